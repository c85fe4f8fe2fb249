#include "club/letters/letter_delivery.h"

#include "club/accounts/account_tables.h"
#include "club/commands/test_club.h"
#include "club/letters/letter_tables.h"
#include "club/matches/match_tables.h"

namespace posthouse::club {
namespace {

using namespace std::chrono_literals;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

Instant at(int month, int day, int hour, int minute = 0) {
    return std::chrono::sys_days{std::chrono::year{2026} / month / day} + std::chrono::hours(hour) +
           std::chrono::minutes(minute);
}

TEST(QuietHoursTest, WithoutThemEverythingGoesAtOnce) {
    EXPECT_EQ(after_quiet_hours(std::nullopt, at(11, 20, 3)), at(11, 20, 3));
    EXPECT_EQ(after_quiet_hours(QuietHours{0, 0, 60min}, at(11, 20, 3)), at(11, 20, 3));
}

TEST(QuietHoursTest, TheyBeginOnTheirFirstHourAndEndBeforeTheirLast) {
    const QuietHours noon{12, 14, {}};
    EXPECT_EQ(after_quiet_hours(noon, at(11, 20, 11, 59)), at(11, 20, 11, 59));
    EXPECT_EQ(after_quiet_hours(noon, at(11, 20, 12)), at(11, 20, 14));
    EXPECT_EQ(after_quiet_hours(noon, at(11, 20, 13, 59)), at(11, 20, 14));
    EXPECT_EQ(after_quiet_hours(noon, at(11, 20, 14)), at(11, 20, 14));
}

TEST(QuietHoursTest, TheyGoOverMidnight) {
    const QuietHours night{22, 7, {}};
    EXPECT_EQ(after_quiet_hours(night, at(11, 20, 21, 59)), at(11, 20, 21, 59));
    EXPECT_EQ(after_quiet_hours(night, at(11, 20, 22)), at(11, 21, 7));
    EXPECT_EQ(after_quiet_hours(night, at(11, 21, 0)), at(11, 21, 7));
    EXPECT_EQ(after_quiet_hours(night, at(11, 21, 6, 59)), at(11, 21, 7));
    EXPECT_EQ(after_quiet_hours(night, at(11, 21, 7)), at(11, 21, 7));
    EXPECT_EQ(after_quiet_hours(night, at(12, 31, 23)), at(12, 31, 23) + 8h);
}

TEST(QuietHoursTest, TheyAreInThePlayersTimeZone) {
    const QuietHours india{22, 7, 5h + 30min};
    EXPECT_EQ(after_quiet_hours(india, at(11, 20, 16, 29)), at(11, 20, 16, 29));
    EXPECT_EQ(after_quiet_hours(india, at(11, 20, 16, 30)), at(11, 21, 1, 30));
    EXPECT_EQ(after_quiet_hours(india, at(11, 21, 1, 29)), at(11, 21, 1, 30));
    const QuietHours california{22, 7, -8h};
    EXPECT_EQ(after_quiet_hours(california, at(11, 20, 5, 59)), at(11, 20, 5, 59));
    EXPECT_EQ(after_quiet_hours(california, at(11, 20, 6)), at(11, 20, 15));
    EXPECT_EQ(after_quiet_hours(california, at(11, 20, 14, 59)), at(11, 20, 15));
}

class LetterDeliveryTest : public TestClubWithPlayers {
protected:
    LetterDeliveryTest() {
        EXPECT_TRUE(say("ann", "wari challenge ann bob --first=ann").accepted);
        EXPECT_TRUE(say("ann", "wari challenge ann bob --first=ann").accepted);
        match = club.match("wari", 1).id;
        other = club.match("wari", 2).id;
        first_ = club.now;
        club.now += 10h;
    }
    /// Queues a letter to ann and returns it as stored.
    Letter posted(LetterKind kind, std::optional<MatchId> about = std::nullopt) {
        Letter letter;
        letter.to = club.user("ann").id;
        letter.kind = kind;
        letter.match = about;
        letter.message_id = "test." + std::to_string(++count_);
        letter.body = letter.subject = "words";
        letter.written = club.now;
        letter.address = "elsewhere@example.org";
        transact(club.store,
                 [&](UnitOfWork& unit) { EXPECT_TRUE(queue_letter(unit, letter, club.now)); });
        club.store.read(
            [&](const StoreReader& reader) { letter = letters_to(reader, letter.to, 1).front(); });
        return letter;
    }
    bool mailed(LetterKind kind, std::optional<MatchId> about = std::nullopt) {
        const std::string address = posted(kind, about).address;
        EXPECT_THAT(address, testing::AnyOf("", "ann@example.org"));
        return !address.empty();
    }
    void wish(MailFrequency notify, std::optional<MatchId> about = std::nullopt) {
        transact(club.store, [&](UnitOfWork& unit) {
            User ann = *unit.user_named("ann");
            if (about)
                unit.put(MatchSubscription{*about, ann.id, notify});
            else
                ann.mail_frequency = notify;
            change_user(unit, ann);
        });
    }
    std::string unsubscribe(LetterKind kind, MatchId about, std::string_view who = "ann") {
        return unsubscribe(kind, about, club.user(who).id);
    }
    std::string unsubscribe(LetterKind kind, MatchId about, UserId id) {
        std::string said;
        transact(club.store, [&](UnitOfWork& unit) {
            said = apply_unsubscribe(unit, UnsubscribeRequest{id, kind, about});
        });
        return said;
    }
    bool bounce(bool hopeless = false, std::string address = "ann@example.org") {
        bool changed = false;
        const UserId id = club.user("ann").id;
        transact(club.store, [&](UnitOfWork& unit) {
            changed = record_bounce(
                unit, Bounce{id, address, hopeless, "550 {confirm} no such user"}, club.now);
        });
        return changed;
    }

