// Announcing a tournament.
#pragma once

#include "club/commands/command_context.h"
#include "tournament/pairing.h"
#include "tournament/tournament.h"

namespace posthouse::club {

/// How many may enter.
constexpr int entrants_max(tournament::System system) {
    switch (system) {
        case tournament::System::round_robin:
            return 32;
        case tournament::System::swiss:
        case tournament::System::knockout:
            return static_cast<int>(tournament::swiss_max);
        case tournament::System::arena:
            return 2000;
    }
    return 0;
}

CommandResult announce_tournament_command(CommandContext&, const User&);

}  // namespace posthouse::club
