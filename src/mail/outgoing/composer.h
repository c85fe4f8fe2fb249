// Composes letters as mails: plain text, and the same as HTML.
#pragma once

#include "club/core/secrets.h"
#include "club/core/types.h"
#include "mail/incoming/addresses.h"
#include "mail/outgoing/letter_attachments.h"

#include <span>
#include <string>
#include <string_view>

namespace posthouse::mail {

/// The letter with `{confirm}`, `{held}`, `{mail-password}`, `{house}` and `{page}` filled in, in
/// subject and body. It may contain the reader's secrets: send or show it to the reader, never
/// store it. `mail_password` is the number of the reader's current one. Text written by other
/// players (boards, messages, broadcasts) never gets a secret.
club::Letter fill_placeholders(club::Letter, const MailIdentity&, const club::ServerKey&,
                               int mail_password = 0);

/// The serialized mail, with LF line ends. Nothing in the letter can inject a header. The letter's
/// address must be mailable.
std::string compose(const club::Letter&, const LetterAttachments&, const MailIdentity&,
                    const club::ServerKey&);

/// A letter with its attachments.
struct LetterWithAttachments {
    club::Letter letter;
    LetterAttachments attachments;
};

/// Several letters to one reader as one mail, to the first one's address: “Your boards, 21
/// November”. Boards that await the reader's move come first; each shows the address for replies.
/// The same letters get the same Message-ID. `today` is in the reader's time zone.
std::string compose_digest(std::span<const LetterWithAttachments>, club::Instant now,
                           club::Instant today, const MailIdentity&, const club::ServerKey&);

/// The envelope sender: empty for an automatic reply, so that nobody answers it; otherwise the
/// server's address with the bounce token.
std::string envelope_from(const club::Letter&, const LetterAttachments&, const MailIdentity&);

/// The server's own address with a token behind its `+`; without `+` if the token is empty.
std::string tagged_address(const MailIdentity&, std::string_view token);

}  // namespace posthouse::mail
