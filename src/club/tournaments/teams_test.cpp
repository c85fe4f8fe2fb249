#include "club/tournaments/teams.h"

#include "club/core/letter_body.h"
#include "club/letters/letter_tables.h"
#include "club/moderation/operator_acts.h"
#include "club/tournaments/test_tournaments.h"
#include "tournament/teams.h"

#include <gmock/gmock.h>

namespace posthouse::club {
namespace {

using testing::AnyOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

class TeamsTest : public TournamentNight {
protected:
    void SetUp() override { join_house({"ann", "bob", "carol", "dan"}); }
    /// "ann*, bob, carol?": the captain, and who asks.
    std::string members(std::string_view team) const {
        std::string text;
        club.store.read([&](const StoreReader& reader) {
            const auto found = team_named(reader, team);
            if (!found) return;
            for (const TeamMember& one : members_of(reader, found->id))
                text += (text.empty() ? "" : ", ") + reader.user(one.user)->name +
                        (one.user == found->captain ? "*" : "") + (one.asks ? "?" : "");
        });
        return text;
    }
    std::string last_letter(std::string_view who) const {
        return render_text(club.letters_to(who).front().body);
    }
};

TEST_F(TeamsTest, AnybodyJoinsAnOpenTeamAtOnce) {
    say("ann", "team foxes --make");
    club.now += std::chrono::seconds(1);
    EXPECT_THAT(say("bob", "team FOXES --join").text, HasSubstr("Members: ann, bob."));
    EXPECT_EQ(members("foxes"), "ann*, bob");
    EXPECT_THAT(say("carol", "team").text, HasSubstr("foxes: 2 members, captain ann; everybody"));
    expect_refused("bob", "team foxes --join", "already");
    say("bob", "team foxes --leave");
    EXPECT_EQ(members("foxes"), "ann*");
    expect_refused("bob", "team foxes --leave", "do not belong");
}

TEST_F(TeamsTest, TheCaptainAdmitsWhoAsksAndBothGetALetter) {
    say("ann", "team foxes --make --on-request");
    club.now += std::chrono::seconds(1);
    say("bob", "team foxes --join");
    say("carol", "team foxes --join");
    EXPECT_EQ(members("foxes"), "ann*, bob?, carol?");
    EXPECT_THAT(say("ann", "team foxes").text, HasSubstr("Asking to join: bob, carol."));
    EXPECT_THAT(say("bob", "team foxes").text, HasSubstr("Asking to join: bob."));
    EXPECT_THAT(say("dan", "team foxes").text, Not(HasSubstr("Asking")));
    EXPECT_THAT(last_letter("ann"), HasSubstr("team foxes --admit="));
    expect_refused("bob", "team foxes --admit=bob", "Only ann");
    say("ann", "team foxes --admit=bob");
    EXPECT_THAT(last_letter("bob"), HasSubstr("ann has admitted you"));
    say("ann", "team foxes --remove=carol");
    EXPECT_THAT(last_letter("carol"), HasSubstr("foxes has not admitted you"));
    EXPECT_EQ(members("foxes"), "ann*, bob");
    expect_refused("ann", "team foxes --admit=carol", "nor asks to");
    expect_refused("ann", "team foxes --captain=dan", "nor asks to");
    say("ann", "team foxes --remove=bob");
    EXPECT_THAT(last_letter("bob"), HasSubstr("ann has removed you"));
}

TEST_F(TeamsTest, TheLongestMemberFollowsTheCaptain) {
    say("ann", "team foxes --make --on-request");
    for (const char* name : {"bob", "carol"}) {
        club.now += std::chrono::seconds(1);
        say(name, std::string("team foxes --join"));
        say("ann", std::string("team foxes --admit=") + name);
    }
    say("dan", "team foxes --join");
    say("ann", "team foxes --captain=carol");
    EXPECT_EQ(members("foxes"), "ann, bob, carol*, dan?");
    EXPECT_THAT(last_letter("carol"), HasSubstr("You are the captain of foxes"));
    say("carol", "team foxes --leave");
    EXPECT_EQ(members("foxes"), "ann*, bob, dan?");
    EXPECT_TRUE(club.say("ann", "signoff longenough yes").accepted);
    EXPECT_EQ(members("foxes"), "bob*, dan?");
    EXPECT_THAT(say("bob", "team foxes --leave").text, HasSubstr("is no more"));
    EXPECT_THAT(last_letter("dan"), HasSubstr("foxes has not admitted you"));
    expect_refused("bob", "team foxes", "no team");
    say("bob", "team FOXES --make");
    EXPECT_EQ(members("foxes"), "bob*") << "its name is free again, since it has played nothing";
}

TEST_F(TeamsTest, ABannedCaptainIsFollowedByAMember) {
    say("ann", "team foxes --make");
    say("ann", "team lone --make");
    club.now += std::chrono::seconds(1);
    say("bob", "team foxes --join");
    transact(club.store, [&](UnitOfWork& unit) {
        EXPECT_TRUE(add_sanction(club.club(), unit, {"op", "", club.now}, "ann", SanctionKind::ban,
                                 std::nullopt));
    });
    EXPECT_EQ(members("foxes"), "ann, bob*");
    EXPECT_EQ(members("lone"), "ann*");
}

TEST_F(TeamsTest, NobodyBannedBecomesCaptain) {
    say("ann", "team foxes --make");
    for (const char* name : {"bob", "carol"}) {
        club.now += std::chrono::seconds(1);
        say(name, "team foxes --join");
    }
    transact(club.store, [&](UnitOfWork& unit) {
        EXPECT_TRUE(add_sanction(club.club(), unit, {"op", "", club.now}, "bob", SanctionKind::ban,
                                 std::nullopt));
    });
    expect_refused("ann", "team foxes --captain=bob", "bob is banned");
    say("ann", "team foxes --leave");
    EXPECT_EQ(members("foxes"), "bob, carol*");
}

TEST_F(TeamsTest, WhoAsksAgainAndAgainIsToldOfOnceADay) {
    say("ann", "team foxes --make --on-request");
    for (int i = 0; i < 5; ++i) {
        club.now += std::chrono::seconds(1);
        say("bob", "team foxes --join");
        say("bob", "team foxes --leave");
    }
    EXPECT_THAT(club.letters_to("ann"), SizeIs(1));
    club.now += std::chrono::hours(24);
    say("bob", "team foxes --join");
    EXPECT_THAT(club.letters_to("ann"), SizeIs(2));
}

TEST_F(TeamsTest, ItsNameForgetsADeletedPlayer) {
    say("dan", "team dan --make");
    club.now += std::chrono::seconds(1);
    say("bob", "team dan --join");
    EXPECT_TRUE(club.say("dan", "signoff longenough yes").accepted);
    EXPECT_THAT(members("dan"), IsEmpty());
    EXPECT_EQ(members("team-1"), "bob*");
}

TEST_F(TeamsTest, WhatCannotBeIsSaid) {
    expect_refused("ann", "team f --make", "2 to 30");
    for (const char* name : {"one", "two", "three"})
        say("ann", std::string("team ") + name + " --make");
    expect_refused("ann", "team four --make", "You lead 3 teams");
    say("ann", "block bob");
    expect_refused("bob", "team one --join", "does not admit you");
}

/// Of foxes (ann, bob, eve) and owls (carol, dan).
class TeamEvening : public TeamsTest {
protected:
    void SetUp() override {
        TeamsTest::SetUp();
        join_house({"eve"});
        say("ann", "team foxes --make");
        say("carol", "team owls --make");
        club.now += std::chrono::seconds(1);
        for (const char* name : {"bob", "eve"}) say(name, "team foxes --join");
        say("dan", "team owls --join");
    }
    void pass(int seconds) {
        for (int second = 0; second < seconds; ++second) {
            club.now += std::chrono::seconds(1);
            run_due();
        }
    }
    /// "foxes 2: bob, ann; owls 1: dan"
    std::string scores() const {
        std::string text;
        const TournamentView now = view();
        for (const tournament::TeamScore& one : tournament::team_scores(now.state)) {
            text += (text.empty() ? "" : "; ") + now.teams.at(static_cast<TeamId>(one.team)) + " " +
                    format_points(one.half_points) + ":";
            for (const int player : one.counted)
                text += " " + now.names[static_cast<std::size_t>(player)];
        }
        return text;
    }
    std::string opponent(std::string_view who) const {
        for (const Match& match : running())
            for (const std::size_t seat : {0u, 1u})
                if (name_of(match.seats[seat]) == who) return name_of(match.seats[1 - seat]);
        return "";
    }
    void resign(std::string_view who) {
        for (const Match& match : running())
            if (plays_in(match, club.user(who).id))
                say(who, "wari resign " + std::to_string(match.board));
    }
};

TEST_F(TeamEvening, InABattleNobodyMeetsTheirOwnAndTheBestCount) {
    say("ann", "wari tournament evening --system=arena --minutes=10 --teams=2 --starts=now");
    pass(1);
    for (const char* name : {"ann", "bob"}) say(name, "wari join evening");
    pass(30);
    EXPECT_THAT(running(), IsEmpty()) << "two of one team";
    say("carol", "wari join evening owls");
    pass(5);
    ASSERT_THAT(running(), SizeIs(1));
    const std::string first = opponent("carol"), other = first == "ann" ? "bob" : "ann";
    resign("carol");
    EXPECT_THAT(scores(), HasSubstr("foxes 1: " + first));
    // Late, and both on the other side.
    say("dan", "wari join evening");
    say("eve", "wari join evening");
    pass(8);
    EXPECT_THAT(running(), SizeIs(2));
    for (const char* owl : {"carol", "dan"}) EXPECT_NE(opponent(owl), "") << owl;
    resign(opponent("dan"));
    resign("carol");
    EXPECT_THAT(scores(), HasSubstr("foxes 2:"));
    EXPECT_THAT(scores(), HasSubstr("owls 1: dan"));
    say("eve", "wari leave evening");
    say("bob", "team foxes --leave");
    transact(club.store, [&](UnitOfWork& unit) {
        EXPECT_TRUE(add_sanction(club.club(), unit, {"op", "", club.now}, "dan", SanctionKind::ban,
                                 std::nullopt));
    });
    EXPECT_THAT(format_tournament(view(), Texts()), HasSubstr("  1. foxes"));
    for (int minute = 0; minute < 12; ++minute) {
        pass(60);
        club.run_due_jobs();
    }
    EXPECT_TRUE(view().about.ended);
    EXPECT_THAT(last_letter("ann"), HasSubstr("foxes"));
}

TEST_F(TeamEvening, OneEntersForATeamOfOnesOwn) {
    join_house({"fay"});
    say("ann", "wari tournament evening --system=arena --teams=2");
    expect_refused("fay", "wari join evening", "you belong to none");
    expect_refused("ann", "wari join evening owls", "you belong to none");
    say("ann", "team owls --join");
    expect_refused("ann", "wari join evening", "Say for which of your teams you play");
    EXPECT_THAT(say("ann", "wari join evening OWLS").text, HasSubstr("(owls)"));
    say("ann", "team owls --leave");
    EXPECT_THAT(view().entrants, IsEmpty()) << "it has not begun";
    say("ann", "wari join evening");
    EXPECT_THAT(say("ann", "wari tournaments evening").text, HasSubstr("(foxes)"));
    say("ann", "team owls --join");
    expect_refused("ann", "wari join evening owls", "you play for foxes to its end");
    say("ann", "wari series sunday --every=sunday --at=15:00 --zone=UTC --system=arena --teams=2");
    expect_refused("ann", "wari join sunday", " TEAM”");
    say("ann", "team owls --leave");
    say("ann", "wari join sunday");
    say("ann", "wari tournament plain --system=arena");
    expect_refused("ann", "wari join plain foxes", "not played by teams");
    expect_refused("ann", "wari tournament cup --teams=2", "Only an arena");
    expect_refused("ann", "wari tournament cup --system=arena --teams=2 --with=computer-1",
                   "belong to no team");
}

TEST_F(TeamEvening, AMatchIsPlayedBoardAgainstBoardAndTheOthersAreReserves) {
    say("ann", "wari tournament evening --system=teams --teams=foxes,owls --games=2 --players=5");
    for (const char* name : {"ann", "bob", "eve", "carol"}) say(name, "wari join evening");
    EXPECT_TRUE(view().open());
    say("dan", "wari join evening");
    ASSERT_TRUE(view().running());
    EXPECT_EQ(view().state.pairings.size(), 2u);
    ASSERT_THAT(running(), SizeIs(4)) << "two games at each board, by mail at once";
    for (const Match& match : running())
        EXPECT_NE(name_of(match.seats[0]) == "carol" || name_of(match.seats[0]) == "dan",
                  name_of(match.seats[1]) == "carol" || name_of(match.seats[1]) == "dan");
    EXPECT_THAT(last_letter("eve"), HasSubstr("Reserves, who do not play: "));
    expect_refused("ann", "wari join evening", "has begun");
    say("carol", "wari leave evening");
    EXPECT_THAT(scores(), HasSubstr("foxes 2:"));
    EXPECT_TRUE(view().running());
    resign(opponent("dan"));
    EXPECT_TRUE(view().about.ended);
    EXPECT_THAT(scores(), AnyOf(HasSubstr("owls 2:"), HasSubstr("foxes 2:")));
    for (const char* name : {"carol", "dan"}) say(name, "team owls --leave");
    expect_refused("dan", "team owls --make", "There is, or was");
}

TEST_F(TeamEvening, AMatchAtOneSittingPlaysTheGamesOfABoardOneByOne) {
    say("ann",
        "wari tournament evening --system=teams --teams=foxes,owls --games=2 --clock=5m+3s "
        "--starts=now");
    say("ann", "wari join evening");
    say("carol", "wari join evening");
    pass(1);
    ASSERT_THAT(running(), SizeIs(1));
    resign("carol");
    ASSERT_THAT(running(), SizeIs(1));
    resign("ann");
    EXPECT_TRUE(view().about.ended);
    EXPECT_EQ(tournament::team_scores(view().state)[1].place, 1) << "drawn";
}

TEST_F(TeamEvening, AMatchOfOneSideIsCalledOff) {
    expect_refused("ann", "wari tournament evening --system=teams", "names two teams");
    expect_refused("ann", "wari tournament evening --system=teams --teams=foxes,foxes",
                   "names two teams");
    expect_refused("ann", "wari tournament evening --system=teams --teams=foxes,owls --games=3",
                   "from 1 to 2");
    say("ann",
        "wari tournament evening --system=teams --teams=foxes,owls --clock=5m+3s --starts=now");
    for (const char* name : {"ann", "bob"}) say(name, "wari join evening");
    pass(1);
    EXPECT_TRUE(view().about.ended);
    EXPECT_FALSE(view().about.begun);
    EXPECT_THAT(last_letter("bob"), HasSubstr("one of the two teams has no players in it"));
}

TEST_F(TeamEvening, AMatchIsCalledOffAsSoonAsASideIsNoMore) {
    say("ann", "wari tournament evening --system=teams --teams=foxes,owls");
    for (const char* name : {"bob", "carol"}) say(name, "wari join evening");
    say("carol", "team owls --leave");
    EXPECT_TRUE(view().open()) << "dan may still enter";
    say("dan", "team owls --leave");
    EXPECT_TRUE(view().about.ended);
    for (const char* name : {"ann", "bob"})
        EXPECT_THAT(last_letter(name), HasSubstr("one of the two teams has no players in it"));
}

}  // namespace
}  // namespace posthouse::club
