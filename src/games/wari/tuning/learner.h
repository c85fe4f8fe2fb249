// Least squares for sparse examples: learns weights such that the sum of an example's weights is
// near its target. Two priors help with rare weights: weights are small (ridge), and some neighbors
// are similar (smoothing).
#pragma once

#include "games/wari/terms.h"
#include "games/wari/tuning/self_play.h"
#include "games/wari/tuning/training_targets.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <span>
#include <string>
#include <unordered_set>
#include <vector>

namespace posthouse::wari::tuning {

/// A weight of an example, and its factor.
struct Share {
    int weight = 0;
    double part = 1;
};

class Fit {
public:
    explicit Fit(std::size_t weights);

    void add(std::span<const Share> shares, double target);
    /// Assumes that these two are similar, with the force of this many examples.
    void add_smoothing(int one, int other, double examples);

    /// The best weights; those of `left_out` are 0. `ridge` is in examples, too.
    std::vector<double> solved(double ridge, const std::vector<bool>& left_out = {}) const;

private:
    std::size_t count_;
    std::vector<double> products_;  // of shares with shares, a row each
    std::vector<double> likeness_;
    std::vector<double> targets_;  // of shares with targets
};

// Learns the weights of the evaluation for boards of one width: collects positions from self-play
// of every variant on such a board, computes their target values, and fits.
//
// Targets of positions with few seeds come from the tables. The others come from a search with the
// weights of the previous round, down to the tables where captures lead there: so exact values
// propagate upwards, round by round. A search takes the best of many estimates, which is more than
// they are worth on average: so its score is mixed with the results of games from there.

struct LearnerOptions {
    int table_seeds = 16;
    int examples_each = 6'000;  // positions for each number of seeds
    int rounds = 4;
    int depth = 6;              // of the last round
    double played_share = 0.5;  // weight of game results; the rest is the search's score
    int played_depth = 4;
    double ridge = 2;  // see Fit
    double smoothing = 20;
    std::uint64_t seed = 1;
};

/// How near the weights come to the targets, over held-out positions, in seeds.
struct FitQuality {
    int positions = 0;
    double spread = 0;      // standard deviation of the targets
    double error = 0;       // root mean square
    double mean_error = 0;  // absolute
    double explained() const { return 1 - error * error / (spread * spread); }
};

/// How good the best-looking moves at one ply are, over positions with known values.
struct MoveAccuracy {
    int positions = 0;
    double optimal = 0;  // fraction
    double lost = 0;     // seeds a move
};

/// Terms that are left out together, to measure their value.
struct TermGroup {
    std::string_view name;
    int begin = 0;
    int end = 0;
};

template <int Houses>
class Learner {
public:
    using Position = PackedPosition<Houses>;
    using T = Terms<Houses>;
    using Knots = std::array<WeightRow<Houses>, weight_knots.size()>;

    explicit Learner(const LearnerOptions& options) : options_(options) {
        for (const Variant& variant : variants)
            if (variant.houses == Houses && !is_known(variant))
                grounds_.push_back(std::make_unique<TrainingVariant>(variant, options.table_seeds));
        collect();
    }

    const LearnerOptions& options() const { return options_; }

    static std::vector<TermGroup> groups() {
        return {{"own houses", T::house(0, 0), T::house(1, 0)},
                {"the opponent's houses", T::house(1, 0), T::house(2, 0)},
                {"own best capture", T::capture(0), T::capture(1)},
                {"the best capture that the opponent threatens", T::capture(1), T::capture(2)},
                {"empty houses of both players", T::empty(0), T::empty(2)}};
    }

    std::vector<std::string_view> variant_names() const {
        std::vector<std::string_view> names;
        for (const auto& ground : grounds_) names.push_back(ground->rules.variant().name);
        return names;
    }

    void learn() {
        for (int round = 1; round <= options_.rounds; ++round) {
            // The first round has learned only from the tables.
            const int depth = std::max(options_.depth - (options_.rounds - round), 2);
            fit_ = std::make_unique<Fit>(weight_knots.size() * T::count);
            for (Example& example : examples_) {
                const TrainingVariant& ground = *grounds_[example.ground];
                const bool known = example.at.seeds_on_board() <= ground.judge.seeds_known();
                if (!known && round == 1) continue;
                if (known) {
                    example.worth = 100 * ground.judge.tablebase_value(example.at);
                } else {
                    const int searched = ground.judge.worth(example.at, depth, weights_);
                    const int played =
                        ground.judge.rollout_value(example.at, options_.played_depth, weights_);
                    example.worth =
                        static_cast<int>(searched + options_.played_share * (played - searched));
                }
                if (!example.held_out) fit_->add(shares_of(example.at), example.worth);
            }
            add_priors(*fit_);
            knots_ = rounded(fit_->solved(options_.ridge));
            weights_ = mixed<Houses>(knots_);
            const FitQuality near = nearness(weights_, 0, weight_knots.back());
            std::fprintf(stderr, "2×%d, round %d: mean error %.3f seeds, %.1f %% explained\n",
                         Houses, round, near.mean_error, 100 * near.explained());
        }
    }

