// What a game was worth, move by move: every position of it is thought about, and the moves that
// lost something are marked.
#pragma once

#include "games/game.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::analysis {

/// How long each position is thought about. What is not said limits nothing.
struct AnalysisLimits {
    std::optional<int> depth;
    std::optional<std::uint64_t> nodes;
    std::optional<double> seconds;
    int lines = 1;
    int threads = 1;
    int hash_mb = 64;
    bool for_margin = false;
    const tablebase::TablebaseSource* tables = nullptr;  // of endings
    std::function<double()> clock;            // in seconds; needed where `seconds` is said
    const std::atomic<bool>* stop = nullptr;  // breaks it off
};

/// One position and what is expected of it. Scores are for the player to move there.
struct AnalyzedPosition {
    games::GameState view;
    int score = 0;
    std::vector<games::SearchReport::Line> lines;  // the best moves; none where the game is over
    int depth = 0;
    std::uint64_t nodes = 0;
};

enum class MoveAnnotation : std::uint8_t { none, mistake, blunder };

/// "", "?", "??".
std::string_view name_of(MoveAnnotation mark);

/// A move of the game, and what it cost whoever made it.
struct AnalyzedMove {
    games::MoveDetails step;
    /// Scores for the mover: with the best move, and with this one. This one is seen a ply further
    /// ahead, from the position after it; where that shows it to be better than the best one was
    /// thought to be, or where it is the best one, `before` is what was seen there, too.
    int before = 0;
    int after = 0;
    int loss = 0;  // hundredths of the game's unit, never negative
    MoveAnnotation mark = MoveAnnotation::none;
};

struct Analysis {
    std::vector<AnalyzedPosition> positions;  // one more than there are moves
    std::vector<AnalyzedMove> moves;
    /// The first position that was looked at, and the first move that was judged: 0, unless it was
    /// broken off before. Those before it stand empty.
    std::size_t from = 0;
    bool broken_off = false;
};

/// How far it has come.
struct AnalysisProgress {
    std::size_t done = 0;  // positions
    std::size_t all = 0;
    /// The position that has just been judged, and how many moves had been made; null meanwhile.
    std::size_t ply = 0;
    const AnalyzedPosition* judged = nullptr;
    int depth = 0;       // plies of the one that is thought about
    double seconds = 0;  // that this has taken, now and then
};

/// From what loss on a move is marked, in hundredths; and the score beyond which nothing is lost
/// any more: a game that is decided counts as much.
inline constexpr int mistake_loss = 100;
inline constexpr int blunder_loss = 300;
inline constexpr int score_clamp = 1200;

/// The last position is thought about first, so that what follows a move is known when the move is
/// judged. `tell` hears of the beginning, of each position and, where there is a clock, twice a
/// second meanwhile.
Expected<Analysis, games::InvalidRecord> analyze(
    const games::Game& game, const games::GameRecord& record, const AnalysisLimits& limits,
    const std::function<void(const AnalysisProgress&)>& tell);

// An analysis for programs: one line of JSON. docs/engine.md tells what is in it.

/// What tables say of a position, as JSON; empty where they say nothing.
using EndingJson = std::function<std::string(const games::GameState&)>;

std::string json_of(const games::Game& game, const Analysis& analysis, const EndingJson& ending);

/// The position that was just judged, for whoever watches: {"done","all","ply","score","lines"}.
std::string json_of(const AnalysisProgress& so_far);

}  // namespace posthouse::analysis
