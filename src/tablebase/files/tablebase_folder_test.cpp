#include "tablebase/files/tablebase_folder.h"

#include "base/test_folder.h"
#include "tablebase/test_table.h"

#include <gmock/gmock.h>

#include <thread>

namespace posthouse::tablebase {
namespace {

using testing::HasSubstr;

constexpr int seeds_max = 6;

class TablebaseFolderTest : public testing::Test {
protected:
    TablebaseFolderTest() {
        for (int seeds = 0; seeds <= seeds_max; ++seeds)
            for (const auto kind : {TableKind::cycle_zero, TableKind::bounds}) {
                made_.emplace_back(TableIdentity{"g", 6, seeds, kind}, 10);
                write_table(path_of(made_.back().identity), made_.back().identity,
                            made_.back().rows());
            }
    }

    std::filesystem::path path_of(const TableIdentity& identity) const {
        return folder_ / table_file_name(identity);
    }
    const TestTable& made(TableKind kind, int seeds) const {
        return made_[2 * seeds + static_cast<int>(kind)];
    }
    TablebaseFolder tables(std::size_t cache_bytes = 1 << 20) {
        return {folder_.path(), "g", 6, {cache_bytes, [this](const Refusal& what) {
                                             reports_.emplace_back(what.sentence);
                                         }}};
    }
    ProbeResult truth(TableKind kind, int seeds, std::uint64_t at) const {
        const auto& planes = made(kind, seeds).planes;
        if (kind == TableKind::bounds) return {true, planes[0][at], planes[1][at]};
        return {true, static_cast<std::int16_t>(planes[0][at] - 128), 0};
    }
    void expect_truth(const TablebaseFolder& tables) const {
        for (int seeds = 0; seeds <= seeds_max; ++seeds)
            for (const auto kind : {TableKind::cycle_zero, TableKind::bounds})
                for_positions(
                    made(kind, seeds).shape, [&](AnyRow mine, AnyRow theirs, std::uint64_t at) {
                        ASSERT_EQ(tables.probe(kind, mine, theirs), truth(kind, seeds, at));
                    });
    }

