// Several stores on one PostgreSQL database, as of several servers.

#include "club/accounts/account_tables.h"
#include "club/commands/request_tables.h"
#include "club/core/house_tables.h"
#include "club/matches/match_tables.h"
#include "club/programs/program_tables.h"
#include "club/ratings/rating_tables.h"
#include "store/postgres/postgres_connection.h"
#include "store/postgres/postgres_test.h"

#include <gmock/gmock.h>
#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <mutex>
#include <random>
#include <thread>

namespace posthouse::store {

using testing::ElementsAre;

/// A player with two matches in a database with two stores.
class PostgresTwoStores : public testing::Test {
protected:
    PostgresTwoStores() {
        club::transact(*one, [this](club::UnitOfWork& unit) {
            club::User ann;
            ann.name = "ann";
            add_user(unit, ann);
            for (club::MatchId* match : {&first, &second}) {
                club::Match begun;
                begun.game = "octilite";
                begun.seats = {ann.id, ann.id};
                unit.add_match(begun);
                *match = begun.id;
            }
        });
    }

    /// Plays the next move.
    static club::UnitFn move(club::MatchId match) {
        return [match](club::UnitOfWork& unit) {
            club::Match now = unit.match(match).value();
            const int ply = static_cast<int>(unit.moves(match).size());
            EXPECT_EQ(now.plies, ply) << "a work sees one state";
            EXPECT_TRUE(append_move(unit, match, {ply, "c", "", at(ply)}));
            now.plies = ply + 1;
            change_match(unit, now);
            club::Event event;
            event.match = match;
            event.ply = ply + 1;
            club::add_event(unit, event);
        };
    }
    std::size_t moves(club::MatchId match) const {
        return seen_in(*two, [&](auto& reader) { return reader.moves(match).size(); });
    }
    std::vector<std::int64_t> events_after(std::int64_t number) const {
        return seen_in(*two, [&](auto& reader) {
            std::vector<std::int64_t> numbers;
            for (const auto& event : club::events_after(reader, number, {}, 1000))
                numbers.push_back(event.number);
            return numbers;
        });
    }
    /// The events after those, which are seen at last, in the order in which they are seen.
    std::vector<std::int64_t> next_events(std::size_t count, std::int64_t last = 0) const {
        std::vector<std::int64_t> seen;
        while (seen.size() < count)
            for (const std::int64_t number : events_after(last)) seen.push_back(last = number);
        return seen;
    }

