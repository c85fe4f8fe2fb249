#include "base/sanitizer_build.h"
#include "base/test_folder.h"
#include "games/wari/tablebase/table_verifier.h"
#include "games/wari/tablebase/tablebase_rules.h"
#include "games/wari/tuning/reference_solver.h"
#include "games/wari/wari.h"
#include "tablebase/build/builder.h"
#include "tablebase/build/scratch_file.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace posthouse::wari {
namespace {

constexpr std::array kinds = {tablebase::TableKind::cycle_zero, tablebase::TableKind::bounds};

template <int Houses>
using Builder = tablebase::TableBuilder<TablebaseRules<Houses>>;

template <int Houses>
Builder<Houses> built(const Variant& variant, int seeds,
                      tablebase::TableKind kind = tablebase::TableKind::cycle_zero, int threads = 1,
                      const tablebase::Kernels& kernels = tablebase::best_kernels()) {
    Builder<Houses> builder(TablebaseRules<Houses>(variant), kind, threads, kernels);
    EXPECT_TRUE(builder.build(seeds));
    return builder;
}

template <int Houses>
posthouse::tablebase::Row<Houses> row_of(const Position<Houses>& position, Side side) {
    posthouse::tablebase::Row<Houses> row;
    std::copy_n(position.seeds.begin() + Position<Houses>::cell(side, 0), Houses, row.begin());
    return row;
}

template <int Houses>
void expect_as_slowly_solved(const Variant& variant, int seeds) {
    wari::tuning::ReferenceSolver<Houses> solver(variant);
    const auto values = built<Houses>(variant, seeds);
    const auto bounds = built<Houses>(variant, seeds, tablebase::TableKind::bounds);
    for (int n = 0; n <= seeds; ++n) {
        solver.solve(n);
        std::size_t differing = 0;
        solver.for_each(n, [&](const Position<Houses>& position, const auto& worth) {
            const auto mine = row_of(position, Side::first),
                       theirs = row_of(position, Side::second);
            const auto place = static_cast<std::size_t>(n);
            differing += values.tables()[place].value(mine, theirs) != worth.value;
            differing += bounds.tables(0)[place].value(mine, theirs) != worth.mover;
            differing += bounds.tables(1)[place].value(mine, theirs) != -worth.waiter;
        });
        EXPECT_EQ(differing, 0U) << variant.name << ", " << n << " seeds";
    }
}

TEST(Tables, AgreeWithAReferenceSolverOnEveryPositionOfFewSeeds) {
    for (const Variant& variant : variants)
        if (variant.houses == 6)
            expect_as_slowly_solved<6>(variant, sanitizer_build ? 3 : 6);
        else
            expect_as_slowly_solved<8>(variant, sanitizer_build ? 2 : 4);
}

TEST(Tables, OfAwariHaveTheKnownCountsOfWonDrawnAndLostPositions) {
    const auto builder = built<6>(variant_named("awari"), sanitizer_build ? 5 : 14);
    std::ifstream file(POSTHOUSE_SOURCE "/src/games/wari/tuning/awari_table_counts.tsv");
    ASSERT_TRUE(file);
    std::size_t compared = 0;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line.front() == '#') continue;
        std::istringstream words(line);
        std::size_t seeds = 0;
        std::array<std::ptrdiff_t, 3> expected{};
        words >> seeds >> expected[0] >> expected[1] >> expected[2];
        if (seeds >= builder.tables().size()) continue;
        std::array<std::ptrdiff_t, 3> counted{};
        for (const int byte : builder.tables()[seeds].bytes())
            ++counted[byte > tablebase::ValueTable<6>::zero    ? 0
                      : byte == tablebase::ValueTable<6>::zero ? 1
                                                               : 2];
        EXPECT_EQ(counted, expected) << seeds << " seeds";
        ++compared;
    }
    EXPECT_EQ(compared, builder.tables().size());
}

template <int Houses>
void expect_same(const Builder<Houses>& one, const Builder<Houses>& two) {
    for (int part = 0; part < tablebase::parts_of(one.kind()); ++part) {
        ASSERT_EQ(one.tables(part).size(), two.tables(part).size());
        for (std::size_t n = 0; n < one.tables(part).size(); ++n)
            EXPECT_TRUE(
                std::ranges::equal(one.tables(part)[n].bytes(), two.tables(part)[n].bytes()))
                << n << " seeds, part " << part;
    }
}

TEST(Tables, AreTheSameBytesWhateverTheNumberOfThreads) {
    // From 11 seeds on there are enough positions to use the threads.
    const int seeds = thread_sanitizer_build ? 11 : sanitizer_build ? 5 : 12;
    for (const tablebase::TableKind kind : kinds) {
        if (thread_sanitizer_build && kind != tablebase::TableKind::cycle_zero) continue;
        const auto one = built<6>(variant_named("wari"), seeds, kind, 1);
        for (const int threads : {2, 3})
            expect_same(one, built<6>(variant_named("wari"), seeds, kind, threads));
    }
}

