
#include "store/text_encoding.h"

#include <gtest/gtest.h>
#include <random>

namespace posthouse::store {

using namespace std::literals;

TEST(TextEncoding, LeavesValidTextUnchanged) {
    for (const std::string& text : {""s, "It's “quoted”\t\r\n\x02\x7F"s,
                                    "\u00E9\u0800\uD7FF\uE000\uFFFF"s, "\U00010000\U0010FFFF"s})
        EXPECT_FALSE(encode_text(text)) << text;
}

TEST(TextEncoding, EncodesInvalidText) {
    EXPECT_EQ(encode_text("a\0b"s),
              "a\x01"
              "00b");
    EXPECT_EQ(encode_text("\x01"),
              "\x01"
              "01");
    EXPECT_EQ(encode_text("caf\xE9!"),
              "caf\x01"
              "e9!");
    EXPECT_EQ(encode_text("\xC3"),
              "\x01"
              "c3");  // truncated
    EXPECT_EQ(encode_text("\xC0\xAF"),
              "\x01"
              "c0\x01"
              "af");  // overlong
    EXPECT_EQ(encode_text("\xED\xA0\x80"),
              "\x01"
              "ed\x01"
              "a0\x01"
              "80");                                                 // surrogate
    EXPECT_EQ(encode_text("\xF4\x90\x80\x80").value().size(), 12U);  // beyond U+10FFFF
}

TEST(TextEncoding, RoundTripsAnyBytes) {
    std::mt19937 lot(7);
    constexpr std::string_view bytes = "\x01\xC3\xA9\xE2\x80\x9C\xF0\x9F\x8C\xB1z0\xED\xFF";
    for (int round = 0; round < 20'000; ++round) {
        std::string text;
        for (auto length = lot() % 12; length > 0; --length)
            text += lot() % 8 == 0 ? '\0' : bytes[lot() % bytes.size()];
        std::string kept = encode_text(text).value_or(text);
        EXPECT_EQ(kept.find('\0'), std::string::npos);
        decode_text(kept);
        ASSERT_EQ(kept, text);
    }
}

}  // namespace posthouse::store
