#include "club/core/packed_moves.h"

#include <gtest/gtest.h>
#include <chrono>
#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <tuple>
#include <vector>

namespace posthouse::club {
namespace {

using Kept = std::vector<
    std::tuple<int, std::string, std::string, std::int64_t, std::optional<std::int64_t>>>;

Kept kept(const std::vector<PlayedMove>& moves) {
    Kept all;
    for (const PlayedMove& move : moves)
        all.emplace_back(move.ply, move.text, move.comment, move.at.time_since_epoch().count(),
                         move.request);
    return all;
}

TEST(PackedMoves, RoundTripAtOnceOrOneByOne) {
    std::mt19937_64 lot(20261122);
    const auto below = [&lot](std::int64_t end) {
        return std::uniform_int_distribution<std::int64_t>(0, end - 1)(lot);
    };
    const auto text = [&](std::int64_t size) {
        std::string bytes;
        while (static_cast<std::int64_t>(bytes.size()) < size)
            bytes.push_back(static_cast<char>(below(256)));
        return bytes;
    };
    for (int round = 0; round < 100; ++round) {
        std::vector<PlayedMove> moves;
        PackedMoves one_by_one;
        for (int ply = 0; ply < round; ++ply) {
            // Clocks may be set back; the length of a comment needs more than seven bits.
            const Instant at{
                std::chrono::milliseconds(below(10'000'000'000'000) - 5'000'000'000'000)};
            moves.push_back({ply, text(below(9)), text(below(3) == 0 ? below(300) : 0), at});
            if (below(2)) moves.back().request = below(1LL << 62) - (1LL << 61);
            one_by_one.append(moves.back());
        }
        EXPECT_EQ(kept(PackedMoves(moves).unpacked()), kept(moves));
        EXPECT_EQ(kept(one_by_one.unpacked()), kept(moves));
        EXPECT_EQ(one_by_one.plies(), moves.size());
        if (!moves.empty()) {
            EXPECT_EQ(kept({one_by_one.last()}), kept({moves.back()}));
        }
    }
}

TEST(PackedMoves, NeedFewBytesPerMove) {
    const Instant then{std::chrono::sys_days{std::chrono::year{2026} / 11 / 22}};
    PackedMoves moves({{0, "c", "", then}});
    const std::size_t first = moves.bytes().size();
    moves.append({1, "d", "", then + std::chrono::minutes(90)});
    EXPECT_LE(moves.bytes().size() - first, 8U);
}

}  // namespace
}  // namespace posthouse::club
