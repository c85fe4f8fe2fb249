#include "bot/wishes.h"

#include <gtest/gtest.h>
#include <boost/json/parse.hpp>

namespace posthouse::bot {
namespace {

namespace json = boost::json;

const json::object ann{{"name", "Ann"}, {"level", 0}, {"rating", 1500}};
const json::object bot{{"name", "bot"}, {"level", 0}, {"bot", true}, {"rating", nullptr}};

/// A challenge with this clock.
json::object challenge(bool rated, std::int64_t bank, std::int64_t increment) {
    return {{"rated", rated}, {"clock", {{"bank", bank}, {"increment", increment}}}};
}
const json::object live = challenge(true, 600'000, 5000);  // 10m+5s
const json::object endless{{"rated", false}, {"clock", nullptr}};

std::string_view reason(const Wishes& wishes, const json::object& match,
                        const json::object& opponent, std::size_t running = 0) {
    const auto found = unwanted(wishes, match, opponent, running);
    return !found ? "wanted" : found->reason.empty() ? "unnamed" : found->reason;
}

TEST(Wishes, WithoutAnyEveryMatchIsTaken) {
    for (const auto* match : {&live, &endless})
        for (const auto* opponent : {&ann, &bot})
            EXPECT_EQ(reason({}, *match, *opponent, 99), "wanted");
}

TEST(Wishes, AClockCountsByTheTimeForFortyMovesAndNoneIsEndless) {
    const Range range = *read_clock_range("13m-1h");
    EXPECT_EQ(reason({.clock = range}, live, ann), "wanted");
    EXPECT_EQ(reason({.clock = *read_clock_range("14m-")}, live, ann), "clock");
    EXPECT_EQ(reason({.clock = range}, endless, ann), "clock");
    EXPECT_EQ(reason({.clock = *read_clock_range("14m-")}, endless, ann), "wanted");
}

TEST(Wishes, WhoHasNoRatingIsOutsideOfEveryRange) {
    EXPECT_EQ(reason({.rating = *read_rating_range("1500-1700")}, live, ann), "wanted");
    EXPECT_EQ(reason({.rating = *read_rating_range("-1499")}, live, ann), "unnamed");
    EXPECT_EQ(reason({.rating = *read_rating_range("0-")}, live, bot), "unnamed");
}

TEST(Wishes, TheReasonIsTheWordThatTheChallengerReads) {
    EXPECT_EQ(reason({.rated = true}, endless, ann), "rated");
    EXPECT_EQ(reason({.rated = false}, live, ann), "unrated");
    EXPECT_EQ(reason({.opponents = Opponents::people}, live, bot), "people");
    EXPECT_EQ(reason({.opponents = Opponents::bots}, live, ann), "unnamed");
    EXPECT_EQ(reason({.matches = 2}, live, ann, 2), "later");
    EXPECT_EQ(reason({.matches = 2}, live, ann, 1), "wanted");
}

TEST(Wishes, NamesAreFoundInAnyCase) {
    EXPECT_EQ(reason({.only = {"ann"}}, live, ann), "wanted");
    EXPECT_EQ(reason({.only = {"ann"}}, live, bot), "unnamed");
    EXPECT_EQ(reason({.without = {"ANN"}}, live, ann), "unnamed");
}

TEST(Wishes, ARangeThatIsNoneIsRefusedWithAnExample) {
    for (const char* typed : {"", "-", "5m", "m-", "1h-5m", "5x-", "5m-1h-"})
        EXPECT_FALSE(read_clock_range(typed)) << typed;
    for (const char* typed : {"", "1400", "a-b", "1700-1400"})
        EXPECT_FALSE(read_rating_range(typed)) << typed;
}

}  // namespace
}  // namespace posthouse::bot
