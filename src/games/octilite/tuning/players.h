// Players for training and test games: a search with some evaluation and a fixed number of nodes
// per move. The same seed gives the same games on every machine.
#pragma once

#include "games/octilite/bitboard_rules.h"
#include "search/engine.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <functional>
#include <random>
#include <span>
#include <string>
#include <vector>

namespace posthouse::octilite::tuning {

/// Searches the last position of a line.
using Player = std::function<search::SearchResult<Move>(std::span<const BitboardPosition> line,
                                                        const search::ThinkLimits& limits)>;

/// `name` is "built-in", "linear" (its weights without its network), "hand-made" or the path of a
/// header with weights or of a network (.net); ends the program with a message if it is none of
/// them.
Player player_named(const std::string& name);

/// A position of a game with the game's result and the search's score, for the player to move.
struct Sample {
    BitboardPosition at;
    float result = 0.5F;  // 1: won
    int score = 0;        // see search/score.h
    float chance = 0.5F;  // of winning, as predicted by calibrated scores
};

/// Games of a player against itself, with some random moves at the beginning. A game ends when
/// decided.
std::vector<Sample> self_play(const Player& player, int games, std::uint64_t nodes,
                              std::uint64_t seed);

/// The verdict on the last position of a game.
Verdict verdict_of(std::span<const BitboardPosition> line);

/// A few random moves from the opening, to a position that is neither over nor decided at once.
std::vector<BitboardPosition> some_opening(std::mt19937_64& random, int plies);

/// The result for First: 1 for a win, 0.5 or 0.
double play_out(std::vector<BitboardPosition> line, const Player& first, const Player& second,
                std::uint64_t nodes);

/// Prints a line of progress on the terminal.
void print_progress(const char* what, int done, int of);

// A hand-written evaluation in hundredths of a pod: the baseline that the learned one must beat.
//
// For each side it looks at the pods, how far the foremost has advanced, and where a single step or
// jump would take them. Forward moves count most. Features were chosen by regression on self-play
// games; the weights are round numbers that did best in matches.

/// What one side has, and could do with a single step or jump if it were its turn.
struct BaselineFeatures {
    int pods = 0;
    int foremost = 0;      // rows by which its foremost pod has advanced
    int forward = 0;       // moves that come nearer to the enemy's edge
    int threats = 0;       // enemy pods it could capture
    bool goal = false;     // it could land on a base
    bool arrived = false;  // it has landed on one
};

constexpr BaselineFeatures baseline_features(const Position& position, Side side) {
    const std::size_t own = index_of(side);
    const Squares enemies = squares_of(position.pods[1 - own]);
    const Squares occupied = squares_of(position.pods[own]) | enemies;
    const Squares goals = bases[1 - own];
    const auto row_from_home = [side](Square square) {
        return side == Side::first ? row_of(square) : rows + 1 - row_of(square);
    };
    Squares jumped = 0;
    BaselineFeatures seen;
    for (const Pod& pod : position.pods[own]) {
        if (pod.square == nowhere) break;
        ++seen.pods;
        seen.arrived |= holds(goals, pod.square);
        const int row = row_from_home(pod.square);
        seen.foremost = std::max(seen.foremost, row < rows ? row - 2 : 3);  // one behind the bases
        for (unsigned prongs = pod.prongs; prongs != 0; prongs &= prongs - 1) {
            const auto direction = static_cast<Direction>(std::countr_zero(prongs));
            const Square neighbour = next_to(pod.square, direction);
            const bool jumps = holds(occupied, neighbour);
            const Square landing = jumps ? next_to(neighbour, direction) : neighbour;
            if (!holds(board & ~occupied, landing)) continue;
            seen.forward += row_from_home(landing) > row;
            seen.goal |= holds(goals, landing);
            if (jumps) jumped |= only(neighbour);
        }
    }
    seen.threats = std::popcount(jumped & enemies);
    return seen;
}

struct BaselineEvaluation {
    static constexpr int pod = 100;
    static constexpr int row = 20;  // by which the foremost pod has advanced
    static constexpr int way_forward = 50;
    static constexpr int capture = 100;  // that the player to move could make
    static constexpr int menace = 33;    // a capture that the opponent could make
    static constexpr int goal_menace = 100;
    static constexpr int goal = 1000;     // landing on a base, now
    static constexpr int arrived = 2000;  // the game is over; only seen in move ordering

    constexpr int operator()(const BitboardPosition& position) const {
        return (*this)(unpack(position));
    }

    constexpr int operator()(const Position& position) const {
        const BaselineFeatures own = baseline_features(position, position.turn);
        const BaselineFeatures enemy = baseline_features(position, other(position.turn));
        if (own.arrived || enemy.arrived) return own.arrived ? arrived : -arrived;
        if (own.goal) return goal;
        return pod * (own.pods - enemy.pods) + row * (own.foremost - enemy.foremost) +
               way_forward * (own.forward - enemy.forward) + capture * own.threats -
               menace * enemy.threats - (enemy.goal ? goal_menace : 0);
    }
};

}  // namespace posthouse::octilite::tuning
