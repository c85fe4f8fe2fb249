// Learns the model of a table (tile_model.h) from the table: the weights by least squares, then how
// often each value stands in each context. From all of a small table, from a part of a large one.
//
// What is learned from a table is always the same: sums are of whole numbers, in a fixed order.
#pragma once

#include "tablebase/tile_codec.h"

#include <cstdint>
#include <functional>

namespace posthouse::tablebase {

/// The bytes of a plane for one of the opponent's rows, by the usual rank of the mover's row. Asked
/// from several threads at once, and more than once for the same row; must stay until the same
/// thread asks for another. Rows are asked for roughly in their order, four at a time.
using TableRows = std::function<const std::uint8_t*(int plane, int theirs, std::uint64_t row_rank)>;

/// Takes tiles out of a table in the usual order.
class TileSource {
public:
    TileSource(const TableIdentity& identity, const TableShape& shape, const TableRows& rows);

    /// False where a value is outside what such a table may hold.
    bool take(const TilePlace& tile, TileValues& values);

private:
    const TableIdentity& identity_;
    const TableShape& shape_;
    const TableRows& rows_;
    int ranked_ = -1;  // the total whose ranks these are
    std::vector<std::uint32_t> usual_;
};

/// Nothing where a value is outside what such a table may hold.
std::optional<TableModel> train_model(const TableIdentity& identity, const TableShape& shape,
                                      const TableRows& rows);

}  // namespace posthouse::tablebase
