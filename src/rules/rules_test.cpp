#include "rules/rules.h"

#include <gtest/gtest.h>

#include <array>

namespace posthouse {
namespace {

TEST(Side, EachIsTheOtherOfTheOther) {
    for (Side side : {Side::first, Side::second}) {
        EXPECT_NE(other(side), side);
        EXPECT_EQ(other(other(side)), side);
    }
    EXPECT_EQ(win_of(Side::first), Result::first);
    EXPECT_EQ(win_of(Side::second), Result::second);
}

TEST(NameOf, ReturnsTheNamesThatVectorsAndRefereeUse) {
    EXPECT_EQ(name_of(Side::first), "first");
    EXPECT_EQ(name_of(Side::second), "second");
    EXPECT_EQ(name_of(Result::first), "first");
    EXPECT_EQ(name_of(Result::second), "second");
    EXPECT_EQ(name_of(Result::draw), "draw");
}

TEST(History, CountsTheCurrentOccurrenceToo) {
    const std::array<Key, 4> keys = {Key{1, 0}, Key{2, 0}, Key{1, 0}, Key{1, 7}};
    const History history{keys};
    EXPECT_EQ(history.count(Key{1, 0}), 3);
    EXPECT_EQ(history.count(Key{2, 0}), 2);
    EXPECT_EQ(history.count(Key{3, 0}), 1);
    EXPECT_FALSE(history.empty());
}

TEST(History, IsEmptyExactlyWhenNoMoveWasMade) {
    EXPECT_TRUE(History{}.empty());
    EXPECT_EQ(History{}.count(Key{}), 1);
}

}  // namespace
}  // namespace posthouse
