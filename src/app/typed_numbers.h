// Numbers on the command line: what is none, or too small or too great, is refused with one
// sentence that says what is wanted.
//
// Deliberately absent: what the numbers mean.
#pragma once

#include "app/machine.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <charconv>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>

namespace posthouse::app {

/// The whole of what was typed as a number.
template <class Number>
std::optional<Number> typed_number(const std::string& typed) {
    Number number{};
    const char* end = typed.data() + typed.size();
    const auto [stopped, wrong] = std::from_chars(typed.data(), end, number);
    if (wrong != std::errc() || stopped != end) return std::nullopt;
    return number;
}

/// A whole number within these bounds; without `most`, any that is large enough.
inline CLI::Validator whole_number(std::uint64_t least,
                                   std::uint64_t most = std::numeric_limits<std::int64_t>::max()) {
    return {[least, most](std::string& typed) -> std::string {
                const auto number = typed_number<std::uint64_t>(typed);
                if (number && *number >= least && *number <= most) return "";
                if (most == std::numeric_limits<std::int64_t>::max())
                    return fmt::format("“{}” is not a whole number of at least {}.", typed, least);
                return fmt::format("“{}” is not a whole number from {} to {}.", typed, least, most);
            },
            ""};
}

/// Any number from `least` to `most`.
inline CLI::Validator number_within(double least, double most) {
    return {[least, most](std::string& typed) -> std::string {
                const auto number = typed_number<double>(typed);
                if (number && *number >= least && *number <= most) return "";
                return fmt::format("“{}” is not a number from {} to {}.", typed, least, most);
            },
            ""};
}

/// Seconds, or milliseconds: more than none, and not longer than anybody lives.
inline CLI::Validator some_time() {
    return {[](std::string& typed) -> std::string {
                const auto number = typed_number<double>(typed);
                if (number && *number > 0 && *number <= 1e12) return "";
                return fmt::format("“{}” is not a number above 0.", typed);
            },
            ""};
}

/// An amount of memory.
inline CLI::Validator byte_size_validator() {
    return {[](std::string& typed) -> std::string {
                if (typed_bytes(typed)) return "";
                return fmt::format("“{}” is not an amount of memory such as 8G or 512M.", typed);
            },
            ""};
}

}  // namespace posthouse::app
