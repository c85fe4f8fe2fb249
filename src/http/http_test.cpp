// The API over loopback connections, with the real club.
#include "club/accounts/account_tables.h"
#include "club/accounts/computer_accounts.h"
#include "club/commands/command_table.h"
#include "http/test_client.h"
#include "http/test_server.h"

#include <gmock/gmock.h>
#include <boost/json/serialize.hpp>
#include <map>

namespace posthouse::http {
namespace {

using boost::json::value;
using testing::HasSubstr;
using testing::Not;

std::string person(const std::string& name) {
    return R"({"name": ")" + name + R"(", "password": "pass of )" + name + "\"}";
}

class HttpTest : public testing::Test {
protected:
    HttpClient client() { return HttpClient(server_.port()); }

    std::string sign_up(const std::string& name) {
        const TestResponse got = client().post("/api/signup", person(name));
        EXPECT_EQ(got.status, 200u) << got.body;
        return got.cookie();
    }

    /// Board 1 of wari, ann (First) against bob.
    void begin() {
        ann_ = sign_up("ann");
        bob_ = sign_up("bob");
        const TestResponse got = client().command("wari challenge ann bob --first=ann", ann_);
        ASSERT_TRUE(got.json().at("accepted").as_bool()) << got.body;
    }

    TestServer server_;
    std::string ann_, bob_;
};

TEST_F(HttpTest, SigningUpLogsIn) {
    const TestResponse got =
        client().post("/api/signup",
                      R"({"name": "Ann", "password": "a \"quoted\" --clock=none \\",
            "address": "ann@example.org"})");
    ASSERT_EQ(got.status, 200u) << got.body;
    EXPECT_EQ(got.json(), value({{"text", nullptr},
                                 {"user",
                                  {{"name", "Ann"},
                                   {"operator", false},
                                   {"guest", false},
                                   {"bot", false},
                                   {"language", nullptr},
                                   {"mail_goes_to", nullptr},
                                   {"addresses", boost::json::array{{{"address", "ann@example.org"},
                                                                     {"confirmed", false},
                                                                     {"bounces", 0},
                                                                     {"suspended", false},
                                                                     {"replaced", false}}}}}}}));
    const auto cookie = got.field("set-cookie");
    for (const char* part : {"session=", "; HttpOnly", "; SameSite=Lax", "; Path=/"})
        EXPECT_THAT(cookie, HasSubstr(part));
    EXPECT_THAT(cookie, Not(HasSubstr("Secure")));
    EXPECT_EQ(client().get("/api/me", got.cookie()).json().at("user"), got.json().at("user"));
    EXPECT_EQ(client().get("/api/me").json().at("user"), value(nullptr));
    EXPECT_EQ(client().get("/api/me", "session=made-up").json().at("user"), value(nullptr));
}

TEST_F(HttpTest, ARefusedSignUpSaysWhy) {
    sign_up("ann");
    auto http = client();
    const std::pair<unsigned, const char*> wrong[] = {
        {409, R"({"name": "ann", "password": "another one"})"},  // taken
        {422, R"({"name": "bob", "password": "x"})"},            // too short
        {400, R"({"name": "bob builder", "password": "password"})"},
        {400, R"({"name": "bob", "password": "password", "address": "nowhere"})"},
        {400, R"({"name": "bob"})"},
        {400, R"({"name": "bob", "password": 123456})"},
        {400, R"({"name": "bob\nwari help", "password": "password"})"},
        {400, R"({"name": "bob", "password": "pass\u0000word"})"},
        {400, R"({"name": "bob", "password": "password", "email": "bob@example.org"})"},
    };
    for (const auto& [status, body] : wrong) {
        const TestResponse got = http.post("/api/signup", body);
        EXPECT_EQ(got.status, status) << body;
        EXPECT_NE(got.error(), "") << body;
        EXPECT_THAT(got.error(), Not(HasSubstr("\n")));
        EXPECT_EQ(got.cookie(), "");
    }
    EXPECT_THAT(http.get("/api/players").json().as_array(), testing::SizeIs(1));
}

