// Who may keep order on the page: an operator, in a session that was begun with their second
// factor. A token, a mail or a password alone never may.
//
// What they do is written down as the operator's acts are, and goes by the same functions
// (service_moderation.cpp). Another operator is out of their reach, and so are they themselves.
#pragma once

#include "base/refusal.h"
#include "club/store.h"

#include <optional>
#include <string>
#include <string_view>

namespace posthouse::club {

/// The operator who has come by the session with this hash, or why nobody may keep order by it.
Expected<User> acting_operator(const StoreReader&, std::string_view session_hash, Instant now);

/// Whether the report is about this player or about a match of theirs: another operator sees to it.
bool concerns(const StoreReader&, const Report&, UserId);

/// “90m”, “12h”, “7d”, “2w”; none where it is something else.
std::optional<milliseconds> typed_duration(std::string_view typed);

/// Operators are written to about so many reports in an hour; what is above waits on the page.
inline constexpr std::size_t report_letters_an_hour = 10;

}  // namespace posthouse::club
