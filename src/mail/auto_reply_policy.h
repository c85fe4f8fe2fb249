// Which mail must never be answered, so that the house and another machine cannot write to each
// other without end. The house's own answers carry `Auto-Submitted: auto-replied` and an empty
// envelope sender, so two houses that face each other stop at once as well.
//
// Deliberately absent: counting answers per correspondent, addresses whose mail is suspended.
#pragma once

#include "mail/addresses.h"
#include "mail/incoming.h"

#include <optional>
#include <string_view>

namespace posthouse::mail {

/// Notes in the mail what one field of its head says of a machine having sent it. Name and value in
/// small letters, the value on one line.
void note_field(IncomingMail&, std::string_view name, std::string_view value);

/// Why it must not be answered, in a few words for the log; none where it may be. An empty
/// `envelope_from` is the null return path of bounces and automatic answers.
std::optional<std::string_view> must_not_reply(const IncomingMail&, std::string_view envelope_from,
                                               const MailIdentity&);

}  // namespace posthouse::mail
