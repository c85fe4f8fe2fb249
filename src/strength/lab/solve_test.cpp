#include "strength/lab/solve.h"

#include <gmock/gmock.h>

#include <sstream>

namespace posthouse::strength {
namespace {

using testing::HasSubstr;

Expected<PositionSuite> suite_of(const std::string& text) {
    std::istringstream in(text);
    return read_positions(in);
}

/// Ten counters: the player who leaves a multiple of four wins.
TEST(Solve, CountsWonLostAndOpenPositions) {
    const auto suite =
        suite_of("# variant: nullgame  counters\n7 first\n4 first\n\n# far\n10 first\n");
    ASSERT_TRUE(suite);
    SolveOptions options;
    options.depth = 3;
    options.hash_mb = 1;
    const auto solved = solve(*suite, options);
    ASSERT_EQ(solved.size(), 3U);
    ASSERT_TRUE(solved[0].end && solved[1].end);
    EXPECT_TRUE(solved[0].end->won);
    EXPECT_FALSE(solved[1].end->won);
    EXPECT_FALSE(solved[2].end);
    EXPECT_THAT(format_solved(*suite, solved),
                HasSubstr("nullgame, 3 positions: 2 solved (66.7 %); the player to move wins 1 and "
                          "loses 1\n"));
    EXPECT_THAT(format_each(solved), HasSubstr("open"));
}

TEST(Solve, ASuiteThatDoesNotFitIsRefusedWithItsLine) {
    const auto refusal = [](const std::string& text) {
        const auto suite = suite_of(text);
        return suite ? std::string() : std::string(suite.error().sentence);
    };
    EXPECT_THAT(refusal("9 first\n"), HasSubstr("# variant"));
    EXPECT_THAT(refusal("# variant: nullgame\n"), HasSubstr("no positions"));
    EXPECT_THAT(refusal("# variant: nullgame\n9 first\nnine\n"), HasSubstr("Line 3"));
    EXPECT_THAT(refusal("# variant: nullgame\n0 first\n"), HasSubstr("Line 2: The game is over"));
}

}  // namespace
}  // namespace posthouse::strength
