// Houses with a redo log and match histories, as programs wrote them while 0.6 was being made: what
// a crash left in them, damage, and a migration that does not come to its end.

#include "store/sqlite/old_forms.h"

#include "base/varint.h"
#include "store/backup/export_import.h"
#include "store/contract/store_contract.h"
#include "store/sqlite/sqlite_migration.h"
#include "store/sqlite/sqlite_schema.h"

#include <gmock/gmock.h>
#include <soci/sqlite3/soci-sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>
#include <zstd.h>
#include <algorithm>
#include <csignal>

namespace posthouse::store {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

// What such a program wrote

constexpr int added = 0, changed = 1, erased = 2, extended = 3;                 // kinds of changes
constexpr std::uint64_t matches = 0, moves = 1, last_event = 3, histories = 5;  // tables

std::string varint(std::uint64_t number) {
    std::string bytes;
    append_varint(bytes, number);
    return bytes;
}
std::string field(long long whole) {
    return '\1' + varint(to_zigzag(whole));
}
std::string field(std::string_view text) {
    return '\3' + varint(text.size()) + std::string(text);
}
std::string no_field() {
    return std::string(1, '\0');
}
std::string change(int kind, std::uint64_t table, const std::string& key,
                   const std::vector<std::string>& values = {}) {
    std::string bytes(1, static_cast<char>(kind));
    bytes += varint(table) + key + varint(values.size());
    for (const std::string& value : values) bytes += value;
    return bytes;
}
std::string at_column(std::uint64_t place, const std::string& value) {
    return varint(place) + value;
}
std::string behind(std::uint64_t place, std::uint64_t kept, std::string_view text) {
    return varint(place) + varint(kept) + field(text);
}
/// A move in a history, a second after the one before.
std::string packed_move(std::string_view text, std::string_view comment = "") {
    return varint(text.size() << 1) + std::string(text) + varint(comment.size()) +
           std::string(comment) + varint(to_zigzag(1000));
}

class OldForms : public testing::Test {
protected:
    OldForms() : connection_(soci::sqlite3, "dbname=" + path_) {
        migrate_sqlite(connection_, version_before());
        connection_.run(
            "INSERT INTO users (id, name, name_folded, password_hash, level, joined)"
            " VALUES (1, 'ann', 'ann', '', 0, 0), (2, 'bob', 'bob', '', 0, 0)");
        for (const std::string id : {"1", "2"})
            connection_.run(
                "INSERT INTO matches (id, game, board, set_up, seat_first, seat_second, clock_bank,"
                " clock_increment, clock_cap, left_first, left_second, started, turn_since,"
                " to_move, plies) VALUES (" +
                id + ", 'wari', " + id + ", '', 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0)");
    }

    static int version_before() {
        const auto step = std::ranges::find(
            sqlite::migrations, &sqlite::plain_rows[0],
            [](const sqlite::Statements& statements) { return statements.data(); });
        return static_cast<int>(step - sqlite::migrations.begin());
    }

    void log(long long number, const std::string& record) {
        std::string packed(ZSTD_compressBound(record.size()), '\0');
        packed.resize(ZSTD_compress(packed.data(), packed.size(), record.data(), record.size(), 1));
        connection_.run_row("INSERT INTO redo_log VALUES (:number, :changes)", {number, packed});
    }
    void add_history(long long match, const std::string& packed) {
        connection_.run_row("INSERT INTO match_histories VALUES (:match, :moves, '')",
                            {match, packed});
    }
    long long number(const std::string& sql) {
        long long found = 0;
        connection_.query_one(sql, std::tie(found));
        return found;
    }
    /// "abc 3": the moves, and the match's plies.
    std::string state_of(int match) {
        std::string state;
        open_sqlite(path_)->read([&](const club::StoreReader& reader) {
            for (const auto& move : reader.moves(club::MatchId{match})) state += move.text;
            state += ' ' + std::to_string(reader.match(club::MatchId{match})->plies);
        });
        return state;
    }
    std::string why_not_opened() {
        try {
            open_sqlite(path_);
            return "opened";
        } catch (const std::exception& error) {
            return error.what();
        }
    }

