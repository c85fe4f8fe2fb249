// What links to the page say, boards for other sites, and pictures, over loopback connections.

#include "base/test_folder.h"
#include "club/accounts/account_tables.h"
#include "club/core/types.h"
#include "http/site/link_preview.h"
#include "http/test_client.h"
#include "http/test_server.h"

#include <gmock/gmock.h>

#include <fstream>
#include <optional>
#include <regex>
#include <string>

namespace posthouse::http {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

constexpr std::string_view shell =
    "<!doctype html><head><!--preview--><title>Posthouse</title><!--/preview--></head>";

class PageSiteTest : public testing::Test {
protected:
    PageSiteTest() {
        std::ofstream(home_ / "index.html") << shell;
        std::ofstream(home_ / "pages.txt")
            << "match\ngames\nplayer\nseries\ntournament\njoin\nanalysis\npuzzles\n"
               "settings\nreset\n";
        std::ofstream(home_ / "early.txt") << "/match/ /api*\n";
        std::ofstream(home_ / "previews.tsv")
            << "/settings\tSettings\t\n/puzzles\tPuzzles\tOne move is right.\n"
               "/puzzles/wari/1\t{game}, puzzle 1\tOnly one move wins: which?\twari\t"
               "0,2,0,0,2,5/0,1,0,0,0,1 22 15 S\n";
        options_.page_folder = home_.path();
        options_.base_url = "https://house.example";
        server_.emplace(options_);
    }

    void restart() {
        server_.reset();
        server_.emplace(options_);
    }

    HttpClient client() { return HttpClient(server_->port()); }
    TestResponse get(std::string_view path) { return client().get(path); }

    std::string sign_up(const std::string& name) {
        return client()
            .post("/api/signup", R"({"name": ")" + name + R"(", "password": "pass of )" + name +
                                     R"(", "address": ")" + name + R"(@private.example"})")
            .cookie();
    }
    std::string command(const std::string& words, const std::string& cookie) {
        const TestResponse got = client().command(words, cookie);
        EXPECT_EQ(got.status, 200u) << got.body;
        return got.body;
    }
    /// Board 1 of wari, ann (First) against bob, after c and d.
    void begin() {
        ann_ = sign_up("ann");
        bob_ = sign_up("bob");
        command("wari challenge ann bob --first=ann", ann_);
        command("wari move 1 c", ann_);
        command("wari move 1 d", bob_);
    }
    void rename(const std::string& from, const std::string& to) {
        club::transact(server_->store, [&](club::UnitOfWork& unit) {
            club::User user = *unit.user_named(from);
            user.name = to;
            change_user(unit, user);
        });
    }
    static std::string property(const std::string& html, const std::string& name) {
        std::smatch found;
        const std::regex wanted("<meta (?:property|name)=\"" + name + "\" content=\"([^\"]*)\"");
        return std::regex_search(html, found, wanted) ? found[1].str() : "";
    }

    const TestFolder home_;
    HttpOptions options_;
    std::optional<TestServer> server_;
    std::string ann_, bob_;
};

TEST_F(PageSiteTest, AGameHasAFeedOfItsRankings) {
    EXPECT_THAT(get("/games/wari").body,
                HasSubstr("<link rel=\"alternate\" type=\"application/atom+xml\""));
    EXPECT_THAT(get("/games/wari").body, HasSubstr("href=\"/api/v1/standings/wari/week.atom\""));
}

