#include "store/optimistic_rows.h"

#include "club/commands/request_tables.h"
#include "club/core/tables.h"
#include "club/matches/match_tables.h"
#include "club/programs/program_tables.h"
#include "store/row_evaluation.h"

#include <algorithm>
#include <array>

namespace posthouse::store {
namespace {

using club::moves_table;
using club::table_of;

/// Tables of matches, by match_id, and others, in which a new row depends on no other row but one
/// with the same key.
bool may_insert(const club::Table& table) {
    const std::array tables = {&moves_table(), &table_of<club::ChatMessage>(),
                               &table_of<club::Job>(), &table_of<club::Letter>(),
                               &table_of<club::KeyedResponse>()};
    return std::ranges::find(tables, &table) != tables.end();
}

/// Tables whose rows are marked without asking how many there are.
bool is_marked_only(const club::Table& table) {
    return &table == &table_of<club::Webhook>() || &table == &table_of<club::PushSubscription>();
}

const std::string& key_in(const club::Field& field) {
    return std::get<std::string>(field);
}

}  // namespace

long long KeptWrites::run(const std::string& sql, const Values& values) {
    Write& write = writes.emplace_back();
    write.sql = sql;
    for (const Field* value : values) write.values.push_back(*value);
    return 1;
}

std::optional<long long> KeptWrites::insert(const std::string&, const Values&) {
    throw std::logic_error("a row without an id");
}

void KeptWrites::select(const std::string&, const Values&, const std::vector<FieldKind>&,
                        const std::function<void(club::RowView)>&) {
    throw std::logic_error("a query among the kept writes");
}

/// What else was noted of them does no harm.
void KeptWrites::roll_back_to(const Mark& mark) {
    writes.resize(mark.writes);
    marks.resize(mark.marks);
    events.resize(mark.events);
}

void OptimisticRows::select(const club::Query& query,
                            const std::function<void(club::RowView)>& each) const {
    if (query.table == &table_of<club::LastEvent>()) return;  // the commit numbers events
    if (query.table == &table_of<club::KeyedResponse>() && query.where.size() == 1) {
        // Almost always there is none; the commit fails if there is one.
        const club::Field* key = required(query.where, "request_key");
        if (!key || kept_.keys_with_response.contains(key_in(*key)))
            throw NeedsLock(query.table->name);
        kept_.keys_without_response.insert(key_in(*key));
        SqlRows(source_.notes).select(query, each);
        return;
    }
    if (!fills_cache(query)) {
        rehearse(query);
        SqlRows(source_.rehearsal).select(query, each);
        return;
    }
    const auto* owner =
        query.where.empty() ? nullptr : std::get_if<long long>(&query.where.front().value);
    if (owner && kept_.owners.contains({query.table, *owner})) throw NeedsLock(query.table->name);
    bool any = false;
    source_.select(query, [&](club::RowView row) {
        any = true;
        each(row);
    });
    // Nobody owns the absence of a match on a board.
    if (!any && required(query.where, "board")) rehearse(query);
}

std::size_t OptimisticRows::count(const club::Query& query) const {
    rehearse(query);
    return SqlRows(source_.rehearsal).count(query);
}

/// From now on the work may only read. It must not miss what it has changed itself.
void OptimisticRows::rehearse(const club::Query& query) const {
    if (kept_.mark() != begun_) throw NeedsLock(query.table->name);
    needs_lock_ = true;
}

void OptimisticRows::must_not_need_lock(const club::Table& table) const {
    if (needs_lock_) throw NeedsLock(table.name);
}

bool OptimisticRows::insert(const club::Table& table, club::StoredRow& row,
                            club::OnConflict conflict) {
    must_not_need_lock(table);
    if (&table == &table_of<club::LastEvent>()) return true;
    if (&table == &table_of<club::Event>()) {
        sql_.insert(table, row, club::OnConflict::fail);
        kept_.events.push_back(std::move(kept_.writes.back()));
        kept_.writes.pop_back();
        return true;
    }
    // Whether a move is there already is known if the cache has the moves before it.
    const bool is_move = &table == &moves_table();
    if (!may_insert(table) || (is_move && conflict != club::OnConflict::fail))
        throw NeedsLock(table.name);
    if (&table == &table_of<club::KeyedResponse>() &&
        kept_.keys_with_response.contains(key_in(row[0])))
        throw NeedsLock(table.name);
    if (table.ids != club::Ids::given && is_null(row[0])) row[0] = source_.next_id(table);
    // A row with the same key is an error that repeats the group.
    sql_.insert(table, row, club::OnConflict::fail);
    if (&table == &table_of<club::KeyedResponse>()) {
        kept_.keys_without_response.erase(key_in(row[0]));
        kept_.keys_with_response.insert(key_in(row[0]));
    } else if (&table != &table_of<club::Letter>()) {
        if (const auto* match = std::get_if<long long>(&row[table.place("match_id")]))
            kept_.owners.emplace(&table, *match);
    }
    return true;
}

std::size_t OptimisticRows::update(const club::Table& table,
                                   const std::vector<club::Condition>& where,
                                   const std::vector<club::Assignment>& changes) {
    must_not_need_lock(table);
    if (const club::Field* user = required(where, "user_id"); user && is_marked_only(table)) {
        sql_.update(table, where, changes);
        kept_.marks.emplace_back(std::get<long long>(*user), std::move(kept_.writes.back()));
        kept_.writes.pop_back();
        return 1;
    }
    const club::Field* id = required(where, "id");
    if (&table != &table_of<club::Match>() || !id) throw NeedsLock(table.name);
    std::size_t changed = 0;
    cached_->select({&table, where}, [&](club::RowView) { ++changed; });
    if (changed == 0) return 0;
    kept_.owners.emplace(&table, std::get<long long>(*id));
    sql_.update(table, where, changes);
    return changed;
}

std::size_t OptimisticRows::erase(const club::Table& table,
                                  const std::vector<club::Condition>& where) {
    must_not_need_lock(table);
    const club::Field* match = required(where, "match_id");
    if (&table != &table_of<club::Job>() || !match) throw NeedsLock(table.name);
    std::size_t erased = 0;
    cached_->select({&table, where}, [&](club::RowView) { ++erased; });
    if (erased == 0) return 0;
    kept_.owners.emplace(&table, std::get<long long>(*match));
    sql_.erase(table, where);
    return erased;
}

}  // namespace posthouse::store
