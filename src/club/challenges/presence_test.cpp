#include "club/challenges/presence.h"

#include "club/commands/test_club.h"

#include <gmock/gmock.h>

namespace posthouse::club {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;

class PresenceTest : public TestClubWithPlayers {
protected:
    bool sees(std::string_view viewer, std::string_view player) {
        const auto id = viewer.empty() ? std::nullopt : std::optional(club.user(viewer).id);
        bool seen = false;
        club.store.read([&, whom = club.user(player).id](const StoreReader& reader) {
            seen = may_see_presence(reader, whom, id);
        });
        return seen;
    }
};

TEST_F(PresenceTest, IsSeenByThoseWithWhomThePlayerPlays) {
    EXPECT_TRUE(sees("ann", "ann"));
    EXPECT_FALSE(sees("bob", "ann"));
    say("bob", "wari challenge bob ann");
    EXPECT_TRUE(sees("bob", "ann"));
    EXPECT_TRUE(sees("ann", "bob"));
    say("ann", "wari resign 1");
    EXPECT_TRUE(sees("bob", "ann")) << "they have played";
    EXPECT_FALSE(sees("carol", "ann"));
    EXPECT_FALSE(sees("", "ann")) << "a stranger";
}

TEST_F(PresenceTest, IsNotSeenByAChallengeThatNobodyHasAccepted) {
    change("ann", [](User& user) { user.auto_accepts = PlayerGroup::nobody; });
    say("bob", "wari challenge bob ann");
    EXPECT_FALSE(sees("bob", "ann"));
    say("bob", "wari withdraw 1");
    EXPECT_FALSE(sees("bob", "ann"));
}

TEST_F(PresenceTest, IsSeenByFriendsOnThePlayersOwnList) {
    say("ann", "friend bob");
    EXPECT_TRUE(sees("bob", "ann"));
    EXPECT_FALSE(sees("ann", "bob")) << "the list is ann's";
}

TEST_F(PresenceTest, IsSeenByThoseWhomThePlayerHasChosen) {
    say("bob", "wari challenge bob ann");
    EXPECT_THAT(say("ann", "presence").text, HasSubstr("with whom you play"));
    const Response everybody = say("ann", "presence everybody");
    EXPECT_TRUE(everybody.accepted) << everybody.text;
    EXPECT_THAT(everybody.audience_changed, Contains(club.user("ann").id));
    EXPECT_TRUE(sees("carol", "ann"));
    EXPECT_TRUE(sees("", "ann"));
    EXPECT_TRUE(say("ann", "presence Nobody").accepted);
    EXPECT_FALSE(sees("bob", "ann"));
    EXPECT_TRUE(sees("ann", "ann"));
    const Response unclear = say("ann", "presence sometimes");
    EXPECT_FALSE(unclear.accepted);
    EXPECT_THAT(unclear.audience_changed, IsEmpty());
    EXPECT_FALSE(sees("bob", "ann")) << "as before";
}

TEST_F(PresenceTest, IsNotSeenByEitherOfTwoPlayersIfOneBlocksTheOther) {
    say("bob", "wari challenge bob ann");
    say("ann", "presence everybody");
    say("bob", "presence everybody");
    const Response blocked = say("ann", "block bob");
    EXPECT_THAT(blocked.audience_changed, Contains(club.user("ann").id));
    EXPECT_THAT(blocked.audience_changed, Contains(club.user("bob").id));
    EXPECT_FALSE(sees("bob", "ann"));
    EXPECT_FALSE(sees("ann", "bob"));
    EXPECT_TRUE(sees("carol", "ann"));
    EXPECT_THAT(say("ann", "unblock bob").audience_changed, Contains(club.user("ann").id));
    EXPECT_TRUE(sees("bob", "ann"));
}

}  // namespace
}  // namespace posthouse::club
