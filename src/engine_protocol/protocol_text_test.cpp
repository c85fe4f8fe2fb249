
#include "engine_protocol/protocol_text.h"
#include "search/score.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace posthouse::engine_protocol {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

Expected<GoCommand> read(std::string_view line) {
    return read_go(split_words(line));
}

TEST(Go, ReadsEveryLimit) {
    const auto go = read("depth 7 nodes 5000 movetime 20 infinite searchmoves b D ponder");
    ASSERT_TRUE(go);
    EXPECT_EQ(go->depth, 7);
    EXPECT_EQ(go->nodes, 5000u);
    EXPECT_EQ(go->movetime_ms, 20);
    EXPECT_TRUE(go->infinite);
    EXPECT_TRUE(go->ponder);
    EXPECT_THAT(go->searchmoves, ElementsAre("b", "D"));
}

TEST(Go, ReadsAClockInTheWordsOfUciAndOfUgi) {
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

TEST(Go, PlansByTheClockOfThePlayerToMove) {
    const auto go = read("wtime 60000 btime 100");
    ASSERT_TRUE(go);
    EXPECT_EQ(time_plan_for(*go, Side::first, 10), plan_time({60000, 0, 0}, 10));
    EXPECT_EQ(time_plan_for(*go, Side::second, 10), plan_time({100, 0, 0}, 10));
    EXPECT_EQ(time_plan_for(*read("movetime 30"), Side::first, 10),
              (TimePlan{TimePlan::never, 30}));
    EXPECT_EQ(time_plan_for(*read("infinite"), Side::first, 10), TimePlan{});
}

TEST(Go, IgnoresWhatItDoesNotUnderstandAndSaysSo) {
    EXPECT_THAT(std::string(read("depth")->ignored.at(0).sentence), HasSubstr("after “go depth”"));
    for (const auto line :
         {"depth x", "depth -1", "nodes 0", "nodes 5000x", "movetime", "movestogo 0", "mate x",
          "searchmoves", "searchmoves depth 3", "wtime", "winc -5", "depth 5 fish", "fish 5"}) {
        const auto go = read(line);
        ASSERT_TRUE(go) << line;
        EXPECT_EQ(go->ignored.size(), 1u) << line;
    }
    const auto rest = read("fish 7 depth nodes 100 mate 3");
    EXPECT_EQ(rest->nodes, 100u);
    EXPECT_EQ(rest->mate, 3);
    EXPECT_EQ(rest->depth, std::nullopt);
    EXPECT_EQ(rest->ignored.size(), 2u);
}

TEST(Go, RefusesOnlyAPerftThatItDoesNotUnderstand) {
    for (const auto line : {"perft", "perft x", "perft 64", "perft 5 nodes 3"})
        EXPECT_FALSE(read(line)) << line;
    EXPECT_EQ(read("perft 5")->perft, 5);
}

TEST(Go, TakesANumberThatIsTooLargeForAsMuchAsThereIs) {
    const auto go = read("nodes 99999999999999999999999 depth 99999999999");
    ASSERT_TRUE(go);
    EXPECT_EQ(go->nodes, static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()));
    EXPECT_EQ(go->depth, 1'000'000);
}

TEST(FormatInfo, CountsMatesInMovesForUciAndInPliesForUgi) {
    const int won = search::score_of({.won = true, .plies = 9, .margin = 3});
    const int lost = search::score_of({.won = false, .plies = 4, .margin = -3});
    EXPECT_EQ(format_score(won, false), "mate 5");
    EXPECT_EQ(format_score(won, true), "mate 9");
    EXPECT_EQ(format_score(lost, false), "mate -2");
    EXPECT_EQ(format_score(lost, true), "mate -4");
    EXPECT_EQ(format_score(search::score_of({.won = true, .plies = 0, .margin = 0}), true),
              "mate 1");
    EXPECT_EQ(format_score(-53, false), "cp -53");
}

TEST(FormatInfo, HasALineForEachVariation) {
    games::SearchReport search_report;
    search_report.depth = 4;
    search_report.depth_selective = 6;
    search_report.nodes = 3000;
    search_report.tablebase_hits = 2;
    search_report.table_full_permille = 17;
    const std::vector<games::SearchReport::Line> lines = {{{{"a", "1"}, {"b", "2"}}, 30},
                                                          {{{"c", "3"}}, -5}};
    EXPECT_EQ(format_info(search_report, lines, 2000, false),
              "info depth 4 seldepth 6 multipv 1 score cp 30 nodes 3000 nps 1500 hashfull 17 "
              "tbhits 2 time 2000 pv a b\n"
              "info depth 4 seldepth 6 multipv 2 score cp -5 nodes 3000 nps 1500 hashfull 17 "
              "tbhits 2 time 2000 pv c\n");
}

TEST(FormatInfo, TellsTheExpectedReplyOnlyWhereItIsWanted) {
    const std::vector<games::MoveText> line = {{"a", "1"}, {"b", "2"}};
    EXPECT_EQ(format_bestmove(line, false), "bestmove a\n");
    EXPECT_EQ(format_bestmove(line, true), "bestmove a ponder b\n");
    EXPECT_EQ(format_bestmove(std::span(line).first(1), true), "bestmove a\n");
    EXPECT_EQ(format_bestmove({}, true), "bestmove 0000\n");
}

}  // namespace
}  // namespace posthouse::engine_protocol
