#include "mail/incoming/mail_text.h"

#include <gtest/gtest.h>

namespace posthouse::mail {
namespace {

TEST(JoinFlowedLines, JoinsLinesOfOneDepthOnly) {
    EXPECT_EQ(join_flowed_lines("one \ntwo\n", false), "one two\n");
    EXPECT_EQ(join_flowed_lines("one \n> two \n> three\nfour", false), "one \n> two three\nfour\n");
    EXPECT_EQ(join_flowed_lines("ver \nlänger\n", true), "verlänger\n");
    EXPECT_EQ(join_flowed_lines("bye \n-- \nAnn", false), "bye \n-- \nAnn\n");
}

TEST(TextOfHtml, WritesALineForEachBlock) {
    EXPECT_EQ(
        html_to_text("<p>one</p><p>two  \n words<br>three</p><table><tr><td>a<td>b</tr></table>"),
        "one\ntwo words\nthree\na b\n");
}

TEST(TextOfHtml, DecodesEntitiesAndKeepsStrayCharacters) {
    EXPECT_EQ(html_to_text("a &lt; b &#8211; &#xE9; &amp;lt; &unknown; & 1 < 2"),
              "a < b – é &lt; &unknown; & 1 < 2\n");
    EXPECT_EQ(
        html_to_text("r&eacute;sign&eacute; &Scaron;&zcaron;&Lstrok;&fjlig;a &ggr;&nbsp;&lambda;"
                     "&CounterClockwiseContourIntegral;&check;"),
        "résigné ŠžŁfja &ggr; λ∳✓\n");
    EXPECT_EQ(html_to_text("&copy 2026 &AMP; &#150;&#10;c&Tab;d R&D;"), "© 2026 & – c d R&D;\n");
    EXPECT_EQ(html_to_text("&#9999999;&#x;&#-1;"), "\xEF\xBF\xBD&#x;&#-1;\n");
}

TEST(TextOfHtml, MarksWhatMailProgramsMarkAsQuoted) {
    EXPECT_EQ(html_to_text("c<blockquote type=\"cite\">old</blockquote>d"), "c\n> old\n\nd\n");
    EXPECT_EQ(html_to_text("<div>c</div><div class=\"ydp1yahoo_quoted\"><div>old</div>old</div>d"),
              "c\n> old\n> old\n\nd\n");
    EXPECT_EQ(html_to_text("c<div style='border-left: 2px solid #C3D9E5'>old</div>"),
              "c\n> old\n\n");
    EXPECT_EQ(html_to_text("c<div style='border:none;border-left:none'>d</div>"), "c\nd\n");
    EXPECT_EQ(html_to_text("<div>c<div class=moz-cite-prefix>old</div></div>d"), "c\n> old\n\nd\n");
}

TEST(TextOfHtml, PutsALineBeforeTheOriginalMail) {
    const std::string line(32, '_');
    for (const char* mark :
         {"<div id=\"divRplyFwdMsg\" dir=\"ltr\">", "<div id=appendonsend></div>",
          "<hr tabindex='-1'>",
          "<div style='border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0in 0in 0in'>"})
        EXPECT_EQ(html_to_text("<p>c</p>" + std::string(mark) + "old"), "c\n" + line + "\nold\n")
            << mark;
}

TEST(TextOfHtml, LeavesSignaturesOut) {
    EXPECT_EQ(html_to_text("c<div class=\"gmail_signature\"><div>Ann</div>x</div>d"), "c\nd\n");
    EXPECT_EQ(html_to_text("c<div id=\"Signature\">Ann"), "c\nAnn\n");
    EXPECT_EQ(html_to_text("c<div id=\"Signature\">Ann</div>"), "c\n");
}

TEST(TextOfHtml, IgnoresMarkupOfWord) {
    EXPECT_EQ(html_to_text("<!--[if gte mso 9]><xml>x</xml><![endif]--><style>p {}</style>"
                           "<p class=MsoNormal>c<o:p></o:p></p><p class=MsoNormal>"
                           "<![if !supportLists]>d<![endif]></p>"),
              "c\nd\n");
    EXPECT_EQ(html_to_text("<a title=\"a > b\">c</a>"), "c\n");
    EXPECT_EQ(html_to_text("<div class=\"x><blockquote class=\"y\">old</blockquote>"), "> old\n\n");
    EXPECT_EQ(html_to_text("<pre>  1.  c\n  2.  ?</pre>x"), "  1.  c\n  2.  ?\nx\n");
}

TEST(TextOfHtml, EndsOnUnclosedElements) {
    EXPECT_EQ(html_to_text("a<!-- b"), "a\n");
    EXPECT_EQ(html_to_text("a<script>b<"), "a\n");
    EXPECT_EQ(html_to_text("a<p"), "a\n");
    // Quadratic time would exceed the time limit of the tests.
    for (const char* part : {"<", "<a", "<!--", "<script>", "&", "<blockquote>", "</", "<script><",
                             "<a b=\"", "<div>", "</div>", "<pre>"}) {
        std::string endless;
        while (endless.size() < 500'000) endless += part;
        (void)html_to_text(endless);
    }
}

TEST(TextOfHtml, MarksWhatIsStruckThrough) {
    for (const char* html : {"<p><s>c</s></p>", "<p><strike>c</strike></p>", "<p><del>c</del></p>",
                             "<span style=\"text-decoration: line-through\">c</span>"})
        EXPECT_EQ(html_to_text(html), "~~c~~\n") << html;
    EXPECT_EQ(html_to_text("<del>Hello<br>c<div>bye</div></del>d"),
              "~~Hello~~\n~~c~~\n~~bye~~\nd\n")
        << "each line by itself";
}

TEST(TextOfHtml, LeavesOutInvisibleText) {
    EXPECT_EQ(html_to_text("<div style=\"display: none\">d</div><p>c</p>"), "c\n");
    EXPECT_EQ(html_to_text("<span style='mso-hide:all;font-size:0'>d</span>c"), "c\n");
    EXPECT_EQ(html_to_text("<p style=\"visibility:hidden\">d</p>c"), "c\n");
}

}  // namespace
}  // namespace posthouse::mail
