// What a tournament is: its rules, the pairings made so far and the games begun in them. Players
// are numbers, 0 the first seed; whoever uses this knows their names.
//
// A pairing that was made stays as it is, whatever happens later; points and places are worked out
// anew from what is here.
#pragma once

#include "rules/rules.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace posthouse::tournament {

enum class System : std::uint8_t { round_robin, swiss, knockout };

struct TournamentRules {
    System system = System::round_robin;
    int rounds = 0;        // of a Swiss tournament
    int games = 2;         // of a meeting, begun together; each of the two moves first in turn
    int race = 0;          // not 0: a meeting is a race to so many wins instead, game after game
    bool together = true;  // all rounds of a round robin begin at once
};

/// In place of a player: there is none.
inline constexpr int nobody = -1;

/// Two who meet, or one who has a bye: then `second` is nobody.
struct Pairing {
    int round = 0, pairing_number = 0;  // from 0; the two name it
    int first = nobody, second = nobody;
    friend bool operator==(const Pairing&, const Pairing&) = default;
};

struct TournamentGameRef {
    int round = 0, pairing_number = 0;  // its pairing
    int number = 0;                     // within it, from 0
    int first = nobody, second = nobody;
    std::optional<Result> result{};  // none: it is being played
    friend bool operator==(const TournamentGameRef&, const TournamentGameRef&) = default;
};

struct Tournament {
    TournamentRules rules;
    std::vector<bool> withdrawn;  // by player: meets nobody any more
    std::vector<Pairing> pairings;
    std::vector<TournamentGameRef> games;

    int players() const { return static_cast<int>(withdrawn.size()); }
};

}  // namespace posthouse::tournament
