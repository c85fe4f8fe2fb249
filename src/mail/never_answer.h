// Which mail must never be answered, so that the house and another machine cannot write to each
// other without end.
//
// Deliberately absent: counting answers per correspondent, addresses whose mail is suspended.
#pragma once

#include "mail/addresses.h"
#include "mail/incoming.h"

#include <optional>
#include <string_view>

namespace posthouse {

/// Why it must not be answered, in a few words for the log; none where it may be. An empty
/// `envelope_from` is the null return path of bounces and automatic answers.
std::optional<std::string_view> never_answer(const IncomingMail&, std::string_view envelope_from,
                                             const MailIdentity&);

}  // namespace posthouse
