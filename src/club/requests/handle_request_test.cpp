#include "club/challenges/match_start.h"
#include "club/clocks/turns.h"
#include "club/commands/club.h"

#include "club/commands/request_tables.h"
#include "club/commands/test_club.h"
#include "club/letters/letter_tables.h"
#include "games/game_help.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace posthouse::club {
namespace {

using namespace std::chrono_literals;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

class ServiceTest : public testing::Test {
protected:
    ServiceTest() {
        EXPECT_TRUE(club.say("", "signup ann annspass").accepted);
        EXPECT_TRUE(club.say("", "signup bob bobspass").accepted);
    }
    void begin_match() { ASSERT_TRUE(club.say("ann", "wari challenge ann bob").accepted); }
    /// Says it and expects to be refused with a sentence that holds these words, and that nothing
    /// has changed.
    void expect_refused(std::string_view who, const std::string& line, const std::string& words) {
        const Match before = club.match("wari", 1);
        const std::size_t letters = club.letters_to("bob").size() + club.letters_to("ann").size();
        const Response reply = club.say(who, line);
        EXPECT_FALSE(reply.accepted) << line;
        EXPECT_THAT(reply.text, HasSubstr(words)) << line;
        EXPECT_THAT(reply.changed, IsEmpty());
        const Match after = club.match("wari", 1);
        EXPECT_EQ(after.plies, before.plies);
        EXPECT_EQ(after.outcome, before.outcome);
        EXPECT_EQ(club.letters_to("bob").size() + club.letters_to("ann").size(), letters);
    }

