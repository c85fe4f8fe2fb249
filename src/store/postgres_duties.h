// What only one of several processes may do at a time, by advisory locks on a connection of their
// own: the server lets go of them when the connection ends, however the process died.
//
// Deliberately absent: clocks. A process that is stopped keeps what it has until its connection is
// given up by the server.
#pragma once

#include "club/store.h"
#include "store/postgres_connection.h"

#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <string_view>

namespace posthouse::store {

class PostgresLeaderLocks {
public:
    explicit PostgresLeaderLocks(const PostgresConninfo& place) : place_(place) {}

    /// Throws where the server cannot be asked; then nothing is ours.
    club::LeaderLock acquire_lock(std::string_view what);
    void release_lock(std::string_view what);

private:
    void make_sure_of_connection();

    const PostgresConninfo& place_;
    std::mutex mutex_;
    std::unique_ptr<PostgresConnection> connection_;
    std::set<std::string, std::less<>> ours_;
};

}  // namespace posthouse::store
