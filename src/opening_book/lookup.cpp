#include "opening_book/lookup.h"

#include "search/score.h"

#include <algorithm>

namespace posthouse::opening_book {

namespace {

const Entry* entry_of(const Book& book, const games::Game& game, std::string_view position) {
    const auto identity = game.identity(position);
    return identity ? book.find(key_of(*identity)) : nullptr;
}

/// The best moves of the book from here on, the first of them given.
std::vector<games::MoveText> best_line(const Book& book, const games::Game& game,
                                       games::GameState at, const games::MoveText& first) {
    constexpr std::size_t line_max = 40;
    std::vector<games::MoveText> line{first};
    while (line.size() < line_max) {
        const auto next = game.state({at.position, {line.back().text}});
        if (!next) break;
        const auto known = look_up(book, game, *next);
        if (!known || known->moves.empty()) break;
        line.push_back(known->moves.front().move);
        at = *next;
    }
    return line;
}

}  // namespace

int shown_score(int score) {
    return std::clamp(score, -shown_decided, shown_decided);
}

std::optional<BookPosition> look_up(const Book& book, const games::Game& game,
                                    const games::GameState& state) {
    const Entry* here = state.verdict.over ? nullptr : entry_of(book, game, state.position);
    if (!here) return std::nullopt;
    BookPosition known{
        here->score, here->depth, here->line, here->below * book.info().leaf_nodes, {}};
    if (!here->expanded()) return known;
    for (const games::MoveText& move : state.legal) {
        const auto next = game.state({state.position, {move.text}});
        const Entry* after = next ? entry_of(book, game, next->position) : nullptr;
        if (!after) continue;
        known.moves.push_back(
            {move, -search::score_from_ply(after->score, -1), std::min(after->depth + 1, 255)});
    }
    std::ranges::stable_sort(known.moves, std::ranges::greater(), &BookMove::score);
    return known;
}

std::optional<games::SearchReport> book_answer(const Book& book, const games::Game& game,
                                               const games::GameRecord& record,
                                               const search::ThinkLimits& limits) {
    constexpr int lead = 200;  // with which a win can be narrow
    if (limits.for_margin || limits.lines > 1 || limits.style != 0) return std::nullopt;
    const auto state = game.state(record);
    if (!state) return std::nullopt;
    const auto known = look_up(book, game, *state);
    if (!known || known->moves.empty() || known->nodes < nodes_to_play_from) return std::nullopt;
    const BookMove& best = known->moves.front();
    if (limits.win_narrowly && best.score >= lead) return std::nullopt;
    const auto equal =
        static_cast<std::uint64_t>(std::ranges::count(known->moves, best.score, &BookMove::score));
    const BookMove& chosen =
        known->moves[limits.seed == 0 ? 0 : key_of({limits.seed, state->plies * 1ULL}) % equal];
    games::SearchReport report;
    report.move = chosen.move;
    report.score = chosen.score;
    report.depth = report.depth_selective = chosen.depth;
    report.line = best_line(book, game, *state, chosen.move);
    report.lines.push_back({report.line, report.score});
    return report;
}

}  // namespace posthouse::opening_book
