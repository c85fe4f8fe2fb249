#include "club/accounts/guests.h"
#include "club/challenges/open_challenges.h"

#include "club/accounts/account_tables.h"
#include "club/challenges/challenge_tables.h"
#include "club/challenges/invitations.h"
#include "club/challenges/matchmaking.h"
#include "club/commands/test_club.h"
#include "club/programs/program_tables.h"

#include <gmock/gmock.h>

namespace posthouse::club {
namespace {

using std::chrono::days;
using std::chrono::hours;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

class GuestsTest : public TestClubWithPlayers {
protected:
    LoginResult arrive(const std::string& client = "192.0.2.1") {
        LoginResult in = NotLoggedIn{};
        transact(club.store, [&](UnitOfWork& unit) {
            in = open_guest_session(
                unit, club.key, {5, 20}, [this] { return ++random_; }, Client{client},
                "Firefox on Linux", random_token(), club.now);
        });
        return in;
    }
    std::string guest() { return arrive()->user.name; }
    /// The code of a new invitation.
    std::string invite(std::string_view by, const std::string& options = "") {
        const Response made =
            say(by, "wari challenge " + std::string(by) + " --to=link " + options);
        EXPECT_TRUE(made.accepted) << made.text;
        return made.invitation;
    }
    Response accept(std::string_view by, const std::string& code, int board = 1) {
        return say(by, "wari accept " + std::to_string(board) + " --link=" + code);
    }

