// Encodes any bytes as text that PostgreSQL can store: valid UTF-8 without zero bytes. Other bytes,
// and the byte 1, which marks them, become the byte 1 and two hexadecimal digits, so that every
// text round-trips. Needed for damaged mails; SQLite stores any bytes.
#pragma once

#include "base/inplace.h"
#include "club/forgotten.h"

#include <optional>
#include <string>
#include <string_view>

namespace posthouse::store {

/// None if the text can be stored as it is.
std::optional<std::string> encode_text(std::string_view text);
/// Undoes encode_text().
void decode_text(std::string& kept);

// Case folding for comparing names and addresses: only ASCII letters, since databases disagree
// about the lower case of others.

inline std::string fold_case(std::string_view words) {
    std::string form(words);
    for (char& c : form) c = to_lower(c);
    return form;
}

/// The key for finding a player by name. Closed accounts share a name, and nobody is found by it.
inline std::string name_key(const club::User& user) {
    return club::is_deleted_account(user) ? "*" + std::to_string(static_cast<std::int64_t>(user.id))
                                          : fold_case(user.name);
}

/// The row of a closed account, which its matches need.
inline club::User anonymized_user(const club::User& user, club::Instant at) {
    club::User left;
    left.id = user.id;
    left.name = club::deleted_user_name;
    left.joined = user.joined;
    left.left_at = user.left_at.value_or(at);
    return left;
}

}  // namespace posthouse::store
