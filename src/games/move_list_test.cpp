#include "games/move_list.h"

#include "games/result_text.h"

#include <gtest/gtest.h>

namespace posthouse::games {
namespace {

MoveDetails step(Side side, std::string shown) {
    MoveDetails step;
    step.side = side;
    step.move = {shown, {shown}};
    return step;
}

TEST(MoveList, HasFirstOnTheLeftAndAQuestionMarkForTheAwaitedMove) {
    const MoveDetails steps[] = {step(Side::first, "c"), step(Side::second, "f"),
                                 step(Side::first, "a")};
    EXPECT_EQ(move_list(steps, {"Ann", "Bob"}, Side::second, std::nullopt),
              "     Ann  Bob\n"
              "  1.  c    f\n"
              "  2.  a    ?\n");
    EXPECT_EQ(move_list({}, {"Ann", "Bob"}, Side::first, std::nullopt), "     Ann  Bob\n  1.  ?\n");
}

TEST(MoveList, IsAsWideAsItsLongestMoveAndHasNoQuestionMarkWhenTheGameIsOver) {
    const MoveDetails steps[] = {step(Side::first, "22-44-64x"), step(Side::second, "36+a")};
    EXPECT_EQ(move_list(steps, {"A", "B"}, std::nullopt, std::nullopt),
              "     A          B\n"
              "  1.  22-44-64x  36+a\n");
}

TEST(MoveList, MayBeginWithSecondAfterASetUp) {
    const MoveDetails steps[] = {step(Side::second, "f"), step(Side::first, "a")};
    EXPECT_EQ(move_list(steps, {"Ann", "Bob"}, Side::second, std::nullopt),
              "     Ann  Bob\n"
              "  1.       f\n"
              "  2.  a    ?\n");
}

TEST(MoveList, ShowsTheNumbersOfItsReader) {
    const auto steps = find_game("wari-24")->steps({"", {"c", "f", "a"}});
    ASSERT_TRUE(steps);
    const auto for_reader = [&](std::optional<Side> reader) {
        return move_list(*steps, {"Ann", "Bob"}, Side::second, reader);
    };
    EXPECT_EQ(for_reader(Side::first),
              "     Ann  Bob\n"
              "  1.  3    12\n"
              "  2.  1    ?\n");
    EXPECT_EQ(for_reader(std::nullopt), for_reader(Side::first));
    EXPECT_EQ(for_reader(Side::second),
              "     Ann  Bob\n"
              "  1.  9    6\n"
              "  2.  7    ?\n");
}

TEST(Counted, OneIsSingularAndAllElseIsPlural) {
    EXPECT_EQ(counted(1, "seed"), "1 seed");
    EXPECT_EQ(counted(0, "seed"), "0 seeds");
    EXPECT_EQ(counted(2, "ply"), "2 plies");
    EXPECT_EQ(counted(2, "day"), "2 days");
    EXPECT_EQ(counted(1, "running match"), "1 running match");
    EXPECT_EQ(counted(3'000'000'000, "match"), "3000000000 matches");
}

}  // namespace
}  // namespace posthouse::games