    std::uint64_t random_ = 0;
};

TEST_F(GuestsTest, HaveNamesOfTheirOwnThatNobodyElseCanTake) {
    const std::string first = guest(), second = guest();
    EXPECT_THAT(first, StartsWith("guest-"));
    EXPECT_NE(first, second);
    EXPECT_FALSE(say("", "signup guest-ann longenough").accepted);
    random_ = 0;
    EXPECT_THAT(guest(), Not(first)) << "although the same name was drawn";
}

TEST_F(GuestsTest, PlayAFriendByLinkWithoutRating) {
    const std::string ann = guest(), bob = guest();
    const std::string code = invite(ann);
    EXPECT_THAT(say("", "wari waiting").text, HasSubstr("There are no open challenges"));
    EXPECT_FALSE(say(bob, "wari accept 1").accepted) << "without the link";
    EXPECT_FALSE(accept(bob, code + "0").accepted);
    EXPECT_FALSE(accept(ann, code).accepted) << "their own";
    EXPECT_TRUE(accept(bob, code).accepted);
    EXPECT_TRUE(club.match("wari", 1).is_running());
    EXPECT_FALSE(club.match("wari", 1).rated);
    EXPECT_FALSE(accept("carol", code).accepted) << "somebody was faster";
}

TEST_F(GuestsTest, AlsoPlayPlayersAndThenTheMatchIsUnrated) {
    const std::string visitor = guest();
    EXPECT_TRUE(accept(visitor, invite("ann")).accepted);
    EXPECT_FALSE(club.match("wari", 1).rated);
    EXPECT_TRUE(accept("bob", invite("ann"), 2).accepted);
    EXPECT_TRUE(club.match("wari", 2).rated) << "two players";
}

TEST_F(GuestsTest, DoOnlyWhatPlaysByLinkAndInTheWaitingRoom) {
    const std::string visitor = guest();
    for (const char* line :
         {"wari challenge GUEST ann", "wari seek 1", "message ann", "make token bot",
          "address a@example.org", "wari tournament spring --players=3"}) {
        std::string typed = line;
        if (const auto at = typed.find("GUEST"); at != std::string::npos)
            typed.replace(at, 5, visitor);
        EXPECT_FALSE(say(visitor, typed, "Hello").accepted) << typed;
    }
    EXPECT_THAT(say("ann", "wari challenge ann " + visitor).text, HasSubstr("is a guest"));
}

TEST_F(GuestsTest, TakeWhatWaitsInTheWaitingRoomWithoutRating) {
    const std::string visitor = guest();
    say("ann", "wari challenge ann --to=anyone --rated");
    EXPECT_TRUE(say(visitor, "wari accept 1").accepted);
    EXPECT_FALSE(club.match("wari", 1).rated);
    for (const char* wanted : {"--rating=1400-1600", "--within=300", "--established"})
        say("ann", std::string("wari challenge ann --to=anyone ") + wanted);
    for (const char* line : {"wari accept 2", "wari accept 3", "wari accept 4"})
        EXPECT_FALSE(say(visitor, line).accepted) << "guests have no rating: " << line;
    say("bob", "wari challenge bob --to=anyone");
    say("bob", "block " + visitor);
    EXPECT_FALSE(say(visitor, "wari accept 5").accepted);
}

TEST_F(GuestsTest, WaitInTheWaitingRoomForAnHour) {
    const std::string visitor = guest();
    const std::string post = "wari challenge " + visitor + " --to=anyone --rated";
    EXPECT_TRUE(say(visitor, post).accepted);
    EXPECT_THAT(say("", "wari waiting").text, HasSubstr("unrated"));
    EXPECT_TRUE(say("bob", "wari accept 1").accepted);
    EXPECT_FALSE(club.match("wari", 1).rated);

    EXPECT_TRUE(say(visitor, post).accepted);
    const auto waits_at = [&](Instant now) {
        transact(club.store,
                 [&](UnitOfWork& unit) { run_open_challenge(club.club(), unit, "wari", 2, now); });
        bool waits = false;
        club.store.read([&](const StoreReader& reader) {
            waits = offer_on(reader, "wari", 2).has_value();
            EXPECT_EQ(offers_due(reader, now, 10).size(), 0U);
        });
        return waits;
    };
    EXPECT_TRUE(waits_at(club.now + guest_waits_for - milliseconds(1)));
    EXPECT_FALSE(waits_at(club.now + guest_waits_for));
    for (std::size_t i = 0; i < guest_matches_max; ++i) EXPECT_TRUE(say(visitor, post).accepted);
    EXPECT_FALSE(say(visitor, post).accepted) << "no more than a guest's invitations";
}

TEST_F(GuestsTest, HaveFewMatchesAndComeInSmallNumbers) {
    const std::string visitor = guest();
    for (std::size_t i = 0; i < guest_matches_max; ++i) invite(visitor);
    EXPECT_FALSE(say(visitor, "wari challenge " + visitor + " --to=link").accepted);
    for (int i = 1; i < 5 * guests_per_sign_up; ++i) EXPECT_TRUE(arrive());
    const LoginResult refused = arrive();
    ASSERT_FALSE(refused);
    EXPECT_TRUE(refused.error().retry_later);
    EXPECT_TRUE(arrive("192.0.2.2")) << "from another address";
    club.now += hours(1);
    EXPECT_TRUE(arrive());
}

TEST_F(GuestsTest, KeepTheirGamesWhenTheySignUp) {
    const std::string visitor = guest();
    accept(visitor, invite("ann", "--first=you"));
    const UserId id = club.user(visitor).id;
    EXPECT_FALSE(say(visitor, "signup ann longenough").accepted) << "the name is taken";
    EXPECT_TRUE(say(visitor, "signup dora longenough").accepted);
    EXPECT_EQ(club.user("dora").id, id);
    EXPECT_FALSE(club.user("dora").guest);
    EXPECT_TRUE(say("dora", "wari move 1 c").accepted);
    EXPECT_TRUE(club.verify_password({"dora", "longenough"}).user);
    EXPECT_TRUE(say("dora", "wari challenge dora bob").accepted);
}

TEST_F(GuestsTest, KeepTheirGamesWhenTheyConfirmTheSignUpByMail) {
    club.change_settings([](ClubSettings& settings) { settings.confirm_sign_ups = true; });
    const std::string visitor = guest();
    accept(visitor, invite("ann"));
    const UserId id = club.user(visitor).id;
    EXPECT_TRUE(say(visitor, "signup dora longenough dora@example.org").accepted);
    EXPECT_TRUE(club.user(visitor).guest) << "until the letter is answered";
    EXPECT_TRUE(say("", "confirm " + sign_up_token(club.key, SignUpId{1})).accepted);
    EXPECT_EQ(club.user("dora").id, id);
}

TEST_F(GuestsTest, SignUpByInvitationOnceTheyHavePlayedAPlayerByLink) {
    club.change_settings(
        [](ClubSettings& settings) { settings.sign_up_policy = SignUpPolicy::invitation; });
    EXPECT_THAT(say("", "signup dora longenough").text, HasSubstr("by invitation"));
    const std::string visitor = guest(), friend_of_theirs = guest();
    say("ann", "oware challenge ann --to=anyone");
    EXPECT_FALSE(say(visitor, "oware accept 1").accepted) << "nobody has invited them";
    EXPECT_FALSE(say(visitor, "oware challenge " + visitor + " --to=anyone").accepted);
    accept(friend_of_theirs, invite(visitor));
    EXPECT_FALSE(say(visitor, "signup dora longenough").accepted) << "guests cannot invite";
    EXPECT_FALSE(say(friend_of_theirs, "signup dora longenough").accepted);
    EXPECT_TRUE(accept(visitor, invite("ann"), 2).accepted);
    EXPECT_TRUE(say(visitor, "signup dora longenough").accepted);
    EXPECT_FALSE(club.user("dora").guest);
    EXPECT_TRUE(accept(friend_of_theirs, invite("dora"), 3).accepted) << "a player now";
    EXPECT_TRUE(say(friend_of_theirs, "signup emil longenough").accepted);
}

TEST_F(GuestsTest, NobodySignsUpWhereItIsClosed) {
    const std::string visitor = guest();
    EXPECT_TRUE(accept(visitor, invite("ann")).accepted);
    club.change_settings(
        [](ClubSettings& settings) { settings.sign_up_policy = SignUpPolicy::closed; });
    for (const std::string& who : {std::string(), visitor})
        EXPECT_THAT(say(who, "signup dora longenough").text, HasSubstr("takes no new players"));
    EXPECT_TRUE(say("ann", "wari waiting").accepted) << "players play on";
}

TEST_F(GuestsTest, PlayRematchesAndWriteAtTheBoard) {
    const std::string ann = guest(), bob = guest();
    accept(bob, invite(ann));
    EXPECT_TRUE(say(ann, "wari chat 1", "Well met!").accepted);
    EXPECT_TRUE(say(ann, "wari resign 1").accepted);
    EXPECT_TRUE(say(bob, "wari rematch 1").accepted);
    EXPECT_TRUE(say(ann, "wari accept 2").accepted);
    EXPECT_TRUE(club.match("wari", 2).is_running());
    EXPECT_FALSE(club.match("wari", 2).rated);
}

TEST_F(GuestsTest, InvitationsAreNoNewsForOthersAndExpire) {
    const std::string code = invite("ann");
    EXPECT_TRUE(read_invitation_code(club.key, code));
    club.store.read(
        [](const StoreReader& reader) { EXPECT_THAT(events_after(reader, 0, {}, 10), IsEmpty()); });
    EXPECT_TRUE(say("ann", "wari withdraw 1").accepted);
    EXPECT_FALSE(accept("bob", code).accepted);

    const std::string second = invite("ann");
    club.now += invitation_lifetime;
    EXPECT_THAT(accept("bob", second, 2).text, HasSubstr("expired"));
    transact(club.store,
             [&](UnitOfWork& unit) { run_open_challenge(club.club(), unit, "wari", 2, club.now); });
    club.store.read([](const StoreReader& reader) {
        EXPECT_THAT(find_offers(reader, {.by_link = true}), IsEmpty());
    });
}

TEST(InvitationCode, NamesItsBoardAndCannotBeGuessed) {
    const ServerKey key = ServerKey::from_words("a house for tests");
    const std::string code = invitation_code(key, "super-wari", 17);
    EXPECT_THAT(code, StartsWith("super-wari-17-"));
    const auto board = read_invitation_code(key, code);
    ASSERT_TRUE(board);
    EXPECT_EQ(board->game, "super-wari");
    EXPECT_EQ(board->board, 17);
    for (const char* wrong : {"", "-", "--", "wari", "wari-17", "super-wari-17-0", "wari-x-0"})
        EXPECT_FALSE(read_invitation_code(key, wrong)) << wrong;
    EXPECT_FALSE(read_invitation_code(ServerKey::from_words("another"), code));
}

}  // namespace
}  // namespace posthouse::club
