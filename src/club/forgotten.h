// A player who leaves: what is to be forgotten of them, and how texts are rid of their name.
#pragma once

#include "club/types.h"

#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

/// What others read in place of the name. It has blanks, so nobody can sign up with it.
inline constexpr std::string_view someone_who_left = "someone who left";
/// In place of what they wrote.
inline constexpr std::string_view words_removed = "(removed)";

struct Forgotten {
    UserId user{};
    std::vector<std::string> names;      // the present one, and those from before the operator
                                         // renamed them
    std::vector<std::string> addresses;  // all of them
    Instant at{};
};

inline bool is_forgotten(const User& user) {
    return user.left_at && user.name == someone_who_left;
}

/// Whether one of the names, as a word of its own, or one of the addresses stands in the text; in
/// any case of letters.
bool names_them(std::string_view text, const Forgotten&);
/// The same text with `someone_who_left` in their places.
std::string without_them(std::string_view text, const Forgotten&);

/// Whether `quoted` stands in the text, however its lines are broken and indented.
bool quotes(std::string_view text, std::string_view quoted);

}  // namespace posthouse::club
