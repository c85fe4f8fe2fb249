// The API's client with a server of the test's own on loopback.
#include "client/api_client.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>

#include <thread>
#include <utility>
#include <vector>

namespace posthouse::client {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::Not;
using Tcp = boost::asio::ip::tcp;

/// Answers the requests of one connection with these responses, then closes it.
class FakeServer {
public:
    explicit FakeServer(std::vector<std::string> responses)
        : acceptor_(io_, Tcp::endpoint(boost::asio::ip::make_address("127.0.0.1"), 0)),
          url("http://127.0.0.1:" + std::to_string(acceptor_.local_endpoint().port())),
          thread_([this, responses = std::move(responses)] {
              Tcp::iostream connection(acceptor_.accept());
              for (const std::string& response : responses) {
                  requests.push_back(read_request(connection));
                  connection << response << std::flush;
              }
              std::string rest;
              std::getline(connection, rest);  // until the client has gone
          }) {}

private:
    static std::string read_request(std::istream& from) {
        std::string request;
        std::size_t body_bytes = 0;
        for (std::string line; std::getline(from, line) && line != "\r"; request += line + '\n')
            if (line.starts_with("Content-Length: ")) body_bytes = std::stoul(line.substr(16));
        std::string body(body_bytes, '\0');
        from.read(body.data(), static_cast<std::streamsize>(body_bytes));
        return request + body;
    }

    boost::asio::io_context io_;
    Tcp::acceptor acceptor_;

public:
    const std::string url;
    std::vector<std::string> requests;  // read them when the client has gone

    void join() { thread_.join(); }

private:
    std::thread thread_;
};

std::string response(const std::string& fields, const std::string& body) {
    return "HTTP/1.1 " + fields + "\r\nContent-Length: " + std::to_string(body.size()) +
           "\r\n\r\n" + body;
}

TEST(ApiClient, SendsItsTokenWithEveryRequestAndKeepsNoCookie) {
    FakeServer server({response("200 OK\r\nSet-Cookie: session=abc", R"({"a": 1})"),
                       response("429 Too Many Requests\r\nRetry-After: 7",
                                R"({"error": "Too many.", "problem": "busy"})")});
    {
        ApiClient client({.url = server.url + "/", .token = "secret"});
        const ApiResponse first = client.get("/api/me");
        EXPECT_TRUE(first.ok());
        EXPECT_EQ(number_member(first.body, "a"), 1);
        EXPECT_EQ(first.error(), "");
        const ApiResponse second = client.post("/api/command", {{"command", "help"}});
        EXPECT_FALSE(second.ok());
        EXPECT_EQ(second.status, 429);
        EXPECT_EQ(second.retry_after, 7s);
        EXPECT_EQ(second.error(), "Too many.");
    }
    server.join();
    ASSERT_EQ(server.requests.size(), 2u);
    EXPECT_THAT(server.requests[0], testing::StartsWith("GET /api/me HTTP/1.1\r\n"));
    EXPECT_THAT(server.requests[0], HasSubstr("Authorization: Bearer secret\r\n"));
    EXPECT_THAT(server.requests[1], testing::StartsWith("POST /api/command HTTP/1.1\r\n"));
    EXPECT_THAT(server.requests[1], HasSubstr("Authorization: Bearer secret\r\n"));
    EXPECT_THAT(server.requests[1], HasSubstr("Content-Type: application/json\r\n"));
    EXPECT_THAT(server.requests[1], testing::EndsWith(R"({"command":"help"})"));
    EXPECT_THAT(server.requests[1], Not(HasSubstr("Cookie")));
}

TEST(ApiClient, WithoutATokenKeepsTheSessionCookie) {
    FakeServer server({response("200 OK\r\nSet-Cookie: session=abc; HttpOnly; Path=/", "{}"),
                       response("200 OK", "{}")});
    {
        ApiClient client({.url = server.url, .user_agent = "posthouse connect"});
        client.post("/api/login", {{"name", "ann"}});
        client.post("/api/command", {});
    }
    server.join();
    ASSERT_EQ(server.requests.size(), 2u);
    EXPECT_THAT(server.requests[0], Not(HasSubstr("Cookie")));
    EXPECT_THAT(server.requests[0], HasSubstr("User-Agent: posthouse connect\r\n"));
    EXPECT_THAT(server.requests[1], HasSubstr("Cookie: session=abc\r\n"));
    EXPECT_THAT(server.requests[1], Not(HasSubstr("Authorization")));
}

TEST(ApiClient, TellsAServerOfAnotherKindFromNone) {
    FakeServer server({response("200 OK", "<html>")});
    {
        ApiClient client({.url = server.url});
        EXPECT_THROW(client.get("/api/me"), UnexpectedResponse);
    }
    server.join();
    unsigned short closed = 0;
    {
        boost::asio::io_context io;
        closed = Tcp::acceptor(io, Tcp::endpoint(boost::asio::ip::make_address("127.0.0.1"), 0))
                     .local_endpoint()
                     .port();
    }
    ApiClient client({.url = "http://127.0.0.1:" + std::to_string(closed)});
    try {
        client.get("/api/me");
        FAIL() << "nobody listens";
    } catch (const UnexpectedResponse&) {
        FAIL() << "nobody has responded";
    } catch (const ConnectionError& error) {
        EXPECT_THAT(error.what(), HasSubstr("127.0.0.1"));
    }
}

TEST(ApiClient, StopsWaitingWhenItIsToldTo) {
    FakeServer server({""});  // reads the request and says nothing
    {
        bool stopped = false;
        ApiClient client(
            {.url = server.url, .stopped = [&] { return std::exchange(stopped, true); }});
        EXPECT_THROW(client.get("/api/me"), ConnectionError);
    }
    server.join();
}

TEST(Members, AreEmptyWhereAResponseHasNoneOfTheirType) {
    const boost::json::value body{{"text", "t"}, {"number", 3}, {"true", true}};
    EXPECT_EQ(text_member(body, "text"), "t");
    EXPECT_EQ(text_member(body, "number"), "");
    EXPECT_EQ(number_member(body, "number"), 3);
    EXPECT_EQ(number_member(body, "text"), std::nullopt);
    EXPECT_TRUE(is_true(body, "true"));
    EXPECT_FALSE(is_true(body, "none"));
    EXPECT_EQ(text_member(boost::json::value(3), "text"), "");
}

}  // namespace
}  // namespace posthouse::client
