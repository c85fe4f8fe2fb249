// Carries out works on PostgreSQL, beside other servers that do the same.
//
// Works run without a transaction, on the writer's cache (optimistic_rows.h). The commit then is
// one round trip: it takes the house's lock (the row in house_log), verifies that no other server
// has changed since then what these works have read, writes, notes whose rows it has changed
// (house_changes) and commits. Only the commit holds the lock, for no round trip, so commits happen
// one after another and each group behaves as if it had run at that moment, alone. If the
// verification fails, the group is repeated.
//
// What the cache does not answer is read in a snapshot, and the cache brought up to it, so that a
// work never sees two states. Works that need more (OptimisticRows) hold the lock while they run.
//
// Whoever else changes a running house's tables calls house_changed() in the same transaction.
#pragma once

#include "club/store.h"
#include "store/caching_rows.h"
#include "store/locked_rows.h"
#include "store/optimistic_rows.h"
#include "store/postgres_connection.h"

#include <atomic>
#include <chrono>
#include <exception>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::store {

/// Time for an unavailable server to come back: each wait is longer than the one before.
class Backoff {
public:
    explicit Backoff(std::chrono::milliseconds whole)
        : until_(std::chrono::steady_clock::now() + whole) {}

    /// Sleeps; false once the time is over.
    bool wait();

private:
    const std::chrono::steady_clock::time_point until_;
    std::chrono::milliseconds pause_{5};
};

class PostgresWriter {
public:
    explicit PostgresWriter(const PostgresConninfo&);

    /// Store::transact. The works may take effect in several commits and in another order.
    std::vector<std::exception_ptr> transact(std::span<const club::UnitFn> works);

    /// Whether this process of the database server is the writer's.
    bool has_process(int process) const { return process == process_; }
    /// Another server has announced something: the cache should be brought up to date.
    void expect_changes() { others_wrote_ = true; }

private:
    using Indexes = std::vector<std::size_t>;
    struct Group;

    void connect();
    void give_up_connection();

    void run_optimistically(Group&);
    void run_with_lock(Group&, const Indexes& which, const std::vector<AskedQuery>& rehearsed);
    void run_with_lock(const club::UnitFn&, LockedStatements&, bool careful, TouchedOwners&);
    bool commit_all_with_lock(const Group&, const Indexes& which,
                              const std::vector<AskedQuery>& rehearsed);
    std::exception_ptr attempt(const club::UnitFn&, LockedStatements&);

    void begin_snapshot();
    void queue_end_of_snapshot();
    void take_lock(LockedStatements&, const std::vector<AskedQuery>&);
    void queue_lock(const KeptWrites&, bool verify);
    void queue_reading_changes(bool with_own);
    void fold_in(const PGresult&, bool with_own);
    void forget(const TouchedOwners&);

    bool commit(Group&);
    void queue_writes(const KeptWrites&);
    void queue_end_of_commit();
    void finish_commit();
    bool was_committed() const;

    long long next_id(const club::Table&);
    void queue_reading_ids();
    void queue_reading_ids(const club::Table&, std::size_t wanted);
    void announce(std::string_view words);

    const PostgresConninfo& place_;
    std::string name_;  // new for each start
    std::mutex alone_;
    std::unique_ptr<PostgresConnection> connection_;
    std::atomic<int> process_ = 0;  // of the connection, at the server
    std::string since_;             // when it began
    bool in_snapshot_ = false;
    long long commits_ = 0;  // attempted

    WriterCache cache_;
    std::optional<long long> seen_;  // the last of house_changes that the cache contains
    TouchedOwners touched_;          // since seen_, by works that are not committed
    long long number_ = 0;           // in house_changes, of what is being committed
    long long last_event_ = 0;
    bool others_write_ = false;  // did at the last look
    std::atomic<bool> others_wrote_ = false;
    std::vector<std::string> announcements_;

    struct Ids {
        std::vector<long long> free;  // the next last
        std::size_t used = 0;         // since they were read
        std::size_t wanted = 0;       // by a group
    };
    std::map<const club::Table*, Ids> ids_;
};

}  // namespace posthouse::store
