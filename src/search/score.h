// Scores: how good a position is for the player to move. Most are in the game's own evaluation
// units (hundredths of a seed or of a pod); those at the far ends say that the game is decided, in
// how many plies, and by how much. Farthest out are those whose end was seen; then come those that
// a table proves, without saying when the game will end.
#pragma once

#include <optional>

namespace posthouse::search {

/// The score of a finished game is `win_score`, less `ply_score` for each ply until then, and the
/// margin by which it is won, from -63 to 63.
inline constexpr int win_score = 1'000'000;
inline constexpr int ply_score = 128;
inline constexpr int margin_max = 63;
inline constexpr int search_depth_max = 127;

/// Scores at least this great (or small) are of an end that was seen. A remembered line may be as
/// long as the deepest search and begin at its horizon, hence twice its depth.
inline constexpr int seen_score = win_score - ply_score * (2 * search_depth_max + 1);

/// What a table proves is worth so much, and `table_margin_score` for each unit of the margin, less
/// one for each ply until the table: a greater margin comes before a shorter way.
inline constexpr int table_score = 840'000;
inline constexpr int table_margin_score = 1'024;

/// Scores at least this great (or small) say that the game is decided.
inline constexpr int decided_score = table_score;
static_assert(table_score + (margin_max + 1) * table_margin_score < seen_score);

constexpr bool is_decided(int score) {
    return score >= decided_score || score <= -decided_score;
}

/// What a decided score says.
struct DecidedScore {
    bool won = false;  // by the player to move
    int plies = 0;     // until the end of the game; or until a table knows
    int margin = 0;    // in the game's own units of margin; negative where it is lost
    /// A table proves it: then this is the least margin, and never 0.
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

/// Nothing where the score decides nothing.
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
    const int short_of = win_score - sign * score;  // 128 a ply, less the margin
    end.plies = (short_of + ply_score / 2) / ply_score;
    end.margin = score - sign * (win_score - end.plies * ply_score);
    return end;
}

/// The same score, said of a position so many plies further on in the game; or, with fewer than no
/// plies, further back. Who is to move stays out of it.
constexpr int score_from_ply(int score, int plies) {
    if (!is_decided(score)) return score;
    const bool by_table = score < seen_score && score > -seen_score;
    const int shift = plies * (by_table ? 1 : ply_score);
    return score > 0 ? score + shift : score - shift;
}

}  // namespace posthouse::search
