#include "strength/bench.h"

#include <gtest/gtest.h>

#include <sstream>

namespace posthouse::strength {
namespace {

std::string last_line(const BenchOptions& options) {
    std::ostringstream out;
    EXPECT_EQ(bench(options, out), 0);
    std::string text = out.str();
    text.pop_back();
    return text.substr(text.rfind('\n') + 1);
}

TEST(Bench, TheSignatureIsTheSameEachTimeAndTellsDepthsApart) {
    BenchOptions options;
    options.nodes = 2'000;
    const std::string line = last_line(options);
    EXPECT_TRUE(line.starts_with("Bench: ")) << line;
    EXPECT_EQ(last_line(options), line);
    options.depth = 2;
    EXPECT_NE(last_line(options), line);
}

TEST(Bench, EveryListedGameTakesPart) {
    BenchOptions options;
    options.nodes = 200;
    const auto rows = bench_rows(options);
    std::size_t at = 0;
    for (const games::Game& game : games::all_games()) {
        if (!game.listed) continue;
        ASSERT_LT(at, rows.size());
        EXPECT_EQ(rows[at].game, &game);
        EXPECT_EQ(rows[at].positions, 8U) << game.name;
        EXPECT_GT(rows[at].nodes, 0U);
        EXPECT_LE(rows[at].signature, rows[at].nodes);
        ++at;
    }
    EXPECT_EQ(at, rows.size());
}

TEST(Bench, OneGameAloneHasTheShareItHasAmongAll) {
    BenchOptions options;
    options.nodes = 500;
    const auto all = bench_rows(options);
    options.games = {all[2].game};
    const auto one = bench_rows(options);
    ASSERT_EQ(one.size(), 1U);
    EXPECT_EQ(one[0].signature, all[2].signature);
}

}  // namespace
}  // namespace posthouse::strength
