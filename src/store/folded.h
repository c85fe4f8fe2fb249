// The form in which names and addresses are compared: ASCII letters in lower case, all else as it
// is.
//
// Databases disagree about what the lower case of a text is, so none of them is asked.
//
// Deliberately absent: Unicode case folding. Two names that differ in the case of an é are two
// names.
#pragma once

#include "base/text.h"
#include "club/forgotten.h"

#include <string>
#include <string_view>

namespace posthouse {

inline std::string folded(std::string_view words) {
    std::string form(words);
    for (char& c : form) c = lower(c);
    return form;
}

/// What a player is found by. All who left have the same name, and nobody is found by it.
inline std::string folded_name_of(const User& user) {
    return is_forgotten(user) ? "*" + std::to_string(static_cast<std::int64_t>(user.id))
                              : folded(user.name);
}

/// The row that a player's matches need.
inline User what_remains(const User& user, Instant at) {
    User left;
    left.id = user.id;
    left.name = someone_who_left;
    left.joined = user.joined;
    left.gone = user.gone.value_or(at);
    return left;
}

}  // namespace posthouse