    MatchId match{}, other{};

private:
    int count_ = 0;
    Instant first_{};
};

using enum LetterKind;

TEST_F(LetterDeliveryTest, LettersAreMailedAtOnceByDefault) {
    for (LetterKind kind : {board, notice, message}) {
        const Letter letter = posted(kind, match);
        EXPECT_EQ(letter.address, "ann@example.org");
        EXPECT_EQ(letter.due, club.now);
        EXPECT_FALSE(letter.digest);
    }
}

TEST_F(LetterDeliveryTest, TheSameLetterIsWrittenOnce) {
    Letter letter = posted(board, match);
    transact(club.store,
             [&](UnitOfWork& unit) { EXPECT_FALSE(queue_letter(unit, letter, club.now)); });
}

TEST_F(LetterDeliveryTest, WithoutAWorkingAddressALetterIsOnlyOnThePage) {
    change("ann", [](User& user) { user.addresses[0].suspended = true; });
    EXPECT_FALSE(mailed(board, match));
    EXPECT_FALSE(mailed(notice));
    change("ann", [](User& user) { user.addresses[0] = {"ann@example.org", false, 0, {}, false}; });
    EXPECT_FALSE(mailed(message));
}

TEST_F(LetterDeliveryTest, NeverStopsBoardsButNotMessagesAndNotices) {
    wish(MailFrequency::never);
    EXPECT_FALSE(mailed(board, match));
    EXPECT_FALSE(mailed(notice, match));
    EXPECT_TRUE(mailed(notice));
    EXPECT_TRUE(mailed(message));
}

TEST_F(LetterDeliveryTest, TheSettingOfAMatchOverridesThePlayers) {
    wish(MailFrequency::never);
    wish(MailFrequency::each, match);
    EXPECT_TRUE(mailed(board, match));
    EXPECT_FALSE(mailed(board, other));
    wish(MailFrequency::each);
    wish(MailFrequency::never, match);
    EXPECT_FALSE(mailed(board, match));
    EXPECT_TRUE(mailed(board, other));
}

TEST_F(LetterDeliveryTest, OnceIsOneLetterUntilThePlayerVisits) {
    wish(MailFrequency::once);
    change("ann", [&](User& user) { user.last_seen = club.now; });
    club.now += 1h;
    EXPECT_TRUE(mailed(board, match));
    club.now += 1h;
    EXPECT_FALSE(mailed(board, match));
    EXPECT_FALSE(mailed(board, other));
    EXPECT_FALSE(mailed(notice, other));
    EXPECT_TRUE(mailed(message)) << "a message is none of the boards";
    change("ann", [&](User& user) { user.last_seen = club.now; });
    club.now += 1h;
    EXPECT_TRUE(mailed(board, other));
    EXPECT_FALSE(mailed(board, match));
}

TEST_F(LetterDeliveryTest, OnceForOneMatchCountsItsOwnLettersOnly) {
    change("ann", [&](User& user) { user.last_seen = club.now; });
    club.now += 1h;
    wish(MailFrequency::once, match);
    EXPECT_TRUE(mailed(board, other));
    EXPECT_TRUE(mailed(board, match));
    EXPECT_FALSE(mailed(board, match));
    EXPECT_TRUE(mailed(board, other));
}

TEST_F(LetterDeliveryTest, ADigestIsDueTheNextMorningAtSeven) {
    wish(MailFrequency::digest);
    club.now = at(11, 20, 6, 59);
    Letter letter = posted(board, match);
    EXPECT_TRUE(letter.digest);
    EXPECT_EQ(letter.address, "ann@example.org");
    EXPECT_EQ(letter.due, at(11, 20, 7));
    club.now = at(11, 20, 7);
    EXPECT_EQ(posted(board, match).due, at(11, 21, 7));
    EXPECT_EQ(posted(message).due, at(11, 21, 7));
    EXPECT_EQ(posted(notice).due, club.now) << "the account's own affairs do not wait";
}

TEST_F(LetterDeliveryTest, TheMorningOfADigestIsInThePlayersTimeZoneAndAfterQuietHours) {
    wish(MailFrequency::digest);
    change("ann", [](User& user) { user.quiet_hours = QuietHours{0, 0, 10h}; });
    club.now = at(11, 20, 20, 59);  // 6:59 there
    EXPECT_EQ(posted(board, match).due, at(11, 20, 21));
    club.now = at(11, 20, 21);
    EXPECT_EQ(posted(board, match).due, at(11, 21, 21));
    change("ann", [](User& user) { user.quiet_hours = QuietHours{22, 9, -5h}; });
    club.now = at(11, 20, 10);  // 5:00 there
    EXPECT_EQ(posted(board, match).due, at(11, 20, 14));
}

TEST_F(LetterDeliveryTest, InQuietHoursALetterWaitsForTheirEnd) {
    change("ann", [](User& user) { user.quiet_hours = QuietHours{22, 7, 1h}; });
    club.now = at(11, 20, 21);
    EXPECT_EQ(posted(board, match).due, at(11, 21, 6));
    club.now = at(11, 21, 6);
    EXPECT_EQ(posted(board, match).due, club.now);
}

TEST_F(LetterDeliveryTest, BroadcastsGoToThoseWhoWantThem) {
    EXPECT_FALSE(mailed(broadcast));
    change("ann", [](User& user) { user.wants_broadcasts = true; });
    EXPECT_TRUE(mailed(broadcast));
    wish(MailFrequency::never);
    EXPECT_TRUE(mailed(broadcast));
}

TEST_F(LetterDeliveryTest, ChangedSettingsRescheduleWaitingLetters) {
    wish(MailFrequency::digest);
    posted(board, match);
    posted(board, other);
    const auto waiting = [&] {
        auto all = due(club.now + 48h);
        std::erase_if(all, [&](const Letter& one) {
            return one.to != club.user("ann").id || one.subject != "words";
        });
        return all;
    };
    ASSERT_THAT(waiting(), SizeIs(2));
    ASSERT_TRUE(say("ann", "notify never wari/2").accepted);
    ASSERT_THAT(waiting(), SizeIs(1));
    ASSERT_TRUE(say("ann", "notify each").accepted);
    ASSERT_THAT(waiting(), SizeIs(1));
    EXPECT_EQ(waiting()[0].due, club.now);
    EXPECT_FALSE(waiting()[0].digest);
    EXPECT_EQ(waiting()[0].match, match);
}

TEST_F(LetterDeliveryTest, UnsubscribingFromAMatchStopsItsMailHoweverOften) {
    for (int i = 0; i < 2; ++i)
        EXPECT_THAT(unsubscribe(board, match), HasSubstr("“notify each wari/1”"));
    EXPECT_FALSE(mailed(board, match));
    EXPECT_TRUE(mailed(board, other));
    ASSERT_TRUE(say("ann", "notify each wari/1").accepted);
    EXPECT_TRUE(mailed(board, match));
}

TEST_F(LetterDeliveryTest, UnsubscribingEndsWatching) {
    transact(club.store, [&](UnitOfWork& unit) {
        unit.put(MatchSubscription{match, unit.user_named("carol")->id, std::nullopt});
    });
    EXPECT_THAT(unsubscribe(board, match, "carol"), HasSubstr("“wari subscribe 1”"));
    club.store.read([&](const StoreReader& reader) {
        EXPECT_THAT(reader.list<MatchSubscription>(match), IsEmpty());
    });
}

TEST_F(LetterDeliveryTest, UnsubscribingFromAKindStopsThatKind) {
    change("ann", [](User& user) { user.wants_broadcasts = true; });
    EXPECT_THAT(unsubscribe(broadcast, {}), HasSubstr("no more broadcasts"));
    EXPECT_FALSE(mailed(broadcast));
    EXPECT_TRUE(mailed(board, match));
    EXPECT_THAT(unsubscribe(board, {}), HasSubstr("no more boards"));
    EXPECT_FALSE(mailed(board, match));
    EXPECT_THAT(unsubscribe(message, {}), HasSubstr("cannot be turned off"));
    EXPECT_TRUE(mailed(message));
    EXPECT_THAT(unsubscribe(board, MatchId{999}), HasSubstr("no longer exists"));
    const UserId ann = club.user("ann").id;
    ASSERT_TRUE(say("ann", "signoff ann annspass yes").accepted);
    EXPECT_THAT(unsubscribe(board, match, ann), HasSubstr("closed your account"));
}

TEST_F(LetterDeliveryTest, BouncesAreCountedOnceADayAndSuspendOnTheThird) {
    EXPECT_TRUE(bounce());
    EXPECT_FALSE(bounce()) << "the same day";
    EXPECT_EQ(club.user("ann").addresses[0].bounces, 1);
    const Letter told = club.letters_to("ann").front();
    EXPECT_EQ(told.address, "") << "mail about mail that came back would come back";
    EXPECT_THAT(told.text(), AllOf(HasSubstr("no such user"), HasSubstr("day 1 of 3")));
    EXPECT_THAT(told.text(), testing::Not(HasSubstr("{confirm}")));
    club.now = at(11, 21, 0);
    EXPECT_TRUE(bounce());
    EXPECT_TRUE(mailed(board, match));
    club.now = at(11, 25, 12);
    EXPECT_TRUE(bounce());
    EXPECT_TRUE(club.user("ann").addresses[0].suspended);
    EXPECT_FALSE(mailed(board, match));
    EXPECT_FALSE(bounce()) << "nothing more to change";
    club.now += 24h;
    EXPECT_FALSE(bounce());
}

TEST_F(LetterDeliveryTest, APermanentBounceSuspendsAtOnceAndTheNewsIsOnThePage) {
    EXPECT_TRUE(bounce());
    EXPECT_TRUE(bounce(true));
    EXPECT_FALSE(bounce(true));
    EXPECT_TRUE(club.user("ann").addresses[0].suspended);
    const Letter told = club.letters_to("ann").front();
    EXPECT_EQ(told.address, "");
    EXPECT_THAT(told.text(), HasSubstr("change address ann PASSWORD"));
}

TEST_F(LetterDeliveryTest, AnotherAddressOfThePlayersTakesTheMailAndTheNews) {
    ASSERT_TRUE(
        say("ann", "change address ann annspass ann@example.org ann@work.example").accepted);
    confirm("ann", "ann@work.example");
    EXPECT_TRUE(bounce(true, "ANN@example.org"));
    EXPECT_EQ(club.letters_to("ann").front().address, "ann@work.example");
    EXPECT_EQ(posted(board, match).address, "ann@work.example");
}

TEST_F(LetterDeliveryTest, ABounceOfMonthsAgoDoesNotCount) {
    EXPECT_TRUE(bounce());
    club.now += 24h;
    EXPECT_TRUE(bounce());
    club.now += 24h * 60;
    EXPECT_TRUE(bounce());
    EXPECT_FALSE(club.user("ann").addresses[0].suspended);
    EXPECT_EQ(club.user("ann").addresses[0].bounces, 1);
}

TEST_F(LetterDeliveryTest, ABounceOfAStrangersAddressChangesNothing) {
    EXPECT_FALSE(bounce(true, "ann@elsewhere.example"));
    EXPECT_TRUE(mailed(board, match));
}

}  // namespace
}  // namespace posthouse::club
