
#include "store/backup/table_dump.h"
#include "store/postgres/postgres_schema.h"
#include "store/sqlite/old_forms.h"
#include "store/sqlite/sqlite.h"
#include "store/sqlite/sqlite_migration.h"

#include <soci/sqlite3/soci-sqlite3.h>
#include <algorithm>
#include <filesystem>
#include <map>
#include <mutex>
#include <stdexcept>

namespace posthouse::store {

namespace {

std::string listed(const std::vector<std::string>& words) {
    std::string all;
    for (const std::string& word : words) all += (all.empty() ? "" : ", ") + word;
    return all;
}

std::vector<std::string> names_of(const StoredTable& table, const std::string& before = "") {
    std::vector<std::string> names;
    for (const StoredColumn& column : table.columns) names.push_back(before + column.name);
    return names;
}

}  // namespace

bool TableDump::has_rows(const StoredTable& table) {
    int one = 0;
    return connection().query_one("SELECT 1 FROM " + table.name + " LIMIT 1", std::tie(one));
}

std::vector<FieldKind> TableDump::kinds_of(const StoredTable& table) {
    std::vector<FieldKind> kinds;
    for (const StoredColumn& column : table.columns) kinds.push_back(column.kind);
    return kinds;
}

std::string TableDump::selection(const StoredTable& table) {
    return "SELECT " + listed(names_of(table)) + " FROM " + table.name + " ORDER BY " +
           listed(table.sort_columns);
}

std::string TableDump::insertion(const StoredTable& table) {
    return "INSERT INTO " + table.name + " (" + listed(names_of(table)) + ") VALUES (" +
           listed(names_of(table, ":")) + ")";
}

namespace {

FieldKind kind_of(const std::string& type, const std::string& where) {
    if (type == "TEXT") return FieldKind::text;
    if (type == "DOUBLE PRECISION") return FieldKind::real;
    if (type == "INTEGER" || type == "BIGINT" || type == "SMALLINT") return FieldKind::whole;
    throw std::logic_error("Cannot export a column of type " + type + " in " + where);
}

void add_columns(Connection& connection, StoredTable& table) {
    std::string name, type;
    int place = 0;
    std::map<int, std::string> key;
    connection.query(
        "SELECT name, type, pk FROM pragma_table_info('" + table.name + "') ORDER BY cid",
        std::tie(name, type, place), [&] {
            table.columns.push_back({name, kind_of(type, table.name)});
            if (place > 0) key[place] = name;
        });
    for (const auto& [_, column] : key) table.sort_columns.push_back(column);
    if (table.sort_columns.empty())
        for (const StoredColumn& column : table.columns) table.sort_columns.push_back(column.name);
}

}  // namespace

namespace {

std::vector<StoredTable> tables_after_migrations(int version) {
    Connection connection(soci::sqlite3, "dbname=:memory:");
    migrate_sqlite(connection, version);
    std::vector<StoredTable> tables;
    std::string name, made_by;
    connection.query(
        "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        " AND name NOT IN ('redo_log', 'match_histories')"
        " ORDER BY rowid",
        std::tie(name, made_by), [&] {
            tables.push_back({name,
                              {},
                              {},
                              made_by.find("id INTEGER PRIMARY KEY") != std::string::npos,
                              made_by.find("AUTOINCREMENT") != std::string::npos});
        });
    for (StoredTable& table : tables) add_columns(connection, table);
    return tables;
}

}  // namespace

std::vector<StoredTable> schema_tables(int version) {
    static std::mutex mutex;
    static std::map<int, std::vector<StoredTable>> known;  // making them takes longest
    const std::lock_guard lock(mutex);
    auto& tables = known[version];
    if (tables.empty()) tables = tables_after_migrations(version);
    return tables;
}

// SQLite

namespace {

class SqliteDump final : public TableDump {
public:
    SqliteDump(const std::string& path, const char* begin)
        : connection_(soci::sqlite3, "dbname=\"" + path + "\" timeout=30") {
        connection_.run("PRAGMA temp_store = MEMORY");
        connection_.run("PRAGMA foreign_keys = ON");
        connection_.run("PRAGMA synchronous = FULL");
        connection_.run(begin);
        connection_.run("PRAGMA defer_foreign_keys = ON");  // a match may refer to a later one
    }

    int version() override { return version_of_sqlite(connection_); }
    void migrate(int wanted) override { migrate_sqlite(connection_, wanted); }

    void each_row(const StoredTable& table,
                  const std::function<void(club::RowView)>& each) override {
        connection_.select(selection(table), {}, kinds_of(table), each);
    }
    void add_row(const StoredTable& table, const std::vector<Field>& row) override {
        connection_.run_row(insertion(table), row);
    }

