// The types of the API: which TypeScript is read, what becomes of it, and that routes and types
// agree.
#include "http/schema/api_types.h"

#include "base/test_folder.h"
#include "http/schema/openapi.h"
#include "http/schema/test_types.h"
#include "http/test_server.h"

#include <gmock/gmock.h>
#include <algorithm>
#include <boost/json/parse.hpp>
#include <fstream>
#include <stdexcept>

namespace posthouse::http {
namespace {

namespace json = boost::json;
using testing::HasSubstr;

json::object types_of(std::string_view text) {
    return read_types({&text, 1});
}

TEST(ApiTypes, AnInterfaceHasItsFieldsAndThoseItExtends) {
    const json::object types = types_of(R"(// A file.
        import type { Time } from './basics';
        /** Who plays. */
        export interface Guest extends Named {
          /** Whole
           *  years. */
          age: Integer;
          since?: Time | null;
        }
        export interface Named { name: string }
    )");
    EXPECT_EQ(types.at("Guest"), json::parse(R"({
        "type": "object",
        "properties": {
            "name": {"type": "string"},
            "age": {"type": "integer", "description": "Whole years."},
            "since": {"anyOf": [{"$ref": "#/components/schemas/Time"}, {"type": "null"}]}},
        "required": ["name", "age"],
        "description": "Who plays."})"));
}

TEST(ApiTypes, TypesMayBeNested) {
    const json::object types = types_of(R"(
        export type Side = 'first' | 'second';
        export type Sides = ('first' | 'second')[] | { of: Record<string, Side[]> };
        export type Pause = [from: number, why: string];
        export type Pair = [Side, Side];
    )");
    EXPECT_EQ(types.at("Side"), json::parse(R"({"type": "string", "enum": ["first", "second"]})"));
    EXPECT_EQ(types.at("Sides"), json::parse(R"({"anyOf": [
        {"type": "array", "items": {"type": "string", "enum": ["first", "second"]}},
        {"type": "object", "required": ["of"], "properties": {"of": {"type": "object",
            "additionalProperties":
                {"type": "array", "items": {"$ref": "#/components/schemas/Side"}}}}}
        ]})"));
    EXPECT_EQ(types.at("Pause"), json::parse(R"({"type": "array", "minItems": 2, "maxItems": 2,
        "prefixItems": [{"type": "number"}, {"type": "string"}]})"));
    EXPECT_EQ(types.at("Pair"), json::parse(R"({"type": "array", "minItems": 2, "maxItems": 2,
        "items": {"$ref": "#/components/schemas/Side"}})"));
}

TEST(ApiTypes, WhatCannotBeReadIsNamed) {
    for (const auto& [text, expected] : std::initializer_list<std::pair<const char*, const char*>>{
             {"const size = 1;", "write export before “const size = 1;”"},
             {"export interface Seat { name string }", "write : before “string }”"},
             {"export type Both = Seat & Name;", "write ; before “& Name;”"}})
        try {
            types_of(text);
            ADD_FAILURE() << text;
        } catch (const std::logic_error& error) {
            EXPECT_THAT(error.what(), HasSubstr(expected));
        }
}

TEST(ApiTypes, AWrongFieldIsNamed) {
    const json::value move = json::parse(
        R"({"id": 1, "game": "wari", "board": 2, "version": 3, "plies": 4, "text": "c", "at": 5,
            "to_move": "first", "position": "…", "legal": ["a"], "left": [6, 7],
            "pauses": [[8, null, "sleep"]]})");
    EXPECT_EQ(type_error("LastMove", move), "");
    for (const auto& [name, value, error] :
         std::initializer_list<std::tuple<const char*, const char*, const char*>>{
             {"id", "1.5", ".id: 1.5E0"},
             {"to_move", "\"third\"", ".to_move: \"third\""},
             {"moves", "[]", ".moves: there is no such field"},
             {"legal", "[1]", ".legal[0]: 1"},
             {"left", "[6]", ".left: wrong length"},
             {"pauses", "[[8, null, \"tea\"]]", ".pauses[0][2]: \"tea\""}}) {
        json::object changed = move.as_object();
        changed[name] = json::parse(value);
        EXPECT_EQ(type_error("LastMove", changed), error);
    }
    json::object lacking = move.as_object();
    lacking.erase("text");
    EXPECT_EQ(type_error("LastMove", lacking), ".text: missing");
}

TEST(ApiTypes, EachTypedRouteExists) {
    for (const auto& [table, method] : {std::pair("GetRoutes", "GET"), {"PostRoutes", "POST"}})
        for (const auto& [path, type] : api_types().at(table).at("properties").as_object())
            EXPECT_EQ(std::ranges::count_if(routes(),
                                            [&](const RouteSpec& route) {
                                                return route.method == method &&
                                                       (path == "/" + std::string(route.path) ||
                                                        path == "/" + std::string(route.old_path));
                                            }),
                      1)
                << method << ' ' << path;
}

// The routes that no other test reads.

TEST(ApiTypes, AChallengeAndAFriendsGame) {
    TestServer server;
    HttpClient http(server.port());
    const std::string ann = http.sign_up("ann"), bob = http.sign_up("bob");
    http.command("offers --begin=nobody", bob);
    http.command("wari challenge ann bob", ann);
    EXPECT_EQ(http.get("/api/challenges", bob).json().at(0).at("state"), "offered");
    http.command("wari accept 1", bob);
    http.command("friend bob", ann);
    EXPECT_EQ(http.get("/api/friends", ann).json().at(0).at("board"), 1);
}

TEST(ApiTypes, SessionsAndWebhooksOfAPlayer) {
    TestServer server;
    HttpClient http(server.port());
    const std::string ann =
        http.post("/api/signup", R"({"name": "ann", "password": "password"})").cookie();
    http.command("make webhook bot https://bot.example.org/x", ann);
    EXPECT_TRUE(http.get("/api/sessions", ann).json().at(0).at("here").as_bool());
    EXPECT_EQ(http.get("/api/webhooks", ann).json().at(0).at("name"), "bot");
    http.command("ping webhook bot", ann);
    const auto sent = http.get("/api/webhooks/Bot/deliveries", ann).json();
    EXPECT_EQ(sent.at(0).at("event"), "ping");
    EXPECT_EQ(sent.at(0).at("id"), 0);
    EXPECT_EQ(sent.at(0).at("pending"), true);
    EXPECT_TRUE(sent.at(0).at("status").is_null());
    EXPECT_EQ(http.get("/api/webhooks/other/deliveries", ann).json().at("code"), "no-such-webhook");
}

TEST(ApiTypes, APageByTheOperator) {
    const TestFolder folder;
    std::ofstream(folder / "terms.md") << "Be kind.";
    HttpOptions options;
    options.host_pages = folder.path();
    TestServer server(std::move(options));
    HttpClient http(server.port());
    EXPECT_EQ(http.get("/api/pages/terms").json().at("html"), "<p>Be kind.</p>\n");
    EXPECT_EQ(http.get("/api/server").json().at("pages"), boost::json::array{"terms"});
}

}  // namespace
}  // namespace posthouse::http
