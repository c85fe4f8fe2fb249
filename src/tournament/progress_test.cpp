#include "tournament/progress.h"

#include "tournament/standings.h"

#include <gmock/gmock.h>
#include <algorithm>
#include <functional>
#include <map>
#include <random>
#include <set>

namespace posthouse::tournament {
namespace {

using testing::ElementsAre;
using testing::SizeIs;

Tournament of(TournamentRules rules, int players) {
    Tournament made;
    made.rules = rules;
    made.withdrawn.assign(static_cast<std::size_t>(players), false);
    return made;
}

/// Takes every step that can be taken without a game being played; whether it is over.
bool go_on(Tournament& tournament) {
    for (int steps = 0; steps < 1000; ++steps) {
        const NextActions step = next(tournament);
        if (step.nothing()) return step.over;
        tournament.pairings.insert(tournament.pairings.end(), step.pairings.begin(),
                                   step.pairings.end());
        tournament.games.insert(tournament.games.end(), step.games.begin(), step.games.end());
    }
    ADD_FAILURE() << "it steps for ever";
    return true;
}

std::vector<TournamentGameRef*> running(Tournament& tournament) {
    std::vector<TournamentGameRef*> games;
    for (TournamentGameRef& game : tournament.games)
        if (!game.result) games.push_back(&game);
    return games;
}

/// Plays all games as this says, in their order, until it is over.
void play(Tournament& tournament, const std::function<Result(const TournamentGameRef&)>& outcome) {
    for (int rounds = 0; !go_on(tournament); ++rounds) {
        ASSERT_LT(rounds, 1000) << "it is never over";
        const auto games = running(tournament);
        ASSERT_FALSE(games.empty()) << "nothing is played, and it is not over";
        for (TournamentGameRef* game : games) game->result = outcome(*game);
    }
}

Result better_seed_wins(const TournamentGameRef& game) {
    return game.first < game.second ? Result::first : Result::second;
}
Result always_drawn(const TournamentGameRef&) {
    return Result::draw;
}

std::vector<int> places(const Tournament& tournament) {
    std::vector<int> players;
    for (const StandingsEntry& one : standings(tournament)) players.push_back(one.player);
    return players;
}

TEST(RoundRobin, AllGamesBeginTogetherAndEachMovesFirstOnce) {
    auto tournament = of({.system = System::round_robin, .games = 2}, 4);
    EXPECT_FALSE(go_on(tournament));
    EXPECT_THAT(tournament.pairings, SizeIs(6));
    EXPECT_THAT(tournament.games, SizeIs(12));
    std::set<std::pair<int, int>> sat;
    for (const TournamentGameRef& game : tournament.games)
        EXPECT_TRUE(sat.insert({game.first, game.second}).second);
    play(tournament, better_seed_wins);
    EXPECT_THAT(places(tournament), ElementsAre(0, 1, 2, 3));
}

TEST(RoundRobin, RoundAfterRoundWhereThatIsWanted) {
    auto tournament = of({.system = System::round_robin, .games = 1, .together = false}, 4);
    EXPECT_FALSE(go_on(tournament));
    EXPECT_THAT(tournament.games, SizeIs(2));
    tournament.games[0].result = Result::draw;
    EXPECT_FALSE(go_on(tournament));
    EXPECT_THAT(tournament.games, SizeIs(2)) << "the other game of the round is being played";
    tournament.games[1].result = Result::draw;
    EXPECT_FALSE(go_on(tournament));
    EXPECT_THAT(tournament.games, SizeIs(4));
}

TEST(Swiss, ARoundBeginsWhenTheLastOneIsDecided) {
    auto tournament = of({.system = System::swiss, .rounds = 3, .games = 1}, 8);
    EXPECT_FALSE(go_on(tournament));
    EXPECT_THAT(tournament.games, SizeIs(4));
    for (TournamentGameRef* game : running(tournament)) game->result = better_seed_wins(*game);
    EXPECT_FALSE(go_on(tournament));
    EXPECT_THAT(tournament.games, SizeIs(8));
    for (const TournamentGameRef* game : running(tournament))
        EXPECT_EQ(game->first < 4, game->second < 4) << "winners meet winners";
    play(tournament, better_seed_wins);
    EXPECT_EQ(places(tournament).front(), 0);
    EXPECT_EQ(standings(tournament).front().halves, 6);
}

TEST(Knockout, ByesGoToTheBestSeedsAndTheBestMeetLast) {
    auto tournament = of({.system = System::knockout, .games = 2}, 6);
    play(tournament, better_seed_wins);
    EXPECT_THAT(places(tournament), ElementsAre(0, 1, 2, 3, 4, 5));
    const auto result = standings(tournament);
    EXPECT_EQ(result[2].place, 3);
    EXPECT_EQ(result[3].place, 3) << "both lost to a finalist";
    EXPECT_THAT(tournament.pairings.back(), (Pairing{2, 0, 0, 1}));
}

TEST(Knockout, ADrawnMeetingGoesOnAndInTheEndTheBetterSeedDoes) {
    auto tournament = of({.system = System::knockout, .games = 2}, 2);
    play(tournament, always_drawn);
    EXPECT_THAT(tournament.games, SizeIs(2 + extra_max));
    EXPECT_EQ(places(tournament).front(), 0);
    for (const TournamentGameRef& game : tournament.games) EXPECT_EQ(game.first, game.number % 2);
}

TEST(Knockout, ALeadThatCannotBeCaughtUpIsEnough) {
    auto tournament = of({.system = System::knockout, .games = 4}, 4);
    EXPECT_FALSE(go_on(tournament));
    for (TournamentGameRef& game : tournament.games)
        if (game.number < 3) game.result = better_seed_wins(game);
    EXPECT_FALSE(go_on(tournament));
    EXPECT_THAT(tournament.pairings, SizeIs(3)) << "the final begins while the fourth games run";
}

TEST(Race, IsOverWithTheSixthWin) {
    // As in Barbados: the first to six wins.
    auto tournament = of({.system = System::knockout, .race = 6}, 2);
    int played = 0;
    play(tournament, [&](const TournamentGameRef& game) {
        ++played;
        return played % 4 == 0 ? Result::draw : game.first == 1 ? Result::first : Result::second;
    });
    EXPECT_EQ(played, 7) << "six wins and the fourth game, which was drawn";
    EXPECT_EQ(places(tournament).front(), 1);
}

TEST(Race, OfDrawsAloneIsNotEndless) {
    auto tournament = of({.system = System::round_robin, .race = 2}, 2);
    play(tournament, always_drawn);
    EXPECT_THAT(tournament.games, SizeIs(race_length(2)));
    EXPECT_EQ(standings(tournament)[1].place, 1);
}

TEST(Withdrawal, LeavesWhatIsNotPlayedToTheOthers) {
    auto tournament = of({.system = System::round_robin, .games = 2, .together = false}, 3);
    EXPECT_FALSE(go_on(tournament));
    for (TournamentGameRef* game : running(tournament)) game->result = Result::first;
    tournament.withdrawn[2] = true;
    play(tournament, better_seed_wins);
    for (const TournamentGameRef& game : tournament.games)
        EXPECT_FALSE(game.round > 0 && (game.first == 2 || game.second == 2));
    for (const Meeting& one : meetings(tournament)) EXPECT_TRUE(one.decided);
}

TEST(Withdrawal, OfBothLetsTheirNextOpponentThroughByHimself) {
    auto tournament = of({.system = System::knockout, .games = 1}, 4);
    EXPECT_FALSE(go_on(tournament));
    for (TournamentGameRef& game : tournament.games) {
        const bool leaving = game.first == 1 || game.first == 2;
        game.result = leaving ? Result::draw : better_seed_wins(game);
    }
    tournament.withdrawn[1] = tournament.withdrawn[2] = true;
    play(tournament, better_seed_wins);
    EXPECT_EQ(places(tournament).front(), 0);
}

TEST(AnyTournament, EndsWithEveryPointAccountedFor) {
    for (unsigned seed = 1; seed <= 400; ++seed) {
        std::mt19937 random(seed);
        const auto below = [&](int n) {
            return static_cast<int>(random() % static_cast<unsigned>(n));
        };
        TournamentRules rules;
        rules.system = static_cast<System>(below(3));
        rules.games = 1 + below(3);
        rules.race = below(3) == 0 ? 1 + below(3) : 0;
        rules.together = below(2) == 0;
        const int players = below(12);
        rules.rounds = 1 + below(swiss_rounds(players) + 1);
        auto tournament = of(rules, players);
        SCOPED_TRACE("seed " + std::to_string(seed));
        int moves = 0;
        while (!go_on(tournament)) {
            ASSERT_LT(++moves, 5000) << "it is never over";
            const auto made = tournament.pairings;
            const auto games = running(tournament);
            ASSERT_FALSE(games.empty());
            // One game ends, or one player leaves, and whatever he plays is lost.
            if (below(15) == 0) {
                const int leaves = below(players);
                tournament.withdrawn[static_cast<std::size_t>(leaves)] = true;
                for (TournamentGameRef* game : games) {
                    if (game->first == leaves) game->result = Result::second;
                    if (game->second == leaves) game->result = Result::first;
                }
            } else {
                games[static_cast<std::size_t>(below(static_cast<int>(games.size())))]->result =
                    static_cast<Result>(below(3));
            }
            go_on(tournament);
            ASSERT_TRUE(std::equal(made.begin(), made.end(), tournament.pairings.begin()));
        }
        std::set<std::pair<int, int>> names;
        for (const Pairing& one : tournament.pairings)
            EXPECT_TRUE(names.insert({one.round, one.pairing_number}).second);
        const auto all = standings(tournament);
        ASSERT_THAT(all, SizeIs(static_cast<std::size_t>(players)));
        int halves = 0, given = 0;
        for (const StandingsEntry& one : all) halves += one.halves;
        for (const Meeting& one : meetings(tournament)) {
            EXPECT_TRUE(one.decided);
            given += one.halves[0] + one.halves[1];
        }
        EXPECT_EQ(halves, given);
        for (const TournamentGameRef& game : tournament.games) EXPECT_NE(game.first, game.second);
        if (rules.system == System::knockout && players > 0) {
            EXPECT_EQ(all.front().place, 1);
            if (players > 1 && all[1].place == 1) {
                // Only where nobody was left to win it.
                EXPECT_EQ(meetings(tournament).back().winner, nobody);
            }
        }
    }
}

}  // namespace
}  // namespace posthouse::tournament
