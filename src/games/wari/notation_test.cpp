#include "games/wari/notation.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace posthouse::wari {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::string refusal(std::string_view name, std::string from, std::string move) {
    const auto view = games::find_game(name)->state({std::move(from), {std::move(move)}});
    EXPECT_FALSE(view);
    if (view) return "";
    EXPECT_EQ(view.error().at, 0);
    return std::string(view.error().refusal.sentence.view());
}

std::string position_refusal(std::string_view name, std::string from) {
    const auto view = games::find_game(name)->state({std::move(from), {}});
    EXPECT_FALSE(view) << from;
    if (view) return "";
    EXPECT_EQ(view.error().at, std::nullopt);
    return std::string(view.error().refusal.sentence.view());
}

games::MoveDetails only_step(std::string_view name, std::string from, std::string move) {
    const auto steps = games::find_game(name)->steps({std::move(from), {std::move(move)}});
    EXPECT_TRUE(steps);
    return steps ? steps->at(0) : games::MoveDetails();
}

TEST(WariPositionText, AWrongSumNamesBothTotals) {
    EXPECT_EQ(position_refusal("wari", "4,4,4,4,4,4/4,4,4,4,4,4 1 2 S"),
              "The houses hold 48 seeds and the stores 3, 51 in all, but wari is played with 48: "
              "make them add up to 48.");
}

TEST(WariPositionText, AWrongNumberOfHousesIsNamed) {
    EXPECT_EQ(position_refusal("super-wari", "4,4,4,4,4,4/4,4,4,4,4,4 0 0 S"),
              "The position has 6 houses for South, but super-wari has 8 on each side: write a "
              "number of seeds for each, with commas between.");
    EXPECT_THAT(position_refusal("wari", "4,4,4,4,4,4/4,4,4,4,4 4 0 S"),
                HasSubstr("5 houses for North"));
}

TEST(WariPositionText, AWrongNumberOfSeedsIsQuotedWithItsHouse) {
    for (const char* seeds : {"x", "-1", "49", "999", "04", "", " 4", "4/4"}) {
        const std::string text =
            position_refusal("wari", "4,4,4,4,4,4/4," + std::string(seeds) + ",4,4,4,4 0 0 S");
        EXPECT_NE(text, "");
        if (std::string_view(seeds) != " 4") {
            EXPECT_THAT(text, HasSubstr("for North's house b"));
        }
    }
    EXPECT_THAT(position_refusal("wari", "4,4,4,4,4,4/4,4,4,4,4,4 -1 1 S"),
                HasSubstr("“-1” is not a number of seeds captured by South"));
    EXPECT_THAT(position_refusal("wari", "4,4,4,4,4,4/4,4,4,4,4,4 0 S"),
                HasSubstr("not a position"));
}

TEST(WariPositionText, AnythingElseIsRefusedWithAnExample) {
    for (const char* text : {"x", " ", "4,4,4,4,4,4 0 0 S", "4,4,4,4,4,4/4,4,4,4,4,4 0 0",
                             "4,4,4,4,4,4/4,4,4,4,4,4 0 0 X", "4,4,4,4,4,4/4,4,4,4,4,4 0 0 S S",
                             "4,4,4,4,4,4/4,4,4,4,4,4  0 0 S", "/ 0 0 S"})
        EXPECT_NE(position_refusal("wari", text), "") << text;
    EXPECT_THAT(position_refusal("wari", "start"),
                HasSubstr("like “4,4,4,4,4,4/4,4,4,4,4,4 0 0 S”"));
}

TEST(WariRefusal, OfAHouseThatIsEmpty) {
    EXPECT_EQ(refusal("wari", "4,0,5,5,5,5/4,4,4,4,4,4 0 0 S", "B"),
              "House b is empty: choose one that holds seeds. You can play a, c, d, e or f.");
}

TEST(WariRefusal, OfWhatIsNotAHouse) {
    EXPECT_EQ(refusal("wari", "", "g"),
              "“g” is not a house: yours are a to f, and you can play a, b, c, d, e or f.");
    EXPECT_EQ(refusal("wari-24", "", "13"),
              "“13” is not a house: yours are 1 to 6 (or a to f), and you can play 1, 2, 3, 4, 5 "
              "or 6.");
    for (const char* typed : {"", "1", "ab", "a ", "\xff", "-"})
        EXPECT_THAT(refusal("wari", "", typed), HasSubstr("is not a house")) << typed;
    EXPECT_THAT(refusal("super-wari", "", "i"), HasSubstr("yours are a to h"));
}

TEST(WariRefusal, OfAnOpponentsHouse) {
    for (const char* turn : {"S", "N"})
        EXPECT_EQ(refusal("wari-24", std::string("4,4,4,4,4,4/4,4,4,4,4,4 0 0 ") + turn, "9"),
                  "House 9 is your opponent's: yours are 1 to 6 (or a to f), and you can play 1, "
                  "2, 3, 4, 5 or 6.");
}

TEST(WariRefusal, OfAMoveThatDoesNotFeed) {
    EXPECT_EQ(
        refusal("wari", "1,0,0,3,2,1/0,0,0,0,0,0 20 21 S", "a"),
        "Your opponent has no seeds, and a would leave them without any: you must feed them, so "
        "play d, e or f.");
}

