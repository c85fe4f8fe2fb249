#include "tournament/pairing.h"

#include "tournament/standings.h"
#include "tournament/test_tournament.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <functional>
#include <limits>
#include <map>
#include <random>
#include <set>

namespace posthouse::tournament {
namespace {

using testing::ElementsAre;

std::pair<int, int> both(const Pairing& one) {
    return {std::min(one.first, one.second), std::max(one.first, one.second)};
}

TEST(BergerTables, AreThoseOfTheHandbook) {
    // FIDE Handbook C.05, annex 1, 5 or 6 players, from 1.
    const int printed[][2] = {{1, 6}, {2, 5}, {3, 4}, {6, 4}, {5, 3}, {1, 2}, {2, 6}, {3, 1},
                              {4, 5}, {6, 5}, {1, 4}, {2, 3}, {3, 6}, {4, 2}, {5, 1}};
    const auto made = berger_tables(6);
    ASSERT_EQ(made.size(), std::size(printed));
    for (std::size_t i = 0; i < made.size(); ++i)
        EXPECT_EQ(made[i], (Pairing{static_cast<int>(i / 3), static_cast<int>(i % 3),
                                    printed[i][0] - 1, printed[i][1] - 1}));
}

TEST(BergerTables, LetEveryTwoMeetOnceAndSitEvenly) {
    for (int players = 0; players <= 33; ++players) {
        std::set<std::pair<int, int>> met;
        std::map<int, int> sat_first, byes;
        std::map<int, std::set<int>> in_round;
        for (const Pairing& one : berger_tables(players)) {
            EXPECT_TRUE(in_round[one.round].insert(one.first).second);
            if (one.second == nobody) {
                ++byes[one.first];
                continue;
            }
            EXPECT_TRUE(in_round[one.round].insert(one.second).second);
            EXPECT_TRUE(met.insert(both(one)).second);
            ++sat_first[one.first];
            --sat_first[one.second];
        }
        EXPECT_EQ(met.size(), static_cast<std::size_t>(players * (players - 1) / 2));
        for (const auto& [player, more] : sat_first)
            EXPECT_LE(std::abs(more), players % 2 == 0 ? 1 : 0) << player << " of " << players;
        for (const auto& [player, count] : byes) EXPECT_EQ(count, 1) << player;
        EXPECT_EQ(byes.size(),
                  static_cast<std::size_t>(players % 2 == 1 && players > 1 ? players : 0));
    }
}

TEST(Bracket, KeepsTheBestSeedsApart) {
    EXPECT_THAT(bracket(8), ElementsAre(0, 7, 3, 4, 1, 6, 2, 5));
    EXPECT_THAT(bracket(5), ElementsAre(0, nobody, 3, 4, 1, nobody, 2, nobody));
    EXPECT_THAT(bracket(1), ElementsAre(0));
    EXPECT_THAT(bracket(2), ElementsAre(0, 1));
}

TEST(Bracket, LetsTheBestOfEachRoundMeetTheLastOfIt) {
    for (int players = 2; players <= 64; players *= 2) {
        auto left = bracket(players);
        while (left.size() > 1) {
            std::vector<int> next;
            for (std::size_t i = 0; i < left.size(); i += 2) {
                EXPECT_EQ(left[i] + left[i + 1], static_cast<int>(left.size()) - 1);
                next.push_back(std::min(left[i], left[i + 1]));
            }
            left = next;
        }
        EXPECT_EQ(left.front(), 0);
    }
}

/// Calls back with every way to pair them, the odd one with nobody.
void each_pairing(std::vector<int> left, std::vector<Pairing>& made,
                  const std::function<void(const std::vector<Pairing>&)>& look) {
    if (left.empty()) return look(made);
    const int one = left.back();
    left.pop_back();
    for (std::size_t i = 0; i < left.size(); ++i) {
        auto rest = left;
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
        made.push_back({0, 0, one, left[i]});
        each_pairing(rest, made, look);
        made.pop_back();
    }
}

/// The faults of a round, the worst first: repeated meetings, repeated byes, squared differences of
/// points.
std::array<int, 3> faults(const std::vector<SwissPlayer>& players,
                          const std::vector<Pairing>& pairs) {
    const auto of = [&](int player) {
        return *std::ranges::find(players, player, &SwissPlayer::player);
    };
    std::array<int, 3> sum{};
    for (const Pairing& one : pairs) {
        if (one.first == nobody || one.second == nobody) {
            const auto free = of(std::max(one.first, one.second));
            sum[1] += free.had_bye;
            sum[2] += (free.half_points + 1) * (free.half_points + 1);
            continue;
        }
        const auto a = of(one.first), b = of(one.second);
        sum[0] += static_cast<int>(std::ranges::count(a.opponents, b.player));
        sum[2] += (a.half_points - b.half_points) * (a.half_points - b.half_points);
    }
    return sum;
}

TEST(SwissRound, IsAsGoodAsAnyOtherPairing) {
    std::mt19937 random(1);
    const auto below = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
    for (int trial = 0; trial < 300; ++trial) {
        std::vector<SwissPlayer> players(static_cast<std::size_t>(2 + below(7)));
        std::vector<int> numbers;
        for (std::size_t i = 0; i < players.size(); ++i) {
            players[i].player = static_cast<int>(i) * 3;  // not all of them are there any more
            players[i].half_points = below(7);
            players[i].had_bye = below(4) == 0;
            players[i].first_seat_balance = below(5) - 2;
            numbers.push_back(players[i].player);
        }
        for (std::size_t a = 0; a < players.size(); ++a)
            for (std::size_t b = 0; b < a; ++b)
                for (int often = below(3) == 0 ? 1 + below(2) : 0; often > 0; --often) {
                    players[a].opponents.push_back(players[b].player);
                    players[b].opponents.push_back(players[a].player);
                }
        const auto made = swiss_round(4, players);
        std::multiset<int> seated;
        for (const Pairing& one : made) {
            EXPECT_EQ(one.round, 4);
            seated.insert(one.first);
            if (one.second != nobody) seated.insert(one.second);
        }
        EXPECT_EQ(seated, std::multiset<int>(numbers.begin(), numbers.end()));
        if (numbers.size() % 2 == 1) numbers.push_back(nobody);
        auto best = faults(players, made);
        std::vector<Pairing> tried;
        each_pairing(numbers, tried, [&](const std::vector<Pairing>& all) {
            EXPECT_LE(faults(players, made), faults(players, all)) << "trial " << trial;
            best = std::min(best, faults(players, all));
        });
    }
}

TEST(SwissRound, FirstPairsTheUpperHalfWithTheLower) {
    std::vector<SwissPlayer> players(9);
    for (std::size_t i = 0; i < 9; ++i) players[i].player = static_cast<int>(i);
    const auto made = swiss_round(0, players);
    ASSERT_EQ(made.size(), 5u);
    std::set<std::pair<int, int>> met;
    for (const Pairing& one : made)
        if (one.second != nobody) met.insert(both(one));
    // Whoever of the nine has the bye, nobody meets their neighbor.
    for (const auto& [a, b] : met) EXPECT_GE(b - a, 3);
    EXPECT_EQ(made.back().second, nobody);
}

TEST(SwissRound, FirstIsThatOfTheHandbookWhateverTheirNumber) {
    for (int count = 2; count <= 33; ++count) {
        std::vector<SwissPlayer> players(static_cast<std::size_t>(count));
        for (int i = 0; i < count; ++i) players[static_cast<std::size_t>(i)].player = i;
        std::set<std::pair<int, int>> wanted;
        for (int i = 0; i < count / 2; ++i) wanted.emplace(i, i + count / 2);
        std::set<std::pair<int, int>> made;
        int better_first = 0;
        for (const Pairing& one : swiss_round(0, players)) {
            if (one.second == nobody) {
                EXPECT_EQ(one.first, count - 1);  // the last has the bye
                continue;
            }
            made.insert(both(one));
            better_first += one.first < one.second;
        }
        EXPECT_EQ(made, wanted) << count;
        EXPECT_EQ(better_first, (count / 2 + 1) / 2) << count;
    }
}

TEST(SwissRound, WhoSatFirstMoreOftenSitsSecond) {
    std::vector<SwissPlayer> players(2);
    players[0] = {.player = 0, .first_seat_balance = 1};
    players[1] = {.player = 1, .first_seat_balance = -1};
    EXPECT_THAT(swiss_round(1, players), ElementsAre(Pairing{1, 0, 1, 0}));
}

TEST(SwissRound, ManyPlayersArePairedSoonEnough) {
    std::vector<SwissPlayer> players(200);
    for (std::size_t i = 0; i < players.size(); ++i) {
        players[i].player = static_cast<int>(i);
        players[i].half_points = static_cast<int>(i * 7919 % 11);
    }
    EXPECT_EQ(swiss_round(5, players).size(), 100u);
}

}  // namespace

namespace {

using testing::ElementsAre;
using testing::SizeIs;

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
    auto tournament =
        of({.system = System::round_robin, .games = 1, .all_rounds_at_once = false}, 4);
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
    EXPECT_EQ(standings(tournament).front().half_points, 6);
}

TEST(Swiss, WhoWishesForAByeHasOneHalfPointBye) {
    auto evening = of({.system = System::swiss, .rounds = 3, .games = 1}, 4);
    evening.wishes_bye = {false, true, false, false};
    EXPECT_FALSE(go_on(evening));
    EXPECT_THAT(evening.pairings, ElementsAre(Pairing{0, 0, 0, 2}, Pairing{0, 1, 3, nobody},
                                              Pairing{0, 2, 1, half_point_bye}));
    for (TournamentGameRef* game : running(evening)) game->result = Result::draw;
    EXPECT_FALSE(go_on(evening));
    EXPECT_THAT(running(evening), SizeIs(2)) << "the wish is fulfilled";
    play(evening, always_drawn);
    EXPECT_EQ(standings(evening).front().player, 3);
}

TEST(Swiss, ARoundInWhichAllWishForAByeIsPlayed) {
    auto evening = of({.system = System::swiss, .rounds = 2, .games = 1}, 2);
    evening.wishes_bye = {true, true};
    EXPECT_FALSE(go_on(evening));
    EXPECT_THAT(evening.pairings, SizeIs(1));
    EXPECT_THAT(evening.games, SizeIs(1));
}

TEST(AtOneSitting, NobodyPlaysTwoGamesAtOnce) {
    for (const System system : {System::round_robin, System::swiss, System::knockout}) {
        auto evening = of({.system = system,
                           .rounds = 3,
                           .games = 2,
                           .all_rounds_at_once = false,
                           .at_one_sitting = true},
                          6);
        while (!go_on(evening)) {
            std::set<int> seated;
            for (const TournamentGameRef* game : running(evening))
                for (const int player : {game->first, game->second})
                    EXPECT_TRUE(seated.insert(player).second) << name_of(system);
            running(evening).front()->result = Result::draw;
        }
        for (const TournamentGameRef& game : evening.games)
            EXPECT_EQ(game.number % 2 == 0,
                      game.first == std::ranges::find_if(evening.pairings, [&](const Pairing& one) {
                                        return one.round == game.round &&
                                               one.pairing_number == game.pairing_number;
                                    })->first);
    }
}

TEST(AtOneSitting, WhoPausesPlaysTheRoundToItsEndAndComesBack) {
    auto evening =
        of({.system = System::swiss, .rounds = 3, .games = 2, .at_one_sitting = true}, 4);
    EXPECT_FALSE(go_on(evening));
    evening.withdrawn[0] = true;
    for (int game = 0; game < 2; ++game) {
        for (TournamentGameRef* one : running(evening)) one->result = better_seed_wins(*one);
        EXPECT_FALSE(go_on(evening));
    }
    EXPECT_THAT(evening.games, SizeIs(4 + 1)) << "three are left, one of them with a bye";
    evening.withdrawn[0] = false;
    play(evening, better_seed_wins);
    EXPECT_THAT(evening.pairings, SizeIs(2 + 2 + 2));
    EXPECT_THAT(evening.games, SizeIs(4 + 2 + 4));
}

TEST(RoundsOfAFixedLength, WaitForTheirTime) {
    for (const System system : {System::round_robin, System::swiss, System::knockout}) {
        auto evening = of({.system = system,
                           .rounds = 2,
                           .games = 1,
                           .all_rounds_at_once = false,
                           .at_one_sitting = true},
                          4);
        const auto next = [&](int due) {
            const NextActions step = next_actions(evening, due);
            evening.pairings.insert(evening.pairings.end(), step.pairings.begin(),
                                    step.pairings.end());
            evening.games.insert(evening.games.end(), step.games.begin(), step.games.end());
            return step;
        };
        while (!next(1).nothing()) {
        }
        EXPECT_THAT(evening.games, SizeIs(2)) << name_of(system);
        EXPECT_TRUE(next(2).games.empty()) << "the games of the first round are being played";
        for (TournamentGameRef* game : running(evening)) game->result = Result::first;
        const std::vector<bool> all = evening.withdrawn;
        if (system == System::swiss) evening.withdrawn.assign(4, true);
        EXPECT_TRUE(next(1).nothing());
        EXPECT_FALSE(next(1).over) << "those who pause may come back";
        evening.withdrawn = all;
        while (!next(2).nothing()) {
        }
        EXPECT_FALSE(running(evening).empty());
    }
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
    EXPECT_THAT(tournament.games, SizeIs(2 + extra_games_max));
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
    auto tournament =
        of({.system = System::round_robin, .games = 2, .all_rounds_at_once = false}, 3);
    EXPECT_FALSE(go_on(tournament));
    for (TournamentGameRef* game : running(tournament)) game->result = Result::first;
    tournament.withdrawn[2] = true;
    play(tournament, better_seed_wins);
    for (const TournamentGameRef& game : tournament.games)
        EXPECT_FALSE(game.round > 0 && (game.first == 2 || game.second == 2));
    for (const Meeting& one : meetings(tournament)) EXPECT_TRUE(one.decided);
}

TEST(Withdrawal, OfBothLetsTheirNextOpponentAdvance) {
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
        rules.all_rounds_at_once = below(2) == 0;
        rules.at_one_sitting = below(2) == 0;
        if (rules.system == System::round_robin && below(2) == 0) rules.pools = 4 + below(5);
        const int players = seed % 50 == 0 ? 60 : below(14);
        rules.rounds = 1 + below(swiss_rounds(players) + 1);
        auto tournament = of(rules, players);
        for (int i = 0; i < players; ++i) {
            tournament.wishes_bye.push_back(below(4) == 0);
            tournament.boards.push_back(below(4));
        }
        SCOPED_TRACE("seed " + std::to_string(seed));
        int moves = 0;
        while (!go_on(tournament)) {
            ASSERT_LT(++moves, 10'000) << "it is never over";
            const auto made = tournament.pairings;
            const auto games = running(tournament);
            ASSERT_FALSE(games.empty());
            for (const auto& [player, count] : running_by_player(tournament))
                if (const int most = tournament.boards[static_cast<std::size_t>(player)]; most > 0)
                    ASSERT_LE(count, most);
            // One game ends, or one player leaves, and loses all games.
            if (below(15) == 0) {
                const int leaves = below(players);
                const bool pauses = rules.open_between_rounds();
                tournament.withdrawn[static_cast<std::size_t>(leaves)].flip();
                if (!pauses) tournament.withdrawn[static_cast<std::size_t>(leaves)] = true;
                for (TournamentGameRef* game : games) {
                    if (pauses) break;
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
        for (const StandingsEntry& one : all) halves += one.half_points;
        for (const Meeting& one : meetings(tournament)) {
            EXPECT_TRUE(one.decided);
            given += one.half_points[0] + one.half_points[1];
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
