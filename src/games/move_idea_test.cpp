// The ideas of moves, and how they are written.
#include "games/move_idea.h"
#include "games/game.h"
#include "search/limits.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

namespace posthouse::games {
namespace {

using Ideas = std::vector<MoveIdea>;

/// "capture 2, threat 3 @7", the count only if there is one.
std::string ideas(std::string_view game, std::string_view position, std::string_view move) {
    const auto found = find_game(game)->ideas(position, move);
    EXPECT_TRUE(found) << position << ' ' << move;
    std::string text;
    for (const MoveIdea& idea : found ? *found : Ideas()) {
        text.append(text.empty() ? "" : ", ").append(idea.code);
        if (idea.count != 0) text += ' ' + std::to_string(idea.count);
        for (const int cell : idea.cells) text += " @" + std::to_string(cell);
    }
    return text;
}

// Cells: 0 … 5 are South's a … f, 6 … 11 North's.

TEST(SowingIdeas, ACapture) {
    EXPECT_EQ(ideas("oware", "0,0,0,0,0,1/1,9,9,9,9,0 5 5 S", "f"), "capture 2, defense 2");
}

TEST(SowingIdeas, AGrandSlamWhereItCaptures) {
    EXPECT_EQ(ideas("wari", "0,0,0,0,9,1/1,0,0,0,0,0 18 19 S", "f"), "grand-slam 2");
    EXPECT_EQ(ideas("oware", "0,0,0,0,9,1/1,0,0,0,0,0 18 19 S", "f"), "one-reply @6");
}

TEST(SowingIdeas, FeedingAnOpponentWithoutSeeds) {
    EXPECT_EQ(ideas("oware", "0,0,9,0,0,1/0,0,0,0,0,0 19 19 S", "f"), "feed, one-reply @6");
}

TEST(SowingIdeas, WhatTheOpponentCouldHaveCapturedIsSaved) {
    EXPECT_EQ(ideas("oware", "2,0,0,9,9,0/0,0,0,0,9,1 9 9 S", "a"), "defense 3");
}

TEST(SowingIdeas, AThreatThatDidNotStandBefore) {
    // d, from which four seeds will reach b of North.
    EXPECT_EQ(ideas("oware", "0,0,1,3,0,0/9,1,9,9,9,0 3 4 S", "c"), "threat 2 @7");
}

TEST(SowingIdeas, TwoThreatsAtOnce) {
    EXPECT_EQ(ideas("oware", "0,0,2,3,4,0/5,1,9,1,9,0 7 7 S", "c"), "double-attack 4 @7 @9");
}

TEST(SowingIdeas, AHouseThatCanSowNearlyAllRound) {
    EXPECT_EQ(ideas("oware", "0,0,0,1,9,0/9,9,9,9,0,0 1 1 S", "d"), "defense 2, hoard 10 @4");
}

TEST(SowingIdeas, AMoveThatGivesNothingAway) {
    EXPECT_EQ(ideas("oware", "1,0,0,0,0,0/9,9,9,9,0,0 5 6 S", "a"), "tempo");
    EXPECT_EQ(ideas("oware", "1,0,0,0,0,3/9,9,9,0,0,0 8 9 S", "f"), "");
}

TEST(PodIdeas, CapturesBasesAndWhatStopsThem) {
    EXPECT_EQ(ideas("octilite", "31a,22/32,26,46,56 11 12 O", "31-33x"), "capture 1, base-defense");
    EXPECT_EQ(ideas("octilite", "35a,22/26,46,56 11 12 O", "35-36"), "base");
    EXPECT_EQ(ideas("octilite", "35,22/26,46,56 12 12 O", "35+a"), "base-threat");
}

TEST(Ideas, AreRefusedForAnIllegalMove) {
    EXPECT_FALSE(find_game("oware")->ideas("0,0,0,0,0,1/1,9,9,9,9,0 5 5 S", "a"));
    EXPECT_FALSE(find_game("oware")->ideas("nonsense", "a"));
}

TEST(Ideas, AreDescribedInOneClause) {
    EXPECT_EQ(describe_ideas(*find_game("oware"), Ideas{{"capture", 3}, {"threat", 2, {8}}}),
              "captures 3 seeds and threatens 2 seeds in house c");
    EXPECT_EQ(describe_ideas(*find_game("wari-24"), Ideas{{"double-attack", 5, {8, 6}}}),
              "attacks houses 9 and 7 at once");
    EXPECT_EQ(describe_ideas(*find_game("octilite"), Ideas{{"capture", 1}}), "captures 1 pod");
    EXPECT_EQ(describe_ideas(*find_game("oware"), {}), "");
}

TEST(Ideas, AsJson) {
    std::string json;
    write_ideas(json, Ideas{{"double-attack", 5, {8, 6}}, {"tempo"}});
    EXPECT_EQ(json,
              R"([{"code":"double-attack","count":5,"cells":[8,6]},{"code":"tempo","cells":[]}])");
}

TEST(Styles, AreFoundByNameInAnyCase) {
    EXPECT_EQ(*find_style(*find_game("oware"), "balanced"), 0);
    EXPECT_EQ(*find_style(*find_game("oware"), "Hoarder"), 1);
    EXPECT_EQ(*find_style(*find_game("super-wari"), "attacker"), 2);
    EXPECT_FALSE(find_style(*find_game("oware"), "timid"));
    EXPECT_FALSE(find_style(*find_game("octilite"), "hoarder"));
}

TEST(Styles, AHoarderKeepsMoreSeedsAtHomeThanAnAttacker) {
    const Game& game = *find_game("oware");
    const auto at_home = [&](std::string_view style) {
        int seeds = 0;
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            GameRecord record;
            for (int ply = 0; ply < 24; ++ply) {
                const auto state = game.state(record);
                if (state->verdict.over) break;
                search::ThinkLimits limits;
                limits.depth_max = 3;
                limits.seed = seed;
                limits.score_tolerance = 20;
                // The seeds of the styled player, South.
                limits.style = ply % 2 == 0 ? *find_style(game, style) : 0;
                record.moves.push_back(game.think(record, limits)->move.text);
                const std::string houses = game.state(record)->position;
                for (std::size_t at = 0; at < houses.find('/');
                     at = houses.find_first_of(",/", at) + 1)
                    seeds += std::stoi(houses.substr(at));
            }
        }
        return seeds;
    };
    EXPECT_GT(at_home("hoarder"), at_home("attacker"));
}

}  // namespace
}  // namespace posthouse::games
