// The two inner loops of building a table: the least of two rows of bytes, and turning a tile of
// bytes over. Each is compiled for several instruction sets and the best chosen as the program
// starts; the results are the same.
//
// Deliberately absent: what the bytes mean.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace posthouse {

/// `length` neighbours that sowing carries to neighbours.
struct Stretch {
    std::uint32_t from = 0;
    std::uint32_t to = 0;
    std::uint32_t length = 0;
};

/// least[from + k] becomes the lesser of itself and values[to + k], in every stretch.
void take_least(std::span<const Stretch> stretches, const std::uint8_t* values,
                std::uint8_t* least);

inline constexpr std::size_t tile_side = 64;

/// Takes a tile of tile_side rows, `stride` apart, changes its columns' signs (256 - byte) and
/// writes the first `height` columns as rows of `width` bytes, `out_stride` apart. `changed[k]` is
/// set where row k is not as it was. Returns how many bytes have changed.
std::size_t turn_over(const std::uint8_t* tile, std::size_t stride, std::uint8_t* out,
                      std::size_t out_stride, std::size_t width, std::size_t height,
                      std::uint8_t* changed);

}  // namespace posthouse
