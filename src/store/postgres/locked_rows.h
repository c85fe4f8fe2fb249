// Rows for works that hold the house's lock (postgres_writer.h), with few round trips: what a work
// has read in its rehearsal (optimistic_rows.h) is read again together with the lock, and changes
// whose result is known wait for the next query.
#pragma once

#include "store/postgres/postgres_connection.h"
#include "store/sql_rows.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace posthouse::store {

/// A query with its values.
struct AskedQuery {
    std::string sql;
    club::StoredRow values;
    std::vector<FieldKind> columns;
};

/// Notes queries and, if there is a connection, answers them as of its snapshot.
class QueryNotes final : public SqlExecutor {
public:
    using Source = std::function<SqlExecutor*()>;
    QueryNotes(std::vector<AskedQuery>& notes, Source source)
        : notes_(notes), source_(std::move(source)) {}

    void select(const std::string& sql, const Values&, const std::vector<FieldKind>& columns,
                const std::function<void(club::RowView)>& each) override;
    long long run(const std::string& sql, const Values&) override;
    std::optional<long long> insert(const std::string& sql, const Values&) override;

private:
    std::vector<AskedQuery>& notes_;
    const Source source_;
    std::map<std::pair<std::string, club::StoredRow>, std::vector<club::StoredRow>> answers_;
};

/// Statements in a transaction that holds the lock.
class LockedStatements final : public SqlExecutor {
public:
    explicit LockedStatements(PostgresConnection& connection) : connection_(connection) {}

    /// Sends this query with the next statement. The answer holds until its table is changed.
    void ask(const AskedQuery&);
    /// A change whose result is known: sent with the next query.
    void queue(const std::string& sql, const Values&);

    void select(const std::string& sql, const Values&, const std::vector<FieldKind>& columns,
                const std::function<void(club::RowView)>& each) override;
    long long run(const std::string& sql, const Values&) override;
    std::optional<long long> insert(const std::string& sql, const Values&) override;

private:
    using Key = std::pair<std::string, club::StoredRow>;
    void forget_answers(const std::string& change);

    PostgresConnection& connection_;
    std::map<Key, std::vector<club::StoredRow>> answers_;
};

class LockedRows final : public SqlRows {
public:
    struct Source {
        std::function<long long(const club::Table&)> next_id;
        std::function<void(std::string_view)> announce;
    };
    /// `careful`: waits for the result of each change. Otherwise a letter that is there already is
    /// an error.
    LockedRows(LockedStatements&, const Source&, bool careful);

    /// The rows with the cache, in which the effect of a change is looked up.
    void read_through(const club::RowReader& cached) { cached_ = &cached; }

    bool insert(const club::Table&, club::StoredRow&, club::OnConflict) override;
    std::size_t update(const club::Table&, const std::vector<club::Condition>& where,
                       const std::vector<club::Assignment>&) override;
    std::size_t erase(const club::Table&, const std::vector<club::Condition>& where) override;
    void announce(std::string_view words) override { source_.announce(words); }

private:
    /// Queues changes.
    class Queue final : public SqlExecutor {
    public:
        explicit Queue(LockedStatements& statements) : statements_(statements) {}
        void select(const std::string&, const Values&, const std::vector<FieldKind>&,
                    const std::function<void(club::RowView)>&) override;
        long long run(const std::string& sql, const Values&) override;
        std::optional<long long> insert(const std::string& sql, const Values&) override;

    private:
        LockedStatements& statements_;
    };

    const Source& source_;
    const bool careful_;
    Queue queue_;
    SqlRows queued_;
    const club::RowReader* cached_ = nullptr;
};

}  // namespace posthouse::store
