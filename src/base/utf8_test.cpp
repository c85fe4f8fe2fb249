#include "base/utf8.h"

#include <gtest/gtest.h>

#include <string>

namespace posthouse {
namespace {

TEST(Utf8, LosesOneByteOrderMarkAtItsBeginning) {
    EXPECT_EQ(without_byte_order_mark("\uFEFFugi"), "ugi");
    EXPECT_EQ(without_byte_order_mark("\uFEFF"), "");
    EXPECT_EQ(without_byte_order_mark("\uFEFF\uFEFFa"), "\uFEFFa");
    EXPECT_EQ(without_byte_order_mark("a\uFEFF"), "a\uFEFF");
    EXPECT_EQ(without_byte_order_mark("\xEF\xBB"), "\xEF\xBB");
}

TEST(Utf8, IsValidUpToTheFirstByteThatUnicodeDoesNotAllow) {
    for (const char* valid : {"", "ann", "é", "Größe", "日本語", "👩‍👩‍👧",
                              "\u07FF\u0800\uD7FF\uE000\uFFFF", "\U00010000\U0010FFFF"})
        EXPECT_EQ(first_invalid_utf8(valid), std::nullopt) << valid;
    for (const char* invalid :
         {"\x80", "\xBF", "\xE9", "\xE9t", "\xC0\x80", "\xC1\xBF", "\xE0\x9F\xBF", "\xED\xA0\x80",
          "\xF0\x8F\xBF\xBF", "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xFF", "\xE2\x82",
          "\xE2\x82z", "\xF0\x9F\x98"})
        EXPECT_EQ(first_invalid_utf8("é" + std::string(invalid)), 2u);
}

TEST(Utf8, IsTakenCharacterByCharacterAndWhatIsInvalidByteByByte) {
    std::string_view rest = "aé\xE9日\xED\xA0";
    for (const char* bytes : {"a", "é", "\xE9", "日", "\xED", "\xA0"})
        EXPECT_EQ(take_character(rest), bytes);
    EXPECT_TRUE(rest.empty());
}

}  // namespace
}  // namespace posthouse
