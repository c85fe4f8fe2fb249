// The only way to check a password. Wrong passwords delay the next check, longer each time: by
// account and client, by account for all unknown clients together, and by client for all accounts.
// A client that recently gave an account's correct password, and a session of that account, are not
// delayed by the guesses of others.
//
// The counters are in the store, under keyed hashes, so that they survive a restart and servers
// count together. Correct passwords are cached for 15 minutes as keyed hashes, in memory only,
// since Argon2id takes 50 ms.
#pragma once

#include "club/commands/command_table.h"
#include "club/core/secrets.h"
#include "club/core/store.h"

#include <chrono>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace posthouse::club {

/// After `free` wrong passwords the next check waits 1 s, then 2 s, 4 s, … up to `most`.
struct RetryDelays {
    int free_attempts = 3;
    std::chrono::seconds max_delay{15 * 60};

    std::chrono::seconds delay_after(int wrong) const;
};
inline constexpr RetryDelays account_and_client_delays{3, std::chrono::minutes(15)};
/// Short, since it also delays the owner at an unknown client.
inline constexpr RetryDelays account_delays{10, std::chrono::seconds(30)};
inline constexpr RetryDelays client_delays{10, std::chrono::minutes(15)};

/// Passwords that were recently correct. Thread-safe.
class PasswordCache {
public:
    PasswordCache();
    bool contains(const std::string& hash, std::string_view password, Instant now) const;
    void insert(const std::string& hash, std::string_view password, Instant now);

private:
    std::string entry(const std::string& hash, std::string_view password) const;

    const ServerKey key_;  // random, never stored
    mutable std::mutex mutex_;
    std::unordered_map<std::string, Instant> expiry_;
    std::deque<std::string> oldest_first_;
};

/// A password given by a client, to be checked.
struct PasswordClaim {
    std::vector<std::string> names;  // of the players whose password it may be
    std::string password;
    std::string client;               // Client::address
    std::optional<UserId> session{};  // the user authenticated by a session or token
    bool mail_password = true;        // also accept the player's mail password
    Instant now{};
};

/// The result of a check, to be recorded with note(). While it lives, other checks count it as
/// wrong.
struct PasswordAttempt {
    UserId user{};
    std::string client;
    bool session = false;       // given in a session of that account
    bool known_client = false;  // or by a client that was recently right
    bool correct = false;
    std::shared_ptr<void> in_progress;
};
using PasswordAttempts = std::vector<PasswordAttempt>;

struct PasswordCheckResult {
    std::optional<User> user;                  // owner of the password
    int mail_password = 0;                     // number of their mail password, if it was that
    std::optional<std::chrono::seconds> wait;  // not checked: try again after this
    PasswordAttempts attempts;
};

/// Thread-safe.
class PasswordChecker {
public:
    PasswordChecker(const Store& store, PasswordCost cost, ServerKey key)
        : store_(store), cost_(cost), key_(std::move(key)) {}

    /// Slow.
    PasswordCheckResult check(const PasswordClaim&);
    /// Checks without hashing, or returns none if hashing is needed.
    std::optional<PasswordCheckResult> check_cached(const PasswordClaim&);
    /// Slow. Caches the password, so that the first login with it is fast.
    std::string hash(std::string_view password, Instant now);

    /// Records attempts. Keep them alive until this is committed.
    void record_attempts(UnitOfWork&, const PasswordAttempts&, Instant now) const;

    /// Recent average time of one Argon2id hash.
    double seconds_per_hash() const;

private:
    struct Counters;
    struct ChecksInProgress {
        std::mutex mutex;
        std::map<std::string, int> running;  // by counter
    };
    class CheckInProgress;
    struct Wait;
    Counters counters(UserId, const std::string& client, bool session) const;
    std::string key(std::string_view what, std::string_view of) const;
    /// How long this player's password may not be checked.
    Wait wait_for(const Counters&, const std::map<std::string, int>& under_way, bool session,
                  Instant now) const;
    std::optional<PasswordCheckResult> check(const PasswordClaim&, bool slowly);
    bool matches(const User&, std::string_view password);
    template <class Work>
    auto timed(Work);

    const Store& store_;
    const PasswordCost cost_;
    const ServerKey key_;
    PasswordCache cache_;
    /// Outlives the checker: a server that ends may still hold attempts to be recorded.
    const std::shared_ptr<ChecksInProgress> in_progress_ = std::make_shared<ChecksInProgress>();
    mutable std::mutex mutex_;
    double seconds_per_hash_ = 0.06;  // moving average
};

}  // namespace posthouse::club
