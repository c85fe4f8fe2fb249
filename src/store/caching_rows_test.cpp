#include "store/caching_rows.h"

#include "club/accounts/account_tables.h"
#include "club/clocks/clock_tables.h"
#include "club/letters/letter_tables.h"
#include "club/matches/match_tables.h"
#include "club/programs/program_tables.h"
#include "club/ratings/rating_tables.h"
#include "store/connection.h"
#include "store/contract/store_contract.h"
#include "store/sql_rows.h"
#include "store/sqlite/sqlite.h"

#include <gmock/gmock.h>
#include <soci/sqlite3/soci-sqlite3.h>
#include <tuple>

#include <tuple>

namespace posthouse::store {
namespace {

using testing::IsEmpty;
using testing::SizeIs;

// The writer's cache is never older than the database.

class CachingRowsTest : public testing::Test {
protected:
    CachingRowsTest() {
        club::transact(*store, [this](club::UnitOfWork& unit) {
            for (club::User* user : {&ann, &bob}) add_user(unit, *user);
            match.game = "wari";
            match.seats = {ann.id, bob.id};
            unit.add_match(match);
        });
    }

    static club::User named(std::string name) {
        club::User user;
        user.name = std::move(name);
        return user;
    }

    /// The state that the writer sees.
    template <class Asked>
    auto seen(Asked asked) {
        decltype(asked(std::declval<club::UnitOfWork&>())) answer;
        club::transact(*store, [&](club::UnitOfWork& unit) { answer = asked(unit); });
        return answer;
    }
    std::string name_of_ann() {
        return seen([this](club::UnitOfWork& unit) { return unit.user(ann.id)->name; });
    }
    std::vector<club::PlayedMove> moves() {
        return seen([this](club::UnitOfWork& unit) { return unit.moves(match.id); });
    }
    void rename_ann(club::Store& by, const std::string& name) {
        club::transact(by, [&](club::UnitOfWork& unit) {
            club::User changed = *unit.user(ann.id);
            changed.name = name;
            change_user(unit, changed);
        });
    }

