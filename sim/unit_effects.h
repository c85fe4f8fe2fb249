// What one work did to the store, as it is looked at once the work stands.
#pragma once

#include "club/store.h"

#include <functional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace posthouse::sim {

struct UnitEffects {
    /// The same once more, on another store that is in the same state.
    std::vector<std::function<void(club::UnitOfWork&)>> changes;
    std::set<club::MatchId> matches;
    std::set<club::TournamentId> tournaments;
    std::vector<club::Letter> written, noted;  // letters that are new, and that changed
    std::vector<club::RatingChange> ratings;
    std::vector<std::string> keys;  // of outcomes
    std::vector<std::string> sessions;
    std::set<std::string> push_places;
    std::vector<club::PendingRequest> released;
    std::int64_t held = 0;  // the newest held request
    std::vector<club::HeldId> held_now;
    bool rated_anew = false;
    std::set<std::pair<std::string, int>> boards_taken;  // that waited for whoever comes
};

}  // namespace posthouse::sim
