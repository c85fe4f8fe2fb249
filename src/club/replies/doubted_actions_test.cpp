// Words below a command that take it back: as with a move, the house asks.

#include "club/commands/test_club.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include <algorithm>

namespace posthouse::club {
namespace {

using testing::HasSubstr;

class DoubtedActionsTest : public testing::Test {
protected:
    DoubtedActionsTest() {
        for (const char* name : {"ann", "bob"}) house.join(name);
    }
    /// After a move of each; it is Ann's turn.
    void begin() {
        done("ann", "wari challenge ann bob --first=ann");
        board = fmt::format("{}", ++boards);
        done("bob", "wari accept " + board);
        done("ann", "wari move " + board + " c");
        done("bob", "wari move " + board + " d");
    }
    void done(const std::string& name, const std::string& line) {
        const Response response = house.say(name, line);
        ASSERT_TRUE(response.accepted) << line << ": " << response.text;
    }
    Response reply(const std::string& name, std::vector<std::string> lines) {
        house.now += std::chrono::hours(2);
        return house.reply(name + "@example.org", std::move(lines));
    }
    void expect_asked(const std::string& name, const std::string& action,
                      const std::string& words) {
        const Match before = match();
        const Response response = reply(name, {action, words});
        EXPECT_FALSE(response.accepted) << words;
        EXPECT_THAT(in_one_line(response.text), HasSubstr("it is not certain that you want that"))
            << words;
        EXPECT_EQ(match().outcome, before.outcome) << words;
        EXPECT_EQ(match().proposal, before.proposal) << words;
    }
    static std::string in_one_line(std::string text) {
        std::ranges::replace(text, '\n', ' ');
        return text;
    }
    Match match() { return house.match("wari", boards); }

