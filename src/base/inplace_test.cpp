#include "base/inplace.h"

#include <gtest/gtest.h>

#include <climits>
#include <optional>
#include <string>
#include <vector>

namespace posthouse {
namespace {

using Three = InplaceVector<int, 3>;

Three listed(std::initializer_list<int> items) {
    Three list;
    for (int item : items) list.push_back(item);
    return list;
}

TEST(InplaceVector, HoldsWhatWasPushedInOrder) {
    const Three list = listed({7, 8, 9});
    EXPECT_EQ(list.size(), 3u);
    EXPECT_EQ(std::vector<int>(list.begin(), list.end()), (std::vector<int>{7, 8, 9}));
    EXPECT_EQ(list[1], 8);
}

TEST(InplaceVector, IsUsableInConstantExpressions) {
    // Not returned whole: a constant cannot be copied while some of its elements are uninitialized.
    constexpr auto second = [] {
        Three list;
        for (int item : {1, 2}) list.push_back(item);
        return list[1];
    };
    static_assert(second() == 2);
    static_assert(Three().empty());
    static_assert(Three::capacity() == 3);
}

TEST(InplaceVector, IsEqualToAnotherWithTheSameElements) {
    Three list = listed({1, 2, 3});
    list.pop_back();
    EXPECT_EQ(list, listed({1, 2}));
    EXPECT_FALSE(list == listed({1, 3}));
    EXPECT_FALSE(list == listed({1}));
    list.clear();
    EXPECT_EQ(list, Three());
}

TEST(InplaceVectorDeathTest, PushingPastItsEndStopsTheProcess) {
    Three list = listed({1, 2, 3});
    EXPECT_DEATH(list.push_back(4), "");
}

TEST(InplaceVectorDeathTest, ReadingPastItsEndStopsTheProcess) {
    const Three list = listed({1});
    EXPECT_DEATH(static_cast<void>(list[1]), "");
    Three none;
    EXPECT_DEATH(none.pop_back(), "");
}

TEST(InplaceString, IsPutTogetherOfWordsCharactersAndNumbers) {
    InplaceString<20> text("wari");
    text += ' ';
    text += "board ";
    text.append_number(1234);
    EXPECT_EQ(text.view(), "wari board 1234");
    EXPECT_EQ(text.size(), 15u);
}

TEST(InplaceString, WritesEveryWholeNumber) {
    const auto written = [](long long number) {
        return std::string(InplaceString<24>().append_number(number).view());
    };
    for (long long number : {0LL, 7LL, 10LL, -1LL, 48LL, LLONG_MAX, LLONG_MIN})
        EXPECT_EQ(written(number), std::to_string(number));
}

TEST(InplaceStringDeathTest, AppendingPastItsEndStopsTheProcess) {
    InplaceString<3> text("abc");
    EXPECT_DEATH(text += 'd', "");
}

TEST(EqualsIgnoreCase, IgnoresTheCaseOfAsciiLettersOnly) {
    EXPECT_TRUE(equals_ignore_case("Super-WARI", "super-wari"));
    EXPECT_FALSE(equals_ignore_case("wari", "waris"));
    EXPECT_FALSE(equals_ignore_case("wari", "wara"));
    EXPECT_FALSE(equals_ignore_case("[", "{"));  // 32 apart, like the letters
}

TEST(ReadNumber, TakesWholeNumbersOfUpToFourDigits) {
    EXPECT_EQ(read_number("0"), 0);
    EXPECT_EQ(read_number("17"), 17);
    EXPECT_EQ(read_number("9999"), 9999);
}

TEST(ReadNumber, RefusesAnythingElse) {
    for (const char* word : {"", "-1", "+1", " 1", "1 ", "01", "00", "10000", "1a", "x", "1.0"})
        EXPECT_EQ(read_number(word), std::nullopt) << word;
}

TEST(Truncate, NeverCutsACharacterInTwo) {
    EXPECT_EQ(truncate("house", 9), "house");
    EXPECT_EQ(truncate("house", 3), "hou");
    EXPECT_EQ(truncate("aé", 2), "a");
    EXPECT_EQ(truncate("aé", 3), "aé");
    EXPECT_EQ(truncate("€", 2), "");
}

TEST(TakeUntil, SplitsOffTheFront) {
    std::string_view rest = "a,b,,c";
    EXPECT_EQ(take_until(rest, ','), "a");
    EXPECT_EQ(take_until(rest, ','), "b");
    EXPECT_EQ(take_until(rest, ','), "");
    EXPECT_EQ(take_until(rest, ','), "c");
    EXPECT_EQ(rest, "");
    EXPECT_EQ(take_until(rest, ','), "");
}

}  // namespace
}  // namespace posthouse