TEST_F(HttpTest, PlayersAreListedWithTheirLevel) {
    club::transact(server_.store,
                   [](club::UnitOfWork& unit) { club::create_computer_accounts(unit, {}); });
    sign_up("ann");
    std::map<std::string, std::string> plays_like;
    const value players = client().get("/api/players").json();
    for (const auto& player : players.as_array())
        plays_like[player.at("name").as_string().c_str()] =
            player.at("plays_like").as_string().c_str();
    ASSERT_GT(plays_like.size(), 10u);
    for (const auto& [name, words] : plays_like) EXPECT_EQ(words.empty(), name == "ann") << name;
    EXPECT_NE(plays_like.at("computer-1"), plays_like.at("computer-2"));
}

TEST_F(HttpTest, LoggingInNeedsTheRightPassword) {
    sign_up("ann");
    auto http = client();
    const TestResponse wrong = http.post("/api/login", R"({"name": "ann", "password": "guess!"})");
    EXPECT_EQ(wrong.status, 403u);
    EXPECT_EQ(wrong.cookie(), "");
    EXPECT_NE(wrong.error(), "");
    EXPECT_EQ(http.post("/api/login", R"({"name": "eve", "password": "guess!"})").status, 403u);
    EXPECT_EQ(http.post("/api/login", R"({"name": "ann"})").status, 400u);
    const TestResponse right = http.post("/api/login", person("ann"));
    EXPECT_EQ(right.status, 200u);
    EXPECT_EQ(http.get("/api/me", right.cookie()).json().at("user"), right.json().at("user"));
}

TEST_F(HttpTest, ASessionEndsAfterItsTimeOrByLoggingOut) {
    const auto first = sign_up("ann");
    const auto second = client().post("/api/login", person("ann")).cookie();
    const TestResponse out = client().post("/api/logout", "{}", first);
    EXPECT_EQ(out.status, 200u);
    EXPECT_EQ(out.json(), value(boost::json::object()));
    EXPECT_THAT(out.field("set-cookie"), HasSubstr("Max-Age=0"));
    EXPECT_EQ(client().get("/api/me", first).json().at("user"), value(nullptr));
    EXPECT_NE(client().get("/api/me", second).json().at("user"), value(nullptr));
    server_.now_ms += 30LL * 24 * 60 * 60 * 1000;
    EXPECT_EQ(client().get("/api/me", second).json().at("user"), value(nullptr));
    EXPECT_EQ(client().post("/api/logout", "{}").status, 200u);
}

TEST_F(HttpTest, TheSessionIdentifiesThePlayerOfACommand) {
    begin();
    const TestResponse moved = client().command("wari move 1 b", ann_);
    EXPECT_EQ(moved.status, 200u);
    EXPECT_TRUE(moved.json().at("accepted").as_bool()) << moved.body;
    EXPECT_EQ(moved.json().at("match").at("position").as_string(), "4,0,5,5,5,5/4,4,4,4,4,4 0 0 N");
    EXPECT_EQ(moved.json().at("match").at("you").as_string(), "first");

    const TestResponse again = client().command("wari move 1 c", ann_);
    EXPECT_EQ(again.status, 409u);
    EXPECT_FALSE(again.json().at("accepted").as_bool());
    EXPECT_NE(again.json().at("text").as_string(), "");
    EXPECT_FALSE(client().command("wari move 1 d").json().at("accepted").as_bool());
}

TEST_F(HttpTest, ABodyMayBeginWithAByteOrderMark) {
    const TestResponse got = client().post("/api/command", "\uFEFF{\"command\": \"help\"}");
    EXPECT_EQ(got.status, 200u) << got.body;
}

