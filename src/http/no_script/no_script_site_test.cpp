// The no-script site over loopback connections, as used by browsers without scripts and text
// browsers.
#include "http/no_script/no_script_html.h"
#include "http/test_client.h"
#include "http/test_server.h"

#include <gmock/gmock.h>

namespace posthouse::http {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

class NoScriptSiteTest : public testing::Test {
protected:
    HttpClient client() { return HttpClient(server_.port()); }

    TestResponse send(std::string_view address, std::string_view form, std::string_view cookie = {},
                      std::string_view origin = {}) {
        Fields fields = {{"Content-Type", "application/x-www-form-urlencoded"}};
        if (!cookie.empty()) fields["Cookie"] = cookie;
        if (!origin.empty()) fields["Origin"] = origin;
        return client().request("POST", address, fields, form);
    }

    std::string sign_up(const std::string& name) {
        const TestResponse got =
            send("/plain/signup", "name=" + name + "&password=pass+of+" + name);
        EXPECT_EQ(got.status, 303u) << got.body;
        EXPECT_EQ(got.field("location"), "/plain");
        return got.cookie();
    }

    /// Board 1 of wari, ann (First) against bob.
    void begin() {
        ann_ = sign_up("ann");
        bob_ = sign_up("bob");
        const TestResponse got = send(
            "/plain/challenge", "game=wari&computer=&person=bob&first=me&clock=none&key=k1", ann_);
        ASSERT_EQ(got.status, 303u) << got.body;
        ASSERT_EQ(got.field("location"), "/plain/match/wari/1");
    }

    std::string match_page(std::string_view cookie = {}) {
        return client().get("/plain/match/wari/1", cookie).body;
    }

