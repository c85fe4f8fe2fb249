#include "club/computer_games.h"
#include "club/still_house.h"

#include <gmock/gmock.h>

namespace posthouse {
namespace {

using testing::HasSubstr;

TEST(ComputerGames, OneAccountHasABoundedNumberOfMatchesAgainstTheComputerAndOthersStillBegin) {
    StillHouse house;
    house.set_matches_max(1000);
    for (const char* name : {"eve", "ann"})
        house.say("", "signup " + std::string(name) + " longenough");
    int begun = 0;
    Reply reply = house.say("eve", "wari challenge eve computer-20");
    for (; reply.accepted && begun <= computer_games_max; ++begun)
        reply = house.say("eve", "wari challenge eve computer-20");
    EXPECT_EQ(begun, computer_games_max);
    EXPECT_THAT(reply.text, HasSubstr("200 matches against the computer"));
    EXPECT_TRUE(house.say("eve", "wari challenge eve ann").accepted) << "people are not concerned";
    EXPECT_TRUE(house.say("ann", "wari challenge ann computer-1").accepted);
    EXPECT_TRUE(house.say("eve", "wari resign 1").accepted);
    EXPECT_TRUE(house.say("eve", "wari rematch 1").accepted);
    EXPECT_TRUE(house.say("eve", "wari resign 2").accepted);
    EXPECT_TRUE(house.say("eve", "wari challenge eve computer-1").accepted);
    EXPECT_FALSE(house.say("eve", "wari rematch 2").accepted);
}

}  // namespace
}  // namespace posthouse
