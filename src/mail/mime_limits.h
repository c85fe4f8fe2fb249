// Checks before the MIME parser runs whether a mail is small and flat enough, from its lines only.
// Beyond these limits GMime takes minutes (it parses all To fields again for each one) or overflows
// its stack; no mail program sends such mail.
#pragma once

#include "base/refusal.h"

#include <optional>
#include <string_view>

namespace posthouse::mail {

inline constexpr int mail_parts_max = 100;
inline constexpr int mail_depth_max = 10;

/// A refusal if the mail exceeds the limits.
std::optional<Refusal> exceeds_limits(std::string_view bytes);

/// The refusal for a mail with too many or too deep parts.
Refusal too_many_parts();

}  // namespace posthouse::mail