TEST_F(HttpTest, ARefusedCommandIsAProblemWithCodeAndParameters) {
    begin();
    const auto refused = [&](std::string_view command, const std::string& cookie, unsigned status,
                             std::string_view code) {
        const TestResponse got = client().command(std::string(command), cookie);
        EXPECT_EQ(got.status, status) << command;
        EXPECT_EQ(got.field("content-type"), "application/problem+json") << command;
        const auto problem = got.json();
        EXPECT_EQ(problem.at("status").as_int64(), status) << command;
        EXPECT_EQ(problem.at("code").as_string(), code) << got.body;
        EXPECT_EQ(problem.at("error"), problem.at("detail")) << command;
        EXPECT_FALSE(problem.at("accepted").as_bool()) << command;
        return problem.at("params").as_object();
    };
    const auto illegal = refused("wari move 1 z", ann_, 422, "illegal-move");
    EXPECT_EQ(illegal.at("reason_code").as_string(), "no-such-house");
    EXPECT_EQ(illegal.at("typed").as_string(), "z");
    const auto early = refused("wari move 1 b", bob_, 409, "not-your-turn");
    EXPECT_EQ(early.at("name").as_string(), "bob");
    EXPECT_EQ(early.at("other").as_string(), "ann");
    refused("wari frobnicate 1 b", ann_, 400, "unknown-game-command");
    refused("wari move 1 b", "", 400, "usage");
    refused("wari move 1 ann guesses b", "", 403, "wrong-name-or-password");
    refused("wari move 99 b", ann_, 404, "no-such-board");
    EXPECT_TRUE(client().command("wari resign 1", ann_).json().at("accepted").as_bool());
    refused("wari resign 1", bob_, 409, "match-over");
}

TEST_F(HttpTest, TheTextOfARefusalIsInTheReadersLanguageIfOneIsNamed) {
    const auto text_of = [&](const std::string& more) {
        const TestResponse got =
            client().post("/api/command", R"({"command": "frobnicate")" + more + "}");
        EXPECT_THAT(std::string(got.json().at("detail").as_string()), HasSubstr("no command"));
        return std::string(got.json().at("text").as_string());
    };
    EXPECT_THAT(text_of(""), HasSubstr("There is no command"));
    EXPECT_THAT(text_of(R"(, "reader_language": "de-AT")"), HasSubstr("Kein Befehl"));
    EXPECT_THAT(text_of(R"(, "reader_language": "tlh")"), HasSubstr("There is no command"));
    EXPECT_EQ(client().post("/api/command", R"({"command": "help", "reader_language": 7})").status,
              400u);
}

TEST_F(HttpTest, WithoutASessionCommandsNameThePlayer) {
    begin();
    EXPECT_TRUE(client().command("help").json().at("accepted").as_bool());
    EXPECT_TRUE(client().command("wari show 1").json().at("accepted").as_bool());
    const TestResponse moved = client().command(R"(wari move 1 ann \"pass of ann\" b)");
    EXPECT_TRUE(moved.json().at("accepted").as_bool()) << moved.body;
    EXPECT_THAT(moved.body, Not(HasSubstr("pass of ann")));
    EXPECT_FALSE(client().command("wari move 1 bob guesses b").json().at("accepted").as_bool());
}

TEST_F(HttpTest, TheSameKeyHasOneEffectForEachPlayer) {
    begin();
    const auto challenge = [&](const std::string& cookie) {
        return client().post("/api/command",
                             R"({"command": "wari challenge ann bob", "key": "k1"})", cookie);
    };
    const auto text = [](const TestResponse& got) { return got.json().at("text").as_string(); };
    const TestResponse one = challenge(ann_);
    EXPECT_EQ(text(challenge(ann_)), text(one));
    EXPECT_THAT(client().get("/api/matches").json().as_array(), testing::SizeIs(2));
    EXPECT_NE(text(challenge(bob_)), text(one));
    EXPECT_THAT(client().get("/api/matches").json().as_array(), testing::SizeIs(3));
    EXPECT_EQ(client()
                  .post("/api/command",
                        R"({"command": "help", "key": ")" + std::string(201, 'k') + "\"}", ann_)
                  .status,
              400u);
}

