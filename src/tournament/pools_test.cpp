// Pools with a final, and players who limit their boards.
#include "tournament/pools.h"

#include "tournament/test_tournament.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <random>
#include <set>

namespace posthouse::tournament {
namespace {

using testing::ElementsAre;
using testing::SizeIs;

TEST(Boards, NobodyPlaysMoreAtOnceThanTheySaid) {
    auto tournament = of({.system = System::round_robin, .games = 2}, 4);
    tournament.boards = {1, 3, 0, 0};
    EXPECT_FALSE(go_on(tournament));
    // 1-4, 2-3 in the first round, then 4-3 twice each, and 2-4 once.
    EXPECT_THAT(running_by_player(tournament),
                testing::UnorderedElementsAre(testing::Pair(0, 1), testing::Pair(1, 3),
                                              testing::Pair(2, 4), testing::Pair(3, 4)));
    tournament.boards = {};
    EXPECT_FALSE(go_on(tournament));
    EXPECT_THAT(tournament.games, SizeIs(12));
}

TEST(Boards, OfTheEarliestRoundComeFirst) {
    auto tournament = of({.system = System::round_robin, .games = 1}, 6);
    tournament.boards.assign(6, 1);
    int last = 0;
    for (int games = 0; !go_on(tournament); ++games) {
        ASSERT_LT(games, 100);
        const auto now = running(tournament);
        ASSERT_FALSE(now.empty());
        EXPECT_GE(now.front()->round, last);
        last = now.front()->round;
        for (TournamentGameRef* game : now) game->result = Result::first;
    }
    EXPECT_THAT(tournament.games, SizeIs(15));
}

TEST(Pools, AreDealtToAndFroAndAboutAsLargeAsWished) {
    const auto pools = [](int players, int size) {
        return pools_of(of({.system = System::round_robin, .pools = size}, players));
    };
    EXPECT_THAT(pools(8, 4), ElementsAre(ElementsAre(0, 3, 4, 7), ElementsAre(1, 2, 5, 6)));
    EXPECT_THAT(pools(3, 4), SizeIs(1));
    EXPECT_THAT(pools(9, 0), SizeIs(1));
    for (int size = 4; size <= 8; ++size)
        for (int players = 3; players <= 64; ++players) {
            std::set<int> dealt;
            std::size_t least = 64, most = 0;
            for (const std::vector<int>& pool : pools(players, size)) {
                dealt.insert(pool.begin(), pool.end());
                least = std::min(least, pool.size());
                most = std::max(most, pool.size());
            }
            EXPECT_EQ(dealt.size(), static_cast<std::size_t>(players));
            EXPECT_LE(most - least, 1u);
            EXPECT_GE(least, 3u);
            EXPECT_LE(most, static_cast<std::size_t>(size + size / 2));
        }
}

/// The players of the final, in the order of its table.
std::vector<int> finalists(const Tournament& tournament) {
    std::vector<int> players;
    for (const Stage& stage : stages(tournament))
        if (stage.pool == 0)
            for (const StandingsEntry& one : stage.table) players.push_back(one.player);
    return players;
}

TEST(Pools, TheFirstTwoOfTwoPoolsPlayTheFinal) {
    auto tournament = of({.system = System::round_robin, .pools = 4}, 8);
    play(tournament, better_seed_wins);
    EXPECT_THAT(tournament.pairings, SizeIs(3 * 4 + 3 * 2));
    EXPECT_THAT(finalists(tournament), ElementsAre(0, 1, 2, 3));
    EXPECT_THAT(places(tournament), ElementsAre(0, 1, 2, 3, 4, 5, 6, 7));
    const auto all = standings(tournament);
    EXPECT_EQ(all[0].half_points, 6 * 4);  // three won meetings of two games in each
    EXPECT_EQ(all[4].place, 5);
    EXPECT_EQ(all[5].place, 5) << "both were third in their pools";
    EXPECT_EQ(all[6].place, 7);
}

TEST(Pools, OfFourOnlyTheFirstPlayTheFinal) {
    auto tournament = of({.system = System::round_robin, .pools = 5}, 20);
    play(tournament, better_seed_wins);
    EXPECT_THAT(finalists(tournament), ElementsAre(0, 1, 2, 3));
}

TEST(Pools, AmongEqualsTheBetterSeedGoesOnAndWhoHasLeftDoesNot) {
    auto tournament = of({.system = System::round_robin, .pools = 4}, 8);
    EXPECT_FALSE(go_on(tournament));
    for (TournamentGameRef& game : tournament.games) game.result = Result::draw;
    tournament.withdrawn[0] = true;
    EXPECT_FALSE(go_on(tournament));
    EXPECT_THAT(finalists(tournament), testing::UnorderedElementsAre(3, 4, 1, 2));
}

TEST(Pools, WhoAloneIsLeftHasWon) {
    auto tournament = of({.system = System::round_robin, .pools = 4}, 8);
    EXPECT_FALSE(go_on(tournament));
    for (TournamentGameRef* game : running(tournament))
        game->result = game->second == 5 ? Result::second : Result::first;
    tournament.withdrawn.assign(8, true);
    tournament.withdrawn[5] = false;
    EXPECT_TRUE(go_on(tournament));
    EXPECT_THAT(finalists(tournament), ElementsAre(5));
    EXPECT_EQ(places(tournament).front(), 5);
}

TEST(Pools, TheFinalWaitsUntilAVoidGameIsPlayedAgain) {
    auto tournament = of({.system = System::round_robin, .pools = 4}, 8);
    EXPECT_FALSE(go_on(tournament));
    for (TournamentGameRef& game : tournament.games) game.result = better_seed_wins(game);
    tournament.games.front().result.reset();
    tournament.games.front().annulled = true;
    EXPECT_FALSE(go_on(tournament));
    EXPECT_THAT(finalists(tournament), testing::IsEmpty());
    tournament.games.back().result = Result::draw;
    EXPECT_FALSE(go_on(tournament));
    EXPECT_THAT(finalists(tournament), SizeIs(4));
}

TEST(Pools, OfThreeToSixtyFourPlayersComeToAnEndThoughSomeLeave) {
    std::mt19937 random(1);
    for (int players = 3; players <= 64; ++players) {
        const int size = 4 + players % 5;
        auto tournament = of({.system = System::round_robin, .games = 1, .pools = size}, players);
        const auto outcome = [&](const TournamentGameRef&) {
            if (random() % 50 == 0)
                tournament.withdrawn[random() % tournament.withdrawn.size()] = true;
            return static_cast<Result>(random() % 3);
        };
        play(tournament, outcome);
        EXPECT_THAT(standings(tournament), SizeIs(static_cast<std::size_t>(players)));
        const std::size_t pools = pools_of(tournament).size();
        EXPECT_EQ(stages(tournament).size(), pools + (pools > 1 ? 1 : 0));
        if (pools == 1) continue;
        EXPECT_LE(finalists(tournament).size(), std::max<std::size_t>(6, pools))
            << players << " players in pools of about " << size;
    }
}

TEST(Pools, IfNobodyIsLeftItIsOver) {
    auto tournament = of({.system = System::round_robin, .pools = 4}, 12);
    EXPECT_FALSE(go_on(tournament));
    for (TournamentGameRef* game : running(tournament)) game->result = Result::draw;
    tournament.withdrawn.assign(12, true);
    EXPECT_TRUE(go_on(tournament));
    EXPECT_THAT(finalists(tournament), testing::IsEmpty());
}

}  // namespace
}  // namespace posthouse::tournament
