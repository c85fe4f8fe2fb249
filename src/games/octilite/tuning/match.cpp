#include "games/octilite/tuning/match.h"

#include "games/octilite/tuning/hand_made.h"
#include "search/transposition_table.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>

namespace posthouse::octilite::tuning {
namespace {

constexpr BitboardRules rules;

/// `game(opening, seat)` plays one game; the result is for the player who sits there.
template <class PlayGame>
MatchResult paired(int pairs, std::uint64_t seed, PlayGame&& game) {
    std::mt19937_64 random(seed);
    MatchResult result;
    double sum = 0, squares = 0;
    for (int pair = 0; pair < pairs; ++pair) {
        tell("pairs", pair, pairs);
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
    tell("pairs", pairs, pairs);
    result.share = sum / pairs;
    result.error = std::sqrt(std::max(squares / pairs - result.share * result.share, 1e-9) / pairs);
    return result;
}

/// What the classic textbook does: alpha-beta to a fixed depth, captures and bases first.
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

    int search(const BitboardPosition& at, int depth, int alpha, int beta, bool root) {
        SmallMoveList moves;
        rules.moves(at, moves);
        const std::span earlier(keys_.data(), keys_.size() - (root ? 1 : 0));
        const Verdict verdict = rules.verdict(at, !moves.empty(), History{earlier});
        if (verdict.over) {
            if (verdict.result == Result::draw) return 0;
            return verdict.result == win_of(at.turn) ? infinity / 2 + depth : -infinity / 2 - depth;
        }
        if (depth == 0) return BaselineEvaluation()(at);
        if (!root) keys_.push_back(rules.key(at));
        for (const bool quiet : {false, true}) {
            for (const Move& move : moves) {
                if (is_quiet(move) != quiet) continue;
                const int score = -search(rules.play(at, move), depth - 1, -beta, -alpha, false);
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
        until.memory = &memory;
        until.stop = [end] { return seconds() >= end; };
        return one(line, until);
    };
    constexpr std::uint64_t enough = 1'000'000'000;
    return paired(pairs, seed, [&](const std::vector<BitboardPosition>& opening, Side seat) {
        return seat == Side::first ? play_out(opening, timed, plain, enough)
                                   : 1 - play_out(opening, plain, timed, enough);
    });
}

std::string words_of(const MatchResult& result) {
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
