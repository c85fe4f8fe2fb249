#include "club/ratings/ratings.h"
#include "club/matches/playing.h"
#include "club/ratings/glicko.h"

#include "club/commands/test_club.h"
#include "club/maintenance/retention.h"
#include "club/ratings/rating_tables.h"

#include <fmt/format.h>

#include <cmath>

namespace posthouse::club {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

class RatingsTest : public TestClubWithPlayers {
protected:
    /// Ann moves first, both move, and the loser resigns; the board's number.
    int play(const std::string& loser, const std::string& options = "",
             const std::string& first = "ann", const std::string& second = "bob") {
        const int board = ++boards_;
        const std::string number = std::to_string(board);
        EXPECT_TRUE(say(first, "wari challenge " + first + " " + second + " --first=" + first +
                                   " " + options)
                        .accepted);
        EXPECT_TRUE(say(first, "wari move " + number + " b").accepted);
        EXPECT_TRUE(say(second, "wari move " + number + " b").accepted);
        if (!loser.empty()) {
            EXPECT_TRUE(say(loser, "wari resign " + number).accepted);
        }
        return board;
    }

    std::optional<PlayerStanding> standing(const std::string& name,
                                           const std::string& game = "wari") {
        std::optional<PlayerStanding> found;
        const UserId id = club.user(name).id;
        club.store.read(
            [&](const StoreReader& reader) { found = reader.find<PlayerStanding>(id, game); });
        return found;
    }
    std::vector<RatingChange> changes(int board) {
        std::vector<RatingChange> found;
        const MatchId id = club.match("wari", board).id;
        club.store.read([&](const StoreReader& reader) { found = reader.list<RatingChange>(id); });
        return found;
    }
    /// All ratings and changes of wari.
    std::pair<std::vector<PlayerStanding>, std::vector<RatingChange>> everything() {
        std::pair<std::vector<PlayerStanding>, std::vector<RatingChange>> all;
        club.store.read([&](const StoreReader& reader) {
            all.first = ranked_standings(reader, "wari", true);
            std::ranges::move(ranked_standings(reader, "wari", false),
                              std::back_inserter(all.first));
            for (const PlayerStanding& standing : all.first)
                for (const RatingChange& change :
                     rating_changes_of(reader, standing.user, "wari", 999))
                    all.second.push_back(change);
        });
        return all;
    }