    TestClub club;
};

TEST_F(ServiceTest, ANameIsUniqueWhateverTheCaseOfItsLetters) {
    EXPECT_FALSE(club.say("", "signup ANN otherpass").accepted);
}

TEST_F(ServiceTest, NamesPasswordsAndAddressesThatWouldNotDoAreRefusedWithASentence) {
    for (const char* line :
         {"signup a longenough", "signup 12ann longenough", "signup wari longenough",
          "signup move longenough", "signup computer-9 longenough", "signup an!n longenough",
          "signup carol short", "signup carol longenough no-address",
          "signup carol longenough a@b@c"})
        EXPECT_FALSE(club.say("", line).accepted) << line;
}

TEST_F(ServiceTest, AMatchBeginsWithALetterToTheOtherAndTheBoardInTheAnswer) {
    const Response reply = club.say("ann", "wari challenge ann bob");
    EXPECT_TRUE(reply.accepted);
    EXPECT_THAT(reply.text, HasSubstr("wari board 1, ann against bob"));
    EXPECT_THAT(reply.text, HasSubstr("It is your turn."));
    EXPECT_THAT(club.letters_to("bob"), SizeIs(1));
}

TEST_F(ServiceTest, TheChallengeSaysWhoMovesFirst) {
    club.say("ann", "wari challenge ann bob --first=bob");
    EXPECT_EQ(club.match("wari", 1).seats[0], club.user("bob").id);
    club.say("ann", "wari challenge ann bob --first=lot");
    EXPECT_EQ(club.match("wari", 2).seats[0], club.user("ann").id);
    EXPECT_FALSE(club.say("ann", "wari challenge ann bob --first=carol").accepted);
    EXPECT_FALSE(club.say("ann", "wari challenge ann bob --f=bob").accepted);
}

TEST_F(ServiceTest, OnlyOneOfTheTwoMayChallenge) {
    EXPECT_FALSE(club.say("", "wari challenge ann bob").accepted);
    EXPECT_FALSE(club.say("ann", "wari challenge bob computer-1").accepted);
    EXPECT_FALSE(club.say("ann", "wari challenge ann ann").accepted);
    EXPECT_FALSE(club.say("ann", "wari challenge ann nobody").accepted);
    EXPECT_FALSE(club.say("", "wari challenge ann bob --password=wrongpass").accepted);
    EXPECT_TRUE(club.say("", "wari challenge ann bob --password=annspass").accepted);
}

TEST_F(ServiceTest, AMoveIsPlayedOnceAndTellsTheOther) {
    begin_match();
    const Response reply = club.say("ann", "wari move 1 b");
    EXPECT_TRUE(reply.accepted) << reply.text;
    EXPECT_EQ(club.match("wari", 1).plies, 1);
    EXPECT_THAT(reply.changed, ElementsAre(club.match("wari", 1).id));
    EXPECT_THAT(club.letters_to("bob"), SizeIs(1));
    EXPECT_THAT(club.letters_to("bob").front().text(), HasSubstr("It is your turn."));
}

TEST_F(ServiceTest, TheOldFormWithNameAndPasswordWorksWithoutASession) {
    begin_match();
    EXPECT_TRUE(club.say("", "wari move 1 ann annspass b").accepted);
    EXPECT_TRUE(club.say("", "WARI MOVE 1 BOB bobspass D").accepted);
    EXPECT_EQ(club.match("wari", 1).plies, 2);
}

TEST_F(ServiceTest, WhatIsWrongIsOneSentenceWithTheBoardAndTheLegalMovesAndNothingChanges) {
    begin_match();
    club.say("ann", "wari move 1 b");
    club.say("bob", "wari move 1 d");
    for (const auto& [who, line, words] : std::vector<std::array<std::string, 3>>{
             {"", "wari move 1 ann wrongpass a", "password is not right"},
             {"ann", "wari move 1 z", "z"},
             {"bob", "wari move 1 a", "not your turn"},
             {"ann", "wari move 1 pass", "no passing"},
             {"ann", "wari move 1 a#7", "number 3"},
             {"ann", "wari move 1 a#x", "number of the move"},
             {"computer-1", "wari move 1 a", "do not play"}}) {
        expect_refused(who, line, words);
        EXPECT_THAT(club.say(who, line).text, HasSubstr("Legal moves: a")) << line;
    }
    expect_refused("ann", "wari move 99 a", "no wari board 99");
    expect_refused("ann", "wari move bob a", "A board is a number");
    expect_refused("", "wari move 1 a", "wari move board user password MOVE");
    expect_refused("ann", "wari move 1 a --fast", "no option --fast");
}

TEST_F(ServiceTest, ARefusalNeverRepeatsAPassword) {
    begin_match();
    for (const char* line : {"wari move hunter22 1 ann c", "wari move 1 ann hunter22 z",
                             "wari frob 1 ann hunter22 c", "wari move 1 ann hunter22"})
        EXPECT_THAT(club.say("", line).text, Not(HasSubstr("hunter22"))) << line;
    const Response quoted = club.say("", "wari challenge ann hunter22 --password=hunter22");
    EXPECT_THAT(quoted.text, HasSubstr("no player called “***”"));
    EXPECT_EQ(quoted.refusal->code, "no-such-player");
    EXPECT_THAT(quoted.refusal->sentence.view(), HasSubstr("“***”"));
    EXPECT_TRUE(quoted.refusal->parameters.empty());
}

TEST_F(ServiceTest, AMoveNumberedAsPlayedAlreadyIsHarmless) {
    begin_match();
    club.say("ann", "wari move 1 b#1");
    const Response again = club.say("ann", "wari move 1 b#1");
    EXPECT_TRUE(again.accepted);
    EXPECT_THAT(again.text, HasSubstr("played already"));
    EXPECT_EQ(club.match("wari", 1).plies, 1);
    EXPECT_FALSE(club.say("ann", "wari move 1 c#1").accepted);
}

TEST_F(ServiceTest, TheSameKeyIsToldTheSameMatchAndFacts) {
    Request request;
    request.speaker = club.user("ann").id;
    request.now = club.now;
    const auto twice = [&](const std::string& key, const std::string& line) {
        request.key = key;
        request.lines = {line};
        const Response first = club.submit(request), second = club.submit(request);
        EXPECT_TRUE(first.accepted) << first.text;
        EXPECT_TRUE(second.replayed);
        EXPECT_EQ(second.text, first.text);
        EXPECT_EQ(second.match, first.match);
        EXPECT_EQ(stored_facts(second.facts), stored_facts(first.facts));
        return second;
    };
    EXPECT_TRUE(twice("one", "wari challenge ann bob --first=ann").match);
    const Response open = twice("two", "wari challenge ann --to=anyone");
    ASSERT_THAT(open.facts, SizeIs(1));
    EXPECT_EQ(open.facts[0].name, "open_board");
    EXPECT_EQ(std::get<std::int64_t>(open.facts[0].value), 2);
}

TEST_F(ServiceTest, TheSameKeyHasOneEffectAndTheSameAnswer) {
    begin_match();
    Request request;
    request.key = "mail:<1@example.org>";
    request.lines = {"wari move 1 b"};
    request.speaker = club.user("ann").id;
    request.answer_to = ReturnAddress{"ann@example.org", "wari move 1 b", "<1@example.org>", ""};
    request.now = club.now;
    const Response first = club.submit(request);
    const Response second = club.submit(request);
    EXPECT_TRUE(first.accepted);
    EXPECT_TRUE(second.replayed);
    EXPECT_EQ(second.text, "You have made this move already: b, on wari board 1.\n");
    EXPECT_EQ(club.match("wari", 1).plies, 1);
    std::vector<Letter> due;
    club.store.read([&](const StoreReader& reader) { due = letters_due(reader, club.now, 100); });
    EXPECT_THAT(due, SizeIs(1));
}

/// Moves and other commands of players on wari board 1, each with a key as programs give it.
struct RepeatedMoveTest : ServiceTest {
    RepeatedMoveTest() { begin_match(); }