TEST(WariRefusal, OfAForbiddenGrandSlam) {
    EXPECT_EQ(refusal("wari-24", "1,0,0,0,0,2/1,1,0,0,0,0 22 21 S", "f"),
              "House 6 would capture every seed your opponent has, a grand slam, which wari-24 "
              "forbids: play 1.");
    EXPECT_EQ(refusal("awari", "1,0,0,0,0,2/1,1,0,0,0,0 22 21 S", "f"),
              "House f would leave your opponent without seeds, which awari allows only when every "
              "move does: play a.");
}

TEST(WariRefusal, OfAMoveAfterTheEnd) {
    EXPECT_EQ(
        refusal("wari", "0,0,0,0,0,0/0,0,0,0,0,0 24 24 S", "a"),
        "The game was over before the move “a” (the board is empty and the stores are equal): "
        "leave out that move and all after it.");
}

TEST(WariNumbers, AreTheMoversOwnAndLettersAreReadToo) {
    const auto view = games::find_game("wari-24")->state({"", {"A", "1", "6"}});
    ASSERT_TRUE(view);
    EXPECT_EQ(view->position, "0,5,5,5,5,0/1,6,6,6,5,4 0 0 N");
    EXPECT_EQ(view->legal[0].text, "a");
    EXPECT_EQ(view->legal[0].shown.to(Side::second), "1");
    EXPECT_EQ(view->legal[5].text, "f");
    EXPECT_EQ(view->legal[5].shown.to(Side::second), "6");
}

TEST(WariNumbers, ContinueAroundTheBoardWithTheOpponentsHouses) {
    const auto view = games::find_game("wari-24")->state({"", {"c"}});
    ASSERT_TRUE(view);
    for (std::size_t house = 0; house < 6; ++house) {
        EXPECT_EQ(view->legal[house].shown.to(Side::first), std::to_string(7 + house));
        EXPECT_EQ(view->legal[house].shown.to(std::nullopt), std::to_string(7 + house));
    }
}

TEST(WariNumbers, TypedForBothSidesAreThoseOfTheBoardInFrontOfTheReader) {
    const games::Game& game = *games::find_game("wari-24");
    const auto played = [&](std::vector<std::string> moves, std::optional<Side> reader) {
        const auto view = game.state({"", std::move(moves), reader});
        return view ? view->position : std::string(view.error().refusal.sentence.view());
    };
    const std::string wanted = played({"c", "f", "a"}, {});
    EXPECT_EQ(played({"3", "12", "1"}, Side::first), wanted);
    EXPECT_EQ(played({"9", "6", "7"}, Side::second), wanted);
    EXPECT_THAT(played({"3", "6"}, Side::first), HasSubstr("House 6 is your opponent's: yours are "
                                                           "7 to 12"));
}

TEST(WariStep, ListsWhereSeedsWereSownAndCaptured) {
    const games::MoveDetails step = only_step("wari", "5,1,5,5,5,0/5,5,5,1,6,5 0 0 N", "c");
    EXPECT_EQ(step.side, Side::second);
    EXPECT_EQ(step.description.first, "North sows 5 seeds from c and captures 2.");
    EXPECT_EQ(step.from, 8);
    EXPECT_THAT(step.path, ElementsAre(9, 10, 11, 0, 1));
    EXPECT_THAT(step.captured, ElementsAre(1));
    EXPECT_EQ(step.position, "6,0,5,5,5,0/5,5,0,2,7,6 0 2 S");
}

TEST(WariStep, ListsTheHousesTakenFromTheLastBackwards) {
    const games::MoveDetails step = only_step("wari", "0,0,1,1,1,0/0,1,0,4,1,17 12 10 N", "f");
    EXPECT_THAT(step.captured, ElementsAre(5, 4, 3, 2, 1, 0));
    EXPECT_EQ(step.path.size(), 17u);
    EXPECT_EQ(step.path[10], 10);
    EXPECT_EQ(step.path[11], 0);  // skips its own f
    EXPECT_EQ(step.description.first, "North sows 17 seeds from f and captures 15.");
}

TEST(WariStep, DescribesOneSeedNumbersAndGrandSlamsThatCaptureNothing) {
    EXPECT_EQ(only_step("wari-24", "0,0,0,0,0,1/4,4,4,4,4,4 11 12 S", "f").description.first,
              "South sows 1 seed from 6.");
    const games::MoveDetails slam = only_step("oware", "1,0,0,0,0,2/1,1,0,0,0,0 22 21 S", "f");
    EXPECT_EQ(slam.description.first, "South sows 2 seeds from f; a grand slam captures nothing.");
    EXPECT_TRUE(slam.slam);
    EXPECT_FALSE(only_step("wari", "1,0,0,0,0,2/1,1,0,0,0,0 22 21 S", "f").slam);
}

TEST(WariStep, IsDescribedToEachReaderInTheirOwnNumbers) {
    const games::MoveDetails step = only_step("wari-24", "5,1,5,5,5,0/5,5,5,1,6,5 0 0 N", "c");
    EXPECT_EQ(step.description.to(Side::second), "North sows 5 seeds from 3 and captures 2.");
    EXPECT_EQ(step.description.to(Side::first), "North sows 5 seeds from 9 and captures 2.");
    EXPECT_EQ(step.description.to(std::nullopt), step.description.to(Side::first));
}

}  // namespace
}  // namespace posthouse::wari
