// Fair queueing of computer moves, simulated with one thread and the costs of real levels.

#include "app/server/think_queue.h"

#include <gtest/gtest.h>

#include <vector>

namespace posthouse::app {
namespace {

using namespace std::chrono_literals;

constexpr club::UserId ann{1}, bob{2}, eve{3};
constexpr ThinkQueue::Cost of_strongest = 800ms, of_weakest = 1ms;

class ThinkQueueTest : public testing::Test {
protected:
    DueMove search_report(club::UserId player, int match, bool brief = false) {
        ++last_;
        club::Job job{club::JobId{last_}, "think", club::MatchId{match}, 0,
                      club::Instant(std::chrono::milliseconds(last_))};
        return {job, player, brief};
    }
    void add(club::UserId player, int match, bool brief = false) {
        queue_.add(search_report(player, match, brief));
    }
    /// Runs the next move at this cost; returns its player.
    club::UserId think(ThinkQueue::Cost cost, bool brief_only = false) {
        const auto next = queue_.take(brief_only);
        if (!next) return {};
        queue_.finish(next->job.id, cost);
        return next->player;
    }

    ThinkQueue queue_;
    std::int64_t last_ = 0;
};

TEST_F(ThinkQueueTest, OneGameWaitsForAtMostOneMoveBehind150) {
    for (int match = 1; match <= 150; ++match) add(eve, match);
    for (int i = 0; i < 20; ++i) EXPECT_EQ(think(of_strongest), eve);
    for (int round = 0; round < 10; ++round) {
        add(ann, 1000, true);
        EXPECT_EQ(think(of_weakest), ann) << round;
        EXPECT_EQ(think(of_strongest), eve) << round;
    }
}

TEST_F(ThinkQueueTest, StrongLevelsCountByTheirTime) {
    for (int match = 1; match <= 100; ++match) add(eve, match);
    for (int match = 1001; match <= 2000; ++match) add(ann, match);
    std::chrono::milliseconds of_eve{}, of_ann{};
    for (int i = 0; i < 500; ++i) {
        const auto next = queue_.take(false);
        ASSERT_TRUE(next);
        const std::chrono::milliseconds cost = next->player == eve ? 100ms : 2ms;
        (next->player == eve ? of_eve : of_ann) += cost;
        queue_.finish(next->job.id, cost);
    }
    EXPECT_LE(std::chrono::abs(of_eve - of_ann), 100ms);
}

TEST_F(ThinkQueueTest, OfAPlayersMatchesTheOneWithTheLeastTimeComesNext) {
    add(ann, 1);
    for (int i = 0; i < 3; ++i) add(ann, 2);
    add(ann, 3);
    std::vector<club::MatchId> order;
    while (const auto next = queue_.take(false)) {
        order.push_back(next->job.match);
        queue_.finish(next->job.id, 100ms);
    }
    const std::vector<club::MatchId> in_turn = {
        club::MatchId{1}, club::MatchId{2}, club::MatchId{3}, club::MatchId{2}, club::MatchId{2}};
    EXPECT_EQ(order, in_turn);
}

TEST_F(ThinkQueueTest, IdleTimeGivesNoCredit) {
    add(eve, 1);
    add(bob, 2);
    for (int i = 0; i < 10; ++i) {
        think(of_strongest);
        add(eve, 1);
        add(bob, 2);
    }
    // Ann was idle, and still gets no more than her turn.
    for (int match = 11; match <= 20; ++match) add(ann, match);
    int of_ann = 0;
    for (int i = 0; i < 9; ++i)
        if (think(of_strongest) == ann) ++of_ann;
    EXPECT_LE(of_ann, 4);
    EXPECT_GE(of_ann, 2);
}

TEST_F(ThinkQueueTest, AThreadForBriefMovesSkipsTheOthers) {
    add(eve, 1);
    EXPECT_FALSE(queue_.has_waiting(true));
    EXPECT_FALSE(queue_.take(true));
    add(eve, 2, true);
    EXPECT_EQ(think(of_weakest, true), eve);
    EXPECT_TRUE(queue_.has_waiting(false));
}

TEST_F(ThinkQueueTest, MovesSearchedByAnotherServerAreRetriedLater) {
    const DueMove one = search_report(ann, 1);
    queue_.add(one);
    const auto taken = queue_.take(false);
    ASSERT_TRUE(taken);
    EXPECT_FALSE(queue_.take(false));
    queue_.mark_elsewhere(taken->job.id);
    EXPECT_FALSE(queue_.take(false));
    queue_.keep_only(std::vector<club::Job>{one.job});
    EXPECT_TRUE(queue_.take(false));
    queue_.keep_only(std::vector<club::Job>{});
    EXPECT_TRUE(queue_.contains(one.job.id)) << "it is being thought about";
    queue_.finish(one.job.id, of_weakest);
    EXPECT_EQ(queue_.player_count(), 0U);
}

TEST_F(ThinkQueueTest, OutdatedMovesAreDroppedWithTheirPlayer) {
    add(ann, 1);
    queue_.keep_only(std::vector<club::Job>{});
    EXPECT_FALSE(queue_.take(false));
    EXPECT_EQ(queue_.player_count(), 0U);
}

}  // namespace
}  // namespace posthouse::app
