#include "tablebase/files/tile_codec.h"

#include "tablebase/files/model_training.h"
#include "tablebase/files/tile_contexts.h"
#include "tablebase/files/tile_encoder.h"
#include "tablebase/test_table.h"

#include <gtest/gtest.h>

#include <memory>
#include <utility>

namespace posthouse::tablebase {
namespace {

std::span<const std::uint8_t> bytes_of(const std::string& text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

/// All tiles are decoded as encoded, as a whole and up to some positions.
void expect_tiles_come_back(const TestTable& table, bool all_ends) {
    const TableShape& shape = table.shape;
    const TableRows rows = table.rows();
    const auto learned = train_model(table.identity, shape, rows);
    ASSERT_TRUE(learned);
    const std::string model_bytes = learned->bytes();
    const auto model =
        TableModel::read(bytes_of(model_bytes), table.identity.kind, table.identity.seeds);
    ASSERT_TRUE(model);
    ASSERT_EQ(model->bytes(), model_bytes);
    std::vector<std::unique_ptr<TileEncoder>> encoders;
    for (const InstructionSet set : instruction_sets())
        encoders.push_back(std::make_unique<TileEncoder>(*learned, tile_kernels(set)));
    TileFrames frames(shape.houses(), shape.seeds());
    TileSource source(table.identity, shape, rows);
    for (std::uint64_t number = 0; number < shape.tiles(); ++number) {
        const TilePlace tile = shape.tile(number);
        TileValues values;
        ASSERT_TRUE(source.extract(tile, values));
        const TileFrame frame(shape.houses(), shape.seeds(), tile);
        std::string bytes;
        for (const auto& encoder : encoders) {
            std::string encoded;
            std::vector<std::uint16_t> lengths;
            encoder->add(frames.of(tile), values);
            encoder->append(encoded, lengths);
            ASSERT_EQ(encoded.size(), 2U * lengths.at(0));
            ASSERT_TRUE(encoder == encoders.front() || encoded == bytes);
            bytes = std::move(encoded);
        }
        for (int last = all_ends ? 0 : tile.positions() - 1; last < tile.positions(); ++last) {
            TileValues decoded;
            ASSERT_TRUE(decode_tile(*model, frame, bytes_of(bytes), last, decoded));
            for (std::size_t plane = 0; plane < model->planes.size(); ++plane)
                ASSERT_TRUE(std::equal(values.planes[plane].begin(),
                                       values.planes[plane].begin() + last + 1,
                                       decoded.planes[plane].begin()));
        }
    }
}

TEST(TileCodec, DecodesWhatItEncodedForAnyNumberOfHousesAndBothKinds) {
    for (const auto kind : {TableKind::cycle_zero, TableKind::bounds})
        for (int houses = 1; houses <= table_houses_max; ++houses)
            for (const int seeds : {0, 1, 5})
                expect_tiles_come_back(TestTable({"x", houses, seeds, kind}, 10), false);
}

TEST(TileCodec, DecodesUpToAnyPosition) {
    expect_tiles_come_back(TestTable({"x", 3, 6, TableKind::cycle_zero}, 20), true);
    expect_tiles_come_back(TestTable({"x", 3, 6, TableKind::bounds}, 20), true);
}

TEST(TileCodec, DecodesValuesWithoutAPattern) {
    expect_tiles_come_back(TestTable({"x", 6, 8, TableKind::cycle_zero}, 100), false);
    expect_tiles_come_back(TestTable({"x", 2, 48, TableKind::cycle_zero}, 100), false);
}

TEST(TileCodec, EncodesTilesTogetherAsAlone) {
    // The first are of different sizes.
    const TestTable table({"x", 4, 9, TableKind::bounds}, 30);
    const TableRows rows = table.rows();
    const auto model = train_model(table.identity, table.shape, rows);
    TileSource source(table.identity, table.shape, rows);
    TileEncoder encoder(*model);
    for (std::size_t count = 1; count <= TileEncoder::tiles_at_once; ++count) {
        const auto encoded = [&](bool together) {
            std::string bytes;
            std::vector<std::uint16_t> lengths;
            for (std::size_t number = 0; number < count; ++number) {
                const TilePlace tile = table.shape.tile(number);
                TileValues values;
                source.extract(tile, values);
                encoder.add(TileFrame(4, 9, tile), values);
                if (!together || number + 1 == count) encoder.append(bytes, lengths);
            }
            return std::pair(bytes, lengths);
        };
        EXPECT_EQ(encoded(true), encoded(false));
    }
}

TEST(TileCodec, PredictsEachPositionFromItsNeighbors) {
    const TestTable table({"x", 6, 8, TableKind::bounds}, 10);
    const TableRows rows = table.rows();
    const auto model = train_model(table.identity, table.shape, rows);
    TileSource source(table.identity, table.shape, rows);
    std::vector<ContextFinder> finders;
    for (const InstructionSet set : instruction_sets()) finders.emplace_back(tile_kernels(set));
    for (std::uint64_t number = 0; number < table.shape.tiles(); number += 7) {
        const TilePlace tile = table.shape.tile(number);
        TileValues values;
        source.extract(tile, values);
        const TileFrame frame(6, 8, tile);
        for (int plane = 0; plane < 2; ++plane) {
            const WeightsByEdge& weights = model->planes[plane].weights[tile.theirs];
            std::vector<const TileContexts*> found;
            for (ContextFinder& finder : finders)
                found.push_back(&finder.find(frame, values, plane, weights, model->range));
            for (int row = 0; row < tile.rows; ++row) {
                int column = 0;
                const std::uint8_t* value = values.planes[plane].data() + row * tile.columns;
                TileValues walked = values;
                code_row(frame, walked, plane, row, tile.columns, weights, model->range,
                         [&](int context) {
                             // Computed alone, the prediction is the same.
                             const NeighborValues known =
                                 neighbor_values_at(frame, values, plane, row, column);
                             const EdgeKind standing = edge_kind_at(row, column);
                             const Weights& of = weights[static_cast<std::size_t>(standing)];
                             int guess = of[NeighborValues::count];
                             for (int k = 0; k < NeighborValues::count; ++k)
                                 guess += of[k] * known.values[k];
                             EXPECT_EQ(context / spreads,
                                       context_of(standing, guess, 0, model->range) / spreads);
                             for (const TileContexts* contexts : found)
                                 EXPECT_EQ(context, contexts->at(row, column));
                             return value[column++];
                         });
            }
        }
    }
}

TEST(TileFrame, FindsTheRowsThatDifferByOneSeed) {
    const TableShape shape(6, 9);
    const TilePlace tile = shape.tile(shape.first_tile(3) + 1);
    const TileFrame frame(6, 9, tile);
    int found = 0;
    for (int column = 1; column < frame.columns; ++column) {
        const auto row = row_of_rank(6, 6, tile.first_column + column);
        const int moves[][2] = {{5, 4}, {5, 3}, {5, 2}, {4, 3}, {5, 1}, {4, 2}};
        for (int k = 0; k < TileFrame::back_count; ++k) {
            auto moved = row;
            if (row[moves[k][0]] == 0) continue;
            --moved[moves[k][0]];
            ++moved[moves[k][1]];
            const auto rank = static_cast<std::int64_t>(rank_of(AnyRow(moved).first(6)));
            const auto back = static_cast<std::int64_t>(tile.first_column) + column - rank;
            EXPECT_EQ(frame.back[column][k], back <= column ? back : 1);
            found += back <= column;
        }
    }
    EXPECT_GT(found, 200);
}

TEST(TileCodec, DecodesAnyBytesToSomethingOrRefusesButReadsNothingElse) {
    const TestTable table({"x", 6, 6, TableKind::bounds}, 30);
    const auto model = train_model(table.identity, table.shape, table.rows());
    const TilePlace tile = table.shape.tile(table.shape.tiles() / 2);
    const TileFrame frame(6, 6, tile);
    std::uint64_t random = 1;
    for (int length = 0; length < 300; ++length) {
        // On the heap and of exact length, so that AddressSanitizer detects every overrun.
        std::vector<std::uint8_t> bytes(length);
        for (std::uint8_t& byte : bytes) {
            random = random * 6364136223846793005 + 1442695040888963407;
            byte = static_cast<std::uint8_t>(random >> 56);
        }
        TileValues values;
        EXPECT_FALSE(decode_tile(*model, frame, bytes, tile.positions() - 1, values));
    }
}

TEST(TableModel, DoesNotDependOnTheNumberOfThreads) {
    for (const auto kind : {TableKind::cycle_zero, TableKind::bounds}) {
        const TestTable table({"x", 6, 8, kind}, 10);
        const auto train = [&](int threads) {
            return train_model(table.identity, table.shape, table.rows(), ThreadPool(threads))
                ->bytes();
        };
        EXPECT_EQ(train(3), train(1));
    }
}

TEST(TableModel, IsNotReadFromOtherBytes) {
    const TestTable table({"x", 4, 5, TableKind::cycle_zero}, 10);
    const std::string bytes = train_model(table.identity, table.shape, table.rows())->bytes();
    for (std::size_t length = 0; length < bytes.size(); ++length) {
        const std::vector<std::uint8_t> some(bytes.begin(), bytes.begin() + length);
        EXPECT_FALSE(TableModel::read(some, TableKind::cycle_zero, 5));
    }
    for (std::size_t k = 0; k < bytes.size(); ++k) {
        // May be another model; must neither crash nor decode outside its lines.
        std::string other = bytes;
        other[k] = static_cast<char>(other[k] ^ 1 << k % 8);
        const auto model = TableModel::read(bytes_of(other), TableKind::cycle_zero, 5);
        if (!model) continue;
        const TilePlace tile = table.shape.tile(0);
        TileValues values;
        decode_tile(*model, TileFrame(4, 5, tile), bytes_of(bytes), tile.positions() - 1, values);
    }
}

TEST(TableModel, IsNotLearnedFromImpossibleValues) {
    TestTable table({"x", 3, 4, TableKind::cycle_zero}, 0);
    table.planes[0][17] = 128 + 5;
    EXPECT_FALSE(train_model(table.identity, table.shape, table.rows()));
}

}  // namespace
}  // namespace posthouse::tablebase
