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

#include "store/columns.h"
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

/// A value of a column whose type is known only at run time: null, integer, real or text.
using Field = std::variant<std::monostate, long long, double, std::string>;
enum class FieldKind : std::uint8_t { whole, real, text };

class Connection {
public:
    Connection(const soci::backend_factory& database, const std::string& where);
    virtual ~Connection();
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    soci::session& session() { return session_; }

    /// Runs a statement without result rows; returns how many rows it changed.
    template <class... Values>
    long long run(const std::string& sql, const Values&... values) {
        try {
            soci::statement& statement = prepared(sql);
            Kept kept;
            (statement.exchange(soci::use(to_stored(values, kept))), ...);
            statement.define_and_bind();
            const bool answered = statement.execute(true);
            const long long changed = statement.get_affected_rows();
            statement.bind_clean_up();
            // SOCI does not fetch rows without output columns; the open result would block a
            // commit.
            if (answered) statements_.erase(sql);
            return changed;
        } catch (...) {
            rethrow_as_database_error(sql);
        }
    }

    /// Runs a query. For each row sets `columns`, then calls `each()`.
    template <class... Columns, class Each, class... Values>
    void query(const std::string& sql, std::tuple<Columns&...> columns, const Each& each,
               const Values&... values) {
        try {
            soci::statement& statement = prepared(sql);
            std::apply([&](auto&... column) { (statement.exchange(soci::into(column)), ...); },
                       columns);
            Kept kept;
            (statement.exchange(soci::use(to_stored(values, kept))), ...);
            statement.define_and_bind();
            for (bool row = statement.execute(true); row; row = statement.fetch()) {
                if (encodes_texts_)
                    std::apply([](auto&... column) { (restore(column), ...); }, columns);
                each();
            }
            statement.bind_clean_up();
        } catch (...) {
            rethrow_as_database_error(sql);
        }
    }

    /// Runs a query with any number of columns of these kinds; calls `each(fields)` for each row.
    void query_rows(const std::string& sql, const std::vector<FieldKind>& kinds,
                    const std::function<void(const std::vector<Field>&)>& each);
    /// Runs a statement with the values of such a row.
    void run_row(const std::string& sql, const std::vector<FieldKind>& kinds,
                 const std::vector<Field>& row);

    /// Runs a query with at most one row; false if it has none.
    template <class... Columns, class... Values>
    bool query_one(const std::string& sql, std::tuple<Columns&...> columns,
                   const Values&... values) {
        bool found = false;
        query(
            sql, columns, [&] { found = true; }, values...);
        return found;
    }

    /// Runs an INSERT and sets `id` to the new row's; false if none was inserted.
    /// SQLite knows it without RETURNING, which would need a temporary table there.
    template <class Id, class... Values>
    bool insert(const std::string& sql, Id& id, const Values&... values) {
        if (!knows_row_ids_) return query_one(sql + " RETURNING id", std::tie(id), values...);
        if (run(sql, values...) == 0) return false;
        long long row = 0;
        session_.get_last_insert_id("", row);
        id = static_cast<Id>(row);
        return true;
    }

    /// Statements for one-off use would otherwise stay cached.
    void clear_statements() { statements_.clear(); }

protected:
    /// From now on: the database accepts UTF-8 only (text_encoding.h).
    void encode_texts() { encodes_texts_ = true; }

private:
    /// A field in the form that SOCI needs.
    struct Cell {
        long long whole = 0;
        double real = 0;
        std::string text;
        soci::indicator there = soci::i_ok;
    };

    /// Encoded texts, kept alive while a statement runs.
    using Kept = std::list<std::optional<std::string>>;
    template <class Value>
    const Value& to_stored(const Value& value, Kept&) const {
        return value;
    }
    const std::string& to_stored(const std::string& value, Kept& kept) const {
        if (!encodes_texts_) return value;
        auto changed = encode_text(value);
        return changed ? *kept.emplace_back(std::move(changed)) : value;
    }
    const std::optional<std::string>& to_stored(const std::optional<std::string>& value,
                                                Kept& kept) const {
        if (!encodes_texts_ || !value) return value;
        auto changed = encode_text(*value);
        return changed ? kept.emplace_back(std::move(changed)) : value;
    }
    template <class Column>
    static void restore(Column&) {}
    static void restore(std::string& column) { decode_text(column); }
    static void restore(std::optional<std::string>& column) {
        if (column) decode_text(*column);
    }

    std::string restored(std::string text) const;
    soci::statement& prepared(const std::string& sql);
    /// Call from a catch block: drops the statement, which may have an open result, and rethrows.
    [[noreturn]] void rethrow_as_database_error(const std::string& sql);

    bool encodes_texts_ = false;
    soci::session session_;
    const bool knows_row_ids_;
    std::unordered_map<std::string, soci::statement> statements_;  // destroyed before the session
};

}  // namespace posthouse::store
