// What a player writes beside a command reaches the opponent with its effect.

#include "club/commands/test_club.h"
#include "club/letters/letter_tables.h"
#include "club/matches/match_tables.h"
#include "club/moderation/moderation_tables.h"
#include "club/moderation/operator_acts.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace posthouse::club {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class WordsBesideTest : public testing::Test {
protected:
    WordsBesideTest() {
        for (const char* name : {"ann", "bob"}) house.join(name);
    }
    void done(const std::string& name, const std::string& line, const std::string& words = "") {
        const Response response = house.say(name, line, words);
        EXPECT_TRUE(response.accepted) << line << ": " << response.text;
    }
    /// A mail with the password of the player, with these words below the command.
    void mail(const std::string& name, const std::string& line, const std::string& words) {
        const Response response = house.mail(name + "@example.org", {line}, words);
        EXPECT_TRUE(response.accepted) << line << ": " << response.text;
    }
    Response reply(const std::string& name, std::vector<std::string> lines) {
        house.now += std::chrono::minutes(1);
        return house.reply(name + "@example.org", std::move(lines));
    }
    /// The newest letter that is not an answer.
    std::string letter_to(const std::string& name) {
        for (const Letter& letter : house.letters_to(name))
            if (letter.kind != LetterKind::answer) return render_text(letter.body);
        return {};
    }
    /// What the players of this board of wari have said.
    std::vector<std::string> said_on(int board) {
        std::vector<std::string> said;
        house.store.read([&](const StoreReader& reader) {
            for (const ChatMessage& one :
                 reader.list<ChatMessage>(reader.match_on("wari", board)->id))
                if (one.by != UserId{}) said.push_back(one.text);
        });
        return said;
    }
    void begin() {
        done("ann", "wari challenge ann bob --first=ann");
        done("bob", "wari accept 1");
        done("ann", "wari move 1 c");
        done("bob", "wari move 1 d");
    }

    TestClub house{PlayerGroup::nobody};
};

TEST_F(WordsBesideTest, AChallengeCarriesWhatIsWrittenBelowIt) {
    mail("ann", "wari challenge ann bob --password=annspass", "We met in Vienna.");
    EXPECT_THAT(letter_to("bob"), AllOf(HasSubstr("challenges you"), HasSubstr("Vienna")));
}

TEST_F(WordsBesideTest, AnOpenChallengeKeepsThemForWhoeverAccepts) {
    const Response posted = house.say("ann", "wari challenge ann --to=anyone --repeat=2",
                                      "Slow games, please: I am at sea.");
    EXPECT_THAT(posted.text, HasSubstr("Whoever accepts reads"));
    EXPECT_THAT(house.say("bob", "wari waiting").text, Not(HasSubstr("at sea")));
    const Response answer = house.say("bob", "wari accept 1", "So am I!");
    EXPECT_THAT(answer.text, HasSubstr("ann writes:\n  Slow games, please"));
    EXPECT_THAT(said_on(1), ElementsAre("Slow games, please: I am at sea.", "So am I!"));
    EXPECT_THAT(letter_to("ann"), HasSubstr("So am I!"));
    house.join("carl");
    done("carl", "wari accept 2");
    EXPECT_THAT(said_on(2), ElementsAre("Slow games, please: I am at sea."));
}

TEST_F(WordsBesideTest, AnOpenChallengeOfAMutedPlayerSaysNothing) {
    done("ann", "wari challenge ann --to=anyone", "Before the mute.");
    transact(house.store, [&](UnitOfWork& unit) {
        ASSERT_TRUE(add_sanction(house.club(), unit, {"root", "", house.now}, "ann",
                                 SanctionKind::mute, std::chrono::hours(48)));
    });
    EXPECT_THAT(house.say("ann", "wari challenge ann --to=anyone", "After.").text,
                HasSubstr("You are muted"));
    for (const int board : {1, 2}) {
        done("bob", fmt::format("wari accept {}", board));
        EXPECT_THAT(said_on(board), IsEmpty());
    }
}

TEST_F(WordsBesideTest, WhatIsTooLongIsSeenToBeCut) {
    done("ann", "wari challenge ann --to=anyone", std::string(9000, 'x') + " END");
    done("bob", "wari accept 1");
    ASSERT_EQ(said_on(1).size(), 1u);
    EXPECT_THAT(said_on(1)[0], testing::EndsWith("xxx […]"));
}

TEST_F(WordsBesideTest, TheAnswerToAChallengeCarriesThem) {
    done("ann", "wari challenge ann bob --first=ann");
    EXPECT_TRUE(reply("bob", {"accept", "With pleasure, it has been years!"}).accepted);
    EXPECT_THAT(letter_to("ann"), AllOf(HasSubstr("accepted"), HasSubstr("it has been years")));
    done("ann", "wari challenge ann bob --first=ann");
    EXPECT_TRUE(reply("bob", {"decline", "I am at sea until May."}).accepted);
    EXPECT_THAT(letter_to("ann"), AllOf(HasSubstr("Declined by bob"), HasSubstr("at sea")));
    done("ann", "wari challenge ann bob --first=ann");
    mail("ann", "wari withdraw 3 ann annspass", "Sorry, wrong Bob.");
    EXPECT_THAT(letter_to("bob"), HasSubstr("wrong Bob"));
}

TEST_F(WordsBesideTest, AResignationCarriesThem) {
    begin();
    EXPECT_TRUE(reply("ann", {"resign", "You were too strong."}).accepted);
    EXPECT_THAT(letter_to("bob"), AllOf(HasSubstr("ann resigned"), HasSubstr("too strong")));
}

