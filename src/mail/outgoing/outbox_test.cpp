#include "mail/outgoing/outbox.h"

#include "club/accounts/account_tables.h"
#include "club/letters/mail_tokens.h"
#include "mail/test_mail.h"

#include <gmock/gmock.h>

namespace posthouse::mail {
namespace {

using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

struct OutboxTest : testing::Test {
    OutboxTest() {
        for (int board = 1; board <= 13; ++board) post.begin();
    }
    OutboxFixture post;
    Outbox& outbox = post.outbox;
    FakeTransport& transport = post.transport;

    club::LetterId write(const std::string& address, const std::string& subject,
                         std::optional<club::MatchId> match = std::nullopt) {
        return post.write(address, subject, match);
    }
    club::Letter stored(club::LetterId id) const { return post.stored(id); }
};

TEST_F(OutboxTest, SendsEachLetterOnceAndRecordsIt) {
    const club::LetterId one = write("ann@example.org", "one");
    write("", "for the page only");
    EXPECT_EQ(outbox.send_due(), 1);
    EXPECT_EQ(outbox.send_due(), 0);
    EXPECT_THAT(transport.subjects(), ElementsAre("ann@example.org one"));
    EXPECT_EQ(stored(one).sent, post.now);
    EXPECT_EQ(stored(one).attempts, 1);
    EXPECT_EQ(stored(one).last_error, "");
}

TEST_F(OutboxTest, SendsAnswersWithAnEmptySenderAndNoticesWithAToken) {
    club::Letter answer;
    answer.to = post.ann;
    answer.address = "ann@example.org";
    answer.message_id = "answer.1";
    answer.kind = club::LetterKind::answer;
    answer.due = post.now;
    post.add(answer);
    post.write("ann@example.org", "notice", std::nullopt, post.ann);
    EXPECT_EQ(outbox.send_due(), 2);
    ASSERT_THAT(transport.sent, SizeIs(2));
    EXPECT_EQ(transport.sent[0].from, "");
    EXPECT_EQ(
        transport.sent[1].from,
        "house+" + club::bounce_token(post.key, post.ann, "ann@example.org") + "@house.example");
}

TEST_F(OutboxTest, RetriesWithGrowingDelays) {
    transport.failing = {"ann@example.org"};
    const club::LetterId one = write("ann@example.org", "one");
    EXPECT_EQ(outbox.send_due(), 0);
    EXPECT_EQ(stored(one).attempts, 1);
    EXPECT_EQ(stored(one).due, post.now + minutes(1));
    EXPECT_EQ(stored(one).last_error, "mailbox full??really");
    EXPECT_EQ(outbox.send_due(), 0);
    EXPECT_EQ(transport.tries, 1) << "not before it is due";
    post.now += minutes(1);
    EXPECT_EQ(outbox.send_due(), 0);
    EXPECT_EQ(stored(one).due, post.now + minutes(2));
    transport.failing.clear();
    post.now += minutes(2);
    EXPECT_EQ(outbox.send_due(), 1);
    EXPECT_EQ(stored(one).last_error, "");
}

TEST_F(OutboxTest, WaitsAtMostSixHours) {
    EXPECT_EQ(retry_delay(1), minutes(1));
    EXPECT_EQ(retry_delay(5), minutes(16));
    EXPECT_EQ(retry_delay(10), hours(6));
    EXPECT_EQ(retry_delay(1'000'000), hours(6));
}

TEST_F(OutboxTest, GivesUpAfterFiveDaysAndCountsABounce) {
    transport.failing = {"ann@example.org"};
    const club::LetterId one = post.write("ann@example.org", "one", std::nullopt, post.ann);
    const club::Instant start = post.now;
    while (!stored(one).failed_at && post.now < start + hours(24 * 10)) {
        outbox.send_due();
        post.now = std::max(post.now + minutes(1), stored(one).due);
    }
    EXPECT_GE(*stored(one).failed_at, start + hours(24 * 5) - hours(6));
    EXPECT_LE(*stored(one).failed_at, start + hours(24 * 5));
    EXPECT_FALSE(stored(one).sent);
    const int tries = transport.tries;
    post.now += hours(24);
    outbox.send_due();
    EXPECT_EQ(transport.tries, tries) << "dead letters are not retried";
    EXPECT_EQ(post.user(post.ann).addresses[0].bounces, 1);
    EXPECT_FALSE(post.user(post.ann).addresses[0].suspended);
}

TEST_F(OutboxTest, GivesUpAtOnceAfterAPermanentRejection) {
    transport.rejected = {"ann@example.org"};
    const club::LetterId one = post.write("ann@example.org", "one", std::nullopt, post.ann);
    EXPECT_EQ(outbox.send_due(), 0);
    EXPECT_EQ(stored(one).failed_at, post.now);
    EXPECT_EQ(stored(one).last_error, "554 5.7.1 not wanted here");
    EXPECT_EQ(post.user(post.ann).addresses[0].bounces, 1);
    EXPECT_FALSE(post.user(post.ann).addresses[0].suspended) << "one bounce is no proof";
    post.now += hours(24);
    outbox.send_due();
    EXPECT_EQ(transport.tries, 1);
}

TEST_F(OutboxTest, SuspendsAnAddressThatDoesNotExist) {
    transport.nonexistent = {"ann@example.org"};
    const club::MatchId match = post.begin();
    const club::LetterId one = post.write("ann@example.org", "one", match, post.ann);
    const club::LetterId two = post.write("ann@example.org", "two", match, post.ann);
    EXPECT_EQ(outbox.send_due(), 0);
    EXPECT_EQ(stored(one).failed_at, post.now);
    EXPECT_TRUE(post.user(post.ann).addresses[0].suspended);
    EXPECT_EQ(transport.tries, 1) << "the second is not even tried";
    EXPECT_EQ(stored(two).address, "") << "it stays in the inbox";
    EXPECT_THAT(stored(two).last_error, HasSubstr("stays in the inbox"));
    EXPECT_FALSE(stored(two).failed_at);
}

TEST_F(OutboxTest, SendsToTheCurrentAddressOfThePlayer) {
    const club::LetterId one = post.write("ann@example.org", "one", std::nullopt, post.ann);
    club::User ann = post.user(post.ann);
    ann.addresses = {{.address = "new@example.org", .confirmed = true, .bounced = {}}};
    post.change_user(ann);
    EXPECT_EQ(outbox.send_due(), 1);
    EXPECT_THAT(transport.subjects(), ElementsAre("new@example.org one"));
    EXPECT_EQ(stored(one).address, "new@example.org");
    EXPECT_EQ(
        transport.sent[0].from,
        "house+" + club::bounce_token(post.key, post.ann, "new@example.org") + "@house.example");
}

TEST_F(OutboxTest, PrefersTheLettersOwnAddressWhileItWorks) {
    club::User ann = post.user(post.ann);
    ann.addresses.push_back({.address = "second@example.org", .confirmed = true, .bounced = {}});
    post.change_user(ann);
    post.write("second@example.org", "one", std::nullopt, post.ann);
    outbox.send_due();
    EXPECT_THAT(transport.subjects(), ElementsAre("second@example.org one"));
}

TEST_F(OutboxTest, MailsNothingToClosedAccounts) {
    const club::LetterId one = post.write("ann@example.org", "one", std::nullopt, post.ann);
    club::User ann = post.user(post.ann);
    ann.left_at = post.now;
    post.change_user(ann);
    EXPECT_EQ(outbox.send_due(), 0);
    EXPECT_EQ(transport.tries, 0);
    EXPECT_EQ(stored(one).address, "");
}

TEST_F(OutboxTest, SendsAConfirmationToTheUnconfirmedAddressAndAnswersToTheRequester) {
    club::User ann = post.user(post.ann);
    ann.addresses.push_back({.address = "unproved@example.org", .bounced = {}});
    post.change_user(ann);
    post.write("unproved@example.org", "confirm {confirm}", std::nullopt, post.ann);
    post.write("taken-away@example.org", "and confirm {confirm}", std::nullopt, post.ann);
    post.write("unproved@example.org", "board", std::nullopt, post.ann);
    club::Letter answer;
    answer.to = post.ann;
    answer.kind = club::LetterKind::answer;
    answer.address = "anywhere@example.org";
    answer.subject = "answer";
    answer.due = post.now;
    post.add(answer);
    outbox.send_due();
    EXPECT_THAT(transport.subjects(),
                ElementsAre("unproved@example.org confirm " +
                                club::address_confirmation_token(post.key, post.ann,
                                                                 "unproved@example.org"),
                            "ann@example.org board", "anywhere@example.org answer"));
}

TEST_F(OutboxTest, LetsNoLetterOfAMatchOvertakeAnother) {
    transport.failing = {"ann@example.org"};
    write("ann@example.org", "first", club::MatchId{12});
    write("ann@example.org", "second", club::MatchId{12});
    write("ann@example.org", "other", club::MatchId{13});
    write("bob@example.org", "bob's", club::MatchId{12});
    EXPECT_EQ(outbox.send_due(), 1);
    EXPECT_EQ(transport.tries, 3) << "the second waits for the first";
    transport.failing.clear();
    post.now += seconds(30);
    write("ann@example.org", "third", club::MatchId{12});
    EXPECT_EQ(outbox.send_due(), 0);
    for (int i = 0; i < 3; ++i) {
        post.now += minutes(1);
        outbox.send_due();
    }
    EXPECT_THAT(transport.subjects(), ElementsAre("bob@example.org bob's", "ann@example.org first",
                                                  "ann@example.org second", "ann@example.org other",
                                                  "ann@example.org third"));
}

TEST_F(OutboxTest, KeepsTheOrderAfterARestart) {
    transport.failing = {"ann@example.org"};
    write("ann@example.org", "first", club::MatchId{12});
    outbox.send_due();
    transport.failing.clear();
    write("ann@example.org", "second", club::MatchId{12});
    Outbox fresh(post.backend(), transport, post.identity, post.key);
    EXPECT_EQ(fresh.send_due(), 0);
    post.now += minutes(2);
    fresh.send_due();
    EXPECT_THAT(transport.subjects(),
                ElementsAre("ann@example.org first", "ann@example.org second"));
}

TEST_F(OutboxTest, DoesNotWaitForADeadLetter) {
    transport.failing = {"ann@example.org"};
    const club::LetterId one = write("ann@example.org", "first", club::MatchId{12});
    outbox.send_due();
    write("ann@example.org", "second", club::MatchId{12});
    club::Letter dead = stored(one);
    dead.failed_at = post.now;  // set by the operator
    post.change(dead);
    transport.failing.clear();
    EXPECT_EQ(outbox.send_due(), 1);
    EXPECT_THAT(transport.subjects(), ElementsAre("ann@example.org second"));
}

TEST_F(OutboxTest, SendsOtherLettersPastBlockedOnes) {
    transport.failing = {"ann@example.org"};
    for (int i = 0; i < 250; ++i)
        write("ann@example.org", "a" + std::to_string(i), club::MatchId{12});
    write("bob@example.org", "b");
    for (int i = 0; i < 4; ++i) outbox.send_due();
    EXPECT_THAT(transport.subjects(), ElementsAre("bob@example.org b"));
    EXPECT_EQ(transport.tries, 2);
}

TEST_F(OutboxTest, DoesNotResendALetterThatCouldNotBeRecorded) {
    const club::LetterId one = write("ann@example.org", "one");
    post.failing = true;
    for (int i = 0; i < 5; ++i) outbox.send_due();
    EXPECT_THAT(transport.subjects(), ElementsAre("ann@example.org one"));
    EXPECT_FALSE(stored(one).sent);
    post.failing = false;
    outbox.send_due();
    EXPECT_TRUE(stored(one).sent);
    EXPECT_THAT(transport.subjects(), ElementsAre("ann@example.org one"));
}

TEST_F(OutboxTest, GivesUpOnAnInvalidAddress) {
    const club::LetterId one = write("ann@example.org\r\nBcc: bob@example.org", "one");
    EXPECT_EQ(outbox.send_due(), 0);
    EXPECT_THAT(transport.sent, IsEmpty());
    EXPECT_THAT(stored(one).last_error, HasSubstr("not a valid mail address"));
    EXPECT_TRUE(stored(one).failed_at);
}

struct DigestOutboxTest : OutboxTest {
    club::LetterId digest_letter(const std::string& subject, club::UserId to, club::Instant due,
                                 std::optional<club::MatchId> match = std::nullopt,
                                 bool digest = true) {
        club::Letter letter;
        letter.to = to;
        letter.address = post.user(to).addresses[0].address;
        letter.kind = club::LetterKind::board;
        letter.automatic = false;
        letter.subject = letter.message_id = subject;
        letter.body = "words of " + subject + "\n";
        letter.match = match;
        letter.written = post.now;
        letter.due = due;
        letter.digest = digest;
        return post.add(letter);
    }
};

TEST_F(DigestOutboxTest, SendsTheLettersOfADayAsOne) {
    const club::Instant morning = post.now + hours(10);
    const club::LetterId a1 = digest_letter("a1", post.ann, morning);
    digest_letter("b1", post.bob, morning);
    const club::LetterId a2 = digest_letter("a2", post.ann, morning);
    write("ann@example.org", "at once");
    outbox.send_due();
    EXPECT_THAT(transport.subjects(), ElementsAre("ann@example.org at once"));
    post.now = morning;
    EXPECT_EQ(outbox.send_due(), 3);
    EXPECT_THAT(transport.subjects(),
                ElementsAre("ann@example.org at once", "ann@example.org Your boards, 21 November",
                            "bob@example.org b1"))
        << "a single letter is no digest";
    EXPECT_THAT(transport.sent[1].bytes, HasSubstr("words of a1"));
    EXPECT_THAT(transport.sent[1].bytes, HasSubstr("words of a2"));
    for (club::LetterId id : {a1, a2}) EXPECT_EQ(stored(id).sent, morning);
    EXPECT_EQ(outbox.send_due(), 0);
}

TEST_F(DigestOutboxTest, RetriesADigestAsAWhole) {
    const club::LetterId a1 = digest_letter("a1", post.ann, post.now);
    const club::LetterId a2 = digest_letter("a2", post.ann, post.now);
    transport.failing = {"ann@example.org"};
    outbox.send_due();
    EXPECT_EQ(transport.tries, 1);
    for (club::LetterId id : {a1, a2}) EXPECT_EQ(stored(id).attempts, 1);
    transport.failing.clear();
    post.now += minutes(1);
    EXPECT_EQ(outbox.send_due(), 2);
    EXPECT_THAT(transport.sent, SizeIs(1));
}

TEST_F(DigestOutboxTest, IncludesTheOtherLettersOfABoard) {
    digest_letter("a1", post.ann, post.now, club::MatchId{12});
    digest_letter("chat", post.ann, post.now, club::MatchId{12}, false);
    digest_letter("a2", post.ann, post.now, club::MatchId{12});
    EXPECT_EQ(outbox.send_due(), 3);
    EXPECT_THAT(transport.sent, SizeIs(1)) << "otherwise one would overtake another";
}

TEST_F(DigestOutboxTest, RepeatsTheSameMailAfterACrash) {
    digest_letter("a1", post.ann, post.now);
    digest_letter("a2", post.ann, post.now);
    post.failing = true;  // sent, then a crash before it is recorded
    outbox.send_due();
    post.failing = false;
    Outbox fresh(post.backend(), transport, post.identity, post.key);
    fresh.send_due();
    ASSERT_THAT(transport.sent, SizeIs(2));
    EXPECT_EQ(transport.sent[0].header("Message-Id"), transport.sent[1].header("Message-Id"));
}

}  // namespace
}  // namespace posthouse::mail
