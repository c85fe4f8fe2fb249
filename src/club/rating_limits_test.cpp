#include "club/rating_limits.h"

#include "club/ratings.h"
#include "club/test_club.h"

#include <fmt/format.h>

namespace posthouse::club {
namespace {

using std::chrono::days;
using std::chrono::hours;

constexpr UserId ann{1}, bob{2}, carol{3};

/// A match of so many plies against that opponent, so many hours ago, that lifted by so much.
RatingChange change(UserId opponent, double lift, int hours_ago = 1, int plies = 40) {
    RatingChange one;
    one.user = ann;
    one.opponent = opponent;
    one.before = 1500;
    one.after = 1500 + lift;
    one.plies = plies;
    one.at = Instant(days(20'000)) - hours(hours_ago);
    return one;
}
RatingChange now(UserId opponent, double lift, int plies = 40) {
    return change(opponent, lift, 0, plies);
}
const std::vector<RatingChange> of_bob = {change(carol, 5), change(ann, -5)};

TEST(RatingLimits, LeaveTheFirstGameAndEveryLossWhole) {
    EXPECT_EQ(weight_of(now(bob, 10), {}, {}), 1);
    EXPECT_EQ(weight_of(now(bob, -10), std::vector{change(bob, 30)}, of_bob), 1);
}

TEST(RatingLimits, LetTheSameTwoLiftARatingByOneGameADay) {
    EXPECT_EQ(weight_of(now(bob, 10), std::vector{change(bob, 10)}, of_bob), 0);
    EXPECT_EQ(weight_of(now(bob, 10), std::vector{change(bob, 4)}, of_bob), 0.6);
    EXPECT_EQ(weight_of(now(bob, 10), std::vector{change(bob, 10, 25)}, of_bob), 1) << "yesterday";
    EXPECT_EQ(weight_of(now(bob, 10), std::vector{change(carol, 10)}, of_bob), 1) << "another";
    EXPECT_EQ(weight_of(now(bob, 10), std::vector{change(bob, -10), change(bob, 10)}, of_bob), 1)
        << "what was lost again may be won again";
}

TEST(RatingLimits, LetShortGamesOfADayLiftARatingByOneWhoeverLostThem) {
    const std::vector past{change(carol, 10, 3, 19)};
    EXPECT_EQ(weight_of(now(bob, 10, 19), past, of_bob), 0);
    EXPECT_EQ(weight_of(now(bob, 10, 20), past, of_bob), 1) << "ten plies a side";
    EXPECT_EQ(weight_of(now(bob, 10, 19), std::vector{change(carol, 10, 3, 20)}, of_bob), 1);
}

TEST(RatingLimits, LetSomebodyWhoPlaysNobodyElseLiftARatingByOneGameForEver) {
    const std::vector past{change(bob, 10, 1000)};
    EXPECT_EQ(weight_of(now(bob, 10), past, std::vector{change(ann, -10)}), 0);
    EXPECT_EQ(weight_of(now(bob, 10), past, of_bob), 1) << "bob has played carol, too";
}

class RatingLimitsTest : public TestClubWithPlayers {
protected:
    GlickoRating rating(const std::string& name) {
        GlickoRating found;
        const UserId id = house.user(name).id;
        house.store.read(
            [&](const StoreReader& reader) { found = reader.standing(id, "wari").value().rating; });
        return found;
    }
};

TEST_F(RatingLimitsTest, AHundredGamesWithADummyLiftNoHigherThanOne) {
    win("wari", "ann", "bob", 4);
    const double one = rating("ann").rating;
    for (int i = 0; i < 100; ++i) {
        house.now += i % 2 == 0 ? hours(1) : days(2);
        win("wari", "ann", "bob", i % 3 == 0 ? 22 : 4);
    }
    EXPECT_LE(rating("ann").rating, one + 1e-9);
    EXPECT_TRUE(is_provisional(rating("ann").deviation))
        << "with one opponent nobody is established";
    EXPECT_TRUE(is_provisional(rating("bob").deviation));
}

TEST_F(RatingLimitsTest, WhoeverPlaysOthersTooIsEstablishedAsEver) {
    for (int i = 0; i < 40; ++i) {
        house.now += days(1);
        win("wari", i % 4 < 2 ? "ann" : "bob", i % 4 < 2 ? "bob" : "ann", 22);
        win("wari", i % 2 == 0 ? "ann" : "carol", i % 2 == 0 ? "carol" : "ann", 22);
    }
    EXPECT_FALSE(is_provisional(rating("ann").deviation));
}

}  // namespace
}  // namespace posthouse::club
