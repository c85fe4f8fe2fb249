// The DMARC result for the From address, as our own mail server wrote it into
// Authentication-Results (RFC 8601). Only fields above our server's own Received are trusted
// (read_mail); a server that writes below it must strip such fields from incoming mail. SPF and
// DKIM results do not count: they are not about the From address.
#pragma once

#include "mail/incoming.h"

#include <span>
#include <string>
#include <string_view>

namespace posthouse::mail {

/// `fields` are the values of the Authentication-Results fields, the topmost first; `from` is the
/// mail's only From address. The topmost field of this server with a DMARC result counts: `pass`
/// for exactly the domain of `from` is `proved`, `fail` is `disproved`.
IncomingMail::SenderAuth dmarc_result(std::span<const std::string> fields,
                                      std::string_view authserv_id, std::string_view from);

}  // namespace posthouse::mail
