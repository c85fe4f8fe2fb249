#include "engine_protocol/go.h"

#include <gmock/gmock.h>

namespace posthouse::engine_protocol {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

Expected<GoCommand> read(std::string_view line) {
    return read_go(words_of(line));
}

TEST(Go, reads_every_limit) {
    const auto go = read("depth 7 nodes 5000 movetime 20 infinite searchmoves b D ponder");
    ASSERT_TRUE(go);
    EXPECT_EQ(go->depth, 7);
    EXPECT_EQ(go->nodes, 5000u);
    EXPECT_EQ(go->movetime_ms, 20);
    EXPECT_TRUE(go->infinite);
    EXPECT_TRUE(go->ponder);
    EXPECT_THAT(go->searchmoves, ElementsAre("b", "D"));
}

TEST(Go, reads_a_clock_in_the_words_of_uci_and_of_ugi) {
    for (const auto line : {"wtime 1000 btime -20 winc 10 binc 5 movestogo 3",
                            "p1time 1000 p2time -20 p1inc 10 p2inc 5 movestogo 3"}) {
        const auto go = read(line);
        ASSERT_TRUE(go);
        EXPECT_EQ(go->left_ms[0], 1000);
        EXPECT_EQ(go->left_ms[1], -20);
        EXPECT_EQ(go->increment_ms[0], 10);
        EXPECT_EQ(go->increment_ms[1], 5);
        EXPECT_EQ(go->moves_to_go, 3);
    }
}

TEST(Go, plans_by_the_clock_of_the_player_to_move) {
    const auto go = read("wtime 60000 btime 100");
    ASSERT_TRUE(go);
    EXPECT_EQ(plan_of(*go, Side::first, 10), plan_time({60000, 0, 0}, 10));
    EXPECT_EQ(plan_of(*go, Side::second, 10), plan_time({100, 0, 0}, 10));
    EXPECT_EQ(plan_of(*read("movetime 30"), Side::first, 10), (TimePlan{TimePlan::never, 30}));
    EXPECT_EQ(plan_of(*read("infinite"), Side::first, 10), TimePlan{});
}

TEST(Go, refuses_as_a_whole_what_it_does_not_understand) {
    EXPECT_THAT(std::string(read("depth").error().sentence), HasSubstr("after “go depth”"));
    for (const auto line : {"depth x", "depth -1", "nodes 0", "nodes 5000x", "movetime",
                            "movestogo 0", "mate 3", "searchmoves", "searchmoves depth 3", "perft",
                            "perft 64", "perft 5 nodes 3", "wtime", "winc -5", "depth 5 fish"})
        EXPECT_FALSE(read(line)) << line;
}

TEST(Go, takes_a_number_that_is_too_large_for_as_much_as_there_is) {
    const auto go = read("nodes 99999999999999999999999 depth 99999999999");
    ASSERT_TRUE(go);
    EXPECT_EQ(go->nodes, static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()));
    EXPECT_EQ(go->depth, 1'000'000);
}

}  // namespace
}  // namespace posthouse::engine_protocol
