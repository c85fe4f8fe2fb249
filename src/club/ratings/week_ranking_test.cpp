#include "club/ratings/week_ranking.h"

#include "club/commands/test_club.h"
#include "club/ratings/rating_tables.h"
#include "club/ratings/ratings.h"

#include <gmock/gmock.h>

namespace posthouse::club {
namespace {

using namespace std::chrono_literals;
using std::chrono::days;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

constexpr Instant monday = std::chrono::sys_days{std::chrono::year{2026} / 11 / 30};

/// Players whose ratings change at given times, by so sure a deviation that they are ranked.
class WeekRankingTest : public TestClubWithPlayers {
protected:
    void changes(std::string_view name, double rating, Instant at, double deviation = 60) {
        const UserId id = club.user(name).id, bob = club.user("bob").id;
        transact(club.store, [&](UnitOfWork& unit) {
            Match match;
            match.game = "wari";
            match.seats = {id, bob};
            unit.add_match(match);
            const auto before = standing_or_initial(unit, *unit.user(id), "wari");
            unit.insert(RatingChange{.match = match.id,
                                     .user = id,
                                     .opponent = bob,
                                     .game = "wari",
                                     .before = before.rating.rating,
                                     .after = rating,
                                     .deviation = deviation,
                                     .at = at});
            PlayerStanding now = before;
            now.rating.rating = rating;
            now.rating.deviation = deviation;
            now.since = at;
            ++now.won;
            if (deviation < provisional_above) now.established_until = at + days(365);
            unit.put(now);
        });
    }
    std::string week(Instant end = monday) {
        std::string text;
        club.store.read([&](const StoreReader& reader) {
            const WeekRanking ranking = week_ranking(reader, "wari", end);
            for (const WeekRow& one : ranking.rows)
                text += std::to_string(one.place) + " " + one.user.name + " " +
                        std::to_string(one.rating) + " from " +
                        (one.rating_before ? std::to_string(*one.rating_before) : "none") + " " +
                        std::to_string(one.place_before) + "\n";
        });
        return text;
    }
};

TEST_F(WeekRankingTest, AWeekEndsOnMondayAtMidnight) {
    EXPECT_EQ(last_week_end(monday), monday);
    EXPECT_EQ(last_week_end(monday - 1ms), monday - days(7));
    EXPECT_EQ(last_week_end(monday + days(6) + 23h), monday);
}

TEST_F(WeekRankingTest, IsWhatItWasThenWithThePlacesOfTheWeekBefore) {
    EXPECT_TRUE(club.say("", "signup dan danspass1").accepted);
    changes("ann", 1700, monday - days(20));
    changes("bob", 1650, monday - days(9));
    changes("bob", 1722, monday - days(2));  // overtakes ann
    changes("ann", 1681, monday - days(1));
    changes("carol", 1600, monday - days(3));     // new
    changes("dan", 1800, monday - days(3), 200);  // provisional
    changes("ann", 1900, monday);                 // after it
    changes("carol", 1000, monday + days(2));
    EXPECT_EQ(week(),
              "1 bob 1722 from 1650 2\n"
              "2 ann 1681 from 1700 1\n"
              "3 carol 1600 from none 0\n");
    EXPECT_EQ(week(monday - days(7)), "1 ann 1700 from 1700 1\n2 bob 1650 from none 0\n");
    EXPECT_EQ(week(monday + days(7)),
              "1 ann 1900 from 1681 2\n"
              "2 bob 1722 from 1722 1\n"
              "3 carol 1000 from 1600 3\n");
}

TEST_F(WeekRankingTest, IsToldAsTextAndWithoutWhoHasLeft) {
    changes("ann", 1700, monday - days(20));
    changes("bob", 1650, monday - days(9));
    changes("bob", 1722, monday - days(2));
    changes("ann", 1681, monday - days(1));
    club.now = monday + days(3);
    const std::string text = club.say("ann", "wari standings --week").text;
    EXPECT_THAT(text, HasSubstr("Wari: ranking of the week from 2026-11-23 to 2026-11-29\n"));
    EXPECT_THAT(text, HasSubstr("  1  bob                      1722      +72            2\n"
                                "  2  ann                      1681      -19            1\n"));
    EXPECT_THAT(text, AllOf(HasSubstr("Rose most: bob (+72)"), HasSubstr("Fell most: ann (-19)")));
    EXPECT_TRUE(club.say("bob", "signoff bobspass yes").accepted);
    EXPECT_THAT(club.say("ann", "wari standings --week").text,
                AllOf(HasSubstr("  1  ann"), Not(HasSubstr("bob"))));
    EXPECT_THAT(club.say("ann", "oware standings --week").text, HasSubstr("Nobody had a rating"));
}

}  // namespace
}  // namespace posthouse::club