TEST(Tables, AreTheSameBytesWithTheBaselineInstructionSet) {
    for (const tablebase::TableKind kind : kinds) {
        expect_same(built<6>(variant_named("oware"), sanitizer_build ? 4 : 9, kind),
                    built<6>(variant_named("oware"), sanitizer_build ? 4 : 9, kind, 1,
                             tablebase::plain_kernels()));
        expect_same(built<8>(variant_named("super-wari"), sanitizer_build ? 3 : 6, kind),
                    built<8>(variant_named("super-wari"), sanitizer_build ? 3 : 6, kind, 1,
                             tablebase::plain_kernels()));
    }
}

TEST(Bounds, LeaveNoSeedToBothAndEncloseTheValue) {
    for (const Variant& variant : variants) {
        if (variant.houses != 6) continue;
        const int seeds = sanitizer_build ? 4 : 9;
        const auto values = built<6>(variant, seeds);
        const auto bounds = built<6>(variant, seeds, tablebase::TableKind::bounds);
        std::size_t exact = 0;
        for (int n = 0; n <= seeds; ++n) {
            const auto place = static_cast<std::size_t>(n);
            const auto value = values.tables()[place].bytes();
            const auto mover = bounds.tables(0)[place].bytes();
            const auto other = bounds.tables(1)[place].bytes();
            std::size_t wrong = 0;
            for (std::size_t k = 0; k < value.size(); ++k) {
                constexpr int zero = tablebase::ValueTable<6>::zero;
                const int forced = mover[k] - zero, lost = zero - other[k], v = value[k] - zero;
                wrong += forced < 0 || lost < 0 || forced + lost > n;
                wrong += v < 2 * forced - n || v > n - 2 * lost;
                exact += forced + lost == n;
            }
            EXPECT_EQ(wrong, 0U) << variant.name << ", " << n << " seeds";
        }
        EXPECT_GT(exact, 0U);
    }
}

TEST(TableVerifier, AcceptsEveryTableThatWasBuilt) {
    for (const Variant& variant : variants) {
        if (variant.houses != 6) continue;
        for (const tablebase::TableKind kind : kinds) {
            const int seeds = sanitizer_build ? 4 : 8;
            const auto builder = built<6>(variant, seeds, kind);
            TableVerifier<6> check(variant, kind, 2);
            for (int n = 0; n <= seeds; ++n) {
                check.set_table(n, builder.resident_tables());
                EXPECT_EQ(check.wrong_values(), 0U) << variant.name << ", " << n << " seeds";
            }
        }
    }
}

TEST(TableVerifier, FindsASingleWrongValue) {
    const Variant& variant = variant_named("awari");
    const int seeds = 5;
    const auto builder = built<6>(variant, seeds);
    std::vector<tablebase::ValueTable<6>> tables;
    for (int n = 0; n <= seeds; ++n) {
        tables.emplace_back(n);
        std::ranges::copy(builder.tables()[static_cast<std::size_t>(n)].bytes(),
                          tables.back().bytes().begin());
    }
    TableVerifier<6> check(variant, tablebase::TableKind::cycle_zero, 1);
    check.set_table(seeds, tablebase::ResidentTables<6>({&tables, &tables}));
    const auto bytes = tables.back().bytes();
    for (std::size_t at = 0; at < bytes.size(); at += 97) {
        ++bytes[at];
        EXPECT_GT(check.wrong_values(), 0U) << at;
        --bytes[at];
    }
    EXPECT_EQ(check.wrong_values(), 0U);
}

