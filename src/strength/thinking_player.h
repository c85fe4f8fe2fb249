// Players inside this process: our search, so that thousands of short games are fast, and random
// moves as a baseline.
#pragma once

#include "base/rng.h"
#include "cli/progress.h"
#include "games/tables/tables.h"
#include "opening_book/book.h"
#include "search/limits.h"
#include "search/transposition_table.h"
#include "strength/player.h"

#include <memory>
#include <optional>
#include <string>

namespace posthouse::strength {

struct OwnSearchOptions {
    std::string style{games::balanced_style};
    int level = 0;  // search/levels.h; its limits and the match's apply. 0: full
    std::size_t hash_mb = 16;
    int threads = 1;
    bool for_margin = false;
    bool win_narrowly = false;
    std::string tables;  // folder; empty: none
    std::string book;    // file, or folder of books; empty: none
};

/// Sets an option: Hash, Threads, Level, Style, TablebasePath, BookPath, Goal or WinNarrowly, as in
/// `posthouse engine`.
std::optional<Refusal> set_option(OwnSearchOptions& own, std::string_view name,
                                  std::string_view value);

class ThinkingPlayer : public Player {
public:
    ThinkingPlayer(const games::Game& game, const OwnSearchOptions& own,
                   cli::Stopwatch now = cli::real_stopwatch());

    std::optional<Refusal> new_game(std::uint64_t seed) override;
    Expected<MoveReply, EngineFailure> move(const MoveRequest& turn) override;

private:
    const games::Game& game_;
    OwnSearchOptions own_;
    cli::Stopwatch now_;
    search::TranspositionTable memory_;
    std::shared_ptr<const tablebase::TablebaseSource> tables_;
    int style_ = 0;  // see ThinkLimits
    std::optional<opening_book::Book> book_;
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

/// The seconds to use for a move.
double seconds_for_move(double left, double increment);

}  // namespace posthouse::strength
