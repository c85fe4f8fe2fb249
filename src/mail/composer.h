// A Letter as a mail, the way it goes out: plain words, the same as HTML, and the board as a
// picture inside it; RFC 5322 and MIME through GMime.
#pragma once

#include "club/secrets.h"
#include "club/types.h"
#include "mail/addresses.h"
#include "mail/letter_attachments.h"

#include <span>
#include <string>
#include <string_view>

namespace posthouse::mail {

/// With `{confirm}`, `{held}`, `{mail-password}`, `{house}` and `{page}` filled in, in subject and
/// body. Such a letter may hold the reader's secrets: it is carried or shown to the reader, never
/// stored. `mail_password` is the number of the reader's present one. What other players wrote
/// (boards, messages, broadcasts) is never given a secret.
club::Letter filled(club::Letter, const MailIdentity&, const club::HouseKey&,
                    int mail_password = 0);

/// The bytes of the mail, lines ended by LF. No word of the letter can become a header of its own.
/// The letter's address must be mailable.
std::string compose(const club::Letter&, const LetterAttachments&, const MailIdentity&,
                    const club::HouseKey&);

/// A letter with what belongs to it.
struct LetterWithAttachments {
    club::Letter letter;
    LetterAttachments attachments;
};

/// Several letters to one reader as one mail, to the first one's address: “Your boards, 21
/// November”. What awaits his move comes first; each has the address at which it can be answered.
/// The same letters have the same Message-ID. `today` is as the reader's clock has it.
std::string render_digest(std::span<const LetterWithAttachments>, club::Instant now,
                          club::Instant today, const MailIdentity&, const club::HouseKey&);

/// What the envelope says: nothing for an automatic answer, so that nobody answers it; else the
/// house, with the mark that says whose letter comes back.
std::string envelope_from(const club::Letter&, const LetterAttachments&, const MailIdentity&);

/// The house's own address with a mark behind its `+`; plain where the mark is empty.
std::string tagged_address(const MailIdentity&, std::string_view mark);

}  // namespace posthouse::mail
