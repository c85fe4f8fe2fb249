// The LMTP server over real sockets, and `receive` as its client.

#include "mail/incoming/lmtp.h"
#include "base/test_folder.h"
#include "club/letters/mail_tokens.h"
#include "mail/incoming/lmtp_session.h"
#include "mail/incoming/receiver.h"
#include "mail/test_mail.h"

#include <gmock/gmock.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>
#include <thread>

namespace posthouse::mail {
namespace {

namespace asio = boost::asio;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::SizeIs;
using testing::StartsWith;

struct LmtpTest : testing::Test {
    void start(LmtpOptions options = {}) {
        options.address = "127.0.0.1";
        options.unix_socket = socket;
        server.emplace(io, options, receiver);
        for (int i = 0; i < 2; ++i) threads.emplace_back([this] { io.run(); });
    }
    ~LmtpTest() override {
        if (server) server->stop();
        for (std::thread& thread : threads) thread.join();
        server.reset();
    }
    /// All replies until the server closes the connection.
    std::string talk_by_tcp(const std::string& words) {
        asio::ip::tcp::iostream stream;
        stream.expires_after(std::chrono::seconds(30));
        stream.connect(
            asio::ip::tcp::endpoint(asio::ip::make_address("127.0.0.1"), server->port()));
        stream << words << std::flush;
        return {std::istreambuf_iterator<char>(stream), {}};
    }
    int received(const std::string& bytes, std::optional<std::string> from = std::nullopt,
                 std::vector<std::string> to = {}) {
        std::istringstream in(bytes);
        return receive_from_pipe(in, {.unix_socket = socket,
                                      .envelope_from = std::move(from),
                                      .envelope_to = std::move(to),
                                      .direct = [this](std::string mail, Envelope envelope) {
                                          direct.push_back(std::move(mail));
                                          direct_envelope = std::move(envelope);
                                          if (direct_fails) throw std::runtime_error("locked");
                                          return directly;
                                      }});
    }
    static std::string conversation(const std::string& data) {
        return "LHLO x\r\nMAIL FROM:<ann@example.org>\r\nRCPT "
               "TO:<posthouse@example.net>\r\nDATA\r\n" +
               data + "\r\n.\r\nQUIT\r\n";
    }

