// The WebSocket over loopback connections, with the real club.
#include "club/accounts/account_tables.h"
#include "http/server/socket_fixture.h"

#include <gmock/gmock.h>
#include <boost/json/serialize.hpp>
#include <set>
#include <thread>
#include <utility>

namespace posthouse::http {
namespace {

using namespace std::chrono_literals;
using boost::json::value;
using testing::HasSubstr;
using testing::IsEmpty;

class SocketTest : public SocketFixture {
protected:
    /// One that is told of a move alone.
    SocketClient open_brief(const std::string& cookie) {
        return SocketClient(server_.port(), {{"cookie", cookie}}, "/api/socket?brief=true");
    }
    /// The match as this player sees it.
    value match_as(const std::string& cookie, const std::string& board = "wari/1") {
        return client().get("/api/match/" + board, cookie).json();
    }
    /// Waits until the server knows this socket: it responds.
    static void settle(SocketClient& socket) {
        socket.send(R"({"id": 0, "command": "list"})");
        ASSERT_TRUE(socket.receive());
    }
    /// What it is told until it is told of a new match. Since the server tells of changes in their
    /// order, no more can come of those before.
    std::vector<value> told_so_far(SocketClient& socket) {
        const std::string board = "octilite/" + std::to_string(++new_matches_);
        command("octilite challenge bob eve", bob_);
        socket.send(R"({"watch": ")" + board + "\"}");
        std::vector<value> told;
        for (;;) {
            const auto heard = socket.receive();
            EXPECT_TRUE(heard);
            if (!heard || heard->at("match").at("game") == value("octilite")) return told;
            told.push_back(*heard);
        }
    }
    static std::int64_t plies(const std::optional<value>& heard) {
        return heard ? heard->at("match").at("plies").as_int64() : -1;
    }

private:
    int new_matches_ = 0;
};

TEST_F(SocketTest, ACommandIsAnsweredWithItsId) {
    auto bob = open(bob_);
    bob.send(R"({"id": 7, "command": "wari move 1 c"})");
    auto answer = bob.receive();
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->at("id").as_int64(), 7);
    EXPECT_FALSE(answer->at("accepted").as_bool());
    EXPECT_NE(answer->at("text").as_string(), "");

    bob.send(R"({"id": 8, "command": "list"})");
    answer = bob.receive();
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->at("id").as_int64(), 8);
    EXPECT_TRUE(answer->at("accepted").as_bool());
}

TEST_F(SocketTest, PlayersWithSocketsAreOnlineAndAnonymousOnesCounted) {
    const auto server = [&] { return client().get("/api/server").json(); };
    EXPECT_EQ(server().at("here"), value(boost::json::array{}));
    command("presence everybody", bob_);
    auto bob = open(bob_);
    auto twice = open(bob_);
    auto stranger = open("");
    for (auto* socket : {&bob, &twice, &stranger}) settle(*socket);
    EXPECT_EQ(server().at("here"), value(boost::json::array{{{"name", "bob"}, {"level", 0}}}));
    EXPECT_EQ(server().at("strangers"), value(1));
    command("presence nobody", bob_);
    EXPECT_EQ(server().at("here"), value(boost::json::array{}));
    EXPECT_EQ(server().at("others_here"), value(1));
    for (auto* socket : {&bob, &stranger}) socket->send(R"({"visible": false})");
    for (auto* socket : {&bob, &stranger}) settle(*socket);
    EXPECT_EQ(server().at("others_here"), value(1)) << "another page of bob's is visible";
    EXPECT_EQ(server().at("strangers"), value(0));
}

