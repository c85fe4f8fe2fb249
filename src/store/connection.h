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
//
// Deliberately absent: transactions (they are statements), any SQL, sharing between threads.
#pragma once

#include "store/columns.h"

#include <soci/soci.h>
#include <string>
#include <tuple>
#include <unordered_map>

namespace posthouse {

class Connection {
public:
    Connection(const soci::backend_factory& database, const std::string& where);
    ~Connection();
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    soci::session& session() { return session_; }

    /// Runs a statement that answers nothing of interest; how many rows it changed.
    template <class... Values>
    long long run(const std::string& sql, const Values&... values) {
        try {
            soci::statement& statement = prepared(sql);
            (statement.exchange(soci::use(values)), ...);
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
            (statement.exchange(soci::use(values)), ...);
            statement.define_and_bind();
            for (bool row = statement.execute(true); row; row = statement.fetch()) each();
            statement.bind_clean_up();
        } catch (...) {
            give_up(sql);
        }
    }

    /// Asks a query that has one row or none; false: none.
    template <class... Columns, class... Values>
    bool ask_one(const std::string& sql, std::tuple<Columns&...> columns, const Values&... values) {
        bool found = false;
        ask(
            sql, columns, [&] { found = true; }, values...);
        return found;
    }

private:
    soci::statement& prepared(const std::string& sql);
    /// Within a catch: forgets the statement, which may hold half a result, and throws on.
    [[noreturn]] void give_up(const std::string& sql);

    soci::session session_;
    std::unordered_map<std::string, soci::statement> statements_;  // gone before the session
};

}  // namespace posthouse
