#include "base/refusal.h"

#include <gtest/gtest.h>

#include <string>

namespace posthouse {
namespace {

Expected<int> half(int number) {
    if (number % 2 != 0) return refuse(number, " is odd: give an even number", '.');
    return number / 2;
}

TEST(Refusal, IsASentenceOfWordsCharactersAndNumbers) {
    EXPECT_EQ(half(7).error().sentence.view(), "7 is odd: give an even number.");
}

TEST(Refusal, IsTruncatedWhenTheUserTypedTooMuch) {
    const Refusal refusal = refuse("“", std::string(1000, 'x'), "” is not a move.");
    EXPECT_EQ(refusal.sentence.size(), refusal.sentence.capacity());
}

TEST(Refusal, IsNeverTruncatedInsideACharacter) {
    std::string euros;
    for (int i = 0; i < 200; ++i) euros += "€";
    const Refusal refusal = refuse(euros);
    EXPECT_EQ(refusal.sentence.view(), std::string_view(euros).substr(0, 399));
}

TEST(Expected, HoldsAValueOrARefusal) {
    EXPECT_TRUE(half(8));
    EXPECT_EQ(*half(8), 4);
    EXPECT_FALSE(half(7));
}

TEST(ExpectedDeathTest, ReadingAMissingValueStopsTheProcess) {
    const auto refused = half(7);
    EXPECT_DEATH(static_cast<void>(*refused), "");
    const auto answered = half(8);
    EXPECT_DEATH(static_cast<void>(answered.error()), "");
}

}  // namespace
}  // namespace posthouse
