// Words below a command that take it back: as with a move, the house asks.

#include "club/test_club.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include <algorithm>

namespace posthouse::club {
namespace {

using testing::HasSubstr;

class DoubtedActsTest : public testing::Test {
protected:
    DoubtedActsTest() {
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
    void expect_asked(const std::string& name, const std::string& act, const std::string& words) {
        const Match before = match();
        const Response response = reply(name, {act, words});
        EXPECT_FALSE(response.accepted) << words;
        std::string text = response.text;
        std::ranges::replace(text, '\n', ' ');
        EXPECT_THAT(text, HasSubstr("it is not certain that you want that")) << words;
        EXPECT_EQ(match().outcome, before.outcome) << words;
        EXPECT_EQ(match().proposal, before.proposal) << words;
    }
    Match match() { return house.match("wari", boards); }

    TestClub house{PlayerGroup::nobody};
    std::string board;
    int boards = 0;
};

TEST_F(DoubtedActsTest, AResignationThatIsTakenBackAsks) {
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

TEST_F(DoubtedActsTest, FriendlyWordsStopNoResignation) {
    for (const char* words : {"You were too strong.", "Well played!", "Thanks for the game, Bob.",
                              "Shall we play again next week?", "Danke für die schöne Partie.",
                              "Bravo, tu as très bien joué.", "See you on Sunday at the club."}) {
        begin();
        EXPECT_TRUE(reply("ann", {"resign", words}).accepted) << words;
        EXPECT_TRUE(match().outcome) << words;
    }
}

TEST_F(DoubtedActsTest, AnAcceptedDrawThatIsTakenBackAsks) {
    begin();
    done("bob", "wari move " + board + " propose");
    for (const char* words : {"No, wait! I want to play on.", "Oops, I meant reject.",
                              "Nein, noch nicht.", "is not an option"})
        expect_asked("ann", "accept", words);
    EXPECT_TRUE(reply("ann", {"accept", "It was a close one."}).accepted);
    EXPECT_TRUE(match().outcome);
}

TEST_F(DoubtedActsTest, AProposalThatIsTakenBackAsks) {
    begin();
    expect_asked("ann", "propose", "No, forget that.");
    expect_asked("ann", "undo", "No, forget it, wrong game.");
    expect_asked("ann", "submit d", "Sorry, ignore this, wrong board.");
    EXPECT_TRUE(reply("ann", {"propose", "It is a dead draw."}).accepted);
}

TEST_F(DoubtedActsTest, AnAcceptedChallengeThatIsTakenBackAsks) {
    done("ann", "wari challenge ann bob --first=ann");
    boards = 1;
    expect_asked("bob", "accept", "Oops, wrong game, ignore this.");
    EXPECT_TRUE(match().is_offered());
    EXPECT_TRUE(reply("bob", {"accept", "With pleasure, it has been years!"}).accepted);
    EXPECT_FALSE(match().is_offered());
}

TEST_F(DoubtedActsTest, AYesToAProposalBesideAMoveAsksWhich) {
    begin();
    done("bob", "wari move " + board + " propose");
    const Response response = reply("ann", {"yes, d"});
    EXPECT_FALSE(response.accepted);
    EXPECT_THAT(response.text, HasSubstr("has proposed something"));
    EXPECT_EQ(match().plies, 2);
    EXPECT_EQ(match().proposal, Proposal::draw);
    EXPECT_TRUE(reply("ann", {"yes"}).accepted);
    EXPECT_TRUE(match().outcome);
}

TEST_F(DoubtedActsTest, APasswordInTheCommandIsNotShownInTheQuestion) {
    begin();
    const Response response =
        reply("ann", {"wari resign " + board + " ann annspass", "No wait, not yet."});
    EXPECT_EQ(response.text.find("annspass"), std::string::npos) << response.text;
    EXPECT_FALSE(match().outcome);
}

}  // namespace
}  // namespace posthouse::club
