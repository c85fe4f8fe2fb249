
#include "club/commands/test_club.h"
#include "club/letters/letter_tables.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace posthouse::club {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

class AnsweringTest : public testing::Test {
protected:
    AnsweringTest() {
        house.join("ann");
        house.join("bob");
        EXPECT_TRUE(house.say("bob", "wari challenge ann bob --first=ann").accepted);
    }
    std::vector<Letter> answers(std::string_view address) {
        std::vector<Letter> found;
        house.store.read([&](const StoreReader& reader) {
            for (const Letter& letter : letters_due(reader, house.now, 1000))
                if (letter.kind == LetterKind::answer && letter.address == address)
                    found.push_back(letter);
        });
        return found;
    }
    Letter answer(std::string_view address) {
        const auto all = answers(address);
        EXPECT_THAT(all, Not(IsEmpty()));
        return all.empty() ? Letter{} : all.back();
    }

    TestClub house;
};

TEST_F(AnsweringTest, AnAnswerAboutABoardIsInItsThreadAndCanBeRepliedTo) {
    house.mail(ann_at, {"wari move 1 ann annspass z"});
    const Letter letter = answer(ann_at);
    EXPECT_EQ(letter.to, house.user("ann").id);
    EXPECT_EQ(letter.subject, "Wari with bob · board 1");
    EXPECT_EQ(letter.match, house.match("wari", 1).id);
    EXPECT_EQ(letter.ply, 0);
    EXPECT_TRUE(letter.automatic);
    EXPECT_TRUE(letter.message_id.starts_with("answer."));
    EXPECT_EQ(letter.references, "<wari.1@house.example> " + letter.in_reply_to);
    EXPECT_THAT(letter.text(), HasSubstr("Legal moves: a"));
    EXPECT_TRUE(house.reply(ann_at, {"b"}).accepted);
    EXPECT_EQ(house.match("wari", 1).plies, 1);
}

TEST_F(AnsweringTest, AReplyThatSaysNothingCertainIsAskedAboutWithTheBoard) {
    Request request = house.reply_from(ann_at, "ann", {"good luck, bob"});
    EXPECT_FALSE(house.submit(request).accepted);
    const Letter letter = answer(ann_at);
    EXPECT_THAT(letter.text(), HasSubstr("Reply with just the"));
    EXPECT_THAT(letter.text(), HasSubstr("Legal moves: a"));
    EXPECT_EQ(letter.subject, "Wari with bob · board 1");
    EXPECT_EQ(letter.ply, 0);
}

TEST_F(AnsweringTest, AMoveInDoubtIsAskedAboutAndYesPlaysIt) {
    EXPECT_FALSE(house.reply(ann_at, {"b", "Is that legal?"}).accepted);
    EXPECT_EQ(house.match("wari", 1).plies, 0);
    const Letter question = answer(ann_at);
    EXPECT_THAT(question.text(), HasSubstr("You wrote “Is that legal?”"));
    EXPECT_THAT(question.text(), HasSubstr("yes"));
    EXPECT_EQ(question.ply, 0) << "it can be replied to";
    const Response reply = house.reply(ann_at, {"Yes, please!"});
    EXPECT_TRUE(reply.accepted) << reply.text;
    EXPECT_EQ(house.match("wari", 1).plies, 1);
}

TEST_F(AnsweringTest, YesConfirmsInAnyLanguageButNotBesideAnotherDoubt) {
    house.reply(ann_at, {"b", "Bitte noch nicht ziehen!"});
    EXPECT_FALSE(house.reply(ann_at, {"yes", "no, wait"}).accepted);
    EXPECT_EQ(house.match("wari", 1).plies, 0);
    EXPECT_TRUE(house.reply(ann_at, {"ja"}).accepted);
    EXPECT_EQ(house.match("wari", 1).plies, 1);
}

TEST_F(AnsweringTest, YesToNothingIsAskedAbout) {
    EXPECT_FALSE(house.reply(ann_at, {"yes"}).accepted);
    house.reply(ann_at, {"b", "No!"});
    EXPECT_TRUE(house.reply(ann_at, {"c"}).accepted) << "another move instead";
    EXPECT_EQ(house.match("wari", 1).plies, 1);
    EXPECT_FALSE(house.reply("bob@example.org", {"yes"}).accepted);
    EXPECT_EQ(house.match("wari", 1).plies, 1);
}

