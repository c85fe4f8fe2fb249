#include "engine_protocol/info.h"

#include "search/score.h"

#include <gtest/gtest.h>

namespace posthouse::engine_protocol {
namespace {

TEST(Info, counts_mates_in_moves_for_uci_and_in_plies_for_ugi) {
    const int won = search::score_of({.won = true, .plies = 9, .margin = 3});
    const int lost = search::score_of({.won = false, .plies = 4, .margin = -3});
    EXPECT_EQ(score_words(won, false), "mate 5");
    EXPECT_EQ(score_words(won, true), "mate 9");
    EXPECT_EQ(score_words(lost, false), "mate -2");
    EXPECT_EQ(score_words(lost, true), "mate -4");
    EXPECT_EQ(score_words(search::score_of({.won = true, .plies = 0, .margin = 0}), true),
              "mate 1");
    EXPECT_EQ(score_words(-53, false), "cp -53");
}

TEST(Info, has_a_line_for_each_variation) {
    games::SearchReport search_report;
    search_report.depth = 4;
    search_report.depth_selective = 6;
    search_report.nodes = 3000;
    search_report.tablebase_hits = 2;
    search_report.table_full_permille = 17;
    const std::vector<games::SearchReport::Line> lines = {{{{"a", "1"}, {"b", "2"}}, 30},
                                                          {{{"c", "3"}}, -5}};
    EXPECT_EQ(info_lines(search_report, lines, 2000, false),
              "info depth 4 seldepth 6 multipv 1 score cp 30 nodes 3000 nps 1500 hashfull 17 "
              "tbhits 2 time 2000 pv a b\n"
              "info depth 4 seldepth 6 multipv 2 score cp -5 nodes 3000 nps 1500 hashfull 17 "
              "tbhits 2 time 2000 pv c\n");
}

TEST(Info, tells_the_expected_reply_only_where_it_is_wanted) {
    const std::vector<games::MoveText> line = {{"a", "1"}, {"b", "2"}};
    EXPECT_EQ(bestmove_line(line, false), "bestmove a\n");
    EXPECT_EQ(bestmove_line(line, true), "bestmove a ponder b\n");
    EXPECT_EQ(bestmove_line(std::span(line).first(1), true), "bestmove a\n");
    EXPECT_EQ(bestmove_line({}, true), "bestmove 0000\n");
}

}  // namespace
}  // namespace posthouse::engine_protocol
