#include "terminal/ascii_text.h"

#include <gtest/gtest.h>

#include <sstream>

namespace posthouse::terminal {
namespace {

TEST(ToAscii, is_ascii_whatever_goes_in) {
    EXPECT_EQ(to_ascii("move “c” – it’s legal…"), "move \"c\" - it's legal...");
    EXPECT_EQ(to_ascii("é\x1b[31m\x07\xff\xc3"), "??[31m???");
    EXPECT_EQ(to_ascii("a\tb\nc"), "a b\nc");
    std::string every_byte;
    for (int byte = 0; byte < 256; ++byte) every_byte += static_cast<char>(byte);
    for (char c : to_ascii(every_byte)) EXPECT_TRUE(c == '\n' || (c >= ' ' && c <= '~'));
}

TEST(ReadLine, leaves_out_blanks_around_and_line_ends_of_any_kind) {
    std::istringstream in("  c \r\n\nlast");
    EXPECT_EQ(read_line(in), "c");
    EXPECT_EQ(read_line(in), "");
    EXPECT_EQ(read_line(in), "last");
    EXPECT_EQ(read_line(in), std::nullopt);
}

TEST(ReadLine, takes_only_the_beginning_of_an_overlong_line) {
    std::istringstream in(std::string(1'000'000, 'x') + "\nnext\n");
    EXPECT_EQ(read_line(in)->size(), 200u);
    EXPECT_EQ(read_line(in), "next");
}

TEST(FoldLines, breaks_at_blanks_and_sets_in_what_was_set_in) {
    EXPECT_EQ(folded("", 20), "");
    EXPECT_EQ(folded("Your move? ", 20), "Your move? ");
    EXPECT_EQ(folded("one two three four five six\nnext\n", 20),
              "one two three four\nfive six\nnext\n");
    EXPECT_EQ(folded("    a b c d e f g h i j k\n", 20), "    a b c d e f g h\n    i j k\n");
}

TEST(FoldLines, breaks_a_word_only_where_it_is_wider_than_the_screen) {
    EXPECT_EQ(folded("Position: 4,4,4,4,4,4/4,4,4,4,4,4 0 0 S\n", 20),
              "Position:\n4,4,4,4,4,4/4,4,4,4,\n4,4 0 0 S\n");
    EXPECT_EQ(folded("\u4f60\u597d\u4f60", 4), "\u4f60\u597d\n\u4f60");
}

TEST(FoldLines, goes_on_in_the_next_line_of_a_paragraph) {
    const std::string lines =
        "The seeds of this house are sown one by one into those that\nfollow it.\n\nEnd.\n";
    EXPECT_EQ(folded(lines, 80), lines);
    EXPECT_EQ(folded(lines, 30),
              "The seeds of this house are\nsown one by one into those\nthat follow it.\n\nEnd.\n");
}

TEST(WrapWords, breaks_before_the_seventy_third_column) {
    const std::string lines = wrapped(std::vector<std::string>(40, "22-44-64x"), "    ");
    std::istringstream in(lines);
    int words = 0;
    for (std::string line; std::getline(in, line);) {
        EXPECT_LE(line.size(), 72u);
        EXPECT_TRUE(line.starts_with("    22-"));
        words += static_cast<int>((line.size() - 3) / 10);
    }
    EXPECT_EQ(words, 40);
    EXPECT_EQ(wrapped({}, "  "), "  \n");
}

}  // namespace
}  // namespace posthouse::terminal
