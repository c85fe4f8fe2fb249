#include "tablebase/kernels.h"

#include "tablebase/value_table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>
#include <vector>

namespace posthouse::tablebase {
namespace {

std::vector<std::uint8_t> noise(std::size_t size, unsigned seed) {
    std::mt19937 random(seed);
    std::vector<std::uint8_t> bytes(size);
    for (auto& byte : bytes) byte = static_cast<std::uint8_t>(32 + random() % 192);
    return bytes;
}

/// A table of 8 tiles in a band, two rows that moves lead to, and their mappings.
class Kernel : public testing::TestWithParam<const Kernels*> {
protected:
    static constexpr std::size_t tiles = 8, rows = 130;

    Kernel() : table(tiles * tile_size), stamps(tiles, 0), taking(3, 0) {
        const auto noisy = noise(table.size(), 1);
        std::copy(noisy.begin(), noisy.end(), table.data());
        for (std::uint32_t from = 0; from < rows; ++from) {
            if (from % 5 != 1) near.push_back({from, from});
            if (from % 3 != 0) far.push_back({from, from * 3 + 10});
        }
        taking[1] = 0x0123'4567'89ab'cdef;
        carries = {RowMapping(near, rows), RowMapping(far, rows)};
    }

    std::uint8_t value(std::size_t row, std::uint32_t rank) const {
        return table.data()[rank / tile_side * tile_size + row * tile_side + rank % tile_side];
    }

