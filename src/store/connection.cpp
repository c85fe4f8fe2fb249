#include "store/connection.h"

#include "club/core/damage.h"

#include <soci/postgresql/soci-postgresql.h>
#include <soci/sqlite3/soci-sqlite3.h>
#include <algorithm>

namespace posthouse::store {

namespace {

bool says_damage(const std::string& sqlstate) {
    return sqlstate == "XX001" || sqlstate == "XX002";  // data, or an index, corrupted
}

bool says_damage(int sqlite_result) {
    const int primary = sqlite_result & 0xFF;
    return primary == SQLITE_CORRUPT || primary == SQLITE_NOTADB;
}

}  // namespace

Connection::Connection(const soci::backend_factory& database, const std::string& where) try
    : session_(database, where), knows_row_ids_(session_.get_backend_name() == "sqlite3") {
} catch (const soci::soci_error& error) {
    std::string said = error.get_error_message();
    while (!said.empty() && (said.back() == '\n' || said.back() == '.')) said.pop_back();
    std::ranges::replace_if(
        said, [](char c) { return c == '\n' || c == '\t'; }, ' ');
    throw DatabaseError(said, "");
}

Connection::~Connection() = default;

soci::statement& Connection::prepared(const std::string& sql) {
    const auto known = statements_.find(sql);
    if (known != statements_.end()) return known->second;
    soci::statement statement(session_);
    statement.alloc();
    statement.prepare(sql);
    return statements_.emplace(sql, statement).first->second;
}

void Connection::bind(soci::statement& statement, const Values& values,
                      std::vector<Cell>& cells) const {
    cells.resize(values.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
        Cell& cell = cells[i];
        if (const auto* whole = std::get_if<long long>(values[i])) {
            statement.exchange(soci::use(*whole));
        } else if (const auto* real = std::get_if<double>(values[i])) {
            statement.exchange(soci::use(*real));
        } else if (const auto* text = std::get_if<std::string>(values[i])) {
            auto encoded = encodes_texts_ ? encode_text(*text) : std::nullopt;
            if (encoded) cell.text = *std::move(encoded);
            statement.exchange(soci::use(encoded ? cell.text : *text));
        } else {
            cell.there = soci::i_null;
            statement.exchange(soci::use(cell.whole, cell.there));
        }
    }
    statement.define_and_bind();
}

long long Connection::run(const std::string& sql, const Values& values) {
    try {
        soci::statement& statement = prepared(sql);
        std::vector<Cell> cells;
        bind(statement, values, cells);
        const bool answered = statement.execute(true);
        const long long changed = statement.get_affected_rows();
        statement.bind_clean_up();
        // SOCI does not fetch rows without output columns; the open result would block a commit.
        if (answered) statements_.erase(sql);
        return changed;
    } catch (...) {
        rethrow_as_database_error(sql);
    }
}

void Connection::select(const std::string& sql, const Values& values,
                        const std::vector<FieldKind>& columns,
                        const std::function<void(club::RowView)>& each) {
    try {
        soci::statement& statement = prepared(sql);
        std::vector<Cell> results(columns.size()), cells;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            Cell& result = results[i];
            switch (columns[i]) {
                case FieldKind::whole:
                    statement.exchange(soci::into(result.whole, result.there));
                    break;
                case FieldKind::real:
                    statement.exchange(soci::into(result.real, result.there));
                    break;
                case FieldKind::text:
                    statement.exchange(soci::into(result.text, result.there));
                    break;
            }
        }
        bind(statement, values, cells);
        club::StoredRow row(columns.size());
        for (bool more = statement.execute(true); more; more = statement.fetch()) {
            for (std::size_t i = 0; i < columns.size(); ++i) {
                Cell& result = results[i];
                if (result.there == soci::i_null) {
                    row[i] = std::monostate{};
                } else if (columns[i] == FieldKind::whole) {
                    row[i] = result.whole;
                } else if (columns[i] == FieldKind::real) {
                    row[i] = result.real;
                } else {
                    if (encodes_texts_) decode_text(result.text);
                    row[i] = std::move(result.text);
                }
            }
            each(row);
        }
        statement.bind_clean_up();
    } catch (...) {
        rethrow_as_database_error(sql);
    }
}

std::optional<long long> Connection::insert(const std::string& sql, const Values& values) {
    std::optional<long long> id;
    if (!knows_row_ids_) {
        select(sql + " RETURNING id", values, {FieldKind::whole},
               [&](club::RowView row) { id = std::get<long long>(row[0]); });
    } else if (run(sql, values) > 0) {
        session_.get_last_insert_id("", id.emplace());
    }
    return id;
}

void Connection::rethrow_as_database_error(const std::string& sql) {
    statements_.erase(sql);
    try {
        throw;
    } catch (const soci::soci_error& error) {
        // SOCI's what() quotes the values, which may be private; the bare message does not.
        const auto* postgres = dynamic_cast<const soci::postgresql_soci_error*>(&error);
        const auto* sqlite = dynamic_cast<const soci::sqlite3_soci_error*>(&error);
        const std::string state = postgres ? postgres->sqlstate() : "";
        if (says_damage(state) || (sqlite && says_damage(sqlite->result())))
            throw club::StoreDamaged("The database is damaged: " + error.get_error_message());
        throw DatabaseError("The database failed: " + error.get_error_message(), state);
    }
}

}  // namespace posthouse::store
