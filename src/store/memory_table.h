// A table in memory: rows in order of their key, with indexes. Every change is recorded in an
// UndoLog, which undoes changes in reverse order. Not thread-safe.
#pragma once

#include "club/core/rows.h"

#include <functional>
#include <map>
#include <set>
#include <utility>
#include <vector>

namespace posthouse::store {

class UndoLog {
public:
    void add(std::function<void()> undo) { entries_.push_back(std::move(undo)); }
    void clear() { entries_.clear(); }
    void roll_back() {
        for (; !entries_.empty(); entries_.pop_back()) entries_.back()();
    }

private:
    std::vector<std::function<void()>> entries_;
};

class MemoryTable {
public:
    using Key = club::StoredRow;

    MemoryTable(const club::Table&, UndoLog&);
    MemoryTable(const MemoryTable&) = delete;
    MemoryTable& operator=(const MemoryTable&) = delete;

    const club::Table& table() const { return table_; }

    Key key_of(const club::StoredRow&) const;
    const club::StoredRow* find(const Key&) const;
    /// Another row with the same value in unique columns; null if there is none.
    const club::StoredRow* rival_of(const club::StoredRow&) const;
    /// Rows among which are all that meet these conditions, by key; few if there is an index.
    std::vector<const club::StoredRow*> candidates(const std::vector<club::Condition>&) const;

    long long next_id();
    /// Adds the row or replaces the one with its key.
    void set(club::StoredRow);
    void erase(const Key&);

private:
    using Places = std::vector<std::size_t>;
    struct Index {
        Places places;
        bool unique;
        std::set<std::pair<club::StoredRow, Key>> entries{};  // values in these columns, and key
    };

    static club::StoredRow at(const Places&, const club::StoredRow&);
    void put(club::StoredRow);
    void remove(const Key&);

    const club::Table& table_;
    UndoLog& log_;
    std::map<Key, club::StoredRow> rows_;
    std::vector<Index> indexes_;
    long long last_id_ = 0;  // of a table that never reuses one
};

}  // namespace posthouse::store
