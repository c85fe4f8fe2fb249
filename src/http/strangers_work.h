// How much processor time people who are not logged in may have in a minute: each address, and all
// together. A request is let in while there is time left and is charged what it took, so that no
// kind of page has to be priced in advance.
#pragma once

#include "http/limits.h"

#include <chrono>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace posthouse::http {

class StrangersWork {
public:
    using Time = std::chrono::microseconds;

    /// Of each, all can be had at once. 0 a minute: there is no limit.
    StrangersWork(Time of_all, Time of_address, std::size_t keys_max);

    /// None: go ahead, and say afterwards what it took. Else how long to wait. Any thread.
    std::optional<std::chrono::seconds> wait(std::string_view address, club::Instant now);
    void took(std::string_view address, Time, club::Instant now);

private:
    using Debts = std::unordered_map<std::string, club::Instant>;  // when it is paid off
    club::Instant paid_off(const std::string& address, club::Instant now);
    static std::chrono::seconds wait_for(club::Instant paid, club::Instant now);
    static club::Instant charged(club::Instant paid, Time, Time a_minute, club::Instant now);

    const Time of_all_, of_address_;
    const std::size_t half_;
    mutable std::mutex mutex_;
    club::Instant all_paid_{};
    Debts newer_, older_;
};

}  // namespace posthouse::http
