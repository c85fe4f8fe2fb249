#include "tablebase/files/model_training.h"

#include "tablebase/files/tile_contexts.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <mutex>
#include <utility>

namespace posthouse::tablebase {
namespace {

// Enough to learn from, and how many positions justify frequencies of their own, which cost about
// 10 bits per value.
constexpr std::uint64_t positions_for_weights = std::uint64_t{1} << 17;  // of each total
constexpr std::uint64_t positions_for_counts = std::uint64_t{1} << 25;   // of the table
constexpr std::uint64_t group_positions_min = std::uint64_t{1} << 22;
constexpr std::uint64_t context_positions_min = 160;

constexpr int terms = NeighborValues::count + 1;

/// What a row's values are predicted from, by term, then a constant and the values themselves.
using RowTerms = std::array<std::array<std::int16_t, TableShape::tile_positions>, terms + 1>;

void find_terms(const TileFrame& frame, const TileValues& tile, int plane, int row, RowTerms& out) {
    const std::uint8_t* const values = tile.planes[plane].data() + row * frame.columns;
    for (int column = 0; column < frame.columns; ++column) {
        const NeighborValues known = neighbor_values_at(frame, tile, plane, row, column);
        for (int k = 0; k < NeighborValues::count; ++k)
            out[k][column] = static_cast<std::int16_t>(known.values[k]);
        out[NeighborValues::count][column] = 1;
        out[terms][column] = values[column];
    }
}

/// The sums for least squares.
struct Sums {
    std::array<std::array<std::int64_t, terms + 1>, terms> sums{};

    /// Of some columns. The products of a tile's row do not exceed 32 bits.
    void add(const RowTerms& row, int begin, int end) {
        static_assert(TableShape::tile_positions * 4 * table_seeds_max * table_seeds_max <
                      std::numeric_limits<std::int32_t>::max());
        for (int p = 0; p < terms; ++p)
            for (int q = p; q <= terms; ++q) {
                std::int32_t sum = 0;
                for (int column = begin; column < end; ++column)
                    sum += row[p][column] * row[q][column];
                sums[p][q] += sum;
            }
    }

    Weights solved() const {
        std::array<std::array<double, terms + 1>, terms> m;
        for (int p = 0; p < terms; ++p)
            for (int q = 0; q <= terms; ++q)
                m[p][q] = static_cast<double>(q < p ? sums[q][p] : sums[p][q]);
        // Regularization, so that terms that always occur together do not make this unsolvable.
        for (int p = 0; p < terms; ++p) m[p][p] += 1;
        for (int p = 0; p < terms; ++p) {
            for (int q = terms; q >= p; --q) m[p][q] /= m[p][p];
            for (int r = 0; r < terms; ++r)
                if (r != p)
                    for (int q = terms; q >= p; --q) m[r][q] -= m[r][p] * m[p][q];
        }
        Weights weights{};
        for (int p = 0; p < terms; ++p)
            weights[p] = static_cast<std::int16_t>(
                std::lround(std::clamp(m[p][terms] * 256, -32000.0, 32000.0)));
        return weights;
    }
};

/// Divides 4096 parts among the values by how often each was counted. Values that would get less
/// than half a part are not listed.
Frequencies frequencies_for(std::span<const std::uint32_t> counts) {
    std::uint64_t sum = 0;
    for (const std::uint32_t count : counts) sum += count;
    Frequencies frequencies(counts.size() + 1);
    int left = frequency_sum;
    for (std::size_t value = 0; value < counts.size(); ++value) {
        const double part = static_cast<double>(counts[value]) * frequency_sum /
                            static_cast<double>(std::max<std::uint64_t>(sum, 1));
        if (part < 0.5) continue;
        frequencies[value] = static_cast<std::uint16_t>(std::max<long>(1, std::lround(part)));
        left -= frequencies[value];
    }
    // Something must be left for unlisted values; the most frequent value gives it.
    while (left < 1) {
        auto& most = *std::max_element(frequencies.begin(), frequencies.end() - 1);
        const int given = std::min(1 - left, std::max(1, most / 16));
        most = static_cast<std::uint16_t>(most - given);
        left += given;
    }
    // What rounding leaves over is worth more with the listed values.
    double unlisted_part = 0;
    for (std::size_t value = 0; value < counts.size(); ++value)
        if (frequencies[value] == 0)
            unlisted_part += static_cast<double>(counts[value]) * frequency_sum /
                             static_cast<double>(std::max<std::uint64_t>(sum, 1));
    const int spare = left - std::max(1, static_cast<int>(std::lround(unlisted_part)));
    if (spare > 0 && sum > 0) {
        auto& most = *std::max_element(frequencies.begin(), frequencies.end() - 1);
        most = static_cast<std::uint16_t>(most + spare);
        left -= spare;
    }
    frequencies.back() = static_cast<std::uint16_t>(left);
    return frequencies;
}

/// Counts of one group of one plane, by context and value.
using Counts = std::vector<std::uint32_t>;

PlaneModel::Group group_from(const Counts& counts, int range, std::uint64_t context_min) {
    const std::size_t values = range + 1;
    PlaneModel::Group group;
    Counts common(values);
    group.frequencies.emplace_back();
    for (std::size_t at = 0; at < counts.size(); at += values) {
        const auto of = std::span(counts).subspan(at, values);
        std::uint64_t sum = 0;
        for (const std::uint32_t count : of) sum += count;
        if (sum >= context_min) {
            group.frequencies_of.push_back(static_cast<std::uint16_t>(group.frequencies.size()));
            group.frequencies.push_back(frequencies_for(of));
            continue;
        }
        group.frequencies_of.push_back(0);
        for (std::size_t value = 0; value < values; ++value) common[value] += of[value];
    }
    group.frequencies[0] = frequencies_for(common);
    return group;
}

/// Which totals of the opponent's share frequencies.
std::vector<std::uint8_t> groups_by_size(const TableShape& shape) {
    std::vector<std::uint8_t> group_of;
    // Few enough to fit into the processor's caches.
    const std::uint64_t enough = std::max(group_positions_min, shape.positions() / 8);
    std::uint64_t so_far = 0, left = shape.positions();
    std::uint8_t group = 0;
    for (int theirs = 0; theirs <= shape.seeds(); ++theirs) {
        group_of.push_back(group);
        const std::uint64_t here = shape.rows(theirs) * shape.width(theirs);
        so_far += here;
        left -= here;
        if (so_far >= enough && left >= enough) ++group, so_far = 0;
    }
    return group_of;
}

class Learning {
public:
    Learning(const TableIdentity& identity, const TableShape& shape, const TableRows& rows,
             const ThreadPool& pool)
        : identity_(identity), shape_(shape), rows_(rows), pool_(pool) {
        model_.range = value_range(identity.kind, identity.seeds);
        model_.planes.resize(values_each(identity.kind));
    }

