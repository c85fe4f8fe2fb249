#include "tablebase/kernels.h"

#include <bit>
#include <cstdlib>
#include <cstring>
#include <string_view>

#if defined(__x86_64__) && defined(__GNUC__)
#define POSTHOUSE_SHUFFLES_64
#include <immintrin.h>
// g++ 12's own header starts some results from an uninitialized register (GCC bug 105593).
#pragma GCC diagnostic ignored "-Wuninitialized"
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif

#if defined(__SANITIZE_THREAD__)
#define POSTHOUSE_RACES __attribute__((no_sanitize_thread))
#else
#define POSTHOUSE_RACES
#endif

namespace posthouse::tablebase {
namespace {

constexpr std::uint64_t lowest(std::size_t count) {
    return count >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << count) - 1;
}

/// The vectors (as bits, from `begin` on) that read one of the tiles in `changed`.
std::uint64_t readers_of(std::uint64_t changed, std::uint32_t begin, const RowMapping& carry,
                         std::size_t first, std::size_t count) {
    std::uint64_t readers = 0;
    for (std::size_t k = 0; k < count; ++k) {
        const RowMapping::Reach reach = carry.reach_of(first + k);
        if (reach.begin == reach.end) continue;
        const std::uint64_t read = lowest(reach.end - reach.begin);
        readers |= std::uint64_t{(changed >> (reach.begin - begin) & read) != 0} << k;
    }
    return readers;
}

namespace plain {

/// Not std::min: no function that reads a table may be compiled separately.
POSTHOUSE_RACES
inline void take_least(std::uint8_t& least, const std::uint8_t& value) {
    const std::uint8_t now = value;
    least = now < least ? now : least;
}

POSTHOUSE_RACES
std::uint64_t news(const RowMapping& carry, const Stamp* stamps, std::size_t first,
                   std::size_t count, Stamp since) {
    const std::uint32_t begin = carry.reach_of(first).begin;
    const std::uint32_t end = carry.reach_of(first + count - 1).end;
    if (end - begin > 64) return lowest(count);
    std::uint64_t changed = 0;
    for (std::uint32_t tile = begin; tile < end; ++tile)
        changed |= std::uint64_t{stamps[tile] >= since} << (tile - begin);
    return changed ? readers_of(changed, begin, carry, first, count) : 0;
}

POSTHOUSE_RACES
void least(const Streams& streams, std::size_t vector, std::uint64_t wanted, std::uint8_t* found) {
    for (; wanted; wanted &= wanted - 1) {
        const auto row = static_cast<std::size_t>(std::countr_zero(wanted));
        std::uint8_t* out = found + row * tile_side;
        for (std::size_t lane = 0; lane < tile_side; ++lane)
            out[lane] = tablebase::value_encoding::none;
        for (auto k = streams.straight_end[row]; k < streams.straight_end[row + 1]; ++k) {
            const std::uint8_t* from = streams.straight[k] + vector * tile_size;
            for (std::size_t lane = 0; lane < tile_side; ++lane) take_least(out[lane], from[lane]);
        }
        std::uint64_t taking = 0;
        for (auto k = streams.carried_end[row]; k < streams.carried_end[row + 1]; ++k) {
            const Stream& stream = streams.carried[k];
            const RowMapping& carry = *stream.mapping;
            taking |= stream.capturing[vector];
            for (std::size_t s = carry.begin_of(vector); s < carry.end_of(vector); ++s) {
                const RowMapping::Step& step = carry.steps()[s];
                const std::uint8_t* from = stream.values + step.to * tile_size;
                const auto& origins = carry.origins()[s].of_lane;
                for (std::uint64_t lanes = step.lanes; lanes; lanes &= lanes - 1) {
                    const auto lane = static_cast<std::size_t>(std::countr_zero(lanes));
                    take_least(out[lane], from[origins[lane]]);
                }
            }
        }
        for (std::size_t lane = 0; lane < tile_side; ++lane)
            out[lane] = static_cast<std::uint8_t>((out[lane] & 0xFE) | (taking >> lane & 1));
    }
}

void turn(const Tile& tile, Transposed& turned) {
    for (std::size_t row = 0; row < tile.height; ++row)
        for (std::size_t lane = 0; lane < tile_side; ++lane)
            turned.values[row * tile_side + lane] =
                static_cast<std::uint8_t>(256 - tile.found[lane * tile_side + row]);
}

POSTHOUSE_RACES
StoreResult lay(const Tile& tile, Transposed& turned) {
    turn(tile, turned);
    StoreResult laid;
    for (std::size_t row = 0; row < tile.height; ++row) {
        std::uint8_t* now = tile.table + row * tile_side;
        const std::uint8_t* found = turned.values.data() + row * tile_side;
        std::uint64_t doubtful = 0;
        for (std::uint64_t lanes = tile.wanted; lanes; lanes &= lanes - 1) {
            const auto lane = static_cast<std::size_t>(std::countr_zero(lanes));
            const bool takes = found[lane] & 1;
            const int value = found[lane] + takes, old = now[lane];
            if (value > old) {
                now[lane] = static_cast<std::uint8_t>(value | 1);
            } else if (value < old && !tablebase::value_encoding::at_floor(now[lane])) {
                if (takes) {
                    doubtful |= std::uint64_t{1} << lane;
                    continue;
                }
                now[lane] = static_cast<std::uint8_t>(value);
            } else {
                continue;
            }
            ++laid.changes;
            laid.changed |= std::uint64_t{1} << row;
        }
        turned.doubtful[row] = doubtful;
        if (doubtful) laid.doubtful |= std::uint64_t{1} << row;
    }
    return laid;
}

POSTHOUSE_RACES
StoreResult lay_first(const Tile& tile, Transposed& turned) {
    turn(tile, turned);
    StoreResult laid;
    for (std::size_t row = 0; row < tile.height; ++row) {
        std::uint8_t* now = tile.table + row * tile_side;
        const std::uint8_t* found = turned.values.data() + row * tile_side;
        for (std::uint64_t lanes = tile.wanted; lanes; lanes &= lanes - 1) {
            const auto lane = static_cast<std::size_t>(std::countr_zero(lanes));
            now[lane] = found[lane];
            if (tablebase::value_encoding::value_of(found[lane]) == 0) continue;
            ++laid.changes;
            laid.changed |= std::uint64_t{1} << row;
        }
    }
    return laid;
}

}  // namespace plain

#ifdef POSTHOUSE_SHUFFLES_64
#define POSTHOUSE_FOR_SHUFFLES \
    __attribute__((target("avx512f,avx512bw,avx512vl,avx512vbmi,bmi,bmi2,popcnt"))) POSTHOUSE_RACES

namespace shuffling {

POSTHOUSE_FOR_SHUFFLES
std::uint64_t news(const RowMapping& carry, const Stamp* stamps, std::size_t first,
                   std::size_t count, Stamp since) {
    const std::uint32_t begin = carry.reach_of(first).begin;
    const std::uint32_t end = carry.reach_of(first + count - 1).end;
    if (end - begin > 64) return lowest(count);
    const __m512i then = _mm512_set1_epi16(static_cast<short>(since));
    const std::uint64_t all = lowest(end - begin);
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

POSTHOUSE_FOR_SHUFFLES
void least(const Streams& streams, std::size_t vector, std::uint64_t wanted, std::uint8_t* found) {
    const std::size_t tile = vector * tile_size;
    for (; wanted; wanted &= wanted - 1) {
        const auto row = static_cast<std::size_t>(std::countr_zero(wanted));
        __m512i out = _mm512_set1_epi8(-1);
        for (auto k = streams.straight_end[row]; k < streams.straight_end[row + 1]; ++k)
            out = _mm512_min_epu8(out, _mm512_load_si512(streams.straight[k] + tile));
        std::uint64_t taking = 0;
        for (auto k = streams.carried_end[row]; k < streams.carried_end[row + 1]; ++k) {
            const Stream& stream = streams.carried[k];
            const RowMapping& carry = *stream.mapping;
            taking |= stream.capturing[vector];
            const std::size_t last = carry.end_of(vector);
            for (std::size_t s = carry.begin_of(vector); s < last; ++s) {
                const RowMapping::Step& step = carry.steps()[s];
                const __m512i from = _mm512_load_si512(stream.values + step.to * tile_size);
                const __m512i origins = _mm512_load_si512(carry.origins() + s);
                out = _mm512_mask_min_epu8(out, step.lanes, out,
                                           _mm512_permutexvar_epi8(origins, from));
            }
        }
        const __m512i even = _mm512_and_si512(out, _mm512_set1_epi8(-2));
        _mm512_store_si512(found + row * tile_side,
                           _mm512_mask_add_epi8(even, taking, even, _mm512_set1_epi8(1)));
    }
}

/// Transposes 16 rows of 16 bytes: after each of four rounds of interleaving the first half of the
/// rows with the second, one more bit of a byte's row number has become one of its column's. Four
/// such tiles at once.
POSTHOUSE_FOR_SHUFFLES
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

POSTHOUSE_FOR_SHUFFLES
void turn(const Tile& tile, Transposed& turned) {
    for (std::size_t row = 0; row < tile_side; row += 16)
        turn_strip(tile.found + row * tile_side, turned.values.data() + row);
}

POSTHOUSE_FOR_SHUFFLES
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

POSTHOUSE_FOR_SHUFFLES
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

}  // namespace shuffling
#endif

}  // namespace

const Kernels& plain_kernels() {
    static const Kernels kernels{tablebase::plain::news, tablebase::plain::least,
                                 tablebase::plain::lay, tablebase::plain::lay_first};
    return kernels;
}

const Kernels& best_kernels() {
#ifdef POSTHOUSE_SHUFFLES_64
    static const Kernels kernels{tablebase::shuffling::news, tablebase::shuffling::least,
                                 tablebase::shuffling::lay, tablebase::shuffling::lay_first};
    static const bool wanted = [] {
        const char* named = std::getenv("POSTHOUSE_INSTRUCTION_SET");
        return (!named || std::string_view(named) == "x86-64-v4") &&
               __builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("avx512bw") &&
               __builtin_cpu_supports("avx512vl");
    }();
    if (wanted) return kernels;
#endif
    return plain_kernels();
}

}  // namespace posthouse::tablebase
