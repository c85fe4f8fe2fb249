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

}  // namespace posthouse::club
