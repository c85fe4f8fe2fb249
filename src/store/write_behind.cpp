#include "store/write_behind.h"

#include "club/tables.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace posthouse::store {

namespace {

// Few at a time, so that no group takes long: as they are written in the order of their keys,
// neighbors share pages all the same.
constexpr std::size_t written_at_once = 1'000;
/// Events never change again, so that waiting longer would save nothing.
constexpr std::size_t events_at_once = 4'000;
/// Matches change again with their next move, so their rows wait until the log has so many bytes
/// for each row that may wait: what a server reads when it starts, in a second or less.
constexpr std::size_t log_bytes_per_row = 50;

LogRange range_of_log(Connection& connection) {
    LogRange range;
    connection.query_one(
        "SELECT COALESCE((SELECT MIN(number) FROM redo_log), 0),"
        " COALESCE((SELECT MAX(number) FROM redo_log), 0)",
        std::tie(range.oldest, range.newest));
    return range;
}

/// What waits in the log, as of the connection's transaction.
std::shared_ptr<PendingRows> read_log(Connection& connection) {
    std::vector<std::pair<long long, std::string>> records;
    long long number = 0;
    std::string packed;
    connection.query("SELECT number, changes FROM redo_log ORDER BY number",
                     std::tie(number, packed), [&] { records.emplace_back(number, packed); });
    auto pending = std::make_shared<PendingRows>(deferred_tables());
    SqlRows tables(connection);
    DeferringRows rows(tables, *pending, nullptr);
    for (const auto& [group, record] : records) {
        if (record.empty()) continue;
        pending->begin(group);
        for (const RowChange& change : unpack_changes(record, deferred_tables()))
            rows.repeat(change);
        pending->commit();
        pending->forget(group, 0);  // nobody reads an older version
    }
    return pending;
}

}  // namespace

void WriteBehind::load(Connection& connection) {
    auto pending = read_log(connection);
    log_ = range_of_log(connection);
    if (rows_max_ == 0 && !pending->empty()) {
        SqlRows tables(connection);
        pending->begin(log_.newest);
        pending->write_to_tables(tables, pending->unwritten());
        // So that no server lays what was pending until now over what comes next.
        number_ = log_.newest + 1;
        add_record(connection, {});
        prune(connection, number_);
    }
    log_sizes_.clear();
    log_bytes_ = 0;
    long long number = 0;
    std::size_t bytes = 0;
    connection.query("SELECT number, length(changes) FROM redo_log ORDER BY number",
                     std::tie(number, bytes), [&] { note_size(number, bytes); });
    const std::lock_guard lock(mutex_);
    pending_ = std::move(pending);
    number_ = std::max(number_, log_.newest);
}

void WriteBehind::begin_group() {
    record_.clear();
    pending_->begin(++number_);
}

DeferringRows WriteBehind::rows(club::RowWriter& tables) {
    return {tables, *pending_, rows_max_ > 0 ? &record_ : nullptr};
}

void WriteBehind::roll_back_to(const Mark& mark) {
    pending_->roll_back_to(mark.undo);
    record_.truncate(mark.record);
}

void WriteBehind::add_record(Connection& connection, std::string packed) {
    const Field number = number_, changes = std::move(packed);
    connection.run("INSERT INTO redo_log (number, changes) VALUES (:number, :changes)",
                   {&number, &changes});
    if (log_.oldest == 0) log_.oldest = number_;
    log_.newest = number_;
    note_size(number_, std::get<std::string>(changes).size());
}

void WriteBehind::end_group(Connection& connection, bool erase_traces) {
    if (!record_.empty()) add_record(connection, record_.packed());
    if (erase_traces && log_.newest > 0) return write_all(connection, true);
    const club::Table& events = club::table_of<club::Event>();
    const std::size_t waiting = pending_->unwritten();
    const bool too_many = waiting > rows_max_ || log_bytes_ > rows_max_ * log_bytes_per_row;
    SqlRows tables(connection);
    if (too_many || pending_->unwritten(events) > events_at_once)
        pending_->write_newest(tables, events);
    if (too_many)
        pending_->write_to_tables(tables, std::max(waiting, rows_max_) - rows_max_ +
                                              std::min(rows_max_ / 8, written_at_once));
    prune(connection, pending_->needed_from());
}

void WriteBehind::write_all(Connection& connection, bool empty_log) {
    SqlRows tables(connection);
    pending_->write_to_tables(tables, pending_->unwritten());
    if (!empty_log) return prune(connection, pending_->needed_from());
    ++number_;
    add_record(connection, {});
    prune(connection, number_);
}

/// The newest record stays, for its number.
void WriteBehind::prune(Connection& connection, long long oldest) {
    oldest = std::min(oldest, log_.newest);
    if (oldest <= log_.oldest) return;
    const Field below = oldest;
    connection.run("DELETE FROM redo_log WHERE number < :number", {&below});
    log_.oldest = oldest;
    for (; !log_sizes_.empty() && log_sizes_.front().first < oldest; log_sizes_.pop_front())
        log_bytes_ -= log_sizes_.front().second;
}

void WriteBehind::note_size(long long number, std::size_t bytes) {
    log_sizes_.emplace_back(number, bytes);
    log_bytes_ += bytes;
}

void WriteBehind::commit() {
    pending_->commit();
    const std::lock_guard lock(mutex_);
    newest_ = log_.newest;
    pending_->forget(readers_.empty() ? newest_ : *readers_.begin(), log_.oldest);
}

void WriteBehind::fail() {
    const std::lock_guard lock(mutex_);
    pending_.reset();
}

bool WriteBehind::is_current(const std::shared_ptr<const PendingRows>& pending) const {
    const std::lock_guard lock(mutex_);
    return rows_max_ > 0 && pending && pending == pending_;
}

WriteBehind::View::View(const WriteBehind& owner, Connection& connection)
    : owner_(owner), connection_(connection), tables_(connection) {
    const std::lock_guard lock(owner_.mutex_);
    registered_ = owner_.readers_.insert(owner_.newest_);
    pending_ = owner_.pending_;
}

WriteBehind::View::~View() {
    const std::lock_guard lock(owner_.mutex_);
    owner_.readers_.erase(registered_);
}

const club::RowReader& WriteBehind::View::rows_of(const club::Table& table) const {
    if (std::ranges::find(deferred_tables(), &table) == deferred_tables().end()) return tables_;
    if (!overlaid_) {
        const LogRange range = range_of_log(connection_);
        // If they were loaded anew meanwhile, it is unknown which of both goes with this snapshot.
        if (!owner_.is_current(pending_)) pending_ = read_log(connection_);
        overlaid_.emplace(tables_, *pending_, range);
    }
    return *overlaid_;
}

void WriteBehind::View::select(const club::Query& query,
                               const std::function<void(club::RowView)>& each) const {
    rows_of(*query.table).select(query, each);
}

std::size_t WriteBehind::View::count(const club::Query& query) const {
    return rows_of(*query.table).count(query);
}

}  // namespace posthouse::store
