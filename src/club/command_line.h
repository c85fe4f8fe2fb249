// A command as somebody typed it, taken apart into words and options; and the small mercies of
// reading what people type.
//
// Words are parted by blanks; a word with blanks stands in "double quotes", with \" and \\ inside.
// `--name=value` is an option wherever it stands, unless quoted. `--start=POSITION` needs no quotes
// for its blanks, and may have any, also around the whole option. `**` alone means "has a comment"
// in old subjects and is ignored.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

struct Option {
    std::string name;   // without the dashes, in small letters
    std::string value;  // empty where there is none
};

struct CommandLine {
    std::vector<std::string> words;
    std::vector<Option> options;

    /// The value of the option, empty where it has none; none where it was not given. The last one
    /// counts.
    std::optional<std::string> option(std::string_view name) const;
};

/// Never fails: a quote that is not closed goes to the end of the line.
CommandLine split_command(std::string_view line);

/// So many lines of one request are carried out.
inline constexpr std::size_t lines_max = 100;

/// The command lines at the front of a text: up to `--`, `thanks` or `quit`, without comments (`#`
/// at the front of a line or after a blank) and blank lines. At most one more than are carried
/// out, so that it shows that there were too many.
std::vector<std::string> command_lines(std::string_view text);

/// The word so that split_command reads it as this one word, whatever it holds but line ends (they
/// become blanks).
std::string in_quotes(std::string_view word);

/// The one of `known` that was meant: itself in any case, else the only one it begins (3 letters or
/// more), else the only one a single slip away (a letter missing, added, wrong or two swapped).
/// None where that is not certain.
std::optional<std::string_view> meant(std::string_view typed,
                                      std::span<const std::string_view> known);

/// In small letters (ASCII).
std::string lower_case(std::string_view words);

}  // namespace posthouse::club
