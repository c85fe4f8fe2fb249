#include "base/slow_build.h"
#include "games/game.h"
#include "games/tables.h"
#include "tablebase/fake_table.h"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <vector>

namespace posthouse {
namespace {

/// How often captures were told of: once a table, and often where planes are laid.
std::size_t build(const GameTables& tables, const TableOrder& order) {
    std::size_t capturing = 0;
    TableListener listener;
    listener.told = [&](int, TableListener::Doing doing, int) {
        capturing += doing == TableListener::Doing::capturing;
    };
    EXPECT_TRUE(tables.build(order, listener));
    return capturing;
}

const GameTables& tables_named(std::string_view name) {
    for (const Game& game : all_games())
        if (game.name == name) return *tables_of(game);
    throw std::logic_error(std::string(name));
}

TEST(TableShop, makes_the_same_files_with_hardly_any_memory) {
    for (const char* name : {"wari-24", "super-wari"})
        for (const TableKind kind : {TableKind::cycle_zero, TableKind::bounds}) {
            const GameTables& tables = tables_named(name);
            const FakeFolder much, little;
            if (slow_build && tables.houses > 6) continue;
            TableOrder order{much.path, kind, tables.houses == 6 ? 9 : 8, 2, true};
            if (slow_build) order.seeds = 8;
            const auto count = static_cast<std::size_t>(order.seeds) + 1;
            EXPECT_EQ(build(tables, order), count);
            // As little as will do; what is there already is not built again.
            order.folder = little.path;
            std::size_t capturing = 0, refused = 0;
            for (order.memory = GameTables::program_bytes; capturing == 0;
                 order.memory += 8U << 10) {
                // With and without room for tables as they are.
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
                << "what is said beforehand suffices";
            EXPECT_GT(capturing, 1U) << "planes were laid";
            for (int seeds = 0; seeds <= order.seeds; ++seeds) {
                const auto file = tables.file_of(order, seeds).filename();
                EXPECT_FALSE(file_bytes(much.path / file).empty());
                EXPECT_EQ(file_bytes(much.path / file), file_bytes(little.path / file)) << file;
            }
            EXPECT_EQ(static_cast<std::size_t>(
                          std::distance(std::filesystem::directory_iterator(little.path), {})),
                      count)
                << "nothing else is left";
        }
}

TEST(TableShop, says_which_file_is_not_what_was_written) {
    const GameTables& tables = tables_named("oware");
    const FakeFolder folder;
    const TableOrder order{folder.path, TableKind::cycle_zero, 5, 1, true};
    build(tables, order);
    const auto path = tables.file_of(order, 4);
    const std::string whole = file_bytes(path);
    std::string other = whole;
    other[other.size() - 300] ^= 1;
    write_bytes(path, other);
    std::vector<std::string> said;
    TableListener listener;
    listener.damaged = [&](const Refusal& what) { said.emplace_back(what.sentence.view()); };
    EXPECT_TRUE(tables.build(order, listener));
    EXPECT_EQ(said,
              std::vector<std::string>{"The file oware-4.cycle.table is not what was written."});
    EXPECT_EQ(file_bytes(path), whole);
}

}  // namespace
}  // namespace posthouse
