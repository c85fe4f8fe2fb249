#include "mail/letter_html.h"

#include <gmock/gmock.h>

#include <regex>

namespace posthouse::mail {
namespace {

using testing::HasSubstr;
using testing::Not;

const MailIdentity house{.mail_address = "house@house.example",
                         .host = "house.example",
                         .base_url = "https://house.example"};

std::string html_of(std::string_view body) {
    return text_to_html(body, "", {}, "", house);
}

/// The visible text: without tags, with single blanks.
std::string seen(std::string html) {
    html = std::regex_replace(html, std::regex("<br>|</p>|</pre>"), " / ");
    html = std::regex_replace(html, std::regex("<[^>]*>"), "");
    return std::regex_replace(html, std::regex("[ \n]+"), " ");
}

TEST(LetterHtml, JoinsWrappedLinesOnly) {
    const std::string long_line =
        "This line of the letter is seventy columns wide and was broken here,";
    EXPECT_EQ(seen(html_of("It is your turn.\nLegal moves: a b\n\n" + long_line +
                           "\nbefore these words.\n")),
              "It is your turn. / Legal moves: a b / " + long_line + " before these words. / ");
}

TEST(LetterHtml, KeepsColumnsAndIndentedLines) {
    const std::string html = html_of("     ann  bob\n  1.  c    f\n  2.  a    ?\n");
    EXPECT_THAT(html, HasSubstr("<pre"));
    EXPECT_THAT(html, HasSubstr("   ann  bob\n1.  c    f\n2.  a    ?\n</pre>"));
    EXPECT_THAT(html_of("board  First    since\n   1   ann      2026\n"),
                HasSubstr("board  First    since\n   1   ann      2026\n</pre>"));
}

TEST(LetterHtml, QuotesTextOfPlayers) {
    EXPECT_THAT(html_of("bob writes:\n  Well played!\n  Till tomorrow\n"),
                testing::ContainsRegex("<blockquote[^>]*><p[^>]*>Well played!<br>\nTill tomorrow"));
}

TEST(LetterHtml, QuotesExactlyTheComment) {
    const std::string html =
        html_of("bob writes:\n  One.\n\n  Two.\n\nTo move, mail\n    wari move 1 c\n");
    EXPECT_THAT(html, testing::ContainsRegex("<blockquote[^>]*><p[^>]*>Two.</p>"));
    EXPECT_THAT(html, testing::ContainsRegex("<pre[^>]*>wari move 1 c\n"));
}

TEST(LetterHtml, FormatsHeadingsAndLists) {
    const std::string html = html_of("## A move\n\n* one\n* two goes\n  on\n\n#1 is no heading\n");
    EXPECT_THAT(html, testing::ContainsRegex("<h3[^>]*>A move</h3>"));
    EXPECT_EQ(seen(html), "A move one two goes / on #1 is no heading / ");
    EXPECT_THAT(html, HasSubstr("<li>one</li>\n<li>two goes<br>\non</li>"));
}

TEST(LetterHtml, KeepsTheMachineBlockWhole) {
    const std::string block = "-- posthouse 1\ngame: wari\n\nresult: \n--";
    const std::string html = html_of("Words.\n\n" + block + "\nafter\n");
    EXPECT_THAT(html, HasSubstr(block + "\n</pre>"));
    EXPECT_THAT(html, HasSubstr(">after</p>"));
}

TEST(LetterHtml, EscapesAllText) {
    const std::string evil = "<script>alert(1)</script> \"><img src=x onerror=alert(1)> & 'x'";
    for (const std::string& body :
         {evil + "\n", "  " + evil + "\n", "> " + evil + "\n", "bob writes:\n  " + evil + "\n",
          "a  b " + evil + "\n", "-- posthouse 1\n" + evil + "\n--\n",
          "https://house.example/" + evil + "\n", "house+" + evil + "@house.example\n"}) {
        const std::string html = html_page(evil, html_of(body) + heading_to_html(evil), "\"><b>");
        EXPECT_THAT(html, Not(HasSubstr("<script"))) << body;
        EXPECT_THAT(html, Not(HasSubstr("<img"))) << body;
        EXPECT_THAT(html, Not(HasSubstr("<b>"))) << body;
        EXPECT_THAT(html, Not(HasSubstr("onerror=alert(1)>"))) << body;
    }
}

TEST(LetterHtml, LinksOnlyToThisServer) {
    const std::string html = html_of(
        "See https://house.example/match/wari/1, or (https://house.example). Not\n"
        "https://evil.example/ nor https://house.example.evil.example/x nor evil@house.example2.\n"
        "Write to house@house.example or house+r1.f.2@house.example.\n");
    std::vector<std::string> links;
    const std::regex link("href=\"([^\"]*)\"");
    for (std::sregex_iterator i(html.begin(), html.end(), link), end; i != end; ++i)
        links.push_back((*i)[1]);
    EXPECT_THAT(links, testing::ElementsAre("https://house.example/match/wari/1",
                                            "https://house.example", "mailto:house@house.example",
                                            "mailto:house+r1.f.2@house.example"));
}

TEST(LetterHtml, ReplacesTheTextBoardByTableAndPicture) {
    LetterAttachments board;
    board.board_text = "+---+\n| 4 |\n+---+\n";
    board.board_table = "<table><tr><td>4</td></tr></table>";
    board.board_png = "png";
    board.picture_alt = "Four \"seeds\".";
    const std::string body = "Before.\n\n" + board.board_text + "\nAfter.\n";
    const std::string html = text_to_html(body, "", board, "cid:board@house.example", house);
    EXPECT_THAT(html, Not(HasSubstr("+---+")));
    EXPECT_LT(html.find("Before."), html.find("<img src=\"cid:board@house.example\""));
    EXPECT_LT(html.find("<img"), html.find("<table>"));
    EXPECT_LT(html.find("<table>"), html.find("After."));
    EXPECT_THAT(html, HasSubstr("alt=\"Four &quot;seeds&quot;.\""));
    board.board_png.clear();
    EXPECT_THAT(text_to_html(body, "", board, "x", house), Not(HasSubstr("<img")));
    board.board_table.clear();
    EXPECT_THAT(text_to_html(body, "", board, "x", house), HasSubstr("+---+"));
}

TEST(LetterHtml, LinksEachLegalMoveToAMail) {
    LetterAttachments board;
    board.board_text = "board\n";
    board.board_table = "<table></table>";
    board.legal_moves = {"c", "22+a"};
    EXPECT_THAT(text_to_html("board\n", "wari Board 1", board, "", house), Not(HasSubstr("href")));
    board.reply_token = "r1.f.2.0.abc";
    const std::string html = text_to_html("board\n", "wari Board 1", board, "", house);
    EXPECT_THAT(html, HasSubstr("\"mailto:house+r1.f.2.0.abc@house.example?subject=Re%3A%20wari%"
                                "20Board%201&amp;body=c\""));
    EXPECT_THAT(html, HasSubstr("&amp;body=22%2Ba\""));
}

TEST(LetterHtml, LoadsNothingRemote) {
    const std::string page =
        html_page("t", html_of("words\n"), "https://house.example/unsubscribe/u1");
    for (const char* what : {"<script", "<link", "@import", "url(", "http-equiv"})
        EXPECT_THAT(page, Not(HasSubstr(what)));
    EXPECT_THAT(page, HasSubstr("prefers-color-scheme:dark"));
    EXPECT_THAT(page, HasSubstr("max-width:36rem"));
    EXPECT_THAT(page, HasSubstr("href=\"https://house.example/unsubscribe/u1\""));
}

}  // namespace
}  // namespace posthouse::mail
