#include "store/memory_table.h"

#include "store/row_evaluation.h"

#include <algorithm>

namespace posthouse::store {

using club::Is;
using club::StoredRow;

namespace {

/// How many of the first columns the conditions require to have certain values, and these values.
template <class Names>
StoredRow required_in(const std::vector<club::Condition>& where, const Names& columns) {
    StoredRow values;
    for (const std::string_view column : columns) {
        const auto fits = [&](const club::Condition& one) {
            return one.column == column &&
                   (one.is == Is::null || (one.is == Is::equal && !is_null(one.value)));
        };
        const auto found = std::ranges::find_if(where, fits);
        if (found == where.end()) break;
        values.push_back(found->value);
    }
    return values;
}

bool begins_with(const StoredRow& values, const StoredRow& prefix) {
    return std::equal(prefix.begin(), prefix.end(), values.begin());
}

}  // namespace

MemoryTable::MemoryTable(const club::Table& table, UndoLog& log) : table_(table), log_(log) {
    const auto add = [&](const club::Table::Columns& columns, bool unique) {
        Index& index = indexes_.emplace_back(Index{{}, unique});
        for (const std::string_view column : columns) index.places.push_back(table.place(column));
    };
    for (const auto& columns : table.unique) add(columns, true);
    for (const auto& columns : table.indexes) add(columns, false);
}

StoredRow MemoryTable::at(const Places& places, const StoredRow& row) {
    StoredRow values;
    values.reserve(places.size());
    for (const std::size_t place : places) values.push_back(row[place]);
    return values;
}

MemoryTable::Key MemoryTable::key_of(const StoredRow& row) const {
    return {row.begin(), row.begin() + static_cast<std::ptrdiff_t>(table_.key)};
}

const StoredRow* MemoryTable::find(const Key& key) const {
    const auto found = rows_.find(key);
    return found == rows_.end() ? nullptr : &found->second;
}

const StoredRow* MemoryTable::rival_of(const StoredRow& row) const {
    const Key key = key_of(row);
    for (const Index& index : indexes_) {
        if (!index.unique) continue;
        const StoredRow values = at(index.places, row);
        const auto found = index.entries.lower_bound({values, {}});
        if (found != index.entries.end() && found->first == values && found->second != key)
            return find(found->second);
    }
    return nullptr;
}

std::vector<const StoredRow*> MemoryTable::candidates(
    const std::vector<club::Condition>& where) const {
    const StoredRow by_key = required_prefix(table_, where);
    const Index* best = nullptr;
    StoredRow prefix = by_key;
    for (const Index& index : indexes_) {
        std::vector<std::string_view> columns;
        for (const std::size_t place : index.places) columns.push_back(table_.columns[place].name);
        StoredRow values = required_in(where, columns);
        if (values.size() <= prefix.size()) continue;
        best = &index;
        prefix = std::move(values);
    }
    std::vector<const StoredRow*> found;
    if (!best) {
        for (auto at = rows_.lower_bound(prefix);
             at != rows_.end() && begins_with(at->first, prefix); ++at)
            found.push_back(&at->second);
        return found;
    }
    for (auto at = best->entries.lower_bound({prefix, {}});
         at != best->entries.end() && begins_with(at->first, prefix); ++at)
        found.push_back(find(at->second));
    return found;
}

long long MemoryTable::next_id() {
    const long long highest = rows_.empty() ? 0 : std::get<long long>(rows_.rbegin()->first[0]);
    if (table_.ids != club::Ids::no_reuse) return highest + 1;
    log_.add([this, old = last_id_] { last_id_ = old; });
    return last_id_ = std::max(last_id_, highest) + 1;
}

void MemoryTable::put(StoredRow row) {
    const Key key = key_of(row);
    for (Index& index : indexes_) index.entries.emplace(at(index.places, row), key);
    rows_.emplace(key, std::move(row));
}

void MemoryTable::remove(const Key& key) {
    const auto found = rows_.find(key);
    for (Index& index : indexes_) index.entries.erase({at(index.places, found->second), key});
    rows_.erase(found);
}

void MemoryTable::set(StoredRow row) {
    const Key key = key_of(row);
    erase(key);
    log_.add([this, key] { remove(key); });
    put(std::move(row));
}

void MemoryTable::erase(const Key& key) {
    const StoredRow* known = find(key);
    if (!known) return;
    log_.add([this, old = *known] { put(old); });
    remove(key);
}

}  // namespace posthouse::store
