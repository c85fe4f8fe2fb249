// API tests for programs over loopback connections: tokens and scopes, resumable event streams,
// commands by fields, limits, and the OpenAPI document.

#include "club/programs/program_tables.h"
#include "http/routes.h"
#include "http/schema/command_fields.h"
#include "http/schema/openapi.h"
#include "http/schema/test_types.h"
#include "http/test_client.h"
#include "http/test_server.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <set>

namespace posthouse::http {
namespace {

namespace json = boost::json;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class ProgramsApiTest : public testing::Test {
protected:
    explicit ProgramsApiTest(HttpOptions options = {}) : server_(std::move(options)) {}

    HttpClient client() { return HttpClient(server_.port()); }

    void begin() {
        ann_ = client().sign_up("ann");
        bob_ = client().sign_up("bob");
        say("wari challenge ann bob --first=ann", ann_);
    }
    void say(std::string_view line, const std::string& cookie) {
        const TestResponse got = client().command(line, cookie);
        ASSERT_EQ(got.status, 200u) << got.body;
        ASSERT_TRUE(got.json().at("accepted").as_bool()) << got.body;
    }
    /// Headers with a new token of ann's.
    Fields token(const std::string& scopes) {
        const TestResponse got = client().command(
            "make token password t" + std::to_string(++tokens_) + " " + scopes, ann_);
        const std::string secret(got.json().at("facts").at("token").as_string());
        EXPECT_THAT(std::string(got.json().at("text").as_string()), HasSubstr(secret));
        return {{"Authorization", "Bearer " + secret}};
    }
    static Fields as_json(Fields fields) {
        fields["Content-Type"] = "application/json";
        return fields;
    }

    TestServer server_;
    std::string ann_, bob_;
    int tokens_ = 0;
};

/// Reads an event stream.
class EventReader {
public:
    EventReader(unsigned short port, std::string_view target, const std::string& fields)
        : client_(port) {
        std::string asked = "GET ";
        asked.append(target).append(" HTTP/1.1\r\nHost: x\r\n").append(fields).append("\r\n");
        client_.send(asked);
        head = take("\r\n\r\n");
    }
    /// Reads up to and including `end`; empty if the server has closed.
    std::string take(std::string_view end) {
        while (unread_.find(end) == std::string::npos) {
            const std::string more = client_.receive_some();
            if (more.empty()) return {};
            unread_ += more;
        }
        const std::size_t size = unread_.find(end) + end.size();
        const std::string taken = unread_.substr(0, size);
        unread_.erase(0, size);
        return taken;
    }
    /// The next event's data; none if the server has closed.
    std::optional<json::object> next() {
        for (;;) {
            const std::string block = take("\n\n");
            const auto at = block.find("data: ");
            if (block.empty()) return std::nullopt;
            if (at == std::string::npos) continue;
            auto data = json::parse(block.substr(at + 6, block.find('\n', at) - at - 6));
            EXPECT_EQ(type_error("Event", data), "");
            return std::move(data.as_object());
        }
    }
    std::string names(int count) {
        std::string all;
        for (int i = 0; i < count; ++i)
            if (const auto event = next()) {
                all += (all.empty() ? "" : " ") + std::string(event->at("event").as_string());
                last = std::to_string(event->at("id").as_int64());
            }
        return all;
    }

