// A database connection with cached prepared statements, based on SOCI, so that the same SQL serves
// SQLite and PostgreSQL.
//
// Measured against SQLite's C interface on typical works (look up outcome and match, read moves;
// write move, match, two letters and outcome; a hundred works per durable commit), SOCI costs about
// a fifth of the time.
//
// A statement names every parameter once, in the order of the values, because the databases count
// repeated names differently. Output columns are unchanged if there is no row.
#pragma once

#include "club/core/rows.h"
#include "store/text_encoding.h"

#include <soci/soci.h>
#include <cstdint>
#include <functional>
#include <list>
#include <optional>
#include <stdexcept>
#include <string>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>

namespace posthouse::store {

/// A database error; `state` is its SQLSTATE, or empty.
class DatabaseError : public std::runtime_error {
public:
    DatabaseError(const std::string& said, std::string state)
        : std::runtime_error(said), state_(std::move(state)) {}
    const std::string& state() const { return state_; }

private:
    std::string state_;
};

using club::Field;
using club::FieldKind;
using club::is_null;

/// Carries out statements: a connection, or what keeps them for later.
class SqlExecutor {
public:
    virtual ~SqlExecutor() = default;

    using Values = std::vector<const Field*>;

    /// Runs a statement without result rows; returns how many rows it changed.
    virtual long long run(const std::string& sql, const Values& values) = 0;
    /// Runs a query with columns of these kinds; calls `each(row)` for each row.
    virtual void select(const std::string& sql, const Values&,
                        const std::vector<FieldKind>& columns,
                        const std::function<void(club::RowView)>& each) = 0;
    /// Runs an INSERT and returns the new row's id; none if none was inserted.
    virtual std::optional<long long> insert(const std::string& sql, const Values&) = 0;
};

class Connection : public SqlExecutor {
public:
    Connection(const soci::backend_factory& database, const std::string& where);
    ~Connection() override;
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    soci::session& session() { return session_; }

    long long run(const std::string& sql, const Values& values) override;
    long long run(const std::string& sql) { return run(sql, {}); }
    void select(const std::string& sql, const Values&, const std::vector<FieldKind>& columns,
                const std::function<void(club::RowView)>& each) override;
    /// SQLite knows the id without RETURNING, which would need a temporary table there.
    std::optional<long long> insert(const std::string& sql, const Values&) override;

    long long run_row(const std::string& sql, const club::StoredRow& values) {
        return run(sql, pointers_to(values));
    }
    /// For each row sets `columns`, then calls `each()`.
    template <class... Columns, class Each>
    void query(const std::string& sql, std::tuple<Columns&...> columns, const Each& each,
               const club::StoredRow& values = {}) {
        try {
            soci::statement& statement = prepared(sql);
            std::apply([&](auto&... column) { (statement.exchange(soci::into(column)), ...); },
                       columns);
            std::vector<Cell> cells;
            bind(statement, pointers_to(values), cells);
            for (bool row = statement.execute(true); row; row = statement.fetch()) each();
            statement.bind_clean_up();
        } catch (...) {
            rethrow_as_database_error(sql);
        }
    }
    /// Runs a query with at most one row; false if it has none.
    template <class... Columns>
    bool query_one(const std::string& sql, std::tuple<Columns&...> columns,
                   const club::StoredRow& values = {}) {
        bool found = false;
        query(
            sql, columns, [&] { found = true; }, values);
        return found;
    }

    /// Statements for one-off use would otherwise stay cached.
    void clear_statements() { statements_.clear(); }

protected:
    /// From now on: the database accepts UTF-8 only (text_encoding.h).
    void encode_texts() { encodes_texts_ = true; }

    static Values pointers_to(const club::StoredRow& row) {
        Values values;
        for (const Field& field : row) values.push_back(&field);
        return values;
    }

private:
    /// A field in the form that SOCI needs.
    struct Cell {
        long long whole = 0;
        double real = 0;
        std::string text;
        soci::indicator there = soci::i_ok;
    };

    /// Binds the values; the cells stay alive while the statement runs.
    void bind(soci::statement&, const Values&, std::vector<Cell>&) const;
    soci::statement& prepared(const std::string& sql);
    /// Call from a catch block: drops the statement, which may have an open result, and rethrows.
    [[noreturn]] void rethrow_as_database_error(const std::string& sql);

    bool encodes_texts_ = false;
    soci::session session_;
    const bool knows_row_ids_;
    std::unordered_map<std::string, soci::statement> statements_;  // destroyed before the session
};

}  // namespace posthouse::store
