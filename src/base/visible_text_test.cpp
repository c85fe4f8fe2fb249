#include "base/visible_text.h"

#include <gtest/gtest.h>

namespace posthouse {
namespace {

TEST(VisibleText, HasNoControlsButTabsAndLineEnds) {
    for (const char32_t c : {0x00, 0x07, 0x1B, 0x7F, 0x80, 0x85, 0x9B, 0x9D, 0x9F}) {
        std::string text = "a";
        if (c < 0x80)
            text += static_cast<char>(c);
        else
            (text += '\xC2') += static_cast<char>(c);
        EXPECT_EQ(visible_text(text + "b"), "ab") << static_cast<unsigned>(c);
    }
    EXPECT_EQ(visible_text("a\tb\r\nc"), "a\tb\r\nc");
    EXPECT_EQ(visible_text("\u00a0\u00e9"), "\u00a0\u00e9") << "right behind the C1 controls";
}

TEST(VisibleText, HasNoBidirectionalControls) {
    for (const char* mark : {"\u061c", "\u200e", "\u200f", "\u202a", "\u202b", "\u202c", "\u202d",
                             "\u202e", "\u2066", "\u2067", "\u2068", "\u2069"})
        EXPECT_EQ(visible_text("bob" + std::string(mark) + "ann"), "bobann");
    for (const char* neighbor : {"\u061b", "\u200d", "\u2010", "\u2030", "\u2065", "\u206a"})
        EXPECT_EQ(visible_text(neighbor), neighbor);
}

TEST(VisibleText, ReplacesUnicodeLineSeparators) {
    EXPECT_EQ(visible_text("one\u2028two\u2029three"), "one two three");
}

TEST(VisibleText, KeepsHebrewArabicPersianAndFamilies) {
    for (const char* text :
         {"שלום", "مرحبا", "می‌خواهم", "👩‍👩‍👧", "Größe", "日本語"})
        EXPECT_EQ(visible_text(text), text);
}

TEST(VisibleText, IsBlankIfNothingOfItIsSeen) {
    for (const char* text : {"", " \t\r\n", "\u200b", "\u00a0\u200d\ufeff", "\u3164", "\u2800",
                             "\U000e0041", "\u202e"})
        EXPECT_TRUE(is_blank_text(text)) << text;
    for (const char* text : {"a", " \u200bé", "👩‍👩‍👧", "\xE9"})
        EXPECT_FALSE(is_blank_text(text)) << text;
}

TEST(VisibleText, MistakesNoPartOfACharacterForAControl) {
    EXPECT_EQ(visible_text("\xC4\x9B"), "\xC4\x9B") << "ě";
    EXPECT_EQ(visible_text("a\x9B[2Jb"), "a[2Jb") << "CSI for a terminal that reads Latin-1";
    EXPECT_EQ(visible_text("caf\xE9"), "caf\xE9");
    EXPECT_EQ(visible_text("\xE2\x80"), "\xE2") << "cut off: the rest is a C1 control";
}

}  // namespace
}  // namespace posthouse
