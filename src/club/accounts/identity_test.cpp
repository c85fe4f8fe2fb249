// Sender authentication: every kind of proof, and requests without any.

#include "club/accounts/account_tables.h"
#include "club/commands/request_tables.h"
#include "club/commands/test_club.h"
#include "club/letters/letter_tables.h"
#include "club/matches/match_tables.h"
#include "club/requests/handle_request.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace posthouse::club {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

std::string unwrapped(std::string text) {
    std::ranges::replace(text, '\n', ' ');
    return text;
}

class ServiceIdentityTest : public testing::Test {
protected:
    ServiceIdentityTest() {
        club.join("ann");
        club.join("bob");
        // Board 1, where it is ann's turn and she has had a letter about it.
        EXPECT_TRUE(club.say("bob", "wari challenge ann bob --first=ann").accepted);
    }
    int plies(int board = 1) { return club.match("wari", board).plies; }

    std::vector<Letter> held_letters(std::string_view name) {
        std::vector<Letter> held;
        for (const Letter& letter : club.letters_to(name))
            if (letter.subject == "confirm {held} (a command in your name)") held.push_back(letter);
        return held;
    }
    /// The token that is filled in when the newest of these letters is mailed.
    std::string held_word(std::string_view name) {
        const std::string id = held_letters(name).front().message_id;
        EXPECT_TRUE(id.starts_with("held."));
        return request_confirmation_token(club.key, PendingRequestId{std::stoll(id.substr(5))});
    }
    std::string mail_password(std::string_view name) {
        transact(club.store, [&](UnitOfWork& unit) {
            User user = *unit.user_named(name);
            ++user.mail_password;
            change_user(unit, user);
        });
        const User user = club.user(name);
        return club.key.mail_password(user.id, user.mail_password);
    }

    TestClub club;
};

// ---- Passwords ----

TEST_F(ServiceIdentityTest, ThePasswordInTheLineProvesFromAnyAddress) {
    EXPECT_TRUE(club.mail("ann@elsewhere.example", {"wari move 1 ann annspass b"}).accepted);
    EXPECT_FALSE(club.mail(bob_at, {"wari move 1 bob annspass d"}).accepted);
    EXPECT_EQ(plies(), 1);
    EXPECT_THAT(held_letters("bob"), IsEmpty()) << "a wrong password is not asked about";
}

TEST_F(ServiceIdentityTest, TheMailPasswordPlaysButDoesNotChangeTheAccount) {
    const std::string word = mail_password("ann");
    EXPECT_TRUE(club.mail(ann_at, {"wari move 1 ann " + word + " b"}).accepted);
    EXPECT_EQ(plies(), 1);
    for (const std::string& line :
         {"change password ann " + word + " newerpass", "signoff ann " + word,
          "change address ann " + word + " thief@example.org",
          "change mail-password ann " + word}) {
        const Response reply = club.mail(ann_at, {line});
        EXPECT_FALSE(reply.accepted) << line;
        EXPECT_THAT(reply.text, HasSubstr("mail password can play")) << line;
        EXPECT_THAT(reply.text, Not(HasSubstr(word)));
    }
    EXPECT_FALSE(club.user("ann").left_at);
    mail_password("ann");
    EXPECT_FALSE(club.mail(ann_at, {"wari resign 1 ann " + word}).accepted) << "it is void now";
    EXPECT_FALSE(club.mail(bob_at, {"wari resign 1 bob " + word}).accepted) << "nor is it bob's";
    EXPECT_EQ(club.match("wari", 1).outcome, std::nullopt);
}

TEST_F(ServiceIdentityTest, APasswordThatWasChangedInTheMeantimeProvesNothing) {
    Request request = club.mail_from(ann_at, {"wari move 1 ann annspass b"});
    const PasswordChecks proofs = Authenticator(club.store, PasswordCost::minimal, club.key)
                                      .verify_request(request)
                                      .password_checks;
    ASSERT_TRUE(proofs.at(0).user);
    ASSERT_TRUE(club.say("ann", "change password annspass newerpass").accepted);
    Response reply;
    transact(club.store,
             [&](UnitOfWork& unit) { reply = handle_request(club.club(), unit, request, proofs); });
    EXPECT_FALSE(reply.accepted);
    EXPECT_EQ(plies(), 0);
}

// ---- The mail token of a board letter ----

