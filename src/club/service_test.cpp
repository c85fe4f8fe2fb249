#include "club/service.h"

#include "club/letters.h"
#include "club/test_club.h"

#include <gmock/gmock.h>

namespace posthouse::club {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

class ServiceTest : public testing::Test {
protected:
    ServiceTest() {
        EXPECT_TRUE(house.say("", "signup ann annspass").accepted);
        EXPECT_TRUE(house.say("", "signup bob bobspass").accepted);
    }
    void begin_match() { ASSERT_TRUE(house.say("ann", "wari challenge ann bob").accepted); }
    /// Says it and expects to be refused with a sentence that holds these words, and that nothing
    /// has changed.
    void expect_refused(std::string_view who, const std::string& line, const std::string& words) {
        const Match before = house.match("wari", 1);
        const std::size_t letters = house.letters_to("bob").size() + house.letters_to("ann").size();
        const Response reply = house.say(who, line);
        EXPECT_FALSE(reply.accepted) << line;
        EXPECT_THAT(reply.text, HasSubstr(words)) << line;
        EXPECT_THAT(reply.changed, IsEmpty());
        const Match after = house.match("wari", 1);
        EXPECT_EQ(after.plies, before.plies);
        EXPECT_EQ(after.ending, before.ending);
        EXPECT_EQ(house.letters_to("bob").size() + house.letters_to("ann").size(), letters);
    }

