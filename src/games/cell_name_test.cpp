#include "games/cell_name.h"

#include <gtest/gtest.h>

namespace posthouse::games {
namespace {

const BoardLayout& layout_of(const char* name) {
    return find_game(name)->drawing;
}

TEST(CellName, LettersBeginOnEachPlayersLeftWhoeverReads) {
    EXPECT_EQ(cell_name(layout_of("wari"), 2), "c");
    EXPECT_EQ(cell_name(layout_of("wari"), 8, Side::second), "c");
    EXPECT_EQ(cell_name(layout_of("super-wari"), 15, Side::first), "h");
}

TEST(CellName, NumbersCountFromTheReadersSide) {
    EXPECT_EQ(cell_name(layout_of("wari-24"), 0), "1");
    EXPECT_EQ(cell_name(layout_of("wari-24"), 6, Side::first), "7");
    EXPECT_EQ(cell_name(layout_of("wari-24"), 6, Side::second), "1");
    EXPECT_EQ(cell_name(layout_of("wari-24"), 0, Side::second), "7");
}

TEST(CellName, ASquareIsItsCoordinates) {
    EXPECT_EQ(cell_name(layout_of("octilite"), 34, Side::second), "34");
}

}  // namespace
}  // namespace posthouse::games