TEST_F(PageSiteTest, AMatchHasItsPlayersItsStateAndAPicture) {
    begin();
    const TestResponse got = get("/match/wari/1");
    EXPECT_EQ(got.status, 200u);
    EXPECT_THAT(got.body, HasSubstr("<title>ann – bob: Wari, board 1 – Posthouse</title>"));
    EXPECT_EQ(property(got.body, "og:title"), "ann – bob: Wari, board 1");
    EXPECT_EQ(property(got.body, "description"),
              "2 moves so far; it is ann’s turn. bob: North sows 4 seeds from d.");
    EXPECT_EQ(property(got.body, "og:url"), "https://house.example/match/wari/1");
    EXPECT_EQ(property(got.body, "twitter:card"), "summary_large_image");
    EXPECT_THAT(property(got.body, "og:image"),
                StartsWith("https://house.example/preview.png?page=%2Fmatch%2Fwari%2F1&amp;v="));
    EXPECT_THAT(got.field("link"), HasSubstr("/api/match/wari/1")) << "as the page without it";

    const std::string earlier = get("/match/wari/1?ply=1").body;
    EXPECT_EQ(property(earlier, "description"),
              "After 1 of 2 moves. ann: South sows 4 seeds from c.");
    EXPECT_EQ(property(earlier, "og:url"), "https://house.example/match/wari/1?ply=1");
    EXPECT_NE(property(earlier, "og:image"), property(got.body, "og:image"));

    command("wari resign 1", bob_);
    EXPECT_THAT(property(get("/match/wari/1").body, "description"), HasSubstr("Won by ann"));
}

TEST_F(PageSiteTest, PlayersTournamentsAnalysesAndPuzzlesHaveTheirs) {
    begin();
    command("wari tournament spring --players=3", ann_);
    EXPECT_EQ(property(get("/player/ann").body, "og:title"), "ann");
    EXPECT_EQ(property(get("/player/ann/bob").body, "og:title"), "ann – bob");
    EXPECT_EQ(property(get("/tournament/spring").body, "og:title"), "spring: Wari tournament");
    EXPECT_THAT(get("/embed/tournament/spring").body, HasSubstr("0 of 3 entered"));
    EXPECT_EQ(get("/embed/tournament/none").status, 404u);
    EXPECT_THAT(property(get("/tournament/spring").body, "description"),
                HasSubstr("0 players of 3 so far"));
    command("wari tournament evening --system=arena", ann_);
    EXPECT_THAT(property(get("/tournament/evening").body, "description"),
                AllOf(HasSubstr("Entries are open until"), HasSubstr("UTC: 0 players so far")));
    command("wari series sat --every=saturday --at=15:00 --zone=Europe/London", ann_);
    EXPECT_EQ(property(get("/series/sat").body, "description"),
              "Every Saturday at 15:00 (Europe/London).");
    const std::string line = get("/analysis/wari/cd").body;
    EXPECT_EQ(property(line, "description"),
              "A position of Wari after 2 moves: North sows 4 seeds from d.");
    EXPECT_EQ(property(get("/analysis/wari/match/1/1").body, "og:title"),
              "ann – bob: Wari, board 1: analysis");
    EXPECT_EQ(property(get("/analysis/wari/zz").body, "og:title"), "Wari: analysis")
        << "the page says what is wrong";
    const std::string puzzle = get("/puzzles/wari/1").body;
    EXPECT_EQ(property(puzzle, "og:title"), "Wari, puzzle 1");
    EXPECT_EQ(property(puzzle, "description"), "Only one move wins: which?");
    EXPECT_EQ(property(get("/").body, "og:url"), "https://house.example/");
}

TEST_F(PageSiteTest, AnInvitationSaysWhoInvitesToWhatAndIsNotIndexed) {
    const TestResponse made =
        client().post("/api/invitations", R"({"game":"wari","first":"me","clock":"7d"})");
    const std::string code(made.json().at("code").as_string());
    const std::string name(made.json().at("user").at("name").as_string());
    const std::string page = get("/join/" + code).body;
    EXPECT_EQ(property(page, "og:title"), name + " invites you to a game of Wari");
    EXPECT_THAT(property(page, "description"), HasSubstr("Pace: 7d."));
    EXPECT_EQ(property(page, "robots"), "noindex");
    EXPECT_EQ(get("/join/wari-1-00000000000000000000").status, 404u);
    server_->now_ms += std::chrono::milliseconds(std::chrono::days(15)).count();
    const std::string late = get("/join/" + code).body;
    EXPECT_EQ(property(late, "og:title"), "A game of Wari");
    EXPECT_THAT(late, Not(HasSubstr(name)));
}

