#include "games/wari/table_rules.h"

#include "games/wari/wari.h"
#include "tablebase/builder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace posthouse::wari {
namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr bool slow = true;
#else
constexpr bool slow = false;
#endif

template <int Houses>
TableBuilder<TableRules<Houses>> builder_of(std::string_view variant) {
    return TableBuilder<TableRules<Houses>>(TableRules<Houses>(variant_named(variant)));
}

/// What the readable rules say of a position's children, and value iteration on that alone: one
/// position at a time, by the book.
template <int Houses>
class ByTheBook {
public:
    using Row = posthouse::Row<Houses>;

    explicit ByTheBook(const Variant& variant) : rules_(variant) {}

    void build(int seeds) {
        for (int n = 0; n <= seeds; ++n) {
            tables_.emplace_back(n);
            while (sweep(tables_.back())) {
            }
        }
    }

    const std::vector<ValueTable<Houses>>& tables() const { return tables_; }

private:
    bool sweep(ValueTable<Houses>& table) {
        bool changed = false;
        for (int theirs = 0; theirs <= table.seeds(); ++theirs) {
            std::size_t rank = 0;
            for (const Row& other : Rows<Houses>::all(theirs)) {
                std::uint8_t* bytes = table.row_of(theirs, rank++);
                for (const Row& mine : Rows<Houses>::all(table.seeds() - theirs)) {
                    const int value = best(mine, other) + table.zero;
                    changed |= *bytes != value;
                    *bytes++ = static_cast<std::uint8_t>(value);
                }
            }
        }
        return changed;
    }

    int best(const Row& mine, const Row& theirs) const {
        Position<Houses> at;
        std::copy(mine.begin(), mine.end(), at.seeds.begin());
        std::copy(theirs.begin(), theirs.end(), at.seeds.begin() + Houses);
        const int seeds = total_of(mine) + total_of(theirs);
        typename Wari<Houses>::MoveList moves;
        rules_.moves(at, moves);
        if (moves.size() == 0) {
            if (total_of(mine) == 0) return -seeds;
            return rules_.variant().cannot_feed == Division::mover_takes ? seeds : 0;
        }
        int best = -seeds;
        for (const Move move : moves) {
            const auto after = rules_.play(at, move);
            Row left, to_move;
            std::copy_n(after.seeds.begin(), Houses, left.begin());
            std::copy_n(after.seeds.begin() + Houses, Houses, to_move.begin());
            const int captured = after.stores[0];
            const auto& table = tables_[static_cast<std::size_t>(seeds - captured)];
            best = std::max(best, captured - table.value(to_move, left));
        }
        return best;
    }

    Wari<Houses> rules_;
    std::vector<ValueTable<Houses>> tables_;
};

template <int Houses>
void expect_by_the_book(const Variant& variant, int seeds) {
    ByTheBook<Houses> book(variant);
    book.build(seeds);
    TableBuilder<TableRules<Houses>> builder{TableRules<Houses>(variant)};
    builder.build(seeds);
    for (int n = 0; n <= seeds; ++n) {
        const auto place = static_cast<std::size_t>(n);
        EXPECT_EQ(builder.tables()[place].bytes(), book.tables()[place].bytes())
            << variant.name << ", " << n << " seeds";
    }
}

TEST(Tables, agree_with_the_readable_rules_on_every_position_of_few_seeds) {
    for (const Variant& variant : variants)
        if (variant.houses == 6)
            expect_by_the_book<6>(variant, slow ? 3 : 6);
        else
            expect_by_the_book<8>(variant, slow ? 2 : 4);
}

TEST(Tables, sow_and_capture_as_the_readable_rules_do_with_many_seeds) {
    for (const Variant& variant : variants) {
        if (variant.houses != 6) continue;
        const Wari<6> rules(variant);
        const TableRules<6> row_rules(variant);
        std::uint64_t bits = 1;
        for (int k = 0; k < (slow ? 5'000 : 100'000); ++k) {
            Position<6> at;
            for (int seeds = 0; seeds < 48; ++seeds) {
                bits = bits * 6364136223846793005ULL + 1442695040888963407ULL;
                // A few houses get most of the seeds, so that some go round more than once.
                const auto house = (bits >> 40) % 12;
                ++at.seeds[bits >> 62 ? house * (k % 12) % 12 : house];
            }
            posthouse::Row<6> mine, theirs;
            std::copy_n(at.seeds.begin(), 6, mine.begin());
            std::copy_n(at.seeds.begin() + 6, 6, theirs.begin());
            for (std::uint8_t house = 0; house < 6; ++house) {
                if (mine[house] == 0) continue;
                const auto sown = rules.sow(at, Move{house});
                const auto lift = row_rules.lift(mine, house);
                const auto landing = row_rules.land(theirs, lift.crossing);
                ASSERT_TRUE(std::equal(lift.left.begin(), lift.left.end(), sown.seeds.begin()));
                ASSERT_TRUE(
                    std::equal(landing.left.begin(), landing.left.end(), sown.seeds.begin() + 6));
                ASSERT_EQ(landing.captured, sown.captured_seeds);
            }
        }
    }
}

TEST(Tables, of_awari_have_the_published_counts_of_won_drawn_and_lost_positions) {
    auto builder = builder_of<6>("awari");
    builder.build(slow ? 5 : 12);
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
            ++counted[byte > ValueTable<6>::zero ? 0 : byte == ValueTable<6>::zero ? 1 : 2];
        EXPECT_EQ(counted, expected) << seeds << " seeds";
        ++compared;
    }
    EXPECT_EQ(compared, builder.tables().size());
}

}  // namespace
}  // namespace posthouse::wari
