// The SMTP dialogue, with a mail server of a few lines.

#include "hosting/smtp_probe.h"

#include <gmock/gmock.h>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>

#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace posthouse::hosting {
namespace {

using boost::asio::ip::tcp;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

/// Answers each line with the next of these, once, and keeps what it was told.
class SmtpServer {
public:
    explicit SmtpServer(std::vector<std::string> answers)
        : acceptor_(io_, tcp::endpoint(boost::asio::ip::make_address("127.0.0.1"), 0)),
          thread_([this, answers = std::move(answers)] {
              tcp::iostream client;
              acceptor_.accept(client.socket());
              for (const std::string& answer : answers) {
                  client << answer << std::flush;
                  std::string line;
                  if (!std::getline(client, line)) break;
                  if (line.ends_with('\r')) line.pop_back();
                  told.push_back(line);
              }
          }) {}
    ~SmtpServer() { end(); }
    void end() {
        if (thread_.joinable()) thread_.join();
    }
    unsigned short port() const { return acceptor_.local_endpoint().port(); }

    std::vector<std::string> told;

private:
    boost::asio::io_context io_;
    tcp::acceptor acceptor_;
    std::thread thread_;
};

TEST(SmtpProbe, AsksWhetherALetterWouldBeTakenAndSendsNone) {
    SmtpServer server({"220-wait\r\n220 mx.example ESMTP\r\n", "250-mx.example\r\n250 SIZE 9\r\n",
                       "250 Ok\r\n", "250 Ok\r\n", "250 Ok\r\n", "221 Bye\r\n"});
    const SmtpProbe probe =
        probe_smtp("127.0.0.1", server.port(), "house@games.example", "you@example.org");
    EXPECT_THAT(probe.failure, IsEmpty());
    EXPECT_THAT(probe.refusal, IsEmpty());
    EXPECT_EQ(probe.name, "mx.example");
    server.end();
    EXPECT_THAT(server.told, ElementsAre("EHLO games.example", "MAIL FROM:<house@games.example>",
                                         "RCPT TO:<you@example.org>", "RSET", "QUIT"));
}

TEST(SmtpProbe, ARefusalIsReportedInTheServersWords) {
    const SmtpServer server({"220 mx.example\r\n", "250 mx.example\r\n", "250 Ok\r\n",
                             "554 5.7.1 Relay access denied\r\n", "250 Ok\r\n", "221 Bye\r\n"});
    EXPECT_EQ(
        probe_smtp("127.0.0.1", server.port(), "house@games.example", "you@example.org").refusal,
        "554 5.7.1 Relay access denied");
}

TEST(SmtpProbe, NoMailServerIsAFailure) {
    unsigned short closed = 0;
    {
        const SmtpServer server({"554 No service\r\n"});
        closed = server.port();
        EXPECT_THAT(probe_smtp("127.0.0.1", server.port()).failure, HasSubstr("554 No service"));
    }
    EXPECT_THAT(probe_smtp("127.0.0.1", closed).failure, HasSubstr("refused"));
    const SmtpServer silent({""});
    EXPECT_EQ(probe_smtp("127.0.0.1", silent.port(), "", "", std::chrono::seconds(1)).failure,
              "no answer within 1 s");
}

}  // namespace
}  // namespace posthouse::hosting
