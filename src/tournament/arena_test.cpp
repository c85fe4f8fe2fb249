#include "tournament/arena.h"

#include "tournament/arena_simulation.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <set>

namespace posthouse::tournament {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;
using testing::ElementsAre;

Tournament arena(std::size_t players, std::vector<TournamentGameRef> games = {}) {
    Tournament made;
    made.rules.system = System::arena;
    made.withdrawn.resize(players);
    made.games = std::move(games);
    for (std::size_t i = 0; i < made.games.size(); ++i) {
        made.games[i].pairing_number = static_cast<int>(i);
        made.pairings.push_back(
            {0, static_cast<int>(i), made.games[i].first, made.games[i].second});
    }
    return made;
}

TournamentGameRef game(int first, int second, std::optional<Result> result) {
    return {0, 0, 0, first, second, result};
}

std::set<int> players_of(const Pairing& one) {
    return {one.first, one.second};
}

TEST(ArenaPairings, PairTwoWhoAreFree) {
    const std::vector<WaitingPlayer> free = {{0, arena_rest}, {1, arena_rest}};
    const auto made = arena_pairings(arena(4), free);
    ASSERT_EQ(made.size(), 1u);
    EXPECT_EQ(players_of(made[0]), (std::set{0, 1}));
}

TEST(ArenaPairings, LetEverybodyRestFirst) {
    const std::vector<WaitingPlayer> free = {{0, seconds(60)}, {1, arena_rest - milliseconds(1)}};
    EXPECT_TRUE(arena_pairings(arena(4), free).empty());
}

TEST(ArenaPairings, AreARoundThatWaitsForNoOther) {
    const auto before = arena(4, {game(2, 3, std::nullopt)});
    const std::vector<WaitingPlayer> free = {{0, arena_rest}, {1, arena_rest}};
    EXPECT_EQ(arena_pairings(before, free)[0].round, 1);
}

TEST(ArenaPairings, LetTwoWhoHaveJustMetWaitOnlyWhileOthersPlay) {
    const auto others_play = arena(4, {game(0, 1, Result::first), game(2, 3, std::nullopt)});
    const auto nobody_plays = arena(4, {game(0, 1, Result::first), game(2, 3, Result::draw)});
    const std::vector<WaitingPlayer> now = {{0, arena_rest}, {1, arena_rest}};
    const std::vector<WaitingPlayer> later = {{0, arena_patience}, {1, seconds(30)}};
    EXPECT_TRUE(arena_pairings(others_play, now).empty());
    EXPECT_EQ(arena_pairings(others_play, later).size(), 1u);
    EXPECT_EQ(arena_pairings(nobody_plays, now).size(), 1u);
}

TEST(ArenaPairings, ChangeSides) {
    const auto before = arena(2, {game(0, 1, Result::first)});
    const std::vector<WaitingPlayer> free = {{0, arena_patience}, {1, arena_patience}};
    const auto made = arena_pairings(before, free);
    ASSERT_EQ(made.size(), 1u);
    EXPECT_EQ(made[0].first, 1);
}

TEST(ArenaPairings, PreferNewOpponents) {
    const auto before = arena(4, {game(0, 1, Result::first), game(2, 3, Result::first)});
    const std::vector<WaitingPlayer> free = {
        {0, seconds(9)}, {1, seconds(9)}, {2, arena_rest}, {3, arena_rest}};
    for (const Pairing& one : arena_pairings(before, free)) {
        EXPECT_NE(players_of(one), (std::set{0, 1}));
        EXPECT_NE(players_of(one), (std::set{2, 3}));
    }
    EXPECT_EQ(arena_pairings(before, free).size(), 2u);
}

TEST(ArenaPairings, LeaveOutWhoHasWaitedLeast) {
    const std::vector<WaitingPlayer> free = {{0, seconds(4)}, {1, seconds(30)}, {2, seconds(20)}};
    const auto made = arena_pairings(arena(3), free);
    ASSERT_EQ(made.size(), 1u);
    EXPECT_EQ(players_of(made[0]), (std::set{1, 2}));
}

TEST(ArenaPairings, NeverPairPlayersWhoRefuseEachOther) {
    const std::vector<WaitingPlayer> free = {
        {0, seconds(90), {1}}, {1, seconds(90)}, {2, arena_rest}};
    const auto made = arena_pairings(arena(3), free);
    ASSERT_EQ(made.size(), 1u);
    EXPECT_TRUE(players_of(made[0]).contains(2));
    const std::vector<WaitingPlayer> two = {{0, seconds(90)}, {1, seconds(90), {0}}};
    EXPECT_TRUE(arena_pairings(arena(3), two).empty());
}

TEST(ArenaPairings, PairThoseNearInTheStandings) {
    // 0 and 1 have won twice against others, 2 and 3 have lost.
    const auto before = arena(8, {game(0, 4, Result::first), game(5, 1, Result::second),
                                  game(2, 6, Result::second), game(7, 3, Result::first)});
    const std::vector<WaitingPlayer> free = {
        {0, arena_rest}, {1, arena_rest}, {2, arena_rest}, {3, arena_rest}};
    const auto made = arena_pairings(before, free);
    ASSERT_EQ(made.size(), 2u);
    EXPECT_EQ(players_of(made[0]), (std::set{0, 1}));
}

TEST(ArenaPairings, PairAcrossTheBordersOfGroups) {
    // The last player of the first group refuses all others of it; the third group has one player.
    std::vector<WaitingPlayer> free;
    for (int player = 0; player < 129; ++player) free.push_back({player, arena_rest});
    free[63].waited = seconds(30);
    for (int other = 0; other < 63; ++other) free[63].refused.push_back(other);
    const auto made = arena_pairings(arena(129), free);
    EXPECT_EQ(made.size(), 64u);
    EXPECT_TRUE(std::ranges::any_of(made, [](const Pairing& one) {
        return players_of(one) == std::set{63, 128};
    }));
}

TEST(ArenaPoints, AreThoseOfTheGames) {
    const auto played = arena(3, {game(0, 1, Result::first), game(1, 2, Result::draw)});
    EXPECT_THAT(arena_half_points(played), ElementsAre(2, 1, 1));
}

TEST(ArenaPoints, DoubleAfterTwoWinsUntilOneIsNotWon) {
    auto played =
        arena(2, {game(0, 1, Result::first), game(1, 0, Result::second), game(0, 1, Result::first),
                  game(0, 1, Result::draw), game(0, 1, Result::first), game(0, 1, std::nullopt)});
    played.rules.streaks = true;
    // 2 + 2 + 4 + 2 (a draw that counts double) + 2 points, and 1 for the draw.
    EXPECT_THAT(arena_half_points(played), ElementsAre(24, 2));
}

TEST(SimulatedArenas, LeaveNobodyWaitingNorOnOneSide) {
    int third = 0, games = 0;
    for (const int players : {2, 3, 4, 5, 9, 30, 120})
        for (std::uint64_t seed = 1; seed <= (players < 100 ? 20u : 2u); ++seed)
            for (const bool with_refusals : {false, true}) {
                const ArenaFigures figures = simulate_arena(
                    {.players = players, .seed = seed, .with_refusals = with_refusals});
                EXPECT_LE(figures.longest_wait, seconds(5)) << players << " players, " << seed;
                EXPECT_EQ(figures.twice_at_once, 0) << players << " players, " << seed;
                EXPECT_GT(figures.games, players) << players << " players, " << seed;
                third += figures.third_avoidable;
                games += figures.games;
            }
    EXPECT_LE(third * 1000, 2 * games);
}

}  // namespace
}  // namespace posthouse::tournament