    TestClub house{PlayerGroup::nobody};
    std::string board;
    int boards = 0;
};

TEST_F(DoubtedActionsTest, AQuestionFillsNoPlaceholderThatItQuotes) {
    begin();
    for (const char* action : {"resign", "e"}) {
        const Response response = reply("ann", {action, "No wait, {confirm} not yet."});
        EXPECT_FALSE(response.accepted) << action;
        EXPECT_THAT(response.text, HasSubstr("{ confirm}")) << action;
        EXPECT_THAT(response.text, testing::Not(HasSubstr("{confirm}"))) << action;
    }
}

TEST_F(DoubtedActionsTest, AResignationThatIsTakenBackAsks) {
    begin();
    for (const char* words :
         {"No wait, not yet.", "Oops, wrong game, ignore this.", "Non, attends, pas encore.",
          "Nein, doch nicht!", "Just kidding!", "No, I do not want to resign, I want to play c.",
          "Don't do it yet, please.", "That was a joke.", "Es war nur ein Scherz."})
        expect_asked("ann", "resign", words);
    expect_asked("ann", "wari resign " + board, "No wait, not yet.");
    EXPECT_TRUE(reply("ann", {"resign"}).accepted) << "as the question says";
    EXPECT_TRUE(match().outcome);
}

TEST_F(DoubtedActionsTest, FriendlyWordsStopNoResignation) {
    for (const char* words : {"You were too strong.", "Well played!", "Thanks for the game, Bob.",
                              "Shall we play again next week?", "Danke für die schöne Partie.",
                              "Bravo, tu as très bien joué.", "See you on Sunday at the club."}) {
        begin();
        EXPECT_TRUE(reply("ann", {"resign", words}).accepted) << words;
        EXPECT_TRUE(match().outcome) << words;
    }
}

TEST_F(DoubtedActionsTest, AnAcceptedDrawThatIsTakenBackAsks) {
    begin();
    done("bob", "wari move " + board + " propose");
    for (const char* words : {"No, wait! I want to play on.", "Oops, I meant reject.",
                              "Nein, noch nicht.", "is not an option"})
        expect_asked("ann", "accept", words);
    EXPECT_TRUE(reply("ann", {"accept", "It was a close one."}).accepted);
    EXPECT_TRUE(match().outcome);
}

TEST_F(DoubtedActionsTest, AProposalThatIsTakenBackAsks) {
    begin();
    expect_asked("ann", "propose", "No, forget that.");
    expect_asked("ann", "undo", "No, forget it, wrong game.");
    expect_asked("ann", "submit d", "Sorry, ignore this, wrong board.");
    EXPECT_TRUE(reply("ann", {"propose", "It is a dead draw."}).accepted);
}

TEST_F(DoubtedActionsTest, AnAcceptedChallengeThatIsTakenBackAsks) {
    done("ann", "wari challenge ann bob --first=ann");
    boards = 1;
    expect_asked("bob", "accept", "Oops, wrong game, ignore this.");
    EXPECT_TRUE(match().is_offered());
    EXPECT_TRUE(reply("bob", {"accept", "With pleasure, it has been years!"}).accepted);
    EXPECT_FALSE(match().is_offered());
}

TEST_F(DoubtedActionsTest, AYesToAProposalBesideAMoveAsksWhich) {
    begin();
    done("bob", "wari move " + board + " propose");
    const Response response = reply("ann", {"yes, d"});
    EXPECT_FALSE(response.accepted);
    EXPECT_THAT(in_one_line(response.text), HasSubstr("bob has proposed something"));
    EXPECT_EQ(match().plies, 2);
    EXPECT_EQ(match().proposal, Proposal::draw);
    EXPECT_TRUE(reply("ann", {"yes"}).accepted);
    EXPECT_TRUE(match().outcome);
}

TEST_F(DoubtedActionsTest, APasswordInTheCommandIsNotShownInTheQuestion) {
    begin();
    const Response response =
        reply("ann", {"wari resign " + board + " ann annspass", "No wait, not yet."});
    EXPECT_EQ(response.text.find("annspass"), std::string::npos) << response.text;
    EXPECT_FALSE(match().outcome);
}

TEST_F(DoubtedActionsTest, WordsOfAProposedDrawBesideAMoveAskWhich) {
    begin();
    done("bob", "wari move " + board + " propose");
    for (const char* words : {"Draw is fine with me.", "Remis ist mir recht.", "Le nul me va bien.",
                              "Tablas, de acuerdo.", "Patta va bene.", "Remise is goed.",
                              "Accepted!", "Yes, agreed."}) {
        const Response response = reply("ann", {"d", words});
        EXPECT_FALSE(response.accepted) << words;
        EXPECT_THAT(in_one_line(response.text), HasSubstr("bob has proposed something")) << words;
        EXPECT_THAT(in_one_line(response.text), HasSubstr(words)) << words;
        EXPECT_EQ(match().plies, 2) << words;
        EXPECT_EQ(match().proposal, Proposal::draw) << words;
    }
    EXPECT_TRUE(reply("ann", {"d", "No draw, sorry."}).accepted);
    EXPECT_EQ(match().plies, 3);
}

TEST_F(DoubtedActionsTest, WordsAgainstAProposedDrawStopNoMove) {
    for (const char* words : {"I don't want a draw.", "Ich will kein Remis.", "Pas de nulle."}) {
        begin();
        done("bob", "wari move " + board + " propose");
        EXPECT_TRUE(reply("ann", {"d", words}).accepted) << words;
        EXPECT_EQ(match().plies, 3) << words;
    }
}

TEST_F(DoubtedActionsTest, WordsOfAProposedTakeBackBesideAMoveAskWhich) {
    begin();
    done("bob", "wari move " + board + " undo");
    for (const char* words : {"Take it back if you want.", "You can take your move back.",
                              "Du kannst ihn gerne zurücknehmen."}) {
        const Response response = reply("ann", {"d", words});
        EXPECT_FALSE(response.accepted) << words;
        EXPECT_THAT(in_one_line(response.text), HasSubstr("bob has proposed something")) << words;
        EXPECT_EQ(match().plies, 2) << words;
    }
}

TEST_F(DoubtedActionsTest, WordsOfADrawThatNobodyProposedStopNoMove) {
    for (const char* words : {"Our draw last week was fun.", "Last time it was a draw."}) {
        begin();
        EXPECT_TRUE(reply("ann", {"d", words}).accepted) << words;
        EXPECT_EQ(match().plies, 3) << words;
    }
}

TEST_F(DoubtedActionsTest, PoliteWaysToResignHearTheWordForIt) {
    begin();
    for (const char* words :
         {"I would like to resign.", "Ich möchte aufgeben.", "Je voudrais abandonner.",
          "Quisiera rendirme", "I think I should give up here, well played!"}) {
        const Response response = reply("ann", {words});
        EXPECT_FALSE(response.accepted) << words;
        EXPECT_THAT(in_one_line(response.text), HasSubstr("To resign, reply with just: resign"))
            << words;
        EXPECT_FALSE(match().outcome);
    }
    EXPECT_THAT(in_one_line(reply("ann", {"I will not resign yet."}).text),
                testing::Not(HasSubstr("To resign")));
    EXPECT_THAT(in_one_line(reply("bob", {"I would like to resign."}).text),
                HasSubstr("To resign, reply with just: resign"))
        << "also to an old letter, while the opponent is to move";
}

TEST_F(DoubtedActionsTest, WordsOfDrawsAndTakeBacksHearTheWordsForThem) {
    begin();
    EXPECT_THAT(in_one_line(reply("ann", {"How about a draw, my friend?"}).text),
                HasSubstr("To propose a draw, reply with just: propose"));
    ASSERT_TRUE(reply("ann", {"d"}).accepted);
    EXPECT_THAT(in_one_line(reply("ann", {"I'd like to take back my move"}).text),
                HasSubstr("reply with just: undo"));
    done("bob", "wari move " + board + " e");
    done("bob", "wari move " + board + " propose");
    for (const char* words : {"I accept the draw, thanks", "I accept your offer, you deserve it"})
        EXPECT_THAT(in_one_line(reply("ann", {words}).text), HasSubstr("reply with just: accept"))
            << words;
    EXPECT_EQ(match().proposal, Proposal::draw);
}

/// A mail that is no reply: the command as its subject or first line, and what stands below it.
TEST_F(DoubtedActionsTest, WordsBelowACommandInAMailAreWeighedAsInAReply) {
    begin();
    done("bob", "wari move " + board + " propose");
    for (const std::string& command : std::vector<std::string>{
             "wari resign " + board + " ann annspass", "wari accept " + board + " ann annspass",
             "wari move " + board + " ann annspass resign", "signoff ann annspass yes",
             "wari move " + board + " ann annspass d",
             "wari submit " + board + " ann annspass d"}) {
        const Match before = match();
        const Response response = house.mail("ann@example.org", {command}, "No wait, not yet.");
        EXPECT_FALSE(response.accepted) << command;
        EXPECT_EQ(response.text.find("annspass"), std::string::npos) << response.text;
        EXPECT_THAT(in_one_line(response.text), HasSubstr("“No wait, not yet.”")) << command;
        EXPECT_EQ(match().outcome, before.outcome) << command;
        EXPECT_EQ(match().plies, before.plies) << command;
        EXPECT_EQ(match().proposal, Proposal::draw) << command;
    }
    EXPECT_FALSE(house.user("ann").left_at);
    done("ann", "wari move " + board + " reject");
    const std::string moves = "wari move " + board + " ann annspass ";
    EXPECT_FALSE(house.mail("ann@example.org", {moves + "d"}, "Or rather e.").accepted);
    EXPECT_TRUE(
        house.mail("ann@example.org", {"wari resign " + board + " ann annspass"}, "Well played!")
            .accepted);
    EXPECT_TRUE(match().outcome);
}

TEST_F(DoubtedActionsTest, FriendlyWordsStopNoCommandInAMail) {
    for (const char* words : {"You were too strong.", "Thanks for the game, Bob.", "Ann",
                              "Danke für die schöne Partie.\n\nLiebe Grüße\nAnn"}) {
        begin();
        EXPECT_TRUE(house.mail("ann@example.org", {"wari move " + board + " ann annspass d"}, words)
                        .accepted)
            << words;
        EXPECT_TRUE(house.mail("ann@example.org", {"wari resign " + board + " ann annspass"}, words)
                        .accepted)
            << words;
    }
}

TEST_F(DoubtedActionsTest, NoAccountIsDeletedAboveWordsWithANegation) {
    for (const char* words : {"I don't want to leave yet", "Ich will noch nicht gehen.",
                              "Je ne veux pas encore partir.", "No quiero irme."}) {
        EXPECT_FALSE(house.mail("ann@example.org", {"signoff ann annspass yes"}, words).accepted)
            << words;
        EXPECT_FALSE(house.user("ann").left_at) << words;
    }
    EXPECT_TRUE(
        house.mail("ann@example.org", {"signoff ann annspass yes"}, "Goodbye, and thank you!")
            .accepted);
}

TEST_F(DoubtedActionsTest, SeveralCommandsInAMailAreAllLeftIfOneIsDoubted) {
    begin();
    const std::vector<std::string> lines = {"wari show " + board,
                                            "wari resign " + board + " ann annspass"};
    const Response asked = house.mail("ann@example.org", lines, "Oops, wrong game, ignore this.");
    EXPECT_FALSE(asked.accepted);
    EXPECT_FALSE(match().outcome);
    EXPECT_TRUE(house.mail("ann@example.org", lines).accepted);
    EXPECT_TRUE(match().outcome);
}

TEST_F(DoubtedActionsTest, APartThatStrikesOutWhatTheOtherSaysAsks) {
    begin();
    done("bob", "wari move " + board + " propose");
    for (const char* action : {"d", "resign", "accept", "Accept."}) {
        const Match before = match();
        Request request = house.reply_from("ann@example.org", "ann", {action});
        request.html_lines = {fmt::format("~~{}~~", action)};
        const Response response = house.submit(request);
        EXPECT_FALSE(response.accepted) << action;
        EXPECT_THAT(in_one_line(response.text), HasSubstr("do not say the same")) << action;
        EXPECT_EQ(match().outcome, before.outcome) << action;
        EXPECT_EQ(match().plies, before.plies) << action;
    }
    Request other = house.reply_from("ann@example.org", "ann", {"resign"});
    other.html_lines = {"accept"};
    EXPECT_FALSE(house.submit(other).accepted);
    Request mail = house.mail_from("ann@example.org", {"wari resign " + board + " ann annspass"});
    mail.html_lines = {"~~" + mail.lines[0] + "~~"};
    EXPECT_THAT(in_one_line(house.submit(mail).text), HasSubstr("do not say the same"));
    EXPECT_FALSE(match().outcome);
    Request same = house.reply_from("ann@example.org", "ann", {"Resign."});
    same.html_lines = {"Resign.", "<3"};
    EXPECT_TRUE(house.submit(same).accepted);
    EXPECT_TRUE(match().outcome);
}

}  // namespace
}  // namespace posthouse::club
