#include "club/commands/command_prefix.h"

#include "base/inplace.h"

#include <algorithm>

namespace posthouse::club {
namespace {

/// A command that is not about a game, of one word or two, and how many words it took.
CommandPrefix guess_server_command(std::span<const std::string> words) {
    CommandPrefix begin{nullptr, nullptr, 1};
    const auto first = guess_first_word(words[0]);
    if (!first) return begin;
    std::vector<std::string_view> seconds;
    for (const CommandSpec& row : command_table()) {
        if (row.per_game || row.first_word() != *first) continue;
        if (row.second_word().empty())
            begin.row = &row;
        else
            seconds.push_back(row.second_word());
    }
    if (words.size() < 2 || seconds.empty()) return begin;
    const auto second = guess_word(words[1], seconds);
    for (const CommandSpec& row : command_table())
        if (second && !row.per_game && row.first_word() == *first && row.second_word() == *second)
            begin = {nullptr, &row, 2};
    return begin;
}

const games::Game* guess_game(std::string_view typed) {
    for (const games::Game& game : games::all_games())
        if (game.listed && equals_ignore_case(game.name, typed)) return &game;
    for (const CommandSpec& row : command_table())
        if (!row.per_game && equals_ignore_case(row.first_word(), typed)) return nullptr;
    std::vector<std::string_view> names;
    for (const games::Game& game : games::all_games())
        if (game.listed) names.push_back(game.name);
    const auto name = guess_word(typed, names);
    return name ? games::find_game(*name) : nullptr;
}

/// "show wari 12" for "wari show 12": both words as they are.
std::optional<CommandPrefix> swapped_prefix(const CommandLine& line) {
    if (line.words.size() < 2) return std::nullopt;
    const games::Game* game = games::find_game(line.words[1]);
    const auto row = std::ranges::find_if(command_table(), [&](const CommandSpec& one) {
        return one.per_game && equals_ignore_case(one.word, line.words[0]);
    });
    if (!game || !game->listed || row == command_table().end()) return std::nullopt;
    return CommandPrefix{game, &*row, 2};
}

}  // namespace

std::optional<std::string_view> guess_first_word(std::string_view typed) {
    std::vector<std::string_view> firsts;
    for (const CommandSpec& row : command_table())
        if (!row.per_game && std::ranges::count(firsts, row.first_word()) == 0)
            firsts.push_back(row.first_word());
    return guess_word(typed, firsts);
}

const CommandSpec* guess_game_command(std::string_view typed) {
    if (equals_ignore_case(typed, "board")) typed = "move";  // a common typing error
    std::vector<std::string_view> known;
    const auto fits = [](const CommandSpec& row) {
        return row.per_game || row.id == CommandId::help;
    };
    for (const CommandSpec& row : command_table())
        if (fits(row)) known.push_back(row.word);
    const auto word = guess_word(typed, known);
    if (!word) return nullptr;
    return &*std::ranges::find_if(
        command_table(), [&](const CommandSpec& row) { return fits(row) && row.word == *word; });
}

CommandPrefix parse_prefix(const CommandLine& line) {
    if (line.words.empty()) return {};
    const games::Game* game = guess_game(line.words[0]);
    if (!game) {
        const CommandPrefix server = guess_server_command(line.words);
        return server.row ? server : swapped_prefix(line).value_or(server);
    }
    if (line.words.size() == 1) return {game, nullptr, 1};
    return {game, guess_game_command(line.words[1]), 2};
}

std::string typed_words(const CommandLine& line, const CommandPrefix& begin) {
    std::string typed;
    bool named = false;
    for (std::size_t i = 0; i < begin.words; ++i) {
        if (!named && begin.game && equals_ignore_case(begin.game->name, line.words[i]))
            named = true;
        else
            typed += (typed.empty() ? "" : " ") + line.words[i];
    }
    return typed;
}

std::size_t words_needed(std::span<const ParameterSpec> slots) {
    return std::ranges::count_if(slots, [](const ParameterSpec& slot) {
        return slot.arity == Arity::one || slot.arity == Arity::some;
    });
}

std::vector<ParameterSpec> parameters_for_speaker(const CommandSpec& row) {
    if (!row.takes_credentials()) return row.parameters;
    std::vector<ParameterSpec> slots;
    for (const ParameterSpec& slot : row.parameters)
        if (slot.name != "user" && (slot.name != "password" || row.auth_level == AuthLevel::owner))
            slots.push_back(slot);
    return slots;
}

std::size_t parameter_index(const CommandSpec& row, std::string_view slot) {
    return std::ranges::find(row.parameters, slot, &ParameterSpec::name) - row.parameters.begin();
}

bool words_fit(std::span<const std::string> words, std::span<const ParameterSpec> slots) {
    const bool many = std::ranges::any_of(slots, [](const ParameterSpec& slot) {
        return slot.arity == Arity::some || slot.arity == Arity::any;
    });
    return words.size() >= words_needed(slots) && (many || words.size() <= slots.size());
}

bool wrote_full_form(const CommandSpec& row, std::span<const std::string> words,
                     std::string_view speaker) {
    if (!words_fit(words, row.parameters)) return false;
    return equals_ignore_case(words[parameter_index(row, "user")], speaker) ||
           !words_fit(words, parameters_for_speaker(row));
}

bool is_number(std::string_view word) {
    return !word.empty() && word.size() <= 9 && std::ranges::all_of(word, is_digit);
}

}  // namespace posthouse::club
