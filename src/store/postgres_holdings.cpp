// What a PostgreSQL database holds of a house.
#include "store/holdings.h"
#include "store/postgres_connection.h"
#include "store/postgres_tables.h"

#include <map>

namespace posthouse::store {

namespace {

constexpr int rows_a_journey = 1000;

class PostgresHoldings final : public TableDump {
public:
    PostgresHoldings(const std::string& url, const char* begin)
        : connection_(PostgresConninfo(url)) {
        check_server(connection_);
        connection_.command(begin);
    }

    int version() override { return version_of(connection_); }
    void migrate(int wanted) override {
        connection_.command("SET CONSTRAINTS ALL IMMEDIATE");  // nothing may be left to be checked
        posthouse::store::migrate(connection_, wanted);
        connection_.command("SET CONSTRAINTS ALL DEFERRED");
    }

    void each_row(const StoredTable& table,
                  const std::function<void(const std::vector<Field>&)>& each) override {
        // libpq would keep the whole answer in memory.
        const std::string name = "rows_of_" + table.name;
        connection_.command(
            ("DECLARE " + name + " NO SCROLL CURSOR FOR " + selection(table)).c_str());
        const std::string next = "FETCH " + std::to_string(rows_a_journey) + " FROM " + name;
        for (bool more = true; more;) {
            more = false;
            connection_.ask_rows(next, kinds_of(table), [&](const std::vector<Field>& row) {
                more = true;
                each(row);
            });
        }
        connection_.command(("CLOSE " + name).c_str());
    }

    void add_row(const StoredTable& table, const std::vector<Field>& row) override {
        connection_.run_row(insertion(table), kinds_of(table), row);
        identities_.insert({table.name, table.has_identity});
    }

    long long counter(const StoredTable& table) override {
        long long last = 0;
        connection_.ask_one("SELECT last_value FROM " + table.name + "_id_seq WHERE is_called",
                            std::tie(last));
        return last;
    }
    void set_counter(const StoredTable& table, long long last) override {
        connection_.asked(
            ("SELECT setval('" + table.name + "_id_seq', " + std::to_string(last) + ")").c_str());
        identities_[table.name] = false;
    }

    void commit() override {
        // Rows that brought their identities with them have not been counted.
        for (const auto& [table, counted] : identities_)
            if (counted)
                connection_.asked(
                    ("SELECT setval('" + table + "_id_seq', (SELECT MAX(id) FROM " + table + "))")
                        .c_str());
        connection_.command("COMMIT");
        connection_.command("ANALYZE");
    }

private:
    Connection& connection() override { return connection_; }

    PostgresConnection connection_;
    std::map<std::string, bool> identities_;  // whether they are still to be counted
};

}  // namespace

std::unique_ptr<TableDump> read_postgres(const std::string& url) {
    return std::make_unique<PostgresHoldings>(url,
                                              "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
}

std::unique_ptr<TableDump> fill_postgres(const std::string& url) {
    // A match may name a later one as its rematch.
    return std::make_unique<PostgresHoldings>(url, "BEGIN; SET CONSTRAINTS ALL DEFERRED");
}

}  // namespace posthouse::store