/// The last table, by planes made in several passes, and how much of it the verifier calls wrong.
template <int Houses>
void expect_same_by_planes(const Builder<Houses>& builder, const Variant& variant,
                           const tablebase::Kernels& kernels, const std::filesystem::path* folder) {
    using Rules = TablebaseRules<Houses>;
    const tablebase::TableKind kind = builder.kind();
    const int seeds = static_cast<int>(builder.tables().size()) - 1;
    const ThreadPool pool(2);
    tablebase::MoveTables<Rules> sowings{Rules(variant)};
    sowings.prepare(seeds, pool);
    const tablebase::TablePlan<Houses> plan(seeds, tablebase::parts_of(kind));
    TableVerifier<Houses> check(variant, kind, 2);
    tablebase::CapturePlanes planes;
    for (int part = 0; part < tablebase::parts_of(kind); ++part)
        if (folder)
            planes.emplace_back(tablebase::scratch_file(
                *folder, tablebase::CapturePlane::bytes_needed(plan.tiles())));
        else
            planes.emplace_back(plan.tiles());
    constexpr int passes = 3;
    std::size_t looked_at = 0;
    for (int pass = 0; pass < passes; ++pass) {
        tablebase::ResidentTables<Houses> some;
        for (int part = 0; part < 2; ++part)
            for (int n = pass; n < seeds; n += passes)
                some.put(part, builder.tables(std::min(part, tablebase::parts_of(kind) -
                                                                 1))[static_cast<std::size_t>(n)]);
        check.set_table(seeds, some);
        const tablebase::Captures<Rules> captures(sowings, kind, seeds, some);
        std::atomic<std::size_t> tasks = 0;
        const tablebase::CaptureCallbacks watch{
            {}, {}, [&](const tablebase::TableTask& task, const std::uint8_t* tiles) {
                ++tasks;
                return check.wrong_captures(task, tiles);
            }};
        EXPECT_EQ(tablebase::fill_capture_planes(plan, captures, pool, planes, pass == 0, watch),
                  0U);
        looked_at += tasks;
    }
    EXPECT_GT(looked_at, 0U);
    tablebase::ValueIteration<Rules> work(sowings, kind, seeds, {}, kernels, pool, planes);
    const auto parts = tablebase::iterate_to_fixpoint(work, seeds, {});
    ASSERT_EQ(static_cast<int>(parts.size()), tablebase::parts_of(kind));
    tablebase::ResidentTables<Houses> alone;
    for (int part = 0; part < 2; ++part) {
        const auto& table =
            parts[static_cast<std::size_t>(std::min(part, tablebase::parts_of(kind) - 1))];
        const auto& known = builder.tables(
            std::min(part, tablebase::parts_of(kind) - 1))[static_cast<std::size_t>(seeds)];
        EXPECT_TRUE(std::ranges::equal(table.bytes(), known.bytes())) << variant.name;
        alone.put(part, table);
    }
    check.set_table(seeds, alone);
    const typename TableVerifier<Houses>::Planes captures{plan, planes};
    EXPECT_EQ(check.wrong_values({}, &captures), 0U) << variant.name;
}

TEST(Tables, AreTheSameBytesWithCapturePlanes) {
    const TestFolder made;
    const auto* folder = &made.path();
    for (const Variant& variant : variants)
        for (const tablebase::TableKind kind : kinds) {
            if (variant.houses == 8) {
                const auto builder = built<8>(variant, sanitizer_build ? 3 : 5, kind);
                expect_same_by_planes<8>(builder, variant, tablebase::best_kernels(), folder);
                continue;
            }
            for (const int seeds : {2, sanitizer_build ? 4 : 9}) {
                const auto builder = built<6>(variant, seeds, kind);
                expect_same_by_planes<6>(builder, variant, tablebase::best_kernels(), nullptr);
                expect_same_by_planes<6>(builder, variant, tablebase::plain_kernels(), folder);
            }
        }
}

TEST(TableVerifier, FindsASingleWrongByteOfAPlane) {
    using Rules = TablebaseRules<6>;
    const Variant& variant = variant_named("wari");
    const int seeds = 6;
    const auto builder = built<6>(variant, seeds);
    const ThreadPool pool(1);
    tablebase::MoveTables<Rules> sowings{Rules(variant)};
    sowings.prepare(seeds, pool);
    const tablebase::TablePlan<6> plan(seeds, 1);
    const tablebase::Captures<Rules> captures(sowings, tablebase::TableKind::cycle_zero, seeds,
                                              builder.resident_tables());
    tablebase::ResidentTables<6> smaller;
    for (int n = 0; n < seeds; ++n) smaller.put(0, builder.tables()[static_cast<std::size_t>(n)]);
    TableVerifier<6> check(variant, tablebase::TableKind::cycle_zero, 1);
    check.set_table(seeds, smaller);
    std::size_t tried = 0;
    for (std::size_t k = 0; k < plan.bundles(); ++k) {
        const tablebase::TableTask task = plan.bundle(k);
        if (task.mine == 0) continue;
        std::vector<std::uint8_t> tiles(task.vectors * tablebase::tile_size);
        for (std::size_t v = 0; v < task.vectors; ++v)
            captures.best_capture_values(task, task.vector + v,
                                         tiles.data() + v * tablebase::tile_size);
        EXPECT_EQ(check.wrong_captures(task, tiles.data()), 0U);
        const std::size_t width = tablebase::Rows<6>::count(task.theirs);
        for (std::size_t at = 0; at < tiles.size(); at += 101) {
            const bool there = at / tablebase::tile_side % tablebase::tile_side < task.rows &&
                               (task.vector + at / tablebase::tile_size) * tablebase::tile_side +
                                       at % tablebase::tile_side <
                                   width;
            tiles[at] ^= 2;
            EXPECT_EQ(check.wrong_captures(task, tiles.data()), there ? 1U : 0U);
            tiles[at] ^= 2;
            tried += there;
        }
    }
    EXPECT_GT(tried, 50U);
}