TEST_F(HttpTest, ACommandIsOneLineOfText) {
    auto http = client();
    for (const char* body :
         {R"({})", R"({"command": ""})", R"({"command": 7})", R"({"command": "help\nhelp"})",
          R"({"command": "help", "comment": []})"})
        EXPECT_EQ(http.post("/api/command", body).status, 400u) << body;
}

TEST_F(HttpTest, AMatchIsComplete) {
    begin();
    server_.now_ms += 5000;
    client().post("/api/command", R"({"command": "wari move 1 b", "comment": "Good luck,\nbob!"})",
                  ann_);
    const TestResponse got = client().get("/api/match/wari/1", bob_);
    ASSERT_EQ(got.status, 200u);
    const auto start = 1'700'000'000'000;
    const value clock = got.json().at("clock");
    EXPECT_EQ(got.json(), value({{"id", 1},
                                 {"game", "wari"},
                                 {"board", 1},
                                 {"version", 2},
                                 {"seats", {seat("ann"), seat("bob")}},
                                 {"started", start},
                                 {"turn_since", start + 5000},
                                 {"to_move", "second"},
                                 {"plies", 1},
                                 {"over", false},
                                 {"state", "running"},
                                 {"offered_to", nullptr},
                                 {"etiquette", false},
                                 {"style", nullptr},
                                 {"result", nullptr},
                                 {"reason", nullptr},
                                 {"ended", nullptr},
                                 {"rated", true},
                                 {"proposal", nullptr},
                                 {"due", start + 5000 + clock.at("left").at(1).as_int64()},
                                 {"from", nullptr},
                                 {"moves", boost::json::array{{{"text", "b"},
                                                               {"comment", "Good luck,\nbob!"},
                                                               {"at", start + 5000}}}},
                                 {"position", "4,0,5,5,5,5/4,4,4,4,4,4 0 0 N"},
                                 {"legal", {"a", "b", "c", "d", "e", "f"}},
                                 {"shown", {"a", "b", "c", "d", "e", "f"}},
                                 {"clock", clock},
                                 {"senior", nullptr},
                                 {"undos", 0},
                                 {"talk", boost::json::array()},
                                 {"offer_ends", nullptr},
                                 {"rematch", nullptr},
                                 {"tournament", nullptr},
                                 {"you", "second"},
                                 {"bottom", "second"},
                                 {"plan", boost::json::array()},
                                 {"note", ""}}));
    EXPECT_EQ(clock.at("words").as_string(), "30d+1d");
    EXPECT_EQ(clock.at("pauses"), value(boost::json::array()));
    EXPECT_EQ(clock.at("bank").as_int64(), 30LL * 24 * 60 * 60 * 1000);
    EXPECT_EQ(clock.at("increment").as_int64(), 24LL * 60 * 60 * 1000);
    EXPECT_EQ(clock.at("left").as_array().size(), 2u);
    EXPECT_EQ(client().get("/api/match/WARI/1").json().at("you"), value(nullptr));
    for (const char* path : {"/api/match/wari/2", "/api/match/chess/1", "/api/match/wari/x",
                             "/api/match/wari/99999999999999", "/api/match/wari/%FF"}) {
        EXPECT_EQ(client().get(path).status, 404u) << path;
        EXPECT_NE(client().get(path).error(), "") << path;
    }
}

TEST_F(HttpTest, ConditionalMovesAndNotesArePrivate) {
    begin();
    client().command("wari queue 1 if b then d (if f then c), if c then e", bob_);
    client().post("/api/command", R"({"command": "wari note 1", "comment": "his b is weak"})",
                  bob_);
    const value bobs = client().get("/api/match/wari/1", bob_).json();
    EXPECT_EQ(bobs.at("note").as_string(), "his b is weak");
    EXPECT_EQ(bobs.at("plan"),
              value({{{"theirs", "b"},
                      {"mine", "d"},
                      {"then",
                       boost::json::array{
                           {{"theirs", "f"}, {"mine", "c"}, {"then", boost::json::array()}}}}},
                     {{"theirs", "c"}, {"mine", "e"}, {"then", boost::json::array()}}}));
    const value anns = client().get("/api/match/wari/1", ann_).json();
    EXPECT_EQ(anns.at("plan"), value(boost::json::array()));
    EXPECT_EQ(anns.at("note"), value(""));
    const value others = client().get("/api/match/wari/1").json();
    EXPECT_EQ(others.at("plan"), value(nullptr));
    EXPECT_EQ(others.at("note"), value(nullptr));
}

