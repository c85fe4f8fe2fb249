// Teams: made, joined and left by their players, and led by a captain.
#pragma once

#include "base/refusal.h"
#include "club/core/viewer.h"
#include "club/tournaments/tournament_tables.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

/// For which team a player enters: the one they name, or the only one for which they could; none if
/// it is not played by teams.
Expected<TeamId> team_to_enter(const StoreReader&, const Tournament&, UserId,
                               std::string_view named);
/// Also what they have entered for it and has not begun. If they were the captain, the longest
/// member is; if they were the last, it is no more, and matches that it was to play are called off.
void leave_team(UnitOfWork&, const Team&, UserId, Instant now);
/// As far as others belong to their teams, they are no longer the captain.
void give_up_captaincies(UnitOfWork&, UserId, Instant now);

/// One line: "foxes: 3 members, captain ann".
std::string team_line(const StoreReader&, const Team&, const Texts&);
/// Who asks to join it, as far as the viewer may know: the captain of all, others of themselves.
std::vector<TeamMember> asking_for(const StoreReader&, const Team&, std::optional<UserId> viewer);
/// Its members, who asks to join, and how.
std::string format_team(const StoreReader&, const Team&, std::optional<UserId> viewer,
                        const Texts&);

}  // namespace posthouse::club
