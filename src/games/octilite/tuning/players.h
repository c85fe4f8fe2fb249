// Who plays the games that weights are learned from and judged by: a search with some evaluation,
// and a fixed number of nodes for each move.
//
// Deliberately absent: clocks. The same seed gives the same games on every machine.
#pragma once

#include "games/octilite/swift.h"
#include "search/engine.h"

#include <cstdint>
#include <functional>
#include <random>
#include <span>
#include <string>
#include <vector>

namespace posthouse::octilite::tuning {

/// Thinks about the last position of a line.
using Player = std::function<search::SearchResult<Move>(std::span<const BitboardPosition> line,
                                                        const search::ThinkLimits& limits)>;

/// `name` is "built-in", "hand-made" or the path of a header with weights; ends the program with a
/// sentence where it is none of them.
Player player_named(const std::string& name);

/// A position of a game, how the game ended and what the search thought of it, for the player to
/// move.
struct Sample {
    BitboardPosition at;
    float result = 0.5F;  // 1: won
    int score = 0;        // see search/score.h
    float chance = 0.5F;  // of winning, as far as such scores have come true
};

/// Games of a player against itself, with some moves at random in the beginning. A game ends when
/// it is decided.
std::vector<Sample> self_play(const Player& player, int games, std::uint64_t nodes,
                              std::uint64_t seed);

/// Of the last position of a game.
Verdict verdict_of(std::span<const BitboardPosition> line);

/// A few moves at random from the opening, to a position that is neither over nor decided at once.
std::vector<BitboardPosition> some_opening(std::mt19937_64& random, int plies);

/// The result for First: 1 won, 0.5, 0.
double play_out(std::vector<BitboardPosition> line, const Player& first, const Player& second,
                std::uint64_t nodes);

/// A line of progress on the terminal, for those who wait.
void tell(const char* what, int done, int of);

}  // namespace posthouse::octilite::tuning