TEST_F(ServiceIdentityTest, AReplyWithTheMailTokenFromThePlayersOwnAddressPlays) {
    const Response reply = club.reply(ann_at, {"b"});
    EXPECT_TRUE(reply.accepted) << reply.text;
    EXPECT_EQ(plies(), 1);
    const Response next = club.reply(bob_at, {"d"});
    EXPECT_TRUE(next.accepted) << next.text;
    EXPECT_EQ(plies(), 2);
}

TEST_F(ServiceIdentityTest, AMailTokenIsDeadAsSoonAsAnybodyHasMoved) {
    Request stale = club.reply_from(ann_at, "ann", {"c"});
    ASSERT_TRUE(club.say("ann", "wari move 1 b").accepted);
    const Response reply = club.submit(stale);
    EXPECT_FALSE(reply.accepted);
    EXPECT_THAT(reply.text, HasSubstr("moved on"));
    EXPECT_EQ(plies(), 1);
    // Not even for what can be done at any time.
    Request chat = stale;
    chat.key += " again";
    chat.lines = {"resign"};
    EXPECT_FALSE(club.submit(chat).accepted);
    EXPECT_EQ(club.match("wari", 1).outcome, std::nullopt);
}

TEST_F(ServiceIdentityTest, AMailTokenIsDeadAfterATakeBackEvenAtTheSamePly) {
    Request stale = club.reply_from(ann_at, "ann", {"c"});
    transact(club.store, [&](UnitOfWork& unit) {
        Match match = *unit.match_on("wari", 1);
        match.undos = 1;
        change_match(unit, match);
    });
    EXPECT_FALSE(club.submit(stale).accepted);
    EXPECT_EQ(plies(), 0);
}

TEST_F(ServiceIdentityTest, AMailTokenCountsForItsOwnBoardOnly) {
    ASSERT_TRUE(club.say("bob", "wari challenge ann bob --first=ann").accepted);
    Request request = club.reply_from(ann_at, "ann", {"wari move 1 c"});  // answers board 2
    ASSERT_EQ(request.in_reply_to_board->match, club.match("wari", 2).id);
    EXPECT_FALSE(club.submit(request).accepted);
    EXPECT_EQ(plies(1), 0);
    EXPECT_FALSE(club.submit(club.reply_from(ann_at, "ann", {"message bob"})).accepted);
}

TEST_F(ServiceIdentityTest, AnnsMailTokenIsOfNoUseFromBobsAddress) {
    Request stolen = club.reply_from(bob_at, "ann", {"b"});
    EXPECT_FALSE(club.submit(stolen).accepted);
    stolen.key += " again";
    stolen.address_proved = true;  // certainly bob
    const Response reply = club.submit(stolen);
    EXPECT_FALSE(reply.accepted);
    EXPECT_THAT(unwrapped(reply.text), HasSubstr("about another player's board"));
    EXPECT_EQ(plies(), 0);
    EXPECT_THAT(held_letters("ann"), IsEmpty()) << "and ann hears nothing of it";
}

TEST_F(ServiceIdentityTest, AMailTokenFromAnothersAddressIsToldNothingOfTheBoard) {
    ASSERT_TRUE(club.say("ann", "signup carl carlspass carl@example.org").accepted);
    for (const std::string& address :
         {bob_at, std::string("carl@example.org"), std::string("stranger@example.org")})
        for (const std::string line : {"b", "well played", "b?", "z"}) {
            SCOPED_TRACE(address + ": " + line);
            Request stolen = club.reply_from(address, "ann", {line});
            stolen.key += address + line;
            const Response reply = club.submit(stolen);
            EXPECT_FALSE(reply.accepted);
            EXPECT_THAT(unwrapped(reply.text), HasSubstr("about another player's board"));
            for (const char* told : {"ann", "bob", "Legal moves", "South"})
                EXPECT_THAT(reply.text, Not(HasSubstr(told)));
        }
    EXPECT_EQ(plies(), 0);
}

TEST_F(ServiceIdentityTest, APasswordIsEnoughWithAnyMailToken) {
    EXPECT_TRUE(
        club.submit(club.reply_from(bob_at, "ann", {"wari move 1 ann annspass b"})).accepted);
    EXPECT_EQ(plies(), 1);
}

TEST_F(ServiceIdentityTest, AReplyToTwoBoardsIsAskedAbout) {
    Request request = club.mail_from(ann_at, {"b"});
    request.several_boards = true;
    const Response reply = club.submit(request);
    EXPECT_FALSE(reply.accepted);
    EXPECT_THAT(unwrapped(reply.text), HasSubstr("answers letters about different boards"));
    EXPECT_EQ(plies(), 0);
}