    long long counter(const StoredTable& table) override {
        long long last = 0;
        connection_.query_one("SELECT seq FROM sqlite_sequence WHERE name = :name", std::tie(last),
                              {table.name});
        return last;
    }
    void set_counter(const StoredTable& table, long long last) override {
        connection_.run_row("DELETE FROM sqlite_sequence WHERE name = :name", {table.name});
        connection_.run_row("INSERT INTO sqlite_sequence (name, seq) VALUES (:name, :last)",
                            {table.name, last});
    }

    void commit() override { connection_.run("COMMIT"); }

    bool has_old_forms() { return posthouse::store::has_old_forms(connection_); }

private:
    Connection& connection() override { return connection_; }

    Connection connection_;
};

}  // namespace

std::unique_ptr<TableDump> dump_from_sqlite(const std::string& path) {
    (void)look_at_sqlite(path);  // SQLite would create it
    auto dump = std::make_unique<SqliteDump>(path, "BEGIN");
    // An export has no such tables. Nobody commits this, so the file stays as it is.
    if (dump->has_old_forms()) dump->migrate(newest_version());
    return dump;
}

std::unique_ptr<TableDump> load_into_sqlite(const std::string& path) {
    if (!std::filesystem::exists(path)) create_private_file(path);
    return std::make_unique<SqliteDump>(path, "BEGIN IMMEDIATE");
}

// PostgreSQL

namespace {

constexpr int rows_a_journey = 1000;

class PostgresDump final : public TableDump {
public:
    PostgresDump(const std::string& url, const char* begin) : connection_(PostgresConninfo(url)) {
        check_server(connection_);
        connection_.command(begin);
    }

    int version() override { return version_of(connection_); }
    void migrate(int wanted) override {
        advance_sequences();                                   // the tables may get other names
        connection_.command("SET CONSTRAINTS ALL IMMEDIATE");  // check all deferred constraints
        posthouse::store::migrate(connection_, wanted);
        connection_.command("SET CONSTRAINTS ALL DEFERRED");
    }

    void each_row(const StoredTable& table,
                  const std::function<void(club::RowView)>& each) override {
        std::string rows = selection(table);
        if (table.name == "last_event" &&  // behind its sequence, if there is one
            !connection_.query_column("SELECT 1 WHERE to_regclass('event_numbers') IS NOT NULL")
                 .empty())
            rows =
                "SELECT place, CASE WHEN place = 1 AND is_called THEN GREATEST(number, "
                "last_value) ELSE number END FROM last_event, event_numbers ORDER BY place";
        // Without a cursor libpq would hold the whole result in memory.
        const std::string name = "rows_of_" + table.name;
        connection_.command(("DECLARE " + name + " NO SCROLL CURSOR FOR " + rows).c_str());
        const std::string next = "FETCH " + std::to_string(rows_a_journey) + " FROM " + name;
        for (bool more = true; more;) {
            more = false;
            connection_.select(next, {}, kinds_of(table), [&](club::RowView row) {
                more = true;
                each(row);
            });
        }
        connection_.command(("CLOSE " + name).c_str());
    }

    void add_row(const StoredTable& table, const std::vector<Field>& row) override {
        connection_.run_row(insertion(table), row);
        identities_.insert({table.name, table.has_identity});
    }

    long long counter(const StoredTable& table) override {
        long long last = 0;
        connection_.query_one(
            "SELECT last_value FROM " + id_sequence(table.name) + " WHERE is_called",
            std::tie(last));
        return last;
    }
    void set_counter(const StoredTable& table, long long last) override {
        connection_.query_column(
            ("SELECT setval('" + id_sequence(table.name) + "', " + std::to_string(last) + ")")
                .c_str());
        identities_[table.name] = false;
    }

    void commit() override {
        advance_sequences();
        connection_.command("COMMIT");
        connection_.command("ANALYZE");
    }

private:
    Connection& connection() override { return connection_; }

    /// Imported rows with explicit ids have not done so.
    void advance_sequences() {
        for (const auto& [table, counted] : identities_)
            if (counted)
                connection_.query_column(("SELECT setval('" + id_sequence(table) +
                                          "', (SELECT MAX(id) FROM " + table + "))")
                                             .c_str());
        identities_.clear();
    }

    /// A table that was renamed keeps its sequence.
    std::string id_sequence(const std::string& table) {
        return connection_
            .query_column(("SELECT pg_get_serial_sequence('" + table + "', 'id')").c_str())
            .at(0);
    }

    PostgresConnection connection_;
    std::map<std::string, bool> identities_;  // whether the sequence must still be set
};

}  // namespace

std::unique_ptr<TableDump> dump_from_postgres(const std::string& url) {
    return std::make_unique<PostgresDump>(url, "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
}

std::unique_ptr<TableDump> load_into_postgres(const std::string& url) {
    // A match may refer to a later one as its rematch.
    return std::make_unique<PostgresDump>(url, "BEGIN; SET CONSTRAINTS ALL DEFERRED");
}

}  // namespace posthouse::store
