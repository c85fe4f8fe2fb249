// Delivery into real maildirs, and by libcurl to a relay on loopback.
#include "mail/outgoing/transport.h"

#include "base/test_folder.h"

#include <gmock/gmock.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <thread>
#include <utility>

namespace posthouse::mail {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using Tcp = boost::asio::ip::tcp;

const std::string mail =
    "From: Posthouse <posthouse@example.net>\nSubject: x\n\n.dot\n..dots\nlast\n";

struct MaildirTransportTest : testing::Test {
    std::vector<std::string> mails_in(const std::string& box) {
        std::vector<std::string> mails;
        for (const auto& entry : fs::directory_iterator(folder / box))
            mails.push_back(read_file(entry.path()));
        return mails;
    }
    const TestFolder folder;
};

TEST_F(MaildirTransportTest, DeliversIntoTheMaildirOfTheRecipient) {
    MaildirTransport transport(folder.path());
    transport.send(mail, "", "Ann@Example.org");
    transport.send(mail, "posthouse@example.net", "ann@example.org");
    EXPECT_THAT(
        mails_in("ann@example.org/new"),
        testing::UnorderedElementsAre(
            "Return-Path: <>\nDelivered-To: Ann@Example.org\n" + mail,
            "Return-Path: <posthouse@example.net>\nDelivered-To: ann@example.org\n" + mail));
    EXPECT_TRUE(fs::is_directory(folder / "ann@example.org/cur"));
    EXPECT_TRUE(fs::is_empty(folder / "ann@example.org/tmp"));
}

TEST_F(MaildirTransportTest, StaysInItsFolderForAnyAddress) {
    MaildirTransport transport(folder / "inner");
    fs::create_directories(folder / "inner");
    transport.send(mail, "", "../../evil@example.org");
    transport.send(mail, "", "a/b@example.org");
    EXPECT_THROW(transport.send(mail, "", "..\n@example.org"), std::exception);
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder / "inner"))
        names.push_back(entry.path().filename());
    EXPECT_THAT(names,
                testing::UnorderedElementsAre("%2e.%2f..%2fevil@example.org", "a%2fb@example.org"));
    EXPECT_EQ(std::distance(fs::directory_iterator(folder.path()), {}), 1);
}

TEST_F(MaildirTransportTest, ThrowsIfItCannotWrite) {
    std::ofstream(folder / "file") << "in the way";
    MaildirTransport transport(folder / "file");
    EXPECT_THROW(transport.send(mail, "", "ann@example.org"), std::exception);
}

/// A minimal SMTP relay.
class Relay {
public:
    Relay() : acceptor_(io_, Tcp::endpoint(boost::asio::ip::make_address("127.0.0.1"), 0)) {
        thread_ = std::thread([this] { serve(); });
    }
    ~Relay() {
        boost::asio::io_context io;
        Tcp::socket(io).connect(acceptor_.local_endpoint());  // ends its accept()
        thread_.join();
    }
    std::string url() const {
        return "smtp://127.0.0.1:" + std::to_string(acceptor_.local_endpoint().port());
    }

    /// Replies other than success to a command, or to the end of a mail ("."), with this prefix.
    std::vector<std::pair<std::string, std::string>> answers;
    std::vector<std::string> commands, mails;
    int connections = 0;

private:
    void serve() {
        for (;;) {
            Tcp::iostream client(acceptor_.accept());
            client.expires_after(std::chrono::seconds(30));
            client << "220 relay\r\n" << std::flush;
            std::string line;
            if (!std::getline(client, line)) return;
            ++connections;
            for (;;) {
                line.pop_back();
                const std::string verb = line.substr(0, 4);
                commands.push_back(line);
                const auto refusal = [&] {
                    return std::ranges::find_if(
                        answers, [&](const auto& one) { return line.find(one.first) == 0; });
                };
                if (verb == "DATA" && refusal() == answers.end()) {
                    client << "354 go\r\n" << std::flush;
                    std::string all;
                    while (std::getline(client, line) && line != ".\r") all += line + "\n";
                    mails.push_back(all);
                    line = ".";
                }
                const auto trouble = refusal();
                if (trouble != answers.end())
                    client << trouble->second << "\r\n" << std::flush;
                else
                    client << (verb == "QUIT" ? "221 bye\r\n" : "250 ok\r\n") << std::flush;
                if (verb == "QUIT" || !std::getline(client, line)) break;
            }
        }
    }
    boost::asio::io_context io_;
    Tcp::acceptor acceptor_;
    std::thread thread_;
};

