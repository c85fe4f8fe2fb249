// Changes that wait in the redo log: what a crash leaves, readers' snapshots, other processes,
// damage.
#include "store/write_behind.h"

#include "club/tables.h"
#include "store/match_histories.h"
#include "store/raw_sqlite.h"
#include "store/sql_rows.h"
#include "store/sqlite.h"
#include "store/store_contract.h"

#include <gtest/gtest.h>
#include <soci/sqlite3/soci-sqlite3.h>
#include <algorithm>
#include <filesystem>
#include <functional>
#include <memory>
#include <random>
#include <semaphore>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace posthouse::store {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t many = 1000;

class WriteBehindTest : public testing::Test {
protected:
    void open(std::size_t rows_max = many) { store_ = open_sqlite(path_, rows_max); }
    /// An empty one in its place.
    void open_new(std::size_t rows_max) {
        store_.reset();
        for (const char* part : {"", "-wal"}) fs::remove(path_ + part);
        open(rows_max);
    }

    /// The database as a crash would leave it now.
    std::string crashed() {
        const std::string copy = folder_.file("crashed.db");
        for (const char* part : {"", "-wal"}) {
            fs::remove(copy + part);
            if (fs::exists(path_ + part)) fs::copy_file(path_ + part, copy + part);
        }
        return copy;
    }

    void work(const club::UnitFn& work) { club::transact(*store_, work); }

    club::Match begin_match() {
        club::Match match;
        work([&](club::UnitOfWork& unit) {
            for (const char* name : {"ann", "bob"}) {
                club::User user;
                user.name = name;
                unit.add_user(user);
                match.seats[name[0] == 'b'] = user.id;
            }
            match.game = "wari";
            unit.add_match(match);
        });
        return match;
    }

    static void play(club::UnitOfWork& unit, club::MatchId id, std::string text) {
        club::Match match = unit.match(id).value();
        ASSERT_TRUE(unit.append_move(id, {match.plies, std::move(text), "", at(match.plies)}));
        ++match.plies;
        match.to_move = other(match.to_move);
        unit.change_match(match);
        club::Event event;
        event.match = id;
        unit.add_event(event);
    }
    void play(club::MatchId id, std::string text) {
        work([&](club::UnitOfWork& unit) { play(unit, id, std::move(text)); });
    }

    void take_back(club::MatchId id, int plies) {
        work([&](club::UnitOfWork& unit) {
            unit.remove_moves_from(id, plies);
            club::Match shorter = unit.match(id).value();
            shorter.plies = plies;
            unit.change_match(shorter);
        });
    }

    static std::string moves_in(const club::StoreReader& reader, club::MatchId id) {
        std::string all;
        for (const club::PlayedMove& move : reader.moves(id)) all += move.text;
        return all;
    }
    /// The moves and the number of plies: "abc 3".
    static std::string state_of(const club::StoreReader& reader, club::MatchId id) {
        return moves_in(reader, id) + " " + std::to_string(reader.match(id)->plies);
    }
    std::string state_of(const club::Store& store, club::MatchId id) {
        std::string state;
        store.read([&](const club::StoreReader& reader) { state = state_of(reader, id); });
        return state;
    }

    /// Moves in the table, where the histories are.
    long long written_moves() {
        Connection connection(soci::sqlite3, "dbname=\"" + path_ + "\"");
        return static_cast<long long>(HistoryReader(SqlRows(connection)).count({&moves_table()}));
    }

    long long number(const std::string& path, const std::string& sql) {
        Connection connection(soci::sqlite3, "dbname=\"" + path + "\"");
        long long found = 0;
        connection.query_one(sql, std::tie(found));
        return found;
    }

    ScratchFolder folder_;
    const std::string path_ = folder_.file("club.db");
    std::unique_ptr<club::Store> store_;
};

TEST_F(WriteBehindTest, AMoveIsOneRecordInTheLogAndNoRowInATable) {
    open();
    const club::Match match = begin_match();
    const long long before = number(path_, "SELECT COUNT(*) FROM redo_log WHERE changes <> ''");
    play(match.id, "c");
    EXPECT_EQ(number(path_, "SELECT COUNT(*) FROM redo_log WHERE changes <> ''"), before + 1);
    EXPECT_EQ(written_moves(), 0);
    EXPECT_EQ(state_of(*store_, match.id), "c 1");
}

