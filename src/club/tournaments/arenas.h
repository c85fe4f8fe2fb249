// Arenas: for a fixed time, whoever is free plays.
//
// An entrant who has not withdrawn plays, is free (Entrant::free_since) or is away: who entered
// before it began, or has run out of time, is not paired before they say that they are here, by
// entering again.
#pragma once

#include "club/tournaments/conduct.h"

namespace posthouse::club {

/// Goes on every second.
extern const Conduct arena_conduct;

/// Before their first move a player gives half of their time for a point more if they win.
CommandResult halve_clock_command(CommandContext&, const User&, Match);

}  // namespace posthouse::club
