// Challenges written as the beginning of a move list, and challenges with a first move.

#include "club/commands/challenge_line.h"

#include "club/commands/test_club.h"
#include "club/letters/letter_tables.h"
#include "club/matches/match_tables.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace posthouse::club {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

TEST(ChallengeMoveList, IsTheCommandOfAWholeSheet) {
    EXPECT_EQ(*challenge_line({"wari", {"Ann", "Bob"}, {"c", ""}}),
              "wari challenge Ann Bob --first=Ann --move=c");
    EXPECT_EQ(*challenge_line({"octilite", {"Ann", "Bob"}, {"22+b", ""}}),
              "octilite challenge Ann Bob --first=Ann --move=22+b");
    EXPECT_EQ(*challenge_line({"wari", {"Ann", "Bob"}, {"", ""}}),
              "wari challenge Ann Bob --first=Ann")
        << "without a move it is a challenge all the same";
    EXPECT_EQ(*challenge_line({"wari", {"Ann", "Bob"}, {"c", ""}, false, {"--unrated"}}),
              "wari challenge Ann Bob --first=Ann --move=c --unrated");
}

TEST(ChallengeMoveList, ReportsWhatIsMissingOrMisplaced) {
    const auto why = [](const ChallengeMoveList& sheet) {
        const auto line = challenge_line(sheet);
        return line ? "accepted: " + *line : std::string(line.error().sentence.view());
    };
    EXPECT_THAT(why({"wari", {"", ""}, {"c", ""}}), HasSubstr("names of both players"));
    EXPECT_THAT(why({"wari", {"Ann", "--rated"}, {"c", ""}}), HasSubstr("names of both players"));
    EXPECT_THAT(why({"wari", {"Ann", "Bob"}, {"", "c"}}), HasSubstr("in the column of Bob"));
    EXPECT_THAT(why({"wari", {"Ann", "Bob"}, {"c", "f"}}), HasSubstr("one move"));
    EXPECT_THAT(why({"wari", {"Ann", "Bob"}, {"c", ""}, true}), HasSubstr("one move"));
    EXPECT_THAT(why({"wari", {"Ann", "Bob"}, {"\"c", ""}}), HasSubstr("does not have a move"));
}

class OpeningSheetTest : public testing::Test {
protected:
    OpeningSheetTest() {
        house.join("ann");
        house.join("bob");
    }
    Request sheet(const std::string& game, const std::string& left, const std::string& right,
                  const std::string& move) {
        Request request = house.mail_from(ann_at, {}, "Good luck!");
        request.answer_to->subject = "Re: " + game;
        request.challenge_move_list = ChallengeMoveList{game, {left, right}, {move, ""}};
        return request;
    }
    std::size_t matches() {
        std::size_t count = 0;
        house.store.read([&](const StoreReader& reader) { count = all_matches(reader).size(); });
        return count;
    }
    std::string refusal_of(const Request& request) {
        const Response reply = house.submit(request);
        EXPECT_FALSE(reply.accepted);
        EXPECT_EQ(matches(), 0u);
        std::string text = reply.text;
        std::ranges::replace(text, '\n', ' ');
        return text;
    }

    TestClub house;
};

TEST_F(OpeningSheetTest, BeginsTheMatchWithItsFirstMove) {
    for (const auto& [game, move] : {std::pair{"wari", "c"},
                                     {"super-wari", "h"},
                                     {"wari-24", "3"},
                                     {"oware", "f"},
                                     {"awari", "a"},
                                     {"octilite", "22+b"}}) {
        SCOPED_TRACE(game);
        Request request = sheet(game, "Ann", "BOB", move);
        request.address_proved = true;
        const Response reply = house.submit(request);
        EXPECT_TRUE(reply.accepted) << reply.text;
        const Match match = house.match(game, 1);
        EXPECT_EQ(match.plies, 1);
        EXPECT_EQ(match.seats[0], house.user("ann").id);
        EXPECT_EQ(match.seats[1], house.user("bob").id);
        EXPECT_EQ(match.to_move, Side::second);
        house.store.read([&](const StoreReader& reader) {
            EXPECT_EQ(reader.moves(match.id)[0].comment, "Good luck!");
        });
        // One letter about both, which can be answered with a move or a refusal.
        const auto letters = house.letters_to("bob");
        EXPECT_EQ(std::ranges::count_if(letters,
                                        [&](const Letter& one) {
                                            return one.match == match.id &&
                                                   one.kind == LetterKind::board;
                                        }),
                  1);
        EXPECT_THAT(letters.front().text(), HasSubstr("A match begins"));
        EXPECT_THAT(letters.front().text(), HasSubstr("ann moves first"));
        EXPECT_THAT(letters.front().text(), HasSubstr("\n\nann "));
        EXPECT_THAT(letters.front().text(), HasSubstr("Good luck!"));
    }
    EXPECT_TRUE(house.reply("bob@example.org", {"reject"}).accepted);
}

