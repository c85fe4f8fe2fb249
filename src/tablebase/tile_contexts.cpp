#include "tablebase/tile_contexts.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

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

/// The weights of a band's rows, in pairs of terms.
struct alignas(16) ContextFinder::BandWeights {
    std::array<std::array<std::int16_t, 2 * lanes>, terms / 2> pairs;  // by row, two each
    std::array<std::int32_t, lanes> constant;
    std::array<std::int16_t, lanes> standing;

    BandWeights(const WeightsByEdge& weights, int band) {
        for (int row = 0; row < lanes; ++row) {
            const EdgeKind kind = edge_kind_at(band * lanes + row, 1);
            const Weights& of = weights[static_cast<std::size_t>(kind)];
            const bool above = kind != EdgeKind::first_row;
            for (int k = 0; k < NeighborValues::count; ++k) {
                const bool is_above = k >= NeighborValues::up && k < NeighborValues::other;
                pairs[k / 2][2 * row + k % 2] = is_above && !above ? std::int16_t{0} : of[k];
            }
            constant[row] = of[NeighborValues::count];
            standing[row] = static_cast<std::int16_t>(kind);
        }
    }
};

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

void ContextFinder::find_band(const BandWeights& weights, int columns, int range,
                              std::uint16_t* out) const {
    // In the order of NeighborValues.
    const std::array<const std::uint8_t*, terms> term{
        values_.begin() - lanes, back_[1].begin(),       back_[2].begin(),
        back_[3].begin(),        back_[4].begin(),       back_[5].begin(),
        up_[0].begin(),          up_[1].begin(),         up_[2].begin(),
        up_[0].begin() - lanes,  up_[0].begin() + lanes, other_plane_.begin()};
    const std::uint8_t* const pivot = up_[0].begin();
    const std::array<const std::uint8_t*, 5> compared{term[0], term[1], term[3], term[7], term[8]};
#ifdef __SSE2__
    const auto load = [](const void* from) {
        return _mm_loadu_si128(static_cast<const __m128i*>(from));
    };
    const __m128i zero = _mm_setzero_si128();
    __m128i pairs[terms / 2];
    for (std::size_t k = 0; k < terms / 2; ++k) pairs[k] = load(weights.pairs[k].data());
    const __m128i constant = _mm_add_epi32(load(weights.constant.data()), _mm_set1_epi32(64));
    const __m128i four = _mm_loadl_epi64(reinterpret_cast<const __m128i*>(&weights.standing));
    const __m128i standing =
        _mm_mullo_epi16(_mm_unpacklo_epi64(four, four), _mm_set1_epi16(spreads));
    const __m128i most = _mm_set1_epi16(static_cast<std::int16_t>(2 * range));
    const __m128i each = _mm_set1_epi16(standings * spreads);
    for (int at = 0; at < lanes * columns; at += 4 * lanes) {
        __m128i guess[4] = {constant, constant, constant, constant};  // by column
        for (std::size_t k = 0; k < terms / 2; ++k) {
            const __m128i a = load(term[2 * k] + at), b = load(term[2 * k + 1] + at);
            const __m128i low = _mm_unpacklo_epi8(a, b), high = _mm_unpackhi_epi8(a, b);
            const __m128i by_column[] = {_mm_unpacklo_epi8(low, zero), _mm_unpackhi_epi8(low, zero),
                                         _mm_unpacklo_epi8(high, zero),
                                         _mm_unpackhi_epi8(high, zero)};
            for (int column = 0; column < 4; ++column)
                guess[column] =
                    _mm_add_epi32(guess[column], _mm_madd_epi16(by_column[column], pairs[k]));
        }
        const __m128i p = load(pivot + at);
        __m128i apart = zero;  // at most 255, which is far beyond the last spread
        for (const std::uint8_t* const other : compared) {
            const __m128i x = load(other + at);
            apart = _mm_adds_epu8(apart, _mm_or_si128(_mm_subs_epu8(x, p), _mm_subs_epu8(p, x)));
        }
        apart = _mm_min_epu8(apart, _mm_set1_epi8(127));
        __m128i level = zero;
        for (const int end : spread_ends)
            level = _mm_sub_epi8(
                level, _mm_cmpgt_epi8(apart, _mm_set1_epi8(static_cast<std::int8_t>(end))));
        const auto save = [&](int half, __m128i first, __m128i second, __m128i levels) {
            const __m128i halves =
                _mm_packs_epi32(_mm_srai_epi32(first, 7), _mm_srai_epi32(second, 7));
            const __m128i clamped = _mm_min_epi16(_mm_max_epi16(halves, zero), most);
            const __m128i context =
                _mm_add_epi16(_mm_mullo_epi16(clamped, each), _mm_add_epi16(standing, levels));
            _mm_storeu_si128(reinterpret_cast<__m128i*>(out + at + half), context);
        };
        save(0, guess[0], guess[1], _mm_unpacklo_epi8(level, zero));
        save(2 * lanes, guess[2], guess[3], _mm_unpackhi_epi8(level, zero));
    }
#else
    for (int at = 0; at < lanes * columns; ++at) {
        const int row = at % lanes;
        int guess = weights.constant[row], apart = 0;
        for (std::size_t k = 0; k < terms; ++k)
            guess += weights.pairs[k / 2][2 * row + k % 2] * term[k][at];
        for (const std::uint8_t* const other : compared) apart += std::abs(other[at] - pivot[at]);
        const auto kind = static_cast<EdgeKind>(weights.standing[row]);
        out[at] = static_cast<std::uint16_t>(context_of(kind, guess, apart, range));
    }
#endif
}

const TileContexts& ContextFinder::find(const TileFrame& frame, const TileValues& tile, int plane,
                                        const WeightsByEdge& weights, int range) {
    contexts_.columns_ = frame.columns;
    for (int band = 0; band * lanes < frame.rows; ++band) {
        take_band(frame, tile, plane, band);
        std::uint16_t* const out = contexts_.of_.data() + contexts_.index(band * lanes, 0);
        find_band(BandWeights(weights, band), frame.columns, range, out);
        for (int row = band * lanes; row < std::min((band + 1) * lanes, frame.rows); ++row)
            contexts_.of_[contexts_.index(row, 0)] = static_cast<std::uint16_t>(
                context_in_first_column(frame, tile, plane, row, weights, range));
    }
    return contexts_;
}

}  // namespace posthouse::tablebase