    int boards_ = 0;
};

TEST_F(RatingsTest, AMatchChangesBothRatingsFromWhatTheyWereBeforeIt) {
    const int board = play("bob");
    const GlickoRating beginner;
    const GlickoRating winner = update_rating(beginner, std::vector<RatedGame>{{beginner, 1}}, 0);
    const GlickoRating loser = update_rating(beginner, std::vector<RatedGame>{{beginner, 0}}, 0);
    EXPECT_EQ(standing("ann")->rating, winner);
    EXPECT_EQ(standing("bob")->rating, loser);
    EXPECT_EQ(standing("ann")->won, 1);
    EXPECT_EQ(standing("bob")->lost, 1);
    EXPECT_EQ(standing("ann")->since, club.now);
    EXPECT_FALSE(standing("ann", "oware"));
    const auto both = changes(board);
    ASSERT_THAT(both, SizeIs(2));
    EXPECT_EQ(both[0].before, 1500);
    EXPECT_EQ(both[0].after, winner.rating);
    EXPECT_EQ(both[1].after, loser.rating);
    EXPECT_EQ(both[0].at, club.match("wari", board).outcome->at);
}

TEST_F(RatingsTest, TheDeviationGrowsWithTheTimeSinceTheLastMatchThatCounted) {
    play("bob");
    const GlickoRating ann = standing("ann")->rating, bob = standing("bob")->rating;
    const Instant then = club.now;
    club.now += rating_period * 10 + std::chrono::hours(60);
    EXPECT_EQ(rating_at(*standing("ann"), club.now).deviation, age_rating(ann, 10.5).deviation);
    EXPECT_EQ(rating_at(*standing("ann"), then), ann);
    play("ann", "--clock=none");
    const GlickoRating bob_then = age_rating(bob, 10.5);
    EXPECT_EQ(standing("ann")->rating,
              update_rating(ann, std::vector<RatedGame>{{bob_then, 0}}, 10.5));
}

TEST_F(RatingsTest, SomebodyWellKnownIsProvisionalAfterALittleMoreThanAYear) {
    PlayerStanding standing;
    standing.won = 50;
    standing.rating = {1500, 60, 0.06};
    const Instant now{};
    standing.since = now;
    EXPECT_FALSE(is_provisional(rating_at(standing, now + std::chrono::days(365)).deviation));
    EXPECT_TRUE(is_provisional(rating_at(standing, now + std::chrono::days(430)).deviation));
}

TEST_F(RatingsTest, MatchesThatNobodyAgreedToPlayDoNotCount) {
    play("bob", "--unrated");
    EXPECT_TRUE(say("ann", "wari challenge ann bob --first=ann").accepted);
    EXPECT_TRUE(say("ann", "wari move 2 b").accepted);
    EXPECT_TRUE(say("bob", "wari resign 2").accepted);  // declined
    // Ann waits until bob, who never came, has lost by time.
    EXPECT_TRUE(say("ann", "wari challenge ann bob --first=ann").accepted);
    EXPECT_TRUE(say("ann", "wari move 3 b").accepted);
    club.now += std::chrono::days(31);
    club.run_due_jobs();
    EXPECT_EQ(club.match("wari", 3).outcome->reason, "time");
    for (const int board : {1, 2, 3}) EXPECT_THAT(changes(board), IsEmpty()) << board;
    EXPECT_FALSE(standing("ann"));
    EXPECT_THAT(say("", "wari standings").text, HasSubstr("No match"));
}

TEST_F(RatingsTest, TimeAndAgreementCountOnceBothHaveMoved) {
    play("");
    EXPECT_TRUE(say("ann", "wari move 1 propose").accepted);
    EXPECT_TRUE(say("bob", "wari move 1 accept").accepted);
    EXPECT_EQ(standing("ann")->drawn, 1);
    EXPECT_NEAR(standing("ann")->rating.rating, 1500, 1e-9);
    play("");
    club.now += std::chrono::days(40);
    club.run_due_jobs();
    EXPECT_EQ(standing("ann")->lost, 1);
    EXPECT_EQ(standing("bob")->won, 1);
}

TEST_F(RatingsTest, AnEndIsRatedOnceHoweverOftenItIsTold) {
    const int board = play("bob");
    const auto before = everything();
    const Match match = club.match("wari", board);
    transact(club.store, [&](UnitOfWork& unit) { rate(unit, match); });
    EXPECT_EQ(everything(), before);
}

TEST_F(RatingsTest, TheComputersLevelsAreRatedAsPeopleAreAndBeginApart) {
    const User gentle = club.user("computer-1"), casual = club.user("computer-8"),
               strong = club.user("computer-20");
    EXPECT_EQ(initial_standing(gentle, "wari").rating, (GlickoRating{800, 350, 0.06}));
    EXPECT_EQ(initial_standing(casual, "wari").rating, GlickoRating());
    EXPECT_EQ(initial_standing(strong, "wari").rating.rating, 2700);
    EXPECT_TRUE(say("ann", "wari challenge ann computer-1 --first=ann").accepted);
    EXPECT_TRUE(say("ann", "wari move 1 b").accepted);
    Request request;  // the computer's own, as its worker sends it
    request.lines = {"wari move 1 b"};
    request.speaker = gentle.id;
    request.now = club.now;
    EXPECT_TRUE(club.submit(request).accepted);
    EXPECT_TRUE(say("ann", "wari resign 1").accepted);
    EXPECT_GT(standing("computer-1")->rating.rating, 1000);
    EXPECT_LT(standing("ann")->rating.rating, 1300);
}

TEST_F(RatingsTest, AMatchWithAMoveTakenBackAgainstTheComputerIsUnrated) {
    EXPECT_TRUE(say("ann", "wari challenge ann computer-1 --first=ann").accepted);
    EXPECT_TRUE(say("ann", "wari move 1 b").accepted);
    EXPECT_TRUE(say("ann", "wari move 1 undo").accepted);
    EXPECT_TRUE(say("ann", "wari resign 1").accepted);
    EXPECT_EQ(club.match("wari", 1).outcome->reason, "resigned");
    EXPECT_FALSE(standing("ann"));
}

TEST_F(RatingsTest, AMatchThatIsOverCannotBeTakenBack) {
    play("bob");
    for (const char* word : {"undo", "accept", "c", "resign"})
        EXPECT_FALSE(say("bob", std::string("wari move 1 ") + word).accepted) << word;
    EXPECT_TRUE(club.match("wari", 1).outcome);
}

TEST_F(RatingsTest, BothLettersAndTheAnswerTellBothNewRatings) {
    play("");
    const std::string told = "Ratings: ann 1662? (+162), bob 1338? (-162).";
    EXPECT_THAT(say("bob", "wari resign 1").text, HasSubstr(told));
    EXPECT_THAT(letters("ann", LetterKind::board).back().text(), HasSubstr(told));
    EXPECT_THAT(letters("ann", LetterKind::board).back().text(),
                HasSubstr("rating-first: 1662 +162\nrating-second: 1338 -162\n"));
    EXPECT_THAT(say("", "wari show 1").text, HasSubstr(told));
    EXPECT_THAT(say("", "wari show 1#1").text, Not(HasSubstr("Ratings")));
    play("bob", "--unrated");
    EXPECT_THAT(say("", "wari show 2").text, Not(HasSubstr("Ratings")));
}

TEST_F(RatingsTest, StandingsPutThePlayersWhoAreSureFirst) {
    const std::string nobody = say("", "wari standings").text;
    EXPECT_THAT(nobody, HasSubstr("No match"));
    for (const char* name : {"ann", "bob"}) play(name, "", name, "carol");
    for (int i = 0; i < 18; ++i) {
        play(i % 3 == 0 ? "ann" : "bob");
        club.now += std::chrono::hours(1);
    }
    const std::string text = say("", "wari standings").text;
    const auto line_of = [&](const std::string& name) {
        std::size_t at = text.find(name), begin = text.rfind('\n', at) + 1;
        return text.substr(begin, text.find('\n', at) - begin);
    };
    EXPECT_THAT(line_of("ann "), testing::StartsWith("  1  ann "));
    EXPECT_THAT(line_of("ann "), testing::EndsWith("    19    12     0     7"));
    EXPECT_THAT(line_of("bob "), testing::StartsWith("  2  bob "));
    EXPECT_THAT(line_of("carol "), testing::StartsWith("     carol "));
    EXPECT_THAT(line_of("carol "), HasSubstr("? ± "));
    EXPECT_LT(text.find("bob "), text.find("carol "));  // though carol has won all of hers
    EXPECT_THAT(text, HasSubstr("? means provisional"));
    // Two years later all are provisional, and closed accounts are not listed.
    club.now += std::chrono::days(730);
    transact(club.store, [&](UnitOfWork& unit) { prune(unit, {}, club.now); });
    EXPECT_TRUE(say("bob", "signoff bob bobspass yes").accepted);
    const std::string later = say("", "wari standings").text;
    EXPECT_THAT(later, Not(HasSubstr("\n  1  ")));
    EXPECT_THAT(later, Not(HasSubstr("bob")));
}

TEST_F(RatingsTest, AStandingSaysUntilWhenItsRatingIsEstablished) {
    play("ann");
    EXPECT_FALSE(standing("ann")->established_until) << "one match is too few";
    play("ann", "", "ann", "carol");
    for (int i = 0; i < 18; ++i) {
        play(i % 3 == 0 ? "ann" : "bob");
        club.now += std::chrono::hours(1);
    }
    const PlayerStanding ann = *standing("ann");
    const Instant until = ann.established_until.value();
    EXPECT_FALSE(is_provisional(rating_at(ann, until).deviation));
    EXPECT_TRUE(is_provisional(rating_at(ann, until + std::chrono::milliseconds(1)).deviation));
}

TEST_F(RatingsTest, TheRankingGoesOnBehindAPlayerWithTheNextPlace) {
    transact(club.store, [&](UnitOfWork& unit) {
        const Instant later = club.now + std::chrono::days(9);
        double rating = 1900;
        for (const auto& [name, until] :
             std::initializer_list<std::pair<const char*, std::optional<Instant>>>{
                 {"ann", std::nullopt},
                 {"bob", later},
                 {"carol", later},
                 {"computer-1", later},
                 {"computer-2", std::nullopt}}) {
            PlayerStanding one{unit.user_named(name)->id, "wari", {rating -= 100, 90, 0.06}};
            one.established_until = until;
            unit.put(one);
        }
    });
    const auto listed = [&](std::size_t limit, std::string_view behind) {
        std::string text;
        club.store.read([&](const StoreReader& reader) {
            const UserId last = behind.empty() ? UserId{} : reader.user_named(behind)->id;
            for (const RankedPlayer& one : ranking(reader, "wari", club.now, limit, last))
                text += std::to_string(one.place) + " " + one.user.name + ", ";
        });
        return text;
    };
    EXPECT_EQ(listed(9, ""), "1 bob, 2 carol, 3 computer-1, 0 ann, 0 computer-2, ");
    EXPECT_EQ(listed(2, ""), "1 bob, 2 carol, ");
    EXPECT_EQ(listed(2, "carol"), "3 computer-1, 0 ann, ");
    EXPECT_EQ(listed(9, "computer-1"), "0 ann, 0 computer-2, ");
    EXPECT_EQ(listed(9, "ann"), "0 computer-2, ");
    EXPECT_EQ(listed(9, "computer-2"), "");
    EXPECT_EQ(listed(9, "computer-3"), "") << "who has not played is not in it";
}

TEST_F(RatingsTest, BotsHaveARankingOfTheirOwn) {
    play("bob");
    EXPECT_TRUE(say("ann", "become bot annspass yes").accepted);
    play("ann");
    const auto names = [&](bool bots) {
        std::string text;
        club.store.read([&](const StoreReader& reader) {
            for (const RankedPlayer& one : ranking(reader, "wari", club.now, 9, {}, bots))
                text += one.user.name + ", ";
        });
        return text;
    };
    EXPECT_EQ(names(false), "bob, ");
    EXPECT_EQ(names(true), "ann, ");
    EXPECT_THAT(say("", "wari standings").text, Not(HasSubstr("ann")));
    EXPECT_THAT(say("", "wari standings --bots").text, HasSubstr("ann"));
    transact(club.store, [](UnitOfWork& unit) { recompute_ratings(unit); });
    EXPECT_EQ(names(true), "ann, ");
    club.store.read([&](const StoreReader& reader) {
        EXPECT_TRUE(
            ranking(reader, "wari", club.now, 9, reader.user_named("bob")->id, true).empty())
            << "who is in the other list";
    });
}

TEST_F(RatingsTest, HistoryTellsWhatEachMatchDidAndTwoNamesAreHeadToHead) {
    play("bob");
    play("ann");
    play("ann", "--unrated", "ann", "carol");
    EXPECT_THAT(say("", "wari history ann").text, HasSubstr("ann: 1"));
    EXPECT_THAT(say("", "wari history").text,
                HasSubstr("ann won, resigned\n      ann 1662? (+162), bob 1338? (-162)\n"));
    const std::string both = say("", "wari history ann bob").text;
    EXPECT_THAT(both, HasSubstr("ann 1, bob 1, in 2 finished games."));
    EXPECT_THAT(both, Not(HasSubstr("carol")));
    EXPECT_THAT(say("", "wari history bob carol").text, HasSubstr("No such match"));
    expect_refused("", "wari history ann bob carol", "Name one player");
    EXPECT_THAT(say("", "all show ann").text, HasSubstr("\nRatings: wari 1"));
}

TEST_F(RatingsTest, NoLineOfTheListsIsTooLong) {
    club.join("a-name-of-twenty-lts", "x@example.org");
    club.join("another-of-twenty-lt", "y@example.org");
    for (int i = 0; i < 3; ++i)
        play("a-name-of-twenty-lts", "", "a-name-of-twenty-lts", "another-of-twenty-lt");
    for (const char* line :
         {"wari standings", "wari history a-name-of-twenty-lts another-of-twenty-lt",
          "help ratings", "all show a-name-of-twenty-lts", "help standings", "help history"}) {
        std::string text = say("", line).text;
        while (!text.empty()) {
            const std::size_t end = text.find('\n');
            std::string row = text.substr(0, end);
            text.erase(0, end == std::string::npos ? end : end + 1);
            std::erase_if(row, [](char c) { return (c & 0xC0) == 0x80; });  // bytes to characters
            EXPECT_LE(row.size(), 72U) << row;
        }
    }
}

TEST_F(RatingsTest, WhatWasPlayedBeforeThereWereRatingsIsRatedInTheOrderOfItsEndsExactlyOnce) {
    // Matches that end in another order than they began, in all ways, with pauses between.
    play("");
    for (int i = 0; i < 6; ++i) {
        play(i % 2 ? "ann" : "bob");
        club.now += std::chrono::days(3);
    }
    play("bob", "--unrated");
    EXPECT_TRUE(say("ann", "wari resign 1").accepted);
    play("carol", "", "carol", "bob");
    const auto as_played = everything();
    ASSERT_THAT(as_played.first, SizeIs(3));
    const auto open_again = [&] {
        transact(club.store, [](UnitOfWork& unit) { run_rating_job(unit); });
    };
    // As a migration leaves the store: no ratings, and a rating job.
    transact(club.store, [](UnitOfWork& unit) {
        remove_ratings(unit);
        Job job{{}, std::string(rating_job), {}, 0, {}};
        unit.add(job);
    });
    EXPECT_THAT(everything().first, IsEmpty());
    open_again();
    EXPECT_EQ(everything(), as_played);
    EXPECT_THAT(club.jobs(std::string(rating_job), club.now), IsEmpty());
    // Not again: what was changed since would be lost by it.
    transact(club.store, [&](UnitOfWork& unit) {
        PlayerStanding ann = as_played.first.front();
        ann.rating.rating = 2000;
        unit.put(ann);
    });
    open_again();
    EXPECT_EQ(everything().first.front().rating.rating, 2000);
}

TEST_F(RatingsTest, WhatIsInterruptedIsBegunAgainAndNothingIsHalfDone) {
    play("bob");
    const auto as_played = everything();
    transact(club.store, [](UnitOfWork& unit) {
        remove_ratings(unit);
        Job job{{}, std::string(rating_job), {}, 0, {}};
        unit.add(job);
    });
    EXPECT_THROW(transact(club.store,
                          [](UnitOfWork& unit) {
                              run_rating_job(unit);
                              throw std::runtime_error("killed");
                          }),
                 std::runtime_error);
    EXPECT_THAT(everything().first, IsEmpty());
    transact(club.store, [](UnitOfWork& unit) { run_rating_job(unit); });
    EXPECT_EQ(everything(), as_played);
}

}  // namespace

