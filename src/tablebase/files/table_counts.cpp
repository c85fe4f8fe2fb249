#include "tablebase/files/table_counts.h"

#include "base/assert.h"
#include "base/thread_pool.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdlib>
#include <memory>
#include <mutex>
#include <tuple>

namespace posthouse::tablebase {
namespace {

/// How often each pair of bytes occurs as a value; for tables of one part, the second byte is 0.
class Histogram {
public:
    void add(std::uint8_t first, std::uint8_t second) { ++counts_[first][second]; }
    void add(const Histogram& other) {
        for (std::size_t i = 0; i < counts_.size(); ++i)
            for (std::size_t k = 0; k < counts_[i].size(); ++k)
                counts_[i][k] += other.counts_[i][k];
    }
    template <class Each>
    void for_each(const Each& each) const {
        for (std::size_t i = 0; i < counts_.size(); ++i)
            for (std::size_t k = 0; k < counts_[i].size(); ++k)
                if (counts_[i][k] > 0)
                    each(static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(k), counts_[i][k]);
    }

private:
    std::array<std::array<std::uint64_t, table_seeds_max + 1>, 256> counts_{};
};

void count(TableCounts& counts, const TableIdentity& of, const ProbeResult& answer,
           std::uint64_t positions) {
    counts.positions += positions;
    counts.greatest_gain = std::max<int>(counts.greatest_gain, answer.first);
    const bool bounds = of.kind == TableKind::bounds;
    if (bounds && answer.first + answer.second == of.seeds) counts.exact += positions;
    switch (outcome_of(of, answer)) {
        case TableOutcome::won:
            counts.won += positions;
            break;
        case TableOutcome::drawn:
            counts.drawn += positions;
            break;
        case TableOutcome::lost:
            counts.lost += positions;
            break;
        case TableOutcome::open:
            counts.open += positions;
            break;
    }
}

/// Calls work(first tile, end) on pieces of the table, by all threads, until it returns false.
template <class Work>
bool in_pieces(const TableShape& shape, int threads, const ScanProgress& looked_at,
               const Work& work) {
    constexpr std::uint64_t at_once = 1024;
    std::mutex telling;
    std::atomic<bool> sound = true;
    ThreadPool(threads).for_each((shape.tiles() + at_once - 1) / at_once, [&](std::size_t k) {
        const std::uint64_t first = k * at_once, end = std::min(first + at_once, shape.tiles());
        if (!sound || !work(first, end)) {
            sound = false;
            return;
        }
        if (!looked_at) return;
        std::uint64_t positions = 0;
        for (std::uint64_t tile = first; tile < end; ++tile)
            positions += shape.tile(tile).positions();
        const std::lock_guard lock(telling);
        looked_at(positions);
    });
    return sound;
}

ProbeResult answer_at(const TableFile& file, const TileValues& values, int at) {
    const TableKind kind = file.identity().kind;
    std::array<std::uint8_t, 2> bytes{};
    for (int plane = 0; plane < values_each(kind); ++plane)
        bytes[plane] = file.byte_of(values.planes[plane][at]);
    return answer_of(kind, bytes);
}

}  // namespace

TableOutcome outcome_of(const TableIdentity& of, const ProbeResult& answer) {
    if (of.kind == TableKind::cycle_zero)
        return answer.first > 0   ? TableOutcome::won
               : answer.first < 0 ? TableOutcome::lost
                                  : TableOutcome::drawn;
    const bool exact = answer.first + answer.second == of.seeds;
    return 2 * answer.first > of.seeds              ? TableOutcome::won
           : 2 * answer.second > of.seeds           ? TableOutcome::lost
           : exact && answer.first == answer.second ? TableOutcome::drawn
                                                    : TableOutcome::open;
}

std::optional<TableCounts> count_outcomes(const TableFile& file, int threads,
                                          const ScanProgress& looked_at) {
    const TableShape& shape = file.shape();
    const TableIdentity& of = file.identity();
    const bool pairs = of.kind == TableKind::bounds;
    Histogram all;
    std::mutex adding;
    const auto count_tiles = [&](std::uint64_t first, std::uint64_t end) {
        const auto own = std::make_unique<Histogram>();
        TileValues values;
        for (std::uint64_t tile = first; tile < end; ++tile) {
            const int positions = shape.tile(tile).positions();
            if (!file.read_tile(tile, positions - 1, values)) return false;
            for (int at = 0; at < positions; ++at)
                own->add(file.byte_of(values.planes[0][at]),
                         pairs ? file.byte_of(values.planes[1][at]) : std::uint8_t{0});
        }
        const std::lock_guard lock(adding);
        all.add(*own);
        return true;
    };
    const bool sound = in_pieces(shape, threads, looked_at, count_tiles);
    if (!sound) return std::nullopt;
    TableCounts counts;
    std::int64_t sum = 0;
    all.for_each([&](std::uint8_t first, std::uint8_t second, std::uint64_t positions) {
        const ProbeResult answer = answer_of(of.kind, std::array{first, second});
        count(counts, of, answer, positions);
        sum += static_cast<std::int64_t>(positions) * (answer.first - answer.second);
    });
    counts.mean = static_cast<double>(sum) / static_cast<double>(counts.positions);
    return counts;
}

namespace {

/// One thread's comparison so far.
class Comparing {
public:
    explicit Comparing(const TableIdentity& of) : of_(of) {}