    const ScratchFolder folder_;
    const std::string path_ = folder_.file("club.db");
    Connection connection_;
};

TEST_F(OldForms, EachMoveOfAHistoryBecomesARow) {
    add_history(2, packed_move("a", "well met") + varint(1 << 1 | 1) + "b" + varint(77) +
                       varint(0) + varint(to_zigzag(-1)));
    open_sqlite(path_)->read([](const club::StoreReader& reader) {
        const auto moves = reader.moves(club::MatchId{2});
        ASSERT_EQ(moves.size(), 2U);
        EXPECT_EQ(moves[0].comment, "well met");
        EXPECT_EQ(moves[0].at, at(1000));
        EXPECT_FALSE(moves[0].request);
        EXPECT_EQ(moves[1].text, "b");
        EXPECT_EQ(moves[1].at, at(999)) << "a clock may be set back";
        EXPECT_EQ(moves[1].request, 77);
    });
}

TEST_F(OldForms, MovesThatWereRowsAlreadyStay) {
    connection_.run("INSERT INTO moves VALUES (1, 0, 'x', '', 0, NULL), (1, 1, 'b', '', 0, NULL)");
    add_history(1, packed_move("a"));
    EXPECT_EQ(state_of(1), "ab 0");
}

TEST_F(OldForms, WhatWaitsInTheLogComesToItsTable) {
    connection_.run("INSERT INTO last_event VALUES (1, 4)");
    log(7, change(added, histories, field(1),
                  {at_column(1, field(packed_move("a"))), at_column(2, field("\1"))}) +
               change(changed, matches, field(1), {at_column(14, field(1))}) +
               change(added, last_event, field(1), {at_column(1, field(5))}) +
               change(added, moves, field(2) + field(0LL),
                      {at_column(2, field("e")), at_column(3, field("")), at_column(4, field(9)),
                       at_column(5, no_field())}));
    log(8, change(extended, histories, field(1),
                  {behind(1, packed_move("a").size(), packed_move("b"))}) +
               change(changed, matches, field(1), {at_column(14, field(2))}));
    log(9, "");
    EXPECT_EQ(state_of(1), "ab 2");
    EXPECT_EQ(state_of(2), "e 0");
    EXPECT_EQ(number("SELECT number FROM last_event"), 5);
    EXPECT_FALSE(has_old_forms(connection_));
}

/// The table has the state before or after any record, since rows are written while their records
/// stay.
TEST_F(OldForms, TheLogIsReadAgainUnharmedWhateverTheTableHas) {
    const std::string a = packed_move("a"), b = packed_move("b"), c = packed_move("c", "so?");
    const auto extend = [&](long long match, std::size_t kept, const std::string& move) {
        return change(extended, histories, field(match), {behind(1, kept, move)});
    };
    log(1, extend(1, a.size(), b) + extend(2, (a + b).size(), c));
    log(2, extend(1, (a + b).size(), c) +
               change(changed, histories, field(2), {at_column(1, field(a))}));  // taken back
    log(3, extend(2, a.size(), c));
    const std::string logged = path_ + ".logged", copy = path_ + ".copy";
    std::filesystem::copy_file(path_, logged);
    const auto moves_after = [&](long long match, const std::string& in_table) {
        std::filesystem::copy_file(logged, copy, std::filesystem::copy_options::overwrite_existing);
        {
            Connection connection(soci::sqlite3, "dbname=" + copy);
            for (const long long one : {1LL, 2LL})
                connection.run_row("INSERT INTO match_histories VALUES (:match, :moves, '')",
                                   {one, one == match ? in_table : a});
        }
        std::string found;
        open_sqlite(copy)->read([&](const club::StoreReader& reader) {
            for (const auto& move : reader.moves(static_cast<club::MatchId>(match)))
                found += move.text;
        });
        return found;
    };
    for (const std::string& in_table : {a, a + b, a + b + c})
        EXPECT_EQ(moves_after(1, in_table), "abc");
    for (const std::string& in_table : {a + b, a + b + c, a, a + c})
        EXPECT_EQ(moves_after(2, in_table), "ac");
}

TEST_F(OldForms, RowsThatTheLogErasesStayErased) {
    connection_.run("INSERT INTO moves VALUES (1, 0, 'x', '', 0, NULL), (1, 1, 'y', '', 0, NULL)");
    log(1, change(erased, moves, field(1) + field(1)));
    EXPECT_EQ(state_of(1), "x 0");
}

TEST_F(OldForms, DamageIsReportedAndNothingIsChanged) {
    log(1, change(changed, matches, field(1), {at_column(14, field(1))}));
    add_history(1, packed_move("a"));
    add_history(2, packed_move("b").substr(1));
    EXPECT_THAT(why_not_opened(), HasSubstr("moves of match 2 is damaged"));
    EXPECT_EQ(number("SELECT COUNT(*) FROM moves"), 0);
    EXPECT_EQ(number("SELECT plies FROM matches WHERE id = 1"), 0);
    EXPECT_EQ(version_of_sqlite(connection_), version_before());
    connection_.run_row("UPDATE match_histories SET moves = :moves WHERE match_id = 2",
                        {packed_move("b")});
    EXPECT_EQ(state_of(1), "a 1");
    EXPECT_EQ(state_of(2), "b 0");
}

TEST_F(OldForms, ADamagedRecordIsReported) {
    log(1, change(changed, matches, field(1), {at_column(14, field(1))}));
    connection_.run("UPDATE redo_log SET changes = substr(CAST(changes AS BLOB), 1, 9)");
    EXPECT_THAT(why_not_opened(), HasSubstr("redo log is damaged"));
}

TEST_F(OldForms, AMigrationThatIsKilledBeginsAgain) {
    for (int move = 0; move < 2; ++move) {
        std::string many;
        for (int i = 0; i < 5000; ++i) many += packed_move(move == 0 ? "a" : "b");
        add_history(move + 1, many);
    }
    const pid_t server = ::fork();
    if (server == 0) {
        Connection connection(soci::sqlite3, "dbname=" + path_);
        for (const char* first : {"PRAGMA cache_size = 10", "BEGIN IMMEDIATE"})
            connection.run(first);
        migrate_sqlite(connection, newest_version());  // most of it is in the file now
        ::raise(SIGKILL);
    }
    int status = 0;
    ASSERT_EQ(::waitpid(server, &status, 0), server);
    ASSERT_TRUE(WIFSIGNALED(status));
    EXPECT_EQ(version_of_sqlite(connection_), version_before());
    EXPECT_EQ(state_of(1), std::string(5000, 'a') + " 0");
    EXPECT_EQ(state_of(2), std::string(5000, 'b') + " 0");
}

TEST_F(OldForms, AnExportHasTheRowsAndLeavesTheFileAsItIs) {
    log(1, change(added, histories, field(1),
                  {at_column(1, field(packed_move("a"))), at_column(2, field(""))}));
    add_history(2, packed_move("b"));
    std::vector<std::string> lines;
    export_database(*dump_from_sqlite(path_), "", [&](const std::string& line) {
        if (line.starts_with("[1,0,") || line.starts_with("[2,0,")) lines.push_back(line);
    });
    EXPECT_THAT(lines, ElementsAre("[1,0,\"a\",\"\",1000,null]", "[2,0,\"b\",\"\",1000,null]"));
    EXPECT_EQ(version_of_sqlite(connection_), version_before());
    EXPECT_TRUE(has_old_forms(connection_));
    EXPECT_EQ(state_of(1), "a 0");
}

}  // namespace
}  // namespace posthouse::store
