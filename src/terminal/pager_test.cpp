#include "terminal/pager.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>
#include <string>

namespace posthouse::terminal {
namespace {

const std::string more = "-- more -- (Enter, q) ";

std::string paged(const std::string& text, const std::string& typed, const Screen& screen) {
    std::istringstream in(typed);
    std::ostringstream out;
    write_paged(text, screen, in, out);
    return out.str();
}

std::string lines(int from, int to) {
    std::string text;
    for (int i = from; i <= to; ++i) text += std::to_string(i) + '\n';
    return text;
}

TEST(Pager, AsksNothingWhereATextFits) {
    EXPECT_EQ(paged(lines(1, 23), "", {24, 80}), lines(1, 23));
    EXPECT_EQ(paged("", "", {24, 80}), "");
}

TEST(Pager, ShowsOneRowLessThanTheScreenHasAndAsksBeneath) {
    EXPECT_EQ(paged(lines(1, 50), "\n\n", {24, 80}),
              lines(1, 23) + more + lines(24, 46) + more + lines(47, 50));
}

TEST(Pager, LeavesTheRestOutAtQAndWhereTheInputEnds) {
    for (const char* typed : {"q\n", "Q\n", "quit\n", ""})
        EXPECT_EQ(paged(lines(1, 50), typed, {24, 80}), lines(1, 23) + more) << typed;
}

TEST(Pager, KeepsTogetherWhatStandsBetweenBlankLines) {
    EXPECT_EQ(paged(lines(1, 3) + "\n" + lines(4, 7) + "\n" + lines(8, 9), "\n", {8, 80}),
              lines(1, 3) + more + lines(4, 7) + "\n" + lines(8, 9));
}

TEST(Pager, CountsTheRowsOfALineThatTheTerminalBreaks) {
    const std::string wide(25, 'x');
    EXPECT_EQ(paged(wide + "\n" + wide + "\n", "\n", {5, 10}), wide + "\n" + more + wide + "\n");
}

}  // namespace
}  // namespace posthouse::terminal
