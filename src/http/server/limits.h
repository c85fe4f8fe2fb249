// Rate limits by player, token or address.
//
// Generic cell rate algorithm: a steady rate with a burst, one instant per key. Memory is bounded:
// of two generations the older is dropped when the newer is full, so a forgotten key starts afresh.
#pragma once

#include "club/core/types.h"

#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace posthouse::http {

/// How many of a minute's requests may come at once.
constexpr int burst_size(int a_minute) {
    return a_minute < 4 ? 1 : a_minute / 4;
}

/// What is left of a limit.
struct Quota {
    int limit = 0, remaining = 0;            // at once
    std::chrono::seconds window{}, reset{};  // until all is free again: of a spent one, of this one
};

/// The header fields `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers-10).
std::array<std::pair<std::string, std::string>, 2> rate_limit_fields(std::string_view policy,
                                                                     const Quota&);

class RateLimiter {
public:
    /// 0 per minute: unlimited.
    RateLimiter(int a_minute, int at_once, std::size_t keys_max);

    /// None: admitted and counted. Otherwise the wait, at least a second. Thread-safe.
    std::optional<std::chrono::seconds> retry_after(std::string_view key, club::Instant now);

    /// Counts nothing. None: unlimited. Thread-safe.
    std::optional<Quota> quota(std::string_view key, club::Instant now) const;

    int per_minute() const { return per_minute_; }
    std::size_t key_count() const;  // remembered

private:
    using Keys = std::unordered_map<std::string, club::Instant>;
    club::Instant& next_free_time(std::string_view key, club::Instant now);

    const int per_minute_;
    const std::chrono::milliseconds interval_;         // interval
    const std::chrono::milliseconds burst_tolerance_;  // burst tolerance
    const std::size_t generation_size_;
    mutable std::mutex mutex_;
    Keys newer_, older_;
};

/// The key of an IP address: for IPv6 its /64 network, since everybody has 2^64 addresses.
std::string address_key(std::string_view address);

/// Open connections by address. Thread-safe.
class ConnectionLimiter {
public:
    /// 0: unlimited.
    explicit ConnectionLimiter(int max_per_key) : open_(std::make_shared<Open>(max_per_key)) {}

    /// Counts a connection for as long as the result lives; null: too many are open.
    std::shared_ptr<void> admit(std::string key);

private:
    struct Open {
        explicit Open(int most) : max_per_key(most) {}
        const int max_per_key;
        std::mutex mutex;
        std::unordered_map<std::string, int> count;
    };
    const std::shared_ptr<Open> open_;
};

// Bounds the memory for incomplete bodies and unread responses of all clients together. Each client
// has its own small limit (connection.cpp, socket.cpp); above the common one, further clients get
// 503 or are disconnected. Small buffers are not counted, so that a move can always be made.

class BufferBudget {
public:
    explicit BufferBudget(std::size_t bytes_max) : bytes_max_(bytes_max) {}

    /// Bytes in use.
    std::size_t used() const { return bytes_; }

    /// One client's share, released on destruction.
    class Reservation {
    public:
        explicit Reservation(BufferBudget& all) : all_(all) {}
        ~Reservation() { set(0); }
        Reservation(const Reservation&) = delete;
        Reservation& operator=(const Reservation&) = delete;

        static constexpr std::size_t small_bytes_max = 8 * 1024;

        /// Sets the size. False if the budget is exceeded: the size counts all the same, and the
        /// caller must shrink it.
        bool set(std::size_t bytes) {
            const std::size_t counted = bytes > small_bytes_max ? bytes : 0;
            const bool more = counted > bytes_;
            const std::size_t all = all_.bytes_ += counted - bytes_;
            bytes_ = counted;
            return !more || all <= all_.bytes_max_;
        }

    private:
        BufferBudget& all_;
        std::size_t bytes_ = 0;
    };

private:
    const std::size_t bytes_max_;
    std::atomic<std::size_t> bytes_ = 0;
};

/// Processor time per minute for clients that are not logged in: each address, and all together. A
/// request is admitted while time is left and charged what it took, so no page needs a price in
/// advance.
class AnonymousTimeBudget {
public:
    using Time = std::chrono::microseconds;

    /// Each budget can be spent at once. 0: unlimited.
    AnonymousTimeBudget(Time of_all, Time of_address, std::size_t keys_max);

    /// None: admitted; report the cost afterwards. Otherwise the wait. Thread-safe.
    std::optional<std::chrono::seconds> retry_after(std::string_view address, club::Instant now);
    void charge(std::string_view address, Time, club::Instant now);

private:
    using Debts = std::unordered_map<std::string, club::Instant>;  // until when the budget is spent
    club::Instant paid_off_at(const std::string& address, club::Instant now);
    static std::chrono::seconds wait_until_paid(club::Instant paid, club::Instant now);
    static club::Instant add_charge(club::Instant paid, Time, Time a_minute, club::Instant now);

    const Time of_all_, of_address_;
    const std::size_t half_;
    mutable std::mutex mutex_;
    club::Instant all_paid_{};
    Debts newer_, older_;
};

}  // namespace posthouse::http
