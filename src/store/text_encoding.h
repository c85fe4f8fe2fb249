// Any bytes as a text that PostgreSQL keeps: it takes UTF-8 only, and no zero byte. What is neither
// (and the byte 1, which marks it) is written as the byte 1 and two hexadecimal digits; so every
// text comes back as it went in, and different texts stay different.
//
// Mails bring such things, if seldom. SQLite keeps any bytes.
//
// Deliberately absent: judging what a text should be.
#pragma once

#include "base/inplace.h"
#include "club/forgotten.h"

#include <optional>
#include <string>
#include <string_view>

namespace posthouse::store {

/// None: it can be kept as it is.
std::optional<std::string> encode_text(std::string_view text);
/// Puts back what that has changed.
void restore_text(std::string& kept);

// The form in which names and addresses are compared: ASCII letters in lower case, all else as it
// is.
//
// Databases disagree about what the lower case of a text is, so none of them is asked.

inline std::string fold_case(std::string_view words) {
    std::string form(words);
    for (char& c : form) c = lower(c);
    return form;
}

/// What a player is found by. All who left have the same name, and nobody is found by it.
inline std::string folded_name_of(const club::User& user) {
    return club::is_forgotten(user) ? "*" + std::to_string(static_cast<std::int64_t>(user.id))
                                    : fold_case(user.name);
}

/// The row that a player's matches need.
inline club::User what_remains(const club::User& user, club::Instant at) {
    club::User left;
    left.id = user.id;
    left.name = club::someone_who_left;
    left.joined = user.joined;
    left.left_at = user.left_at.value_or(at);
    return left;
}

}  // namespace posthouse::store
