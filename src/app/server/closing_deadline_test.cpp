#include "app/server/closing_deadline.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <latch>

namespace posthouse::app {
namespace {

using namespace std::chrono_literals;

TEST(ClosingDeadlineDeathTest, EndsAProcessThatDoesNotClose) {
    const auto never_closes = [] {
        ClosingDeadline deadline(1ms);
        deadline.begin();
        std::latch(1).wait();
    };
    EXPECT_EXIT(never_closes(), testing::ExitedWithCode(0), "");
}

TEST(ClosingDeadlineDeathTest, LetsAProcessCloseInTime) {
    const auto closes = [] {
        {
            ClosingDeadline deadline(24h);
            deadline.begin();
        }
        std::_Exit(3);
    };
    EXPECT_EXIT(closes(), testing::ExitedWithCode(3), "");
}

}  // namespace
}  // namespace posthouse::app
