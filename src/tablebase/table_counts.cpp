#include "tablebase/table_counts.h"

#include "tablebase/crew.h"

#include <array>
#include <atomic>
#include <mutex>

namespace posthouse {
namespace {

/// How often each pair of bytes stands for a position; of one kind of table, the second is 0.
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

void count(TableCounts& counts, const TableIdentity& of, const TableAnswer& answer,
           std::uint64_t positions) {
    counts.positions += positions;
    if (of.kind == TableKind::cycle_zero) {
        (answer.first > 0   ? counts.won
         : answer.first < 0 ? counts.lost
                            : counts.drawn) += positions;
        return;
    }
    const bool exact = answer.first + answer.second == of.seeds;
    counts.exact += exact ? positions : 0;
    (2 * answer.first > of.seeds              ? counts.won
     : 2 * answer.second > of.seeds           ? counts.lost
     : exact && answer.first == answer.second ? counts.drawn
                                              : counts.open) += positions;
}

}  // namespace

std::optional<TableCounts> counts_of(const TableFile& file, int threads) {
    const TableShape& shape = file.shape();
    const TableIdentity& of = file.identity();
    const bool pairs = of.kind == TableKind::bounds;
    Histogram all;
    std::mutex adding;
    std::atomic<std::uint64_t> next = 0;
    std::atomic<bool> sound = true;
    Crew(threads).run([&](int) {
        constexpr std::uint64_t at_once = 1024;
        Histogram own;
        TileValues values;
        for (std::uint64_t first; sound && (first = next.fetch_add(at_once)) < shape.tiles();)
            for (std::uint64_t k = first; k < std::min(first + at_once, shape.tiles()); ++k) {
                const int positions = shape.tile(k).positions();
                if (!file.read_tile(k, positions - 1, values)) {
                    sound = false;
                    return;
                }
                for (int at = 0; at < positions; ++at)
                    own.add(file.byte_of(values.planes[0][at]),
                            pairs ? file.byte_of(values.planes[1][at]) : std::uint8_t{0});
            }
        const std::lock_guard lock(adding);
        all.add(own);
    });
    if (!sound) return std::nullopt;
    TableCounts counts;
    std::int64_t sum = 0;
    all.for_each([&](std::uint8_t first, std::uint8_t second, std::uint64_t positions) {
        const TableAnswer answer = answer_of(of.kind, std::array{first, second});
        count(counts, of, answer, positions);
        sum += static_cast<std::int64_t>(positions) * (answer.first - answer.second);
    });
    counts.mean = static_cast<double>(sum) / static_cast<double>(counts.positions);
    return counts;
}

}  // namespace posthouse
