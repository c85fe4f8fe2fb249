#include "tablebase/files/tile_contexts.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>

namespace posthouse::tablebase {
namespace {

using BandRows = std::array<const std::uint8_t*, TileContexts::band_rows>;

/// From four rows to columns of four.
void interleave(const BandRows& rows, int columns, std::uint8_t* __restrict out) {
    const std::uint8_t *const a = rows[0], *const b = rows[1], *const c = rows[2],
                              *const d = rows[3];
    for (int column = 0; column < columns; ++column) {
        out[4 * column] = a[column];
        out[4 * column + 1] = b[column];
        out[4 * column + 2] = c[column];
        out[4 * column + 3] = d[column];
    }
}

/// The first column's prediction uses other neighbors.
int context_in_first_column(const TileFrame& frame, const TileValues& tile, int plane, int row,
                            const WeightsByEdge& weights, int range) {
    const NeighborValues known = neighbor_values_at(frame, tile, plane, row, 0);
    const EdgeKind standing = edge_kind_at(row, 0);
    const Weights& of = weights[static_cast<std::size_t>(standing)];
    int guess = of[NeighborValues::count];
    for (int k = 0; k < NeighborValues::count; ++k) guess += of[k] * known.values[k];
    const int* const up = known.values.data() + NeighborValues::up;
    return context_of(standing, guess, std::abs(up[1] - up[0]) + std::abs(up[2] - up[0]), range);
}

}  // namespace

void ContextFinder::take_band(const TileFrame& frame, const TileValues& tile, int plane, int band) {
    const int columns = frame.columns;
    const auto row_of = [&](int from, int row) { return tile.planes[from].data() + row * columns; };
    BandRows values, other;
    std::array<BandRows, TileFrame::up_count> up;
    for (int lane = 0; lane < lanes; ++lane) {
        const int row = std::min(band * lanes + lane, frame.rows - 1);
        values[lane] = row_of(plane, row);
        if (plane > 0) other[lane] = row_of(plane - 1, row);
        for (int k = 0; k < TileFrame::up_count; ++k)
            up[k][lane] = row == 0 ? before_.data() : row_of(plane, row - frame.up[row][k]);
    }
    // In the first row the value before stands for those above, so that it is what values are
    // compared with; its weights are 0.
    if (band == 0) std::copy_n(values[0], columns, before_.begin() + 1);

    interleave(values, columns, values_.begin());
    if (plane > 0)
        interleave(other, columns, other_plane_.begin());
    else
        std::fill_n(other_plane_.begin(), lanes * columns, std::uint8_t{0});
    for (int k = 0; k < TileFrame::up_count; ++k) interleave(up[k], columns, up_[k].begin());
    std::copy_n(up_[0].begin() + lanes * (columns - 1), lanes, up_[0].begin() + lanes * columns);

    static_assert(TileFrame::back_count == 6);
    const std::uint8_t* const from = values_.begin();
    std::uint8_t* const to[] = {back_[1].begin(), back_[2].begin(), back_[3].begin(),
                                back_[4].begin(), back_[5].begin()};
    for (std::ptrdiff_t column = 1; column < columns; ++column)
        for (std::ptrdiff_t k = 0; k < 5; ++k) {
            const std::ptrdiff_t back = frame.back[column][k + 1];
            std::memcpy(to[k] + lanes * column, from + lanes * (column - back), lanes);
        }
}

ContextBand ContextFinder::band(int number, int columns, const WeightsByEdge& weights,
                                int range) const {
    ContextBand band;
    band.columns = columns;
    band.range = range;
    band.values = {values_.begin() - lanes, back_[1].begin(),       back_[2].begin(),
                   back_[3].begin(),        back_[4].begin(),       back_[5].begin(),
                   up_[0].begin(),          up_[1].begin(),         up_[2].begin(),
                   up_[0].begin() - lanes,  up_[0].begin() + lanes, other_plane_.begin()};
    for (int row = 0; row < lanes; ++row) {
        const EdgeKind kind = edge_kind_at(number * lanes + row, 1);
        const Weights& of = weights[static_cast<std::size_t>(kind)];
        for (int k = 0; k < NeighborValues::count; ++k) {
            const bool above = k >= NeighborValues::up && k < NeighborValues::other;
            const bool missing = above && kind == EdgeKind::first_row;
            band.weights[k / 2][2 * row + k % 2] = missing ? std::int16_t{0} : of[k];
        }
        band.constant[row] = of[NeighborValues::count];
        band.first_context[row] = band.first_context[lanes + row] =
            static_cast<std::int16_t>(context_of(kind, 0, 0, range));
    }
    return band;
}

const TileContexts& ContextFinder::find(const TileFrame& frame, const TileValues& tile, int plane,
                                        const WeightsByEdge& weights, int range) {
    contexts_.columns_ = frame.columns;
    for (int band = 0; band * lanes < frame.rows; ++band) {
        take_band(frame, tile, plane, band);
        std::uint16_t* const out = contexts_.of_.data() + contexts_.index(band * lanes, 0);
        kernels_.find_contexts(this->band(band, frame.columns, weights, range), out);
        for (int row = band * lanes; row < std::min((band + 1) * lanes, frame.rows); ++row)
            contexts_.of_[contexts_.index(row, 0)] = static_cast<std::uint16_t>(
                context_in_first_column(frame, tile, plane, row, weights, range));
    }
    return contexts_;
}

}  // namespace posthouse::tablebase
