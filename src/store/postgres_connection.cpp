
#include "store/postgres_connection.h"
#include "store/sqlite_schema.h"

#include <soci/postgresql/soci-postgresql.h>
#include <algorithm>
#include <array>
#include <memory>
#include <regex>
#include <stdexcept>
#include <string_view>

namespace posthouse::store {

namespace {

struct DefaultParameter {
    const char *keyword, *value;
};
// Timeouts after which a peer that does not answer counts as gone.
constexpr DefaultParameter default_parameters[] = {
    {"connect_timeout", "5"},    {"keepalives_idle", "10"},         {"keepalives_interval", "5"},
    {"keepalives_count", "3"},   {"tcp_user_timeout", "20000"},  // milliseconds
    {"client_encoding", "UTF8"}, {"application_name", "posthouse"},
};

std::string quoted(std::string_view value) {
    std::string words = "'";
    for (const char c : value) {
        if (c == '\'' || c == '\\') words += '\\';
        words += c;
    }
    return words + '\'';
}

std::string said_by(const char* message) {
    std::string words = message ? message : "";
    while (!words.empty() && (words.back() == '\n' || words.back() == '.')) words.pop_back();
    std::ranges::replace(words, '\n', ' ');
    return words;
}

}  // namespace

PostgresConninfo::PostgresConninfo(const std::string& url) {
    char* trouble = nullptr;
    const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> options(
        PQconninfoParse(url.c_str(), &trouble), PQconninfoFree);
    const std::unique_ptr<char, decltype(&PQfreemem)> freed(trouble, PQfreemem);
    // libpq's message may quote the password.
    if (!options)
        throw std::runtime_error(
            "The store is not a PostgreSQL URL; write it as "
            "postgresql://user@host:5432/database.");
    std::string host = "this machine", database = "the default database";
    const auto add = [this](const char* keyword, std::string_view value) {
        parameters_ += std::string(parameters_.empty() ? "" : " ") + keyword + '=' + quoted(value);
    };
    for (const PQconninfoOption* one = options.get(); one->keyword; ++one) {
        const auto* wanted = std::ranges::find(default_parameters, std::string_view(one->keyword),
                                               [](const DefaultParameter& u) { return u.keyword; });
        if (one->val)
            add(one->keyword, one->val);
        else if (wanted != std::end(default_parameters))
            add(wanted->keyword, wanted->value);
        if (one->val && std::string_view(one->keyword) == "host") host = one->val;
        if (one->val && std::string_view(one->keyword) == "dbname") database = one->val;
    }
    redacted_ = database + " at " + host;
}

PostgresConnection::PostgresConnection(const PostgresConninfo& place)
    : Connection(soci::postgresql, place.parameters()) {
    encode_texts();
    PQsetNoticeProcessor(
        libpq(), [](void*, const char*) {}, nullptr);  // libpq would print them to stderr
}

PGconn* PostgresConnection::libpq() {
    return static_cast<soci::postgresql_session_backend*>(session().get_backend())->conn_;
}

std::vector<std::string> PostgresConnection::query_column(const char* statements) {
    const std::unique_ptr<PGresult, decltype(&PQclear)> result(PQexec(libpq(), statements),
                                                               PQclear);
    const auto status = PQresultStatus(result.get());
    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK) {
        const char* state = PQresultErrorField(result.get(), PG_DIAG_SQLSTATE);
        const char* said = PQresultErrorField(result.get(), PG_DIAG_MESSAGE_PRIMARY);
        throw DatabaseError(
            "The database failed: " + said_by(said ? said : PQerrorMessage(libpq())),
            state ? state : "");
    }
    std::vector<std::string> column;
    for (int row = 0; row < PQntuples(result.get()); ++row)
        column.emplace_back(PQgetvalue(result.get(), row, 0));
    return column;
}

void PostgresConnection::command(const char* statements) {
    query_column(statements);
}

bool is_transient(const DatabaseError& fault) {
    constexpr std::array<std::string_view, 9> passing = {
        "40001",  // serialization failure
        "40P01",  // deadlock
        "55P03",  // lock not available
        "57P01",  // the server is being shut down
        "57P02",  // the server crashed
        "57P03",  // the server is starting
        "25P03",  // idle in transaction timeout: this process was stopped
        "53300",  // too many connections
        "25006",  // read-only: still a standby
    };
    return fault.state().starts_with("08") ||
           std::ranges::find(passing, fault.state()) != passing.end();
}

std::string to_postgres_sql(std::string_view statement) {
    std::string words(statement);
    if (!statement.starts_with("CREATE TABLE") && !statement.starts_with("ALTER TABLE"))
        return words;
    static const std::pair<std::regex, const char*> rules[] = {
        {std::regex("\\bINTEGER PRIMARY KEY( AUTOINCREMENT)?"),
         "BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY"},
        {std::regex("\\) WITHOUT ROWID"), ")"},
        {std::regex("\\bTEXT\\b"), "TEXT COLLATE \"C\""},
        {std::regex("\\bREFERENCES \\w+ \\(\\w+\\)"), "$& DEFERRABLE"},
    };
    for (const auto& [said, instead] : rules) words = std::regex_replace(words, said, instead);
    return words;
}

namespace {

constexpr int server_version_min = 130000;  // for pg_current_xact_id()

}  // namespace

int version_of(PostgresConnection& connection) {
    if (connection.query_column("SELECT 1 WHERE to_regclass('house_version') IS NOT NULL").empty())
        return 0;
    return std::stoi(connection.query_column("SELECT version FROM house_version").at(0));
}

void check_server(PostgresConnection& connection) {
    if (PQserverVersion(connection.libpq()) < server_version_min)
        throw std::runtime_error("its server is older than PostgreSQL 13");
    if (const char* encoding = PQparameterStatus(connection.libpq(), "server_encoding");
        !encoding || std::string_view(encoding) != "UTF8")
        throw std::runtime_error(
            "its encoding is not UTF-8; create it with createdb --encoding=UTF8 "
            "--template=template0");
}

void migrate(PostgresConnection& connection, int version) {
    connection.command(
        "SELECT pg_advisory_xact_lock(hashtextextended('the tables ' || current_schema(), 0))");
    const int found = version_of(connection);  // another process may have migrated it meanwhile
    if (found > version)
        throw std::runtime_error("it has version " + std::to_string(found) +
                                 ", but this program supports versions up to " +
                                 std::to_string(version) +
                                 "; use the newer program that created it");
    if (found == 0)
        connection.command(
            "CREATE TABLE house_version (place SMALLINT PRIMARY KEY, version INTEGER NOT NULL);"
            "INSERT INTO house_version VALUES (1, 0);"
            // The last commit of each writer: see commit_durably.
            "CREATE TABLE house_commits (writer TEXT PRIMARY KEY, number BIGINT NOT NULL,"
            " written TIMESTAMPTZ NOT NULL)");
    for (int step = found; step < version; ++step)
        for (const char* statement : store::sqlite::migrations.at(static_cast<std::size_t>(step)))
            connection.command(to_postgres_sql(statement).c_str());
    connection.run_row("UPDATE house_version SET version = :version",
                       {static_cast<long long>(version)});
}

void migrate_to_newest(PostgresConnection& connection) {
    check_server(connection);
    const int newest = static_cast<int>(store::sqlite::migrations.size());
    if (version_of(connection) == newest) return;
    connection.command("BEGIN");
    migrate(connection, newest);
    connection.command("COMMIT");
}

}  // namespace posthouse::store
