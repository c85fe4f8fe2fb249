// One connection to a database, and the statements prepared on it: each is prepared when it is
// first needed and kept.
//
// It is SOCI with one habit added, so that the same SQL serves SQLite and PostgreSQL. SOCI was
// measured against SQLite's own C interface on this store's usual work (outcome and match looked
// up, moves read; move, match, two letters and outcome written; a hundred works in each durable
// commit): most of the time goes into pages, and leaving SOCI out gained about a fifth.
//
// A statement names every parameter once, in the order of the values, because the databases count
// repeated names differently. What is laid into columns stays as it was where there is no row.
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

/// What the database said; `state` is its SQLSTATE, empty where it has none.
class DatabaseError : public std::runtime_error {
public:
    DatabaseError(const std::string& said, std::string state)
        : std::runtime_error(said), state_(std::move(state)) {}
    const std::string& state() const { return state_; }

private:
    std::string state_;
};

/// What stands in one column of one row, where that is only known when it is asked: nothing, a
/// whole number, a real one, a text.
using Field = std::variant<std::monostate, long long, double, std::string>;
enum class FieldKind : std::uint8_t { whole, real, text };

class Connection {
public:
    Connection(const soci::backend_factory& database, const std::string& where);
    virtual ~Connection();
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    soci::session& session() { return session_; }

    /// Runs a statement that answers nothing of interest; how many rows it changed.
    template <class... Values>
    long long run(const std::string& sql, const Values&... values) {
        try {
            soci::statement& statement = prepared(sql);
            Kept kept;
            (statement.exchange(soci::use(to_keep(values, kept))), ...);
            statement.define_and_bind();
            const bool answered = statement.execute(true);
            const long long changed = statement.get_affected_rows();
            statement.bind_clean_up();
            // SOCI fetches no answer that is laid nowhere: it would stay open and bar the commit.
            if (answered) statements_.erase(sql);
            return changed;
        } catch (...) {
            give_up(sql);
        }
    }

    /// Asks a query. For every row its columns are laid into `columns`, then `each()` is called.
    template <class... Columns, class Each, class... Values>
    void ask(const std::string& sql, std::tuple<Columns&...> columns, const Each& each,
             const Values&... values) {
        try {
            soci::statement& statement = prepared(sql);
            std::apply([&](auto&... column) { (statement.exchange(soci::into(column)), ...); },
                       columns);
            Kept kept;
            (statement.exchange(soci::use(to_keep(values, kept))), ...);
            statement.define_and_bind();
            for (bool row = statement.execute(true); row; row = statement.fetch()) {
                if (bounded_texts_)
                    std::apply([](auto&... column) { (restore(column), ...); }, columns);
                each();
            }
            statement.bind_clean_up();
        } catch (...) {
            give_up(sql);
        }
    }

    /// Asks for rows of any width: `each(fields)` for every row, in columns of these kinds.
    void ask_rows(const std::string& sql, const std::vector<FieldKind>& kinds,
                  const std::function<void(const std::vector<Field>&)>& each);
    /// Runs a statement with such a row for its values.
    void run_row(const std::string& sql, const std::vector<FieldKind>& kinds,
                 const std::vector<Field>& row);

    /// Asks a query that has one row or none; false: none.
    template <class... Columns, class... Values>
    bool ask_one(const std::string& sql, std::tuple<Columns&...> columns, const Values&... values) {
        bool found = false;
        ask(
            sql, columns, [&] { found = true; }, values...);
        return found;
    }

    /// Runs an INSERT; the column `id` of the row that came to be, false where none did. SQLite
    /// knows it without being asked, and lays what RETURNING answers into a table made for that.
    template <class Id, class... Values>
    bool insert(const std::string& sql, Id& id, const Values&... values) {
        if (!knows_row_ids_) return ask_one(sql + " RETURNING id", std::tie(id), values...);
        if (run(sql, values...) == 0) return false;
        long long row = 0;
        session_.get_last_insert_id("", row);
        id = static_cast<Id>(row);
        return true;
    }

    /// Those that were put together for one occasion would otherwise be kept for ever.
    void forget_statements() { statements_.clear(); }

protected:
    /// From now on: the database keeps UTF-8 only (text_form.h).
    void bound_texts() { bounded_texts_ = true; }

private:
    /// A field as SOCI fills and reads it.
    struct Cell {
        long long whole = 0;
        double real = 0;
        std::string text;
        soci::indicator there = soci::i_ok;
    };

    /// Texts as they are kept, for as long as a statement runs.
    using Kept = std::list<std::optional<std::string>>;
    template <class Value>
    const Value& to_keep(const Value& value, Kept&) const {
        return value;
    }
    const std::string& to_keep(const std::string& value, Kept& kept) const {
        if (!bounded_texts_) return value;
        auto changed = encode_text(value);
        return changed ? *kept.emplace_back(std::move(changed)) : value;
    }
    const std::optional<std::string>& to_keep(const std::optional<std::string>& value,
                                              Kept& kept) const {
        if (!bounded_texts_ || !value) return value;
        auto changed = encode_text(*value);
        return changed ? kept.emplace_back(std::move(changed)) : value;
    }
    template <class Column>
    static void restore(Column&) {}
    static void restore(std::string& column) { restore_text(column); }
    static void restore(std::optional<std::string>& column) {
        if (column) restore_text(*column);
    }

    std::string restored(std::string text) const;
    soci::statement& prepared(const std::string& sql);
    /// Within a catch: forgets the statement, which may hold half a result, and throws on.
    [[noreturn]] void give_up(const std::string& sql);

    bool bounded_texts_ = false;
    soci::session session_;
    const bool knows_row_ids_;
    std::unordered_map<std::string, soci::statement> statements_;  // gone before the session
};

}  // namespace posthouse::store
