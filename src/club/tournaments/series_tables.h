// The tables of series: tournaments that recur, and who plays in all of them.
#pragma once

#include "club/core/recurrence.h"
#include "club/tournaments/tournament_tables.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

inline constexpr int season_max = 100;  // editions

/// Announces its editions itself, each with the terms of the one before.
struct Series {
    SeriesId id{};
    std::string name;  // unique like those of tournaments; its editions are NAME-1, NAME-2 …
    std::string game;
    UserId by{};  // the announcer
    Recurrence every;
    int season = 0;  // editions in a season
    Instant announced{};
    int editions = 0;              // the number of the newest one
    Instant due{};                 // when the next one is announced: announced_ahead() before it
    std::optional<Instant> ended;  // it announces no more
};

/// Who is entered into each edition when it is announced.
struct Regular {
    SeriesId series{};
    UserId user{};
    Instant since{};
    friend bool operator==(const Regular&, const Regular&) = default;
};

// clang-format off
template <> const TableCodec& codec_of<Series>();
template <> const TableCodec& codec_of<Regular>();
// clang-format on

/// So long before its beginning an edition is announced.
inline std::chrono::days announced_ahead(const Recurrence& every) {
    return std::chrono::days(every.weekday ? 14 : 2);
}
inline Instant next_start(const Series& one) {
    return one.due + announced_ahead(one.every);
}

/// In lists.
inline constexpr std::size_t series_listed = 100;

struct SeriesFilter {
    std::optional<std::string> game{};
    std::optional<UserId> by{};
    bool ended = false;  // also those
    std::size_t limit = all_rows;
};

/// Ignoring ASCII case.
std::optional<Series> series_named(const StoreReader&, std::string_view name);
/// Newest first.
std::vector<Series> find_series(const StoreReader&, const SeriesFilter&);
/// Those whose next edition is to be announced.
std::vector<Series> series_due(const StoreReader&, Instant now);
enum class EditionState : std::uint8_t {
    any,
    open,     // for entry
    current,  // open or being played
    played
};
/// Newest first.
std::vector<Tournament> editions_of(const StoreReader&, SeriesId, EditionState,
                                    std::size_t limit = all_rows);
/// By player.
std::vector<Regular> regulars_of(const StoreReader&, SeriesId);
std::vector<Regular> standing_entries_of(const StoreReader&, UserId);

/// `editions`, `due` and `ended` may change.
void change_series(UnitOfWork&, const Series&);

}  // namespace posthouse::club