    const Knots& knots() const { return knots_; }
    const WeightTable<Houses>& weights() const { return weights_; }
    std::size_t positions() const { return examples_.size(); }

    /// The weights without some of the terms.
    WeightTable<Houses> without(const TermGroup& group) const {
        std::vector<bool> left_out(weight_knots.size() * T::count);
        for (std::size_t knot = 0; knot < weight_knots.size(); ++knot)
            for (int term = group.begin; term < group.end; ++term)
                left_out[knot * T::count + static_cast<std::size_t>(term)] = true;
        return mixed<Houses>(rounded(fit_->solved(options_.ridge, left_out)));
    }

    /// Over held-out positions with this many seeds.
    template <class Weights>
    FitQuality nearness(const Weights& weights, int fewest, int most) const {
        FitQuality near;
        double sum = 0, squares = 0, errors = 0, error_squares = 0;
        for (const Example& example : examples_) {
            const int seeds = example.at.seeds_on_board();
            if (!example.held_out || seeds < fewest || seeds > most) continue;
            const double worth = example.worth / 100.0;
            const double error = worth - board_worth(example.at, weights) / 100.0;
            ++near.positions;
            sum += worth;
            squares += worth * worth;
            errors += std::abs(error);
            error_squares += error * error;
        }
        const double count = near.positions;
        near.spread = std::sqrt(squares / count - sum / count * (sum / count));
        near.error = std::sqrt(error_squares / count);
        near.mean_error = errors / count;
        return near;
    }

    /// Over held-out positions in the tables that offer a choice.
    MoveAccuracy choices(const WeightTable<Houses>& weights) const {
        MoveAccuracy choices;
        for (const Example& example : examples_) {
            const TrainingVariant& ground = *grounds_[example.ground];
            const int seeds = example.at.seeds_on_board();
            if (!example.held_out || seeds > ground.judge.seeds_known() ||
                seeds < ground.judge.seeds_known() / 2)
                continue;
            PackedMoveList<Houses> moves;
            ground.rules.moves(example.at, moves);
            if (moves.size() < 2) continue;
            int best = -1'000'000, chosen_truth = 0, best_truth = -1'000;
            for (const Move move : moves) {
                const Position next = ground.rules.play(example.at, move);
                const int gain = ground.rules.captured(example.at, next);
                const int score =
                    100 * gain - (next.seeds_on_board() == 0 ? 0 : board_worth(next, weights));
                const int truth = gain - ground.judge.tablebase_value(next);
                best_truth = std::max(best_truth, truth);
                if (score <= best) continue;
                best = score;
                chosen_truth = truth;
            }
            ++choices.positions;
            choices.optimal += chosen_truth == best_truth;
            choices.lost += best_truth - chosen_truth;
        }
        choices.optimal /= choices.positions;
        choices.lost /= choices.positions;
        return choices;
    }

private:
    /// A variant to play, and its tables.
    struct TrainingVariant {
        PackedRules<Houses> rules;
        Tables<Houses> tables;
        TargetEvaluator<Houses> judge;

        TrainingVariant(const Variant& variant, int table_seeds)
            : rules(variant),
              tables(built_tables<Houses>(variant, table_seeds)),
              judge(rules, tables) {}
    };

    struct Example {
        Position at;
        std::uint32_t ground = 0;
        bool held_out = false;
        int worth = 0;  // hundredths of a seed
    };

    /// Whether another variant has the same rules except for repetition and dead positions.
    bool is_known(const Variant& variant) const {
        for (const auto& ground : grounds_) {
            const Variant& other = ground->rules.variant();
            if (other.grand_slam == variant.grand_slam && other.cannot_feed == variant.cannot_feed)
                return true;
        }
        return false;
    }