TEST_F(WordsBesideTest, AProposalAndItsAnswerCarryThem) {
    begin();
    EXPECT_TRUE(reply("ann", {"propose", "It is a dead draw."}).accepted);
    EXPECT_THAT(letter_to("bob"), AllOf(HasSubstr("proposes a draw"), HasSubstr("dead draw")));
    EXPECT_TRUE(reply("bob", {"reject", "Not with my seeds."}).accepted);
    EXPECT_THAT(letter_to("ann"), AllOf(HasSubstr("refuses the draw"), HasSubstr("my seeds")));
    EXPECT_TRUE(reply("ann", {"propose"}).accepted);
    EXPECT_TRUE(reply("bob", {"accept", "Well then."}).accepted);
    EXPECT_THAT(letter_to("ann"), AllOf(HasSubstr("Drawn"), HasSubstr("Well then.")));
}

TEST_F(WordsBesideTest, TheyGoWithTheCommandThatActsNotWithOneThatShows) {
    begin();
    EXPECT_TRUE(reply("ann", {"show", "resign", "You were too strong."}).accepted);
    EXPECT_THAT(letter_to("bob"), HasSubstr("too strong"));
}

TEST_F(WordsBesideTest, TextBelowSeveralCommandsGoesWithTheLastThatTakesIt) {
    begin();
    house.join("carol");
    done("ann", "wari challenge ann carol --first=ann");
    done("carol", "wari accept 2");
    const Response response =
        house.mail("ann@example.org",
                   {"wari move 1 ann annspass f", "wari move 2 ann annspass c", "wari show 1"},
                   "See you on Sunday, Carol.");
    EXPECT_TRUE(response.accepted) << response.text;
    EXPECT_THAT(letter_to("carol"), HasSubstr("on Sunday"));
    EXPECT_THAT(letter_to("bob"), Not(HasSubstr("on Sunday")));
}

TEST_F(WordsBesideTest, ADoubtfulMoveCarriesThemOnceItIsConfirmed) {
    begin();
    const Response question = reply("ann", {"f, is that legal?"});
    EXPECT_FALSE(question.accepted);
    std::string text = question.text;
    std::ranges::replace(text, '\n', ' ');
    EXPECT_THAT(text, HasSubstr("What you wrote beside it then goes to bob, too."));
    EXPECT_TRUE(reply("ann", {"yes", "Greetings from the sea!"}).accepted);
    EXPECT_THAT(letter_to("bob"), AllOf(HasSubstr("is that legal?"), HasSubstr("from the sea")));
}

TEST_F(WordsBesideTest, WordsBesideAMoveThatWasNotConfirmedGoNowhere) {
    begin();
    EXPECT_FALSE(reply("ann", {"f, is that legal?"}).accepted);
    EXPECT_TRUE(reply("ann", {"d", "This one."}).accepted);
    EXPECT_THAT(letter_to("bob"), AllOf(HasSubstr("This one."), Not(HasSubstr("legal?"))));
    EXPECT_EQ(house.match("wari", 1).submitted_comment, "");
}

TEST_F(WordsBesideTest, WhoMayNotWriteIsToldSoAndTheCommandCounts) {
    begin();
    done("bob", "block ann");
    const Response response = house.say("ann", "wari resign 1", "You again!");
    EXPECT_TRUE(response.accepted);
    EXPECT_THAT(response.text, HasSubstr("bob does not accept messages from you"));
    EXPECT_THAT(letter_to("bob"), AllOf(HasSubstr("ann resigned"), Not(HasSubstr("You again"))));
}

TEST_F(WordsBesideTest, NoPasswordInAWholeCommandReachesTheOpponent) {
    begin();
    for (const char* words : {"change password ann annspass newpass99",
                              "change mail-password ann annspass abcdefgh",
                              "make token ann otherpass bot",
                              "signoff ann otherpass yes",
                              "Hi\nsignoff ann otherpass",
                              "wari move 12 ann otherpass c",
                              "wari resign 12 ann otherpass",
                              "end session ann otherpass",
                              "signup ann otherpass ann@example.org",
                              "--password=otherpass",
                              "c --password=otherpass",
                              "my password: otherpass",
                              "my password is otherpass",
                              "Mein Passwort ist otherpass.",
                              "mot de passe : otherpass",
                              "mi contraseña es otherpass",
                              "Password is: otherpass",
                              "password otherpass2",
                              "resign ann otherpass",
                              "resgin ann otherpass",
                              "login ann otherpass",
                              "log in ann otherpass",
                              "wari resign ann otherpass",
                              "move 1 ann otherpass c",
                              "accept ann otherpass"}) {
        done("ann", "wari chat 1", words);
        EXPECT_THAT(letter_to("bob"),
                    AllOf(Not(HasSubstr("otherpass")), Not(HasSubstr("annspass")),
                          Not(HasSubstr("newpass99")), Not(HasSubstr("abcdefgh"))))
            << words;
    }
    std::string many;
    for (int i = 0; i < 60'000; ++i) many += "password ";
    // Its time does not grow with the square of its size.
    EXPECT_FALSE(house.say("ann", "wari chat 1", many).accepted);
    for (const char* words :
         {"The password of the club was lovely: Kofi", "resign yourself to it",
          "move on, my friend", "change is good", "message me any time",
          "I forgot the password manager", "accept my best wishes, Bob",
          "Log in again tomorrow and look at the board", "chat is fun", "See you on Sunday, Carol.",
          "accept defeat gracefully, friend", "The password is not here"}) {
        done("ann", "wari chat 1", words);
        EXPECT_THAT(letter_to("bob"), HasSubstr(words));
    }
}

}  // namespace
}  // namespace posthouse::club
