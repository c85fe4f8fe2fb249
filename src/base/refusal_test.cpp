#include "base/refusal.h"

#include <gtest/gtest.h>

#include <string>

namespace posthouse {
namespace {

Expected<int> half(int number) {
    if (number % 2 != 0) return refuse("odd", "{n} is odd: give an even number{end}", number, '.');
    return number / 2;
}

TEST(Refusal, IsASentenceOfWordsCharactersAndNumbers) {
    EXPECT_EQ(half(7).error().sentence.view(), "7 is odd: give an even number.");
}

TEST(Refusal, IsTruncatedWhenTheUserTypedTooMuch) {
    const Refusal refusal =
        refuse("not-a-move", "“{typed}” is not a move.", std::string(1000, 'x'));
    EXPECT_EQ(refusal.sentence.size(), refusal.sentence.capacity());
}

TEST(Refusal, IsNeverTruncatedInsideACharacter) {
    std::string euros;
    for (int i = 0; i < 200; ++i) euros += "€";
    const Refusal refusal = refuse("money", "{amount}", euros);
    EXPECT_EQ(refusal.sentence.view(), std::string_view(euros).substr(0, 399));
    EXPECT_EQ(refusal.value(refusal.parameters[0]), refusal.sentence.view());
}

TEST(Refusal, HasACodeAndParametersByName) {
    const Refusal refusal =
        refuse("not-your-turn", "{name}, {other} is to move on board {board}.", "ann", "bob", 12);
    EXPECT_EQ(refusal.code, "not-your-turn");
    EXPECT_EQ(refusal.sentence.view(), "ann, bob is to move on board 12.");
    ASSERT_EQ(refusal.parameters.size(), 3u);
    EXPECT_EQ(refusal.parameters[1].name, "other");
    EXPECT_EQ(refusal.value(refusal.parameters[1]), "bob");
    EXPECT_EQ(refusal.value(refusal.parameters[2]), "12");
}

TEST(Refusal, SaysAParameterAsOftenAsItsSentenceDoes) {
    const Refusal refusal = refuse("limit", "{game} is full: “{game} limit none”.", "wari");
    EXPECT_EQ(refusal.sentence.view(), "wari is full: “wari limit none”.");
    EXPECT_EQ(refusal.parameters.size(), 1u);
}

TEST(Refusal, KeepsCodeAndParametersOfARefusalWithinIt) {
    const Refusal refusal = refuse("line-refused", "Line {line}: {reason}", 3, half(7).error());
    EXPECT_EQ(refusal.sentence.view(), "Line 3: 7 is odd: give an even number.");
    ASSERT_EQ(refusal.parameters.size(), 4u);
    EXPECT_EQ(refusal.parameters[1].name, "reason");
    EXPECT_EQ(refusal.parameters[1].code, "odd");
    EXPECT_EQ(refusal.parameters[2].name, "n");
    EXPECT_EQ(refusal.value(refusal.parameters[2]), "7");
}

TEST(Refusal, CutsParametersWhereTheSentenceIsCut) {
    const Refusal refusal =
        refuse("cut", "{first}{second}", std::string(399, 'x'), std::string(5, 'y'));
    EXPECT_EQ(refusal.value(refusal.parameters[0]).size(), 399u);
    EXPECT_EQ(refusal.value(refusal.parameters[1]), "y");
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
