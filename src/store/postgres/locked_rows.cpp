#include "store/postgres/locked_rows.h"

#include "club/commands/request_tables.h"
#include "club/core/typed_rows.h"
#include "club/letters/letter_tables.h"
#include "club/matches/match_tables.h"
#include "club/programs/program_tables.h"
#include "store/row_evaluation.h"

#include <stdexcept>

namespace posthouse::store {

namespace {

using club::table_of;

/// Divides by zero if there is one of these keys: an answer would come after the commit.
constexpr const char* require_absence =
    "SELECT 1 / (1 - COUNT(*)) FROM (SELECT FROM stored_responses"
    " WHERE request_key = ANY(CAST(:keys AS TEXT[])) LIMIT 1) known";

std::string array_of_texts(const std::set<std::string>& texts) {
    std::string array = "{";
    for (const std::string& text : texts) {
        array += array.size() > 1 ? ",\"" : "\"";
        for (const char c : encode_text(text).value_or(text)) {
            if (c == '"' || c == '\\') array += '\\';
            array += c;
        }
        array += '"';
    }
    return array + "}";
}

/// Whether nobody asks how many rows of a player were changed.
bool is_marked_only(const club::Table& table) {
    return &table == &table_of<club::Webhook>() || &table == &table_of<club::PushSubscription>();
}

}  // namespace

LockedRows::LockedRows(PostgresConnection& connection, LastIds& ids, bool presume)
    : SqlRows(connection),
      connection_(connection),
      ids_(ids),
      presume_(presume),
      queue_(connection),
      queued_(queue_) {}

void LockedRows::queue_begin() {
    connection_.queue("SELECT number FROM last_event WHERE place = 1", {},
                      [this](const PGresult& rows) {
                          noted_.last_event = PQntuples(&rows) > 0 ? whole_in(rows, 0, 0) : 0;
                          last_event_before_ = noted_.last_event;
                      });
    std::vector<const club::Table*> tables;
    for (const auto& [table, last] : ids_) tables.push_back(table);
    queue_reading_ids(tables);
}

void LockedRows::queue_end() {
    if (!absent_keys_.empty()) {
        const Field keys = array_of_texts(absent_keys_);
        connection_.queue(require_absence, {&keys});
    }
    if (noted_.last_event != last_event_before_) {
        club::StoredRow row = {1LL, noted_.last_event};
        queued_.insert(table_of<club::LastEvent>(), row, club::OnConflict::replace);
    }
    for (auto& [table, last] : ids_) {
        if (!last.drawn) continue;
        const Field number = last.number;
        connection_.queue(
            "SELECT setval('" + std::string(table->name) + "_id_seq', CAST(:number AS BIGINT))",
            {&number});
    }
}

void LockedRows::queue_reading_ids(const std::vector<const club::Table*>& tables) {
    if (tables.empty()) return;
    std::string sql;
    for (const club::Table* table : tables)
        sql.append(sql.empty() ? "SELECT " : ", ")
            .append("(SELECT CASE WHEN is_called THEN last_value ELSE last_value - 1 END FROM ")
            .append(table->name)
            .append("_id_seq)");
    connection_.queue(sql, {}, [this, tables](const PGresult& row) {
        for (std::size_t i = 0; i < tables.size(); ++i)
            ids_[tables[i]] = {whole_in(row, 0, static_cast<int>(i)), false};
    });
}

long long LockedRows::next_id(const club::Table& table) {
    if (!ids_.contains(&table)) {
        queue_reading_ids({&table});
        connection_.finish();
    }
    LastId& last = ids_[&table];
    last.drawn = true;
    return ++last.number;
}

void LockedRows::select(const club::Query& query,
                        const std::function<void(club::RowView)>& each) const {
    if (query.table == &table_of<club::LastEvent>()) {
        if (noted_.last_event > 0) each(club::StoredRow{1LL, noted_.last_event});
        return;
    }
    const Field* key = presume_ && query.table == &table_of<club::KeyedResponse>()
                           ? required(query.where, "request_key")
                           : nullptr;
    if (!key || written_keys_.contains(std::get<std::string>(*key)))
        return SqlRows::select(query, each);
    absent_keys_.insert(std::get<std::string>(*key));
}

bool LockedRows::is_presumed_absent(const club::Table& table, const club::StoredRow& row) {
    if (!presume_) return false;
    if (&table == &table_of<club::Job>() || &table == &table_of<club::Letter>()) return true;
    return &table == &table_of<club::KeyedResponse>() &&
           absent_keys_.contains(std::get<std::string>(row[0]));
}

bool LockedRows::insert(const club::Table& table, club::StoredRow& row, club::OnConflict conflict) {
    has_changes_ = true;
    if (&table == &table_of<club::LastEvent>()) {
        noted_.last_event = std::get<long long>(row[1]);
        return true;
    }
    const bool is_known = conflict != club::OnConflict::keep || is_presumed_absent(table, row);
    if (&table == &table_of<club::KeyedResponse>()) {
        absent_keys_.erase(std::get<std::string>(row[0]));
        written_keys_.insert(std::get<std::string>(row[0]));
    }
    const bool needs_id = table.ids != club::Ids::given && is_null(row[0]);
    if (needs_id) row[0] = next_id(table);
    if (is_known)
        return queued_.insert(
            table, row, conflict == club::OnConflict::keep ? club::OnConflict::fail : conflict);
    const bool added = SqlRows::insert(table, row, conflict);
    if (!added && needs_id) row[0] = {};
    return added;
}

std::size_t LockedRows::update(const club::Table& table, const std::vector<club::Condition>& where,
                               const std::vector<club::Assignment>& changes) {
    has_changes_ = true;
    if (is_marked_only(table) && required(where, "user_id"))
        return queued_.update(table, where, changes);
    if (&table != &table_of<club::Match>() || !required(where, "id"))
        return SqlRows::update(table, where, changes);
    std::size_t changed = 0;
    cached_->select({&table, where}, [&](club::RowView) { ++changed; });
    if (changed > 0) queued_.update(table, where, changes);
    return changed;
}

std::size_t LockedRows::erase(const club::Table& table, const std::vector<club::Condition>& where) {
    has_changes_ = true;
    if (&table != &table_of<club::Job>() || !required(where, "match_id"))
        return SqlRows::erase(table, where);
    std::size_t erased = 0;
    cached_->select({&table, where}, [&](club::RowView) { ++erased; });
    if (erased > 0) queued_.erase(table, where);
    return erased;
}

void LockedRows::announce(std::string_view words) {
    has_changes_ = true;
    noted_.words.append(noted_.words.empty() ? "" : " ").append(words);
}

void LockedRows::Queue::select(const std::string& sql, const Values& values,
                               const std::vector<FieldKind>& columns,
                               const std::function<void(club::RowView)>& each) {
    connection_.queue(sql, values, [columns, each](const PGresult& rows) {
        for (const club::StoredRow& row : rows_in(rows, columns)) each(row);
    });
}

long long LockedRows::Queue::run(const std::string& sql, const Values& values) {
    connection_.queue(sql, values);
    return 1;
}

std::optional<long long> LockedRows::Queue::insert(const std::string&, const Values&) {
    throw std::logic_error("a row without an id");
}

}  // namespace posthouse::store
