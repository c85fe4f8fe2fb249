#include "club/accounts/account_tables.h"
#include "club/challenges/challenge_tables.h"
#include "club/commands/test_club.h"
#include "club/letters/letter_tables.h"
#include "club/matches/match_tables.h"

#include <gmock/gmock.h>

namespace posthouse::club {
namespace {

using namespace std::chrono_literals;
using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

class SeatsTest : public testing::Test {
protected:
    SeatsTest() {
        for (const char* name : {"ann", "bob", "carol"}) sign_up(name);
    }
    void sign_up(const std::string& name) {
        EXPECT_TRUE(club.say("", "signup " + name + " longenough").accepted);
    }
    void expect_refused(std::string_view who, const std::string& line, const std::string& words) {
        const std::size_t before = matches().size();
        const Response reply = club.say(who, line);
        EXPECT_FALSE(reply.accepted) << line;
        EXPECT_THAT(reply.text, HasSubstr(words)) << line;
        EXPECT_THAT(matches(), SizeIs(before)) << line;
    }
    std::vector<Match> matches(std::string_view game = "wari") const {
        std::vector<Match> found;
        club.store.read([&](const StoreReader& reader) {
            found = find_matches(reader, {std::string(game), std::nullopt, std::nullopt, 1000});
        });
        return found;
    }
    std::vector<OpenChallenge> offers() const {
        std::vector<OpenChallenge> found;
        club.store.read(
            [&](const StoreReader& reader) { found = find_offers(reader, {.game = "wari"}); });
        return found;
    }

