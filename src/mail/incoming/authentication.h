// The DMARC result for the From address, as our own mail server wrote it into
// Authentication-Results (RFC 8601). Only fields above our server's own Received are trusted, and
// none in a mail without one, which has not come through it (read_mail); a server that writes below
// it must strip such fields from incoming mail. SPF and
// DKIM results do not count: they are not about the From address.
#pragma once

#include "mail/incoming/incoming.h"

#include <span>
#include <string>
#include <string_view>

namespace posthouse::mail {

/// `fields` are the values of the Authentication-Results fields, the topmost first; `from` is the
/// mail's only From address. The topmost field of this server with a DMARC result counts: `pass`
/// for exactly the domain of `from` is `proved`, `fail` is `disproved`.
IncomingMail::SenderAuth dmarc_result(std::span<const std::string> fields,
                                      std::string_view authserv_id, std::string_view from);

/// Whether this value of a Received field is of our own server: it says “by” with its authserv-id,
/// which is the host name of most servers (Postfix's myhostname), or with a name above or below it.
bool is_received_by(std::string_view received, std::string_view authserv_id);

}  // namespace posthouse::mail