TEST_F(PageSiteTest, TellsNothingPrivate) {
    begin();
    const TestResponse noted = client().post(
        "/api/command", R"({"command": "wari note 1", "comment": "my secret"})", ann_);
    ASSERT_EQ(noted.status, 200u) << noted.body;
    for (const char* path : {"/match/wari/1", "/player/ann", "/embed/match/wari/1", "/"}) {
        const std::string page = client().get(path, ann_).body;
        EXPECT_THAT(page, AllOf(Not(HasSubstr("private.example")), Not(HasSubstr("secret"))))
            << path;
        EXPECT_EQ(page, get(path).body) << path << ": the same for everybody";
    }
    EXPECT_THAT(get("/reset/a-token").body, Not(HasSubstr("a-token")));
}

TEST_F(PageSiteTest, EscapesWhatPlayersWrote) {
    begin();
    const std::string evil = "\"><script>alert(1)</script>&";
    rename("ann", evil);
    for (const char* path : {"/match/wari/1", "/embed/match/wari/1"}) {
        const std::string page = get(path).body;
        EXPECT_THAT(page, Not(HasSubstr("<script>alert"))) << path;
        EXPECT_THAT(page, HasSubstr("&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;"))
            << path;
    }
    EXPECT_THAT(get("/api/picture/wari/1.svg").body, Not(HasSubstr("<script>")));
    EXPECT_EQ(get("/preview.png?page=/match/wari/1").status, 200u);
    // Addresses are written by anybody.
    EXPECT_THAT(get("/analysis/wari/from/%22%3E%3Cscript%3E").body, Not(HasSubstr("<script>")));
    options_.base_url.clear();
    restart();
    const TestResponse got =
        client().request("GET", "/settings", {{"Host", "\"><script>alert(2)</script>"}});
    EXPECT_THAT(got.body, Not(HasSubstr("<script>alert")));
}

TEST_F(PageSiteTest, TheHostsLanguageAndBoardAreInTheHead) {
    EXPECT_THAT(get("/settings").body, Not(HasSubstr("posthouse-")));
    options_.site.language = "fr";
    options_.site.board = "stone";
    restart();
    EXPECT_THAT(get("/settings").body,
                AllOf(HasSubstr(R"(<meta name="posthouse-language" content="fr" />)"),
                      HasSubstr(R"(<meta name="posthouse-board" content="stone" />)")));
}

TEST_F(PageSiteTest, TheBoardToDrawFirstIsInTheHeadOfMatchesAndTheHomePage) {
    begin();
    const auto position = [&](const char* path) {
        const std::string page = get(path).body, begins = "posthouse-position\" content=\"";
        const auto at = page.find(begins);
        if (at == std::string::npos) return std::string();
        return page.substr(at + begins.size(), page.find("\" />", at) - at - begins.size());
    };
    const std::string shown = position("/match/wari/1");
    const std::string stored =
        client().get("/api/match/wari/1").json().at("position").as_string().c_str();
    EXPECT_THAT(shown, AllOf(HasSubstr("&quot;position&quot;:&quot;" + stored + "&quot;"),
                             HasSubstr("&quot;names&quot;:[&quot;ann&quot;,&quot;bob&quot;]")));
    EXPECT_THAT(position("/"), HasSubstr("&quot;kind&quot;:&quot;sowing&quot;"));
    for (const char* path : {"/settings", "/player/ann", "/puzzles/wari/1", "/match/wari/99"})
        EXPECT_EQ(position(path), "") << path;
}

