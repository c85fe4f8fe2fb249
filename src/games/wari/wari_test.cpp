// One test for each sentence of the sowing games' rules, through the public interface. Whole games
// with every intermediate state are in vectors_test.cpp.
#include "games/wari/wari.h"

#include "games/game.h"
#include "games/game_help.h"
#include "search/limits.h"
#include "search/score.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

namespace posthouse::wari {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

games::GameRecord record_of(std::string_view from, std::string_view moves) {
    games::GameRecord record{std::string(from), {}};
    std::istringstream words{std::string(moves)};
    for (std::string word; words >> word;) record.moves.push_back(word);
    return record;
}

games::GameState look(const games::Game& game, std::string_view from, std::string_view moves) {
    const auto view = game.state(record_of(from, moves));
    if (!view) {
        ADD_FAILURE() << view.error().refusal.sentence.view();
        return {};
    }
    return *view;
}
games::GameState look(std::string_view name, std::string_view from, std::string_view moves = "") {
    return look(*games::find_game(name), from, moves);
}

std::vector<std::string> legal(std::string_view name, std::string_view from) {
    std::vector<std::string> texts;
    for (const games::MoveText& move : look(name, from).legal) texts.push_back(move.text);
    return texts;
}

/// "first majority", "draw tie"; "" while the game is not over.
std::string outcome(const games::GameState& view) {
    if (!view.verdict.over) return "";
    return std::string(name_of(view.verdict.result)) + ' ' + std::string(view.verdict.reason);
}

constexpr std::string_view six_houses[] = {"wari", "wari-24", "warri", "oware", "awari"};

TEST(WariOpening, IsFullAndSouthMovesFirst) {
    for (auto name : six_houses)
        EXPECT_EQ(look(name, "").position, "4,4,4,4,4,4/4,4,4,4,4,4 0 0 S");
    EXPECT_EQ(look("super-wari", "").position, "3,3,3,3,3,3,3,3/3,3,3,3,3,3,3,3 0 0 S");
}

TEST(WariSowing, GoesRoundAnticlockwiseOneByOne) {
    EXPECT_EQ(look("wari", "4,4,4,4,4,4/4,4,4,4,4,4 0 0 S", "d").position,
              "4,4,4,0,5,5/5,5,4,4,4,4 0 0 N");
    EXPECT_EQ(look("wari", "4,4,4,4,4,4/4,4,4,4,4,4 0 0 N", "f").position,
              "5,5,5,5,4,4/4,4,4,4,4,0 0 0 S");
}

TEST(WariSowing, SkipsTheHouseLiftedFromOnEveryLap) {
    EXPECT_EQ(look("wari", "12,0,0,0,0,0/0,4,4,4,0,0 12 12 S", "a").position,
              "0,2,1,1,1,1/1,5,5,5,1,1 12 12 N");
    EXPECT_EQ(look("wari", "24,0,0,0,0,0/0,0,0,0,1,1 11 11 S", "a").position,
              "0,3,3,2,2,2/2,2,2,2,3,3 11 11 N");
}

TEST(WariCapture, TakesTwoOrThreeWhereTheLastSeedLands) {
    EXPECT_EQ(look("wari", "0,0,0,0,0,2/4,1,4,0,0,0 20 17 S", "f").position,
              "0,0,0,0,0,0/5,0,4,0,0,0 22 17 N");
    EXPECT_EQ(look("wari", "0,0,0,0,0,2/4,2,4,0,0,0 20 16 S", "f").position,
              "0,0,0,0,0,0/5,0,4,0,0,0 23 16 N");
    EXPECT_EQ(look("wari", "0,0,0,0,0,2/4,3,4,0,0,0 20 15 S", "f").position,
              "0,0,0,0,0,0/5,4,4,0,0,0 20 15 N");
}

TEST(WariCapture, GoesOnBackwardsUntilAHouseDoesNotHoldTwoOrThree) {
    EXPECT_EQ(look("wari", "0,0,0,0,0,4/1,4,2,1,9,0 10 17 S", "f").position,
              "0,0,0,0,0,0/2,5,0,0,9,0 15 17 N");
}

TEST(WariCapture, NeverTakesFromOnesOwnHouses) {
    EXPECT_EQ(look("wari", "1,1,0,0,0,0/4,4,4,0,0,0 17 17 S", "a").position,
              "0,2,0,0,0,0/4,4,4,0,0,0 17 17 N");
    // North sows round into their own a and b: it stops at the border of their side.
    EXPECT_EQ(look("wari", "1,1,1,1,2,1/1,1,0,0,0,8 16 15 N", "f").position,
              "2,2,2,2,3,2/2,2,0,0,0,0 16 15 S");
}

TEST(WariWorkedExample, BDFCE) {
    EXPECT_EQ(look("wari", "", "b").position, "4,0,5,5,5,5/4,4,4,4,4,4 0 0 N");
    EXPECT_EQ(look("wari", "", "b d").position, "5,1,5,5,5,5/4,4,4,0,5,5 0 0 S");
    EXPECT_EQ(look("wari", "", "b d f").position, "5,1,5,5,5,0/5,5,5,1,6,5 0 0 N");
    EXPECT_EQ(look("wari", "", "b d f c").position, "6,0,5,5,5,0/5,5,0,2,7,6 0 2 S");
    EXPECT_EQ(look("wari", "", "b d f c e").position, "6,0,5,5,0,1/6,6,1,0,7,6 3 2 N");
}

TEST(WariWorkedExample, SeventeenSeedsFromFTakeAllSixHouses) {
    const games::GameState view = look("wari", "0,3,0,0,0,0/0,1,0,4,1,17 12 10 S", "b f");
    EXPECT_EQ(view.position, "0,0,0,0,0,0/1,2,1,5,2,0 12 25 S");
    EXPECT_EQ(outcome(view), "second majority");
}

// f would take both of North's seeds.
constexpr std::string_view slam = "1,0,0,0,0,2/1,1,0,0,0,0 22 21 S";

TEST(GrandSlam, CapturesEverythingInWariAndWarri) {
    for (auto name : {"wari", "warri"})
        EXPECT_EQ(look(name, slam, "f").position, "1,0,0,0,0,0/0,0,0,0,0,0 26 21 N") << name;
}

TEST(GrandSlam, IsForbiddenInWari24) {
    EXPECT_THAT(legal("wari-24", slam), ElementsAre("a"));
}

TEST(GrandSlam, SowsAndCapturesNothingInOware) {
    EXPECT_EQ(look("oware", slam, "f").position, "1,0,0,0,0,0/2,2,0,0,0,0 22 21 N");
}

TEST(GrandSlam, IsForbiddenInAwariAndSuperWariWhileAnotherMoveIsLeft) {
    EXPECT_THAT(legal("awari", slam), ElementsAre("a"));
    EXPECT_THAT(legal("super-wari", "1,0,0,0,0,0,0,2/1,1,0,0,0,0,0,0 22 21 S"), ElementsAre("a"));
}

TEST(GrandSlam, CapturesEverythingInAwariWhenEveryMoveIsOne) {
    const games::GameState view = look("awari", "0,0,0,0,0,2/1,1,0,0,0,0 20 24 S", "f");
    EXPECT_EQ(view.position, "0,0,0,0,0,0/0,0,0,0,0,0 24 24 N");
    EXPECT_EQ(outcome(view), "draw tie");
}

TEST(Feeding, OnlyMovesThatGiveAHungryOpponentASeedAreLegal) {
    for (auto name : six_houses)
        EXPECT_THAT(legal(name, "1,0,0,3,2,1/0,0,0,0,0,0 20 21 S"), ElementsAre("d", "e", "f"))
            << name;
    EXPECT_THAT(legal("super-wari", "1,0,0,0,0,3,2,1/0,0,0,0,0,0,0,0 20 21 S"),
                ElementsAre("f", "g", "h"));
}

TEST(Feeding, IsJudgedAfterTheCapture) {
    // 17 seeds from f make two in each of North's houses and take them all back: only e feeds.
    EXPECT_THAT(legal("wari", "0,0,0,0,3,17/0,0,0,0,0,0 14 14 S"), ElementsAre("e"));
    const games::GameState view = look("wari", "1,0,0,0,0,17/0,0,0,0,0,0 15 15 S");
    EXPECT_EQ(outcome(view), "first cannot-feed");
}

TEST(Feeding, InAwariAPlayerWhoCannotFeedMayPlayAnything) {
    EXPECT_THAT(legal("awari", "1,1,0,0,0,0/0,0,0,0,0,0 23 23 S"), ElementsAre("a", "b"));
    const games::GameState view = look("awari", "1,1,0,0,0,0/0,0,0,0,0,0 23 23 S", "a");
    EXPECT_EQ(view.position, "0,0,0,0,0,0/0,0,0,0,0,0 25 23 N");
    EXPECT_EQ(outcome(view), "first no-stones");
}

TEST(Starved, TheMoverOfSuperWariTakesTheCapturesAndAllThatRemains) {
    const games::GameState view =
        look("super-wari", "0,0,0,0,0,0,3,2/1,1,0,0,0,0,0,0 20 21 S", "h");
    EXPECT_EQ(outcome(view), "first starved");
    EXPECT_EQ(view.position, "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 27 21 N");
}

TEST(Starved, IsTestedBeforeTieAndMajority) {
    EXPECT_EQ(outcome(look("super-wari", "0,0,0,0,0,0,0,2/1,1,0,0,0,0,0,0 20 24 S", "h")),
              "draw starved");
    EXPECT_EQ(outcome(look("super-wari", "0,0,0,0,0,0,0,2/1,1,0,0,0,0,0,0 22 22 S", "h")),
              "first starved");
}

TEST(Starved, NeedsAMoveThatArrivedThere) {
    EXPECT_EQ(outcome(look("super-wari", "1,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 23 24 N")),
              "draw no-stones");
}

TEST(Tie, IsEqualStoresAndAnEmptyBoard) {
    for (auto name : six_houses)
        EXPECT_EQ(outcome(look(name, "0,0,0,0,0,0/0,0,0,0,0,0 24 24 S")), "draw tie") << name;
    EXPECT_EQ(outcome(look("wari", "0,0,0,0,0,1/1,0,0,0,0,0 22 24 S", "f")), "draw tie");
}

TEST(Majority, Is25AndLeavesTheBoardAsItIs) {
    for (auto name : {"wari", "warri", "oware", "awari"}) {
        const games::GameState view = look(name, "1,1,1,1,0,0/1,1,1,1,0,0 25 15 N");
        EXPECT_EQ(outcome(view), "first majority") << name;
        EXPECT_EQ(view.position, "1,1,1,1,0,0/1,1,1,1,0,0 25 15 N");
        EXPECT_THAT(view.legal, IsEmpty());
        EXPECT_EQ(outcome(look(name, "1,1,1,1,0,0/1,1,1,1,0,0 24 16 N")), "") << name;
    }
}

TEST(Majority, Is24InWari24) {
    EXPECT_EQ(outcome(look("wari-24", "1,1,1,1,0,0/1,1,1,1,0,0 16 24 N")), "second majority");
    EXPECT_EQ(outcome(look("wari-24", "1,1,1,1,0,0/1,1,1,1,1,0 16 23 N")), "");
}

TEST(NoStones, EachPlayerTakesTheSeedsOnTheirOwnSide) {
    for (auto name : six_houses) {
        const games::GameState view = look(name, "0,0,0,0,0,0/1,0,0,0,0,2 23 22 S");
        EXPECT_EQ(outcome(view), "second no-stones") << name;
        EXPECT_EQ(view.position, "0,0,0,0,0,0/0,0,0,0,0,0 23 25 S") << name;
    }
}

TEST(CannotFeed, YouTakeAllThatRemains) {
    for (auto name : {"wari", "warri", "oware"}) {
        const games::GameState view = look(name, "2,1,0,0,0,0/0,0,0,0,0,0 22 23 S");
        EXPECT_EQ(outcome(view), "first cannot-feed") << name;
        EXPECT_EQ(view.position, "0,0,0,0,0,0/0,0,0,0,0,0 25 23 S") << name;
    }
}

TEST(CannotFeed, IsADrawInWari24AndLeavesEverything) {
    const games::GameState view = look("wari-24", "2,1,0,0,0,0/0,0,0,0,0,0 22 23 S");
    EXPECT_EQ(outcome(view), "draw cannot-feed");
    EXPECT_EQ(view.position, "2,1,0,0,0,0/0,0,0,0,0,0 22 23 S");
}

TEST(CannotFeed, CoversAPlayerOfWari24WhoHasOnlyGrandSlams) {
    EXPECT_EQ(outcome(look("wari-24", "0,0,0,0,0,2/1,1,0,0,0,0 22 22 S")), "draw cannot-feed");
}

TEST(Stalemate, EachPlayerTakesTheirOwnSideInWariAndWarri) {
    for (auto name : {"wari", "warri"}) {
        const games::GameState view = look(name, "0,0,0,0,0,1/0,0,0,0,0,1 22 24 S");
        EXPECT_EQ(outcome(view), "second stalemate") << name;
        EXPECT_EQ(view.position, "0,0,0,0,0,0/0,0,0,0,0,0 23 25 S") << name;
    }
    for (auto name : {"wari-24", "oware", "awari"})
        EXPECT_EQ(outcome(look(name, "0,0,0,0,0,1/0,0,0,0,0,1 23 23 S")), "") << name;
}

// From here, twelve moves, six by each side, repeat the position.
constexpr std::string_view last_pair = "0,0,0,0,0,1/0,0,0,0,0,1 23 23 S";
constexpr std::string_view round_once = "f f a a b b c c d d e e";

TEST(Repetition, TheThirdTimeEndsTheGameAndTheSetUpCounts) {
    const std::string twice = std::string(round_once) + ' ' + std::string(round_once);
    EXPECT_EQ(outcome(look("oware", last_pair, round_once)), "");
    EXPECT_EQ(outcome(look("oware", last_pair, twice)), "draw repetition");
    EXPECT_EQ(look("oware", last_pair, twice).position, "0,0,0,0,0,0/0,0,0,0,0,0 24 24 S");
}

TEST(Repetition, Wari24IsADrawAndAwariSplitsSoThatTheStoresDecide) {
    const std::string twice = std::string(round_once) + ' ' + std::string(round_once);
    const std::string uneven = "0,0,0,0,0,1/0,0,0,0,0,1 22 24 S";
    EXPECT_EQ(outcome(look("awari", uneven, twice)), "second repetition");
    EXPECT_EQ(look("awari", uneven, twice).position, uneven);
    const std::string below_24 = "0,0,0,0,0,1/0,0,0,0,0,1 23 23 S";
    EXPECT_EQ(outcome(look("wari-24", below_24, twice)), "draw repetition");
    EXPECT_EQ(look("wari-24", below_24, twice).position, below_24);
}

TEST(Repetition, IsTheSecondTimeInSuperWari) {
    const games::GameState view = look("super-wari", "0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,1 22 24 S",
                                       "h h a a b b c c d d e e f f g g");
    EXPECT_EQ(outcome(view), "second repetition");
    EXPECT_EQ(view.position, "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 23 25 S");
}

TEST(Repetition, EndsTheGameAtTheTimeChosenAndHandsOutTheSeedsAsTheGameDoes) {
    const auto second_time = [](std::string_view name) {
        return *games::with_repetitions(*games::find_game(name), 2);
    };
    EXPECT_EQ(outcome(look(second_time("oware"), last_pair, round_once)), "draw repetition");
    EXPECT_EQ(look(second_time("oware"), last_pair, round_once).position,
              "0,0,0,0,0,0/0,0,0,0,0,0 24 24 S");
    const std::string uneven = "0,0,0,0,0,1/0,0,0,0,0,1 22 24 S";
    EXPECT_EQ(outcome(look(second_time("awari"), uneven, round_once)), "second repetition");
    EXPECT_EQ(look(second_time("awari"), uneven, round_once).position, uneven);
    const games::Game third_time = *games::with_repetitions(*games::find_game("super-wari"), 3);
    EXPECT_EQ(outcome(look(third_time, "0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,1 22 24 S",
                           "h h a a b b c c d d e e f f g g")),
              "");
}

TEST(Repetition, IsSearchedByTheRuleChosen) {
    // Each player has one move at a time; the last that is missing repeats the position.
    const auto record = record_of("0,0,0,0,0,1/0,0,0,0,0,1 22 24 S", "f f a a b b c c d d e");
    search::ThinkLimits limits;
    limits.depth_max = 20;
    limits.lines = 1;
    for (const int repetitions : {2, 3}) {
        const games::Game game = *games::with_repetitions(*games::find_game("oware"), repetitions);
        const auto found = game.think_with_progress(record, limits, [](const auto&) {});
        ASSERT_TRUE(found);
        const auto end = search::decided(found->score);
        ASSERT_TRUE(end && end->won) << found->score;
        EXPECT_EQ(end->plies, repetitions == 2 ? 1 : 13);
    }
}

TEST(Repetition, CannotBeChosenWhereTheRuleIsNoNumberOfTheVariant) {
    for (const games::Game& game : games::all_games()) {
        const auto changed = games::with_repetitions(game, 2);
        EXPECT_EQ(static_cast<bool>(changed), game.drawing.kind == "sowing") << game.name;
        if (changed) continue;
        EXPECT_THAT(std::string(changed.error().sentence), testing::HasSubstr("oware"));
    }
}

TEST(Variants, AreRowsThatFitTheirBoards) {
    for (const Variant& variant : variants) {
        EXPECT_EQ(&variant_named(variant.name), &variant);
        EXPECT_EQ(variant.seeds_total(), 48) << variant.name;  // a key has six bits for a house
        EXPECT_GT(2 * variant.winning, variant.seeds_total() - 1) << variant.name;
        const games::Game* game = games::find_game(variant.name);
        ASSERT_NE(game, nullptr);
        EXPECT_EQ(game->drawing.columns, variant.houses);
        EXPECT_EQ(game->drawing.numbered, variant.numbered);
        EXPECT_EQ(game->etiquette, variant.etiquette);
    }
}

TEST(Help, StatesHowEachVariantUsesTheEtiquette) {
    for (const Variant& variant : variants) {
        const std::string help =
            games::help_rules(*games::find_game(variant.name), translation::Texts());
        const auto says = [&](std::string_view words) { return help.find(words) != help.npos; };
        EXPECT_EQ(says("--etiquette=off"), variant.etiquette == games::Etiquette::usual)
            << variant.name;
        EXPECT_EQ(says("--etiquette=on."), variant.etiquette == games::Etiquette::on_request)
            << variant.name;
        EXPECT_EQ(says("without the etiquette"), variant.etiquette == games::Etiquette::never)
            << variant.name;
    }
}

TEST(Help, HasTheCommonRulesAndThisVariantsOwnSectionOnly) {
    for (const Variant& variant : variants) {
        const std::string help =
            games::help_rules(*games::find_game(variant.name), translation::Texts());
        EXPECT_TRUE(help.starts_with("# ")) << help;
        for (const Variant& each : variants) {
            const std::string heading = "\n## " + std::string(each.title) + '\n';
            EXPECT_EQ(help.find(heading) != help.npos, each.name == variant.name) << each.name;
        }
    }
}

}  // namespace
}  // namespace posthouse::wari
