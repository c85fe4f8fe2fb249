// Move ordering and late move reductions. Moves are compared by their bits, so that any game's type
// works.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>
#include <vector>

namespace posthouse::search {

/// History heuristic (Schaeffer, 1983): a score in [-limit, limit] for moves that caused cutoffs;
/// it decays.
template <class Move>
class HistoryTable {
public:
    static constexpr int limit = 1 << 13;

    void clear() {
        for (auto& side : scores_) side.fill(0);
    }
    int of(std::size_t side, const Move& move) const { return scores_[side][slot_of(move)]; }
    void add(std::size_t side, const Move& move, int merit) {
        std::int16_t& known = scores_[side][slot_of(move)];
        const int magnitude = merit < 0 ? -merit : merit;
        known = static_cast<std::int16_t>(known + merit - known * magnitude / limit);
    }

private:
    static constexpr int places_bits = sizeof(Move) > 1 ? 12 : 8;

    static std::size_t slot_of(const Move& move) {
        static_assert(std::is_trivially_copyable_v<Move> && sizeof(Move) <= 8);
        if constexpr (sizeof(Move) == 1) {
            return std::bit_cast<std::uint8_t>(move);
        } else {
            std::array<unsigned char, sizeof(Move)> bytes =
                std::bit_cast<std::array<unsigned char, sizeof(Move)>>(move);
            std::uint64_t bits = 0;
            for (unsigned char byte : bytes) bits = bits << 8 | byte;
            return static_cast<std::size_t>(bits * 0x9E3779B97F4A7C15ULL >> (64 - places_bits));
        }
    }

    std::array<std::array<std::int16_t, std::size_t{1} << places_bits>, 2> scores_{};
};

/// Killer moves: the last two that refuted a sibling position.
template <class Move>
class Killers {
public:
    void add(const Move& move) {
        if (count_ > 0 && moves_[0] == move) return;
        moves_[1] = moves_[0];
        moves_[0] = move;
        count_ = count_ < 2 ? count_ + 1 : 2;
    }
    /// 0: the latest, 1: the one before, 2: neither.
    int rank(const Move& move) const {
        for (int i = 0; i < count_; ++i)
            if (moves_[static_cast<std::size_t>(i)] == move) return i;
        return 2;
    }

private:
    std::array<Move, 2> moves_{};
    int count_ = 0;
};

template <class Move>
struct ScoredMove {
    Move move;
    std::int64_t rank;  // the promise; below it the index in the rules' order

    ScoredMove() = default;
    ScoredMove(const Move& of, int promise, std::size_t index)
        : move(of), rank(promise * places + (places - 1) - static_cast<std::int64_t>(index)) {}
    int index() const { return static_cast<int>(places - 1 - (rank & (places - 1))); }

    static constexpr std::int64_t places = 1 << 16;
};

/// Swaps the most promising of the remaining moves to this index; among equals the first in the
/// rules' order.
template <class Move>
void pick_best_move(std::vector<ScoredMove<Move>>& choices, std::size_t place) {
    std::size_t best = place;
    for (std::size_t i = place + 1; i < choices.size(); ++i)
        if (choices[i].rank > choices[best].rank) best = i;
    std::swap(choices[place], choices[best]);
}

/// Reduction in plies for the move tried at index `place`: the most for late moves of deep
/// searches.
inline int late_reduction(int depth, std::size_t place) {
    using Table = std::array<std::array<std::int8_t, 64>, 64>;
    static const Table plies = [] {
        Table table{};
        for (std::size_t d = 1; d < 64; ++d)
            for (std::size_t i = 1; i < 64; ++i)
                table[d][i] =
                    static_cast<std::int8_t>(0.5 + std::log(static_cast<double>(d)) *
                                                       std::log(static_cast<double>(i + 1)) / 1.4);
        return table;
    }();
    return plies[std::min<std::size_t>(static_cast<std::size_t>(depth), 63)]
                [std::min<std::size_t>(place, 63)];
}

}  // namespace posthouse::search
