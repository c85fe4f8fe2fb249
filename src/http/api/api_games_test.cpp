// Lists that go on behind their last entry, filters of matches, and a player's games as a stream.

#include "http/test_client.h"
#include "http/test_server.h"
#include "notation/game_text.h"

#include <gmock/gmock.h>
#include <zlib.h>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <string>

namespace posthouse::http {
namespace {

namespace json = boost::json;
using testing::HasSubstr;

class GamesTest : public testing::Test {
protected:
    GamesTest()
        : ann_(client().sign_up("ann")),
          bob_(client().sign_up("bob")),
          carl_(client().sign_up("carl")) {}

    HttpClient client() { return HttpClient(server_.port()); }
    void say(std::string_view line, const std::string& cookie) {
        const TestResponse got = client().command(line, cookie);
        ASSERT_EQ(got.status, 200u) << line << ": " << got.body;
        server_.now_ms += 1000;
    }
    /// wari 1: bob resigned, rated. wari 2: ann resigned, unrated. wari 3: it runs. oware 1: ann
    /// resigned to carl. bob and carl play wari 4, which is declined.
    void play() {
        for (const auto& [line, both] : std::initializer_list<std::pair<const char*, int>>{
                 {"wari challenge ann bob --first=ann", 1},
                 {"wari challenge ann bob --first=ann --unrated", 2}}) {
            say(line, ann_);
            say("wari move " + std::to_string(both) + " c", ann_);
            say("wari move " + std::to_string(both) + " c", bob_);
        }
        say("wari resign 1", bob_);
        say("wari resign 2", ann_);
        say("wari challenge ann bob --first=ann", ann_);
        say("oware challenge ann carl --first=ann", ann_);
        say("oware move 1 c", ann_);
        say("oware move 1 c", carl_);
        say("oware resign 1", ann_);
        say("wari challenge bob carl --first=bob", bob_);
        say("wari resign 4", bob_);
    }
    /// Games and boards of this list: "wari/3 wari/1".
    std::string boards(const std::string& query) {
        const TestResponse got = client().get("/api/v1/matches" + query);
        EXPECT_EQ(got.status, 200u) << query << ": " << got.body;
        std::string all;
        for (const json::value& match : json::array(got.json().as_array()))
            all += (all.empty() ? "" : " ") + std::string(match.at("game").as_string()) + '/' +
                   std::to_string(match.at("board").as_int64());
        return all;
    }
    /// The whole list, page by page, as its links lead; a page's entries by this member.
    std::string follow(std::string target, const char* member, const std::string& cookie) {
        std::string all;
        for (int pages = 0; !target.empty() && pages < 20; ++pages) {
            const TestResponse got = client().get(target, cookie);
            EXPECT_EQ(got.status, 200u) << target << ": " << got.body;
            if (pages > 0) all += '|';
            for (const json::value& entry : json::array(got.json().as_array()))
                all += json::serialize(entry.at(member)) + ' ';
            const std::string link = got.field("link");
            target = link.empty() ? "" : link.substr(1, link.find('>') - 1);
            EXPECT_TRUE(link.empty() || link.ends_with("; rel=\"next\"")) << link;
        }
        return all;
    }
    TestResponse games(const std::string& file, const Fields& more = {}) {
        Fields fields = more;
        fields["cookie"] = ann_;
        return client().request("GET", "/api/v1/matches/" + file, fields);
    }

