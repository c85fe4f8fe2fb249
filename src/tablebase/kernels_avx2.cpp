// The kernels for machines with 256-bit integer vectors (AVX2). A row of a tile is two vectors.

#include "tablebase/kernel_parts.h"

#ifdef POSTHOUSE_X86_KERNELS
#include <immintrin.h>

#include <array>
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

/// Where 32 values come from in 64 bytes. `at` has an index for each 16 bytes, whose highest bit
/// says that the value is not among them; `missing` has ones for lanes without an origin.
struct Source {
    __m256i at[4];
    __m256i missing;
};

POSTHOUSE_FOR_AVX2
inline Source source_of(const std::uint8_t* origins) {
    const __m256i all = load(origins);
    Source source;
    source.missing = _mm256_cmpgt_epi8(_mm256_setzero_si256(), all);
    for (std::size_t part = 0; part < 4; ++part)
        source.at[part] =
            _mm256_add_epi8(_mm256_xor_si256(all, _mm256_set1_epi8(static_cast<char>(16 * part))),
                            _mm256_set1_epi8(0x70));
    return source;
}

POSTHOUSE_FOR_AVX2
inline void take_least(std::uint8_t* out, const __m256i (&bytes)[4], const Source& source) {
    __m256i values = source.missing;
    for (std::size_t part = 0; part < 4; ++part)
        values = _mm256_or_si256(values, _mm256_shuffle_epi8(bytes[part], source.at[part]));
    save(out, _mm256_min_epu8(load(out), values));
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

/// As in kernels_avx512.cpp.
POSTHOUSE_FOR_AVX2
inline void prefetch_next(const std::uint8_t* values) {
    _mm_prefetch(reinterpret_cast<const char*>(values + tile_size), _MM_HINT_T1);
}

POSTHOUSE_FOR_AVX2
inline void minimum_of_group(const StreamGroup& group, const Streams& streams, std::size_t vector,
                             std::uint64_t wanted, std::uint8_t* found) {
    const RowMapping& mapping = *group.mapping;
    if (mapping.straight()) {
        for (auto k = group.begin; k < group.end; ++k) {
            const std::size_t row = streams.rows[k];
            if (!(wanted >> row & 1)) continue;
            const std::uint8_t* from =
                group.values + vector * tile_size + std::size_t{streams.lines[k]} * tile_side;
            prefetch_next(from);
            for (std::uint8_t* out = found + row * tile_side; out < found + (row + 1) * tile_side;
                 out += half, from += half)
                save(out, _mm256_min_epu8(load(out), load(from)));
        }
        return;
    }
    for (std::size_t step = mapping.begin_of(vector); step < mapping.end_of(vector); ++step) {
        const std::uint8_t* origins = mapping.origins()[step].of_lane.data();
        const Source low = source_of(origins), high = source_of(origins + half);
        const std::uint8_t* values = group.values + mapping.steps()[step].to * tile_size;
        for (auto k = group.begin; k < group.end; ++k) {
            const std::size_t row = streams.rows[k];
            if (!(wanted >> row & 1)) continue;
            const std::uint8_t* from = values + std::size_t{streams.lines[k]} * tile_side;
            prefetch_next(from);
            __m256i bytes[4];
            for (std::size_t part = 0; part < 4; ++part)
                bytes[part] = _mm256_broadcastsi128_si256(
                    _mm_load_si128(reinterpret_cast<const __m128i*>(from + 16 * part)));
            take_least(found + row * tile_side, bytes, low);
            take_least(found + row * tile_side + half, bytes, high);
        }
    }
}

POSTHOUSE_FOR_AVX2
void minimum(const Streams& streams, std::size_t vector, std::uint64_t wanted,
             std::uint8_t* found) {
    std::array<std::uint64_t, tile_side> taking{};
    for (std::size_t k = 0; k < tile_size; k += half) save(found + k, _mm256_set1_epi8(-1));
    for (std::size_t g = 0; g < streams.count; ++g) {
        const StreamGroup& group = streams.groups[g];
        minimum_of_group(group, streams, vector, wanted, found);
        if (const std::uint64_t taken = group.capturing[vector])
            for (auto k = group.begin; k < group.end; ++k) taking[streams.rows[k]] |= taken;
    }
    for (std::size_t row = 0; row < tile_side; ++row)
        for (std::size_t begin = 0; begin < tile_side; begin += half) {
            std::uint8_t* out = found + row * tile_side + begin;
            // Subtracting a byte of ones adds one.
            save(out, _mm256_sub_epi8(_mm256_and_si256(load(out), _mm256_set1_epi8(-2)),
                                      spread(taking[row], begin)));
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