    std::optional<TableModel> learn() {
        for (PlaneModel& plane : model_.planes) {
            plane.weights.resize(shape_.seeds() + 1);
            plane.group_of = groups_by_size(shape_);
        }
        if (!learn_weights() || !count()) return {};
        for (PlaneModel& plane : model_.planes) plane.prepare();
        return std::move(model_);
    }

private:
    /// Visits the rows of tiles, for one thread.
    class Visitor {
    public:
        explicit Visitor(const Learning& of)
            : planes_(static_cast<int>(of.model_.planes.size())),
              shape_(of.shape_),
              source_(of.identity_, of.shape_, of.rows_),
              frames_(of.shape_.houses(), of.shape_.seeds()) {}

        /// Calls each(plane, frame, values). False if a value is out of range.
        template <class Each>
        bool visit(std::uint64_t number, Each&& each) {
            const TilePlace tile = shape_.tile(number);
            if (!source_.extract(tile, values_)) return false;
            const TileFrame& frame = frames_.of(tile);
            for (int plane = 0; plane < planes_; ++plane) each(plane, frame, values_);
            return true;
        }

    private:
        int planes_;
        const TableShape& shape_;
        TileSource source_;
        TileFrames frames_;
        TileValues values_;
    };

    /// Those of each total independently.
    bool learn_weights() {
        std::atomic<int> next = 0;
        std::atomic<bool> sound = true;
        pool_.run([&](int) {
            Visitor visitor(*this);
            for (int theirs; sound && (theirs = next++) <= shape_.seeds();)
                if (!learn_weights(theirs, visitor)) sound = false;
        });
        return sound;
    }

    bool learn_weights(int theirs, Visitor& visitor) {
        std::array<std::array<Sums, standings>, 2> sums;
        RowTerms row_terms;
        const std::uint64_t begin = shape_.first_tile(theirs), end = shape_.first_tile(theirs + 1);
        const std::uint64_t positions = shape_.rows(theirs) * shape_.width(theirs);
        const std::uint64_t step = std::max<std::uint64_t>(1, positions / positions_for_weights);
        for (std::uint64_t number = begin; number < end; number += step)
            if (!visitor.visit(number,
                               [&](int plane, const TileFrame& frame, const TileValues& values) {
                                   for (int row = 0; row < frame.rows; ++row) {
                                       find_terms(frame, values, plane, row, row_terms);
                                       const auto sums_at = [&](int column) -> Sums& {
                                           const EdgeKind kind = edge_kind_at(row, column);
                                           return sums[plane][static_cast<std::size_t>(kind)];
                                       };
                                       sums_at(0).add(row_terms, 0, 1);
                                       sums_at(1).add(row_terms, 1, frame.columns);
                                   }
                               }))
                return false;
        for (std::size_t plane = 0; plane < model_.planes.size(); ++plane)
            for (int k = 0; k < standings; ++k)
                model_.planes[plane].weights[theirs][k] = sums[plane][k].solved();
        return true;
    }

