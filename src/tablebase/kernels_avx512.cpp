// The kernels for machines that shuffle 64 bytes at once (AVX-512 VBMI). A row of a tile is one
// vector.

#include "tablebase/kernel_parts.h"

#ifdef POSTHOUSE_X86_KERNELS
#include <immintrin.h>

#include <array>
#include <bit>
#include <cstring>

// g++ 12's own header starts some results from an uninitialized register (GCC bug 105593).
#pragma GCC diagnostic ignored "-Wuninitialized"
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"

#define POSTHOUSE_FOR_AVX512 \
    __attribute__((target("avx512f,avx512bw,avx512vl,avx512vbmi,bmi,bmi2,popcnt"))) POSTHOUSE_RACES

namespace posthouse::tablebase {
namespace {
namespace avx512 {

POSTHOUSE_FOR_AVX512
std::uint64_t news(const RowMapping& carry, const Stamp* stamps, std::size_t first,
                   std::size_t count, Stamp since) {
    const std::uint32_t begin = carry.reach_of(first).begin;
    const std::uint32_t end = carry.reach_of(first + count - 1).end;
    if (end - begin > 64) return lowest_bits(count);
    const __m512i then = _mm512_set1_epi16(static_cast<short>(since));
    const std::uint64_t all = lowest_bits(end - begin);
    const auto low = static_cast<__mmask32>(all), high = static_cast<__mmask32>(all >> 32);
    stamps += begin;
    std::uint64_t changed =
        _mm512_mask_cmpge_epu16_mask(low, _mm512_maskz_loadu_epi16(low, stamps), then);
    if (high)
        changed |= std::uint64_t{_mm512_mask_cmpge_epu16_mask(
                       high, _mm512_maskz_loadu_epi16(high, stamps + 32), then)}
                   << 32;
    return changed ? readers_of(changed, begin, carry, first, count) : 0;
}

/// Where a vector's values come from in another one.
struct Source {
    __m512i origins;
    std::uint64_t lanes;
    std::size_t offset;
};

POSTHOUSE_FOR_AVX512
inline Source source_of(const RowMapping& mapping, std::size_t step) {
    return {_mm512_load_si512(mapping.origins() + step), mapping.steps()[step].lanes,
            mapping.steps()[step].to * tile_size};
}

POSTHOUSE_FOR_AVX512
inline __m512i least_of(__m512i out, const std::uint8_t* values, const Source& source) {
    return _mm512_mask_min_epu8(
        out, source.lanes, out,
        _mm512_permutexvar_epi8(source.origins, _mm512_load_si512(values + source.offset)));
}

/// The same place in the next tile is probably read for the next vector. Processors do not
/// prefetch beyond a page of 4 KiB, which a tile fills.
POSTHOUSE_FOR_AVX512
inline void prefetch_next(const std::uint8_t* values) {
    _mm_prefetch(reinterpret_cast<const char*>(values + tile_size), _MM_HINT_T1);
}

/// Of a group of straight moves (`Steps` is 0), or the next one or two steps of a mapping.
template <bool All, int Steps>
POSTHOUSE_FOR_AVX512 inline void least_of_steps(const StreamGroup& group, const Streams& streams,
                                                std::size_t vector, std::size_t step,
                                                std::uint64_t wanted, std::uint8_t* found) {
    Source one{}, two{};
    if constexpr (Steps > 0) one = source_of(*group.mapping, step);
    if constexpr (Steps > 1) two = source_of(*group.mapping, step + 1);
    const std::size_t last = Steps == 0 ? vector * tile_size : Steps == 1 ? one.offset : two.offset;
    for (auto k = group.begin; k < group.end; ++k) {
        const std::size_t row = streams.rows[k];
        if (!All && !(wanted >> row & 1)) continue;
        std::uint8_t* out = found + row * tile_side;
        const std::uint8_t* values = group.values + std::size_t{streams.lines[k]} * tile_side;
        prefetch_next(values + last);
        __m512i least = _mm512_load_si512(out);
        if constexpr (Steps == 0) least = _mm512_min_epu8(least, _mm512_load_si512(values + last));
        if constexpr (Steps > 0) least = least_of(least, values, one);
        if constexpr (Steps > 1) least = least_of(least, values, two);
        _mm512_store_si512(out, least);
    }
}

template <bool All>
POSTHOUSE_FOR_AVX512 inline void least_of_group(const StreamGroup& group, const Streams& streams,
                                                std::size_t vector, std::uint64_t wanted,
                                                std::uint8_t* found) {
    const RowMapping& mapping = *group.mapping;
    if (mapping.straight()) return least_of_steps<All, 0>(group, streams, vector, 0, wanted, found);
    std::size_t step = mapping.begin_of(vector);
    const std::size_t end = mapping.end_of(vector);
    for (; step + 1 < end; step += 2)
        least_of_steps<All, 2>(group, streams, vector, step, wanted, found);
    if (step < end) least_of_steps<All, 1>(group, streams, vector, step, wanted, found);
}

template <bool All>
POSTHOUSE_FOR_AVX512 void least_of_all(const Streams& streams, std::size_t vector,
                                       std::uint64_t wanted, std::uint8_t* found) {
    std::array<std::uint64_t, tile_side> taking{};
    for (std::size_t row = 0; row < tile_side; ++row)
        _mm512_store_si512(found + row * tile_side, _mm512_set1_epi8(-1));
    for (std::size_t g = 0; g < streams.count; ++g) {
        const StreamGroup& group = streams.groups[g];
        least_of_group<All>(group, streams, vector, wanted, found);
        if (const std::uint64_t taken = group.capturing[vector])
            for (auto k = group.begin; k < group.end; ++k) taking[streams.rows[k]] |= taken;
    }
    for (std::size_t row = 0; row < tile_side; ++row) {
        const __m512i even =
            _mm512_and_si512(_mm512_load_si512(found + row * tile_side), _mm512_set1_epi8(-2));
        _mm512_store_si512(found + row * tile_side,
                           _mm512_mask_add_epi8(even, taking[row], even, _mm512_set1_epi8(1)));
    }
}

POSTHOUSE_FOR_AVX512
void least(const Streams& streams, std::size_t vector, std::uint64_t wanted, std::uint8_t* found) {
    if (std::popcount(wanted) > 32)
        least_of_all<true>(streams, vector, wanted, found);
    else
        least_of_all<false>(streams, vector, wanted, found);
}

/// Transposes 16 rows of 16 bytes: after each of four rounds of interleaving the first half of the
/// rows with the second, one more bit of a byte's row number has become one of its column's. Four
/// such tiles at once.
POSTHOUSE_FOR_AVX512
inline void turn_strip(const std::uint8_t* in, std::uint8_t* out) {
    __m512i rows[16], next[16];
    for (std::size_t k = 0; k < 16; ++k) rows[k] = _mm512_load_si512(in + k * tile_side);
    for (int round = 0; round < 4; ++round) {
        for (std::size_t k = 0; k < 8; ++k) {
            next[2 * k] = _mm512_unpacklo_epi8(rows[k], rows[k + 8]);
            next[2 * k + 1] = _mm512_unpackhi_epi8(rows[k], rows[k + 8]);
        }
        std::memcpy(rows, next, sizeof rows);
    }
    for (std::size_t k = 0; k < 16; ++k) {
        const __m512i negated = _mm512_sub_epi8(_mm512_setzero_si512(), rows[k]);
        for (std::size_t part = 0; part < 4; ++part) {
            __m128i bytes;
            switch (part) {
                case 0:
                    bytes = _mm512_extracti32x4_epi32(negated, 0);
                    break;
                case 1:
                    bytes = _mm512_extracti32x4_epi32(negated, 1);
                    break;
                case 2:
                    bytes = _mm512_extracti32x4_epi32(negated, 2);
                    break;
                default:
                    bytes = _mm512_extracti32x4_epi32(negated, 3);
                    break;
            }
            _mm_store_si128(reinterpret_cast<__m128i*>(out + (part * 16 + k) * tile_side), bytes);
        }
    }
}

POSTHOUSE_FOR_AVX512
void turn(const Tile& tile, Transposed& turned) {
    for (std::size_t row = 0; row < tile_side; row += 16)
        turn_strip(tile.found + row * tile_side, turned.values.data() + row);
}

POSTHOUSE_FOR_AVX512
StoreResult lay(const Tile& tile, Transposed& turned) {
    turn(tile, turned);
    StoreResult laid;
    const __m512i one = _mm512_set1_epi8(1);
    for (std::size_t row = 0; row < tile.height; ++row) {
        std::uint8_t* now = tile.table + row * tile_side;
        const __m512i found = _mm512_load_si512(turned.values.data() + row * tile_side);
        const __m512i old = _mm512_maskz_loadu_epi8(tile.wanted, now);
        const __mmask64 takes = _mm512_test_epi8_mask(found, one);
        const __m512i value = _mm512_add_epi8(found, _mm512_and_si512(found, one));
        const __mmask64 rises = _mm512_mask_cmpgt_epu8_mask(tile.wanted, value, old);
        const __mmask64 falls = _mm512_mask_cmplt_epu8_mask(
            _mm512_mask_testn_epi8_mask(tile.wanted, old, one), value, old);
        const std::uint64_t changed = rises | (falls & ~takes);
        const std::uint64_t doubtful = falls & takes;
        turned.doubtful[row] = doubtful;
        laid.doubtful |= std::uint64_t{doubtful != 0} << row;
        if (!changed) continue;
        _mm512_mask_storeu_epi8(now, changed, _mm512_mask_add_epi8(value, rises, value, one));
        laid.changes += static_cast<std::size_t>(std::popcount(changed));
        laid.changed |= std::uint64_t{1} << row;
    }
    return laid;
}

POSTHOUSE_FOR_AVX512
StoreResult lay_first(const Tile& tile, Transposed& turned) {
    turn(tile, turned);
    StoreResult laid;
    const __m512i even = _mm512_set1_epi8(-2);
    for (std::size_t row = 0; row < tile.height; ++row) {
        const __m512i found = _mm512_load_si512(turned.values.data() + row * tile_side);
        _mm512_mask_storeu_epi8(tile.table + row * tile_side, tile.wanted, found);
        const std::uint64_t changed = _mm512_mask_cmpneq_epu8_mask(
            tile.wanted, _mm512_and_si512(found, even),
            _mm512_set1_epi8(static_cast<char>(tablebase::value_encoding::zero)));
        laid.changes += static_cast<std::size_t>(std::popcount(changed));
        laid.changed |= std::uint64_t{changed != 0} << row;
    }
    return laid;
}

}  // namespace avx512
}  // namespace

const Kernels& avx512_kernels() {
    static const Kernels kernels{InstructionSet::x86_64_v4, avx512::news, avx512::least,
                                 avx512::lay, avx512::lay_first};
    return kernels;
}

}  // namespace posthouse::tablebase
#endif