    Response send(const std::string& name, const std::string& key, const std::string& line) {
        Request request;
        const UserId speaker = club.user(name).id;
        request.key = fmt::format("http:{}:{}", static_cast<std::int64_t>(speaker), key);
        request.lines = {line};
        request.speaker = speaker;
        request.now = club.now;
        return club.submit(request);
    }
    int plies() { return club.match("wari", 1).plies; }
    bool has_response(const std::string& key) {
        bool has = false;
        club.store.read(
            [&](const StoreReader& reader) { has = stored_response(reader, key).has_value(); });
        return has;
    }
};

TEST_F(RepeatedMoveTest, TheMoveItselfKnowsItsRequest) {
    EXPECT_TRUE(send("ann", "k1", "wari move 1 b").accepted);
    EXPECT_FALSE(
        has_response(fmt::format("http:{}:k1", static_cast<std::int64_t>(club.user("ann").id))));
    EXPECT_TRUE(send("bob", "k1", "wari move 1 d").accepted) << "keys of players are their own";
    const Response again = send("ann", "k1", "wari move 1 b");
    EXPECT_TRUE(again.accepted);
    EXPECT_TRUE(again.replayed);
    EXPECT_EQ(again.match, club.match("wari", 1).id);
    EXPECT_EQ(again.text, "You have made this move already: b, on wari board 1.\n");
    EXPECT_EQ(plies(), 2);
    EXPECT_TRUE(send("ann", "k2", "wari move 1 c").accepted);
    EXPECT_EQ(plies(), 3);
}

TEST_F(RepeatedMoveTest, AKeyIsForOneMove) {
    EXPECT_TRUE(send("ann", "k", "wari move 1 b").accepted);
    EXPECT_TRUE(send("bob", "k", "wari move 1 d").accepted);
    const Response reused = send("ann", "k", "wari move 1 c");
    EXPECT_FALSE(reused.accepted);
    EXPECT_EQ(reused.refusal.value().code, "key-reused");
    EXPECT_EQ(plies(), 2);
}

TEST_F(RepeatedMoveTest, ARefusalIsTheSameAgain) {
    EXPECT_FALSE(send("bob", "k", "wari move 1 d").accepted) << "ann is to move";
    EXPECT_TRUE(send("ann", "k", "wari move 1 b").accepted);
    const Response again = send("bob", "k", "wari move 1 d");
    EXPECT_TRUE(again.replayed);
    EXPECT_FALSE(again.accepted);
    EXPECT_EQ(plies(), 1);
}

TEST_F(RepeatedMoveTest, IsNotMadeAgainAfterItWasTakenBack) {
    EXPECT_TRUE(send("ann", "k", "wari move 1 b").accepted);
    club.say("ann", "wari move 1 undo");
    club.say("bob", "wari move 1 accept");
    ASSERT_EQ(plies(), 0);
    const Response again = send("ann", "k", "wari move 1 b");
    EXPECT_TRUE(again.replayed);
    EXPECT_EQ(again.text, "You have made this move already, and it was taken back.\n");
    EXPECT_EQ(plies(), 0);
    EXPECT_TRUE(send("ann", "k2", "wari move 1 b").accepted);
    EXPECT_EQ(plies(), 1);
}

TEST_F(RepeatedMoveTest, IsKnownInAFinishedMatch) {
    EXPECT_TRUE(send("ann", "k", "wari move 1 b").accepted);
    club.say("bob", "wari resign 1");
    ASSERT_TRUE(club.match("wari", 1).outcome);
    EXPECT_TRUE(send("ann", "k", "wari move 1 b").replayed);
}

TEST_F(RepeatedMoveTest, MayBeOneOfSeveralOnTheSameBoard) {
    Request request;
    request.speaker = club.user("ann").id;
    request.key = fmt::format("http:{}:k", static_cast<std::int64_t>(*request.speaker));
    request.lines = {"multiple"};
    request.comment = "wari move 1 b\nwari move 1 bob bobspass d\nwari move 1 c";
    request.now = club.now;
    EXPECT_TRUE(club.submit(request).accepted);
    EXPECT_EQ(plies(), 3);
    EXPECT_TRUE(club.submit(request).replayed);
    EXPECT_EQ(plies(), 3);
}

TEST_F(ServiceTest, SeveralLinesAreAnsweredInOneTranscriptAndARefusedOneDoesNotStopTheOthers) {
    begin_match();
    Request request;
    request.lines = {"wari move 1 z", "wari move 1 ann annspass b", "list"};
    request.speaker = club.user("ann").id;
    request.now = club.now;
    const Response reply = club.submit(request);
    EXPECT_FALSE(reply.accepted);
    EXPECT_THAT(reply.text, HasSubstr("> wari move 1 ann *** b"));
    EXPECT_EQ(club.match("wari", 1).plies, 1);
}

TEST_F(ServiceTest, MultipleCarriesOutTheLinesBeneathIt) {
    begin_match();
    const Response reply = club.say("ann", "multiple",
                                    "# my morning\nwari move 1 b\n\nwari move 1 bob bobspass d\n"
                                    "thanks\nwari resign 1\n");
    EXPECT_TRUE(reply.accepted) << reply.text;
    EXPECT_THAT(reply.text, HasSubstr("> wari move 1 b\n"));
    EXPECT_THAT(reply.text, HasSubstr("> wari move 1 bob *** d\n"));
    EXPECT_EQ(club.match("wari", 1).plies, 2);
    EXPECT_EQ(club.match("wari", 1).outcome, std::nullopt);
    EXPECT_FALSE(club.say("ann", "multiple", "").accepted);
    EXPECT_FALSE(club.say("ann", "multiple", "list\nmultiple").accepted) << "not within itself";
}

TEST_F(ServiceTest, AfterTenRefusedLinesTheRestIsNotTried) {
    begin_match();
    std::string lines;
    for (int i = 0; i < 10; ++i) lines += "wari move 1 z\nlist\n";
    const Response reply = club.say("ann", "multiple", lines + "wari move 1 b\nlist\n");
    EXPECT_FALSE(reply.accepted);
    EXPECT_THAT(reply.text, HasSubstr("10 lines were refused: the rest (3) was not tried."));
    EXPECT_EQ(club.match("wari", 1).plies, 0);
}

TEST_F(ServiceTest, ACommandThatTakesWordsIsRefusedWithoutThemOrWithTooMany) {
    begin_match();
    for (const CommandSpec& row : command_table()) {
        if (!row.requires_text || row.id == CommandId::multiple) continue;
        const bool about_bob = row.id == CommandId::message || row.id == CommandId::report;
        const std::string line = row.per_game ? "wari " + std::string(row.word) + " 1"
                                              : std::string(row.word) + (about_bob ? " bob" : "");
        for (const char* nothing : {" \n ", "\u200b"}) {
            const Response reply = club.say("ann", line, nothing);
            EXPECT_FALSE(reply.accepted) << line;
            EXPECT_THAT(reply.text, HasSubstr("below the command")) << line;
        }
        const Response reply = club.say("ann", line, std::string(4001, 'x'));
        EXPECT_FALSE(reply.accepted) << line;
        EXPECT_THAT(reply.text, HasSubstr("too long for one message")) << line;
    }
}

TEST_F(ServiceTest, AnyCommandCountsAsHavingLooked) {
    begin_match();
    club.now += 3h;
    club.say("", "wari show 1");
    club.say("", "wari move 1 ann wrongpass b");
    EXPECT_LT(club.user("ann").last_seen.value_or(Instant{}), club.now);
    club.say("", "wari move 1 ann annspass b");
    EXPECT_EQ(club.user("ann").last_seen, club.now);
    club.say("bob", "list");
    EXPECT_EQ(club.user("bob").last_seen, club.now);
}

TEST_F(ServiceTest, AMailTokenInACommentIsNotPassedOn) {
    begin_match();
    const std::string mark = reply_token(club.key, {club.match("wari", 1).id});
    club.say("ann", "wari move 1 b", "you wrote to house+" + mark + "@house.example");
    EXPECT_THAT(club.letters_to("bob").front().text(),
                Not(HasSubstr(mark.substr(mark.rfind('.') + 1))));
    EXPECT_THAT(club.letters_to("bob").front().text(), HasSubstr("you wrote to house+"));
}

TEST_F(ServiceTest, ACommentGoesToTheOpponentWithoutThePasswordInIt) {
    begin_match();
    club.say("", "wari move 1 ann annspass b", "My password is annspass, good luck!");
    EXPECT_THAT(club.letters_to("bob").front().text(), HasSubstr("My password is ***, good luck!"));
}

TEST_F(ServiceTest, ResigningBeforeBothHaveMovedIsDecliningAndDoesNotCount) {
    begin_match();
    club.say("ann", "wari move 1 b");
    EXPECT_TRUE(club.say("bob", "wari resign 1").accepted);
    EXPECT_EQ(club.match("wari", 1).outcome->reason, "declined");
    EXPECT_THAT(club.say("", "wari standings").text, HasSubstr("No match"));
}

TEST_F(ServiceTest, ResigningAfterBothHaveMovedLosesAndNothingMoreCanBePlayed) {
    begin_match();
    club.say("ann", "wari move 1 b");
    club.say("bob", "wari move 1 d");
    EXPECT_TRUE(club.say("bob", "wari move 1 resign").accepted);
    EXPECT_EQ(club.match("wari", 1).outcome->result, Result::first);
    EXPECT_EQ(club.match("wari", 1).outcome->reason, "resigned");
    EXPECT_FALSE(club.say("ann", "wari move 1 a").accepted);
    EXPECT_FALSE(club.say("ann", "wari resign 1").accepted);
    EXPECT_THAT(club.say("", "wari standings").text,
                HasSubstr("ann                  1662? ± 290       1     1     0     0"));
    EXPECT_THAT(club.say("", "wari history bob").text, HasSubstr("ann won, resigned"));
    EXPECT_THAT(club.say("", "wari show 1").text, HasSubstr("Won by ann: bob resigned."));
}

TEST_F(ServiceTest, TheComputerGetsAJobForEachOfItsTurnsAndNoLetters) {
    club.say("ann", "wari challenge ann computer-2 --first=ann");
    EXPECT_THAT(club.jobs("think", club.now), IsEmpty());
    club.say("ann", "wari move 1 b");
    const auto jobs = club.jobs("think", club.now);
    ASSERT_THAT(jobs, SizeIs(1));
    EXPECT_EQ(jobs[0].ply, 1);
    EXPECT_TRUE(club.say("computer-2", "wari move 1 d").accepted);
    EXPECT_THAT(club.jobs("think", club.now), IsEmpty());
    EXPECT_THAT(club.letters_to("computer-2"), IsEmpty());
}

TEST_F(ServiceTest, ATurnWhoseTimeIsUpIsLostOnce) {
    club.say("ann", "wari challenge ann bob --clock=4h+1h");
    club.now += 2h;
    club.say("ann", "wari move 1 b");
    club.now += 3h;
    club.run_due_jobs();
    EXPECT_FALSE(club.match("wari", 1).outcome) << "the time of the turn before is up";
    club.now += 1h;
    const auto jobs = club.jobs("flag", club.now);
    ASSERT_THAT(jobs, SizeIs(1));
    for (int i = 0; i < 2; ++i)
        transact(club.store,
                 [&](UnitOfWork& unit) { run_turn_job(club.club(), unit, jobs[0], club.now); });
    EXPECT_EQ(club.match("wari", 1).outcome->reason, "time");
    EXPECT_EQ(club.match("wari", 1).outcome->result, Result::first);
    EXPECT_THAT(club.letters_to("ann"), SizeIs(1));
}

TEST_F(ServiceTest, ATimeThatIsUpAfterTheMoveWasMadeChangesNothing) {
    club.say("ann", "wari challenge ann bob --clock=4h");
    const auto jobs = club.jobs("flag", club.now + 4h);
    ASSERT_THAT(jobs, SizeIs(1));
    club.say("ann", "wari move 1 b");
    transact(club.store,
             [&](UnitOfWork& unit) { run_turn_job(club.club(), unit, jobs[0], club.now + 4h); });
    EXPECT_EQ(club.match("wari", 1).outcome, std::nullopt);
}

auto board_letter_to(std::string_view address) {
    return testing::AllOf(testing::Field(&Letter::kind, LetterKind::board),
                          testing::Field(&Letter::address, address));
}

TEST_F(ServiceTest, AnAddressCountsOnlyOnceItIsConfirmed) {
    EXPECT_TRUE(club.say("", "signup carol carolspass carol@example.org").accepted);
    const auto letters = club.letters_to("carol");
    ASSERT_THAT(letters, SizeIs(1));
    EXPECT_THAT(letters[0].text(), HasSubstr("{confirm}"));
    club.say("ann", "wari challenge ann carol");
    EXPECT_THAT(club.letters_to("carol"), Contains(board_letter_to("")));
    EXPECT_FALSE(club.say("", "confirm 12345678901234567890").accepted);
    const User carol = club.user("carol");
    EXPECT_TRUE(club.say("", "confirm " + address_confirmation_token(club.key, carol.id,
                                                                     "carol@example.org"))
                    .accepted);
    EXPECT_TRUE(club.user("carol").may_write_from("carol@example.org"));
    club.say("ann", "wari challenge ann carol");
    EXPECT_THAT(club.letters_to("carol"), Contains(board_letter_to("carol@example.org")));
}

TEST_F(ServiceTest, GamesListsTheMatchesThatAreAskedFor) {
    begin_match();
    club.say("ann", "wari challenge ann bob --first=bob");
    club.say("ann", "wari resign 2");
    EXPECT_THAT(club.say("", "wari games ann").text, Not(HasSubstr("   2  ")));
    EXPECT_THAT(club.say("", "wari games ann all").text, HasSubstr("   2  bob"));
    EXPECT_THAT(club.say("", "wari games ann inactive").text, HasSubstr("declined"));
    EXPECT_THAT(club.say("", "wari games ann next").text, HasSubstr("   1  ann"));
    EXPECT_THAT(club.say("", "wari games bob next").text, HasSubstr("No such matches"));
    EXPECT_FALSE(club.say("", "wari games nobody").accepted);
}

TEST_F(ServiceTest, ShowGoesBackToAnEarlierMoveAndPreviewChangesNothing) {
    begin_match();
    club.say("ann", "wari move 1 b");
    club.say("bob", "wari move 1 d");
    EXPECT_THAT(club.say("", "wari show 1#1").text,
                HasSubstr("position: 4,0,5,5,5,5/4,4,4,4,4,4 0 0 N"));
    EXPECT_FALSE(club.say("", "wari show 1#3").accepted);
    EXPECT_THAT(club.say("ann", "wari preview 1 f c").text, HasSubstr("captured 2"));
    EXPECT_THAT(club.say("", "wari preview new 2 b d f").text, HasSubstr("Legal moves"));
    const std::string three = club.say("", "wari preview new b d f").text;
    for (const char* number : {"2", "0", "3"})  // of players, for pbmserv
        EXPECT_EQ(club.say("", std::string("wari preview new ") + number + " b d f").text, three);
    EXPECT_THAT(club.say("", "wari preview new 0").text, HasSubstr("Legal moves: a b c d e f"));
    EXPECT_THAT(club.say("", "wari-24 preview new 2 1 7").text,
                HasSubstr("North sows 4 seeds from 7"));
    EXPECT_FALSE(club.say("", "wari preview new 2 z").accepted);
    EXPECT_FALSE(club.say("", "wari preview 1#3 f").accepted);
    EXPECT_FALSE(club.say("", "wari preview 1 z").accepted);
    EXPECT_EQ(club.match("wari", 1).plies, 2);
}

TEST_F(ServiceTest, HelpKnowsEveryGameAndEveryCommand) {
    const std::string all = club.say("", "help commands").text;
    for (const CommandSpec& row : command_table()) {
        EXPECT_THAT(all, HasSubstr(row.usage().substr(0, row.usage().find(" [--"))));
        EXPECT_TRUE(club.say("", "help " + std::string(row.word)).accepted) << row.word;
    }
    for (const games::Game& game : games::all_games()) {
        if (!game.listed) continue;
        EXPECT_THAT(club.say("", "list").text, HasSubstr(std::string(game.name)));
        EXPECT_EQ(club.say("", std::string(game.name) + " help rules").text,
                  games::help_rules(game, Texts()));
    }
    EXPECT_FALSE(club.say("", "help frobnication").accepted);
}

TEST_F(ServiceTest, ABoardIsShownAsThePlayerNamedBehindItSeesIt) {
    begin_match();
    const Response as_bob = club.say("bob", "wari show 1");
    EXPECT_EQ(club.say("", "wari show 1 bob").text, as_bob.text);
    EXPECT_NE(club.say("", "wari show 1 ann").text, as_bob.text);
    EXPECT_FALSE(club.say("", "wari show 1 nobody-here").accepted);
    const std::string before = club.say("", "wari show 1 ann").text;
    EXPECT_TRUE(club.say("ann", "wari submit 1 c").accepted);
    EXPECT_EQ(club.say("", "wari show 1 ann").text, before) << "only she may see what she submits";
}

TEST_F(ServiceTest, EveryAnswerFitsInto72Columns) {
    begin_match();
    club.say("ann", "octilite challenge ann bob");
    club.say("ann", "super-wari challenge ann bob");
    for (const char* line :
         {"help", "help commands", "help challenge", "list", "wari show 1", "octilite show 1",
          "super-wari show 1", "wari games ann all", "wari move 1 zzz", "octilite move 1 zzz",
          "wari help", "octilite help", "nonsense"}) {
        const std::string text = club.say("ann", line).text;
        std::string_view rest = text;
        while (!rest.empty()) {
            const std::string_view one = take_until(rest, '\n');
            std::size_t columns = 0;
            for (char c : one) columns += (static_cast<unsigned char>(c) & 0xC0) != 0x80;
            EXPECT_LE(columns, 72u) << line << ": " << one;
        }
    }
}

}  // namespace
}  // namespace posthouse::club
