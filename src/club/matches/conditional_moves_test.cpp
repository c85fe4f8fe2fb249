#include "club/matches/conditional_moves.h"
#include "club/commands/test_club.h"
#include "club/letters/letter_tables.h"

#include <gmock/gmock.h>

namespace posthouse::club {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

std::string rewritten(std::string_view words) {
    const auto plan = parse_conditional_moves(words);
    return plan ? write_conditional_moves(*plan) : std::string(plan.error().sentence.view());
}

TEST(ConditionalMoves, ATreeIsWrittenBackInOneForm) {
    EXPECT_EQ(rewritten("if b then d"), "if b then d");
    EXPECT_EQ(rewritten("IF b THEN d,if c:e"), "if b then d, if c then e");
    EXPECT_EQ(rewritten(" if b -> d( if a then c (if f then b),if b then a ) ,if c then e "),
              "if b then d (if a then c (if f then b), if b then a), if c then e");
}

TEST(ConditionalMoves, AnArrowBetweenMovesThatHoldDashesIsNotTakenForOne) {
    EXPECT_EQ(rewritten("if 26-35->22-44-64x (if 36+a:32-33), if 46+h then 22+b"),
              "if 26-35 then 22-44-64x (if 36+a then 32-33), if 46+h then 22+b");
}

TEST(ConditionalMoves, WhatIsNoPlanIsRefusedWithTheWordThatStandsWrong) {
    for (const auto& [words, wrong] : std::vector<std::pair<std::string, std::string>>{
             {"", "end where “if”"},
             {"b then d", "“b” where “if” is expected"},
             {"if b d", "“d” where “then” is expected"},
             {"if then d", "“then” where your opponent's move is expected"},
             {"if b then", "end where your move"},
             {"if b then if", "“if” where your move is expected"},
             {"if b then d,", "end where “if”"},
             {"if b then d if c then e", "“if” where a comma"},
             {"if b then d (", "end where “if”"},
             {"if b then d ()", "“)” where “if” is expected"},
             {"if b then d (if a then c", "end where a comma or “)”"},
             {"if b then d )", "“)” where a comma"},
             {"if b, then d", "“,” where “then” is expected"}})
        EXPECT_THAT(rewritten(words), HasSubstr(wrong)) << words;
}

TEST(ConditionalMoves, ItsDepthAndItsAnswersAreBounded) {
    std::string deep, wide = "if a then a";
    for (int i = 0; i < 21; ++i) deep += "if a then a (";
    EXPECT_THAT(rewritten(deep), HasSubstr("at most 20 replies deep"));
    for (int i = 0; i < 200; ++i) wide += ", if a then a";
    EXPECT_THAT(rewritten(wide), HasSubstr("at most 200 conditional moves"));
}

TEST(ConditionalMoves, NoGamesMovesHoldASignOfThePlansGrammar) {
    for (const games::Game& game : games::all_games()) {
        games::GameRecord record;
        for (int ply = 0; ply < 60; ++ply) {
            const auto view = game.state(record);
            ASSERT_TRUE(view);
            for (const games::MoveText& move : view->legal)
                for (const std::string& word : {move.text, move.shown.first, move.shown.second}) {
                    EXPECT_EQ(word.find_first_of(" ,():>"), std::string::npos) << word;
                    EXPECT_FALSE(equals_ignore_case(word, "if") ||
                                 equals_ignore_case(word, "then"));
                }
            if (view->legal.empty()) break;
            record.moves.push_back(view->legal[ply % view->legal.size()].text);
        }
    }
}

Expected<ConditionalMoves> checked_plan(std::string_view game, std::vector<std::string> moves,
                                        std::string_view words) {
    const auto plan = parse_conditional_moves(words);
    if (!plan) return plan.error();
    return check_conditional_moves(*games::find_game(game), {"", std::move(moves)}, *plan);
}

TEST(ConditionalMoves, EveryMoveOfTheTreeMustBeLegalWhereItStands) {
    const auto good = checked_plan("wari", {"b"}, "if D then F (if c then e (if a then a))");
    ASSERT_TRUE(good) << good.error().sentence.view();
    EXPECT_EQ(write_conditional_moves(*good), "if d then f (if c then e (if a then a))");
    for (const auto& [words, wrong] : std::vector<std::pair<std::string, std::string>>{
             {"if z then f", "expect “z” now"},
             {"if d then z", "cannot play “z” after d"},
             {"if d then f (if c then f)", "cannot play “f” after d f c"},
             {"if d then f, if c then a, if d then e", "two replies to “d”"}}) {
        const auto plan = checked_plan("wari", {"b"}, words);
        ASSERT_FALSE(plan) << words;
        EXPECT_THAT(std::string(plan.error().sentence.view()), HasSubstr(wrong));
    }
}

TEST(ConditionalMoves, ItKnowsOctiLitesMovesThreeAnswersDeep) {
    const auto plan = checked_plan("octilite", {"22+A"},
                                   "if 26+e then 22-23 (if 26-25->22+b (if 25-24: 23+e), "
                                   "if 36+e then 23-24), if 36+e then 32+a");
    ASSERT_FALSE(plan);  // the pod has left 22
    EXPECT_THAT(std::string(plan.error().sentence.view()), HasSubstr("after 26+e 22-23 26-25"));
    const auto good = checked_plan("octilite", {"22+A"},
                                   "if 26+e then 22-23 (if 26-25->23+b (if 25-24: 23+e), "
                                   "if 36+e then 23-24), if 36+e then 32+a");
    ASSERT_TRUE(good) << good.error().sentence.view();
    EXPECT_EQ(write_conditional_moves(*good),
              "if 26+e then 22-23 (if 26-25 then 23+b (if 25-24 then 23+e), if 36+e then 23-24), "
              "if 36+e then 32+a");
}

class ConditionalMovesTest : public testing::Test {
protected:
    ConditionalMovesTest() {
        for (const char* name : {"ann", "bob"})
            EXPECT_TRUE(club.say("", std::string("signup ") + name + " longenough").accepted);
        EXPECT_TRUE(club.say("ann", "wari challenge ann bob").accepted);
    }
    static std::string in_one_line(std::string text) {
        std::ranges::replace(text, '\n', ' ');
        return text;
    }
    Response expect_done(std::string_view who, const std::string& line) {
        Response reply = club.say(who, line);
        EXPECT_TRUE(reply.accepted) << line << "\n" << reply.text;
        return reply;
    }
    void expect_refused(std::string_view who, const std::string& line, const std::string& words) {
        const Match before = club.match("wari", 1);
        const Response reply = club.say(who, line);
        EXPECT_FALSE(reply.accepted) << line;
        EXPECT_THAT(in_one_line(reply.text), HasSubstr(words)) << line;
        const Match after = club.match("wari", 1);
        EXPECT_EQ(after.plies, before.plies);
        EXPECT_EQ(after.conditional_moves, before.conditional_moves);
        EXPECT_EQ(after.pending_moves, before.pending_moves);
    }
    std::vector<std::string> moves() const {
        std::vector<std::string> texts;
        const MatchId id = club.match("wari", 1).id;
        club.store.read([&](const StoreReader& reader) {
            for (const PlayedMove& move : reader.moves(id)) texts.push_back(move.text);
        });
        return texts;
    }

