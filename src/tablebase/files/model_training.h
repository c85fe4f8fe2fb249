// Learns the model of a table (tile_codec.h) from the table: the weights by least squares, then the
// frequency of each value in each context. Uses all of a small table, a part of a large one.
// Deterministic for any number of threads: all sums are of integers.
#pragma once

#include "base/thread_pool.h"
#include "tablebase/files/tile_codec.h"

#include <cstdint>
#include <functional>

namespace posthouse::tablebase {

/// Returns the bytes of a plane for one of the opponent's rows, by the usual rank of the mover's
/// row. Called from several threads, sometimes twice for a row; must stay valid until the same
/// thread asks for another. Rows are requested roughly in order, four at a time.
using TableRows = std::function<const std::uint8_t*(int plane, int theirs, std::uint64_t row_rank)>;

/// Extracts tiles from a table in the usual order.
class TileSource {
public:
    TileSource(const TableIdentity& identity, const TableShape& shape, const TableRows& rows);

    /// False if a value is out of range for such a table.
    bool extract(const TilePlace& tile, TileValues& values);

private:
    const TableIdentity& identity_;
    const TableShape& shape_;
    const TableRows& rows_;
    int ranked_total_ = -1;  // the total that usual_ holds ranks for
    std::vector<std::uint32_t> usual_;
};

/// Nothing if a value is out of range for such a table.
std::optional<TableModel> train_model(const TableIdentity& identity, const TableShape& shape,
                                      const TableRows& rows,
                                      const ThreadPool& pool = ThreadPool(1));

}  // namespace posthouse::tablebase
