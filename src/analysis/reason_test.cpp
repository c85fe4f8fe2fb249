#include "analysis/reason.h"

#include "search/limits.h"
#include "search/score.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace posthouse::analysis {
namespace {

using Kind = MistakeReason::Kind;

const games::Game& octilite() {
    return *games::find_game("octilite");
}

std::vector<games::MoveText> moves(const std::vector<std::string>& texts) {
    std::vector<games::MoveText> line;
    for (const std::string& text : texts) line.push_back({text, {text}});
    return line;
}

std::vector<games::MoveText> shallow(const games::GameRecord& record, int depth) {
    search::ThinkLimits limits;
    limits.depth_max = depth;
    const auto found = octilite().think(record, limits);
    return found ? found->line : std::vector<games::MoveText>();
}

constexpr int in_three = search::win_score - 3 * search::ply_score;

TEST(MistakeReason, FollowsALostGameToTheBaseThatIsReached) {
    const games::GameRecord record{"34a,11/57,67 11 12 X", {"67+a"}};
    const MistakeReason reason =
        reason_of(octilite(), record, {0, moves({"57+f"})}, {in_three, moves({"34-35"})}, shallow);
    EXPECT_EQ(reason.kind, Kind::lets_win);
    EXPECT_EQ(reason.plies, 3);
    EXPECT_EQ(reason.move.text, "34-35");
    EXPECT_EQ(reason.last.text, "35-36");
    EXPECT_EQ(reason.ending, "base");
}

TEST(MistakeReason, WithoutTheEndOfTheLineNamesOnlyItsBeginning) {
    const games::GameRecord record{"34a,11/57,67 11 12 X", {"67+a"}};
    const auto nothing = [](const games::GameRecord&, int) {
        return std::vector<games::MoveText>();
    };
    const MistakeReason reason =
        reason_of(octilite(), record, {0, moves({"57+f"})}, {in_three, moves({"34-35"})}, nothing);
    EXPECT_EQ(reason.kind, Kind::lets_win);
    EXPECT_EQ(reason.move.text, "34-35");
    EXPECT_EQ(reason.ending, "");
}

TEST(MistakeReason, APlayerWhoHadLostBeforeDidNotLetAnybodyWin) {
    const games::GameRecord record{"34a,11/57,67 11 12 X", {"67+a"}};
    const MistakeReason reason = reason_of(octilite(), record, {-in_three, moves({"57+f"})},
                                           {in_three, moves({"34-35"})}, shallow);
    EXPECT_EQ(reason.kind, Kind::none);
}

TEST(MistakeReason, AWinMayHaveBeenMissed) {
    const games::GameRecord record{"34a,11/57,67 11 12 O", {"11+a"}};
    const MistakeReason reason =
        reason_of(octilite(), record, {in_three, moves({"34-35"})}, {0, moves({"67+a"})}, shallow);
    EXPECT_EQ(reason.kind, Kind::misses_win);
    EXPECT_EQ(reason.plies, 3);
    EXPECT_EQ(reason.move.text, "34-35");
}

TEST(MistakeReason, ACaptureIsAReasonOnlyIfTheBestMovePreventsIt) {
    const games::GameRecord record{"11,34/35e,67 12 11 O", {"11+a"}};
    const SearchedPosition after{200, moves({"35-33x"})};
    const auto with_best = [&](const std::vector<std::string>& line) {
        return reason_of(octilite(), record, {0, moves(line)}, after, shallow);
    };
    EXPECT_EQ(with_best({"34+a", "67+a"}).kind, Kind::lets_capture);
    EXPECT_EQ(with_best({"34+a", "67+a"}).move.text, "35-33x");
    EXPECT_EQ(with_best({"11+b", "35-33x"}).kind, Kind::none);
}

}  // namespace
}  // namespace posthouse::analysis
