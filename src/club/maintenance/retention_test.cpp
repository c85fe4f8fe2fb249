#include "club/maintenance/retention.h"
#include "club/accounts/after_deletion.h"

#include "club/accounts/account_tables.h"
#include "club/commands/request_tables.h"
#include "club/commands/test_club.h"
#include "club/letters/letter_tables.h"
#include "club/programs/program_tables.h"

#include <gtest/gtest.h>

namespace posthouse::club {
namespace {

using std::chrono::days;

class RetentionTest : public TestClubWithPlayers {
protected:
    bool prune_after(days passed) {
        club.now += passed;
        bool more = false;
        transact(club.store, [&](UnitOfWork& unit) { more = prune(unit, {}, club.now); });
        return more;
    }
    bool knows(const std::string& key) const {
        bool known = false;
        club.store.read([&](const StoreReader& reader) {
            known = find_stored_response(reader, key).has_value();
        });
        return known;
    }
    EventRange events() const {
        EventRange range;
        club.store.read([&](const StoreReader& reader) { range = event_range(reader); });
        return range;
    }
};

TEST_F(RetentionTest, ForgetsOldResponsesAndEventsButNoMatches) {
    const Request asked = club.mail_from("ann@example.org", {"wari challenge ann bob"});
    club.submit(asked);
    club.say("ann", "wari challenge ann bob");
    EXPECT_FALSE(prune_after(days(29)));
    EXPECT_TRUE(knows(asked.key));
    EXPECT_LE(events().first, events().last);
    prune_after(days(2));
    EXPECT_FALSE(knows(asked.key));
    EXPECT_GT(events().first, events().last);
    EXPECT_EQ(club.match("wari", 1).plies, 0);
}

TEST_F(RetentionTest, NeverForgetsALetterThatWaits) {
    club.say("ann", "wari challenge ann bob");
    const Letter waits = club.letters_to("bob").front();
    ASSERT_FALSE(waits.sent);
    prune_after(days(1000));
    EXPECT_EQ(club.letters_to("bob").front().id, waits.id);
    transact(club.store, [&](UnitOfWork& unit) {
        Letter sent = waits;
        sent.sent = club.now;
        change_letter(unit, sent);
        Letter newer = waits;
        newer.message_id = "newer";
        unit.add(newer);
    });
    prune_after(days(0));
    for (const Letter& letter : club.letters_to("bob")) EXPECT_NE(letter.id, waits.id);
}

TEST_F(RetentionTest, ForgetsWhatHasExpired) {
    const UserId ann = club.user("ann").id;
    transact(club.store, [&](UnitOfWork& unit) {
        unit.insert(Session{"hash", ann, club.now + days(1), club.now, club.now});
        unit.put(Throttle{"counted", 1, club.now, club.now + days(1)});
    });
    prune_after(days(2));
    club.store.read([](const StoreReader& reader) {
        EXPECT_FALSE(reader.find<Session>("hash"));
        EXPECT_FALSE(reader.find<Throttle>("counted"));
    });
}

TEST_F(RetentionTest, RemovesAFewAtATime) {
    transact(club.store, [&](UnitOfWork& unit) {
        for (int i = 0; i < 700; ++i) save_response(unit, std::to_string(i), {}, club.now);
    });
    EXPECT_TRUE(prune_after(days(31)));
    EXPECT_FALSE(prune_after(days(0)));
    EXPECT_FALSE(knows("699"));
}

}  // namespace
}  // namespace posthouse::club
