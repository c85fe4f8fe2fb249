// What the limits of ratings (club/ratings/ratings.h) may never do, for all short sequences of
// results.
#include "club/commands/test_club.h"
#include "club/ratings/glicko.h"
#include "club/ratings/rating_tables.h"
#include "club/ratings/ratings.h"

#include <algorithm>
#include <span>
#include <string>
#include <utility>

namespace posthouse::club {
namespace {

using std::chrono::hours;

/// What two players are before they meet, and how they play.
struct Meeting {
    GlickoRating ann, bob;
    hours between{0};  // two matches
    int plies = 30;
};

constexpr GlickoRating newcomer{1500, 350, 0.06}, known{1500, 60, 0.06}, strong{1700, 80, 0.06};

/// Matches between Ann and Bob that are rated without being played.
class RatingLawsTest : public TestClubWithPlayers {
protected:
    /// What the results do to Ann's rating, one after the other: 'w' she wins, 'l' she loses,
    /// '=' a draw.
    double change(const std::string& results, const Meeting& meeting) {
        transact(club.store, [&](UnitOfWork& unit) {
            remove_ratings(unit);
            for (const char* name : {"ann", "bob"}) {
                PlayerStanding standing = initial_standing(*unit.user_named(name), "wari");
                standing.rating = name == std::string("ann") ? meeting.ann : meeting.bob;
                unit.put(standing);
            }
        });
        for (const char result : results) {
            rate_match(result, meeting.plies);
            club.now += meeting.between;
        }
        double found = 0;
        club.store.read([&](const StoreReader& reader) {
            found =
                reader.find<PlayerStanding>(reader.user_named("ann")->id, "wari")->rating.rating;
        });
        return found - meeting.ann.rating;
    }

    /// The same by Glicko-2 alone.
    static double change_without_limits(const std::string& results, const Meeting& meeting) {
        GlickoRating ann = meeting.ann, bob = meeting.bob;
        double periods = 0;
        for (const char result : results) {
            const double score = score_of(Side::first, result_of(result));
            const RatedGame anns{age_rating(bob, periods), score};
            const RatedGame bobs{age_rating(ann, periods), 1 - score};
            ann = update_rating(ann, std::span(&anns, 1), periods);
            bob = update_rating(bob, std::span(&bobs, 1), periods);
            // Nobody is established by one opponent.
            for (GlickoRating* one : {&ann, &bob})
                one->deviation = std::max(one->deviation, provisional_above + 1);
            periods = std::chrono::duration<double>(meeting.between) / rating_period;
        }
        return ann.rating - meeting.ann.rating;
    }

    /// Calls `judge` with all sequences of up to `matches_max` of these results.
    template <class Judge>
    static void for_each_sequence(const std::string& results, std::size_t matches_max,
                                  const Judge& judge, const std::string& begun = "") {
        if (!begun.empty()) judge(begun);
        if (begun.size() == matches_max) return;
        for (const char next : results)
            for_each_sequence(results, matches_max, judge, begun + next);
    }

private:
    static Result result_of(char result) {
        return result == 'w'   ? win_of(Side::first)
               : result == 'l' ? win_of(Side::second)
                               : Result::draw;
    }
    void rate_match(char result, int plies) {
        transact(club.store, [&](UnitOfWork& unit) {
            Match match;
            match.game = "wari";
            match.rated = true;
            match.seats = {unit.user_named("ann")->id, unit.user_named("bob")->id};
            match.plies = plies;
            unit.add_match(match);
            match.outcome = {.result = result_of(result), .reason = "resigned", .at = club.now};
            rate(unit, match);
        });
    }
};

TEST_F(RatingLawsTest, FiveWinsAndALossOfOneEveningLiftAsOneWinDoes) {
    for (const int plies : {4, 30}) {
        const Meeting evening{newcomer, newcomer, hours(0), plies};
        EXPECT_NEAR(change("w", evening), 162.2, 0.1);
        for (const char* results : {"wwwwwl", "wwlwww", "wlwwww"})
            EXPECT_NEAR(change(results, evening), 162.2, 0.1) << results;
        EXPECT_LT(change("wll", evening), 0) << "only wins that did not count are set off";
        EXPECT_LT(change("wwlll", evening), 0);
    }
}

bool leads(const std::string& results) {
    return std::ranges::count(results, 'w') > std::ranges::count(results, 'l');
}

TEST_F(RatingLawsTest, MoreWinsThanLossesAgainstAnOpponentAsStrongNeverCostPoints) {
    for (const auto& [ann, bob] : {std::pair{newcomer, newcomer}, std::pair{known, known},
                                   std::pair{known, strong}, std::pair{newcomer, strong}})
        for (const hours between : {hours(0), hours(30)}) {
            const auto judge = [&, &ann = ann, &bob = bob](const std::string& results) {
                if (leads(results)) {
                    EXPECT_GE(change(results, {ann, bob, between}), -1e-9)
                        << results << " from " << ann.rating << " and " << bob.rating << ", "
                        << between.count() << " hours apart";
                }
            };
            for_each_sequence("wl", 8, judge);
            for_each_sequence("wl=", 6, judge);
        }
}

/// Also where Glicko-2 alone expects more of the leader, or knows the opponent badly.
TEST_F(RatingLawsTest, TheLimitsTurnNoGainOfALeaderIntoALoss) {
    for (const auto& [ann, bob] : {std::pair{strong, known}, std::pair{known, newcomer}})
        for (const hours between : {hours(0), hours(30)})
            for_each_sequence("wl=", 7, [&, &ann = ann, &bob = bob](const std::string& results) {
                const Meeting meeting{ann, bob, between};
                if (leads(results) && change_without_limits(results, meeting) >= 0) {
                    EXPECT_GE(change(results, meeting), -1e-9) << results;
                }
            });
}

TEST_F(RatingLawsTest, AsManyLossesAsWinsCountAsTheyWouldWithoutLimits) {
    // As sure as one opponent can make a player: no match makes a rating less sure.
    constexpr GlickoRating settled{1500, provisional_above + 1, 0.06};
    for (const GlickoRating& both : {newcomer, settled}) {
        const Meeting evening{both, both};
        const double one_each = change_without_limits("wl", evening);
        EXPECT_NEAR(change("wl", evening), one_each, 1e-9);
        EXPECT_NEAR(change("wwll", evening), one_each, 1e-9);
        EXPECT_LT(change("wwlll", evening), one_each - 5);
    }
}

}  // namespace
}  // namespace posthouse::club
