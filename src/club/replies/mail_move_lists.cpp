#include "club/replies/mail_move_lists.h"

#include "base/inplace.h"
#include "club/commands/command_line.h"

#include <algorithm>

namespace posthouse::club {
namespace {

constexpr std::size_t row_words_max = 6;

struct Row {
    std::size_t number = 0;
    std::vector<std::string> cells;  // "?" stands for itself
};

std::optional<Row> read_row(std::string_view line) {
    const CommandLine words = split_command(line);
    if (words.words.empty() || !words.options.empty()) return std::nullopt;
    std::string_view first = words.words[0];
    if (!first.ends_with('.')) return std::nullopt;
    first.remove_suffix(1);
    const auto number = read_number(first);
    if (!number || *number == 0 || words.words.size() > row_words_max) return std::nullopt;
    Row row{static_cast<std::size_t>(*number), {}};
    for (std::size_t i = 1; i < words.words.size(); ++i) {
        std::string_view word = words.words[i];
        // "d?" and "?d": the question mark was not removed.
        if (word.size() > 1 && word.ends_with('?')) word.remove_suffix(1);
        if (word.size() > 1 && word.starts_with('?')) word.remove_prefix(1);
        row.cells.emplace_back(word);
    }
    return row;
}

/// The moves of the match by rows of the list.
std::vector<std::vector<const games::MoveDetails*>> rows_of(const LoadedMatch& loaded) {
    std::vector<std::vector<const games::MoveDetails*>> rows;
    for (const games::MoveDetails& step : loaded.steps()) {
        if (rows.empty() || step.side == Side::first || rows.back().back()->side == Side::second)
            rows.emplace_back();
        rows.back().push_back(&step);
    }
    return rows;
}

Refusal list_mismatch(const LoadedMatch& loaded, std::size_t row) {
    return refuse("move-list-mismatch",
                  "The move list in your mail differs from that of {match} in row {row}: nothing "
                  "was played. Reply with just the move.",
                  loaded.name(), row);
}

/// The cells after those of the moves already made; none if these differ. A row may have been cut
/// short.
std::optional<std::span<const std::string>> new_cells(
    const Row& row, std::span<const games::MoveDetails* const> made, Side reader) {
    const std::size_t known = std::min(row.cells.size(), made.size());
    for (std::size_t i = 0; i < known; ++i)
        if (!made[i]->move.is(row.cells[i], reader)) return std::nullopt;
    return std::span(row.cells).subspan(known);
}

/// Can only be read as a single word of a command.
bool is_plain_word(std::string_view word) {
    return !word.empty() && !word.starts_with('-') &&
           word.find_first_of(" \t\"\\") == std::string_view::npos;
}

}  // namespace

bool is_move_list_row(std::string_view line) {
    const auto row = read_row(line);
    return row && row->cells.size() <= 3 &&
           std::ranges::all_of(row->cells, [](const std::string& cell) {
               return cell == "?" || cell.size() <= 2 || std::ranges::any_of(cell, is_digit);
           });
}

Expected<std::optional<std::string>> completed_move(std::span<const std::string> lines,
                                                    const LoadedMatch& loaded, Side reader) {
    const auto made = rows_of(loaded);
    // If First is to move or nobody has moved, a new row begins.
    const bool begins_row = made.empty() || loaded.view.to_move == Side::first ||
                            made.back().back()->side == Side::second;
    const std::size_t awaited = begins_row ? made.size() + 1 : made.size();
    std::optional<std::string> found;
    for (const std::string& line : lines) {
        const auto row = read_row(line);
        if (!row) continue;
        std::span<const games::MoveDetails* const> before;
        if (row->number <= made.size()) before = made[row->number - 1];
        const auto left = new_cells(*row, before, reader);
        if (!left || (row->number != awaited && !left->empty()))
            return list_mismatch(loaded, row->number);
        std::vector<std::string_view> filled;
        for (const std::string& cell : *left)
            if (cell != "?") filled.push_back(cell);
        if (filled.empty()) continue;
        // "?  d" in a new row: d is in the other player's column.
        const bool other_column = begins_row && left->front() == "?";
        if (filled.size() > 1 || left->size() > 2 || other_column)
            return refuse("move-list-only-next-move",
                          "Only your next move may be filled into the move list: nothing was "
                          "played. Reply with just the move.");
        if (found && !equals_ignore_case(*found, filled[0]))
            return refuse("move-list-two-moves",
                          "The move list in your mail has {number} and {move} where only one move "
                          "is expected: nothing was played. Reply with just the move.",
                          *found, filled[0]);
        found = std::string(filled[0]);
    }
    return found;
}

Expected<std::string> challenge_line(const ChallengeMoveList& sheet) {
    for (const std::string& name : sheet.names)
        if (!is_plain_word(name))
            return refuse("move-list-players-unclear",
                          "Your mail looks like a challenge to {game}, but the players are "
                          "unclear: no match was begun. Write the names of both players side by "
                          "side above the first row of the move list, with the player who moves "
                          "first on the left. Or use this subject: {game} challenge YOU OPPONENT",
                          sheet.game);
    if (!sheet.moves[1].empty() && sheet.moves[0].empty())
        return refuse("move-list-first-move-of-other",
                      "The first move is in the column of {name}, but {other}, whose name is on "
                      "the left, moves first: no match was begun. Put your own name and your move "
                      "on the left, or leave the move out.",
                      sheet.names[1], sheet.names[0]);
    if (!sheet.moves[1].empty() || sheet.has_more_rows)
        return refuse("move-list-one-move",
                      "A challenge can have only one move, the first of the player on the left: no "
                      "match was begun. Send it again with one move in the move list.");
    std::string line = sheet.game + " challenge " + sheet.names[0] + ' ' + sheet.names[1] +
                       " --first=" + sheet.names[0];
    if (!sheet.moves[0].empty() && !is_plain_word(sheet.moves[0]))
        return refuse("move-list-illegal-move",
                      "The first row of the move list does not have a move of {game}: no match was "
                      "begun. Send it again with a legal move.",
                      sheet.game);
    if (!sheet.moves[0].empty()) line += " --move=" + sheet.moves[0];
    for (const std::string& option : sheet.options) line += ' ' + option;
    return line;
}

}  // namespace posthouse::club
