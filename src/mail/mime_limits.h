// Whether a mail is small and flat enough to be given to the MIME parser, found out by looking at
// its lines only. What is beyond these bounds no mail program sends; it would cost the parser
// minutes (it reads all To fields anew for each of them) or its stack.
#pragma once

#include "base/refusal.h"

#include <optional>
#include <string_view>

namespace posthouse::mail {

inline constexpr int mail_parts_max = 100;
inline constexpr int mail_depth_max = 10;

/// A sentence where the mail is out of bounds.
std::optional<Refusal> exceeds_limits(std::string_view bytes);

/// What is said of a mail of too many or too deep parts.
Refusal too_many_parts();

}  // namespace posthouse::mail
