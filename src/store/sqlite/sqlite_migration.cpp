#include "store/sqlite/sqlite_migration.h"

#include "store/sqlite/old_forms.h"
#include "store/sqlite/sqlite_schema.h"

#include <string>
#include <tuple>

namespace posthouse::store {

int newest_version() {
    return static_cast<int>(store::sqlite::migrations.size());
}

int version_of_sqlite(Connection& connection) {
    int version = 0;
    connection.query_one("PRAGMA user_version", std::tie(version));
    return version;
}

void migrate_sqlite(Connection& connection, int version) {
    for (int step = version_of_sqlite(connection); step < version; ++step) {
        const auto& statements = store::sqlite::migrations.at(static_cast<std::size_t>(step));
        if (statements.data() == store::sqlite::plain_rows) read_old_forms(connection);
        for (const char* statement : statements) connection.run(statement);
    }
    connection.run("PRAGMA user_version = " + std::to_string(version));
}

}  // namespace posthouse::store
