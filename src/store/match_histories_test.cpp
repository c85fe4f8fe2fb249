// A match's moves in one row: what queries for moves and events find, and houses of older versions,
// which have a row for each move.
#include "store/match_histories.h"

#include "store/deferring_rows.h"
#include "store/redo_log.h"
#include "store/sql_rows.h"
#include "store/sqlite_schema.h"
#include "store/store_contract.h"

#include <gmock/gmock.h>
#include <soci/sqlite3/soci-sqlite3.h>
#include <algorithm>
#include <string>
#include <vector>

namespace posthouse::store {
namespace {

using testing::ElementsAre;

using MoveRow = club::Of<club::MatchId, club::PlayedMove>;

class MatchHistoriesTest : public testing::Test {
protected:
    explicit MatchHistoriesTest(int version = static_cast<int>(sqlite::migrations.size()))
        : connection_(soci::sqlite3, "dbname=" + path_) {
        for (int step = 0; step < version; ++step)
            for (const char* statement : sqlite::migrations.at(static_cast<std::size_t>(step)))
                connection_.run(statement);
        connection_.run("PRAGMA user_version = " + std::to_string(version));
        connection_.run(
            "INSERT INTO users (id, name, name_folded, password_hash, level, joined)"
            " VALUES (1, 'ann', 'ann', '', 0, 0), (2, 'bob', 'bob', '', 0, 0)");
        for (const std::string id : {"1", "2", "3"})
            connection_.run(
                "INSERT INTO matches (id, game, board, set_up, seat_first, seat_second, clock_bank,"
                " clock_increment, clock_cap, left_first, left_second, started, turn_since,"
                " to_move, plies) VALUES (" +
                id + ", 'wari', " + id + ", '', 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0)");
    }

    static void add_move(club::RowWriter& rows, int match, int ply, std::string text,
                         std::string comment = "") {
        club::StoredRow row = club::to_row(
            MoveRow{club::MatchId{match}, {ply, std::move(text), std::move(comment), at(ply)}});
        ASSERT_TRUE(rows.insert(moves_table(), row, club::OnConflict::keep));
    }
    static void add_event(club::RowWriter& rows, int match, int number,
                          club::EventKind kind = club::EventKind::move) {
        club::Event event;
        event.number = number;
        event.match = club::MatchId{match};
        event.kind = kind;
        event.seats = {club::UserId{1}, club::UserId{2}};
        club::StoredRow row = club::to_row(event);
        ASSERT_TRUE(rows.insert(club::table_of<club::Event>(), row, club::OnConflict::fail));
    }
    /// "1a 1b 2c": the matches and moves.
    static std::string moves(const club::RowReader& rows, std::vector<club::Condition> where = {},
                             club::Page page = {}) {
        std::string found;
        for (const MoveRow& one : club::all<MoveRow>(rows, std::move(where), std::move(page)))
            found += (found.empty() ? "" : " ") + std::to_string(static_cast<int>(one.owner)) +
                     one.value.text;
        return found;
    }
    static std::vector<long long> events(const club::RowReader& rows,
                                         std::vector<club::Condition> where, long long after = 0,
                                         std::size_t limit = club::all_rows) {
        std::vector<long long> numbers;
        for (const club::Event& one : club::all<club::Event>(
                 rows, std::move(where), {{"number"}, limit, {club::to_field(after)}}))
            numbers.push_back(one.number);
        return numbers;
    }
    long long number(const std::string& sql) {
        long long found = 0;
        connection_.query_one(sql, std::tie(found));
        return found;
    }

