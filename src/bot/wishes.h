// Which matches a bot takes, as its player has set it.
#pragma once

#include "base/refusal.h"

#include <boost/json/object.hpp>
#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::bot {

struct Range {
    std::int64_t least = std::numeric_limits<std::int64_t>::min();
    std::int64_t most = std::numeric_limits<std::int64_t>::max();

    bool contains(std::int64_t value) const { return least <= value && value <= most; }
};
/// "1400-1700", "1400-" or "-1700".
Expected<Range> read_rating_range(std::string_view typed);
/// "5m-1h", "5m-" or "-1h": milliseconds.
Expected<Range> read_clock_range(std::string_view typed);

enum class Opponents { anyone, people, bots };

struct Wishes {
    /// Of the time that a clock gives a player for forty moves; without a clock it is endless.
    Range clock;
    std::optional<Range> rating;  // of the opponent; who has none is not taken
    std::optional<bool> rated;
    Opponents opponents = Opponents::anyone;
    std::vector<std::string> only, without;  // names of opponents
    int matches = 0;                         // at a time; 0: any number
};

/// Why a bot does not take a match.
struct Unwanted {
    std::string_view reason;  // the word of `decline --reason=`; empty: there is none for it
    std::string_view why;     // in words, for the log
};
/// `match` is a challenge or an open challenge as the API has it, `opponent` who made it, `running`
/// how many matches the bot has.
std::optional<Unwanted> unwanted(const Wishes&, const boost::json::object& match,
                                 const boost::json::object& opponent, std::size_t running);

}  // namespace posthouse::bot
