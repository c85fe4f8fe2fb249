// Builds the tables of a sowing game: reads existing files, then builds, verifies and writes one
// table after the other.
//
// Stays within the memory limit: if smaller tables do not all fit beside the one in progress,
// capture planes are filled first (tablebase/build/memory_plan.h, capture_plane.h), and tables are
// evicted and reloaded as needed (tablebase/files/table_cache.h). The result is the same, byte for
// byte.
#pragma once

#include "games/tables/tables.h"
#include "games/wari/tablebase/table_verifier.h"
#include "games/wari/tablebase/tablebase_rules.h"
#include "tablebase/build/builder.h"
#include "tablebase/build/memory_plan.h"
#include "tablebase/files/table_writer.h"
#include "tablebase/files/tablebase_folder.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <functional>
#include <mutex>
#include <stdexcept>
#include <string>
#include <vector>

namespace posthouse::wari {

/// A part of a table of bounds as its file has it. The builder stores what is forced as 128 plus,
/// or for the opponent minus, that number; the file the number itself.
template <int Houses>
class BoundsRows {
public:
    explicit BoundsRows(std::array<const tablebase::ValueTable<Houses>*, 2> parts)
        : parts_(parts) {}

    const std::uint8_t* row(int part, int theirs, std::uint64_t rank) const {
        // A tile has four rows, which are requested again for the tile beside it.
        struct Kept {
            std::uint64_t writer = 0;
            const std::uint8_t* of = nullptr;
            std::vector<std::uint8_t> bytes;
        };
        thread_local std::array<std::array<Kept, 2>, tablebase::TableShape::tile_rows> kept;
        const tablebase::ValueTable<Houses>& table = *parts_[part];
        const std::uint8_t* row = table.row_of(theirs, rank);
        const std::size_t width = table.width(theirs);
        Kept& one = kept[rank % tablebase::TableShape::tile_rows][part];
        if (one.writer == number_ && one.of == row) return one.bytes.data();
        one.writer = number_;
        one.of = row;
        one.bytes.resize(width);
        for (std::size_t k = 0; k < width; ++k)
            one.bytes[k] =
                static_cast<std::uint8_t>(part == 0 ? row[k] - table.zero : table.zero - row[k]);
        return one.bytes.data();
    }

private:
    static inline std::atomic<std::uint64_t> numbers = 0;
    std::array<const tablebase::ValueTable<Houses>*, 2> parts_;
    std::uint64_t number_ = ++numbers;  // identifies the table, since addresses are reused
};

template <int Houses>
class TableBuildJob {
public:
    using Stage = games::TableBuildCallbacks::BuildStage;
    using Rules = TablebaseRules<Houses>;
    using Parts = std::vector<tablebase::ValueTable<Houses>>;

    TableBuildJob(const games::GameTablebases& about, const Variant& variant,
                  const games::TableBuildOptions& order, const games::TableBuildCallbacks& listener)
        : about_(about),
          order_(order),
          listener_(listener),
          pool_(order.threads),
          move_tables_(Rules(variant)),
          cache_(order.folder, std::string(about.variant), order.kind, order.threads,
                 order.scratch),
          verifier_(variant, order.kind, order.threads) {}

    bool run() {
        std::filesystem::create_directories(order_.folder);
        const auto missing = about_.missing(order_, [this](const Refusal& what) {
            if (listener_.damaged) listener_.damaged(what);
        });
        for (int seeds = 0; seeds <= order_.seeds; ++seeds) {
            const bool built = std::ranges::binary_search(missing, seeds);
            if (built && !build(seeds)) return false;
            if (listener_.finished) listener_.finished(seeds, built);
            if (stopped()) return false;
        }
        return true;
    }

private:
    bool stopped() const { return listener_.stop && listener_.stop(); }

    void report(int seeds, Stage stage, int sweep = 0) {
        const std::lock_guard lock(reporting_);
        if (listener_.on_progress) listener_.on_progress(seeds, stage, sweep);
    }
    std::function<bool()> reporting(int seeds, Stage stage) {
        return [this, seeds, stage] {
            report(seeds, stage);
            return stopped();
        };
    }

    bool build(int seeds) {
        const ThreadPool pool =
            tablebase::pool_for(tablebase::ValueTable<Houses>::size_of(seeds), pool_);
        report(seeds, Stage::capturing);
        move_tables_.prepare(seeds, pool);
        if (order_.check) verifier_.set_table(seeds, {});
        tablebase::SuccessorTables<Rules> smaller(cache_, order_.kind, seeds,
                                                  [this, seeds] { report(seeds, Stage::reading); });
        const tablebase::MemoryPlan memory = memory_plan(seeds, smaller.sizes());
        tablebase::CapturePlanes planes;
        const tablebase::TablePlan<Houses> plan(seeds, tablebase::parts_of(order_.kind));
        if (memory.all_resident)
            smaller.load_below(memory.resident_below);
        else
            require_correct(
                seeds, smaller.fill_planes(
                           plan, memory, move_tables_, pool, order_.folder, planes,
                           [&](const auto& resident) { return capture_watch(seeds, resident); }));
        if (stopped() || !build_in_memory(seeds, pool, planes, memory.spare)) return false;
        if (order_.check && !check(seeds, plan, planes)) return false;
        planes.clear();
        write(seeds);
        return true;
    }