    const ScratchFolder folder_;
    const std::string path_ = folder_.file("club.db");
    Connection connection_;
};

TEST_F(MatchHistoriesTest, ShowMovesAsRowsInTheOrderOfTheirKeys) {
    SqlRows tables(connection_);
    HistoryRows rows(tables);
    for (int ply = 0; ply < 3; ++ply) add_move(rows, 2, ply, std::string(1, "abc"[ply]));
    add_move(rows, 1, 0, "d", "well met");
    add_move(rows, 3, 0, "e");
    rows.flush();
    EXPECT_EQ(number("SELECT COUNT(*) FROM match_histories"), 3);
    EXPECT_EQ(number("SELECT COUNT(*) FROM moves"), 0);

    EXPECT_EQ(moves(rows), "1d 2a 2b 2c 3e");
    EXPECT_EQ(moves(rows, {club::is("match_id", 2)}), "2a 2b 2c");
    EXPECT_EQ(moves(rows, {club::is("match_id", 2), club::at_least("ply", 1)}), "2b 2c");
    EXPECT_EQ(moves(rows, {club::fixed("comment", club::Is::different, "")}), "1d");
    EXPECT_EQ(moves(rows, {}, {{"match_id", "ply"}, 2, {2LL, 0LL}}), "2b 2c");
    EXPECT_EQ(moves(rows, {}, {{"-played"}, 2}), "2c 2b");
    EXPECT_EQ(moves(rows, {club::is("match_id", 4)}), "");
    EXPECT_EQ(rows.count(club::query<MoveRow>({club::at_least("match_id", 2)})), 4U);
}

TEST_F(MatchHistoriesTest, RefuseAMoveAtATakenOrALaterPly) {
    SqlRows tables(connection_);
    HistoryRows rows(tables);
    add_move(rows, 1, 0, "a");
    club::StoredRow taken = club::to_row(MoveRow{club::MatchId{1}, {0, "b", "", at(1)}});
    EXPECT_FALSE(rows.insert(moves_table(), taken, club::OnConflict::keep));
    EXPECT_ANY_THROW(rows.insert(moves_table(), taken, club::OnConflict::fail));
    club::StoredRow later = club::to_row(MoveRow{club::MatchId{1}, {2, "b", "", at(1)}});
    EXPECT_ANY_THROW(rows.insert(moves_table(), later, club::OnConflict::keep));
    EXPECT_EQ(moves(rows), "1a");
}

TEST_F(MatchHistoriesTest, ChangeAndEraseMoves) {
    SqlRows tables(connection_);
    HistoryRows rows(tables);
    for (int ply = 0; ply < 3; ++ply) add_move(rows, 1, ply, std::string(1, "abc"[ply]), "hm");
    add_move(rows, 2, 0, "d", "hm");
    EXPECT_EQ(club::update<MoveRow>(rows, {club::is("comment", "hm"), club::is("ply", 0)},
                                    {club::set("comment", "")}),
              2U);
    EXPECT_EQ(moves(rows, {club::is("comment", "hm")}), "1b 1c");
    EXPECT_EQ(club::erase<MoveRow>(rows, {club::is("match_id", 1), club::at_least("ply", 1)}), 2U);
    EXPECT_EQ(moves(rows), "1a 2d");
    EXPECT_EQ(club::erase<MoveRow>(rows, {club::is("match_id", 1), club::at_least("ply", 1)}), 0U);
    EXPECT_EQ(club::erase<MoveRow>(rows, {club::is("match_id", 1)}), 1U);
    EXPECT_EQ(moves(rows), "2d");
}

TEST_F(MatchHistoriesTest, FindTheEventsOfAMatch) {
    open_sqlite(path_);  // has the index of events that are no moves
    SqlRows tables(connection_);
    HistoryRows rows(tables);
    add_move(rows, 1, 0, "a");
    for (int event = 1; event <= 300; ++event) add_event(rows, 1 + event % 2, event);
    add_event(rows, 1, 301, club::EventKind::chat);
    add_event(rows, 1, 302);
    const auto of_first = [](bool moves_only) {
        std::vector<club::Condition> where{club::is("match_id", 1)};
        if (moves_only) where.push_back(club::is("kind", club::EventKind::move));
        return where;
    };
    EXPECT_THAT(events(rows, of_first(false), 296), ElementsAre(298, 300, 301, 302));
    EXPECT_THAT(events(rows, of_first(true), 296), ElementsAre(298, 300, 302));
    EXPECT_THAT(events(rows, of_first(false), 0, 3), ElementsAre(2, 4, 6));
    club::erase<MoveRow>(rows, {club::is("match_id", 1)});
    EXPECT_THAT(events(rows, of_first(true), 299), ElementsAre(300, 302))
        << "moves that were taken back have been made, too";
    club::erase<club::Event>(rows, {club::at_most("number", 299)});
    EXPECT_THAT(events(rows, of_first(true)), ElementsAre(300, 302));
}

TEST_F(MatchHistoriesTest, ReportDamage) {
    SqlRows tables(connection_);
    HistoryRows rows(tables);
    add_move(rows, 1, 0, "a", "well met");
    rows.flush();
    connection_.run("UPDATE match_histories SET moves = substr(moves, 1, length(moves) - 3)");
    EXPECT_THROW(moves(rows), std::runtime_error);
}

/// A house whose schema is that before there were histories, with the rows of its time.
class OlderHouse : public MatchHistoriesTest {
protected:
    OlderHouse() : MatchHistoriesTest(version_before_histories()) {
        SqlRows tables(connection_);
        for (int ply = 0; ply < 3; ++ply) add_move(tables, 1, ply, std::string(1, "abc"[ply]));
        add_event(tables, 1, 1);
        add_event(tables, 1, 2);
        add_event(tables, 1, 3, club::EventKind::chat);
    }
    static int version_before_histories() {
        return static_cast<int>(
            std::ranges::find(sqlite::migrations, &sqlite::match_histories[0],
                              [](const sqlite::Statements& step) { return step.data(); }) -
            sqlite::migrations.begin());
    }
    /// As an older program that was killed has left it.
    void log(const std::vector<RowChange>& changes) {
        RedoRecord record(deferred_tables());
        for (const RowChange& change : changes) record.add(change);
        connection_.run_row("INSERT INTO redo_log VALUES (:number, :changes)",
                            {7LL, record.packed()});
    }
    static RowChange added(const club::Table& table, const club::StoredRow& row) {
        RowChange change{RowChange::Kind::added, &table};
        for (std::size_t i = 0; i < row.size(); ++i) {
            (i < table.key ? change.key : change.values).push_back(row[i]);
            if (i >= table.key) change.columns.push_back(i);
        }
        return change;
    }
    std::string moves_of_house(int match) {
        std::string found;
        open_sqlite(path_)->read([&](const club::StoreReader& reader) {
            for (const auto& move : reader.moves(club::MatchId{match})) found += move.text;
        });
        return found;
    }
};

TEST_F(OlderHouse, KeepsItsMovesAndEvents) {
    EXPECT_EQ(moves_of_house(1), "abc");
    EXPECT_EQ(number("SELECT COUNT(*) FROM moves"), 0);
    EXPECT_THAT(events(HistoryReader(SqlRows(connection_)), {club::is("match_id", 1)}),
                ElementsAre(1, 2, 3));
}

TEST_F(OlderHouse, KeepsWhatWaitedInItsLog) {
    log({added(moves_table(), club::to_row(MoveRow{club::MatchId{1}, {3, "d", "", at(3)}})),
         added(moves_table(), club::to_row(MoveRow{club::MatchId{2}, {0, "e", "", at(3)}}))});
    EXPECT_EQ(moves_of_house(1), "abcd");
    EXPECT_EQ(moves_of_house(2), "e");
    club::transact(*open_sqlite(path_), [](club::UnitOfWork& unit) {
        unit.remove_moves_from(club::MatchId{1}, 2);
        unit.append_move(club::MatchId{2}, {1, "f", "", at(4)});
    });
    EXPECT_EQ(moves_of_house(1), "ab") << "the older log is gone";
    EXPECT_EQ(moves_of_house(2), "ef");
}

TEST_F(OlderHouse, MayHaveAnOlderProgramThatWritesOnceMore) {
    EXPECT_EQ(moves_of_house(1), "abc");
    SqlRows tables(connection_);
    add_move(tables, 1, 2, "c");
    add_move(tables, 1, 3, "d");
    add_event(tables, 1, 4);
    EXPECT_EQ(moves_of_house(1), "abcd");
    EXPECT_THAT(events(HistoryReader(SqlRows(connection_)), {club::is("match_id", 1)}),
                ElementsAre(1, 2, 3, 4));
}

}  // namespace
}  // namespace posthouse::store
