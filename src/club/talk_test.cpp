#include "club/still_house.h"

#include <gmock/gmock.h>

#include <set>

namespace posthouse::club {
namespace {

using namespace std::chrono_literals;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

class TalkTest : public testing::Test {
protected:
    TalkTest() {
        for (const char* name : {"ann", "bob", "carol"})
            EXPECT_TRUE(house.say("", std::string("signup ") + name + " longenough").accepted);
        EXPECT_TRUE(house.say("ann", "wari challenge ann bob").accepted);
    }
    /// Boards are mailed to this player from now on.
    void mail_to(std::string_view name) {
        transact(house.store, [&](UnitOfWork& unit) {
            User user = *unit.user_named(name);
            user.addresses = {Address{user.name + "@example.org", true, 0, std::nullopt, false}};
            unit.change_user(user);
        });
    }
    void play(const std::string& letters) {
        for (char c : letters) {
            const Match match = house.match("wari", 1);
            const char* who = match.to_move == Side::first ? "ann" : "bob";
            expect_done(who, std::string("wari move 1 ") + c);
        }
    }
    Response expect_done(std::string_view who, const std::string& line, std::string comment = "") {
        Response reply = house.say(who, line, std::move(comment));
        EXPECT_TRUE(reply.accepted) << line << "\n" << reply.text;
        return reply;
    }
    void expect_refused(std::string_view who, const std::string& line, const std::string& words) {
        const std::size_t letters = house.letters_to("bob").size() + house.letters_to("ann").size();
        const Response reply = house.say(who, line);
        EXPECT_FALSE(reply.accepted) << line;
        EXPECT_THAT(reply.text, HasSubstr(words)) << line;
        EXPECT_EQ(house.letters_to("bob").size() + house.letters_to("ann").size(), letters);
    }
    Match match() const { return house.match("wari", 1); }
    std::vector<std::string> moves() const {
        std::vector<std::string> texts;
        const MatchId id = match().id;
        house.store.read([&](const StoreReader& reader) {
            for (const PlayedMove& move : reader.moves(id)) texts.push_back(move.text);
        });
        return texts;
    }

