// What our own mail server found out about a mail's author, as it wrote it into the mail's head
// (Authentication-Results, RFC 8601).
//
// Only the verdict of DMARC counts: it alone is about the From address. Anybody can write such a
// field into a mail, but only our server above its own Received (read_mail): what stands below came
// with the mail. Where it writes below, it must strip such fields from what comes in. Which name is
// our server's is told by the operator; where it is not, nothing is believed.
//
// Deliberately absent: checking signatures or asking the DNS (the mail server did), SPF and DKIM
// verdicts.
#pragma once

#include "mail/incoming.h"

#include <span>
#include <string>
#include <string_view>

namespace posthouse::mail {

/// `fields` are the values of the Authentication-Results fields, the topmost first; `from` is the
/// mail's only From address. The topmost field of this name that holds a verdict of DMARC counts:
/// `pass` for exactly the domain of `from` proves it, `fail` disproves it.
IncomingMail::SenderAuth dmarc_result(std::span<const std::string> fields,
                                      std::string_view authserv_id, std::string_view from);

}  // namespace posthouse::mail
