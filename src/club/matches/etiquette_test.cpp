// One test for each rule of the etiquette in games/wari/rules.md.

#include "club/commands/test_club.h"
#include "club/letters/letter_tables.h"
#include "club/matches/match_tables.h"
#include "search/levels.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace posthouse::club {
namespace {

using namespace std::chrono_literals;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

/// In one line.
std::string flat(std::string text) {
    std::ranges::replace(text, '\n', ' ');
    return text;
}

/// ann joined first, then bob, then cid.
class EtiquetteTest : public testing::Test {
protected:
    EtiquetteTest() {
        for (const char* name : {"ann", "bob", "cid"}) {
            house.join(name);
            house.now += 24h;
        }
    }
    Response say(std::string_view who, const std::string& line) {
        Response reply = house.say(who, line);
        EXPECT_TRUE(reply.accepted) << line << ": " << reply.text;
        reply.text = flat(std::move(reply.text));
        return reply;
    }
    void expect_refused(std::string_view who, const std::string& line, const std::string& words) {
        const Response reply = house.say(who, line);
        EXPECT_FALSE(reply.accepted) << line;
        EXPECT_THAT(flat(reply.text), HasSubstr(words)) << line;
    }
    Match match(int board) const { return house.match("warri", board); }
    std::string first_of(const Match& match) const {
        for (const char* name : {"ann", "bob", "cid", "computer-3"})
            if (house.user(name).id == match.seats[index_of(match.to_move)]) return name;
        return "?";
    }
    std::string first(int board) const { return first_of(match(board)); }
    std::string last_letter(std::string_view name) const {
        return flat(house.letters_to(name).front().text());
    }

