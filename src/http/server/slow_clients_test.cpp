// Clients that are slow, send endlessly or never read are disconnected, and their common memory is
// bounded.
#include "http/server/limits.h"
#include "http/test_client.h"
#include "http/test_server.h"

#include <gmock/gmock.h>
#include <algorithm>
#include <chrono>
#include <deque>
#include <string>
#include <thread>
#include <utility>

namespace posthouse::http {
namespace {

using namespace std::chrono_literals;
using testing::StartsWith;

std::string post(std::size_t length) {
    return "POST /api/command HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
           "Content-Length: " +
           std::to_string(length) + "\r\n\r\n";
}

/// Sends this repeatedly until the server closes or the limit is reached; returns the bytes sent.
std::size_t taken_of(HttpClient& client, const std::string& again, std::size_t most) {
    std::size_t sent = 0;
    try {
        for (; sent < most; sent += again.size()) client.send(again);
    } catch (const std::exception&) {
        // Closed while writing.
    }
    return sent;
}

TEST(SlowClients, SingleBytesAreTooSlowForHeaderAndBody) {
    HttpOptions options;
    options.idle_timeout = 300ms;
    TestServer server(options);
    for (const std::string& begun :
         {std::string(), std::string("GET /health HTTP/1.1\r\n"), post(60'000),
          std::string(
              "POST /api/command HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")}) {
        SCOPED_TRACE(begun);
        HttpClient slow(server.port());
        slow.send(begun);
        // Never idle for long, but still disconnected: the limit is for the whole request.
        const std::string next = begun.find("chunked") == begun.npos ? "x" : "1\r\nx\r\n";
        bool closed = false;
        const auto patience = std::chrono::steady_clock::now() + 60s;
        while (!closed && std::chrono::steady_clock::now() < patience) {
            try {
                slow.send(next);
                closed = slow.wait_for_close(20ms);
            } catch (const std::exception&) {
                closed = true;
            }
        }
        EXPECT_TRUE(closed);
    }
}

TEST(SlowClients, EndlessInputIsCutOff) {
    TestServer server;
    constexpr std::size_t plenty = 64 * 1024 * 1024;
    // What is drained after the error, plus the system's buffers.
    constexpr std::size_t taken_max = 16 * 1024 * 1024;
    const std::string chunked =
        "POST /api/command HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n";
    const std::pair<std::string, std::string> endless[] = {
        {"GET /", std::string(60'000, 'a')},
        {"GET /health HTTP/1.1\r\nX: ", std::string(60'000, 'a')},
        {"GET /health HTTP/1.1\r\n", "X-Another: field\r\n" + std::string(60'000, 'b') + "\r\n"},
        {post(1'000'000'000), std::string(60'000, ' ')},
        {chunked, "EA60\r\n" + std::string(60'000, ' ') + "\r\n"},
        {chunked + "1;", std::string(60'000, 'e')},
        {chunked + "0\r\n", "X-Another: trailer\r\n" + std::string(60'000, 't') + "\r\n"},
        {"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", std::string(60'000, 'm')},
        {std::string(socket_request),
         std::string("\x01\xfe\x40\x00\0\0\0\0", 8) + std::string(16 * 1024, 'f')},
    };
    for (const auto& [begun, more] : endless) {
        SCOPED_TRACE(begun);
        HttpClient greedy(server.port());
        greedy.send(begun);
        EXPECT_LT(taken_of(greedy, more, plenty), taken_max);
    }
    EXPECT_EQ(HttpClient(server.port()).get("/health").status, 200u);
}

TEST(SlowClients, ManyIncompleteBodiesAreRefusedWithinTheBudget) {
    HttpOptions options;
    options.buffer_bytes_max = 20 * 60'000;
    TestServer server(options);
    std::deque<HttpClient> waiting;
    for (int i = 0; i < 20; ++i) waiting.emplace_back(server.port()).send(post(60'000) + "{");
    // Bodies count as they are announced; then there is no room for one more.
    const auto patience = std::chrono::steady_clock::now() + 60s;
    std::string said;
    while (said.empty() && std::chrono::steady_clock::now() < patience) {
        HttpClient& more = waiting.emplace_back(server.port());
        more.send(post(60'000) + "{");
        if (more.wait_for_close(1ms)) continue;
        said = HttpClient(server.port())
                   .request("POST", "/api/command", {}, std::string(60'000, ' '))
                   .body;
        if (said.find("The server is busy") == said.npos) said.clear();
    }
    EXPECT_THAT(said, testing::HasSubstr("try again in a minute"));
    // Small requests still work; after the clients have gone there is room again.
    EXPECT_EQ(HttpClient(server.port()).command("help").status, 200u);
    waiting.clear();
    unsigned status = 503;
    while (status == 503 && std::chrono::steady_clock::now() < patience + 60s)
        status = HttpClient(server.port())
                     .post("/api/command",
                           R"({"command": "help", "comment": ")" + std::string(60'000, 'x') + "\"}")
                     .status;
    EXPECT_EQ(status, 200u);
}

/// Whether the server keeps holding more than this, not only until it is sent.
bool holds_more_than(TestServer& server, std::size_t bytes) {
    HttpClient other(server.port());
    for (int i = 0; i < 20; ++i)
        if (server.http_server->buffered_bytes() <= bytes || other.get("/health").status != 200)
            return false;
    return true;
}

/// Requests help without reading, until the server buffers a response or disconnects.
void ask_and_never_read(TestServer& server, SocketClient& socket) {
    const std::size_t before = server.http_server->buffered_bytes();
    try {
        for (int i = 0; i < 100'000 && !holds_more_than(server, before); ++i)
            socket.send(R"({"id": 1, "command": "help wari"})");
    } catch (const std::exception&) {
        // Disconnected while sending.
    }
}

template <class Happened>
bool in_time(const Happened& happened) {
    const auto end = std::chrono::steady_clock::now() + 60s;
    while (!happened() && std::chrono::steady_clock::now() < end) std::this_thread::yield();
    return happened();
}

TEST(SlowClients, SocketsThatNeverReadStayWithinTheBudget) {
    constexpr std::size_t bytes_max = 300'000, one_message = 64 * 1024;
    HttpOptions options;
    options.buffer_bytes_max = bytes_max;
    options.limits.requests_per_player = options.limits.requests_per_address = 0;
    TestServer server(options);
    std::deque<SocketClient> deaf;
    std::size_t most = 0;
    // A slow server may hold no more than one response for each.
    for (int i = 0; i < 200; ++i) {
        ask_and_never_read(server, deaf.emplace_back(server.port()));
        most = std::max(most, server.http_server->buffered_bytes());
        if (server.http_server->socket_count() < deaf.size()) break;
    }
    EXPECT_TRUE(in_time([&] { return server.http_server->socket_count() < deaf.size(); }))
        << "somebody is cut off";
    EXPECT_LE(most, bytes_max + one_message);
    SocketClient listening(server.port());
    listening.send(R"({"id": 2, "command": "help wari"})");
    EXPECT_TRUE(listening.receive());
}

TEST(SlowClients, AClientThatSendsButNeverReadsIsCutOff) {
    HttpOptions options;
    options.limits.requests_per_player = options.limits.requests_per_address = 0;
    TestServer server(options);
    HttpClient http(server.port());
    const std::string ann = http.sign_up("ann");
    http.sign_up("bob");
    ASSERT_EQ(http.command("wari challenge ann bob", ann).status, 200u);
    // Events are sent until the buffers are full. Only the newest of a match waits, so the server
    // keeps reading.
    SocketClient deaf(server.port());
    deaf.send(R"({"watch": "wari/1"})");
    const std::string talk =
        R"({"command": "wari chat 1", "comment": ")" + std::string(1000, 'x') + "\"}";
    bool full = false;
    for (int i = 0; i < 1000 && !full; ++i) {
        http.post("/api/command", talk, ann);
        full = holds_more_than(server, 0);
    }
    ASSERT_TRUE(full);
    EXPECT_EQ(server.http_server->socket_count(), 1u);
    // The kernel may accept a little more and start another write: advance the clock.
    EXPECT_TRUE(in_time([&] {
        server.now_ms += 100'000;
        http.post("/api/command", talk, ann);
        try {
            if (server.http_server->socket_count() > 0) deaf.send(R"({"unwatch": "wari/2"})");
        } catch (const std::exception&) {
            // Closed while writing.
        }
        return server.http_server->socket_count() == 0;
    }));
    EXPECT_TRUE(in_time([&] { return server.http_server->buffered_bytes() == 0; }));
}

TEST(SlowClients, ASilentClientThatNeverReadsIsCutOff) {
    HttpOptions options;
    options.limits.requests_per_player = options.limits.requests_per_address = 0;
    options.idle_timeout = 300ms;
    TestServer server(options);
    SocketClient deaf(server.port());
    ask_and_never_read(server, deaf);
    EXPECT_TRUE(in_time([&] { return server.http_server->socket_count() == 0; }));
    EXPECT_TRUE(in_time([&] { return server.http_server->buffered_bytes() == 0; }));
}

TEST(BufferBudget, CountsAllReservationsAndReleasesThem) {
    BufferBudget all(100'000);
    BufferBudget::Reservation small(all), one(all);
    EXPECT_TRUE(small.set(BufferBudget::Reservation::small_bytes_max));
    EXPECT_EQ(all.used(), 0u);
    EXPECT_TRUE(one.set(90'000));
    {
        BufferBudget::Reservation other(all);
        EXPECT_FALSE(other.set(20'000));
        EXPECT_EQ(all.used(), 110'000u);
        EXPECT_TRUE(other.set(15'000)) << "less is always possible";
    }
    EXPECT_EQ(all.used(), 90'000u);
    EXPECT_TRUE(one.set(0));
    EXPECT_EQ(all.used(), 0u);
}

}  // namespace
}  // namespace posthouse::http