TEST_F(WriteBehindTest, WhatIsInTheLogAloneSurvivesACrash) {
    open();
    const club::Match match = begin_match();
    for (const char* move : {"a", "b", "c"}) play(match.id, move);
    for (const std::size_t rows_max : {many, std::size_t{0}, std::size_t{1}}) {
        const auto after = open_sqlite(crashed(), rows_max);
        EXPECT_EQ(state_of(*after, match.id), "abc 3") << rows_max;
        club::transact(*after, [&](club::UnitOfWork& unit) { play(unit, match.id, "d"); });
        EXPECT_EQ(state_of(*after, match.id), "abcd 4") << rows_max;
    }
}

TEST_F(WriteBehindTest, RowsThatAreWrittenWhileTheirRecordsStayAreReadAgainUnharmed) {
    for (const std::size_t rows_max : {1u, 3u, 7u}) {
        open_new(rows_max);
        const club::Match match = begin_match();
        std::string all;
        for (char move = 'a'; move <= 'z'; ++move) {
            play(match.id, std::string(1, move));
            all += move;
            const auto after = open_sqlite(crashed(), rows_max);
            EXPECT_EQ(state_of(*after, match.id), all + " " + std::to_string(all.size()));
        }
        store_.reset();
        EXPECT_EQ(written_moves(), 26);
    }
}

TEST_F(WriteBehindTest, MovesThatWereTakenBackDoNotComeBack) {
    open();
    const club::Match match = begin_match();
    for (const char* move : {"a", "b", "c"}) play(match.id, move);
    take_back(match.id, 1);
    EXPECT_EQ(state_of(*store_, match.id), "a 1");
    EXPECT_EQ(state_of(*open_sqlite(crashed()), match.id), "a 1");
    play(match.id, "d");
    EXPECT_EQ(state_of(*open_sqlite(crashed(), many), match.id), "ad 2");
}

TEST_F(WriteBehindTest, ACrashAtAnyTimeLeavesTheMovesThatAreNotTakenBack) {
    std::mt19937 random(20261126);
    for (const std::size_t rows_max : {1u, 3u, 8u, 20u, 40u}) {
        open_new(rows_max);
        const club::Match match = begin_match();
        std::string all;
        for (int i = 0; i < 60; ++i) {
            if (random() % 4 == 0 && !all.empty()) {
                all.resize(all.size() - 1 - random() % std::min<std::size_t>(all.size(), 5));
                take_back(match.id, static_cast<int>(all.size()));
            } else {
                all += static_cast<char>('a' + random() % 26);
                play(match.id, all.substr(all.size() - 1));
            }
            const std::string wanted = all + " " + std::to_string(all.size());
            EXPECT_EQ(state_of(*store_, match.id), wanted);
            EXPECT_EQ(state_of(*open_sqlite(crashed(), rows_max), match.id), wanted);
        }
    }
}

/// A reader that stays open, in a thread of its own.
class HeldReader {
public:
    using StateFn = std::function<std::string(const club::StoreReader&)>;

    HeldReader(const club::Store& store, StateFn state)
        : thread_([this, &store, state = std::move(state)] {
              store.read([&](const club::StoreReader& reader) {
                  do {
                      state_ = state(reader);
                      answered_.release();
                      asked_.acquire();
                  } while (!ending_);
              });
          }) {
        answered_.acquire();
    }
    ~HeldReader() {
        ending_ = true;
        asked_.release();
        thread_.join();
    }
    std::string state() {
        asked_.release();
        answered_.acquire();
        return state_;
    }

private:
    std::string state_;
    bool ending_ = false;
    std::binary_semaphore asked_{0}, answered_{0};
    std::thread thread_;
};

TEST_F(WriteBehindTest, ReadersThatComeAndGoEachSeeTheStateOfTheirBeginning) {
    std::mt19937 random(20261127);
    for (const std::size_t rows_max : {1u, 3u, 6u, 9u, 20u}) {
        open_new(rows_max);
        const club::Match match = begin_match();
        std::string all;
        std::vector<std::pair<std::string, std::unique_ptr<HeldReader>>> readers;
        for (int i = 0; i < 150; ++i) {
            if (readers.size() < 4 && random() % 3 == 0) {
                readers.emplace_back(all + " " + std::to_string(all.size()),
                                     std::make_unique<HeldReader>(
                                         *store_, [&match](const club::StoreReader& reader) {
                                             return state_of(reader, match.id);
                                         }));
            } else if (!readers.empty() && random() % 4 == 0) {
                readers.erase(readers.begin() + static_cast<long>(random() % readers.size()));
            } else {
                all += static_cast<char>('a' + random() % 26);
                play(match.id, all.substr(all.size() - 1));
            }
            for (const auto& [wanted, reader] : readers) ASSERT_EQ(reader->state(), wanted);
        }
    }
}