    const TestFolder folder;
    std::string socket = folder / "lmtp";
    FakeBackend house;
    MailReceiver receiver{
        house.backend(),
        {.mail_address = "posthouse@example.net", .host = "example.net", .base_url = ""},
        club::ServerKey::from_words("test")};
    std::vector<std::string> direct;
    Envelope direct_envelope;
    DeliveryStatus directly{DeliveryStatus::Outcome::accepted, ""};
    bool direct_fails = false;
    asio::io_context io;
    std::optional<LmtpServer> server;
    std::vector<std::thread> threads;
};

TEST_F(LmtpTest, AcceptsAPipelinedMailByTcp) {
    start();
    const std::string replies =
        talk_by_tcp(conversation("From: ann@example.org\r\nSubject: help\r\n\r\n..x"));
    EXPECT_THAT(replies, StartsWith("220 example.net LMTP"));
    EXPECT_THAT(replies, HasSubstr("\r\n354 "));
    EXPECT_THAT(replies, HasSubstr("250 2.0.0 Accepted.\r\n221 "));
    ASSERT_THAT(house.received(), SizeIs(1));
    EXPECT_EQ(house.received()[0].comment, ".x");
}

TEST_F(LmtpTest, AcceptsNothingThatIsNotCommitted) {
    house.failing = true;
    start();
    EXPECT_THAT(talk_by_tcp(conversation("From: ann@example.org\r\nSubject: help\r\n")),
                HasSubstr("\r\n451 4.3.0 "));
}

TEST_F(LmtpTest, RefusesAnOversizedMailAndContinues) {
    start();
    EXPECT_THAT(talk_by_tcp(conversation(std::string(20'000'000, 'x'))), HasSubstr("552 5.3.4"));
    EXPECT_THAT(talk_by_tcp(conversation("From: ann@example.org\r\nSubject: help\r\n")),
                HasSubstr("250 2.0.0"));
}

TEST_F(LmtpTest, WaitsForAResultFromAnotherThread) {
    std::vector<std::thread> workers;
    club::Backend door = house.backend();
    door.submit = [&](club::Request, std::function<void(std::optional<club::Response>)> answered) {
        workers.emplace_back([answered] {
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
            answered(FakeBackend::done());
        });
    };
    MailReceiver slow(door, receiver.identity(), club::ServerKey::from_words("test"));
    LmtpServer by_slow(io, {.address = "127.0.0.1"}, slow);
    start();
    asio::ip::tcp::iostream stream;
    stream.expires_after(std::chrono::seconds(30));
    stream.connect(asio::ip::tcp::endpoint(asio::ip::make_address("127.0.0.1"), by_slow.port()));
    stream << conversation("From: ann@example.org\r\nSubject: help\r\n") << std::flush;
    EXPECT_THAT(std::string(std::istreambuf_iterator<char>(stream), {}),
                HasSubstr("250 2.0.0 Accepted"));
    by_slow.stop();
    server->stop();
    for (std::thread& thread : threads) thread.join();
    threads.clear();
    for (std::thread& worker : workers) worker.join();
}

TEST_F(LmtpTest, ClosesIdleConnections) {
    start({.idle_max = std::chrono::seconds(1)});
    EXPECT_THAT(talk_by_tcp("LHLO x\r\n"), HasSubstr("250 SIZE"));
}

TEST_F(LmtpTest, ServesManyConnectionsAtOnce) {
    start();
    std::vector<std::thread> clients;
    std::atomic<int> accepted = 0;
    for (int i = 0; i < 20; ++i)
        clients.emplace_back([&] {
            const auto replies =
                talk_by_tcp(conversation("From: ann@example.org\r\nSubject: help\r\n"));
            if (replies.find("250 2.0.0 Accepted") != std::string::npos) ++accepted;
        });
    for (std::thread& client : clients) client.join();
    EXPECT_EQ(accepted, 20);
}

TEST_F(LmtpTest, KeepsItsSocketFromASecondServer) {
    start();
    EXPECT_THROW(LmtpServer(io, {.unix_socket = socket}, receiver), std::exception);
    EXPECT_THROW(LmtpServer(io, {.address = "127.0.0.1", .port = server->port()}, receiver),
                 std::exception);
    EXPECT_EQ(received(fixture("plain")), 0);
    EXPECT_THAT(house.received(), SizeIs(1)) << "the first server still has its socket";
}

TEST_F(LmtpTest, ReplacesAStaleSocketButNoOtherFile) {
    {
        const int left = ::socket(AF_UNIX, SOCK_STREAM, 0);
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        socket.copy(address.sun_path, sizeof address.sun_path - 1);
        ASSERT_EQ(::bind(left, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
        ::close(left);
    }
    start();
    EXPECT_EQ(received(fixture("plain")), 0);
    EXPECT_THAT(house.received(), SizeIs(1));
    std::ofstream(folder / "file") << "precious";
    EXPECT_THROW(LmtpServer(io, {.unix_socket = folder / "file"}, receiver), std::exception);
    EXPECT_EQ(std::filesystem::file_size(folder / "file"), 8u);
}

TEST_F(LmtpTest, ReceiveDeliversToTheRunningServer) {
    start();
    EXPECT_EQ(received("From ann Mon Jan  5 10:00:00 2026\nFrom: ann@example.org\nSubject: "
                       "help\n\n.x\n..y\nz"),
              0);
    ASSERT_THAT(house.received(), SizeIs(1));
    EXPECT_EQ(house.received()[0].comment, ".x\n..y\nz");
    EXPECT_TRUE(direct.empty());
}

TEST_F(LmtpTest, ReceivePassesTheEnvelopeSender) {
    start();
    EXPECT_EQ(received(fixture("html_only"), ""), 0);
    EXPECT_EQ(received(fixture("html_only"), "MAILER-DAEMON"), 0);
    EXPECT_THAT(house.received(), SizeIs(0)) << "the null return path is never answered";
    EXPECT_EQ(received(fixture("html_only"), "bob@example.org"), 0);
    EXPECT_EQ(received(fixture("html_only")), 0);
    EXPECT_THAT(house.received(), SizeIs(2));
}

TEST_F(LmtpTest, ReceivePassesTheRecipients) {
    EXPECT_EQ(received(fixture("plain"), "", {"posthouse+a@example.net"}), 0);
    EXPECT_THAT(direct_envelope.to, ElementsAre("posthouse+a@example.net"));
    EXPECT_EQ(direct_envelope.from, "");
    start();
    const std::string unsubscribing =
        "posthouse+" +
        club::unsubscribe_token(club::ServerKey::from_words("test"), {.user = club::UserId{1}}) +
        "@example.net";
    EXPECT_EQ(received(fixture("plain"), {}, {"no address>\r\nQUIT", unsubscribing}), 0);
    EXPECT_THAT(house.received(), SizeIs(0)) << "it came by LMTP with its token";
}

TEST_F(LmtpTest, ReceiveAsksForARetryWhileTheServerFails) {
    house.failing = true;
    start();
    EXPECT_EQ(received(fixture("plain")), 75);
}

TEST_F(LmtpTest, ReceiveDeliversDirectlyIfNoServerRuns) {
    EXPECT_EQ(received(fixture("plain")), 0);
    EXPECT_THAT(direct, SizeIs(1));
    directly = {DeliveryStatus::Outcome::try_again, "locked"};
    EXPECT_EQ(received(fixture("plain")), 75);
    directly = {DeliveryStatus::Outcome::refused_for_good, "never"};
    EXPECT_EQ(received(fixture("plain")), 0);
    direct_fails = true;
    EXPECT_EQ(received(fixture("plain")), 75);
}

TEST_F(LmtpTest, ReceiveReadsNoMoreThanTheLimit) {
    EXPECT_EQ(received(std::string(5'000'000, 'x')), 0);
    ASSERT_THAT(direct, SizeIs(1));
    EXPECT_EQ(direct[0].size(), mail_bytes_max + 1);
}

TEST_F(LmtpTest, StopsDuringOpenSessions) {
    start();
    asio::local::stream_protocol::iostream stream;
    stream.expires_after(std::chrono::seconds(30));
    stream.connect(asio::local::stream_protocol::endpoint(socket));
    std::string line;
    ASSERT_TRUE(std::getline(stream, line));
    server->stop();
    EXPECT_FALSE(std::getline(stream, line));
    for (std::thread& thread : threads) thread.join();
    threads.clear();
    EXPECT_FALSE(std::filesystem::exists(socket));
}

using testing::ElementsAre;
using testing::HasSubstr;

const std::string hello = "LHLO test\r\n";
const std::string envelope = "MAIL FROM:<a@example.org>\r\nRCPT TO:<posthouse@example.net>\r\n";

struct LmtpSessionTest : testing::Test {
    /// Accepts and collects each complete mail.
    std::string say(const std::string& bytes) {
        std::string replies = talk.receive(bytes);
        while (auto mail = talk.complete()) {
            mails.push_back(std::move(*mail));
            replies += talk.delivered(delivery);
        }
        return replies;
    }
    /// The three digits of each reply.
    std::string codes(const std::string& bytes) {
        std::string found;
        const std::string replies = say(bytes);
        for (std::size_t at = 0; at < replies.size(); at = replies.find('\n', at) + 1)
            if (replies[at + 3] == ' ') found += (found.empty() ? "" : " ") + replies.substr(at, 3);
        return found;
    }

    LmtpSession talk{"house.example", 1000};
    DeliveryStatus delivery{DeliveryStatus::Outcome::accepted, ""};
    std::vector<LmtpMail> mails;
};

TEST_F(LmtpSessionTest, AnnouncesItsExtensions) {
    EXPECT_EQ(talk.greeting(), "220 house.example LMTP Posthouse\r\n");
    EXPECT_THAT(say(hello), HasSubstr("250-PIPELINING\r\n250-8BITMIME\r\n"));
    EXPECT_EQ(codes("NOOP\r\nVRFY ann\r\nRSET\r\nQUIT\r\n"), "250 252 250 221");
    EXPECT_TRUE(talk.is_over());
}

TEST_F(LmtpSessionTest, AcceptsAMailInAnyChunks) {
    const std::string all = hello + envelope + "DATA\r\nSubject: x\r\n\r\n..dot\r\n.\r\nQUIT\r\n";
    std::string replies;
    for (char c : all) replies += say(std::string(1, c));
    ASSERT_EQ(mails.size(), 1u);
    EXPECT_EQ(mails[0].bytes, "Subject: x\r\n\r\n.dot\r\n");
    EXPECT_EQ(mails[0].envelope.from, "a@example.org");
    talk = LmtpSession("house.example", 1000);
    EXPECT_EQ(say(all), replies) << "pipelined, the replies are the same";
    EXPECT_EQ(mails[1].bytes, mails[0].bytes);
}

TEST_F(LmtpSessionTest, RepliesForEachRecipientAfterTheData) {
    EXPECT_EQ(codes(hello + "MAIL FROM:<>\r\nRCPT TO:<a@x>\r\nRCPT TO:<b@x>\r\nDATA\r\nx\r\n.\r\n"),
              "250 250 250 250 354 250 250");
    EXPECT_EQ(mails.at(0).envelope.from, "");
    EXPECT_THAT(mails.at(0).envelope.to, ElementsAre("a@x", "b@x"));
}

TEST_F(LmtpSessionTest, AcceptsSeveralPipelinedMailsInOrder) {
    EXPECT_EQ(codes(hello + envelope + "DATA\r\none\r\n.\r\n" + envelope +
                    "DATA\r\ntwo\r\n.\r\nQUIT\r\n"),
              "250 250 250 354 250 250 250 354 250 221");
    ASSERT_EQ(mails.size(), 2u);
    EXPECT_EQ(mails[1].bytes, "two\r\n");
    EXPECT_THAT(mails[1].envelope.to, ElementsAre("posthouse@example.net"))
        << "each mail has its own recipients";
}

TEST_F(LmtpSessionTest, ReportsTheDeliveryStatus) {
    delivery = {DeliveryStatus::Outcome::try_again, "later\r\n250 ok"};
    EXPECT_THAT(say(hello + envelope + "DATA\r\nx\r\n.\r\n"),
                HasSubstr("\r\n451 4.3.0 later??250 ok\r\n"));
    delivery = {DeliveryStatus::Outcome::refused_for_good, "never"};
    EXPECT_THAT(say(envelope + "DATA\r\nx\r\n.\r\n"), HasSubstr("\r\n554 5.6.0 never\r\n"));
}

TEST_F(LmtpSessionTest, RefusesCommandsOutOfOrder) {
    EXPECT_EQ(codes("MAIL FROM:<a@x>\r\n"), "503");
    EXPECT_EQ(codes("RCPT TO:<a@x>\r\nDATA\r\n"), "503 503");
    EXPECT_EQ(codes(hello + "RCPT TO:<a@x>\r\nDATA\r\n"), "250 503 503");
    EXPECT_EQ(codes("MAIL FROM:<a@x>\r\nDATA\r\nMAIL FROM:<b@x>\r\n"), "250 503 503");
    EXPECT_EQ(codes("RSET\r\nRCPT TO:<a@x>\r\n"), "250 503");
    EXPECT_EQ(codes("EHLO x\r\nHELO x\r\nLHLO\r\n"), "500 500 501");
}

TEST_F(LmtpSessionTest, ReadsPathsAndParameters) {
    EXPECT_EQ(codes(hello + "mail from: <\"a>b\"@x> SIZE=10 BODY=8BITMIME\r\n"), "250 250");
    EXPECT_EQ(codes("RSET\r\nMAIL FROM:a@x\r\nMAIL FROM:<a@x\r\nMAIL TO:<a@x>\r\n"),
              "250 501 501 501");
    EXPECT_EQ(
        codes("MAIL FROM:<a@x> FUTURE=1\r\nMAIL FROM:<a@x> SIZE=x\r\nMAIL FROM:<a@x> SIZE=\r\n"),
        "555 501 501");
    EXPECT_EQ(codes("MAIL FROM:<a@x>\r\nRCPT TO:<>\r\nRCPT TO:<b@x> NOTIFY=NEVER\r\n"),
              "250 501 555");
}

TEST_F(LmtpSessionTest, RefusesTooLargeAMail) {
    EXPECT_EQ(
        codes(hello + "MAIL FROM:<a@x> SIZE=1001\r\nMAIL FROM:<a@x> SIZE=99999999999999999999\r\n"),
        "250 552 552");
    EXPECT_EQ(codes(envelope + "DATA\r\n" + std::string(2000, 'x') + "\r\n.\r\nNOOP\r\n"),
              "250 250 354 552 250");
    EXPECT_EQ(codes(envelope + "DATA\r\n" + std::string(998, 'x') + "\r\n.\r\n"), "250 250 354 250")
        << "just fits";
    EXPECT_EQ(mails.size(), 1u);
}

TEST_F(LmtpSessionTest, EndsTheSessionForAnEndlessMail) {
    (void)say(hello + envelope + "DATA\r\n");
    for (int i = 0; i < 1000 && !talk.is_over(); ++i) (void)say(std::string(1000, 'x'));
    EXPECT_TRUE(talk.is_over());
}

TEST_F(LmtpSessionTest, EndsAMailOnlyAtADotBetweenCrlf) {
    (void)say(hello + envelope + "DATA\r\na\n.\nb\r.\rc\r\n.\nMAIL FROM:<b@x>\r\n.\r\n");
    ASSERT_EQ(mails.size(), 1u);
    EXPECT_EQ(mails[0].bytes, "a\n.\nb\r.\rc\r\n\nMAIL FROM:<b@x>\r\n");
}

TEST_F(LmtpSessionTest, RefusesLongLinesAndContinues) {
    EXPECT_EQ(codes(std::string(3000, 'x')), "");
    EXPECT_EQ(codes(std::string(3000, 'x') + "\r\nNOOP\r\n"), "500 250");
    EXPECT_EQ(codes(std::string(2500, 'x') + "\r\nNOOP\r\n"), "500 250");
}

TEST_F(LmtpSessionTest, EndsTheSessionAfterTooManyErrors) {
    std::string nonsense;
    for (int i = 0; i < 50; ++i) nonsense += "GET / HTTP/1.1\r\n";
    EXPECT_THAT(say(nonsense), HasSubstr("421 4.7.0"));
    EXPECT_TRUE(talk.is_over());
    EXPECT_EQ(say("NOOP\r\n"), "");
}

TEST_F(LmtpSessionTest, ForgetsTheRecipientsWithTheMail) {
    (void)say(hello +
              "MAIL FROM:<a@x>\r\nRCPT TO:<old@x>\r\nRSET\r\nMAIL FROM:<>\r\nRCPT "
              "TO:<posthouse+r1.f.0.0.abc@example.net>\r\nDATA\r\nx\r\n.\r\n");
    ASSERT_EQ(mails.size(), 1u);
    EXPECT_THAT(mails[0].envelope.to, ElementsAre("posthouse+r1.f.0.0.abc@example.net"));
}

TEST_F(LmtpSessionTest, LimitsRecipients) {
    (void)say(hello + "MAIL FROM:<a@x>\r\n");
    for (int i = 0; i < 100; ++i) EXPECT_EQ(codes("RCPT TO:<b@x>\r\n"), "250");
    EXPECT_EQ(codes("RCPT TO:<b@x>\r\n"), "452");
}

TEST_F(LmtpSessionTest, SurvivesRandomInput) {
    const std::vector<std::string> words = {"LHLO x\r\n",
                                            "MAIL FROM:<a@x>\r\n",
                                            "RCPT TO:<a@x>\r\n",
                                            "DATA\r\n",
                                            ".\r\n",
                                            "RSET\r\n",
                                            "\r",
                                            "\n",
                                            ".",
                                            "\0"};
    std::mt19937 random(1);
    for (int round = 0; round < 200; ++round) {
        talk = LmtpSession("house.example", 1000);
        for (int i = 0; i < 60; ++i) {
            std::string bytes;
            for (unsigned n = random() % 4; n > 0; --n) bytes += words[random() % words.size()];
            if (random() % 10 == 0) bytes += static_cast<char>(random());
            (void)say(bytes);
        }
    }
    EXPECT_FALSE(mails.empty());
}

}  // namespace
}  // namespace posthouse::mail
