// Pairings: Berger tables, knockout brackets and Swiss rounds; and what happens next in a
// tournament.
#pragma once

#include "tournament/tournament.h"

#include <cstddef>
#include <limits>
#include <vector>

namespace posthouse::tournament {

/// All rounds of a round robin by the Berger tables (FIDE Handbook C.05, annex 1): every two
/// players meet once, and everybody sits first as often as second, or once more. With an odd number
/// of players each has one bye. Empty for fewer than two.
std::vector<Pairing> berger_tables(int players);

/// The players of a knockout's first round in bracket order: the first meets the second, and the
/// winner meets the winner of the next two. Standard seeding: the two best seeds can only meet in
/// the last round, the four best in the last two, and so on; if the better seed always wins, the
/// best of each round meets the last. `nobody` is a bye, which the best seeds get.
std::vector<int> bracket(int players);

/// The maximum number of players in a Swiss round.
inline constexpr std::size_t swiss_max = 256;

/// A player in a Swiss tournament.
struct SwissPlayer {
    int player = nobody;
    int half_points = 0;           // half points
    int first_seat_balance = 0;    // how much more often than second
    bool had_bye = false;          // the full-point bye
    std::vector<int> opponents{};  // with repetitions
};

/// Pairs one round by a perfect matching of least penalty. In order of importance: as few repeated
/// meetings as possible; the bye for a player without one and with few points; equal points, and
/// among these the upper half against the lower; the less frequent seats, and the bye for the
/// lowest candidate. In the first round the first seed meets the first of the lower half, and so
/// on, and the better seed sits first in every other pairing, as in the FIDE (Dutch) system
/// (Handbook C.04.3). Later rounds have the same aims as the Dutch system in a different order.
/// Pairings are numbered from the top.
std::vector<Pairing> swiss_round(int round, const std::vector<SwissPlayer>&);

struct NextActions {
    std::vector<Pairing> pairings;
    std::vector<TournamentGameRef> games;  // to begin now, without results
    bool over = false;                     // nothing is left to be played
    bool lacks_players = false;            // over, but only since too few have not left

    bool nothing() const { return pairings.empty() && games.empty(); }
};

/// The next pairings and games. Add them to the tournament and call again, since a bye may be
/// followed by another round. Deterministic, and has nothing to add once its result was added.
/// Only the first `rounds_due` rounds may have begun yet, and nobody plays on more boards at once
/// than they said.
NextActions next_actions(const Tournament&, int rounds_due = std::numeric_limits<int>::max());

/// How many rounds have been paired.
int rounds_paired(const Tournament&);
/// Whether this player has had the half-point bye, of which each has one.
bool had_half_point_bye(const Tournament&, int player);

/// The default number of rounds of a Swiss tournament: enough that at most one player can have won
/// them all, and one more.
int swiss_rounds(int players);

}  // namespace posthouse::tournament
