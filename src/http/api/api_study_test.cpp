// API tests for analysis over loopback connections.

#include "base/test_folder.h"
#include "club/learning/opening_explorer.h"
#include "http/test_client.h"
#include "http/test_server.h"
#include "notation/game_text.h"
#include "opening_book/book.h"
#include "search/score.h"

#include <gmock/gmock.h>
#include <filesystem>
#include <optional>

namespace posthouse::http {
namespace {

using boost::json::value;
using testing::HasSubstr;

class StudyApiTest : public testing::Test {
protected:
    StudyApiTest() {
        for (const std::string name : {"ann", "bob"}) cookies_.push_back(client().sign_up(name));
        say(0, "wari challenge ann bob --first=ann");
        say(0, "wari move 1 b", R"(, "comment": "One {odd} thought,\n\nin two lines.")");
        say(1, "wari move 1 d");
    }
    HttpClient client() { return HttpClient(server_.port()); }
    void say(std::size_t who, const std::string& command, const std::string& more = "") {
        const TestResponse got = client().post(
            "/api/command", "{\"command\": \"" + command + '"' + more + '}', cookies_[who]);
        ASSERT_TRUE(got.json().at("accepted").as_bool()) << got.body;
    }

    /// As a background worker does.
    void count_openings() {
        std::optional<club::OpeningCounts> counts;
        server_.store.read([&](const club::StoreReader& reader) { counts.emplace(reader, 10); });
        club::transact(server_.store, [&](club::UnitOfWork& unit) { counts->write(unit); });
    }