TEST_F(AnsweringTest, AStrangersDoubtfulMoveIsNotPending) {
    Request request = house.reply_from("eve@example.org", "ann", {"b", "Is that legal?"});
    EXPECT_FALSE(house.submit(request).accepted);
    EXPECT_EQ(house.match("wari", 1).pending_moves[0], "");
}

TEST_F(AnsweringTest, AMoveWithoutATokenIsAskedAboutAndPlayedByTheReply) {
    Request request = house.mail_from(ann_at, {"b"});
    request.about = BoardName{"WARI", 1};
    request.address_proved = true;
    const Response reply = house.submit(request);
    EXPECT_FALSE(reply.accepted);
    EXPECT_THAT(reply.text, HasSubstr("position you have seen"));
    EXPECT_EQ(house.match("wari", 1).plies, 0);
    EXPECT_TRUE(house.reply(ann_at, {"b"}).accepted);
    EXPECT_EQ(house.match("wari", 1).plies, 1);
    // Commands that mean the same in any position are executed.
    Request chat = house.mail_from(ann_at, {"chat", "hello"});
    chat.about = BoardName{"wari", 1};
    chat.address_proved = true;
    const Response said = house.submit(chat);
    EXPECT_TRUE(said.accepted) << said.text;
    Request whole = house.mail_from("bob@example.org", {"wari move 1 bob bobspass d"});
    whole.about = BoardName{"wari", 1};
    EXPECT_TRUE(house.submit(whole).accepted);
}

TEST_F(AnsweringTest, ABoardThatDoesNotExistIsNotGuessedAt) {
    for (const BoardName& board : {BoardName{"wari", 99}, {"nosuchgame", 1}}) {
        Request request = house.mail_from(ann_at, {"b"});
        request.about = board;
        EXPECT_FALSE(house.submit(request).accepted);
    }
    Request request = house.mail_from(ann_at, {"b"});
    request.in_reply_to_board = ReplyContext{MatchId{4711}, Side::first, 0, 0, true};
    EXPECT_FALSE(house.submit(request).accepted);
    EXPECT_EQ(house.match("wari", 1).plies, 0);
}

TEST_F(AnsweringTest, ATokenGoesOnlyToAnAddressThatItsPlayerConfirmed) {
    Request request = house.mail_from("bob@example.org", {"wari show 1"});
    request.answer_to->address = "someone@example.com";
    house.submit(request);
    EXPECT_EQ(answer("someone@example.com").ply, std::nullopt);
    house.join("carol");
    house.mail("carol@example.org", {"wari show 1"});
    EXPECT_EQ(answer("carol@example.org").ply, std::nullopt) << "she only watches";
    house.mail("bob@example.org", {"wari show 1"});
    EXPECT_EQ(answer("bob@example.org").ply, 0);
}

TEST_F(AnsweringTest, NoTokenIsKeptInAnAnswersHeaders) {
    Request request = house.mail_from(ann_at, {"list"});
    const std::string mark = reply_token(house.key, {house.match("wari", 1).id});
    request.answer_to->references = "<a@x> <wari.1.0.first+" + mark + "@house.example> <b@x>";
    house.submit(request);
    EXPECT_EQ(answer(ann_at).references, "<a@x> <b@x> " + request.answer_to->message_id);
}

TEST_F(AnsweringTest, ASubjectThatIsRepliedToDoesNothingASecondTime) {
    house.mail(ann_at, {"message ann annspass bob"}, "hello");
    EXPECT_EQ(answer(ann_at).subject, "Re: message …");
    house.mail(ann_at, {"change mail-password ann annspass"});
    EXPECT_EQ(answer(ann_at).subject, "Re: change mail-password …");
    house.mail(ann_at, {"help commands"});
    EXPECT_EQ(answer(ann_at).subject, "Re: help commands");
}

