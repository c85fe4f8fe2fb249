// Carries out works on PostgreSQL, beside other servers that do the same.
//
// Works run without a transaction, on the writer's cache (optimistic_rows.h). The commit then is
// one round trip: it shares the house's lock, locks the matches that these works have used,
// verifies that no other server has changed since then what they have read, writes, adds to the log
// of commits whose rows it has changed, and commits (postgres_schema.cpp). If the verification
// fails, the group is repeated.
//
// So groups with other matches are committed side by side, also by the disk, and each behaves as if
// it had run alone: nothing that it has used can change between the verification and the commit,
// for others wait for its matches, and all else is changed only by works that have the lock alone.
// These are works that need more than OptimisticRows gives. They hold the lock while they run.
//
// What the cache does not answer is read in a snapshot, and the cache brought up to it, so that a
// work never sees two states.
//
// Whoever else changes a running house's tables calls house_changed() before, in the same
// transaction.
#pragma once

#include "club/core/store.h"
#include "store/caching_rows.h"
#include "store/optimistic_rows.h"
#include "store/postgres/locked_rows.h"
#include "store/postgres/postgres_connection.h"
#include "store/postgres/postgres_coordination.h"
#include "store/postgres/seen_numbers.h"

#include <chrono>
#include <exception>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
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

    /// In the log of commits.
    const std::string& name() const { return name_; }
    /// What others have committed. Thread-safe.
    void expect(const PostgresFollower::News&);

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

    void begin_snapshot(const std::function<void()>& ask = {});
    void queue_end_of_snapshot();
    void take_lock(LockedStatements&, const std::vector<AskedQuery>&);
    void queue_share(const KeptWrites&);
    void queue_barrier(long long& last_commit);
    void queue_reading_changes(std::function<void(const std::vector<long long>&)> on_changed = {});
    std::vector<long long> fold_in(const PGresult& commits);
    void forget_what_others_changed();
    void forget_changed(long long owner);
    void read_again(LockedStatements&);
    void forget_everything();
    void forget(const TouchedOwners&);

    bool commit(Group&);
    void queue_writes(const KeptWrites&);
    void queue_end_of_commit(bool writes);
    void finish_commit();
    bool was_committed() const;

    long long next_id(const club::Table&);
    void forget_ids();
    void queue_reading_ids(bool all);
    void queue_reading_ids(const club::Table&, std::size_t wanted);
    void announce(std::string_view words);

    const PostgresConninfo& place_;
    std::string name_;  // new for each start
    std::mutex alone_;
    std::unique_ptr<PostgresConnection> connection_;
    int process_ = 0;    // of the connection, at the server
    std::string since_;  // when it began
    bool in_snapshot_ = false;
    long long attempts_ = 0;  // to commit
    bool committed_ = false;  // the last of them

    WriterCache cache_;
    std::vector<club::Query> reloaded_;  // with the next group
    SeenNumbers seen_;                   // commits that the cache contains
    TouchedOwners touched_;              // since then, by works that are not committed
    bool stale_ = false;                 // the last group has failed because of this cache
    bool others_write_ = false;          // did at the last look
    std::mutex expected_mutex_;
    /// Commits of others that the cache may not contain yet, with whose rows they have changed.
    std::map<long long, std::vector<long long>> expected_;
    std::string words_;     // that were announced
    long long number_ = 0;  // of what is being committed, in the log

    struct Ids {
        std::vector<long long> free;  // the next last
        std::size_t used = 0;         // since they were read
        std::size_t wanted = 0;       // by a group
    };
    std::map<const club::Table*, Ids> ids_;
};

}  // namespace posthouse::store
