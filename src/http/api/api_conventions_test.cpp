// What all addresses of the API have in common: versions, refusals as problems, HEAD, ETags, limits
// told in advance, and requests with a token from scripts of other sites.

#include "base/inplace.h"
#include "http/routes.h"
#include "http/schema/command_fields.h"
#include "http/schema/openapi.h"
#include "http/schema/refusal_codes.h"
#include "http/test_client.h"
#include "http/test_server.h"

#include <gmock/gmock.h>
#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <set>

namespace posthouse::http {
namespace {

namespace json = boost::json;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class ConventionsTest : public testing::Test {
protected:
    explicit ConventionsTest(HttpOptions options = {})
        : server_(std::move(options)), ann_(client().sign_up("ann")) {
        client().sign_up("bob");
    }

    HttpClient client() { return HttpClient(server_.port()); }
    Fields token(const std::string& scopes = "read play") {
        const TestResponse got = client().command("make token password bot " + scopes, ann_);
        return {{"Authorization",
                 "Bearer " + std::string(got.json().at("facts").at("token").as_string())},
                {"Content-Type", "application/json"}};
    }
    /// The route's address with an example of each of its parts.
    static std::string example(const RouteSpec& route) {
        std::string target = "/" + versioned(route.path);
        for (const auto& [part, value] : std::initializer_list<std::pair<const char*, const char*>>{
                 {"{game}/commands/{command}", "wari/commands/challenge"},
                 {"{command}", "list"},
                 {"{game}", "wari"},
                 {"{board}", "1"},
                 {"{player}", "ann"},
                 {"{name}", "cup"},
                 {"{page}", "terms"}})
            if (const auto at = target.find(part); at != std::string::npos)
                target.replace(at, std::string_view(part).size(), value);
        return target;
    }

