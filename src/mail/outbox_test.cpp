#include "mail/outbox.h"

#include "mail/fake_house.h"

#include <gmock/gmock.h>

namespace posthouse {
namespace {

using std::chrono::hours;
using std::chrono::minutes;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

/// Carries into memory; some addresses are trouble.
struct FakePostman : Postman {
    void carry(const std::string& bytes, const std::string& envelope_from,
               const std::string& to) override {
        ++tries;
        if (away) throw PostmanAway("nobody there");
        if (to == trouble) throw std::runtime_error("mailbox full\r\nreally");
        const std::size_t subject = bytes.find("\nSubject: ") + 10;
        carried.push_back(to + " " + bytes.substr(subject, bytes.find('\n', subject) - subject));
        senders.push_back(envelope_from);
    }
    int tries = 0;
    bool away = false;
    std::string trouble;
    std::vector<std::string> carried, senders;
};

struct OutboxTest : testing::Test {
    LetterId write(const std::string& address, const std::string& subject,
                   std::optional<MatchId> match = std::nullopt, bool automatic = false) {
        Letter letter;
        letter.address = address;
        letter.subject = subject;
        letter.match = match;
        letter.automatic = automatic;
        letter.message_id = subject;
        letter.written = letter.due = house.now;
        LetterUnit(house.store.letters).add_letter(letter);
        return letter.id;
    }
    const Letter& stored(LetterId id) { return house.store.letters.at(id); }

    FakeHouse house;
    FakePostman postman;
    Outbox outbox{house.door(),
                  postman,
                  {.house_address = "posthouse@example.net", .host = "example.net", .page_url = ""},
                  HouseKey::of("test")};
};

TEST_F(OutboxTest, carries_each_letter_once_and_notes_it) {
    const LetterId one = write("ann@example.org", "one");
    write("", "for the page only");
    EXPECT_EQ(outbox.send_due(), 1);
    EXPECT_EQ(outbox.send_due(), 0);
    EXPECT_THAT(postman.carried, ElementsAre("ann@example.org one"));
    EXPECT_EQ(stored(one).sent, house.now);
    EXPECT_EQ(stored(one).attempts, 1);
    EXPECT_EQ(stored(one).trouble, "");
}

TEST_F(OutboxTest, sends_answers_with_an_empty_sender_and_notices_from_the_house) {
    write("ann@example.org", "answer", std::nullopt, true);
    write("ann@example.org", "notice");
    EXPECT_EQ(outbox.send_due(), 2);
    EXPECT_THAT(postman.senders, ElementsAre("", "posthouse@example.net"));
}

TEST_F(OutboxTest, tries_later_and_later_where_there_is_trouble) {
    postman.trouble = "ann@example.org";
    const LetterId one = write("ann@example.org", "one");
    EXPECT_EQ(outbox.send_due(), 0);
    EXPECT_EQ(stored(one).attempts, 1);
    EXPECT_EQ(stored(one).due, house.now + minutes(1));
    EXPECT_EQ(stored(one).trouble, "mailbox full??really");
    EXPECT_EQ(outbox.send_due(), 0);
    EXPECT_EQ(postman.tries, 1) << "not before it is due";
    house.now += minutes(1);
    EXPECT_EQ(outbox.send_due(), 0);
    EXPECT_EQ(stored(one).due, house.now + minutes(2));
    postman.trouble.clear();
    house.now += minutes(2);
    EXPECT_EQ(outbox.send_due(), 1);
    EXPECT_EQ(stored(one).trouble, "");
}

TEST_F(OutboxTest, waits_at_most_six_hours) {
    EXPECT_EQ(wait_after(1), minutes(1));
    EXPECT_EQ(wait_after(5), minutes(16));
    EXPECT_EQ(wait_after(10), hours(6));
    EXPECT_EQ(wait_after(1'000'000), hours(6));
}

TEST_F(OutboxTest, lets_no_letter_of_a_match_overtake_another) {
    postman.trouble = "ann@example.org";
    write("ann@example.org", "first", MatchId{12});
    write("ann@example.org", "second", MatchId{12});
    write("ann@example.org", "other", MatchId{13});
    write("bob@example.org", "bob's", MatchId{12});
    EXPECT_EQ(outbox.send_due(), 1);
    EXPECT_EQ(postman.tries, 3) << "the second waits for the first";
    postman.trouble.clear();
    house.now += std::chrono::seconds(30);
    write("ann@example.org", "third", MatchId{12});
    EXPECT_EQ(outbox.send_due(), 0);
    for (int i = 0; i < 3; ++i) {
        house.now += minutes(1);
        outbox.send_due();
    }
    EXPECT_THAT(postman.carried, ElementsAre("bob@example.org bob's", "ann@example.org first",
                                             "ann@example.org second", "ann@example.org other",
                                             "ann@example.org third"));
}

TEST_F(OutboxTest, blocked_letters_do_not_stand_in_the_way_of_others) {
    postman.trouble = "ann@example.org";
    for (int i = 0; i < 250; ++i) write("ann@example.org", "a" + std::to_string(i), MatchId{12});
    write("bob@example.org", "b");
    for (int i = 0; i < 4; ++i) outbox.send_due();
    EXPECT_THAT(postman.carried, ElementsAre("bob@example.org b"));
    EXPECT_EQ(postman.tries, 2);
}

TEST_F(OutboxTest, does_not_try_everything_while_the_relay_is_away) {
    for (int i = 0; i < 50; ++i) write("a" + std::to_string(i) + "@example.org", "x");
    postman.away = true;
    EXPECT_EQ(outbox.send_due(), 0);
    EXPECT_EQ(postman.tries, 1);
    postman.away = false;
    EXPECT_EQ(outbox.send_due(), 49);
    house.now += minutes(1);
    EXPECT_EQ(outbox.send_due(), 1);
}

TEST_F(OutboxTest, does_not_carry_again_what_could_not_be_noted) {
    const LetterId one = write("ann@example.org", "one");
    house.failing = true;
    for (int i = 0; i < 5; ++i) outbox.send_due();
    EXPECT_THAT(postman.carried, ElementsAre("ann@example.org one"));
    EXPECT_FALSE(stored(one).sent);
    house.failing = false;
    outbox.send_due();
    EXPECT_TRUE(stored(one).sent);
    EXPECT_THAT(postman.carried, ElementsAre("ann@example.org one"));
}

TEST_F(OutboxTest, notes_trouble_for_what_is_no_address) {
    const LetterId one = write("ann@example.org\r\nBcc: bob@example.org", "one");
    EXPECT_EQ(outbox.send_due(), 0);
    EXPECT_THAT(postman.carried, IsEmpty());
    EXPECT_THAT(stored(one).trouble, HasSubstr("not an address"));
}

}  // namespace
}  // namespace posthouse
