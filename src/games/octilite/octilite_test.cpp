// One test for each sentence of OctiLite's rules, through the public interface. Whole games with
// every intermediate state are in vectors_test.cpp.
#include "games/octilite/octilite.h"

#include "games/game.h"
#include "games/octilite/notation.h"
#include "rules/perft.h"
#include "search/limits.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>
#include <sstream>
#include <string>
#include <vector>

namespace posthouse::octilite {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

games::GameState look(std::string_view from, std::string_view moves = "") {
    games::GameRecord record{std::string(from), {}};
    std::istringstream words{std::string(moves)};
    for (std::string word; words >> word;) record.moves.push_back(word);
    const auto view = games::find_game("octilite")->state(record);
    if (!view) {
        ADD_FAILURE() << view.error().refusal.sentence.view();
        return {};
    }
    return *view;
}

std::vector<std::string> texts(const games::GameState& view) {
    std::vector<std::string> moves;
    for (const games::MoveText& move : view.legal) moves.push_back(move.text);
    return moves;
}

/// The steps and jumps: the legal moves without adding prongs.
std::vector<std::string> ways(std::string_view from) {
    std::vector<std::string> moves = texts(look(from));
    std::erase_if(moves, [](const std::string& move) { return move[2] == '+'; });
    return moves;
}

/// "first base", "draw repetition"; "" while the game is not over.
std::string outcome(const games::GameState& view) {
    if (!view.verdict.over) return "";
    EXPECT_THAT(view.legal, IsEmpty());
    return std::string(name_of(view.verdict.result)) + ' ' + std::string(view.verdict.reason);
}

TEST(OctiLiteOpening, HasFourBarePodsAndTwelveProngsASideAndFirstMovesFirst) {
    const games::GameState view = look("");
    EXPECT_EQ(view.position, "22,32,42,52/26,36,46,56 12 12 O");
    EXPECT_EQ(view.to_move, Side::first);
    EXPECT_EQ(view.legal.size(), 32u);
}

TEST(OctiLiteProng, ComesFromTheSupplyOfWhoeverAddsIt) {
    EXPECT_EQ(look("", "22+b 56+e").position, "22b,32,42,52/26,36,46,56e 11 11 O");
}

TEST(OctiLiteProng, IsAddedOnlyWhereThePodHasNone) {
    EXPECT_THAT(texts(look("22acdefgh/67 5 12 O")), AllOf(Contains("22+b"), Not(Contains("22+a"))));
}

TEST(OctiLiteProng, IsNotAddedFromAnEmptySupply) {
    EXPECT_THAT(texts(look("22b/67 0 23 O")), ElementsAre("22-33"));
}

TEST(OctiLiteStep, GoesOneSquareInTheDirectionOfAProng) {
    EXPECT_THAT(ways("33abcdefgh/67 4 12 O"), ElementsAre("33-22", "33-23", "33-24", "33-32",
                                                          "33-34", "33-42", "33-43", "33-44"));
    const std::pair<char, std::string_view> compass[] = {{'a', "34"}, {'b', "44"}, {'c', "43"},
                                                         {'d', "42"}, {'e', "32"}, {'f', "22"},
                                                         {'g', "23"}, {'h', "24"}};
    for (const auto& [prong, to] : compass)
        EXPECT_THAT(ways(std::string("33") + prong + "/67 11 12 O"),
                    ElementsAre("33-" + std::string(to)));
}

TEST(OctiLiteStep, StaysOnTheBoard) {
    EXPECT_THAT(ways("11abcdefgh/67 4 12 O"), ElementsAre("11-12", "11-21", "11-22"));
    EXPECT_THAT(ways("11/67abcdefgh 12 4 X"), ElementsAre("67-56", "67-57", "67-66"));
}

TEST(OctiLiteStep, NeedsAnEmptySquare) {
    EXPECT_THAT(ways("11ac,12,13/21,31 10 12 O"), IsEmpty());
}

TEST(OctiLiteJump, GoesOverAnyPodToTheEmptySquareRightBehindIt) {
    EXPECT_THAT(ways("33ac,34/43 10 12 O"), ElementsAre("33-35", "33-35x", "33-53", "33-53x"));
}

TEST(OctiLiteJump, DoesNotLeaveTheBoardNorGoOverTwoPods) {
    EXPECT_THAT(ways("21g,11/67 11 12 O"), IsEmpty());
    EXPECT_THAT(ways("21a,17/22,23 11 12 O"), IsEmpty());
    EXPECT_THAT(ways("66b,11/67,57 11 12 O"), ElementsAre());
    EXPECT_THAT(ways("11/66b,67 12 11 X"), ElementsAre());
}

TEST(OctiLiteJump, IsNoMoveOverAnEmptySquare) {
    EXPECT_THAT(ways("33a/67 11 12 O"), ElementsAre("33-34"));
}

TEST(OctiLiteJump, MayBeFollowedByMoreWithTheSamePodAndEachCaptureIsOptional) {
    EXPECT_THAT(ways("11ac/12,23 10 12 O"), ElementsAre("11-13", "11-13-33", "11-13-33x", "11-13x",
                                                        "11-13x-33", "11-13x-33x", "11-21"));
}

TEST(OctiLiteJump, NeverGoesOverTheSamePodTwiceInATurn) {
    EXPECT_THAT(ways("33ae/34 10 12 O"), ElementsAre("33-32", "33-35", "33-35x"));
}

TEST(OctiLiteJump, MayComeBackToWhereItStartedCapturingNothing) {
    const games::GameState view = look("22beg,32,33/43,56 8 13 O", "22-44-42-22");
    EXPECT_EQ(view.position, "22beg,32,33/43,56 8 13 X");
}

TEST(OctiLiteJump, MayGoOnFromWhereItStarted) {
    EXPECT_THAT(ways("22abeg,23,32,33/43 8 12 O"), Contains("22-44-42x-22-24"));
}

TEST(OctiLiteCapture, TakesThePodsOffAndTheirProngsIntoOnesOwnSupply) {
    EXPECT_EQ(look("11ac,61/12abc,23d,67 6 12 O", "11-13x-33x").position, "33ac,61/67 10 12 X");
}

TEST(OctiLiteCapture, OfOnesOwnPodBringsItsProngsBack) {
    EXPECT_EQ(look("33a,34bcd/67 8 12 O", "33-35x").position, "35a/67 11 12 X");
}

TEST(OctiLiteEnd, LandingOnAnEnemyBaseWins) {
    EXPECT_EQ(outcome(look("35a/67 11 12 O", "35-36")), "first base");
    EXPECT_EQ(outcome(look("11/53e 12 11 X", "53-52")), "second base");
}

TEST(OctiLiteEnd, LandingOnAnEnemyBaseEndsTheMove) {
    EXPECT_THAT(ways("34ac/35,46 10 12 O"), ElementsAre("34-36", "34-36x", "34-44"));
}

TEST(OctiLiteEnd, LandingOnABaseOfOnesOwnMeansNothing) {
    EXPECT_EQ(outcome(look("33e,11/67 11 12 O", "33-32")), "");
}

TEST(OctiLiteEnd, CapturingAllTheOpponentsPodsWins) {
    EXPECT_EQ(outcome(look("33a/34 11 12 O", "33-35x")), "first captured-all");
    EXPECT_EQ(outcome(look("33a/34 11 12 O", "33-35")), "");
}

TEST(OctiLiteEnd, APlayerWhoCannotMoveLoses) {
    EXPECT_EQ(outcome(look("33a/11e 22 0 O", "33-34")), "first no-moves");
    EXPECT_EQ(outcome(look("33/67a 0 23 O")), "second no-moves");
}

TEST(OctiLiteEnd, TheThirdTimeOfAPositionIsADrawAndTheSetUpCountsOnce) {
    const std::string round = "11-12 67-66 12-11 66-67 ";
    EXPECT_EQ(outcome(look("11ae/67ae 10 10 O", round)), "");
    EXPECT_EQ(outcome(look("11ae/67ae 10 10 O", round + "11-12 67-66 12-11")), "");
    EXPECT_EQ(outcome(look("11ae/67ae 10 10 O", round + round)), "draw repetition");
}

TEST(OctiLiteEnd, IsTestedBaseFirstThenCapturedAllThenNoMoves) {
    EXPECT_EQ(outcome(look("34a/35 11 12 O", "34-36x")), "first base");
    EXPECT_EQ(outcome(look("33a/34 11 12 O", "33-35x")), "first captured-all");
    EXPECT_EQ(outcome(look("36/ 12 12 X")), "first base");
    EXPECT_EQ(outcome(look("33/ 12 12 X")), "first captured-all");
}

TEST(OctiLiteSetUp, MayBeOverAlreadyAndKeepsItsSide) {
    EXPECT_EQ(outcome(look("36/67 12 12 O")), "first base");
    EXPECT_EQ(outcome(look("11/22 12 12 O")), "second base");
    EXPECT_EQ(outcome(look("/67 12 12 O")), "second captured-all");
    EXPECT_EQ(look("/67 12 12 O").to_move, Side::first);
}

TEST(OctiLitePerft, CountsTheLinesFromTheOpening) {
    const OctiLite rules;
    Perft<OctiLite> perft(rules);
    const std::uint64_t leaves[] = {1, 32, 1'024, 32'704, 1'044'484};
    for (int depth = 0; depth <= 4; ++depth)
        EXPECT_EQ(perft.leaves(rules.start(), depth), leaves[depth]);
}

/// Invariants of every position that play can reach.
TEST(OctiLiteInvariants, HoldInRandomGames) {
    const OctiLite rules;
    const Notation words;
    std::mt19937 random(7);
    int ends = 0;
    for (int game = 0; game < 200; ++game) {
        Position at = rules.start();
        for (int ply = 0; ply < 150; ++ply) {
            OctiLite::MoveList moves;
            rules.moves(at, moves);
            if (rules.verdict(at, !moves.empty(), {}).over && ++ends) break;

            int prongs = at.supply[0] + at.supply[1];
            for (const Pods& pods : at.pods)
                for (const Pod& pod : pods) prongs += std::popcount(pod.prongs);
            ASSERT_EQ(prongs, prongs_in_all);

            std::vector<std::string> written;
            for (const Move& move : moves) written.emplace_back(words.write(rules, move).view());
            ASSERT_TRUE(std::is_sorted(written.begin(), written.end()));
            ASSERT_EQ(std::adjacent_find(written.begin(), written.end()), written.end());

            const auto read = words.read(rules, words.write(rules, at));
            ASSERT_TRUE(read);
            ASSERT_EQ(*read, at);
            ASSERT_EQ(rules.key(*read), rules.key(at));
            at = rules.play(at, moves[random() % moves.size()]);
        }
    }
    EXPECT_GT(ends, 100);
}

TEST(OctiLiteKey, DistinguishesPodsProngsSuppliesAndSides) {
    const OctiLite rules;
    const Notation words;
    std::vector<Key> keys;
    for (std::string_view text :
         {"22a,33/46 12 11 O", "22a,33/46 12 11 X", "22a,33/46 11 12 O", "22,33a/46 12 11 O",
          "22b,33/46 12 11 O", "22,33/46a 12 11 O", "22a/33,46 12 11 O", "22a,34/46 12 11 O"})
        keys.push_back(rules.key(*words.read(rules, text)));
    for (std::size_t i = 0; i < keys.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) EXPECT_FALSE(keys[i] == keys[j]) << i << ' ' << j;
}

TEST(OctiLiteThinking, TakesAWinAndStopsAThreatenedOne) {
    search::ThinkLimits limits;
    limits.depth_max = 3;
    const auto wins = games::find_game("octilite")->think({"35a,11/67,55e 11 11 O", {}}, limits);
    ASSERT_TRUE(wins);
    EXPECT_EQ(wins->move.text, "35-36");
    // Black is about to step from 53 to 52; White's pod on 43 can jump it.
    const auto saves = games::find_game("octilite")->think({"43c,11/53e,67 11 11 O", {}}, limits);
    ASSERT_TRUE(saves);
    EXPECT_EQ(saves->move.text, "43-63x");
}

}  // namespace
}  // namespace posthouse::octilite
