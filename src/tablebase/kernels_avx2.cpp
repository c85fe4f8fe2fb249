// The kernels for machines with 256-bit integer vectors (AVX2). A row of a tile is two vectors.

#include "tablebase/kernel_parts.h"

#ifdef POSTHOUSE_X86_KERNELS
#include <immintrin.h>

#include <bit>

#define POSTHOUSE_FOR_AVX2 __attribute__((target("avx2,bmi,bmi2,popcnt"))) POSTHOUSE_RACES

namespace posthouse::tablebase {
namespace {
namespace avx2 {

constexpr std::size_t half = 32;

POSTHOUSE_FOR_AVX2
inline __m256i load(const std::uint8_t* from) {
    return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from));
}
POSTHOUSE_FOR_AVX2
inline void save(std::uint8_t* to, __m256i value) {
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(to), value);
}

/// Each bit as a byte of ones or zeros.
POSTHOUSE_FOR_AVX2
inline __m256i spread(std::uint64_t bits, std::size_t begin) {
    const __m256i each =
        _mm256_setr_epi64x(0, 0x0101010101010101, 0x0202020202020202, 0x0303030303030303);
    const __m256i bit = _mm256_set1_epi64x(static_cast<long long>(0x8040201008040201));
    const __m256i all = _mm256_set1_epi32(static_cast<int>(bits >> begin));
    return _mm256_cmpeq_epi8(_mm256_and_si256(_mm256_shuffle_epi8(all, each), bit), bit);
}
POSTHOUSE_FOR_AVX2
inline std::uint64_t gather(__m256i low, __m256i high) {
    return static_cast<std::uint32_t>(_mm256_movemask_epi8(low)) |
           std::uint64_t{static_cast<std::uint32_t>(_mm256_movemask_epi8(high))} << half;
}

/// Of 64 bytes, those that 32 origins name; ones for lanes without an origin (the highest bit).
POSTHOUSE_FOR_AVX2
inline __m256i look_up(const std::uint8_t* from, const std::uint8_t* origins) {
    const __m256i at = load(origins);
    __m256i out = _mm256_cmpgt_epi8(_mm256_setzero_si256(), at);
    for (std::size_t part = 0; part < 4; ++part) {
        const __m256i bytes = _mm256_broadcastsi128_si256(
            _mm_load_si128(reinterpret_cast<const __m128i*>(from + 16 * part)));
        // The highest bit of an index says that its byte is not in this part.
        const __m256i index =
            _mm256_add_epi8(_mm256_xor_si256(at, _mm256_set1_epi8(static_cast<char>(16 * part))),
                            _mm256_set1_epi8(0x70));
        out = _mm256_or_si256(out, _mm256_shuffle_epi8(bytes, index));
    }
    return out;
}

POSTHOUSE_FOR_AVX2
std::uint64_t changed_vectors(const RowMapping& carry, const Stamp* stamps, std::size_t first,
                              std::size_t count, Stamp since) {
    const std::uint32_t begin = carry.reach_of(first).begin;
    const std::uint32_t end = carry.reach_of(first + count - 1).end;
    if (end - begin > 64) return lowest_bits(count);
    const __m128i then = _mm_set1_epi16(static_cast<short>(since));
    std::uint64_t changed = 0;
    std::uint32_t tile = begin;
    for (; tile + 8 <= end; tile += 8) {
        const __m128i stamp = _mm_loadu_si128(reinterpret_cast<const __m128i*>(stamps + tile));
        const __m128i late = _mm_cmpeq_epi16(_mm_max_epu16(stamp, then), stamp);
        const int mask = _mm_movemask_epi8(_mm_packs_epi16(late, _mm_setzero_si128()));
        changed |= std::uint64_t{static_cast<std::uint32_t>(mask)} << (tile - begin);
    }
    for (; tile < end; ++tile) changed |= std::uint64_t{stamps[tile] >= since} << (tile - begin);
    return changed ? readers_of(changed, begin, carry, first, count) : 0;
}

POSTHOUSE_FOR_AVX2
void minimum(const Streams& streams, std::size_t vector, std::uint64_t wanted,
             std::uint8_t* found) {
    const std::size_t tile = vector * tile_size;
    for (; wanted; wanted &= wanted - 1) {
        const auto row = static_cast<std::size_t>(std::countr_zero(wanted));
        __m256i low = _mm256_set1_epi8(-1), high = low;
        for (auto k = streams.straight_end[row]; k < streams.straight_end[row + 1]; ++k) {
            const std::uint8_t* from = streams.straight[k] + tile;
            low = _mm256_min_epu8(low, load(from));
            high = _mm256_min_epu8(high, load(from + half));
        }
        std::uint64_t taking = 0;
        for (auto k = streams.carried_end[row]; k < streams.carried_end[row + 1]; ++k) {
            const Stream& stream = streams.carried[k];
            const RowMapping& carry = *stream.mapping;
            taking |= stream.capturing[vector];
            const std::size_t last = carry.end_of(vector);
            for (std::size_t s = carry.begin_of(vector); s < last; ++s) {
                const std::uint8_t* from = stream.values + carry.steps()[s].to * tile_size;
                const std::uint8_t* origins = carry.origins()[s].of_lane.data();
                low = _mm256_min_epu8(low, look_up(from, origins));
                high = _mm256_min_epu8(high, look_up(from, origins + half));
            }
        }
        const __m256i even = _mm256_set1_epi8(-2);
        // Subtracting a byte of ones adds one.
        save(found + row * tile_side,
             _mm256_sub_epi8(_mm256_and_si256(low, even), spread(taking, 0)));
        save(found + row * tile_side + half,
             _mm256_sub_epi8(_mm256_and_si256(high, even), spread(taking, half)));
    }
}