    TestClub house;
};

TEST_F(EtiquetteTest, IsOnOffOrOnRequestAsTheGamesDataSays) {
    for (const games::Game& game : games::all_games()) {
        if (!game.listed) continue;
        SCOPED_TRACE(game.name);
        const std::string challenge = std::string(game.name) + " challenge ann bob";
        say("ann", challenge);
        EXPECT_EQ(house.match(game.name, 1).etiquette, game.etiquette == games::Etiquette::usual);
        say("ann", challenge + " --etiquette=off");
        EXPECT_FALSE(house.match(game.name, 2).etiquette);
        if (game.etiquette == games::Etiquette::never) {
            expect_refused("ann", challenge + " --etiquette=on", "has no etiquette");
        } else {
            say("ann", challenge + " --etiquette=on");
            EXPECT_TRUE(house.match(game.name, 3).etiquette);
        }
        expect_refused("ann", challenge + " --etiquette=perhaps", "--etiquette=on or");
    }
    EXPECT_EQ(games::find_game("warri")->etiquette, games::Etiquette::usual);
    EXPECT_EQ(games::find_game("oware")->etiquette, games::Etiquette::on_request);
    EXPECT_EQ(games::find_game("octilite")->etiquette, games::Etiquette::never);
}

TEST_F(EtiquetteTest, InTheFirstGameOfTwoPlayersTheFirstMoveIsTheSeniors) {
    say("ann", "warri challenge ann bob");
    EXPECT_EQ(first(1), "ann");
    say("cid", "warri challenge cid bob");
    EXPECT_EQ(first(2), "bob");
    say("ann", "warri challenge cid ann");
    EXPECT_EQ(first(3), "ann");
    EXPECT_EQ(match(3).senior, Side::first);
    say("cid", "warri resign 2");
    say("cid", "warri challenge cid bob");
    EXPECT_EQ(first(4), "bob");  // what was declined was no game
}

TEST_F(EtiquetteTest, LaterTheFirstMoveIsByLot) {
    say("ann", "wari challenge ann bob");   // whatever the game, and without etiquette
    say("bob", "warri challenge bob ann");  // the lot of a still house falls on the first named
    EXPECT_EQ(first(1), "bob");
    EXPECT_EQ(match(1).senior, std::nullopt);
    say("bob", "warri challenge bob ann --first=ann");  // unless the challenge says otherwise
    EXPECT_EQ(first(2), "ann");
    expect_refused("ann", "warri yield 2", "first game between two players only");
}

TEST_F(EtiquetteTest, TheSeniorMayGiveUpTheFirstMoveAndTheSeatsAreChanged) {
    say("bob", "warri challenge ann bob --clock=10d");
    const Match before = match(1);
    expect_refused("bob", "warri yield 1", "is ann's, to make or to give up");
    say("bob", "warri queue 1 if a then b");
    house.now += 48h;
    EXPECT_THAT(say("ann", "warri yield 1").text,
                AllOf(HasSubstr("It is bob's turn"), HasSubstr("bob  captured")));
    const Match given = match(1);
    EXPECT_EQ(given.id, before.id);
    EXPECT_EQ(first(1), "bob");
    EXPECT_EQ(given.to_move, Side::first);
    EXPECT_EQ(given.senior, Side::second);
    EXPECT_EQ(given.clock.left[0], 240h);
    EXPECT_EQ(given.clock.left[1], 192h);  // ann's time went on while she made up her mind
    EXPECT_EQ(given.turn_since, house.now);
    EXPECT_EQ(given.conditional_moves, (std::array<std::string, 2>{}));
    EXPECT_THAT(last_letter("bob"), AllOf(HasSubstr("You move first."),
                                          HasSubstr("ann has given the first move to you"),
                                          HasSubstr("Your conditional moves are dropped")));
    EXPECT_TRUE(house.say("ann", "warri yield 1").accepted);  // asked for twice: once is enough
    EXPECT_EQ(match(1).undos, 1);
    expect_refused("bob", "warri yield 1", "is ann's");
    say("bob", "warri move 1 c");
    EXPECT_EQ(first(1), "ann");
    expect_refused("ann", "warri yield 1", "made already");
}

TEST_F(EtiquetteTest, OneWordOfAReplyGivesUpTheFirstMove) {
    say("bob", "warri challenge ann bob");
    EXPECT_THAT(last_letter("ann"),
                AllOf(HasSubstr("so you may move first"), HasSubstr("reply with just: yield")));
    const Request old = house.reply_from("ann@example.org", "ann", {"b"});
    EXPECT_TRUE(house.reply("ann@example.org", {"Yield."}).accepted);
    EXPECT_EQ(first(1), "bob");
    // The earlier letter proves nothing any more, for ann or for the player in that seat now.
    Request late = old;
    EXPECT_FALSE(house.submit(late).accepted);
    late = house.reply_from("bob@example.org", "bob", {"b"});
    late.in_reply_to_board = old.in_reply_to_board;
    EXPECT_FALSE(house.submit(late).accepted);
    EXPECT_EQ(match(1).plies, 0);
    EXPECT_TRUE(house.reply("bob@example.org", {"b"}).accepted);
    EXPECT_EQ(match(1).plies, 1);
    EXPECT_THAT(last_letter("ann"), HasSubstr("It is your turn."));
}

TEST_F(EtiquetteTest, TheJuniorDoesNotTakeTheFirstMoveAndTheSeniorMayGiveItUpBeforehand) {
    expect_refused("bob", "warri challenge bob ann --first=me", "joined before you");
    say("bob", "warri challenge bob ann --first=me --etiquette=off");
    say("cid", "warri challenge cid bob --first=bob");
    EXPECT_EQ(first(2), "bob");
    say("ann", "warri challenge ann cid --first=cid");
    EXPECT_EQ(first(3), "cid");
    EXPECT_EQ(match(3).senior, Side::second);
    expect_refused("cid", "warri yield 3", "is ann's");
    EXPECT_THAT(last_letter("cid"), HasSubstr("ann has given the first move to you"));
}

TEST_F(EtiquetteTest, TheSeniorMayLeaveTheFirstMoveToTheLotAndTheJuniorMayNot) {
    expect_refused("bob", "warri challenge bob ann --first=lot", "joined before you");
    for (const int board : {1, 2}) {
        house.lot = static_cast<std::uint64_t>(board % 2);
        const std::string other = board == 1 ? "bob" : "cid";
        EXPECT_THAT(say("ann", "warri challenge ann " + other + " --first=lot").text,
                    HasSubstr("The lot fell to South: "));
        EXPECT_EQ(first(board), board == 1 ? "bob" : "ann");
        EXPECT_EQ(match(board).senior, std::nullopt);
    }
    // The opponent of an open challenge is not known yet.
    expect_refused("ann", "warri challenge ann --to=anyone --first=lot", "leave out --first=");
    say("ann", "warri challenge ann --to=anyone --first=lot --etiquette=off");
}

TEST_F(EtiquetteTest, AnOpenChallengeKeepsItsOwnEtiquette) {
    say("bob", "warri challenge bob --to=anyone");
    EXPECT_THAT(say("ann", "warri waiting").text, HasSubstr(" etiquette"));
    say("ann", "warri accept 1");
    EXPECT_EQ(first(1), "ann");
    EXPECT_TRUE(match(1).may_yield_first_move());
    say("cid", "warri challenge cid --to=anyone --first=me");
    say("ann", "warri accept 2");
    EXPECT_EQ(first(2), "cid");
    EXPECT_EQ(match(2).senior, Side::second);  // who has given the first move up by accepting
    say("bob", "warri challenge bob --to=anyone --etiquette=off");
    say("cid", "warri accept 3");
    EXPECT_FALSE(match(3).etiquette);
    EXPECT_THAT(say("bob", "oware challenge bob --to=anyone").text, Not(HasSubstr("tiquette")));
}

TEST_F(EtiquetteTest, SeekersUseTheDefault) {
    say("cid", "warri seek 1");
    say("bob", "warri seek 1");
    EXPECT_TRUE(match(1).etiquette);
    EXPECT_EQ(first(1), "bob");
    EXPECT_TRUE(match(1).may_yield_first_move());
}

TEST_F(EtiquetteTest, AHouseTouchedIsAHousePlayedSoNothingIsTakenBack) {
    say("ann", "warri challenge ann bob");
    say("ann", "warri move 1 c");
    expect_refused("ann", "warri move 1 undo", "no move can be taken back");
    EXPECT_EQ(match(1).proposal, Proposal::none);
    say("ann", "warri challenge ann computer-3");
    say("ann", "warri move 2 c");
    expect_refused("ann", "warri move 2 undo", "no move can be taken back");
    EXPECT_TRUE(match(2).rated);
    say("ann", "warri challenge ann bob --etiquette=off");
    say("ann", "warri move 3 c");
    say("ann", "warri move 3 undo");
}

TEST_F(EtiquetteTest, AHouseTouchedIsAHousePlayedSoNothingIsTriedOut) {
    say("ann", "warri challenge ann bob");
    for (const char* who : {"ann", "bob", "cid", ""}) {
        expect_refused(who, "warri preview 1 c", "you cannot try moves");
        expect_refused(who, "warri preview 1#0 c", "you cannot try moves");
    }
    expect_refused("ann", "warri submit 1 c", "you cannot try moves");
    say("ann", "warri preview new 2 c");  // a board of one's own is no table
    say("ann", "warri resign 1");
    say("ann", "warri preview 1 c");
}

TEST_F(EtiquetteTest, AConditionalMoveIsNoHouseTouched) {
    say("ann", "warri challenge ann bob");
    say("bob", "warri queue 1 if c then d");
    say("bob", "warri queue 1 if c then e");
    say("ann", "warri move 1 c");
    EXPECT_EQ(match(1).plies, 2);
}

TEST_F(EtiquetteTest, ThePersonIsSouthAndTheLotSaysWhichOfTheTwoMovesFirst) {
    for (const int board : {1, 2}) {
        SCOPED_TRACE(board);
        house.lot = static_cast<std::uint64_t>(board - 1);
        const auto told = HasSubstr(board == 1 ? "The lot fell to South: bob moves first."
                                               : "The lot fell to North: computer-3 moves first.");
        EXPECT_THAT(say("bob", "warri challenge bob computer-3").text, told);
        const Match begun = match(board);
        EXPECT_EQ(begun.seats[0], house.user("bob").id);
        EXPECT_EQ(first(board), board == 1 ? "bob" : "computer-3");
        EXPECT_EQ(begun.to_move, board == 1 ? Side::first : Side::second);
        EXPECT_EQ(begun.start_position,
                  board == 1 ? "" : games::find_game("warri")->opening_of_second);
        EXPECT_EQ(begun.senior, std::nullopt);
        EXPECT_TRUE(begun.rated);
    }
    house.store.read([&](const StoreReader& reader) {
        const auto said = reader.list<ChatMessage>(match(2).id);
        ASSERT_EQ(said.size(), 1u);
        EXPECT_EQ(said[0].by, UserId{});
        EXPECT_EQ(said[0].text, "The lot fell to North: computer-3 moves first.");
    });
}

TEST_F(EtiquetteTest, AgainstTheComputerTheChallengeMayNameWhoMovesFirstAndNobodyChangesSeats) {
    int board = 0;
    for (const char* named : {"bob", "me", "South", "computer-3", "you", "north"}) {
        SCOPED_TRACE(named);
        const bool mine = ++board <= 3;
        const Response reply =
            say("bob", std::string("warri challenge computer-3 bob --first=") + named);
        EXPECT_THAT(reply.text, Not(HasSubstr("The lot")));
        EXPECT_EQ(match(board).seats[0], house.user("bob").id);
        EXPECT_EQ(first(board), mine ? "bob" : "computer-3");
        EXPECT_TRUE(match(board).rated);
    }
    say("bob", "warri challenge bob computer-3 --first=computer-3 --etiquette=off");
    EXPECT_EQ(first(7), "computer-3");
    EXPECT_EQ(match(7).seats[0], house.user("computer-3").id);
}

TEST_F(EtiquetteTest, FromASetUpThePersonIsSouthAndThePositionSaysWhoMovesFirst) {
    const std::string start = " --start=\"4,0,5,5,5,5/4,4,4,4,4,4 0 0 N\"";
    EXPECT_THAT(say("bob", "warri challenge bob computer-3" + start).text,
                Not(HasSubstr("The lot")));
    EXPECT_EQ(match(1).seats[0], house.user("bob").id);
    EXPECT_EQ(first(1), "computer-3");
    EXPECT_FALSE(match(1).rated);
    for (const char* option : {"bob", "lot", "South"})
        expect_refused("bob",
                       std::string("warri challenge bob computer-3 --first=") + option + start,
                       "North is to move, and that is computer-3: leave out --first=.");
    say("bob", "warri challenge bob computer-3 --first=north" + start);
    say("bob", "warri resign 1");
    say("bob", "warri rematch 1");
    EXPECT_EQ(match(3).seats, match(1).seats);
    EXPECT_EQ(match(3).start_position, match(1).start_position);
}

TEST_F(EtiquetteTest, AMatchThatNorthBeginsIsPlayedShownAndRatedLikeAnyOther) {
    house.lot = 1;
    say("bob", "warri challenge bob computer-3");
    say("bob", "warri challenge bob ann --etiquette=on");  // the senior is South
    EXPECT_EQ(match(2).seats[0], house.user("ann").id);
    EXPECT_TRUE(house.say("computer-3", "warri move 1 c").accepted);
    EXPECT_THAT(last_letter("bob"),
                AllOf(HasSubstr("The lot fell to North: computer-3 moves first."),
                      HasSubstr("from: 4,4,4,4,4,4/4,4,4,4,4,4 0 0 N"),
                      HasSubstr("  1.       c   2.  ?")));  // in North's own column
    say("bob", "warri move 1 c");
    EXPECT_THAT(say("bob", "warri resign 1").text, HasSubstr("Ratings: bob"));
}

TEST_F(EtiquetteTest, ASeekerIsPairedWithAComputerThatSitsNorthAndMayBegin) {
    house.lot = 1;
    say("bob", "warri seek 1 --computer=yes");
    EXPECT_EQ(match(1).seats[0], house.user("bob").id);
    EXPECT_EQ(match(1).to_move, Side::second);
    EXPECT_THAT(last_letter("bob"), HasSubstr("The lot fell to North: "));
}

TEST_F(EtiquetteTest, InATournamentThePersonIsSouthAndThePairingSaysWhoMovesFirst) {
    say("bob", "warri tournament cup --games=2 --players=2 --with=computer-3");
    say("bob", "warri join cup");
    std::vector<std::string> begins;
    for (int board = 1; board <= 2; ++board) {
        EXPECT_EQ(match(board).seats[0], house.user("bob").id);
        begins.push_back(first(board));
    }
    EXPECT_THAT(begins, testing::UnorderedElementsAre("bob", "computer-3"));
}

TEST_F(EtiquetteTest, NobodyPlaysForMoneyAndEachMatchSaysSo) {
    const auto manners =
        AllOf(HasSubstr("a house touched is a house played"), HasSubstr("nobody plays for money"));
    EXPECT_THAT(say("bob", "warri challenge ann bob").text, manners);
    EXPECT_THAT(last_letter("ann"), AllOf(manners, HasSubstr("etiquette: yes")));
    EXPECT_THAT(say("cid", "warri show 1").text,
                AllOf(manners, HasSubstr("ann joined first, so ann may move first")));
    say("ann", "warri move 1 c");
    EXPECT_THAT(last_letter("bob"), Not(HasSubstr("house played")));
    EXPECT_THAT(say("cid", "warri show 1").text, AllOf(manners, Not(HasSubstr("longer"))));
    EXPECT_THAT(say("bob", "wari challenge ann bob").text, Not(HasSubstr("tiquette")));
}

TEST_F(EtiquetteTest, AfterTheGameTheLetterSaysHowToThank) {
    say("ann", "warri challenge ann bob");
    say("ann", "warri move 1 c");
    say("bob", "warri move 1 c");
    say("ann", "warri resign 1");
    EXPECT_THAT(last_letter("bob"), AllOf(HasSubstr("To thank your opponent for the game"),
                                          HasSubstr("your message to ann")));
    say("ann", "warri challenge ann bob");
    say("ann", "warri reject 2");
    EXPECT_THAT(last_letter("bob"), Not(HasSubstr("thanks")));  // that was no game
}

TEST_F(EtiquetteTest, ARematchKeepsTheEtiquetteAndTheOtherBegins) {
    const auto resigned = [&](int board) {
        say("ann", "warri move " + std::to_string(board) + " c");
        if (match(board).seats[1] == house.user("bob").id)
            say("bob", "warri move " + std::to_string(board) + " c");
        say("ann", "warri resign " + std::to_string(board));
    };
    say("ann", "warri challenge ann bob");
    resigned(1);
    say("bob", "warri rematch 1");
    EXPECT_TRUE(match(2).etiquette);
    EXPECT_EQ(match(2).senior, std::nullopt);
    EXPECT_EQ(first(2), "bob");
    say("ann", "warri challenge ann computer-3");
    resigned(3);
    say("ann", "warri rematch 3");
    EXPECT_EQ(match(4).seats[0], house.user("ann").id);  // the person is South
    EXPECT_EQ(first(4), "computer-3");
    say("ann", "warri resign 4");
    say("ann", "warri rematch 4");
    EXPECT_EQ(match(5).seats[0], house.user("ann").id);
    EXPECT_EQ(first(5), "ann");
    EXPECT_EQ(match(5).start_position, "");
}

TEST_F(EtiquetteTest, ANoteGoesWithItsWriterToTheOtherSeat) {
    say("ann", "warri challenge ann bob");
    EXPECT_TRUE(house.say("ann", "warri note 1", "bob is quick").accepted);
    say("ann", "warri yield 1");
    EXPECT_EQ(match(1).notes[1], "bob is quick");
    EXPECT_EQ(match(1).notes[0], "");
}

TEST_F(EtiquetteTest, DecliningCountsAsBeforeAlsoAfterTheFirstMoveWasGivenUp) {
    say("bob", "warri challenge ann bob");
    say("ann", "warri yield 1");
    say("bob", "warri reject 1");
    EXPECT_EQ(match(1).outcome->reason, "declined");
    say("bob", "warri challenge ann bob");
    EXPECT_EQ(first(2), "ann");
}

}  // namespace
}  // namespace posthouse::club
