#include "base/sanitizer_build.h"
#include "base/test_folder.h"
#include "games/tables/tables.h"
#include "games/wari/notation.h"
#include "games/wari/tuning/reference_solver.h"
#include "tablebase/files/tablebase_folder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace posthouse::wari {
namespace {

std::vector<games::TableStatistics> studied(const Variant& variant, int seeds, int threads) {
    const TestFolder folder;
    const games::GameTablebases& about = *games::tablebases_of(*games::find_game(variant.name));
    games::TableBuildOptions order;
    order.folder = folder.path();
    order.seeds = seeds;
    EXPECT_TRUE(about.build(order, {}));
    std::vector<games::TableStatistics> all;
    {
        tablebase::TablebaseFolder tables(order.folder, std::string(variant.name), variant.houses,
                                          {});
        tables.load(tablebase::TableKind::cycle_zero, 1 << 28, 1);
        games::TableStatisticsCallbacks listener;
        listener.studied = [&all](int n, const games::TableStatistics& study) {
            EXPECT_EQ(n, static_cast<int>(all.size()));
            all.push_back(study);
        };
        EXPECT_TRUE(about.study(tables, {threads, true}, listener));
    }
    return all;
}

/// The same statistics by the reference rules, one position after another; plies by simple
/// repetition until nothing changes.
template <int Houses>
class PlainStudent {
public:
    using Board = Position<Houses>;

    explicit PlainStudent(const Variant& variant) : rules_(variant), solver_(variant) {}

    games::TableStatistics study(int seeds) {
        solver_.solve(seeds);
        games::TableStatistics study;
        std::vector<Board> winning;
        std::vector<Board> open;
        solver_.for_each(seeds, [&](const Board& at, const auto& worth) {
            const auto moves = moves_of(at);
            plies_[key(at)] = 0;
            if (moves.empty()) return;
            int best = 0;
            for (const Move move : moves) best += gain(at, move) == worth.value;
            study.choices += moves.size() > 1;
            study.only_moves += moves.size() > 1 && best == 1;
            const Board turned = turned_round(at);
            if (at.seeds_of(Side::second) > 0 && !moves_of(turned).empty()) {
                const int sum = worth.value + solver_.worth(turned).value;
                study.zugzwang += sum < 0;
                study.both_lose += worth.value < 0 && worth.value > sum;
            }
            if (worth.value == 0) return;
            plies_[key(at)] = never;
            open.push_back(at);
            if (worth.value > 0) winning.push_back(at);
        });
        for (bool changed = true; changed;) {
            changed = false;
            for (const Board& at : open) {
                const int now = plies_from(at);
                changed |= now != plies_[key(at)];
                plies_[key(at)] = now;
            }
        }
        study.longest.emplace();
        for (const Board& at : winning)
            study.longest->plies = std::max(study.longest->plies, plies_[key(at)]);
        return study;
    }

    int plies(const Board& at) const { return plies_.at(key(at)); }
    int value(const Board& at) const { return solver_.worth(at).value; }

private:
    static constexpr int never = 30'000;

    static std::string key(const Board& at) { return {at.seeds.begin(), at.seeds.end()}; }

    static Board turned_round(const Board& at) {
        Board turned;
        std::rotate_copy(at.seeds.begin(), at.seeds.begin() + Houses, at.seeds.end(),
                         turned.seeds.begin());
        return turned;
    }

    /// None if the game is over.
    typename Wari<Houses>::MoveList moves_of(const Board& at) const {
        typename Wari<Houses>::MoveList moves;
        rules_.moves(at, moves);
        if (!moves.empty() && rules_.variant().dead_ends && dead_by_search(rules_, at)) return {};
        return moves;
    }

    /// By how much the mover gains more than the opponent.
    int gain(const Board& at, Move move) const {
        const Board after = rules_.play(at, move);
        const Board next = turned_round(after);
        if (next.seeds_of(Side::first) == 0) return after.stores[0] + next.seeds_of(Side::second);
        return after.stores[0] - solver_.worth(next).value;
    }