    std::string head, last;

private:
    HttpClient client_;
    std::string unread_;
};

TEST_F(ProgramsApiTest, ATokenReplacesASession) {
    begin();
    const Fields reads = token("read");
    EXPECT_EQ(client().request("GET", "/api/me", reads).json().at("user").at("name").as_string(),
              "ann");
    EXPECT_EQ(client().request("GET", "/api/letters", reads).status, 200u);
    EXPECT_EQ(client().request("GET", "/api/match/wari/1", reads).json().at("you").as_string(),
              "first");
    say("tokens", ann_);  // runs after the token's use was recorded
    const json::value tokens = client().get("/api/tokens", ann_).json();
    EXPECT_EQ(tokens.at(0).at("name").as_string(), "t1");
    EXPECT_EQ(tokens.at(0).at("scopes"), json::array{"read"});
    EXPECT_FALSE(tokens.at(0).at("used").is_null());
    EXPECT_THAT(json::serialize(tokens), Not(HasSubstr("pht_")));
}

TEST_F(ProgramsApiTest, OnlyATokenThatMayReadSeesMailAddresses) {
    begin();
    say("change address ann password ann@example.org", ann_);
    const auto asked = [&](const Fields& fields) {
        return client().request("GET", "/api/me", fields).json();
    };
    EXPECT_THAT(json::serialize(asked(token("read"))),
                AllOf(HasSubstr("ann@example.org"), HasSubstr(R"("scopes":["read"])")));
    const Fields writes = token("play talk");
    EXPECT_THAT(json::serialize(asked(writes)), Not(HasSubstr("ann@example.org")));
    const auto notify = [&](const Fields& who) {
        return client().request("POST", "/api/command", as_json(who), R"({"command": "notify"})");
    };
    EXPECT_THAT(notify(token("read play")).body, HasSubstr("ann@example.org"));
    EXPECT_THAT(notify(writes).body,
                AllOf(HasSubstr("Quiet hours"), Not(HasSubstr("example.org"))));
    EXPECT_EQ(client().get("/api/me", ann_).json().at("scopes"), nullptr);
}

TEST_F(ProgramsApiTest, ARefusalNamesTheMissingScope) {
    begin();
    const Fields plays = token("play");
    const TestResponse letters = client().request("GET", "/api/letters", plays);
    EXPECT_EQ(letters.status, 403u);
    EXPECT_THAT(letters.error(), HasSubstr("“read”"));
    EXPECT_THAT(letters.field("www-authenticate"), HasSubstr("insufficient_scope"));
    const auto command = [&](const char* line, const Fields& fields, const char* comment = "") {
        return client().request(
            "POST", "/api/command", as_json(fields),
            json::serialize(json::object{{"command", line}, {"comment", comment}}));
    };
    const TestResponse talk = command("wari chat 1", plays, "well met");
    EXPECT_EQ(talk.status, 403u);
    EXPECT_THAT(talk.error(), HasSubstr("“talk”"));
    EXPECT_EQ(command("wari move 1 c", plays).status, 200u);
    EXPECT_EQ(command("make token password more", plays).status, 403u);
    EXPECT_EQ(client().request("POST", "/api/push/forget", as_json(plays), "{}").status, 403u);
}

TEST_F(ProgramsApiTest, UnknownAndRevokedTokensAreRefused) {
    begin();
    const Fields reads = token("read");
    const TestResponse made_up =
        client().request("GET", "/api/me", Fields{{"Authorization", "Bearer pht_made-up"}});
    EXPECT_EQ(made_up.status, 401u);
    EXPECT_THAT(made_up.field("www-authenticate"), HasSubstr("invalid_token"));
    say("revoke token t1", ann_);
    EXPECT_EQ(client().request("GET", "/api/letters", reads).status, 401u);
}

TEST_F(ProgramsApiTest, ARepeatedKeyDoesNotShowTheTokenAgain) {
    begin();
    const auto make = [&] {
        const std::string body = R"({"command": "make token password again", "key": "once"})";
        return client().post("/api/command", body, ann_);
    };
    const TestResponse first = make(), second = make();
    const auto text = [](const TestResponse& got) {
        return std::string(got.json().at("text").as_string());
    };
    EXPECT_THAT(text(first), HasSubstr("    pht_"));
    EXPECT_THAT(text(second), HasSubstr("(told once)"));
    EXPECT_EQ(second.json().at("facts").at("token").as_string(), "(told once)");
    EXPECT_THAT(second.body, Not(HasSubstr("pht_")));
}

TEST_F(ProgramsApiTest, CommandsAcceptFields) {
    begin();
    const auto post = [&](const char* target, const char* body, const std::string& cookie) {
        return client().post(target, body, cookie);
    };
    const TestResponse moved =
        post("/api/games/wari/commands/move", R"({"board": 1, "move": "c"})", ann_);
    EXPECT_EQ(moved.json().at("match").at("plies").as_int64(), 1) << moved.body;
    const TestResponse begun = post("/api/games/oware/commands/challenge",
                                    R"({"user1": "ann", "user2": "bob",
                               "options": {"first": "bob", "unrated": true}})",
                                    ann_);
    EXPECT_FALSE(begun.json().at("match").at("rated").as_bool()) << begun.body;
    EXPECT_EQ(post("/api/commands/message", R"({"to": ["bob"], "comment": "hello"})", ann_).status,
              200u);
    EXPECT_THAT(post("/api/games/wari/commands/move", R"({"move": "c"})", ann_).error(),
                HasSubstr("“board” is missing"));
    EXPECT_THAT(
        post("/api/games/wari/commands/move", R"({"board": 1, "move": "c", "x": 1})", ann_).error(),
        HasSubstr("no field “x”"));
    EXPECT_THAT(post("/api/games/wari/commands/move",
                     R"({"board": 1, "move": "c", "options": {"fast": true}})", ann_)
                    .error(),
                HasSubstr("no option “fast”"));
    EXPECT_EQ(post("/api/games/wari/commands/fly", "{}", ann_).status, 404u);
    EXPECT_EQ(post("/api/games/chess/commands/move", "{}", ann_).status, 404u);
}

