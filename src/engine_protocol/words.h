// What is typed at the engine, word by word, and sentences for whoever typed it.
//
// Deliberately absent: quotation marks, escapes: no word of the protocol has a blank in it, and
// what may (a position, a folder) is put together again from its words.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::engine_protocol {

using Tokens = std::span<const std::string_view>;

constexpr bool is_blank(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

inline std::vector<std::string_view> words_of(std::string_view line) {
    std::vector<std::string_view> words;
    std::size_t at = 0;
    while (at < line.size()) {
        const std::size_t begin = at;
        while (at < line.size() && !is_blank(line[at])) ++at;
        if (at > begin) words.push_back(line.substr(begin, at - begin));
        while (at < line.size() && is_blank(line[at])) ++at;
    }
    return words;
}

/// With one blank between two words.
inline std::string joined(Tokens words) {
    std::string text;
    for (const std::string_view word : words) {
        if (!text.empty()) text += ' ';
        text += word;
    }
    return text;
}

/// A whole number, perhaps with a sign; none where `word` is anything else. What is too large for
/// the type is the largest that it has.
inline std::optional<std::int64_t> whole_number(std::string_view word) {
    const bool negative = word.starts_with('-');
    if (negative) word.remove_prefix(1);
    if (word.empty()) return std::nullopt;
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    std::int64_t number = 0;
    for (const char c : word) {
        if (c < '0' || c > '9') return std::nullopt;
        const int digit = c - '0';
        number = number > (most - digit) / 10 ? most : number * 10 + digit;
    }
    return negative ? -number : number;
}

/// A line that tools pass by and people read. Nothing in the sentence can end the line early.
inline std::string info_string(std::string_view sentence) {
    std::string line = "info string ";
    for (const char c : sentence)
        line += static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? '?' : c;
    return line + '\n';
}

}  // namespace posthouse::engine_protocol