    TestServer server_;
    std::string ann_, bob_, carl_;
};

TEST_F(GamesTest, MatchesAreSelectedByResultRatingAndTime) {
    play();
    EXPECT_EQ(boards(""), "wari/4 oware/1 wari/3 wari/2 wari/1");
    EXPECT_EQ(boards("?result=first"), "wari/1");
    EXPECT_EQ(boards("?result=second"), "oware/1 wari/2") << "what was declined has no result";
    EXPECT_EQ(boards("?result=draw"), "");
    EXPECT_EQ(boards("?player=bob&result=won"), "wari/2");
    EXPECT_EQ(boards("?player=bob&result=lost"), "wari/1");
    EXPECT_EQ(boards("?player=bob&result=lost&over=false"), "");
    EXPECT_EQ(boards("?rated=false"), "wari/2");
    EXPECT_EQ(boards("?rated=true&game=wari&player=ann"), "wari/3 wari/1");
    EXPECT_EQ(boards("?before=wari/3"), "wari/2 wari/1");
    const auto ended = client().get("/api/match/wari/2").json().at("ended").as_int64();
    EXPECT_EQ(boards("?since=" + std::to_string(ended)), "wari/4 oware/1 wari/3 wari/2")
        << "ended, begun or moved since";
    EXPECT_EQ(boards("?since=" + std::to_string(ended + 1)), "wari/4 oware/1 wari/3");
    for (const char* wrong : {"?result=won", "?result=none", "?rated=1", "?since=yesterday",
                              "?since=-1", "?limit=0", "?limit=1001", "?before=wari/99"})
        EXPECT_EQ(client().get(std::string("/api/v1/matches") + wrong).status, 400u) << wrong;
}

TEST_F(GamesTest, AListHasALinkToTheEntriesThatFollow) {
    play();
    EXPECT_EQ(follow("/api/v1/matches?limit=2", "id", ""), "5 4 |3 2 |1 ");
    EXPECT_EQ(follow("/api/v1/matches?player=bob&limit=2", "id", ""), "5 3 |2 1 |")
        << "that it was the last page is known only by the next";
    EXPECT_EQ(follow("/api/v1/matches?rated=true&limit=1", "id", ""), "5 |4 |3 |1 |");
    EXPECT_EQ(follow("/api/v1/players?limit=2", "name", ""), "\"ann\" \"bob\" |\"carl\" ");
}

TEST_F(GamesTest, LettersAreReadInPagesAndSinceATime) {
    for (const char* text : {"one", "two", "three"}) {
        client().post("/api/command",
                      R"({"command": "message bob", "comment": ")" + std::string(text) + R"("})",
                      ann_);
        server_.now_ms += 1000;
    }
    const json::array all = client().get("/api/v1/letters", bob_).json().as_array();
    ASSERT_GE(all.size(), 3u);
    std::string ids;
    for (std::size_t i = 0; i < all.size(); ++i)
        ids += json::serialize(all[i].at("id")) + (i % 2 == 1 && i + 1 < all.size() ? " |" : " ");
    std::string paged = follow("/api/v1/letters?limit=2", "id", bob_);
    if (all.size() % 2 == 0) ids += '|';
    EXPECT_EQ(paged, ids);
    const auto since = std::to_string(all[1].at("written").as_int64());
    EXPECT_EQ(client().get("/api/v1/letters?since=" + since, bob_).json().as_array().size(), 2u);
    for (const char* wrong : {"?limit=201", "?since=x", "?after=1"})
        EXPECT_EQ(client().get(std::string("/api/v1/letters") + wrong, bob_).status, 400u) << wrong;
}

TEST_F(GamesTest, GamesInNotationCanBeReadAgain) {
    play();
    const TestResponse got = games("ann.txt");
    EXPECT_EQ(got.status, 200u);
    EXPECT_EQ(got.field("content-type"), "text/plain; charset=utf-8");
    EXPECT_EQ(got.field("transfer-encoding"), "chunked");
    const auto read = notation::read_games(got.body);
    ASSERT_TRUE(read) << got.body;
    ASSERT_EQ(read->size(), 4u);
    EXPECT_EQ((*read)[0].game->name, "oware");
    EXPECT_EQ((*read)[0].result, Result::second);
    EXPECT_EQ((*read)[3].line.moves.size(), 2u);
    EXPECT_FALSE((*read)[3].line.moves[1].at.empty());
    EXPECT_THAT(got.body, testing::HasSubstr("[Rated \"no\"]\n[Clock \""));
    // To go on behind the last game that was received.
    const auto rest = notation::read_games(games("ann.txt?before=wari/3").body);
    ASSERT_TRUE(rest);
    EXPECT_EQ(rest->size(), 2u);
}

TEST_F(GamesTest, GamesAsJsonAndAsATable) {
    play();
    const TestResponse lines = games("ann.ndjson?result=lost");
    EXPECT_EQ(lines.field("content-type"), "application/x-ndjson");
    std::size_t count = 0;
    std::string_view rest = lines.body;
    for (; !rest.empty(); ++count) {
        const json::value game = json::parse(rest.substr(0, rest.find('\n')));
        EXPECT_EQ(game.at("result"), "second");
        EXPECT_EQ(game.at("moves").as_array().size(), 2u);
        EXPECT_FALSE(game.at("clock").at("words").as_string().empty());
        rest.remove_prefix(rest.find('\n') + 1);
    }
    EXPECT_EQ(count, 2u);
    const TestResponse table = games("bob.tsv?over=true&limit=2");
    EXPECT_THAT(table.body,
                testing::MatchesRegex(
                    "id\tgame\tboard\tstarted\tended\tfirst\tsecond\tresult\tending\t"
                    "rated\tfrom\tmoves\tclock\tfirst_rating\tsecond_rating\ttimes\n"
                    "5\twari\t4\t[0-9]+\t[0-9]+\tbob\tcarl\t\\*\tdeclined\ttrue\t\t\t[^\t]+\t\t\t\n"
                    "2\twari\t2\t[0-9]+\t[0-9]+\tann\tbob\t0-1\tresigned\tfalse\t\tc "
                    "c\t[^\t]+\t\t\t[0-9]+ [0-9]+\n"));
}

TEST_F(GamesTest, ManyGamesComeInPiecesAndNoneTwice) {
    say("wari limit none", ann_);
    for (int i = 1; i <= 120; ++i) {
        say("wari challenge ann bob --first=ann", ann_);
        say("wari resign " + std::to_string(i), ann_);
    }
    std::string expected;
    for (int i = 120; i > 0; --i) expected += std::to_string(i) + ' ';
    std::string boards;
    const TestResponse got = games("ann.tsv");
    std::string_view rest = got.body;
    for (rest.remove_prefix(rest.find('\n') + 1); !rest.empty();
         rest.remove_prefix(rest.find('\n') + 1))
        boards += std::string(rest.substr(0, rest.find('\t'))) + ' ';
    EXPECT_EQ(boards, expected);

    // Compressed, it is the same text, and smaller.
    const TestResponse packed = games("ann.tsv", {{"Accept-Encoding", "gzip"}});
    EXPECT_EQ(packed.field("content-encoding"), "gzip");
    EXPECT_LT(packed.body.size(), got.body.size() / 2);
    std::string plain(got.body.size() + 1, '\0');
    z_stream stream{};
    ASSERT_EQ(inflateInit2(&stream, 15 + 16), Z_OK);
    std::string bytes = packed.body;
    stream.next_in = reinterpret_cast<Bytef*>(bytes.data());
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(plain.data());
    stream.avail_out = static_cast<uInt>(plain.size());
    EXPECT_EQ(inflate(&stream, Z_FINISH), Z_STREAM_END);
    inflateEnd(&stream);
    plain.resize(stream.total_out);
    EXPECT_EQ(plain, got.body);
}

TEST_F(GamesTest, AClientThatKnowsNoChunksReadsUntilTheEnd) {
    play();
    HttpClient old = client();
    old.send("GET /api/v1/matches/ann.tsv HTTP/1.0\r\nCookie: " + ann_ + "\r\n\r\n");
    const std::string got = old.receive();
    EXPECT_THAT(got, testing::Not(HasSubstr("chunked")));
    EXPECT_THAT(got, testing::EndsWith("1662\t1338\t1700000001000 1700000002000\n"));
}

TEST_F(GamesTest, WhoAsksForGamesIsLoggedInAndNamesAPlayer) {
    EXPECT_EQ(client().get("/api/v1/matches/ann.txt").status, 401u);
    EXPECT_EQ(games("nobody.txt").status, 404u);
    EXPECT_EQ(games("ann.txt?player=bob").status, 400u);
    EXPECT_EQ(games("ann.pdf").status, 404u);
    EXPECT_EQ(games("carl.txt").status, 200u);
}

}  // namespace
}  // namespace posthouse::http
