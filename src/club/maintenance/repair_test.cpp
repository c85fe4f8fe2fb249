// What the operator may do to matches.

#include "club/maintenance/repair.h"
#include "club/commands/test_club.h"
#include "club/core/house_tables.h"
#include "club/matches/match_tables.h"
#include "club/matches/playing.h"
#include "club/moderation/moderation.h"
#include "club/programs/program_tables.h"
#include "club/ratings/rating_tables.h"
#include "club/tournaments/tournament_tables.h"
#include "club/tournaments/tournament_view.h"

namespace posthouse::club {
namespace {

using namespace std::chrono_literals;
using testing::AllOf;
using testing::ElementsAre;
using testing::Field;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

class RepairTest : public TestClubWithPlayers {
protected:
    RepairTest() { EXPECT_TRUE(say("ann", "wari challenge ann bob --first=ann").accepted); }

    OperatorContext by() { return {"root", "a fault of the house", club.now}; }
    Match match() const { return club.match("wari", 1); }
    void play(const std::string& letters) {
        for (char c : letters) {
            const char* who = match().to_move == Side::first ? "ann" : "bob";
            const Response reply = say(who, std::string("wari move 1 ") + c);
            EXPECT_TRUE(reply.accepted) << reply.text;
        }
    }
    /// The sentence for the operator; a refusal begins with "refused: ".
    template <class Act>
    std::string act(const Act& act, int board = 1, std::string_view game = "wari") {
        std::string said;
        const Match before = club.match(game, board);
        transact(club.store, [&](UnitOfWork& unit) {
            const Expected<std::string> answer = act(unit, before);
            said = answer ? *answer : "refused: " + std::string(answer.error().sentence.view());
        });
        return said;
    }
    std::string take_back_to(int plies) {
        return act([&](UnitOfWork& unit, const Match& one) {
            return posthouse::club::take_back_to(club.club(), unit, by(), one, plies);
        });
    }
    std::string rule(std::optional<Result> result) {
        return act([&](UnitOfWork& unit, const Match& one) {
            return decide_result(club.club(), unit, by(), one, result);
        });
    }
    std::string give(std::string_view from, std::string_view to) {
        return act([&](UnitOfWork& unit, const Match& one) {
            return give_seat(club.club(), unit, by(), one, from, to);
        });
    }
    std::vector<Job> jobs() {
        std::vector<Job> all;
        const MatchId id = match().id;
        club.store.read([&](const StoreReader& reader) { all = jobs_of(reader, id); });
        return all;
    }
    std::string damage() {
        std::string said;
        const Match one = match();
        club.store.read([&](const StoreReader& reader) { said = match_problem(reader, one); });
        return said;
    }
    std::size_t rated() {
        std::size_t count = 0;
        const MatchId id = match().id;
        club.store.read(
            [&](const StoreReader& reader) { count = reader.list<RatingChange>(id).size(); });
        return count;
    }
};

TEST_F(RepairTest, ProgramsAreToldOfWhatTheOperatorDecides) {
    play("b");
    take_back_to(0);
    give("bob", "carol");
    rule(Result::draw);
    rule(Result::first);
    std::vector<EventKind> kinds;
    const MatchId id = match().id;
    club.store.read([&](const StoreReader& reader) {
        for (const Event& one : events_after(reader, 0, {std::nullopt, id}, 99))
            kinds.push_back(one.kind);
    });
    using enum EventKind;
    EXPECT_THAT(kinds, ElementsAre(begun, move, taken_back, seats, ended, chat, ended, chat));
}

TEST_F(RepairTest, AGameIsTakenBackAndGoesOnFromThere) {
    play("bdc");
    EXPECT_THAT(take_back_to(1), HasSubstr("after move 1"));
    EXPECT_EQ(match().plies, 1);
    EXPECT_EQ(match().to_move, Side::second);
    EXPECT_EQ(damage(), "");
    play("da");
    const auto letters_to_bob = letters("bob", LetterKind::board);
    bool told = false;
    for (const Letter& letter : letters_to_bob)
        told = told || in_one_line(letter.text()).find("a fault of the house") != std::string::npos;
    EXPECT_TRUE(told);
    EXPECT_THAT(take_back_to(9), HasSubstr("refused: "));
    EXPECT_THAT(take_back_to(match().plies), HasSubstr("refused: "));
}

TEST_F(RepairTest, AGameThatWasOverGoesOnAndItsRatingsAreAsIfItHadNotEnded) {
    play("bd");
    EXPECT_TRUE(say("bob", "wari resign 1").accepted);
    ASSERT_EQ(rated(), 2U);
    ASSERT_THAT(jobs(), ElementsAre(Field(&Job::kind, "opening")));
    EXPECT_THAT(take_back_to(2), HasSubstr("after move 2"));
    EXPECT_FALSE(match().outcome);
    EXPECT_EQ(rated(), 0U);
    club.store.read([&](const StoreReader& reader) {
        EXPECT_THAT(ranked_standings(reader, "wari", false), IsEmpty());
    });
    EXPECT_FALSE(jobs().empty());
    EXPECT_EQ(damage(), "");
    play("c");
}

TEST_F(RepairTest, APlayerWhoRanOutOfTimeHasAtLeastADayWhenTheMatchGoesOn) {
    play("bd");
    club.now += std::chrono::days(60);
    for (int i = 0; i < 3; ++i) club.run_due_jobs();
    ASSERT_EQ(match().outcome->reason, "time");
    take_back_to(2);
    EXPECT_GE(match().clock.left[0], 24h);
    club.run_due_jobs();
    EXPECT_FALSE(match().outcome);
}

TEST_F(RepairTest, AMatchIsEndedByRulingAndItsPlayersAreToldWhy) {
    play("bd");
    EXPECT_THAT(rule(Result::second), HasSubstr("Won by bob: the operator decided."));
    EXPECT_EQ(match().outcome->reason, "house");
    EXPECT_EQ(rated(), 2U);
    EXPECT_THAT(jobs(), ElementsAre(Field(&Job::kind, "opening")));
    const Letter letter = letters("ann", LetterKind::board).back();
    EXPECT_THAT(in_one_line(letter.text()), AllOf(HasSubstr("The operator decided: Won by bob"),
                                                  HasSubstr("fault of the house")));
    const Letter bobs = letters("bob", LetterKind::board).back();
    EXPECT_THAT(in_one_line(bobs.text()), HasSubstr("The operator decided"));
}

TEST_F(RepairTest, AVoidMatchCountsNowhereAlsoWhereItHadCounted) {
    play("bd");
    EXPECT_TRUE(say("bob", "wari resign 1").accepted);
    ASSERT_EQ(rated(), 2U);
    EXPECT_THAT(rule(std::nullopt), HasSubstr("the match does not count"));
    EXPECT_EQ(rated(), 0U);
    EXPECT_THAT(rule(Result::first), HasSubstr("Won by ann"));
    EXPECT_EQ(rated(), 2U);
}

TEST_F(RepairTest, AnotherPlayerTakesTheSeatAndHasTimeToLookAround) {
    play("b");
    club.now += std::chrono::days(31) - 1h;
    EXPECT_THAT(give("bob", "carol"), HasSubstr("carol plays on wari board 1"));
    EXPECT_THAT(match().seats, ElementsAre(club.user("ann").id, club.user("carol").id));
    EXPECT_GE(match().clock.left[1], 24h);
    EXPECT_FALSE(say("bob", "wari move 1 d").accepted);
    EXPECT_TRUE(say("carol", "wari move 1 d").accepted);
    EXPECT_THAT(letters("bob", LetterKind::notice).back().subject, HasSubstr("has another player"));
    EXPECT_THAT(give("bob", "carol"), HasSubstr("refused: "));
    EXPECT_THAT(give("ann", "carol"), HasSubstr("refused: "));
}

TEST_F(RepairTest, TheComputerMayTakeASeatAndThinks) {
    play("b");
    give("bob", "computer-1");
    ASSERT_FALSE(jobs().empty());
    EXPECT_EQ(jobs().front().kind, "think");
}

TEST_F(RepairTest, ATurnThatNobodyWouldEndIsFoundAndRepaired) {
    play("bd");
    EXPECT_EQ(damage(), "");
    const MatchId id = match().id;
    transact(club.store, [&](UnitOfWork& unit) { remove_jobs_of(unit, id); });
    EXPECT_THAT(damage(), HasSubstr("no job would ever end the turn"));
    EXPECT_THAT(act([&](UnitOfWork& unit, const Match& one) {
                    return recreate_turn_jobs(club.club(), unit, by(), one);
                }),
                HasSubstr("has the jobs of its turn again"));
    EXPECT_EQ(damage(), "");
    Match wrong = match();
    transact(club.store, [&](UnitOfWork& unit) {
        wrong.to_move = Side::second;
        change_match(unit, wrong);
    });
    EXPECT_THAT(damage(), HasSubstr("wrong player"));
    act([&](UnitOfWork& unit, const Match& one) {
        return recreate_turn_jobs(club.club(), unit, by(), one);
    });
    EXPECT_EQ(damage(), "");
}

TEST_F(RepairTest, NothingIsTakenBackWhereAHouseTouchedIsAHousePlayed) {
    EXPECT_TRUE(say("ann", "oware challenge ann carol --etiquette=on").accepted);
    const Match oware = club.match("oware", 1);
    const char* first = oware.seats[0] == club.user("ann").id ? "ann" : "carol";
    EXPECT_TRUE(say(first, "oware move 1 c").accepted);
    EXPECT_THAT(act(
                    [&](UnitOfWork& unit, const Match& one) {
                        return posthouse::club::take_back_to(club.club(), unit, by(), one, 0);
                    },
                    1, "oware"),
                HasSubstr("a house touched is a house played"));
}

TEST_F(RepairTest, AMatchThatATournamentHasCountedStaysAsItIs) {
    EXPECT_TRUE(say("ann", "wari tournament spring --players=2").accepted);
    EXPECT_TRUE(say("ann", "wari join spring").accepted);
    EXPECT_TRUE(say("bob", "wari join spring").accepted);
    const Match game = club.match("wari", 2);
    const std::string loser = game.seats[0] == club.user("ann").id ? "ann" : "bob";
    EXPECT_TRUE(say(loser, "wari resign 2").accepted);
    for (const std::string& said :
         {act(
              [&](UnitOfWork&unit, const Match&one) {
                  return decide_result(club.club(), unit, by(), one, Result::draw);
              },
              2),
          act(
              [&](UnitOfWork&unit, const Match&one) {
                  return posthouse::club::take_back_to(club.club(), unit, by(), one, 0);
              },
              2)})
        EXPECT_THAT(said, HasSubstr("The tournament spring has counted this match"));
    const std::string ruled = act(
        [&](UnitOfWork& unit, const Match& one) {
            return decide_result(club.club(), unit, by(), one, Result::draw);
        },
        3);
    EXPECT_THAT(ruled, HasSubstr("Drawn: the operator decided."));
    club.store.read(
        [&](const StoreReader& reader) { EXPECT_TRUE(tournament_named(reader, "spring")->ended); });
}

TEST_F(RepairTest, AVoidGameChangesNothingAboutTheOtherOfItsMeeting) {
    for (const char* line : {"wari tournament spring --players=2", "wari join spring"})
        EXPECT_TRUE(say("ann", line).accepted);
    EXPECT_TRUE(say("bob", "wari join spring").accepted);
    const Match other = club.match("wari", 3);
    const std::string loser = other.seats[0] == club.user("ann").id ? "ann" : "bob";
    EXPECT_TRUE(say(loser, "wari resign 3").accepted);
    act([&](UnitOfWork& unit,
            const Match& one) { return decide_result(club.club(), unit, by(), one, std::nullopt); },
        2);
    EXPECT_EQ(club.match("wari", 4).seats, club.match("wari", 2).seats);
    club.store.read([&](const StoreReader& reader) {
        const TournamentView view =
            load_tournament_view(reader, *tournament_named(reader, "spring"));
        for (const auto& one : tournament::standings(view.state))
            EXPECT_EQ(one.half_points,
                      view.names[static_cast<std::size_t>(one.player)] == loser ? 0 : 2);
    });
}

TEST_F(RepairTest, AVoidGameOfATournamentIsPlayedAgainByTheSamePlayersOnTheSameSides) {
    for (const char* line : {"wari tournament spring --players=2", "wari join spring"})
        EXPECT_TRUE(say("ann", line).accepted);
    EXPECT_TRUE(say("bob", "wari join spring").accepted);
    act([&](UnitOfWork& unit,
            const Match& one) { return decide_result(club.club(), unit, by(), one, std::nullopt); },
        3);
    EXPECT_EQ(club.match("wari", 4).seats, club.match("wari", 3).seats);
    for (const int board : {2, 4}) {
        const std::string loser =
            club.match("wari", board).seats[0] == club.user("ann").id ? "ann" : "bob";
        EXPECT_TRUE(say(loser, "wari resign " + std::to_string(board)).accepted);
    }
    club.store.read([&](const StoreReader& reader) {
        const TournamentView over =
            load_tournament_view(reader, *tournament_named(reader, "spring"));
        EXPECT_TRUE(over.about.ended);
        EXPECT_EQ(tournament::meetings(over.state)[0].half_points, (std::array{2, 2}));
        EXPECT_FALSE(over.state.games[1].result) << "half a point for each is no result";
    });
}

}  // namespace
}  // namespace posthouse::club
