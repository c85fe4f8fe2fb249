#include "store/postgres_tables.h"

#include "store/postgres_dialect.h"
#include "store/sqlite_schema.h"

#include <stdexcept>

namespace posthouse::store {

namespace {

constexpr int server_version_min = 130000;  // asks what became of a transaction

}  // namespace

int version_of(PostgresConnection& connection) {
    if (connection.asked("SELECT 1 WHERE to_regclass('house_version') IS NOT NULL").empty())
        return 0;
    return std::stoi(connection.asked("SELECT version FROM house_version").at(0));
}

void check_server(PostgresConnection& connection) {
    if (PQserverVersion(connection.libpq()) < server_version_min)
        throw std::runtime_error("its server is older than PostgreSQL 13");
    if (const char* encoding = PQparameterStatus(connection.libpq(), "server_encoding");
        !encoding || std::string_view(encoding) != "UTF8")
        throw std::runtime_error(
            "it does not keep texts in UTF-8: make it with createdb --encoding=UTF8 "
            "--template=template0");
}

void migrate(PostgresConnection& connection, int version) {
    connection.command(
        "SELECT pg_advisory_xact_lock(hashtextextended('the tables ' || current_schema(), 0))");
    const int found = version_of(connection);  // another process may have been quicker
    if (found > version)
        throw std::runtime_error("it is of version " + std::to_string(found) +
                                 " and this program knows versions up to " +
                                 std::to_string(version) + ": use the newer program that made it");
    if (found == 0)
        connection.command(
            "CREATE TABLE house_version (place SMALLINT PRIMARY KEY, version INTEGER NOT NULL);"
            "INSERT INTO house_version VALUES (1, 0);"
            // How far each writer has come: see commit_for_sure.
            "CREATE TABLE house_commits (writer TEXT PRIMARY KEY, number BIGINT NOT NULL,"
            " written TIMESTAMPTZ NOT NULL)");
    for (int step = found; step < version; ++step)
        for (const char* statement : store::sqlite::migrations.at(static_cast<std::size_t>(step)))
            connection.command(in_postgres(statement).c_str());
    connection.run("UPDATE house_version SET version = :version", version);
}

void bring_up_to_date(PostgresConnection& connection) {
    check_server(connection);
    const int newest = static_cast<int>(store::sqlite::migrations.size());
    if (version_of(connection) == newest) return;
    connection.command("BEGIN");
    migrate(connection, newest);
    connection.command("COMMIT");
}

}  // namespace posthouse::store
