#include "language/pattern.h"

#include <gmock/gmock.h>

namespace posthouse::language {
namespace {

using testing::ElementsAre;

bool finds(std::string_view pattern, const std::vector<std::string_view>& words,
           const PatternClasses& classes = {}) {
    PatternSet set;
    set.add(read_pattern(pattern, classes));
    return set.finds(words);
}

TEST(Pattern, IsWordsThatFollowEachOther) {
    EXPECT_TRUE(finds("don't play*", {"please", "don", "t", "playing"}));
    EXPECT_FALSE(finds("don't play", {"don", "t", "playing"}));
    EXPECT_TRUE(finds("a [b] (c|d e) $", {"a", "d", "e"}));
    EXPECT_FALSE(finds("a [b] (c|d e) $", {"a", "b", "c", "f"}));
    EXPECT_TRUE(finds("^ no", {"no", "way"}));
    EXPECT_FALSE(finds("^ no", {"oh", "no"}));
}

TEST(Pattern, LeavesRoomForSomeWordsInAGap) {
    EXPECT_TRUE(finds("no .. move", {"no", "move"}));
    EXPECT_TRUE(finds("no .. move", {"no", "1", "2", "3", "move"}));
    EXPECT_FALSE(finds("no .. move", {"no", "1", "2", "3", "4", "move"}));
    EXPECT_TRUE(finds("no ... move", {"no", "1", "2", "3", "4", "move"}));
    EXPECT_FALSE(finds("no .. move", {"no", cut_out, "move"}));
}

TEST(Pattern, OfNothingMatchesNothing) {
    EXPECT_FALSE(finds("[a]", {"b"}));
    EXPECT_FALSE(finds("", {"b"}));
}

TEST(Pattern, UsesClassesDefinedBefore) {
    PatternClasses classes;
    classes["not"] = read_pattern("not | never", classes);
    EXPECT_TRUE(finds("<not> play", {"never", "play"}, classes));
    EXPECT_THROW(read_pattern("<play>", classes), std::runtime_error);
}

TEST(PatternSet, CutsTheLongestMatchOutAtEachWord) {
    PatternSet set;
    set.add(read_pattern("no problem", {}));
    set.add(read_pattern("no problem at all", {}));
    const std::vector<std::string_view> words = {"well", "no", "problem", "at", "all", "bob"};
    EXPECT_THAT(set.without(words), ElementsAre("well", cut_out, "bob"));
}

TEST(Pattern, StandsForRowsOfWords) {
    EXPECT_THAT(phrases_of(read_pattern("no [thank you] | ok*", {})),
                ElementsAre("no thank you", "no", "ok*"));
    EXPECT_THAT(phrases_of(read_pattern("(a|b) c", {})), ElementsAre("a c", "b c"));
    EXPECT_THROW(phrases_of(read_pattern("no .. way", {})), std::runtime_error);
}

TEST(Pattern, IsRefusedWhereABracketIsMissing) {
    for (const char* wrong : {"(a", "a)", "[a", "*", "a (b]"})
        EXPECT_THROW(read_pattern(wrong, {}), std::runtime_error) << wrong;
}

}  // namespace
}  // namespace posthouse::language