TEST_F(ServiceIdentityTest, AMailTokenWithAForgedSignatureProvesNothing) {
    Request request = club.reply_from(ann_at, "ann", {"b"});
    request.in_reply_to_board = parse_reply_token(
        club.key, reply_token(ServerKey::from_words("another"), {club.match("wari", 1).id}));
    ASSERT_TRUE(request.in_reply_to_board);
    EXPECT_FALSE(request.in_reply_to_board->authenticated);
    EXPECT_FALSE(club.submit(request).accepted);
    EXPECT_EQ(plies(), 0);
}

TEST_F(ServiceIdentityTest,
       WhereOurMailServerSaysThatTheAddressIsForgedEvenALiveMailTokenIsNotEnough) {
    Request request = club.reply_from(ann_at, "ann", {"b"});
    request.address_disproved = true;
    request.address_proved = true;  // whatever else is said
    EXPECT_FALSE(club.submit(request).accepted);
    EXPECT_EQ(plies(), 0);
    EXPECT_THAT(held_letters("ann"), SizeIs(1));
}

TEST_F(ServiceIdentityTest, AReplyFromAStrangeAddressIsAskedAboutAtThePlayersOwn) {
    Request request = club.reply_from("ann.at.work@example.com", "ann", {"b"});
    EXPECT_FALSE(club.submit(request).accepted);
    EXPECT_EQ(plies(), 0);
    ASSERT_THAT(held_letters("ann"), SizeIs(1));
    EXPECT_EQ(held_letters("ann")[0].address, ann_at);
    EXPECT_TRUE(club.say("", "confirm " + held_word("ann")).accepted);
    EXPECT_EQ(plies(), 1);
}

TEST_F(ServiceIdentityTest, TheMailTokenHoldsForAllLinesOfItsLetter) {
    Request request = club.reply_from(ann_at, "ann", {"b", "chat", "good luck"});
    const Response reply = club.submit(request);
    EXPECT_TRUE(reply.accepted) << reply.text;
    EXPECT_EQ(plies(), 1);
    const auto letters = club.letters_to("bob");
    EXPECT_TRUE(std::ranges::any_of(letters, [](const Letter& letter) {
        return letter.text().find("good luck") != std::string::npos;
    }));
}

// ---- Our mail server's verdict ----

TEST_F(ServiceIdentityTest, AnAddressThatOurMailServerVouchesForSpeaksForItsPlayer) {
    Request request = club.mail_from(ann_at, {"wari move 1 b"});
    request.address_proved = true;
    EXPECT_TRUE(club.submit(request).accepted);
    EXPECT_EQ(plies(), 1);
    Request stranger = club.mail_from("nobody@example.org", {"wari move 1 d"});
    stranger.address_proved = true;
    const Response reply = club.submit(stranger);
    EXPECT_FALSE(reply.accepted);
    EXPECT_THAT(reply.text, HasSubstr("name and password"));
}

TEST_F(ServiceIdentityTest, AnAddressThatIsNotConfirmedSpeaksForNobody) {
    ASSERT_TRUE(club.say("", "signup carol carolspass carol@example.org").accepted);
    Request request = club.mail_from("carol@example.org", {"wari challenge carol ann"});
    request.address_proved = true;
    EXPECT_FALSE(club.submit(request).accepted);
    EXPECT_THAT(held_letters("carol"), IsEmpty());
}

TEST_F(ServiceIdentityTest, WhatOnlyTheOwnerMayDoNeedsThePasswordHoweverWellTheAddressIsProved) {
    for (const char* line : {"signoff ann", "change mail-password ann",
                             "change address thief@x.example", "signoff annspass"}) {
        Request request = club.mail_from(ann_at, {line});
        request.address_proved = true;
        EXPECT_FALSE(club.submit(request).accepted) << line;
    }
    EXPECT_THAT(held_letters("ann"), IsEmpty());
    EXPECT_FALSE(club.user("ann").left_at);
    EXPECT_EQ(club.user("ann").addresses.front().address, ann_at);
}

