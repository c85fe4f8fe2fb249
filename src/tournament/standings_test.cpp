#include "tournament/standings.h"

#include <gmock/gmock.h>

namespace posthouse::tournament {
namespace {

using testing::ElementsAre;

/// A tournament of single games, each a meeting of its own in one round or another.
Tournament played(System system, int players, std::vector<std::array<int, 4>> games) {
    Tournament made;
    made.rules = {.system = system, .rounds = 9, .games = 1};
    made.withdrawn.assign(static_cast<std::size_t>(players), false);
    std::vector<int> tables(9);
    for (const auto& [round, first, second, result] : games) {
        const int table = tables[static_cast<std::size_t>(round)]++;
        made.pairings.push_back({round, table, first, second});
        if (second != nobody)
            made.games.push_back({round, table, 0, first, second, static_cast<Result>(result)});
    }
    return made;
}

const StandingsEntry& of(const std::vector<StandingsEntry>& all, int player) {
    return *std::ranges::find(all, player, &StandingsEntry::player);
}

constexpr int first = 0, second = 1, draw = 2;

TEST(Standings, WhatTheTiedHadAgainstEachOtherComesFirst) {
    // 0 and 1 have two points each; 1 has beaten 0.
    const auto all = standings(played(System::round_robin, 4,
                                      {{0, 0, 3, first},
                                       {0, 1, 2, second},
                                       {1, 0, 2, first},
                                       {1, 1, 3, first},
                                       {2, 0, 1, second},
                                       {2, 2, 3, second}}));
    EXPECT_EQ(all[0].player, 1);
    EXPECT_EQ(all[1].player, 0);
    EXPECT_EQ(all[0].half_points, all[1].half_points);
    EXPECT_EQ(all[1].place, 2);
}

TEST(Standings, SonnebornBergerWeighsPointsByWhomTheyWereWonFrom) {
    // All draws but 0 beats 3 and 1 beats 2, who has more.
    const auto all = standings(played(System::round_robin, 4,
                                      {{0, 0, 3, first},
                                       {0, 1, 2, first},
                                       {1, 0, 2, draw},
                                       {1, 1, 3, draw},
                                       {2, 0, 1, draw},
                                       {2, 2, 3, first}}));
    // Halves: 0: 2+1+1 = 4; 1: 2+1+1 = 4; 2: 0+1+2 = 3; 3: 0+1+0 = 1.
    EXPECT_THAT(of(all, 0).ties, ElementsAre(1, 1, 2 * 1 + 1 * 3 + 1 * 4));
    EXPECT_THAT(of(all, 1).ties, ElementsAre(1, 1, 2 * 3 + 1 * 1 + 1 * 4));
    EXPECT_EQ(all[0].player, 1);
}

TEST(Standings, BuchholzAddsTheOpponentsPointsAndAByeCountsAsOnesOwn) {
    const auto all = standings(
        played(System::swiss, 3,
               {{0, 0, 1, first}, {0, 2, nobody, 0}, {1, 2, 0, draw}, {1, 1, nobody, 0}}));
    // Halves: 0: 2+1 = 3; 1: 0+2 = 2; 2: 2+1 = 3.
    EXPECT_THAT(of(all, 0).ties, ElementsAre(3, 2 + 3, 2 * 2 + 1 * 3));
    EXPECT_THAT(of(all, 2).ties, ElementsAre(3, 3 + 3, 2 * 3 + 1 * 3));
    EXPECT_THAT(of(all, 1).ties, ElementsAre(3, 3 + 2, 0 * 3 + 2 * 2));
    EXPECT_EQ(all[0].player, 2);
}

TEST(Standings, WhoIsLevelInEverythingSharesThePlace) {
    const auto all = standings(
        played(System::round_robin, 3, {{0, 0, 1, first}, {1, 1, 2, first}, {2, 2, 0, first}}));
    for (const StandingsEntry& one : all) EXPECT_EQ(one.place, 1);
    EXPECT_THAT((std::vector{all[0].player, all[1].player, all[2].player}), ElementsAre(0, 1, 2));
}

TEST(Standings, WhoHasLeftComesAfterWhoIsLevelWithThemAndStayed) {
    Tournament left = played(System::swiss, 2, {{0, 0, 1, draw}});
    left.withdrawn[0] = true;
    const auto all = standings(left);
    EXPECT_EQ(all[0].player, 1);
    EXPECT_EQ(all[0].half_points, all[1].half_points);
    EXPECT_EQ(all[1].place, 2);
}

TEST(Standings, BeforeAnythingIsPlayedAllAreLevel) {
    const auto all = standings(played(System::swiss, 4, {}));
    ASSERT_EQ(all.size(), 4u);
    EXPECT_EQ(all[3].place, 1);
    EXPECT_EQ(all[3].half_points, 0);
}

}  // namespace
}  // namespace posthouse::tournament
