// A Letter as a mail, the way it goes out: plain words, the same as HTML, and the board as a
// picture inside it; RFC 5322 and MIME through GMime.
//
// Deliberately absent: signing (the MTA's work), who carries it (Postman), what belongs to a letter
// (enclosure.h), any decision.
#pragma once

#include "club/secrets.h"
#include "club/types.h"
#include "mail/addresses.h"
#include "mail/enclosure.h"

#include <span>
#include <string>
#include <string_view>

namespace posthouse {

/// With `{confirm}`, `{held}`, `{mail-password}`, `{house}` and `{page}` filled in, in subject and
/// body. Such a letter may hold the reader's secrets: it is carried or shown to the reader, never
/// stored. `mail_password` is the number of the reader's present one. What other players wrote
/// (boards, messages, broadcasts) is never given a secret.
Letter filled(Letter, const MailIdentity&, const HouseKey&, int mail_password = 0);

/// The bytes of the mail, lines ended by LF. No word of the letter can become a header of its own.
/// The letter's address must be mailable.
std::string render(const Letter&, const Enclosure&, const MailIdentity&, const HouseKey&);

/// A letter with what belongs to it.
struct Enclosed {
    Letter letter;
    Enclosure enclosure;
};

/// Several letters to one reader as one mail, to the first one's address: “Your boards, 21
/// November”. What awaits his move comes first; each has the address at which it can be answered.
/// The same letters have the same Message-ID. `today` is as the reader's clock has it.
std::string render_digest(std::span<const Enclosed>, Instant now, Instant today,
                          const MailIdentity&, const HouseKey&);

/// What the envelope says: nothing for an automatic answer, so that nobody answers it; else the
/// house, with the mark that says whose letter comes back.
std::string envelope_from(const Letter&, const Enclosure&, const MailIdentity&);

/// The house's own address with a mark behind its `+`; plain where the mark is empty.
std::string marked_address(const MailIdentity&, std::string_view mark);

}  // namespace posthouse
