// From a mail to a Request: which of its lines are commands, what is a comment, which board letter
// it replies to, and where the answer goes.
//
// The subject is the command; where it is empty, nothing but `Re:`, `multiple` or what the house
// wrote above a letter, the body holds one command a line. In a reply to a board letter all lines
// of the body are handed on: the club sorts them into a move or command and a comment
// (parsed_reply.h).
#pragma once

#include "club/backend.h"
#include "club/secrets.h"
#include "mail/incoming.h"

#include <string>
#include <string_view>
#include <vector>

namespace posthouse::mail {

/// A subject taken apart.
struct SubjectLine {
    std::string words;  // without `Re:`, `AW:`, `Fwd:`, [tags] and `**`, blanks made one
    std::optional<club::BoardName> about;  // it is that of a board letter
    std::string added;                     // what the writer added behind that: "wari Board 12: c"
    bool forwarded = false;                // one of the prefixes says so
    bool perhaps_forwarded = false;        // `VS:`, a reply in Finnish and a forward in Danish
};
SubjectLine read_subject(std::string_view subject);

/// The board letter that a mail replies to.
struct AnsweredBoards {
    std::optional<club::ReplyContext>
        newest;            // by its marks; none where they are of different matches
    bool several = false;  // they are
};
/// By the marks of our own making that the mail carries.
AnsweredBoards reply_context(const IncomingMail&, const club::HouseKey&);

/// The one key under which this mail has its effect: its sender and Message-ID, else a keyed hash
/// of what it says. The mail must have exactly one From address.
std::string idempotency_key(const IncomingMail&, const club::HouseKey&);

/// The mail must have exactly one From address (must_not_reply saw to it).
club::Request to_request(const IncomingMail&, const club::HouseKey&, club::Instant now);

}  // namespace posthouse::mail