    TestClub house;
};

TEST_F(TalkTest, ADrawIsProposedInALetterThatSaysHowToAnswer) {
    mail_to("ann");
    play("bd");
    EXPECT_THAT(expect_done("bob", "wari move 1 propose").text,
                HasSubstr("You have proposed a draw."));
    const Letter letter = house.letters_to("ann").front();
    EXPECT_EQ(letter.kind, LetterKind::board);
    EXPECT_EQ(letter.ply, 2);
    EXPECT_THAT(letter.body, HasSubstr("bob proposes a draw: reply with just: accept, or: reject"));
    EXPECT_THAT(house.say("ann", "wari show 1").text, HasSubstr("“wari accept 1” agrees"));
    EXPECT_THAT(house.say("", "wari show 1").text, HasSubstr("bob proposes a draw."));
    expect_refused("bob", "wari move 1 accept", "your own proposal");
    expect_done("ann", "wari move 1 accept");
    EXPECT_EQ(match().ending, (MatchOutcome{Result::draw, "agreed", house.now}));
    EXPECT_THAT(house.letters_to("bob").front().body, HasSubstr("Drawn: both players agreed"));
}

TEST_F(TalkTest, AProposalIsRefusedWithdrawnAndMadeAgainAndEachLetterIsALetterOfItsOwn) {
    play("bd");
    expect_refused("ann", "wari accept 1", "Nothing has been proposed");
    for (int i = 0; i < 2; ++i) {
        expect_done("bob", "wari move 1 propose");
        expect_done("ann", "wari reject 1");
        EXPECT_EQ(match().proposal, Proposal::none);
        EXPECT_THAT(house.letters_to("bob").front().body, HasSubstr("ann refuses the draw."));
    }
    expect_done("bob", "wari move 1 propose");
    EXPECT_THAT(expect_done("bob", "wari move 1 propose").text, HasSubstr("already"));
    expect_done("bob", "wari move 1 reject");
    EXPECT_THAT(house.letters_to("ann").front().body, HasSubstr("bob withdraws the draw."));
    EXPECT_EQ(match().ending, std::nullopt);
}

TEST_F(TalkTest, TwoWhoBothProposeADrawHaveAgreed) {
    play("bd");
    expect_done("bob", "wari move 1 propose");
    expect_done("ann", "wari move 1 propose");
    EXPECT_EQ(match().ending->reason, "agreed");
}

TEST_F(TalkTest, AMoveByEitherEndsAProposal) {
    play("bd");
    expect_done("ann", "wari move 1 propose");
    play("f");
    EXPECT_EQ(match().proposal, Proposal::none);
    expect_refused("bob", "wari accept 1", "Nothing has been proposed");
    expect_done("ann", "wari move 1 undo");
    play("c");
    expect_refused("bob", "wari accept 1", "Nothing has been proposed");
}

TEST_F(TalkTest, WhatCannotBeProposedIsRefused) {
    expect_refused("ann", "wari move 1 propose", "once both have moved");
    expect_refused("ann", "wari move 1 undo", "nothing to take back");
    play("b");
    expect_refused("bob", "wari move 1 undo", "nothing to take back");
    play("d");
    expect_refused("ann", "wari move 1 propose#2", "number 3");
    expect_done("ann", "wari move 1 propose#3");
    expect_refused("bob", "wari move 1 undo", "Answer first");
    expect_refused("carol", "wari move 1 propose", "do not play");
}

TEST_F(TalkTest, TheProposersOwnLastMoveIsTakenBackAndTheAnswerToItToo) {
    play("bd");
    expect_done("bob", "wari move 1 undo");
    expect_done("ann", "wari accept 1");
    EXPECT_THAT(moves(), ElementsAre("b"));
    EXPECT_EQ(match().to_move, Side::second);
    EXPECT_EQ(match().undos, 1);
    play("c");
    expect_done("ann", "wari move 1 f");
    play("a");
    expect_done("ann", "wari move 1 undo");  // bob has answered f already
    EXPECT_THAT(expect_done("bob", "wari move 1 accept").text, HasSubstr("ann takes back f."));
    EXPECT_THAT(moves(), ElementsAre("b", "c"));
    EXPECT_EQ(match().to_move, Side::first);
    EXPECT_EQ(match().undos, 2);
    play("f");
    EXPECT_THAT(moves(), ElementsAre("b", "c", "f"));
}

TEST_F(TalkTest, ThePlyThatIsPlayedAgainAfterATakeBackIsToldInANewLetter) {
    mail_to("ann");
    play("bd");
    EXPECT_EQ(house.letters_to("ann").front().message_id, "wari.1.2.first");
    expect_done("bob", "wari move 1 undo");
    expect_done("ann", "wari accept 1");
    EXPECT_EQ(house.letters_to("bob").front().message_id, "wari.1.1.u1.second");
    play("d");
    const Letter letter = house.letters_to("ann").front();
    EXPECT_EQ(letter.message_id, "wari.1.2.u1.first");
    EXPECT_EQ(letter.undos, 1);
    EXPECT_THAT(letter.body, AllOf(HasSubstr("undos: 1"), HasSubstr("bob takes back d.")));
    std::set<std::string> ids;
    for (const char* who : {"ann", "bob"})
        for (const Letter& one : house.letters_to(who))
            EXPECT_TRUE(ids.insert(one.message_id).second) << one.message_id;
}

TEST_F(TalkTest, ATakeBackCostsTheTimeThatWasUsedAndDropsWhatWasLaidReady) {
    play("b");
    expect_done("ann", "wari queue 1 if d then f");
    expect_done("bob", "wari submit 1 d");
    house.now += 24h * 3;
    expect_done("ann", "wari move 1 undo");
    expect_done("bob", "wari accept 1");
    EXPECT_EQ(match().clock.left[1], 24h * 27);
    EXPECT_EQ(match().turn_since, house.now);
    EXPECT_EQ(match().plans[0], "");
    EXPECT_EQ(match().submitted[1], "");
    EXPECT_THAT(house.letters_to("ann").front().body, HasSubstr("Your plan is dropped"));
    const auto jobs = house.jobs("remind", house.now + 24h * 366);
    ASSERT_THAT(jobs, SizeIs(1));
    EXPECT_EQ(jobs[0].ply, 0);
}

TEST_F(TalkTest, ResigningAfterATakeBackIsNoDeclining) {
    play("bd");
    for (int i = 0; i < 2; ++i) {
        expect_done(i == 0 ? "bob" : "ann", "wari move 1 undo");
        expect_done(i == 0 ? "ann" : "bob", "wari accept 1");
    }
    EXPECT_THAT(moves(), IsEmpty());
    expect_done("ann", "wari resign 1");
    EXPECT_EQ(match().ending->reason, "resigned");
}

TEST_F(TalkTest, TheComputerRefusesDrawsAndGrantsTakeBacksForTheRating) {
    expect_done("ann", "wari challenge ann computer-2 --first=ann");
    expect_done("ann", "wari move 2 b");
    expect_done("computer-2", "wari move 2 d");
    const Response refused = house.say("ann", "wari move 2 propose");
    EXPECT_FALSE(refused.accepted);
    EXPECT_THAT(refused.text, HasSubstr("computer-2 refuses the draw"));
    EXPECT_TRUE(house.match("wari", 2).rated);
    EXPECT_THAT(expect_done("ann", "wari move 2 undo").text,
                HasSubstr("ann takes back b; the match is unrated now."));
    EXPECT_EQ(house.match("wari", 2).plies, 0);
    EXPECT_FALSE(house.match("wari", 2).rated);
    EXPECT_THAT(house.jobs("think", house.now), IsEmpty());
    expect_done("ann", "wari move 2 c");
    EXPECT_THAT(house.jobs("think", house.now), SizeIs(1));
}

TEST_F(TalkTest, TalkGoesToTheOtherAndToAllWhoWatchAndStaysWithTheMatch) {
    expect_done("carol", "wari subscribe 1");
    expect_done("ann", "wari chat 1", "Good luck!\nHow are you?");
    for (const auto& [who, id] :
         {std::pair("bob", "wari.1.chat.1.second"), std::pair("carol", "wari.1.chat.1.watch.")}) {
        const Letter letter = house.letters_to(who).front();
        EXPECT_EQ(letter.kind, LetterKind::notice);
        EXPECT_THAT(letter.message_id, testing::StartsWith(id));
        EXPECT_EQ(letter.references, "<wari.1@house.example>");
        EXPECT_EQ(letter.match, match().id);
        EXPECT_EQ(letter.ply.has_value(), std::string_view(who) == "bob");
        EXPECT_THAT(letter.body, HasSubstr("ann writes:\n  Good luck!\n  How are you?\n"));
    }
    EXPECT_THAT(house.letters_to("ann"), IsEmpty());
    expect_done("ann", "wari chat 1", "Good luck!");
    play("b");
    EXPECT_THAT(house.letters_to("bob").front().body,
                HasSubstr("Said at the board:\n  ann: Good luck!\n"));
    EXPECT_THAT(expect_done("bob", "wari showas 1").text, HasSubstr("ann: Good luck!"));
    play("dfce");
    EXPECT_THAT(house.letters_to("bob").front().body, Not(HasSubstr("Said at the board")));
    expect_refused("ann", "wari chat 1", "Write what you have to say beneath");
    EXPECT_FALSE(house.say("carol", "wari chat 1", "c is best").accepted);
}

TEST_F(TalkTest, OneMayThankTheOtherAfterTheGame) {
    play("bd");
    expect_done("ann", "wari resign 1");
    expect_done("bob", "wari chat 1", "Thank you for the game.");
    EXPECT_THAT(house.letters_to("ann").front().body, HasSubstr("Thank you for the game."));
}

TEST_F(TalkTest, WordsOfTheOtherFillInNothing) {
    expect_done("ann", "wari chat 1", "{confirm} {mail-password}");
    EXPECT_THAT(house.letters_to("bob").front().body, Not(HasSubstr("{confirm}")));
    play("b");
    EXPECT_THAT(house.letters_to("bob").front().body, Not(HasSubstr("{confirm}")));
}

TEST_F(TalkTest, ALetterThatOnlyWaitsOnThePageTellsTheNewsBesideTheBoard) {
    expect_done("carol", "wari subscribe 1");
    expect_done("ann", "wari move 1 b", "Mind your d.");
    for (const char* reader : {"bob", "carol"})
        EXPECT_THAT(house.letters_to(reader).front().body,
                    AllOf(HasSubstr("Move 1, ann: South sows 4 seeds from b."), HasSubstr("turn."),
                          HasSubstr("Mind your d."), HasSubstr("{page}/match/wari/1"),
                          Not(HasSubstr("reply with")), Not(HasSubstr("-- posthouse 1"))))
            << reader;
    expect_done("bob", "wari move 1 d");
    expect_done("bob", "wari move 1 propose");
    EXPECT_THAT(house.letters_to("ann").front().body,
                AllOf(HasSubstr("bob proposes a draw: “wari accept 1” agrees"),
                      Not(HasSubstr("-- posthouse 1"))));
    mail_to("ann");
    play("cf");
    EXPECT_THAT(house.letters_to("ann").front().body, HasSubstr("-- posthouse 1"));
}

TEST_F(TalkTest, WhoWatchesGetsTheBoardFromFirstsSideAndCannotAnswerWithIt) {
    mail_to("carol");
    expect_done("carol", "wari subscribe 1");
    play("b");
    const Letter letter = house.letters_to("carol").front();
    EXPECT_THAT(letter.message_id, testing::StartsWith("wari.1.1.watch."));
    EXPECT_EQ(letter.kind, LetterKind::board);
    EXPECT_EQ(letter.ply, std::nullopt);
    EXPECT_THAT(letter.body, AllOf(HasSubstr("Dear carol"), HasSubstr("South (ann)"),
                                   HasSubstr("It is bob's turn."), Not(HasSubstr("reply with"))));
    expect_done("carol", "wari unsubscribe 1");
    play("d");
    EXPECT_THAT(house.letters_to("carol"), SizeIs(1));
    expect_refused("carol", "wari unsubscribe 1", "do not watch");
}

TEST_F(TalkTest, UnsubscribingFromOnesOwnMatchLeavesItsLettersOnThePage) {
    mail_to("bob");
    expect_done("bob", "wari unsubscribe 1");
    play("b");
    EXPECT_EQ(house.letters_to("bob").front().address, "");
    expect_done("bob", "wari subscribe 1");
    play("df");
    EXPECT_EQ(house.letters_to("bob").front().address, "bob@example.org");
}

}  // namespace
}  // namespace posthouse::club
