// `tablebase build`: whether there is room, how far it is, what there is in the end.
//
// Deliberately absent: how tables are built (src/games/wari/table_shop.h, src/tablebase).
#pragma once

#include "base/refusal.h"
#include "games/tables.h"
#include "strength/progress.h"

#include <atomic>
#include <cstdint>
#include <optional>
#include <ostream>

namespace posthouse::app {

struct TableBuildCommand {
    games::TableBuildOptions order;
    // Bytes that may be used; what is free if not said. With them the order is completed.
    std::optional<std::uint64_t> memory, disk;
    strength::ProgressOutput audience;
    const std::atomic<bool>* stop = nullptr;
};

/// The exit status: 0 when all tables are there, 1 where it was broken off. Refused where there is
/// no room for them.
Expected<int> build_tables(const games::GameTablebases& tables, const TableBuildCommand& building,
                           std::ostream& out, std::ostream& err);

}  // namespace posthouse::app
