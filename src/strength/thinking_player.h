// ThinkingPlayer: this program's own search as a Player, without a process between: thousands of
// games of few nodes go quickly. And a player who moves at random, to have something to be better
// than.
#pragma once

#include "base/rng.h"
#include "cli/progress.h"
#include "games/tables.h"
#include "search/transposition_table.h"
#include "strength/player.h"

#include <memory>
#include <string>

namespace posthouse::strength {

/// How the program's own search is set up.
struct OwnSearch {
    int level = 0;  // of search/levels.h, its limits beside those of the match; 0: full strength
    std::size_t hash_mb = 16;
    int threads = 1;
    bool for_margin = false;
    bool gracious = false;
    std::string tables;  // a folder; empty: none
};

/// Sets what an option of this name is about: Hash, Threads, Level, TablebasePath or Goal, as in
/// `posthouse engine`.
std::optional<Refusal> set_option(OwnSearch& own, std::string_view name, std::string_view value);

class ThinkingPlayer : public Player {
public:
    ThinkingPlayer(const games::Game& game, const OwnSearch& own,
                   cli::Stopwatch now = cli::real_stopwatch());

    std::optional<Refusal> new_game(std::uint64_t seed) override;
    Expected<MoveReply, EngineFailure> move(const MoveRequest& turn) override;

private:
    const games::Game& game_;
    OwnSearch own_;
    cli::Stopwatch now_;
    search::TranspositionTable memory_;
    std::shared_ptr<const tablebase::TablebaseSource> tables_;
    Rng random_{0};
};

class RandomPlayer : public Player {
public:
    explicit RandomPlayer(const games::Game& game) : game_(game) {}

    std::optional<Refusal> new_game(std::uint64_t seed) override;
    Expected<MoveReply, EngineFailure> move(const MoveRequest& turn) override;

private:
    const games::Game& game_;
    Rng random_{0};
};

/// The seconds to spend on a move with so much left on the clock.
double seconds_for_move(double left, double increment);

}  // namespace posthouse::strength
