// Any bytes as a text that PostgreSQL keeps: it takes UTF-8 only, and no zero byte. What is neither
// (and the byte 1, which marks it) is written as the byte 1 and two hexadecimal digits; so every
// text comes back as it went in, and different texts stay different.
//
// Mails bring such things, if seldom. SQLite keeps any bytes.
//
// Deliberately absent: judging what a text should be.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace posthouse::store {

/// None: it can be kept as it is.
std::optional<std::string> encode_text(std::string_view text);
/// Puts back what that has changed.
void restore_text(std::string& kept);

}  // namespace posthouse::store