TEST_F(ProgramsApiTest, AFieldStaysOneArgument) {
    const club::CommandSpec* row = find_command("challenge", true);
    ASSERT_TRUE(row);
    const games::Game* wari = games::find_game("wari");
    const auto asked = to_command(*row, wari,
                                  {{"user1", "ann --unrated"},
                                   {"user2", "--to=anyone"},
                                   {"options", {{"first", "ann \" --unrated"}}}});
    ASSERT_TRUE(asked);
    EXPECT_EQ(asked->command.argument("user1"), "ann --unrated");
    EXPECT_EQ(asked->command.argument("user2"), "--to=anyone");
    // The line that stands for it means the same.
    const club::CommandLine read = club::split_command(asked->line);
    EXPECT_THAT(read.words, ElementsAre("wari", "challenge", "ann --unrated", "--to=anyone"));
    for (const club::CommandLine& line : {read, asked->command.line}) {
        ASSERT_EQ(line.options.size(), 1u);
        EXPECT_EQ(line.options[0].value, "ann \" --unrated");
    }
    EXPECT_FALSE(to_command(*row, wari, {{"user1", "ann\nwari resign 1"}, {"user2", "bob"}}));
    const auto unrated = to_command(
        *row, wari, {{"user1", "ann"}, {"user2", "bob"}, {"options", {{"rated", false}}}});
    ASSERT_TRUE(unrated);
    EXPECT_TRUE(unrated->command.line.option("unrated"));
}

TEST_F(ProgramsApiTest, FieldsAndTheirLineAreOneCommand) {
    begin();
    const auto post = [&](const std::string& target, const std::string& body) {
        return client().post(target, body, ann_);
    };
    const auto first =
        post("/api/games/wari/commands/note", R"({"board": 1, "comment": "c next", "key": "n"})");
    EXPECT_EQ(first.status, 200u) << first.body;
    const auto again =
        post("/api/games/wari/commands/note", R"({"board": "1", "comment": "c next", "key": "n"})");
    EXPECT_EQ(again.json().at("text"), first.json().at("text")) << "the key is known";
    EXPECT_EQ(
        post("/api/games/wari/commands/note", R"({"board": 1, "comment": "d", "key": "n"})").status,
        409u);
    EXPECT_EQ(post("/api/command", R"({"command": "wari note 1", "comment": "c next", "key": "n"})")
                  .status,
              200u);
    // A command that needs the account's own password gets it as a field.
    EXPECT_EQ(post("/api/commands/change-password",
                   R"({"password": "wrong-password", "new": "another-password"})")
                  .status,
              403u);
    EXPECT_EQ(post("/api/commands/change-password",
                   R"({"password": "password", "new": "another-password"})")
                  .status,
              200u);
    // What it refuses may hold a password, which is not repeated.
    const auto odd =
        post("/api/games/wari/commands/move", R"({"board": "secret-word", "move": "c"})");
    EXPECT_GE(odd.status, 400u);
    EXPECT_THAT(odd.body, Not(HasSubstr("secret-word")));
}

TEST_F(ProgramsApiTest, AStreamResumesWithoutLossOrDuplicates) {
    begin();
    const std::string cookie = "Cookie: " + ann_ + "\r\n";
    EventReader first(server_.port(), "/api/events", cookie);
    EXPECT_THAT(first.head, AllOf(HasSubstr("200 OK"), HasSubstr("text/event-stream")));
    EXPECT_EQ(first.names(1), "open");
    say("wari move 1 c", ann_);
    const auto moved = first.next();
    ASSERT_TRUE(moved);
    EXPECT_EQ(moved->at("text").as_string(), "c");
    EXPECT_EQ(moved->at("by").as_string(), "ann");
    EXPECT_EQ(moved->at("you").as_string(), "first");
    EXPECT_FALSE(moved->at("your_turn").as_bool());
    say("wari move 1 d", bob_);
    EXPECT_EQ(first.names(1), "move");
    const std::string read = first.last;
    {
        EventReader left(std::move(first));  // disconnect
    }
    say("oware challenge bob --to=anyone", bob_);
    say("wari resign 1", bob_);
    EventReader second(server_.port(), "/api/events", cookie + "Last-Event-ID: " + read + "\r\n");
    EXPECT_EQ(second.names(3), "open offer ended");
}

