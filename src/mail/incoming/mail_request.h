// Converts a mail to a Request. The subject is the command; if it is empty, only `Re:`, `multiple`
// or the subject of one of our letters, the body holds one command a line. In a reply to a board
// letter all lines of the body are passed on, and the club splits them into move, command and
// comment (parsed_reply.h).
#pragma once

#include "club/commands/backend.h"
#include "club/core/secrets.h"
#include "mail/incoming/incoming.h"
#include "mail/incoming/quote_stripping.h"

#include <string>
#include <string_view>
#include <vector>

namespace posthouse::mail {

/// A parsed subject.
struct SubjectLine {
    std::string text;  // without `Re:`, `AW:`, `Fwd:`, [tags] and `**`, with single blanks
    std::optional<club::BoardName> board;  // set if it is the subject of a board letter
    std::string appended;                  // what the writer added: "… board 12: c"
    bool forwarded = false;                // has a prefix of a forwarded mail
    bool perhaps_forwarded = false;        // `VS:`, a reply in Finnish and a forward in Danish
};
SubjectLine read_subject(std::string_view subject);

/// The board letter that a mail replies to.
struct RepliedBoards {
    std::optional<club::ReplyContext>
        newest;              // by its tokens; none if they belong to different matches
    bool ambiguous = false;  // they do
};
/// By the valid reply tokens that the mail carries.
RepliedBoards reply_context(const IncomingMail&, const club::ServerKey&);

/// Whether it was sent to the reply address of one of our letters, not only in its thread.
bool is_to_reply_address(const IncomingMail&, const club::ServerKey&);

/// The idempotency key of this mail: its sender, Message-ID, and a keyed hash of its content, since
/// some programs send different mails under one Message-ID. The mail must have exactly one From
/// address.
std::string idempotency_key(const IncomingMail&, const club::ServerKey&);

/// The mail must have exactly one From address (must_not_read has checked it). `letter` is the one
/// that it replies to, to know its quotation.
club::Request to_request(const IncomingMail&, const club::ServerKey&, club::Instant now,
                         const SentLetter& letter = {});

}  // namespace posthouse::mail
