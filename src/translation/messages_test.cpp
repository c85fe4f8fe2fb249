#include "translation/messages.h"

#include <gtest/gtest.h>
#include <stdexcept>

namespace posthouse::translation {
namespace {

std::optional<std::string> letters(std::string_view name) {
    if (name == "none") return std::nullopt;
    return "<" + std::string(name) + ">";
}

TEST(Messages, FillTheirValuesInWhateverTheirOrderAndNumber) {
    const Messages messages(
        "### All\n\n# One\n"
        "plain = No values: none.\n"
        "two = { $b } before {$a}, and { $b }\n");
    EXPECT_EQ(messages.format("plain", letters), "No values: none.");
    EXPECT_EQ(messages.format("two", letters), "<b> before <a>, and <b>");
    EXPECT_EQ(messages.values_of("two").size(), 3u);
}

TEST(Messages, SayNothingRatherThanHalfASentence) {
    const Messages messages("lacking = A { $none } here\n");
    EXPECT_EQ(messages.format("lacking", letters), std::nullopt);
    EXPECT_EQ(messages.format("unknown", letters), std::nullopt);
}

TEST(Messages, RefuseWhatTheyCannotReadWholeInsteadOfShowingIt) {
    for (const char* file : {
             "n = { $n ->\n   *[other] many\n }\n",  // a selector
             "n = { NUMBER($n) }\n",                 // a function
             "n = { -house }\n",                     // a term
             "n = { other }\n",                      // another message
             "n = {\"{\"}\n",                        // a string
             "n = begins\n    goes on\n",            // a second line
             "n = text\n    .title = text\n",        // an attribute
             "-house = Posthouse\n",                 // a term's definition
             "n =\n    goes on\n",                   //
             "n = one } two\n",                      //
             "n = one { $two\n",                     //
             "n = one\nn = two\n",                   // twice
         })
        EXPECT_THROW(Messages{file}, std::runtime_error) << file;
}

TEST(Messages, NameTheLineThatTheyCannotRead) {
    try {
        Messages("a = b\n# c\nd\n");
        FAIL();
    } catch (const std::runtime_error& error) {
        EXPECT_STREQ(error.what(), "line 3: no “id = text”: d");
    }
}

}  // namespace
}  // namespace posthouse::translation
