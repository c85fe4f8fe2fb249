#include "tablebase/kernels.h"

#include <bit>
#include <cstring>

namespace posthouse {

// The sanitizers' start-up code must not be needed by the functions that choose among clones, and
// WebAssembly has one instruction set only.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && \
    !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define POSTHOUSE_CLONES \
    __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define POSTHOUSE_CLONES
#endif

namespace {

using Bytes16 = std::uint8_t __attribute__((vector_size(16)));

/// Turns 16 rows of 16 bytes over: after each of four rounds of interleaving the first half of the
/// rows with the second, one more bit of a byte's row number has become one of its column's.
inline void turn16(const std::uint8_t* in, std::size_t stride, std::uint8_t* out,
                   std::size_t out_stride) {
    Bytes16 rows[16], next[16];
    for (std::size_t k = 0; k < 16; ++k) std::memcpy(&rows[k], in + k * stride, 16);
    for (int round = 0; round < 4; ++round) {
        for (std::size_t k = 0; k < 8; ++k) {
            next[2 * k] = __builtin_shufflevector(rows[k], rows[k + 8], 0, 16, 1, 17, 2, 18, 3, 19,
                                                  4, 20, 5, 21, 6, 22, 7, 23);
            next[2 * k + 1] = __builtin_shufflevector(rows[k], rows[k + 8], 8, 24, 9, 25, 10, 26,
                                                      11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
        }
        std::memcpy(rows, next, sizeof rows);
    }
    for (std::size_t k = 0; k < 16; ++k) {
        const Bytes16 negated = Bytes16{} - rows[k];
        std::memcpy(out + k * out_stride, &negated, 16);
    }
}

}  // namespace

POSTHOUSE_CLONES
void take_least(std::span<const Stretch> stretches, const std::uint8_t* values,
                std::uint8_t* least) {
    for (const Stretch& stretch : stretches) {
        const std::uint8_t* __restrict from = values + stretch.to;
        std::uint8_t* __restrict to = least + stretch.from;
        std::uint32_t k = 0;
        for (; k + 64 <= stretch.length; k += 64)
            for (std::uint32_t i = k; i < k + 64; ++i) to[i] = from[i] < to[i] ? from[i] : to[i];
        for (; k + 16 <= stretch.length; k += 16)
            for (std::uint32_t i = k; i < k + 16; ++i) to[i] = from[i] < to[i] ? from[i] : to[i];
#pragma GCC unroll 1
        for (; k < stretch.length; ++k) to[k] = from[k] < to[k] ? from[k] : to[k];
    }
}

POSTHOUSE_CLONES
std::size_t turn_over(const std::uint8_t* tile, std::size_t stride, std::uint8_t* out,
                      std::size_t out_stride, std::size_t width, std::size_t height,
                      std::uint8_t* changed) {
    alignas(64) std::uint8_t turned[tile_side * tile_side];
    for (std::size_t row = 0; row < width; row += 16)
        for (std::size_t column = 0; column < height; column += 16)
            turn16(tile + row * stride + column, stride, turned + column * tile_side + row,
                   tile_side);
    std::size_t changes = 0;
    for (std::size_t k = 0; k < height; ++k) {
        const std::uint8_t* now = turned + k * tile_side;
        std::uint8_t* before = out + k * out_stride;
        if (std::memcmp(now, before, width) == 0) continue;
        unsigned different = 0;
        for (std::size_t i = 0; i < width; ++i) different += now[i] != before[i];
        changes += different;
        std::memcpy(before, now, width);
        changed[k] = 1;
    }
    return changes;
}

}  // namespace posthouse
