#include "club/suspicious_wins.h"

#include "club/test_club.h"

namespace posthouse::club {
namespace {

using testing::IsEmpty;

class SuspiciousWinsTest : public TestClubWithPlayers {
protected:
    std::vector<SuspiciousWins> found() {
        std::vector<SuspiciousWins> all;
        house.store.read([&](const StoreReader& reader) { all = suspicious_wins(reader, 99); });
        return all;
    }
    UserId id(const std::string& name) { return house.user(name).id; }
};

TEST_F(SuspiciousWinsTest, NameAPairOfWhomTheSameOneWinsNearlyAlways) {
    for (int i = 0; i < 4; ++i) win("wari", "ann", "bob", 30);
    EXPECT_THAT(found(), IsEmpty());
    win("wari", "ann", "bob", 30);
    ASSERT_EQ(found().size(), 1u);
    const SuspiciousWins one = found().front();
    EXPECT_EQ(one.winner, id("ann"));
    EXPECT_EQ(one.loser, id("bob"));
    EXPECT_EQ(one.matches, 5);
    EXPECT_EQ(one.won, 5);
    EXPECT_EQ(one.won_short, 0);
    win("wari", "bob", "ann", 30);
    EXPECT_THAT(found(), IsEmpty()) << "five of six are less than nine tenths";
}

TEST_F(SuspiciousWinsTest, NameWhoWinsBrieflyOverSeveral) {
    for (const char* loser : {"bob", "carol", "bob", "carol"}) win("wari", "ann", loser, 4);
    for (int i = 0; i < 3; ++i) win("wari", "ann", "bob", 30);
    win("wari", "bob", "ann", 30);
    EXPECT_THAT(found(), IsEmpty());
    win("wari", "ann", "carol", 18);
    ASSERT_EQ(found().size(), 1u);
    const SuspiciousWins one = found().front();
    EXPECT_EQ(one.winner, id("ann"));
    EXPECT_FALSE(one.loser);
    EXPECT_EQ(one.losers, 2);
    EXPECT_EQ(one.won_short, 5);
    EXPECT_EQ(one.matches, 5) << "short wins alone";
}

}  // namespace
}  // namespace posthouse::club