TEST_F(ServiceIdentityTest, OfTwoPlayersWithOneAddressTheOneAtTheBoardSpeaks) {
    club.join("mum", "home@example.org");
    club.join("dad", "home@example.org");
    ASSERT_TRUE(club.say("mum", "wari challenge mum ann --first=mum").accepted);
    Request request = club.mail_from("home@example.org", {"wari move 2 b"});
    request.address_proved = true;
    const Response reply = club.submit(request);
    EXPECT_TRUE(reply.accepted) << reply.text;
    EXPECT_EQ(plies(2), 1);

    Request challenge = club.mail_from("home@example.org", {"wari challenge dad ann"});
    challenge.address_proved = true;
    EXPECT_TRUE(club.submit(challenge).accepted);
    EXPECT_EQ(club.match("wari", 3).seats[0], club.user("dad").id);

    for (const std::vector<std::string>& lines :
         {std::vector<std::string>{"vacation"}, {"message ann"}, {"wari challenge mum dad"}}) {
        Request unclear = club.mail_from("home@example.org", lines, "hello");
        unclear.address_proved = true;
        const Response asked = club.submit(unclear);
        EXPECT_FALSE(asked.accepted) << lines[0];
        EXPECT_THAT(asked.text, HasSubstr("Several players")) << lines[0];
    }
    // Both at one board: only a mail token distinguishes them.
    ASSERT_TRUE(club.say("mum", "wari challenge mum dad --first=dad").accepted);
    Request both = club.mail_from("home@example.org", {"wari move 4 b"});
    both.address_proved = true;
    EXPECT_FALSE(club.submit(both).accepted);
    EXPECT_TRUE(club.submit(club.reply_from("home@example.org", "dad", {"b"})).accepted);
    EXPECT_EQ(plies(4), 1);
}

// ---- Pending until confirmed ----

TEST_F(ServiceIdentityTest, AForgedFromDoesNothingButALetterToTheRealAddress) {
    const Response reply = club.mail(ann_at, {"wari resign 1"});
    EXPECT_FALSE(reply.accepted);
    EXPECT_EQ(club.match("wari", 1).outcome, std::nullopt);
    const auto held = held_letters("ann");
    ASSERT_THAT(held, SizeIs(1));
    EXPECT_EQ(held[0].address, ann_at);
    EXPECT_TRUE(held[0].automatic) << "nobody's machine answers it";
    EXPECT_THAT(held[0].text(), HasSubstr("wari resign 1"));
    EXPECT_THAT(held[0].text(), HasSubstr("{page}/confirm/{held}"));
    EXPECT_THAT(held[0].text(), Not(HasSubstr(held_word("ann"))));
}

TEST_F(ServiceIdentityTest, TheLetterThatAsksIsTheOnlyAnswerWhereItGoesToTheSameAddress) {
    const std::size_t before = club.letters_to("ann").size();
    club.mail(ann_at, {"wari move 1 b"});
    EXPECT_EQ(club.letters_to("ann").size(), before + 1);
    Request elsewhere = club.mail_from(ann_at, {"wari move 1 b"});
    elsewhere.answer_to->address = "forger@example.com";
    club.submit(elsewhere);
    std::vector<Letter> due;
    club.store.read([&](const StoreReader& reader) { due = letters_due(reader, club.now, 100); });
    const auto to_forger = std::ranges::find(due, "forger@example.com", &Letter::address);
    ASSERT_NE(to_forger, due.end());
    EXPECT_THAT(to_forger->text(), Not(HasSubstr(ann_at)));
    EXPECT_EQ(to_forger->ply, std::nullopt) << "no mark goes to an address of a stranger";
}

TEST_F(ServiceIdentityTest, ConfirmingCarriesItOutOnceWithItsComment) {
    club.mail(ann_at, {"wari move 1 b"}, "hello bob");
    const std::string word = held_word("ann");
    const Response reply = club.mail(ann_at, {"confirm " + word}, "Yes, please.");
    EXPECT_TRUE(reply.accepted) << reply.text;
    EXPECT_EQ(plies(), 1);
    EXPECT_THAT(reply.changed, ElementsAre(club.match("wari", 1).id));
    EXPECT_THAT(club.letters_to("bob").front().text(), HasSubstr("hello bob"));
    EXPECT_FALSE(club.mail(ann_at, {"confirm " + word}).accepted);
    EXPECT_EQ(plies(), 1);
}

TEST_F(ServiceIdentityTest, AReplyWithoutYesInFrontConfirmsNothing) {
    club.mail(ann_at, {"wari move 1 b"});
    const std::string line = "confirm " + held_word("ann");
    for (const char* words :
         {"", "> quoted", "What is this?", "I am away until Monday.", "ok?", "I did not say yes",
          "yes?", "Yes, but what is this?", "yesterday I wrote something else"}) {
        EXPECT_FALSE(club.mail(ann_at, {line}, words).accepted) << words;
        EXPECT_EQ(plies(), 0) << words;
    }
    EXPECT_TRUE(club.mail(ann_at, {line}, "YES, no hurry.\nann").accepted);
    EXPECT_EQ(plies(), 1);
}

