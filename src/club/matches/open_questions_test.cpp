// An answer acts on what was asked, or on nothing: open_questions.h.

#include "club/commands/test_club.h"
#include "club/letters/letter_tables.h"

#include <gmock/gmock.h>

namespace posthouse::club {
namespace {

using testing::HasSubstr;

/// ann, First, has played c and bob d; both play by mail.
class OpenQuestionsTest : public testing::Test {
protected:
    OpenQuestionsTest() {
        house.join("ann");
        house.join("bob");
        done("ann", "wari challenge ann bob --first=ann");
        done("ann", "wari move 1 c");
        done("bob", "wari move 1 d");
    }
    std::string done(const std::string& name, const std::string& line) {
        const Response response = house.say(name, line);
        EXPECT_TRUE(response.accepted) << line << ": " << response.text;
        return response.text;
    }
    void refused(const Response& response, const std::string& words) {
        EXPECT_FALSE(response.accepted) << response.text;
        std::string text = response.text;
        std::ranges::replace(text, '\n', ' ');
        EXPECT_THAT(text, HasSubstr(words));
    }
    /// The last letter about the board to this player, to be answered later.
    Request letter_to(const std::string& name) {
        house.now += std::chrono::minutes(1);
        return house.reply_from(name + "@example.org", name, {});
    }
    Response answer(Request letter, std::vector<std::string> lines) {
        letter.key += std::to_string(++mails_);
        letter.lines = std::move(lines);
        return house.submit(std::move(letter));
    }
    Match match() { return house.match("wari", 1); }

