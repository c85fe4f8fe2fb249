
#include "games/octilite/tuning/validation.h"
#include "games/octilite/tuning/players.h"
#include "games/octilite/win_verifier.h"
#include "search/score.h"
#include "search/transposition_table.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>

namespace posthouse::octilite::tuning {
namespace {

constexpr BitboardRules rules;
constexpr int plies_most = 300;
constexpr std::uint64_t checked_positions_max = 50'000'000;

std::vector<Position> readable_line(std::span<const BitboardPosition> line) {
    std::vector<Position> plain;
    for (const BitboardPosition& at : line) plain.push_back(unpack(at));
    return plain;
}

search::ThinkLimits limits_of_nodes(std::uint64_t nodes) {
    search::ThinkLimits limits;
    limits.depth_max = search::search_depth_max;
    limits.nodes_max = nodes;
    return limits;
}

/// One game and the first win announced in it.
struct Watched {
    std::vector<BitboardPosition> line;
    Verdict end;
    std::size_t announced_at = 0;  // the length of the line; 0: none was announced
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
        print_progress("games", k, games);
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

        // A short search of the winner's suggests the move to verify first.
        const WinVerifier::Suggest suggest = [&](const Position& position) -> std::optional<Move> {
            const BitboardPosition here = packed(position);
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
    print_progress("games", games, games);
    return result;
}

std::vector<BitboardPosition> positions_at(const Player& player, int ply, int count,
                                           std::uint64_t nodes, std::uint64_t seed) {
    std::mt19937_64 random(seed);
    std::vector<BitboardPosition> positions;
    while (static_cast<int>(positions.size()) < count) {
        print_progress("positions", static_cast<int>(positions.size()), count);
        std::vector<BitboardPosition> line = some_opening(random, 2);
        while (static_cast<int>(line.size()) <= ply && !verdict_of(line).over)
            line.push_back(rules.play(
                line.back(), player(line, limits_of_nodes(nodes)).lines.front().moves.front()));
        if (!verdict_of(line).over) positions.push_back(line.back());
    }
    print_progress("positions", count, count);
    return positions;
}

std::string format_result(const WinClaimStats& result) {
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

namespace {

/// `game(opening, seat)` plays one game; the result is for the player in that seat.
template <class PlayGame>
MatchResult paired(int pairs, std::uint64_t seed, PlayGame&& game) {
    std::mt19937_64 random(seed);
    MatchResult result;
    double sum = 0, squares = 0;
    for (int pair = 0; pair < pairs; ++pair) {
        print_progress("pairs", pair, pairs);
        const auto opening = some_opening(random, 2 + static_cast<int>(random() % 5));
        double points = 0;
        for (const Side seat : {Side::first, Side::second}) {
            const double one = game(opening, seat);
            ++(one == 1 ? result.wins : one == 0 ? result.losses : result.draws);
            points += one / 2;
        }
        sum += points;
        squares += points * points;
    }
    print_progress("pairs", pairs, pairs);
    result.share = sum / pairs;
    result.error = std::sqrt(std::max(squares / pairs - result.share * result.share, 1e-9) / pairs);
    return result;
}

/// A textbook search: alpha-beta to a fixed depth, captures and bases first.
class PlainSearch {
public:
    Move best(std::span<const BitboardPosition> line, int depth) {
        keys_.clear();
        for (const BitboardPosition& at : line) keys_.push_back(rules.key(at));
        best_ = Move();
        search(line.back(), depth, -infinity, infinity, true);
        return best_;
    }

private:
    static constexpr int infinity = 1'000'000;

    int search(const BitboardPosition& position, int depth, int alpha, int beta, bool root) {
        SmallMoveList moves;
        rules.moves(position, moves);
        const std::span earlier(keys_.data(), keys_.size() - (root ? 1 : 0));
        const Verdict verdict = rules.verdict(position, !moves.empty(), History{earlier});
        if (verdict.over) {
            if (verdict.result == Result::draw) return 0;
            return verdict.result == win_of(position.turn) ? infinity / 2 + depth
                                                           : -infinity / 2 - depth;
        }
        if (depth == 0) return BaselineEvaluation()(position);
        if (!root) keys_.push_back(rules.key(position));
        for (const bool quiet : {false, true}) {
            for (const Move& move : moves) {
                if (is_quiet(move) != quiet) continue;
                const int score =
                    -search(rules.play(position, move), depth - 1, -beta, -alpha, false);
                if (score <= alpha && !(root && best_ == Move())) continue;
                alpha = std::max(alpha, score);
                if (root) best_ = move;
                if (alpha >= beta) break;
            }
            if (alpha >= beta) break;
        }
        if (!root) keys_.pop_back();
        return alpha;
    }

    static bool is_quiet(const Move& move) {
        if (move.kind() != Move::Kind::jump) return true;
        for (int i = 0; i < move.count(); ++i)
            if (move.captures(i)) return false;
        return true;
    }

    std::vector<Key> keys_;
    Move best_;
};

double seconds() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

search::SearchResult<Move> answer(const Move& move) {
    search::SearchResult<Move> found;
    found.lines.push_back({{move}, 0});
    return found;
}

}  // namespace

MatchResult match(const Player& one, const Player& two, int pairs, std::uint64_t nodes,
                  std::uint64_t seed) {
    return paired(pairs, seed, [&](const std::vector<BitboardPosition>& opening, Side seat) {
        return seat == Side::first ? play_out(opening, one, two, nodes)
                                   : 1 - play_out(opening, two, one, nodes);
    });
}

MatchResult match_plain(const Player& one, int depth, double time_share, int pairs,
                        std::uint64_t seed) {
    double taken = 0.1;  // by the plain player's last move
    PlainSearch search;
    search::TranspositionTable memory(std::size_t{64} << 20);
    const Player plain = [&](std::span<const BitboardPosition> line, const search::ThinkLimits&) {
        const double begin = seconds();
        const Move move = search.best(line, depth);
        taken = seconds() - begin;
        return answer(move);
    };
    const Player timed = [&](std::span<const BitboardPosition> line,
                             const search::ThinkLimits& limits) {
        search::ThinkLimits until = limits;
        const double end = seconds() + taken * time_share;
        until.transposition_table = &memory;
        until.stop = [end] { return seconds() >= end; };
        return one(line, until);
    };
    constexpr std::uint64_t enough = 1'000'000'000;
    return paired(pairs, seed, [&](const std::vector<BitboardPosition>& opening, Side seat) {
        return seat == Side::first ? play_out(opening, timed, plain, enough)
                                   : 1 - play_out(opening, plain, timed, enough);
    });
}

std::string format_result(const MatchResult& result) {
    const auto elo = [](double share) {
        const double inside = std::clamp(share, 1e-4, 1 - 1e-4);
        return -400 * std::log10(1 / inside - 1);
    };
    char words[160];
    std::snprintf(words, sizeof words,
                  "%d games, +%d =%d -%d, %.1f %% of the points, Elo %+.0f (95 %%: %+.0f to %+.0f)",
                  result.wins + result.draws + result.losses, result.wins, result.draws,
                  result.losses, 100 * result.share, elo(result.share),
                  elo(result.share - 1.96 * result.error), elo(result.share + 1.96 * result.error));
    return words;
}

}  // namespace posthouse::octilite::tuning
