
#include "club/accounts/account_tables.h"
#include "club/commands/test_club.h"
#include "club/core/letter_layout.h"
#include "club/letters/letter_delivery.h"
#include "club/letters/letter_tables.h"
#include "club/letters/notification_letters.h"
#include "club/matches/playing.h"

#include <gmock/gmock.h>
#include <set>

namespace posthouse::club {
namespace {

using namespace std::chrono_literals;
using testing::AllOf;
using testing::Each;
using testing::ElementsAre;
using testing::Field;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

class ChatTest : public testing::Test {
protected:
    ChatTest() {
        for (const char* name : {"ann", "bob", "carol"})
            EXPECT_TRUE(house.say("", std::string("signup ") + name + " longenough").accepted);
        EXPECT_TRUE(house.say("ann", "wari challenge ann bob").accepted);
    }
    /// Boards are mailed to this player from now on.
    void mail_to(std::string_view name) {
        transact(house.store, [&](UnitOfWork& unit) {
            User user = *unit.user_named(name);
            user.addresses = {Address{user.name + "@example.org", true, 0, std::nullopt, false}};
            change_user(unit, user);
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

TEST_F(ChatTest, ADrawIsProposedInALetterThatSaysHowToAnswer) {
    mail_to("ann");
    play("bd");
    EXPECT_THAT(expect_done("bob", "wari move 1 propose").text,
                HasSubstr("You have proposed a draw."));
    const Letter letter = house.letters_to("ann").front();
    EXPECT_EQ(letter.kind, LetterKind::board);
    EXPECT_EQ(letter.ply, 2);
    EXPECT_THAT(letter.text(),
                HasSubstr("bob proposes a draw: reply with just: accept, or: reject"));
    EXPECT_THAT(house.say("ann", "wari show 1").text,
                HasSubstr("“wari accept 1 --number=1” agrees"));
    EXPECT_THAT(house.say("", "wari show 1").text, HasSubstr("bob proposes a draw."));
    expect_refused("bob", "wari move 1 accept", "your own proposal");
    expect_done("ann", "wari move 1 accept");
    EXPECT_EQ(match().outcome, (MatchOutcome{Result::draw, "agreed", house.now}));
    EXPECT_THAT(house.letters_to("bob").front().text(), HasSubstr("Drawn: both players agreed"));
}

TEST_F(ChatTest, AProposalIsRefusedWithdrawnAndMadeAgainAndEachLetterIsALetterOfItsOwn) {
    play("bd");
    expect_refused("ann", "wari accept 1", "Nothing has been proposed");
    for (int i = 0; i < 2; ++i) {
        expect_done("bob", "wari move 1 propose");
        expect_done("ann", "wari reject 1");
        EXPECT_EQ(match().proposal, Proposal::none);
        EXPECT_THAT(house.letters_to("bob").front().text(), HasSubstr("ann refuses the draw."));
    }
    expect_done("bob", "wari move 1 propose");
    EXPECT_THAT(expect_done("bob", "wari move 1 propose").text, HasSubstr("already"));
    expect_done("bob", "wari move 1 reject");
    EXPECT_THAT(house.letters_to("ann").front().text(), HasSubstr("bob withdraws the draw."));
    EXPECT_EQ(match().outcome, std::nullopt);
}

TEST_F(ChatTest, TwoWhoBothProposeADrawHaveAgreed) {
    play("bd");
    expect_done("bob", "wari move 1 propose");
    expect_done("ann", "wari move 1 propose");
    EXPECT_EQ(match().outcome->reason, "agreed");
}

TEST_F(ChatTest, AMoveByEitherEndsAProposal) {
    play("bd");
    expect_done("ann", "wari move 1 propose");
    play("f");
    EXPECT_EQ(match().proposal, Proposal::none);
    expect_refused("bob", "wari accept 1", "Nothing has been proposed");
    expect_done("ann", "wari move 1 undo");
    play("c");
    expect_refused("bob", "wari accept 1", "Nothing has been proposed");
}

TEST_F(ChatTest, WhatCannotBeProposedIsRefused) {
    expect_refused("ann", "wari move 1 propose", "once both have moved");
    expect_refused("ann", "wari move 1 undo", "nothing to take back");
    play("b");
    expect_refused("bob", "wari move 1 undo", "nothing to take back");
    play("d");
    expect_refused("ann", "wari move 1 propose#2", "number 3");
    expect_done("ann", "wari move 1 propose#3");
    expect_refused("bob", "wari move 1 undo", "First answer");
    expect_refused("carol", "wari move 1 propose", "do not play");
}

TEST_F(ChatTest, TheProposersOwnLastMoveIsTakenBackAndTheAnswerToItToo) {
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

TEST_F(ChatTest, ThePlyThatIsPlayedAgainAfterATakeBackIsToldInANewLetter) {
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
    EXPECT_THAT(letter.text(), AllOf(HasSubstr("undos: 1"), HasSubstr("bob takes back d.")));
    std::set<std::string> ids;
    for (const char* who : {"ann", "bob"})
        for (const Letter& one : house.letters_to(who))
            EXPECT_TRUE(ids.insert(one.message_id).second) << one.message_id;
}

TEST_F(ChatTest, ATakebackCostsTheUsedTimeAndDropsConditionalMoves) {
    play("b");
    expect_done("ann", "wari queue 1 if d then f");
    expect_done("bob", "wari submit 1 d");
    house.now += 24h * 3;
    expect_done("ann", "wari move 1 undo");
    expect_done("bob", "wari accept 1");
    EXPECT_EQ(match().clock.left[1], 24h * 27);
    EXPECT_EQ(match().turn_since, house.now);
    EXPECT_EQ(match().conditional_moves[0], "");
    EXPECT_EQ(match().pending_moves[1], "");
    EXPECT_THAT(house.letters_to("ann").front().text(),
                HasSubstr("Your conditional moves are dropped"));
    const auto jobs = house.jobs("remind", house.now + 24h * 366);
    ASSERT_THAT(jobs, SizeIs(1));
    EXPECT_EQ(jobs[0].ply, 0);
}

TEST_F(ChatTest, ResigningAfterATakeBackIsNoDeclining) {
    play("bd");
    for (int i = 0; i < 2; ++i) {
        expect_done(i == 0 ? "bob" : "ann", "wari move 1 undo");
        expect_done(i == 0 ? "ann" : "bob", "wari accept 1");
    }
    EXPECT_THAT(moves(), IsEmpty());
    expect_done("ann", "wari resign 1");
    EXPECT_EQ(match().outcome->reason, "resigned");
}

TEST_F(ChatTest, TheComputerRefusesDrawsAndAllowsUnratedTakebacks) {
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

TEST_F(ChatTest, ChatGoesToTheOpponentAndSpectatorsAndStaysWithTheMatch) {
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
        EXPECT_THAT(letter.text(), HasSubstr("ann writes:\n  Good luck!\n  How are you?\n"));
    }
    EXPECT_THAT(house.letters_to("ann"), Each(Field(&Letter::kind, LetterKind::board)));
    expect_done("ann", "wari chat 1", "Good luck!");
    house.now += 1s;
    play("b");
    EXPECT_THAT(house.letters_to("bob").front().text(), HasSubstr("Chat:\n  ann: Good luck!\n"));
    EXPECT_THAT(expect_done("bob", "wari showas 1").text, HasSubstr("ann: Good luck!"));
    play("dfce");
    EXPECT_THAT(house.letters_to("bob").front().text(), Not(HasSubstr("Chat:")));
    expect_refused("ann", "wari chat 1", "Write your text below");
    EXPECT_FALSE(house.say("carol", "wari chat 1", "c is best").accepted);
}

TEST_F(ChatTest, PlayersMayThankEachOtherAfterTheGame) {
    play("bd");
    expect_done("ann", "wari resign 1");
    expect_done("bob", "wari chat 1", "Thank you for the game.");
    EXPECT_THAT(house.letters_to("ann").front().text(), HasSubstr("Thank you for the game."));
}

TEST_F(ChatTest, TextOfTheOpponentFillsNoPlaceholder) {
    expect_done("ann", "wari chat 1", "{confirm} {mail-password}");
    EXPECT_THAT(house.letters_to("bob").front().text(), Not(HasSubstr("{confirm}")));
    play("b");
    EXPECT_THAT(house.letters_to("bob").front().text(), Not(HasSubstr("{confirm}")));
}

TEST_F(ChatTest, ALetterThatIsOnlyOnThePageHoldsOnlyTheNews) {
    expect_done("carol", "wari subscribe 1");
    expect_done("ann", "wari move 1 b", "Mind your d.");
    for (const char* reader : {"bob", "carol"})
        EXPECT_THAT(house.letters_to(reader).front().text(),
                    AllOf(HasSubstr("ann sows 4 seeds from b."), HasSubstr("turn."),
                          HasSubstr("Mind your d."), HasSubstr("{page}/match/wari/1"),
                          Not(HasSubstr("reply with")), Not(HasSubstr("-- posthouse 1"))))
            << reader;
    expect_done("bob", "wari move 1 d");
    expect_done("bob", "wari move 1 propose");
    EXPECT_THAT(house.letters_to("ann").front().text(),
                AllOf(HasSubstr("It is your turn. bob proposes a draw."),
                      Not(HasSubstr("-- posthouse 1"))));
    mail_to("ann");
    play("cf");
    EXPECT_THAT(house.letters_to("ann").front().text(), HasSubstr("-- posthouse 1"));
}

TEST_F(ChatTest, ASpectatorSeesFirstAtTheBottomAndCannotAnswer) {
    mail_to("carol");
    expect_done("carol", "wari subscribe 1");
    play("b");
    const Letter letter = house.letters_to("carol").front();
    EXPECT_THAT(letter.message_id, testing::StartsWith("wari.1.1.watch."));
    EXPECT_EQ(letter.kind, LetterKind::board);
    EXPECT_EQ(letter.ply, std::nullopt);
    EXPECT_THAT(letter.text(), AllOf(HasSubstr("ann  captured"), HasSubstr("It is bob's turn."),
                                     Not(HasSubstr("reply with"))));
    expect_done("carol", "wari unsubscribe 1");
    play("d");
    EXPECT_THAT(house.letters_to("carol"), SizeIs(1));
    expect_refused("carol", "wari unsubscribe 1", "do not watch");
}

TEST_F(ChatTest, UnsubscribingFromYourOwnMatchLeavesItsLettersOnThePage) {
    mail_to("bob");
    expect_done("bob", "wari unsubscribe 1");
    play("b");
    EXPECT_EQ(house.letters_to("bob").front().address, "");
    expect_done("bob", "wari subscribe 1");
    play("df");
    EXPECT_EQ(house.letters_to("bob").front().address, "bob@example.org");
}

using namespace std::chrono_literals;
using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

class MessagesTest : public TestClubWithPlayers {};

// ---- message ----

TEST_F(MessagesTest, AMessageGoesToEachWithTheNameOfItsWriterAndNoAddress) {
    const Response reply = say("ann", "message bob carol", "Shall we play?\nI have time.");
    ASSERT_TRUE(reply.accepted) << reply.text;
    EXPECT_THAT(reply.text, AllOf(HasSubstr("bob and carol"), HasSubstr("Shall we play?")));
    const auto to_bob = letters("bob", LetterKind::message);
    ASSERT_THAT(to_bob, SizeIs(1));
    EXPECT_EQ(to_bob[0].subject, "Message from ann");
    EXPECT_EQ(to_bob[0].address, "bob@example.org");
    EXPECT_FALSE(to_bob[0].automatic);
    EXPECT_THAT(to_bob[0].text(),
                AllOf(HasSubstr("ann writes to you, also to carol:"),
                      HasSubstr("  Shall we play?\n  I have time.\n"),
                      HasSubstr("message bob PASSWORD ann"), Not(HasSubstr("ann@example.org"))));
    const auto to_carol = letters("carol", LetterKind::message);
    ASSERT_THAT(to_carol, SizeIs(1));
    EXPECT_EQ(to_carol[0].address, "") << "it waits on her page";
}

TEST_F(MessagesTest, AMessageIsSentByMailOnceHoweverOftenTheMailComes) {
    ASSERT_TRUE(mail("ann@example.org", "message ann annspass bob BOB", "hello").accepted);
    EXPECT_TRUE(mail_again().replayed);
    EXPECT_THAT(letters("bob", LetterKind::message), SizeIs(1));
    EXPECT_THAT(letters("bob", LetterKind::message)[0].text(), Not(HasSubstr("annspass")));
}

TEST_F(MessagesTest, TheSubjectOfAMessageAnswersIt) {
    ASSERT_TRUE(say("bob", "Message from ann", "gladly").accepted);
    ASSERT_THAT(letters("ann", LetterKind::message), SizeIs(1));
    EXPECT_THAT(letters("ann", LetterKind::message)[0].text(), HasSubstr("gladly"));
}

TEST_F(MessagesTest, AVerifiedReplyToAMessageNeedsNoPassword) {
    ASSERT_TRUE(say("ann", "message bob", "Shall we play?").accepted);
    const std::string subject = letters("bob", LetterKind::message)[0].subject;
    EXPECT_FALSE(mail("bob@example.org", subject, "gladly").accepted);
    EXPECT_THAT(letters("ann", LetterKind::message), IsEmpty());
    const Response reply = mail("bob@example.org", subject, "gladly", true);
    EXPECT_TRUE(reply.accepted) << reply.text;
    EXPECT_THAT(letters("ann", LetterKind::message), SizeIs(1));
}

TEST_F(MessagesTest, WordsInBracesAreNeverFilledInAndLinesFit) {
    say("ann", "message bob",
        "{confirm} {house}\n" + std::string(200, ' ') + "far " + std::string(80, 'x') +
            "\n-- posthouse 1\n");
    const std::string body = letters("bob", LetterKind::message).at(0).text();
    EXPECT_THAT(body, AllOf(Not(HasSubstr("{confirm}")), HasSubstr("{ confirm}"),
                            Not(HasSubstr("\n-- posthouse"))));
    EXPECT_THAT(say("ann", "message bob", "{mail-password}").text,
                Not(HasSubstr("{mail-password}")));
}

TEST_F(MessagesTest, WhatCannotBeSentIsRefusedAndNobodyGetsAnything) {
    std::string many = "message";
    for (int i = 0; i < 21; ++i) {
        const std::string name = "player" + std::string(1, static_cast<char>('a' + i));
        ASSERT_TRUE(say("", "signup " + name + " longenough").accepted);
        many += " " + name;
    }
    expect_refused("ann", many, "at most 20 players", "hello");
    expect_refused("ann", "message bob nobody", "no player called", "hello");
    expect_refused("ann", "message bob computer-2", "reads no messages", "hello");
    expect_refused("ann", "message bob ann", "a message to yourself", "hello");
    EXPECT_FALSE(say("ann", "message bob").accepted) << "without words";
    EXPECT_FALSE(say("ann", "message bob", " \n\n").accepted);
    EXPECT_FALSE(say("", "message ann wrongpass bob", "hello").accepted);
    EXPECT_FALSE(mail("ann@example.org", "message ann wrongpass bob", "hello").accepted);
    EXPECT_FALSE(mail("ann@example.org", "message ann annspass bob").accepted);
    EXPECT_THAT(letters("bob", LetterKind::message), IsEmpty());
}

// ---- broadcast ----

TEST_F(MessagesTest, ABroadcastGoesToAllWhoWantThemButItsWriter) {
    EXPECT_THAT(say("ann", "broadcast", "anybody?").text, HasSubstr("Nobody else"));
    ASSERT_TRUE(say("ann", "notify each broadcasts").accepted);
    ASSERT_TRUE(say("bob", "notify each broadcasts").accepted);
    const Response reply = say("ann", "broadcast", "A tournament begins.");
    ASSERT_TRUE(reply.accepted) << reply.text;
    EXPECT_THAT(reply.text, HasSubstr("goes to 1 player:"));
    const auto to_bob = letters("bob", LetterKind::broadcast);
    ASSERT_THAT(to_bob, SizeIs(1));
    EXPECT_EQ(to_bob[0].subject, "Broadcast from ann");
    EXPECT_EQ(to_bob[0].address, "bob@example.org");
    EXPECT_THAT(to_bob[0].text(), AllOf(HasSubstr("A tournament begins."),
                                        HasSubstr("notify bob PASSWORD never broadcasts")));
    EXPECT_THAT(letters("ann", LetterKind::broadcast), IsEmpty());
    EXPECT_THAT(letters("carol", LetterKind::broadcast), IsEmpty());
}

TEST_F(MessagesTest, OneBroadcastADay) {
    ASSERT_TRUE(say("bob", "notify each broadcasts").accepted);
    ASSERT_TRUE(mail("ann@example.org", "broadcast ann annspass", "one").accepted);
    club.now += 23h;
    expect_refused("ann", "broadcast", "one broadcast a day", "two");
    EXPECT_THAT(in_one_line(say("ann", "broadcast", "two").text),
                HasSubstr("after 2026-11-21 00:00"));
    club.now += 1h;
    EXPECT_TRUE(say("ann", "broadcast", "two").accepted);
    EXPECT_THAT(letters("bob", LetterKind::broadcast), SizeIs(2));
    club.now += 24h;
    EXPECT_FALSE(say("ann", "broadcast").accepted) << "without words";
    EXPECT_FALSE(mail("ann@example.org", "broadcast ann wrongpass", "three").accepted);
}

TEST_F(MessagesTest, AReplyToABroadcastIsNoBroadcast) {
    ASSERT_TRUE(say("bob", "notify each broadcasts").accepted);
    ASSERT_TRUE(say("carol", "notify each broadcasts").accepted);
    ASSERT_TRUE(say("ann", "broadcast", "anybody?").accepted);
    const std::string subject = letters("bob", LetterKind::broadcast).at(0).subject;
    EXPECT_FALSE(mail("bob@example.org", subject, "only for ann", true).accepted);
    EXPECT_FALSE(say("bob", subject, "only for ann").accepted);
    EXPECT_THAT(letters("carol", LetterKind::broadcast), SizeIs(1));
}

TEST_F(MessagesTest, OneClickEndsThem) {
    ASSERT_TRUE(say("bob", "notify each broadcasts").accepted);
    transact(club.store, [&](UnitOfWork& unit) {
        apply_unsubscribe(
            unit, UnsubscribeRequest{unit.user_named("bob")->id, LetterKind::broadcast, {}});
    });
    EXPECT_THAT(say("ann", "broadcast", "anybody?").text, HasSubstr("Nobody else"));
}

// ---- letters ----

TEST_F(MessagesTest, TheLogSaysWhatBecameOfEachLetter) {
    const auto set = [&](std::string_view subject, const std::function<void(Letter&)>& how) {
        transact(club.store, [&](UnitOfWork& unit) {
            Letter letter;
            letter.to = unit.user_named("ann")->id;
            letter.address = "ann@example.org";
            letter.message_id = letter.subject = subject;
            letter.written = letter.due = club.now;
            how(letter);
            EXPECT_TRUE(unit.add(letter));
            change_letter(unit, letter);
        });
    };
    set("first", [](Letter& one) { one.address.clear(); });
    set("second", [&](Letter& one) { one.sent = club.now + 1min; });
    set("third", [&](Letter& one) {
        one.last_error = "450 later";
        one.due = club.now + 2h;
    });
    set("fourth", [&](Letter& one) {
        one.last_error = "550 {house} no";
        one.failed_at = club.now + 72h;
    });
    set("fifth", [&](Letter& one) { one.due = club.now + 7h; });
    set("sixth", [](Letter&) {});
    const std::string log = say("ann", "letters").text;
    EXPECT_THAT(log, HasSubstr("first\n    on the page only"));
    EXPECT_THAT(log, HasSubstr("second\n    ann@example.org: sent 2026-11-20 00:01"));
    EXPECT_THAT(log, HasSubstr("third\n    ann@example.org: failed: 450 later; next try "));
    EXPECT_THAT(log, HasSubstr("fourth\n    ann@example.org: given up 2026-11-23 00:00: 550 … no"));
    EXPECT_THAT(log, HasSubstr("fifth\n    ann@example.org: waiting until 2026-11-20 07:00"));
    EXPECT_THAT(log, HasSubstr("sixth\n    ann@example.org: on its way"));
    EXPECT_THAT(log, HasSubstr("confirm …")) << "no word stands in the log";
    EXPECT_THAT(log, Not(HasSubstr("{")));

    const std::string last = mail("ann@example.org", "letters ann annspass 2").text;
    EXPECT_THAT(last, AllOf(HasSubstr("sixth"), HasSubstr("fifth"), Not(HasSubstr("fourth"))));
    EXPECT_THAT(say("carol", "letters").text, HasSubstr("no letters to you"));
}

TEST_F(MessagesTest, TheLogIsPrivateAndItsLengthIsBounded) {
    for (const char* line : {"letters 0", "letters 201", "letters all"})
        expect_refused("ann", line, "from 1 to 200");
    EXPECT_FALSE(say("bob", "letters ann bobspass").accepted);
    EXPECT_FALSE(mail("bob@example.org", "letters ann bobspass").accepted);
}

// ---- texts ----

TEST_F(MessagesTest, EveryNoticeFitsInto72Columns) {
    const User ann = club.user("ann");
    const std::string long_words(500, 'w');
    std::vector<Letter> all = {
        confirmation_letter(ann, "ann@example.org", "", club.now),
        address_warning(ann, "ann@example.org", club.now),
        bounce_notice(ann, ann.addresses[0],
                      "550 5.1.1 no such user here, and never was one, see "
                      "the manual of the postmaster",
                      club.now),
        message_letter(ann, ann, {"bob", "carol", "dora", "emil", "fritz", "gerda", "hans", "ida"},
                       "some words of a length that must be broken where they would be too long "
                       "for one line",
                       club.now),
        broadcast_letter(ann, ann, "words", club.now)};
    for (const Letter& letter : all) {
        const std::string text = letter.text();
        std::string_view rest = text;
        while (!rest.empty()) {
            const std::string_view line = take_until(rest, '\n');
            EXPECT_LE(line.size(), columns_max) << line;
        }
    }
}

// ---- lists ----

TEST_F(MessagesTest, AllShowListsAPlayersBoardsOfAllGames) {
    ASSERT_TRUE(say("ann", "wari challenge ann bob --first=ann").accepted);
    ASSERT_TRUE(say("ann", "octilite challenge ann bob --first=bob").accepted);
    ASSERT_TRUE(say("ann", "oware challenge ann carol --first=ann").accepted);
    ASSERT_TRUE(say("ann", "oware resign 1").accepted);
    const std::string all = say("", "all show ann").text;
    EXPECT_THAT(all, AllOf(HasSubstr("Wari\nboard"), HasSubstr("OctiLite\nboard"),
                           Not(HasSubstr("Oware"))));
    EXPECT_EQ(mail("x@example.org", "all show ANN active").text, all);
    const std::string next = say("ann", "all show ann next").text;
    EXPECT_THAT(next, AllOf(HasSubstr("Wari\n"), Not(HasSubstr("OctiLite"))));
    EXPECT_THAT(say("", "all show carol").text, HasSubstr("no running match"));
    EXPECT_THAT(say("", "all show carol next").text, HasSubstr("no board to move on"));
    expect_refused("", "all show nobody", "no player called");
    expect_refused("", "all show ann soon", "“soon” is neither");
}

TEST_F(MessagesTest, ListsSayTheSameToAMailAndToThePage) {
    ASSERT_TRUE(say("ann", "wari challenge ann bob --first=ann").accepted);
    ASSERT_TRUE(say("ann", "wari challenge ann bob --first=ann").accepted);
    ASSERT_TRUE(say("ann", "wari resign 2").accepted);
    for (const char* line : {"list", "list wari", "wari games ann bob all", "wari history",
                             "wari history bob", "wari standings", "all show bob"}) {
        const Response reply = mail("x@example.org", line);
        EXPECT_TRUE(reply.accepted) << line;
        EXPECT_EQ(reply.text, say("ann", line).text) << line;
    }
    expect_refused("", "list frobnication", "No game matches that word");
    expect_refused("", "wari games nobody", "no player called");
    expect_refused("", "wari history nobody", "no player called");
}

}  // namespace
}  // namespace posthouse::club