    TestServer server_;
    std::string ann_;
};

TEST_F(ConventionsTest, AddressesWithTheVersionAndWithoutItAreTheSame) {
    client().command("wari challenge ann bob --first=ann", ann_);
    for (const char* address : {"games?help=false", "match/wari/1", "matches?player=ann&limit=1",
                                "match/wari/1.txt", "nothing", "games?x=1"}) {
        const TestResponse old = client().get(std::string("/api/") + address);
        const TestResponse got = client().get(std::string("/api/v1/") + address);
        EXPECT_EQ(got.status, old.status) << address;
        EXPECT_EQ(got.body, old.body) << address;
    }
    EXPECT_EQ(client().post("/api/v1/command", R"({"command": "wari move 1 c"})", ann_).status,
              200u);
    EXPECT_EQ(client().get("/api/v2/games").status, 404u);
    EXPECT_EQ(client().get("/api/v1/v1/games").status, 404u);
    SocketClient socket(server_.port(), {{"cookie", ann_}}, "/api/v1/socket?brief=true");
    socket.send(R"({"id": 1, "command": "wari show 1"})");
    std::optional<json::value> said;
    while ((said = socket.receive()) && !said->as_object().contains("id")) {
    }
    ASSERT_TRUE(said);
    EXPECT_TRUE(said->at("accepted").as_bool());
}

/// Expects that this is a problem whose code is one that documents list.
void expect_problem(const TestResponse& got, const std::string& request) {
    EXPECT_EQ(got.field("content-type"), "application/problem+json") << request << ": " << got.body;
    json::error_code wrong;
    const json::value problem = json::parse(got.body, wrong);
    ASSERT_FALSE(wrong) << request << ": " << got.body;
    EXPECT_EQ(problem.at("status"), got.status) << request;
    EXPECT_EQ(std::ranges::count(refusal_codes(), problem.at("code").as_string()), 1)
        << request << ": " << got.body;
    EXPECT_THAT(std::string(problem.at("detail").as_string()), Not(IsEmpty())) << request;
    if (got.status == 429) {
        EXPECT_THAT(got.field("retry-after"), Not(IsEmpty())) << request;
    }
}

TEST_F(ConventionsTest, WhateverIsRefusedIsAProblemWithAListedCode) {
    const Fields of_ann{{"cookie", ann_}, {"Content-Type", "application/json"}};
    const Fields of_nobody{{"Content-Type", "application/json"}};
    std::size_t refused = 0;
    const auto ask = [&](const char* method, const std::string& target, const Fields& fields,
                         std::string_view body = {}) {
        const TestResponse got = client().request(method, target, fields, body);
        if (got.status < 400) return;
        ++refused;
        expect_problem(got, std::string(method) + ' ' + target + ' ' + std::string(body));
    };
    for (const RouteSpec& route : routes()) {
        if (route.id.empty() || route.form) continue;  // pages for people
        const std::string target = example(route);
        const bool stream = route.media_type == "text/event-stream";
        for (const Fields& fields : {of_ann, of_nobody}) {
            ask("PUT", target, fields);
            if (!stream) ask("GET", target + "?nonsense=%00", fields);
            if (route.method == "POST") {
                for (const char* body : {"", "{", "[]"}) ask("POST", target, fields, body);
                for (const char* body : {"{}", R"({"nonsense": 1})",
                                         R"({"name": 1, "password": {}, "key": [], "token": 2})"})
                    if (route.id != "logOut" && route.id != "becomeGuest")  // they read no body
                        ask("POST", target, fields, body);
                ask("POST", target, {{"Content-Type", "text/plain"}}, "{}");
                ask("POST", target,
                    {{"Content-Type", "application/json"}, {"Origin", "https://other.example"}},
                    "{}");
            } else if (!stream) {
                ask("GET", target, fields);
                ask("GET", target + "?nonsense=1", fields);
                for (const char* name :
                     {"limit", "before", "behind", "since", "over", "rated", "result", "game",
                      "player", "help", "closed", "position", "moves"})
                    ask("GET", target + '?' + name + "=%2Fnonsense", fields);
            } else {
                ask("GET", target + "?after=nonsense", fields);
                ask("GET", target + "?format=nonsense", fields);
            }
        }
        if (stream) continue;
        ask("GET", target, {{"Authorization", "Bearer pht_nonsense"}});
    }
    EXPECT_GT(refused, 600u);
}

TEST_F(ConventionsTest, ASocketRefusesWithTheSameProblems) {
    SocketClient socket(server_.port(), {{"cookie", ann_}});
    for (const char* message :
         {"{", "[]", "{}", R"({"id": 1})", R"({"command": "list"})", R"({"watch": 3})",
          R"({"watch": "wari/99"})", R"({"id": 1, "command": "wari fly"})",
          R"({"id": 2, "command": "wari move 99 c"})", R"({"id": 3, "command": "list", "key": 4})",
          R"({"id": 4, "command": ""})"}) {
        socket.send(message);
        std::optional<json::value> said;
        while ((said = socket.receive()) && said->as_object().contains("event")) {
        }
        ASSERT_TRUE(said) << message;
        ASSERT_TRUE(said->as_object().contains("code")) << message << ": " << *said;
        EXPECT_EQ(std::ranges::count(refusal_codes(), said->at("code").as_string()), 1) << *said;
        EXPECT_GE(said->at("status").as_int64(), 400) << *said;
        EXPECT_FALSE(said->at("detail").as_string().empty()) << *said;
    }
}

TEST(RoutesTest, OfRoutesThatMatchTheOneThatSaysMoreAnswers) {
    const auto found = [](std::string_view method, std::vector<std::string> path) {
        std::string allowed;
        const RouteSpec* route = find_route(method, path, allowed);
        return route ? std::string(route->path) : "none; " + allowed;
    };
    EXPECT_EQ(found("GET", {"api", "match", "wari", "3"}), "api/match/{game}/{board}");
    EXPECT_EQ(found("GET", {"api", "match", "wari", "3.txt"}), "api/match/{game}/{board}.txt");
    EXPECT_EQ(found("HEAD", {"api", "picture", "wari", "3.gif"}), "api/picture/{game}/{board}.gif");
    EXPECT_EQ(found("GET", {"api", "picture", "wari", "3"}), "api/picture/{game}/{board}");
    EXPECT_EQ(found("GET", {"api", "match", "wari", ".txt"}), "api/match/{game}/{board}");
    EXPECT_EQ(found("PUT", {"api", "puzzles"}), "none; GET, HEAD, POST");
    EXPECT_EQ(found("GET", {"api", "puzzles", "ann", "more"}), "none; ");
    EXPECT_EQ(found("GET", {"api"}), "none; ");
}

TEST(RoutesTest, EachRouteIsFoundAtItsOwnPath) {
    for (const RouteSpec& route : routes()) {
        std::string_view rest = route.path;
        std::vector<std::string> path;
        while (!rest.empty()) path.emplace_back(take_until(rest, '/'));
        std::string allowed;
        EXPECT_EQ(find_route(route.method, path, allowed), &route) << route.path;
        EXPECT_TRUE(route.handler) << route.path;
    }
}

TEST_F(ConventionsTest, OldPathsAreAnsweredAsTheNewOnes) {
    client().command("wari challenge ann --to=anyone", ann_);
    std::size_t asked = 0;
    for (const RouteSpec& route : routes()) {
        if (route.old_path.empty()) continue;
        for (const std::string& cookie : {ann_, std::string()}) {
            for (const char* query : {"", "?nonsense=1"}) {
                const auto got =
                    client().get("/api/v1/" + std::string(route.path.substr(4)) + query, cookie);
                const std::string old(route.old_path.substr(4));
                for (const std::string& target : {"/api/v1/" + old, "/api/" + old}) {
                    const auto then = client().get(target + query, cookie);
                    EXPECT_EQ(then.status, got.status) << target;
                    EXPECT_EQ(then.body, got.body) << target;
                    EXPECT_NE(then.status, 404u) << target;
                }
            }
        }
        ++asked;
    }
    EXPECT_GE(asked, 4u);
}

TEST_F(ConventionsTest, HeadIsAnsweredAsGetWithoutABody) {
    client().command("wari challenge ann bob --first=ann", ann_);
    client().command("wari tournament cup", ann_);
    for (const RouteSpec& route : routes()) {
        if (route.method != "GET" || route.media_type == "websocket") continue;
        const std::string target = example(route);
        HttpClient http = client();
        const TestResponse head = http.request("HEAD", target, {{"cookie", ann_}});
        EXPECT_THAT(head.body, IsEmpty()) << target;
        if (route.media_type == "text/event-stream") {
            EXPECT_EQ(head.status, 200u) << target;
            continue;
        }
        const TestResponse got = client().get(target, ann_);
        EXPECT_EQ(head.status, got.status) << target;
        EXPECT_EQ(head.field("content-type"), got.field("content-type")) << target;
        EXPECT_EQ(head.field("etag"), got.field("etag")) << target;
        EXPECT_EQ(head.field("content-length"), got.field("content-length")) << target;
    }
}

TEST_F(ConventionsTest, WhatRarelyChangesIsCompressedAndSentOnce) {
    client().command("wari challenge ann bob --first=ann", ann_);
    for (const char* target :
         {"/api/v1/games", "/api/v1/games?help=false", "/api/v1/commands", "/api/v1/openapi.json",
          "/api/v1/match/wari/1.txt", "/api/v1/picture/wari/1", "/api/v1/picture/wari/1.svg"}) {
        const TestResponse got = client().get(target);
        EXPECT_THAT(got.field("cache-control"), HasSubstr("no-cache")) << target;
        const std::string etag = got.field("etag");
        EXPECT_THAT(etag, Not(IsEmpty())) << target;
        const TestResponse again = client().request("GET", target, {{"If-None-Match", etag}});
        EXPECT_EQ(again.status, 304u) << target;
        EXPECT_EQ(again.field("etag"), etag) << target;
        if (got.body.size() < 4096) continue;
        const TestResponse packed = client().request("GET", target, {{"Accept-Encoding", "gzip"}});
        EXPECT_EQ(packed.field("content-encoding"), "gzip") << target;
        EXPECT_EQ(packed.field("etag"), etag) << target;
        EXPECT_LT(packed.body.size(), got.body.size() / 2) << target;
    }
}

class FewRequestsTest : public ConventionsTest {
protected:
    FewRequestsTest() : ConventionsTest(few()) {}
    static HttpOptions few() {
        HttpOptions options;
        options.limits.requests_per_player = 12;  // a burst of three
        options.limits.requests_per_address = 600;
        return options;
    }
};

TEST_F(FewRequestsTest, ATokenIsToldHowManyRequestsAreLeftBeforeThereAreNone) {
    const Fields fields = token();
    std::string left;
    TestResponse got;
    do {
        got = client().request("GET", "/api/v1/me", fields);
        EXPECT_EQ(got.field("ratelimit-policy"), "\"token\";q=3;w=15");
        left += got.field("ratelimit") + ' ';
    } while (got.status == 200);
    EXPECT_EQ(got.status, 429u);
    EXPECT_EQ(left, "\"token\";r=2;t=5 \"token\";r=1;t=10 \"token\";r=0;t=15 \"token\";r=0;t=15 ");
    EXPECT_EQ(got.field("retry-after"), "5");
    server_.now_ms += 5'000;
    EXPECT_EQ(client().request("GET", "/api/v1/me", fields).status, 200u);
}

TEST_F(FewRequestsTest, StrangersAreToldTheLimitOfTheirAddressAndPlayersTheirOwn) {
    server_.now_ms += 60'000;
    const TestResponse got = client().request("GET", "/api/v1/games?help=false");
    EXPECT_EQ(got.field("ratelimit-policy"), "\"address\";q=150;w=15");
    EXPECT_EQ(got.field("ratelimit"), "\"address\";r=149;t=1");
    const TestResponse own = client().get("/api/v1/me", ann_);
    EXPECT_EQ(own.field("ratelimit-policy"), "\"player\";q=3;w=15");
    EXPECT_EQ(own.field("ratelimit"), "\"player\";r=2;t=5");
}

TEST_F(ConventionsTest, GamesAreDescribedInTheLanguageThatIsAskedFor) {
    const auto first = [&](const char* query) {
        return client().get(std::string("/api/v1/games") + query).json().at(0).as_object();
    };
    EXPECT_THAT(std::string(first("").at("help").as_string()), HasSubstr("## How a game ends"));
    const auto german = first("?language=de");
    EXPECT_THAT(std::string(german.at("help").as_string()),
                AllOf(HasSubstr("## Wie eine Partie endet"), HasSubstr("Süd  gefangen 0")));
    EXPECT_THAT(std::string(german.at("blurb").as_string()), HasSubstr("Samen"));
    EXPECT_FALSE(first("?help=false&language=de").contains("help"));
    EXPECT_EQ(client().get("/api/v1/games?langue=de").status, 400u);
}

TEST_F(ConventionsTest, ScriptsOfOtherSitesMayUseATokenAndNoSession) {
    const Fields from_there{{"Origin", "https://bot.example"}};
    Fields asks = from_there;
    asks["Access-Control-Request-Method"] = "POST";
    asks["Access-Control-Request-Headers"] = "authorization,content-type";
    const TestResponse preflight = client().request("OPTIONS", "/api/v1/command", asks);
    EXPECT_EQ(preflight.status, 204u);
    EXPECT_EQ(preflight.field("access-control-allow-origin"), "*");
    EXPECT_EQ(preflight.field("access-control-allow-credentials"), "") << "no cookies";
    EXPECT_THAT(preflight.field("access-control-allow-headers"), HasSubstr("Authorization"));
    EXPECT_THAT(preflight.field("access-control-allow-methods"), HasSubstr("POST"));
    asks["Access-Control-Request-Headers"] = "content-type";
    EXPECT_EQ(client().request("OPTIONS", "/api/v1/command", asks).status, 405u);

    Fields fields = token();
    fields["Origin"] = "https://bot.example";
    const TestResponse said = client().request(
        "POST", "/api/v1/command", fields, R"({"command": "wari challenge ann bob --first=ann"})");
    EXPECT_EQ(said.status, 200u) << said.body;
    EXPECT_EQ(said.field("access-control-allow-origin"), "*");
    EXPECT_THAT(said.field("access-control-expose-headers"), HasSubstr("RateLimit"));
    // A refusal can be read, too.
    fields["Authorization"] = "Bearer pht_nonsense";
    const TestResponse unknown = client().request("GET", "/api/v1/me", fields);
    EXPECT_EQ(unknown.status, 401u);
    EXPECT_EQ(unknown.field("access-control-allow-origin"), "*");
    // A session is of this site only.
    const TestResponse session = client().request(
        "GET", "/api/v1/me", {{"Origin", "https://bot.example"}, {"cookie", ann_}});
    EXPECT_EQ(session.field("access-control-allow-origin"), "");
    EXPECT_EQ(client()
                  .request("POST", "/api/v1/command",
                           {{"Origin", "https://bot.example"},
                            {"cookie", ann_},
                            {"Content-Type", "application/json"}},
                           R"({"command": "list"})")
                  .status,
              403u);
}

TEST_F(ConventionsTest, TheDocumentListsExactlyTheRoutes) {
    const TestResponse got = client().get("/api/openapi.json");
    ASSERT_EQ(got.status, 200u);
    const json::value document = got.json();
    EXPECT_EQ(document.at("openapi").as_string(), "3.1.0");
    const json::object& paths = document.at("paths").as_object();
    for (const RouteSpec& notes : routes()) {
        if (notes.id.empty() || notes.each_command || notes.media_type == "websocket") continue;
        const auto path = paths.find("/" + versioned(notes.path));
        ASSERT_NE(path, paths.end()) << notes.path;
        const char* method = notes.method == "GET" ? "get" : "post";
        EXPECT_EQ(path->value().at(method).at("operationId").as_string(), notes.id);
        if (notes.old_path.empty()) continue;
        const json::value& old = paths.at("/" + versioned(notes.old_path)).at(method);
        EXPECT_EQ(old.at("operationId").as_string(), notes.old_id);
        EXPECT_EQ(old.at("deprecated"), json::value(true)) << notes.old_path;
    }
    std::set<std::string> ids;
    HttpClient http = client();
    for (const auto& [path, operations] : paths)
        for (const auto& [method, operation] : operations.as_object()) {
            EXPECT_TRUE(ids.insert(std::string(operation.at("operationId").as_string())).second);
            std::string target(path);
            for (std::size_t open; (open = target.find('{')) != std::string::npos;)
                target.replace(open, target.find('}') - open + 1, "wari");
            if (target.ends_with("/events")) continue;  // endless
            const TestResponse answer =
                method == "get" ? http.get(target) : http.post(target, "{}");
            EXPECT_THAT(answer.error(), Not(HasSubstr("nothing at this address"))) << target;
            EXPECT_NE(answer.status, 405u) << target;
        }
    for (const club::CommandSpec& row : club::command_table()) {
        const std::string path =
            (row.per_game ? "/api/v1/games/{game}/commands/" : "/api/v1/commands/") +
            command_address(row);
        EXPECT_TRUE(paths.contains(path)) << path;
    }
}

TEST_F(ConventionsTest, StrangersAreRefusedWhereOnlyPlayersMayCall) {
    HttpClient http = client();
    for (const RouteSpec& route : routes()) {
        if (route.auth != RouteAuth::player) continue;
        std::string target = "/" + std::string(route.path);
        if (const auto part = target.find('{'); part != std::string::npos)
            target.replace(part, target.find('}') + 1 - part, "ann");
        const TestResponse got =
            http.request(route.method, target, {{"content-type", "application/json"}},
                         route.method == "POST" ? "{}" : "");
        EXPECT_EQ(got.status, 401u) << route.path;
        EXPECT_EQ(got.json().at("code"), "not-logged-in") << route.path;
    }
}

TEST_F(ConventionsTest, EveryReferencedSchemaExists) {
    const json::object document = openapi("1.0");
    const std::string text = json::serialize(document);
    const auto& schemas = document.at("components").at("schemas").as_object();
    const std::string begin = "\"#/components/schemas/";
    std::set<std::string> used;
    for (std::size_t at = 0; (at = text.find(begin, at)) != std::string::npos;) {
        at += begin.size();
        used.insert(text.substr(at, text.find('"', at) - at));
    }
    for (const std::string& name : used) EXPECT_TRUE(schemas.contains(name)) << name;
    for (const auto& [name, schema] : schemas)
        EXPECT_TRUE(used.contains(std::string(name))) << name << " is not used";
    EXPECT_EQ(json::parse(format_json(document)), json::value(document));
}

}  // namespace
}  // namespace posthouse::http
