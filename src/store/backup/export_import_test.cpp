// Export and import keep everything between all kinds of stores.

#include "store/backup/export_import.h"

#include "club/accounts/account_tables.h"
#include "club/clocks/clock_tables.h"
#include "club/commands/request_tables.h"
#include "store/connection.h"
#include "store/contract/store_contract.h"
#include "store/sqlite/sqlite_migration.h"

#include <gmock/gmock.h>
#include <soci/sqlite3/soci-sqlite3.h>
#include <algorithm>
#include <filesystem>
#include <random>
#include <set>

namespace posthouse::store {

using testing::AllOf;
using testing::Contains;
using testing::ElementsAreArray;
using testing::Gt;
using testing::HasSubstr;
using testing::Not;
using testing::SizeIs;
using testing::StartsWith;

using Lines = std::vector<std::string>;

const std::string some_key = std::string(62, 'a') + "07";

Lines exported(TableDump& dump) {
    Lines lines;
    export_database(dump, some_key, [&](const std::string& line) { lines.push_back(line); });
    return lines;
}

void import(TableDump& dump, const Lines& lines) {
    DatabaseImporter importing(dump);
    for (const std::string& line : lines) importing.take(line);
    importing.finish();
    EXPECT_EQ(importing.server_key(), some_key);
    dump.commit();
}

std::string why_not_imported(TableDump& dump, const Lines& lines) {
    try {
        import(dump, lines);
        return "imported";
    } catch (const std::exception& error) {
        return error.what();
    }
}

/// An SQLite database with rows in every table, whatever the schema: text that needs quoting, large
/// and precise numbers, ids with gaps, NULL where allowed.
class FullHouse {
public:
    explicit FullHouse(const std::string& path, int version = newest_version())
        : tables_(schema_tables(version)), connection_(soci::sqlite3, "dbname=" + path) {
        connection_.run("BEGIN");
        for (const StoredTable& table : tables_)
            for (int row = 1; row <= rows; ++row) fill(table, row);
        connection_.run("DELETE FROM jobs WHERE id = (SELECT MAX(id) FROM jobs)");
        connection_.run("COMMIT");
    }

    static constexpr int rows = 4;
    static constexpr int last_id = 3 * rows;

private:
    static constexpr long long id(int row) { return 3 * row; }

    void fill(const StoredTable& table, int row) {
        std::set<std::string> foreign, needed;
        std::string column;
        connection_.query("SELECT \"from\" FROM pragma_foreign_key_list('" + table.name + "')",
                          std::tie(column), [&] { foreign.insert(column); });
        connection_.query("SELECT name FROM pragma_table_info('" + table.name +
                              "') WHERE \"notnull\" = 1 OR pk > 0",
                          std::tie(column), [&] { needed.insert(column); });
        std::string names, places;
        std::vector<Field> fields;
        int large = 0;  // texts
        for (const StoredColumn& one : table.columns) {
            names += (names.empty() ? "" : ", ") + one.name;
            places += (places.empty() ? ":" : ", :") + one.name;
            const bool missing = row == 2 && !needed.contains(one.name);
            fields.push_back(missing ? Field{} : value(one, row, foreign.contains(one.name)));
            if (auto* text = std::get_if<std::string>(&fields.back()); text && row == 4 && !large++)
                *text += std::string(100'000, 'x');
        }
        connection_.run_row(
            "INSERT INTO " + table.name + " (" + names + ") VALUES (" + places + ")", fields);
    }

    static Field value(const StoredColumn& column, int row, bool foreign) {
        // The first refers to the last, like a match to its rematch.
        if (foreign) return column.name == "rematch" ? id(rows + 1 - row) : id(row);
        if (column.name == "id") return id(row);
        if (column.name == "ply") return 0LL;  // a match's first move
        switch (column.kind) {
            case FieldKind::whole:
                return static_cast<long long>(row == 3 ? 32767 : row);
            case FieldKind::real:
                return row == 1 ? 0.1 : row == 2 ? 1e-300 : 1500.0 + 1.0 / row;
            case FieldKind::text:
                break;
        }
        return column.name + std::to_string(row) + " \"It's\\\" \r\n\t\x01 é 🌱 \xFF" +
               std::string(1, '\0');
    }

    const std::vector<StoredTable> tables_;
    Connection connection_;
};

class ExportImportTest : public testing::Test {
protected:
    ExportImportTest() { std::filesystem::copy_file(full_house(), path_); }

    /// A file that is made once, since that takes longer than most tests.
    static const std::string& full_house() {
        static const ScratchFolder folder;
        static const std::string made = [] {
            std::string path = folder.file("full.sqlite");
            create_house(path);
            FullHouse{path};
            return path;
        }();
        return made;
    }
    static const Lines& lines_of_full_house() {
        static const Lines lines = exported(*dump_from_sqlite(full_house()));
        return lines;
    }

