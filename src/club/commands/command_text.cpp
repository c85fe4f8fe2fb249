#include "club/commands/command_text.h"

#include "base/inplace.h"
#include "club/commands/command_line.h"
#include "club/commands/command_prefix.h"
#include "club/commands/command_table.h"
#include "language/lexicon.h"
#include "language/normal_form.h"

#include <algorithm>
#include <optional>

namespace posthouse::club {
namespace {

constexpr std::string_view line_blanks = " \t\r\n";

/// `#` begins a comment at the beginning of a line and after a blank; in `12#3` it is part of the
/// word.
std::string_view without_comment(std::string_view line) {
    for (std::size_t at = line.find('#'); at != line.npos; at = line.find('#', at + 1))
        if (at == 0 || line_blanks.find(line[at - 1]) != line_blanks.npos)
            return line.substr(0, at);
    return line;
}

/// "Hello," above the first command.
bool is_greeting(std::string_view line) {
    constexpr std::ptrdiff_t words_max = 4;
    const auto gaps =
        std::ranges::count_if(line, [](char c) { return line_blanks.find(c) != line_blanks.npos; });
    return gaps < words_max && !is_command(line) &&
           language::Lexicon::all().begins_with(language::normal_form(line),
                                                language::WordKind::greeting);
}

bool ends_commands(std::string_view line) {
    if (line == "--") return true;
    if (line.ends_with('!') || line.ends_with('.') || line.ends_with(',')) line.remove_suffix(1);
    return equals_ignore_case(line, "thanks") || equals_ignore_case(line, "quit");
}

/// Removes the next line that may be a command, with the blank lines, comments and, before the
/// first, greetings above it; none at the end of the commands.
std::optional<std::string> next_command_line(std::string_view& text, bool first) {
    while (!text.empty()) {
        const auto line = trimmed(without_comment(take_until(text, '\n')));
        if (ends_commands(line)) break;
        if (!line.empty() && !(first && is_greeting(line))) return plain_command(line);
    }
    return std::nullopt;
}

/// A word with punctuation behind it, as commands have none.
bool is_punctuated(std::string_view word) {
    constexpr std::string_view marks = ".,;:!?";
    return !word.starts_with("--") &&
           (marks.find(word.back()) != marks.npos || word.ends_with("…"));
}

/// “Help, I am losing.”
bool reads_as_sentence(const CommandLine& line) {
    return std::ranges::any_of(
        line.words, [](const std::string& word) { return !word.empty() && is_punctuated(word); });
}

/// Its words are anything, so that prose fits it: “help is on its way”.
bool takes_anything(const CommandSpec& row) {
    return row.id == CommandId::help || row.id == CommandId::list;
}

/// “12”, “12#4”, “new”: no word of a sentence.
bool names_board(std::string_view word) {
    return looks_like_board(word) && (!is_keyword(word) || equals_ignore_case(word, "new"));
}

/// A line about a game: what follows the command's word must be a board, if it needs one.
bool is_meant_for_game(const CommandLine& line, const CommandPrefix& begin) {
    if (line.words.size() <= begin.words) return true;
    const bool on_board =
        !begin.row || begin.row->parameters.empty() || begin.row->parameters[0].name == "board";
    return !on_board || names_board(line.words[begin.words]);
}

bool takes_words(std::string_view line) {
    const CommandPrefix begin = parse_prefix(split_command(line));
    return begin.row && begin.row->takes_words();
}

bool needs_text(std::string_view line) {
    const CommandPrefix begin = parse_prefix(split_command(line));
    return begin.row && begin.row->requires_text;
}

}  // namespace

std::vector<std::string> command_lines(std::string_view text) {
    std::vector<std::string> commands;
    while (commands.size() <= lines_max)
        if (auto line = next_command_line(text, commands.empty()))
            commands.push_back(*std::move(line));
        else
            break;
    return commands;
}

CommandText split_command_text(std::string_view text) {
    CommandText read;
    std::vector<std::string>& commands = read.commands;
    bool meant = true;
    while (commands.size() <= lines_max) {
        std::string_view below = text;
        auto line = next_command_line(text, commands.empty());
        if (!line) break;
        const bool goes_on = commands.empty() ||
                             (meant && !needs_text(commands.back()) && is_meant_as_command(*line));
        if (!goes_on) {
            read.words = trimmed(below);
            if (meant && std::ranges::none_of(commands, takes_words))
                commands.push_back(*std::move(line));
            break;
        }
        meant = is_meant_as_command(*line);
        commands.push_back(*std::move(line));
    }
    return read;
}

bool is_meant_as_command(std::string_view text) {
    const CommandLine line = split_command(text);
    if (line.words.empty()) return false;
    const CommandPrefix begin = parse_prefix(line);
    const bool exact = is_command(text);
    if (exact && begin.game && is_meant_for_game(line, begin)) return true;
    if (reads_as_sentence(line)) return false;
    if (begin.game) return is_meant_for_game(line, begin);
    if (begin.row && takes_anything(*begin.row)) {
        constexpr std::size_t words_max = 3;
        return exact && line.words.size() <= words_max;
    }
    // “resgin 2”: the game is missing.
    if (!begin.row && guess_game_command(line.words[0]))
        return line.words.size() == 1 || names_board(line.words[1]) ||
               games::find_game(line.words[1]);
    return guess_first_word(line.words[0]).has_value();
}

}  // namespace posthouse::club
