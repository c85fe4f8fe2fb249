// How much one person, program or address may ask of the house in a minute, so that nobody can keep
// the others waiting.
//
// Each key may ask so many times a minute, evenly, and a burst of them at once (the generic cell
// rate algorithm: one instant a key). What is remembered is bounded: of two halves the older is
// thrown away when the newer is full, and who is forgotten begins anew.
//
// Deliberately absent: what a key is made of, what is told (api.cpp, connection.cpp).
#pragma once

#include "club/types.h"

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

}  // namespace posthouse::http
