#include "store/postgres/locked_rows.h"

#include "club/core/typed_rows.h"
#include "club/letters/letter_tables.h"
#include "club/matches/match_tables.h"
#include "store/row_evaluation.h"

#include <stdexcept>

namespace posthouse::store {

namespace {

club::StoredRow copied(const SqlExecutor::Values& values) {
    club::StoredRow row;
    for (const Field* value : values) row.push_back(*value);
    return row;
}

/// The third word of "INSERT INTO table", the second of "UPDATE table".
std::string changed_table(const std::string& sql) {
    const std::size_t first = sql.starts_with("UPDATE") ? 7 : 12;
    return sql.substr(first, sql.find(' ', first) - first);
}

}  // namespace

void QueryNotes::select(const std::string& sql, const Values& values,
                        const std::vector<FieldKind>& columns,
                        const std::function<void(club::RowView)>& each) {
    notes_.push_back({sql, copied(values), columns});
    if (!source_) return;
    const auto [known, asked] = answers_.try_emplace({sql, copied(values)});
    auto& rows = known->second;
    if (asked)
        source_()->select(sql, values, columns,
                          [&](club::RowView row) { rows.emplace_back(row.begin(), row.end()); });
    for (const club::StoredRow& row : rows) each(row);
}

long long QueryNotes::run(const std::string&, const Values&) {
    throw std::logic_error("a change in a rehearsal");
}

std::optional<long long> QueryNotes::insert(const std::string&, const Values&) {
    throw std::logic_error("a change in a rehearsal");
}

void LockedStatements::ask(const AskedQuery& query) {
    Key key{query.sql, query.values};
    if (answers_.contains(key)) return;
    auto& answer = answers_[std::move(key)];
    std::vector<const Field*> values;
    for (const Field& value : query.values) values.push_back(&value);
    connection_.queue(query.sql, values, [&answer, columns = query.columns](const PGresult& rows) {
        answer = rows_in(rows, columns);
    });
}

void LockedStatements::forget_answers(const std::string& change) {
    if (answers_.empty()) return;
    const std::string table = changed_table(change);
    std::erase_if(answers_, [&](const auto& answer) {
        return answer.first.first.find(table) != std::string::npos;
    });
}

void LockedStatements::queue(const std::string& sql, const Values& values) {
    forget_answers(sql);
    connection_.queue(sql, values);
}

void LockedStatements::select(const std::string& sql, const Values& values,
                              const std::vector<FieldKind>& columns,
                              const std::function<void(club::RowView)>& each) {
    const auto known = answers_.find({sql, copied(values)});
    if (known == answers_.end()) return connection_.select(sql, values, columns, each);
    const auto rows = known->second;  // `each` may change the table
    for (const club::StoredRow& row : rows) each(row);
}

long long LockedStatements::run(const std::string& sql, const Values& values) {
    forget_answers(sql);
    return connection_.run(sql, values);
}

std::optional<long long> LockedStatements::insert(const std::string& sql, const Values& values) {
    forget_answers(sql);
    return connection_.insert(sql, values);
}

LockedRows::LockedRows(LockedStatements& statements, const Source& source, bool careful)
    : SqlRows(statements),
      source_(source),
      careful_(careful),
      queue_(statements),
      queued_(queue_) {}

bool LockedRows::insert(const club::Table& table, club::StoredRow& row, club::OnConflict conflict) {
    const bool never_there =
        &table == &club::table_of<club::Job>() || &table == &club::table_of<club::Letter>();
    if (careful_ || (conflict == club::OnConflict::keep && !never_there))
        return SqlRows::insert(table, row, conflict);
    if (table.ids != club::Ids::given && is_null(row[0])) row[0] = source_.next_id(table);
    return queued_.insert(table, row,
                          conflict == club::OnConflict::keep ? club::OnConflict::fail : conflict);
}

std::size_t LockedRows::update(const club::Table& table, const std::vector<club::Condition>& where,
                               const std::vector<club::Assignment>& changes) {
    const bool is_match =
        &table == &club::table_of<club::Match>() && required(where, "id") != nullptr;
    if (careful_ || !is_match) return SqlRows::update(table, where, changes);
    std::size_t changed = 0;
    cached_->select({&table, where}, [&](club::RowView) { ++changed; });
    if (changed > 0) queued_.update(table, where, changes);
    return changed;
}

std::size_t LockedRows::erase(const club::Table& table, const std::vector<club::Condition>& where) {
    const bool of_match =
        &table == &club::table_of<club::Job>() && required(where, "match_id") != nullptr;
    if (careful_ || !of_match) return SqlRows::erase(table, where);
    std::size_t erased = 0;
    cached_->select({&table, where}, [&](club::RowView) { ++erased; });
    if (erased > 0) queued_.erase(table, where);
    return erased;
}

void LockedRows::Queue::select(const std::string&, const Values&, const std::vector<FieldKind>&,
                               const std::function<void(club::RowView)>&) {
    throw std::logic_error("a query in a queue");
}

long long LockedRows::Queue::run(const std::string& sql, const Values& values) {
    statements_.queue(sql, values);
    return 1;
}

std::optional<long long> LockedRows::Queue::insert(const std::string&, const Values&) {
    throw std::logic_error("a row without an id");
}

}  // namespace posthouse::store