    /// Each thread counts some tiles; the sums do not depend on which.
    bool count() {
        const std::uint64_t step =
            std::max<std::uint64_t>(1, shape_.positions() / positions_for_counts);
        std::vector<std::vector<Counts>> counts = no_counts();  // by plane and group
        std::mutex adding;
        std::atomic<std::uint64_t> next = 0;
        std::atomic<bool> sound = true;
        pool_.run([&](int) {
            Visitor visitor(*this);
            ContextFinder finder;
            std::vector<std::vector<Counts>> own = no_counts();
            for (std::uint64_t begin;
                 sound && (begin = next.fetch_add(tiles_at_once * step)) < shape_.tiles();) {
                const std::uint64_t end = std::min(begin + tiles_at_once * step, shape_.tiles());
                for (std::uint64_t number = begin; number < end; number += step)
                    if (!count_tile(number, visitor, finder, own)) sound = false;
            }
            const std::lock_guard lock(adding);
            for (std::size_t plane = 0; plane < own.size(); ++plane)
                for (std::size_t group = 0; group < own[plane].size(); ++group)
                    for (std::size_t k = 0; k < own[plane][group].size(); ++k)
                        counts[plane][group][k] += own[plane][group][k];
        });
        const std::uint64_t context_min = std::max<std::uint64_t>(context_positions_min / step, 16);
        for (std::size_t k = 0; k < model_.planes.size(); ++k)
            for (const Counts& of : counts[k])
                model_.planes[k].groups.push_back(group_from(of, model_.range, context_min));
        return sound;
    }

    bool count_tile(std::uint64_t number, Visitor& visitor, ContextFinder& finder,
                    std::vector<std::vector<Counts>>& counts) const {
        const std::size_t each = model_.range + 1;
        return visitor.visit(number, [&](int k, const TileFrame& frame, const TileValues& values) {
            const PlaneModel& plane = model_.planes[k];
            std::uint32_t* const out = counts[k][plane.group_of[frame.theirs]].data();
            const TileContexts& contexts =
                finder.find(frame, values, k, plane.weights[frame.theirs], model_.range);
            const std::uint8_t* value = values.planes[k].data();
            for (int row = 0; row < frame.rows; ++row)
                for (int column = 0; column < frame.columns; ++column)
                    ++out[contexts.at(row, column) * each + *value++];
        });
    }

    std::vector<std::vector<Counts>> no_counts() const {
        std::vector<std::vector<Counts>> counts;
        for (const PlaneModel& plane : model_.planes)
            counts.emplace_back(plane.group_of.back() + 1,
                                Counts(contexts(model_.range) * (model_.range + 1)));
        return counts;
    }

    static constexpr std::uint64_t tiles_at_once = 1024;

    const TableIdentity& identity_;
    const TableShape& shape_;
    const TableRows& rows_;
    const ThreadPool& pool_;
    TableModel model_;
};

}  // namespace

TileSource::TileSource(const TableIdentity& identity, const TableShape& shape,
                       const TableRows& rows)
    : identity_(identity), shape_(shape), rows_(rows) {}

bool TileSource::extract(const TilePlace& tile, TileValues& values) {
    const int mine = shape_.seeds() - tile.theirs;
    if (ranked_total_ != mine) usual_ = usual_ranks(shape_.houses(), ranked_total_ = mine);
    const int lowest = lowest_value(identity_.kind, identity_.seeds);
    const int range = value_range(identity_.kind, identity_.seeds);
    // Copies, since a compiler must assume that the bytes stored may be part of anything.
    const std::uint32_t* const usual = usual_.data() + tile.first_column;
    const int columns = tile.columns, positions = tile.positions();
    std::uint8_t greatest = 0;
    for (int plane = 0; plane < values_each(identity_.kind); ++plane) {
        std::uint8_t* const out = values.planes[plane].data();
        for (int row = 0; row < tile.rows; ++row) {
            const std::uint8_t* const bytes = rows_(plane, tile.theirs, tile.first_row + row);
            std::uint8_t* const to = out + row * columns;
            for (int column = 0; column < columns; ++column) to[column] = bytes[usual[column]];
        }
        // Bytes below the lowest become greater than the range.
        for (int k = 0; k < positions; ++k) {
            const auto value = static_cast<std::uint8_t>(out[k] - lowest);
            greatest = std::max(greatest, value);
            out[k] = value;
        }
    }
    return greatest <= range;
}

std::optional<TableModel> train_model(const TableIdentity& identity, const TableShape& shape,
                                      const TableRows& rows, const ThreadPool& pool) {
    return Learning(identity, shape, rows, pool).learn();
}

}  // namespace posthouse::tablebase
