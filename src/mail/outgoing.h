// A Letter as a mail, the way it goes out: RFC 5322 through GMime.
//
// Deliberately absent: HTML and pictures, signing (the MTA's work), who carries it (Postman), any
// decision.
#pragma once

#include "club/secrets.h"
#include "club/types.h"
#include "mail/addresses.h"

#include <string>

namespace posthouse {

/// With `{confirm}`, `{house}` and `{page}` filled in, in subject and body. Such a letter holds the
/// reader's confirmation: it is carried or shown to the reader, never stored.
Letter filled(Letter, const MailIdentity&, const HouseKey&);

/// The bytes of the mail, lines ended by LF. No word of the letter can become a header of its own.
/// The letter's address must be mailable.
std::string render(const Letter&, const MailIdentity&, const HouseKey&);

/// What the envelope says: nothing for an automatic answer, so that nobody answers it; else the
/// house.
std::string envelope_from(const Letter&, const MailIdentity&);

}  // namespace posthouse