TEST_F(WriteBehindTest, AReaderSeesTheStateOfItsBeginningWhateverIsWritten) {
    for (const std::size_t rows_max : {many, std::size_t{1}}) {
        open_new(rows_max);
        const club::Match match = begin_match();
        play(match.id, "a");
        store_->read([&](const club::StoreReader& reader) {
            EXPECT_EQ(state_of(reader, match.id), "a 1");
            for (const char* move : {"b", "c", "d"}) play(match.id, move);
            EXPECT_EQ(state_of(reader, match.id), "a 1");
            work([&](club::UnitOfWork& unit) { unit.remove_moves_from(match.id, 0); });
            EXPECT_EQ(state_of(reader, match.id), "a 1");
        });
        EXPECT_EQ(state_of(*store_, match.id), " 4");
        store_.reset();
    }
}

TEST_F(WriteBehindTest, AUnitThatFailsLeavesNothing) {
    open();
    const club::Match match = begin_match();
    play(match.id, "a");
    const club::UnitFn units[] = {
        [&](club::UnitOfWork& unit) { play(unit, match.id, "b"); },
        [&](club::UnitOfWork& unit) {
            play(unit, match.id, "x");
            throw std::runtime_error("no");
        },
        [&](club::UnitOfWork& unit) { play(unit, match.id, "c"); },
    };
    const auto failed = store_->transact(units);
    EXPECT_FALSE(failed[0]);
    EXPECT_TRUE(failed[1]);
    EXPECT_FALSE(failed[2]);
    EXPECT_EQ(state_of(*store_, match.id), "abc 3");
    EXPECT_EQ(state_of(*open_sqlite(crashed()), match.id), "abc 3");
}

TEST_F(WriteBehindTest, AnotherProcessSeesWhatWaitsAndItsChangesAreSeen) {
    open();
    const club::Match match = begin_match();
    play(match.id, "a");
    const auto other = open_sqlite(path_);
    EXPECT_EQ(state_of(*other, match.id), "a 1");
    play(match.id, "b");
    EXPECT_EQ(state_of(*other, match.id), "ab 2") << "though it is in the log alone";
    club::transact(*other, [&](club::UnitOfWork& unit) { play(unit, match.id, "c"); });
    EXPECT_EQ(state_of(*store_, match.id), "abc 3");
    play(match.id, "d");
    EXPECT_EQ(state_of(*store_, match.id), "abcd 4");
    EXPECT_EQ(state_of(*other, match.id), "abcd 4");
}

TEST_F(WriteBehindTest, AReaderThatBeginsWhileTheLogIsReadAnewSeesAllOfIt) {
    open_sqlite(path_);
    Connection writer(soci::sqlite3, "dbname=\"" + path_ + "\"");
    Connection reader(soci::sqlite3, "dbname=\"" + path_ + "\"");
    WriteBehind behind(many);
    const auto record = [&](std::int64_t event) {
        SqlRows tables(writer);
        writer.run("BEGIN IMMEDIATE");
        if (behind.is_stale()) behind.load(writer);
        behind.begin_group();
        DeferringRows rows = behind.rows(tables);
        club::put(rows, club::LastEvent{event});
        behind.end_group(writer);
        writer.run("COMMIT");
        behind.commit();
    };
    const auto last = [&](const club::RowReader& rows) {
        return club::one<club::LastEvent>(rows, {})->number;
    };
    record(1);
    {
        WriteBehind::View view(behind, reader);
        behind.fail();
        record(2);
        reader.run("BEGIN");
        EXPECT_EQ(last(view), 2);
        reader.run("COMMIT");
    }
    WriteBehind::View view(behind, reader);
    reader.run("BEGIN");
    (void)view.count({&club::table_of<club::User>()});
    record(3);
    EXPECT_EQ(last(view), 2) << "the snapshot is that of the first question";
    reader.run("COMMIT");
}

TEST_F(WriteBehindTest, ADamagedRecordIsReported) {
    open();
    const club::Match match = begin_match();
    play(match.id, "a");
    const std::string copy = crashed();
    number(copy,
           "UPDATE redo_log SET changes = substr(changes, 1, length(changes) - 1)"
           " WHERE changes <> '' RETURNING number");
    EXPECT_THROW(open_sqlite(copy), std::runtime_error);
}

TEST_F(WriteBehindTest, TheLogIsShortOnceRowsAreWritten) {
    open(10);
    const club::Match match = begin_match();
    for (int i = 0; i < 200; ++i) play(match.id, "a");
    EXPECT_LT(number(path_, "SELECT COUNT(*) FROM redo_log"), 60);
    EXPECT_GT(written_moves(), 140);
    store_.reset();
    EXPECT_EQ(written_moves(), 200);
}

}  // namespace
}  // namespace posthouse::store
