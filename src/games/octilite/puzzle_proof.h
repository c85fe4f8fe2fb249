// Which moves force a win within so many plies, by WinVerifier: what makes a puzzle, and what
// proves one again.
#pragma once

#include "games/octilite/win_verifier.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace posthouse::octilite {

inline std::vector<Move> legal_moves(const Position& at) {
    std::vector<Move> moves;
    OctiLite().moves(at, moves);
    return moves;
}

inline Verdict verdict_at(const Position& at) {
    return OctiLite().verdict(at, !legal_moves(at).empty(), {});
}

/// Whether `winner` wins within `plies`, whatever the other does; nothing where that is too much to
/// look at.
inline std::optional<bool> wins_within(WinVerifier& checker, const Position& at, Side winner,
                                       int plies) {
    const Verdict verdict = verdict_at(at);
    if (verdict.over) return verdict.result == win_of(winner);
    if (plies <= 0) return false;
    const WinVerdict checked = checker.check({&at, 1}, winner, plies);
    if (checked == WinVerdict::too_large) return std::nullopt;
    return checked == WinVerdict::confirmed;
}

/// The moves of the player to move after which he wins, in `plies` with this one; nothing where
/// that is too much to look at. Those beyond `most` are not looked for.
inline std::optional<std::vector<Move>> winning_moves(WinVerifier& checker, const Position& at,
                                                      int plies, std::size_t most = 256) {
    std::vector<Move> winning;
    for (const Move& move : legal_moves(at)) {
        const auto won = wins_within(checker, OctiLite().play(at, move), at.turn, plies - 1);
        if (!won) return std::nullopt;
        if (*won) winning.push_back(move);
        if (winning.size() == most) break;
    }
    return winning;
}

/// Whether the first of `line`, and each later one of the same player, is his only move that wins
/// in time; of his last, that it wins. The other's moves must last as long as any.
inline std::optional<bool> is_puzzle(WinVerifier& checker, Position at,
                                     const std::vector<Move>& line) {
    const Side winner = at.turn;
    auto plies = static_cast<int>(line.size());
    if (plies % 2 == 0) return false;
    const auto sooner = wins_within(checker, at, winner, plies - 2);
    if (!sooner || *sooner) return sooner ? std::optional(false) : std::nullopt;
    for (std::size_t k = 0; k < line.size(); ++k, --plies) {
        const std::vector<Move> legal = legal_moves(at);
        if (std::find(legal.begin(), legal.end(), line[k]) == legal.end()) return false;
        if (at.turn == winner) {
            const auto winning = winning_moves(checker, at, plies, 2);
            if (!winning) return std::nullopt;
            const bool only = winning->size() == 1 && winning->front() == line[k];
            if (!only && (plies > 1 || k == 0)) return false;
        }
        at = OctiLite().play(at, line[k]);
        if (at.turn == winner && plies > 2) {
            const auto too_soon = wins_within(checker, at, winner, plies - 3);
            if (!too_soon || *too_soon) return too_soon ? std::optional(false) : std::nullopt;
        }
    }
    const Verdict end = verdict_at(at);
    return end.over && end.result == win_of(winner);
}

}  // namespace posthouse::octilite