TEST_F(AnsweringTest, APasswordInTheWrongPlaceIsNotRepeated) {
    for (const char* line :
         {"wari move annspass 1 ann c", "wari move 1 annspass ann c", "wari move ann annspass 1 c",
          "wari show 1 ann annspass", "wari games ann annspass", "message annspass ann bob",
          "signoff annspass ann", "frobnicate ann annspass", "change ann annspass newerpass",
          "wari challenge ann annspass", "notify ann annspass"})
        house.mail(ann_at, {line}, "annspass");
    house.store.read([&](const StoreReader& reader) {
        for (const Letter& letter : letters_due(reader, house.now, 1000)) {
            EXPECT_THAT(letter.subject + "\n" + letter.text(), Not(HasSubstr("annspass")));
        }
    });
}

TEST_F(AnsweringTest, AnswersToOneSenderAreLimitedAndTheRestIsOnThePage) {
    for (int i = 0; i < 70; ++i) {
        Request proved = house.mail_from(ann_at, {"list"});
        proved.address_proved = true;
        house.submit(proved);
        house.mail("machine@example.com", {"list"});
    }
    EXPECT_THAT(answers(ann_at), SizeIs(60));
    EXPECT_THAT(answers("machine@example.com"), SizeIs(5)) << "nobody has proved who that is";
    std::size_t on_page = 0;
    for (const Letter& letter : house.letters_to("ann"))
        on_page += letter.kind == LetterKind::answer;
    EXPECT_EQ(on_page, 70u);
    EXPECT_TRUE(house.mail(ann_at, {"wari move 1 ann annspass b"}).accepted) << "it still counts";
    house.now += 61min;
    house.mail(ann_at, {"list"});
    EXPECT_THAT(answers(ann_at), SizeIs(61));
}

TEST_F(AnsweringTest, WordsInBracesOfASenderAreNotFilledIn) {
    house.mail(ann_at, {"{mail-password} {confirm}"});
    house.mail(ann_at, {"wari games {mail-password}"});
    for (const Letter& letter : answers(ann_at))
        EXPECT_THAT(letter.subject + letter.text(), Not(HasSubstr("{mail-password}")));
}

TEST_F(AnsweringTest, AQuestionShowsTheSheetAndTheMachineBlockThatItSpeaksOf) {
    EXPECT_FALSE(house.reply(ann_at, {"good luck, bob"}).accepted);
    const Letter question = answer(ann_at);
    EXPECT_THAT(question.text(), HasSubstr("move list"));
    EXPECT_THAT(question.text(), HasSubstr("     ann  bob\n  1.  ?\n"));
    EXPECT_THAT(question.text(), HasSubstr("-- posthouse 1\ngame: wari\n"));
    Request filled = house.reply_from(ann_at, "ann", {});
    filled.move_list_rows = {"  1.  c"};
    EXPECT_TRUE(house.submit(filled).accepted);
    EXPECT_EQ(house.match("wari", 1).plies, 1);
    house.mail(ann_at, {"wari move 1 ann annspass z"});
    EXPECT_THAT(answer(ann_at).text(), HasSubstr("  1.  c    ?\n"));
}

TEST_F(AnsweringTest, StaleAndRepeatedRepliesDoNotUseUpTheQuestions) {
    Request played = house.reply_from(ann_at, "ann", {"c"});
    const Request stale = house.reply_from(ann_at, "ann", {"d"});
    ASSERT_TRUE(house.submit(played).accepted);
    for (int i = 0; i < 10; ++i)
        for (Request again : {played, stale}) {
            again.key += " again " + std::to_string(i);
            house.submit(again);
        }
    EXPECT_THAT(answers(ann_at), SizeIs(1 + 20));
    EXPECT_TRUE(answer(ann_at).message_id.starts_with("answer."));
    house.mail(ann_at, {"what is going on?"});
    EXPECT_TRUE(answer(ann_at).message_id.starts_with("question."));
}

