// The terms of the sowing games' evaluation, shared by the evaluation and the tool that learns the
// weights (tuning/). Each term selects one entry of a row of weights. There is a row for a few
// numbers of seeds on the board; between those, weights are interpolated.
//
//     a house with so many seeds        one table for each house, own and rival's
//     the best capture within reach     one table for the player to move, one for the rival if it
//                                       were their turn
//     houses that are empty             one table for either side
#pragma once

#include "games/wari/packed_rules.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#ifdef __SSSE3__
#include <tmmintrin.h>
#endif

namespace posthouse::wari {

template <int Houses>
struct Terms {
    using Position = PackedPosition<Houses>;

    /// The entries of each table; more seeds than the last entry count as that many.
    static constexpr int seeds_told = 16;
    static constexpr int capture_told = 3 * Houses + 1;
    static constexpr int empty_told = Houses + 1;

    /// Where the tables begin in a row of weights; `side` 0 is the player to move.
    static constexpr int house(int side, int house) { return (side * Houses + house) * seeds_told; }
    static constexpr int capture(int side) { return Terms::house(2, 0) + side * capture_told; }
    static constexpr int empty(int side) { return capture(2) + side * empty_told; }
    static constexpr int count = empty(2);

    /// The houses alone, with at most 15 in each.
    static constexpr std::uint64_t capped(std::uint64_t word) {
        static_assert(seeds_told == 16);
        const std::uint64_t houses = word & Position::seeds;
        const std::uint64_t over = (houses + (0x80 - 16) * Position::ones) & Position::tops;
        return (houses & 0x0f * Position::ones) | (over >> 7) * 0x0f;
    }

    /// Calls `add` with each entry that the position has.
    template <class Add>
    static void each(const Position& position, Add&& add) {
        const std::uint64_t own = capped(position.own), rival = capped(position.rival);
        for (int h = 0; h < Houses; ++h) {
            add(house(0, h) + static_cast<int>(own >> 8 * h & 0xff));
            add(house(1, h) + static_cast<int>(rival >> 8 * h & 0xff));
        }
        add(capture(0) + best_capture(own, position.rival));
        add(capture(1) + best_capture(rival, position.own));
        add(empty(0) + Houses - std::popcount(Position::filled(position.own)));
        add(empty(1) + Houses - std::popcount(Position::filled(position.rival)));
    }

    /// The most seeds that a sowing of less than a lap captures from the rival's houses, grand
    /// slams included. `lifted` is capped; ignores whose turn it is.
    static int best_capture(std::uint64_t lifted, std::uint64_t rival) {
        // A sowing that ends in a rival's house captures it if it holds one or two, and backwards
        // from there. All passed houses have got a seed.
        std::uint64_t open = (Position::one_or_two(rival) >> 7) * 0xff;
        std::uint64_t taken = ((rival & Position::seeds) + Position::ones) & open;
        taken += taken << 8 & open;
        open &= open << 8;
        taken += taken << 16 & open;
        open &= open << 16;
        taken += taken << 32 & open;
        return greatest_reached(lifted, taken);
    }

private:
    /// The greatest of `bytes`, one for each of the rival's houses, in which the last seed of a
    /// house in `lifted`, sown for less than a lap, falls.
    static int greatest_reached(std::uint64_t lifted, std::uint64_t bytes) {
#ifdef __SSSE3__
        // A shuffle reads sixteen bytes by the low bits of an index, and gives 0 if its top bit is
        // set: the sum below, which saturates at 255, sets it if a house is not the rival's.
        constexpr auto before_rival = [] {
            std::array<std::int8_t, 16> steps{};
            steps.fill(-128);
            for (std::size_t h = 0; h < Houses; ++h)
                steps[h] = static_cast<std::int8_t>(h - Houses);
            return std::bit_cast<__m128i>(steps);
        }();
        const __m128i steps = _mm_cvtsi64_si128(static_cast<long long>(lifted & Position::seeds));
        const __m128i index =
            _mm_adds_epu8(_mm_add_epi8(steps, before_rival), _mm_set1_epi8(0x80 - Houses));
        const __m128i row =
            _mm_slli_si128(_mm_cvtsi64_si128(static_cast<long long>(bytes)), 16 - Houses);
        __m128i found = _mm_shuffle_epi8(row, index);
        found = _mm_max_epu8(found, _mm_srli_epi64(found, 32));
        found = _mm_max_epu8(found, _mm_srli_epi64(found, 16));
        found = _mm_max_epu8(found, _mm_srli_epi64(found, 8));
        return _mm_cvtsi128_si32(found) & 0xff;
#else
        std::array<std::uint8_t, 32> reached{};  // by the distance of a seed from house a
        static_assert(Houses + seeds_told <= 32 && std::endian::native == std::endian::little);
        std::memcpy(reached.data() + Houses, &bytes, sizeof bytes);
        int best = 0;
        for (int h = 0; h < Houses; ++h)
            best = std::max<int>(best,
                                 reached[static_cast<std::size_t>(h) + (lifted >> 8 * h & 0xff)]);
        return best;
#endif
    }
};

/// One weight for each entry, in hundredths of a seed.
template <int Houses>
using WeightRow = std::array<std::int16_t, Terms<Houses>::count>;

/// The numbers of seeds on the board for which there are weights.
inline constexpr std::array<int, 6> weight_knots = {0, 8, 16, 24, 36, 48};

/// A row for each number of seeds on the board.
template <int Houses>
using WeightTable = std::array<WeightRow<Houses>, 49>;

/// Where a number of seeds lies: between the knots `low` and `low + 1`, at this fraction.
struct BetweenKnots {
    std::size_t low = 0;
    int part = 0;
    int whole = 1;
};

constexpr BetweenKnots between_knots(int seeds) {
    std::size_t low = 0;
    while (low + 2 < weight_knots.size() && weight_knots[low + 1] <= seeds) ++low;
    return {low, seeds - weight_knots[low], weight_knots[low + 1] - weight_knots[low]};
}

template <int Houses>
constexpr WeightTable<Houses> mixed(
    const std::array<WeightRow<Houses>, weight_knots.size()>& knots) {
    WeightTable<Houses> table{};
    for (int seeds = 0; seeds <= weight_knots.back(); ++seeds) {
        const auto [low, part, whole] = between_knots(seeds);
        for (std::size_t k = 0; k < knots[low].size(); ++k)
            table[static_cast<std::size_t>(seeds)][k] = static_cast<std::int16_t>(
                (knots[low][k] * (whole - part) + knots[low + 1][k] * part) / whole);
    }
    return table;
}

/// The value of the board for the player to move.
template <int Houses>
int board_worth(const PackedPosition<Houses>& position, const WeightTable<Houses>& weights) {
    const WeightRow<Houses>& row = weights[static_cast<std::size_t>(position.seeds_on_board())];
    int worth = 0;
    Terms<Houses>::each(position, [&](int term) { worth += row[static_cast<std::size_t>(term)]; });
    return worth;
}

}  // namespace posthouse::wari