    void see(const ProbeResult& one, const ProbeResult& other, std::uint64_t tile, int within) {
        ++positions_;
        if (one == other) return;
        ++values_;
        const bool outcome = outcome_of(of_, one) != outcome_of(of_, other);
        outcomes_ += outcome;
        const int apart = std::abs(one.first - other.first) + std::abs(one.second - other.second);
        apart_ += static_cast<std::uint64_t>(apart);
        take({outcome, apart, tile, within, one, other});
    }
    void add(const Comparing& more) {
        positions_ += more.positions_;
        values_ += more.values_;
        outcomes_ += more.outcomes_;
        apart_ += more.apart_;
        if (more.farthest_.apart > 0) take(more.farthest_);
    }

    TableComparison compared(const TableShape& shape) const {
        TableComparison result{positions_, values_, outcomes_,
                               static_cast<double>(apart_) / static_cast<double>(positions_),
                               std::nullopt};
        if (farthest_.apart == 0) return result;
        const TilePlace place = shape.tile(farthest_.tile);
        const std::uint64_t row = place.first_row + farthest_.within / place.columns;
        const std::uint64_t column = place.first_column + farthest_.within % place.columns;
        auto& example = result.example.emplace();
        example.one = farthest_.one;
        example.other = farthest_.other;
        const int mine = of_.seeds - place.theirs;
        example.mine = row_of_rank(of_.houses, mine, usual_ranks(of_.houses, mine)[column]);
        example.theirs = row_of_rank(of_.houses, place.theirs, row);
        return result;
    }

private:
    struct Farthest {
        bool outcome = false;
        int apart = 0;
        std::uint64_t tile = 0;
        int within = 0;
        ProbeResult one, other;
        auto rank() const { return std::tuple(!outcome, -apart, tile, within); }
    };
    void take(const Farthest& found) {
        if (farthest_.apart == 0 || found.rank() < farthest_.rank()) farthest_ = found;
    }

    const TableIdentity& of_;
    std::uint64_t positions_ = 0, values_ = 0, outcomes_ = 0, apart_ = 0;
    Farthest farthest_;
};

}  // namespace

std::optional<TableComparison> compare_tables(const TableFile& one, const TableFile& other,
                                              int threads, const ScanProgress& looked_at) {
    const TableShape& shape = one.shape();
    const TableIdentity &of = one.identity(), &like = other.identity();
    ASSERT(of.kind == like.kind && of.houses == like.houses && of.seeds == like.seeds);
    Comparing all(of);
    std::mutex adding;
    const auto compare_tiles = [&](std::uint64_t first, std::uint64_t end) {
        Comparing own(of);
        TileValues values, others;
        for (std::uint64_t tile = first; tile < end; ++tile) {
            const int positions = shape.tile(tile).positions();
            if (!one.read_tile(tile, positions - 1, values) ||
                !other.read_tile(tile, positions - 1, others))
                return false;
            for (int at = 0; at < positions; ++at)
                own.see(answer_at(one, values, at), answer_at(other, others, at), tile, at);
        }
        const std::lock_guard lock(adding);
        all.add(own);
        return true;
    };
    if (!in_pieces(shape, threads, looked_at, compare_tiles)) return std::nullopt;
    return all.compared(shape);
}

}  // namespace posthouse::tablebase
