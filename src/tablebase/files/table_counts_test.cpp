#include "tablebase/files/table_counts.h"

#include "base/test_folder.h"
#include "tablebase/test_table.h"

#include <algorithm>
#include <cstdlib>
#include <map>

namespace posthouse::tablebase {
namespace {

constexpr std::array kinds = {TableKind::cycle_zero, TableKind::bounds};

class Written {
public:
    Written(const std::string& name, TableKind kind, int noise) : table({name, 6, 7, kind}, noise) {
        write_table(path(), table.identity, table.rows());
    }
    std::filesystem::path path() const { return folder / table_file_name(table.identity); }
    std::unique_ptr<TableFile> open() const { return std::move(*TableFile::open(path())); }
    ProbeResult at(std::uint64_t position) const {
        if (table.identity.kind == TableKind::bounds)
            return {true, table.planes[0][position], table.planes[1][position]};
        return {true, static_cast<std::int16_t>(table.planes[0][position] - 128), 0};
    }

    TestFolder folder;
    TestTable table;
};

TEST(TableCounts, EqualCountingTheValuesOneByOne) {
    for (const TableKind kind : kinds) {
        const Written written("one", kind, 20);
        const auto file = written.open();
        std::uint64_t told = 0;
        const auto counts = count_outcomes(*file, 2, [&told](std::uint64_t more) { told += more; });
        ASSERT_TRUE(counts);
        std::map<TableOutcome, std::uint64_t> outcomes;
        double sum = 0;
        int greatest = 0;
        for (std::uint64_t k = 0; k < written.table.shape.positions(); ++k) {
            const ProbeResult answer = written.at(k);
            ++outcomes[outcome_of(written.table.identity, answer)];
            sum += answer.first - answer.second;
            greatest = std::max<int>(greatest, answer.first);
        }
        EXPECT_EQ(counts->positions, written.table.shape.positions());
        EXPECT_EQ(told, counts->positions);
        EXPECT_EQ(counts->won, outcomes[TableOutcome::won]);
        EXPECT_EQ(counts->drawn, outcomes[TableOutcome::drawn]);
        EXPECT_EQ(counts->lost, outcomes[TableOutcome::lost]);
        EXPECT_EQ(counts->open, outcomes[TableOutcome::open]);
        EXPECT_EQ(counts->greatest_gain, greatest);
        EXPECT_NEAR(counts->mean, sum / static_cast<double>(counts->positions), 1e-9);
    }
}

TEST(TableCounts, CallWonMoreThanHalfOfTheSeeds) {
    const TableIdentity bounds{"one", 6, 7, TableKind::bounds};
    EXPECT_EQ(outcome_of(bounds, {true, 4, 0}), TableOutcome::won);
    EXPECT_EQ(outcome_of(bounds, {true, 3, 4}), TableOutcome::lost);
    EXPECT_EQ(outcome_of(bounds, {true, 3, 3}), TableOutcome::open);
    const TableIdentity even{"one", 6, 8, TableKind::bounds};
    EXPECT_EQ(outcome_of(even, {true, 4, 4}), TableOutcome::drawn);
    EXPECT_EQ(outcome_of(even, {true, 4, 3}), TableOutcome::open);
    const TableIdentity cycle{"one", 6, 7, TableKind::cycle_zero};
    EXPECT_EQ(outcome_of(cycle, {true, -1, 0}), TableOutcome::lost);
    EXPECT_EQ(outcome_of(cycle, {true, 0, 0}), TableOutcome::drawn);
}

TEST(TableComparison, CountsWhatDiffersAndShowsWhereItDiffersMost) {
    for (const TableKind kind : kinds) {
        const Written one("one", kind, 5), other("other", kind, 6);
        const auto file = one.open(), file_of_other = other.open();
        const auto found = compare_tables(*file, *file_of_other, 2);
        ASSERT_TRUE(found);
        std::uint64_t values = 0, outcomes = 0, apart = 0;
        int farthest = 0;
        const auto apart_at = [&](std::uint64_t k) {
            return std::abs(one.at(k).first - other.at(k).first) +
                   std::abs(one.at(k).second - other.at(k).second);
        };
        for (std::uint64_t k = 0; k < found->positions; ++k) {
            values += one.at(k) != other.at(k);
            apart += static_cast<std::uint64_t>(apart_at(k));
            const bool outcome = outcome_of(one.table.identity, one.at(k)) !=
                                 outcome_of(one.table.identity, other.at(k));
            outcomes += outcome;
            if (outcome) farthest = std::max(farthest, apart_at(k));
        }
        EXPECT_EQ(found->positions, one.table.shape.positions());
        EXPECT_EQ(found->values, values);
        EXPECT_EQ(found->outcomes, outcomes);
        EXPECT_NEAR(found->mean, static_cast<double>(apart) / static_cast<double>(found->positions),
                    1e-9);
        ASSERT_GT(farthest, 0);
        ASSERT_TRUE(found->example);
        const auto place = one.table.shape.position(AnyRow(found->example->mine).first(6),
                                                    AnyRow(found->example->theirs).first(6));
        EXPECT_EQ(found->example->one, one.at(place));
        EXPECT_EQ(found->example->other, other.at(place));
        EXPECT_EQ(apart_at(place), farthest);
    }
}

TEST(TableComparison, FindsNothingBetweenEqualTables) {
    const Written one("one", TableKind::cycle_zero, 5), same("other", TableKind::cycle_zero, 5);
    const auto found = compare_tables(*one.open(), *same.open(), 1);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->values, 0U);
    EXPECT_EQ(found->mean, 0);
    EXPECT_FALSE(found->example);
}

TEST(TableComparison, DoesNotTrustADamagedFile) {
    const Written one("one", TableKind::cycle_zero, 5), bad("other", TableKind::cycle_zero, 5);
    std::string bytes = file_bytes(bad.path());
    bytes[bytes.size() - 300] ^= 4;
    write_bytes(bad.path(), bytes);
    EXPECT_FALSE(compare_tables(*one.open(), *bad.open(), 2));
    EXPECT_FALSE(count_outcomes(*bad.open(), 2));
}

}  // namespace
}  // namespace posthouse::tablebase
