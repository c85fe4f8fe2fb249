// Estimates what each of several processes needs to build one table together. The time is not
// predictable, since it depends on how often values change.
#pragma once

#include "base/assert.h"
#include "games/tables/tables.h"
#include "games/wari/tablebase/tablebase_rules.h"
#include "tablebase/build/builder.h"
#include "tablebase/build/distributed.h"
#include "tablebase/build/memory_plan.h"
#include "tablebase/build/move_streams.h"
#include "tablebase/files/table_writer.h"
#include "tablebase/files/tiled_table.h"
#include "tablebase/table_kind.h"
#include "tablebase/value_table.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <string>
#include <vector>

namespace posthouse::tablebase::cluster {

struct ResourcePlan {
    std::uint64_t values = 0;
    std::uint64_t held_most = 0;  // bytes of the process that holds most
    std::uint64_t held_mean = 0;
    std::uint64_t first_sent =
        0;  // bytes that all processes send in the first sweep, without notes
};

template <SowingRules R>
ResourcePlan share_plan(const MoveTables<R>& sowings, TableKind kind, int seeds, int ranks) {
    constexpr int houses = R::houses;
    const TablePlan<houses> plan(seeds, parts_of(kind));
    const RowPartition<houses> share(sowings, plan, 0, ranks);
    const auto parts = static_cast<std::uint64_t>(parts_of(kind));
    std::vector<std::uint64_t> held(static_cast<std::size_t>(ranks));
    ResourcePlan about;
    for (int theirs = 0; theirs <= seeds; ++theirs) {
        const int mine = seeds - theirs;
        const std::size_t tiles = tiles_of(Rows<houses>::count(mine));
        about.values +=
            parts * Rows<houses>::count(theirs) * std::uint64_t{Rows<houses>::count(mine)};
        for (std::size_t band = 0; band < tiles_of(Rows<houses>::count(theirs)); ++band) {
            const std::uint64_t owner = std::uint64_t{1} << share.owner(theirs, band);
            for (std::size_t tile = 0; tile < tiles; ++tile) {
                const std::uint64_t readers = share.readers(mine, tile);
                about.first_sent += static_cast<std::uint64_t>(std::popcount(readers & ~owner));
                for (std::uint64_t rest = readers | owner; rest; rest &= rest - 1)
                    ++held[static_cast<std::size_t>(std::countr_zero(rest))];
            }
        }
    }
    std::uint64_t all = 0;
    for (const std::uint64_t one : held) all += one;
    about.held_most = *std::max_element(held.begin(), held.end()) * parts * tile_size;
    about.held_mean = all * parts * tile_size / static_cast<std::uint64_t>(ranks);
    about.first_sent *= parts * tile_size;
    return about;
}

// The rows of a table that several processes have computed, for process 0, which writes the file:
// its own are here, it requests the others, 64 neighboring rows at a time.

/// Rows of the opponent's with one total, of one part of a table.
struct RowBand {
    std::uint32_t band = 0;
    std::uint8_t part = 0;
    std::uint8_t theirs = 0;
    friend bool operator==(const RowBand&, const RowBand&) = default;
};

/// A band's rows as a file has them, one after the other. `work` must be about this table.
template <class Work>
Communicator::Message bytes_of(const Work& work, TableKind kind, int seeds, const RowBand& which) {
    constexpr int houses = Work::houses;
    const std::size_t width = Rows<houses>::count(seeds - which.theirs);
    const std::size_t first = std::size_t{which.band} * tile_side;
    const std::size_t rows = std::min(tile_side, Rows<houses>::count(which.theirs) - first);
    Communicator::Message bytes(rows * width);
    for (std::size_t k = 0; k < rows; ++k)
        work.table(which.part).copy_row(which.theirs, first + k, bytes.data() + k * width);
    // The table in progress stores what is forced as 128 plus, or for the opponent minus, that
    // number.
    constexpr int zero = ValueTable<houses>::zero;
    if (kind == TableKind::bounds)
        for (std::uint8_t& byte : bytes)
            byte = static_cast<std::uint8_t>(which.part == 0 ? byte - zero : zero - byte);
    return bytes;
}

template <class Work>
class RowGatherer {
public:
    RowGatherer(const Work& work, Communicator& ranks, TableKind kind, int seeds)
        : work_(work), communicator_(ranks), kind_(kind), seeds_(seeds) {}

