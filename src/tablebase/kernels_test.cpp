#include "tablebase/kernels.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>
#include <vector>

namespace posthouse {
namespace {

std::vector<std::uint8_t> noise(std::size_t size, unsigned seed) {
    std::mt19937 random(seed);
    std::vector<std::uint8_t> bytes(size);
    for (auto& byte : bytes) byte = static_cast<std::uint8_t>(random());
    return bytes;
}

TEST(TakeLeast, takes_the_lesser_byte_in_every_stretch_and_touches_nothing_else) {
    const auto values = noise(1000, 1);
    const auto before = noise(1000, 2);
    const std::vector<Stretch> stretches = {{0, 3, 1}, {5, 900, 7}, {20, 0, 200}, {700, 333, 64}};
    auto expected = before;
    for (const Stretch& stretch : stretches)
        for (std::uint32_t k = 0; k < stretch.length; ++k)
            expected[stretch.from + k] =
                std::min(expected[stretch.from + k], values[stretch.to + k]);
    auto least = before;
    take_least(stretches, values.data(), least.data());
    EXPECT_EQ(least, expected);
}

TEST(TurnOver, makes_rows_of_columns_with_their_sign_changed_and_counts_what_is_new) {
    constexpr std::size_t stride = 3 * tile_side, out_stride = 80, column = 64;
    const auto tiles = noise(stride * tile_side, 3);
    for (const std::size_t width : {std::size_t{1}, std::size_t{17}, std::size_t{63}, tile_side})
        for (const std::size_t height : {std::size_t{1}, std::size_t{31}, tile_side}) {
            const auto before = noise(out_stride * tile_side, 4);
            auto expected = before;
            std::array<std::uint8_t, tile_side> expected_changed{}, changed{};
            std::size_t expected_changes = 0;
            for (std::size_t k = 0; k < height; ++k)
                for (std::size_t i = 0; i < width; ++i) {
                    auto& byte = expected[k * out_stride + i];
                    const auto now =
                        static_cast<std::uint8_t>(256 - tiles[i * stride + column + k]);
                    if (byte == now) continue;
                    byte = now;
                    ++expected_changes;
                    expected_changed[k] = 1;
                }
            auto out = before;
            const auto changes = turn_over(tiles.data() + column, stride, out.data(), out_stride,
                                           width, height, changed.data());
            EXPECT_EQ(out, expected);
            EXPECT_EQ(changes, expected_changes);
            EXPECT_EQ(changed, expected_changed);
        }
}

TEST(TurnOver, sees_that_nothing_has_changed) {
    const auto tile = noise(tile_side * tile_side, 5);
    std::vector<std::uint8_t> out(tile_side * tile_side);
    std::array<std::uint8_t, tile_side> changed{};
    turn_over(tile.data(), tile_side, out.data(), tile_side, tile_side, tile_side, changed.data());
    changed = {};
    EXPECT_EQ(turn_over(tile.data(), tile_side, out.data(), tile_side, tile_side, tile_side,
                        changed.data()),
              0U);
    EXPECT_EQ(changed, (std::array<std::uint8_t, tile_side>{}));
}

}  // namespace
}  // namespace posthouse