    TestServer server_;
    std::string ann_, bob_;
};

TEST_F(NoScriptSiteTest, AddressesOfThePageRedirect) {
    for (const auto& [address, leads_to] : {std::pair{"/?plain", "/plain"},
                                            {"/match/wari/12?plain", "/plain/match/wari/12"},
                                            {"/games?plain", "/plain/games"}}) {
        const TestResponse got = client().get(address);
        EXPECT_EQ(got.status, 303u) << address;
        EXPECT_EQ(got.field("location"), leads_to);
    }
}

TEST_F(NoScriptSiteTest, EveryPageOpensWithoutASessionAndHasNoScript) {
    for (const char* address :
         {"/plain", "/plain/", "/plain/games", "/plain/games/octilite", "/plain/commands",
          "/plain/confirm/word", "/plain/reset/word", "/plain/reset", "/plain/letters"}) {
        const TestResponse got = client().get(address);
        EXPECT_EQ(got.status, 200u) << address;
        EXPECT_THAT(got.field("content-security-policy"),
                    AllOf(HasSubstr("default-src 'none'"), Not(HasSubstr("script"))));
        EXPECT_THAT(got.body, AllOf(HasSubstr("<h1>"), Not(HasSubstr("<script"))));
    }
    for (const char* address : {"/plain/nowhere", "/plain/match/wari/7", "/plain/match/chess/1"})
        EXPECT_EQ(client().get(address).status, 404u) << address;
}

TEST_F(NoScriptSiteTest, IsInTheLanguageOfTheAccountOtherwiseOfTheBrowser) {
    const auto lobby = [&](const std::string& cookie) {
        return client()
            .request("GET", "/plain/lobby",
                     {{"Accept-Language", "de-AT,en;q=0.5"}, {"Cookie", cookie}})
            .body;
    };
    EXPECT_THAT(lobby(""), AllOf(HasSubstr("<html lang=\"de\">"), HasSubstr("<h1>Warteraum</h1>"),
                                 HasSubstr("Im Moment wartet niemand.")));
    begin();
    EXPECT_EQ(client().command("language fr", ann_).status, 200u);
    EXPECT_THAT(lobby(ann_), HasSubstr("Personne n’attend en ce moment."));
    EXPECT_THAT(client().get("/plain/lobby").body, HasSubstr("Nobody is waiting at the moment."));
}

TEST_F(NoScriptSiteTest, RefusesInTheLanguageOfTheReader) {
    const auto in_german = [&](const char* method, const char* address, const char* form) {
        return client().request(
            method, address,
            {{"Accept-Language", "de"}, {"Content-Type", "application/x-www-form-urlencoded"}},
            form);
    };
    const TestResponse login = in_german("POST", "/plain/login", "name=ann&password=wrong");
    EXPECT_EQ(login.status, 403u);
    EXPECT_THAT(login.body, HasSubstr("Name und Passwort gehören nicht zusammen"));
    for (const auto& [query, told] : {std::pair{"pace=fast", "„pace“ ist live oder correspondence"},
                                      std::pair{"first_month=soon", "Ein Monat ist ein Jahr und"},
                                      std::pair{"rating_min=7", "nach Stufen der Wertung"}}) {
        const TestResponse got =
            in_german("GET", (std::string("/plain/openings/wari?") + query).c_str(), "");
        EXPECT_EQ(got.status, 400u) << query;
        EXPECT_THAT(got.body, HasSubstr(told)) << query;
    }
}

TEST_F(NoScriptSiteTest, OnePostMakesOneMove) {
    begin();
    EXPECT_THAT(match_page(ann_), AllOf(HasSubstr("It is your turn."), HasSubstr("value=\"c\"")));
    EXPECT_THAT(match_page(bob_), Not(HasSubstr("name=\"move\"")));
    const TestResponse got =
        send("/plain/match/wari/1", "move=c&ply=1&comment=a+good+%3Cgame%3E+to+you", ann_);
    EXPECT_EQ(got.status, 303u) << got.body;
    EXPECT_EQ(got.field("location"), "/plain/match/wari/1");
    EXPECT_THAT(match_page(bob_),
                AllOf(HasSubstr("ann sows 4 seeds from c."), HasSubstr("It is your turn."),
                      HasSubstr("ann writes: “a good &lt;game&gt; to you”")));
    // Pressing the button again on a stale page plays nothing.
    EXPECT_EQ(send("/plain/match/wari/1", "move=c&ply=1", ann_).status, 303u);
    const std::string page = match_page(bob_);
    EXPECT_THAT(page, HasSubstr("It is your turn."));
    EXPECT_EQ(page.find("<li>"), page.rfind("<li>"));
}

TEST_F(NoScriptSiteTest, ARefusedMoveIsExplainedOnTheMatchPage) {
    begin();
    const TestResponse got = send("/plain/match/wari/1", "move=z&ply=1", ann_);
    EXPECT_EQ(got.status, 422u);
    EXPECT_THAT(got.body, AllOf(HasSubstr("role=\"alert\""), HasSubstr("It is your turn.")));
    const TestResponse empty = send("/plain/match/wari/1", "", ann_);
    EXPECT_EQ(empty.status, 400u);
    EXPECT_THAT(empty.body, HasSubstr("nothing was done"));
}

TEST_F(NoScriptSiteTest, ARepeatedFormHasOneEffect) {
    begin();
    for (int time = 0; time < 2; ++time)
        EXPECT_EQ(send("/plain/match/wari/1", "chat=Hello%21&key=plain-chat-1", ann_).status, 303u);
    const std::string page = match_page(bob_);
    EXPECT_EQ(page.find("Hello!"), page.rfind("Hello!"));
    EXPECT_NE(page.find("Hello!"), std::string::npos);
    const TestResponse again =
        send("/plain/challenge", "game=wari&computer=&person=bob&first=me&clock=none&key=k1", ann_);
    EXPECT_EQ(client().get("/plain/match/wari/2").status, 404u) << again.body;
}

TEST_F(NoScriptSiteTest, ADrawIsOfferedAndAccepted) {
    begin();
    send("/plain/match/wari/1", "move=c&ply=1", ann_);
    send("/plain/match/wari/1", "move=c&ply=2", bob_);
    EXPECT_EQ(send("/plain/match/wari/1", "do=propose&key=p1", ann_).status, 303u);
    EXPECT_THAT(match_page(ann_), Not(HasSubstr("value=\"accept\"")));
    EXPECT_THAT(match_page(bob_), HasSubstr("value=\"accept\""));
    EXPECT_EQ(send("/plain/match/wari/1", "do=accept&key=a1", bob_).status, 303u);
    EXPECT_THAT(match_page(), HasSubstr("Drawn: both players agreed to it."));
}

TEST_F(NoScriptSiteTest, AMatchWithEtiquetteHasNoTakebackAndLetsTheSeniorYield) {
    const std::string match = "/plain/match/warri/1";
    const auto page = [&](const std::string& cookie) { return client().get(match, cookie).body; };
    ann_ = sign_up("ann");
    bob_ = sign_up("bob");
    send("/plain/challenge", "game=warri&computer=&person=ann&first=lot&clock=none&key=k1", bob_);
    EXPECT_THAT(page(ann_), AllOf(HasSubstr("a house touched is a house played"),
                                  HasSubstr("you may move first"), HasSubstr("\"yield\""),
                                  Not(HasSubstr("\"undo\""))));
    EXPECT_THAT(page(bob_), Not(HasSubstr("\"yield\"")));
    EXPECT_EQ(send(match, "do=yield&key=y1", ann_).status, 303u);
    EXPECT_THAT(page(bob_), HasSubstr("It is your turn."));
    send("/plain/challenge",
         "game=warri&computer=&person=ann&first=lot&clock=none&etiquette=off&key=k2", bob_);
    EXPECT_THAT(client().get("/plain/match/warri/2", ann_).body,
                AllOf(HasSubstr("\"undo\""), Not(HasSubstr("house played"))));
}

TEST_F(NoScriptSiteTest, EarlierPositionsAreShown) {
    begin();
    send("/plain/match/wari/1", "move=c&ply=1", ann_);
    const std::string before = client().get("/plain/match/wari/1?at=0", bob_).body;
    EXPECT_THAT(before, AllOf(HasSubstr("Current position"), Not(HasSubstr("name=\"move\""))));
}

TEST_F(NoScriptSiteTest, FormsOfOtherSitesAreRefused) {
    begin();
    const TestResponse got =
        send("/plain/match/wari/1", "move=c&ply=1", ann_, "https://elsewhere.example");
    EXPECT_THAT(got.body, HasSubstr("another site"));
    EXPECT_EQ(got.status, 403u);
    EXPECT_THAT(match_page(ann_), HasSubstr("It is your turn."));
}

TEST_F(NoScriptSiteTest, LettersArePrivate) {
    begin();
    EXPECT_THAT(client().get("/plain/letters", bob_).body, HasSubstr("Wari with ann"));
    EXPECT_THAT(client().get("/plain/letters", ann_).body, Not(HasSubstr("Wari with ann")));
    EXPECT_THAT(client().get("/plain/letters").body, HasSubstr("Log in"));
}

TEST_F(NoScriptSiteTest, LoggingOutEndsTheSession) {
    begin();
    const TestResponse got = send("/plain/logout", "", ann_);
    EXPECT_EQ(got.status, 303u);
    EXPECT_THAT(got.field("set-cookie"), HasSubstr("Max-Age=0"));
    EXPECT_THAT(client().get("/plain", ann_).body, HasSubstr("Log in"));
}

TEST_F(NoScriptSiteTest, ACommandIsAnsweredOnThePage) {
    begin();
    const TestResponse got = send("/plain/command", "command=wari+show+1&comment=&key=c1", ann_);
    EXPECT_EQ(got.status, 200u);
    EXPECT_THAT(got.body, HasSubstr("Legal moves: a b c d e f"));
    const TestResponse wrong = send("/plain/command", "command=xyzzy", ann_);
    EXPECT_THAT(wrong.body, HasSubstr("role=\"alert\""));
}

TEST_F(NoScriptSiteTest, OpenChallengesArePostedAndAccepted) {
    ann_ = sign_up("ann");
    bob_ = sign_up("bob");
    const std::string form =
        "do=post&game=wari&first=me&clock=none&rating=1400-1600&within=&established=&computer=no"
        "&repeat=2&key=w1";
    EXPECT_THAT(send("/plain/lobby", form, ann_).body, HasSubstr("waits for a second player"));
    send("/plain/lobby", form, ann_);  // pressed twice
    const auto seen = [&](const std::string& cookie) {
        return client().get("/plain/lobby", cookie).body;
    };
    EXPECT_THAT(seen(bob_), AllOf(HasSubstr("for: rated 1400–1600, people only"),
                                  HasSubstr("2 matches begin from it"),
                                  HasSubstr("Play at wari board 1"), Not(HasSubstr("board 2"))));
    EXPECT_THAT(seen(ann_), HasSubstr("Withdraw wari board 1"));
    EXPECT_THAT(seen(""), AllOf(HasSubstr("wari board 1"), Not(HasSubstr("Play at"))));
    const TestResponse got = send("/plain/lobby", "do=accept&game=wari&board=1&key=a1", bob_);
    EXPECT_EQ(got.status, 303u);
    EXPECT_EQ(got.field("location"), "/plain/match/wari/1");
    EXPECT_THAT(send("/plain/lobby", "do=withdraw&game=wari&board=2&key=r1", ann_).body,
                AllOf(HasSubstr("is no longer open"), HasSubstr("Nobody is waiting")));
    send("/plain/lobby", "do=post&game=wari&first=lot&clock=none&rating=1700-&key=w2", ann_);
    EXPECT_THAT(seen(bob_),
                AllOf(HasSubstr("You cannot take it: it is for players rated ≥ 1700 (you have"),
                      Not(HasSubstr("Play at"))));
    EXPECT_THAT(
        send("/plain/lobby", "do=post&game=wari&first=lot&clock=none&rating=high&key=w3", ann_)
            .body,
        HasSubstr("--rating=1400-1700"));
    EXPECT_EQ(send("/plain/lobby", form).status, 403u);
}

TEST_F(NoScriptSiteTest, PlayersAreBlockedAndUnblockedInTheSettings) {
    begin();
    EXPECT_THAT(client().get("/plain/settings", ann_).body, HasSubstr("Nobody."));
    EXPECT_THAT(send("/plain/settings", "do=block&name=bob", ann_).body,
                AllOf(HasSubstr("You have blocked bob"), HasSubstr("Unblock bob")));
    EXPECT_THAT(send("/plain/settings", "do=block&name=ann", ann_).body,
                HasSubstr("You cannot block yourself"));
    EXPECT_THAT(send("/plain/settings", "do=unblock&name=bob", ann_).body,
                AllOf(HasSubstr("You no longer block bob"), HasSubstr("Nobody.")));
    EXPECT_THAT(client().get("/plain/settings").body, HasSubstr("Log in"));
    EXPECT_EQ(send("/plain/settings", "do=signoff&name=bob", ann_).status, 404u);
}

TEST_F(NoScriptSiteTest, WebhooksAreMadeTriedOutAndRevoked) {
    begin();
    EXPECT_THAT(client().get("/plain/webhooks").body, HasSubstr("Log in"));
    EXPECT_THAT(client().get("/plain/settings", ann_).body, HasSubstr("/plain/webhooks"));
    EXPECT_THAT(send("/plain/webhooks", "do=make&name=bot&url=http://x.example/", ann_).body,
                HasSubstr("begins with https://"));
    EXPECT_THAT(
        send("/plain/webhooks", "do=make&name=bot&url=https://bot.example.org/x", ann_).body,
        AllOf(HasSubstr("signed with this secret"), HasSubstr("Nothing has been sent yet")));
    EXPECT_THAT(send("/plain/webhooks", "do=ping&name=bot", ann_).body,
                AllOf(HasSubstr("sending a test"), HasSubstr("being sent")));
    EXPECT_THAT(send("/plain/webhooks", "do=redeliver&name=bot&event=77", ann_).body,
                HasSubstr("was not sent an event 77"));
    EXPECT_THAT(send("/plain/webhooks", "do=revoke&name=bot", ann_).body,
                AllOf(HasSubstr("any more"), Not(HasSubstr("Send a test"))));
}

TEST_F(NoScriptSiteTest, TournamentsAndStandingsAreShown) {
    begin();
    EXPECT_THAT(client().get("/plain/tournaments").body, HasSubstr("no tournaments yet"));
    send("/plain/command",
         "command=wari+tournament+spring+--system%3Dknockout+--players%3D2&key=t1", ann_);
    EXPECT_THAT(client().get("/plain/tournaments").body,
                AllOf(HasSubstr("href=\"/plain/tournament/spring\""), HasSubstr("0 of 2 entered")));
    EXPECT_THAT(client().get("/plain/tournament/spring", ann_).body, HasSubstr("Join"));
    EXPECT_THAT(client().get("/plain/tournament/spring").body, HasSubstr("Log in to join"));
    for (const std::string& cookie : {ann_, bob_})
        send("/plain/tournament/spring", "do=join&game=wari&key=j1", cookie);
    EXPECT_THAT(client().get("/plain/tournament/Spring", ann_).body,
                AllOf(HasSubstr("Seeded by rating"), HasSubstr("href=\"/plain/match/wari/2\""),
                      HasSubstr("Leave and resign running matches")));
    EXPECT_EQ(client().get("/plain/tournament/autumn").status, 404u);
    EXPECT_THAT(client().get("/plain/standings/wari").body, HasSubstr("No match that counts"));
    send("/plain/match/wari/1", "move=c&ply=1", ann_);
    send("/plain/match/wari/1", "move=c&ply=2", bob_);
    send("/plain/match/wari/1", "do=resign&key=e1", bob_);
    EXPECT_THAT(client().get("/plain/standings/wari").body,
                AllOf(HasSubstr("<th scope=\"row\">ann</th>"), HasSubstr("provisional")));
    EXPECT_THAT(client().get("/plain/games/wari").body, HasSubstr("/plain/standings/wari"));
}

TEST_F(NoScriptSiteTest, SeriesAreShownEnteredAndEnded) {
    begin();
    send("/plain/command",
         "command=wari+series+sat+--every%3Dsaturday+--at%3D15:00+--zone%3DEurope/London&key=t1",
         ann_);
    EXPECT_THAT(client().get("/plain/tournaments").body,
                AllOf(HasSubstr("href=\"/plain/series/sat\""), HasSubstr("every Saturday")));
    EXPECT_THAT(client().get("/plain/series/sat").body,
                AllOf(HasSubstr("Log in to join"), HasSubstr("/plain/tournament/sat-1")));
    EXPECT_THAT(client().get("/plain/series/sat", bob_).body,
                AllOf(HasSubstr("Enter each tournament"), Not(HasSubstr("End the series"))));
    send("/plain/series/sat", "do=join&game=wari&key=j1", bob_);
    EXPECT_THAT(client().get("/plain/series/sat", bob_).body, HasSubstr("Entered into each: bob"));
    EXPECT_THAT(client().get("/plain/tournament/sat-1").body,
                HasSubstr("href=\"/plain/series/sat\""));
    send("/plain/series/sat", "do=end-series&game=wari&key=e1", ann_);
    EXPECT_THAT(client().get("/plain/series/sat").body, HasSubstr("It has ended"));
    EXPECT_EQ(client().get("/plain/series/sun").status, 404u);
}

TEST_F(NoScriptSiteTest, TeamsAreShownJoinedLedAndPlayFor) {
    begin();
    send("/plain/command", "command=team+foxes+--make+--on-request&key=t1", ann_);
    EXPECT_THAT(client().get("/plain/tournaments").body, HasSubstr("href=\"/plain/teams\""));
    EXPECT_THAT(client().get("/plain/teams").body, HasSubstr("href=\"/plain/team/foxes\""));
    send("/plain/team/foxes", "do=join&key=t2", bob_);
    EXPECT_THAT(client().get("/plain/team/foxes", ann_).body, HasSubstr("Asking to join: bob"));
    send("/plain/team/foxes", "do=admit&who=bob&key=t3", ann_);
    EXPECT_THAT(client().get("/plain/team/foxes").body, HasSubstr("Members: ann, bob"));
    send("/plain/team/foxes", "do=leave&key=t4", bob_);
    send("/plain/command", "command=team+owls+--make&key=t5", bob_);
    send("/plain/command",
         "command=wari+tournament+derby+--system%3Dteams+--teams%3Dfoxes,owls+--players%3D2&key=t6",
         ann_);
    send("/plain/tournament/derby", "do=join&game=wari&team=foxes&key=t7", ann_);
    send("/plain/tournament/derby", "do=join&game=wari&key=t8", bob_);
    EXPECT_THAT(client().get("/plain/tournament/derby").body,
                AllOf(HasSubstr("  1. foxes"), HasSubstr("ann (foxes)")));
    EXPECT_EQ(client().get("/plain/team/none").status, 404u);
}

TEST(NoScriptForm, ParsesFieldsAsBrowsersSendThem) {
    const auto fields = parse_form("a=1+2&b=%C3%A9%26&c=&d");
    ASSERT_EQ(fields.size(), 4u);
    EXPECT_EQ(fields[0], (std::pair<std::string, std::string>("a", "1 2")));
    EXPECT_EQ(fields[1].second, "é&");
    EXPECT_EQ(fields[2].second, "");
    EXPECT_TRUE(parse_form("a=%zz").empty());
}

TEST(NoScriptHtml, KeepsTheLinesOfAText) {
    NoScriptHtml page("", {}, {}, translation::Texts());
    page.preformatted("a\n  <b>\n\nc\n");
    EXPECT_THAT(std::move(page).response().body, HasSubstr("<pre>a\n  &lt;b&gt;\n\nc\n</pre>"));
}

TEST(NoScriptForm, EscapesTextFromOutside) {
    NoScriptHtml page("<b>", "a\"b", {}, translation::Texts());
    page.paragraph("<i>").link("/x?\"", "&");
    const auto answer = std::move(page).response();
    EXPECT_THAT(answer.body, AllOf(Not(HasSubstr("<b>")), Not(HasSubstr("<i>"))));
    EXPECT_THAT(answer.body, HasSubstr("&lt;i&gt;"));
    EXPECT_THAT(NoScriptForm("/y", "\"k").text_field("n", "<l>", "\"v\"").html(),
                AllOf(Not(HasSubstr("\"\"k")), HasSubstr("&lt;l&gt;"), Not(HasSubstr("\"\"v"))));
}

}  // namespace
}  // namespace posthouse::http
