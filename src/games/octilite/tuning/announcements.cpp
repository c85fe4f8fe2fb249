#include "games/octilite/tuning/announcements.h"

#include "games/octilite/win_checker.h"
#include "search/score.h"
#include "search/transposition_table.h"

#include <chrono>
#include <cstdio>

namespace posthouse::octilite::tuning {
namespace {

constexpr BitboardRules rules;
constexpr int plies_most = 300;
constexpr std::uint64_t checked_positions_max = 50'000'000;

std::vector<Position> readable_line(std::span<const BitboardPosition> line) {
    std::vector<Position> plain;
    for (const BitboardPosition& at : line) plain.push_back(readable(at));
    return plain;
}

search::ThinkLimits limits_of_nodes(std::uint64_t nodes) {
    search::ThinkLimits limits;
    limits.depth_max = search::search_depth_max;
    limits.nodes_max = nodes;
    return limits;
}

/// One game, with what was announced first in it.
struct Watched {
    std::vector<BitboardPosition> line;
    Verdict end;
    std::size_t announced_at = 0;  // the length of the line; 0: never
    search::DecidedScore announced;
    Side winner = Side::first;
    std::vector<Move> expected;
};

Watched play_watched(const Player& player, std::vector<BitboardPosition> line,
                     std::uint64_t nodes) {
    Watched game;
    game.line = std::move(line);
    for (;;) {
        game.end = verdict_of(game.line);
        if (game.end.over || static_cast<int>(game.line.size()) > plies_most) return game;
        const search::SearchResult<Move> found = player(game.line, limits_of_nodes(nodes));
        const auto& best = found.lines.front();
        if (const auto end = search::decided(best.score); end && game.announced_at == 0) {
            game.announced_at = game.line.size();
            game.announced = *end;
            game.winner = end->won ? game.line.back().turn : other(game.line.back().turn);
            game.expected = best.moves;
        }
        game.line.push_back(rules.play(game.line.back(), best.moves.front()));
    }
}

}  // namespace

WinClaimStats check_announcements(const Player& player, int games, std::uint64_t nodes,
                                  std::uint64_t seed) {
    std::mt19937_64 random(seed);
    WinClaimStats result;
    for (int k = 0; k < games; ++k) {
        tell("games", k, games);
        const Watched game =
            play_watched(player, some_opening(random, static_cast<int>(random() % 7)), nodes);
        ++result.games;
        if (game.announced_at == 0) continue;
        ++result.announced;
        const auto lasted = static_cast<int>(game.line.size() - game.announced_at);
        result.plies_ahead += lasted;
        const bool won = game.end.over && game.end.result == win_of(game.winner);
        result.won += won;
        result.in_time += won && lasted <= game.announced.plies;

        // The checker asks a short search of the winner's where to look first.
        const WinVerifier::Suggest suggest = [&](const Position& at) -> std::optional<Move> {
            const BitboardPosition here = packed(at);
            return player({&here, 1}, limits_of_nodes(nodes / 8 + 1)).lines.front().moves.front();
        };
        WinVerifier checker(checked_positions_max, suggest);
        const auto before = readable_line(std::span(game.line).first(game.announced_at));
        const WinVerdict checked =
            checker.check(before, game.winner, game.announced.plies, game.expected);
        ++(checked == WinVerdict::confirmed ? result.confirmed
           : checked == WinVerdict::refuted ? result.refuted
                                            : result.too_large);
    }
    tell("games", games, games);
    return result;
}

Solved solve_positions(const Player& player, int ply, int positions, double seconds, int threads,
                       std::uint64_t nodes, std::uint64_t seed) {
    std::mt19937_64 random(seed);
    search::TranspositionTable memory(std::size_t{512} << 20);
    Solved result;
    while (result.positions < positions) {
        tell("positions", result.positions, positions);
        std::vector<BitboardPosition> line = some_opening(random, 2);
        while (static_cast<int>(line.size()) <= ply && !verdict_of(line).over)
            line.push_back(rules.play(
                line.back(), player(line, limits_of_nodes(nodes)).lines.front().moves.front()));
        if (verdict_of(line).over) continue;
        ++result.positions;
        memory.clear();
        search::ThinkLimits limits = limits_of_nodes(std::uint64_t{1} << 60);
        limits.memory = &memory;
        limits.threads = threads;
        const auto begin = std::chrono::steady_clock::now();
        limits.stop = [&] {
            return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count() >
                   seconds;
        };
        result.decided += search::is_decided(player(line, limits).lines.front().score);
    }
    tell("positions", positions, positions);
    return result;
}

std::string words_of(const WinClaimStats& result) {
    char words[240];
    std::snprintf(
        words, sizeof words,
        "%d games, %d wins announced, %.1f plies before the end: %d confirmed, %d refuted, %d "
        "too large to check; %d won, %d of them in time",
        result.games, result.announced,
        result.announced > 0 ? result.plies_ahead / result.announced : 0.0, result.confirmed,
        result.refuted, result.too_large, result.won, result.in_time);
    return words;
}

std::string words_of(const Solved& result) {
    char words[120];
    std::snprintf(words, sizeof words, "%d of %d positions decided (%.1f %%)", result.decided,
                  result.positions,
                  result.positions > 0 ? 100.0 * result.decided / result.positions : 0.0);
    return words;
}

}  // namespace posthouse::octilite::tuning
