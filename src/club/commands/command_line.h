// Splits a typed command into words and options, and guesses typing errors.
//
// Words are separated by blanks; a word with blanks is written in "double quotes", and in quotes
// \ escapes the next character. `--name=value` is an option anywhere, unless quoted.
// `--start=POSITION` may contain blanks without quotes, or have any quotes, also around the whole
// option. `**` alone means "has a comment" in old subjects and is ignored.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

struct Option {
    std::string name;   // without the dashes, in lower case
    std::string value;  // empty if there is none
};

struct CommandLine {
    std::vector<std::string> words;
    std::vector<Option> options;

    /// The value of the option (empty without one); none if it was not given. The last one counts.
    std::optional<std::string> option(std::string_view name) const;
};

/// Never fails: an unclosed quote goes to the end of the line.
CommandLine split_command(std::string_view line);

/// The most lines of one request that are executed.
inline constexpr std::size_t lines_max = 100;

/// Without blanks, tabs and line ends at its ends.
std::string_view trimmed(std::string_view line);

/// The line without a pair of quotation marks around the whole of it; in ASCII if it begins with a
/// full-width letter, as keyboards for Japanese and Chinese type them. Others are kept as they are,
/// since they may contain a password.
std::string plain_command(std::string_view line);

/// Quotes the word so that split_command reads it as one word; line ends become blanks.
std::string quote_word(std::string_view word);

/// The word of `known` that was meant: an exact match in any case, otherwise the only word with
/// this beginning (at least 3 letters), otherwise the only word one typing error away (a letter
/// missing, added, wrong, or two swapped). None if that is ambiguous.
std::optional<std::string_view> guess_word(std::string_view typed,
                                           std::span<const std::string_view> known);

/// In lower case (ASCII).
std::string lower_case(std::string_view words);

}  // namespace posthouse::club
