#include "store/deferring_rows.h"

#include "club/tables.h"
#include "store/match_histories.h"
#include "store/row_evaluation.h"

#include <algorithm>
#include <optional>
#include <set>
#include <stdexcept>
#include <string_view>
#include <utility>

namespace posthouse::store {

using club::Condition;
using club::Query;
using club::RowView;
using club::StoredRow;
using club::Table;
using club::table_of;

namespace {

const Table& matches() {
    return table_of<club::Match>();
}

/// Of matches only changes to these columns are deferred, and no others decide which matches a
/// query finds: so a query of the table finds the right ones, with old values in these columns.
bool is_deferred_column(std::string_view column) {
    return column == "version" || std::ranges::find(club::changing_match_columns, column) !=
                                      club::changing_match_columns.end();
}

bool has_only_deferred_changes(const Table& table) {
    return &table == &matches();
}

/// Whether no old value in the table decides which rows this query finds, and in which order.
bool finds_the_right_rows(const Query& query) {
    return std::ranges::none_of(
               query.where, [](const Condition& one) { return is_deferred_column(one.column); }) &&
           std::ranges::none_of(query.order, [](std::string_view one) {
               return is_deferred_column(club::bare(one));
           });
}

StoredRow copy_of(RowView row) {
    return {row.begin(), row.end()};
}

/// The key that the conditions require; none if they do not.
std::optional<PendingRows::Key> required_key(const Table& table,
                                             const std::vector<Condition>& where) {
    auto key = required_prefix(table, where);
    return key.size() == table.key ? std::optional(std::move(key)) : std::nullopt;
}

std::optional<StoredRow> row_with_key(const club::RowReader& rows, const Table& table,
                                      const PendingRows::Key& key) {
    std::optional<StoredRow> found;
    rows.select({&table, has_key(table, key)}, [&](RowView row) { found = copy_of(row); });
    return found;
}

}  // namespace

std::span<const Table* const> deferred_tables() {
    static const Table* const tables[] = {&matches(),
                                          &moves_table(),
                                          &table_of<club::Event>(),
                                          &table_of<club::LastEvent>(),
                                          &table_of<club::KeyedResponse>(),
                                          &histories_table()};
    return tables;
}

// Reading

void OverlaidRows::select(const Query& query, const std::function<void(RowView)>& each) const {
    const Table& table = *query.table;
    if (!pending_.holds(table)) return tables_.select(query, each);
    if (const auto key = required_key(table, query.where))
        if (const auto found = pending_.find(table, *key, range_); found.known) {
            if (found.row && RowTest(table, query.where, this)(*found.row)) each(*found.row);
            return;
        }
    has_only_deferred_changes(table) ? select_replacing(query, each) : select_merged(query, each);
}

void OverlaidRows::select_replacing(const Query& query,
                                    const std::function<void(RowView)>& each) const {
    const Table& table = *query.table;
    const auto newest = [&](RowView row) {
        auto found = pending_.find(table, key_of(table, row), range_);
        return found.known ? std::move(found.row) : std::nullopt;
    };
    if (finds_the_right_rows(query))
        return tables_.select(query, [&](RowView row) {
            if (const auto pending = newest(row))
                each(*pending);
            else
                each(row);
        });
    Query all{&table};
    std::ranges::copy_if(query.where, std::back_inserter(all.where),
                         [](const Condition& one) { return !is_deferred_column(one.column); });
    std::vector<StoredRow> rows;
    tables_.select(all, [&](RowView row) {
        auto pending = newest(row);
        rows.push_back(pending ? *std::move(pending) : copy_of(row));
    });
    select_from(rows, query, this, each);
}

void OverlaidRows::select_merged(const Query& query,
                                 const std::function<void(RowView)>& each) const {
    const Table& table = *query.table;
    std::set<PendingRows::Key> known;
    std::vector<StoredRow> rows;
    const RowTest test(table, query.where, this);
    pending_.scan(query, range_,
                  [&](const PendingRows::Key& key, const std::optional<StoredRow>& row) {
                      known.insert(key);
                      if (row && test(*row)) rows.push_back(*row);
                      return !is_by_key(query) || rows.size() <= query.limit;
                  });
    if (known.empty()) return tables_.select(query, each);
    tables_.select(query, [&](RowView row) {
        if (!known.contains(key_of(table, row))) rows.push_back(copy_of(row));
    });
    select_from(rows, query, this, each);
}

std::size_t OverlaidRows::count(const Query& query) const {
    const Table& table = *query.table;
    if (!pending_.holds(table) || (has_only_deferred_changes(table) && finds_the_right_rows(query)))
        return tables_.count(query);
    std::size_t rows = 0;
    select({query.table, query.where}, [&](RowView) { ++rows; });
    return rows;
}

// Writing

void DeferringRows::select(const Query& query, const std::function<void(RowView)>& each) const {
    if (!defers(*query.table)) return tables_.select(query, each);
    bool any = false;
    overlaid_.select(query, [&](RowView row) {
        any = true;
        each(row);
    });
    if (any || query.where.size() != query.table->key) return;
    if (auto key = required_key(*query.table, query.where)) {
        absent_in_ = query.table;
        absent_ = *std::move(key);
    }
}

std::size_t DeferringRows::count(const Query& query) const {
    return record_ ? overlaid_.count(query) : tables_.count(query);
}

bool DeferringRows::insert(const Table& table, StoredRow& row, club::OnConflict conflict) {
    if (!defers(table) || has_only_deferred_changes(table))
        return tables_.insert(table, row, conflict);
    const PendingRows::Key key = key_of(table, row);
    const bool absent = absent_in_ == &table && absent_ == key;
    if (conflict == club::OnConflict::keep && !absent && row_with_key(*this, table, key))
        return false;
    absent_in_ = nullptr;
    require_references(table, row);
    add(table, row);
    return true;
}

/// As the database's foreign keys do once the row is in its table.
void DeferringRows::require_references(const Table& table, const StoredRow& row) const {
    for (std::size_t i = 0; i < row.size(); ++i) {
        const std::string_view referenced = table.columns[i].references;
        if (referenced.empty() || is_null(row[i])) continue;
        const auto other = std::ranges::find(club::all_tables(), referenced,
                                             [](const Table* one) { return one->name; });
        bool there = false;
        club::Query query{*other, has_key(**other, {row[i]})};
        if (*other == &table_of<club::User>()) query.with = &table_of<club::PlacedAddress>();
        above_->select(query, [&](RowView) { there = true; });
        if (!there)
            throw std::runtime_error("There is no such row in " + std::string(referenced) + ".");
    }
}

void DeferringRows::add(const Table& table, const StoredRow& row) {
    RowChange change{RowChange::Kind::added, &table, {}, key_of(table, row), {}};
    for (std::size_t i = table.key; i < row.size(); ++i) change.columns.push_back(i);
    change.kept.assign(change.columns.size(), 0);
    change.values.assign(row.begin() + static_cast<std::ptrdiff_t>(table.key), row.end());
    record_->add(change);
    pending_.add(table, row);
}

void DeferringRows::forget(const Table& table, const PendingRows::Key& key) {
    record_->add({RowChange::Kind::erased, &table, {}, key, {}});
    pending_.erase(table, key);
}

void DeferringRows::record_change(const Table& table, const StoredRow& before, const StoredRow& row,
                                  std::vector<std::size_t> columns) {
    RowChange change{RowChange::Kind::changed, &table, std::move(columns), key_of(table, row), {}};
    for (const std::size_t column : change.columns) {
        const auto* text = std::get_if<std::string>(&row[column]);
        const auto* old = std::get_if<std::string>(&before[column]);
        const bool extended = text && old && !old->empty() && text->starts_with(*old);
        if (extended) change.kind = RowChange::Kind::extended;
        change.kept.push_back(extended ? old->size() : 0);
        extended ? change.values.emplace_back(text->substr(old->size()))
                 : change.values.emplace_back(row[column]);
    }
    record_->add(change);
    pending_.change(table, change.columns, row);
}

std::size_t DeferringRows::change_one(const Table& table, const PendingRows::Key& key,
                                      const Conditions& where,
                                      const std::vector<club::Assignment>& changes) {
    auto row = row_with_key(*this, table, key);
    if (!row || !RowTest(table, where, this)(*row)) return 0;
    StoredRow changed = *row;
    assign(table, changes, changed);
    std::vector<std::size_t> columns;
    std::vector<club::Assignment> at_once;
    for (std::size_t i = 0; i < changed.size(); ++i) {
        if (changed[i] == (*row)[i]) continue;
        columns.push_back(i);
        if (has_only_deferred_changes(table) && !is_deferred_column(table.columns[i].name))
            at_once.push_back({table.columns[i].name, changed[i]});
    }
    if (!at_once.empty()) tables_.update(table, has_key(table, key), at_once);
    if (!columns.empty()) record_change(table, *row, changed, std::move(columns));
    return 1;
}

std::size_t DeferringRows::update(const Table& table, const Conditions& where,
                                  const std::vector<club::Assignment>& changes) {
    if (!defers(table)) return tables_.update(table, where, changes);
    if (has_only_deferred_changes(table) || &table == &histories_table())
        if (const auto key = required_key(table, where))
            return change_one(table, *key, where, changes);
    std::vector<StoredRow> rows;
    select({&table, where}, [&](RowView row) { rows.push_back(copy_of(row)); });
    if (has_only_deferred_changes(table)) {
        for (const StoredRow& row : rows) change_one(table, key_of(table, row), {}, changes);
        return rows.size();
    }
    tables_.update(table, where, changes);
    for (StoredRow& row : rows) {
        const PendingRows::Key key = key_of(table, row);
        if (!pending_.is_logged(table, key)) continue;
        assign(table, changes, row);
        if (key_of(table, row) != key) forget(table, key);
        add(table, row);
    }
    return rows.size();
}

std::size_t DeferringRows::erase(const Table& table, const Conditions& where) {
    if (!defers(table)) return tables_.erase(table, where);
    if (has_only_deferred_changes(table))
        throw std::logic_error("Rows of " + std::string(table.name) + " cannot be erased.");
    std::size_t erased = 0;
    std::vector<PendingRows::Key> keys;
    select({&table, where}, [&](RowView row) {
        ++erased;
        if (auto key = key_of(table, row); pending_.is_logged(table, key))
            keys.push_back(std::move(key));
    });
    tables_.erase(table, where);
    for (const PendingRows::Key& key : keys) forget(table, key);
    return erased;
}

void DeferringRows::repeat(const RowChange& change) {
    const Table& table = *change.table;
    if (change.kind == RowChange::Kind::erased) return pending_.erase(table, change.key);
    const bool is_new = change.kind == RowChange::Kind::added;
    StoredRow row = change.key;
    if (!is_new) {
        auto known = row_with_key(overlaid_, table, change.key);
        if (!known)
            throw std::runtime_error("The redo log changes a row that is not in " +
                                     std::string(table.name));
        row = *std::move(known);
    }
    row.resize(table.columns.size());
    for (std::size_t i = 0; i < change.columns.size(); ++i) {
        club::Field& field = row[change.columns[i]];
        if (change.kept[i] == 0) {
            field = change.values[i];
            continue;
        }
        // The table may have a later text, which later records make whole again.
        auto& text = std::get<std::string>(field);
        text.resize(change.kept[i]);
        text += std::get<std::string>(change.values[i]);
    }
    is_new ? pending_.add(table, row) : pending_.change(table, change.columns, row);
}

}  // namespace posthouse::store
