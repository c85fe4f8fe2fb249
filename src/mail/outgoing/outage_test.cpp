// The outbox under a fake clock: hours without a relay, crashes and very many letters.
#include "mail/test_mail.h"

#include <gmock/gmock.h>

#include <map>
#include <memory>
#include <random>
#include <regex>
#include <set>

namespace posthouse::mail {
namespace {

using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;
using testing::ElementsAre;
using testing::SizeIs;

struct OutageTest : testing::Test {
    OutboxFixture post;
    std::vector<club::UserId> readers;

    OutageTest() {
        for (int i = 0; i < 125; ++i) {
            readers.push_back(post.add_player("p" + std::to_string(i)));
            post.begin();
        }
    }
    /// Like the app: rounds without a pause while there is something to do, otherwise one a second.
    void run_until(club::Instant end, Outbox& outbox) {
        while (post.now < end) {
            while (outbox.send_due() > 0) {
            }
            post.now += seconds(1);
        }
    }
    club::LetterId write_to(std::size_t reader, int match, int number) {
        return post.write(address(reader),
                          "m" + std::to_string(match) + "." + std::to_string(number),
                          club::MatchId{match}, readers[reader]);
    }
    static std::string address(std::size_t reader) {
        return "p" + std::to_string(reader) + "@example.org";
    }
};

TEST_F(OutageTest, TestsTheRelayWithOneLetterAndCountsNoAttempt) {
    std::vector<club::LetterId> ids;
    for (int i = 0; i < 50; ++i) ids.push_back(post.write(address(0), "x" + std::to_string(i)));
    post.transport.unavailable = true;
    const club::Instant start = post.now;
    run_until(start + hours(3), post.outbox);
    EXPECT_LE(post.transport.tries, 45) << "in the end once in five minutes";
    EXPECT_GE(post.transport.tries, 36);
    std::vector<std::chrono::milliseconds> pauses;
    for (std::size_t i = 1; i < post.transport.tried_at.size(); ++i)
        pauses.push_back(post.transport.tried_at[i] - post.transport.tried_at[i - 1]);
    EXPECT_EQ(pauses[0], seconds(5));
    EXPECT_EQ(pauses[1], seconds(10));
    EXPECT_EQ(pauses.back(), minutes(5));
    bool said = false;
    for (club::LetterId id : ids) {
        EXPECT_EQ(post.stored(id).attempts, 0);
        EXPECT_EQ(post.stored(id).due, start);
        said = said || post.stored(id).last_error == "nobody there";
    }
    EXPECT_TRUE(said) << "the letter shows what it waits for";
}

TEST_F(OutageTest, DoesNotWaitForALetterOnWhichTheRelayFails) {
    struct Choking : FakeTransport {
        using FakeTransport::FakeTransport;
        void send(const std::string& bytes, const std::string& from,
                  const std::string& to) override {
            if (to == "choke@example.org") {
                ++tries;
                throw TransportUnavailable("timeout");
            }
            FakeTransport::send(bytes, from, to);
        }
    } transport{post.now};
    Outbox outbox(post.backend(), transport, post.identity, post.key);
    post.write("choke@example.org", "choke");
    for (int i = 0; i < 20; ++i) post.write(address(0), "x" + std::to_string(i));
    run_until(post.now + minutes(30), outbox);
    EXPECT_THAT(transport.sent, SizeIs(20));
}

TEST_F(OutageTest, SendsAThousandLettersInOrderAtALimitedRate) {
    post.transport.unavailable = true;
    // Three hours of 125 matches: 8 letters each to one reader.
    std::vector<club::LetterId> ids;
    for (int number = 0; number < 8; ++number) {
        for (std::size_t reader = 0; reader < readers.size(); ++reader)
            ids.push_back(write_to(reader, static_cast<int>(reader) + 1, number));
        run_until(post.now + minutes(22) + seconds(30), post.outbox);
    }
    ASSERT_THAT(ids, SizeIs(1000));
    ASSERT_THAT(post.transport.sent, SizeIs(0));
    post.transport.unavailable = false;
    const club::Instant back = post.now;
    run_until(back + minutes(10), post.outbox);
    ASSERT_THAT(post.transport.sent, SizeIs(1000));

    std::map<club::Instant, int> in_second;
    std::map<std::string, std::vector<std::string>> by_reader;
    for (const SentMail& mail : post.transport.sent) {
        ++in_second[mail.at];
        by_reader[mail.to].push_back(mail.header("Subject"));
    }
    for (const auto& [at, count] : in_second) EXPECT_LE(count, 11) << "600 a minute";
    for (const auto& [reader, subjects] : by_reader)
        for (std::size_t i = 0; i < subjects.size(); ++i)
            EXPECT_TRUE(subjects[i].ends_with("." + std::to_string(i))) << reader;
    for (club::LetterId id : ids) EXPECT_EQ(post.stored(id).attempts, 1);
    EXPECT_LE(post.transport.sent.back().at - post.transport.sent.front().at, minutes(2));

    // Afterwards the rate is unlimited again.
    for (int i = 0; i < 100; ++i) post.write(address(1), "later" + std::to_string(i));
    EXPECT_EQ(post.outbox.send_due(), 100);
}

TEST_F(OutageTest, SendsOneDigestForMoreThanTenWaitingLetters) {
    post.transport.unavailable = true;
    for (int i = 0; i < 11; ++i) write_to(0, i + 1, 0);
    for (int i = 0; i < 10; ++i) write_to(1, i + 21, 0);
    run_until(post.now + hours(2), post.outbox);
    post.transport.unavailable = false;
    run_until(post.now + minutes(10), post.outbox);
    std::map<std::string, int> mails;
    for (const SentMail& mail : post.transport.sent) ++mails[mail.to];
    EXPECT_EQ(mails[address(0)], 1);
    EXPECT_EQ(mails[address(1)], 10);
    EXPECT_EQ(post.outbox.send_due(), 0) << "all of them are recorded as sent";
}

TEST_F(OutageTest, RepeatsALetterWithTheSameMessageIdAfterACrash) {
    const club::MatchId match = post.begin();
    const club::LetterId id = post.add(post.board_letter_for(match, Side::first));
    post.failing = true;  // the result of sending is not recorded
    post.outbox.send_due();
    post.failing = false;
    EXPECT_FALSE(post.stored(id).sent);
    post.play(match, "c");  // and play continues
    Outbox fresh(post.backend(), post.transport, post.identity, post.key);
    fresh.send_due();
    ASSERT_THAT(post.transport.sent, SizeIs(2));
    EXPECT_EQ(post.transport.sent[0].header("Message-Id"),
              post.transport.sent[1].header("Message-Id"));
    EXPECT_TRUE(post.stored(id).sent);
}

TEST_F(OutageTest, LosesAndReordersNothingDespiteFailures) {
    for (unsigned seed = 1; seed <= 8; ++seed) {
        OutboxFixture house;
        for (int board = 1; board <= 4; ++board) house.begin();
        std::mt19937 random(seed);
        const auto one_in = [&](unsigned n) { return random() % n == 0; };
        std::vector<club::LetterId> ids;
        auto outbox = std::make_unique<Outbox>(house.backend(), house.transport, house.identity,
                                               house.key, OutboxSettings{});
        int written[4] = {};
        for (int step = 0; step < 4000; ++step) {
            house.now += seconds(1 + random() % 60);
            if (step < 2000 && one_in(4)) {
                const int match = static_cast<int>(random() % 4);
                const bool ann = match % 2 == 0;
                ids.push_back(house.write(
                    ann ? "ann@example.org" : "bob@example.org",
                    "m" + std::to_string(match) + "." + std::to_string(written[match]++),
                    club::MatchId{match + 1}, ann ? house.ann : house.bob));
            }
            if (one_in(60))
                house.transport.unavailable = step < 3000 && !house.transport.unavailable;
            if (one_in(30))
                house.transport.failing = step < 3000 && one_in(2)
                                              ? std::set<std::string>{"bob@example.org"}
                                              : std::set<std::string>{};
            house.failing = one_in(20);
            outbox->send_due();
            if (house.failing || one_in(100))  // crashed
                outbox = std::make_unique<Outbox>(house.backend(), house.transport, house.identity,
                                                  house.key, OutboxSettings{});
        }
        for (club::LetterId id : ids) EXPECT_TRUE(house.stored(id).sent) << "seed " << seed;
        // In order for each match; only letters interrupted by a crash arrive twice.
        std::map<std::string, int> next;
        const auto arrives = [&](const std::string& match, const std::string& number) {
            int& expected = next[match];
            EXPECT_LE(std::stoi(number), expected) << match << ", seed " << seed;
            expected = std::max(expected, std::stoi(number) + 1);
        };
        const std::regex subject("Subject: (m\\d)\\.(\\d+)\n"), item("\n\\d+\\. (m\\d)\\.(\\d+) =");
        for (const SentMail& mail : house.transport.sent)
            for (const std::regex& words : {subject, item})
                for (std::sregex_iterator i(mail.bytes.begin(), mail.bytes.end(), words), end;
                     i != end; ++i)
                    arrives((*i)[1], (*i)[2]);
        int arrived = 0;
        for (const auto& [match, count] : next) arrived += count;
        EXPECT_EQ(arrived, static_cast<int>(ids.size()));
    }
}

}  // namespace
}  // namespace posthouse::mail