TEST_F(SocketTest, AMoveReturnsTheMatchAndNotifiesBothPlayers) {
    auto ann = open(ann_);
    auto bob = open(bob_);
    auto eve = open(eve_);
    for (auto* socket : {&ann, &bob, &eve}) settle(*socket);
    ann.send(R"({"id": 1, "command": "wari move 1 b", "comment": "Hello!"})");
    bool answered = false, told = false;
    for (int i = 0; i < 2; ++i) {
        const auto heard = ann.receive();
        ASSERT_TRUE(heard);
        EXPECT_EQ(heard->at("match").at("you").as_string(), "first");
        EXPECT_EQ(plies(heard), 1);
        (heard->as_object().contains("id") ? answered : told) = true;
    }
    EXPECT_TRUE(answered && told);
    const auto event = bob.receive();
    ASSERT_TRUE(event);
    EXPECT_EQ(event->at("event").as_string(), "match");
    EXPECT_EQ(event->at("match").at("you").as_string(), "second");
    EXPECT_EQ(event->at("match").at("moves").at(0).at("comment").as_string(), "Hello!");
    EXPECT_THAT(told_so_far(eve), IsEmpty()) << "she neither plays nor watches";
}

TEST_F(SocketTest, AMoveEventEqualsTheStoredMatch) {
    command("wari challenge ann bob --first=ann --clock=5d+1d", ann_);
    const TestResponse said = client().post(
        "/api/command", R"({"command": "wari chat 2", "comment": "Good luck!"})", ann_);
    ASSERT_TRUE(said.json().at("accepted").as_bool()) << said.body;
    auto ann = open(ann_);
    auto bob = open(bob_);
    settle(ann);
    settle(bob);
    ann.send(R"({"id": 1, "command": "wari move 2 b", "comment": "Hello!"})");
    for (int i = 0; i < 2; ++i) {
        const auto heard = ann.receive();
        ASSERT_TRUE(heard);
        EXPECT_EQ(heard->at("match"), match_as(ann_, "wari/2"));
    }
    const auto heard = bob.receive();
    ASSERT_TRUE(heard);
    EXPECT_EQ(heard->at("match"), match_as(bob_, "wari/2"));
}

/// The match after a move event, as docs/api.md tells programs to change it.
value folded(value match, const boost::json::object& move) {
    auto& all = match.as_object();
    EXPECT_EQ(move.at("version").as_int64(), all.at("version").as_int64() + 1);
    const auto& comment = move.contains("comment") ? move.at("comment") : value("");
    all.at("moves").as_array().push_back(
        {{"text", move.at("text")}, {"comment", comment}, {"at", move.at("at")}});
    for (const char* name : {"version", "plies", "to_move", "position", "legal"})
        all[name] = move.at(name);
    all["turn_since"] = move.at("at");
    all["shown"] = move.contains("shown") ? move.at("shown") : move.at("legal");
    all["proposal"] = nullptr;
    if (!move.contains("left")) return match;
    all["due"] = move.at("due");
    all["clock"].as_object()["left"] = move.at("left");
    all["clock"].as_object()["pauses"] = move.at("pauses");
    return match;
}

TEST_F(SocketTest, ABriefSocketIsToldOfAMoveAloneFromWhichTheMatchFollows) {
    command("wari challenge ann bob --first=ann --clock=5d+1d", ann_);
    command("wari move 2 b", ann_);
    command("wari move 2 d", bob_);
    command("wari move 2 propose", bob_);
    auto ann = open_brief(ann_);
    auto bob = open_brief(bob_);
    auto watcher = open_brief("");
    watcher.send(R"({"watch": "wari/2"})");
    const auto begun = watcher.receive();
    ASSERT_TRUE(begun);
    EXPECT_EQ(begun->at("match"), match_as("", "wari/2")) << "the whole match at the beginning";
    for (auto* socket : {&ann, &bob}) settle(*socket);
    const value before = match_as(bob_, "wari/2");
    server_.now_ms += 5000;
    ann.send(R"({"id": 1, "command": "wari move 2 c", "comment": "Hello!"})");
    for (auto* socket : {&bob, &watcher}) {
        const auto event = socket->receive();
        ASSERT_TRUE(event);
        EXPECT_EQ(event->at("event").as_string(), "move");
        EXPECT_FALSE(event->as_object().contains("match"));
        EXPECT_LT(boost::json::serialize(*event).size(), 600U);
        EXPECT_EQ(folded(before, event->at("move").as_object()), match_as(bob_, "wari/2"));
    }
    for (int i = 0; i < 2; ++i) {
        const auto heard = ann.receive();
        ASSERT_TRUE(heard);
        if (!heard->as_object().contains("id")) continue;
        EXPECT_EQ(*heard, value({{"accepted", true},
                                 {"version", match_as(ann_, "wari/2").at("version")},
                                 {"id", 1}}));
    }
}

