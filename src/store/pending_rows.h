// Rows of hot tables that are durable in the redo log (redo_log.h) and not yet, or only just,
// in their tables. The writer adds to them; readers see them over the tables, each as of its own
// snapshot of the database.
//
// Every group of units that changes such rows has a number: that of its record in the log. A row
// keeps its versions by number for as long as a reader may need them. A reader's snapshot contains
// the numbers of the oldest and newest record: versions above the newest are not for it, and what
// was last changed below the oldest is in its tables.
#pragma once

#include "club/rows.h"
#include "store/redo_log.h"

#include <cstdint>
#include <deque>
#include <functional>
#include <limits>
#include <map>
#include <optional>
#include <shared_mutex>
#include <span>
#include <string>
#include <vector>

namespace posthouse::store {

/// The numbers of the oldest and the newest record in a snapshot of the database; 0: none.
struct LogRange {
    long long oldest = 0;
    long long newest = 0;
};
inline constexpr LogRange whole_log{0, std::numeric_limits<long long>::max()};

class PendingRows {
public:
    using Key = club::StoredRow;

    explicit PendingRows(std::span<const club::Table* const> tables);
    PendingRows(const PendingRows&) = delete;
    PendingRows& operator=(const PendingRows&) = delete;

    /// Whether changes of this table may be pending at all.
    bool holds(const club::Table& table) const { return rows_.contains(&table); }

    // For the writer and its group, whose number is `begin(number)`.

    void begin(long long number);
    /// The row is new, in place of one with the same key if there is one.
    void add(const club::Table&, const club::StoredRow& row);
    /// These columns of the row, which is in its table unless it is pending, have changed.
    void change(const club::Table&, const std::vector<std::size_t>& columns,
                const club::StoredRow& row);
    /// The row is not in its table any more.
    void erase(const club::Table&, const Key&);
    /// Undoes what the group has done after `mark` = undo_size().
    std::size_t undo_size() const { return undo_.size(); }
    void roll_back_to(std::size_t mark);
    /// The group is committed.
    void commit();

    bool empty() const;
    /// Rows that still have to be written to their tables.
    std::size_t unwritten() const { return unwritten_; }
    std::size_t unwritten(const club::Table& table) const { return rows_.at(&table).unwritten; }
    /// Writes the next ones in the order of their tables and keys, at most `limit`, in the database
    /// transaction of this group. After the last it begins again with the first, as an elevator
    /// does: so neighbors are written together, and each page of the database once for many.
    void write_to_tables(club::RowWriter& tables, std::size_t limit);
    /// Writes those of this table whose keys follow all that it wrote before: of a table in which
    /// new rows have the highest keys.
    void write_newest(club::RowWriter& tables, const club::Table&);
    /// Records below this number are not needed any more.
    long long needed_from() const;
    /// Forgets the values of rows that are in the tables of every snapshot, since all readers have
    /// snapshots with a newest number of at least `horizon`; and their keys once the records that
    /// contain them are gone: those below `oldest`.
    void forget(long long horizon, long long oldest);
    /// Whether a record in the log may contain this row, so that the log must also tell what
    /// becomes of it.
    bool is_logged(const club::Table&, const Key&) const;

    // For readers, from any thread.

    /// The row as of this snapshot. `known`: it is pending, and `row` says what it is: null if
    /// erased.
    struct Found {
        bool known = false;
        std::optional<club::StoredRow> row{};
    };
    Found find(const club::Table&, const Key&, const LogRange&) const;
    /// Calls `each(row)` for all pending rows that may meet the query's conditions, in the order of
    /// their key, until it returns false. Rows before `after` are left out if that is the query's
    /// order.
    void scan(
        const club::Query&, const LogRange&,
        const std::function<bool(const Key&, const std::optional<club::StoredRow>&)>& each) const;

private:
    /// Null: erased.
    using PackedRow = std::optional<std::string>;  // row_encoding.h, as the keys are
    struct Version {
        long long number;
        PackedRow row;
    };
    struct RowState {
        long long unwritten_since = 0;  // 0: the table has the newest version
        long long written = 0;          // the last group that wrote it to its table
        long long logged = 0;           // without versions: its last record
        bool appended = false;          // written by write_newest(), and not changed since
        bool in_table = false;          // perhaps an older version
        std::uint64_t columns = 0;      // that have changed since; of a row that is in the table
    };
    struct Row : RowState {
        std::vector<Version> versions{};  // the newest last; none: it is in the table
        bool has_version_of(long long number) const {
            return !versions.empty() && versions.back().number == number;
        }
    };
    using Rows = std::map<std::string, Row>;
    struct RowsOfTable {
        Rows all{};
        std::size_t unwritten = 0;
        // By write_newest(): the key of the newest row, and for each record that contains such rows
        // the lowest of their keys. Nothing else is remembered of each.
        std::string newest_written{};
        std::map<long long, std::string> logged_from{};
    };
    /// What a row was before a change. Of its versions the group changes only its own, and a row
    /// may have many while a reader has been open for long.
    struct Undo {
        const club::Table* table;
        std::string key;
        std::optional<RowState> state{};   // none: the row was unknown
        std::optional<Version> version{};  // the group's own; none: it had none
    };
    struct Numbered {
        long long number;
        const club::Table* table;
        std::string key;
    };

    Row& touch(const club::Table&, club::RowView key);
    void set_version(Row&, PackedRow);
    static const Version* visible(const Row&, const LogRange&);
    void set_waiting(const club::Table&, Row&, long long since);
    void write_row(club::RowWriter& tables, const club::Table&, const std::string& key, Row&);

    mutable std::shared_mutex mutex_;
    const std::vector<const club::Table*> tables_;
    std::map<const club::Table*, RowsOfTable> rows_;
    std::size_t unwritten_ = 0;
    std::map<long long, std::size_t> waiting_since_;  // rows by their `unwritten_since`
    std::size_t next_table_ = 0;                      // the next to be written: in tables_,
    std::string next_key_{};                          // and from this key on
    std::deque<Numbered> written_;                    // by the number of the group that wrote them
    std::deque<Numbered> logged_;  // without values, with the number of their last record
    std::vector<Undo> undo_;
    long long number_ = 0;   // of this group
    long long horizon_ = 0;  // no reader has an older snapshot
};

}  // namespace posthouse::store
