// `tablebase puzzles`: positions near the end with one move that wins, by proof, where no other
// does, and which is hard to find.
//
// They come from games that a weak player with whims plays with itself, stores and all. The move
// is quiet: it neither captures nor ends the game. How hard it is to find is told by the house's
// own search without tables: the depth from which on it always chooses that move. Easy ones are for
// beginners: the move may capture, and a short look finds it. Every other move
// is proven not to win, too. What proves is in games/tables.h: the kind bounds, or cycle = 0 where
// a repetition splits evenly.
//
// Deliberately absent: files of puzzles (they go where the output goes), the clock: the same tables
// and the same seed give the same puzzles.
#pragma once

#include "app/table_telling.h"
#include "strength/progress.h"

#include <atomic>
#include <cstdint>

namespace posthouse::app {

struct PuzzleOptions {
    int seeds = 0;   // on the board at most
    int fewest = 6;  // and at least
    int count = 30;
    int games = 400;  // from which they are chosen
    std::uint64_t seed = 1;
    bool easy = false;  // the move may capture and end the game, and a short look finds it
    strength::ProgressOutput audience;
    const std::atomic<bool>* stop = nullptr;
};

/// The hardest first, in rows with tabs between; lines that begin with # say what the columns are.
/// 1 where it was broken off.
Expected<int> make_puzzles(const ProbeOptions& question, const PuzzleOptions& order,
                           std::ostream& out, std::ostream& err);

}  // namespace posthouse::app
