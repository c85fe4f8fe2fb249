// Matches that the parameters of an address select, page by page.
#pragma once

#include "base/refusal.h"
#include "club/core/store.h"
#include "club/matches/match_tables.h"
#include "http/api/parameters.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace posthouse::http {

/// Selects matches, newest first. What `filter` holds is a range of an index; by the rest matches
/// are looked at one by one.
struct MatchQuery {
    club::MatchFilter filter;
    std::optional<bool> rated;
    std::optional<Result> result;
    std::optional<bool> won;  // by filter.player
    club::Instant since{};    // ended, or the last move made, at this time or later

    bool selects(const club::Match&) const;
};

/// `player`, `game`, `over`, `result`, `rated`, `since`, `before` and `limit`; `of`: the player
/// whom the address names instead, all of whose matches are selected.
Expected<MatchQuery> read_match_query(const club::StoreReader&, const Parameters&,
                                      std::optional<club::UserId> of = {});

struct MatchPage {
    std::vector<club::Match> matches;
    /// The last match that was looked at: older ones may follow. 0: none do.
    club::MatchId last{};
};

/// The next matches, at most `filter.limit`, among the next `looked_at_max`, so that the cost is
/// bounded however few are selected: a page may have fewer, or none, and still others follow.
MatchPage read_matches(const club::StoreReader&, const MatchQuery&, std::size_t looked_at_max);

}  // namespace posthouse::http
