// Recognizes the command with which a line begins, and which of its parameters the words fit.
#pragma once

#include "club/commands/command_table.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

/// The beginning of a line: the game and the command, if recognized, and how many words they took.
struct CommandPrefix {
    const games::Game* game = nullptr;
    const CommandSpec* row = nullptr;
    std::size_t words = 0;
};

/// Understands one typing error in each word.
CommandPrefix parse_prefix(const CommandLine&);

/// Its words as typed, with the game before them if that was mistyped.
std::string typed_words(const CommandLine&, const CommandPrefix&);

/// A command's first word, as typed or with one typing error.
std::optional<std::string_view> guess_first_word(std::string_view typed);

/// A command after the name of a game, as typed or with one typing error; null for other words.
const CommandSpec* guess_game_command(std::string_view typed);

/// The parameters for a known speaker, who leaves out their name, and the password unless the
/// command needs the account's own.
std::vector<ParameterSpec> parameters_for_speaker(const CommandSpec&);

/// Where the parameter is among the words after the command.
std::size_t parameter_index(const CommandSpec&, std::string_view slot);

/// How many words these parameters need.
std::size_t words_needed(std::span<const ParameterSpec>);

/// Whether these parameters accept so many words.
bool words_fit(std::span<const std::string> words, std::span<const ParameterSpec>);

/// Whether a known speaker wrote the full form: their own name is in its place, or only the full
/// form takes so many words (somebody else uses the same page).
bool wrote_full_form(const CommandSpec&, std::span<const std::string> words,
                     std::string_view speaker);

/// Only digits, and not too many for an int.
bool is_number(std::string_view word);

}  // namespace posthouse::club
