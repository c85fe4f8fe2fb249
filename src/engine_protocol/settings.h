// The options of `setoption`.
#pragma once

#include "base/refusal.h"
#include "games/game.h"
#include "games/tables/tables.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace posthouse::engine_protocol {

struct Settings {
    const games::Game* game = nullptr;
    int repetitions = 0;  // so many occurrences of a position end the game; 0: its own rule
    int hash_mb = 16;
    int threads = 1;
    int lines = 1;       // MultiPV
    std::string tables;  // folder; empty: none
    int tables_mb = games::tables_mb_default;
    int level = 0;           // 0: full strength; else see search/levels.h
    std::uint64_t seed = 0;  // random choice of a level among moves good enough for it
    std::string style{games::balanced_style};  // ignored by games that do not have it
    bool for_margin = false;
    bool win_narrowly = false;  // wins narrowly
    bool ponder = false;
    bool own_book = false;
    std::string book;  // file or folder; empty: the books that come with the program
    int overhead_ms = 10;
};

/// Limits of this machine.
struct Machine {
    int hash_mb_max = 1024;
    int threads_max = 64;
    std::string books;  // folder of the books that come with the program
};

/// The first listed game.
const games::Game& default_game();

/// Lines `option name …` with these settings as defaults.
std::string format_options(const Settings& defaults, const Machine& machine);

/// The settings with one of them changed. Names are case-insensitive.
Expected<Settings> with_option(const Settings& settings, const Machine& machine,
                               std::string_view name, std::string_view value);

}  // namespace posthouse::engine_protocol
