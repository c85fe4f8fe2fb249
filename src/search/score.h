// Scores: how good a position is for the player to move. Most are in the game's own evaluation
// units (hundredths of a seed or of a pod); those at the far ends say that the game is decided, in
// how many plies, and by how much.
//
// Deliberately absent: words for them (games/game.h).
#pragma once

#include <optional>

namespace posthouse {

/// The score of a finished game is `win_score`, less `ply_score` for each ply until then, and the
/// margin by which it is won, from -63 to 63.
inline constexpr int win_score = 1'000'000;
inline constexpr int ply_score = 128;
inline constexpr int margin_max = 63;
inline constexpr int search_depth_max = 127;

/// Scores at least this great (or small) say that the game is decided. A remembered line may be as
/// long as the deepest search and begin at its horizon, hence twice its depth.
inline constexpr int decided_score = win_score - ply_score * (2 * search_depth_max + 1);

constexpr bool is_decided(int score) {
    return score >= decided_score || score <= -decided_score;
}

/// What a decided score says.
struct Decided {
    bool won = false;  // by the player to move
    int plies = 0;     // until the end of the game
    int margin = 0;    // in the game's own units of margin; negative where it is lost
    friend constexpr bool operator==(const Decided&, const Decided&) = default;
};

constexpr int score_of(const Decided& end) {
    const int score = win_score - end.plies * ply_score;
    return (end.won ? score : -score) + end.margin;
}

/// Nothing where the score decides nothing.
constexpr std::optional<Decided> decided(int score) {
    if (!is_decided(score)) return std::nullopt;
    Decided end{score > 0};
    const int short_of = win_score - (end.won ? score : -score);  // 128 a ply, less the margin
    end.plies = (short_of + ply_score / 2) / ply_score;
    end.margin = score - (end.won ? 1 : -1) * (win_score - end.plies * ply_score);
    return end;
}

}  // namespace posthouse
