// A PostgreSQL connection. It bypasses SOCI: libpq sends any number of statements in one round trip
// (its pipeline mode), and prepares a statement in the one that first needs it.
#pragma once

#include "store/connection.h"

#include <libpq-fe.h>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace posthouse::store {

/// Connection parameters parsed from a libpq URL (postgresql://…), with defaults for short timeouts
/// and UTF-8.
class PostgresConninfo {
public:
    /// Throws std::runtime_error with a sentence if the URL is invalid.
    explicit PostgresConninfo(const std::string& url);

    /// keyword = 'value' for all parameters, perhaps with a password.
    const std::string& parameters() const { return parameters_; }
    /// For people, without a password.
    const std::string& redacted() const { return redacted_; }

private:
    std::string parameters_, redacted_;
};

class PostgresConnection final : public Connection {
public:
    explicit PostgresConnection(const PostgresConninfo&);

    /// Statements in one round trip, without values. Throws DatabaseError.
    void command(const char* statements);
    /// The same; returns the first column of the last result.
    std::vector<std::string> query_column(const char* statements);

    using ResultFn = std::function<void(const PGresult&)>;
    /// Adds one statement to those that the next call sends together. Its values are copied; the
    /// function gets its result if all before it succeeded.
    void queue(const std::string& sql, const Values& values = {}, ResultFn on_result = {});
    /// Sends what is queued and waits for the results. Throws the first error: no statement after
    /// it was carried out.
    void finish();
    /// Sends what is queued; the next call waits for the results and ignores errors.
    void send();

    // These send what is queued with them.
    long long run(const std::string& sql, const Values& values) override;
    using Connection::run;
    void select(const std::string& sql, const Values&, const std::vector<FieldKind>& columns,
                const std::function<void(club::RowView)>& each) override;
    std::optional<long long> insert(const std::string& sql, const Values&) override;

    PGconn* libpq();
    /// False if the connection is known to be lost.
    bool is_connected() { return PQstatus(libpq()) == CONNECTION_OK; }

private:
    struct Queued {
        bool prepares;  // a result of its own, for the preparation
        ResultFn on_result;
    };
    /// The results of what was sent; the first error.
    std::optional<DatabaseError> receive();
    void begin_pipeline();

    std::unordered_map<std::string, std::string> prepared_;  // names of statements
    int names_ = 0;
    std::vector<Queued> queued_;
    bool sent_ = false;
};

/// What libpq returned: a column's value, and all rows.
long long whole_in(const PGresult&, int row, int column);
std::vector<club::StoredRow> rows_in(const PGresult&, const std::vector<FieldKind>& columns);

/// Whether a retry may succeed: a conflict with another transaction, or the server is starting or
/// stopping.
bool is_transient(const DatabaseError&);

}  // namespace posthouse::store