    TestFolder folder_;
    std::vector<TestTable> made_;
    std::vector<std::string> reports_;
};

TEST_F(TablebaseFolderTest, ReturnsWhatWasWrittenFromFilesAndFromMemory) {
    TablebaseFolder from_files = tables();
    expect_truth(from_files);
    TablebaseFolder small_cache = tables(1);
    expect_truth(small_cache);
    TablebaseFolder loaded = tables();
    for (const auto kind : {TableKind::cycle_zero, TableKind::bounds})
        loaded.load(kind, 1 << 20, 2);
    EXPECT_NE(loaded.in_memory(TableKind::bounds, seeds_max), nullptr);
    expect_truth(loaded);
    EXPECT_TRUE(reports_.empty());
}

TEST_F(TablebaseFolderTest, ProbesManyAtOnceAsOneByOne) {
    TablebaseFolder tables = this->tables();
    tables.load(TableKind::bounds, 20'000, 1);  // some of them
    EXPECT_NE(tables.in_memory(TableKind::bounds, 4), nullptr);
    EXPECT_EQ(tables.in_memory(TableKind::bounds, 6), nullptr);
    std::vector<TablePosition> positions;
    std::vector<ProbeResult> expected;
    for (int seeds = 2; seeds <= seeds_max; seeds += 2)
        for_positions(made(TableKind::bounds, seeds).shape,
                      [&](AnyRow mine, AnyRow theirs, std::uint64_t at) {
                          if (at % 7 != 0) return;
                          auto& one = positions.emplace_back();
                          std::copy(mine.begin(), mine.end(), one.mine.begin());
                          std::copy(theirs.begin(), theirs.end(), one.theirs.begin());
                          expected.push_back(truth(TableKind::bounds, seeds, at));
                      });
    positions.push_back({{40}, {40}});  // in no table
    expected.emplace_back();
    std::vector<ProbeResult> answers(positions.size());
    tables.probe(TableKind::bounds, positions, answers);
    EXPECT_EQ(answers, expected);
}

TEST_F(TablebaseFolderTest, LoadsNoMoreThanItsBudget) {
    TablebaseFolder tables = this->tables();
    const std::uint64_t one = TableShape(6, 3).positions(), two = TableShape(6, 2).positions();
    const std::uint64_t budget = one + two + TableShape(6, 1).positions() + 1;
    EXPECT_EQ(tables.load(TableKind::cycle_zero, budget, 1), budget);
    EXPECT_EQ(tables.load(TableKind::cycle_zero, budget, 1), budget);
    EXPECT_EQ(tables.in_memory(TableKind::cycle_zero, 4), nullptr);
    const auto list = tables.list();
    ASSERT_EQ(list.size(), 14U);
    EXPECT_TRUE(list[3].in_memory);
    EXPECT_FALSE(list[4].in_memory);
    EXPECT_EQ(list[4].identity, made(TableKind::cycle_zero, 4).identity);
    EXPECT_EQ(list[4].file_bytes, std::filesystem::file_size(list[4].path));
}

TEST_F(TablebaseFolderTest, ServesASearchFromMemory) {
    TablebaseFolder tables = this->tables();
    tables.load(TableKind::bounds, 1 << 20, 1);
    const LoadedTables<6> loaded(tables, TableKind::bounds);
    EXPECT_TRUE(loaded.has(6));
    EXPECT_FALSE(loaded.has(7));
    for_positions(
        made(TableKind::bounds, 5).shape, [&](AnyRow mine, AnyRow theirs, std::uint64_t at) {
            Row<6> my_row, their_row;
            std::copy(mine.begin(), mine.end(), my_row.begin());
            std::copy(theirs.begin(), theirs.end(), their_row.begin());
            const std::uint8_t* bytes = loaded.at(my_row, their_row);
            ASSERT_EQ(answer_of(TableKind::bounds, {bytes, 2}), truth(TableKind::bounds, 5, at));
        });
}

TEST_F(TablebaseFolderTest, KnowsNothingOfMissingTables) {
    std::filesystem::remove(path_of(made(TableKind::cycle_zero, 3).identity));
    const TablebaseFolder tables = this->tables();
    const std::array<std::uint8_t, 6> three{3}, none{}, many{30};
    EXPECT_FALSE(tables.probe(TableKind::cycle_zero, three, none).known);
    EXPECT_TRUE(tables.probe(TableKind::bounds, three, none).known);
    EXPECT_FALSE(tables.probe(TableKind::bounds, many, none).known);
    EXPECT_FALSE(tables.probe(TableKind::bounds, many, many).known);
    EXPECT_TRUE(reports_.empty());
    const TablebaseFolder nowhere(folder_ / "nowhere", "g", 6, {});
    EXPECT_TRUE(nowhere.list().empty());
    EXPECT_FALSE(nowhere.probe(TableKind::bounds, three, none).known);
}

TEST_F(TablebaseFolderTest, ReportsOnceWhatIsWrongWithAFile) {
    const auto kind = TableKind::cycle_zero;
    const std::array<std::uint8_t, 6> two{2}, three{3}, four{4}, none{};
    // A misnamed table, a file that is no table, and one that cannot be opened.
    std::filesystem::rename(path_of(made(kind, 5).identity), path_of(made(kind, 3).identity));
    write_bytes(path_of(made(kind, 4).identity), "not a table");
    write_bytes(path_of(made(kind, 2).identity), "");
    TablebaseFolder tables = this->tables();
    for (int again = 0; again < 3; ++again)
        for (const auto& row : {two, three, four})
            EXPECT_FALSE(tables.probe(kind, row, none).known);
    tables.load(kind, 1 << 20, 1);
    ASSERT_EQ(reports_.size(), 3U);
    EXPECT_THAT(reports_[0], HasSubstr("too short"));
    EXPECT_THAT(reports_[1], HasSubstr("holds the table g-5.cycle.table: give it that name"));
    EXPECT_THAT(reports_[2], HasSubstr("too short"));
}

TEST_F(TablebaseFolderTest, IsThreadSafeWhileTablesAreLoaded) {
    TablebaseFolder tables = this->tables(20'000);  // so few tiles that threads often want one slot
    std::vector<std::thread> threads;
    for (int k = 0; k < 4; ++k) threads.emplace_back([&] { expect_truth(tables); });
    threads.emplace_back([&] { tables.load(TableKind::cycle_zero, 1 << 20, 2); });
    for (std::thread& thread : threads) thread.join();
    EXPECT_TRUE(reports_.empty());
}

}  // namespace
}  // namespace posthouse::tablebase