TEST_F(AnsweringTest, AMachineIsAnsweredOnlyAFewTimesAnHour) {
    const std::string stranger = "robot@example.org";
    for (int i = 0; i < 20; ++i) {
        house.mail(stranger, {"I am away until Monday."});
        house.mail(ann_at, {"I am away until Monday."});
    }
    EXPECT_THAT(answers(stranger), SizeIs(3));  // the last says that no more come
    EXPECT_THAT(answers(ann_at), SizeIs(5));
    for (const std::string& address : {stranger, ann_at}) {
        EXPECT_THAT(answers(address)[1].text(), Not(HasSubstr("the last such letter")));
        EXPECT_THAT(answer(address).text(), HasSubstr("This is the last such letter in this hour"));
    }
    // Understood mails are still answered; the other answers are only on the page.
    house.mail(ann_at, {"wari show 1"});
    EXPECT_THAT(answers(ann_at), SizeIs(5)) << "nobody has proved that it is ann";
    house.mail(ann_at, {"letters ann annspass"});
    EXPECT_THAT(answers(ann_at), SizeIs(6));
    EXPECT_THAT(house.letters_to("ann"), SizeIs(testing::Ge(21u)));
    house.now += 61min;
    house.mail(stranger, {"I am back."});
    EXPECT_THAT(answers(stranger), SizeIs(4));
    house.mail(ann_at, {"I am back."});
    EXPECT_THAT(answers(ann_at), SizeIs(7));
}

TEST_F(AnsweringTest, APlayerHearsOfEachMistakeUntilTheLastLetterOfTheDaySaysSo) {
    for (int i = 0; i < 60; ++i) {
        house.now += 5min;
        EXPECT_FALSE(house.reply(ann_at, {"what is this all about"}).accepted);
    }
    EXPECT_THAT(answers(ann_at), SizeIs(50));
    EXPECT_THAT(answer(ann_at).text(), HasSubstr("This is the last such letter today"));
    EXPECT_THAT(answers(ann_at).front().text(), Not(HasSubstr("the last such letter")));
    house.reply(ann_at, {"b", "Or is that illegal?"});
    EXPECT_THAT(answer(ann_at).text(), HasSubstr("is that illegal"))
        << "a question about a doubt is no mistake of theirs";
    house.now += 24h;
    house.reply(ann_at, {"what is this all about"});
    EXPECT_THAT(answers(ann_at), SizeIs(52));
}

TEST_F(AnsweringTest, TheLastOfTooManyAnswersInAnHourSaysSo) {
    house.change_settings([](ClubSettings& settings) { settings.replies_per_hour = 4; });
    for (int i = 0; i < 6; ++i) house.mail(ann_at, {"letters ann annspass"});
    EXPECT_THAT(answers(ann_at), SizeIs(4));
    EXPECT_THAT(answers(ann_at)[2].text(), Not(HasSubstr("the last such letter")));
    EXPECT_THAT(answer(ann_at).text(), HasSubstr("This is the last such letter in this hour"));
}

TEST_F(AnsweringTest, AMailThatAsksForNoAnswerIsAnsweredOnThePage) {
    Request request = house.reply_from(ann_at, "ann", {"b"});
    request.answer_to->on_page_only = true;
    EXPECT_TRUE(house.submit(request).accepted);
    EXPECT_EQ(house.match("wari", 1).plies, 1);
    EXPECT_THAT(answers(ann_at), IsEmpty());
    EXPECT_TRUE(house.letters_to("ann").front().message_id.starts_with("answer."));
}

TEST_F(AnsweringTest, AnUnprovedSenderIsAnsweredOnlyAtTheEnvelopeSender) {
    const auto ask = [&](const std::string& line) {
        Request request = house.mail_from(ann_at, {line});
        request.answer_to->address = "bystander@example.org";  // a Reply-To
        request.answer_to->envelope_sender = "sender@example.net";
        return house.submit(request);
    };
    ask("list");
    EXPECT_THAT(answers("sender@example.net"), SizeIs(1));
    EXPECT_THAT(answers("bystander@example.org"), IsEmpty());
    EXPECT_THAT(answers(ann_at), IsEmpty());
    EXPECT_TRUE(ask("wari move 1 ann annspass b").accepted);
    EXPECT_THAT(answers("bystander@example.org"), IsEmpty()) << "ann has not confirmed it";
    EXPECT_THAT(answers(ann_at), SizeIs(1));
}

}  // namespace
}  // namespace posthouse::club
