// A letter of ours that came back: what a mail server says of an address (RFC 3464, and the plain
// words of servers that know no better: qmail, Exim).
//
// It counts only where it comes to the address from which that one letter was sent (its bounce
// mark, club/mail_tokens.h): nobody can suspend another's address by inventing a bounce.
#pragma once

#include "club/letter_delivery.h"
#include "club/secrets.h"
#include "club/store.h"
#include "mail/addresses.h"
#include "mail/incoming.h"

#include <optional>
#include <string>
#include <string_view>

namespace posthouse::mail {

/// What a report says of one address.
struct DeliveryFailure {
    bool hopeless = false;  // there is no such address
    std::string said{};     // one line, printable, without marks
};

/// None where the mail is no report, or says that the letter is only delayed or was delivered. An
/// address that the report does not name is taken for the one that failed: mail is sent on under
/// other names.
std::optional<DeliveryFailure> parse_delivery_failure(const IncomingMail&,
                                                      std::string_view address);

/// Whether the mail came to an address from which a letter was sent, signed or not.
bool is_for_bounces(const IncomingMail&, const MailIdentity&);

/// None where the mail is no bounce of a letter of ours: it was not sent by a mail server, the mark
/// is not signed for an address that the player has, or it reports no failure.
std::optional<club::Bounce> bounce_in(const IncomingMail&, std::string_view envelope_from,
                                      const MailIdentity&, const club::HouseKey&,
                                      const club::StoreReader&);

}  // namespace posthouse::mail
