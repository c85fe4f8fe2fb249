// What can be chosen with `setoption`, and how it is told to a tool.
#pragma once

#include "base/refusal.h"
#include "games/game.h"
#include "games/tables.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace posthouse::engine_protocol {

struct Settings {
    const games::Game* game = nullptr;
    int hash_mb = 16;
    int threads = 1;
    int lines = 1;       // MultiPV
    std::string tables;  // a folder; empty: none
    int tables_mb = games::tables_mb_default;
    int level = 0;           // 0: full strength; else see search/levels.h
    std::uint64_t seed = 0;  // what a level prefers among moves that are good enough for it
    bool for_margin = false;
    bool gracious = false;  // wins narrowly
    bool ponder = false;
    int overhead_ms = 10;
};

/// What the machine has.
struct Machine {
    int hash_mb_max = 1024;
    int threads_max = 64;
};

/// The first game that is listed.
const games::Game& default_game();

/// `option name …`, a line each, with these settings as the defaults.
std::string option_lines(const Settings& defaults, const Machine& machine);

/// The settings with one of them chosen anew. Names are read in any case of letters.
Expected<Settings> chosen(const Settings& settings, const Machine& machine, std::string_view name,
                          std::string_view value);

}  // namespace posthouse::engine_protocol
