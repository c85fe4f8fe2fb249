// Evaluates a position for the player to move, in hundredths of a pod: the sum of the weights of
// its terms (terms.h), corrected by a network (network.h). Both were learned from self-play; see
// tuning/ and docs/evaluation-octilite.md. Captures are left to the search.
//
// Pods are looked up by square and prongs, everything else is counted. A base that can be reached
// in one move is a win.
#pragma once

#include "games/octilite/bitboard_rules.h"
#include "games/octilite/mobility.h"
#include "games/octilite/network.h"
#include "games/octilite/terms.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace posthouse::octilite {

/// In hundredths of a pod, one for each term.
using Weights = std::array<std::int16_t, octilite::term::count>;

/// The weights as lookup tables.
class WeightTables {
public:
    struct OfPod {
        std::int16_t worth = 0;
        std::uint8_t turns = 255;  // to a base
    };

    explicit WeightTables(const Weights& weights) : weights_(weights) {
        const TurnsToBase turns = journeys();
        for (Squares left = board; left != 0; left &= left - 1) {
            const Square square = first_of(left);
            for (unsigned i = 0; i < 256; ++i) {
                const auto prongs = static_cast<std::uint8_t>(i);
                OfPod pod{0, turns[square][prongs]};
                add_pod_terms(square, prongs, pod.turns, [&](int term) {
                    pod.worth = static_cast<std::int16_t>(pod.worth +
                                                          weights[static_cast<std::size_t>(term)]);
                });
                pods_[0][square][prongs] = pod;
                pods_[1][turned(square)][turned_prongs(prongs)] = pod;
            }
        }
    }

    const OfPod& of_pod(std::size_t side, Square square, std::uint8_t prongs) const {
        return pods_[side][square][prongs];
    }
    int of(int term) const { return weights_[static_cast<std::size_t>(term)]; }

private:
    Weights weights_;
    std::array<std::array<std::array<OfPod, 256>, 64>, 2> pods_{};
};

class Evaluation {
public:
    /// The value of exactly the positions whose player to move can land on a base; in move
    /// ordering, of having landed.
    static constexpr int win_in_one_score = 20'000;
    static constexpr int loss_in_two_score = -win_in_one_score;
    static constexpr int arrived = 30'000;

    /// The tables and the network must outlive it.
    Evaluation(const WeightTables& tables, const Network& network)
        : tables_(&tables), network_(&network) {}

    int operator()(const BitboardPosition& position) const {
        const std::size_t own = index_of(position.turn);
        if (position.pods[1 - own] & bases[own] || position.pods[own] == 0) return -arrived;
        if (position.pods[own] & bases[1 - own] || position.pods[1 - own] == 0) return arrived;
        const Mobility seen = mobility(position, own, pointed_at_by(position, 1 - own));
        if (seen.goals != 0) return win_in_one_score;
        const Mobility enemy_seen = mobility(position, 1 - own, pointed_at_by(position, own));
        if (enemy_seen.goals != 0 && !can_be_saved(position)) return loss_in_two_score;
        Network::SelectedRows selected(*network_);
        const Pods own_pods = pods(position, own, selected);
        const Pods enemy_pods = pods(position, 1 - own, selected);
        int worth = own_pods.worth - enemy_pods.worth;
        add_whole_terms(position, seen, enemy_seen, own_pods.turns, enemy_pods.turns,
                        [&](int term, int times) {
                            worth += times * tables_->of(term);
                            if (network_term::has_row(term)) selected.add_whole(term);
                        });
        worth += network_->value(selected, Network::bucket_of(position));
        return std::clamp(worth, 1 - win_in_one_score, win_in_one_score - 1);
    }

    /// Whether the player to move can land on a base.
    bool can_win_at_once(const BitboardPosition& position) const {
        const std::size_t own = index_of(position.turn);
        return !is_over(position) && goals_in_reach(position, own) != 0;
    }

    /// Whether the opponent could if it were their turn, and the player to move cannot.
    bool in_danger(const BitboardPosition& position) const {
        const std::size_t own = index_of(position.turn);
        return !is_over(position) && goals_in_reach(position, 1 - own) != 0 &&
               goals_in_reach(position, own) == 0;
    }

    /// For move ordering: by how much the value of the pods it touches changes.
    int promise(const BitboardPosition& position, const Move& move) const {
        const std::size_t own = index_of(position.turn);
        const Square from = move.from();
        const std::uint8_t prongs = prongs_on(position, own, from);
        const int before = tables_->of_pod(own, from, prongs).worth;
        if (move.kind() == Move::Kind::prong) {
            const auto more =
                static_cast<std::uint8_t>(prongs | 1U << static_cast<int>(move.direction(0)));
            return tables_->of_pod(own, from, more).worth - before;
        }
        int gain = 0;
        Square to = next_to(from, move.direction(0));
        if (move.kind() == Move::Kind::jump) {
            Square over = to;
            for (int i = 0;;) {
                to = next_to(over, move.direction(i));
                if (move.captures(i)) {
                    const std::size_t side = holds(position.pods[own], over) ? own : 1 - own;
                    const int pod =
                        capture +
                        tables_->of_pod(side, over, prongs_on(position, side, over)).worth;
                    gain += side == own ? -pod : pod;
                }
                if (++i == move.count()) break;
                over = next_to(to, move.direction(i));
            }
        }
        if (holds(bases[1 - own], to)) return arrived;
        return gain + tables_->of_pod(own, to, prongs).worth - before;
    }

private:
    static constexpr int capture = 100;  // the material value of a pod

    static std::uint8_t prongs_on(const BitboardPosition& position, std::size_t side,
                                  Square square) {
        return prongs_in(position.lanes[side],
                         std::popcount(position.pods[side] & ((Squares{1} << square) - 1)));
    }

    static bool is_over(const BitboardPosition& position) {
        return ((position.pods[0] & bases[1]) | (position.pods[1] & bases[0])) != 0 ||
               position.pods[0] == 0 || position.pods[1] == 0;
    }

    /// Whether some move keeps the enemy from landing.
    bool can_be_saved(const BitboardPosition& position) const {
        SmallMoveList moves;
        rules.moves(position, moves);
        return std::any_of(moves.begin(), moves.end(), [&](const Move& move) {
            return !can_win_at_once(rules.play(position, move));
        });
    }

    static constexpr BitboardRules rules{};

    struct Pods {
        int worth = 0;
        int turns = std::numeric_limits<int>::max();
    };

    Pods pods(const BitboardPosition& position, std::size_t side,
              Network::SelectedRows& selected) const {
        Pods all;
        const std::size_t role = side ^ index_of(position.turn);
        const int count = std::popcount(position.pods[side]);
        for (int i = 0; i < count; ++i) {
            const Square square = square_in(position.lanes[side], i);
            const std::uint8_t prongs = prongs_in(position.lanes[side], i);
            const WeightTables::OfPod& pod = tables_->of_pod(side, square, prongs);
            all.worth += pod.worth;
            all.turns = std::min<int>(all.turns, pod.turns);
            selected.add_pod(role, side, square, prongs);
        }
        return all;
    }

    const WeightTables* tables_;
    const Network* network_;
};

}  // namespace posthouse::octilite
