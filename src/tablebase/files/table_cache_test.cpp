#include "tablebase/files/table_cache.h"

#include "base/test_folder.h"
#include "tablebase/test_table.h"

#include <gtest/gtest.h>

namespace posthouse::tablebase {
namespace {

class TableCacheTest : public testing::TestWithParam<TableKind> {
protected:
    TableCacheTest() : made({"awari", 6, 7, GetParam()}, 10) {
        write_table(folder / table_file_name(made.identity), made.identity, made.rows());
    }

    TableCache<6> shelf(std::uint64_t scratch) {
        return {folder.path(), "awari", GetParam(), 2, scratch};
    }
    void expect_whole(const TableCache<6>& shelf) {
        ASSERT_TRUE(shelf.in_memory(7));
        const auto& parts = shelf.parts(7);
        ASSERT_EQ(parts.size(), made.planes.size());
        for (std::size_t part = 0; part < parts.size(); ++part) {
            std::size_t differing = 0;
            for (std::size_t k = 0; k < parts[part].size(); ++k) {
                const int byte = made.planes[part][k];
                const int expected = GetParam() == TableKind::cycle_zero ? byte
                                     : part == 0                         ? 128 + byte
                                                                         : 128 - byte;
                differing += parts[part].bytes()[k] != expected;
            }
            EXPECT_EQ(differing, 0U);
        }
    }

    TestFolder folder;
    TestTable made;
};

TEST_P(TableCacheTest, LoadsWhatWasPutAwayFromItsFile) {
    auto tables = shelf(0);
    EXPECT_FALSE(tables.in_memory(7));
    for (int time = 0; time < 2; ++time) {
        tables.load(7);
        expect_whole(tables);
        tables.evict(7);
        EXPECT_FALSE(tables.in_memory(7));
    }
    EXPECT_EQ(tables.resident_tables([](int) { return true; }).get(0, 7), nullptr);
}

TEST_P(TableCacheTest, WritesAScratchFileIfThereIsRoomAndLeavesNothingBehind) {
    auto tables = shelf(1 << 20);
    tables.load(7);
    tables.evict(7);
    // It no longer needs the table's file.
    std::filesystem::remove(tables.path(7));
    tables.load(7);
    expect_whole(tables);
    EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
    const auto resident = tables.resident_tables([](int seeds) { return seeds == 7; });
    EXPECT_EQ(resident.get(0, 7), &tables.parts(7).front());
    EXPECT_EQ(resident.get(1, 7), &tables.parts(7).back());
    EXPECT_EQ(tables.resident_tables([](int seeds) { return seeds < 7; }).get(0, 7), nullptr);
}

TEST_P(TableCacheTest, ThrowsIfAFileIsMissing) {
    auto tables = shelf(0);
    EXPECT_THROW(tables.load(6), std::exception);
}

INSTANTIATE_TEST_SUITE_P(Kinds, TableCacheTest,
                         testing::Values(TableKind::cycle_zero, TableKind::bounds));

}  // namespace
}  // namespace posthouse::tablebase
