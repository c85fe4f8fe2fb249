#include "club/tournaments/arenas.h"

#include "club/core/letter_body.h"
#include "club/letters/letter_tables.h"
#include "club/maintenance/liveness.h"
#include "club/matches/match_tables.h"
#include "club/moderation/operator_acts.h"
#include "club/tournaments/test_tournaments.h"
#include "club/tournaments/tournament_view.h"
#include "club/tournaments/tournaments.h"
#include "tournament/standings.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>

namespace posthouse::club {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

class ArenaTest : public TournamentNight {
protected:
    /// A second passes at the server: time runs out for some, and tournaments go on.
    void tick() {
        club.now += 1s;
        run_due();
    }
    void pass(std::chrono::seconds time) {
        for (std::chrono::seconds gone(0); gone < time; gone += 1s) tick();
    }
    /// In a team battle everybody enters for one of these by turns.
    std::vector<std::string> teams_;
    void make_teams(const std::vector<std::string>& names) {
        for (std::size_t i = 0; i < names.size() && !teams_.empty(); ++i)
            say(names[i],
                "team " + teams_[i % teams_.size()] + (i < teams_.size() ? " --make" : " --join"));
    }
    /// Announced by the first and begun, with all of them present.
    void begin(const std::vector<std::string>& names, const std::string& options = "") {
        join_house(names);
        make_teams(names);
        say(names[0], "wari tournament evening --system=arena --minutes=30 " + options);
        for (const std::string& name : names) say(name, "wari join evening");
        pass(601s);
        EXPECT_TRUE(view().running());
        for (const std::string& name : names) say(name, "wari join evening");
    }
    std::set<std::string> players(const Match& match) const {
        return {name_of(match.seats[0]), name_of(match.seats[1])};
    }
    void resign(std::string_view who) {
        for (const Match& match : running())
            if (plays_in(match, club.user(who).id))
                say(who, "wari resign " + std::to_string(match.board));
    }
    /// The first moves of a game.
    void both_move(const Match& match) {
        const std::string move = "wari move " + std::to_string(match.board);
        for (const auto& [seat, house] : {std::pair(0, " a"), std::pair(1, " f")})
            EXPECT_TRUE(club.say(name_of(match.seats[static_cast<std::size_t>(seat)]), move + house)
                            .accepted);
    }
};

TEST_F(ArenaTest, WhoHadEnteredBeforeIsAskedAndNotPaired) {
    join_house({"ann", "bob", "carol"});
    say("ann", "wari tournament evening --system=arena");
    for (const char* name : {"ann", "bob", "carol"}) say(name, "wari join evening");
    pass(700s);
    EXPECT_TRUE(view().running());
    EXPECT_THAT(matches(), IsEmpty());
    EXPECT_THAT(render_text(club.letters_to("bob").front().body), HasSubstr("wari join evening"));
    say("ann", "wari join evening");
    pass(30s);
    EXPECT_THAT(matches(), IsEmpty());
    say("carol", "wari join evening");
    pass(4s);
    ASSERT_THAT(running(), SizeIs(1));
    EXPECT_EQ(players(running()[0]), (std::set<std::string>{"ann", "carol"}));
}

TEST_F(ArenaTest, WhoEnteredInTheLastMinuteIsThere) {
    join_house({"ann", "bob", "carol", "dave"});
    say("ann", "wari tournament evening --system=arena");
    for (const char* name : {"ann", "bob"}) say(name, "wari join evening");
    pass(9min);
    tick();
    for (const char* name : {"carol", "dave"}) say(name, "wari join evening");
    pass(70s);
    ASSERT_THAT(running(), SizeIs(1));
    EXPECT_EQ(players(running()[0]), std::set<std::string>({"carol", "dave"}));
}

TEST_F(ArenaTest, TheNextGameBeginsWithinFiveSecondsAndOnTheOtherSide) {
    begin({"ann", "bob"});
    pass(4s);
    const Match first = running().at(0);
    resign("ann");
    pass(5s);
    ASSERT_THAT(running(), SizeIs(1));
    EXPECT_EQ(running()[0].seats[0], first.seats[1]);
    EXPECT_EQ(table(), "bob 1, ann 0");
}

TEST_F(ArenaTest, StreaksCountDouble) {
    begin({"ann", "bob"}, "--streaks");
    for (int game = 0; game < 3; ++game) {
        pass(5s);
        resign("ann");
    }
    EXPECT_EQ(table(), "bob 8, ann 0");
}

TEST_F(ArenaTest, OneMayComeLateLeaveAndComeBack) {
    begin({"ann", "bob"});
    pass(4s);
    join_house({"carol"});
    say("carol", "wari join evening");
    pass(10s);
    EXPECT_THAT(running(), SizeIs(1));
    say("ann", "wari leave evening");
    EXPECT_THAT(running(), SizeIs(1)) << "a game under way goes on";
    resign("ann");
    pass(5s);
    ASSERT_THAT(running(), SizeIs(1));
    EXPECT_EQ(players(running()[0]), (std::set<std::string>{"bob", "carol"}));
    resign("bob");
    say("ann", "wari join evening");
    pass(5s);
    EXPECT_TRUE(players(running().at(0)).contains("ann"));
}

TEST_F(ArenaTest, WhoRunsOutOfTimeIsAskedAgain) {
    begin({"ann", "bob"}, "--clock=1m");
    pass(4s);
    const std::string away = name_of(running().at(0).seats[0]);
    pass(80s);
    EXPECT_THAT(matches(), SizeIs(1));
    EXPECT_TRUE(matches()[0].outcome);
    say(away, "wari join evening");
    pass(5s);
    EXPECT_THAT(matches(), SizeIs(2));
}

TEST_F(ArenaTest, GamesUnderWayAtTheEndCountAndThenItIsOver) {
    begin({"ann", "bob", "carol"}, "--clock=10m");
    for (int half_minute = 0; half_minute < 58; ++half_minute) {
        pass(30s);
        resign(name_of(running().at(0).seats[0]));
    }
    pass(10s);
    ASSERT_THAT(running(), SizeIs(1));
    both_move(running()[0]);
    pass(180s);
    EXPECT_TRUE(view().running()) << "the last game is still played";
    const std::string winner = name_of(running()[0].seats[1]);
    const std::string before = table();
    resign(name_of(running()[0].seats[0]));
    EXPECT_TRUE(view().about.ended);
    EXPECT_NE(table(), before);
    EXPECT_THAT(table(), HasSubstr(winner));
    EXPECT_EQ(club.letters_to("ann").front().subject, "Tournament evening: it is over");
    expect_refused("bob", "wari join evening", "evening has begun");
}

TEST_F(ArenaTest, WhoDoesNotMakeTheFirstMoveInTimeLosesAndIsAskedWhetherTheyAreHere) {
    begin({"ann", "bob"}, "--clock=3m+2s");
    pass(4s);
    const Match game = running().at(0);
    const std::string first = name_of(game.seats[0]), second = name_of(game.seats[1]);
    pass(18s);
    EXPECT_THAT(running(), SizeIs(1)) << "an eighth of three minutes";
    pass(6s);
    ASSERT_THAT(running(), IsEmpty());
    EXPECT_EQ(table(), second + " 1, " + first + " 0");
    pass(60s);
    EXPECT_THAT(running(), IsEmpty()) << first << " has not said that they are here";
    say(first, "wari join evening");
    pass(6s);
    ASSERT_THAT(running(), SizeIs(1));
    both_move(running()[0]);
    pass(100s);
    EXPECT_THAT(running(), SizeIs(1)) << "later moves have all the time that is left";
    EXPECT_GT(running()[0].clock.left[0], 170s);
}

TEST_F(ArenaTest, WhoPausesAndDeletesTheirAccountLosesTheGameUnderWay) {
    begin({"ann", "bob"});
    pass(4s);
    ASSERT_THAT(running(), SizeIs(1));
    say("ann", "wari leave evening");
    EXPECT_TRUE(club.say("ann", "signoff longenough yes").accepted);
    EXPECT_THAT(running(), IsEmpty());
    EXPECT_THAT(table(), HasSubstr("bob 1, "));
}

TEST_F(ArenaTest, WhoWinsWithHalfTheTimeHasAPointMore) {
    begin({"ann", "bob"}, "--clock=3m+2s");
    pass(4s);
    const Match game = running().at(0);
    const std::string board = std::to_string(game.board), first = name_of(game.seats[0]),
                      second = name_of(game.seats[1]);
    EXPECT_TRUE(club.say(first, "wari move " + board + " a").accepted);
    expect_refused(first, "wari halve " + board, "before one's first move");
    say(second, "wari halve " + board);
    EXPECT_EQ(running().at(0).clock.left[1], 90s);
    expect_refused(second, "wari halve " + board, "already");
    for (const auto& [who, house] :
         {std::pair(second, " f"), std::pair(first, " b"), std::pair(second, " e")})
        EXPECT_TRUE(club.say(who, "wari move " + board + house).accepted);
    EXPECT_GT(running().at(0).clock.left[1], 90s) << "the increment stays";
    resign(first);
    EXPECT_EQ(table(), second + " 2, " + first + " 0");
    pass(6s);
    const Match next = running().at(0);
    const std::string halver = name_of(next.seats[0]), other = name_of(next.seats[1]);
    say(halver, "wari halve " + std::to_string(next.board));
    resign(other);
    EXPECT_EQ(table(), second + (halver == second ? " 3, " : " 2, ") + first +
                           (halver == first ? " 1" : " 0"))
        << "won without a risk";
    join_house({"carol", "dan"});
    EXPECT_TRUE(club.say("carol", "wari challenge carol dan --first=carol").accepted);
    expect_refused("carol", "wari halve 3", "Only in an arena");
}

TEST_F(ArenaTest, ItEndsThoughNobodyPlays) {
    begin({"ann"});
    pass(1800s);
    EXPECT_TRUE(view().about.ended);
}

TEST_F(ArenaTest, ItMayBeginAtOnceWithNobody) {
    join_house({"ann", "bob"});
    say("ann", "wari tournament evening --system=arena --starts=now");
    tick();
    EXPECT_TRUE(view().running());
    say("ann", "wari join evening");
    say("bob", "wari join evening");
    pass(4s);
    EXPECT_THAT(running(), SizeIs(1));
    expect_refused("ann", "wari tournament other --starts=now", "a day such as");
}

TEST_F(ArenaTest, PlayersWhoBlockEachOtherDoNotMeet) {
    begin({"ann", "bob", "carol"});
    say("bob", "block ann");
    for (int game = 0; game < 10; ++game) {
        pass(6s);
        for (const Match& match : running()) {
            if (match.started < club.now - 6s) continue;
            EXPECT_NE(players(match), (std::set<std::string>{"ann", "bob"}));
        }
        if (!running().empty()) resign(name_of(running()[0].seats[1]));
    }
}

TEST_F(ArenaTest, TheComputerTakesPartButDoesNotMeetItself) {
    join_house({"ann"});
    say("ann", "wari tournament evening --system=arena --with=computer-1,computer-2");
    say("ann", "wari join evening");
    pass(660s);
    EXPECT_THAT(matches(), IsEmpty());
    say("ann", "wari join evening");
    pass(4s);
    ASSERT_THAT(running(), SizeIs(1));
    EXPECT_TRUE(players(running()[0]).contains("ann"));
}

TEST_F(ArenaTest, NobodyPlaysTwoLiveGamesAtOnce) {
    begin({"ann", "bob", "carol"});
    say("carol", "wari tournament other --system=arena --starts=now");
    pass(5s);
    ASSERT_THAT(running(), SizeIs(1));
    for (const char* name : {"ann", "bob", "carol"}) say(name, "wari join other");
    pass(20s);
    std::map<UserId, int> games;
    club.store.read([&](const StoreReader& reader) {
        for (const Match& match : find_matches(reader, {{}, {}, MatchState::running, all_rows}))
            for (const UserId seat : match.seats) EXPECT_EQ(++games[seat], 1) << name_of(seat);
    });
}

TEST_F(ArenaTest, AVacationDoesNotStopItsClocks) {
    begin({"ann", "bob"}, "--clock=1m");
    pass(4s);
    const std::string mover = name_of(running().at(0).seats[0]);
    say(mover, "vacation 2026-11-20 2026-12-10");
    pass(70s);
    EXPECT_THAT(running(), IsEmpty());
}

TEST_F(ArenaTest, OneAnnouncesThreeAtOnceAtMost) {
    join_house({"ann"});
    for (const char* name : {"one", "two", "three"}) {
        say("ann", std::string("wari tournament ") + name + " --system=arena --starts=now");
        pass(2s);
    }
    expect_refused("ann", "wari tournament four --system=arena --starts=now", "wait for one");
}

TEST_F(ArenaTest, WhoPausesAtItsEndIsToldToo) {
    begin({"ann", "bob"});
    say("bob", "wari leave evening");
    pass(1800s);
    EXPECT_EQ(club.letters_to("bob").front().subject, "Tournament evening: it is over");
}

TEST_F(ArenaTest, ItsGamesAreNotMailed) {
    club.join("ann");
    club.join("bob");
    say("ann", "wari tournament evening --system=arena");
    say("ann", "wari join evening");
    say("bob", "wari join evening");
    pass(601s);
    say("ann", "wari join evening");
    say("bob", "wari join evening");
    pass(4s);
    resign("bob");
    pass(1s);
    for (const Letter& letter : club.letters_to("ann"))
        if (letter.match) EXPECT_EQ(letter.address, "") << letter.subject;
}

TEST_F(ArenaTest, WhatCannotBeAnnouncedIsSaid) {
    join_house({"ann"});
    const std::string arena = "wari tournament evening --system=arena ";
    expect_refused("ann", arena + "--games=2", "leave out --games");
    expect_refused("ann", arena + "--players=4", "leave out --players");
    expect_refused("ann", arena + "--minutes=0", "--minutes= is a number from 1");
    expect_refused("ann", arena + "--clock=2h", "at most an hour");
    expect_refused("ann", arena + "--clock=1m+365d/365d", "at most an hour, and a minute");
    expect_refused("ann", arena + "--clock=none", "needs a clock");
    expect_refused("ann", arena + "--starts=2026-11-20T25:00", "2027-03-01T18:30");
    expect_refused("ann", "wari tournament evening --minutes=10", "Only an arena");
    expect_refused("ann", "wari tournament evening --streaks", "Only an arena");
    EXPECT_THAT(say("ann", arena + "--minutes=40 --streaks --starts=2026-11-20T19:30").text,
                HasSubstr("arena of 40 minutes"));
    EXPECT_EQ(view().about.starts, Instant(std::chrono::sys_days{2026y / 11 / 20}) + 19h + 30min);
}

/// Evenings of random people, who come, stay away, leave, block, are deleted and resign.
class RandomEvening : public ArenaTest, public testing::WithParamInterface<unsigned> {
protected:
    void something_happens(std::mt19937& random, const std::vector<std::string>& names) {
        const std::string& who = names[random() % names.size()];
        if (std::ranges::count(gone_, who) > 0) return;
        switch (random() % 40) {
            case 0:
                club.say(who, "block " + names[random() % names.size()]);
                break;
            case 1:
                club.say(who, "wari leave evening");
                break;
            case 2:
                if (club.say(who, "signoff longenough yes").accepted) gone_.push_back(who);
                break;
            case 3:
            case 4:
            case 5:
                club.say(who, "wari join evening");
                break;
            case 6:
                if (!teams_.empty())
                    club.say(who, "team " + teams_[random() % teams_.size()] +
                                      (random() % 2 == 0 ? " --join" : " --leave"));
                break;
            case 7:
                if (random() % 8 == 0)
                    transact(club.store, [&](UnitOfWork& unit) {
                        EXPECT_TRUE(add_sanction(club.club(), unit, {"op", "", club.now}, who,
                                                 SanctionKind::ban, std::chrono::hours(1)));
                    });
                break;
            default:
                if (random() % 3 != 0) break;
                for (const Match& match : running())
                    if (plays_in(match, club.user(who).id))
                        club.say(who, "wari resign " + std::to_string(match.board));
        }
    }
    void expect_sound() {
        std::map<UserId, int> games;
        for (const Match& match : running())
            for (const UserId seat : match.seats) EXPECT_LE(++games[seat], 1);
        club.store.read([&](const StoreReader& reader) {
            EXPECT_EQ(tournament_problem(reader, view().about, club.now), "");
            EXPECT_THAT(stalls(reader, club.now), IsEmpty());
        });
    }