    ScratchFolder folder;
    std::unique_ptr<club::Store> store = open_sqlite(folder.file("club.db"));
    club::User ann = named("ann"), bob = named("bob");
    club::Match match;
};

TEST_F(CachingRowsTest, SeesWritesOfAnotherProcess) {
    const auto other = open_sqlite(folder.file("club.db"));
    EXPECT_EQ(name_of_ann(), "ann");
    EXPECT_THAT(moves(), IsEmpty());
    rename_ann(*other, "anna");
    club::transact(*other, [this](club::UnitOfWork& unit) {
        append_move(unit, match.id, {0, "c", "", {}});
    });
    EXPECT_EQ(name_of_ann(), "anna");
    EXPECT_THAT(moves(), SizeIs(1));
}

TEST_F(CachingRowsTest, ForgetsRolledBackChanges) {
    const club::UnitFn fails = [this](club::UnitOfWork& unit) {
        EXPECT_THAT(unit.moves(match.id), IsEmpty());
        append_move(unit, match.id, {0, "c", "", {}});
        EXPECT_THAT(unit.moves(match.id), SizeIs(1));
        club::User changed = *unit.user(ann.id);
        changed.name = "anna";
        change_user(unit, changed);
        EXPECT_EQ(unit.user(ann.id)->name, "anna");
        throw std::runtime_error("no");
    };
    const auto failed = store->transact(std::vector<club::UnitFn>{fails});
    ASSERT_TRUE(failed[0]);
    EXPECT_EQ(name_of_ann(), "ann");
    EXPECT_THAT(moves(), IsEmpty());
}

TEST_F(CachingRowsTest, DoesNotCacheARefusedMove) {
    EXPECT_THAT(moves(), IsEmpty());
    club::transact(*store, [this](club::UnitOfWork& unit) {
        EXPECT_TRUE(append_move(unit, match.id, {0, "c", "", {}}));
        EXPECT_FALSE(append_move(unit, match.id, {0, "d", "", {}}));
        EXPECT_THAT(unit.moves(match.id), SizeIs(1));
    });
    EXPECT_EQ(moves().front().text, "c");
}

TEST_F(CachingRowsTest, SeesItsOwnWritesAtOnce) {
    const auto all = [this](club::UnitOfWork& unit) {
        return std::tuple(
            unit.list<club::Vacation>(ann.id).size(), unit.list<club::RestSchedule>(ann.id).size(),
            server_pauses(unit, club::Instant{}).size(),
            unit.list<club::ChatMessage>(match.id).size(),
            unit.list<club::MatchSubscription>(match.id).size(),
            unit.find<club::PlayerStanding>(ann.id, "wari").has_value(),
            webhooks_of(unit, ann.id).size(), push_subscriptions_of(unit, ann.id).size());
    };
    EXPECT_EQ(seen(all), std::tuple(0, 0, 0, 0, 0, false, 0, 0));
    club::transact(*store, [&](club::UnitOfWork& unit) {
        const club::Instant now{std::chrono::hours(1000)};
        set_vacations(unit, ann.id, {{now, now + std::chrono::days(3)}});
        set_rest_schedules(unit, ann.id, {club::RestSchedule{}});
        unit.insert(club::ServerPause{now, std::nullopt, true});
        club::ChatMessage remark;
        remark.match = match.id;
        remark.by = ann.id;
        add_chat_message(unit, remark);
        unit.put(club::MatchSubscription{match.id, bob.id, std::nullopt});
        club::PlayerStanding standing;
        standing.user = ann.id;
        standing.game = "wari";
        unit.put(standing);
        club::Webhook webhook;
        webhook.user = ann.id;
        EXPECT_TRUE(add_webhook(unit, webhook));
        club::PushSubscription push;
        push.user = ann.id;
        unit.put(push);
        EXPECT_EQ(all(unit), std::tuple(1, 1, 1, 1, 1, true, 1, 1));
    });
    EXPECT_EQ(seen(all), std::tuple(1, 1, 1, 1, 1, true, 1, 1));
    club::transact(*store, [&](club::UnitOfWork& unit) {
        end_server_pauses(unit, club::Instant{std::chrono::hours(1001)});
        remove_ratings(unit);
        unit.remove<club::MatchSubscription>(match.id, bob.id);
        EXPECT_THAT(server_pauses(unit, club::Instant::max()), IsEmpty());
        EXPECT_FALSE(unit.find<club::PlayerStanding>(ann.id, "wari"));
        EXPECT_THAT(unit.list<club::MatchSubscription>(match.id), IsEmpty());
    });
}

TEST_F(CachingRowsTest, FindsTheFirstWebhookAndPushSubscriptionOfAPlayerWhoHadNone) {
    // As each move does, which caches that there is nothing to wake.
    const auto wake = [this](club::UnitOfWork& unit) {
        mark_webhooks_due(unit, ann.id, at(1));
        mark_push_due(unit, ann.id, at(1));
    };
    club::Webhook webhook;
    club::transact(*store, wake);
    club::transact(*store, [&](club::UnitOfWork& unit) {
        webhook.user = ann.id;
        EXPECT_TRUE(add_webhook(unit, webhook));
        club::PushSubscription push;
        push.user = ann.id;
        unit.put(push);
    });
    club::transact(*store, wake);
    store->read([&](const club::StoreReader& reader) {
        EXPECT_EQ(reader.find<club::Webhook>(webhook.id)->due, at(1));
        EXPECT_THAT(push_subscriptions_due(reader, at(1), 10), SizeIs(1));
    });
}

TEST_F(CachingRowsTest, TheEndOfASessionChangesOnlyItsPlayer) {
    Connection connection(soci::sqlite3, "dbname=\"" + folder.file("club.db") + "\"");
    SqlRows tables(connection);
    WriterCache cache;
    ChangedOwners changed;
    CachingRows rows(tables, cache, &changed);
    club::UnitOfWork unit(rows);
    for (const auto& [user, token, expires] :
         {std::tuple(ann.id, "one", 5), {ann.id, "two", 5}, {bob.id, "three", 50}}) {
        club::Session session;
        session.user = user;
        session.token_hash = token;
        session.expires = at(expires);
        unit.insert(session);
    }
    ASSERT_THAT(sessions_of(unit, ann.id), SizeIs(2));
    changed.clear();
    remove_session(unit, "one");
    EXPECT_THAT(sessions_of(unit, ann.id), SizeIs(1));
    remove_sessions_before(unit, at(10));
    EXPECT_THAT(sessions_of(unit, ann.id), IsEmpty());
    EXPECT_THAT(sessions_of(unit, bob.id), SizeIs(1));
    EXPECT_THAT(changed, SizeIs(1));
    EXPECT_FALSE(changed.contains(every_owner));
}

}  // namespace
}  // namespace posthouse::store
