#include "store/connection.h"

#include "club/damage.h"

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

std::string Connection::restored(std::string text) const {
    if (encodes_texts_) decode_text(text);
    return text;
}

void Connection::query_rows(const std::string& sql, const std::vector<FieldKind>& kinds,
                            const std::function<void(const std::vector<Field>&)>& each) {
    try {
        soci::statement& statement = prepared(sql);
        std::vector<Cell> cells(kinds.size());
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            Cell& cell = cells[i];
            switch (kinds[i]) {
                case FieldKind::whole:
                    statement.exchange(soci::into(cell.whole, cell.there));
                    break;
                case FieldKind::real:
                    statement.exchange(soci::into(cell.real, cell.there));
                    break;
                case FieldKind::text:
                    statement.exchange(soci::into(cell.text, cell.there));
                    break;
            }
        }
        statement.define_and_bind();
        std::vector<Field> row(kinds.size());
        for (bool more = statement.execute(true); more; more = statement.fetch()) {
            for (std::size_t i = 0; i < kinds.size(); ++i) {
                if (cells[i].there == soci::i_null)
                    row[i] = std::monostate{};
                else if (kinds[i] == FieldKind::whole)
                    row[i] = cells[i].whole;
                else if (kinds[i] == FieldKind::real)
                    row[i] = cells[i].real;
                else
                    row[i] = restored(cells[i].text);
            }
            each(row);
        }
        statement.bind_clean_up();
    } catch (...) {
        rethrow_as_database_error(sql);
    }
}

void Connection::run_row(const std::string& sql, const std::vector<FieldKind>& kinds,
                         const std::vector<Field>& row) {
    try {
        soci::statement& statement = prepared(sql);
        std::vector<Cell> cells(row.size());
        Kept kept;
        for (std::size_t i = 0; i < row.size(); ++i) {
            Cell& cell = cells[i];
            if (std::holds_alternative<std::monostate>(row[i])) cell.there = soci::i_null;
            if (const auto* whole = std::get_if<long long>(&row[i])) cell.whole = *whole;
            if (const auto* real = std::get_if<double>(&row[i])) cell.real = *real;
            if (const auto* text = std::get_if<std::string>(&row[i]))
                cell.text = to_stored(*text, kept);
            switch (kinds[i]) {
                case FieldKind::whole:
                    statement.exchange(soci::use(cell.whole, cell.there));
                    break;
                case FieldKind::real:
                    statement.exchange(soci::use(cell.real, cell.there));
                    break;
                case FieldKind::text:
                    statement.exchange(soci::use(cell.text, cell.there));
                    break;
            }
        }
        statement.define_and_bind();
        statement.execute(true);
        statement.bind_clean_up();
    } catch (...) {
        rethrow_as_database_error(sql);
    }
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