    int plies_from(const Board& at) const {
        const int value = solver_.worth(at).value;
        int least = never, most = 0;
        for (const Move move : moves_of(at)) {
            if (gain(at, move) != value) continue;
            const int plies = plies_.at(key(turned_round(rules_.play(at, move))));
            least = std::min(least, plies);
            most = std::max(most, plies);
        }
        return std::min(never, 1 + (value > 0 ? least : most));
    }

    Wari<Houses> rules_;
    wari::tuning::ReferenceSolver<Houses> solver_;
    std::map<std::string, int> plies_;
};

template <int Houses>
void expect_as_plainly_studied(const Variant& variant, int seeds) {
    const auto studies = studied(variant, seeds, 2);
    ASSERT_EQ(static_cast<int>(studies.size()), seeds + 1);
    PlainStudent<Houses> student(variant);
    for (int n = 0; n <= seeds; ++n) {
        const games::TableStatistics plain = student.study(n);
        const games::TableStatistics& study = studies[static_cast<std::size_t>(n)];
        const std::string where = std::string(variant.name) + ", " + std::to_string(n);
        EXPECT_EQ(study.choices, plain.choices) << where;
        EXPECT_EQ(study.only_moves, plain.only_moves) << where;
        EXPECT_EQ(study.zugzwang, plain.zugzwang) << where;
        EXPECT_EQ(study.both_lose, plain.both_lose) << where;
        ASSERT_TRUE(study.longest) << where;
        EXPECT_EQ(study.longest->plies, plain.longest->plies) << where;
        if (study.longest->plies == 0) continue;
        const auto at = Notation<Houses>().read(Wari<Houses>(variant), study.longest->position);
        ASSERT_TRUE(at) << study.longest->position;
        Position<Houses> board = *at;
        board.stores = {};
        EXPECT_EQ(student.plies(board), study.longest->plies) << where;
        EXPECT_EQ(student.value(board), study.longest->value) << where;
    }
}

TEST(TableAnalyzer, FindsWhatSimpleCountingByTheReferenceRulesFinds) {
    for (const Variant& variant : variants)
        if (variant.houses == 6)
            expect_as_plainly_studied<6>(variant, sanitizer_build ? 3 : 5);
        else
            expect_as_plainly_studied<8>(variant, sanitizer_build ? 2 : 3);
}

TEST(TableAnalyzer, FindsTheSameWithAnyNumberOfThreads) {
    const Variant& variant = variant_named("oware");
    const auto one = studied(variant, sanitizer_build ? 4 : 8, 1),
               three = studied(variant, sanitizer_build ? 4 : 8, 3);
    ASSERT_EQ(one.size(), three.size());
    for (std::size_t n = 0; n < one.size(); ++n) {
        EXPECT_EQ(one[n].zugzwang, three[n].zugzwang);
        EXPECT_EQ(one[n].only_moves, three[n].only_moves);
        EXPECT_EQ(one[n].longest->plies, three[n].longest->plies);
        EXPECT_EQ(one[n].longest->position, three[n].longest->position);
    }
    EXPECT_GT(one.back().longest->plies, 10);
    EXPECT_GT(one.back().zugzwang, 0U);
}

TEST(TableAnalyzer, StopsOnRequest) {
    const TestFolder folder;
    const games::GameTablebases& about = *games::tablebases_of(*games::find_game("awari"));
    games::TableBuildOptions order;
    order.folder = folder.path();
    order.seeds = 4;
    ASSERT_TRUE(about.build(order, {}));
    {
        tablebase::TablebaseFolder tables(order.folder, "awari", 6, {});
        tables.load(tablebase::TableKind::cycle_zero, 1 << 20, 1);
        int asked = 0;
        games::TableStatisticsCallbacks listener;
        listener.stop = [&asked] { return ++asked > 5; };
        EXPECT_FALSE(about.study(tables, {}, listener));
        EXPECT_EQ(asked, 6);
    }
}

}  // namespace
}  // namespace posthouse::wari