    /// Collects positions of games, with a few random moves added, since a search does not only
    /// visit good positions. Every tenth game is held out.
    void collect() {
        std::unordered_set<std::uint64_t> met;
        std::vector<int> counts(weight_knots.size() * 64);
        int missing = options_.examples_each * (weight_knots.back() - 1);
        std::vector<SelfPlay<Houses>> plays;
        for (std::size_t k = 0; k < grounds_.size(); ++k)
            plays.emplace_back(grounds_[k]->rules.variant(), options_.seed + k);
        // Some numbers of seeds are rare: limit the number of games, and vary them.
        int games = 0, fruitless = 0;
        for (; missing > 0 && fruitless < 500; ++games) {
            const auto ground = static_cast<std::uint32_t>(games % static_cast<int>(plays.size()));
            SelfPlay<Houses>& play = plays[ground];
            const PackedRules<Houses>& rules = grounds_[ground]->rules;
            const PlayNoise whim{1 + play.random().below(4), 10 + play.random().below(30)};
            const int before = missing;
            for (const auto& readable : play.game(whim)) {
                Position at = rules.from(readable);
                if (!play_random_moves(at, play.random().below(4), rules, play.random())) continue;
                // Whose turn it is and the stores do not matter to the board's value.
                at.own &= Position::seeds;
                at.rival = (at.rival & Position::seeds) | Position::second;
                const int seeds = at.seeds_on_board();
                if (seeds < 2 || counts[static_cast<std::size_t>(seeds)] == options_.examples_each)
                    continue;
                if (!met.insert(at.own * 0x9E3779B97F4A7C15ULL ^ at.rival * 3).second) continue;
                ++counts[static_cast<std::size_t>(seeds)];
                --missing;
                examples_.push_back({at, ground, games / static_cast<int>(plays.size()) % 10 == 9});
            }
            fruitless = missing == before ? fruitless + 1 : 0;
        }
        std::fprintf(stderr, "2×%d: %zu positions from %d games\n", Houses, examples_.size(),
                     games);
    }

    /// Plays `moves_left` random moves; false if there is none.
    static bool play_random_moves(Position& position, int moves_left,
                                  const PackedRules<Houses>& rules, Rng& random) {
        for (;;) {
            PackedMoveList<Houses> moves;
            rules.moves(position, moves);
            if (moves.empty()) return false;
            if (moves_left-- == 0) return true;
            const int count = static_cast<int>(moves.size());
            position = rules.play(position, moves[static_cast<std::size_t>(random.below(count))]);
        }
    }

    std::vector<Share> shares_of(const Position& position) const {
        std::vector<Share> shares;
        const auto [low, part, whole] = between_knots(position.seeds_on_board());
        const double high_part = static_cast<double>(part) / whole;
        const int low_row = static_cast<int>(low) * T::count;
        T::each(position, [&](int term) {
            if (high_part < 1) shares.push_back({low_row + term, 1 - high_part});
            if (high_part > 0) shares.push_back({low_row + T::count + term, high_part});
        });
        return shares;
    }

    /// One seed more or less makes little difference, nor does the next knot.
    void add_priors(Fit& fit) const {
        const auto alike = [&](int begin, int size) {
            for (std::size_t knot = 0; knot < weight_knots.size(); ++knot)
                for (int k = begin; k < begin + size; ++k) {
                    const int here = static_cast<int>(knot) * T::count + k;
                    if (k + 1 < begin + size) fit.add_smoothing(here, here + 1, options_.smoothing);
                    if (knot + 1 < weight_knots.size())
                        fit.add_smoothing(here, here + T::count, options_.smoothing);
                }
        };
        for (int side = 0; side < 2; ++side) {
            for (int h = 0; h < Houses; ++h) alike(T::house(side, h), T::seeds_told);
            alike(T::capture(side), T::capture_told);
            alike(T::empty(side), T::empty_told);
        }
    }

    static Knots rounded(const std::vector<double>& solution) {
        Knots knots{};
        for (std::size_t knot = 0; knot < weight_knots.size(); ++knot)
            for (std::size_t k = 0; k < knots[knot].size(); ++k)
                knots[knot][k] = static_cast<std::int16_t>(
                    std::lround(std::clamp(solution[knot * T::count + k], -8'000.0, 8'000.0)));
        return knots;
    }

    LearnerOptions options_;
    std::vector<std::unique_ptr<TrainingVariant>> grounds_;
    std::vector<Example> examples_;
    std::unique_ptr<Fit> fit_;
    Knots knots_{};
    WeightTable<Houses> weights_{};
};

}  // namespace posthouse::wari::tuning