    TableBytes table;
    std::vector<Stamp> stamps;
    std::vector<std::uint64_t> taking;
    std::vector<RowMapping::Pair> near, far;
    std::array<RowMapping, 2> carries;
};

INSTANTIATE_TEST_SUITE_P(OfAllInstructionSets, Kernel, testing::ValuesIn(runnable_kernels()));

TEST_P(Kernel, FindsTheMinimumOfWhatTheMovesOfARowLeadTo) {
    // Row 3 has all kinds of moves, row 7 one, row 9 is not wanted, row 11 has none.
    struct Move {
        std::uint8_t mine;
        std::uint32_t to;
    };
    const std::array<std::vector<Move>, 3> moves = {
        std::vector<Move>{{3, 40}, {9, 41}}, {{3, 20}, {9, 6}, {3, 21}}, {{3, 33}, {7, 5}}};
    const std::vector<std::uint64_t> nothing(3, 0);
    std::vector<RowMapping::Pair> all;
    for (std::uint32_t from = 0; from < 3 * tile_side; ++from) all.push_back({from, from});
    const RowMapping straight(all, all.size());
    std::vector<StreamGroup> groups;
    std::vector<std::uint32_t> lines;
    std::vector<std::uint8_t> movers;
    for (std::size_t k = 0; k < moves.size(); ++k) {
        const auto begin = static_cast<std::uint32_t>(lines.size());
        for (const Move& move : moves[k]) {
            lines.push_back(move.to);
            movers.push_back(move.mine);
        }
        groups.push_back({k == 0 ? &straight : &carries[k - 1],
                          k == 0 ? nothing.data() : taking.data(), table.data(), begin,
                          static_cast<std::uint32_t>(lines.size())});
    }
    const Streams streams{groups.data(), groups.size(), lines.data(), movers.data()};
    for (std::uint32_t vector = 0; vector < 3; ++vector) {
        std::array<std::array<std::uint8_t, tile_side>, tile_side> expected;
        for (auto& row : expected) row.fill(tablebase::value_encoding::none);
        const auto weigh = [&](std::size_t mine, std::size_t row,
                               const std::vector<RowMapping::Pair>& pairs) {
            for (const auto& pair : pairs)
                if (pair.from / tile_side == vector) {
                    auto& least = expected[mine][pair.from % tile_side];
                    least = std::min(least, value(row, pair.to));
                }
        };
        weigh(3, 40, all);
        weigh(3, 20, near);
        weigh(3, 21, near);
        weigh(3, 33, far);
        weigh(7, 5, far);
        for (const std::uint64_t wanted :
             {std::uint64_t{1U << 3 | 1U << 7 | 1U << 11}, ~std::uint64_t{0}}) {
            alignas(tile_side) std::array<std::uint8_t, tile_size> found{};
            GetParam()->minimum(streams, vector, wanted, found.data());
            for (const std::size_t mine : {std::size_t{3}, std::size_t{7}, std::size_t{11}})
                for (std::size_t lane = 0; lane < tile_side; ++lane) {
                    const std::uint64_t takes = mine == 11 ? 0 : taking[vector] >> lane & 1;
                    EXPECT_EQ(found[mine * tile_side + lane],
                              (expected[mine][lane] & 0xFE) | takes);
                }
        }
    }
}

TEST_P(Kernel, HasNewsIfATileThatAVectorReachesHasChanged) {
    const auto news = [&](std::size_t first, std::size_t count, Stamp since) {
        return GetParam()->changed_vectors(carries[1], stamps.data(), first, count, since);
    };
    EXPECT_EQ(news(0, 3, 5), 0U);
    for (std::size_t tile = 0; tile < tiles; ++tile) {
        std::fill(stamps.begin(), stamps.end(), Stamp{4});
        stamps[tile] = 5;
        std::uint64_t expected = 0;
        for (const auto& pair : far)
            if (pair.to / tile_side == tile) expected |= 1U << pair.from / tile_side;
        // All tiles between a vector's first and last count.
        EXPECT_EQ(news(0, 3, 5) & expected, expected);
        EXPECT_EQ(news(0, 3, 6), 0U);
        EXPECT_EQ(news(1, 2, 5), news(0, 3, 5) >> 1);
    }
}

/// A value, what was found for it, and the expected result.
struct Case {
    std::uint8_t before;
    int found_value;
    bool takes;
    std::uint8_t after;
    bool doubtful;
};

TEST_P(Kernel, StoresWhatWasFoundIntoTheTable) {
    using tablebase::value_encoding::of_value;
    const std::vector<Case> cases = {
        {tablebase::value_encoding::of_value(0, false), 0, false,
         tablebase::value_encoding::of_value(0, false), false},
        {tablebase::value_encoding::of_value(0, false), 3, false,
         tablebase::value_encoding::of_value(3, true), false},  // rises, and is then closed
        {tablebase::value_encoding::of_value(3, true), 5, true,
         tablebase::value_encoding::of_value(5, true), false},  // again
        {tablebase::value_encoding::of_value(3, true), 2, true,
         tablebase::value_encoding::of_value(3, true), false},  // nothing falls from above 0
        {tablebase::value_encoding::of_value(0, false), -2, false,
         tablebase::value_encoding::of_value(-2, false), false},  // falls
        {tablebase::value_encoding::of_value(-2, false), -4, false,
         tablebase::value_encoding::of_value(-4, false), false},  // again
        {tablebase::value_encoding::of_value(-2, false), -4, true,
         tablebase::value_encoding::of_value(-2, false), true},  // a capture may keep it
        {tablebase::value_encoding::of_value(-2, true), -4, true,
         tablebase::value_encoding::of_value(-2, true), false},  // it does, as is known
        {tablebase::value_encoding::of_value(-48, false), -48, false,
         tablebase::value_encoding::of_value(-48, false), false},
        {tablebase::value_encoding::of_value(48, true), 48, true,
         tablebase::value_encoding::of_value(48, true), false},
    };
    for (const Case& one : cases)
        for (const std::size_t mine : {std::size_t{0}, std::size_t{17}, std::size_t{63}})
            for (const std::size_t theirs : {std::size_t{0}, std::size_t{40}}) {
                alignas(tile_side) std::array<std::uint8_t, tile_size> found{}, now{};
                found.fill(200);
                now.fill(tablebase::value_encoding::of_value(-40, false));
                found[mine * tile_side + theirs] = static_cast<std::uint8_t>(
                    tablebase::value_encoding::zero - 2 * one.found_value + one.takes);
                now[theirs * tile_side + mine] = one.before;
                Tile tile{found.data(), now.data(), 41, std::uint64_t{1} << mine};
                // Nothing else in the row may change.
                for (std::size_t k = 0; k < tile_side; ++k)
                    if (k != theirs) {
                        found[mine * tile_side + k] = tablebase::value_encoding::zero;
                        now[k * tile_side + mine] = tablebase::value_encoding::of_value(0, false);
                    }
                auto expected = now;
                expected[theirs * tile_side + mine] = one.after;
                Transposed turned;
                const StoreResult laid = GetParam()->store(tile, turned);
                EXPECT_EQ(now, expected);
                const std::uint64_t bit = std::uint64_t{1} << theirs;
                EXPECT_EQ(laid.changes, one.before != one.after);
                EXPECT_EQ(laid.changed, one.before != one.after ? bit : 0);
                EXPECT_EQ(laid.doubtful, one.doubtful ? bit : 0);
                if (one.doubtful) {
                    EXPECT_EQ(turned.doubtful[theirs], std::uint64_t{1} << mine);
                    EXPECT_EQ(turned.values[theirs * tile_side + mine] + 1,
                              tablebase::value_encoding::zero + 2 * one.found_value);
                }
            }
}

TEST_P(Kernel, StoresFirstValuesUnchanged) {
    alignas(tile_side) std::array<std::uint8_t, tile_size> found, now;
    now.fill(1);
    const auto noisy = noise(tile_size, 9);
    std::copy(noisy.begin(), noisy.end(), found.begin());
    const std::uint64_t wanted = 0x8000'0000'00ff'0001;
    Transposed turned;
    const StoreResult laid =
        GetParam()->store_first(Tile{found.data(), now.data(), 50, wanted}, turned);
    std::size_t changes = 0;
    for (std::size_t theirs = 0; theirs < tile_side; ++theirs)
        for (std::size_t mine = 0; mine < tile_side; ++mine) {
            const bool there = theirs < 50 && (wanted >> mine & 1);
            const auto should_be =
                static_cast<std::uint8_t>(256 - found[mine * tile_side + theirs]);
            EXPECT_EQ(now[theirs * tile_side + mine], there ? should_be : 1);
            changes += there && tablebase::value_encoding::value_of(should_be) != 0;
        }
    EXPECT_EQ(laid.changes, changes);
}

TEST(ValueEncoding, HoldsAValueAndWhetherItCanFall) {
    for (int value = -48; value <= 48; ++value)
        for (const bool floor : {false, true}) {
            const std::uint8_t byte = tablebase::value_encoding::of_value(value, floor);
            EXPECT_EQ(tablebase::value_encoding::value_of(byte), value);
            EXPECT_EQ(tablebase::value_encoding::at_floor(byte), floor);
            EXPECT_EQ(tablebase::value_encoding::finished(byte),
                      tablebase::value_encoding::zero + value);
        }
}

TEST(ValueEncoding, OfAFirstValueIsTheBetterOfQuietMovesAndCaptures) {
    for (int quiet = -6; quiet <= 7; ++quiet)
        for (int taken = -6; taken <= 7; ++taken) {
            // 7 stands for no such move; there must be one of the two.
            if (quiet == 7 && taken == 7) continue;
            const auto as_found = [](int value) {
                return value == 7
                           ? tablebase::value_encoding::none
                           : static_cast<std::uint8_t>(tablebase::value_encoding::zero - 2 * value);
            };
            const auto byte = static_cast<std::uint8_t>(
                256 - tablebase::value_encoding::first_found(as_found(quiet), as_found(taken)));
            const int best = quiet == 7 ? taken : taken == 7 ? quiet : std::max(quiet, taken);
            EXPECT_EQ(tablebase::value_encoding::value_of(byte), best);
            EXPECT_EQ(tablebase::value_encoding::at_floor(byte),
                      best > 0 || (taken != 7 && taken == best));
        }
}

}  // namespace
}  // namespace posthouse::tablebase
