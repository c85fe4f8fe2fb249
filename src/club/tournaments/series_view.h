// A series with its editions and the table of the season, and its description as plain text of at
// most 72 columns.
#pragma once

#include "club/core/viewer.h"
#include "club/tournaments/series_tables.h"
#include "tournament/season.h"

#include <string>
#include <vector>

namespace posthouse::club {

struct PlayedEdition {
    Tournament about;
    int players = 0;  // who have played a game
    std::vector<UserId> winners;
};

struct SeriesView {
    Series about;
    std::vector<Tournament> current;    // open for entry or being played, the next one first
    std::vector<PlayedEdition> played;  // the newest first, not all
    std::vector<UserId> regulars;
    int season = 0;         // of the newest edition that was played; 0: none was
    int season_played = 0;  // editions of this season
    std::vector<tournament::SeasonEntry> table;
};

SeriesView load_series_view(const StoreReader&, const Series&);

/// "every Saturday", "the first Saturday of each month".
std::string format_recurrence(const Recurrence&, const Texts&);
/// One line: "sat: wari, every Saturday at 15:00 (Europe/London)".
std::string series_line(const Series&, const Texts&);
/// When it is, who plays in all, and which editions are next.
std::string series_rules(const StoreReader&, const SeriesView&, const Texts&);
/// The editions that are over, with who won them.
std::string format_played(const StoreReader&, const SeriesView&, const Texts&);
std::string format_season(const StoreReader&, const SeriesView&, const Texts&);
/// All of these.
std::string format_series(const StoreReader&, const SeriesView&, const Texts&);

}  // namespace posthouse::club
