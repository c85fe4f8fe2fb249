#include "club/learning/opening_explorer.h"
#include "club/matches/playing.h"

#include "club/commands/test_club.h"
#include "club/core/house_tables.h"

#include <gmock/gmock.h>

#include <map>
#include <optional>
#include <stdexcept>

namespace posthouse::club {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

class OpeningExplorerTest : public testing::Test {
protected:
    OpeningExplorerTest() {
        for (const char* name : {"ann", "bob"}) house_.join(name);
    }

    /// A match with these moves, resigned by `loser` if given.
    MatchId play(std::string_view game, const std::vector<std::string>& moves,
                 std::string loser = "bob", const std::string& start = "",
                 const std::string& options = "") {
        const std::string name(game);
        const std::string from = start.empty() ? "" : " --start=\"" + start + "\"";
        const Response begun =
            house_.say("ann", name + " challenge ann bob --first=ann" + from + options);
        EXPECT_TRUE(begun.accepted) << begun.text;
        const Match match = house_.match(name, ++boards_[name]);
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const bool second = (match.to_move == Side::second) != (i % 2 == 1);
            const Response moved =
                house_.say(second ? "bob" : "ann",
                           name + " move " + std::to_string(match.board) + ' ' + moves[i]);
            EXPECT_TRUE(moved.accepted) << moved.text;
        }
        if (loser.empty()) return match.id;
        const Response resigned =
            house_.say(loser, name + " resign " + std::to_string(match.board));
        EXPECT_TRUE(resigned.accepted) << resigned.text;
        return match.id;
    }

    /// As the background worker does, some matches at a time.
    void count(std::size_t matches = 10, const OpeningLimits& limits = {}) {
        for (bool more = true; more;) {
            std::optional<OpeningCounts> counts;
            house_.store.read(
                [&](const StoreReader& reader) { counts.emplace(reader, matches, limits); });
            more = !counts->empty();
            transact(house_.store, [&](UnitOfWork& unit) { counts->write(unit); });
        }
    }

    /// "c 2: 1 0 1": the moves of a position, their number, and the results of those games.
    std::vector<std::string> told(std::string_view game, const games::GameRecord& record,
                                  const OpeningFilter& filter = {}) {
        count();
        std::vector<std::string> lines;
        house_.store.read([&](const StoreReader& reader) {
            const auto known = explore(reader, *games::find_game(game), record, filter);
            ASSERT_TRUE(known);
            for (const auto& [move, of] : known->moves)
                lines.push_back(move.text + ' ' + std::to_string(of.games()) + ": " +
                                std::to_string(of.first) + ' ' + std::to_string(of.second) + ' ' +
                                std::to_string(of.draws));
        });
        return lines;
    }

    TestClub house_;
    std::map<std::string, int> boards_;
};

TEST_F(OpeningExplorerTest, CountsTheMovesOfFinishedMatchesAndHowTheyEnded) {
    play("oware", {"c", "d"}, "bob");
    play("oware", {"c", "e"}, "ann");
    play("oware", {"d", "d"}, "bob");
    EXPECT_THAT(told("oware", {}), ElementsAre("c 2: 1 1 0", "d 1: 1 0 0"));
    EXPECT_THAT(told("oware", {"", {"c"}}), ElementsAre("d 1: 1 0 0", "e 1: 0 1 0"));
    EXPECT_THAT(told("oware", {"", {"c", "d"}}), ElementsAre());
    EXPECT_THAT(told("wari", {}), ElementsAre()) << "the same houses, another game";
}

