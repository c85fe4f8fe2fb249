// Game analysis: searches every position of a game and annotates the moves that lost something.
#pragma once

#include "analysis/reason.h"
#include "games/game.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::tablebase {
class TablebaseSource;
}

namespace posthouse::analysis {

/// Limits of the search of each position. Unset ones do not limit.
struct AnalysisLimits {
    std::optional<int> depth;
    std::optional<std::uint64_t> nodes;
    std::optional<double> seconds;
    int lines = 1;
    int threads = 1;
    int hash_mb = 64;
    bool for_margin = false;
    const tablebase::TablebaseSource* tables = nullptr;  // endgame tables
    std::function<double()> clock;                       // in seconds; required with `seconds`
    const std::atomic<bool>* stop = nullptr;             // interrupts the analysis
};

/// One position and its best moves. Scores are for the player to move.
struct AnalyzedPosition {
    games::GameState view;
    int score = 0;
    std::vector<games::SearchReport::Line> lines;  // the best moves; empty if the game is over
    int depth = 0;
    std::uint64_t nodes = 0;
};

enum class MoveAnnotation : std::uint8_t { none, mistake, blunder };

/// "", "?", "??".
std::string_view name_of(MoveAnnotation mark);

/// A move of the game, and what it cost the mover.
struct AnalyzedMove {
    games::MoveDetails step;
    /// Scores for the mover: with the best move, and with this one. This one is searched a ply
    /// deeper, from the position after it; if that shows it to be better than the best one seemed,
    /// or if it is the best one, `before` has that score, too.
    int before = 0;
    int after = 0;
    int loss = 0;  // hundredths of the game's unit, never negative
    MoveAnnotation mark = MoveAnnotation::none;
    MistakeReason reason;  // of a marked move, if one can be given
};

struct Analysis {
    std::vector<AnalyzedPosition> positions;  // one more than there are moves
    std::vector<AnalyzedMove> moves;
    /// The first analyzed position and move: 0 unless interrupted. Those before it are empty.
    std::size_t from = 0;
    bool interrupted = false;
};

/// Progress of an analysis.
struct AnalysisProgress {
    std::size_t done = 0;  // positions
    std::size_t all = 0;
    /// The position that was just analyzed, after this many moves; null in between.
    std::size_t ply = 0;
    const AnalyzedPosition* judged = nullptr;
    int depth = 0;       // plies completed in the current position
    double seconds = 0;  // elapsed, updated now and then
};

/// The least loss, in hundredths, that is annotated; and the score beyond which nothing can be
/// lost, since the game is decided.
inline constexpr int mistake_loss = 100;
inline constexpr int blunder_loss = 300;
inline constexpr int score_clamp = 1200;

/// Searches the last position first, so that what follows a move is known when the move is judged.
/// Calls `tell` at the beginning, for each position and, with a clock, twice a second.
Expected<Analysis, games::InvalidRecord> analyze(
    const games::Game& game, const games::GameRecord& record, const AnalysisLimits& limits,
    const std::function<void(const AnalysisProgress&)>& tell);

// An analysis for programs: one line of JSON, described in docs/engine.md.

/// Tablebase results of a position as JSON; empty if there are none.
using TablebaseJson = std::function<std::string(const games::GameState&)>;

std::string json_of(const games::Game& game, const Analysis& analysis, const TablebaseJson& ending);

/// The position that was just analyzed, for progress: {"done","all","ply","score","lines"}.
std::string json_of(const games::Game& game, const AnalysisProgress& so_far);

}  // namespace posthouse::analysis