TEST_F(PageSiteTest, UnknownAddressesAre404WithThePage) {
    for (const char* path : {"/match/wari/99", "/match/chess/1", "/player/nobody",
                             "/tournament/none", "/series/none", "/nonsense"}) {
        const TestResponse got = get(path);
        EXPECT_EQ(got.status, 404u) << path;
        EXPECT_THAT(got.body, HasSubstr("<!doctype html>")) << path;
        EXPECT_THAT(got.body, Not(HasSubstr("og:image"))) << path;
    }
    EXPECT_EQ(get("/settings").status, 200u);
    EXPECT_EQ(get("/index.html").body, shell) << "unchanged, for the service worker";
    EXPECT_EQ(client().request("PUT", "/match/wari/1").status, 405u);
}

TEST_F(PageSiteTest, IsNotSentAgainUnlessItChanged) {
    begin();
    const std::string tag = get("/match/wari/1").field("etag");
    const auto again = [&] {
        return client().request("GET", "/match/wari/1", {{"If-None-Match", tag}}).status;
    };
    EXPECT_EQ(again(), 304u);
    command("wari move 1 a", ann_);
    EXPECT_EQ(again(), 200u);
}

TEST_F(PageSiteTest, ThePageOpensEvenWhenVisitorsHaveUsedUpTheirTime) {
    options_.processor_time = [spent = std::make_shared<std::atomic<int>>(0)] {
        return std::chrono::seconds(*spent += 100);
    };
    restart();
    const TestResponse first = get("/settings");
    EXPECT_THAT(first.body, HasSubstr("Settings"));
    // The first is charged when its answer is on its way, perhaps after the second has come.
    TestResponse later = get("/settings");
    for (int tries = 0; later.body == first.body && tries < 1000; ++tries) later = get("/settings");
    EXPECT_EQ(later.status, 200u);
    EXPECT_EQ(later.body, shell);
    EXPECT_EQ(get("/embed/board/wari").status, 503u);
}

TEST_F(PageSiteTest, ThePictureOfALinkHasTheSizeThatOtherProgramsExpect) {
    begin();
    const TestResponse got = get("/preview.png?page=%2Fmatch%2Fwari%2F1&v=1");
    EXPECT_EQ(got.status, 200u);
    EXPECT_EQ(got.field("content-type"), "image/png");
    EXPECT_EQ(got.body.substr(1, 3), "PNG");
    const std::string size("\0\0\x04\xb0\0\0\x02\x76", 8);  // 1200 × 630
    EXPECT_EQ(got.body.substr(16, 8), size);
    EXPECT_EQ(get("/preview.png?page=/settings").status, 200u);
    for (const char* path :
         {"/preview.png", "/preview.png?page=", "/preview.png?page=/match/wari/9"})
        EXPECT_EQ(get(path).status, 404u) << path;
}

TEST_F(PageSiteTest, OnlyEmbeddedBoardsMayBeFramedByOtherSites) {
    begin();
    const auto may_frame = [&](const char* path) {
        const TestResponse got = get(path);
        return std::pair(
            got.field("content-security-policy").find("frame-ancestors *") != std::string::npos,
            got.field("cross-origin-resource-policy"));
    };
    for (const char* path :
         {"/embed/match/wari/1", "/embed/match/wari/1?ply=1", "/embed/board/wari"})
        EXPECT_EQ(may_frame(path), std::pair(true, std::string("cross-origin"))) << path;
    for (const char* path : {"/match/wari/1", "/", "/settings", "/api/match/wari/1", "/plain",
                             "/embedded", "/api/picture/wari/1"})
        EXPECT_EQ(may_frame(path), std::pair(false, std::string("same-origin"))) << path;
}

