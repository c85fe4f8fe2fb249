#include "mail/body_text.h"

#include <gtest/gtest.h>

#include <chrono>

namespace posthouse {
namespace {

TEST(Trimmed, takes_off_quoted_lines_and_the_signature) {
    EXPECT_EQ(trimmed("\n\nc\n\n> the board\n> more\n-- \nAnn\nExample Ltd."), "c");
    EXPECT_EQ(trimmed("c\r\n--\r\nAnn"), "c");
}

TEST(Trimmed, takes_off_what_follows_an_attribution) {
    EXPECT_EQ(
        trimmed(
            "c\n\nOn Mon, Jan 5, 2026 at 10:00 AM Posthouse <p@example.net> wrote:\nthe old mail"),
        "c");
    EXPECT_EQ(
        trimmed("c\n\nOn Mon, Jan 5, 2026 at 10:00 AM Posthouse\n<p@example.net>\nwrote:\n\n> old"),
        "c");
    EXPECT_EQ(trimmed("c\n\nAm 05.01.2026 um 10:00 schrieb Posthouse:\n> alt"), "c");
    EXPECT_EQ(
        trimmed("c\nLe lun. 5 janv. 2026 à 10:00, Posthouse <p@example.net> a écrit :\nvieux"),
        "c");
}

TEST(Trimmed, keeps_what_is_written_beneath_a_quotation) {
    EXPECT_EQ(trimmed("On Monday Posthouse wrote:\n> your turn\n> now\n\nc\n"), "c");
    EXPECT_EQ(trimmed("> your turn?\nyes\n> really?\nyes"), "yes\nyes");
}

TEST(Trimmed, takes_off_the_original_as_outlook_quotes_it) {
    EXPECT_EQ(trimmed("c\n\n-----Original Message-----\nFrom: x"), "c");
    EXPECT_EQ(trimmed("c\n________________________________\nFrom: x"), "c");
    EXPECT_EQ(trimmed("c\n\nFrom: Posthouse\nSent: Monday\nold"), "c");
    EXPECT_EQ(trimmed("c\n\nSent from my telephone"), "c");
}

TEST(Trimmed, leaves_ordinary_words_alone) {
    const char* words = "On the whole I like it.\nFrom: nowhere\n\n  Shall we go on?";
    EXPECT_EQ(trimmed(words), words);
    EXPECT_EQ(trimmed(""), "");
    EXPECT_EQ(trimmed("> only quoted"), "");
}

TEST(Unflowed, joins_lines_of_one_depth_only) {
    EXPECT_EQ(unflowed("one \ntwo\n", false), "one two\n");
    EXPECT_EQ(unflowed("one \n> two \n> three\nfour", false), "one \n> two three\nfour\n");
    EXPECT_EQ(unflowed("ver \nlänger\n", true), "verlänger\n");
    EXPECT_EQ(unflowed("bye \n-- \nAnn", false), "bye \n-- \nAnn\n");
}

TEST(TextOfHtml, is_a_line_for_each_block) {
    EXPECT_EQ(
        text_of_html("<p>one</p><p>two  \n words<br>three</p><table><tr><td>a<td>b</tr></table>"),
        "one\ntwo words\nthree\na b\n");
}

TEST(TextOfHtml, reads_entities_and_leaves_stray_signs_alone) {
    EXPECT_EQ(text_of_html("a &lt; b &#8211; &#xE9; &amp;lt; &unknown; & 1 < 2"),
              "a < b – é &lt; &unknown; & 1 < 2\n");
    EXPECT_EQ(text_of_html("&#9999999;&#x;&#-1;"), "\xEF\xBF\xBD&#x;&#-1;\n");
}

TEST(TextOfHtml, ends_on_what_never_ends) {
    EXPECT_EQ(text_of_html("a<!-- b"), "a\n");
    EXPECT_EQ(text_of_html("a<script>b<"), "a\n");
    EXPECT_EQ(text_of_html("a<p"), "a\n");
    const auto before = std::chrono::steady_clock::now();
    for (const char* part :
         {"<", "<a", "<!--", "<script>", "&", "<blockquote>", "</", "<script><"}) {
        std::string endless;
        while (endless.size() < 500'000) endless += part;
        (void)text_of_html(endless);
    }
    EXPECT_LT(std::chrono::steady_clock::now() - before, std::chrono::seconds(20));
}

}  // namespace
}  // namespace posthouse
