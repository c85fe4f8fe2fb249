#include "games/markup.h"

#include <gtest/gtest.h>

namespace posthouse::games {
namespace {

TEST(Escaped, words_stay_words_and_never_become_tags_or_end_an_attribute) {
    EXPECT_EQ(escape_html("ann"), "ann");
    EXPECT_EQ(escape_html("Zoë 你好 🙂"), "Zoë 你好 🙂");
    EXPECT_EQ(escape_html("<b>\"Ann\" & 'Bob'</b>"),
              "&lt;b&gt;&quot;Ann&quot; &amp; &#39;Bob&#39;&lt;/b&gt;");
    EXPECT_EQ(escape_html("&amp;"), "&amp;amp;");
}

TEST(Escaped, what_no_picture_may_hold_is_replaced) {
    EXPECT_EQ(escape_html("a\nb\tc"), "a b c");
    EXPECT_EQ(escape_html(std::string("a\0b\x1b[c\x7f", 7)), "a\ufffdb\ufffd[c\ufffd");
    EXPECT_EQ(escape_html("\ufffe"), "\ufffd");
    EXPECT_EQ(escape_html("\xff\xfe"), "\ufffd\ufffd");
    EXPECT_EQ(escape_html("a\xc3"), "a\ufffd");  // cut off
    EXPECT_EQ(escape_html("\xc0\xbc"
                          "b"),
              "\ufffd\ufffd"
              "b");                                                // “<” written too long
    EXPECT_EQ(escape_html("\xed\xa0\x80"), "\ufffd\ufffd\ufffd");  // half a pair
    EXPECT_EQ(escape_html("\xf4\x90\x80\x80"), "\ufffd\ufffd\ufffd\ufffd");  // beyond the last one
}

TEST(Escaped, nothing_turns_the_writing_round) {
    EXPECT_EQ(escape_html("ann\u202exob\u2066"), "annxob");
}

TEST(Shortened, keeps_what_fits_and_says_where_something_is_missing) {
    EXPECT_EQ(shortened("", 5), "");
    EXPECT_EQ(shortened("annie", 5), "annie");
    EXPECT_EQ(shortened("anniek", 5), "anni…");
    EXPECT_EQ(shortened("ééééé", 5), "ééééé");
    EXPECT_EQ(shortened("éééééé", 5), "éééé…");
    EXPECT_EQ(shortened("你好你好", 5), "你好…");  // each is two columns wide
    EXPECT_EQ(shortened("\xff\xff\xff", 2), "\xff…");
}

TEST(SeatAndName, leaves_out_the_name_of_nobody) {
    EXPECT_EQ(seat_and_name("South", "you"), "South (you)");
    EXPECT_EQ(seat_and_name("South", ""), "South");
}

}  // namespace
}  // namespace posthouse::games
