// Write-behind for an SQLite database: the changes of a group of units to hot tables are committed
// as one record of the redo log, and rows are written to their tables later, many at once. Most
// rows are changed again before that, and the pages that a move would touch are touched once for
// many moves.
#pragma once

#include "store/connection.h"
#include "store/deferring_rows.h"
#include "store/sql_rows.h"

#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <utility>

namespace posthouse::store {

class WriteBehind {
public:
    /// `rows_max`: so many rows may wait, if the log is short enough; 0: changes are written to the
    /// tables at once.
    explicit WriteBehind(std::size_t rows_max) : rows_max_(rows_max) {}

    // For the writer, within a transaction of its connection.

    /// Reads what waits in the log; call first, and if another process has changed the database.
    void load(Connection&);
    bool has_waiting_rows() const { return pending_ && pending_->unwritten() > 0; }
    /// Whether load() must be called.
    bool is_stale() const { return !pending_; }
    void begin_group();
    /// The rows of the next unit, over those of `tables`.
    DeferringRows rows(club::RowWriter& tables);

    struct Mark {
        std::size_t undo = 0, record = 0;
    };
    /// What the group has done so far.
    Mark mark() const { return {pending_->undo_size(), record_.size()}; }
    void roll_back_to(const Mark&);
    /// Adds the group's record to the log, and writes rows that have waited to their tables.
    /// `erase_traces`: leaves nothing in the log.
    void end_group(Connection&, bool erase_traces = false);
    /// Writes all rows that wait to their tables. `empty_log`: nothing of them stays in the log.
    void write_all(Connection&, bool empty_log = false);
    /// The transaction is committed.
    void commit();
    /// It is unknown what has become of the transaction.
    void fail();

    // For readers, from any thread.

    /// What a reader sees in its transaction, which begins after the view and ends before it.
    class View final : public club::RowReader {
    public:
        View(const WriteBehind&, Connection&);
        ~View() override;
        View(const View&) = delete;
        View& operator=(const View&) = delete;

        void select(const club::Query&,
                    const std::function<void(club::RowView)>& each) const override;
        std::size_t count(const club::Query&) const override;

    private:
        const club::RowReader& rows_of(const club::Table&) const;

        const WriteBehind& owner_;
        Connection& connection_;
        const SqlRows tables_;
        std::multiset<long long>::iterator registered_;
        mutable std::shared_ptr<const PendingRows> pending_;
        mutable std::optional<OverlaidRows> overlaid_;  // once something in it is asked for
    };

private:
    bool is_current(const std::shared_ptr<const PendingRows>&) const;
    void add_record(Connection&, std::string packed);
    void prune(Connection&, long long oldest);
    void note_size(long long number, std::size_t bytes);

    const std::size_t rows_max_;
    RedoRecord record_{deferred_tables()};
    LogRange log_{};
    std::deque<std::pair<long long, std::size_t>> log_sizes_;  // its records' numbers and bytes
    std::size_t log_bytes_ = 0;
    long long number_ = 0;  // of this group

    mutable std::mutex mutex_;
    std::shared_ptr<PendingRows> pending_;      // null: to be loaded
    long long newest_ = 0;                      // committed
    mutable std::multiset<long long> readers_;  // the newest record when they began
};

}  // namespace posthouse::store
