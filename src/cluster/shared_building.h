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
#include "tablebase/capture_plane.h"
#include "tablebase/memory_plan.h"
#include "tablebase/scratch_file.h"
#include "tablebase/table_shelf.h"
#include "tablebase/table_writer.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

namespace posthouse {

/// What one rank has to tell of one table.
struct SharedTable {
    int seeds = 0;
    int sweeps = 0;
    int passes = 0;                // over the captures, where smaller tables did not all fit
    std::uint64_t values = 0;      // of all ranks
    std::uint64_t tiles_held = 0;  // by this rank, of 4096 values
    std::uint64_t bytes_sent = 0;  // by this rank
};

template <int Houses>
class SharedBuilding {
public:
    using Rules = wari::TableRules<Houses>;
    using Told = std::function<void(const SharedTable&)>;

    SharedBuilding(const GameTables& about, const wari::Variant& variant, const TableOrder& order,
                   Ranks& ranks, Told told)
        : about_(about),
          order_(order),
          ranks_(ranks),
          told_(std::move(told)),
          crew_(order.threads),
          sowings_(Rules(variant)),
          shelf_(order.folder, std::string(about.variant), order.kind, order.threads,
                 order.scratch) {}

    /// Smaller ones are done before the others have heard of them.
    static int alone_at_least(const GameTables& about) {
        int seeds = 0;
        while (about.positions(seeds + 1) < 500'000) ++seeds;
        return seeds;
    }

    /// Those that are missing, up to the order's seeds; of these rank 0 builds those of up to
    /// `alone` seeds by itself. All ranks must call it.
    void run(int alone) {
        if (ranks_.own() == 0) {
            TableOrder small = order_;
            small.seeds = std::min(alone, order_.seeds);
            about_.build(small, {});
        }
        ranks_.sum(0);
        for (int seeds = alone + 1; seeds <= order_.seeds; ++seeds) {
            const bool missing = ranks_.own() == 0 && !is_there(seeds);
            if (ranks_.sum(missing) > 0) build(seeds);
        }
    }

private:
    /// No move takes a single seed.
    static constexpr int captured_min = 2;

    bool is_there(int seeds) const {
        if (!std::filesystem::exists(shelf_.path(seeds))) return false;
        const auto file = TableFile::open(shelf_.path(seeds));
        return file && (*file)->identity() == shelf_.identity(seeds) && (*file)->whole();
    }

    void build(int seeds) {
        const Crew crew = crew_for(ValueTable<Houses>::size_of(seeds), crew_);
        sowings_.prepare(seeds, crew);
        const TablePlan<Houses> plan(seeds, parts_of(order_.kind));
        const TableShare<Houses> share(sowings_, plan, ranks_.own(), ranks_.count());
        SharedTable about;
        about.seeds = seeds;
        about.tiles_held = tiles_held(share, seeds);

        CapturePlanes planes;
        const MemoryPlan memory = memory_plan(seeds, about.tiles_held);
        if (memory.all_at_hand)
            keep_and_load([&](int n) { return n < memory.staying; }, seeds);
        else
            about.passes = lay_planes(seeds, memory, plan, share, crew, planes);

        const auto smaller = shelf_.at_hand([](int) { return true; });
        TableWork<Rules> work(sowings_, order_.kind, seeds, smaller, best_kernels(), crew, planes,
                              &ranks_);
        do {
            ++about.sweeps;
        } while (work.sweep({}) > 0);
        planes.clear();
        write(work, seeds);
        about.values = work.positions();
        about.bytes_sent = work.sent();
        told_(about);
    }

    std::uint64_t tiles_held(const TableShare<Houses>& share, int seeds) const {
        std::uint64_t held = 0;
        for (int theirs = 0; theirs <= seeds; ++theirs)
            for (std::size_t band = 0; band < tiles_of(Rows<Houses>::count(theirs)); ++band)
                for (std::size_t tile = 0; tile < tiles_of(Rows<Houses>::count(seeds - theirs));
                     ++tile)
                    held += share.needs(theirs, band, tile);
        return held * static_cast<std::uint64_t>(parts_of(order_.kind));
    }

    MemoryPlan memory_plan(int seeds, std::uint64_t tiles) const {
        MemoryNeeds needs;
        needs.budget = order_.memory;
        needs.fixed = GameTables::program_bytes + sowings_.bytes();
        needs.work = tiles * tile_size;
        for (int n = 0; n <= seeds - captured_min; ++n)
            needs.smaller.push_back(static_cast<std::uint64_t>(parts_of(order_.kind)) *
                                    ValueTable<Houses>::size_of(n));
        const MemoryPlan plan = plan_memory(needs);
        // If one must give up, all must.
        if (ranks_.sum(!plan.possible) > 0)
            throw std::runtime_error("the memory of a rank does not suffice for the table " +
                                     table_file_name(shelf_.identity(seeds)) +
                                     ": allow more, or start more ranks");
        return plan;
    }

    void keep_and_load(const std::function<bool(int)>& wanted, int seeds) {
        for (int n = 0; n <= table_seeds_max; ++n)
            if (!wanted(n)) shelf_.put_away(n);
        for (int n = 0; n <= seeds - captured_min; ++n)
            if (wanted(n)) shelf_.load(n);
    }

    /// In how many passes.
    int lay_planes(int seeds, const MemoryPlan& memory, const TablePlan<Houses>& plan,
                   const TableShare<Houses>& share, const Crew& crew, CapturePlanes& planes) {
        for (int part = 0; part < parts_of(order_.kind); ++part)
            planes.emplace_back(
                scratch_file(order_.folder, CapturePlane::bytes_needed(plan.tiles())));
        CaptureWatch watch;
        watch.wanted = [&](const TableTask& task) { return share.owns(task); };
        for (std::size_t pass = 0; pass < memory.passes.size(); ++pass) {
            const auto& extra = memory.passes[pass];
            keep_and_load(
                [&](int n) { return n < memory.staying || std::ranges::binary_search(extra, n); },
                seeds);
            const auto at_hand =
                shelf_.at_hand([&](int n) { return n >= memory.staying || pass == 0; });
            const Captures<Rules> captures(sowings_, order_.kind, seeds, at_hand);
            lay_captures(plan, captures, crew, planes, pass == 0, watch);
        }
        keep_and_load([&](int n) { return n < memory.staying; }, 0);
        return static_cast<int>(memory.passes.size());
    }

    /// By rank 0, which asks the others for their rows.
    void write(const TableWork<Rules>& work, int seeds) {
        if (ranks_.own() == 0) {
            BandRows<TableWork<Rules>> rows(work, ranks_, order_.kind, seeds);
            write_table(shelf_.path(seeds), shelf_.identity(seeds),
                        [&](int part, int theirs, std::uint64_t rank) {
                            return rows.row(part, theirs, rank);
                        },
                        {order_.threads, {}});
            ranks_.thank();
        } else {
            ranks_.answer([&](const Ranks::Letter& question) {
                Band which;
                ASSERT(question.size() == sizeof which);
                std::memcpy(&which, question.data(), sizeof which);
                return bytes_of(work, order_.kind, seeds, which);
            });
        }
        ranks_.sum(0);  // the file is there for all
    }

    const GameTables& about_;
    const TableOrder& order_;
    Ranks& ranks_;
    Told told_;
    Crew crew_;
    Sowings<Rules> sowings_;
    TableShelf<Houses> shelf_;
};

}  // namespace posthouse
