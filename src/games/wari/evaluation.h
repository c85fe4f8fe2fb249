// Evaluates a packed position for the player to move, in hundredths of a seed: captured seeds count
// in full, the board by a network (network.h, docs/evaluation.md).
#pragma once

#include "games/wari/network.h"
#include "games/wari/packed_rules.h"
#include "games/wari/styles.h"

#include <cstddef>
#include <cstdint>

namespace posthouse::wari {

template <int Houses>
class Evaluation {
public:
    using Position = PackedPosition<Houses>;
    static constexpr int store_seed = 100;

    /// The network must outlive it.
    explicit Evaluation(const Network<Houses>& network, Style style = Style::balanced)
        : network_(&network), style_(style) {}

    int operator()(const Position& position) const {
        int board = network_->value(position);
        if (style_ != Style::balanced) [[unlikely]]
            board = styled(board, position, style_);
        return store_seed * margin(position) + board;
    }

    /// The winning margin of a finished game: the difference of the stores.
    constexpr int margin(const Position& settled) const {
        return settled.captured(settled.own) - settled.captured(settled.rival);
    }

    /// For move ordering: captures first, then houses near the opponent.
    constexpr int promise(const Position& position, Move move) const {
        const SowingDelta& sown =
            sowing_table<Houses>.of(move.house, position.in_house(position.own, move.house));
        const bool captures = (sown.landing & position.one_or_two(position.rival)) != 0;
        return 4 * move.house + (captures ? 150 : 0);
    }

private:
    const Network<Houses>* network_;
    Style style_;
};

}  // namespace posthouse::wari