    TestClub club;
};

TEST_F(SeatsTest, WhoMovesFirstMayBeSaidFromTheChallengersPointOfView) {
    club.say("ann", "wari challenge ann bob --first=me");
    EXPECT_EQ(club.match("wari", 1).seats[0], club.user("ann").id);
    club.say("ann", "wari challenge bob ann --first=you");
    EXPECT_EQ(club.match("wari", 2).seats[0], club.user("bob").id);
}

TEST_F(SeatsTest, TheSeatThatMovesFirstMayBeNamedAndWhoIsNamedFirstSitsSouth) {
    club.say("ann", "wari challenge ann bob --first=North");
    const Match match = club.match("wari", 1);
    EXPECT_EQ(match.seats[0], club.user("ann").id);
    EXPECT_EQ(match.to_move, Side::second);
    EXPECT_TRUE(match.rated);
    EXPECT_TRUE(club.say("bob", "wari move 1 d").accepted);
    club.say("ann", "wari challenge bob ann --first=south");
    EXPECT_EQ(club.match("wari", 2).seats[0], club.user("bob").id);
    EXPECT_EQ(club.match("wari", 2).start_position, "");
    // The other begins in a rematch, and the one who begins sits South.
    club.say("ann", "wari resign 1");
    EXPECT_TRUE(club.say("ann", "wari rematch 1").accepted);
    EXPECT_EQ(club.match("wari", 3).seats, match.seats);
    EXPECT_EQ(club.match("wari", 3).to_move, Side::first);
    const std::string start = " --start=\"0,0,0,0,0,1/0,3,0,0,0,1 20 23 N\"";
    expect_refused("ann", "wari challenge ann bob --first=south" + start, "North is to move");
    expect_refused("ann", "wari challenge ann bob --first=east", "says who moves first");
    EXPECT_FALSE(club.say("ann", "octilite challenge ann bob --first=north").accepted);
}

TEST_F(SeatsTest, NoOptionIsTakenAndIgnored) {
    expect_refused("ann", "wari challenge ann bob --first=ann --first=bob", "is given twice");
    expect_refused("ann", "wari challenge ann bob --rated=no", "--rated takes no value");
    expect_refused("ann", "wari challenge ann --to=anyone --established=no", "takes no value");
    expect_refused("ann", "wari seek 0 --rating=1400-", "leave out --rating.");
    expect_refused("ann", "wari tournament cup --with", "--with= names computers");
    expect_refused("ann", "wari tournament cup --unrated=yes", "--unrated takes no value");
}

TEST_F(SeatsTest, TheClocksRulesStandInTheAnswerAndInTheFirstLetter) {
    const Response reply = club.say("ann", "wari challenge ann bob --clock=10d+12h/20d");
    const auto rules = AllOf(HasSubstr("Clock 10d+12h/20d: 10 days for each player"),
                             HasSubstr("12 hours"), HasSubstr("20 days"));
    EXPECT_THAT(reply.text, rules);
    EXPECT_THAT(club.letters_to("bob").front().text(), rules);
    club.say("ann", "wari move 1 b");
    EXPECT_THAT(club.letters_to("bob").front().text(), Not(HasSubstr("for each player")));
}

TEST_F(SeatsTest, AMatchIsRatedUnlessItIsToBeUnrated) {
    club.say("ann", "wari challenge ann bob --rated");
    club.say("ann", "wari challenge ann bob --unrated");
    EXPECT_TRUE(club.match("wari", 1).rated);
    EXPECT_FALSE(club.match("wari", 2).rated);
    EXPECT_THAT(club.letters_to("bob").front().text(), HasSubstr("unrated."));
    expect_refused("ann", "wari challenge ann bob --rated --unrated", "rated or unrated");
}

TEST_F(SeatsTest, AMatchFromASetUpIsUnratedAndThePositionSaysWhoMovesFirst) {
    const std::string north = "\"0,0,0,0,0,1/0,3,0,0,0,1 20 23 N\"";
    const Response reply = club.say("ann", "wari challenge ann bob --first=ann --start=" + north);
    ASSERT_TRUE(reply.accepted) << reply.text;
    const Match match = club.match("wari", 1);
    EXPECT_EQ(match.start_position, "0,0,0,0,0,1/0,3,0,0,0,1 20 23 N");
    EXPECT_EQ(match.to_move, Side::second);
    EXPECT_EQ(match.seats[1], club.user("ann").id);
    EXPECT_FALSE(match.rated);
    EXPECT_TRUE(club.say("ann", "wari move 1 b").accepted);
    expect_refused("ann", "wari challenge ann bob --rated --start=" + north, "unrated");
    expect_refused("ann", "wari challenge ann bob --start=nonsense", "not a position");
    expect_refused("ann", "wari challenge ann bob --start=\"0,0,0,0,0,1/0,0,0,0,0,1 30 16 S\"",
                   "over");
}

TEST_F(SeatsTest, APositionThatIsNoneIsRefusedWithAnExampleThatWorks) {
    for (const games::Game& game : games::all_games()) {
        if (!game.listed) continue;
        const std::string challenge = std::string(game.name) + " challenge ann bob ";
        for (const char* wrong : {"--start", "--start=", "--start=nonsense", "--start=1/1 0 0 S"}) {
            const std::string said = club.say("ann", challenge + wrong).text;
            const std::size_t at = said.find("--start=\"");
            ASSERT_NE(at, std::string::npos) << said;
            const std::string example = said.substr(at, said.find('\n', at) - at);
            EXPECT_TRUE(club.say("ann", challenge + example).accepted) << said;
        }
    }
}

TEST_F(SeatsTest, NobodyGetsMoreMatchesThanTheyWant) {
    EXPECT_TRUE(club.say("bob", "wari limit 1").accepted);
    EXPECT_TRUE(club.say("ann", "wari challenge ann bob").accepted);
    expect_refused("carol", "wari challenge carol bob",
                   "bob has reached their limit of wari matches");
    expect_refused("bob", "wari challenge bob carol", "your limit of wari matches");
    expect_refused("bob", "wari challenge bob --to=anyone", "your limit of wari matches");
    EXPECT_TRUE(club.say("carol", "oware challenge carol bob").accepted);
    EXPECT_TRUE(club.say("bob", "wari resign 1").accepted);
    EXPECT_TRUE(club.say("carol", "wari challenge carol bob").accepted);
    EXPECT_TRUE(club.say("bob", "wari limit none").accepted);
    EXPECT_TRUE(club.say("carol", "wari challenge carol bob").accepted);
    for (const char* line : {"wari limit -1", "wari limit many", "wari limit 1001"})
        expect_refused("bob", line, "number from 0 to 1000");
}

TEST_F(SeatsTest, AClosedAccountCannotBeChallenged) {
    transact(club.store, [&](UnitOfWork& unit) {
        User bob = *unit.user_named("bob");
        bob.left_at = club.now;
        change_user(unit, bob);
    });
    expect_refused("ann", "wari challenge ann bob", "bob left Posthouse");
}

TEST_F(SeatsTest, AChallengeNamesTheOtherOrAnyoneAndNotBoth) {
    expect_refused("ann", "wari challenge ann", "--to=anyone");
    expect_refused("ann", "wari challenge ann bob --to=anyone", "not both");
    expect_refused("ann", "wari challenge ann --to=bob", "--to=anyone");
    expect_refused("bob", "wari challenge ann --to=anyone", "must be you");
}

TEST_F(SeatsTest, AWaitingBoardKeepsItsNumberAndIsTakenOnce) {
    EXPECT_TRUE(
        club.say("ann", "wari challenge ann --to=anyone --first=me --clock=5d --unrated").accepted);
    EXPECT_TRUE(club.say("ann", "wari challenge ann bob").accepted);
    EXPECT_EQ(matches().front().board, 2);
    EXPECT_THAT(club.say("", "wari waiting").text,
                AllOf(HasSubstr("    1 ann"), HasSubstr("that player"), HasSubstr("5d"),
                      HasSubstr("unrated")));
    expect_refused("ann", "wari accept 1", "is your own");

    const Response taken = club.say("bob", "wari accept 1");
    ASSERT_TRUE(taken.accepted) << taken.text;
    const Match match = club.match("wari", 1);
    EXPECT_EQ(match.seats[0], club.user("ann").id);
    EXPECT_EQ(match.seats[1], club.user("bob").id);
    EXPECT_EQ(match.clock.bank, 120h);
    EXPECT_FALSE(match.rated);
    EXPECT_THAT(club.letters_to("ann").front().text(), HasSubstr("It is your turn."));
    EXPECT_THAT(offers(), IsEmpty());

    expect_refused("carol", "wari accept 1", "taken already");
    EXPECT_TRUE(club.say("bob", "wari accept 1").accepted);  // a repeated request
    EXPECT_THAT(matches(), SizeIs(2));
}

TEST_F(SeatsTest, AWaitingBoardIsWithdrawnByItsOwnerOnly) {
    club.say("ann", "wari challenge ann --to=anyone --first=you");
    EXPECT_THAT(club.say("", "wari waiting").text, HasSubstr("who accepts"));
    expect_refused("bob", "wari reject 1", "need not");
    expect_refused("bob", "wari withdraw 1", "need not");
    EXPECT_TRUE(club.say("ann", "wari withdraw 1").accepted);
    EXPECT_THAT(club.say("", "wari waiting").text, HasSubstr("no open challenges"));
    expect_refused("bob", "wari accept 1", "no wari board 1");
    club.say("ann", "wari challenge ann --to=anyone");
    EXPECT_TRUE(club.say("ann", "wari reject 2").accepted);
}

TEST_F(SeatsTest, WithdrawingABoardThatWasJustAcceptedDeclinesNoMatch) {
    club.say("ann", "wari challenge ann --to=anyone");
    EXPECT_TRUE(club.say("bob", "wari accept 1").accepted);
    expect_refused("ann", "wari withdraw 1", "somebody has accepted it");
    EXPECT_FALSE(club.match("wari", 1).outcome);
}

TEST_F(SeatsTest, TheWaitingRoomCannotBeFloodedByOne) {
    for (int i = 0; i < 10; ++i)
        EXPECT_TRUE(club.say("ann", "wari challenge ann --to=anyone").accepted);
    expect_refused("ann", "wari challenge ann --to=anyone", "are open already");
}

TEST_F(SeatsTest, RejectingAMatchThatHasNotBegunDeclinesIt) {
    club.say("ann", "wari challenge ann bob");
    EXPECT_TRUE(club.say("bob", "wari reject 1").accepted);
    EXPECT_EQ(club.match("wari", 1).outcome->reason, "declined");
    EXPECT_THAT(club.say("", "wari show 1").text, HasSubstr("Declined by bob"));
    EXPECT_THAT(club.letters_to("ann").front().text(), HasSubstr("Declined by bob"));
    club.say("ann", "wari challenge ann bob");
    club.say("ann", "wari move 2 b");
    club.say("bob", "wari move 2 d");
    expect_refused("bob", "wari reject 2", "the match has begun");
}

/// The pairs that play, as "ann-bob" in the order in which they were made.
std::vector<std::string> pairs(const TestClub& club, const std::vector<Match>& matches) {
    std::vector<std::string> names;
    for (auto match = matches.rbegin(); match != matches.rend(); ++match)
        club.store.read([&](const StoreReader& reader) {
            names.push_back(reader.user(match->seats[0])->name + "-" +
                            reader.user(match->seats[1])->name);
        });
    return names;
}

TEST_F(SeatsTest, FiveWhoSeekArePairedByWhoHasSoughtLongest) {
    sign_up("dan");
    sign_up("eve");
    for (const char* name : {"ann", "bob", "carol", "dan", "eve"}) {
        club.now += 1min;
        EXPECT_TRUE(club.say(name, "wari seek 2").accepted);
    }
    // Bob meets ann, carol both of them; dan must wait for eve, and both seek one more.
    EXPECT_THAT(pairs(club, matches()),
                testing::ElementsAre("ann-bob", "ann-carol", "bob-carol", "dan-eve"));
    EXPECT_THAT(club.letters_to("ann"), SizeIs(2));
    EXPECT_THAT(club.say("dan", "wari seek 2").text, HasSubstr("You have 1 of 2 matches"));

    // A match that ends leaves room, for others first: dan has waited longer than eve.
    club.say("ann", "wari resign 1");
    EXPECT_THAT(pairs(club, matches()), testing::ElementsAre("ann-bob", "ann-carol", "bob-carol",
                                                             "dan-eve", "ann-dan", "bob-eve"));
}

TEST_F(SeatsTest, TwoWhoSeekMeetAgainAfterAGameButNotAfterADecliningOne) {
    club.say("ann", "wari seek 1");
    club.say("bob", "wari seek 1");
    club.say("ann", "wari move 1 b");
    club.say("bob", "wari move 1 d");
    club.say("ann", "wari resign 1");
    EXPECT_THAT(matches(), SizeIs(2));
    EXPECT_EQ(club.say("bob", "wari resign 2").match, club.match("wari", 2).id);
    EXPECT_EQ(club.match("wari", 2).outcome->reason, "declined");
    EXPECT_THAT(matches(), SizeIs(2));
}

TEST_F(SeatsTest, APlayerWhoSeeksNoMoreOrHasReachedTheLimitIsNotPaired) {
    club.say("ann", "wari seek 3");
    club.say("ann", "wari seek 0");
    club.say("bob", "wari seek 1");
    EXPECT_THAT(matches(), IsEmpty());
    club.say("ann", "wari limit 0");
    club.say("ann", "wari seek 1");
    EXPECT_THAT(matches(), IsEmpty());
    club.say("ann", "wari limit 1");
    EXPECT_THAT(matches(), SizeIs(1));
    expect_refused("bob", "wari seek often", "from 0 to 1000");
}

TEST_F(SeatsTest, ARematchIsTheSameMatchWithSeatsChangedHoweverOftenItIsAskedFor) {
    club.say("ann", "wari challenge ann bob --first=ann --clock=2d+1h/3d --unrated");
    expect_refused("ann", "wari rematch 1", "not over yet");
    club.say("bob", "wari resign 1");
    expect_refused("carol", "wari rematch 1", "You do not play");
    const Response asked = club.say("bob", "wari rematch 1");
    ASSERT_TRUE(asked.accepted) << asked.text;
    const Match next = club.match("wari", 2);
    EXPECT_EQ(asked.match, next.id);
    EXPECT_EQ(club.match("wari", 1).rematch, next.id);
    EXPECT_EQ(next.seats[0], club.user("bob").id);
    EXPECT_EQ(next.seats[1], club.user("ann").id);
    EXPECT_EQ(next.clock, (Clock{48h, 1h, 72h, {48h, 48h}}));
    EXPECT_FALSE(next.rated);
    const Response again = club.say("ann", "wari rematch 1");
    EXPECT_TRUE(again.accepted);
    EXPECT_EQ(again.match, next.id);
    EXPECT_THAT(matches(), SizeIs(2));
}

TEST_F(SeatsTest, ARematchBeginsWhereTheMatchBegan) {
    club.say("ann",
             "wari challenge ann bob --first=bob --start=\"0,3,0,0,0,0/0,1,0,4,1,17 12 10 N\"");
    const Match first = club.match("wari", 1);
    club.say("ann", "wari resign 1");
    ASSERT_TRUE(club.say("ann", "wari rematch 1").accepted);
    const Match next = club.match("wari", 2);
    EXPECT_EQ(next.start_position, first.start_position);
    EXPECT_EQ(next.to_move, Side::second);
    EXPECT_EQ(next.seats[0], first.seats[1]);
}

TEST_F(SeatsTest, ARematchNeedsRoomWithBoth) {
    club.say("ann", "wari challenge ann bob");
    club.say("ann", "wari resign 1");
    club.say("bob", "wari limit 0");
    expect_refused("ann", "wari rematch 1", "has reached their limit");
}

}  // namespace
}  // namespace posthouse::club