TEST_F(ProgramsApiTest, AnybodyCanFollowAMatchAlsoAsJsonLines) {
    begin();
    EventReader lines(server_.port(), "/api/match/wari/1/events?after=0&format=ndjson", "");
    EXPECT_THAT(lines.head, HasSubstr("application/x-ndjson"));
    EXPECT_THAT(lines.take("\n"), HasSubstr(R"("event":"open")"));
    const json::value begun = json::parse(lines.take("\n"));
    EXPECT_EQ(begun.at("event").as_string(), "begun");
    EXPECT_TRUE(begun.at("you").is_null());
    say("wari move 1 c", ann_);
    EXPECT_THAT(lines.take("\n"), HasSubstr(R"("text":"c")"));
    EXPECT_EQ(client().get("/api/match/wari/9/events").status, 404u);
    EXPECT_EQ(client().get("/api/tournament/none/events").status, 404u);
    EXPECT_EQ(client().get("/api/events").status, 401u);
    EXPECT_EQ(client().get("/api/events?after=soon", ann_).status, 400u);
    EXPECT_EQ(client().get("/api/events?colour=red", ann_).status, 400u);
}

TEST_F(ProgramsApiTest, AnybodyCanFollowAllGamesOfATournament) {
    begin();
    say("wari tournament cup --players=2 --games=2", ann_);
    say("wari join cup", ann_);
    EventReader stream(server_.port(), "/api/tournament/cup/events", "");
    EXPECT_EQ(stream.names(1), "open");
    say("wari move 1 c", ann_);  // of no tournament
    say("wari join cup", bob_);
    EXPECT_EQ(stream.names(2), "begun begun");
    say("wari resign 2", ann_);
    EXPECT_EQ(stream.names(1), "ended");
}