TEST_F(ServiceIdentityTest, APendingMoveIsRefusedAfterTheBoardHasMovedOn) {
    club.mail(ann_at, {"wari move 1 a"});
    const std::string word = held_word("ann");
    club.say("ann", "wari move 1 b");
    club.say("bob", "wari move 1 d");
    const Response reply = club.say("", "confirm " + word);
    EXPECT_FALSE(reply.accepted);
    EXPECT_THAT(reply.text, HasSubstr("moved on"));
    EXPECT_EQ(plies(), 2);
}

TEST_F(ServiceIdentityTest, APendingRequestExpiresAfterThreeDaysAndIsNobodyElses) {
    club.mail(ann_at, {"wari move 1 b"});
    const std::string word = held_word("ann");
    EXPECT_FALSE(club.say("", "confirm h1.00000000000000000000").accepted);
    club.now += 72h;
    EXPECT_FALSE(club.say("", "confirm " + word).accepted);
    EXPECT_EQ(plies(), 0);
}

TEST_F(ServiceIdentityTest, SeveralLinesOfOneMailAreAskedAboutInOneLetter) {
    Request request = club.mail_from(ann_at, {"wari move 1 b", "list", "vacation off"});
    EXPECT_FALSE(club.submit(request).accepted);
    ASSERT_THAT(held_letters("ann"), SizeIs(1));
    EXPECT_THAT(held_letters("ann")[0].text(), HasSubstr("    wari move 1 b#1\n    vacation off"));
    club.say("", "confirm " + held_word("ann"));
    EXPECT_EQ(plies(), 1);
}

TEST_F(ServiceIdentityTest, NobodyIsFloodedWithLettersThatAsk) {
    for (int i = 0; i < 20; ++i) club.mail(ann_at, {"wari move 1 b"});
    EXPECT_THAT(held_letters("ann"), SizeIs(5));
    club.now += 25h;
    club.mail(ann_at, {"wari move 1 b"});
    EXPECT_THAT(held_letters("ann"), SizeIs(6));
}

TEST_F(ServiceIdentityTest, NothingThatMayBeAPasswordIsStored) {
    for (const char* line : {"wari move 1 ann annspass", "notify ann annspass never wari/1 wari/2",
                             "message ann annspass bob", "wari move 1 annspass", "signoff annspass",
                             "wari resign annspass"}) {
        const Response reply = club.mail(ann_at, {line}, "text");
        EXPECT_THAT(reply.text, Not(HasSubstr("annspass"))) << line;
    }
    for (const Letter& letter : club.letters_to("ann"))
        EXPECT_THAT(letter.text() + letter.subject, Not(HasSubstr("annspass")));
    club.store.read([&](const StoreReader& reader) {
        for (std::int64_t id = 1; id < 20; ++id)
            if (const auto held = reader.find<PendingRequest>(PendingRequestId{id})) {
                EXPECT_THAT(held->lines + held->comment, Not(HasSubstr("annspass")));
            }
    });
}

TEST_F(ServiceIdentityTest, WordsInBracesFromAStrangerAreNotFilledIn) {
    club.mail(ann_at, {"wari chat 1"}, "see {page}/confirm/{held} or {confirm}");
    const std::string body = held_letters("ann").front().text();
    EXPECT_THAT(body, HasSubstr("see { page}/confirm/{ held} or { confirm}"));
}

TEST_F(ServiceIdentityTest, AStrangerIsAskedForNameAndPassword) {
    for (const char* line : {"wari move 1 b", "message ann", "wari challenge ann bob"}) {
        const Response reply = club.mail("nobody@example.org", {line}, "hello");
        EXPECT_FALSE(reply.accepted) << line;
        EXPECT_THAT(reply.text, HasSubstr("password")) << line;
    }
    EXPECT_EQ(plies(), 0);
    EXPECT_TRUE(club.mail("nobody@example.org", {"wari show 1"}).accepted);
}

TEST_F(ServiceIdentityTest, TheSameMailTwiceIsPendingOnce) {
    const Request request = club.mail_from(ann_at, {"wari move 1 b"});
    club.submit(request);
    EXPECT_TRUE(club.submit(request).replayed);
    EXPECT_THAT(held_letters("ann"), SizeIs(1));
    Request proved = club.reply_from(ann_at, "ann", {"b"});
    club.submit(proved);
    for (int i = 0; i < 9; ++i) EXPECT_TRUE(club.submit(proved).replayed);
    EXPECT_EQ(plies(), 1);
}

}  // namespace
}  // namespace posthouse::club
