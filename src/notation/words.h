// What reading and writing a game's text share.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "rules/rules.h"

namespace posthouse::notation {

/// The signs of glyphs 1 to 6.
inline constexpr std::array<std::string_view, 7> signs{"", "!", "?", "!!", "??", "!?", "?!"};

constexpr std::string_view result_text(std::optional<Result> result) {
    if (!result) return "*";
    return *result == Result::first ? "1-0" : *result == Result::second ? "0-1" : "1/2-1/2";
}

constexpr bool is_result(std::string_view word) {
    return word == "*" || word == "1-0" || word == "0-1" || word == "1/2-1/2";
}

constexpr std::optional<Result> result_of(std::string_view word) {
    for (const Result result : {Result::first, Result::second, Result::draw})
        if (word == result_text(result)) return result;
    return std::nullopt;
}

constexpr bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\v' || c == '\f';
}

}  // namespace posthouse::notation
