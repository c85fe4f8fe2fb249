#include "http/fuzz/targets.h"

#include "base/inplace.h"
#include "club/commands/command_table.h"
#include "club/commands/test_club.h"
#include "http/routes.h"
#include "http/schema/command_fields.h"

#include <fmt/format.h>
#include <algorithm>
#include <boost/json/serialize.hpp>
#include <map>
#include <string_view>

namespace posthouse::fuzz {

namespace {

namespace json = boost::json;

constexpr const char* any_body =
    R"({"name": "ann", "password": "annspass", "address": "ann@example.org", "token": "word",)"
    R"( "command": "wari move 1 c#1", "comment": "hello", "key": "k1",)"
    R"( "endpoint": "https://push.example.net/1"})";

/// Values for parameters of addresses and commands.
std::string value_of(std::string_view name) {
    static const std::map<std::string_view, std::string_view> values{
        {"game", "wari"},
        {"board", "1"},
        {"command", "help"},
        {"name", "cup"},
        {"player", "bob"},
        {"user", "ann"},
        {"move", "c"},
        {"position", "4,4,4,4,4,4%2F4,4,4,4,4,4%200%200%20S"},
        {"north", "0,0,0,0,0,1"},
        {"south", "1,0,0,0,0,0%200%2046%20S"},
        {"mark", "mark"},
        {"over", "true"},
        {"after", "0"},
        {"format", "lines"},
        {"moves", "c,d"},
        {"from", "4,4,4,4,4,4/4,4,4,4,4,4%200%200%20S"},
        {"days", "3"},
        {"scopes", "read"},
    };
    const auto found = values.find(name);
    return std::string(found == values.end() ? "bob" : found->second);
}

std::string filled(std::string_view path) {
    std::string address;
    while (!path.empty()) {
        const std::string_view part = take_until(path, '/');
        const std::size_t end = part.find('}');
        address += '/';
        address += part.starts_with('{')
                       ? value_of(part.substr(1, end - 1)) + std::string(part.substr(end + 1))
                       : std::string(part);
    }
    return address;
}

std::string get(std::string_view target, std::string_view more = {}) {
    return fmt::format("GET {} HTTP/1.1\r\nHost: house.example\r\nCookie: session=ann\r\n{}\r\n",
                       target, more);
}

std::string post(std::string_view target, std::string_view body,
                 std::string_view type = "application/json") {
    return fmt::format(
        "POST {} HTTP/1.1\r\nHost: house.example\r\nCookie: session=ann\r\nContent-Type: {}\r\n"
        "Content-Length: {}\r\n\r\n{}",
        target, type, body.size(), body);
}

std::string as_fields(const club::CommandSpec& row) {
    json::object fields{{"comment", "hello"}};
    for (const club::ParameterSpec& slot : row.parameters)
        if (slot.name != "user" && slot.name != "password")
            fields[club::lower_case(slot.name)] = value_of(slot.name);
    return json::serialize(fields);
}

std::string as_line(const club::CommandSpec& row) {
    std::string line = row.per_game ? "wari " + std::string(row.word) : std::string(row.word);
    for (const club::ParameterSpec& slot : row.parameters)
        if (slot.name != "user" && slot.name != "password") line += ' ' + value_of(slot.name);
    return line;
}

std::string query_of(const http::RouteSpec& notes) {
    std::string query;
    std::string_view names = notes.query;
    while (!names.empty()) {
        const std::string_view name = take_until(names, ' ');
        query += fmt::format("{}{}={}", query.empty() ? '?' : '&', name, value_of(name));
    }
    return query;
}

void add_addresses(std::vector<Seed>& seeds) {
    for (const http::RouteSpec& notes : http::routes()) {
        const std::string target = filled(notes.path) + query_of(notes);
        const bool is_get = notes.method == "GET";
        seeds.push_back({fmt::format("route-{}-{}", notes.method, seeds.size()),
                         is_get ? get(target) : post(target, any_body)});
    }
    for (const club::CommandSpec& row : club::command_table()) {
        const std::string address = http::command_address(row);
        seeds.push_back(
            {"command-" + address + (row.per_game ? "-game" : ""),
             post((row.per_game ? "/api/games/wari/commands/" : "/api/commands/") + address,
                  as_fields(row))});
    }
}

void add_plain_pages(std::vector<Seed>& seeds) {
    constexpr std::string_view pages[] = {"/plain",
                                          "/plain/login",
                                          "/plain/match/wari/1",
                                          "/plain/match/wari/1?at=1",
                                          "/plain/games",
                                          "/plain/letters",
                                          "/plain/games/wari",
                                          "/plain/confirm/word",
                                          "/plain/commands",
                                          "/match/octilite/1?plain",
                                          "/plain/reset/word",
                                          "/plain/nothing"};
    for (const std::string_view page : pages)
        seeds.push_back({fmt::format("plain-{}", seeds.size()), get(page)});
    constexpr std::pair<std::string_view, std::string_view> forms[] = {
        {"/plain/login", "name=ann&password=annspass"},
        {"/plain/signup", "name=dan&password=danspass&address=dan%40example.org"},
        {"/plain/logout", ""},
        {"/plain/match/wari/1", "move=c&ply=1&comment=hello+there&key=k2"},
        {"/plain/match/wari/1", "chat=well+played%21&key=k3"},
        {"/plain/match/wari/1", "do=draw&key=k4"},
        {"/plain/challenge", "game=oware&person=bob&first=me&clock=3%2F1&key=k5"},
        {"/plain/challenge", "game=wari&computer=computer-1&first=you&clock=none&etiquette=on"},
        {"/plain/reset", "token=word&password=another"},
        {"/plain/confirm", "token=word"},
        {"/plain/command", "command=wari+show+1&comment=&key=k6"}};
    for (const auto& [page, form] : forms)
        seeds.push_back({fmt::format("form-{}", seeds.size()),
                         post(page, form, "application/x-www-form-urlencoded")});
}

/// Valid, unusual and invalid requests.
void add_ways_of_asking(std::vector<Seed>& seeds) {
    const club::ServerKey key = club::ServerKey::from_words("a house for tests");
    const std::string link = "/unsubscribe/" + club::unsubscribe_token(key, {});
    const std::string ways[] = {
        get("/", "Accept-Encoding: gzip, br;q=0\r\n"),
        get("/assets/main-0123abcd.js", "If-None-Match: W/\"x\", *\r\n"),
        get("/api/openapi.json", "If-None-Match: \"x\"\r\nAccept-Encoding: gzip\r\n"),
        get("/%2e%2e/secret?x=%zz#y"),
        get(link),
        post(link, "List-Unsubscribe=One-Click", "application/x-www-form-urlencoded"),
        get("/api/events", "Last-Event-ID: 1\r\nAccept: text/event-stream\r\n"),
        get("/api/me", "Authorization: Bearer ann\r\n"),
        "HEAD /health HTTP/1.0\r\n\r\n",
        get("/health") + get("/api/nothing", "Connection: close\r\n"),
        "POST /api/command HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nContent-Type: "
        "application/json\r\nTransfer-Encoding: chunked\r\n\r\n13\r\n{\"command\": \"list\"}\r\n"
        "0\r\n\r\n",
        "POST /api/command HTTP/1.1\r\nHost: x\r\nContent-Length: 200000\r\n\r\n{",
        "POST /api/command HTTP/1.1\r\nHost: x\r\nContent-Length: 9999\r\n\r\n{",
        "GET /health HTTP/1.1\r\nCookie: " + std::string(9000, 'c') + "\r\n\r\n",
        "EHLO house.example\r\n\r\n",
        get("/api/socket",
            "Connection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n") +
            std::string("\x81\x82\0\0\0\0{}", 8)};
    for (const std::string& way : ways) seeds.push_back({fmt::format("way-{}", seeds.size()), way});
}

}  // namespace

std::vector<Seed> http_seeds() {
    std::vector<Seed> seeds;
    // These first: others end ann's session, after which events are refused.
    add_ways_of_asking(seeds);
    add_addresses(seeds);
    add_plain_pages(seeds);
    for (Seed& seed : seeds) seed.bytes.insert(seed.bytes.begin(), '\0');
    return seeds;
}

std::vector<Seed> socket_seeds() {
    std::vector<Seed> seeds;
    for (const club::CommandSpec& row : club::command_table())
        seeds.push_back(
            {"command-" + http::command_address(row) + (row.per_game ? "-game" : ""),
             "\1" +
                 json::serialize(json::object{
                     {"id", 1}, {"command", as_line(row)}, {"comment", "hello"}, {"key", "k"}})});
    seeds.push_back({"watching",
                     "\3{\"watch\": \"wari/1\"}\n{\"id\": 1, \"command\": \"wari move 1 b\"}\n"
                     "{\"unwatch\": \"wari/1\"}\n{\"watch\": \"octilite/2\"}"});
    seeds.push_back({"wrong",
                     "\7[]\n{}\nhello\n{\"command\": 1}\n{\"watch\": 1}\n"
                     "{\"id\": \"x\", \"command\": \"help\"}"});
    // Frames: two fragments of one text, a ping, a close.
    seeds.push_back({"frames", std::string("\0\x01\x81\0\0\0\0{\x80\x81\0\0\0\0}"
                                           "\x89\x80\0\0\0\0\x88\x82\0\0\0\0\x03\xe8",
                                           29)});
    return seeds;
}

}  // namespace posthouse::fuzz
