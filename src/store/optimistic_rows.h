// Rows for works that run before their transaction begins: they read the writer's cache, and their
// changes are kept for the commit, which first verifies that no other server has changed what they
// have read (postgres_writer.h). So all of a group's statements travel in one round trip, and a
// lock is held for no round trip at all.
//
// This does for what moves and messages in a match do. Anything else throws NeedsLock: the work is
// then repeated under the lock of the whole house, where it may read and change everything
// (locked_rows.h). What it reads until it first changes something is noted, to be read again with
// the lock in one round trip.
#pragma once

#include "store/caching_rows.h"
#include "store/sql_rows.h"

#include <functional>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace posthouse::store {

class NeedsLock : public std::runtime_error {
public:
    explicit NeedsLock(std::string_view table)
        : std::runtime_error("Needs the lock for " + std::string(table) + ".") {}
};

/// The changes of a group's works, as statements.
class KeptWrites : public SqlExecutor {
public:
    struct Write {
        std::string sql;
        club::StoredRow values;
    };
    struct Mark {
        std::size_t writes, marks, events;
        bool operator==(const Mark&) const = default;
    };

    long long run(const std::string& sql, const Values&) override;
    std::optional<long long> insert(const std::string& sql, const Values&) override;
    void select(const std::string&, const Values&, const std::vector<FieldKind>&,
                const std::function<void(club::RowView)>&) override;

    void clear() { *this = {}; }
    Mark mark() const { return {writes.size(), marks.size(), events.size()}; }
    void roll_back_to(const Mark&);

    std::vector<Write> writes;
    std::vector<std::pair<long long, Write>> marks;  // of rows of players, by player
    std::vector<Write> events;                       // numbered at the commit
    std::set<std::string> keys_without_response;
    std::set<std::string> keys_with_response;  // written by this group
    /// Owners in tables of which rows are among the writes.
    std::set<std::pair<const club::Table*, long long>> owners;
};

class OptimisticRows final : public club::RowWriter {
public:
    struct Source {
        /// Answers a query that fills the cache, as of when the cache is from.
        std::function<void(const club::Query&, const std::function<void(club::RowView)>&)> select;
        std::function<long long(const club::Table&)> next_id;
        SqlExecutor& rehearsal;  // the same snapshot; notes its queries
        SqlExecutor& notes;      // notes queries and answers nothing
        std::function<void(std::string_view)> announce;
    };
    OptimisticRows(KeptWrites& kept, const Source& source)
        : kept_(kept), source_(source), sql_(kept), begun_(kept.mark()) {}

    /// The work has read what others may have changed: its result does not count.
    bool needs_lock() const { return needs_lock_; }

    /// The rows with the cache, in which the effect of a change is looked up.
    void read_through(const club::RowReader& cached) { cached_ = &cached; }

    void select(const club::Query&, const std::function<void(club::RowView)>& each) const override;
    std::size_t count(const club::Query&) const override;
    bool insert(const club::Table&, club::StoredRow&, club::OnConflict) override;
    std::size_t update(const club::Table&, const std::vector<club::Condition>& where,
                       const std::vector<club::Assignment>&) override;
    std::size_t erase(const club::Table&, const std::vector<club::Condition>& where) override;
    void announce(std::string_view words) override { source_.announce(words); }

private:
    void rehearse(const club::Query&) const;
    void must_not_need_lock(const club::Table&) const;

    KeptWrites& kept_;
    const Source& source_;
    SqlRows sql_;
    const KeptWrites::Mark begun_;
    mutable bool needs_lock_ = false;
    const club::RowReader* cached_ = nullptr;
};

}  // namespace posthouse::store
