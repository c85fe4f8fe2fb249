#include "app/server/tablebase_service.h"

#include "base/test_folder.h"
#include "tablebase/files/tablebase_folder.h"

#include <gmock/gmock.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <map>
#include <string>
#include <thread>

namespace posthouse::app {
namespace {

using namespace std::chrono_literals;

class TablebaseServiceTest : public testing::Test {
protected:
    TablebaseServiceOptions settings(int seeds, std::uint64_t memory = 1 << 20) const {
        return {folder_ / "tables", seeds, memory, 0};
    }
    static void wait_for(const TablebaseService& service) {
        while (!service.is_idle()) std::this_thread::sleep_for(1ms);
    }
    std::map<std::string, std::filesystem::file_time_type> written() const {
        std::map<std::string, std::filesystem::file_time_type> times;
        for (const auto& entry : std::filesystem::directory_iterator(folder_ / "tables"))
            times[entry.path().filename()] = entry.last_write_time();
        return times;
    }

    const TestFolder folder_;
};

TEST_F(TablebaseServiceTest, EveryGameWithTablesGetsThem) {
    TablebaseService service(settings(3));
    wait_for(service);
    int with_tables = 0;
    for (const games::Game& game : games::all_games()) {
        const games::GameTablebases* about = games::tablebases_of(game);
        const auto tables = service.tables(game);
        EXPECT_EQ(tables != nullptr, about != nullptr) << game.name;
        if (!tables) continue;
        ++with_tables;
        const int seeds = equivalent_seeds(*about, 3);
        EXPECT_TRUE(tables->file(tablebase::TableKind::cycle_zero, seeds)) << game.name;
        // If repetition splits evenly, the first kind proves everything.
        EXPECT_EQ(tables->file(tablebase::TableKind::bounds, seeds) == nullptr,
                  about->cycles_are_even);
        EXPECT_TRUE(tables->in_memory(tablebase::TableKind::cycle_zero, seeds)) << game.name;
    }
    EXPECT_GT(with_tables, 1);
}

TEST_F(TablebaseServiceTest, WhatNeedsMoreMemoryThanAllowedIsNotBuilt) {
    TablebaseServiceOptions options = settings(3);
    options.build_memory = 1 << 20;
    TablebaseService service(options);
    wait_for(service);
    EXPECT_FALSE(std::filesystem::exists(folder_ / "tables") && !written().empty());
}

TEST_F(TablebaseServiceTest, OnlyMissingTablesAreBuilt) {
    {
        TablebaseService service(settings(2));
        wait_for(service);
    }
    const auto before = written();
    ASSERT_FALSE(before.empty());
    TablebaseService service(settings(3, 0));
    wait_for(service);
    auto after = written();
    EXPECT_GT(after.size(), before.size());
    for (const auto& [name, time] : before) EXPECT_EQ(after[name], time) << name;
    // No memory this time: all is read from files.
    const games::Game& game = *games::find_game("wari");
    const auto tables = service.tables(game);
    EXPECT_FALSE(tables->in_memory(tablebase::TableKind::bounds, 2));
    EXPECT_TRUE(
        games::tablebases_of(game)->look_up(*tables, "0,1,0,0,0,0/0,0,0,0,1,1 22 23 S")->known());
}

TEST_F(TablebaseServiceTest, ADamagedFileIsRebuilt) {
    {
        TablebaseService service(settings(2));
        wait_for(service);
    }
    const auto path = folder_ / "tables" / "wari-2.bounds.table";
    std::filesystem::resize_file(path, std::filesystem::file_size(path) - 1);
    TablebaseService service(settings(2));
    wait_for(service);
    EXPECT_TRUE(service.tables(*games::find_game("wari"))->file(tablebase::TableKind::bounds, 2));
}

TEST_F(TablebaseServiceTest, StoppingDoesNotWaitForTheBuild) {
    {
        TablebaseService service(settings(18));
        while (!std::filesystem::exists(folder_ / "tables")) std::this_thread::sleep_for(1ms);
    }
    // A build of minutes, stopped without leaving an incomplete table.
    EXPECT_FALSE(std::filesystem::exists(folder_ / "tables" / "wari-18.bounds.table"));
    for (const auto& [name, time] : written()) EXPECT_THAT(name, testing::EndsWith(".table"));
}

TEST_F(TablebaseServiceTest, ZeroSeedsBuildNothingButExistingTablesAreUsed) {
    const games::Game &wari = *games::find_game("wari"), &oware = *games::find_game("oware");
    const games::GameTablebases& tables = *games::tablebases_of(wari);
    ASSERT_TRUE(tables.build({folder_ / "tables", tablebase::TableKind::bounds, 2, 1, true}, {}));
    TablebaseService service(settings(0));
    wait_for(service);
    EXPECT_TRUE(service.tables(wari));
    EXPECT_FALSE(service.tables(oware));
    EXPECT_EQ(written().size(), 3u);
}

TEST(EquivalentSeeds, LargerBoardsHaveFewerSeedsForTheSameWork) {
    const games::GameTablebases &usual = *games::tablebases_of(*games::find_game("wari")),
                                &large = *games::tablebases_of(*games::find_game("super-wari"));
    EXPECT_EQ(equivalent_seeds(usual, 18), 18);
    EXPECT_EQ(equivalent_seeds(usual, 0), 0);
    EXPECT_EQ(equivalent_seeds(large, 18), 13);
    EXPECT_EQ(equivalent_seeds(large, 0), 0);
}

}  // namespace
}  // namespace posthouse::app
