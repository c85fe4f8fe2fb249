#include "app/server/password_queue.h"

#include <gtest/gtest.h>

#include <atomic>
#include <future>
#include <string>

namespace posthouse::app {
namespace {

using namespace std::chrono_literals;

/// A queue with one thread, which is blocked until released.
class PasswordQueueTest : public testing::Test {
protected:
    PasswordQueueTest() {
        add("the first");
        at_work_.get_future().wait();
    }
    ~PasswordQueueTest() override { let_go_on(); }

    std::optional<std::chrono::seconds> add(const std::string& client, std::size_t runs = 1,
                                            std::shared_ptr<const std::atomic<bool>> gone = {}) {
        return queue.add({.client = {client, std::move(gone)},
                          .runs = runs,
                          .work =
                              [this] {
                                  if (!waited_.exchange(true)) {
                                      at_work_.set_value();
                                      go_on_.get_future().wait();
                                  }
                                  ++worked;
                              },
                          .on_dropped = [this] { ++dropped; },
                          .on_late = [this] { ++late; }});
    }
    void let_go_on() {
        if (!let_go_.exchange(true)) go_on_.set_value();
    }
    void settle() {
        let_go_on();
        while (queue.add(
            {.client = {"the last"}, .work = [this] { done_ = true; }, .on_dropped = [] {}}))
            std::this_thread::sleep_for(1ms);
        while (!done_) std::this_thread::sleep_for(1ms);
    }

    std::promise<void> at_work_, go_on_;
    std::atomic<bool> waited_ = false, let_go_ = false, done_ = false;
    std::atomic<int> worked = 0, dropped = 0, late = 0;
    std::atomic<PasswordQueue::Clock::time_point> now{};
    PasswordQueue queue{1, [] { return 0.1; }, [this] { return now.load(); }};
};

TEST_F(PasswordQueueTest, TheQueueIsBoundedByEstimatedSeconds) {
    int taken = 1;
    for (int i = 0; i < 60; ++i) taken += add("client " + std::to_string(i)) ? 0 : 1;
    EXPECT_EQ(taken, 20) << "2 seconds of work, a tenth of a second each";
    EXPECT_EQ(add("another"), 2s) << "and then there is room";
    settle();
    EXPECT_EQ(worked, taken);
}

TEST_F(PasswordQueueTest, ARequestWithManyPasswordsCountsAsMany) {
    EXPECT_FALSE(add("a", 9));
    EXPECT_TRUE(add("b", 14));
    EXPECT_FALSE(add("b", 10));
}

TEST_F(PasswordQueueTest, OneClientCannotFillTheQueue) {
    int taken = 0;
    for (int i = 0; i < 60; ++i) taken += add("one") ? 0 : 1;
    EXPECT_EQ(taken, 10);
    EXPECT_FALSE(add("another"));
}

TEST_F(PasswordQueueTest, TasksOfGoneClientsAreDropped) {
    const auto gone = std::make_shared<std::atomic<bool>>(false);
    for (int i = 0; i < 10; ++i) EXPECT_FALSE(add("one", 1, gone));
    EXPECT_TRUE(add("one"));
    *gone = true;
    EXPECT_FALSE(add("one"));
    settle();
    EXPECT_EQ(dropped, 10);
    EXPECT_EQ(queue.dropped(), 10u);
    EXPECT_EQ(worked, 2);
}

TEST_F(PasswordQueueTest, WhoHasWaitedForLongerThanOneAndAHalfSecondsIsRefused) {
    EXPECT_FALSE(add("late", 10));
    now = now.load() + 1ms;
    EXPECT_FALSE(add("in time"));
    now = now.load() + 1500ms;
    settle();
    EXPECT_EQ(late, 1);
    EXPECT_EQ(worked, 2) << "the first and the one in time";
    EXPECT_FALSE(add("late", 10)) << "what was refused no longer counts";
}

TEST_F(PasswordQueueTest, StoppingDropsWaitingTasks) {
    for (int i = 0; i < 10; ++i) EXPECT_FALSE(add("one"));
    auto stopped = std::async(std::launch::async, [this] { queue.stop(); });
    while (dropped < 10) std::this_thread::sleep_for(1ms);
    let_go_on();
    stopped.get();
    EXPECT_EQ(worked, 1) << "the one at work";
    EXPECT_TRUE(add("one"));
}

}  // namespace
}  // namespace posthouse::app
