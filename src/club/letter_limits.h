// How many letters to addresses that nobody has confirmed are written: so many a day to one
// address, whoever causes them, and so many an hour that one client causes, whatever the addresses.
//
// The first is counted in the store. The second is kept in memory, by server and until it closes:
// `wait` may count a work twice that had to be done again, which errs on the safe side.
#pragma once

#include "club/store.h"

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

/// What a letter to an unconfirmed address counts as in Reader::answers_to. No address has a blank.
inline std::string unconfirmed_words(std::string_view address) {
    return "unconfirmed " + std::string(address);
}

class LetterLimits {
public:
    /// None: go ahead, it is counted. Else from when on this client may cause another. Any thread.
    std::optional<Instant> wait(const std::string& client, Instant now);

private:
    void forget_before(Instant);

    std::mutex mutex_;
    std::map<std::string, std::deque<Instant>> caused_;  // the oldest first
};

}  // namespace posthouse::club