TEST_F(HttpTest, ProposalsAndChatAreShown) {
    begin();
    client().command("wari move 1 b", ann_);
    client().command("wari move 1 d", bob_);
    client().command("wari move 1 propose", bob_);
    client().post("/api/command", R"({"command": "wari chat 1", "comment": "well met"})", ann_);
    const value match = client().get("/api/match/wari/1").json();
    EXPECT_EQ(match.at("proposal"), value({{"what", "draw"}, {"by", "second"}, {"number", 1}}));
    const auto& talk = match.at("talk").as_array();
    ASSERT_EQ(talk.size(), 2U);
    EXPECT_EQ(talk[0].at("by"), value(nullptr));
    EXPECT_EQ(talk[0].at("text"), value("bob proposes a draw."));
    EXPECT_EQ(talk[0].at("code"), value("draw-proposed"));
    EXPECT_EQ(talk[0].at("params"), value({{"name", "bob"}}));
    EXPECT_EQ(talk[1].at("by"), value("ann"));
    EXPECT_EQ(talk[1].at("number"), value(2));
    const value summary = client().get("/api/matches").json().at(0);
    EXPECT_EQ(summary.at("proposal"), match.at("proposal"));
    client().command("wari reject 1", ann_);
    client().command("wari resign 1", ann_);
    client().command("wari rematch 1", bob_);
    const value over = client().get("/api/match/wari/1").json();
    EXPECT_EQ(over.at("rematch"), value(2));
    EXPECT_EQ(over.at("due"), value(nullptr));
}

TEST_F(HttpTest, AFinishedMatchHasNoLegalMoves) {
    begin();
    client().command("wari resign 1", bob_);
    const value match = client().get("/api/match/wari/1").json();
    EXPECT_TRUE(match.at("over").as_bool());
    EXPECT_EQ(match.at("result").as_string(), "first");
    EXPECT_TRUE(match.at("legal").as_array().empty());
    EXPECT_TRUE(match.at("shown").as_array().empty());
}

TEST_F(HttpTest, MatchesAreFilteredByPlayerGameAndState) {
    begin();
    const auto eve = sign_up("eve");
    client().command("octilite challenge eve bob --clock=none", eve);
    client().command("wari resign 1", bob_);
    const auto boards = [&](const std::string& query) {
        std::string all;
        const TestResponse got = client().get("/api/matches" + query);
        EXPECT_EQ(got.status, 200u) << got.body;
        const value list = got.json();
        for (const value& one : list.as_array())
            all += std::string(one.at("game").as_string()) + " ";
        return all;
    };
    EXPECT_EQ(boards(""), "octilite wari ");
    EXPECT_EQ(boards("?player=Ann"), "wari ");
    EXPECT_EQ(boards("?player=bob&over=false"), "octilite ");
    EXPECT_EQ(boards("?over=true"), "wari ");
    EXPECT_EQ(boards("?limit=1"), "octilite ");
    EXPECT_EQ(boards("?limit=1000"), "octilite wari ");
    EXPECT_EQ(boards("?before=2"), "wari ");
    EXPECT_EQ(boards("?before=2&player=bob"), "wari ");
    EXPECT_EQ(boards("?before=1"), "");
    EXPECT_EQ(boards("?game=octilite&player=ann"), "");
    for (const char* query :
         {"?player=nobody", "?game=chess", "?over=maybe", "?palyer=ann", "?before=x", "?before=0",
          "?limit=0", "?limit=1001", "?limit=two", "?limit=2x", "?limit="})
        EXPECT_EQ(client().get(std::string("/api/matches") + query).status, 400u) << query;
    EXPECT_EQ(client().get("/api/match/octilite/1").json().at("clock"), value(nullptr));
}

