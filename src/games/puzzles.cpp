#include "games/puzzles.h"

#include "base/assert.h"
#include "base/inplace.h"
#include "games/game.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <tuple>

namespace posthouse::games {
namespace {

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    while (!text.empty()) parts.push_back(take_until(text, separator));
    return parts;
}

/// The rows of a file; columns are found by name.
void read_rows(const PuzzleFile& file, std::vector<Puzzle>& puzzles) {
    std::vector<std::string_view> names;
    for (const std::string_view row : split(file.text, '\n')) {
        if (row.empty() || row.starts_with('#')) continue;
        const auto cells = split(row, '\t');
        if (names.empty()) {
            names = cells;
            continue;
        }
        const auto cell = [&](std::string_view name) {
            const auto at =
                static_cast<std::size_t>(std::ranges::find(names, name) - names.begin());
            return at < cells.size() ? cells[at] : std::string_view();
        };
        Puzzle puzzle;
        puzzle.game = file.game;
        puzzle.position = cell("position");
        for (const std::string_view move :
             split(cell("line").empty() ? cell("move") : cell("line"), ' '))
            puzzle.line.emplace_back(move);
        const std::string_view rating = cell("rating");
        std::from_chars(rating.data(), rating.data() + rating.size(), puzzle.rating);
        for (const std::string_view theme : split(cell("themes"), ' '))
            puzzle.themes.emplace_back(theme);
        ASSERT(!puzzle.line.empty() && puzzle.rating > 0);
        puzzles.push_back(std::move(puzzle));
    }
}

using Collection = std::map<std::string_view, std::vector<Puzzle>>;

/// All puzzles by game; the page has them in the same order.
const Collection& collection() {
    static const Collection all = [] {
        Collection read;
        for (const PuzzleFile& file : puzzle_files()) read_rows(file, read[file.game]);
        for (auto& [game, puzzles] : read)
            std::ranges::sort(puzzles, {},
                              [](const Puzzle& one) { return std::tie(one.rating, one.position); });
        return read;
    }();
    return all;
}

}  // namespace

std::span<const Puzzle> puzzles_of(std::string_view game) {
    const auto found = collection().find(game);
    return found == collection().end() ? std::span<const Puzzle>() : found->second;
}

const Puzzle* find_puzzle(std::string_view game, std::string_view position) {
    const auto puzzles = puzzles_of(game);
    const auto found = std::ranges::find(puzzles, position, &Puzzle::position);
    return found == puzzles.end() ? nullptr : &*found;
}

const Puzzle& puzzle_of_day(int day) {
    constexpr int stride = 37;
    const int games = static_cast<int>(collection().size());
    const auto& puzzles = std::next(collection().begin(), day % games)->second;
    const int turn = day / games;
    return puzzles[static_cast<std::size_t>(turn * stride) % puzzles.size()];
}

Expected<bool> is_solved_by(const Puzzle& puzzle, std::span<const std::string> moves) {
    const Game& game = *find_game(puzzle.game);
    const auto start = game.state({puzzle.position, {}});
    const auto end = game.state({puzzle.position, {moves.begin(), moves.end()}});
    if (!end) return end.error().refusal;
    if (std::ranges::equal(moves, puzzle.line)) return true;
    if (moves.empty() || moves.size() > puzzle.line.size()) return false;
    const bool on_the_line = std::equal(moves.begin(), moves.end() - 1, puzzle.line.begin());
    return on_the_line && end->verdict.over && end->verdict.result == win_of(start->to_move);
}

}  // namespace posthouse::games
