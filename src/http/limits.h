// How much one person, program or address may ask of the house in a minute, so that nobody can keep
// the others waiting.
//
// Each key may ask so many times a minute, evenly, and a burst of them at once (the generic cell
// rate algorithm: one instant a key). What is remembered is bounded: of two halves the older is
// thrown away when the newer is full, and who is forgotten begins anew.
#pragma once

#include "club/types.h"

#include <atomic>
#include <cstddef>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace posthouse::http {

/// Of a minute's requests, so many may come together.
constexpr int burst_of(int a_minute) {
    return a_minute < 4 ? 1 : a_minute / 4;
}

class RateLimiter {
public:
    /// 0 a minute: there is no limit.
    RateLimiter(int a_minute, int at_once, std::size_t keys_max);

    /// None: go ahead, it is counted. Else how long to wait, at least a second. Any thread.
    std::optional<std::chrono::seconds> retry_after(std::string_view key, club::Instant now);

    int a_minute() const { return a_minute_; }
    std::size_t keys() const;  // that are remembered

private:
    using Keys = std::unordered_map<std::string, club::Instant>;
    club::Instant& free_at(std::string_view key, club::Instant now);

    const int a_minute_;
    const std::chrono::milliseconds each_;   // between two of them
    const std::chrono::milliseconds ahead_;  // of which so many may come at once
    const std::size_t half_;
    mutable std::mutex mutex_;
    Keys newer_, older_;
};

/// What is kept apart of an IP address: all of it, or the network where it is IPv6 (somebody has
/// 2^64 of those).
std::string key_of_address(std::string_view address);

// What all clients together make the house hold: bodies that have not come whole, answers that have
// not been read. One client's part is small (connection.cpp and socket.cpp bound it), but slow ones
// may be many; so there is a bound for all, and above it whoever asks for more is told to come
// again, or cut off. What is no larger than an idle connection is not counted: a move is made at
// any time.

class BufferBudget {
public:
    explicit BufferBudget(std::size_t bytes_max) : bytes_max_(bytes_max) {}

    /// How much is held now, in bytes.
    std::size_t now() const { return bytes_; }

    /// One client's part of it; given back at its end.
    class Reservation {
    public:
        explicit Reservation(BufferBudget& all) : all_(all) {}
        ~Reservation() { set(0); }
        Reservation(const Reservation&) = delete;
        Reservation& operator=(const Reservation&) = delete;

        static constexpr std::size_t small_bytes_max = 8 * 1024;

        /// It is so many bytes from here on. Whether there was room for it: if not, it is so all
        /// the same, and whoever holds it does something about that.
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

}  // namespace posthouse::http
