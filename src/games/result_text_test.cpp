#include "games/result_text.h"

#include <gtest/gtest.h>

namespace posthouse::games {
namespace {

TEST(Counted, OneIsSingularAndAllElseIsPlural) {
    EXPECT_EQ(counted(1, "seed"), "1 seed");
    EXPECT_EQ(counted(0, "seed"), "0 seeds");
    EXPECT_EQ(counted(2, "ply"), "2 plies");
    EXPECT_EQ(counted(2, "day"), "2 days");
    EXPECT_EQ(counted(1, "running match"), "1 running match");
    EXPECT_EQ(counted(3'000'000'000, "match"), "3000000000 matches");
}

}  // namespace
}  // namespace posthouse::games
