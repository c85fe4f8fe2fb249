// The ranking of a game at the end of a week, and who has risen and fallen in it: computed from the
// history of ratings.
#pragma once

#include "club/core/store.h"
#include "club/core/viewer.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

struct WeekRow {
    User user;
    int place = 0;         // from 1
    int place_before = 0;  // a week before; 0: was not ranked
    int rating = 0;
    std::optional<int> rating_before{};  // may have been provisional; none: had none

    int change() const { return rating_before ? rating - *rating_before : 0; }
};

struct WeekRanking {
    Instant end{};                    // a Monday, 0:00 UTC
    std::vector<WeekRow> rows;        // best first, not all
    std::vector<WeekRow> rose, fell;  // the three whose rating changed most
};

/// When the last week that is over ended.
Instant last_week_end(Instant now);
/// Of people and computers, as far as their accounts are open. Asks for one change of each player
/// who has played since the week began.
WeekRanking week_ranking(const StoreReader&, std::string_view game, Instant end);

/// "Wari: ranking of the week from 2026-11-23 to 2026-11-29".
std::string week_title(const WeekRanking&, std::string_view game, const Texts&);
/// With its title, as plain text of at most 72 columns.
std::string format_week(const WeekRanking&, std::string_view game, const Texts&);

}  // namespace posthouse::club
