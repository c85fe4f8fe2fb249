#include "club/tournaments/tournaments.h"
#include "club/commands/test_club.h"
#include "club/core/letter_body.h"
#include "club/letters/letter_tables.h"
#include "club/maintenance/liveness.h"
#include "club/matches/match_tables.h"
#include "club/matches/playing.h"
#include "club/ratings/test_endings.h"
#include "club/tournaments/tournament_tables.h"
#include "club/tournaments/tournament_view.h"
#include "tournament/standings.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <sstream>

namespace posthouse::club {
namespace {

using namespace std::chrono_literals;
using testing::AllOf;
using testing::Each;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

class TournamentsTest : public testing::Test {
protected:
    TournamentsTest() {
        for (const char* name : {"ann", "bob", "carol", "dan", "eve"})
            EXPECT_TRUE(club.say("", std::string("signup ") + name + " longenough").accepted);
    }
    Response say(std::string_view who, const std::string& line) {
        Response reply = club.say(who, line);
        EXPECT_TRUE(reply.accepted) << line << "\n" << reply.text;
        return reply;
    }
    void expect_refused(std::string_view who, const std::string& line, const std::string& words) {
        const Response reply = club.say(who, line);
        EXPECT_FALSE(reply.accepted) << line;
        EXPECT_THAT(reply.text, HasSubstr(words)) << line;
    }
    TournamentView view(std::string_view name = "spring") const {
        TournamentView found;
        club.store.read([&](const StoreReader& reader) {
            found = load_tournament_view(reader, tournament_named(reader, name).value());
        });
        return found;
    }
    std::vector<Match> matches(std::string_view name = "spring") const {
        std::vector<Match> all;
        for (const TournamentGame& game : view(name).games)
            club.store.read(
                [&](const StoreReader& reader) { all.push_back(*reader.match(game.match)); });
        return all;
    }
    void enter(const std::vector<std::string>& names) {
        for (const std::string& name : names) say(name, "wari join spring");
    }
    bool begin_due() {
        Response reply;
        const TournamentId id = view().about.id;
        transact(club.store, [&](UnitOfWork& unit) {
            reply = run_tournament(club.club(), unit, id, club.now);
        });
        return reply.accepted;
    }
    /// Advances to the day on which it begins automatically.
    bool begin() {
        club.now = view().about.starts;
        return begin_due();
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
    /// Its players in seed order, with the ratings used for seeding.
    std::string seeds() const {
        std::string text;
        const TournamentView now = view();
        for (std::size_t i = 0; i < now.entrants.size(); ++i)
            text += now.names[i] +
                    (now.entrants[i].rating ? " " + std::to_string(*now.entrants[i].rating) : "") +
                    (i + 1 < now.entrants.size() ? ", " : "");
        return text;
    }
    std::string first_round() const {
        std::string text;
        const TournamentView now = view();
        for (const auto& pair : now.state.pairings)
            if (pair.round == 0)
                text += (text.empty() ? "" : ", ") + std::to_string(pair.first + 1) + "-" +
                        std::to_string(pair.second + 1);
        return text;
    }
    std::string name_of(UserId id) const {
        std::string name;
        club.store.read([&](const StoreReader& reader) { name = reader.user(id).value().name; });
        return name;
    }
    using Moves = std::vector<std::pair<Side, std::string>>;
    /// The rest of this game if everybody makes their first legal move.
    static Moves whole_game(const Match& match) {
        Moves moves;
        std::vector<PlayedMove> made;
        for (;;) {
            const auto state = games::find_game(match.game)->state(record_of(match, made));
            if (state->verdict.over) return moves;
            moves.emplace_back(state->to_move, state->legal.front().text);
            made.push_back({static_cast<int>(made.size()), moves.back().second, "", {}});
        }
    }
    void play(const Match& match, const Moves::value_type& move) {
        say(name_of(match.seats[index_of(move.first)]),
            "wari move " + std::to_string(match.board) + " " + move.second);
    }
    /// Ends a game without a move by moves alone.
    void play_out(const Match& match) {
        for (const auto& move : whole_game(match)) play(match, move);
    }
    /// This player resigns all running games.
    void loses(std::string_view who) {
        const UserId id = club.user(who).id;
        for (const Match& match : matches())
            if (!match.outcome && (match.seats[0] == id || match.seats[1] == id))
                say(who, "wari resign " + std::to_string(match.board));
    }
    /// Plays it to its end; the alphabetically first player wins each game.
    void play_to_the_end() {
        for (int i = 0; i < 200 && view().running(); ++i)
            for (const Match& match : matches()) {
                if (match.outcome) continue;
                const std::string loser =
                    std::max(name_of(match.seats[0]), name_of(match.seats[1]));
                say(loser, "wari resign " + std::to_string(match.board));
                break;
            }
        EXPECT_TRUE(view().about.ended);
    }

    TestClub club;
};

TEST_F(TournamentsTest, WhoAnnouncedItMayCallItOffUntilItBegins) {
    say("ann", "wari tournament spring");
    enter({"bob", "carol"});
    expect_refused("bob", "wari call-off spring",
                   "Only ann, who announced spring, can call it off");
    say("ann", "wari call-off spring");
    EXPECT_TRUE(club.say("bob", "wari chat spring", "A pity.").accepted);
    for (const char* name : {"ann", "bob", "carol"}) {
        const auto letters = club.letters_to(name);
        ASSERT_THAT(letters, Not(IsEmpty())) << name;
        EXPECT_THAT(render_text(letters.back().body),
                    HasSubstr("called off by the player who announced it"));
    }
    EXPECT_THAT(club.letters_to("dan"), IsEmpty());
    expect_refused("dan", "wari join spring", "spring was called off");
    expect_refused("ann", "wari call-off spring", "spring was called off");
    EXPECT_FALSE(begin()) << "its date no longer matters";
    EXPECT_THAT(matches(), IsEmpty());
    club.now += std::chrono::seconds(1);
    EXPECT_THAT(say("dan", "wari tournament SPRING").text,
                AllOf(HasSubstr("SPRING"), Not(HasSubstr("bob"))))
        << "its name is free again";
    expect_refused("ann", "wari tournament spring", "There is, or was");
    say("bob", "wari join spring");
    const std::size_t letters = club.letters_to("bob").size();
    say("dan", "wari call-off spring");
    EXPECT_THAT(club.letters_to("bob"), SizeIs(letters + 1)) << "of this one, too";

    say("ann", "wari tournament summer --players=2");
    say("bob", "wari join summer");
    say("carol", "wari join summer");
    expect_refused("ann", "wari call-off summer", "summer has begun and goes on");
}

TEST_F(TournamentsTest, AKnockoutSaysHowATiedMeetingIsDecided) {
    EXPECT_THAT(say("ann", "wari tournament cup --system=knockout").text,
                HasSubstr("after 4 drawn ones the\nplayer with the better seed"));
    EXPECT_THAT(say("ann", "wari tournament races --system=knockout --race=2").text,
                HasSubstr("If nobody has won a race after 10 games"));
    EXPECT_THAT(say("ann", "wari tournament all").text, Not(HasSubstr("better seed")));
}

TEST_F(TournamentsTest, OneIsAnnouncedWithAllItsRules) {
    const Response reply = say("ann",
                               "wari tournament spring --system=swiss --rounds=3 --games=1 "
                               "--players=8 --clock=5d+12h --unrated");
    EXPECT_THAT(reply.text,
                AllOf(HasSubstr("spring is a tournament of wari: Swiss, 3 rounds, one game"),
                      HasSubstr("unrated"), HasSubstr("5 days for each player"),
                      HasSubstr("when 8 have entered"), HasSubstr("wari join spring")));
    EXPECT_THAT(say("", "wari tournaments").text, HasSubstr("0 of 8 entered"));
    EXPECT_THAT(say("", "wari tournaments Spring").text, HasSubstr("nobody yet"));
}

TEST_F(TournamentsTest, WhatCannotBeAnnouncedIsSaid) {
    expect_refused("ann", "wari tournament x", "2 to 30 letters");
    expect_refused("ann", "wari tournament 1st", "2 to 30 letters");
    expect_refused("ann", "wari tournament spring --system=chess", "robin");
    expect_refused("ann", "wari tournament spring --games=7", "--games=");
    expect_refused("ann", "wari tournament spring --games=2 --race=6", "leave out");
    expect_refused("ann", "wari tournament spring --rounds=3", "Swiss");
    expect_refused("ann", "wari tournament spring --system=swiss --in-turn", "round robin");
    expect_refused("ann", "wari tournament spring --players=33", "from 2 to 32");
    expect_refused("ann", "wari tournament spring --starts=soon", "a day such as");
    expect_refused("ann", "wari tournament spring --starts=2001-01-01", "is to come within a year");
    expect_refused("ann", "wari tournament spring --clock=none", "might never end");
    expect_refused("ann", "wari tournament spring --with=bob", "names computers");
    say("ann", "wari tournament spring");
    expect_refused("bob", "oware tournament SPRING", "choose another name");
    expect_refused("ann", "oware join spring", "no tournament");
    say("ann", "wari tournament summer");
    say("ann", "wari tournament autumn");
    expect_refused("ann", "wari tournament winter", "have not begun");
}

TEST_F(TournamentsTest, ItBeginsWhenItIsFullAndEverybodyIsTold) {
    say("ann", "wari tournament spring --players=3");
    enter({"ann", "bob"});
    EXPECT_THAT(matches(), IsEmpty());
    expect_refused("bob", "wari join spring", "already");
    enter({"carol"});
    EXPECT_THAT(matches(), SizeIs(6));
    for (const Match& match : matches()) EXPECT_TRUE(match.rated);
    expect_refused("dan", "wari join spring", "has begun");
    for (const char* name : {"ann", "bob", "carol"}) {
        int told = 0;
        for (const Letter& letter : club.letters_to(name))
            told += letter.subject == "Tournament spring: it begins";
        EXPECT_EQ(told, 1) << name;
    }
}

TEST_F(TournamentsTest, ItBeginsOnItsDayWithWhoeverIsThereAndOnlyOnce) {
    say("ann", "wari tournament spring --players=30 --starts=2026-12-10");
    enter({"ann", "bob", "carol"});
    EXPECT_FALSE(begin_due()) << "it is too early";
    EXPECT_TRUE(begin());
    EXPECT_THAT(matches(), SizeIs(6));
    begin();
    EXPECT_THAT(matches(), SizeIs(6));
}

TEST_F(TournamentsTest, WithFewerThanTwoItIsCalledOff) {
    say("ann", "wari tournament spring");
    enter({"bob"});
    EXPECT_TRUE(begin());
    EXPECT_TRUE(view().about.ended);
    EXPECT_FALSE(view().about.begun);
    EXPECT_EQ(club.letters_to("ann").front().subject, "Tournament spring: called off");
    EXPECT_THAT(say("", "wari tournaments").text, HasSubstr("called off"));
    expect_refused("carol", "wari join spring", "called off");
}

TEST_F(TournamentsTest, ARoundRobinIsPlayedToItsEndAndItsTablePublished) {
    say("ann", "wari tournament spring --players=4 --games=1");
    enter({"ann", "bob", "carol", "dan"});
    play_to_the_end();
    const std::string text = say("", "wari tournaments spring").text;
    EXPECT_THAT(text, AllOf(HasSubstr("1. ann "), HasSubstr("2. bob "), HasSubstr("4. dan "),
                            HasSubstr("by direct encounter, then"), HasSubstr("Round 3")));
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        const auto columns = std::ranges::count_if(line, [](char c) { return (c & 0xc0) != 0x80; });
        EXPECT_LE(columns, 72) << line;
    }
    EXPECT_EQ(club.letters_to("dan").front().subject, "Tournament spring: it is over");
    EXPECT_THAT(club.letters_to("dan").front().text(), HasSubstr("1. ann "));
}

TEST_F(TournamentsTest, ASwissRoundFollowsTheLastGameOfTheOneBefore) {
    say("ann", "wari tournament spring --system=swiss --games=1");
    enter({"ann", "bob", "carol", "dan", "eve"});
    begin();
    EXPECT_EQ(view().about.rules.rounds, 4);
    EXPECT_THAT(matches(), SizeIs(2));
    play_to_the_end();
    EXPECT_THAT(matches(), SizeIs(8));
    EXPECT_EQ(
        view().names[static_cast<std::size_t>(tournament::standings(view().state).front().player)],
        "ann");
}

TEST_F(TournamentsTest, ABarbadianRaceIsWonWithTheSixthWin) {
    say("ann", "wari tournament spring --system=knockout --race=6 --players=2");
    enter({"ann", "bob"});
    for (int i = 0; i < 5; ++i) loses("bob");
    loses("ann");
    EXPECT_TRUE(view().running());
    EXPECT_THAT(matches(), SizeIs(7)) << "one game after the other";
    loses("bob");
    EXPECT_TRUE(view().about.ended);
    EXPECT_THAT(say("", "wari tournaments spring").text, HasSubstr("1. ann "));
}

TEST_F(TournamentsTest, TheyAreListedInParts) {
    const UserId ann = club.user("ann").id;
    transact(club.store, [&](UnitOfWork& unit) {
        for (int i = 1; i <= 60; ++i) {
            Tournament made;
            made.name = "cup-" + std::to_string(i);
            made.game = "wari";
            made.by = ann;
            made.ended = club.now;
            unit.add(made);
        }
    });
    const std::string first = say("bob", "wari tournaments").text;
    EXPECT_THAT(first, HasSubstr("cup-60: wari"));
    EXPECT_THAT(first, HasSubstr("cup-11: wari"));
    EXPECT_THAT(first, Not(HasSubstr("cup-10: wari")));
    EXPECT_THAT(first, HasSubstr("--behind=cup-11” lists"));
    const std::string older = say("bob", "wari tournaments --behind=cup-11").text;
    EXPECT_THAT(older, HasSubstr("cup-10: wari"));
    EXPECT_THAT(older, Not(HasSubstr("lists older")));
    EXPECT_THAT(say("bob", "wari tournaments --behind=cup-1").text, HasSubstr("no older ones"));
    expect_refused("bob", "wari tournaments --behind=cup-99", "no tournament “cup-99”");
}

TEST_F(TournamentsTest, WhoLeavesBeforeItBeginsIsNotInIt) {
    say("ann", "wari tournament spring --players=4");
    enter({"ann", "bob"});
    say("bob", "wari leave spring");
    EXPECT_THAT(view().entrants, SizeIs(1));
    expect_refused("bob", "wari leave spring", "do not play");
    say("bob", "wari join spring");
}

TEST_F(TournamentsTest, WhoLeavesLaterLosesWhatIsLeftAndTheOthersPlayOn) {
    say("ann", "wari tournament spring --players=3 --in-turn --games=1");
    enter({"ann", "bob", "carol"});
    say("carol", "wari leave spring");
    expect_refused("carol", "wari leave spring", "do not play");
    play_to_the_end();
    const auto places = tournament::standings(view().state);
    EXPECT_EQ(view().names[static_cast<std::size_t>(places.back().player)], "carol");
    EXPECT_THAT(say("", "wari tournaments spring").text,
                AllOf(HasSubstr("carol*"), HasSubstr("has left")));
}

TEST_F(TournamentsTest, AClosedAccountLeavesItsTournaments) {
    say("ann", "wari tournament spring --players=3");
    say("ann", "oware tournament summer");
    enter({"ann", "bob", "carol"});
    say("carol", "oware join summer");
    const UserId carol = club.user("carol").id;
    say("carol", "signoff carol longenough yes");
    EXPECT_THAT(view("summer").entrants, IsEmpty());
    play_to_the_end();
    EXPECT_TRUE(view().entrant(carol)->withdrawn);
}

TEST_F(TournamentsTest, ATimeThatIsUpIsALostGameThere) {
    say("ann", "wari tournament spring --players=2 --games=1 --clock=1d");
    enter({"ann", "bob"});
    club.now += 2 * 24h;
    club.run_due_jobs();
    EXPECT_TRUE(view().about.ended);
}

TEST_F(TournamentsTest, NothingIsTakenBackAndADeclinedGameIsLost) {
    say("ann", "wari tournament spring --players=2 --games=2");
    enter({"ann", "bob"});
    const Match first = matches()[0];
    const std::string mover = name_of(first.seats[0]), other = name_of(first.seats[1]);
    const std::string board = std::to_string(first.board);
    say(mover, "wari move " + board + " c");
    expect_refused(mover, "wari move " + board + " undo", "In a tournament no move is taken back");
    say(other, "wari reject " + board);
    const auto meeting = tournament::meetings(view().state).at(0);
    EXPECT_EQ(meeting.wins[0] + meeting.wins[1], 1);
    EXPECT_EQ(club.match("wari", first.board).outcome->reason, "resigned");
}

TEST_F(TournamentsTest, AKnockoutIsSeededByRatingTheUnratedBehindByLot) {
    rate("bob", 1700);
    rate("dan", 1900.4);
    say("ann", "wari tournament spring --system=knockout --with=computer-10");
    EXPECT_THAT(say("ann", "wari tournaments spring").text, HasSubstr("Seeded by rating; players"));
    enter({"ann", "bob", "dan"});
    rate("bob", 1800);  // as it is when it begins
    ASSERT_TRUE(begin());
    EXPECT_EQ(seeds(), "dan 1900, bob 1800, computer-10 1700, ann");
    EXPECT_EQ(first_round(), "1-4, 2-3");
    EXPECT_THAT(
        say("ann", "wari tournaments spring").text,
        AllOf(HasSubstr("Seeded by rating: 1. dan 1900, 2. bob 1800, 3. computer-10 1700, "),
              HasSubstr("4. ann\n(by lot)")));
    rate("bob", 2500);
    EXPECT_EQ(seeds(), "dan 1900, bob 1800, computer-10 1700, ann");
}

TEST_F(TournamentsTest, ASwissTournamentBeginsWithTheUpperHalfAgainstTheLower) {
    double rating = 1400;
    for (const char* name : {"ann", "bob", "carol", "dan", "eve"}) rate(name, rating += 100);
    say("ann", "wari tournament spring --system=swiss --games=1");
    enter({"ann", "bob", "carol", "dan", "eve"});
    ASSERT_TRUE(begin());
    EXPECT_EQ(seeds(), "eve 1900, dan 1800, carol 1700, bob 1600, ann 1500");
    // The better seed sits first at every other pairing, and the last has the bye.
    EXPECT_EQ(first_round(), "1-3, 4-2, 5-0");
}

TEST_F(TournamentsTest, SeedsAreDrawnByLotWhereThatIsWantedAndWhereAllMeetAll) {
    for (const char* name : {"ann", "bob"}) rate(name, 2000);
    for (const std::string options : {"--system=knockout --seeds=lot", "--system=robin"}) {
        const std::string name = options.ends_with("lot") ? "spring" : "autumn";
        say("ann", "wari tournament " + name + " --players=2 " + options);
        say("carol", "wari join " + name);
        say("bob", "wari join " + name);
        for (const Entrant& one : view(name).entrants) EXPECT_FALSE(one.rating);
        EXPECT_THAT(say("ann", "wari tournaments " + name).text, Not(HasSubstr("Seeded")));
    }
    expect_refused("ann", "wari tournament summer --seeds=rating", "leave out --seeds=");
    expect_refused("ann", "wari tournament summer --system=swiss --seeds=age", "or lot");
}

TEST_F(TournamentsTest, GoesOnAndEndsWhenItsGamesEndByMoves) {
    std::string name = "cup-a";
    for (const char* system : {"robin --games=2", "knockout --games=1",
                               "swiss --rounds=2 --games=1", "knockout --race=2"}) {
        say("ann", "wari tournament " + name + " --players=4 --system=" + system);
        for (const char* player : {"ann", "bob", "carol", "dan"}) say(player, "wari join " + name);
        for (int games = 0; view(name).running(); ++games) {
            ASSERT_LT(games, 100) << system;
            const auto all = matches(name);
            const auto runs = std::ranges::find_if(all, &Match::is_running);
            ASSERT_NE(runs, all.end()) << system << ": nobody has anything to do";
            play_out(*runs);
        }
        EXPECT_TRUE(view(name).about.ended) << system;
        ++name.back();
    }
}

TEST_F(TournamentsTest, EndsWhenAConditionalMoveEndsItsLastGame) {
    say("ann", "wari tournament spring --players=2 --games=1");
    enter({"ann", "bob"});
    const Match match = matches()[0];
    const std::string board = std::to_string(match.board);
    const auto moves = whole_game(match);
    for (std::size_t ply = 0; ply + 2 < moves.size(); ++ply) play(match, moves[ply]);
    const auto& first = moves[moves.size() - 2];
    const auto& last = moves.back();
    ASSERT_NE(first.first, last.first) << "another game is needed";
    say(name_of(match.seats[index_of(last.first)]),
        "wari queue " + board + " if " + first.second + " then " + last.second);
    play(match, first);
    EXPECT_TRUE(view().about.ended);
}

TEST_F(TournamentsTest, OneWhoseGamesWereNeverBegunIsStalled) {
    transact(club.store, [&](UnitOfWork& unit) {
        Tournament cup;
        cup.name = "cup";
        cup.game = "wari";
        cup.by = unit.user_named("ann")->id;
        cup.begun = club.now;
        cup.rules.games = 1;
        unit.add(cup);
        Match offered;
        offered.game = "wari";
        int seed = 0;
        for (const char* name : {"ann", "bob"}) {
            const UserId user = unit.user_named(name)->id;
            offered.seats[static_cast<std::size_t>(seed)] = offered.offered_to = user;
            unit.put(Entrant{cup.id, user, club.now, seed++});
        }
        unit.add_match(offered);
        add_pairing(unit, cup.id, {.round = 0, .pairing_number = 0, .first = 0, .second = 1});
        unit.keep(TournamentGame{cup.id, 0, 0, 0, offered.id});
    });
    club.store.read([&](const StoreReader& reader) {
        EXPECT_THAT(stalls(reader, club.now),
                    testing::Contains(
                        testing::AllOf(testing::Field(&Stall::what, "tournament cup"),
                                       testing::Field(&Stall::problem, "none of its games runs"))));
    });
}

TEST_F(TournamentsTest, AStalledOneGoesOnWhenTheHouseOpens) {
    say("ann", "wari tournament spring --players=2 --games=2");
    enter({"ann", "bob"});
    const auto problem = [&] {
        std::string said;
        club.store.read([&](const StoreReader& reader) {
            said = tournament_problem(reader, view().about, club.now);
        });
        return said;
    };
    const auto end_as_before = [&](const Match& match) {
        transact(club.store, [&](UnitOfWork& unit) {
            Match over = match;
            over.outcome = MatchOutcome{Result::first, "resigned", club.now};
            TestEndings::change_match(unit, over);
            note_ending(unit, *tournament_game_of(unit, match.id), over);
        });
    };
    EXPECT_EQ(problem(), "");
    const std::size_t begun = matches().size();
    for (const Match& match : matches()) end_as_before(match);
    EXPECT_THAT(problem(), HasSubstr(begun == 2 ? "does not end" : "should have begun"));
    for (int i = 0; i < 2 && view().running(); ++i) {
        begin_due();
        EXPECT_EQ(problem(), "");
        for (const Match& match : matches())
            if (!match.outcome) end_as_before(match);
    }
    EXPECT_TRUE(view().about.ended);
}

TEST_F(TournamentsTest, TheComputerPlaysAlong) {
    say("ann", "wari tournament spring --players=3 --with=computer-2,computer-3");
    EXPECT_THAT(view().entrants, SizeIs(2));
    enter({"ann"});
    EXPECT_THAT(matches(), SizeIs(6));
}

}  // namespace
}  // namespace posthouse::club
