#include "tournament/season.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace posthouse::tournament {
namespace {

std::string shown(const std::vector<SeasonEntry>& table) {
    std::string text;
    for (const SeasonEntry& one : table)
        text += std::to_string(one.place) + ": " + std::to_string(one.player) + " has " +
                std::to_string(one.half_points) + ", " + std::to_string(one.won) + " of " +
                std::to_string(one.played) + "\n";
    return text;
}

TEST(Season, AddsThePointsOfAllItsEditions) {
    const EditionResult results[] = {{7, 1, 6}, {8, 2, 5}, {8, 1, 4}, {7, 2, 2}, {9, 3, 1}};
    EXPECT_EQ(shown(season_table(results)),
              "1: 8 has 9, 1 of 2\n"
              "2: 7 has 8, 1 of 2\n"
              "3: 9 has 1, 0 of 1\n");
}

TEST(Season, PlacesWhoHasWonMoreEveningsFirstAndSharesAPlaceOtherwise) {
    const EditionResult results[] = {{1, 2, 4}, {1, 2, 4}, {2, 1, 8}, {3, 1, 8}, {4, 5, 0}};
    EXPECT_EQ(shown(season_table(results)),
              "1: 2 has 8, 1 of 1\n"
              "1: 3 has 8, 1 of 1\n"
              "3: 1 has 8, 0 of 2\n"
              "4: 4 has 0, 0 of 1\n");
}

TEST(Season, CountsASharedFirstPlaceForBoth) {
    const EditionResult results[] = {{1, 1, 4}, {2, 1, 4}};
    EXPECT_EQ(shown(season_table(results)), "1: 1 has 4, 1 of 1\n1: 2 has 4, 1 of 1\n");
}

TEST(Season, HasSoManyEditionsAndThenTheNextBegins) {
    EXPECT_EQ(season_of(1, 12), 1);
    EXPECT_EQ(season_of(12, 12), 1);
    EXPECT_EQ(season_of(13, 12), 2);
    EXPECT_EQ(season_of(3, 1), 3);
    EXPECT_TRUE(season_table({}).empty());
}

}  // namespace
}  // namespace posthouse::tournament
