// Limits on letters to addresses that nobody has confirmed: per address and day (counted in the
// store) and per client and hour (counted here, in memory).
#pragma once

#include "club/core/store.h"

#include <algorithm>
#include <deque>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

namespace posthouse::club {

inline constexpr std::size_t unconfirmed_letters_a_day = 3;     // to one address
inline constexpr std::size_t unconfirmed_letters_an_hour = 20;  // by one client
inline constexpr std::size_t unproven_answers_an_hour = 5;      // to one address

/// What a letter to an unconfirmed address counts as in StoreReader::answers_to. No address has a
/// blank.
inline std::string unconfirmed_key(std::string_view address) {
    return "unconfirmed " + std::string(address);
}

class LetterLimits {
public:
    /// None if this client may cause a letter now, which is then counted; otherwise from when it
    /// may cause the next. Any thread. A letter to the same address at the same instant is the same
    /// one: its unit of work is repeated.
    std::optional<Instant> acquire(const std::string& client, const std::string& address,
                                   Instant now) {
        if (client.empty()) return std::nullopt;
        const std::lock_guard lock(mutex_);
        if (caused_.size() >= clients_max) forget_before(now - window);
        if (caused_.size() >= clients_max) caused_.clear();
        auto& times = caused_[client];
        while (!times.empty() && times.front().at <= now - window) times.pop_front();
        const Caused letter{now, address};
        if (std::ranges::count(times, letter) > 0) return std::nullopt;
        if (times.size() >= unconfirmed_letters_an_hour) return times.front().at + window;
        times.push_back(letter);
        return std::nullopt;
    }

private:
    static constexpr std::chrono::hours window{1};
    static constexpr std::size_t clients_max = 100'000;

    struct Caused {
        Instant at;
        std::string address;
        friend bool operator==(const Caused&, const Caused&) = default;
    };

    void forget_before(Instant instant) {
        std::erase_if(caused_, [instant](const auto& one) {
            return one.second.empty() || one.second.back().at <= instant;
        });
    }

    std::mutex mutex_;
    std::map<std::string, std::deque<Caused>> caused_;  // by client, the oldest first
};

}  // namespace posthouse::club
