#include "club/tournaments/evenings.h"

#include "club/core/letter_body.h"
#include "club/matches/match_tables.h"
#include "club/moderation/operator_acts.h"
#include "club/tournaments/test_tournaments.h"
#include "club/tournaments/tournament_view.h"
#include "club/tournaments/tournaments.h"
#include "tournament/standings.h"

#include <gmock/gmock.h>

#include <map>
#include <random>
#include <set>

namespace posthouse::club {
namespace {

using namespace std::chrono_literals;
using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

class EveningTest : public TournamentNight {
protected:
    std::string problem() const {
        std::string said;
        club.store.read([&](const StoreReader& reader) {
            said = tournament_problem(reader, *tournament_named(reader, "evening"), club.now);
        });
        return said;
    }
    /// Time passes, and what is due by the clock happens.
    void pass(std::chrono::seconds time) {
        club.now += time;
        run_due();
    }
    /// Announced by the first and begun.
    void begin(const std::vector<std::string>& names, const std::string& options) {
        join_house(names);
        say(names[0], "wari tournament evening --clock=15m+5s --seeds=lot " + options);
        for (const std::string& name : names) say(name, "wari join evening");
        pass(600s);
        EXPECT_TRUE(view().running());
    }
    bool plays(std::string_view who) const {
        const UserId id = club.user(who).id;
        return std::ranges::any_of(running(),
                                   [&](const Match& match) { return plays_in(match, id); });
    }
    /// The alphabetically first player wins all running games.
    void end_games() {
        for (const Match& match : running())
            say(std::max(name_of(match.seats[0]), name_of(match.seats[1])),
                "wari resign " + std::to_string(match.board));
    }
    std::string shown() { return say("", "wari tournaments evening").text; }
};

TEST_F(EveningTest, IsPlayedRoundAfterRoundToItsEnd) {
    begin({"ann", "bob", "carol", "dan"}, "--system=swiss --rounds=3 --games=1");
    for (int round = 1; round <= 3; ++round) {
        EXPECT_THAT(running(), SizeIs(2)) << round;
        EXPECT_THAT(shown(), HasSubstr("Round " + std::to_string(round)));
        end_games();
    }
    EXPECT_TRUE(view().about.ended);
    EXPECT_EQ(table(), "ann 3, bob 2, carol 1, dan 0");
    EXPECT_EQ(club.letters_to("dan").front().subject, "Tournament evening: it is over");
}

TEST_F(EveningTest, WhoEntersLateHasHalfAPointForTheRoundMissed) {
    begin({"ann", "bob", "carol", "dan"}, "--system=swiss --rounds=3 --games=1");
    join_house({"eve", "fred"});
    end_games();
    EXPECT_THAT(say("eve", "wari join evening").text, HasSubstr("play from round 3 on"));
    EXPECT_THAT(shown(), HasSubstr("eve: a bye for half a point"));
    EXPECT_FALSE(plays("eve"));
    expect_refused("eve", "wari join evening", "already");
    expect_refused("eve", "wari bye evening", "each player has one");
    end_games();
    EXPECT_THAT(table(), HasSubstr("eve ½")) << "the first round, missed as well, counts nothing";
    expect_refused("fred", "wari join evening", "The last round of evening is paired");
    end_games();
    EXPECT_TRUE(view().about.ended);
    EXPECT_EQ(view().about.rules.rounds, 3);
}

TEST_F(EveningTest, WhoDoesNotComeLosesAfterFiveMinutesAndPausesUntilTheySaySo) {
    begin({"ann", "bob", "carol", "dan"}, "--system=swiss --rounds=4 --games=1");
    std::set<std::string> absent;
    for (const Match& match : running()) absent.insert(name_of(match.seats[0]));
    pass(299s);
    EXPECT_THAT(running(), SizeIs(2));
    pass(2s);
    EXPECT_THAT(running(), SizeIs(1)) << "those who came play the next round";
    EXPECT_THAT(club.say("", "wari show 1").text, HasSubstr(" made no first move in time"));
    for (const std::string& name : absent) EXPECT_FALSE(plays(name)) << name;
    say(*absent.begin(), "wari join evening");
    end_games();
    EXPECT_TRUE(plays(*absent.begin()) ||
                shown().find(*absent.begin() + ": a bye") != std::string::npos);
}

TEST_F(EveningTest, WaitsFiveMinutesForThoseWhoPauseIfNobodyElseIsThere) {
    begin({"ann", "bob"}, "--system=swiss --rounds=4 --games=1");
    say("ann", "wari leave evening");
    end_games();
    EXPECT_TRUE(view().running());
    pass(120s);
    say("ann", "wari join evening");
    EXPECT_THAT(running(), SizeIs(1)) << "at once";
    say("bob", "wari leave evening");
    end_games();
    pass(290s);
    EXPECT_TRUE(view().running());
    pass(20s);
    EXPECT_TRUE(view().about.ended);
}

TEST_F(EveningTest, GivesNoByeOnWishIfNobodyWouldPlayThen) {
    begin({"ann", "bob", "carol"}, "--system=swiss --rounds=3 --games=1");
    say("carol", "wari leave evening");
    say("ann", "wari bye evening");
    end_games();
    EXPECT_THAT(running(), SizeIs(1));
}

TEST_F(EveningTest, AByeIsWishedForAndTakenBack) {
    begin({"ann", "bob", "carol", "dan", "eve"}, "--system=swiss --rounds=3 --games=1");
    EXPECT_THAT(say("ann", "wari bye evening").text, HasSubstr("In round 2 of evening you have"));
    EXPECT_THAT(say("ann", "wari bye evening").text,
                HasSubstr("Your bye is taken back: you play in round 2 of"));
    say("ann", "wari bye evening");
    end_games();
    EXPECT_FALSE(plays("ann"));
    EXPECT_THAT(running(), SizeIs(2)) << "nobody else has a bye";
    EXPECT_THAT(shown(), HasSubstr("ann: a bye for half a point"));
    expect_refused("ann", "wari bye evening", "each player has one");
    end_games();
    EXPECT_TRUE(plays("ann"));
    expect_refused("bob", "wari bye evening", "The last round of evening is paired");
    end_games();
    expect_refused("bob", "wari bye evening", "do not play");
    say("ann", "wari tournament other --system=robin");
    say("ann", "wari join other");
    expect_refused("ann", "wari bye other", "Only in a Swiss tournament");
}

TEST_F(EveningTest, WhoPausesPlaysTheRoundsGamesAndComesBack) {
    begin({"ann", "bob", "carol", "dan"}, "--system=swiss --rounds=4 --games=2");
    EXPECT_THAT(say("ann", "wari leave evening").text, HasSubstr("a game under way goes on"));
    EXPECT_TRUE(plays("ann"));
    end_games();
    EXPECT_TRUE(plays("ann")) << "the second game of the meeting";
    end_games();
    EXPECT_FALSE(plays("ann"));
    EXPECT_THAT(running(), SizeIs(1)) << "three are left, one of them with a bye";
    EXPECT_THAT(shown(), AllOf(HasSubstr("ann*"), HasSubstr("wari join evening")));
    EXPECT_THAT(say("ann", "wari join evening").text, HasSubstr("You have entered"));
    for (int game = 0; game < 2; ++game) end_games();
    EXPECT_TRUE(plays("ann"));
    while (view().running()) end_games();
    for (const auto& one : tournament::meetings(view().state))
        EXPECT_EQ(one.ended, one.pairing.is_bye() ? 0 : 2);
}

TEST_F(EveningTest, RoundsOfAFixedLengthWaitForTheirTime) {
    begin({"ann", "bob", "carol", "dan"}, "--system=swiss --rounds=3 --games=1 --round-minutes=20");
    EXPECT_THAT(shown(), HasSubstr("every 20 minutes"));
    end_games();
    pass(19min);
    EXPECT_THAT(running(), IsEmpty());
    EXPECT_EQ(problem(), "");
    for (const char* name : {"bob", "carol", "dan"}) say(name, "wari leave evening");
    for (const char* name : {"bob", "carol", "dan"}) say(name, "wari join evening");
    EXPECT_THAT(shown(), HasSubstr("The next round begins"));
    pass(1min);
    EXPECT_THAT(running(), SizeIs(2));
    EXPECT_EQ(problem(), "");
    const Match last = running()[0];
    say(name_of(last.seats[0]), "wari move " + std::to_string(last.board) + " a");
    club.now += 10min;
    say(name_of(last.seats[1]), "wari resign " + std::to_string(last.board));
    const Match late = running()[0];
    club.now += 11min;
    say(name_of(late.seats[1]), "wari resign " + std::to_string(late.board));
    EXPECT_THAT(running(), SizeIs(2)) << "the last round begins as soon as the games have ended";
    end_games();
    EXPECT_TRUE(view().about.ended);
}

TEST_F(EveningTest, ARoundThatNobodyBeganIsAProblemAfterAMinute) {
    begin({"ann", "bob"}, "--system=swiss --rounds=2 --games=1 --round-minutes=20");
    end_games();
    club.now += 20min + 30s;
    EXPECT_EQ(problem(), "");
    club.now += 31s;
    EXPECT_EQ(problem(), "its next games should have begun, but have not");
    pass(0s);
    EXPECT_EQ(problem(), "");
}

TEST_F(EveningTest, OfAnySystemLetsNobodyPlayTwoGamesAtOnce) {
    join_house({"ann", "bob", "carol", "dan"});
    for (const std::string system : {"robin", "knockout"}) {
        say("ann", "wari tournament " + system + " --clock=15m+5s --players=4 --system=" + system);
        for (const char* name : {"ann", "bob", "carol", "dan"}) say(name, "wari join " + system);
        Tournament about;
        const auto find = [&] {
            club.store.read([&](const StoreReader& reader) {
                about = tournament_named(reader, system).value();
            });
            return about.begun && !about.ended;
        };
        for (int games = 0; find(); ++games) {
            ASSERT_LT(games, 50);
            std::vector<Match> now;
            club.store.read([&](const StoreReader& reader) {
                for (const TournamentGame& game : games_running(reader, about.id))
                    now.push_back(*reader.match(game.match));
            });
            std::set<UserId> seated;
            for (const Match& match : now)
                for (const UserId seat : match.seats)
                    EXPECT_TRUE(seated.insert(seat).second) << system;
            ASSERT_FALSE(now.empty());
            say(name_of(now[0].seats[0]), "wari resign " + std::to_string(now[0].board));
        }
    }
}

/// Ann plays Carol in another tournament when her evening with Bob begins.
class TwoEvenings : public EveningTest, public testing::WithParamInterface<const char*> {
protected:
    void begin_both() {
        join_house({"ann", "bob", "carol"});
        say("ann", "wari tournament other --system=knockout --games=1 --players=2 --clock=15m+5s");
        for (const char* name : {"ann", "carol"}) say(name, "wari join other");
        say("bob", "wari tournament evening --players=2 --games=1 --clock=15m+5s --system=" +
                       std::string(GetParam()));
        for (const char* name : {"ann", "bob"}) say(name, "wari join evening");
        EXPECT_TRUE(view().running());
        EXPECT_THAT(running(), IsEmpty());
    }
};

TEST_P(TwoEvenings, AGameWaitsForWhoSitsAtAnotherBoard) {
    begin_both();
    pass(120s);
    EXPECT_THAT(running(), IsEmpty());
    EXPECT_EQ(problem(), "");
    say("carol", "wari resign 1");
    EXPECT_THAT(running(), SizeIs(1)) << "at once";
}

TEST_P(TwoEvenings, AGameWaitsFiveMinutesAndNoLonger) {
    begin_both();
    if (!club.say("ann", "wari move 1 a").accepted) say("carol", "wari move 1 a");
    pass(299s);
    EXPECT_THAT(running(), IsEmpty());
    EXPECT_EQ(problem(), "");
    pass(2s);
    EXPECT_THAT(running(), SizeIs(1));
}

TEST_P(TwoEvenings, NoGameWaitsForWhoIsBanned) {
    begin_both();
    transact(club.store, [&](UnitOfWork& unit) {
        EXPECT_TRUE(add_sanction(club.club(), unit, {"op", "", club.now}, "ann", SanctionKind::ban,
                                 std::nullopt));
    });
    EXPECT_EQ(problem(), "");
    for (int times = 0; times < 4; ++times) pass(301s);
    EXPECT_TRUE(view().about.ended);
}

INSTANTIATE_TEST_SUITE_P(Evenings, TwoEvenings, testing::Values("robin", "knockout", "swiss"));

TEST_F(EveningTest, AClosedAccountLosesTheMeetingUnderWay) {
    begin({"ann", "bob", "carol", "dan"}, "--system=swiss --rounds=3 --games=2");
    say("dan", "wari leave evening");
    say("dan", "signoff dan longenough yes");
    EXPECT_THAT(running(), SizeIs(1));
    while (view().running()) end_games();
    EXPECT_THAT(table(), HasSubstr(" 0"));
}

TEST_F(EveningTest, WhatDoesNotFitIsSaid) {
    join_house({"ann", "bob"});
    expect_refused("ann", "wari tournament x1 --system=swiss --round-minutes=20", "at one sitting");
    expect_refused("ann", "wari tournament x1 --system=arena --round-minutes=20", "leave out");
    expect_refused("ann", "wari tournament x1 --system=swiss --clock=15m+5s --round-minutes=241",
                   "from 1 to 240");
    say("ann", "wari tournament x1 --system=swiss --clock=15m+5s --starts=now");
    say("ann", "wari tournament mail --system=swiss");
    expect_refused("ann", "wari tournament x2 --system=swiss --starts=now", "--starts= is a day");
}

/// Between 3 and 20 players, who come late, wish for byes, pause and come back.
class RandomSwissEvening : public EveningTest, public testing::WithParamInterface<unsigned> {};

TEST_P(RandomSwissEvening, EndsAndCountsEveryGame) {
    std::mt19937 random(GetParam());
    const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
    std::vector<std::string> names;
    const std::size_t count = 3 + below(18);
    for (std::size_t i = 0; i < count; ++i)
        names.push_back("player" + std::string(1, static_cast<char>('a' + i)));
    const int games = 1 + static_cast<int>(below(2));
    begin(names, "--system=swiss --rounds=5 --games=" + std::to_string(games) +
                     (below(2) == 0 ? " --round-minutes=30" : ""));
    for (int step = 0; view().running(); ++step) {
        ASSERT_LT(step, 3000);
        const std::vector<Match> now = running();
        std::set<UserId> seated;
        for (const Match& match : now)
            for (const UserId seat : match.seats) EXPECT_TRUE(seated.insert(seat).second);
        EXPECT_EQ(problem(), "");
        const std::string& who = names[below(names.size())];
        switch (below(12)) {
            case 0:
                club.say(who, "wari leave evening");
                break;
            case 1:
            case 2:
                club.say(who, "wari join evening");
                break;
            case 3:
                club.say(who, "wari bye evening");
                break;
            case 4:
                if (names.size() < 24) {
                    names.push_back("tardy" +
                                    std::string(1, static_cast<char>('a' + names.size())));
                    join_house({names.back()});
                    club.say(names.back(), "wari join evening");
                }
                break;
            default:
                if (!now.empty() && below(3) > 0) {
                    const Match& match = now[below(now.size())];
                    say(name_of(match.seats[below(2)]),
                        "wari resign " + std::to_string(match.board));
                }
        }
        pass(std::chrono::seconds(below(now.empty() ? 600 : 20)));
    }
    const TournamentView over = view();
    for (const tournament::Meeting& one : tournament::meetings(over.state)) {
        EXPECT_TRUE(one.decided);
        EXPECT_EQ(one.ended, one.pairing.is_bye() ? 0 : games);
    }
    std::map<int, int> half_byes;
    for (const tournament::Pairing& one : over.state.pairings)
        half_byes[one.first] += one.second == tournament::half_point_bye;
    for (const auto& [player, byes] : half_byes) EXPECT_LE(byes, 1);
    EXPECT_EQ(over.state.players(), static_cast<int>(over.entrants.size()));
}

INSTANTIATE_TEST_SUITE_P(Evenings, RandomSwissEvening, testing::Range(1u, 13u));

}  // namespace
}  // namespace posthouse::club
