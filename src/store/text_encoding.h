// Encodes any bytes as text that PostgreSQL can store: valid UTF-8 without zero bytes. Other bytes,
// and the byte 1, which marks them, become the byte 1 and two hexadecimal digits, so that every
// text round-trips. Needed for damaged mails; SQLite stores any bytes.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace posthouse::store {

/// None if the text can be stored as it is.
std::optional<std::string> encode_text(std::string_view text);
/// Undoes encode_text().
void decode_text(std::string& kept);

}  // namespace posthouse::store