TEST_F(ProgramsApiTest, AMatchsStreamBeginsWithTheWholeMatchAndGoesOnWithMovesAndClocks) {
    begin();
    say("wari challenge ann bob --first=ann --clock=5m+3s", ann_);
    say("wari move 2 c", ann_);
    const std::string cookie = "Cookie: " + ann_ + "\r\n";
    EventReader stream(server_.port(), "/api/match/wari/2/events", cookie);
    const auto open = stream.next();
    ASSERT_TRUE(open);
    const json::object match = open->at("match").as_object();
    EXPECT_EQ(match.at("moves").as_array().size(), 1u);
    EXPECT_EQ(match.at("you"), "first");
    const std::string from = std::to_string(open->at("id").as_int64());
    server_.now_ms += 20'000;
    say("wari move 2 d", bob_);
    const auto move = stream.next();
    ASSERT_TRUE(move);
    EXPECT_EQ(move->at("ply"), 2);
    EXPECT_EQ(move->at("left"), (json::array{300'000, 283'000}));
    EXPECT_EQ(move->at("due").as_int64(), server_.now_ms + 300'000);
    EXPECT_EQ(client()
                  .post("/api/command", R"({"command": "wari chat 2", "comment": "hi"})", bob_)
                  .status,
              200u);
    const auto talk = stream.next();
    ASSERT_TRUE(talk);
    EXPECT_EQ(talk->at("text"), "hi");
    say("wari move 2 e", ann_);
    // Who resumes knows the match; of its moves only the last has clocks.
    EventReader later(server_.port(), "/api/match/wari/2/events",
                      cookie + "Last-Event-ID: " + from + "\r\n");
    EXPECT_FALSE(later.next()->contains("match"));
    EXPECT_FALSE(later.next()->contains("left"));
    EXPECT_EQ(later.names(1), "talk");
    EXPECT_TRUE(later.next()->contains("left"));
    EventReader reset(server_.port(), "/api/match/wari/2/events?after=999", cookie);
    EXPECT_EQ(reset.next()->at("match").at("moves").as_array().size(), 3u);
    EventReader own(server_.port(), "/api/events", cookie);
    EXPECT_FALSE(own.next()->contains("match"));
}

TEST_F(ProgramsApiTest, EventsOfABotAndOfADeclinedChallengeSaySo) {
    begin();
    say("offers --begin=nobody", bob_);
    say("become bot password yes", ann_);
    EventReader stream(server_.port(), "/api/events", "Cookie: " + bob_ + "\r\n");
    EXPECT_EQ(stream.names(1), "open");
    say("wari challenge ann bob", ann_);
    const auto challenge = stream.next();
    ASSERT_TRUE(challenge);
    EXPECT_EQ(challenge->at("event"), "challenge");
    EXPECT_EQ(challenge->at("by_bot"), true);
    EXPECT_EQ(client().get("/api/match/wari/2").json().at("seats").at(0).at("bot"), true);
    EXPECT_EQ(client()
                  .post("/api/games/wari/commands/decline",
                        R"({"board": 2, "options": {"reason": "people"}})", bob_)
                  .status,
              200u);
    EXPECT_EQ(stream.names(1), "talk");
    const auto gone = stream.next();
    ASSERT_TRUE(gone);
    EXPECT_EQ(gone->at("text"), "declined");
    EXPECT_EQ(gone->at("reason"), "people");
    EXPECT_FALSE(gone->contains("by_bot"));
    EXPECT_EQ(client().get("/api/me", ann_).json().at("user").at("bot"), true);
    EXPECT_EQ(client().get("/api/standings/wari?bots=maybe").status, 400u);
    EXPECT_EQ(client().get("/api/standings/wari?bots=true").json(), json::array{});
}

TEST_F(ProgramsApiTest, ATokenOpensASocketThatEndsWithIt) {
    begin();
    EXPECT_EQ(client().request("GET", "/api/socket", token("play")).status, 403u);
    const Fields reads = token("read");
    const std::string bearer = token("read play").at("Authorization");
    SocketClient socket(server_.port(), {{"authorization", bearer}});
    socket.send(R"({"watch": "wari/1"})");
    auto heard = socket.receive();
    ASSERT_TRUE(heard);
    EXPECT_EQ(heard->at("match").at("you"), "first");
    socket.send(R"({"id": 1, "command": "wari chat 1", "comment": "hello"})");
    heard = socket.receive();
    ASSERT_TRUE(heard);
    EXPECT_EQ(heard->at("code"), "scope-missing");
    socket.send(R"({"id": 2, "command": "wari move 1 c"})");
    bool moved = false;
    for (int i = 0; i < 2 && (heard = socket.receive()); ++i)
        moved |= heard->as_object().contains("id") && heard->at("accepted").as_bool();
    EXPECT_TRUE(moved);
    SocketClient reader(server_.port(), {{"authorization", reads.at("Authorization")}});
    reader.send(R"({"id": 1, "command": "wari resign 1"})");
    heard = reader.receive();
    ASSERT_TRUE(heard);
    EXPECT_EQ(heard->at("code"), "scope-missing");
    EXPECT_EQ(client().get("/api/server", ann_).json().at("here").as_array().size(), 1u);
    say("revoke token t3", ann_);
    EXPECT_FALSE(socket.receive());
    EXPECT_TRUE(socket.closed());
    EXPECT_FALSE(reader.closed());
}

TEST_F(ProgramsApiTest, ResumingTooLateResetsTheStream) {
    begin();
    const std::string cookie = "Cookie: " + ann_ + "\r\n";
    EventReader beyond(server_.port(), "/api/events?after=999", cookie);
    const auto reset = beyond.next();
    ASSERT_TRUE(reset);
    EXPECT_EQ(reset->at("event").as_string(), "reset");
    EXPECT_EQ(reset->at("id").as_int64(), 1);
    club::transact(server_.store, [](club::UnitOfWork& unit) {
        remove_events_before(unit, club::Instant::max(), 1000);
    });
    EventReader late(server_.port(), "/api/events?after=0", cookie);
    EXPECT_EQ(late.names(1), "reset");
    EventReader in_time(server_.port(), "/api/events?after=1", cookie);
    EXPECT_EQ(in_time.names(1), "open");
    say("wari move 1 c", ann_);
    for (EventReader* one : {&beyond, &late, &in_time}) EXPECT_EQ(one->names(1), "move");
}

TEST_F(ProgramsApiTest, AStreamEndsWhenItsTokenIsRevoked) {
    begin();
    const std::string bearer = token("read").at("Authorization");
    EventReader stream(server_.port(), "/api/events", "Authorization: " + bearer + "\r\n");
    EXPECT_EQ(stream.names(1), "open");
    say("revoke token t1", ann_);
    say("wari move 1 c", ann_);
    EXPECT_EQ(stream.next(), std::nullopt);
}

TEST_F(ProgramsApiTest, EventsOfOtherProcessesAreStreamed) {
    begin();
    EventReader stream(server_.port(), "/api/events", "Cookie: " + ann_ + "\r\n");
    EXPECT_EQ(stream.names(1), "open");
    club::transact(server_.store, [](club::UnitOfWork& unit) {
        club::Event event;
        event.kind = club::EventKind::offer;
        event.text = "wari/7";
        add_event(unit, event);
    });
    EXPECT_EQ(stream.names(1), "offer");
}

class LimitsTest : public ProgramsApiTest {
protected:
    LimitsTest() : ProgramsApiTest(few()) {}
    static HttpOptions few() {
        HttpOptions options;
        options.limits.requests_per_player = 12;  // a burst of three
        options.limits.logins_per_address = 4;
        return options;
    }
};

TEST_F(LimitsTest, TooManyRequestsAreToldWhenToRetry) {
    ann_ = client().sign_up("ann");
    bob_ = client().sign_up("bob");
    TestResponse got;
    for (int i = 0; i < 3; ++i) EXPECT_EQ(client().get("/api/me", ann_).status, 200u);
    got = client().get("/api/me", ann_);
    EXPECT_EQ(got.status, 429u);
    EXPECT_EQ(got.field("retry-after"), "5");
    EXPECT_THAT(got.error(), HasSubstr("12 requests a minute: try again in 5 s"));
    EXPECT_EQ(client().get("/api/me", bob_).status, 200u);
    EXPECT_EQ(client().get("/api/games", ann_).status, 200u) << "nobody looks at who asks";
    server_.now_ms += 5000;
    EXPECT_EQ(client().get("/api/me", ann_).status, 200u);
    EXPECT_EQ(client().get("/api/me", ann_).status, 429u);
}

TEST_F(LimitsTest, GuessingPasswordsIsSlow) {
    const char* const wrong = R"({"name": "ann", "password": "a guess"})";
    for (int i = 0; i < 4; ++i) EXPECT_EQ(client().post("/api/login", wrong).status, 403u);
    const TestResponse got = client().post("/api/login", wrong);
    EXPECT_EQ(got.status, 429u);
    EXPECT_EQ(got.field("retry-after"), "15");
}

TEST_F(LimitsTest, ACommandWithoutALoginIsToldWhenToRetry) {
    const char* const help = R"({"command": "help"})";
    EXPECT_EQ(client().post("/api/command", help).status, 200u);
    const TestResponse got = client().post("/api/command", help);
    EXPECT_EQ(got.status, 429u);
    EXPECT_EQ(got.field("retry-after"), "30");
    EXPECT_EQ(got.json().at("retry_after"), 30);
}

class AddressTest : public ProgramsApiTest {
protected:
    AddressTest() : ProgramsApiTest(few()) {}
    static HttpOptions few() {
        HttpOptions options;
        options.limits.requests_per_address = 8;  // a burst of two
        options.proxy = "127.0.0.1";
        return options;
    }
    unsigned status(const char* forwarded) {
        return client().request("GET", "/health", Fields{{"X-Forwarded-For", forwarded}}).status;
    }
};

TEST_F(AddressTest, OnlyTheProxysLastAddressCounts) {
    EXPECT_EQ(status("192.0.2.1"), 200u);
    EXPECT_EQ(status("198.51.100.9, 192.0.2.1"), 200u);
    EXPECT_EQ(status("198.51.100.10, 192.0.2.1"), 429u);
    EXPECT_EQ(status("192.0.2.2"), 200u);
}

TEST_F(AddressTest, OfSeveralLinesTheLastCounts) {
    const auto status_of_lines = [&](const char* first, const char* last) {
        auto http = client();
        http.send(
            fmt::format("GET /health HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {}\r\n"
                        "X-Forwarded-For: {}\r\n\r\n",
                        first, last));
        return http.receive("\r\n\r\n").substr(9, 3);
    };
    EXPECT_EQ(status_of_lines("198.51.100.9", "192.0.2.1"), "200");
    EXPECT_EQ(status_of_lines("198.51.100.10", "192.0.2.1"), "200");
    EXPECT_EQ(status_of_lines("198.51.100.11", "192.0.2.1"), "429");
}

}  // namespace
}  // namespace posthouse::http
