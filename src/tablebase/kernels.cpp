#include "tablebase/kernels.h"

#include "tablebase/kernel_parts.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>
#include <string_view>

namespace posthouse::tablebase {
namespace {
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
    if (end - begin > 64) return lowest_bits(count);
    std::uint64_t changed = 0;
    for (std::uint32_t tile = begin; tile < end; ++tile)
        changed |= std::uint64_t{stamps[tile] >= since} << (tile - begin);
    return changed ? readers_of(changed, begin, carry, first, count) : 0;
}

POSTHOUSE_RACES
void least(const Streams& streams, std::size_t vector, std::uint64_t wanted, std::uint8_t* found) {
    for (std::size_t k = 0; k < tile_size; ++k) found[k] = tablebase::value_encoding::none;
    std::array<std::uint64_t, tile_side> taking{};
    for (std::size_t g = 0; g < streams.count; ++g) {
        const StreamGroup& group = streams.groups[g];
        const RowMapping& mapping = *group.mapping;
        for (std::uint32_t k = group.begin; k < group.end; ++k) {
            const std::size_t row = streams.rows[k];
            if (!(wanted >> row & 1)) continue;
            std::uint8_t* out = found + row * tile_side;
            const std::uint8_t* values = group.values + std::size_t{streams.lines[k]} * tile_side;
            taking[row] |= group.capturing[vector];
            if (mapping.straight()) {
                const std::uint8_t* from = values + vector * tile_size;
                for (std::size_t lane = 0; lane < tile_side; ++lane)
                    take_least(out[lane], from[lane]);
                continue;
            }
            for (std::size_t s = mapping.begin_of(vector); s < mapping.end_of(vector); ++s) {
                const RowMapping::Step& step = mapping.steps()[s];
                const std::uint8_t* from = values + step.to * tile_size;
                const auto& origins = mapping.origins()[s].of_lane;
                for (std::uint64_t lanes = step.lanes; lanes; lanes &= lanes - 1) {
                    const auto lane = static_cast<std::size_t>(std::countr_zero(lanes));
                    take_least(out[lane], from[origins[lane]]);
                }
            }
        }
    }
    for (std::size_t row = 0; row < tile_side; ++row)
        for (std::size_t lane = 0; lane < tile_side; ++lane) {
            std::uint8_t& out = found[row * tile_side + lane];
            out = static_cast<std::uint8_t>((out & 0xFE) | (taking[row] >> lane & 1));
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

}  // namespace

const Kernels& plain_kernels() {
    static const Kernels kernels{InstructionSet::baseline, plain::news, plain::least, plain::lay,
                                 plain::lay_first};
    return kernels;
}

std::vector<const Kernels*> runnable_kernels() {
    std::vector<const Kernels*> runnable{&plain_kernels()};
#ifdef POSTHOUSE_X86_KERNELS
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2"))
        runnable.push_back(&avx2_kernels());
    if (__builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("avx512bw") &&
        __builtin_cpu_supports("avx512vl"))
        runnable.push_back(&avx512_kernels());
#endif
    return runnable;
}

const Kernels& best_kernels() {
    static const Kernels* const best = [] {
        const auto runnable = runnable_kernels();
#ifdef POSTHOUSE_X86_KERNELS  // elsewhere there is nothing to choose, and the page has no
                              // environment
        if (const char* named = std::getenv("POSTHOUSE_INSTRUCTION_SET"))
            for (auto one = runnable.rbegin(); one != runnable.rend(); ++one)
                if (name_of((*one)->needs) <= std::string_view(named)) return *one;
#endif
        return runnable.back();
    }();
    return *best;
}

}  // namespace posthouse::tablebase
