#include "club/challenges/challenges.h"
#include "club/maintenance/repair.h"
#include "club/moderation/moderation.h"

#include "club/commands/test_club.h"
#include "club/letters/letter_tables.h"
#include "club/programs/program_tables.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace posthouse::club {
namespace {

using std::chrono::days;
using std::chrono::hours;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

/// Ann, bob and carol, whose challenges wait to be accepted.
class Challenges : public TestClubWithPlayers {
protected:
    Challenges() {
        for (const char* name : {"ann", "bob", "carol"})
            change(name, [](User& user) { user.auto_accepts = PlayerGroup::nobody; });
        club.now += days(2);
    }

    Response challenge(std::string_view by, std::string_view to, std::string options = "") {
        return say(by, fmt::format("wari challenge {} {} {}", by, to, options));
    }
    Match match(int board = 1) { return club.match("wari", board); }
    MatchState state(int board = 1) { return match(board).state(); }
    std::vector<EventKind> events() {
        std::vector<EventKind> kinds;
        club.store.read([&](const StoreReader& reader) {
            for (const Event& event : events_after(reader, 0, {}, 1000))
                kinds.push_back(event.kind);
        });
        return kinds;
    }
};

TEST_F(Challenges, AreOffersUntilTheyAreAccepted) {
    const Response offered = challenge("ann", "bob", "--first=ann");
    EXPECT_TRUE(offered.accepted);
    EXPECT_THAT(in_one_line(offered.text),
                HasSubstr("is offered to bob: wari board 1, ann against bob"));
    EXPECT_EQ(state(), MatchState::offered);
    EXPECT_THAT(club.jobs("flag", club.now + days(1000)), IsEmpty());
    EXPECT_THAT(club.jobs("remind", club.now + days(1000)), IsEmpty());
    EXPECT_THAT(say("", "wari games ann").text, HasSubstr("No such matches"));
    EXPECT_THAT(say("", "wari games ann all").text, HasSubstr("No such matches"));
    EXPECT_THAT(say("ann", "all show ann").text, HasSubstr("no running match"));
    EXPECT_THAT(say("bob", "offers").text, HasSubstr("ann"));

    club.now += hours(30);
    EXPECT_TRUE(say("bob", "wari accept 1").accepted);
    EXPECT_EQ(state(), MatchState::running);
    EXPECT_EQ(match().turn_since, club.now);
    EXPECT_EQ(match().clock.left[0], match().clock.bank);
    EXPECT_THAT(club.jobs("remind", club.now + days(1000)), SizeIs(1));
    EXPECT_THAT(club.jobs("expire", club.now + days(1000)), IsEmpty());
    EXPECT_EQ(events(), (std::vector{EventKind::challenge, EventKind::begun}));
}

TEST_F(Challenges, AreDeclinedWithAReasonThatTheChallengerIsTold) {
    challenge("ann", "bob");
    EXPECT_THAT(say("bob", "wari decline 1 --reason=bored").text, HasSubstr("later, clock"));
    EXPECT_EQ(state(), MatchState::offered);
    EXPECT_TRUE(say("bob", "wari decline 1 --reason=Later").accepted);
    EXPECT_EQ(match().outcome->reason, "declined");
    EXPECT_THAT(in_one_line(letters("ann", LetterKind::board).back().text()),
                HasSubstr("bob declines: not now, perhaps later."));
    club.store.read([&](const StoreReader& reader) {
        EXPECT_EQ(events_after(reader, 0, {}, 9).back().text, "declined later");
    });
    // The same for a match that began at once.
    change("bob", [](User& user) { user.auto_accepts = PlayerGroup::everybody; });
    challenge("ann", "bob");
    EXPECT_TRUE(say("bob", "wari decline 2 --reason=clock").accepted);
    EXPECT_EQ(match(2).outcome->reason, "declined");
    EXPECT_THAT(in_one_line(letters("ann", LetterKind::board).back().text()),
                HasSubstr("bob declines: they would play with another clock."));
}

TEST_F(Challenges, ByABotSayThatItIsOne) {
    EXPECT_THAT(say("ann", "become bot annspass").text, HasSubstr("Nothing was changed"));
    EXPECT_FALSE(club.user("ann").bot);
    EXPECT_TRUE(say("ann", "become bot annspass yes").accepted);
    EXPECT_TRUE(club.user("ann").bot);
    challenge("ann", "bob");
    EXPECT_THAT(in_one_line(letters("bob", LetterKind::board).back().text()),
                HasSubstr("ann, a bot, challenges you to a match"));
    EXPECT_THAT(say("bob", "wari show 1").text, HasSubstr("ann, a bot, challenges you"));
    say("carol", "wari challenge carol --to=anyone --computer=no");
    EXPECT_FALSE(say("ann", "wari accept 2").accepted) << "it waits for people";
    EXPECT_THAT(say("bob", "wari waiting").text, Not(HasSubstr("by a bot")));
    say("ann", "wari challenge ann --to=anyone");
    EXPECT_THAT(say("bob", "wari waiting").text, HasSubstr("      by a bot\n"));
}

TEST_F(Challenges, AreAcceptedByTheChallengedPlayersFirstMove) {
    challenge("ann", "bob", "--first=bob");
    EXPECT_FALSE(say("bob", "wari move 1 zz").accepted);
    EXPECT_EQ(state(), MatchState::offered) << "an illegal move accepts nothing";
    club.now += days(3);
    EXPECT_TRUE(say("bob", "wari move 1 c").accepted);
    EXPECT_EQ(state(), MatchState::running);
    EXPECT_EQ(match().clock.left[0], match().clock.bank) << "the days before cost nothing";
    EXPECT_EQ(events(), (std::vector{EventKind::challenge, EventKind::begun, EventKind::move}));
    EXPECT_THAT(in_one_line(letters("ann", LetterKind::board).back().text()),
                HasSubstr("The challenge is accepted, and the match begins"));
}

TEST_F(Challenges, MayComeWithAMoveAndAreAcceptedByTheReply) {
    challenge("ann", "bob", "--move=c");
    EXPECT_EQ(state(), MatchState::offered);
    EXPECT_EQ(match().plies, 1);
    EXPECT_THAT(in_one_line(letters("bob", LetterKind::board).back().text()),
                HasSubstr("reply with just: accept, or with your first move"));
    club.now += days(3);
    EXPECT_TRUE(say("bob", "wari move 1 d").accepted);
    EXPECT_EQ(state(), MatchState::running);
    EXPECT_EQ(match().clock.left[1], match().clock.bank);
}

TEST_F(Challenges, LetTheChallengerMoveOnceWithoutUsingTime) {
    challenge("ann", "bob", "--first=ann");
    club.now += days(5);
    EXPECT_TRUE(say("ann", "wari move 1 c").accepted);
    EXPECT_EQ(state(), MatchState::offered);
    EXPECT_EQ(match().clock.left[0], match().clock.bank);
    expect_refused("ann", "wari move 1 d", "bob has not accepted this match yet");
    EXPECT_THAT(club.jobs("expire", club.now + days(1000)), SizeIs(1));
}

TEST_F(Challenges, AreAcceptedByAReplyToTheirLetter) {
    challenge("ann", "bob", "--first=ann");
    EXPECT_TRUE(club.reply("bob@example.org", {"accept"}).accepted);
    EXPECT_EQ(state(1), MatchState::running);
    challenge("ann", "carol", "--first=ann");
    challenge("ann", "bob", "--first=ann");
    EXPECT_TRUE(club.reply("bob@example.org", {"Yes"}).accepted);
    EXPECT_EQ(state(3), MatchState::running);
    challenge("ann", "bob", "--first=bob");
    EXPECT_TRUE(club.reply("bob@example.org", {"c"}).accepted);
    EXPECT_EQ(state(4), MatchState::running);
    EXPECT_EQ(match(4).plies, 1);
    challenge("ann", "bob", "--first=bob");
    EXPECT_TRUE(club.reply("bob@example.org", {"decline"}).accepted);
    EXPECT_EQ(state(5), MatchState::never_begun);
}

TEST_F(Challenges, AreDeclinedWithoutAReason) {
    challenge("ann", "bob");
    EXPECT_TRUE(say("bob", "wari decline 1").accepted);
    EXPECT_EQ(state(), MatchState::never_begun);
    EXPECT_EQ(match().outcome->reason, "declined");
    EXPECT_FALSE(match().outcome->counts());
    EXPECT_THAT(letters("ann", LetterKind::board).back().text(), HasSubstr("Declined by bob"));
    EXPECT_THAT(say("", "wari games ann all").text, HasSubstr("No such matches"));
    EXPECT_THAT(say("", "wari history").text, HasSubstr("No such match"));
    expect_refused("bob", "wari move 1 c", "No match came of the challenge");
    EXPECT_EQ(events().back(), EventKind::challenge_gone);
}

TEST_F(Challenges, CanBeWithdrawnAndThenCannotBeAccepted) {
    challenge("ann", "bob");
    const std::size_t letters_before = club.letters_to("bob").size();
    expect_refused("bob", "wari withdraw 1", "is no longer open");
    EXPECT_TRUE(say("ann", "wari withdraw 1").accepted);
    EXPECT_EQ(match().outcome->reason, "withdrawn");
    EXPECT_THAT(club.letters_to("bob"), SizeIs(letters_before)) << "nothing is left to do";
    expect_refused("bob", "wari accept 1", "No match came of the challenge");
}

TEST_F(Challenges, ExpireAfterTwoWeeks) {
    challenge("ann", "bob");
    club.now += days(14) - hours(1);
    club.run_due_jobs();
    EXPECT_EQ(state(), MatchState::offered);
    club.now += hours(2);
    club.run_due_jobs();
    EXPECT_EQ(match().outcome->reason, "expired");
    EXPECT_THAT(letters("ann", LetterKind::board).back().text(), HasSubstr("Not accepted in time"));
}

TEST_F(Challenges, BeginAtOnceIfThePlayerWantsThat) {
    EXPECT_TRUE(say("bob", "offers --begin=everybody").accepted);
    challenge("ann", "bob");
    EXPECT_EQ(state(1), MatchState::running);
    EXPECT_TRUE(say("bob", "offers --begin=friends").accepted);
    challenge("ann", "bob");
    EXPECT_EQ(state(2), MatchState::offered);
    EXPECT_TRUE(say("bob", "friend ann").accepted);
    challenge("ann", "bob");
    EXPECT_EQ(state(3), MatchState::running);
    EXPECT_TRUE(say("bob", "unfriend ann").accepted);
    say("ann", "wari withdraw 2");
    challenge("ann", "bob");
    EXPECT_EQ(state(4), MatchState::offered);
    challenge("ann", "computer-1");
    EXPECT_EQ(state(5), MatchState::running);
}

TEST_F(Challenges, ToTheComputerMayNameAStyle) {
    const Response begun = challenge("ann", "computer-3", "--style=Hoarder");
    EXPECT_THAT(in_one_line(begun.text), HasSubstr("The computer's style is hoarder."));
    EXPECT_EQ(match(1).style, "hoarder");
    challenge("ann", "computer-3", "--style=balanced");
    EXPECT_EQ(match(2).style, "");
    expect_refused("ann", "wari challenge ann computer-3 --style=timid",
                   "balanced, hoarder, attacker");
    expect_refused("ann", "wari challenge ann bob --style=hoarder", "Only the computer has styles");
    expect_refused("ann", "wari challenge ann --to=anyone --style=hoarder",
                   "Only the computer has styles");
    expect_refused("ann", "octilite challenge ann computer-3 --style=hoarder",
                   "leave the style out");
}

TEST_F(Challenges, ARematchKeepsTheStyle) {
    challenge("ann", "computer-3", "--style=attacker --first=ann");
    say("ann", "wari resign 1");
    EXPECT_TRUE(say("ann", "wari rematch 1").accepted);
    EXPECT_EQ(match(2).style, "attacker");
}

TEST_F(Challenges, ComeOnlyFromTheChosenCircle) {
    EXPECT_TRUE(say("bob", "offers --from=nobody").accepted);
    const Response refused = challenge("ann", "bob");
    EXPECT_FALSE(refused.accepted);
    EXPECT_THAT(in_one_line(refused.text), HasSubstr("bob accepts no challenges"));
    say("bob", "offers --from=friends");
    EXPECT_FALSE(challenge("ann", "bob").accepted);
    say("bob", "friend ann");
    EXPECT_TRUE(challenge("ann", "bob").accepted);
    say("bob", "offers --from=rated");
    EXPECT_FALSE(challenge("carol", "bob").accepted);
    expect_refused("bob", "offers --from=strangers", "nobody, friends, rated or everybody");
}

TEST_F(Challenges, OfARematchAreOffersTooAndTheOtherPlayersWishAcceptsThem) {
    challenge("ann", "bob", "--first=ann");
    say("bob", "wari accept 1");
    for (const char* move : {"c", "d"})
        ASSERT_TRUE(
            say(move == std::string("c") ? "ann" : "bob", fmt::format("wari move 1 {}", move))
                .accepted);
    ASSERT_TRUE(say("bob", "wari resign 1").accepted);
    EXPECT_TRUE(say("ann", "wari rematch 1").accepted);
    EXPECT_EQ(state(2), MatchState::offered);
    EXPECT_TRUE(say("bob", "wari rematch 1").accepted);
    EXPECT_EQ(state(2), MatchState::running);
}

TEST_F(Challenges, AreOneAGameFromOneToAnother) {
    challenge("ann", "bob");
    const Response second = challenge("ann", "bob");
    EXPECT_THAT(in_one_line(second.text), HasSubstr("You have already challenged bob"));
    EXPECT_TRUE(say("ann", "oware challenge ann bob").accepted) << "of another game";
    EXPECT_TRUE(challenge("ann", "carol").accepted) << "to another player";
}

TEST_F(Challenges, AreTenInAllAndThreeOfANewcomer) {
    for (int i = 0; i < 11; ++i) {
        const std::string name = fmt::format("comer-{}", char('a' + i));
        club.join(name);
        change(name, [](User& user) { user.auto_accepts = PlayerGroup::nobody; });
    }
    for (int i = 0; i < 10; ++i)
        EXPECT_TRUE(challenge("ann", fmt::format("comer-{}", char('a' + i))).accepted) << i;
    EXPECT_THAT(in_one_line(challenge("ann", "comer-k").text),
                HasSubstr("You have 10 open challenges"));
    ASSERT_TRUE(say("", "signup newby newbyspass").accepted);
    for (int i = 0; i < 3; ++i)
        EXPECT_TRUE(challenge("newby", fmt::format("comer-{}", char('a' + i))).accepted) << i;
    EXPECT_THAT(in_one_line(challenge("newby", "comer-d").text), HasSubstr("on your first day"));
    club.now += days(1);
    EXPECT_TRUE(challenge("newby", "comer-d").accepted);
}

TEST_F(Challenges, CannotBeRepeatedForever) {
    for (int i = 0; i < 3; ++i) {
        EXPECT_TRUE(challenge("ann", "bob").accepted) << i;
        say("ann", fmt::format("wari withdraw {}", i + 1));
    }
    EXPECT_THAT(in_one_line(challenge("ann", "bob").text), HasSubstr("none was accepted"));
    club.now += days(1) + hours(1);
    EXPECT_TRUE(challenge("ann", "bob").accepted);
}

TEST_F(Challenges, EndIfEitherBlocksTheOtherOrLeaves) {
    challenge("ann", "bob");
    say("bob", "friend ann");
    EXPECT_TRUE(say("bob", "block ann").accepted);
    EXPECT_EQ(match(1).outcome->reason, "declined");
    EXPECT_THAT(say("bob", "friend").text, HasSubstr("no friends"));
    challenge("carol", "bob");
    EXPECT_TRUE(club.say("carol", "signoff carolspass yes").accepted);
    EXPECT_EQ(match(2).outcome->reason, "withdrawn");
}

TEST_F(Challenges, AllowThreeWordsBeforeTheyAreAccepted) {
    challenge("ann", "bob");
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(say("ann", "wari chat 1", "Please!").accepted);
    EXPECT_FALSE(say("ann", "wari chat 1", "Please!").accepted);
    EXPECT_TRUE(say("bob", "wari chat 1", "Perhaps.").accepted);
    EXPECT_EQ(state(), MatchState::offered) << "words accept nothing";
}

TEST_F(Challenges, WaitForTheirAcceptanceBeforeAnythingElseIsDoneAtTheBoard) {
    challenge("ann", "bob", "--first=bob");
    expect_refused("ann", "wari move 1 propose", "bob has not accepted");
    expect_refused("bob", "wari move 1 undo", "ann offers you this match");
    expect_refused("ann", "wari queue 1 if c then d", "bob has not accepted");
    EXPECT_TRUE(say("bob", "wari queue 1 c, if d then e").accepted) << "it begins with their move";
    EXPECT_EQ(state(), MatchState::running);
}

TEST_F(Challenges, DoNotCountIfTheOperatorEndsThem) {
    challenge("ann", "bob");
    const Match offered = match();
    transact(club.store, [&](UnitOfWork& unit) {
        const OperatorContext by{"op", "", club.now};
        EXPECT_FALSE(decide_result(club.club(), unit, by, offered, Result::first));
    });
}

TEST_F(Challenges, CannotBeAcceptedBeyondTheLimitOfMatches) {
    club.change_settings([](ClubSettings& settings) { settings.matches_max = 2; });
    for (int i = 0; i < 2; ++i) challenge("bob", "computer-1");
    const Response refused = challenge("ann", "bob");
    EXPECT_THAT(in_one_line(refused.text), HasSubstr("bob plays 2 matches"));
    EXPECT_THAT(in_one_line(challenge("bob", "carol").text),
                HasSubstr("You are playing 2 matches"));
}

TEST_F(Challenges, LeaveThreeMessagesWithoutAnAnswer) {
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(say("ann", "message bob", "Hello?").accepted);
    expect_refused("ann", "message bob", "without an answer", "Hello?");
    EXPECT_TRUE(say("bob", "message ann", "Hello!").accepted);
    for (int i = 0; i < 5; ++i) EXPECT_TRUE(say("ann", "message bob", "At last!").accepted);
}

}  // namespace
}  // namespace posthouse::club
