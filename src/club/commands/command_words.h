// The command words of other languages: “aufgeben” and “abandonner” are understood as “resign”.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace posthouse::club {

/// The English word of a command, or of an answer to a letter, that these words are in one of our
/// languages, in any case and without accents; empty if they are none.
std::string_view english_command_word(std::string_view typed);

/// The command words that have translations (`command-word-…` in letters.ftl).
std::span<const std::string_view> translated_command_words();

}  // namespace posthouse::club
