// Why a move was a mistake: what the opponent does about it, or what it gives up. A code and moves,
// so that it can be said in any language.
#pragma once

#include "games/game.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::analysis {

struct MistakeReason {
    enum class Kind : std::uint8_t {
        none,         // nothing that could be said in a sentence
        lets_win,     // the opponent now wins by force, and did not before
        misses_win,   // the player could have won by force
        lets_capture  // the opponent captures, which the best move prevents
    };
    Kind kind = Kind::none;
    int plies = 0;         // until the win
    games::MoveText move;  // the opponent's reply, or the winning move that was missed
    /// Of lets_win, if the winning line is known to its end: its last move, which is the
    /// opponent's, and the verdict's reason. Otherwise empty.
    games::MoveText last;
    std::string ending;
};

/// "lets-win", "misses-win", "lets-capture"; empty for none.
std::string_view name_of(MistakeReason::Kind kind);

/// Searches the position after a record to this depth.
using ShallowSearch =
    std::function<std::vector<games::MoveText>(const games::GameRecord&, int depth)>;

/// What is known of the position before a mistake and of that after it: the score for the player to
/// move, and the best line.
struct SearchedPosition {
    int score = 0;
    std::vector<games::MoveText> line;
};

/// `record` ends with the mistake. Lines end where the search saw a win, which may be a few plies
/// before the end; `search` finds these.
MistakeReason reason_of(const games::Game& game, const games::GameRecord& record,
                        const SearchedPosition& before, const SearchedPosition& after,
                        const ShallowSearch& search);

}  // namespace posthouse::analysis
