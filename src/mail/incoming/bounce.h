// Bounces of our letters: RFC 3464 reports and the plain text of older servers (qmail, Exim).
// A bounce counts only at the signed address from which that one letter was sent (its bounce token,
// club/letters/mail_tokens.h), so nobody can suspend another player's address with a forged one.
#pragma once

#include "club/core/secrets.h"
#include "club/core/store.h"
#include "club/letters/letter_delivery.h"
#include "mail/incoming/addresses.h"
#include "mail/incoming/incoming.h"

#include <optional>
#include <string>
#include <string_view>

namespace posthouse::mail {

/// What a report says about one address.
struct DeliveryFailure {
    bool permanent = false;    // there is no such address
    std::string diagnostic{};  // one line, printable, without tokens
};

/// None if the mail is no report, or says that the letter is only delayed or was delivered. A
/// failed recipient that is not `address` counts as well: mail is forwarded under other names.
std::optional<DeliveryFailure> parse_delivery_failure(const IncomingMail&,
                                                      std::string_view address);

/// Whether the mail came to an address from which a letter was sent, signed or not.
bool is_to_bounce_address(const IncomingMail&, const MailIdentity&);

/// None if the mail is not a valid bounce: it did not come from a mail server, its token is not
/// signed for an address of the player, or it reports no failure.
std::optional<club::Bounce> parse_bounce(const IncomingMail&, std::string_view envelope_from,
                                         const MailIdentity&, const club::ServerKey&,
                                         const club::StoreReader&);

}  // namespace posthouse::mail
