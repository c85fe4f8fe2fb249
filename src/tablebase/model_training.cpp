#include "tablebase/model_training.h"

#include <algorithm>
#include <cmath>
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

/// The sums for least squares.
struct Sums {
    std::array<std::array<std::int64_t, terms + 1>, terms> sums{};

    void add(const NeighborValues& known, int value) {
        std::array<int, terms + 1> row;
        std::copy(known.values.begin(), known.values.end(), row.begin());
        row[NeighborValues::count] = 1;
        row[terms] = value;
        for (int p = 0; p < terms; ++p)
            for (int q = p; q <= terms; ++q) sums[p][q] += row[p] * row[q];
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
    Learning(const TableIdentity& identity, const TableShape& shape, const TableRows& rows)
        : shape_(shape), source_(identity, shape, rows) {
        model_.range = value_range(identity.kind, identity.seeds);
        model_.planes.resize(values_each(identity.kind));
    }

    std::optional<TableModel> learn() {
        for (PlaneModel& plane : model_.planes) {
            plane.weights.resize(shape_.seeds() + 1);
            plane.group_of = groups_by_size(shape_);
        }
        for (int theirs = 0; theirs <= shape_.seeds(); ++theirs)
            if (!learn_weights(theirs)) return {};
        if (!count()) return {};
        for (PlaneModel& plane : model_.planes) plane.prepare();
        return std::move(model_);
    }

private:
    /// Visits the rows of a tile: code(plane, frame, row).
    template <class Code>
    bool walk(std::uint64_t number, Code&& code) {
        const TilePlace tile = shape_.tile(number);
        if (!source_.extract(tile, values_)) return false;
        const TileFrame frame(shape_.houses(), shape_.seeds(), tile);
        for (int plane = 0; plane < static_cast<int>(model_.planes.size()); ++plane)
            for (int row = 0; row < frame.rows; ++row) code(plane, frame, row);
        return true;
    }

    bool learn_weights(int theirs) {
        std::array<std::array<Sums, standings>, 2> sums;
        const std::uint64_t begin = shape_.first_tile(theirs), end = shape_.first_tile(theirs + 1);
        const std::uint64_t positions = shape_.rows(theirs) * shape_.width(theirs);
        const std::uint64_t step = std::max<std::uint64_t>(1, positions / positions_for_weights);
        for (std::uint64_t number = begin; number < end; number += step)
            if (!walk(number, [&](int plane, const TileFrame& frame, int row) {
                    const std::uint8_t* value = values_.planes[plane].data() + row * frame.columns;
                    for (int column = 0; column < frame.columns; ++column)
                        sums[plane][static_cast<std::size_t>(edge_kind_at(row, column))].add(
                            neighbor_values_at(frame, values_, plane, row, column), *value++);
                }))
                return false;
        for (std::size_t plane = 0; plane < model_.planes.size(); ++plane)
            for (int k = 0; k < standings; ++k)
                model_.planes[plane].weights[theirs][k] = sums[plane][k].solved();
        return true;
    }

    bool count() {
        const std::size_t values = model_.range + 1;
        const std::size_t size = contexts(model_.range) * values;
        std::vector<std::vector<Counts>> counts;
        for (const PlaneModel& plane : model_.planes)
            counts.emplace_back(plane.group_of.back() + 1, Counts(size));
        const std::uint64_t step =
            std::max<std::uint64_t>(1, shape_.positions() / positions_for_counts);
        for (std::uint64_t number = 0; number < shape_.tiles(); number += step)
            if (!walk(number, [&](int k, const TileFrame& frame, int row) {
                    const PlaneModel& plane = model_.planes[k];
                    std::uint32_t* const out = counts[k][plane.group_of[frame.theirs]].data();
                    const std::uint8_t* value = values_.planes[k].data() + row * frame.columns;
                    code_row(frame, values_, k, row, frame.columns, plane.weights[frame.theirs],
                             model_.range, [&](int context) {
                                 ++out[context * values + *value];
                                 return *value++;
                             });
                }))
                return false;
        const std::uint64_t context_min = std::max<std::uint64_t>(context_positions_min / step, 16);
        for (std::size_t k = 0; k < model_.planes.size(); ++k)
            for (const Counts& of : counts[k])
                model_.planes[k].groups.push_back(group_from(of, model_.range, context_min));
        return true;
    }

    const TableShape& shape_;
    TileSource source_;
    TableModel model_;
    TileValues values_;
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
    bool sound = true;
    for (int plane = 0; plane < values_each(identity_.kind); ++plane) {
        std::uint8_t* out = values.planes[plane].data();
        for (int row = 0; row < tile.rows; ++row) {
            const std::uint8_t* bytes = rows_(plane, tile.theirs, tile.first_row + row);
            for (int column = 0; column < tile.columns; ++column) {
                const int value = bytes[usual_[tile.first_column + column]] - lowest;
                sound &= value >= 0 && value <= range;
                *out++ = static_cast<std::uint8_t>(value);
            }
        }
    }
    return sound;
}

std::optional<TableModel> train_model(const TableIdentity& identity, const TableShape& shape,
                                      const TableRows& rows) {
    return Learning(identity, shape, rows).learn();
}

}  // namespace posthouse::tablebase
