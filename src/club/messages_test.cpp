#include "club/still_people.h"

#include "club/letters.h"
#include "club/notices.h"
#include "club/post.h"

namespace posthouse::club {
namespace {

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
    EXPECT_THAT(to_bob[0].body,
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
    EXPECT_THAT(letters("bob", LetterKind::message)[0].body, Not(HasSubstr("annspass")));
}

TEST_F(MessagesTest, TheSubjectOfAMessageAnswersIt) {
    ASSERT_TRUE(say("bob", "Message from ann", "gladly").accepted);
    ASSERT_THAT(letters("ann", LetterKind::message), SizeIs(1));
    EXPECT_THAT(letters("ann", LetterKind::message)[0].body, HasSubstr("gladly"));
}

TEST_F(MessagesTest, AReplyToAMessageThatOurMailServerVouchesForNeedsNoPassword) {
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
    const std::string body = letters("bob", LetterKind::message).at(0).body;
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
    expect_refused("ann", "message bob computer-2", "reads no letters", "hello");
    expect_refused("ann", "message bob ann", "a letter to yourself", "hello");
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
    EXPECT_THAT(to_bob[0].body, AllOf(HasSubstr("A tournament begins."),
                                      HasSubstr("notify bob PASSWORD never broadcasts")));
    EXPECT_THAT(letters("ann", LetterKind::broadcast), IsEmpty());
    EXPECT_THAT(letters("carol", LetterKind::broadcast), IsEmpty());
}

TEST_F(MessagesTest, OneBroadcastADay) {
    ASSERT_TRUE(say("bob", "notify each broadcasts").accepted);
    ASSERT_TRUE(mail("ann@example.org", "broadcast ann annspass", "one").accepted);
    house.now += 23h;
    expect_refused("ann", "broadcast", "One broadcast a day", "two");
    EXPECT_THAT(in_one_line(say("ann", "broadcast", "two").text),
                HasSubstr("after 2026-11-21 00:00"));
    house.now += 1h;
    EXPECT_TRUE(say("ann", "broadcast", "two").accepted);
    EXPECT_THAT(letters("bob", LetterKind::broadcast), SizeIs(2));
    house.now += 24h;
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
    transact(house.store, [&](UnitOfWork& unit) {
        carry_out(unit, UnsubscribeRequest{unit.user_named("bob")->id, LetterKind::broadcast, {}});
    });
    EXPECT_THAT(say("ann", "broadcast", "anybody?").text, HasSubstr("Nobody else"));
}

// ---- letters ----

TEST_F(MessagesTest, TheLogSaysWhatBecameOfEachLetter) {
    const auto set = [&](std::string_view subject, const std::function<void(Letter&)>& how) {
        transact(house.store, [&](UnitOfWork& unit) {
            Letter letter;
            letter.to = unit.user_named("ann")->id;
            letter.address = "ann@example.org";
            letter.message_id = letter.subject = subject;
            letter.written = letter.due = house.now;
            how(letter);
            EXPECT_TRUE(unit.add_letter(letter));
            unit.change_letter(letter);
        });
    };
    set("first", [](Letter& one) { one.address.clear(); });
    set("second", [&](Letter& one) { one.sent = house.now + 1min; });
    set("third", [&](Letter& one) {
        one.last_error = "450 later";
        one.due = house.now + 2h;
    });
    set("fourth", [&](Letter& one) {
        one.last_error = "550 {house} no";
        one.failed_at = house.now + 72h;
    });
    set("fifth", [&](Letter& one) { one.due = house.now + 7h; });
    set("sixth", [](Letter&) {});
    const std::string log = say("ann", "letters").text;
    EXPECT_THAT(log, HasSubstr("first\n    on the page only"));
    EXPECT_THAT(log, HasSubstr("second\n    ann@example.org: sent 2026-11-20 00:01"));
    EXPECT_THAT(log, HasSubstr("third\n    ann@example.org: in trouble: 450 later; next try "));
    EXPECT_THAT(log, HasSubstr("fourth\n    ann@example.org: given up 2026-11-23 00:00: 550 … no"));
    EXPECT_THAT(log, HasSubstr("fifth\n    ann@example.org: waiting until 2026-11-20 07:00"));
    EXPECT_THAT(log, HasSubstr("sixth\n    ann@example.org: on its way"));
    EXPECT_THAT(log, HasSubstr("confirm …")) << "no word stands in the log";
    EXPECT_THAT(log, Not(HasSubstr("{")));

    const std::string last = mail("ann@example.org", "letters ann annspass 2").text;
    EXPECT_THAT(last, AllOf(HasSubstr("sixth"), HasSubstr("fifth"), Not(HasSubstr("fourth"))));
    EXPECT_THAT(say("carol", "letters").text, HasSubstr("no letters to you"));
}

TEST_F(MessagesTest, TheLogIsOnesOwnAndItsLengthIsBounded) {
    for (const char* line : {"letters 0", "letters 201", "letters all"})
        expect_refused("ann", line, "from 1 to 200");
    EXPECT_FALSE(say("bob", "letters ann bobspass").accepted);
    EXPECT_FALSE(mail("bob@example.org", "letters ann bobspass").accepted);
}

// ---- the words themselves ----

TEST_F(MessagesTest, EveryNoticeFitsInto72Columns) {
    const User ann = house.user("ann");
    const std::string long_words(500, 'w');
    std::vector<Letter> all = {
        confirmation_letter(ann, "ann@example.org", house.now),
        address_warning(ann, "ann@example.org", house.now),
        bounce_notice(ann, ann.addresses[0],
                      "550 5.1.1 no such user here, and never was one, see "
                      "the manual of the postmaster",
                      house.now),
        message_letter(ann, ann, {"bob", "carol", "dora", "emil", "fritz", "gerda", "hans", "ida"},
                       "some words of a length that must be broken where they would be too long "
                       "for one line",
                       house.now),
        broadcast_letter(ann, ann, "words", house.now)};
    for (const Letter& letter : all) {
        std::string_view rest = letter.body;
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
    EXPECT_THAT(say("", "all show carol").text, HasSubstr("no board that runs"));
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
    expect_refused("", "list frobnication", "No game's line has that word");
    expect_refused("", "wari games nobody", "no player called");
    expect_refused("", "wari history nobody", "no player called");
}

}  // namespace
}  // namespace posthouse::club
