// Who meets whom: Berger tables, the bracket of a knockout, and the rounds of a Swiss tournament.
#pragma once

#include "tournament/tournament.h"

#include <cstddef>
#include <vector>

namespace posthouse::tournament {

/// Every round of a round robin, by the Berger tables (FIDE Handbook C.05, annex 1): every two meet
/// once, and everybody sits first as often as second, or once more. With an odd number of players
/// each has one bye. Empty for fewer than two.
std::vector<Pairing> berger_tables(int players);

/// The players of a knockout's first round in the order of the bracket: the first meets the second,
/// the winner of those two that of the next two. Standard seeding: the two best seeds can meet in
/// the last round alone, the four best in the last two, and so on; where the better seed always
/// wins, the best of each round meets the last of it. `nobody` where a bye is, which the best seeds
/// have.
std::vector<int> bracket(int players);

/// So many players can be paired in a Swiss round.
inline constexpr std::size_t swiss_max = 256;

/// A player as a Swiss round sees him.
struct SwissPlayer {
    int player = nobody;
    int halves = 0;     // half points
    int sat_first = 0;  // how often more than second
    bool had_bye = false;
    std::vector<int> met{};  // once for each time
};

/// One round: as few repeated meetings as can be; then a bye for one who had none, with as few
/// points as can be; then players with points as equal as can be, and among those of equal points
/// the upper half against the lower; then seats that were had less often, and the bye for the last
/// of those who could have it. In the first round, where all are level, that is the first seed
/// against the first of the lower half, and so on, as in the FIDE (Dutch) system (Handbook C.04.3,
/// S1 against S2); there the better seed sits first at every other table, as there, too. Tables are
/// numbered from the top. A perfect matching of least penalty, by Edmonds' algorithm. Later rounds
/// are not the Dutch system to the letter, which wishes for the same, in another order.
std::vector<Pairing> swiss_round(int round, const std::vector<SwissPlayer>&);

struct NextActions {
    std::vector<Pairing> pairings;
    std::vector<TournamentGameRef> games;  // without results: they are to begin now
    bool over = false;                     // nothing is left to be played, and nothing will be

    bool nothing() const { return pairings.empty() && games.empty(); }
};

/// What follows from how it stands. Where there are pairings or games they are added to the
/// tournament, and the question asked again: a bye may be followed by another round. Asked about
/// the same, it answers the same; asked once more after it was added, it has nothing to add.
NextActions next(const Tournament&);

/// How many rounds a Swiss tournament of so many players should have: enough that at most one can
/// have won them all, and one more.
int swiss_rounds(int players);

}  // namespace posthouse::tournament