namespace {

using std::chrono::days;
using std::chrono::hours;

constexpr UserId ann_id{1}, bob_id{2}, carol_id{3};

/// A gain against that opponent, some hours ago, in a match of this many plies.
RatingChange change_with(UserId opponent, double lift, int hours_ago = 1, int plies = 40) {
    RatingChange one;
    one.user = ann_id;
    one.opponent = opponent;
    one.before = 1500;
    one.after = 1500 + lift;
    one.plies = plies;
    one.at = Instant(days(20'000)) - hours(hours_ago);
    return one;
}
RatingChange change_now(UserId opponent, double lift, int plies = 40) {
    return change_with(opponent, lift, 0, plies);
}
const std::vector<RatingChange> of_bob = {change_with(carol_id, 5), change_with(ann_id, -5)};

TEST(RatingLimits, LeaveTheFirstGameAndALossToAnotherWhole) {
    EXPECT_EQ(gain_weight(change_now(bob_id, 10), {}, {}), 1);
    EXPECT_EQ(loss_weight(change_now(bob_id, -10), std::vector{change_with(bob_id, 30)}, of_bob),
              1);
}

TEST(RatingLimits, SetAWinThatDidNotCountAgainstALossToTheSameOpponent) {
    const auto uncounted = [](UserId opponent, double score, int hours_ago = 1, double share = 1) {
        RatingChange one = change_with(opponent, 0, hours_ago);
        one.score = score;
        one.counted = 1 - share;
        return one;
    };
    RatingChange loss = change_now(bob_id, -10);
    loss.score = 0;
    EXPECT_EQ(loss_weight(loss, {}, of_bob), 1);
    EXPECT_EQ(loss_weight(loss, std::vector{change_with(bob_id, 10)}, of_bob), 1) << "it counted";
    EXPECT_EQ(loss_weight(loss, std::vector{uncounted(bob_id, 1)}, of_bob), 0);
    EXPECT_EQ(loss_weight(loss, std::vector{uncounted(bob_id, 1, 1, 0.25)}, of_bob), 0.75);
    EXPECT_EQ(loss_weight(loss, std::vector{uncounted(bob_id, 0), uncounted(bob_id, 1)}, of_bob), 1)
        << "a win is set against one loss";
    EXPECT_EQ(loss_weight(loss, std::vector{uncounted(carol_id, 1)}, of_bob), 1) << "another";
    const std::vector yesterday{uncounted(bob_id, 1, 25)};
    EXPECT_EQ(loss_weight(loss, yesterday, of_bob), 1);
    EXPECT_EQ(loss_weight(loss, yesterday, std::vector{change_with(ann_id, -10)}), 0)
        << "bob plays nobody else";
}

TEST(RatingLimits, LetALeaderLoseNoMoreThanTheMatchesBrought) {
    RatingChange won = change_with(bob_id, 4), loss = change_now(bob_id, -10);
    won.score = 1;
    loss.score = 0;
    EXPECT_EQ(loss_weight(loss, std::vector{won}, of_bob), 1) << "one each";
    EXPECT_EQ(loss_weight(loss, std::vector{won, won}, of_bob), 0.8);
    loss.score = 0.5;
    EXPECT_EQ(loss_weight(loss, std::vector{won}, of_bob), 0.4) << "a draw after a win";
}

TEST(RatingLimits, LetTheSameTwoLiftARatingByOneGameADay) {
    EXPECT_EQ(gain_weight(change_now(bob_id, 10), std::vector{change_with(bob_id, 10)}, of_bob), 0);
    EXPECT_EQ(gain_weight(change_now(bob_id, 10), std::vector{change_with(bob_id, 4)}, of_bob),
              0.6);
    EXPECT_EQ(gain_weight(change_now(bob_id, 10), std::vector{change_with(bob_id, 10, 25)}, of_bob),
              1)
        << "yesterday";
    EXPECT_EQ(gain_weight(change_now(bob_id, 10), std::vector{change_with(carol_id, 10)}, of_bob),
              1)
        << "another";
    EXPECT_EQ(gain_weight(change_now(bob_id, 10),
                          std::vector{change_with(bob_id, -10), change_with(bob_id, 10)}, of_bob),
              1)
        << "what was lost again may be won again";
}

TEST(RatingLimits, LetShortGamesOfADayLiftARatingByOneWhoeverLostThem) {
    const std::vector past{change_with(carol_id, 10, 3, 19)};
    EXPECT_EQ(gain_weight(change_now(bob_id, 10, 19), past, of_bob), 0);
    EXPECT_EQ(gain_weight(change_now(bob_id, 10, 20), past, of_bob), 1) << "ten plies a side";
    EXPECT_EQ(gain_weight(change_now(bob_id, 10, 19), std::vector{change_with(carol_id, 10, 3, 20)},
                          of_bob),
              1);
}

TEST(RatingLimits, LetSomebodyWhoPlaysNobodyElseLiftARatingByOneGameForEver) {
    const std::vector past{change_with(bob_id, 10, 1000)};
    EXPECT_EQ(gain_weight(change_now(bob_id, 10), past, std::vector{change_with(ann_id, -10)}), 0);
    EXPECT_EQ(gain_weight(change_now(bob_id, 10), past, of_bob), 1)
        << "bob has played carol_id, too";
}

class RatingLimitsTest : public TestClubWithPlayers {
protected:
    GlickoRating rating(const std::string& name) {
        GlickoRating found;
        const UserId id = club.user(name).id;
        club.store.read([&](const StoreReader& reader) {
            found = reader.find<PlayerStanding>(id, "wari").value().rating;
        });
        return found;
    }
};

TEST_F(RatingLimitsTest, AHundredGamesWithADummyLiftNoHigherThanOne) {
    win("wari", "ann", "bob", 4);
    const double one = rating("ann").rating;
    for (int i = 0; i < 100; ++i) {
        club.now += i % 2 == 0 ? hours(1) : days(2);
        win("wari", "ann", "bob", i % 3 == 0 ? 22 : 4);
    }
    EXPECT_LE(rating("ann").rating, one + 1e-9);
    EXPECT_TRUE(is_provisional(rating("ann").deviation))
        << "with one opponent nobody is established";
    EXPECT_TRUE(is_provisional(rating("bob").deviation));
}

TEST_F(RatingLimitsTest, WhoeverPlaysOthersTooIsEstablishedAsEver) {
    for (int i = 0; i < 40; ++i) {
        club.now += days(1);
        win("wari", i % 4 < 2 ? "ann" : "bob", i % 4 < 2 ? "bob" : "ann", 22);
        win("wari", i % 2 == 0 ? "ann" : "carol", i % 2 == 0 ? "carol" : "ann", 22);
    }
    EXPECT_FALSE(is_provisional(rating("ann").deviation));
}

}  // namespace

namespace {

using testing::IsEmpty;

class SuspiciousWinsTest : public TestClubWithPlayers {
protected:
    std::vector<SuspiciousWins> found() {
        std::vector<SuspiciousWins> all;
        club.store.read([&](const StoreReader& reader) { all = suspicious_wins(reader, 99); });
        return all;
    }
    UserId id(const std::string& name) { return club.user(name).id; }
};

TEST_F(SuspiciousWinsTest, NameAPairOfWhomTheSameOneWinsNearlyAlways) {
    for (int i = 0; i < 4; ++i) win("wari", "ann", "bob", 30);
    EXPECT_THAT(found(), IsEmpty());
    win("wari", "ann", "bob", 30);
    ASSERT_EQ(found().size(), 1u);
    const SuspiciousWins one = found().front();
    EXPECT_EQ(one.winner, id("ann"));
    EXPECT_EQ(one.loser, id("bob"));
    EXPECT_EQ(one.matches, 5);
    EXPECT_EQ(one.won, 5);
    EXPECT_EQ(one.won_short, 0);
    win("wari", "bob", "ann", 30);
    EXPECT_THAT(found(), IsEmpty()) << "five of six are less than nine tenths";
}

TEST_F(SuspiciousWinsTest, NameWhoWinsBrieflyOverSeveral) {
    for (const char* loser : {"bob", "carol", "bob", "carol"}) win("wari", "ann", loser, 4);
    for (int i = 0; i < 3; ++i) win("wari", "ann", "bob", 30);
    win("wari", "bob", "ann", 30);
    EXPECT_THAT(found(), IsEmpty());
    win("wari", "ann", "carol", 18);
    ASSERT_EQ(found().size(), 1u);
    const SuspiciousWins one = found().front();
    EXPECT_EQ(one.winner, id("ann"));
    EXPECT_FALSE(one.loser);
    EXPECT_EQ(one.losers, 2);
    EXPECT_EQ(one.won_short, 5);
    EXPECT_EQ(one.matches, 5) << "short wins alone";
}

}  // namespace

}  // namespace posthouse::club
