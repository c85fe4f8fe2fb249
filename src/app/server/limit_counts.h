// Counts how often each limit was reached, in the last hour and since the start, and by whom most.
// In memory only and bounded, so that an attack causes no writes.
#pragma once

#include "club/core/types.h"

#include <array>
#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace posthouse::app {

class LimitCounts {
public:
    static constexpr std::size_t names_max = 16;  // names per limit

    void count(std::string_view limit, std::string_view who, club::Instant now);  // any thread

    struct Row {
        std::string limit;
        std::uint64_t last_hour = 0, all = 0;
        club::Instant last{};
        /// Who reached it within the hour, most often first. With more than named_max of them the
        /// counts are upper bounds (Metwally et al., "Space-Saving", 2005).
        std::vector<std::pair<std::string, std::uint64_t>> by_name;
    };
    /// The limits that were reached, most often in the last hour first.
    std::vector<Row> rows(club::Instant now) const;

private:
    struct Count {
        std::uint64_t times = 0;
        club::Instant last{};
    };
    struct Minute {
        std::int64_t number = -1;  // since 1970
        std::uint64_t times = 0;
    };
    struct Entry {
        std::uint64_t all = 0;
        club::Instant last{};
        std::array<Minute, 60> minutes{};
        std::map<std::string, Count, std::less<>> by;
    };
    static void count_who(Entry&, std::string_view who, club::Instant now);

    mutable std::mutex mutex_;
    std::map<std::string, Entry, std::less<>> entries_;
};

}  // namespace posthouse::app
