#include "terminal/plain.h"

#include <gtest/gtest.h>

#include <sstream>

namespace posthouse {
namespace {

TEST(Plain, is_ascii_whatever_goes_in) {
    EXPECT_EQ(plain("move “c” – it’s legal…"), "move \"c\" - it's legal...");
    EXPECT_EQ(plain("é\x1b[31m\x07\xff\xc3"), "??[31m???");
    EXPECT_EQ(plain("a\tb\nc"), "a b\nc");
    std::string every_byte;
    for (int byte = 0; byte < 256; ++byte) every_byte += static_cast<char>(byte);
    for (char c : plain(every_byte)) EXPECT_TRUE(c == '\n' || (c >= ' ' && c <= '~'));
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

TEST(Wrapped, breaks_before_the_seventy_third_column) {
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
}  // namespace posthouse