    const ScratchFolder folder_;
    const std::string path_ = folder_.file("house.sqlite");
    const Lines& lines_ = lines_of_full_house();
};

TEST_F(ExportImportTest, ExportsEveryTable) {
    for (const StoredTable& table : schema_tables(newest_version())) {
        const auto begins = [&](const std::string& line) {
            return line.starts_with("{\"table\":\"" + table.name + "\"");
        };
        EXPECT_EQ(std::ranges::any_of(lines_, begins), table.name != "server_keys") << table.name;
    }
    EXPECT_THAT(lines_[1], HasSubstr(some_key));
}

TEST_F(ExportImportTest, IsTheSameFromSqliteToPostgresAndBack) {
    const std::string url = PostgresServer::shared().new_database();
    import(*load_into_postgres(url), lines_);
    EXPECT_THAT(exported(*dump_from_postgres(url)), ElementsAreArray(lines_));
    const std::string back = folder_.file("back.sqlite");
    import(*load_into_sqlite(back), exported(*dump_from_postgres(url)));
    EXPECT_THAT(exported(*dump_from_sqlite(back)), ElementsAreArray(lines_));
}

TEST_F(ExportImportTest, ContinuesIdsAfterAnImport) {
    const std::string url = PostgresServer::shared().new_database();
    import(*load_into_postgres(url), lines_);
    const std::string back = folder_.file("back.sqlite");
    import(*load_into_sqlite(back), lines_);
    for (const bool in_file : {false, true}) {
        const auto store = in_file ? open_sqlite(back) : open_postgres(url);
        club::transact(*store, [](club::UnitOfWork& unit) {
            club::User user;
            user.name = "new";
            ASSERT_TRUE(add_user(unit, user));
            EXPECT_EQ(user.id, club::UserId{FullHouse::last_id + 1});
            club::Job job;
            job.kind = "new";
            unit.add(job);
            EXPECT_EQ(job.id,
                      club::JobId{FullHouse::last_id + 1});  // the last one was removed before
        });
    }
}

TEST_F(ExportImportTest, MigratesAnOlderExport) {
    const std::string older = folder_.file("older.sqlite"), read = folder_.file("read.sqlite");
    {
        const auto dump = load_into_sqlite(older);
        dump->migrate(1);
        for (const StoredTable& table : schema_tables(1))
            if (table.name == "users")
                dump->add_row(table,
                              {1LL, "Ann", "ann", "hash", "Ann@b.org", "ann@b.org", 1LL, 0LL, 5LL});
        dump->commit();
    }
    const Lines lines = exported(*dump_from_sqlite(older));
    const std::string url = PostgresServer::shared().new_database();
    import(*load_into_postgres(url), lines);
    import(*load_into_sqlite(read), lines);
    open_sqlite(older);
    const Lines now = exported(*dump_from_sqlite(older));
    EXPECT_THAT(exported(*dump_from_postgres(url)), ElementsAreArray(now));
    EXPECT_THAT(exported(*dump_from_sqlite(read)), ElementsAreArray(now));
}

/// The last version whose tables had names that were not those of their types.
constexpr int version_of_old_names = 43;

TEST_F(ExportImportTest, ReadsTheOldNamesOfTables) {
    const std::string older = folder_.file("older.sqlite"), read = folder_.file("read.sqlite");
    {
        const auto dump = load_into_sqlite(older);
        dump->migrate(version_of_old_names);
        dump->commit();
    }
    FullHouse(older, version_of_old_names);
    const Lines lines = exported(*dump_from_sqlite(older));
    EXPECT_THAT(lines, AllOf(Contains(StartsWith(R"({"table":"offers")")),
                             Contains(StartsWith(R"({"table":"held_sign_ups")")),
                             Contains(StartsWith(R"({"counter":"tokens")")),
                             Not(Contains(StartsWith(R"({"table":"house_key")")))));
    const std::string url = PostgresServer::shared().new_database();
    import(*load_into_postgres(url), lines);
    import(*load_into_sqlite(read), lines);
    open_sqlite(older);
    const Lines now = exported(*dump_from_sqlite(older));
    EXPECT_THAT(now, AllOf(SizeIs(testing::Ge(lines.size())),
                           Contains(StartsWith(R"({"table":"open_challenges")")),
                           Contains(StartsWith(R"({"counter":"api_tokens")"))));
    EXPECT_THAT(exported(*dump_from_postgres(url)), ElementsAreArray(now));
    EXPECT_THAT(exported(*dump_from_sqlite(read)), ElementsAreArray(now));
}

TEST_F(ExportImportTest, KeepsRealNumbersExactly) {
    const std::string path = folder_.file("ratings"), read = folder_.file("read");
    std::mt19937_64 dice(1);
    std::uniform_real_distribution<double> rating(100, 3000);
    club::transact(*open_sqlite(path), [&](club::UnitOfWork& unit) {
        club::User ann;
        ann.name = "ann";
        ASSERT_TRUE(add_user(unit, ann));
        club::PlayerStanding standing;
        standing.user = ann.id;
        for (int i = 0; i < 1000; ++i) {
            standing.game = "game " + std::to_string(i);
            standing.rating = {rating(dice), rating(dice) / 10, rating(dice) / 1e5};
            unit.put(standing);
        }
    });
    const Lines lines = exported(*dump_from_sqlite(path));
    EXPECT_THAT(lines, SizeIs(Gt(1000u)));
    import(*load_into_sqlite(read), lines);
    EXPECT_THAT(exported(*dump_from_sqlite(read)), ElementsAreArray(lines));
    const std::string url = database_with_tables();
    import(*load_into_postgres(url), lines);
    EXPECT_THAT(exported(*dump_from_postgres(url)), ElementsAreArray(lines));
}

TEST_F(ExportImportTest, DoesNotImportIntoADatabaseWithRows) {
    // Without a line number: the lines are valid.
    EXPECT_THAT(why_not_imported(*load_into_sqlite(path_), lines_),
                StartsWith("the store is not empty (users)"));
    EXPECT_THAT(exported(*dump_from_sqlite(path_)), ElementsAreArray(lines_));
    const std::string url = database_with_tables();
    club::transact(*open_postgres(url),
                   [](club::UnitOfWork& unit) { advance_heartbeat(unit, at(1)); });
    EXPECT_THAT(why_not_imported(*load_into_postgres(url), lines_),
                HasSubstr("not empty (heartbeats)"));
}

TEST_F(ExportImportTest, ImportsIntoEmptyTables) {
    const std::string url = database_with_tables();
    import(*load_into_postgres(url), lines_);
    EXPECT_THAT(exported(*dump_from_postgres(url)), ElementsAreArray(lines_));
}

TEST_F(ExportImportTest, ReportsTheInvalidLineAndCommitsNothing) {
    const auto changed = [&](std::size_t at, std::string line) {
        Lines lines = lines_;
        lines.at(at) = std::move(line);
        return lines;
    };
    Lines cut = lines_, doubled = lines_, rowless = lines_;
    cut.pop_back();
    doubled.insert(doubled.begin() + 3, lines_[3]);
    rowless.erase(rowless.begin() + 3);
    const struct {
        Lines lines;
        std::string why;
    } cases[] = {
        {cut, "the end is missing"},
        {doubled, "line 5: "},
        {rowless, "rows are missing"},
        {changed(0, "Dear Ann"), "line 1: this is not an export"},
        {changed(0, R"({"posthouse":"export","format":1,"tables":1000})"), "newer program"},
        {changed(0, R"({"posthouse":"export","format":2,"tables":1})"), "newer format"},
        {changed(2, R"({"table":"matches","columns":[]})"), "line 3: unexpected table"},
        {changed(2, R"({"table":"users","columns":["id"]})"), "line 3: wrong columns"},
        {changed(3, "[1]"), "line 4: wrong number of values in a row of users"},
        {changed(3, "[1,"), "line 4: not a line"},
        {changed(3, "null"), "line 4: not a line"},
    };
    const std::string url = PostgresServer::shared().new_database();
    const std::string path = folder_.file("new.sqlite");
    for (const auto& one : cases) {
        EXPECT_THAT(why_not_imported(*load_into_postgres(url), one.lines), HasSubstr(one.why));
        EXPECT_THAT(why_not_imported(*load_into_sqlite(path), one.lines), HasSubstr(one.why));
    }
    EXPECT_EQ(load_into_postgres(url)->version(), 0);
    EXPECT_EQ(load_into_sqlite(path)->version(), 0);
    import(*load_into_postgres(url), lines_);
    import(*load_into_sqlite(path), lines_);
}

TEST_F(ExportImportTest, RejectsBrokenForeignKeys) {
    Lines lines = lines_;
    const auto moves = std::ranges::find_if(
        lines, [](const std::string& line) { return line.starts_with("{\"table\":\"moves\""); });
    std::string& row = *std::next(moves);
    row.replace(0, row.find(','), "[999");
    const std::string url = PostgresServer::shared().new_database();
    EXPECT_THAT(why_not_imported(*load_into_postgres(url), lines), HasSubstr("foreign key"));
    EXPECT_THAT(why_not_imported(*load_into_sqlite(folder_.file("new.sqlite")), lines),
                HasSubstr("FOREIGN KEY"));
}

TEST_F(ExportImportTest, ExportsASnapshotDuringWrites) {
    const std::string url = database_with_tables();
    import(*load_into_postgres(url), lines_);
    const auto store = open_postgres(url);
    const auto file_store = open_sqlite(path_);
    const auto reading = dump_from_postgres(url), reading_file = dump_from_sqlite(path_);
    EXPECT_EQ(reading->version(), newest_version());  // the snapshot begins here
    EXPECT_EQ(reading_file->version(), newest_version());
    for (club::Store* one : {store.get(), file_store.get()})
        club::transact(*one,
                       [](club::UnitOfWork& unit) { save_response(unit, "meanwhile", {}, at(1)); });
    EXPECT_THAT(exported(*reading), ElementsAreArray(lines_));
    EXPECT_THAT(exported(*reading_file), ElementsAreArray(lines_));
}

}  // namespace posthouse::store