    TestClub house;

private:
    int mails_ = 0;
};

TEST_F(OpenQuestionsTest, AcceptingATakeBackAcceptsNoDrawThatWasProposedSince) {
    done("bob", "wari move 1 undo");
    const Request about_undo = letter_to("ann");
    done("bob", "wari move 1 propose");
    const Request about_draw = letter_to("ann");
    refused(answer(about_undo, {"accept"}), "bob has proposed something else since");
    EXPECT_FALSE(match().outcome);
    EXPECT_TRUE(answer(about_draw, {"accept"}).accepted);
    EXPECT_EQ(match().outcome->reason, "agreed");
}

TEST_F(OpenQuestionsTest, AcceptingADrawTakesNoMoveBackThatWasAskedSince) {
    done("bob", "wari move 1 propose");
    const Request about_draw = letter_to("ann");
    done("bob", "wari move 1 undo");
    for (const char* words : {"accept", "yes", "wari accept 1"})
        refused(answer(about_draw, {words}), "bob has proposed something else since");
    EXPECT_EQ(match().plies, 2);
}

TEST_F(OpenQuestionsTest, AnAnswerToWhatWasRefusedHearsWhatBecameOfIt) {
    done("bob", "wari move 1 undo");
    const Request about_undo = letter_to("ann");
    done("ann", "wari reject 1 --number=1");
    refused(answer(about_undo, {"accept"}), "What happened last: ann refuses the take-back.");
    done("bob", "wari move 1 propose");
    refused(answer(about_undo, {"accept"}), "bob has proposed something else since");
    refused(answer(about_undo, {"reject"}), "bob has proposed something else since");
    EXPECT_EQ(match().proposal, Proposal::draw);
}

TEST_F(OpenQuestionsTest, ALateRejectionDeclinesNoMatch) {
    done("ann", "wari challenge ann bob --first=ann");
    done("ann", "wari move 2 c");
    done("ann", "wari move 2 undo");
    const Request about_undo = letter_to("bob");
    done("ann", "wari reject 2");
    refused(answer(about_undo, {"reject"}), "ann withdraws the take-back");
    EXPECT_TRUE(house.match("wari", 2).is_running());
    EXPECT_TRUE(answer(letter_to("bob"), {"decline"}).accepted);
    EXPECT_FALSE(house.match("wari", 2).is_running());
}

TEST_F(OpenQuestionsTest, ProgramsAndButtonsNameTheProposal) {
    done("bob", "wari move 1 undo");
    EXPECT_EQ(match().proposal_number, 1);
    done("bob", "wari move 1 propose");
    EXPECT_EQ(match().proposal_number, 2);
    for (const char* line :
         {"wari accept 1 --number=1", "wari move 1 accept#1", "wari reject 1 --number=1",
          "wari move 1 reject#1", "wari decline 1 --number=0", "wari accept 1 --number=0",
          "wari accept 1 --number=3"})
        refused(house.say("ann", line), "bob has proposed something else since");
    refused(house.say("ann", "wari accept 1 --number=x"), "--number= takes the number");
    EXPECT_FALSE(match().outcome);
    done("ann", "wari move 1 accept#2");
    EXPECT_TRUE(match().outcome);
}

TEST_F(OpenQuestionsTest, AcceptingAChallengeTwiceAcceptsNoProposal) {
    done("ann", "wari challenge ann bob --first=ann");
    Request challenge = letter_to("bob");
    done("bob", "wari accept 2 --number=0");
    done("bob", "wari accept 2 --number=0");
    done("ann", "wari move 2 c");
    done("ann", "wari move 2 undo");
    refused(house.say("bob", "wari accept 2 --number=0"), "ann has proposed something else");
    refused(answer(challenge, {"accept"}), "has moved on");
    EXPECT_EQ(house.match("wari", 2).plies, 1);
}

TEST_F(OpenQuestionsTest, YesPlaysTheMoveThatItsLetterAsksAbout) {
    const Request board = letter_to("ann");
    answer(board, {"e", "Or is that illegal?"});
    const Request about_e = letter_to("ann");
    answer(board, {"f", "Or is that illegal?"});
    const Request about_f = letter_to("ann");
    refused(answer(about_e, {"yes"}), "f is, and nothing was played");
    EXPECT_EQ(match().plies, 2);
    EXPECT_TRUE(answer(about_f, {"yes"}).accepted);
    EXPECT_EQ(match().plies, 3);
}

TEST_F(OpenQuestionsTest, YesPlaysNoMoveThatWasSubmittedSince) {
    answer(letter_to("ann"), {"e", "Or is that illegal?"});
    const Request about_e = letter_to("ann");
    done("ann", "wari submit 1 f");
    refused(answer(about_e, {"yes"}), "f is, and nothing was played");
    refused(answer(about_e, {"confirm"}), "f is, and nothing was played");
    refused(house.say("ann", "wari confirm 1 --number=1"), "f is, and nothing was played");
    done("ann", "wari confirm 1 --number=2");
    refused(answer(about_e, {"yes"}), "has moved on");
}

TEST_F(OpenQuestionsTest, TheSameMoveSubmittedAgainIsTheSameQuestion) {
    EXPECT_THAT(done("ann", "wari submit 1 e"), HasSubstr("wari confirm 1 --number=1"));
    done("ann", "wari submit 1 e");
    EXPECT_EQ(match().submitted_number, 1);
    done("ann", "wari submit 1 d");
    EXPECT_EQ(match().submitted_number, 2);
    done("ann", "wari submit 1 e");
    refused(house.say("ann", "wari confirm 1 --number=1"), "e is, and nothing was played");
    done("ann", "wari confirm 1 --number=3");
}

TEST_F(OpenQuestionsTest, YesToAnEarlierRemarkPlaysNothing) {
    const Request board = letter_to("ann");
    answer(board, {"I would rather resign"});
    const Request not_understood = letter_to("ann");
    answer(board, {"d", "Or is that illegal?"});
    refused(answer(not_understood, {"yes"}), "nothing was played");
    EXPECT_EQ(match().plies, 2);
}

TEST_F(OpenQuestionsTest, NoPlaysNothingAndClosesTheQuestion) {
    answer(letter_to("ann"), {"e", "Or is that illegal?"});
    const Request about_e = letter_to("ann");
    const Response no = answer(about_e, {"No."});
    EXPECT_TRUE(no.accepted);
    EXPECT_THAT(no.text, HasSubstr("Nothing was played"));
    refused(answer(about_e, {"yes"}), "No move of yours waits to be confirmed");
    EXPECT_THAT(answer(letter_to("ann"), {"Nein"}).text, HasSubstr("Nothing was played"));
    EXPECT_EQ(match().plies, 2);
}

TEST_F(OpenQuestionsTest, AQuestionIsNoConsent) {
    answer(letter_to("ann"), {"e", "Or is that illegal?"});
    for (const char* words : {"yes?", "Yes?!", "confirm?", "resign?", "propose?"})
        EXPECT_FALSE(answer(letter_to("ann"), {words}).accepted) << words;
    EXPECT_EQ(match().plies, 2);
    EXPECT_FALSE(match().outcome);
    EXPECT_EQ(match().proposal, Proposal::none);
}

TEST_F(OpenQuestionsTest, YesIsUnclearIfAProposalAndAMoveWait) {
    done("bob", "wari move 1 propose");
    answer(letter_to("ann"), {"e", "Or is that illegal?"});
    EXPECT_FALSE(answer(letter_to("ann"), {"yes"}).accepted);
    EXPECT_EQ(match().plies, 2);
    EXPECT_FALSE(match().outcome);
    EXPECT_TRUE(answer(letter_to("ann"), {"confirm"}).accepted);
    EXPECT_EQ(match().plies, 3);
}

TEST_F(OpenQuestionsTest, YesAndNoAnswerAProposal) {
    done("bob", "wari move 1 undo");
    EXPECT_TRUE(answer(letter_to("ann"), {"Nein, danke"}).accepted);
    EXPECT_EQ(match().proposal, Proposal::none);
    done("bob", "wari move 1 undo");
    EXPECT_TRUE(answer(letter_to("ann"), {"Ja, gerne"}).accepted);
    EXPECT_EQ(match().plies, 1);
}

TEST_F(OpenQuestionsTest, YesWithFriendlyWordsPlaysTheMoveAskedAbout) {
    for (const std::vector<std::string>& lines :
         std::vector<std::vector<std::string>>{{"yes, please"},
                                               {"Yes, thank you!"},
                                               {"yes play it"},
                                               {"Yes, and good luck!"},
                                               {"Yes, no problem."},
                                               {"yes e"},
                                               {"Yes.", "e"},
                                               {"Ja, danke."},
                                               {"Yes", "Greetings from Spain"}}) {
        answer(letter_to("ann"), {"e", "Or is that illegal?"});
        const int before = match().plies;
        const Response yes = answer(letter_to("ann"), lines);
        EXPECT_TRUE(yes.accepted) << lines.front() << ": " << yes.text;
        EXPECT_EQ(match().plies, before + 1) << lines.front();
        if (match().plies == before) continue;
        done("ann", "wari move 1 undo");
        done("bob", "wari accept 1");
    }
}

TEST_F(OpenQuestionsTest, YesBesideDoubtOrAnotherMovePlaysNothing) {
    answer(letter_to("ann"), {"e", "Or is that illegal?"});
    for (const std::vector<std::string>& lines : std::vector<std::vector<std::string>>{
             {"yes f"}, {"Yes, f"}, {"yes and f"}, {"Yes!", "f"}, {"ok, I play f"}, {"yes a"}})
        refused(answer(letter_to("ann"), lines), "the question was about e");
    refused(answer(letter_to("ann"), {"yes, but wait, I'd rather not play this yet"}),
            "for example: e");
    EXPECT_EQ(match().plies, 2);
}

TEST_F(OpenQuestionsTest, YesHearsOfTheTakeBackThatWasProposedSince) {
    answer(letter_to("ann"), {"e", "Or is that illegal?"});
    const Request about_e = letter_to("ann");
    done("bob", "wari move 1 undo");
    for (const char* words : {"yes", "Yes, please"})
        refused(answer(about_e, {words}), "whether you play e and what bob has proposed");
    EXPECT_EQ(match().plies, 2);
    EXPECT_TRUE(answer(about_e, {"confirm"}).accepted);
    EXPECT_EQ(match().plies, 3);
}

TEST_F(OpenQuestionsTest, PolitenessBesideAMoveAnswersNothing) {
    EXPECT_TRUE(answer(letter_to("ann"), {"Ok!", "f"}).accepted);
    EXPECT_EQ(match().plies, 3);
}

TEST_F(OpenQuestionsTest, ARequestThatWaitsForConfirmationNamesWhatItAnswers) {
    done("bob", "wari move 1 undo");
    Request mail = house.mail_from("ann@example.org", {"wari accept 1"});
    mail.address_proved = false;
    house.submit(mail);
    const Letter held = house.letters_to("ann").front();
    EXPECT_THAT(held.text(), HasSubstr("wari accept 1 --number=1"));
}

TEST(AnswersInPlaceOfAMove, AreTheCommandsOfTheirName) {
    const auto answers = [](const char* word, const std::function<void(TestClub&)>& before) {
        std::vector<std::string> texts;
        for (const std::string& form : {std::string(word) + " 1", std::string("move 1 ") + word}) {
            TestClub house(PlayerGroup::nobody);
            for (const char* name : {"ann", "bob"}) house.join(name);
            EXPECT_TRUE(house.say("ann", "wari challenge ann bob --first=ann").accepted);
            before(house);
            texts.push_back(house.say("bob", "wari " + form).text);
        }
        EXPECT_EQ(texts[0], texts[1]) << word;
    };
    const auto said = [](std::vector<std::pair<std::string, std::string>> lines) {
        return [lines](TestClub& house) {
            for (const auto& [name, line] : lines)
                EXPECT_TRUE(house.say(name, line).accepted) << line;
        };
    };
    using Lines = std::vector<std::pair<std::string, std::string>>;
    const Lines begun{{"bob", "wari accept 1"}};
    const Lines played{
        {"bob", "wari accept 1"}, {"ann", "wari move 1 c"}, {"bob", "wari move 1 d"}};
    Lines proposed = played;
    proposed.emplace_back("ann", "wari move 1 propose");
    for (const char* word : {"accept", "reject", "decline"})
        for (const Lines& before : {Lines{}, begun, played, proposed}) answers(word, said(before));
}

}  // namespace
}  // namespace posthouse::club