TEST_F(OpeningExplorerTest, AFilterSelectsByPace) {
    play("oware", {"c", "d"}, "bob", "", " --clock=10m+5s");
    play("oware", {"c", "e"}, "ann", "", " --clock=2d");
    play("oware", {"d", "e"}, "ann", "", " --clock=none");
    EXPECT_THAT(told("oware", {}, {.live = true}), ElementsAre("c 1: 1 0 0"));
    EXPECT_THAT(told("oware", {}, {.live = false}), ElementsAre("c 1: 0 1 0", "d 1: 0 1 0"));
    EXPECT_THAT(told("oware", {"", {"c"}}, {.live = true}), ElementsAre("d 1: 1 0 0"));
    EXPECT_THAT(told("oware", {"", {"d"}}, {.live = true}), ElementsAre());
}

TEST_F(OpeningExplorerTest, AFilterSelectsByTheMonthInWhichMatchesEnded) {
    using namespace std::chrono;
    const year_month november = year(2026) / 11, december = year(2026) / 12;
    play("oware", {"c", "d"});
    EXPECT_THAT(told("oware", {}, {.first_month = november}), ElementsAre("c 1: 1 0 0"));
    house_.now += days(20);
    play("oware", {"c", "d"});
    play("oware", {"c", "d"});
    EXPECT_THAT(told("oware", {}, {.last_month = november}), ElementsAre("c 1: 1 0 0"));
    EXPECT_THAT(told("oware", {}, {.first_month = december}), ElementsAre("c 2: 2 0 0"));
    play("oware", {"c", "d"});
    EXPECT_THAT(told("oware", {}, {.first_month = december, .last_month = december}),
                ElementsAre("c 3: 3 0 0"))
        << "added to what was stored";
    EXPECT_THAT(told("oware", {}), ElementsAre("c 4: 4 0 0"));
    EXPECT_THAT(told("oware", {}, {.first_month = year(2027) / 1}), ElementsAre());
}

TEST_F(OpeningExplorerTest, AFilterSelectsByTheMeanOfTheRatingsBeforeTheMatch) {
    play("oware", {"c", "d"});
    play("oware", {"e", "d"}, "bob", "", " --unrated");
    EXPECT_THAT(told("oware", {}, {.rating_min = 1400}), ElementsAre("c 1: 1 0 0"))
        << "both have 1500 at first";
    EXPECT_THAT(told("oware", {}, {.rating_min = 1600}), ElementsAre());
    EXPECT_THAT(told("oware", {}, {.rating_max = 1400}), ElementsAre());
    EXPECT_THAT(told("oware", {}, {.rating_min = 1400, .rating_max = 1600, .live = false}),
                ElementsAre("c 1: 1 0 0"));
    EXPECT_THAT(told("oware", {}, {.live = false}), ElementsAre("c 1: 1 0 0", "e 1: 1 0 0"));
}

TEST_F(OpeningExplorerTest, RatingsBeyondTheBandsAreInTheLastOnes) {
    EXPECT_EQ(rating_band(100), 800);
    EXPECT_EQ(rating_band(999.9), 800);
    EXPECT_EQ(rating_band(1000), 1000);
    EXPECT_EQ(rating_band(2199.9), 2000);
    EXPECT_EQ(rating_band(2900), 2200);
}

TEST_F(OpeningExplorerTest, RunningAndDeclinedMatchesDoNotCount) {
    play("oware", {"c", "d"}, "");
    play("oware", {}, "bob");
    EXPECT_THAT(told("oware", {}), ElementsAre());
}

TEST_F(OpeningExplorerTest, PositionsReachedInDifferentWaysAreOne) {
    play("octilite", {"22+a", "26+e", "32+a", "36+e", "42+a", "46+e"});
    play("octilite", {"32+a", "36+e", "22+a", "26+e", "52+a", "56+e"});
    EXPECT_THAT(told("octilite", {"", {"22+a", "36+e", "32+a", "26+e"}}),
                ElementsAre("42+a 1: 1 0 0", "52+a 1: 1 0 0"));
    const std::string start = "4,4,4,4,4,4/4,4,4,4,4,4 0 0 S";
    play("oware", {"c", "d"}, "bob", start);
    EXPECT_THAT(told("oware", {}), ElementsAre("c 1: 1 0 0")) << "set up or not";
}