    tablebase::MemoryPlan memory_plan(int seeds, std::vector<std::uint64_t> smaller) const {
        tablebase::MemoryNeeds needs;
        needs.budget = order_.memory;
        needs.fixed =
            games::GameTablebases::program_bytes + move_tables_.bytes() + verifier_.bytes();
        needs.work = tablebase::ValueIteration<Rules>::bytes_needed(order_.kind, seeds);
        needs.smaller = std::move(smaller);
        const tablebase::MemoryPlan plan = tablebase::plan_memory(needs);
        if (!plan.possible)
            throw std::runtime_error(
                "the memory does not suffice for the table " +
                tablebase::table_file_name(cache_.identity(seeds)) + ": it takes " +
                std::to_string(((needs.fixed + needs.work) >> 20) + 1) + " MB");
        return plan;
    }

    tablebase::CaptureCallbacks capture_watch(int seeds,
                                              const tablebase::ResidentTables<Houses>& resident) {
        tablebase::CaptureCallbacks callbacks;
        callbacks.stop = reporting(seeds, Stage::capturing);
        if (order_.check) {
            verifier_.set_table(seeds, resident);
            callbacks.count_wrong = [this](const tablebase::TableTask& task,
                                           const std::uint8_t* tiles) {
                return verifier_.wrong_captures(task, tiles);
            };
        }
        return callbacks;
    }

    bool build_in_memory(int seeds, const ThreadPool& pool, const tablebase::CapturePlanes& planes,
                         std::uint64_t spare) {
        tablebase::BuildCallbacks callbacks;
        int sweep = 1;
        callbacks.on_sweep = [&](const tablebase::BuildCallbacks::Progress& progress) {
            sweep = progress.sweep + 1;
        };
        callbacks.stop = [&] {
            report(seeds, Stage::building, sweep);
            return stopped();
        };
        const auto smaller = cache_.resident_tables([](int) { return true; });
        tablebase::ValueIteration<Rules> work(move_tables_, order_.kind, seeds, smaller,
                                              tablebase::best_kernels(), pool, planes);
        work.may_also_use(spare);
        Parts parts = tablebase::iterate_to_fixpoint(work, seeds, callbacks);
        if (parts.empty()) return false;
        cache_.put(seeds, std::move(parts));
        return true;
    }

    bool check(int seeds, const tablebase::TablePlan<Houses>& plan,
               const tablebase::CapturePlanes& planes) {
        // With planes, the tables in memory are not all.
        verifier_.set_table(
            seeds, cache_.resident_tables([&](int n) { return planes.empty() || n == seeds; }));
        const typename TableVerifier<Houses>::Planes captures{plan, planes};
        const std::size_t wrong = verifier_.wrong_values(reporting(seeds, Stage::checking),
                                                         planes.empty() ? nullptr : &captures);
        if (stopped()) return false;
        require_correct(seeds, wrong);
        return true;
    }

    void require_correct(int seeds, std::size_t wrong) const {
        if (wrong > 0)
            throw std::runtime_error(std::to_string(wrong) + " values of the table " +
                                     tablebase::table_file_name(cache_.identity(seeds)) +
                                     " do not follow from the rules: it was not written");
    }

    void write(int seeds) {
        report(seeds, Stage::writing);
        const Parts& parts = cache_.parts(seeds);
        const BoundsRows<Houses> bounds({&parts.front(), &parts.back()});
        const bool plain = order_.kind == tablebase::TableKind::cycle_zero;
        const tablebase::TableRows rows = [&](int part, int theirs, std::uint64_t rank) {
            return plain ? parts[0].row_of(theirs, rank) : bounds.row(part, theirs, rank);
        };
        tablebase::write_table(
            cache_.path(seeds), cache_.identity(seeds), rows,
            {order_.threads, [&](std::uint64_t, std::uint64_t) { report(seeds, Stage::writing); }});
    }

    const games::GameTablebases& about_;
    const games::TableBuildOptions& order_;
    const games::TableBuildCallbacks& listener_;
    ThreadPool pool_;
    tablebase::MoveTables<Rules> move_tables_;
    tablebase::TableCache<Houses> cache_;
    TableVerifier<Houses> verifier_;
    std::mutex reporting_;
};

}  // namespace posthouse::wari
