#include "store/postgres_duties.h"

namespace posthouse::store {

namespace {

const std::string key = "hashtextextended(current_schema() || ' duty ' || :what, 0)";

}  // namespace

/// Whoever asks relies on the answer: a connection that was lost unnoticed is noticed here.
void PostgresLeaderLocks::make_sure_of_connection() {
    if (connection_) {
        try {
            connection_->command("SELECT 1");
            return;
        } catch (const DatabaseError&) {
            connection_.reset();
            ours_.clear();
        }
    }
    connection_ = std::make_unique<PostgresConnection>(place_);
    // A machine that has vanished from the network keeps nothing for long.
    connection_->command(
        "SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = "
        "3");
}

club::LeaderLock PostgresLeaderLocks::acquire_lock(std::string_view what) {
    static const std::string sql =
        "SELECT CASE WHEN pg_try_advisory_lock(" + key + ") THEN 1 ELSE 0 END";
    const std::lock_guard lock(mutex_);
    make_sure_of_connection();
    if (ours_.contains(what)) return club::LeaderLock::ours;
    int taken = 0;
    connection_->ask_one(sql, std::tie(taken), std::string(what));
    if (taken == 0) return club::LeaderLock::others;
    ours_.emplace(what);
    return club::LeaderLock::fresh;
}

void PostgresLeaderLocks::release_lock(std::string_view what) {
    static const std::string sql =
        "SELECT CASE WHEN pg_advisory_unlock(" + key + ") THEN 1 ELSE 0 END";
    const std::lock_guard lock(mutex_);
    const auto ours = ours_.find(what);
    if (ours == ours_.end()) return;
    ours_.erase(ours);
    try {
        int laid_down = 0;
        connection_->ask_one(sql, std::tie(laid_down), std::string(what));
    } catch (const DatabaseError&) {
        connection_.reset();  // which lets go of everything
        ours_.clear();
    }
}

}  // namespace posthouse::store
