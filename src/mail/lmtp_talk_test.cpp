#include "mail/lmtp_talk.h"

#include <gmock/gmock.h>

#include <random>

namespace posthouse::mail {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

const std::string hello = "LHLO test\r\n";
const std::string envelope = "MAIL FROM:<a@example.org>\r\nRCPT TO:<posthouse@example.net>\r\n";

struct LmtpTalkTest : testing::Test {
    /// Lets the house accept whatever mail is complete, and collects the mails.
    std::string say(const std::string& bytes) {
        std::string replies = talk.take(bytes);
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

TEST_F(LmtpTalkTest, greets_and_says_what_it_can) {
    EXPECT_EQ(talk.greeting(), "220 house.example LMTP Posthouse\r\n");
    EXPECT_THAT(say(hello), HasSubstr("250-PIPELINING\r\n250-8BITMIME\r\n"));
    EXPECT_EQ(codes("NOOP\r\nVRFY ann\r\nRSET\r\nQUIT\r\n"), "250 252 250 221");
    EXPECT_TRUE(talk.over());
}

TEST_F(LmtpTalkTest, takes_a_mail_however_its_bytes_are_cut) {
    const std::string all = hello + envelope + "DATA\r\nSubject: x\r\n\r\n..dot\r\n.\r\nQUIT\r\n";
    std::string replies;
    for (char c : all) replies += say(std::string(1, c));
    ASSERT_EQ(mails.size(), 1u);
    EXPECT_EQ(mails[0].bytes, "Subject: x\r\n\r\n.dot\r\n");
    EXPECT_EQ(mails[0].envelope.from, "a@example.org");
    talk = LmtpSession("house.example", 1000);
    EXPECT_EQ(say(all), replies) << "sent ahead, it is answered alike";
    EXPECT_EQ(mails[1].bytes, mails[0].bytes);
}

TEST_F(LmtpTalkTest, answers_for_each_recipient_after_the_data) {
    EXPECT_EQ(codes(hello + "MAIL FROM:<>\r\nRCPT TO:<a@x>\r\nRCPT TO:<b@x>\r\nDATA\r\nx\r\n.\r\n"),
              "250 250 250 250 354 250 250");
    EXPECT_EQ(mails.at(0).envelope.from, "");
    EXPECT_THAT(mails.at(0).envelope.to, ElementsAre("a@x", "b@x"));
}

TEST_F(LmtpTalkTest, takes_several_mails_sent_ahead_in_their_order) {
    EXPECT_EQ(codes(hello + envelope + "DATA\r\none\r\n.\r\n" + envelope +
                    "DATA\r\ntwo\r\n.\r\nQUIT\r\n"),
              "250 250 250 354 250 250 250 354 250 221");
    ASSERT_EQ(mails.size(), 2u);
    EXPECT_EQ(mails[1].bytes, "two\r\n");
    EXPECT_THAT(mails[1].envelope.to, ElementsAre("posthouse@example.net"))
        << "each mail has its own recipients";
}

TEST_F(LmtpTalkTest, says_what_became_of_the_mail) {
    delivery = {DeliveryStatus::Outcome::try_again, "later\r\n250 ok"};
    EXPECT_THAT(say(hello + envelope + "DATA\r\nx\r\n.\r\n"),
                HasSubstr("\r\n451 4.3.0 later??250 ok\r\n"));
    delivery = {DeliveryStatus::Outcome::refused_for_good, "never"};
    EXPECT_THAT(say(envelope + "DATA\r\nx\r\n.\r\n"), HasSubstr("\r\n554 5.6.0 never\r\n"));
}

TEST_F(LmtpTalkTest, refuses_commands_out_of_order) {
    EXPECT_EQ(codes("MAIL FROM:<a@x>\r\n"), "503");
    EXPECT_EQ(codes("RCPT TO:<a@x>\r\nDATA\r\n"), "503 503");
    EXPECT_EQ(codes(hello + "RCPT TO:<a@x>\r\nDATA\r\n"), "250 503 503");
    EXPECT_EQ(codes("MAIL FROM:<a@x>\r\nDATA\r\nMAIL FROM:<b@x>\r\n"), "250 503 503");
    EXPECT_EQ(codes("RSET\r\nRCPT TO:<a@x>\r\n"), "250 503");
    EXPECT_EQ(codes("EHLO x\r\nHELO x\r\nLHLO\r\n"), "500 500 501");
}

TEST_F(LmtpTalkTest, reads_paths_and_parameters) {
    EXPECT_EQ(codes(hello + "mail from: <\"a>b\"@x> SIZE=10 BODY=8BITMIME\r\n"), "250 250");
    EXPECT_EQ(codes("RSET\r\nMAIL FROM:a@x\r\nMAIL FROM:<a@x\r\nMAIL TO:<a@x>\r\n"),
              "250 501 501 501");
    EXPECT_EQ(
        codes("MAIL FROM:<a@x> FUTURE=1\r\nMAIL FROM:<a@x> SIZE=x\r\nMAIL FROM:<a@x> SIZE=\r\n"),
        "555 501 501");
    EXPECT_EQ(codes("MAIL FROM:<a@x>\r\nRCPT TO:<>\r\nRCPT TO:<b@x> NOTIFY=NEVER\r\n"),
              "250 501 555");
}

TEST_F(LmtpTalkTest, refuses_a_mail_that_is_too_large) {
    EXPECT_EQ(
        codes(hello + "MAIL FROM:<a@x> SIZE=1001\r\nMAIL FROM:<a@x> SIZE=99999999999999999999\r\n"),
        "250 552 552");
    EXPECT_EQ(codes(envelope + "DATA\r\n" + std::string(2000, 'x') + "\r\n.\r\nNOOP\r\n"),
              "250 250 354 552 250");
    EXPECT_EQ(codes(envelope + "DATA\r\n" + std::string(998, 'x') + "\r\n.\r\n"), "250 250 354 250")
        << "just fits";
    EXPECT_EQ(mails.size(), 1u);
}

TEST_F(LmtpTalkTest, does_not_listen_to_an_endless_mail) {
    (void)say(hello + envelope + "DATA\r\n");
    for (int i = 0; i < 1000 && !talk.over(); ++i) (void)say(std::string(1000, 'x'));
    EXPECT_TRUE(talk.over());
}

TEST_F(LmtpTalkTest, ends_a_mail_by_nothing_weaker_than_a_dot_between_line_ends) {
    (void)say(hello + envelope + "DATA\r\na\n.\nb\r.\rc\r\n.\nMAIL FROM:<b@x>\r\n.\r\n");
    ASSERT_EQ(mails.size(), 1u);
    EXPECT_EQ(mails[0].bytes, "a\n.\nb\r.\rc\r\n\nMAIL FROM:<b@x>\r\n");
}

TEST_F(LmtpTalkTest, refuses_long_lines_and_goes_on) {
    EXPECT_EQ(codes(std::string(3000, 'x')), "");
    EXPECT_EQ(codes(std::string(3000, 'x') + "\r\nNOOP\r\n"), "500 250");
    EXPECT_EQ(codes(std::string(2500, 'x') + "\r\nNOOP\r\n"), "500 250");
}

TEST_F(LmtpTalkTest, has_enough_of_nonsense) {
    std::string nonsense;
    for (int i = 0; i < 50; ++i) nonsense += "GET / HTTP/1.1\r\n";
    EXPECT_THAT(say(nonsense), HasSubstr("421 4.7.0"));
    EXPECT_TRUE(talk.over());
    EXPECT_EQ(say("NOOP\r\n"), "");
}

TEST_F(LmtpTalkTest, forgets_the_recipients_with_the_mail) {
    (void)say(hello +
              "MAIL FROM:<a@x>\r\nRCPT TO:<old@x>\r\nRSET\r\nMAIL FROM:<>\r\nRCPT "
              "TO:<posthouse+r1.f.0.0.abc@example.net>\r\nDATA\r\nx\r\n.\r\n");
    ASSERT_EQ(mails.size(), 1u);
    EXPECT_THAT(mails[0].envelope.to, ElementsAre("posthouse+r1.f.0.0.abc@example.net"));
}

TEST_F(LmtpTalkTest, limits_recipients) {
    (void)say(hello + "MAIL FROM:<a@x>\r\n");
    for (int i = 0; i < 100; ++i) EXPECT_EQ(codes("RCPT TO:<b@x>\r\n"), "250");
    EXPECT_EQ(codes("RCPT TO:<b@x>\r\n"), "452");
}

TEST_F(LmtpTalkTest, survives_random_conversations) {
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
