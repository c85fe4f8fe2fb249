// Engine: the search of one game, in terms of the rules' positions and moves. Hides the type of the
// search and its internal representation, which may be faster than the rules' own.
#pragma once

#include "rules/perft.h"
#include "rules/rules.h"
#include "search/limits.h"

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace posthouse::search {

/// The result of a search.
template <class Move>
struct SearchResult {
    struct Line {
        std::vector<Move> moves;  // principal variation; never empty
        int score = 0;            // for the player to move; see search/score.h
    };
    std::vector<Line> lines;  // best first; as many as were requested and are legal
    int chosen = 0;           // index of the answer; 0 unless score_tolerance or win_narrowly
    int depth = 0;            // completed plies; 0 if the limits did not allow one
    int depth_selective = 0;  // plies of the longest line searched
    std::uint64_t nodes = 0;
    std::uint64_t tablebase_hits = 0;
    int table_full_permille = 0;
};

template <class R>
struct Engine {
    using Position = typename R::Position;
    using Move = typename R::Move;
    using ProgressCallback = std::function<void(const SearchResult<Move>&)>;

    /// `line` is the game so far and ends with the position to search, which must not be over and
    /// must have a legal move. `on_progress`, if set, is called after each completed depth.
    std::function<SearchResult<Move>(std::span<const Position> line, const ThinkLimits&,
                                     const ProgressCallback& on_progress)>
        think;
    std::function<std::uint64_t(const Position&, int depth, PerftMode)> perft;
    /// Static evaluation of an unfinished position.
    std::function<int(const Position&)> evaluate;
    /// Everything that the score of a position depends on, but for its history; the same on either
    /// side if the rules are.
    std::function<Key(const Position&)> identity;
};

}  // namespace posthouse::search
