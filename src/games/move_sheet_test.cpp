#include "games/move_sheet.h"

#include <gtest/gtest.h>

namespace posthouse {
namespace {

Step step(Side side, std::string shown) {
    Step step;
    step.side = side;
    step.move = {shown, shown};
    return step;
}

TEST(MoveSheet, HasFirstOnTheLeftAndAQuestionMarkForTheMoveThatIsAwaited) {
    const Step steps[] = {step(Side::first, "c"), step(Side::second, "f"), step(Side::first, "a")};
    EXPECT_EQ(move_sheet(steps, {"Ann", "Bob"}, Side::second),
              "     Ann  Bob\n"
              "  1.  c    f\n"
              "  2.  a    ?\n");
    EXPECT_EQ(move_sheet({}, {"Ann", "Bob"}, Side::first), "     Ann  Bob\n  1.  ?\n");
}

TEST(MoveSheet, IsAsWideAsItsLongestMoveAndHasNoQuestionMarkWhenTheGameIsOver) {
    const Step steps[] = {step(Side::first, "22-44-64x"), step(Side::second, "36+a")};
    EXPECT_EQ(move_sheet(steps, {"A", "B"}, std::nullopt),
              "     A          B\n"
              "  1.  22-44-64x  36+a\n");
}

TEST(MoveSheet, ASetUpMayBeginWithSecond) {
    const Step steps[] = {step(Side::second, "f"), step(Side::first, "a")};
    EXPECT_EQ(move_sheet(steps, {"Ann", "Bob"}, Side::second),
              "     Ann  Bob\n"
              "  1.       f\n"
              "  2.  a    ?\n");
}

}  // namespace
}  // namespace posthouse
