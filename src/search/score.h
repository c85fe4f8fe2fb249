// Scores for the player to move, in the game's evaluation units (hundredths of a seed or of a pod).
// Scores at both ends of the range mean that the game is decided: in how many plies, and by which
// margin. The greatest are of endings found by the search; below them come those proved by a table,
// which does not know when the game ends.
#pragma once

#include <optional>

namespace posthouse::search {

/// The score of a finished game is `win_score`, minus `ply_score` for each ply until then, plus the
/// margin, from -63 to 63.
inline constexpr int win_score = 1'000'000;
inline constexpr int ply_score = 128;
inline constexpr int margin_max = 63;
inline constexpr int search_depth_max = 127;

/// Scores of at least this size are of endings found by the search. A remembered line may be as
/// long as the deepest search and begin at its horizon, hence twice its depth.
inline constexpr int seen_score = win_score - ply_score * (2 * search_depth_max + 1);

/// A proof by a table is worth this, plus `table_margin_score` for each unit of margin, minus one
/// for each ply until the table: a greater margin is better than a shorter way.
inline constexpr int table_score = 840'000;
inline constexpr int table_margin_score = 1'024;

/// Scores of at least this size mean that the game is decided.
inline constexpr int decided_score = table_score;
static_assert(table_score + (margin_max + 1) * table_margin_score < seen_score);

constexpr bool is_decided(int score) {
    return score >= decided_score || score <= -decided_score;
}

/// The meaning of a decided score.
struct DecidedScore {
    bool won = false;  // by the player to move
    int plies = 0;     // until the end of the game, or until a table covers the position
    int margin = 0;    // in the game's units of margin; negative if lost
    /// Proved by a table: then `margin` is the least margin, and never 0.
    bool by_table = false;
    friend constexpr bool operator==(const DecidedScore&, const DecidedScore&) = default;
};

constexpr int score_of(const DecidedScore& end) {
    if (end.by_table) {
        const int margin = end.won ? end.margin : -end.margin;
        const int score = table_score + margin * table_margin_score - end.plies;
        return end.won ? score : -score;
    }
    const int score = win_score - end.plies * ply_score;
    return (end.won ? score : -score) + end.margin;
}

/// Nothing if the score is not decided.
constexpr std::optional<DecidedScore> decided(int score) {
    if (!is_decided(score)) return std::nullopt;
    DecidedScore end{.won = score > 0};
    const int sign = end.won ? 1 : -1;
    if (sign * score < seen_score) {
        const int above = sign * score - table_score;
        const int margin = (above + table_margin_score - 1) / table_margin_score;
        end.plies = margin * table_margin_score - above;
        end.margin = sign * margin;
        end.by_table = true;
        return end;
    }
    const int short_of = win_score - sign * score;  // 128 per ply, minus the margin
    end.plies = (short_of + ply_score / 2) / ply_score;
    end.margin = score - sign * (win_score - end.plies * ply_score);
    return end;
}

/// Converts a decided score to a position `plies` later in the game (earlier if negative), like a
/// mate score. Does not change the point of view.
constexpr int score_from_ply(int score, int plies) {
    if (!is_decided(score)) return score;
    const bool by_table = score < seen_score && score > -seen_score;
    const int shift = plies * (by_table ? 1 : ply_score);
    return score > 0 ? score + shift : score - shift;
}

}  // namespace posthouse::search