TEST_F(HttpTest, GamesAreListedWithTheirDrawingAndNullgameIsNot) {
    const auto games = client().get("/api/games").json();
    std::string names;
    for (const value& game : games.as_array()) {
        names += std::string(game.at("name").as_string()) + " ";
        for (const char* text : {"title", "blurb", "help"})
            EXPECT_NE(game.at(text).as_string(), "");
        EXPECT_EQ(game.at("seats").as_array().size(), 2u);
        EXPECT_GT(game.at("drawing").at("columns").as_int64(), 0);
        EXPECT_TRUE(game.at("drawing").at("numbered").is_bool());
    }
    EXPECT_THAT(names, HasSubstr("wari "));
    EXPECT_THAT(names, HasSubstr("octilite "));
    EXPECT_THAT(names, Not(HasSubstr("nullgame")));
}

TEST_F(HttpTest, GamesAreListedWithoutHelpIfAskedSo) {
    const auto games = client().get("/api/games?help=false").json();
    ASSERT_FALSE(games.as_array().empty());
    for (const value& game : games.as_array()) EXPECT_FALSE(game.as_object().contains("help"));
    for (const char* query : {"?help=maybe", "?halp=false"})
        EXPECT_EQ(client().get(std::string("/api/games") + query).status, 400u) << query;
}

TEST_F(HttpTest, LettersArePrivate) {
    EXPECT_EQ(client().get("/api/letters").status, 401u);
    begin();
    const value letters = client().get("/api/letters", bob_).json();
    ASSERT_FALSE(letters.as_array().empty());
    for (const char* field : {"id", "subject", "body", "written", "address", "attempts", "due",
                              "trouble", "sent", "given_up"})
        EXPECT_TRUE(letters.at(0).as_object().contains(field)) << field;
    const auto eve = sign_up("eve");
    EXPECT_TRUE(client().get("/api/letters", eve).json().as_array().empty());
}

TEST_F(HttpTest, OlderLettersAreBehindTheLastOne) {
    begin();
    for (const char* text : {"Hello", "How are you?", "Good-bye"}) {
        const TestResponse sent = client().post(
            "/api/command",
            boost::json::serialize(value({{"command", "message bob"}, {"comment", text}})), ann_);
        ASSERT_TRUE(sent.json().at("accepted").as_bool()) << sent.body;
    }
    const auto ids = [&](const std::string& query) {
        std::vector<std::int64_t> all;
        const value letters = client().get("/api/letters" + query, bob_).json();
        for (const value& one : letters.as_array())
            if (!one.at("id").is_null()) all.push_back(one.at("id").as_int64());
        return all;
    };
    auto all = ids("");
    ASSERT_EQ(all.size(), 3u);
    const std::int64_t newest = all.front();
    all.erase(all.begin());
    EXPECT_EQ(ids("?before=" + std::to_string(newest)), all);
    for (const char* query : {"?before=x", "?before=", "?after=1"})
        EXPECT_EQ(client().get(std::string("/api/letters") + query, bob_).status, 400u) << query;
}

TEST_F(HttpTest, AWrongConfirmationIsRefused) {
    const TestResponse got = client().post("/api/confirm", R"({"token": "guess"})");
    EXPECT_EQ(got.status, 422u);
    EXPECT_NE(got.error(), "");
    EXPECT_EQ(client().post("/api/confirm", "{}").status, 400u);
}

TEST_F(HttpTest, ARightConfirmationConfirms) {
    const auto cookie = client()
                            .post("/api/signup", R"({"name": "ann", "password": "password",
        "address": "ann@example.org"})")
                            .cookie();
    auto word = club::address_confirmation_token(club::ServerKey::from_words("a key for tests"),
                                                 club::UserId{1}, "ann@example.org");
    const TestResponse got = client().post("/api/confirm", R"({"token": ")" + word + "\"}");
    EXPECT_EQ(got.status, 200u) << got.body;
    EXPECT_NE(got.json().at("text").as_string(), "");
    EXPECT_EQ(got.json().at("facts"), value({{"name", "ann"},
                                             {"address", "ann@example.org"},
                                             {"letters_go_to", "ann@example.org"}}));
    EXPECT_EQ(client().get("/api/me", cookie).json().at("user").at("mail_goes_to"),
              "ann@example.org");
}