    TestClub house;
};

TEST_F(ServiceTest, ANameIsUniqueWhateverTheCaseOfItsLetters) {
    EXPECT_FALSE(house.say("", "signup ANN otherpass").accepted);
}

TEST_F(ServiceTest, NamesPasswordsAndAddressesThatWouldNotDoAreRefusedWithASentence) {
    for (const char* line :
         {"signup a longenough", "signup 12ann longenough", "signup wari longenough",
          "signup move longenough", "signup computer-9 longenough", "signup an!n longenough",
          "signup carol short", "signup carol longenough no-address",
          "signup carol longenough a@b@c"})
        EXPECT_FALSE(house.say("", line).accepted) << line;
}

TEST_F(ServiceTest, AMatchBeginsWithALetterToTheOtherAndTheBoardInTheAnswer) {
    const Response reply = house.say("ann", "wari challenge ann bob");
    EXPECT_TRUE(reply.accepted);
    EXPECT_THAT(reply.text, HasSubstr("wari board 1, ann against bob"));
    EXPECT_THAT(reply.text, HasSubstr("It is your turn."));
    EXPECT_THAT(house.letters_to("bob"), SizeIs(1));
    EXPECT_THAT(house.letters_to("ann"), IsEmpty());
}

TEST_F(ServiceTest, TheChallengeSaysWhoMovesFirst) {
    house.say("ann", "wari challenge ann bob --first=bob");
    EXPECT_EQ(house.match("wari", 1).seats[0], house.user("bob").id);
    house.say("ann", "wari challenge ann bob --first=lot");
    EXPECT_EQ(house.match("wari", 2).seats[0], house.user("ann").id);
    EXPECT_FALSE(house.say("ann", "wari challenge ann bob --first=carol").accepted);
    EXPECT_FALSE(house.say("ann", "wari challenge ann bob --f=bob").accepted);
}

TEST_F(ServiceTest, OnlyOneOfTheTwoMayChallenge) {
    EXPECT_FALSE(house.say("", "wari challenge ann bob").accepted);
    EXPECT_FALSE(house.say("ann", "wari challenge bob computer-1").accepted);
    EXPECT_FALSE(house.say("ann", "wari challenge ann ann").accepted);
    EXPECT_FALSE(house.say("ann", "wari challenge ann nobody").accepted);
    EXPECT_FALSE(house.say("", "wari challenge ann bob --password=wrongpass").accepted);
    EXPECT_TRUE(house.say("", "wari challenge ann bob --password=annspass").accepted);
}

TEST_F(ServiceTest, AMoveIsPlayedOnceAndTellsTheOther) {
    begin_match();
    const Response reply = house.say("ann", "wari move 1 b");
    EXPECT_TRUE(reply.accepted) << reply.text;
    EXPECT_EQ(house.match("wari", 1).plies, 1);
    EXPECT_THAT(reply.changed, ElementsAre(house.match("wari", 1).id));
    EXPECT_THAT(house.letters_to("bob"), SizeIs(2));
    EXPECT_THAT(house.letters_to("bob").front().body, HasSubstr("It is your turn."));
}

TEST_F(ServiceTest, TheOldFormWithNameAndPasswordWorksWithoutASession) {
    begin_match();
    EXPECT_TRUE(house.say("", "wari move 1 ann annspass b").accepted);
    EXPECT_TRUE(house.say("", "WARI MOVE 1 BOB bobspass D").accepted);
    EXPECT_EQ(house.match("wari", 1).plies, 2);
}

TEST_F(ServiceTest, WhatIsWrongIsOneSentenceWithTheBoardAndTheLegalMovesAndNothingChanges) {
    begin_match();
    house.say("ann", "wari move 1 b");
    house.say("bob", "wari move 1 d");
    for (const auto& [who, line, words] : std::vector<std::array<std::string, 3>>{
             {"", "wari move 1 ann wrongpass a", "password is not right"},
             {"ann", "wari move 1 z", "z"},
             {"bob", "wari move 1 a", "not your turn"},
             {"ann", "wari move 1 pass", "no passing"},
             {"ann", "wari move 1 a#7", "number 3"},
             {"ann", "wari move 1 a#x", "number of the move"},
             {"computer-1", "wari move 1 a", "do not play"}}) {
        expect_refused(who, line, words);
        EXPECT_THAT(house.say(who, line).text, HasSubstr("Legal moves: a")) << line;
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
        EXPECT_THAT(house.say("", line).text, Not(HasSubstr("hunter22"))) << line;
}

TEST_F(ServiceTest, AMoveNumberedAsPlayedAlreadyIsHarmless) {
    begin_match();
    house.say("ann", "wari move 1 b#1");
    const Response again = house.say("ann", "wari move 1 b#1");
    EXPECT_TRUE(again.accepted);
    EXPECT_THAT(again.text, HasSubstr("played already"));
    EXPECT_EQ(house.match("wari", 1).plies, 1);
    EXPECT_FALSE(house.say("ann", "wari move 1 c#1").accepted);
}

TEST_F(ServiceTest, TheSameKeyHasOneEffectAndTheSameAnswer) {
    begin_match();
    Request request;
    request.key = "mail:<1@example.org>";
    request.lines = {"wari move 1 b"};
    request.speaker = house.user("ann").id;
    request.answer_to = ReturnAddress{"ann@example.org", "wari move 1 b", "<1@example.org>", ""};
    request.now = house.now;
    const Response first = house.submit(request);
    const Response second = house.submit(request);
    EXPECT_TRUE(first.accepted);
    EXPECT_TRUE(second.replayed);
    EXPECT_EQ(second.text, first.text);
    EXPECT_EQ(house.match("wari", 1).plies, 1);
    std::vector<Letter> due;
    house.store.read([&](const StoreReader& reader) { due = reader.letters_due(house.now, 100); });
    EXPECT_THAT(due, SizeIs(1));
}

TEST_F(ServiceTest, SeveralLinesAreAnsweredInOneTranscriptAndARefusedOneDoesNotStopTheOthers) {
    begin_match();
    Request request;
    request.lines = {"wari move 1 z", "wari move 1 ann annspass b", "list"};
    request.speaker = house.user("ann").id;
    request.now = house.now;
    const Response reply = house.submit(request);
    EXPECT_FALSE(reply.accepted);
    EXPECT_THAT(reply.text, HasSubstr("> wari move 1 ann *** b"));
    EXPECT_EQ(house.match("wari", 1).plies, 1);
}

TEST_F(ServiceTest, MultipleCarriesOutTheLinesBeneathIt) {
    begin_match();
    const Response reply = house.say("ann", "multiple",
                                     "# my morning\nwari move 1 b\n\nwari move 1 bob bobspass d\n"
                                     "thanks\nwari resign 1\n");
    EXPECT_TRUE(reply.accepted) << reply.text;
    EXPECT_THAT(reply.text, HasSubstr("> wari move 1 b\n"));
    EXPECT_THAT(reply.text, HasSubstr("> wari move 1 bob *** d\n"));
    EXPECT_EQ(house.match("wari", 1).plies, 2);
    EXPECT_EQ(house.match("wari", 1).ending, std::nullopt);
    EXPECT_FALSE(house.say("ann", "multiple", "").accepted);
    EXPECT_FALSE(house.say("ann", "multiple", "list\nmultiple").accepted) << "not within itself";
}

TEST_F(ServiceTest, AfterTenRefusedLinesTheRestIsNotTried) {
    begin_match();
    std::string lines;
    for (int i = 0; i < 10; ++i) lines += "wari move 1 z\nlist\n";
    const Response reply = house.say("ann", "multiple", lines + "wari move 1 b\nlist\n");
    EXPECT_FALSE(reply.accepted);
    EXPECT_THAT(reply.text, HasSubstr("10 lines were refused: the other 3 were not tried."));
    EXPECT_EQ(house.match("wari", 1).plies, 0);
}

TEST_F(ServiceTest, ACommandThatTakesWordsIsRefusedWithoutThem) {
    begin_match();
    for (const CommandSpec& row : command_table()) {
        if (!row.takes_text || row.id == CommandId::multiple) continue;
        const bool about_bob = row.id == CommandId::message || row.id == CommandId::report;
        const std::string line = row.per_game ? "wari " + std::string(row.word) + " 1"
                                              : std::string(row.word) + (about_bob ? " bob" : "");
        const Response reply = house.say("ann", line, " \n ");
        EXPECT_FALSE(reply.accepted) << line;
        EXPECT_THAT(reply.text, HasSubstr("below the command")) << line;
    }
}

TEST_F(ServiceTest, AnyCommandCountsAsHavingLooked) {
    begin_match();
    house.now += 3h;
    house.say("", "wari show 1");
    house.say("", "wari move 1 ann wrongpass b");
    EXPECT_LT(house.user("ann").last_seen.value_or(Instant{}), house.now);
    house.say("", "wari move 1 ann annspass b");
    EXPECT_EQ(house.user("ann").last_seen, house.now);
    house.say("bob", "list");
    EXPECT_EQ(house.user("bob").last_seen, house.now);
}

TEST_F(ServiceTest, AMailTokenInACommentIsNotPassedOn) {
    begin_match();
    const std::string mark = reply_token(house.key, {house.match("wari", 1).id});
    house.say("ann", "wari move 1 b", "you wrote to house+" + mark + "@house.example");
    EXPECT_THAT(house.letters_to("bob").front().body,
                Not(HasSubstr(mark.substr(mark.rfind('.') + 1))));
    EXPECT_THAT(house.letters_to("bob").front().body, HasSubstr("you wrote to house+"));
}

TEST_F(ServiceTest, ACommentGoesToTheOpponentWithoutThePasswordInIt) {
    begin_match();
    house.say("", "wari move 1 ann annspass b", "My password is annspass, good luck!");
    EXPECT_THAT(house.letters_to("bob").front().body, HasSubstr("My password is ***, good luck!"));
}

TEST_F(ServiceTest, ResigningBeforeBothHaveMovedIsDecliningAndDoesNotCount) {
    begin_match();
    house.say("ann", "wari move 1 b");
    EXPECT_TRUE(house.say("bob", "wari resign 1").accepted);
    EXPECT_EQ(house.match("wari", 1).ending->reason, "declined");
    EXPECT_THAT(house.say("", "wari standings").text, HasSubstr("No match"));
}

TEST_F(ServiceTest, ResigningAfterBothHaveMovedLosesAndNothingMoreCanBePlayed) {
    begin_match();
    house.say("ann", "wari move 1 b");
    house.say("bob", "wari move 1 d");
    EXPECT_TRUE(house.say("bob", "wari move 1 resign").accepted);
    EXPECT_EQ(house.match("wari", 1).ending->result, Result::first);
    EXPECT_EQ(house.match("wari", 1).ending->reason, "resigned");
    EXPECT_FALSE(house.say("ann", "wari move 1 a").accepted);
    EXPECT_FALSE(house.say("ann", "wari resign 1").accepted);
    EXPECT_THAT(house.say("", "wari standings").text,
                HasSubstr("ann                  1662? ± 290       1     1     0     0"));
    EXPECT_THAT(house.say("", "wari history bob").text, HasSubstr("ann won, resigned"));
    EXPECT_THAT(house.say("", "wari show 1").text, HasSubstr("Won by ann: bob resigned."));
}

TEST_F(ServiceTest, TheComputerGetsAJobForEachOfItsTurnsAndNoLetters) {
    house.say("ann", "wari challenge ann computer-2 --first=ann");
    EXPECT_THAT(house.jobs("think", house.now), IsEmpty());
    house.say("ann", "wari move 1 b");
    const auto jobs = house.jobs("think", house.now);
    ASSERT_THAT(jobs, SizeIs(1));
    EXPECT_EQ(jobs[0].ply, 1);
    EXPECT_TRUE(house.say("computer-2", "wari move 1 d").accepted);
    EXPECT_THAT(house.jobs("think", house.now), IsEmpty());
    EXPECT_THAT(house.letters_to("computer-2"), IsEmpty());
}

TEST_F(ServiceTest, ATurnWhoseTimeIsUpIsLostOnce) {
    house.say("ann", "wari challenge ann bob --clock=4h+1h");
    house.now += 2h;
    house.say("ann", "wari move 1 b");
    EXPECT_THAT(house.jobs("flag", house.now + 3h), IsEmpty());
    const auto jobs = house.jobs("flag", house.now + 4h);
    ASSERT_THAT(jobs, SizeIs(1));
    for (int i = 0; i < 2; ++i)
        transact(house.store,
                 [&](UnitOfWork& unit) { house.service().flag(unit, jobs[0], house.now + 4h); });
    EXPECT_EQ(house.match("wari", 1).ending->reason, "time");
    EXPECT_EQ(house.match("wari", 1).ending->result, Result::first);
    EXPECT_THAT(house.letters_to("ann"), SizeIs(1));
}

TEST_F(ServiceTest, ATimeThatIsUpAfterTheMoveWasMadeChangesNothing) {
    house.say("ann", "wari challenge ann bob --clock=4h");
    const auto jobs = house.jobs("flag", house.now + 4h);
    ASSERT_THAT(jobs, SizeIs(1));
    house.say("ann", "wari move 1 b");
    transact(house.store,
             [&](UnitOfWork& unit) { house.service().flag(unit, jobs[0], house.now + 4h); });
    EXPECT_EQ(house.match("wari", 1).ending, std::nullopt);
}

TEST_F(ServiceTest, AnAddressCountsOnlyOnceItIsConfirmed) {
    EXPECT_TRUE(house.say("", "signup carol carolspass carol@example.org").accepted);
    const auto letters = house.letters_to("carol");
    ASSERT_THAT(letters, SizeIs(1));
    EXPECT_THAT(letters[0].body, HasSubstr("{confirm}"));
    house.say("ann", "wari challenge ann carol");
    EXPECT_EQ(house.letters_to("carol").front().address, "");
    EXPECT_FALSE(house.say("", "confirm 12345678901234567890").accepted);
    const User carol = house.user("carol");
    EXPECT_TRUE(
        house.say("", "confirm " + confirmation_mark(house.key, carol.id, "carol@example.org"))
            .accepted);
    EXPECT_TRUE(house.user("carol").may_write_from("carol@example.org"));
    house.say("ann", "wari challenge ann carol");
    EXPECT_EQ(house.letters_to("carol").front().address, "carol@example.org");
}

TEST_F(ServiceTest, GamesListsTheMatchesThatAreAskedFor) {
    begin_match();
    house.say("ann", "wari challenge ann bob --first=bob");
    house.say("ann", "wari resign 2");
    EXPECT_THAT(house.say("", "wari games ann").text, Not(HasSubstr("   2  ")));
    EXPECT_THAT(house.say("", "wari games ann all").text, HasSubstr("   2  bob"));
    EXPECT_THAT(house.say("", "wari games ann inactive").text, HasSubstr("declined"));
    EXPECT_THAT(house.say("", "wari games ann next").text, HasSubstr("   1  ann"));
    EXPECT_THAT(house.say("", "wari games bob next").text, HasSubstr("No such matches"));
    EXPECT_FALSE(house.say("", "wari games nobody").accepted);
}

TEST_F(ServiceTest, ShowGoesBackToAnEarlierMoveAndPreviewChangesNothing) {
    begin_match();
    house.say("ann", "wari move 1 b");
    house.say("bob", "wari move 1 d");
    EXPECT_THAT(house.say("", "wari show 1#1").text,
                HasSubstr("position: 4,0,5,5,5,5/4,4,4,4,4,4 0 0 N"));
    EXPECT_FALSE(house.say("", "wari show 1#3").accepted);
    EXPECT_THAT(house.say("ann", "wari preview 1 f c").text, HasSubstr("captured 2"));
    EXPECT_THAT(house.say("", "wari preview new 2 b d f").text, HasSubstr("Legal moves"));
    const std::string three = house.say("", "wari preview new b d f").text;
    for (const char* number : {"2", "0", "3"})  // of players, for pbmserv
        EXPECT_EQ(house.say("", std::string("wari preview new ") + number + " b d f").text, three);
    EXPECT_THAT(house.say("", "wari preview new 0").text, HasSubstr("Legal moves: a b c d e f"));
    EXPECT_THAT(house.say("", "wari-24 preview new 2 1 7").text,
                HasSubstr("North sows 4 seeds from 7"));
    EXPECT_FALSE(house.say("", "wari preview new 2 z").accepted);
    EXPECT_FALSE(house.say("", "wari preview 1#3 f").accepted);
    EXPECT_FALSE(house.say("", "wari preview 1 z").accepted);
    EXPECT_EQ(house.match("wari", 1).plies, 2);
}

TEST_F(ServiceTest, HelpKnowsEveryGameAndEveryCommand) {
    const std::string all = house.say("", "help commands").text;
    for (const CommandSpec& row : command_table()) {
        EXPECT_THAT(all, HasSubstr(row.usage().substr(0, row.usage().find(" [--"))));
        EXPECT_TRUE(house.say("", "help " + std::string(row.word)).accepted) << row.word;
    }
    for (const games::Game& game : games::all_games()) {
        if (!game.listed) continue;
        EXPECT_THAT(house.say("", "list").text, HasSubstr(std::string(game.name)));
        EXPECT_EQ(house.say("", std::string(game.name) + " help rules").text, game.help);
    }
    EXPECT_FALSE(house.say("", "help frobnication").accepted);
}

TEST_F(ServiceTest, EveryAnswerFitsInto72Columns) {
    begin_match();
    house.say("ann", "octilite challenge ann bob");
    house.say("ann", "super-wari challenge ann bob");
    for (const char* line :
         {"help", "help commands", "help challenge", "list", "wari show 1", "octilite show 1",
          "super-wari show 1", "wari games ann all", "wari move 1 zzz", "octilite move 1 zzz",
          "wari help", "octilite help", "nonsense"}) {
        const std::string text = house.say("ann", line).text;
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
