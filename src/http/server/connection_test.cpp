// HTTP connections: invalid requests, other sites, slow and silent clients, stopping.
#include "base/test_folder.h"
#include "http/test_client.h"
#include "http/test_server.h"

#include <gmock/gmock.h>
#include <boost/asio/io_context.hpp>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <utility>

namespace posthouse::http {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

class ConnectionTest : public testing::Test {
protected:
    HttpClient client() { return HttpClient(server_.port()); }
    TestServer server_;
};

TEST_F(ConnectionTest, UnknownAddressesAndMethodsAreRefused) {
    auto http = client();
    for (const char* path : {"/api", "/api/", "/api/nothing", "/api/match/wari", "/api/me/too"}) {
        const TestResponse got = http.get(path);
        EXPECT_EQ(got.status, 404u) << path;
        EXPECT_NE(got.error(), "") << path;
    }
    const TestResponse get = http.get("/api/command");
    EXPECT_EQ(get.status, 405u);
    EXPECT_EQ(get.field("allow"), "POST");
    const TestResponse post = http.post("/api/me", "{}");
    EXPECT_EQ(post.status, 405u);
    EXPECT_EQ(post.field("allow"), "GET, HEAD");
    EXPECT_EQ(http.request("OPTIONS", "/api/command").status, 405u);
    EXPECT_EQ(http.get("/api/socket").status, 426u);
}

TEST_F(ConnectionTest, AnIncompleteHandshakeIsRefusedWithASentence) {
    const std::vector<std::string> whole = {"Host: house.example", "Connection: Upgrade",
                                            "Upgrade: websocket", "Sec-WebSocket-Version: 13",
                                            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="};
    const auto send = [this](const std::vector<std::string>& lines) {
        auto http = client();
        std::string asked = "GET /api/socket HTTP/1.1\r\n";
        for (const std::string& line : lines) asked += line + "\r\n";
        http.send(asked + "\r\n");
        return http.receive("\r\n\r\n");
    };
    EXPECT_THAT(send(whole), StartsWith("HTTP/1.1 101 "));

    std::vector<std::vector<std::string>> broken;
    for (std::size_t without = 1; without < whole.size(); ++without) {
        broken.push_back(whole);
        broken.back().erase(broken.back().begin() + static_cast<std::ptrdiff_t>(without));
    }
    broken.insert(broken.end(), {whole, whole});
    broken[4][3] = "Sec-WebSocket-Version: 12";
    broken[5][4] = "Sec-WebSocket-Key: " + std::string(60, 'A');
    for (const auto& lines : broken) {
        const std::string answer = send(lines);
        EXPECT_THAT(answer, StartsWith("HTTP/1.1 426 ")) << testing::PrintToString(lines);
        EXPECT_THAT(answer, HasSubstr("X-Content-Type-Options: nosniff"));
        EXPECT_THAT(answer, HasSubstr("Sec-WebSocket-Version: 13"));
    }
}

TEST_F(ConnectionTest, HeadIsGetWithoutTheBody) {
    auto http = client();
    const TestResponse head = http.request("HEAD", "/health");
    EXPECT_EQ(head.status, 200u);
    EXPECT_EQ(head.body, "");
    EXPECT_EQ(head.field("content-length"), std::to_string(http.get("/health").body.size()));
}

TEST_F(ConnectionTest, APostIsAJsonObject) {
    auto http = client();
    for (const char* body :
         {"", "help", "[]", "{\"command\": \"help\"", "{\"command\": \"\xff\"}"}) {
        const TestResponse got = http.post("/api/command", body);
        EXPECT_EQ(got.status, 400u) << body;
        EXPECT_NE(got.error(), "") << body;
    }
    const std::string deep =
        "{\"command\":" + std::string(10'000, '[') + std::string(10'000, ']') + "}";
    EXPECT_EQ(http.post("/api/command", deep).status, 400u);
    for (const char* type : {"", "text/plain", "application/x-www-form-urlencoded"})
        EXPECT_EQ(http.request("POST", "/api/command", {{"content-type", type}}, "{}").status,
                  415u);
    EXPECT_EQ(
        http.request("POST", "/api/command", {{"content-type", "Application/JSON; charset=utf-8"}},
                     R"({"command": "help"})")
            .status,
        200u);
}

TEST_F(ConnectionTest, APostFromAnotherSiteIsRefused) {
    auto http = client();
    const auto from = [&](const std::string& origin) {
        return http
            .request("POST", "/api/command",
                     {{"content-type", "application/json"}, {"origin", origin}},
                     R"({"command": "help"})")
            .status;
    };
    EXPECT_EQ(from("http://evil.test"), 403u);
    EXPECT_EQ(from("null"), 403u);
    EXPECT_EQ(from("http://127.0.0.1:1"), 403u);
    EXPECT_EQ(from("http://127.0.0.1:" + std::to_string(server_.port())), 200u);
}

TEST_F(ConnectionTest, OversizedRequestsAreRefusedReadably) {
    auto http = client();
    http.send(
        "POST /api/command HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        "Content-Length: 200000\r\n\r\n");
    http.send(std::string(200'000, ' '));
    EXPECT_THAT(http.receive(), StartsWith("HTTP/1.1 413 "));

    auto chunked = client();
    chunked.send(
        "POST /api/command HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        "Transfer-Encoding: chunked\r\n\r\n11170\r\n" +
        std::string(70'000, ' ') + "\r\n0\r\n\r\n");
    EXPECT_THAT(chunked.receive(), StartsWith("HTTP/1.1 413 "));

    auto header = client();
    header.send("GET /health HTTP/1.1\r\nCookie: " + std::string(9000, 'c') + "\r\n\r\n");
    EXPECT_THAT(header.receive(), StartsWith("HTTP/1.1 431 "));

    // Neither has a limit of its own.
    for (const std::string begin : {"1;extension=", "0\r\nTrailer: "}) {
        auto endless = client();
        endless.send("POST /api/command HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n" +
                     begin + std::string(40'000, 'x'));
        EXPECT_THAT(endless.receive(), StartsWith("HTTP/1.1 400 "));
    }

    auto nonsense = client();
    nonsense.send("EHLO house.example\r\n\r\n");
    EXPECT_THAT(nonsense.receive(), StartsWith("HTTP/1.1 400 "));

    auto most = client();
    EXPECT_EQ(most.post("/api/command",
                        R"({"command": "help", "comment": ")" + std::string(65'000, 'x') + "\"}")
                  .status,
              200u);
}

TEST_F(ConnectionTest, WhatAProxyMightReadAsAnotherRequestIsRefused) {
    const std::string begin = "POST /api/command HTTP/1.1\r\n", end = "\r\n0\r\n\r\n";
    for (const char* fields :
         {"", "Host: x\r\nHost: y\r\n", "Host: x\r\nTransfer-Encoding: gzip\r\n",
          "Host: x\r\nTransfer-Encoding: gzip, chunked\r\n",
          "Host: x\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n",
          "Host: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n",
          "Host: x\r\nContent-Length: 5\r\nTransfer-Encoding: identity\r\n"}) {
        auto http = client();
        http.send(begin + fields + end);
        EXPECT_THAT(http.receive(), StartsWith("HTTP/1.1 400 ")) << fields;
    }
    auto old = client();
    old.send("GET /health HTTP/1.0\r\n\r\n");
    EXPECT_THAT(old.receive(), StartsWith("HTTP/1.0 200 "));
}

TEST_F(ConnectionTest, OneConnectionServesManyRequests) {
    auto http = client();
    for (int i = 0; i < 20; ++i) EXPECT_EQ(http.get("/health").status, 200u);
    // Pipelined requests are answered in order; `close` is obeyed.
    http.send(
        "GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
        "GET /api/nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    const auto both = http.receive();
    EXPECT_THAT(both, StartsWith("HTTP/1.1 200 "));
    EXPECT_THAT(both, HasSubstr("HTTP/1.1 404 "));
    auto old = client();
    old.send("GET /health HTTP/1.0\r\n\r\n");
    EXPECT_THAT(old.receive(), StartsWith("HTTP/1.0 200 "));
}

TEST_F(ConnectionTest, EveryResponseHasSecurityHeaders) {
    auto http = client();
    for (const char* path : {"/", "/health", "/api/nothing"}) {
        const TestResponse got = http.get(path);
        const auto policy = got.field("content-security-policy");
        EXPECT_THAT(policy, HasSubstr("default-src 'self'"));
        EXPECT_THAT(policy, HasSubstr("'wasm-unsafe-eval'"));
        EXPECT_THAT(policy, HasSubstr("frame-ancestors 'none'"));
        EXPECT_THAT(policy, Not(HasSubstr("unsafe-inline")));
        EXPECT_EQ(got.field("x-content-type-options"), "nosniff");
        EXPECT_NE(got.field("referrer-policy"), "");
    }
}

TEST_F(ConnectionTest, SlowAndHalfOpenClientsDelayNobody) {
    std::vector<HttpClient> slow;
    for (int i = 0; i < 100; ++i) {
        slow.push_back(client());
        if (i % 2)
            slow.back().send(
                "POST /api/command HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{");
    }
    EXPECT_EQ(client().get("/health").status, 200u) << "before any of them is cut off";
    for (HttpClient& one : slow) ASSERT_FALSE(one.wait_for_close(1ms));
}

TEST(Connection, IsClosedWhenItStaysSilent) {
    HttpOptions options;
    options.idle_timeout = 300ms;
    TestServer server(options);
    HttpClient silent(server.port());
    HttpClient slow(server.port());
    slow.send("GET /health HTTP/1.1\r\nHo");
    EXPECT_TRUE(silent.wait_for_close());
    EXPECT_TRUE(slow.wait_for_close());
}

TEST(Connection, BehindTlsTheCookieIsSecure) {
    HttpOptions options;
    options.secure_cookie = true;
    TestServer server(options);
    const TestResponse got =
        HttpClient(server.port()).post("/api/signup", R"({"name": "ann", "password": "password"})");
    EXPECT_THAT(got.field("set-cookie"), HasSubstr("; Secure"));
}

TEST(Connection, LettersAreShownAsSent) {
    HttpOptions options;
    options.reveal_letter = [](const club::Letter& letter) {
        club::Letter read = letter;
        read.body = "carried: " + letter.subject;
        return read;
    };
    TestServer server(options);
    HttpClient http(server.port());
    const auto cookie =
        http.post("/api/signup",
                  R"({"name": "ann", "password": "password", "address": "ann@example.org"})")
            .cookie();
    const auto letters = http.get("/api/letters", cookie).json();
    EXPECT_THAT(std::string(letters.at(0).at("body").as_string()), StartsWith("carried: "));
}

TEST(Connection, ServesThePageAndNothingElse) {
    const TestFolder home;
    fs::create_directories(home / "page");
    const std::string big(3'000'000, 'b');
    std::ofstream(home / "secret.txt") << "outside";
    std::ofstream(home / "page/index.html") << "the page";
    std::ofstream(home / "page/big.bin") << big;
    {
        HttpOptions options;
        options.page_folder = (home / "page").string();
        TestServer server(options);
        HttpClient http(server.port());
        const TestResponse page = http.get("/match/wari/1");
        EXPECT_EQ(page.body, "the page");
        EXPECT_EQ(page.field("content-type"), "text/html; charset=utf-8");
        EXPECT_EQ(http.get("/big.bin").body, big);
        EXPECT_EQ(http.request("HEAD", "/big.bin").field("content-length"), "3000000");
        const TestResponse same = http.request("GET", "/", {{"if-none-match", page.field("etag")}});
        EXPECT_EQ(same.status, 304u);
        EXPECT_EQ(same.body, "");
        EXPECT_EQ(http.request("PUT", "/index.html", {}, "mine").status, 405u);
        for (const char* path : {"/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt"})
            EXPECT_THAT(http.get(path).body, Not(HasSubstr("outside"))) << path;
        EXPECT_EQ(http.get("/../secret.txt").status, 400u);
        EXPECT_EQ(http.get("/health").status, 200u);
    }
}

TEST(Connection, StopClosesOpenConnections) {
    auto server = std::make_unique<TestServer>();
    HttpClient silent(server->port());
    HttpClient busy(server->port());
    busy.send("POST /api/command HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{");
    EXPECT_EQ(silent.get("/health").status, 200u);
    const auto port = server->port();
    server->http_server->stop();
    EXPECT_TRUE(silent.wait_for_close());
    EXPECT_TRUE(busy.wait_for_close());
    server.reset();
    EXPECT_ANY_THROW(HttpClient{port});
}

TEST(Connection, APortInUseIsNamedInTheError) {
    TestServer server;
    boost::asio::io_context io;
    HttpOptions options;
    options.port = server.port();
    club::Backend backend;
    backend.store = &server.store;
    try {
        HttpServer second(io, options, backend);
        FAIL() << "two servers listen on one port";
    } catch (const std::exception& fault) {
        EXPECT_THAT(fault.what(), HasSubstr(std::to_string(server.port())));
    }
    options.address = "house.example";
    EXPECT_ANY_THROW(HttpServer(io, options, backend));
}

class ConnectionsTest : public testing::Test {
protected:
    explicit ConnectionsTest(std::string proxy = "") : server_(few(std::move(proxy))) {}
    HttpClient client() { return HttpClient(server_.port()); }
    static HttpOptions few(std::string proxy) {
        HttpOptions options;
        options.limits.connections_per_address = 2;
        options.proxy = std::move(proxy);
        return options;
    }
    TestServer server_;
};
class ProxiedConnectionsTest : public ConnectionsTest {
protected:
    ProxiedConnectionsTest() : ConnectionsTest("127.0.0.1") {}
};

TEST_F(ConnectionsTest, OneAddressHasSoManyOpenAndNoMore) {
    {
        auto one = client(), two = client();
        EXPECT_EQ(one.get("/health").status, 200u);
        EXPECT_EQ(two.get("/health").status, 200u);
        EXPECT_TRUE(client().wait_for_close(10s)) << "before it would be for silence";
        EXPECT_EQ(one.get("/health").status, 200u);
    }
    // The server hears a moment later that they have ended.
    for (int tries = 0; tries < 1000 && client().wait_for_close(20ms); ++tries) continue;
    EXPECT_EQ(client().get("/health").status, 200u);
}

TEST_F(ProxiedConnectionsTest, BehindTheProxySocketsOfOneVisitorAreBounded) {
    const auto open = [&](const char* visitor) {
        return std::make_unique<SocketClient>(server_.port(), Fields{{"X-Forwarded-For", visitor}});
    };
    const auto one = open("192.0.2.1"), two = open("192.0.2.1");
    EXPECT_ANY_THROW(open("192.0.2.1"));
    EXPECT_NO_THROW(open("192.0.2.2"));
    for (int i = 0; i < 5; ++i) EXPECT_EQ(client().get("/health").status, 200u);
}

}  // namespace
}  // namespace posthouse::http