    const std::string url = database_with_tables();
    const std::unique_ptr<club::Store> one = open_postgres(url), two = open_postgres(url);
    club::MatchId first{}, second{};
};

TEST_F(PostgresTwoStores, SeeWhatTheOtherHasDone) {
    for (int i = 0; i < 3; ++i) {
        club::transact(*one, move(first));
        club::transact(*two, move(first));
    }
    EXPECT_EQ(moves(first), 6U);
}

TEST_F(PostgresTwoStores, ForgetWhatTheyKnowIfTheLogDoesNotReachBack) {
    club::transact(*one, move(first));
    club::transact(*two, move(first));
    PostgresConnection(PostgresConninfo(url)).command("DELETE FROM commit_log");
    club::transact(*two, move(second));
    club::transact(*one, move(first));
    EXPECT_EQ(moves(first), 3U);
}

TEST_F(PostgresTwoStores, RememberOneResponseForAKey) {
    const std::string key = "a \"key\"";
    std::vector<bool> found;
    const club::UnitFn asks = [&](club::UnitOfWork& unit) {
        found.push_back(stored_response(unit, key).has_value());
    };
    const auto saves = [&](club::UnitOfWork& unit) {
        if (!stored_response(unit, key)) save_response(unit, key, {true, "Played c."}, at(1));
    };
    const auto asked = [&](club::Store& store) {
        found.clear();
        const club::UnitFn works[] = {move(first), asks};
        for (const auto& thrown : store.transact(works)) EXPECT_FALSE(thrown);
        return found.back();
    };
    EXPECT_FALSE(asked(*one));
    const club::UnitFn both[] = {saves, saves, asks};
    for (const auto& thrown : two->transact(both)) EXPECT_FALSE(thrown);
    EXPECT_TRUE(found.back()) << "in the same group";
    EXPECT_TRUE(asked(*two)) << "in a later one";
    EXPECT_TRUE(asked(*one)) << "at the other";
    EXPECT_EQ(moves(first), 3U) << "what was repeated is there once";
}

TEST_F(PostgresTwoStores, ShowEventsInTheOrderOfTheirNumbers) {
    constexpr std::size_t rounds = 60;
    two->listen([](const auto&) {});
    std::vector<std::int64_t> seen;
    {
        std::jthread reading([&] { seen = next_events(2 * rounds); });
        std::jthread other([&] {
            for (std::size_t i = 0; i < rounds; ++i) club::transact(*two, move(second));
        });
        for (std::size_t i = 0; i < rounds; ++i) club::transact(*one, move(first));
    }
    EXPECT_EQ(seen, events_after(0)) << "none is skipped";
}

TEST_F(PostgresTwoStores, CommitOneAfterTheOther) {
    PostgresConnection slow{PostgresConninfo(url)}, operators{PostgresConninfo(url)};
    slow.command("BEGIN; SELECT pg_advisory_xact_lock(house_lock_key())");
    {
        std::jthread other([&] { club::transact(*one, move(first)); });
        while (operators
                   .query_column("SELECT 1 FROM pg_locks WHERE locktype = 'advisory'"
                                 " AND NOT granted")
                   .empty())
            std::this_thread::yield();
        EXPECT_EQ(moves(first), 0U);
        slow.command("COMMIT");
    }
    EXPECT_EQ(moves(first), 1U);
}

/// Collects notifications and waits for them.
class Heard {
public:
    explicit Heard(club::Store& store) {
        store.listen([this](std::optional<std::string> words) {
            const std::lock_guard lock(mutex_);
            all_.push_back(words.value_or("(missed)"));
            changed_.notify_all();
        });
    }
    std::vector<std::string> first(std::size_t count) {
        std::unique_lock lock(mutex_);
        changed_.wait_for(lock, std::chrono::seconds(30), [&] { return all_.size() >= count; });
        return all_;
    }

private:
    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<std::string> all_;
};

TEST(PostgresStore, NotifiesOtherStoresAfterTheCommit) {
    const std::string url = database_with_tables();
    const auto one = open_postgres(url), two = open_postgres(url);
    Heard heard(*two), own(*one);
    const club::UnitFn works[] = {
        [](club::UnitOfWork& unit) { unit.announce("first"); },
        [](club::UnitOfWork& unit) {
            unit.announce("undone");
            throw std::runtime_error("no");
        },
        [](club::UnitOfWork& unit) { unit.announce(std::string(10'000, 'x')); },
    };
    one->transact(works);
    club::transact(*two, [](club::UnitOfWork& unit) { unit.announce("back"); });
    EXPECT_THAT(heard.first(1), ElementsAre("first " + std::string(10'000, 'x')));
    EXPECT_THAT(own.first(1), ElementsAre("back"));
}

TEST_F(PostgresTwoStores, GiveLaterNumbersThanThoseThatTheyHaveHeardOf) {
    Heard by_one(*one), by_two(*two);
    std::vector<club::LetterId> ids;
    for (std::size_t i = 0; i < 6; ++i) {
        club::Letter letter;
        club::transact(i % 2 == 0 ? *one : *two, [&](club::UnitOfWork& unit) {
            letter = {};
            letter.message_id = std::to_string(i);
            unit.add(letter);
            unit.announce("1");
        });
        ids.push_back(letter.id);
        (i % 2 == 0 ? by_two : by_one).first(i / 2 + 1);
    }
    EXPECT_TRUE(std::ranges::is_sorted(ids));
}

TEST(PostgresStore, MissesNothingWhileItsConnectionIsLost) {
    const std::string url = database_with_tables();
    const auto one = open_postgres(url), two = open_postgres(url);
    Heard heard(*two);
    PostgresConnection operators{PostgresConninfo(url)};
    while (operators
               .query_column(
                   "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                   " WHERE query LIKE 'SELECT number, writer, words%' AND pid <> pg_backend_pid()")
               .empty())
        std::this_thread::yield();
    club::transact(*one, [](club::UnitOfWork& unit) { unit.announce("now"); });
    EXPECT_THAT(heard.first(1), ElementsAre("now"));
}

TEST(PostgresStore, LearnsOfACommitWithoutItsNotification) {
    const std::string url = database_with_tables();
    const auto two = open_postgres(url);
    Heard heard(*two);
    PostgresConnection(PostgresConninfo(url))
        .command(
            "INSERT INTO commit_log (writer, attempt, owners, words)"
            " VALUES ('killed', 1, '{0}', 'its words')");
    EXPECT_THAT(heard.first(1), ElementsAre("its words"));
}

TEST(PostgresStore, ReportsThatTheLogDoesNotReachBack) {
    const std::string url = database_with_tables();
    const auto one = open_postgres(url), two = open_postgres(url);
    Heard heard(*two);
    PostgresConnection(PostgresConninfo(url))
        .command("SELECT setval('commit_log_number_seq', 100); DELETE FROM commit_log");
    club::transact(*one, [](club::UnitOfWork& unit) { unit.announce("now"); });
    EXPECT_THAT(heard.first(1), ElementsAre("(missed)"));
    club::transact(*one, [](club::UnitOfWork& unit) { unit.announce("again"); });
    EXPECT_THAT(heard.first(2), ElementsAre("(missed)", "again"));
}

/// Several servers that move, talk, end and begin matches, as chance has it.
class Torture {
public:
    static constexpr int servers = 3, rounds = 60, boards = 6;

    explicit Torture(const std::string& url) : url_(url) {
        club::transact(*open_postgres(url), [this](club::UnitOfWork& unit) {
            club::User ann;
            ann.name = "ann";
            add_user(unit, ann);
            player = ann.id;
            for (int i = 0; i < boards; ++i) begin_match(unit);
        });
    }

    /// At least so many rounds, and until it is over.
    void run(unsigned seed, const std::atomic<bool>& over) {
        const auto store = open_postgres(url_);
        ++opened;
        std::mt19937 random(seed);
        for (int round = 0; round < rounds || !over; ++round) {
            std::vector<club::UnitFn> works;
            for (auto left = 1 + random() % 4; left > 0; --left)
                works.push_back([this, choice = random()](club::UnitOfWork& unit) {
                    choice % 16 == 0 ? end_match(unit, choice / 16) : move(unit, choice / 16);
                });
            for (const auto& thrown : store->transact(works)) EXPECT_FALSE(thrown);
            carried_out += works.size();
        }
    }

    const std::string& url_;
    club::UserId player{};
    std::atomic<int> opened = 0;
    std::atomic<std::size_t> carried_out = 0;

private:
    static club::MatchId running(club::UnitOfWork& unit, std::uint_fast32_t which) {
        const int board = 1 + static_cast<int>(which % boards);
        return unit.match_on("octilite", board).value().id;
    }
    void begin_match(club::UnitOfWork& unit) const {
        club::Match match;
        match.game = "octilite";
        match.seats = {player, player};
        unit.add_match(match);
    }
    static void add_event(club::UnitOfWork& unit, club::EventKind kind, const club::Match& match) {
        club::Event event;
        event.kind = kind;
        event.match = match.id;
        event.ply = match.plies;
        club::add_event(unit, event);
    }
    static void move(club::UnitOfWork& unit, std::uint_fast32_t which) {
        club::Match now = unit.match(running(unit, which)).value();
        EXPECT_EQ(static_cast<std::size_t>(now.plies), unit.moves(now.id).size());
        EXPECT_TRUE(append_move(unit, now.id, {now.plies, "c", "", at(now.plies)}));
        ++now.plies;
        change_match(unit, now);
        remove_jobs_of(unit, now.id);
        club::Job job{{}, "flag", now.id, now.plies, at(1)};
        unit.add(job);
        add_event(unit, club::EventKind::move, now);
    }
    /// A rating depends on all endings before.
    void end_match(club::UnitOfWork& unit, std::uint_fast32_t which) const {
        auto standing = unit.find<club::PlayerStanding>(player, "octilite")
                            .value_or(club::PlayerStanding{player, "octilite", {}, {}});
        standing.rating.rating += 1;
        ++standing.won;
        unit.put(standing);
        add_event(unit, club::EventKind::ended, unit.match(running(unit, which)).value());
        begin_match(unit);
    }
};

/// Reads events as they come.
class EventReader {
public:
    explicit EventReader(const club::Store& store) : store_(store) {}

    /// False if there were no more.
    bool read_more() {
        const auto last = seen.empty() ? 0 : seen.back().number;
        const auto more =
            seen_in(store_, [&](auto& rows) { return club::events_after(rows, last, {}, 100); });
        seen.insert(seen.end(), more.begin(), more.end());
        return !more.empty();
    }

    std::vector<club::Event> seen;

private:
    const club::Store& store_;
};

void expect_everything_once(const Torture& torture, const std::vector<club::Event>& seen) {
    const auto store = open_postgres(torture.url_);
    const auto all =
        seen_in(*store, [](auto& rows) { return club::events_after(rows, 0, {}, 100'000); });
    EXPECT_EQ(all.size(), torture.carried_out);
    ASSERT_EQ(seen.size(), all.size());
    std::map<club::MatchId, int> plies;
    int ended = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        EXPECT_EQ(seen[i].number, all[i].number) << "a reader skips nothing";
        if (all[i].kind == club::EventKind::ended)
            ++ended;
        else
            EXPECT_EQ(all[i].ply, ++plies[all[i].match]) << "in the order of the moves";
    }
    EXPECT_GT(ended, 0);
    store->read([&](const club::StoreReader& rows) {
        EXPECT_EQ(rows.find<club::PlayerStanding>(torture.player, "octilite")->won, ended);
        for (const auto& [match, count] : plies) {
            EXPECT_EQ(rows.match(match)->plies, count);
            const auto moves = rows.moves(match);
            ASSERT_EQ(moves.size(), static_cast<std::size_t>(count));
            for (int ply = 0; ply < count; ++ply)
                EXPECT_EQ(moves[static_cast<std::size_t>(ply)].ply, ply);
        }
    });
}

TEST(PostgresStore, LosesAndDoublesNothingWhenServersWriteAtOnce) {
    const std::string url = database_with_tables();
    Torture torture(url);
    const auto store = open_postgres(url);
    EventReader reader(*store);
    std::atomic<bool> over = false;
    std::jthread reading([&] {
        while (!over) reader.read_more();
    });
    {
        const std::atomic<bool> at_once = true;
        std::vector<std::jthread> servers;
        for (unsigned i = 0; i < Torture::servers; ++i)
            servers.emplace_back([&, i] { torture.run(i, at_once); });
    }
    over = true;
    reading.join();
    while (reader.read_more()) {
    }
    expect_everything_once(torture, reader.seen);
}

/// POSTHOUSE_KILLS: how many connections, of those that servers write by.
TEST(PostgresStore, LosesAndDoublesNothingWhenConnectionsEnd) {
    const char* const wanted = std::getenv("POSTHOUSE_KILLS");
    const int kills = wanted ? std::atoi(wanted) : 12;
    const std::string url = database_with_tables();
    Torture torture(url);
    std::atomic<bool> over = false;
    {
        std::vector<std::jthread> servers;
        for (unsigned i = 0; i < Torture::servers; ++i)
            servers.emplace_back([&, i] { torture.run(i, over); });
        while (torture.opened < Torture::servers) std::this_thread::yield();
        PostgresConnection operators{PostgresConninfo(url)};
        std::mt19937 random(1);
        for (int killed = 0; killed < kills;) {
            const std::size_t next = torture.carried_out + 1 + random() % 8;
            while (torture.carried_out < next) std::this_thread::yield();
            std::this_thread::sleep_for(std::chrono::microseconds(random() % 4'000));
            killed += static_cast<int>(
                operators
                    .query_column("SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                                  " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                                  " AND backend_type = 'client backend' AND state <> 'idle'"
                                  " ORDER BY random() LIMIT 1")
                    .size());
        }
        over = true;
    }
    const auto store = open_postgres(url);
    EventReader reader(*store);
    while (reader.read_more()) {
    }
    expect_everything_once(torture, reader.seen);
}

}  // namespace posthouse::store
