// Tournaments in rounds: round robins, Swiss tournaments and knockouts. A round begins in the same
// unit of work in which the last game of the previous round ends.
#pragma once

#include "club/tournaments/conduct.h"

namespace posthouse::club {

extern const Conduct rounds_conduct;

/// Resigns their games; afterwards they play no more.
void withdraw_from_tournament(CommandContext&, const Tournament&, Entrant);

}  // namespace posthouse::club
