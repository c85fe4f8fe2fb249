// Criteria of open challenges and of “seek”, repeated challenges, and computer opponents.

#include "club/challenges/matchmaking.h"
#include "club/challenges/open_challenges.h"
#include "club/challenges/pairing.h"

#include "club/challenges/challenge_tables.h"
#include "club/commands/test_club.h"
#include "club/letters/letter_tables.h"
#include "club/matches/match_tables.h"

#include <fmt/format.h>

namespace posthouse::club {
namespace {

using namespace std::chrono_literals;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

class OpponentCriteriaTest : public TestClubWithPlayers {
protected:
    /// As if the player had played a lot, or a little if `provisional`.
    void rate(std::string_view name, double rating, double deviation = 60) {
        transact(club.store, [&](UnitOfWork& unit) {
            PlayerStanding standing;
            standing.user = unit.user_named(name)->id;
            standing.game = "wari";
            standing.rating = {rating, deviation, 0.06};
            standing.since = club.now;
            standing.won = 1;
            unit.put(standing);
        });
    }
    std::vector<Match> matches() {
        std::vector<Match> all;
        club.store.read([&](const StoreReader& reader) { all = all_matches(reader); });
        return all;
    }
    std::vector<OpenChallenge> offers() {
        std::vector<OpenChallenge> all;
        club.store.read(
            [&](const StoreReader& reader) { all = find_offers(reader, {.game = "wari"}); });
        return all;
    }
    Response by_program(std::string_view name, std::string line) {
        Request request;
        request.lines = {std::move(line)};
        request.speaker = club.user(name).id;
        request.scopes = 7;
        request.now = club.now;
        return club.submit(request);
    }
    /// Runs due jobs.
    Response keep_company(int board) {
        Response reply;
        transact(club.store, [&](UnitOfWork& unit) {
            reply = run_open_challenge(club.club(), unit, "wari", board, club.now);
        });
        return reply;
    }
    void post(const std::string& options) {
        const Response reply = say("ann", "wari challenge ann --to=anyone " + options);
        ASSERT_TRUE(reply.accepted) << reply.text;
    }
};

TEST_F(OpponentCriteriaTest, ARatingIsAskedForByItsBoundsWhichCount) {
    rate("bob", 1400);
    rate("carol", 1399);
    post("--rating=1400-1700");
    expect_refused("carol", "wari accept 1",
                   "wari board 1 is for players rated 1400–1700 (you have 1399)");
    EXPECT_TRUE(say("bob", "wari accept 1").accepted);
    post("--rating=1399-");
    EXPECT_TRUE(say("carol", "wari accept 2").accepted);
    post("--rating=-1398");
    expect_refused("bob", "wari accept 3", "rated ≤ 1398 (you have 1400)");
    expect_refused("carol", "wari accept 3", "rated ≤ 1398");
}

TEST_F(OpponentCriteriaTest, WithinIsMeasuredFromThePostersRatingOfThatMoment) {
    rate("ann", 1600);
    rate("bob", 1800);
    rate("carol", 1801);
    post("--within=200");
    expect_refused("carol", "wari accept 1", "within 200 points of ann’s 1600 (you have 1801)");
    rate("ann", 1599);
    expect_refused("bob", "wari accept 1", "within 200 points of ann’s 1599");
    rate("ann", 1700);
    EXPECT_TRUE(say("carol", "wari accept 1").accepted);
}

TEST_F(OpponentCriteriaTest, AProvisionalRatingIsNotEstablished) {
    post("--established");
    expect_refused("bob", "wari accept 1", "with an established rating (yours is still 1500?)");
    rate("bob", 1500, 111);
    expect_refused("bob", "wari accept 1", "established");
    rate("bob", 1500, 110);
    EXPECT_TRUE(say("bob", "wari accept 1").accepted);
}

TEST_F(OpponentCriteriaTest, PeopleOnlyMeansNoPrograms) {
    post("--computer=no");
    const Response refused = by_program("bob", "wari accept 1");
    EXPECT_FALSE(refused.accepted);
    EXPECT_THAT(in_one_line(refused.text), HasSubstr("is for people, not for programs"));
    EXPECT_TRUE(say("bob", "wari accept 1").accepted);
    post("");
    EXPECT_TRUE(by_program("bob", "wari accept 2").accepted);
}

TEST_F(OpponentCriteriaTest, TheWaitingRoomSaysThemAndWhyTheReaderCannot) {
    rate("ann", 1523);
    post("--rating=1600- --within=300 --established --computer=no --repeat=3");
    const std::string seen = in_one_line(say("bob", "wari waiting").text);
    EXPECT_THAT(seen,
                AllOf(HasSubstr("for: rated ≥ 1600, within 300 points of ann’s 1523,"),
                      HasSubstr("established, people only"), HasSubstr("3 matches begin from it"),
                      HasSubstr("You cannot take it: it is for players rated ≥ 1600 (you have ")));
    for (const char* other : {"", "ann"})
        EXPECT_THAT(say(other, "wari waiting").text, Not(HasSubstr("You cannot take it")));
    rate("bob", 1650);
    EXPECT_THAT(say("bob", "wari waiting").text, Not(HasSubstr("You cannot take it")));
    say("bob", "wari limit 0");
    EXPECT_THAT(in_one_line(say("bob", "wari waiting").text),
                HasSubstr("You cannot take it: you have reached your limit of matches of it"));
}

TEST_F(OpponentCriteriaTest, WhatCannotBeReadIsRefused) {
    for (const char* wrong : {"--rating=1400", "--rating=-", "--rating=a-b", "--rating=1400-1700-",
                              "--rating=99999-", "--rating"})
        expect_refused("ann", "wari challenge ann --to=anyone " + std::string(wrong),
                       "--rating=1400-1700");
    expect_refused("ann", "wari challenge ann --to=anyone --rating=1700-1400",
                   "write the smaller number first");
    expect_refused("ann", "wari challenge ann --to=anyone --within=near", "--within=200");
    expect_refused("ann", "wari challenge ann --to=anyone --computer=perhaps", "people only");
    for (const char* wrong : {"0", "51", "many", ""})
        expect_refused("ann", "wari challenge ann --to=anyone --repeat=" + std::string(wrong),
                       "from 1 to 50");
    for (const char* option :
         {"--rating=1-2", "--within=1", "--established", "--computer=no", "--repeat=2"})
        expect_refused("ann", "wari challenge ann bob " + std::string(option),
                       "is only for open challenges");
    EXPECT_THAT(offers(), IsEmpty());
    EXPECT_THAT(matches(), IsEmpty());
}

TEST_F(OpponentCriteriaTest, ARepeatedBoardIsPostedAgainUntilAllHaveBegun) {
    post("--repeat=3 --clock=7d+1d --unrated --first=me --within=500");
    EXPECT_TRUE(say("bob", "wari accept 1").accepted);
    ASSERT_THAT(offers(), SizeIs(1));
    const OpenChallenge second = offers().front();
    EXPECT_EQ(second.board, 2);
    EXPECT_EQ(second.games, 2);
    EXPECT_EQ(second.criteria.rating_within, 500);
    EXPECT_TRUE(say("carol", "wari accept 2").accepted);
    EXPECT_TRUE(say("bob", "wari accept 3").accepted);
    EXPECT_THAT(offers(), IsEmpty());
    ASSERT_THAT(matches(), SizeIs(3));
    for (const Match& match : matches()) {
        EXPECT_EQ(match.seats[0], club.user("ann").id);
        EXPECT_FALSE(match.rated);
        EXPECT_EQ(match.clock.bank, 7 * 24h);
    }
}

TEST_F(OpponentCriteriaTest, ARepeatedBoardEndsWhenItIsWithdrawn) {
    post("--repeat=3");
    say("bob", "wari accept 1");
    EXPECT_TRUE(say("ann", "wari reject 2").accepted);
    EXPECT_THAT(offers(), IsEmpty());
    expect_refused("carol", "wari accept 2", "There is no wari board 2");
}

TEST_F(OpponentCriteriaTest, ThePostersLimitHoldsAtARepeatedBoard) {
    say("ann", "wari limit 2");
    post("--repeat=5");
    EXPECT_TRUE(say("bob", "wari accept 1").accepted);
    EXPECT_TRUE(say("carol", "wari accept 2").accepted);
    expect_refused("bob", "wari accept 3", "ann has reached their limit of wari matches");
    EXPECT_THAT(in_one_line(say("bob", "wari waiting").text),
                HasSubstr("You cannot take it: ann cannot take another match at present."));
    say("bob", "wari reject 1");
    EXPECT_TRUE(say("bob", "wari accept 3").accepted);
}

TEST_F(OpponentCriteriaTest, SeekersArePairedOnlyIfEachSuitsTheOther) {
    rate("ann", 1500);
    rate("bob", 1600);
    rate("carol", 1700);
    EXPECT_THAT(in_one_line(say("ann", "wari seek 3 --within=100").text),
                HasSubstr("Asked for: within 100 points of ann’s 1500."));
    say("carol", "wari seek 3");  // suits herself with anybody, but not ann
    EXPECT_THAT(matches(), IsEmpty());
    say("bob", "wari seek 3 --rating=1650-");  // ann would accept bob, but bob does not accept ann
    ASSERT_THAT(matches(), SizeIs(1));
    say("bob", "wari seek 3");
    EXPECT_THAT(matches(), SizeIs(2));
}

TEST_F(OpponentCriteriaTest, AProgramIsNotPairedWithAPlayerWhoWantsPeople) {
    say("ann", "wari seek 1 --computer=no");
    EXPECT_TRUE(by_program("bob", "wari seek 1").accepted);
    EXPECT_THAT(matches(), IsEmpty());
    say("bob", "wari seek 1");
    EXPECT_THAT(matches(), SizeIs(1));
}

TEST_F(OpponentCriteriaTest, APlayerWhoAllowsItIsPairedWithTheNearestComputer) {
    rate("ann", 1510);
    const Response reply = say("ann", "wari seek 2 --computer=yes");
    EXPECT_TRUE(reply.accepted);
    std::vector<int> levels;
    for (const Match& match : matches())
        for (const UserId seat : match.seats)
            club.store.read([&](const StoreReader& reader) {
                if (const User user = *reader.user(seat); user.level > 0)
                    levels.push_back(user.level);
            });
    EXPECT_THAT(levels, testing::UnorderedElementsAre(8, 9));  // 1500 and 1600
    EXPECT_THAT(in_one_line(reply.text), HasSubstr("You have 2 of 2 matches"));
    EXPECT_TRUE(say("ann", "wari reject 1").accepted);
    EXPECT_THAT(matches(), SizeIs(2));  // declined is no wish for another
}

TEST_F(OpponentCriteriaTest, ThePersonIsServedBeforeTheComputer) {
    say("bob", "wari seek 1");
    say("ann", "wari seek 1 --computer=yes");
    ASSERT_THAT(matches(), SizeIs(1));
    EXPECT_TRUE(std::ranges::count(matches().front().seats, club.user("bob").id) == 1);
}

TEST_F(OpponentCriteriaTest, TheComputerAcceptsIfAllowedAndNobodyCameForADay) {
    rate("ann", 1510);
    post("--computer=yes --rating=1600-1800 --established --repeat=2");
    post("");
    club.now += computer_joins_after - 1ms;
    EXPECT_FALSE(keep_company(1).accepted);
    EXPECT_FALSE(keep_company(2).accepted);
    club.now += 1ms;
    EXPECT_FALSE(keep_company(2).accepted);  // not wanted there
    EXPECT_FALSE(keep_company(77).accepted);
    EXPECT_TRUE(keep_company(1).accepted);
    ASSERT_THAT(matches(), SizeIs(1));
    EXPECT_EQ(std::ranges::count(matches().front().seats, club.user("computer-9").id), 1);
    EXPECT_FALSE(keep_company(1).accepted);  // the board waits no more
    EXPECT_FALSE(keep_company(3).accepted);  // the next one has waited for no time
    club.now += computer_joins_after;
    say("ann", "wari limit 1");
    EXPECT_FALSE(keep_company(3).accepted);
    say("ann", "wari limit none");
    EXPECT_TRUE(keep_company(3).accepted);
    EXPECT_EQ(std::ranges::count(matches().front().seats, club.user("computer-10").id), 1);
}

TEST_F(OpponentCriteriaTest, ABoardIsLookedAtAgainLaterIfNoComputerCanTakeIt) {
    post("--computer=yes --rating=4000-");
    const auto due = [&] { return offers().at(0).due.value(); };
    const Instant first = club.now + computer_joins_after;
    EXPECT_EQ(due(), first);
    keep_company(1);
    EXPECT_EQ(due(), first) << "not yet";
    club.now = first;
    EXPECT_FALSE(keep_company(1).accepted);
    EXPECT_EQ(due(), first + computer_asked_again_after);
    post("");
    EXPECT_EQ(offers().at(0).due, std::nullopt) << "it waits for people";
}

TEST_F(OpponentCriteriaTest, OnlySeekersWhoLackMatchesAreLookedAt) {
    const auto waiting = [&] {
        std::vector<std::string> names;
        club.store.read([&](const StoreReader& reader) {
            for (const PairingPreferences& one : seekers(reader, "wari"))
                names.push_back(reader.user(one.user)->name);
        });
        return names;
    };
    say("ann", "wari seek 1");
    EXPECT_THAT(waiting(), testing::ElementsAre("ann"));
    say("bob", "wari seek 1");
    ASSERT_THAT(matches(), SizeIs(1));
    EXPECT_THAT(waiting(), IsEmpty()) << "both have what they seek";
    EXPECT_TRUE(say("bob", "wari reject 1").accepted);
    EXPECT_THAT(waiting(), testing::ElementsAre("ann", "bob"));
    say("carol", "wari seek 3");
    EXPECT_THAT(matches(), SizeIs(3));
    EXPECT_THAT(waiting(), testing::ElementsAre("carol"));
    say("ann", "wari seek 5");
    EXPECT_THAT(waiting(), testing::UnorderedElementsAre("ann", "carol"))
        << "they play each other already";
}

TEST_F(OpponentCriteriaTest, SeekersWhoSuitEachOtherByNowArePairedUnasked) {
    const auto pair_now = [&] {
        transact(club.store, [&](UnitOfWork& unit) {
            EXPECT_TRUE(pair_unasked(club.club(), unit, "wari", club.now).accepted);
        });
    };
    say("ann", "block bob");
    say("ann", "wari seek 1");
    say("bob", "wari seek 1");
    pair_now();
    EXPECT_THAT(matches(), IsEmpty());
    say("ann", "unblock bob");
    ASSERT_THAT(matches(), SizeIs(1)) << "at once";
    EXPECT_TRUE(say("bob", "wari reject 1").accepted);
    pair_now();
    EXPECT_THAT(matches(), SizeIs(1)) << "bob has just declined";
    club.now += std::chrono::days(7);
    pair_now();
    EXPECT_THAT(matches(), SizeIs(2)) << "nobody waits for ever";
}

TEST_F(OpponentCriteriaTest, WhoRunsOutOfTimeSeeksNoMore) {
    say("ann", "wari seek 1");
    say("bob", "wari seek 1");
    ASSERT_THAT(matches(), SizeIs(1));
    for (const char* name : {"ann", "bob"})
        say(name, fmt::format("wari challenge {} --to=anyone", name));
    ASSERT_THAT(offers(), SizeIs(2));
    club.now += std::chrono::days(31);
    club.run_due_jobs();
    ASSERT_THAT(matches(), SizeIs(1)) << "another one would begin for somebody who is not there";
    const Match over = matches().front();
    const UserId late = over.seats[index_of(over.to_move)];
    ASSERT_THAT(offers(), SizeIs(1)) << "whoever takes the other would wait for nobody";
    EXPECT_NE(offers().front().by, late);
    club.store.read([&](const StoreReader& reader) {
        EXPECT_EQ(reader.find<PairingPreferences>(late, "wari")->seek, 0);
        EXPECT_EQ(
            reader.find<PairingPreferences>(over.seats[index_of(other(over.to_move))], "wari")
                ->seek,
            1);
        EXPECT_THAT(
            letters_to(reader, late, 10),
            testing::Contains(testing::Field(&Letter::subject, "You seek no more wari matches")));
    });
}

TEST_F(OpponentCriteriaTest, TheWaitingRoomIsListedInParts) {
    const UserId ann = club.user("ann").id;
    transact(club.store, [&](UnitOfWork& unit) {
        for (int i = 0; i < 60; ++i) {
            OpenChallenge offer;
            offer.game = "wari";
            offer.by = ann;
            offer.first_mover = "lot";
            unit.add_offer(offer);
        }
    });
    const std::string first = in_one_line(say("bob", "wari waiting").text);
    EXPECT_THAT(first, AllOf(HasSubstr(" 60 ann"), HasSubstr(" 11 ann"), Not(HasSubstr(" 10 ann")),
                             HasSubstr("“wari waiting --before=11” lists older ones.")));
    const std::string older = in_one_line(say("bob", "wari waiting --before=11").text);
    EXPECT_THAT(older, AllOf(HasSubstr(" 10 ann"), Not(HasSubstr(" 11 ann")),
                             Not(HasSubstr("lists older ones"))));
    EXPECT_THAT(say("bob", "wari waiting --before=1").text, HasSubstr("no older open challenges"));
    expect_refused("bob", "wari waiting --before=x", "A board is a number");
}

}  // namespace
}  // namespace posthouse::club