    TestServer server_;
    std::vector<std::string> cookies_;
};

TEST_F(StudyApiTest, AMatchIsAvailableAsText) {
    const TestResponse got = client().get("/api/match/wari/1.txt");
    ASSERT_EQ(got.status, 200u) << got.body;
    EXPECT_EQ(got.field("content-type"), "text/plain; charset=utf-8");
    EXPECT_THAT(got.body, HasSubstr("[Game \"wari\"]\n"));
    EXPECT_THAT(
        got.body,
        HasSubstr("[Board \"1\"]\n[Date \"2023.11.14\"]\n[First \"ann\"]\n"
                  "[Second \"bob\"]\n[Rated \"yes\"]\n[Clock \"30d+1d\"]\n"
                  "[Result \"*\"]\n\n1. b {One {odd\\} thought, in two lines.} 1... d *\n"));
    const auto games = notation::read_games(got.body);
    ASSERT_TRUE(games);
    EXPECT_EQ(notation::write_game(games->front()), got.body);
    say(1, "wari resign 1");
    EXPECT_THAT(client().get("/api/match/wari/1.txt").body,
                HasSubstr("[Ending \"resigned\"]\n[Result \"1-0\"]\n"));
    for (const char* none :
         {"/api/match/wari/2.txt", "/api/match/chess/1.txt", "/api/match/wari/.txt"})
        EXPECT_EQ(client().get(none).status, 404u) << none;
}

TEST_F(StudyApiTest, TheExplorerCountsFinishedMatches) {
    const std::string of = "/api/explorer/wari";
    EXPECT_EQ(client().get(of).json().at("moves"), value(boost::json::array{}));
    say(1, "wari resign 1");
    EXPECT_EQ(client().get(of).json().at("games"), value(0)) << "counted in the background";
    count_openings();
    EXPECT_EQ(client().get(of).json(), value({{"games", 1},
                                              {"first", 1},
                                              {"second", 0},
                                              {"draws", 0},
                                              {"game", "wari"},
                                              {"position", "4,4,4,4,4,4/4,4,4,4,4,4 0 0 S"},
                                              {"book", nullptr},
                                              {"moves", boost::json::array{{{"games", 1},
                                                                            {"first", 1},
                                                                            {"second", 0},
                                                                            {"draws", 0},
                                                                            {"move", "b"},
                                                                            {"shown", "b"}}}}}));
    EXPECT_EQ(client().get(of + "?moves=b").json().at("moves").at(0).at("move"), value("d"));
    EXPECT_EQ(client()
                  .get(of + "?from=4,0,5,5,5,5/4,4,4,4,4,4+0+0+N&moves=")
                  .json()
                  .at("moves")
                  .at(0)
                  .at("move"),
              value("d"));
}

TEST_F(StudyApiTest, TheExplorerCountsWhatAFilterSelects) {
    say(1, "wari resign 1");  // rated, 30 days each, in November 2023
    count_openings();
    const auto games = [this](const std::string& filter) {
        const TestResponse got = client().get("/api/explorer/wari?" + filter);
        EXPECT_EQ(got.status, 200u) << got.body;
        return got.json().at("games").as_int64();
    };
    for (const char* with :
         {"pace=correspondence", "rating_min=1400", "rating_max=1600", "first_month=2023-11",
          "last_month=2023-11", "moves=b&pace=correspondence&rating_min=1400&rating_max=1600"})
        EXPECT_EQ(games(with), 1) << with;
    for (const char* without :
         {"pace=live", "rating_min=1600", "rating_max=1400", "first_month=2023-12",
          "last_month=2023-10", "pace=correspondence&rating_min=1600"})
        EXPECT_EQ(games(without), 0) << without;
}

TEST_F(StudyApiTest, TheExplorerRefusesFiltersThatItDoesNotCountBy) {
    for (const char* wrong :
         {"pace=blitz", "pace=", "rating_min=1500", "rating_min=800", "rating_max=2400",
          "rating_max=x", "first_month=2023", "first_month=2023-13", "last_month=2023-1"}) {
        const TestResponse got = client().get(std::string("/api/explorer/wari?") + wrong);
        EXPECT_EQ(got.status, 400u) << wrong;
        EXPECT_NE(got.error(), "") << wrong;
    }
}

TEST_F(StudyApiTest, ThePageOfOpeningsWithoutScriptsHasLinksToAFilter) {
    say(1, "wari resign 1");
    count_openings();
    const std::string all = client().get("/plain/openings/wari").body;
    EXPECT_THAT(all, HasSubstr("Pace: <strong>all</strong>, <a "
                               "href=\"/plain/openings/wari/?pace=live\">live</a>"));
    EXPECT_THAT(client().get("/plain/openings/wari/?pace=live").body,
                HasSubstr("No finished game of this kind"));
    const std::string some =
        client()
            .get("/plain/openings/wari/?pace=correspondence&rating_min=1400&rating_max=1600")
            .body;
    EXPECT_THAT(some, HasSubstr("/plain/openings/wari/b?rating_min=1400&amp;rating_max=1600&amp;"
                                "pace=correspondence\">b</a>"));
}

/// A book of the opening of awari alone.
std::shared_ptr<const opening_book::Book> awari_book(const games::Game& game) {
    if (game.name != "awari") return nullptr;
    std::vector<opening_book::Entry> entries;
    const auto add = [&](const games::GameRecord& record, int score, std::uint16_t below) {
        const auto identity = game.identity(game.state(record)->position);
        entries.push_back({opening_book::key_of(*identity), score, below, below > 0, 20});
    };
    add({}, 40, 6);
    int score = -40;
    for (const std::string move : {"a", "b", "c", "d", "e"}) add({"", {move}}, score += 10, 0);
    add({"", {"f"}}, search::score_of({true, 5, 3}), 0);
    return std::make_shared<opening_book::Book>(
        opening_book::BookInfo{.game = "awari", .version = "1.2.3", .saved = 5, .leaf_nodes = 900},
        std::move(entries));
}

TEST(BookApi, TheExplorerHasWhatTheBookSaysOfEachMove) {
    HttpOptions options;
    options.books = awari_book;
    const TestServer server(options);
    HttpClient client(server.port());
    const value got = client.get("/api/explorer/awari").json();
    EXPECT_EQ(got.at("games"), value(0));
    const value& book = got.at("book");
    EXPECT_EQ(book.at("to_move"), value("first"));
    EXPECT_EQ(book.at("score"), value(40));
    EXPECT_EQ(book.at("line"), value(1));
    EXPECT_EQ(book.at("positions"), value(7));
    EXPECT_EQ(book.at("leaf_nodes"), value(900));
    EXPECT_EQ(book.at("saved"), value(5000));
    EXPECT_EQ(book.at("moves").as_array().size(), 6u);
    EXPECT_EQ(book.at("moves").at(0),
              value({{"move", "a"}, {"shown", "a"}, {"score", 30}, {"depth", 21}}));
    EXPECT_EQ(book.at("moves").at(5).at("score"), value(-20'000)) << "decided";
    EXPECT_TRUE(
        client.get("/api/explorer/awari?moves=a").json().at("book").at("moves").as_array().empty());
    EXPECT_TRUE(client.get("/api/explorer/awari?moves=a,a").json().at("book").is_null());
    EXPECT_TRUE(client.get("/api/explorer/oware").json().at("book").is_null());
}

TEST(BookApi, ThePageWithoutScriptsShowsTheSame) {
    HttpOptions options;
    options.books = awari_book;
    const TestServer server(options);
    HttpClient client(server.port());
    const std::string page = client.get("/plain/openings/awari").body;
    EXPECT_NE(page.find("<a href=\"/plain/openings/awari/a\">a</a></th><td>+0.3, 21 plies</td>"),
              std::string::npos)
        << page;
    EXPECT_NE(page.find("loses, 21 plies"), std::string::npos);
    EXPECT_NE(client.get("/plain/openings/awari/a,b").body.find("/plain/openings/awari/a\">Back"),
              std::string::npos);
    EXPECT_NE(client.get("/plain/openings/octilite").body.find("not in the book"),
              std::string::npos);
    EXPECT_EQ(client.get("/plain/openings/awari/z").status, 404u);
}

TEST_F(StudyApiTest, TheExplorerRefusesInvalidInput) {
    for (const char* wrong : {"/api/explorer/wari?moves=z", "/api/explorer/wari?from=nowhere",
                              "/api/explorer/wari?depth=3"}) {
        const TestResponse got = client().get(wrong);
        EXPECT_EQ(got.status, 400u) << wrong;
        EXPECT_NE(got.error(), "") << wrong;
    }
    EXPECT_EQ(client().get("/api/explorer/chess").status, 404u);
    EXPECT_EQ(client().get("/api/explorer/octilite?moves=22%2Bb,26%2Be").status, 200u);
}

}  // namespace

// Endgame tables, with real tables.

namespace {

using boost::json::value;
using testing::HasSubstr;

class TablebaseApiTest : public testing::Test {
protected:
    TablebaseApiTest() {
        build("awari", tablebase::TableKind::cycle_zero);
        build("oware", tablebase::TableKind::cycle_zero);
        options_.tablebases =
            [this](const games::Game& game) -> std::shared_ptr<const tablebase::TablebaseFolder> {
            if (game.name == "warri") return nullptr;
            return games::tablebases_of(game)->open_folder(folder_.path(), 1 << 20);
        };
    }

    void build(std::string_view game, tablebase::TableKind kind) const {
        ASSERT_TRUE(games::tablebases_of(*games::find_game(game))
                        ->build({folder_.path(), kind, 6, 1, true}, {}));
    }

    const TestFolder folder_;
    HttpOptions options_;
};

constexpr const char* awari_six = "/api/tablebase/awari/0,1,0,0,2,0/1,0,0,1,0,1%2020%2022%20N";

TEST_F(TablebaseApiTest, DescribesEachMoveInNumbersAndWords) {
    const TestServer server(options_);
    const TestResponse got = HttpClient(server.port()).get(awari_six);
    ASSERT_EQ(got.status, 200u) << got.body;
    EXPECT_EQ(got.field("content-type"), "application/json");
    const value told = got.json();
    EXPECT_EQ(told.at("game"), value("awari"));
    EXPECT_EQ(told.at("position"), value("0,1,0,0,2,0/1,0,0,1,0,1 20 22 N"));
    EXPECT_EQ(told.at("to_move"), value("second"));
    EXPECT_EQ(told.at("seeds"), value(6));
    EXPECT_EQ(told.at("stores"), value({20, 22}));
    EXPECT_EQ(told.at("proof"), value("win"));
    EXPECT_EQ(told.at("caution"), value(""));
    const auto& moves = told.at("moves").as_array();
    ASSERT_EQ(moves.size(), 3u);
    // The best move first; the last one throws away the win.
    EXPECT_EQ(moves.front().at("value"), told.at("value"));
    EXPECT_EQ(moves.front().at("words"), told.at("words"));
    const value last{
        {"move", "f"},     {"shown", "f"},
        {"captured", 0},   {"value", -6},
        {"sure", nullptr}, {"proof", "loss"},
        {"ends", nullptr}, {"words", boost::json::array{"proven: South wins, 26 to 22"}}};
    EXPECT_EQ(moves.back(), last);
}

TEST_F(TablebaseApiTest, ListsTheTables) {
    const TestServer server(options_);
    std::filesystem::remove(folder_ / "oware-4.cycle.table");
    build("oware", tablebase::TableKind::bounds);
    const TestResponse got = HttpClient(server.port()).get("/api/tablebase");
    EXPECT_EQ(got.status, 200u);
    EXPECT_THAT(got.body, HasSubstr(R"({"game":"oware","cycle":3,"bounds":6})"));
    EXPECT_THAT(got.body, HasSubstr(R"({"game":"awari","cycle":6,"bounds":null})"));
    EXPECT_THAT(got.body, testing::Not(HasSubstr("warri")));
}

TEST_F(TablebaseApiTest, AcceptsPlainAndEncodedPositions) {
    const TestServer server(options_);
    HttpClient http(server.port());
    const TestResponse got = http.get(awari_six);
    EXPECT_EQ(http.get("/api/tablebase/awari/0,1,0,0,2,0%2F1,0,0,1,0,1+20+22+N").body, got.body);
    EXPECT_EQ(http.get("/api/tablebase/AWARI/0,1,0,0,2,0/1,0,0,1,0,1+20+22+N").body, got.body);
}

TEST_F(TablebaseApiTest, OnlyFinalValuesAreCached) {
    const TestServer server(options_);
    HttpClient http(server.port());
    const TestResponse all = http.get(awari_six);
    EXPECT_EQ(all.field("cache-control"), "public, max-age=86400");
    const TestResponse again =
        http.request("GET", awari_six, {{"if-none-match", all.field("etag")}});
    EXPECT_EQ(again.status, 304u);
    EXPECT_EQ(again.body, "");
    // For oware there are values but no bounds: more may be proven once those are built.
    const std::string oware = "/api/tablebase/oware/0,1,0,0,2,0/1,0,0,1,0,1+20+22+N";
    const TestResponse some = http.get(oware);
    EXPECT_EQ(some.status, 200u);
    EXPECT_EQ(some.field("cache-control"), "no-cache");
    EXPECT_EQ(some.json().at("proof"), value("nothing"));
    EXPECT_THAT(some.json().at("caution").as_string().c_str(), HasSubstr("proves nothing"));
    EXPECT_EQ(http.request("GET", oware, {{"if-none-match", some.field("etag")}}).status, 304u);
    build("oware", tablebase::TableKind::bounds);
    const TestResponse more = http.request("GET", oware, {{"if-none-match", some.field("etag")}});
    EXPECT_EQ(more.status, 200u);
    EXPECT_EQ(more.field("cache-control"), "public, max-age=86400");
    EXPECT_NE(more.json().at("proof"), value("nothing"));
}

TEST_F(TablebaseApiTest, RefusesUnknownPositions) {
    const TestServer server(options_);
    HttpClient http(server.port());
    struct Wrong {
        const char *asked, *sentence;
        unsigned status;
    };
    for (const Wrong& wrong : {
             Wrong{"chess/e4", "There is no game “chess”: /api/games lists them.", 404},
             {"octilite/22/26", "OctiLite has no tables: there are tables for wari, ", 404},
             {"warri/0,1,0,0,2,0/1,0,0,1,0,1+20+22+N", "no tables of warri yet: try again", 404},
             {"awari/4,4,4,4,4,4/4,4,4,4,4,4+0+0+S", "48 seeds on the board, and this ser", 404},
             {"wari/0,1,0,0,2,0/1,0,0,1,0,1+20+22+N", "no tables of wari yet", 404},
             {"awari/0,1,0,0,2,0/1,0,0,1,0,1+20+24+N", "make them add up to 48.", 400},
             {"awari/0,1,0,0,2,0/1,0,0,1,0,1", " is not a position: write South's", 400},
             {"awari/%00", "The address is not valid", 400},
             {"awari/0,1,0,0,0,0/1,0,0,0,0,0+25+21+N", "The game is over in that position", 400},
             {"awari", "There is nothing at this address", 404},
         }) {
        const TestResponse got = http.get(std::string("/api/tablebase/") + wrong.asked);
        EXPECT_EQ(got.status, wrong.status) << wrong.asked;
        EXPECT_THAT(got.error(), HasSubstr(wrong.sentence));
    }
    EXPECT_EQ(http.post(awari_six, "{}").status, 405u);
}

TEST(WithoutTables, SaysThatThereAreNone) {
    const TestServer server;
    HttpClient http(server.port());
    EXPECT_EQ(http.get("/api/tablebase").body, "[]");
    const TestResponse got = http.get(awari_six);
    EXPECT_EQ(got.status, 404u);
    EXPECT_THAT(got.error(), HasSubstr("This server has no tables of awari yet"));
}

}  // namespace
}  // namespace posthouse::http
