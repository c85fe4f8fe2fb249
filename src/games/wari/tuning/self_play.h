// Self-play of weak players with random moves, as a source of test positions. Independent of the
// real search and evaluation, so that the same seed always gives the same games.
#pragma once

#include "base/rng.h"
#include "games/wari/wari.h"
#include "rules/rules.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace posthouse::wari::tuning {

struct PlayNoise {
    int depth = 3;                    // plies searched
    std::size_t random_percent = 20;  // of moves that are chosen at random
};

template <int Houses>
class SelfPlay {
public:
    using Position = wari::Position<Houses>;
    using MoveList = typename Wari<Houses>::MoveList;

    SelfPlay(const Variant& variant, std::uint64_t seed) : rules_(variant), random_(seed) {}

    const Wari<Houses>& rules() const { return rules_; }
    Rng& random() { return random_; }

    /// The positions of one game from its opening, without the finished one.
    std::vector<Position> game(const PlayNoise& whim) {
        std::vector<Position> line;
        std::vector<Key> keys;
        Position at = rules_.start();
        for (;;) {
            MoveList moves;
            rules_.moves(at, moves);
            if (rules_.verdict(at, moves.size() > 0, History{keys}).over) return line;
            line.push_back(at);
            keys.push_back(rules_.key(at));
            at = rules_.play(at, chosen(at, moves, whim));
        }
    }

private:
    Move chosen(const Position& position, const MoveList& moves, const PlayNoise& whim) {
        if (random_.below(100) < whim.random_percent) return moves[random_.below(moves.size())];
        int best = -unbounded;
        std::size_t equal = 0;
        Move choice = moves[0];
        for (const Move move : moves) {
            const int score =
                -lead(rules_.play(position, move), whim.depth - 1, -unbounded, 1 - best);
            if (score > best) equal = 0;
            if (score >= best && random_.below(++equal) == 0) choice = move;
            best = std::max(best, score);
        }
        return choice;
    }

    /// By how many captured seeds the player to move leads after `depth` more plies.
    int lead(const Position& position, int depth, int alpha, int beta) const {
        MoveList moves;
        if (depth > 0) rules_.moves(position, moves);
        if (moves.size() == 0)
            return position.stores[index_of(position.turn)] -
                   position.stores[index_of(other(position.turn))];
        for (const Move move : moves) {
            alpha = std::max(alpha, -lead(rules_.play(position, move), depth - 1, -beta, -alpha));
            if (alpha >= beta) break;
        }
        return alpha;
    }

    static constexpr int unbounded = 1000;

    Wari<Houses> rules_;
    Rng random_;
};

}  // namespace posthouse::wari::tuning