    /// See TableRows. The result stays valid until the same thread requests its fifth row after.
    const std::uint8_t* row(int part, int theirs, std::uint64_t rank) {
        struct Kept {
            std::uint64_t rows_number = 0;
            RowBand which;
            std::shared_ptr<const Communicator::Message> bytes;
        };
        thread_local std::array<Kept, 2> kept;
        const RowBand which{static_cast<std::uint32_t>(rank / tile_side),
                            static_cast<std::uint8_t>(part), static_cast<std::uint8_t>(theirs)};
        Kept& one = kept[static_cast<std::size_t>(part)];
        if (one.rows_number != number_ || !(one.which == which))
            one = {number_, which, fetched(which)};
        const std::size_t width = Rows<Work::houses>::count(seeds_ - theirs);
        return one.bytes->data() + rank % tile_side * width;
    }

private:
    /// Writing threads are near each other: most find what another has requested.
    std::shared_ptr<const Communicator::Message> fetched(const RowBand& which) {
        const std::lock_guard lock(mutex_);
        for (const auto& [known, bytes] : last_)
            if (bytes && known == which) return bytes;
        const int owner = work_.partition().owner(which.theirs, which.band);
        auto bytes = std::make_shared<Communicator::Message>();
        if (owner == communicator_.own()) {
            *bytes = bytes_of(work_, kind_, seeds_, which);
        } else {
            Communicator::Message question(sizeof which);
            std::memcpy(question.data(), &which, sizeof which);
            *bytes = communicator_.request(owner, question);
        }
        last_[next_++ % last_.size()] = {which, bytes};
        return bytes;
    }

    static inline std::atomic<std::uint64_t> numbers_ = 0;
    const Work& work_;
    Communicator& communicator_;
    const TableKind kind_;
    const int seeds_;
    const std::uint64_t number_ = ++numbers_;
    std::mutex mutex_;
    std::array<std::pair<RowBand, std::shared_ptr<const Communicator::Message>>, 8> last_;
    std::size_t next_ = 0;
};

// Builds the tables of a sowing game with several processes, into one shared folder. Each table is
// the same file, byte for byte, as a single machine writes.
//
// Each process holds its part of the table in progress (tablebase/build/distributed.h). Of smaller
// tables, which only captures need, each loads what its memory allows, in as many passes as
// necessary, like a single machine (games/wari/tablebase/table_build_job.h).

/// What one process reports about one table.
struct TableBuildReport {
    int seeds = 0;
    int sweeps = 0;
    int passes = 0;                // over the captures, if smaller tables did not all fit
    std::uint64_t values = 0;      // of all processes
    std::uint64_t tiles_held = 0;  // by this process, of 4096 values
    std::uint64_t bytes_sent = 0;  // by this process
};

template <int Houses>
class DistributedBuilder {
public:
    using Rules = wari::TablebaseRules<Houses>;
    using ProgressCallback = std::function<void(const TableBuildReport&)>;

    DistributedBuilder(const games::GameTablebases& about, const wari::Variant& variant,
                       const games::TableBuildOptions& order, Communicator& ranks,
                       ProgressCallback told)
        : about_(about),
          order_(order),
          communicator_(ranks),
          on_progress_(std::move(told)),
          pool_(order.threads),
          move_tables_(Rules(variant)),
          cache_(order.folder, std::string(about.variant), order.kind, order.threads,
                 order.scratch) {}

