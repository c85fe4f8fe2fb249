// What happens next in a tournament: which pairings are made, which games begin, whether it is
// over.
#pragma once

#include "tournament/tournament.h"

#include <vector>

namespace posthouse::tournament {

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
