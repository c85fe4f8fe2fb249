// Which level of the computer keeps somebody company who allows it, where nobody else comes: the
// one whose rating is nearest to his own, that meets his conditions, and that he does not play
// already.
//
// Deliberately absent: beginning the match (service_company.cpp).
#pragma once

#include "club/store.h"

#include <optional>
#include <string_view>
#include <vector>

namespace posthouse::club {

/// The computer's accounts, the weakest level first.
std::vector<User> computers(const StoreReader&);

/// None where there is no such level.
std::optional<User> computer_opponent_for(const StoreReader&, const User& host,
                                          const OpponentCriteria&, std::string_view game,
                                          Instant now);

/// Who takes the empty seat at this board now; none where the computer is not wanted there, or not
/// yet, or the one who posted it cannot play at present.
std::optional<User> computer_opponent_at(const StoreReader&, const OpenChallenge&, Instant now);

}  // namespace posthouse::club