TEST_F(SocketTest, ABriefSocketIsToldTheWholeMatchOfAllElse) {
    auto bob = open_brief(bob_);
    settle(bob);
    const auto next = [&] {
        const auto event = bob.receive();
        return event ? *event : value(boost::json::object());
    };
    command("wari move 1 b", ann_);
    EXPECT_EQ(next().at("event").as_string(), "move");
    command("wari move 1 d", bob_);
    EXPECT_EQ(next().at("event").as_string(), "move");
    command("wari move 1 propose", ann_);
    EXPECT_EQ(next().at("match"), match_as(bob_));
    command("wari move 1 c", ann_);
    EXPECT_EQ(next().at("event").as_string(), "move");
    command("wari move 1 undo", ann_);
    EXPECT_EQ(next().at("match"), match_as(bob_));
    command("wari move 1 accept", bob_);
    EXPECT_EQ(next().at("match"), match_as(bob_));
    command("wari resign 1", ann_);
    EXPECT_EQ(next().at("match"), match_as(bob_));
}

TEST_F(SocketTest, AMoveEventTellsNothingOfConditionalMoves) {
    command("wari queue 1 if f then d", bob_);
    auto ann = open_brief(ann_);
    auto bob = open_brief(bob_);
    for (auto* socket : {&ann, &bob}) settle(*socket);
    command("wari move 1 b", ann_);  // drops them
    const auto event = ann.receive();
    ASSERT_TRUE(event);
    EXPECT_EQ(event->at("event").as_string(), "move");
    const auto own = bob.receive();
    ASSERT_TRUE(own);
    EXPECT_EQ(own->at("match"), match_as(bob_)) << "their owner is told";
    EXPECT_TRUE(own->at("match").at("plan").as_array().empty());

    command("wari queue 1 d, if b then e", bob_);
    EXPECT_EQ(ann.receive()->at("event").as_string(), "move");
    const auto planned = bob.receive();
    ASSERT_TRUE(planned);
    EXPECT_EQ(planned->at("match").at("plan").as_array().size(), 1U);
}

TEST_F(SocketTest, ABriefResponseKeepsWhatNoEventTells) {
    auto stranger = open_brief("");
    stranger.send(R"({"id": 1, "command": "wari move 1 ann password b"})");
    const auto played = stranger.receive();
    ASSERT_TRUE(played);
    EXPECT_EQ(played->at("move").at("text").as_string(), "b") << "it neither plays nor watches";
    const auto repeated = [&] {
        return client()
            .post("/api/command", R"({"command": "wari move 1 d", "key": "k", "brief": true})",
                  bob_)
            .json();
    };
    EXPECT_EQ(repeated().at("move").at("plies").as_int64(), 2);
    EXPECT_EQ(repeated().at("text").as_string(),
              "You have made this move already: d, on wari board 1.\n");
    command("block bob", ann_);
    const auto silenced = client().post(
        "/api/command", R"({"command": "wari move 1 c", "comment": "Hi", "brief": true})", ann_);
    EXPECT_TRUE(silenced.json().as_object().contains("text")) << silenced.body;
}

TEST_F(SocketTest, ANewMatchNotifiesItsPlayers) {
    auto bob = open(bob_);
    settle(bob);
    command("octilite challenge eve bob", eve_);
    const auto event = bob.receive();
    ASSERT_TRUE(event);
    EXPECT_EQ(event->at("match").at("game").as_string(), "octilite");
}

