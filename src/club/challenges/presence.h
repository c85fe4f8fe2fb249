// Who may see that a player is here. Whether they are is known to the gateways alone, and never
// stored.
#pragma once

#include "club/accounts/account_tables.h"
#include "club/core/store.h"

#include <optional>
#include <string_view>

namespace posthouse::club {

/// "opponents"
std::string_view name_of(PresenceAudience);
PresenceAudience presence_audience(const StoreReader&, UserId);

/// Whether the viewer, or somebody who is not logged in, may see that the player is here.
bool may_see_presence(const StoreReader&, UserId player, std::optional<UserId> viewer);

}  // namespace posthouse::club
