#include "translation/messages.h"

#include <gtest/gtest.h>
#include <stdexcept>

namespace posthouse::translation {
namespace {

std::optional<std::string> letters(std::string_view name) {
    if (name == "none") return std::nullopt;
    return "<" + std::string(name) + ">";
}

std::string with(const Messages& messages, std::string_view id, const std::string& value) {
    return messages.format(id, [&](auto) { return std::optional(value); }).value_or("(nothing)");
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
    const Messages messages("lacking = A { $none } here\nunread = A { other } here\n");
    EXPECT_EQ(messages.format("lacking", letters), std::nullopt);
    EXPECT_EQ(messages.format("unread", letters), std::nullopt);
    EXPECT_EQ(messages.format("unknown", letters), std::nullopt);
}

TEST(Messages, HaveSeveralLinesWithoutTheirCommonIndent) {
    const Messages messages(
        "first = begins here,\n"
        "    goes on\n"
        "      further in\n"
        "\n"
        "    and ends.\n"
        "next =\n"
        "    { $a }\n"
        "    below\n"
        "\n"
        "last = text\n");
    EXPECT_EQ(messages.format("first", letters),
              "begins here,\ngoes on\n  further in\n\nand ends.");
    EXPECT_EQ(messages.format("next", letters), "<a>\nbelow");
    EXPECT_EQ(messages.format("last", letters), "text");
}

TEST(Messages, ChooseByNumberByPluralAndByWord) {
    const Messages messages(
        "seeds = { $n ->\n"
        "        [0] none\n"
        "        [one] one seed\n"
        "       *[other] { $n } seeds\n"
        "    } sown\n"
        "who =\n"
        "    { $color ->\n"
        "        [white] Weiß\n"
        "       *[black] { $n ->\n"
        "            [one] ein Stein\n"
        "           *[other] Schwarz\n"
        "        }\n"
        "    }\n");
    EXPECT_EQ(with(messages, "seeds", "0"), "none sown");
    EXPECT_EQ(with(messages, "seeds", "1"), "one seed sown");
    EXPECT_EQ(with(messages, "seeds", "12"), "12 seeds sown");
    EXPECT_EQ(with(messages, "seeds", "ann"), "ann seeds sown");
    EXPECT_EQ(with(messages, "who", "white"), "Weiß");
    EXPECT_EQ(with(messages, "who", "1"), "ein Stein");
    EXPECT_EQ(with(Messages("n = { $n ->\n  [one] one\n *[other] more\n }\n", "fr"), "n", "0"),
              "one");
}

TEST(Messages, MayBePartsOfOthers) {
    const Messages messages(
        "-house = Posthouse\n"
        "name = { $n } of { -house }\n"
        "all = {\"{\"} { name }\n"
        "circle = { circle }\n");
    EXPECT_EQ(with(messages, "all", "ann"), "{ ann of Posthouse");
    EXPECT_EQ(with(messages, "circle", "ann"), "(nothing)");
    EXPECT_EQ(with(messages, "-house", "ann"), "(nothing)") << "a term is no message";
    EXPECT_EQ(messages.ids().size(), 3u);
}

TEST(Messages, RefuseWhatTheyCannotReadWholeInsteadOfShowingIt) {
    for (const char* file : {
             "n = { NUMBER($n) }\n",                         // a function
             "n = { $n ->\n   [other] many\n }\n",           // no default
             "n = { $n ->\n  *[a] many\n  *[b] many\n }\n",  // two
             "n = { $n ->\n  *[other many\n }\n",            // an open key
             "n = { $n ->\n  *[other] many\n",               // an open selection
             "n = {\"text }\n",                              // an open literal
             "n = text\n    .title = text\n",                // an attribute
             "n =\n",                                        // nothing
             "n = one } two\n",                              //
             "n = one { $two\n",                             //
             "n = one { $Two }\n",                           //
             "n = one { }\n",                                //
             "n = one\nn = two\n",                           // twice
             "    n = one\n",                                // indented
             "N = one\n",                                    //
             "n\n",                                          //
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

TEST(Messages, AnyBeginningOfAFileIsReadOrRefused) {
    const std::string file =
        "a = { $n ->\n    [one] x\n   *[other] { \"y\" } { -t }\n } z\n    more\n-t = t\n";
    for (std::size_t end = 0; end <= file.size(); ++end) try {
            with(Messages(std::string_view(file).substr(0, end)), "a", "1");
        } catch (const std::runtime_error&) {
            continue;
        }
}

}  // namespace
}  // namespace posthouse::translation
