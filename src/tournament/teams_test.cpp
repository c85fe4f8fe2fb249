#include "tournament/teams.h"

#include "tournament/arena.h"
#include "tournament/arena_simulation.h"
#include "tournament/pairing.h"
#include "tournament/standings.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <vector>

namespace posthouse::tournament {
namespace {

using std::chrono::seconds;
using testing::ElementsAre;

/// A team battle whose players are of these teams.
Tournament battle(std::vector<std::int64_t> teams, int best) {
    Tournament made;
    made.rules.system = System::arena;
    made.rules.best_of_team = best;
    made.withdrawn.resize(teams.size());
    made.teams = std::move(teams);
    return made;
}

void play(Tournament& tournament, int winner, int loser) {
    const int number = static_cast<int>(tournament.pairings.size());
    tournament.pairings.push_back({0, number, winner, loser});
    tournament.games.push_back({0, number, 0, winner, loser, Result::first});
}

TEST(TeamBattles, NeverPairTwoOfOneTeam) {
    const Tournament one = battle({1, 1, 2, 1}, 2);
    const std::vector<WaitingPlayer> own = {{0, seconds(90)}, {1, seconds(90)}, {3, seconds(90)}};
    EXPECT_TRUE(arena_pairings(one, own).empty());
    const std::vector<WaitingPlayer> all = {{0, seconds(90)}, {1, seconds(90)}, {2, arena_rest}};
    const auto made = arena_pairings(one, all);
    ASSERT_EQ(made.size(), 1u);
    EXPECT_TRUE(made[0].first == 2 || made[0].second == 2);
}

TEST(TeamBattles, PairThoseOfALargeTeamWithTheOthersWhereverTheyStand) {
    // The first hundred are of one team and lead, since they have beaten those of a third one.
    std::vector<std::int64_t> teams(200, 1);
    std::fill(teams.begin() + 100, teams.end(), 2);
    Tournament one = battle(std::move(teams), 5);
    for (int player = 0; player < 100; ++player) play(one, player, player + 100);
    std::vector<WaitingPlayer> free;
    for (int player = 0; player < 200; ++player) free.push_back({player, seconds(10)});
    EXPECT_EQ(arena_pairings(one, free).size(), 100u);
}

TEST(TeamBattles, LeaveNoTwoOfDifferentTeamsWaiting) {
    for (const int players : {4, 9, 30, 200})
        for (const int teams : {2, 3, 5})
            for (std::uint64_t seed = 1; seed <= (players > 100 ? 1u : 10u); ++seed) {
                const ArenaFigures figures =
                    simulate_arena({.players = players, .seed = seed, .teams = teams});
                EXPECT_LE(figures.longest_wait, seconds(5)) << players << ", " << teams;
                EXPECT_EQ(figures.twice_at_once, 0) << players << ", " << teams;
                EXPECT_GT(figures.games, 0);
            }
}

std::vector<std::pair<std::int64_t, int>> points(const Tournament& one) {
    std::vector<std::pair<std::int64_t, int>> all;
    for (const TeamScore& score : team_scores(one)) all.emplace_back(score.team, score.half_points);
    return all;
}

TEST(TeamScores, AreThoseOfTheBest) {
    Tournament one = battle({1, 1, 1, 2, 2}, 2);
    play(one, 0, 3);
    play(one, 1, 3);
    play(one, 2, 4);
    play(one, 3, 0);
    EXPECT_THAT(points(one), ElementsAre(std::pair(1, 4), std::pair(2, 2)));
    EXPECT_EQ(team_scores(one)[0].counted.size(), 2u);
    one.rules.best_of_team = 5;
    EXPECT_THAT(points(one), ElementsAre(std::pair(1, 6), std::pair(2, 2)));
}

TEST(TeamScores, AmongEqualsTheBestPlayerDecidesAndThenTheNext) {
    Tournament one = battle({1, 1, 2, 2, 3, 3}, 2);
    play(one, 0, 4);
    play(one, 1, 4);
    EXPECT_EQ(team_scores(one)[1].place, 2);
    EXPECT_EQ(team_scores(one)[2].place, 2) << "neither has a point";
    play(one, 2, 5);
    play(one, 2, 5);
    EXPECT_THAT(points(one), ElementsAre(std::pair(2, 4), std::pair(1, 4), std::pair(3, 0)));
    EXPECT_EQ(team_scores(one)[1].place, 2);
}

Tournament match(std::vector<std::int64_t> teams, int games) {
    Tournament made = battle(std::move(teams), 0);
    made.rules.system = System::teams;
    made.rules.games = games;
    return made;
}

TEST(TeamMatches, SeatTheBoardsBySeedAndAlternateWhoBegins) {
    const Tournament one = match({1, 2, 2, 1, 1, 2, 1}, 1);
    EXPECT_THAT(team_boards(one),
                ElementsAre(Pairing{0, 0, 0, 1}, Pairing{0, 1, 2, 3}, Pairing{0, 2, 4, 5}));
}

TEST(TeamMatches, AreOverWhenAllBoardsAreAndDrawnIfThePointsAreEqual) {
    Tournament one = match({1, 2, 1, 2, 1}, 2);
    NextActions next = next_actions(one);
    one.pairings = next.pairings;
    EXPECT_FALSE(next.over);
    next = next_actions(one);
    EXPECT_EQ(next.games.size(), 4u);
    one.games = next.games;
    for (TournamentGameRef& game : one.games) game.result = Result::first;
    EXPECT_TRUE(next_actions(one).over);
    const auto scores = team_scores(one);
    EXPECT_EQ(scores[0].half_points, 4);
    EXPECT_EQ(scores[1].half_points, 4);
    EXPECT_EQ(scores[1].place, 1);
}

TEST(TeamMatches, ReservesStandAtTheEndWithoutAPlaceAndCountForNothing) {
    Tournament one = match({1, 1, 2, 1}, 1);
    one.pairings = next_actions(one).pairings;
    one.games = next_actions(one).games;
    ASSERT_EQ(one.games.size(), 1u);
    one.games[0].result = Result::second;
    const auto table = standings(one);
    ASSERT_EQ(table.size(), 4u);
    EXPECT_EQ(std::pair(table[1].player, table[1].place), std::pair(0, 2)) << "has lost";
    EXPECT_EQ(std::pair(table[2].player, table[2].place), std::pair(1, 0));
    EXPECT_EQ(table[3].place, 0);
    EXPECT_THAT(team_scores(one)[1].counted, ElementsAre(0));
}

TEST(TeamMatches, WhoLeavesLosesTheBoard) {
    Tournament one = match({1, 2}, 2);
    one.pairings = next_actions(one).pairings;
    one.withdrawn[1] = true;
    EXPECT_TRUE(next_actions(one).over);
    EXPECT_THAT(points(one), ElementsAre(std::pair(1, 4), std::pair(2, 0)));
}

}  // namespace
}  // namespace posthouse::tournament
