// Where browsers of players are told that there is news for them: which addresses of push services
// are taken, and by whom they are kept.
#pragma once

#include "base/refusal.h"
#include "club/store.h"

#include <string>
#include <string_view>

namespace posthouse::club {

inline constexpr std::size_t push_places_max = 20;  // of one player; beyond it the oldest goes

/// An address that a browser gave: https with a name that may be on the open internet. Whether it
/// is there shows when it is called. `loopback`: for tests, http://127.0.0.1 too.
Expected<std::string> read_push_endpoint(std::string_view typed, bool loopback);

/// Whether something that a player names may be called by the house at all: as above.
bool may_be_called(std::string_view url, bool loopback);

void add_push_place(UnitOfWork&, UserId, const std::string& endpoint, Instant now);
/// This player's, and nobody else's.
void remove_push_place(UnitOfWork&, UserId, std::string_view endpoint);
void remove_push_places(UnitOfWork&, UserId);

}  // namespace posthouse::club
