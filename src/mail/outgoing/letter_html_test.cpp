#include "mail/outgoing/letter_html.h"

#include "club/matches/board_letters.h"

#include <gmock/gmock.h>

#include <regex>

namespace posthouse::mail {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

const MailIdentity house{.mail_address = "house@house.example",
                         .host = "house.example",
                         .base_url = "https://house.example"};

std::string html_of(const club::LetterBody& body) {
    return body_to_html(body, "", {}, house);
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
    EXPECT_THAT(
        html_of(club::QuotationBlock{"Well played!\nTill tomorrow\n\nBye"}),
        testing::ContainsRegex("<blockquote[^>]*><p[^>]*>Well played!<br>\nTill tomorrow</p>"
                               "\n<p[^>]*>Bye</p>\n</blockquote>"));
}

TEST(LetterHtml, FormatsHeadingsAndLists) {
    const std::string html = html_of("## A move\n\n* one\n* two goes\n  on\n\n#1 is no heading\n");
    EXPECT_THAT(html, testing::ContainsRegex("<h3[^>]*>A move</h3>"));
    EXPECT_EQ(seen(html), "A move one two goes / on #1 is no heading / ");
    EXPECT_THAT(html, HasSubstr("<li>one</li>\n<li>two goes<br>\non</li>"));
}

TEST(LetterHtml, KeepsTheMachineBlockWhole) {
    const club::LetterBody block = club::MachineBlock{{{"game", "wari"}, {"result", ""}}};
    const std::string html = html_of("Words.\n\n" + block + "\nafter\n");
    EXPECT_THAT(html, HasSubstr("-- posthouse 1\ngame: wari\nresult: \n--\n</pre>"));
    EXPECT_THAT(html, HasSubstr(">after</p>"));
}

TEST(LetterHtml, EscapesAllText) {
    const std::string evil = "<script>alert(1)</script> \"><img src=x onerror=alert(1)> & 'x'";
    const club::MoveListBlock moves{{evil, evil}, {{Side::first, evil}}, {}};
    for (const club::LetterBody& body : std::initializer_list<club::LetterBody>{
             evil + "\n", "  " + evil + "\n", "> " + evil + "\n", "a  b " + evil + "\n",
             club::QuotationBlock{evil}, club::MachineBlock{{{evil, evil}}}, moves,
             "https://house.example/" + evil + "\n", "house+" + evil + "@house.example\n"}) {
        const std::string html = html_page(evil, html_of(body) + heading_to_html(evil), "\"><b>");
        EXPECT_THAT(html, Not(HasSubstr("<script"))) << render_text(body);
        EXPECT_THAT(html, Not(HasSubstr("<img"))) << render_text(body);
        EXPECT_THAT(html, Not(HasSubstr("<b>"))) << render_text(body);
        EXPECT_THAT(html, Not(HasSubstr("onerror=alert(1)>"))) << render_text(body);
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

club::BoardBlock opening() {
    const games::Game& game = *games::find_game("wari");
    return {.game = "wari", .position = game.state({})->position, .title = "Four \"seeds\""};
}

std::string table_of(const club::BoardBlock& block) {
    return *games::find_game(block.game)->html_table(block.position, {});
}

TEST(LetterHtml, DrawsABoardAsATable) {
    LetterAttachments drawn;
    drawn.boards = {"<table><tr><td>4</td></tr></table>"};
    const club::LetterBody body = "Before.\n\n" + club::LetterBody(opening()) + "\nAfter.\n";
    const std::string html = body_to_html(body, "", drawn, house);
    EXPECT_THAT(html, AllOf(Not(HasSubstr("+---")), Not(HasSubstr("<img"))));
    EXPECT_LT(html.find("Before."), html.find("<table>"));
    EXPECT_LT(html.find("<table>"), html.find("After."));
    drawn.boards.clear();
    EXPECT_THAT(body_to_html(body, "", drawn, house), HasSubstr("+---")) << "as text";
}

TEST(LetterHtml, HousesThatCanBePlayedAreTheLinks) {
    LetterAttachments drawn;
    drawn.boards = {table_of(opening())};
    drawn.position = opening().position;
    drawn.legal_moves = {"a", "c"};
    const club::LetterBody body = club::LetterBody(opening()) + "\n" +
                                  club::move_instruction(drawn.legal_moves, translation::Texts()) +
                                  "On the page.\n";
    const auto html_now = [&] { return body_to_html(body, "Wari · board 1", drawn, house); };
    EXPECT_THAT(html_now(), AllOf(Not(HasSubstr("href")), Not(HasSubstr("data-house")),
                                  HasSubstr("reply with just one of these: a c")));
    drawn.reply_token = "r1.f.2.0.abc";
    const std::string html = html_now();
    EXPECT_THAT(html, HasSubstr("<a href=\"mailto:house+r1.f.2.0.abc@house.example?subject=Re%3A%20"
                                "Wari%20%C2%B7%20board%201&amp;body=c\" style=\"display:block;"));
    EXPECT_THAT(html, AllOf(HasSubstr("body=a\""), Not(HasSubstr("body=b\"")),
                            Not(HasSubstr("data-house"))));
    EXPECT_THAT(html, AllOf(HasSubstr("tap a house"), Not(HasSubstr("one of these")),
                            HasSubstr("On the page.")))
        << "it is said once how to move";
    drawn.position += " ";
    EXPECT_THAT(html_now(), Not(HasSubstr("href"))) << "not the board to move on";
}

TEST(LetterHtml, MovesThatAreMoreThanAHouseAreLinksBelowTheBoardByTheirPods) {
    LetterAttachments drawn;
    const std::string position = games::find_game("octilite")->state({})->position;
    const club::BoardBlock block{.game = "octilite", .position = position, .title = "A board"};
    drawn.boards = {table_of(block)};
    drawn.position = position;
    drawn.legal_moves = {"22+a", "22+b", "32-43"};
    drawn.reply_token = "r1.f.2.0.abc";
    const std::string html = body_to_html(block, "Subject", drawn, house);
    EXPECT_THAT(html, HasSubstr("&amp;body=22%2Ba\""));
    EXPECT_THAT(seen(html), HasSubstr("22 +a +b / 32 -43 / "));
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
