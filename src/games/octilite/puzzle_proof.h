// Which moves force a win within a number of plies, by WinVerifier: defines and verifies puzzles.
#pragma once

#include "games/octilite/win_verifier.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace posthouse::octilite {

inline std::vector<Move> legal_moves(const Position& position) {
    std::vector<Move> moves;
    OctiLite().moves(position, moves);
    return moves;
}

inline Verdict verdict_at(const Position& position) {
    return OctiLite().verdict(position, !legal_moves(position).empty(), {});
}

/// Whether `winner` wins within `plies`, whatever the opponent does; nothing if that is too large
/// to verify.
inline std::optional<bool> wins_within(WinVerifier& checker, const Position& position, Side winner,
                                       int plies) {
    const Verdict verdict = verdict_at(position);
    if (verdict.over) return verdict.result == win_of(winner);
    if (plies <= 0) return false;
    const WinVerdict checked = checker.check({&position, 1}, winner, plies);
    if (checked == WinVerdict::too_large) return std::nullopt;
    return checked == WinVerdict::confirmed;
}

/// The moves of the player to move that win within `plies`, this one included; nothing if that is
/// too large to verify. Stops after `most`.
inline std::optional<std::vector<Move>> winning_moves(WinVerifier& checker,
                                                      const Position& position, int plies,
                                                      std::size_t most = 256) {
    std::vector<Move> winning;
    for (const Move& move : legal_moves(position)) {
        const auto won =
            wins_within(checker, OctiLite().play(position, move), position.turn, plies - 1);
        if (!won) return std::nullopt;
        if (*won) winning.push_back(move);
        if (winning.size() == most) break;
    }
    return winning;
}

/// Whether the first of `line`, and each later move of the same player, is their only move that
/// wins in time; the last one only has to win. The opponent's moves must delay as long as possible.
inline std::optional<bool> is_puzzle(WinVerifier& checker, Position position,
                                     const std::vector<Move>& line) {
    const Side winner = position.turn;
    auto plies = static_cast<int>(line.size());
    if (plies % 2 == 0) return false;
    const auto sooner = wins_within(checker, position, winner, plies - 2);
    if (!sooner || *sooner) return sooner ? std::optional(false) : std::nullopt;
    for (std::size_t k = 0; k < line.size(); ++k, --plies) {
        const std::vector<Move> legal = legal_moves(position);
        if (std::find(legal.begin(), legal.end(), line[k]) == legal.end()) return false;
        if (position.turn == winner) {
            const auto winning = winning_moves(checker, position, plies, 2);
            if (!winning) return std::nullopt;
            const bool only = winning->size() == 1 && winning->front() == line[k];
            if (!only && (plies > 1 || k == 0)) return false;
        }
        position = OctiLite().play(position, line[k]);
        if (position.turn == winner && plies > 2) {
            const auto too_soon = wins_within(checker, position, winner, plies - 3);
            if (!too_soon || *too_soon) return too_soon ? std::optional(false) : std::nullopt;
        }
    }
    const Verdict end = verdict_at(position);
    return end.over && end.result == win_of(winner);
}

}  // namespace posthouse::octilite
