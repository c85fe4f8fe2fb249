// Engine: whatever thinks for a game, behind the positions and moves of its rules. The type of the
// search, and the form in which it holds a position, end here: a game may have its positions
// searched in a quicker form than the rules are written in.
#pragma once

#include "rules/perft.h"
#include "rules/rules.h"
#include "search/limits.h"

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace posthouse::search {

/// What a search has found out about a position.
template <class Move>
struct SearchResult {
    struct Line {
        std::vector<Move> moves;  // what is expected; never empty
        int score = 0;            // for the player to move; see search/score.h
    };
    std::vector<Line> lines;  // as many as were wanted and are legal, the best first
    int chosen = 0;           // which of them is the answer: another than the best with slack
    int depth = 0;            // plies completed; 0 where the limits allowed not even one
    int depth_selective = 0;  // of the longest line looked at
    std::uint64_t nodes = 0;
    std::uint64_t tablebase_hits = 0;
    int table_full_permille = 0;
};

template <class R>
struct Engine {
    using Position = typename R::Position;
    using Move = typename R::Move;
    using ProgressCallback = std::function<void(const SearchResult<Move>&)>;

    /// `line` is the game so far, the position to think about last; that is not over and has a
    /// legal move. `told`, where given, hears of every depth that is completed.
    std::function<SearchResult<Move>(std::span<const Position> line, const ThinkLimits&,
                                     const ProgressCallback& told)>
        think;
    std::function<std::uint64_t(const Position&, int depth, PerftMode)> perft;
    /// The score of an unfinished position by appearance alone.
    std::function<int(const Position&)> evaluate;
};

}  // namespace posthouse::search
