// A deleted account: what must be removed, and how its name is removed from texts.
#pragma once

#include "club/types.h"

#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

/// Replaces the name. It has blanks, so nobody can sign up with it.
inline constexpr std::string_view someone_who_left = "someone who left";
/// Replaces what they wrote.
inline constexpr std::string_view words_removed = "(removed)";

struct Forgotten {
    UserId user{};
    std::vector<std::string> names;      // the current one, and earlier ones that the operator
                                         // changed
    std::vector<std::string> addresses;  // all of them
    Instant at{};
};

inline bool is_forgotten(const User& user) {
    return user.left_at && user.name == someone_who_left;
}

/// Whether one of the names (as a whole word) or addresses is in the text, ignoring case.
bool names_them(std::string_view text, const Forgotten&);
/// The text with `someone_who_left` in their place.
std::string without_them(std::string_view text, const Forgotten&);

/// Whether the text contains `quoted`, ignoring line breaks and indentation.
bool quotes(std::string_view text, std::string_view quoted);

}  // namespace posthouse::club
