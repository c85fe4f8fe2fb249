// Teams: made, joined and left by their players, and led by a captain.
#pragma once

#include "club/core/viewer.h"
#include "club/tournaments/team_tables.h"

#include <string>

namespace posthouse::club {

/// If they were the captain, the longest member is; if they were the last, it is no more.
void leave_team(UnitOfWork&, const Team&, UserId, Instant now);
/// As far as others belong to their teams, they are no longer the captain.
void give_up_captaincies(UnitOfWork&, UserId, Instant now);

/// One line: "foxes: 3 members, captain ann".
std::string team_line(const StoreReader&, const Team&, const Texts&);
/// Its members, who asks to join, and how.
std::string format_team(const StoreReader&, const Team&, const Texts&);

}  // namespace posthouse::club
