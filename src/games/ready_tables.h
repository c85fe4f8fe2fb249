// Tables of endings made ready for thinking: a folder's, opened once however many ask for them, and
// in memory as far as that is allowed.
//
// Deliberately absent: building (games/tables.h).
#pragma once

#include "base/refusal.h"
#include "games/game.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>

namespace posthouse::tablebase {
class TablebaseSource;
}

namespace posthouse::games {

inline constexpr int tables_mb_default = 512;

struct OpenTablebases {
    std::shared_ptr<const tablebase::TablebaseSource> source;
    int seeds = 0;           // of the largest there is
    int seeds_at_once = -1;  // of the largest in memory; -1: none is
};

/// Those of them that prove something of this game; where that leaves room, those that only guide.
/// The same folder and game give the same tables for as long as somebody holds them, and the first
/// who asked has said how much memory. Refused, with a sentence, where there are none. Damaged
/// files are reported, and are then as if they were not there.
Expected<OpenTablebases> ready_tables(const Game& game, const std::filesystem::path& folder,
                                      std::uint64_t memory_bytes,
                                      const std::function<void(const Refusal&)>& damaged = {});

}  // namespace posthouse::games
