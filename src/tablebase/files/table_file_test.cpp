
#include "tablebase/files/table_file.h"
#include "base/test_folder.h"
#include "tablebase/files/little_endian.h"
#include "tablebase/files/table_reader.h"
#include "tablebase/test_table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <algorithm>
#include <system_error>

namespace posthouse::tablebase {
namespace {

using testing::HasSubstr;

std::string written(const TestTable& table, const TestFolder& folder, int threads = 1) {
    const auto path = folder / table_file_name(table.identity);
    write_table(path, table.identity, table.rows(), {threads, {}});
    return path;
}

std::string_view refusal_of(const std::string& path) {
    static Refusal refusal;
    const auto file = TableFile::open(path);
    refusal = file ? Refusal{} : file.error();
    return refusal.sentence;
}

TEST(TableFile, ReturnsEveryValueAsWritten) {
    for (const auto kind : {TableKind::cycle_zero, TableKind::bounds}) {
        const TestFolder folder;
        const TestTable table({"some-game", 6, 5, kind}, 5);
        const auto file = TableFile::open(written(table, folder));
        ASSERT_TRUE(file);
        EXPECT_EQ((*file)->identity(), table.identity);
        for_positions(table.shape, [&](AnyRow mine, AnyRow theirs, std::uint64_t at) {
            const ProbeResult answer = (*file)->probe(mine, theirs);
            ASSERT_TRUE(answer.known);
            const int zero = kind == TableKind::bounds ? 0 : 128;
            ASSERT_EQ(answer.first, table.planes[0][at] - zero);
            if (kind == TableKind::bounds) {
                ASSERT_EQ(answer.second, table.planes[1][at]);
            }
        });
        const VerifyReport check = (*file)->verify(2);
        EXPECT_TRUE(check.is_intact());
        EXPECT_EQ(check.blocks, table.shape.blocks());
    }
}

TEST(TableFile, IsLoadedUnchanged) {
    const TestFolder folder;
    const TestTable table({"g", 6, 7, TableKind::bounds}, 5);
    const auto file = TableFile::open(written(table, folder));
    std::vector<std::uint8_t> bytes(2 * table.shape.positions());
    ASSERT_TRUE((*file)->load(bytes, 3));
    for (std::size_t k = 0; k < bytes.size(); ++k) ASSERT_EQ(bytes[k], table.planes[k % 2][k / 2]);
}

TEST(TableFile, DoesNotDependOnTheNumberOfThreads) {
    const TestFolder folder;
    const TestTable table({"g", 6, 9, TableKind::cycle_zero}, 5);
    const std::string one = file_bytes(written(table, folder, 1));
    EXPECT_EQ(file_bytes(written(table, folder, 4)), one);
}

TEST(TableFile, StatesItsIdentity) {
    const TestFolder folder;
    const TestTable table({"some-game", 6, 7, TableKind::cycle_zero}, 0);
    const std::string path = written(table, folder);
    const TableInfo info = (*TableFile::open(path))->info();
    EXPECT_EQ(info.identity, table.identity);
    EXPECT_EQ(info.positions, table.shape.positions());
    EXPECT_EQ(info.file_bytes, std::filesystem::file_size(path));
    EXPECT_DOUBLE_EQ(info.bits_a_position, 8 * static_cast<double>(info.file_bytes) /
                                               static_cast<double>(info.positions));
    EXPECT_LT(info.bits_a_position, 4);
    EXPECT_EQ(path, folder / "some-game-7.cycle.table");
}

TEST(TableFile, LeavesNoOtherFileAndOverwritesAnUnfinishedOne) {
    const TestFolder folder;
    const TestTable table({"g", 3, 4, TableKind::cycle_zero}, 0);
    write_bytes(folder / "g-4.cycle.table.part", std::string(100'000, 'x'));
    const auto file = TableFile::open(written(table, folder));
    EXPECT_TRUE((*file)->verify(1).is_intact());
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder.path()), {}), 1);
}

TEST(TableFile, DoesNotExistIfItCouldNotBeWritten) {
    const TestFolder folder;
    const TestTable table({"g", 3, 4, TableKind::cycle_zero}, 0);
    EXPECT_THROW(write_table(folder / "no" / "g", table.identity, table.rows()), std::system_error);
    // A folder has the name: everything is written, but the file cannot be renamed.
    std::filesystem::create_directories(folder / "g" / "full");
    EXPECT_THROW(write_table(folder / "g", table.identity, table.rows()), std::system_error);
    EXPECT_FALSE(std::filesystem::exists(folder / "g.part"));
}

TEST(TableFile, ThrowsIfItCannotBeRead) {
    const TestFolder folder;
    EXPECT_THROW(TableFile::open(folder / "none"), std::system_error);
    EXPECT_THROW(TableFile::open(folder.path()), std::system_error);
}

TEST(TableFile, IsRefusedIfTruncatedAnywhere) {
    const TestFolder folder;
    const std::string path = written(TestTable({"g", 3, 5, TableKind::cycle_zero}, 10), folder);
    const std::string whole = file_bytes(path);
    for (std::size_t length = 0; length < whole.size(); ++length) {
        write_bytes(path, whole.substr(0, length));
        ASSERT_NE(refusal_of(path), "") << length;
    }
    EXPECT_THAT(refusal_of(path), HasSubstr("bytes and should have"));
    write_bytes(path, whole + "x");
    EXPECT_THAT(refusal_of(path), HasSubstr("bytes and should have"));
    write_bytes(path, "");
    EXPECT_THAT(refusal_of(path), HasSubstr("too short to be a table"));
}

/// Flips one bit of each byte in turn: each is detected, and no position gets a wrong value.
void expect_no_flip_is_believed(const TestTable& table) {
    const TestFolder folder;
    const std::string path = written(table, folder);
    const std::string whole = file_bytes(path);
    int refused = 0, damaged = 0;
    for (std::size_t k = 0; k < whole.size(); ++k) {
        std::string flipped = whole;
        flipped[k] = static_cast<char>(flipped[k] ^ 1 << k % 8);
        write_bytes(path, flipped);
        int reports = 0;
        const auto file = TableFile::open(path, [&](const Refusal&) { ++reports; });
        if (!file) {
            ++refused;
            continue;
        }
        bool unknown = false;
        for_positions(table.shape, [&](AnyRow mine, AnyRow theirs, std::uint64_t at) {
            const ProbeResult answer = (*file)->probe(mine, theirs);
            unknown |= !answer.known;
            if (answer.known) {
                ASSERT_EQ(answer.first, table.planes[0][at] - 128) << k;
            }
        });
        // One block, or the two that share the changed entry of the index.
        ASSERT_EQ(reports > 0, unknown) << k;
        ASSERT_LE(reports, 2);
        const VerifyReport check = (*file)->verify(1);
        ASSERT_FALSE(check.is_intact()) << k;
        ASSERT_EQ(static_cast<int>(check.blocks_damaged), reports);
        ++damaged;
    }
    EXPECT_GT(refused, 128);
    EXPECT_GT(damaged, 16);
}

TEST(TableFile, IsNeverTrustedIfABitHasChanged) {
    expect_no_flip_is_believed(TestTable({"g", 3, 4, TableKind::cycle_zero}, 10));
}

TEST(TableFile, OfSeveralBlocksLosesOnlyTheDamagedOne) {
    const TestFolder folder;
    const TestTable table({"g", 6, 9, TableKind::cycle_zero}, 10);
    ASSERT_GT(table.shape.blocks(), 10U);
    const std::string path = written(table, folder);
    std::string bytes = file_bytes(path);
    const auto index =
        read_little_endian<std::uint64_t>(reinterpret_cast<const std::uint8_t*>(bytes.data()) + 88);
    const auto begin = read_little_endian<std::uint64_t>(
        reinterpret_cast<const std::uint8_t*>(bytes.data()) + index + 8 * 5);
    bytes[begin + 100] = static_cast<char>(bytes[begin + 100] ^ 16);
    write_bytes(path, bytes);
    std::vector<std::string> reports;
    const auto file =
        TableFile::open(path, [&](const Refusal& what) { reports.emplace_back(what.sentence); });
    ASSERT_TRUE(file);
    EXPECT_TRUE(reports.empty());  // nothing was read yet
    for_positions(table.shape, [&](AnyRow mine, AnyRow theirs, std::uint64_t at) {
        const ProbeResult answer = (*file)->probe(mine, theirs);
        const bool lost = table.shape.place(mine, theirs).tile / TableShape::block_tiles == 5;
        ASSERT_EQ(answer.known, !lost);
        if (!lost) {
            ASSERT_EQ(answer.first, table.planes[0][at] - 128);
        }
    });
    ASSERT_EQ(reports.size(), 1U);
    EXPECT_THAT(reports[0], HasSubstr("Block 5 of g-9.cycle.table is damaged"));
    std::vector<std::uint8_t> loaded(table.shape.positions());
    EXPECT_FALSE((*file)->load(loaded, 2));
    EXPECT_EQ((*file)->verify(2).blocks_damaged, 1U);
}

/// A header with another value in one field, and a matching checksum.
std::string with_field(std::string bytes, std::size_t at, std::uint8_t value) {
    bytes[at] = static_cast<char>(value);
    std::string checksum;
    append_little_endian(checksum,
                         checksum_of({reinterpret_cast<const std::uint8_t*>(bytes.data()), 120}));
    return bytes.replace(120, 8, checksum);
}

TEST(TableFile, RefusesAnotherVersionCodecOrShape) {
    const TestFolder folder;
    const std::string path = written(TestTable({"g", 3, 5, TableKind::cycle_zero}, 0), folder);
    const std::string whole = file_bytes(path);
    const auto refusal_with = [&](std::size_t at, std::uint8_t value) {
        write_bytes(path, with_field(whole, at, value));
        return std::string(refusal_of(path));
    };
    EXPECT_THAT(refusal_with(8, 2), HasSubstr("another version"));
    EXPECT_THAT(refusal_with(0, 'x'), HasSubstr("is not a table"));
    EXPECT_THAT(refusal_with(15, 9), HasSubstr("compressed in another way"));
    EXPECT_THAT(refusal_with(12, 9), HasSubstr("cannot be"));
    EXPECT_THAT(refusal_with(13, 200), HasSubstr("cannot be"));
    EXPECT_THAT(refusal_with(12, 6), HasSubstr("contradicts itself"));
    EXPECT_THAT(refusal_with(88, 1), HasSubstr("contradicts itself"));
    EXPECT_THAT(refusal_with(72, 1), HasSubstr("frequencies"));
    EXPECT_EQ(refusal_with(16, 'h'), "");  // another game's table, but an intact one
}

TEST(TableFile, DoesNotFollowACorruptIndex) {
    const TestFolder folder;
    const TestTable table({"g", 3, 5, TableKind::cycle_zero}, 0);
    const std::string path = written(table, folder);
    std::string bytes = file_bytes(path);
    for (std::size_t k = bytes.size() - 16; k < bytes.size(); ++k) bytes[k] = '\xff';
    write_bytes(path, bytes);
    const auto file = TableFile::open(path);
    ASSERT_TRUE(file);
    EXPECT_FALSE((*file)->verify(1).is_intact());
}

template <int Houses>
void expect_rows_as_elsewhere(int total) {
    const auto rows = Rows<Houses>::all(total);
    ASSERT_EQ(rows.size(), ways_to_lay(Houses, total));
    auto next = row_of_rank(Houses, total, 0);
    for (std::size_t rank = 0; rank < rows.size(); ++rank) {
        if (rank > 0) next_row(std::span(next).first(Houses));
        ASSERT_EQ(rank_of(rows[rank]), rank);
        ASSERT_EQ(ranked<Houses>(rows[rank].data()).rank, rank);
        ASSERT_EQ(ranked<Houses>(rows[rank].data()).total, total);
        const auto found = row_of_rank(Houses, total, rank);
        ASSERT_TRUE(std::equal(rows[rank].begin(), rows[rank].end(), found.begin()));
        ASSERT_EQ(next, found);
    }
}

TEST(AnyRow, HasTheRankThatRowsGivesIt) {
    for (int total = 0; total <= 9; ++total) {
        expect_rows_as_elsewhere<1>(total);
        expect_rows_as_elsewhere<2>(total);
        expect_rows_as_elsewhere<6>(total);
        expect_rows_as_elsewhere<8>(total);
    }
}

TEST(FileOrder, IsOneToOne) {
    for (const int houses : {1, 2, 3, 4, 6, 8}) {
        const int total = 6;
        const auto usual = usual_ranks(houses, total);
        for (std::uint64_t rank = 0; rank < ways_to_lay(houses, total); ++rank) {
            const auto mine = row_of_rank(houses, total, rank);
            const auto ordered = in_file_order(AnyRow(mine).first(houses));
            ASSERT_EQ(usual.at(rank_of(AnyRow(ordered).first(houses))), rank);
        }
    }
}

void expect_tiles_cover(int houses, int seeds) {
    const TableShape shape(houses, seeds);
    std::uint64_t positions = 0;
    for (std::uint64_t number = 0; number < shape.tiles(); ++number) {
        const TilePlace tile = shape.tile(number);
        ASSERT_LE(tile.positions(), TableShape::tile_positions);
        positions += tile.positions();
        for (int at = 0; at < tile.positions(); ++at) {
            const auto place = shape.place(tile.theirs, tile.first_row + at / tile.columns,
                                           tile.first_column + at % tile.columns);
            ASSERT_EQ(place.tile, number);
            ASSERT_EQ(place.within, at);
        }
    }
    ASSERT_EQ(positions, shape.positions());
}

TEST(TableShape, HasEveryPositionInJustOneTile) {
    for (const int houses : {1, 2, 3, 6, 8})
        for (int seeds = 0; seeds <= 6; ++seeds) expect_tiles_cover(houses, seeds);
    expect_tiles_cover(3, 48);
}

TEST(TableShape, CountsThePositionsOfTheWholeGame) {
    EXPECT_EQ(TableShape(6, 48).positions(), 279'871'768'995U);
    EXPECT_EQ(TableShape(6, 33).positions(), 7'669'339'132U);
    EXPECT_EQ(TableShape(8, 48).positions(), 122'131'734'269'895U);
    const std::vector<std::uint8_t> all{0, 0, 0, 0, 0, 48}, none(6);
    EXPECT_EQ(TableShape(6, 48).position(none, all), 279'871'768'994U);
    const TableShape shape(6, 48);
    EXPECT_EQ(shape.place(none, all).tile, shape.tiles() - 1);
}

}  // namespace
}  // namespace posthouse::tablebase
