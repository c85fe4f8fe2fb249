// The table of a season: several tournaments of a series together.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace posthouse::tournament {

/// How a player who played at least one game did in one edition.
struct EditionResult {
    std::int64_t player = 0;
    int place = 0;
    int half_points = 0;
};

struct SeasonEntry {
    int place = 0;  // from 1; shared by tied players
    std::int64_t player = 0;
    int half_points = 0;
    int played = 0, won = 0;  // editions
};

/// The season's editions are numbered from 1, so many in each season.
constexpr int season_of(int edition, int editions_per_season) {
    return (edition - 1) / editions_per_season + 1;
}

/// Points of all editions together, the most first; of equals who has won more of them; then the
/// place is shared.
std::vector<SeasonEntry> season_table(std::span<const EditionResult>);

}  // namespace posthouse::tournament