TEST_F(SocketTest, ConditionalMovesReachOnlyTheirPlayersTabs) {
    auto ann = open(ann_);
    auto desk = open(bob_);
    auto phone = open(bob_);
    SocketClient watcher(server_.port());
    watcher.send(R"({"watch": "wari/1"})");
    ASSERT_EQ(plies(watcher.receive()), 0);
    for (auto* socket : {&ann, &desk, &phone}) settle(*socket);
    command("wari queue 1 if b then d", bob_);
    for (auto* socket : {&desk, &phone}) {
        const auto event = socket->receive();
        ASSERT_TRUE(event);
        EXPECT_EQ(event->at("match").at("plan").at(0).at("mine").as_string(), "d");
    }
    EXPECT_THAT(told_so_far(ann), IsEmpty());
    EXPECT_THAT(told_so_far(watcher), IsEmpty());
    // Later public events do not reveal it either.
    command("wari queue 1 none", bob_);
    command("wari queue 1 if f then a", bob_);
    desk.send(R"({"id": 1, "command": "wari chat 1", "comment": "well met"})");
    for (auto* socket : {&ann, &watcher}) {
        const auto event = socket->receive();
        ASSERT_TRUE(event);
        EXPECT_EQ(event->at("match").at("talk").as_array().size(), 1U);
        const auto& plan = event->at("match").at("plan");
        EXPECT_TRUE(plan.is_null() || plan.as_array().empty());
    }
}

TEST_F(SocketTest, AWatcherGetsTheStateAndEachChangeUntilUnwatching) {
    SocketClient watcher(server_.port());
    watcher.send(R"({"watch": "wari/1"})");
    auto heard = watcher.receive();
    ASSERT_EQ(plies(heard), 0);
    EXPECT_EQ(heard->at("match").at("you"), value(nullptr));
    command("wari move 1 b", ann_);
    EXPECT_EQ(plies(watcher.receive()), 1);
    command("wari move 1 d", bob_);
    EXPECT_EQ(plies(watcher.receive()), 2);
    watcher.send(R"({"unwatch": "wari/1"})");
    settle(watcher);
    command("wari move 1 f", ann_);
    EXPECT_THAT(told_so_far(watcher), IsEmpty());
}

TEST_F(SocketTest, WatchingAndUnwatchingKeepTheirOrder) {
    SocketClient watcher(server_.port());
    for (int i = 0; i < 20; ++i) {
        watcher.send(R"({"watch": "wari/1"})");
        watcher.send(R"({"unwatch": "wari/1"})");
    }
    watcher.send(R"({"id": 1, "command": "list"})");
    std::optional<value> heard;
    do heard = watcher.receive();
    while (heard && !heard->as_object().contains("id"));
    ASSERT_TRUE(heard);
    told_so_far(watcher);
    command("wari move 1 b", ann_);
    EXPECT_THAT(told_so_far(watcher), IsEmpty());
}

TEST_F(SocketTest, TheLastEventIsTheLastState) {
    SocketClient watcher(server_.port());
    watcher.send(R"({"watch": "wari/1"})");
    ASSERT_EQ(plies(watcher.receive()), 0);
    constexpr int moves = 40;
    for (int i = 0; i < moves; ++i) {
        const std::string& mover = i % 2 == 0 ? ann_ : bob_;
        const auto match = client().get("/api/match/wari/1").json();
        ASSERT_FALSE(match.at("over").as_bool());
        command("wari move 1 " + std::string(match.at("legal").at(0).as_string()), mover);
    }
    std::int64_t last = 0;
    while (last < moves) {
        const auto heard = plies(watcher.receive());
        ASSERT_GT(heard, last) << "events must not go back, nor stop before the last state";
        last = heard;
    }
}

TEST_F(SocketTest, InvalidMessagesAreRefusedWithOneSentence) {
    SocketClient socket(server_.port());
    for (const char* message : {"help", "[1]", "{}", R"({"watch": 7})", R"({"watch": "wari/99"})",
                                R"({"watch": "chess/1"})", R"({"watch": ""})",
                                R"({"command": "help"})", R"({"id": "x", "command": "help"})",
                                R"({"id": 1, "command": 3})", R"({"id": 2, "command": "a\nb"})"}) {
        socket.send(message);
        const auto heard = socket.receive();
        ASSERT_TRUE(heard) << message;
        EXPECT_NE(heard->at("error").as_string(), "") << message;
    }
    socket.send(R"({"unwatch": "wari/1"})");
    settle(socket);
}

