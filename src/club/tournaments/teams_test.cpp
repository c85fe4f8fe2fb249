#include "club/tournaments/teams.h"

#include "club/core/letter_body.h"
#include "club/letters/letter_tables.h"
#include "club/moderation/operator_acts.h"
#include "club/tournaments/test_tournaments.h"

#include <gmock/gmock.h>

namespace posthouse::club {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

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
    expect_refused("bob", "team foxes --make", "There is, or was");
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

}  // namespace
}  // namespace posthouse::club