    /// Process 0 alone finishes smaller tables faster than a message takes.
    static int min_local_seeds(const games::GameTablebases& about) {
        int seeds = 0;
        while (about.positions(seeds + 1) < 500'000) ++seeds;
        return seeds;
    }

    /// Builds the missing tables, up to the order's seeds; process 0 builds those of up to `alone`
    /// seeds alone. All processes must call it.
    void run(int alone) {
        std::vector<int> missing;  // as process 0 sees it
        if (communicator_.own() == 0) {
            games::TableBuildOptions small = order_;
            small.seeds = std::min(alone, order_.seeds);
            about_.build(small, {});
            missing = about_.missing(order_, {});
        }
        for (int seeds = alone + 1; seeds <= order_.seeds; ++seeds)
            if (communicator_.sum(std::ranges::binary_search(missing, seeds)) > 0) build(seeds);
    }

private:
    void build(int seeds) {
        const ThreadPool pool = pool_for(ValueTable<Houses>::size_of(seeds), pool_);
        move_tables_.prepare(seeds, pool);
        const TablePlan<Houses> plan(seeds, parts_of(order_.kind));
        const RowPartition<Houses> share(move_tables_, plan, communicator_.own(),
                                         communicator_.count());
        TableBuildReport about;
        about.seeds = seeds;
        about.tiles_held = tiles_held(share, seeds);

        CapturePlanes planes;
        SuccessorTables<Rules> smaller(cache_, order_.kind, seeds);
        const MemoryPlan memory = memory_plan(seeds, about.tiles_held, smaller.sizes());
        if (memory.all_resident) {
            smaller.load_below(memory.resident_below);
        } else {
            CaptureCallbacks watch;
            watch.wanted = [&](const TableTask& task) { return share.owns(task); };
            smaller.fill_planes(plan, memory, move_tables_, pool, order_.folder, planes,
                                [&](const auto&) { return watch; });
            about.passes = static_cast<int>(memory.passes.size());
        }

        ValueIteration<Rules> work(move_tables_, order_.kind, seeds,
                                   cache_.resident_tables([](int) { return true; }), best_kernels(),
                                   pool, planes, &communicator_);
        do {
            ++about.sweeps;
        } while (work.sweep({}) > 0);
        planes.clear();
        write(work, seeds);
        about.values = work.positions();
        about.bytes_sent = work.sent();
        on_progress_(about);
    }

    std::uint64_t tiles_held(const RowPartition<Houses>& share, int seeds) const {
        std::uint64_t held = 0;
        for (int theirs = 0; theirs <= seeds; ++theirs)
            for (std::size_t band = 0; band < tiles_of(Rows<Houses>::count(theirs)); ++band)
                for (std::size_t tile = 0; tile < tiles_of(Rows<Houses>::count(seeds - theirs));
                     ++tile)
                    held += share.needs(theirs, band, tile);
        return held * static_cast<std::uint64_t>(parts_of(order_.kind));
    }

    MemoryPlan memory_plan(int seeds, std::uint64_t tiles,
                           std::vector<std::uint64_t> smaller) const {
        MemoryNeeds needs;
        needs.budget = order_.memory;
        needs.fixed = games::GameTablebases::program_bytes + move_tables_.bytes();
        needs.work = tiles * tile_size + MoveStreams<Rules>::bytes_needed(seeds);
        needs.smaller = std::move(smaller);
        const MemoryPlan plan = plan_memory(needs);
        // If one must give up, all must.
        if (communicator_.sum(!plan.possible) > 0)
            throw std::runtime_error("the memory of a process does not suffice for the table " +
                                     table_file_name(cache_.identity(seeds)) +
                                     ": allow more, or start more processes");
        return plan;
    }

    /// Called by process 0, which requests the others' rows.
    void write(const ValueIteration<Rules>& work, int seeds) {
        if (communicator_.own() == 0) {
            RowGatherer<ValueIteration<Rules>> rows(work, communicator_, order_.kind, seeds);
            write_table(cache_.path(seeds), cache_.identity(seeds),
                        [&](int part, int theirs, std::uint64_t rank) {
                            return rows.row(part, theirs, rank);
                        },
                        {order_.threads, {}});
            communicator_.acknowledge();
        } else {
            communicator_.answer([&](const Communicator::Message& question) {
                RowBand which;
                ASSERT(question.size() == sizeof which);
                std::memcpy(&which, question.data(), sizeof which);
                return bytes_of(work, order_.kind, seeds, which);
            });
        }
        communicator_.sum(0);  // barrier: the file is complete for all
    }

    const games::GameTablebases& about_;
    const games::TableBuildOptions& order_;
    Communicator& communicator_;
    ProgressCallback on_progress_;
    ThreadPool pool_;
    MoveTables<Rules> move_tables_;
    TableCache<Houses> cache_;
};

}  // namespace posthouse::tablebase::cluster