TEST_F(SocketTest, AMessageMayBeginWithAByteOrderMark) {
    SocketClient socket(server_.port());
    socket.send("\uFEFF{\"id\": 1, \"command\": \"help\"}");
    const auto heard = socket.receive();
    ASSERT_TRUE(heard);
    EXPECT_EQ(heard->at("id").to_number<int>(), 1);
}

TEST_F(SocketTest, AForeignOriginIsRefused) {
    EXPECT_ANY_THROW(SocketClient(server_.port(), {{"origin", "http://evil.test"}}));
    EXPECT_ANY_THROW(SocketClient(server_.port(), {{"origin", "null"}}));
    const std::string own = "http://127.0.0.1:" + std::to_string(server_.port());
    EXPECT_NO_THROW(SocketClient(server_.port(), {{"origin", own}}));
}

TEST_F(SocketTest, ALongMessageEndsTheSocket) {
    SocketClient socket(server_.port());
    socket.send(std::string(17 * 1024, ' '));
    EXPECT_FALSE(socket.receive());
    EXPECT_TRUE(socket.closed());
}

TEST_F(SocketTest, LoggingOutClosesThatSessionsSocketsOnly) {
    const auto other =
        client().post("/api/login", R"({"name": "ann", "password": "password"})").cookie();
    auto here = open(ann_);
    auto there = open(other);
    for (auto* socket : {&here, &there}) settle(*socket);
    client().post("/api/logout", "{}", ann_);
    EXPECT_FALSE(here.receive());
    EXPECT_TRUE(here.closed());
    settle(there);
}

TEST(SocketSession, AnExpiredOneIsAnonymous) {
    HttpOptions options;
    // Pending writes would otherwise count against a slow reader when the clock jumps.
    options.idle_timeout = std::chrono::days(32);
    TestServer server(options);
    HttpClient http(server.port());
    std::string cookie;
    for (const std::string name : {"bob", "ann"}) cookie = http.sign_up(name);
    ASSERT_EQ(http.command("wari challenge ann bob --first=ann", cookie).status, 200u);
    SocketClient ann(server.port(), {{"cookie", cookie}});
    ann.send(R"({"id": 0, "command": "wari show 1"})");
    auto shown = ann.receive();
    ASSERT_TRUE(shown && shown->at("accepted").as_bool());
    server.now_ms += 31LL * 24 * 60 * 60 * 1000;
    ann.send(R"({"id": 1, "command": "wari move 1 b"})");
    const auto answer = ann.receive();
    ASSERT_TRUE(answer);
    EXPECT_FALSE(answer->at("accepted").as_bool());
}

TEST_F(SocketTest, ASessionThatAnotherProcessHasEndedIsAnonymous) {
    auto ann = open(ann_);
    ann.send(R"({"id": 0, "command": "wari move 1 b"})");
    auto answer = ann.receive();
    while (answer && !answer->as_object().contains("accepted")) answer = ann.receive();
    ASSERT_TRUE(answer && answer->at("accepted").as_bool());
    club::transact(server_.store, [](club::UnitOfWork& unit) {
        remove_sessions_of(unit, unit.user_named("ann")->id);
    });
    ann.send(R"({"id": 1, "command": "wari resign 1"})");
    answer = ann.receive();
    while (answer && !answer->as_object().contains("accepted")) answer = ann.receive();
    ASSERT_TRUE(answer);
    EXPECT_FALSE(answer->at("accepted").as_bool());
    EXPECT_EQ(answer->at("code"), boost::json::value("usage"));
}

TEST_F(SocketTest, AServerThatCannotSaveSaysSo) {
    auto ann = open(ann_);
    server_.failing = true;
    ann.send(R"({"id": 3, "command": "wari move 1 b"})");
    const auto answer = ann.receive();
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->at("id").as_int64(), 3);
    EXPECT_THAT(std::string(answer->at("error").as_string()), HasSubstr("nothing was done"));
}

