// Carries out works on PostgreSQL, one group of works after another for the whole house: a group is
// one transaction that holds the house's advisory lock until it has committed. The round trip that
// takes the lock also reads from the log of commits whose rows other servers have changed, which
// the cache forgets; the one that commits also writes (locked_rows.h).
//
// So commits become visible in the order of their numbers in the log, and events in that of theirs.
//
// Whoever else changes a running house's tables calls house_changed() before, in the same
// transaction.
#pragma once

#include "club/core/store.h"
#include "store/caching_rows.h"
#include "store/postgres/locked_rows.h"
#include "store/postgres/postgres_connection.h"

#include <chrono>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <string>
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

    /// Store::transact.
    std::vector<std::exception_ptr> transact(std::span<const club::UnitFn> works);

    /// In the log of commits.
    const std::string& name() const { return name_; }

private:
    void connect();
    void give_up_connection();

    bool commit_all(std::span<const club::UnitFn> works);
    std::vector<std::exception_ptr> commit_each(std::span<const club::UnitFn> works);
    std::exception_ptr thrown_by(const std::function<void()>&);
    void carry_out(const club::UnitFn&, LockedRows&);
    void roll_back(const char* statement);

    void begin(LockedRows&);
    std::vector<club::Query> fold_in(const PGresult& commits);
    void read_again(const std::vector<club::Query>&, LockedRows&);
    void commit(LockedRows&);
    bool was_committed() const;

    const PostgresConninfo& place_;
    std::string name_;  // new for each start
    std::mutex alone_;
    std::unique_ptr<PostgresConnection> connection_;
    int process_ = 0;         // of the connection, at the server
    std::string since_;       // when it began
    long long attempts_ = 0;  // to commit

    WriterCache cache_;
    long long seen_ = 0;     // the last commit that the cache contains
    ChangedOwners changed_;  // by this group
    LastIds ids_;
};

}  // namespace posthouse::store
