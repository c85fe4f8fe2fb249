// The terms of the sowing games' evaluation, shared by the network (network.h) and the tool that
// trains it (tuning/). Each term selects one row of the network's first layer:
//
//     a house with so many seeds        one table for each house, own and rival's
//     the best capture within reach     one table for the player to move, one for the rival if it
//                                       were their turn
//     the seeds on the board            one table
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
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

namespace posthouse::wari {

template <int Houses>
struct Terms {
    using Position = PackedPosition<Houses>;

    /// The entries of each table; more seeds than the last entry count as that many.
    static constexpr int seeds_told = 16;
    static constexpr int capture_told = 3 * Houses + 1;
    static constexpr int board_told = 49;

    /// Where the tables begin; `side` 0 is the player to move.
    static constexpr int house(int side, int house) { return (side * Houses + house) * seeds_told; }
    static constexpr int capture(int side) { return Terms::house(2, 0) + side * capture_told; }
    static constexpr int board = Terms::capture(2);
    static constexpr int count = board + board_told;

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
        add(board + position.seeds_on_board());
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
#elif defined(__wasm_simd128__)
        // A swizzle gives 0 for every index that is not below sixteen.
        constexpr auto before_rival = [] {
            std::array<std::int8_t, 16> steps{};
            steps.fill(-128);
            for (std::size_t h = 0; h < Houses; ++h)
                steps[h] = static_cast<std::int8_t>(h - Houses);
            return steps;
        }();
        const auto word = [](std::uint64_t low) {
            return wasm_i64x2_make(static_cast<std::int64_t>(low), 0);
        };
        const v128_t index =
            wasm_i8x16_add(word(lifted & Position::seeds), wasm_v128_load(before_rival.data()));
        v128_t found = wasm_i8x16_swizzle(word(bytes), index);
        found = wasm_u8x16_max(found, wasm_u64x2_shr(found, 32));
        found = wasm_u8x16_max(found, wasm_u64x2_shr(found, 16));
        found = wasm_u8x16_max(found, wasm_u64x2_shr(found, 8));
        return wasm_u8x16_extract_lane(found, 0);
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

}  // namespace posthouse::wari