/// As in kernels_avx512.cpp: 16 rows of 16 bytes, two such tiles at once.
POSTHOUSE_FOR_AVX2
inline void transpose_strip(const std::uint8_t* in, std::uint8_t* out) {
    __m256i rows[16], next[16];
    for (std::size_t k = 0; k < 16; ++k) rows[k] = load(in + k * tile_side);
    for (int round = 0; round < 4; ++round) {
        for (std::size_t k = 0; k < 8; ++k) {
            next[2 * k] = _mm256_unpacklo_epi8(rows[k], rows[k + 8]);
            next[2 * k + 1] = _mm256_unpackhi_epi8(rows[k], rows[k + 8]);
        }
        for (std::size_t k = 0; k < 16; ++k) rows[k] = next[k];
    }
    for (std::size_t k = 0; k < 16; ++k) {
        const __m256i negated = _mm256_sub_epi8(_mm256_setzero_si256(), rows[k]);
        _mm_store_si128(reinterpret_cast<__m128i*>(out + k * tile_side),
                        _mm256_castsi256_si128(negated));
        _mm_store_si128(reinterpret_cast<__m128i*>(out + (16 + k) * tile_side),
                        _mm256_extracti128_si256(negated, 1));
    }
}

POSTHOUSE_FOR_AVX2
void transpose(const Tile& tile, Transposed& turned) {
    for (std::size_t row = 0; row < tile_side; row += 16)
        for (std::size_t column = 0; column < tile_side; column += half)
            transpose_strip(tile.found + row * tile_side + column,
                            turned.values.data() + column * tile_side + row);
}

struct Stored {
    __m256i rises, changed, doubtful;
};

POSTHOUSE_FOR_AVX2
inline Stored store_half(std::uint8_t* now, const std::uint8_t* values, __m256i wanted) {
    const __m256i one = _mm256_set1_epi8(1);
    const __m256i found = load(values), old = load(now);
    const __m256i bit = _mm256_and_si256(found, one);
    const __m256i takes = _mm256_cmpeq_epi8(bit, one);
    const __m256i value = _mm256_add_epi8(found, bit);
    const __m256i not_above = _mm256_cmpeq_epi8(_mm256_min_epu8(value, old), value);
    const __m256i not_below = _mm256_cmpeq_epi8(_mm256_max_epu8(value, old), value);
    const __m256i at_floor = _mm256_cmpeq_epi8(_mm256_and_si256(old, one), one);
    Stored stored;
    stored.rises = _mm256_andnot_si256(not_above, wanted);
    const __m256i falls = _mm256_andnot_si256(_mm256_or_si256(not_below, at_floor), wanted);
    stored.doubtful = _mm256_and_si256(falls, takes);
    stored.changed = _mm256_or_si256(stored.rises, _mm256_andnot_si256(takes, falls));
    if (!_mm256_testz_si256(stored.changed, stored.changed))
        save(now,
             _mm256_blendv_epi8(old, _mm256_add_epi8(value, _mm256_and_si256(stored.rises, one)),
                                stored.changed));
    return stored;
}

POSTHOUSE_FOR_AVX2
StoreResult store(const Tile& tile, Transposed& turned) {
    transpose(tile, turned);
    StoreResult stored;
    const __m256i wanted_low = spread(tile.wanted, 0), wanted_high = spread(tile.wanted, half);
    for (std::size_t row = 0; row < tile.height; ++row) {
        std::uint8_t* now = tile.table + row * tile_side;
        const std::uint8_t* values = turned.values.data() + row * tile_side;
        const Stored low = store_half(now, values, wanted_low);
        const Stored high = store_half(now + half, values + half, wanted_high);
        const std::uint64_t doubtful = gather(low.doubtful, high.doubtful);
        const std::uint64_t changed = gather(low.changed, high.changed);
        turned.doubtful[row] = doubtful;
        stored.doubtful |= std::uint64_t{doubtful != 0} << row;
        stored.changes += static_cast<std::size_t>(std::popcount(changed));
        stored.changed |= std::uint64_t{changed != 0} << row;
    }
    return stored;
}

POSTHOUSE_FOR_AVX2
StoreResult store_first(const Tile& tile, Transposed& turned) {
    transpose(tile, turned);
    StoreResult stored;
    const __m256i even = _mm256_set1_epi8(-2);
    const __m256i zero = _mm256_set1_epi8(static_cast<char>(value_encoding::zero));
    for (std::size_t row = 0; row < tile.height; ++row) {
        std::uint8_t* now = tile.table + row * tile_side;
        const std::uint8_t* values = turned.values.data() + row * tile_side;
        __m256i is_zero[2];
        for (std::size_t part = 0; part < 2; ++part) {
            const __m256i found = load(values + part * half);
            const __m256i wanted = spread(tile.wanted, part * half);
            save(now + part * half, _mm256_blendv_epi8(load(now + part * half), found, wanted));
            is_zero[part] = _mm256_cmpeq_epi8(_mm256_and_si256(found, even), zero);
        }
        const std::uint64_t changed = tile.wanted & ~gather(is_zero[0], is_zero[1]);
        stored.changes += static_cast<std::size_t>(std::popcount(changed));
        stored.changed |= std::uint64_t{changed != 0} << row;
    }
    return stored;
}

}  // namespace avx2
}  // namespace

const Kernels& avx2_kernels() {
    static const Kernels kernels{InstructionSet::x86_64_v3, avx2::changed_vectors, avx2::minimum,
                                 avx2::store, avx2::store_first};
    return kernels;
}

}  // namespace posthouse::tablebase
#endif
