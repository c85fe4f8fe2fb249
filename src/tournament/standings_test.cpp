#include "tournament/standings.h"

#include <gmock/gmock.h>

#include <map>

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
        if (second >= 0)
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

/// A player's value, from half points.
std::vector<double> column(const Tournament& tournament, std::size_t tie, double unit) {
    std::vector<double> values(static_cast<std::size_t>(tournament.players()));
    for (const StandingsEntry& one : standings(tournament))
        values[static_cast<std::size_t>(one.player)] = one.ties[tie] / unit;
    return values;
}

constexpr int given_up = 3;

/// Of two players who do not play, `given_up` is the first, who has left.
Tournament published(System system, int players, std::vector<std::array<int, 4>> rounds) {
    Tournament made = played(system, players, rounds);
    std::erase_if(made.games, [&](const TournamentGameRef& game) {
        if (static_cast<int>(*game.result) != given_up) return false;
        made.withdrawn[static_cast<std::size_t>(game.first)] = true;
        return true;
    });
    return made;
}

// Of FIDE's Technical Commission, “Exercises in Tie-Breaking” (16 April 2024): a Swiss tournament
// with byes, meetings given up, and rounds missed, and a round robin. Checked by another program.
TEST(Standings, OfASwissTournamentAreThoseThatFidePublished) {
    constexpr int bye = half_point_bye;
    const Tournament exercise = published(
        System::swiss, 16,
        {{0, 0, 8, first},     {0, 9, 1, second},     {0, 2, 10, draw},   {0, 11, 3, second},
         {0, 4, 12, second},   {0, 13, 5, first},     {0, 6, 14, first},  {0, 15, 7, draw},
         {1, 12, 0, draw},     {1, 1, 6, first},      {1, 5, 2, second},  {1, 3, bye, 0},
         {1, 14, 4, first},    {1, 7, 13, first},     {1, 8, 9, second},  {1, 10, 15, second},
         {1, 11, nobody, 0},   {2, 0, 1, draw},       {2, 2, 7, first},   {2, 3, 12, first},
         {2, 4, 10, first},    {2, 5, nobody, 0},     {2, 15, 6, first},  {2, 8, bye, 0},
         {2, 9, 14, second},   {2, 13, 11, given_up}, {3, 14, 0, second}, {3, 1, 15, first},
         {3, 3, 2, draw},      {3, 6, 4, draw},       {3, 5, 9, first},   {3, 7, 12, first},
         {3, 8, 10, given_up}, {4, 0, 3, draw},       {4, 2, 1, draw},    {4, 4, 9, first},
         {4, 7, 5, second},    {4, 10, 6, first},     {4, 8, nobody, 0},  {4, 12, 13, second},
         {4, 15, 14, first}});
    EXPECT_THAT(column(exercise, 1, 2), ElementsAre(12.5, 13, 15.5, 15, 8.5, 12, 14.5, 13.5, 9, 13,
                                                    13.5, 11.5, 14, 11, 12, 12.5));
    EXPECT_THAT(column(exercise, 2, 4), ElementsAre(8, 9.5, 10.5, 9.75, 4.25, 6.5, 3.25, 5.25, 2.25,
                                                    1.5, 5.75, 4, 4.25, 4.5, 3.5, 7.25));
    // The others are alone with their points, and not printed.
    const std::map<std::size_t, double> cut = {{4, 7.5},  {7, 12}, {10, 12}, {6, 12.5}, {8, 7.5},
                                               {12, 12},  {0, 11}, {2, 13},  {3, 11.5}, {15, 11},
                                               {11, 9.5}, {13, 9}, {14, 11}};
    const std::vector<double> all = column(exercise, 0, 2);
    for (const auto& [player, value] : cut) EXPECT_EQ(all[player], value) << player + 1;
}

TEST(Standings, OfARoundRobinAreThoseThatFidePublished) {
    const Tournament exercise = published(System::round_robin, 6,
                                          {{0, 0, 4, draw},
                                           {0, 1, 5, first},
                                           {0, 2, 3, first},
                                           {1, 0, 1, first},
                                           {1, 5, 2, second},
                                           {1, 4, 3, first},
                                           {2, 2, 0, second},
                                           {2, 1, 4, first},
                                           {2, 3, 5, draw},
                                           {3, 0, 3, second},
                                           {3, 1, 2, draw},
                                           {3, 4, 5, given_up},
                                           {4, 5, 0, second},
                                           {4, 3, 1, second},
                                           {4, 2, 4, first}});
    EXPECT_THAT(column(exercise, 2, 4), ElementsAre(9.25, 6.25, 6.25, 4.25, 3.25, 2.25));
    // By direct encounter the sixth comes before the fifth, who gave up their meeting.
    std::vector<int> players;
    for (const StandingsEntry& one : standings(exercise)) players.push_back(one.player);
    EXPECT_THAT(players, ElementsAre(0, 1, 2, 5, 4, 3));
}

TEST(Standings, AHalfPointByeIsHalfOfAMeetingAndCutFirst) {
    Tournament evening =
        played(System::swiss, 3,
               {{0, 0, 1, first}, {0, 2, half_point_bye, 0}, {1, 2, 0, draw}, {1, 1, nobody, 0}});
    // Halves: 0: 2+1 = 3; 1: 0+2 = 2; 2: 1+1 = 2.
    EXPECT_THAT(of(standings(evening), 2).ties, ElementsAre(3, 2 + 3, 1 * 2 + 1 * 3));
    EXPECT_THAT(of(standings(evening), 1).ties, ElementsAre(3, 3 + 2, 2 * 2));
    evening.rules.games = 2;
    EXPECT_EQ(of(standings(evening), 2).half_points, 2 + 1);
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
