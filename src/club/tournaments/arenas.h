// Arenas: for a fixed time, whoever is free plays.
//
// An entrant who has not withdrawn plays, is free (Entrant::free_since) or is away: who entered
// before it began, or has run out of time, is not paired before they say that they are here, by
// entering again.
#pragma once

#include "club/commands/command_context.h"
#include "club/tournaments/tournament_tables.h"

#include <optional>
#include <string>

namespace posthouse::club {

/// Lets a player in, or in again, once it has begun. Refused after its time.
std::optional<Refusal> enter_running_arena(CommandContext&, const Tournament&, UserId);
/// Lets the players of an ended game play on.
void arena_game_ended(CommandContext&, const Tournament&, const Match&);
/// Pairs who is free, every second; ends it after its time, when no game runs.
void run_arena(CommandContext&, const Tournament&);
/// Why it would never go on or end; empty if it is fine.
std::string arena_problem(const StoreReader&, const Tournament&, Instant now);

}  // namespace posthouse::club
