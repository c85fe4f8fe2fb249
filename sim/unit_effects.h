// The effects of one work on the store, checked once it is committed.
#pragma once

#include "club/core/store.h"

#include <functional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace posthouse::sim {

/// An invariant does not hold. Not a std::exception, so that no error handling of the server
/// catches it.
struct InvariantViolation {
    std::string what;
};

struct UnitEffects {
    /// Replays the changes on another store in the same state.
    std::vector<std::function<void(club::RowWriter&)>> changes;
    std::set<club::MatchId> matches;
    std::set<club::TournamentId> tournaments;
    std::vector<club::Letter> new_letters, changed_letters;
    std::vector<club::RatingChange> ratings;
    std::vector<std::string> keys;  // of outcomes
    std::vector<club::PendingRequest> released;
    std::vector<club::PendingRequestId> held_now;
    bool rated_anew = false;
    std::set<std::pair<std::string, int>> boards_taken;  // of open challenges
    /// Who sought a match of which game at some time in it, even if a later command ended that.
    std::set<std::pair<club::UserId, std::string>> sought;
};

}  // namespace posthouse::sim
