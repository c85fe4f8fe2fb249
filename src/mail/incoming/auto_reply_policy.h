// Which mail must not be read, or never be answered, to prevent mail loops (RFC 3834). Our own
// replies carry `Auto-Submitted: auto-replied` and an empty envelope sender, so two servers stop at
// once, too.
#pragma once

#include "mail/incoming/addresses.h"
#include "mail/incoming/incoming.h"

#include <optional>
#include <string_view>

namespace posthouse::mail {

/// Records what a header field says about an automatic sender. Name and value in lower case, the
/// value on one line.
void record_header_field(IncomingMail&, std::string_view name, std::string_view value);

/// The reason not to read it, in a few words for the log: what a program wrote, a bounce, a receipt
/// or a letter of our own. None if a person may have written it. An empty `envelope_from` is the
/// null return path of bounces and automatic replies.
std::optional<std::string_view> must_not_read(const IncomingMail&, std::string_view envelope_from,
                                              const MailIdentity&);

/// The reason not to answer it by mail, though it is read: bulk mail, mailing lists, addresses that
/// belong to programs, fields that ask for no answer. People's mail has these, too.
std::optional<std::string_view> must_not_reply(const IncomingMail&, std::string_view envelope_from);

}  // namespace posthouse::mail
