// The idea of a move: what it is for, as far as the rules and a look at both players' next moves
// tell. Codes and numbers, so that each reader gets them in their language.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::games {

struct Game;

/// The codes, in the sowing games:
///
///   capture        takes `count` seeds      grand-slam   takes all that the opponent has
///   feed           gives seeds to an opponent who has none
///   starve         takes nothing, and leaves the opponent no seeds
///   one-reply      leaves the opponent one move: the house in `cells`
///   defense        the opponent could have captured `count` seeds, and no longer can
///   threat         will capture `count` seeds, the last in the house in `cells`, if nothing is
///   done double-attack  two such threats at once, against the houses in `cells`; together `count`
///   hoard          its own house in `cells` has grown to `count`, enough to sow nearly all round
///   tempo          gives nothing away: sows its own houses, and no other idea
///
/// In OctiLite:
///
///   capture        takes `count` pods       base         lands on the opponent's base, and wins
///   base-defense   the opponent could have landed on a base, and no longer can
///   base-threat    will land on a base if nothing is done
struct MoveIdea {
    std::string_view code;
    int count = 0;
    std::vector<int> cells{};  // as in MoveDetails

    friend bool operator==(const MoveIdea&, const MoveIdea&) = default;
};

/// "captures 3 seeds and threatens 2 in house c", in English, houses as spectators read them; empty
/// if there are none.
std::string describe_ideas(const Game& game, std::span<const MoveIdea> ideas);

/// [{"code","count","cells"}]; count only if not 0.
void write_ideas(std::string& out, std::span<const MoveIdea> ideas);

}  // namespace posthouse::games