TEST(Socket, MoreCommandsThanTheQueueHoldsAreAllAnswered) {
    HttpOptions options;
    options.limits.requests_per_player = options.limits.requests_per_address = 0;
    TestServer server(options);
    SocketClient ann(server.port());
    constexpr int many = 2000;  // megabytes of responses, unread until all are requested
    for (int i = 1; i <= many; ++i)
        ann.send("{\"id\": " + std::to_string(i) +
                 ", \"command\": \"help wari octilite commands\"}");
    // Until the server holds 256 kB and reads on only when they are sent; a faulty one would hold
    // more, and in the end cut ann off.
    HttpClient other(server.port());
    for (std::size_t held = 0, before = 1; held != before || held < 256u * 1024;) {
        before = std::exchange(held, server.http_server->buffered_bytes());
        for (int i = 0; i < 20; ++i) {
            ASSERT_EQ(other.get("/health").status, 200u);
            ASSERT_LE(server.http_server->buffered_bytes(), 512u * 1024);
        }
        ASSERT_EQ(server.http_server->socket_count(), 1u);
    }
    std::set<std::int64_t> ids;
    for (int i = 0; i < many; ++i) {
        const auto heard = ann.receive();
        ASSERT_TRUE(heard);
        ids.insert(heard->at("id").as_int64());
    }
    EXPECT_EQ(ids.size(), std::size_t{many});
}

TEST_F(SocketTest, AClientThatDoesNotReadDelaysNobody) {
    std::vector<std::unique_ptr<SocketClient>> deaf;
    for (int i = 0; i < 20; ++i) {
        deaf.push_back(std::make_unique<SocketClient>(server_.port()));
        deaf.back()->send(R"({"watch": "wari/1"})");
        for (int n = 0; n < 40; ++n) deaf.back()->send(R"({"id": 1, "command": "help wari"})");
    }
    auto bob = open(bob_);
    settle(bob);
    command("wari move 1 b", ann_);
    EXPECT_EQ(plies(bob.receive()), 1);
    EXPECT_EQ(client().get("/health").status, 200u);
}

TEST_F(SocketTest, StopClosesWithACode) {
    SocketClient socket(server_.port());
    settle(socket);
    server_.http_server->stop();
    EXPECT_FALSE(socket.receive());
    EXPECT_EQ(socket.close_code(), 1001u);
}

TEST(Socket, IsCutOffWhenItStopsResponding) {
    HttpOptions options;
    options.idle_timeout = 500ms;  // a busy machine may keep a responsive client from responding
    TestServer server(options);
    // It opens a socket and then answers no ping.
    HttpClient dead(server.port());
    dead.send(socket_request);
    EXPECT_THAT(dead.receive("\r\n\r\n"), testing::StartsWith("HTTP/1.1 101 "));
    dead.receive();  // the ping, then the close; throws if the server waits forever
    // A responsive client answers pings and stays.
    SocketClient alive(server.port());
    // Others that do not answer come later and are cut off before.
    for (int i = 0; i < 3; ++i) {
        HttpClient later(server.port());
        later.send(socket_request);
        EXPECT_THAT(later.receive("\r\n\r\n"), testing::StartsWith("HTTP/1.1 101 "));
        while (server.http_server->socket_count() > 1)
            ASSERT_FALSE(alive.receive(20ms) || alive.closed());
    }
}

TEST(Socket, StopDoesNotWaitForUnresponsiveClients) {
    HttpOptions options;
    options.idle_timeout = std::chrono::hours(1);  // a server that waited would do so for this long
    auto server = std::make_unique<TestServer>(options);
    HttpClient dead(server->port());
    dead.send(socket_request);
    EXPECT_THAT(dead.receive("\r\n\r\n"), testing::StartsWith("HTTP/1.1 101 "));
    server.reset();
}

}  // namespace
}  // namespace posthouse::http
