// Which mail must never be answered, to prevent mail loops (RFC 3834). Our own replies carry
// `Auto-Submitted: auto-replied` and an empty envelope sender, so two servers stop at once, too.
#pragma once

#include "mail/addresses.h"
#include "mail/incoming.h"

#include <optional>
#include <string_view>

namespace posthouse::mail {

/// Records what a header field says about an automatic sender. Name and value in lower case, the
/// value on one line.
void record_header_field(IncomingMail&, std::string_view name, std::string_view value);

/// The reason not to answer, in a few words for the log; none if the mail may be answered. An empty
/// `envelope_from` is the null return path of bounces and automatic replies.
std::optional<std::string_view> must_not_reply(const IncomingMail&, std::string_view envelope_from,
                                               const MailIdentity&);

}  // namespace posthouse::mail
