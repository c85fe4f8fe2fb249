// What a position is worth in seeds still to be gained, as well as can be said: by the tables where
// they reach, otherwise by looking some plies ahead with weights learned so far.
//
// Deliberately absent: stores, majorities and repetition, of which tables know nothing either.
#pragma once

#include "games/wari/swift.h"
#include "games/wari/terms.h"
#include "games/wari/tuning/tables.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace posthouse::wari::tuning {

template <int Houses>
tablebase::Row<Houses> row_of(std::uint64_t word) {
    tablebase::Row<Houses> row;
    for (int h = 0; h < Houses; ++h)
        row[static_cast<std::size_t>(h)] =
            static_cast<std::uint8_t>(PackedPosition<Houses>::in_house(word, h));
    return row;
}

template <int Houses>
class TargetEvaluator {
public:
    using Position = PackedPosition<Houses>;
    using Weights = WeightTable<Houses>;

    TargetEvaluator(const PackedRules<Houses>& rules, const Tables<Houses>& tables)
        : rules_(rules), tables_(tables), end_(TablebaseRules<Houses>(rules.variant())) {}

    int seeds_known() const { return static_cast<int>(tables_.tables().size()) - 1; }

    /// In seeds; only of positions that the tables hold.
    int tablebase_value(const Position& at) const {
        return tables_.tables()[static_cast<std::size_t>(at.seeds_on_board())].value(
            row_of<Houses>(at.own), row_of<Houses>(at.rival));
    }

    /// In hundredths of a seed, `depth` plies deep.
    int worth(const Position& at, int depth, const Weights& weights) const {
        return search(at, depth, -unbounded, unbounded, weights);
    }

    /// What a game from here comes to between players who look so many plies ahead, until the
    /// tables know the rest; in hundredths of a seed. Going round for ever gains nothing.
    int rollout_value(Position at, int depth, const Weights& weights) const {
        constexpr int plies_max = 300;
        int gained = 0, sign = 1;
        for (int ply = 0; ply < plies_max; ++ply, sign = -sign) {
            const int seeds = at.seeds_on_board();
            if (seeds <= seeds_known()) return gained + sign * 100 * tablebase_value(at);
            if ((at.own & Position::seeds) == 0)
                return gained + sign * 100 * end_.bare(seeds).net();
            PackedMoveList<Houses> moves;
            rules_.moves(at, moves);
            if (moves.empty()) return gained + sign * 100 * end_.stuck(seeds).net();
            int best = -unbounded;
            Position chosen = at;
            for (const Move move : moves) {
                const Position next = rules_.play(at, move);
                const int gain = 100 * rules_.captured(at, next);
                const int score = gain - search(next, depth - 1, -unbounded, gain - best, weights);
                if (score <= best) continue;
                best = score;
                chosen = next;
            }
            gained += sign * 100 * rules_.captured(at, chosen);
            at = chosen;
        }
        return gained;
    }

private:
    static constexpr int unbounded = 100'000;

    int search(const Position& at, int depth, int alpha, int beta, const Weights& weights) const {
        const int seeds = at.seeds_on_board();
        if (seeds <= seeds_known()) return 100 * tablebase_value(at);
        if ((at.own & Position::seeds) == 0) return 100 * end_.bare(seeds).net();
        if (depth == 0) return board_worth(at, weights);
        PackedMoveList<Houses> moves;
        rules_.moves(at, moves);
        if (moves.empty()) return 100 * end_.stuck(seeds).net();

        // Captures first, then the houses nearest to the opponent.
        struct Choice {
            Position next;
            int captured;
        };
        std::array<Choice, Houses> choices{};
        std::size_t count = 0;
        for (const Move move : moves) {
            const Position next = rules_.play(at, move);
            choices[count++] = {next, rules_.captured(at, next)};
        }
        std::reverse(choices.begin(), choices.begin() + count);
        std::stable_sort(
            choices.begin(), choices.begin() + count,
            [](const Choice& one, const Choice& two) { return one.captured > two.captured; });
        int best = -unbounded;
        for (std::size_t k = 0; k < count; ++k) {
            const int gain = 100 * choices[k].captured;
            const int score =
                gain - search(choices[k].next, depth - 1, gain - beta, gain - alpha, weights);
            best = std::max(best, score);
            alpha = std::max(alpha, score);
            if (alpha >= beta) break;
        }
        return best;
    }

    PackedRules<Houses> rules_;
    const Tables<Houses>& tables_;
    TablebaseRules<Houses> end_;
};

}  // namespace posthouse::wari::tuning