TEST(TableBuilder, ContinuesFromTablesThatWereBuiltBefore) {
    const Variant& variant = variant_named("wari");
    const auto whole = built<6>(variant, 6, tablebase::TableKind::bounds);
    Builder<6> builder(TablebaseRules<6>(variant), tablebase::TableKind::bounds);
    for (int n = 0; n <= 4; ++n) {
        std::vector<tablebase::ValueTable<6>> parts;
        for (int part = 0; part < 2; ++part) {
            parts.emplace_back(n);
            std::ranges::copy(whole.tables(part)[static_cast<std::size_t>(n)].bytes(),
                              parts.back().bytes().begin());
        }
        builder.add_table(std::move(parts));
    }
    EXPECT_TRUE(builder.build(6));
    expect_same(whole, builder);
}

TEST(TableBuilder, StopsOnRequestAndCanContinue) {
    const Variant& variant = variant_named("wari");
    Builder<6> builder{TablebaseRules<6>(variant)};
    int asked = 0;
    std::vector<int> finished;
    tablebase::BuildCallbacks watch;
    watch.stop = [&] { return ++asked == 1000; };
    watch.on_finished = [&](int seeds) { finished.push_back(seeds); };
    EXPECT_FALSE(builder.build(7, watch));
    EXPECT_LT(builder.tables().size(), 8U);
    EXPECT_EQ(finished.size(), builder.tables().size());
    EXPECT_TRUE(builder.build(7, watch));
    EXPECT_EQ(finished, (std::vector<int>{0, 1, 2, 3, 4, 5, 6, 7}));
    expect_same(builder, built<6>(variant, 7));
}

TEST(TableBuilder, ReportsEachSweepUntilNothingChanges) {
    Builder<6> builder{TablebaseRules<6>(variant_named("oware"))};
    std::vector<tablebase::BuildCallbacks::Progress> told;
    tablebase::BuildCallbacks watch;
    watch.on_sweep = [&](const tablebase::BuildCallbacks::Progress& progress) {
        told.push_back(progress);
    };
    builder.build(5, watch);
    ASSERT_FALSE(told.empty());
    std::size_t finished = 0;
    for (std::size_t k = 0; k < told.size(); ++k) {
        EXPECT_EQ(told[k].positions, tablebase::ValueTable<6>::size_of(told[k].seeds));
        const bool last = k + 1 == told.size() || told[k + 1].seeds != told[k].seeds;
        EXPECT_EQ(told[k].changed == 0, last);
        finished += last;
    }
    EXPECT_EQ(finished, 6U);
}

TEST(TablebaseRules, SowAndCaptureAsTheReferenceRulesDoWithManySeeds) {
    for (const Variant& variant : variants) {
        if (variant.houses != 6) continue;
        const Wari<6> rules(variant);
        const TablebaseRules<6> row_rules(variant);
        std::uint64_t bits = 1;
        for (int k = 0; k < (sanitizer_build ? 5'000 : 100'000); ++k) {
            Position<6> at;
            for (int seeds = 0; seeds < 48; ++seeds) {
                bits = bits * 6364136223846793005ULL + 1442695040888963407ULL;
                // A few houses get most of the seeds, so that some go round more than once.
                const auto house = (bits >> 40) % 12;
                ++at.seeds[bits >> 62 ? house * (k % 12) % 12 : house];
            }
            posthouse::tablebase::Row<6> mine, theirs;
            std::copy_n(at.seeds.begin(), 6, mine.begin());
            std::copy_n(at.seeds.begin() + 6, 6, theirs.begin());
            for (std::uint8_t house = 0; house < 6; ++house) {
                if (mine[house] == 0) continue;
                const auto sown = rules.sow(at, Move{house});
                const auto lift = row_rules.lift(mine, house);
                const auto landing = row_rules.land(theirs, lift.spill_over);
                ASSERT_TRUE(std::equal(lift.left.begin(), lift.left.end(), sown.seeds.begin()));
                ASSERT_TRUE(
                    std::equal(landing.left.begin(), landing.left.end(), sown.seeds.begin() + 6));
                ASSERT_EQ(landing.captured, sown.captured_seeds);
            }
        }
    }
}

TEST(TablebaseRules, KnowTheDeadPositionsOfTheVariantsThatEndWithThem) {
    for (const Variant& variant : variants) {
        if (variant.houses != 6) continue;
        const TablebaseRules<6> rules(variant);
        EXPECT_EQ(rules.ended(2).size(), variant.dead_ends ? 13U : 0U) << variant.name;
        for (const int seeds : {0, 1, 3, 12}) EXPECT_TRUE(rules.ended(seeds).empty());
    }
}

}  // namespace
}  // namespace posthouse::wari
