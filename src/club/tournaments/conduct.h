// How a tournament that has begun goes on, by its system.
#pragma once

#include "club/commands/command_context.h"
#include "club/tournaments/tournament_tables.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <optional>
#include <string>

namespace posthouse::club {

struct Conduct {
    /// Lets a player in, or in again; null: nobody enters any more.
    std::optional<Refusal> (*enter)(CommandContext&, const Tournament&, UserId);
    /// Returns what the player is told.
    std::string (*leave)(CommandContext&, const Tournament&, const Entrant&);
    /// After the end of a game, which is noted.
    void (*game_ended)(CommandContext&, const Tournament&, const Match&);
    /// Pairs its players, begins what is due, and ends it.
    void (*go_on)(CommandContext&, const Tournament&);
    /// Why it would never go on or end, when so many games run; empty if it is fine.
    std::string (*problem)(const StoreReader&, const Tournament&, std::size_t running, Instant now);
};

/// Within which a player of a game at one sitting makes their first move, or loses: in an arena the
/// next opponent comes at once, and between rounds people are called back to their boards.
inline milliseconds first_move_limit(const Tournament& one) {
    using std::chrono::seconds;
    return one.rules.system == tournament::System::arena
               ? std::clamp<milliseconds>(one.clock.bank / 8, seconds(15), seconds(60))
               : std::clamp<milliseconds>(one.clock.bank / 3, seconds(60), seconds(300));
}

const Conduct& conduct_of(const Tournament&);

/// Whether a person plays by a live clock, also beside this tournament: who does is not paired in
/// an arena, and a game of a round waits for them.
bool sits_at_a_board(const StoreReader&, UserId);

/// As an arena and a Swiss tournament at one sitting are left: the player may come back.
void pause_entrant(UnitOfWork&, const Tournament&, UserId);
std::string pause_in_tournament(CommandContext&, const Tournament&, const Entrant&);

}  // namespace posthouse::club
