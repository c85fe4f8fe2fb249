// In which order the moves of a position are tried: what was best before, what refuted a sister
// position, what has often been good, what looks good.
//
// Deliberately absent: any idea of what a move is. A move is told from others by its bits.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace posthouse {

/// How often, and how deep below, a move was the one that refuted what the other side had done
/// (Schaeffer, "The history heuristic", 1983), from -limit to limit; old merits fade.
template <class Move>
class MoveMerits {
public:
    static constexpr int limit = 1 << 13;

    void clear() {
        for (auto& side : merits_) side.fill(0);
    }
    int of(std::size_t side, const Move& move) const { return merits_[side][place_of(move)]; }
    void add(std::size_t side, const Move& move, int merit) {
        std::int16_t& known = merits_[side][place_of(move)];
        const int magnitude = merit < 0 ? -merit : merit;
        known = static_cast<std::int16_t>(known + merit - known * magnitude / limit);
    }

private:
    static constexpr int places_bits = sizeof(Move) > 1 ? 12 : 8;

    static std::size_t place_of(const Move& move) {
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

    std::array<std::array<std::int16_t, std::size_t{1} << places_bits>, 2> merits_{};
};

/// The two moves that last refuted a sister position.
template <class Move>
class Killers {
public:
    void add(const Move& move) {
        if (count_ > 0 && moves_[0] == move) return;
        moves_[1] = moves_[0];
        moves_[0] = move;
        count_ = count_ < 2 ? count_ + 1 : 2;
    }
    /// 0: the last one, 1: the one before, 2: neither.
    int rank(const Move& move) const {
        for (int i = 0; i < count_; ++i)
            if (moves_[static_cast<std::size_t>(i)] == move) return i;
        return 2;
    }

private:
    std::array<Move, 2> moves_{};
    int count_ = 0;
};

}  // namespace posthouse
