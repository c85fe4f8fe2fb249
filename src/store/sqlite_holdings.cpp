// What an SQLite file holds of a house.
#include "store/holdings.h"
#include "store/sqlite.h"
#include "store/sqlite_schema.h"

#include <soci/sqlite3/soci-sqlite3.h>

#include <filesystem>

namespace posthouse::store {

namespace {

class SqliteHoldings final : public TableDump {
public:
    SqliteHoldings(const std::string& path, const char* begin)
        : connection_(soci::sqlite3, "dbname=\"" + path + "\" timeout=30") {
        connection_.run("PRAGMA temp_store = MEMORY");
        connection_.run("PRAGMA foreign_keys = ON");
        connection_.run("PRAGMA synchronous = FULL");
        connection_.run(begin);
        connection_.run("PRAGMA defer_foreign_keys = ON");  // a match may name a later one
    }

    int version() override {
        int version = 0;
        connection_.ask_one("PRAGMA user_version", std::tie(version));
        return version;
    }
    void migrate(int wanted) override {
        for (int step = version(); step < wanted; ++step)
            for (const char* statement :
                 store::sqlite::migrations.at(static_cast<std::size_t>(step)))
                connection_.run(statement);
        connection_.run("PRAGMA user_version = " + std::to_string(wanted));
    }

    void each_row(const StoredTable& table,
                  const std::function<void(const std::vector<Field>&)>& each) override {
        connection_.ask_rows(selection(table), kinds_of(table), each);
    }
    void add_row(const StoredTable& table, const std::vector<Field>& row) override {
        connection_.run_row(insertion(table), kinds_of(table), row);
    }

    long long counter(const StoredTable& table) override {
        long long last = 0;
        connection_.ask_one("SELECT seq FROM sqlite_sequence WHERE name = :name", std::tie(last),
                            table.name);
        return last;
    }
    void set_counter(const StoredTable& table, long long last) override {
        connection_.run("DELETE FROM sqlite_sequence WHERE name = :name", table.name);
        connection_.run("INSERT INTO sqlite_sequence (name, seq) VALUES (:name, :last)", table.name,
                        last);
    }

    void commit() override { connection_.run("COMMIT"); }

private:
    Connection& connection() override { return connection_; }

    Connection connection_;
};

}  // namespace

std::unique_ptr<TableDump> dump_from_sqlite(const std::string& path) {
    return std::make_unique<SqliteHoldings>(path, "BEGIN");
}

std::unique_ptr<TableDump> load_into_sqlite(const std::string& path) {
    if (!std::filesystem::exists(path)) make_private_file(path);
    return std::make_unique<SqliteHoldings>(path, "BEGIN IMMEDIATE");
}

}  // namespace posthouse::store
