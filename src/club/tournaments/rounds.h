// Tournaments in rounds: round robins, Swiss tournaments and knockouts. A round begins in the same
// unit of work in which the last game of the previous round ends, or when its time has come.
#pragma once

#include "club/tournaments/conduct.h"
#include "club/tournaments/tournament_view.h"

namespace posthouse::club {

extern const Conduct rounds_conduct;

void round_game_ended(CommandContext&, const Tournament&, const Match&);
void go_on_in_rounds(CommandContext&, const Tournament&);
std::string rounds_problem(const StoreReader&, const Tournament&, std::size_t running, Instant now);
/// Refused if there is no further round to play.
std::optional<Refusal> all_rounds_paired(const TournamentView&);

/// Resigns their games; afterwards they play no more.
void withdraw_from_tournament(CommandContext&, const Tournament&, Entrant);

}  // namespace posthouse::club
