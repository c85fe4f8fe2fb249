#include "store/pending_rows.h"

#include "store/row_encoding.h"
#include "store/row_evaluation.h"

#include <algorithm>
#include <mutex>
#include <stdexcept>

namespace posthouse::store {

using club::StoredRow;
using club::Table;

namespace {

std::optional<StoredRow> unpacked(const std::optional<std::string>& row) {
    return row ? std::optional(unpacked_row(*row)) : std::nullopt;
}

}  // namespace

PendingRows::PendingRows(std::span<const Table* const> tables)
    : tables_(tables.begin(), tables.end()) {
    for (const Table* table : tables) rows_[table];
}

void PendingRows::begin(long long number) {
    const std::unique_lock lock(mutex_);
    number_ = number;
    undo_.clear();
}

/// `since`: the group from which on the table lacks the row's newest version; 0: it does not.
void PendingRows::set_waiting(const Table& table, Row& row, long long since) {
    std::size_t& unwritten = rows_.at(&table).unwritten;
    if (row.unwritten_since != 0) {
        const auto group = waiting_since_.find(row.unwritten_since);
        if (--group->second == 0) waiting_since_.erase(group);
        --unwritten_;
        --unwritten;
    }
    row.unwritten_since = since;
    if (since == 0) return;
    ++waiting_since_[since];
    ++unwritten_;
    ++unwritten;
}

PendingRows::Row& PendingRows::touch(const Table& table, club::RowView key) {
    auto& rows = rows_.at(&table).all;
    const auto [place, added] = rows.try_emplace(packed_key(key));
    Row& row = place->second;
    undo_.push_back({&table, place->first});
    if (!added) undo_.back().state = row;
    if (row.has_version_of(number_)) undo_.back().version = row.versions.back();
    row.appended = false;
    if (row.unwritten_since == 0) set_waiting(table, row, number_);
    return row;
}

void PendingRows::set_version(Row& row, PackedRow value) {
    auto& versions = row.versions;
    if (row.has_version_of(number_))
        versions.back().row = std::move(value);
    else
        versions.push_back({number_, std::move(value)});
    // Nobody sees what lies below a version that is in all snapshots.
    auto oldest = std::prev(versions.end());
    while (oldest != versions.begin() && oldest->number > horizon_) --oldest;
    versions.erase(versions.begin(), oldest);
}

void PendingRows::add(const Table& table, const StoredRow& value) {
    const std::unique_lock lock(mutex_);
    Row& row = touch(table, club::RowView(value).first(table.key));
    row.in_table = false;  // so that it is written whole
    set_version(row, packed_row(value));
}

void PendingRows::change(const Table& table, const std::vector<std::size_t>& columns,
                         const StoredRow& value) {
    const std::unique_lock lock(mutex_);
    Row& row = touch(table, club::RowView(value).first(table.key));
    if (row.versions.empty()) row.in_table = true;
    for (const std::size_t column : columns) row.columns |= std::uint64_t{1} << column;
    set_version(row, packed_row(value));
}

void PendingRows::erase(const Table& table, const Key& key) {
    const std::unique_lock lock(mutex_);
    Row& row = touch(table, key);
    row.in_table = false;
    set_version(row, std::nullopt);
}

void PendingRows::roll_back_to(std::size_t mark) {
    const std::unique_lock lock(mutex_);
    for (; undo_.size() > mark; undo_.pop_back()) {
        Undo& undo = undo_.back();
        auto& rows = rows_.at(undo.table).all;
        const auto row = rows.find(undo.key);
        set_waiting(*undo.table, row->second, undo.state ? undo.state->unwritten_since : 0);
        if (!undo.state) {
            rows.erase(row);
            continue;
        }
        static_cast<RowState&>(row->second) = *undo.state;
        if (row->second.has_version_of(number_)) row->second.versions.pop_back();
        if (undo.version) row->second.versions.push_back(*std::move(undo.version));
    }
}

void PendingRows::commit() {
    const std::unique_lock lock(mutex_);
    undo_.clear();
}

void PendingRows::write_row(club::RowWriter& tables, const Table& table, const std::string& key,
                            Row& row) {
    if (const PackedRow& packed = row.versions.back().row) {
        StoredRow value = unpacked_row(*packed);
        if (row.in_table) {
            std::vector<club::Assignment> changes;
            for (std::size_t i = 0; i < table.columns.size(); ++i)
                if (row.columns >> i & 1)
                    changes.push_back({table.columns[i].name, std::move(value[i])});
            if (tables.update(table, has_key(table, unpacked_key(key)), changes) != 1)
                throw std::runtime_error("A changed row is not in " + std::string(table.name));
        } else {
            tables.insert(table, value, club::OnConflict::replace);
            row.in_table = true;
        }
    }
    row.columns = 0;
    row.written = number_;
    set_waiting(table, row, 0);
    written_.push_back({number_, &table, key});
}

void PendingRows::write_to_tables(club::RowWriter& tables, std::size_t limit) {
    const std::unique_lock lock(mutex_);
    const std::size_t left = unwritten_ - std::min(unwritten_, limit);
    while (unwritten_ > left) {
        const Table& table = *tables_[next_table_];
        Rows& rows = rows_.at(&table).all;
        auto next = rows.lower_bound(next_key_);
        for (; next != rows.end() && unwritten_ > left; ++next)
            if (next->second.unwritten_since != 0)
                write_row(tables, table, next->first, next->second);
        next_key_ = next == rows.end() ? std::string() : next->first;
        if (next == rows.end()) next_table_ = (next_table_ + 1) % tables_.size();
    }
}

void PendingRows::write_newest(club::RowWriter& tables, const Table& table) {
    const std::unique_lock lock(mutex_);
    auto& [all, unwritten, newest_written, logged_from] = rows_.at(&table);
    for (auto row = all.upper_bound(newest_written); row != all.end(); ++row) {
        newest_written = row->first;
        if (row->second.unwritten_since == 0) continue;
        write_row(tables, table, row->first, row->second);
        row->second.appended = true;
        logged_from.try_emplace(row->second.versions.back().number, row->first);
    }
}

bool PendingRows::empty() const {
    const std::shared_lock lock(mutex_);
    return std::ranges::all_of(rows_, [](const auto& table) { return table.second.all.empty(); });
}

long long PendingRows::needed_from() const {
    const std::shared_lock lock(mutex_);
    return waiting_since_.empty() ? number_ : waiting_since_.begin()->first;
}

void PendingRows::forget(long long horizon, long long oldest) {
    const std::unique_lock lock(mutex_);
    horizon_ = horizon;
    for (; !written_.empty() && written_.front().number <= horizon; written_.pop_front()) {
        auto& [number, table, key] = written_.front();
        auto& rows = rows_.at(table).all;
        const auto place = rows.find(key);
        // If it has changed since, it will come here again.
        if (place == rows.end() || place->second.unwritten_since != 0 ||
            place->second.written != number)
            continue;
        Row& row = place->second;
        if (row.appended) {
            rows.erase(place);
            continue;
        }
        row.logged = row.versions.back().number;
        row.versions = {};
        logged_.push_back({row.logged, table, std::move(key)});
    }
    for (auto& [table, rows] : rows_)
        rows.logged_from.erase(rows.logged_from.begin(), rows.logged_from.lower_bound(oldest));
    for (; !logged_.empty() && logged_.front().number < oldest; logged_.pop_front()) {
        auto& rows = rows_.at(logged_.front().table).all;
        const auto row = rows.find(logged_.front().key);
        if (row != rows.end() && row->second.versions.empty() &&
            row->second.logged == logged_.front().number)
            rows.erase(row);
    }
}

bool PendingRows::is_logged(const Table& table, const Key& key) const {
    const std::shared_lock lock(mutex_);
    const RowsOfTable& rows = rows_.at(&table);
    const std::string packed = packed_key(key);
    return rows.all.contains(packed) ||
           std::ranges::any_of(rows.logged_from,
                               [&](const auto& record) { return record.second <= packed; });
}

const PendingRows::Version* PendingRows::visible(const Row& row, const LogRange& range) {
    const auto newest =
        std::find_if(row.versions.rbegin(), row.versions.rend(),
                     [&](const Version& one) { return one.number <= range.newest; });
    return newest == row.versions.rend() || newest->number < range.oldest ? nullptr : &*newest;
}

PendingRows::Found PendingRows::find(const Table& table, const Key& key,
                                     const LogRange& range) const {
    const std::shared_lock lock(mutex_);
    const auto& rows = rows_.at(&table).all;
    const auto row = rows.find(packed_key(key));
    const Version* version = row == rows.end() ? nullptr : visible(row->second, range);
    return version ? Found{true, unpacked(version->row)} : Found{};
}

void PendingRows::scan(
    const club::Query& query, const LogRange& range,
    const std::function<bool(const Key&, const std::optional<StoredRow>&)>& each) const {
    const std::shared_lock lock(mutex_);
    const auto& rows = rows_.at(query.table).all;
    const std::string prefix = packed_key(required_prefix(*query.table, query.where));
    std::string begin = prefix;
    if (!query.after.empty() && is_by_key(query)) begin = std::max(begin, packed_key(query.after));
    for (auto row = rows.lower_bound(begin); row != rows.end() && row->first.starts_with(prefix);
         ++row)
        if (const Version* version = visible(row->second, range))
            if (!each(unpacked_key(row->first), unpacked(version->row))) return;
}

}  // namespace posthouse::store