TEST(SmtpTransport, SendsTheMailToTheRelay) {
    Relay relay;
    {
        SmtpTransport transport(relay.url());
        transport.send(mail, "", "ann@example.org");
        transport.send(mail, "posthouse@example.net", "bob@example.org");
    }
    EXPECT_THAT(relay.mails, testing::SizeIs(2));
    EXPECT_EQ(relay.mails.at(0),
              "From: Posthouse <posthouse@example.net>\r\nSubject: "
              "x\r\n\r\n..dot\r\n...dots\r\nlast\r\n");
    EXPECT_THAT(relay.commands, testing::IsSupersetOf({"MAIL FROM:<>", "RCPT TO:<ann@example.org>",
                                                       "MAIL FROM:<posthouse@example.net>",
                                                       "RCPT TO:<bob@example.org>"}));
}

/// The outcome of a mail to ann if the relay gives this reply.
struct Refusing {
    Refusing(const std::string& command, const std::string& answer) {
        Relay relay;
        relay.answers = {{command, answer}};
        SmtpTransport transport(relay.url());
        try {
            transport.send(mail, "", "ann@example.org");
        } catch (const TransportUnavailable& away) {
            said = away.what(), kind = "away";
        } catch (const RecipientRejected& refused) {
            said = refused.what(), kind = refused.permanent ? "hopeless" : "refused";
        } catch (const std::exception& trouble) {
            said = trouble.what(), kind = "trouble";
        }
        relay.answers.clear();
        transport.send(mail, "", "bob@example.org");  // the next one is none the worse for it
    }
    std::string said, kind = "carried";
};

TEST(SmtpTransport, ReportsPermanentRejections) {
    const Refusing unknown("RCPT", "550 5.1.1 no such user");
    EXPECT_EQ(unknown.kind, "hopeless");
    EXPECT_EQ(unknown.said, "550 5.1.1 no such user");
    EXPECT_EQ(Refusing("RCPT", "550-5.1.10 one\r\n550 5.1.10 two").kind, "hopeless");
    EXPECT_EQ(Refusing("RCPT", "550 blocked for your sins").kind, "refused");
    EXPECT_EQ(Refusing("RCPT", "550 5.1.8 bad sender").kind, "refused")
        << "that is about the sender's address";
    EXPECT_EQ(Refusing("RCPT", "552 5.2.2 mailbox full").kind, "refused");
    EXPECT_EQ(Refusing("DATA", "554 5.7.1 not today").kind, "refused");
    const Refusing content(".", "554 5.6.0 I do not like it");
    EXPECT_EQ(content.kind, "refused");
    EXPECT_EQ(content.said, "554 5.6.0 I do not like it");
}

TEST(SmtpTransport, ReportsTemporaryFailures) {
    const Refusing full("RCPT", "452 4.2.2 mailbox full");
    EXPECT_EQ(full.kind, "trouble");
    EXPECT_EQ(full.said, "452 4.2.2 mailbox full");
    EXPECT_EQ(Refusing(".", "451 4.3.0 try later").kind, "trouble");
    EXPECT_EQ(Refusing("MAIL", "550 5.7.1 sender refused").kind, "trouble")
        << "that is not about the recipient's address";
    EXPECT_EQ(Refusing("RCPT", "421 4.3.2 closing").kind, "away");
    EXPECT_EQ(Refusing("RCPT", "250 2.1.5 with pleasure").kind, "carried");
}

TEST(SmtpTransport, ReusesTheConnection) {
    Relay relay;
    {
        SmtpTransport transport(relay.url());
        for (int i = 0; i < 20; ++i) transport.send(mail, "", "ann@example.org");
    }
    EXPECT_THAT(relay.mails, testing::SizeIs(20));
    EXPECT_EQ(relay.connections, 1);
}

TEST(SmtpTransport, ReportsAnUnavailableRelay) {
    std::string url;
    {
        boost::asio::io_context io;
        const Tcp::acceptor closed(io,
                                   Tcp::endpoint(boost::asio::ip::make_address("127.0.0.1"), 0));
        url = "smtp://127.0.0.1:" + std::to_string(closed.local_endpoint().port());
    }
    SmtpTransport transport(url);
    EXPECT_THROW(transport.send(mail, "", "ann@example.org"), TransportUnavailable);
}

TEST(SmtpTransport, SendsNoPasswordWithoutTls) {
    Relay relay;
    {
        SmtpTransport transport(relay.url(), "user", "secret-word");
        EXPECT_THROW(transport.send(mail, "", "ann@example.org"), std::exception);
    }
    for (const std::string& command : relay.commands)
        EXPECT_EQ(command.find("AUTH"), std::string::npos);
    EXPECT_TRUE(relay.mails.empty());
}

TEST(SmtpTransport, RejectsOtherProtocols) {
    SmtpTransport transport("http://127.0.0.1:1/");
    EXPECT_THROW(transport.send(mail, "", "ann@example.org"), std::exception);
}

}  // namespace
}  // namespace posthouse::mail
