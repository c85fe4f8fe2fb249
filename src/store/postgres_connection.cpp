#include "store/postgres_connection.h"

#include <soci/postgresql/soci-postgresql.h>
#include <algorithm>
#include <array>
#include <memory>
#include <string_view>

namespace posthouse::store {

namespace {

struct Usual {
    const char *keyword, *value;
};
// Who does not answer for so long is taken for gone.
constexpr Usual usual[] = {
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
    // What libpq says of it may quote the password.
    if (!options)
        throw std::runtime_error(
            "The store is no address of a PostgreSQL database: write it as "
            "postgresql://user@host:5432/database.");
    std::string host = "this machine", database = "the usual database";
    const auto add = [this](const char* keyword, std::string_view value) {
        words_ += std::string(words_.empty() ? "" : " ") + keyword + '=' + quoted(value);
    };
    for (const PQconninfoOption* one = options.get(); one->keyword; ++one) {
        const auto* wanted = std::ranges::find(usual, std::string_view(one->keyword),
                                               [](const Usual& u) { return u.keyword; });
        if (one->val)
            add(one->keyword, one->val);
        else if (wanted != std::end(usual))
            add(wanted->keyword, wanted->value);
        if (one->val && std::string_view(one->keyword) == "host") host = one->val;
        if (one->val && std::string_view(one->keyword) == "dbname") database = one->val;
    }
    shown_ = database + " at " + host;
}

PostgresConnection::PostgresConnection(const PostgresConninfo& place)
    : Connection(soci::postgresql, place.connection_words()) {
    bound_texts();
    PQsetNoticeProcessor(
        libpq(), [](void*, const char*) {}, nullptr);  // it would be on stderr
}

PGconn* PostgresConnection::libpq() {
    return static_cast<soci::postgresql_session_backend*>(session().get_backend())->conn_;
}

std::vector<std::string> PostgresConnection::asked(const char* statements) {
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
    asked(statements);
}

bool passes(const DatabaseError& fault) {
    constexpr std::array<std::string_view, 9> passing = {
        "40001",  // serialization failure
        "40P01",  // deadlock
        "55P03",  // lock not available
        "57P01",  // the server is being shut down
        "57P02",  // the server crashed
        "57P03",  // the server is starting
        "25P03",  // idle in a transaction for too long: we were stopped
        "53300",  // too many connections
        "25006",  // read only: it is still a standby
    };
    return fault.state().starts_with("08") ||
           std::ranges::find(passing, fault.state()) != passing.end();
}

}  // namespace posthouse::store