    std::vector<std::string> gone_;
};

TEST_P(RandomEvening, EndsAndCountsEveryGame) {
    std::mt19937 random(GetParam());
    std::vector<std::string> names;
    const std::size_t count = 2 + random() % 9;
    for (std::size_t i = 0; i < count; ++i)
        names.push_back("player" + std::string(1, char('a' + i)));
    if (GetParam() % 2 == 0) teams_ = {"foxes", "owls", "crows"};
    teams_.resize(std::min(teams_.size(), count));
    begin(names, std::string(random() % 2 == 0 ? "--clock=1m --streaks" : "--clock=1m+1s") +
                     (teams_.empty() ? "" : " --teams=2"));
    for (int second = 0; second < 1800 + 120 && view().running(); ++second) {
        tick();
        something_happens(random, names);
        if (second % 20 == 0) expect_sound();
    }
    const TournamentView over = view();
    EXPECT_TRUE(over.about.ended);
    EXPECT_EQ(over.games.size(), over.state.pairings.size());
    for (const Match& match : matches()) EXPECT_TRUE(match.outcome);
    for (const tournament::TournamentGameRef& game : over.state.games)
        if (!teams_.empty())
            EXPECT_NE(over.state.teams[static_cast<std::size_t>(game.first)],
                      over.state.teams[static_cast<std::size_t>(game.second)]);
}

INSTANTIATE_TEST_SUITE_P(Evenings, RandomEvening, testing::Range(1u, 13u));

}  // namespace
}  // namespace posthouse::club
