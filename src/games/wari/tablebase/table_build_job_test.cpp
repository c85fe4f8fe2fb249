#include "base/sanitizer_build.h"
#include "base/test_folder.h"
#include "games/game.h"
#include "games/tables/tables.h"
#include "tablebase/test_table.h"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <vector>

namespace posthouse::wari {
namespace {

/// How often captures were reported: once a table, and often if planes are filled.
std::size_t build(const games::GameTablebases& tables, const games::TableBuildOptions& order) {
    std::size_t capturing = 0;
    games::TableBuildCallbacks listener;
    listener.on_progress = [&](int, games::TableBuildCallbacks::BuildStage doing, int) {
        capturing += doing == games::TableBuildCallbacks::BuildStage::capturing;
    };
    EXPECT_TRUE(tables.build(order, listener));
    return capturing;
}

const games::GameTablebases& tables_named(std::string_view name) {
    for (const games::Game& game : games::all_games())
        if (game.name == name) return *games::tablebases_of(game);
    throw std::logic_error(std::string(name));
}

TEST(TableBuildJob, MakesTheSameFilesWithHardlyAnyMemory) {
    for (const char* name : {"wari-24", "super-wari"})
        for (const tablebase::TableKind kind :
             {tablebase::TableKind::cycle_zero, tablebase::TableKind::bounds}) {
            const games::GameTablebases& tables = tables_named(name);
            const TestFolder much, little;
            if (sanitizer_build && tables.houses > 6) continue;
            games::TableBuildOptions order{much.path(), kind, tables.houses == 6 ? 9 : 7, 2, true};
            if (sanitizer_build) order.seeds = 8;
            const auto count = static_cast<std::size_t>(order.seeds) + 1;
            EXPECT_EQ(build(tables, order), count);
            // As little as possible; existing tables are not built again.
            order.folder = little.path();
            std::size_t capturing = 0, refused = 0;
            for (order.memory = games::GameTablebases::program_bytes; capturing == 0;
                 order.memory += 8U << 10) {
                // With and without room for scratch files of tables.
                order.scratch = order.memory % (16U << 10) ? 1U << 20 : 0;
                try {
                    capturing = build(tables, order);
                } catch (const std::runtime_error& error) {
                    ++refused;
                    EXPECT_NE(std::string(error.what()).find("the memory does not suffice"),
                              std::string::npos);
                }
            }
            EXPECT_GT(refused, 0U);
            EXPECT_LE(order.memory, tables.memory_least(kind, order.seeds) + (16U << 10))
                << "the memory needed is known in advance";
            EXPECT_GT(capturing, 1U) << "planes were filled";
            for (int seeds = 0; seeds <= order.seeds; ++seeds) {
                const auto file = tables.file_of(order, seeds).filename();
                EXPECT_FALSE(tablebase::file_bytes(much / file).empty());
                EXPECT_EQ(tablebase::file_bytes(much / file), tablebase::file_bytes(little / file))
                    << file;
            }
            EXPECT_EQ(static_cast<std::size_t>(
                          std::distance(std::filesystem::directory_iterator(little.path()), {})),
                      count)
                << "nothing else is left";
        }
}

TEST(TableBuildJob, ReportsWhichFileIsNotWhatWasWritten) {
    const games::GameTablebases& tables = tables_named("oware");
    const TestFolder folder;
    const games::TableBuildOptions order{folder.path(), tablebase::TableKind::cycle_zero, 5, 1,
                                         true};
    build(tables, order);
    const auto path = tables.file_of(order, 4);
    const std::string whole = tablebase::file_bytes(path);
    std::string other = whole;
    other[other.size() - 300] ^= 1;
    tablebase::write_bytes(path, other);
    std::vector<std::string> said;
    games::TableBuildCallbacks listener;
    listener.damaged = [&](const Refusal& what) { said.emplace_back(what.sentence.view()); };
    EXPECT_TRUE(tables.build(order, listener));
    EXPECT_EQ(said,
              std::vector<std::string>{"The file oware-4.cycle.table is not what was written."});
    EXPECT_EQ(tablebase::file_bytes(path), whole);
}

}  // namespace
}  // namespace posthouse::wari
