// The only way to check a password, whatever it came by. After wrong ones the next check has to
// wait, longer each time: by account and client, by account for all unknown clients together, and
// by client for all accounts. A client that has lately given an account's right password, and a
// session of that account, do not wait for what others did.
//
// What is counted lies in the store, under keyed hashes, so that a restart forgets nothing and
// servers count together. A right password is remembered for 15 minutes as a keyed hash, in memory
// only: Argon2id takes 50 ms.
#pragma once

#include "club/command_table.h"
#include "club/secrets.h"
#include "club/store.h"

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

/// After `free` wrong ones the next waits a second, then two, four, … up to `most`.
struct WaitingTimes {
    int free = 3;
    std::chrono::seconds most{15 * 60};

    std::chrono::seconds after(int wrong) const;
};
inline constexpr WaitingTimes account_and_client{3, std::chrono::minutes(15)};
/// Gentle, since it holds for the owner at an unknown client, too.
inline constexpr WaitingTimes account_anywhere{10, std::chrono::seconds(30)};
inline constexpr WaitingTimes client_anywhere{10, std::chrono::minutes(15)};

/// Passwords that were right a while ago. Any number of threads.
class PasswordCache {
public:
    PasswordCache();
    bool contains(const std::string& hash, std::string_view password, Instant now) const;
    void remember(const std::string& hash, std::string_view password, Instant now);

private:
    std::string entry(const std::string& hash, std::string_view password) const;

    const HouseKey key_;  // made at random, known to nobody else
    mutable std::mutex mutex_;
    std::unordered_map<std::string, Instant> until_;
    std::deque<std::string> oldest_first_;
};

/// A password that somebody has given.
struct PasswordClaim {
    std::vector<std::string> names;  // of the players whose it may be
    std::string password;
    std::string client;               // Client::address
    std::optional<UserId> session{};  // who gives it, where a session or a token says so
    bool mail_password = true;        // the player's mail password will do
    Instant now{};
};

/// What became of a check: to be written down, so that it counts. While it lives, other checks
/// count it as a wrong one.
struct PasswordAttempt {
    UserId user{};
    std::string client;
    bool session = false;  // it came with a session of that account
    bool known = false;    // or from a client that has lately been right
    bool right = false;
    std::shared_ptr<void> under_way;
};
using PasswordAttempts = std::vector<PasswordAttempt>;

struct PasswordAnswer {
    std::optional<User> user;                  // whose password it is
    int mail_password = 0;                     // which of their mail passwords it was instead
    std::optional<std::chrono::seconds> wait;  // it was not checked, and may come again then
    PasswordAttempts attempts;
};

/// Any number of threads.
class PasswordChecker {
public:
    PasswordChecker(const Store& store, PasswordCost cost, HouseKey key)
        : store_(store), cost_(cost), key_(std::move(key)) {}

    /// Slow.
    PasswordAnswer check(const PasswordClaim&);
    /// The same where no password has to be worked out; none where one has.
    std::optional<PasswordAnswer> check_at_once(const PasswordClaim&);
    /// Slow. Whoever chose it is not asked to wait when they log in with it.
    std::string hash(std::string_view password, Instant now);

    /// Writes attempts down. They may be let go of once that is committed.
    void note(UnitOfWork&, const PasswordAttempts&, Instant now) const;

    /// What one run of Argon2id has taken of late.
    double seconds_a_run() const;

private:
    struct Counters;
    class UnderWay;
    struct Wait;
    Counters counters(UserId, const std::string& client, bool session) const;
    std::string key(std::string_view what, std::string_view of) const;
    /// How long this player's password must not be checked.
    Wait wait_for(const Counters&, const std::map<std::string, int>& under_way, bool session,
                  Instant now) const;
    std::optional<PasswordAnswer> check(const PasswordClaim&, bool slowly);
    bool matches(const User&, std::string_view password);
    template <class Work>
    auto measured(Work);

    const Store& store_;
    const PasswordCost cost_;
    const HouseKey key_;
    PasswordCache right_;
    mutable std::mutex mutex_;
    std::map<std::string, int> under_way_;  // checks, by counter
    double seconds_a_run_ = 0.06;           // measured from the first on
};

}  // namespace posthouse::club
