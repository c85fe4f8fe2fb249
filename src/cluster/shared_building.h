// Builds the tables of a sowing game on several ranks, into one folder that all of them see. Each
// table is the same file, byte for byte, as one machine alone writes.
//
// Of the table in work each rank holds its share (tablebase/table_share.h). Of smaller tables,
// which only captures look into, each loads what its memory allows, in as many passes as that
// takes, as a single machine does (games/wari/table_shop.h).
//
// Deliberately absent: the check by the readable rules. `posthouse tablebase build` looks through
// files only; who doubts a table builds its like on one machine, or on another number of ranks.
#pragma once

#include "base/assert.h"
#include "cluster/band_rows.h"
#include "games/tables.h"
#include "games/wari/table_rules.h"
#include "tablebase/builder.h"
#include "tablebase/smaller_tables.h"
#include "tablebase/table_writer.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

namespace posthouse::tablebase::cluster {

/// What one rank has to tell of one table.
struct TableBuildReport {
    int seeds = 0;
    int sweeps = 0;
    int passes = 0;                // over the captures, where smaller tables did not all fit
    std::uint64_t values = 0;      // of all ranks
    std::uint64_t tiles_held = 0;  // by this rank, of 4096 values
    std::uint64_t bytes_sent = 0;  // by this rank
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
          told_(std::move(told)),
          pool_(order.threads),
          sowings_(Rules(variant)),
          shelf_(order.folder, std::string(about.variant), order.kind, order.threads,
                 order.scratch) {}

    /// Smaller ones are done before the others have heard of them.
    static int min_local_seeds(const games::GameTablebases& about) {
        int seeds = 0;
        while (about.positions(seeds + 1) < 500'000) ++seeds;
        return seeds;
    }

    /// Those that are missing, up to the order's seeds; of these rank 0 builds those of up to
    /// `alone` seeds by itself. All ranks must call it.
    void run(int alone) {
        std::vector<int> missing;  // as rank 0 sees it
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
        const ThreadPool pool = crew_for(ValueTable<Houses>::size_of(seeds), pool_);
        sowings_.prepare(seeds, pool);
        const TablePlan<Houses> plan(seeds, parts_of(order_.kind));
        const RowPartition<Houses> share(sowings_, plan, communicator_.own(), communicator_.count());
        TableBuildReport about;
        about.seeds = seeds;
        about.tiles_held = tiles_held(share, seeds);

        CapturePlanes planes;
        SuccessorTables<Rules> smaller(shelf_, order_.kind, seeds);
        const MemoryPlan memory = memory_plan(seeds, about.tiles_held, smaller.sizes());
        if (memory.all_at_hand) {
            smaller.have_those_below(memory.staying);
        } else {
            CaptureCallbacks watch;
            watch.wanted = [&](const TableTask& task) { return share.owns(task); };
            smaller.lay_planes(plan, memory, sowings_, pool, order_.folder, planes,
                               [&](const auto&) { return watch; });
            about.passes = static_cast<int>(memory.passes.size());
        }

        ValueIteration<Rules> work(sowings_, order_.kind, seeds,
                                   shelf_.at_hand([](int) { return true; }), best_kernels(), pool,
                                   planes, &communicator_);
        do {
            ++about.sweeps;
        } while (work.sweep({}) > 0);
        planes.clear();
        write(work, seeds);
        about.values = work.positions();
        about.bytes_sent = work.sent();
        told_(about);
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
        needs.fixed = games::GameTablebases::program_bytes + sowings_.bytes();
        needs.work = tiles * tile_size;
        needs.smaller = std::move(smaller);
        const MemoryPlan plan = plan_memory(needs);
        // If one must give up, all must.
        if (communicator_.sum(!plan.possible) > 0)
            throw std::runtime_error("the memory of a rank does not suffice for the table " +
                                     table_file_name(shelf_.identity(seeds)) +
                                     ": allow more, or start more ranks");
        return plan;
    }

    /// By rank 0, which asks the others for their rows.
    void write(const ValueIteration<Rules>& work, int seeds) {
        if (communicator_.own() == 0) {
            RowGatherer<ValueIteration<Rules>> rows(work, communicator_, order_.kind, seeds);
            write_table(shelf_.path(seeds), shelf_.identity(seeds),
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
        communicator_.sum(0);  // the file is there for all
    }

    const games::GameTablebases& about_;
    const games::TableBuildOptions& order_;
    Communicator& communicator_;
    ProgressCallback told_;
    ThreadPool pool_;
    MoveTables<Rules> sowings_;
    TableCache<Houses> shelf_;
};

}  // namespace posthouse::tablebase::cluster
