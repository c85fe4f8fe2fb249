// Tournaments, which run automatically.
#pragma once

#include "club/commands/command_context.h"
#include "club/tournaments/tournament_tables.h"
#include "club/tournaments/tournament_view.h"

namespace posthouse::club {

/// The one with this name; without `named` the name is the command's argument.
Expected<Tournament> find_tournament(const StoreReader&, const Command&,
                                     std::optional<std::string_view> named = {});
/// Begins the tournament if it is due; lets one go on that has begun.
Response run_tournament(Club&, UnitOfWork&, TournamentId, Instant now);
/// Why this tournament would never go on: it is not over, but neither a game of it runs nor is
/// it still to begin. Empty if it is fine.
std::string tournament_problem(const StoreReader&, const Tournament&, Instant now);
/// Notes how a game of it has ended; what follows begins at once.
void tournament_game_ended(CommandContext&, const TournamentGame&, const Match&);
/// Begins the games of other tournaments that have waited for a player of this one.
void begin_waiting_games(CommandContext&, const Match& ended, TournamentId own);
/// Makes the pairings and begins the games that are due.
void advance_tournament(CommandContext&, TournamentId);
/// The rating used for seeding; none for people without rated matches. Computer levels always have
/// one.
std::optional<int> seeding_rating(const StoreReader&, const User&, std::string_view game);
/// Begins the match and notes that it is this game.
void begin_tournament_game(CommandContext&, const TournamentView&,
                           const tournament::TournamentGameRef&);
/// Ends a tournament that has not begun, and tells everybody.
void call_off(UnitOfWork&, Tournament, Instant now);
/// Stores that it is over, and tells everybody.
void end_tournament(CommandContext&, Tournament);

}  // namespace posthouse::club
