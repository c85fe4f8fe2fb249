// Tournaments by days: pools with a final, and players who limit their boards.
#include "club/matches/playing.h"
#include "club/tournaments/test_tournaments.h"

#include <algorithm>

namespace posthouse::club {
namespace {

using namespace std::chrono_literals;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::SizeIs;

class TournamentByDays : public TournamentNight {
protected:
    TournamentByDays() { join_house({"ann", "bob", "carol", "dan", "eve"}); }
    void enter(const std::vector<std::string>& names) {
        for (const std::string& name : names) say(name, "wari join evening");
    }
    void begin() {
        club.now = view().about.starts;
        run_due();
        EXPECT_TRUE(view().running());
    }
    void rate(std::string_view name, double rating) {
        transact(club.store, [&](UnitOfWork& unit) {
            PlayerStanding standing;
            standing.user = unit.user_named(name)->id;
            standing.game = "wari";
            standing.rating.rating = rating;
            standing.since = club.now;
            standing.won = 1;
            unit.put(standing);
        });
    }
    /// The alphabetically first player wins each game.
    void play_to_the_end() {
        for (int i = 0; i < 200 && view().running(); ++i) {
            const Match match = running().front();
            say(std::max(name_of(match.seats[0]), name_of(match.seats[1])),
                "wari resign " + std::to_string(match.board));
        }
        EXPECT_TRUE(view().about.ended);
    }
    std::string first_round() const {
        std::string text;
        for (const auto& pair : view().state.pairings)
            if (pair.round == 0)
                text += (text.empty() ? "" : ", ") + std::to_string(pair.first + 1) + "-" +
                        std::to_string(pair.second + 1);
        return text;
    }
    std::string ranked() const {
        std::string text;
        const TournamentView now = view();
        for (const auto& one : tournament::standings(now.state))
            text += (text.empty() ? "" : ", ") + now.names[static_cast<std::size_t>(one.player)];
        return text;
    }
};

TEST_F(TournamentByDays, PoolsEndWithAFinalOfTheFirstTwo) {
    join_house({"fay", "gus", "hal"});
    double rating = 2000;
    for (const char* name : {"ann", "bob", "carol", "dan", "eve", "fay", "gus", "hal"})
        rate(name, rating -= 50);
    std::string told = say("ann", "wari tournament evening --pools=4 --games=1").text;
    std::ranges::replace(told, '\n', ' ');
    EXPECT_THAT(told, HasSubstr("in pools of about 4 with a final"));
    enter({"hal", "gus", "fay", "eve", "dan", "carol", "bob", "ann"});
    begin();
    EXPECT_EQ(first_round(), "1-8, 4-5, 2-7, 3-6");
    EXPECT_THAT(say("eve", "wari tournaments evening").text,
                AllOf(HasSubstr("Pool 1\n"), HasSubstr("Pool 2\n"), Not(HasSubstr("Final\n"))));
    say("ann", "wari leave evening");
    EXPECT_THAT(matches(), SizeIs(12)) << "the pools play on";
    play_to_the_end();
    EXPECT_THAT(matches(), SizeIs(12 + 6));
    const std::string text = say("eve", "wari tournaments evening").text;
    EXPECT_THAT(text, HasSubstr("Final\n  1. bob"));
    EXPECT_THAT(text, AllOf(HasSubstr("\nRound 3\n"), HasSubstr("\nFinal, round 1\n"),
                            Not(HasSubstr("Round 4"))));
    EXPECT_EQ(ranked(), "bob, carol, dan, eve, fay, hal, ann, gus");
}

TEST_F(TournamentByDays, PoolsOfThreeAreOnePool) {
    say("ann", "wari tournament evening --pools=4 --games=1");
    enter({"ann", "bob", "carol"});
    begin();
    play_to_the_end();
    EXPECT_THAT(matches(), SizeIs(3));
    EXPECT_EQ(ranked(), "ann, bob, carol");
}

TEST_F(TournamentByDays, OnlyARoundRobinHasPoolsOfFourToEight) {
    expect_refused("ann", "wari tournament other --system=swiss --pools=4", "Only a round robin");
    expect_refused("ann", "wari tournament other --pools=3", "from 4 to 8");
}

TEST_F(TournamentByDays, NobodyPlaysMoreBoardsAtOnceThanTheySaid) {
    say("ann", "wari tournament evening");
    say("bob", "wari join evening --boards=1");
    enter({"carol", "dan"});
    EXPECT_THAT(say("carol", "wari join evening --boards=2").text,
                HasSubstr("You play at most 2 games of evening at once."));
    begin();
    const auto boards_of = [&](std::string_view name) {
        return std::ranges::count_if(matches(), [&](const Match& match) {
            return match.is_running() && plays_in(match, club.user(name).id);
        });
    };
    EXPECT_EQ(boards_of("bob"), 1);
    EXPECT_LE(boards_of("carol"), 2);
    EXPECT_GE(boards_of("dan"), 1);
    say("bob", "wari join evening --boards=100");
    EXPECT_EQ(boards_of("bob"), 2);
    say("bob", "wari leave evening");
    expect_refused("bob", "wari join evening --boards=2", "begun");
    play_to_the_end();
    expect_refused("ann", "wari join evening --boards=2", "begun");
    expect_refused("dan", "wari join evening --boards=0", "from 1 to 100");
}

TEST_F(TournamentByDays, BoardsAreLimitedByDaysOnly) {
    say("ann", "wari tournament evening --system=swiss --clock=15m+5s");
    expect_refused("bob", "wari join evening --boards=2", "by days");
    say("ann", "wari series sat --every=saturday --at=15:00 --zone=UTC --system=arena");
    expect_refused("bob", "wari join sat --boards=2", "by days");
}

TEST_F(TournamentByDays, AGameThatBeginsDuringAVacationWaitsForItsEnd) {
    say("ann", "wari tournament evening --games=2 --clock=2d+1h");
    say("bob", "wari join evening --boards=1");
    enter({"ann"});
    begin();
    say("bob", "vacation 2026-12-04 2026-12-20");
    int waited = 0;
    while (view().running()) {
        const Match match = matches().back();
        if (match.seats[0] == club.user("bob").id) {
            ++waited;
            club.now += 5 * 24h;
            club.run_due_jobs();
            EXPECT_TRUE(matches().back().is_running()) << "the clock of who is to move is paused";
        }
        say("ann", "wari resign " + std::to_string(match.board));
    }
    EXPECT_EQ(waited, 1);
}

}  // namespace
}  // namespace posthouse::club