    TestClub club;
};

TEST_F(ConditionalMovesTest, APlanAnswersAtOnceAndWhatIsLeftOfItIsKept) {
    expect_done("bob", "wari queue 1 if b then d (if f then c), if c then e");
    const Response reply = expect_done("ann", "wari move 1 b");
    EXPECT_THAT(moves(), ElementsAre("b", "d"));
    EXPECT_THAT(reply.text, HasSubstr("It is your turn."));
    EXPECT_EQ(club.match("wari", 1).conditional_moves[1], "if f then c");
    const Letter letter = club.letters_to("bob").front();
    EXPECT_EQ(letter.message_id, "wari.1.2.second");
    EXPECT_THAT(letter.text(), AllOf(HasSubstr("Your conditional moves answered b with d."),
                                     HasSubstr("Move 1: ann"), HasSubstr("\n\nYou sow")));
    expect_done("ann", "wari move 1 f");
    EXPECT_THAT(moves(), ElementsAre("b", "d", "f", "c"));
    EXPECT_EQ(club.match("wari", 1).conditional_moves[1], "");
}

TEST_F(ConditionalMovesTest, APlanThatTheGameLeavesIsDroppedAndItsOwnerIsTold) {
    expect_done("bob", "wari queue 1 if b then d");
    expect_done("ann", "wari move 1 c");
    EXPECT_THAT(moves(), ElementsAre("c"));
    EXPECT_EQ(club.match("wari", 1).conditional_moves[1], "");
    EXPECT_THAT(club.letters_to("bob").front().text(),
                HasSubstr("Your conditional moves have no answer to c: they are dropped."));
}

TEST_F(ConditionalMovesTest, OnThePlayersTurnTheFirstMoveIsPlayedAndTheRestWaits) {
    const Response reply = expect_done("ann", "wari queue 1 b#1, if d then f (if c then e)");
    EXPECT_THAT(reply.text, HasSubstr("Your conditional moves:\n  if d then f (if c then e)"));
    EXPECT_THAT(moves(), ElementsAre("b"));
    expect_done("bob", "wari move 1 d");
    EXPECT_THAT(moves(), ElementsAre("b", "d", "f"));
}

TEST_F(ConditionalMovesTest, PlansOfBothAnswerOneAnotherUntilOneOfThemEnds) {
    expect_done("bob", "wari queue 1 if b then d (if f then c (if e then a))");
    const Response reply = expect_done("ann", "wari queue 1 b, if d then f (if c then a)");
    // Ann answers c with a, where bob expected e.
    EXPECT_THAT(moves(), ElementsAre("b", "d", "f", "c", "a"));
    EXPECT_EQ(club.match("wari", 1).conditional_moves, (std::array<std::string, 2>{}));
    EXPECT_THAT(reply.text, AllOf(HasSubstr("Your conditional moves answered d with f."),
                                  HasSubstr("Move 2: bob"), Not(HasSubstr("no answer"))));
    const auto letters = club.letters_to("bob");
    EXPECT_EQ(letters.front().message_id, "wari.1.5.second");
    EXPECT_THAT(
        in_one_line(letters.front().text()),
        AllOf(HasSubstr("Your conditional moves answered f with c."),
              HasSubstr("no answer to a: they are dropped."), HasSubstr("It is your turn.")));
    EXPECT_THAT(letters, testing::SizeIs(1));  // one for all of this
}

TEST_F(ConditionalMovesTest, APlanMayCountForOnePositionOnly) {
    expect_refused("bob", "wari queue 1#2 if b then d", "after move 2, and it stands after move 0");
    expect_refused("bob", "wari queue 1#x if b then d", "After # write");
    expect_done("bob", "wari queue 1#0 if b then d");
    EXPECT_EQ(club.match("wari", 1).conditional_moves[1], "if b then d");
}

TEST_F(ConditionalMovesTest, ANoteIsKeptForEachPlayerAndShownOnlyToThem) {
    const Response noted = club.say("ann", "wari note 1", "his b is weak\nwait for f\n");
    ASSERT_TRUE(noted.accepted) << noted.text;
    EXPECT_TRUE(noted.changed.empty());
    ASSERT_EQ(noted.changed_privately.size(), 1U);
    EXPECT_EQ(noted.changed_privately[0].player, club.user("ann").id);
    club.say("bob", "wari note 1", "mine");
    EXPECT_EQ(club.match("wari", 1).notes,
              (std::array<std::string, 2>{"his b is weak\nwait for f", "mine"}));
    EXPECT_THAT(
        club.say("ann", "wari showas 1").text,
        AllOf(HasSubstr("Your note:\n  his b is weak\n  wait for f"), Not(HasSubstr("mine"))));
    for (const std::string line : {"wari show 1", "wari showas 1"})
        EXPECT_THAT(club.say("bob", line).text, Not(HasSubstr("weak")));
    club.say("bob", "wari resign 1");
    EXPECT_TRUE(club.say("bob", "wari note 1", "None\n").accepted);
    EXPECT_EQ(club.match("wari", 1).notes,
              (std::array<std::string, 2>{"his b is weak\nwait for f", ""}));
    EXPECT_FALSE(club.say("bob", "wari note 1", " ").accepted);
}

TEST_F(ConditionalMovesTest, OnlyItsOwnerIsToldThatAPlanHasChanged) {
    for (const std::string line : {"wari queue 1 if b then d", "wari queue 1 none"}) {
        const Response reply = expect_done("bob", line);
        EXPECT_TRUE(reply.changed.empty());
        ASSERT_EQ(reply.changed_privately.size(), 1U);
        EXPECT_EQ(reply.changed_privately[0].player, club.user("bob").id);
    }
}

TEST_F(ConditionalMovesTest, WhatAPlanPlaysTakesNoTime) {
    expect_done("bob", "wari queue 1 if b then d");
    club.now += std::chrono::hours(48);
    expect_done("ann", "wari move 1 b");
    const Clock clock = club.match("wari", 1).clock;
    EXPECT_EQ(clock.left[0], clock.cap - std::chrono::hours(24));
    EXPECT_EQ(clock.left[1], clock.cap);
    EXPECT_EQ(club.match("wari", 1).turn_since, club.now);
}

TEST_F(ConditionalMovesTest, AMoveAloneAnswersWhateverLeavesItLegal) {
    expect_done("bob", "wari queue 1 d");
    EXPECT_EQ(club.match("wari", 1).conditional_moves[1],
              "if a then d, if b then d, if c then d, if d then d, if e then d, if f then d");
    expect_done("ann", "wari move 1 f");
    EXPECT_THAT(moves(), ElementsAre("f", "d"));
    expect_refused("bob", "wari queue 1 z", "your moves then: a, b, c, e or f");
}

TEST_F(ConditionalMovesTest, ABadPlanNamesTheMovesOfThePlayerWhoseMoveIsWrong) {
    // After b c both are empty.
    expect_refused("bob", "wari queue 1 if z then d",
                   "expect “z” now, but your opponent can play only a, b, c, d, e or f");
    expect_refused("bob", "wari queue 1 if b then c (if b then d)",
                   "after b c, but your opponent can play only a, c, d, e or f");
    expect_refused("bob", "wari queue 1 if b then c (if a then c)", "You can play a, b, d, e or f");
    expect_done("ann", "wari move 1 b");
    expect_refused("bob", "wari queue 1 c, if b then e",
                   "expect “b” now, but your opponent can play only a, c, d, e or f");
}

TEST_F(ConditionalMovesTest, APlanIsShownAndDroppedOnlyAtItsOwnersWord) {
    EXPECT_THAT(expect_done("bob", "wari queue 1").text, HasSubstr("no conditional moves"));
    expect_done("bob", "wari queue 1 if b: d");
    EXPECT_THAT(expect_done("bob", "wari queue 1").text, HasSubstr("if b then d"));
    EXPECT_THAT(expect_done("bob", "wari showas 1").text, HasSubstr("if b then d"));
    expect_done("bob", "wari queue 1 none");
    expect_done("ann", "wari move 1 b");
    EXPECT_THAT(moves(), ElementsAre("b"));
}

TEST_F(ConditionalMovesTest, NobodyElseEverSeesAPlan) {
    club.say("", "signup carol longenough");
    expect_done("carol", "wari subscribe 1");
    expect_done("bob", "wari queue 1 if b then d (if f then c), if c then e");
    const auto no_plan = Not(testing::AnyOf(HasSubstr("then"), HasSubstr("plan")));
    for (const char* who : {"ann", "carol", ""}) {
        EXPECT_THAT(club.say(who, "wari show 1").text, no_plan);
        EXPECT_THAT(club.say(who, "wari preview 1 b").text, no_plan);
        EXPECT_THAT(club.say(who, "wari games bob").text, no_plan);
    }
    EXPECT_THAT(expect_done("ann", "wari showas 1").text, no_plan);
    EXPECT_THAT(expect_done("carol", "wari showas 1").text, no_plan);
    expect_refused("carol", "wari queue 1", "do not play");
    EXPECT_THAT(expect_done("ann", "wari move 1 b").text, no_plan);
    EXPECT_THAT(expect_done("ann", "wari move 1 a").text, no_plan);
    for (const char* who : {"ann", "carol"})
        for (const Letter& letter : club.letters_to(who)) EXPECT_THAT(letter.text(), no_plan);
}

TEST_F(ConditionalMovesTest, APlanThatCannotBePlayedIsRefusedWhole) {
    expect_refused("bob", "wari queue 1 if b then d, if c then z", "cannot play “z” after c");
    expect_refused("bob", "wari queue 1 d, if b then e", "not your turn");
    expect_refused("ann", "wari queue 1 if d then f", "your turn");
    expect_refused("ann", "wari queue 1 b, if d then z", "cannot play “z”");
    expect_refused("ann", "wari queue 1 z, if d then f", "z");
    expect_refused("ann", "wari queue 1 b#2, if d then f", "number 1");
}

TEST_F(ConditionalMovesTest, ASubmittedMoveIsPlayedWhenItIsConfirmed) {
    const Response laid = expect_done("ann", "wari submit 1 B");
    EXPECT_THAT(laid.text, AllOf(HasSubstr("not played"), HasSubstr("wari confirm 1")));
    EXPECT_THAT(moves(), testing::IsEmpty());
    EXPECT_EQ(club.match("wari", 1).pending_moves[0], "b#1");
    EXPECT_THAT(club.say("bob", "wari show 1").text, Not(HasSubstr("confirm")));
    EXPECT_THAT(expect_done("ann", "wari showas 1").text, HasSubstr("Your submitted move is b"));
    expect_refused("bob", "wari confirm 1", "no submitted move");
    expect_done("ann", "wari confirm 1");
    EXPECT_THAT(moves(), ElementsAre("b"));
    expect_refused("ann", "wari confirm 1", "no submitted move");
    expect_refused("ann", "wari submit 1 c", "not your turn");
    expect_refused("bob", "wari submit 1 z", "z");
}

TEST_F(ConditionalMovesTest, ASubmittedMoveIsDroppedWhenThePositionChanges) {
    expect_done("ann", "wari submit 1 b");
    expect_done("ann", "wari move 1 c");
    EXPECT_EQ(club.match("wari", 1).pending_moves[0], "");
    expect_done("bob", "wari move 1 d");
    expect_refused("ann", "wari confirm 1", "no submitted move");
}

TEST_F(ConditionalMovesTest, TheEndOfTheGameEndsEveryPlan) {
    expect_done("bob", "wari queue 1 if b then d");
    expect_done("ann", "wari resign 1");
    EXPECT_EQ(club.match("wari", 1).conditional_moves[1], "");
}

}  // namespace
}  // namespace posthouse::club
