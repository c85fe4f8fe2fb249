// Leader election between servers by session advisory locks on a separate connection: PostgreSQL
// releases them when the connection ends, however the process died. A stopped process keeps its
// locks until the server drops its connection.
#pragma once

#include "club/core/store.h"
#include "store/postgres/postgres_connection.h"
#include "store/postgres/seen_numbers.h"

#include <atomic>
#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

namespace posthouse::store {

class PostgresLeaderLocks {
public:
    explicit PostgresLeaderLocks(const PostgresConninfo& place) : place_(place) {}

    /// Throws if the server cannot be asked; then no lock is held.
    club::LeaderLock acquire_lock(std::string_view what);
    void release_lock(std::string_view what);

private:
    void ensure_connection();

    const PostgresConninfo& place_;
    std::mutex mutex_;
    std::unique_ptr<PostgresConnection> connection_;
    std::set<std::string, std::less<>> held_;
};

// Follows the log of commits on its own connection and thread, to tell what other servers have
// changed. A notification says that there is something in the log; without one it looks once a
// second. It goes on where it was after the connection was lost.

class PostgresFollower {
public:
    struct News {
        /// Commits of others, by number: whose rows they have changed (TouchedOwners).
        std::map<long long, std::vector<long long>> commits{};
        std::optional<std::string> words = "";  // that they have announced; none: perhaps anything
    };
    /// Called on the follower's thread after commits of others, and if there are new events.
    using NewsFn = std::function<void(const News&)>;
    /// `writer`: the name of our own. `last_event`: up to this number readers may see events; set
    /// from the beginning. Throws if the server cannot be reached now.
    PostgresFollower(const PostgresConninfo&, std::string writer,
                     std::atomic<long long>& last_event, NewsFn);
    ~PostgresFollower();
    PostgresFollower(const PostgresFollower&) = delete;
    PostgresFollower& operator=(const PostgresFollower&) = delete;

    /// The channel for NOTIFY.
    static constexpr const char* channel = "'posthouse ' || current_schema()";

private:
    void connect();
    void run();
    void follow_until_lost();
    void read_log();
    void fold_in(const PGresult& commits, News&);
    void note_gap();
    void queue_barrier(long long& last_commit, long long& last_event);
    void wait(int file, std::chrono::milliseconds) const;

    const PostgresConninfo& place_;
    const std::string writer_;
    std::atomic<long long>& last_event_;
    const NewsFn on_news_;
    std::unique_ptr<PostgresConnection> connection_;
    SeenNumbers commits_, events_;
    /// Before the first missing commit and event; since when they are missing.
    std::optional<std::pair<long long, long long>> gap_;
    std::chrono::steady_clock::time_point gap_since_;
    std::atomic<bool> stopping_ = false;
    int wakeup_fd_ = -1;  // an eventfd that stops the thread's wait
    std::thread thread_;
};

/// What was seen, for the condition "number > :complete AND number <> ALL(:beyond)".
struct SeenFields {
    explicit SeenFields(const SeenNumbers&);
    Field complete, beyond;
};
/// Numbers as an array in SQL's text form, and back from words.
std::string array_of(const auto& numbers) {
    std::string text;
    for (const long long one : numbers) text += (text.empty() ? "{" : ",") + std::to_string(one);
    return text.empty() ? "{}" : text + "}";
}
std::vector<long long> numbers_in(std::string_view text);

/// Selects the oldest commit of the log, and those that were not seen: number, owners, writer,
/// words; null if there are none.
extern const std::string unseen_commits;

}  // namespace posthouse::store
