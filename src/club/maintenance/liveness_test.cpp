// Whatever has begun ends, or waits for a person or an instant: what breaks this is found.

#include "club/maintenance/liveness.h"

#include "club/accounts/account_tables.h"
#include "club/commands/test_club.h"
#include "club/core/house_tables.h"
#include "club/matches/match_tables.h"

namespace posthouse::club {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::Field;
using testing::HasSubstr;
using testing::IsEmpty;

class LivenessTest : public TestClubWithPlayers {
protected:
    std::vector<Stall> found() {
        std::vector<Stall> all;
        club.store.read([&](const StoreReader& reader) { all = stalls(reader, club.now); });
        return all;
    }
    static auto stall(std::string_view what, std::string_view problem) {
        return Contains(
            AllOf(Field(&Stall::what, what), Field(&Stall::problem, HasSubstr(problem))));
    }
};

TEST_F(LivenessTest, AHouseInOrderHasNothingStalled) {
    say("ann", "wari challenge ann bob");
    say("ann", "wari challenge ann computer-1");
    say("ann", "wari challenge ann --to=link");
    say("bob", "wari seek 2");
    EXPECT_THAT(found(), IsEmpty());
}

TEST_F(LivenessTest, AChallengeOrATurnWithoutItsJobIsFound) {
    change("bob", [](User& user) { user.auto_accepts = PlayerGroup::nobody; });
    say("ann", "wari challenge ann bob");
    say("ann", "wari challenge ann computer-1 --first=computer-1");
    transact(club.store, [](UnitOfWork& unit) {
        for (const Match& match : all_matches(unit)) remove_jobs_of(unit, match.id);
    });
    EXPECT_THAT(found(), stall("wari/1", "no job would end this challenge"));
    EXPECT_THAT(found(), stall("wari/2", "no job makes it think"));
    say("bob", "wari accept 1");
    transact(club.store,
             [](UnitOfWork& unit) { remove_jobs_of(unit, unit.match_on("wari", 1)->id); });
    EXPECT_THAT(found(), stall("wari/1", "no job would ever end the turn"));
}

TEST_F(LivenessTest, AnInvitationThatOutlivesItsEndIsFound) {
    say("ann", "wari challenge ann --to=link");
    club.now += std::chrono::days(365);
    EXPECT_THAT(found(), stall("wari/1", "has expired"));
}

TEST_F(LivenessTest, WhatADeletedAccountLeavesBehindIsFound) {
    transact(club.store, [&](UnitOfWork& unit) {
        User gone = *unit.user_named("ann");
        gone.left_at = club.now;
        change_user(unit, gone);
        Session session;
        session.token_hash = "hash";
        session.user = gone.id;
        session.expires = club.now + std::chrono::hours(1);
        unit.insert(session);
    });
    EXPECT_THAT(found(), stall("sessions of deleted accounts", "1 are left"));
}

}  // namespace
}  // namespace posthouse::club
