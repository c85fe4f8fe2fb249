#include "language/pattern.h"

#include <gmock/gmock.h>

namespace posthouse {
namespace {

using testing::ElementsAre;

TEST(Pattern, BecomesARegularExpressionOverWordsInNormalForm) {
    EXPECT_EQ(regex_of(read_pattern("don't play*", {})), "(?:don t play[^ ]* )");
    EXPECT_EQ(regex_of(read_pattern("a [b] (c|d) $", {})), "(?:a (?:b )?(?:c |d )$)");
    EXPECT_EQ(regex_of(read_pattern("^no .. move", {})), "(?:^no (?:[^ |]+ ){0,3}?move )");
}

TEST(Pattern, UsesClassesDefinedBefore) {
    PatternClasses classes;
    classes["not"] = read_pattern("not | never", classes);
    EXPECT_EQ(regex_of(read_pattern("<not> play", classes)), "(?:(?:not |never )play )");
    EXPECT_THROW(read_pattern("<play>", classes), std::runtime_error);
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
}  // namespace posthouse
