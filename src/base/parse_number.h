// Numbers in text.
#pragma once

#include <charconv>
#include <optional>
#include <string_view>
#include <system_error>

namespace posthouse {

/// The whole of `text` as a number; none if it is anything else or does not fit.
template <class Number>
std::optional<Number> parse_number(std::string_view text) {
    Number number{};
    const char* end = text.data() + text.size();
    const auto [stopped, wrong] = std::from_chars(text.data(), end, number);
    if (wrong != std::errc() || stopped != end) return std::nullopt;
    return number;
}

}  // namespace posthouse