TEST_F(PageSiteTest, AnEmbeddedMatchStepsThroughItsMoves) {
    begin();
    const std::string latest = get("/embed/match/wari/1").body;
    EXPECT_THAT(latest, HasSubstr("data-state=\"running\""));
    const auto version = client().get("/api/match/wari/1").json().at("version").as_int64();
    EXPECT_THAT(latest, HasSubstr("data-version=\"" + std::to_string(version) + "\""));
    EXPECT_THAT(latest, HasSubstr("alt=\"Wari, board 1, after 2 of 2 moves\""));
    EXPECT_THAT(latest, HasSubstr("/api/picture/wari/1.svg?ply=2"));
    EXPECT_THAT(latest, HasSubstr("href=\"/embed/match/wari/1?ply=1\" aria-label=\"Back\""));
    EXPECT_THAT(latest, HasSubstr("aria-disabled=\"true\" aria-label=\"Forward\""));
    EXPECT_THAT(latest, HasSubstr("href=\"https://house.example/match/wari/1\""));
    const std::string earlier = get("/embed/match/wari/1?ply=1").body;
    EXPECT_THAT(earlier, HasSubstr("data-state=\"still\"")) << "it does not jump to new moves";
    EXPECT_THAT(earlier, HasSubstr("href=\"/embed/match/wari/1\" aria-label=\"Forward\""));
    EXPECT_EQ(get("/embed/match/wari/9").status, 404u);
    EXPECT_EQ(get("/embed/nonsense").status, 404u);
    EXPECT_THAT(get("/embed/board/wari?moves=c,d").body,
                AllOf(HasSubstr("/api/board/wari.svg?moves=c%2Cd"),
                      HasSubstr("https://house.example/analysis/wari/cd")));
    EXPECT_EQ(get("/embed/board/wari?moves=z").status, 404u);
}

TEST_F(PageSiteTest, PicturesAreForAnySiteAndTheSameForEverybody) {
    begin();
    for (const auto& [path, type] : {std::pair{"/api/picture/wari/1.svg", "image/svg+xml"},
                                     {"/api/picture/wari/1.png", "image/png"},
                                     {"/api/picture/wari/1.gif", "image/gif"},
                                     {"/api/board/oware.svg", "image/svg+xml"},
                                     {"/api/board/oware.png?moves=c", "image/png"},
                                     {"/api/board/oware.gif?moves=c,d", "image/gif"}}) {
        const TestResponse got = get(path);
        EXPECT_EQ(got.status, 200u) << path;
        EXPECT_EQ(got.field("content-type"), type) << path;
        EXPECT_EQ(got.field("cross-origin-resource-policy"), "cross-origin") << path;
        EXPECT_EQ(client().get(path, bob_).body, got.body) << path;
        const TestResponse same =
            client().request("GET", path, {{"If-None-Match", got.field("etag")}});
        EXPECT_EQ(same.status, 304u) << path;
    }
    EXPECT_NE(get("/api/picture/wari/1.svg?ply=1").body, get("/api/picture/wari/1.svg").body);
    EXPECT_LT(get("/api/picture/wari/1.gif?last=1").body.size(),
              get("/api/picture/wari/1.gif").body.size());
    for (const char* path : {"/api/picture/wari/9.svg", "/api/picture/wari/9.gif",
                             "/api/picture/wari/x.png", "/api/board/chess.png"})
        EXPECT_EQ(get(path).status, 404u) << path;
    EXPECT_EQ(get("/api/board/wari.svg?moves=z").status, 400u);
    EXPECT_EQ(get("/api/board/wari.svg?position=nonsense").status, 400u);
}

TEST_F(PageSiteTest, DrawingIsLimitedForPlayersToo) {
    options_.processor_time = [spent = std::make_shared<std::atomic<int>>(0)] {
        return std::chrono::seconds(*spent += 100);
    };
    restart();
    ann_ = sign_up("ann");
    EXPECT_EQ(client().get("/api/board/wari.png", ann_).status, 200u);
    EXPECT_EQ(client().get("/api/board/wari.png", ann_).status, 200u) << "it is at hand";
    const TestResponse busy = client().get("/api/board/oware.png", ann_);
    EXPECT_EQ(busy.status, 503u);
    EXPECT_NE(busy.field("retry-after"), "");
    EXPECT_EQ(client().get("/api/board/oware.svg", ann_).status, 200u) << "costs next to nothing";
}

}  // namespace
}  // namespace posthouse::http