TEST_F(HttpTest, CommandsAreListedFromTheTable) {
    const value commands = client().get("/api/commands").json();
    ASSERT_EQ(commands.as_array().size(), club::command_table().size());
    for (std::size_t i = 0; i < club::command_table().size(); ++i)
        EXPECT_EQ(commands.at(i).at("usage").as_string(), club::command_table()[i].usage());
}

TEST_F(HttpTest, ABoardIsDrawnAsAPicture) {
    begin();
    const TestResponse got = client().get("/api/picture/wari/1");
    EXPECT_EQ(got.status, 200u);
    EXPECT_EQ(got.field("content-type"), "image/svg+xml");
    EXPECT_THAT(got.body, HasSubstr("<svg"));
    EXPECT_EQ(client().get("/api/picture/wari/99").status, 404u);
}

TEST(Unsubscribe, WorksWithOneClickWithoutASessionFromAnySite) {
    const club::ServerKey key = club::ServerKey::from_words("a key for tests");
    HttpOptions options;
    options.decode_unsubscribe = [&key](std::string_view mark) {
        return club::parse_unsubscribe_token(key, mark);
    };
    TestServer server(options);
    HttpClient client(server.port());
    client.post("/api/signup", R"({"name": "ann", "password": "password"})");
    club::transact(server.store, [](club::UnitOfWork& unit) {
        club::User ann = *unit.user(club::UserId{1});
        ann.wants_broadcasts = true;
        change_user(unit, ann);
    });
    const std::string path =
        "/unsubscribe/" + club::unsubscribe_token(
                              key, {club::UserId{1}, club::LetterKind::broadcast, club::MatchId{}});
    const auto wants_them = [&server] {
        bool wants = false;
        server.store.read([&](const club::StoreReader& reader) {
            wants = reader.user(club::UserId{1})->wants_broadcasts;
        });
        return wants;
    };
    // Merely following the link, as scanners do, changes nothing.
    const TestResponse shown = client.get(path);
    EXPECT_EQ(shown.status, 200u);
    EXPECT_THAT(shown.body, HasSubstr("<form method=\"post\">"));
    EXPECT_TRUE(wants_them());
    // One-click unsubscribe (RFC 8058).
    const Fields form = {{"Content-Type", "application/x-www-form-urlencoded"},
                         {"Origin", "https://mail.example"}};
    const TestResponse done = client.request("POST", path, form, "List-Unsubscribe=One-Click");
    EXPECT_EQ(done.status, 200u) << done.body;
    EXPECT_FALSE(wants_them());
    EXPECT_EQ(client.request("POST", "/unsubscribe/u1.4.0.0123456789abcdef0123", form).status,
              404u);
}

TEST_F(HttpTest, AServerThatCannotSaveSaysSo) {
    begin();
    server_.failing = true;
    auto http = client();
    for (const TestResponse& got :
         {http.command("wari move 1 b", ann_), http.post("/api/logout", "{}", ann_),
          http.post("/api/signup", person("eve")),
          http.post("/api/confirm", R"({"token": "x"})")}) {
        EXPECT_EQ(got.status, 503u);
        EXPECT_THAT(got.error(), HasSubstr("nothing was done"));
    }
    server_.failing = false;
    EXPECT_TRUE(http.command("wari move 1 b", ann_).json().at("accepted").as_bool());
}

TEST_F(HttpTest, TheServerIsHealthy) {
    const TestResponse got = client().get("/health");
    EXPECT_TRUE(got.json().at("ok").as_bool());
    EXPECT_EQ(got.field("cache-control"), "no-store");
    EXPECT_EQ(got.field("content-type"), "application/json");
}

}  // namespace
}  // namespace posthouse::http