TEST_F(OpeningSheetTest, IsConfirmedLikeAnyChallenge) {
    const Request request = sheet("super-wari", "ann", "bob", "c");
    EXPECT_THAT(refusal_of(request), HasSubstr("nothing was done yet"));
    const auto letters = house.letters_to("ann");
    ASSERT_THAT(letters, Not(IsEmpty()));
    const Letter& asked = letters.front();
    ASSERT_EQ(asked.subject, "confirm {held} (a command in your name)");
    EXPECT_THAT(asked.text(), HasSubstr("super-wari challenge ann bob"));
    const std::string word = request_confirmation_token(
        house.key, PendingRequestId{std::stoll(asked.message_id.substr(5))});
    const Response reply = house.say("", "confirm " + word);
    EXPECT_TRUE(reply.accepted) << reply.text;
    EXPECT_EQ(house.match("super-wari", 1).plies, 1);
}

TEST_F(OpeningSheetTest, ErrorsAreReportedBeforeItIsConfirmed) {
    EXPECT_THAT(refusal_of(sheet("wari", "ann", "bob", "z")), HasSubstr("not a legal first move"));
    EXPECT_THAT(refusal_of(sheet("wari", "bob", "ann", "c")),
                HasSubstr("nobody moves for another"));
    for (const Letter& letter : house.letters_to("ann"))
        EXPECT_NE(letter.subject, "confirm {held} (a command in your name)");
}

TEST_F(OpeningSheetTest, BeginsNothingIfAnythingIsWrong) {
    const auto proved = [&](const std::string& left, const std::string& right,
                            const std::string& move) {
        Request request = sheet("wari", left, right, move);
        request.address_proved = true;
        return refusal_of(request);
    };
    EXPECT_THAT(proved("ann", "bob", "z"), HasSubstr("“z” is not a legal first move of wari"));
    EXPECT_THAT(proved("bob", "ann", "c"), HasSubstr("nobody moves for another"));
    EXPECT_THAT(proved("ann", "zeno", "c"), HasSubstr("no player called “zeno”"));
    EXPECT_THAT(proved("ann", "zeno", "c"), HasSubstr("sign up"));
    EXPECT_THAT(proved("ann", "ann", "c"), HasSubstr("two players"));
    house.join("carl");
    EXPECT_THAT(proved("carl", "bob", "c"), HasSubstr("nobody moves for another"));
    EXPECT_THAT(proved("", "", "c"), HasSubstr("names of both players"));
    for (const Letter& letter : house.letters_to("bob"))
        EXPECT_THAT(letter.text(), Not(HasSubstr("A match begins")));
}

TEST_F(OpeningSheetTest, OptionsOfTheChallengeCount) {
    // Without etiquette the junior may move first.
    Request request = house.mail_from("bob@example.org", {});
    request.answer_to->subject = "Warri";
    request.address_proved = true;
    request.challenge_move_list = ChallengeMoveList{"warri", {"bob", "ann"}, {"c", ""}};
    EXPECT_THAT(refusal_of(request), HasSubstr("joined before you"));
    request.key += " again";
    request.challenge_move_list->options = {"--etiquette=off", "--clock=5d+1h"};
    const Response reply = house.submit(request);
    EXPECT_TRUE(reply.accepted) << reply.text;
    EXPECT_FALSE(house.match("warri", 1).etiquette);
    EXPECT_EQ(house.match("warri", 1).plies, 1);
}

TEST_F(OpeningSheetTest, APasswordInTheSubjectProvesAndIsNotRepeated) {
    Request request = sheet("wari", "ann", "bob", "c");
    request.address = "ann@elsewhere.example";
    request.answer_to->address = "ann@elsewhere.example";
    request.answer_to->subject = "wari --password=annspass";
    request.challenge_move_list->options = {"--password=annspass"};
    Request wrong = request;
    wrong.key += " wrong";
    wrong.challenge_move_list->moves = {"", "c"};
    EXPECT_FALSE(house.submit(wrong).accepted);
    const Response reply = house.submit(request);
    EXPECT_TRUE(reply.accepted) << reply.text;
    EXPECT_EQ(house.match("wari", 1).plies, 1);
    house.store.read([&](const StoreReader& reader) {
        for (const Letter& letter : letters_due(reader, house.now, 1000))
            EXPECT_THAT(letter.subject + letter.text(), Not(HasSubstr("annspass")));
    });
}

TEST_F(OpeningSheetTest, TheOpponentMayBeInvitedToMoveFirst) {
    Request request = sheet("wari", "bob", "ann", "");
    request.address_proved = true;
    EXPECT_TRUE(house.submit(request).accepted);
    const Match match = house.match("wari", 1);
    EXPECT_EQ(match.plies, 0);
    EXPECT_EQ(match.seats[index_of(match.to_move)], house.user("bob").id);
}

TEST_F(OpeningSheetTest, IsACommandToo) {
    const Response reply = house.say("ann", "wari challenge ann bob --move=d --clock=none");
    EXPECT_TRUE(reply.accepted) << reply.text;
    EXPECT_EQ(house.match("wari", 1).plies, 1);
    EXPECT_FALSE(house.say("ann", "wari challenge ann --to=anyone --move=d").accepted);
    EXPECT_FALSE(house.say("ann", "wari challenge ann bob --first=bob --move=d").accepted);
    EXPECT_FALSE(house.say("ann", "wari challenge ann bob --first=lot --move=d").accepted);
    EXPECT_EQ(matches(), 1u);
    EXPECT_TRUE(house.say("ann", "wari challenge ann computer-1 --move=d").accepted);
    EXPECT_THAT(house.jobs("think", house.now), SizeIs(1));
}

}  // namespace
}  // namespace posthouse::club