TEST_F(OpeningExplorerTest, EachMatchIsCountedOnceWhenItHasEnded) {
    play("oware", {"c", "d"});
    EXPECT_THAT(told("oware", {}), ElementsAre("c 1: 1 0 0"));
    play("oware", {"c", "e"});
    EXPECT_THAT(told("oware", {}), ElementsAre("c 2: 2 0 0"));
    EXPECT_THAT(told("oware", {}), ElementsAre("c 2: 2 0 0"));
}

TEST_F(OpeningExplorerTest, TwoServersDoNotCountAMatchTwice) {
    play("oware", {"c", "d"});
    std::vector<OpeningCounts> both;
    for (int server = 0; server < 2; ++server)
        house_.store.read([&](const StoreReader& reader) { both.emplace_back(reader, 10); });
    for (const OpeningCounts& counts : both)
        transact(house_.store, [&](UnitOfWork& unit) { counts.write(unit); });
    EXPECT_THAT(told("oware", {}), ElementsAre("c 1: 1 0 0"));
}

TEST_F(OpeningExplorerTest, WhatEndedBeforeTheUpdateIsCountedFromTheLastMatchBack) {
    std::vector<MatchId> before;
    for (const char* second : {"d", "e", "f", "d", "e"})
        before.push_back(play("oware", {"c", second}));
    // As the migration leaves it: no job for each, but one for the last.
    transact(house_.store, [&](UnitOfWork& unit) {
        for (const MatchId id : before) remove_jobs_of(unit, id);
        Job past{{}, std::string(past_openings_job), before.back(), 0, Instant::max()};
        unit.add(past);
    });
    play("oware", {"c", "a"});
    for (std::size_t matches : {2, 1}) {
        std::optional<OpeningCounts> counts;
        house_.store.read([&](const StoreReader& reader) { counts.emplace(reader, matches); });
        transact(house_.store, [&](UnitOfWork& unit) { counts->write(unit); });
    }
    EXPECT_THAT(house_.jobs(std::string(past_openings_job), Instant::max()), SizeIs(1))
        << "half way";
    count(2);
    EXPECT_THAT(told("oware", {"", {"c"}}),
                ElementsAre("d 2: 2 0 0", "e 2: 2 0 0", "a 1: 1 0 0", "f 1: 1 0 0"));
    EXPECT_THAT(house_.jobs(std::string(past_openings_job), Instant::max()), IsEmpty());
}

TEST_F(OpeningExplorerTest, WhenRoomIsScarceAMatchAddsOneMove) {
    const OpeningLimits limits{.plies = 3, .whole_openings_max = 3, .moves_max = 5};
    play("oware", {"c", "d", "b", "e"});
    count(10, limits);  // c, cd, cdb
    play("oware", {"c", "e", "a"});
    count(10, limits);  // ce
    play("oware", {"c", "e", "a"});
    count(10, limits);  // cea
    play("oware", {"f", "a"});
    count(10, limits);  // full
    EXPECT_THAT(told("oware", {}), ElementsAre("c 3: 3 0 0"));
    EXPECT_THAT(told("oware", {"", {"c"}}), ElementsAre("e 2: 2 0 0", "d 1: 1 0 0"));
    EXPECT_THAT(told("oware", {"", {"c", "e"}}), ElementsAre("a 1: 1 0 0"));
    EXPECT_THAT(told("oware", {"", {"c", "d", "b"}}), ElementsAre());
}

TEST_F(OpeningExplorerTest, AnIllegalLineIsRefused) {
    house_.store.read([&](const StoreReader& reader) {
        const auto known = explore(reader, *games::find_game("oware"), {"", {"z"}});
        ASSERT_FALSE(known);
        EXPECT_EQ(known.error().at, 0);
    });
}

}  // namespace
}  // namespace posthouse::club
