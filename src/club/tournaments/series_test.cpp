#include "club/tournaments/series.h"
#include "club/matches/match_tables.h"

#include "club/commands/test_club.h"
#include "club/core/calendar.h"
#include "club/letters/letter_tables.h"
#include "club/maintenance/liveness.h"
#include "club/tournaments/series_view.h"
#include "club/tournaments/tournament_view.h"
#include "club/tournaments/tournaments.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace posthouse::club {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

const std::string saturdays =
    "wari series sat --every=saturday --at=15:00 --zone=Europe/London --system=arena --minutes=40 "
    "--clock=1m+1s";

/// A club on Friday, 20 November 2026.
class SeriesTest : public testing::Test {
protected:
    SeriesTest() {
        for (const char* name : {"ann", "bob", "carol"})
            EXPECT_TRUE(club.say("", std::string("signup ") + name + " longenough").accepted);
    }
    std::string say(std::string_view who, const std::string& line) {
        const Response reply = club.say(who, line);
        EXPECT_TRUE(reply.accepted) << line << "\n" << reply.text;
        return reply.text;
    }
    std::string code_of(std::string_view who, const std::string& line) {
        const Response reply = club.say(who, line);
        return reply.refusal ? std::string(reply.refusal->code) : "accepted";
    }
    template <class Ask>
    auto read(Ask ask) const {
        std::optional<decltype(ask(std::declval<const StoreReader&>()))> found;
        club.store.read([&](const StoreReader& reader) { found = ask(reader); });
        return *found;
    }
    Series series(std::string_view name = "sat") const {
        return read([&](const StoreReader& reader) { return series_named(reader, name).value(); });
    }
    Tournament edition(std::string_view name) const {
        return read(
            [&](const StoreReader& reader) { return tournament_named(reader, name).value(); });
    }
    bool exists(std::string_view name) const {
        return read(
            [&](const StoreReader& reader) { return tournament_named(reader, name).has_value(); });
    }
    std::vector<std::string> entered(std::string_view name) const {
        return read([&](const StoreReader& reader) {
            return load_tournament_view(reader, *tournament_named(reader, name)).names;
        });
    }
    std::string shown(std::string_view name = "sat") {
        return say("ann", "wari series " + std::string(name));
    }
    /// What the job of each second does.
    void tick() {
        const auto due =
            read([&](const StoreReader& reader) { return tournaments_due(reader, club.now); });
        for (const Tournament& one : due)
            transact(club.store, [&](UnitOfWork& unit) {
                run_tournament(club.club(), unit, one.id, club.now);
            });
        for (const Series& one :
             read([&](const StoreReader& reader) { return series_due(reader, club.now); }))
            transact(club.store,
                     [&](UnitOfWork& unit) { run_series(club.club(), unit, one.id, club.now); });
        EXPECT_EQ(stalls(), "");
    }
    void at(const std::string& minute) {
        club.now = read_minute(minute).value();
        tick();
        tick();
    }
    std::string stalls() const {
        return read([&](const StoreReader& reader) {
            std::string found;
            for (const Series& one : find_series(reader, {}))
                found += series_problem(one, club.now);
            for (const Tournament& one : find_tournaments(reader, {.over = false}))
                found += tournament_problem(reader, one, club.now);
            return found;
        });
    }
    /// The subjects of letters about tournaments, the oldest first.
    std::vector<std::string> told(std::string_view name) const {
        std::vector<std::string> subjects;
        for (const Letter& one : club.letters_to(name))
            if (one.message_id.starts_with("tournament.")) subjects.push_back(one.subject);
        std::ranges::reverse(subjects);
        return subjects;
    }
    /// An evening at which the first of these wins each game.
    void play(const std::string& name, const std::string& starts,
              const std::vector<std::string>& players) {
        at(starts);
        for (const std::string& one : players) say(one, "wari join " + name);
        for (int i = 0; i < 42; ++i) {
            club.now += 1min;
            tick();
            for (const Match& match : find_running()) {
                const auto loser = std::find_if(
                    players.rbegin(), players.rend(),
                    [&](const std::string& one) { return plays_in(match, club.user(one).id); });
                say(*loser, "wari resign " + std::to_string(match.board));
            }
        }
        EXPECT_TRUE(edition(name).ended);
    }
    std::vector<Match> find_running() const {
        return read([&](const StoreReader& reader) {
            return find_matches(reader, {{}, {}, MatchState::running, all_rows});
        });
    }

    TestClub club;
};

TEST_F(SeriesTest, AnnouncesItselfTwoWeeksAhead) {
    EXPECT_THAT(say("ann", saturdays), HasSubstr("every Saturday at 15:00"));
    EXPECT_EQ(format_minute(edition("sat-1").starts), "2026-11-21 15:00");
    EXPECT_EQ(format_minute(edition("sat-2").starts), "2026-11-28 15:00");
    EXPECT_FALSE(exists("sat-3"));
    EXPECT_EQ(edition("sat-2").rules.minutes, 40);
    EXPECT_EQ(edition("sat-2").clock.increment, 1s);
    at("2026-11-21T14:59");
    EXPECT_FALSE(exists("sat-3"));
    at("2026-11-21T15:00");
    EXPECT_TRUE(exists("sat-3"));
    EXPECT_TRUE(edition("sat-1").begun);
}

TEST_F(SeriesTest, KeepsToSummerTime) {
    club.now = read_minute("2027-03-15").value();
    say("ann", saturdays);
    at("2027-03-20T15:00");
    EXPECT_EQ(format_minute(edition("sat-2").starts), "2027-03-27 15:00");
    EXPECT_EQ(format_minute(edition("sat-3").starts), "2027-04-03 14:00");
}

TEST_F(SeriesTest, AnnouncesTheNextTwoDaysOfADailyOne) {
    say("ann", "wari series daily --every=day --at=20:00 --zone=Africa/Accra --system=arena");
    EXPECT_EQ(format_minute(edition("daily-1").starts), "2026-11-20 20:00");
    EXPECT_EQ(format_minute(edition("daily-2").starts), "2026-11-21 20:00");
    EXPECT_FALSE(exists("daily-3"));
}

TEST_F(SeriesTest, AnnouncesTheFirstOfAMonthlyOneAtOnce) {
    say("ann", "wari series cup --every=last-friday --at=19:00 --zone=America/Barbados");
    EXPECT_EQ(format_minute(edition("cup-1").starts), "2026-11-27 23:00");
    EXPECT_FALSE(exists("cup-2"));
    EXPECT_THAT(shown("cup"), HasSubstr("begins on 2026-12-25 23:00 UTC will be announced on"));
}

TEST_F(SeriesTest, IsRefusedWhatNobodyCouldKeep) {
    const auto with = [&](std::string_view options) {
        return code_of("ann", "wari series sat " + std::string(options));
    };
    EXPECT_EQ(with("--every=week --at=15:00 --zone=UTC"), "series-every-malformed");
    EXPECT_EQ(with("--every=day --zone=UTC"), "series-at-malformed");
    EXPECT_EQ(with("--every=day --at=15:00"), "time-zone-unknown");
    EXPECT_EQ(with("--every=day --at=15:00 --zone=London"), "time-zone-unknown");
    EXPECT_EQ(with("--every=day --at=15:00 --zone=UTC --players=4"), "unknown-option");
    EXPECT_EQ(with("--every=day --at=15:00 --zone=UTC --editions-per-season=0"),
              "option-out-of-range");
    EXPECT_EQ(with("--every=day --at=15:00 --zone=UTC --system=nonsense"),
              "tournament-system-malformed");
    EXPECT_EQ(with("--every=day --at=15:00 --zone=UTC --system=swiss"), "series-rounds-missing");
    EXPECT_EQ(code_of("ann", "wari series a-name-of-twenty-five-long --every=day"),
              "series-name-too-long");
    EXPECT_EQ(with(""), "no-such-series");
    say("bob", "wari tournament sat");
    EXPECT_EQ(code_of("ann", saturdays), "tournament-name-taken");
}

TEST_F(SeriesTest, SharesItsNameWithNoTournament) {
    say("bob", "wari tournament sat-2");
    say("ann", saturdays);
    EXPECT_EQ(code_of("bob", "wari tournament SAT"), "tournament-name-taken");
    EXPECT_EQ(series().editions, 3) << "the number of the other tournament is left out";
    EXPECT_EQ(edition("sat-3").edition, 3);
}

TEST_F(SeriesTest, IsAnnouncedByWhoIsTrusted) {
    club.change_settings(
        [](ClubSettings& settings) { settings.series_policy = SeriesPolicy::trusted; });
    club.now += 31 * 24h;
    EXPECT_EQ(code_of("ann", saturdays), "series-trusted-only");
    for (int i = 1; i <= 20; ++i) {
        say("ann", "wari challenge ann bob --first=ann");
        say("ann", "wari resign " + std::to_string(i));
    }
    say("ann", saturdays);
    club.change_settings(
        [](ClubSettings& settings) { settings.series_policy = SeriesPolicy::operators; });
    EXPECT_EQ(code_of("ann", saturdays), "series-operators-only");
}

TEST_F(SeriesTest, GivesAPlayerThree) {
    for (const char* name : {"one", "two", "three"})
        say("ann", "wari series " + std::string(name) +
                       " --every=monday --at=20:00 --zone=UTC --system=arena");
    EXPECT_EQ(code_of("ann", saturdays), "too-many-series");
    EXPECT_EQ(code_of("ann", "wari tournament spring"), "accepted")
        << "editions are no tournaments of the announcer";
    say("ann", "wari end-series two");
    say("ann", saturdays);
}

TEST_F(SeriesTest, EntersItsRegularsIntoEachEdition) {
    say("ann", saturdays + " --with=computer-2");
    EXPECT_THAT(say("bob", "wari join sat"), HasSubstr("each tournament of sat"));
    EXPECT_THAT(entered("sat-1"), ElementsAre("computer-2", "bob"));
    at("2026-11-21T15:00");
    EXPECT_THAT(entered("sat-3"), testing::UnorderedElementsAre("computer-2", "bob"));
    EXPECT_EQ(code_of("bob", "wari join sat"), "tournament-already-entered");
    say("bob", "wari leave sat");
    EXPECT_THAT(entered("sat-3"), ElementsAre("computer-2"));
    EXPECT_THAT(entered("sat-1"), testing::UnorderedElementsAre("computer-2", "bob"))
        << "it has begun";
    EXPECT_EQ(code_of("bob", "wari leave sat"), "tournament-not-entered");
    at("2026-11-28T15:00");
    EXPECT_THAT(entered("sat-4"), ElementsAre("computer-2"));
}

TEST_F(SeriesTest, RemindsADayAndAQuarterOfAnHourBefore) {
    say("ann", saturdays);
    say("bob", "wari join sat-2");
    say("carol", "wari join sat-2");
    at("2026-11-27T14:59");
    EXPECT_THAT(told("bob"), IsEmpty());
    at("2026-11-27T15:00");
    EXPECT_THAT(told("bob"), ElementsAre("Tournament sat-2: it begins in a day"));
    say("carol", "wari leave sat-2");
    say("ann", "wari join sat-2");
    at("2026-11-28T14:46");
    EXPECT_THAT(told("bob"), ElementsAre("Tournament sat-2: it begins in a day",
                                         "Tournament sat-2: it begins soon"));
    EXPECT_THAT(club.letters_to("bob").front().text(),
                HasSubstr("sat-2 begins at 15:00 (Europe/London): 2026-11-28 15:00 UTC"));
    EXPECT_THAT(told("carol"), ElementsAre("Tournament sat-2: it begins in a day"));
    EXPECT_THAT(told("ann"), testing::Contains("Tournament sat-2: it begins soon"));
    EXPECT_THAT(told("ann"), Not(testing::Contains("Tournament sat-2: it begins in a day")));
}

TEST_F(SeriesTest, AnEditionNeverHasTheNameOfAnotherSeries) {
    say("bob", "wari series sat-2 --every=friday --at=15:00 --zone=UTC --system=arena");
    say("ann", saturdays);
    EXPECT_FALSE(exists("sat-2"));
    EXPECT_TRUE(exists("sat-3"));
}

TEST_F(SeriesTest, OneEveningRemindsItsEntrantsToo) {
    say("ann", "wari tournament night --system=swiss --clock=15m+5s --starts=2026-11-27T15:00");
    say("ann", "wari tournament post --system=swiss --starts=2026-11-27T15:00");
    for (const char* name : {"night", "post"}) say("bob", std::string("wari join ") + name);
    at("2026-11-26T15:01");
    at("2026-11-27T14:46");
    EXPECT_THAT(told("bob"), ElementsAre("Tournament night: it begins in a day",
                                         "Tournament night: it begins soon"));
    EXPECT_THAT(club.letters_to("bob").front().text(),
                HasSubstr("night begins at 2026-11-27 15:00 UTC"));
}

TEST_F(SeriesTest, RemindsOnceWhateverTheClockDoes) {
    say("ann", saturdays);
    say("bob", "wari join sat-2");
    at("2026-11-27T15:00");
    at("2026-11-26T12:00");
    at("2026-11-27T15:00");
    at("2026-11-28T14:45");
    at("2026-11-27T15:00");
    at("2026-11-28T14:45");
    EXPECT_THAT(told("bob"), ElementsAre("Tournament sat-2: it begins in a day",
                                         "Tournament sat-2: it begins soon"));
}

TEST_F(SeriesTest, RemindsNobodyLateOrOfWhatIsOff) {
    say("ann", saturdays);
    say("bob", "wari join sat-1");
    say("bob", "wari join sat-2");
    at("2026-11-21T12:00");  // announced less than a day before it begins
    EXPECT_THAT(told("bob"), IsEmpty());
    at("2026-11-28T12:00");  // the server was off
    EXPECT_THAT(told("bob"), Not(testing::Contains("Tournament sat-2: it begins in a day")));
    say("ann", "wari call-off sat-2");
    at("2026-11-28T14:50");
    EXPECT_THAT(told("bob"), Not(testing::Contains("Tournament sat-2: it begins soon")));
}

TEST_F(SeriesTest, WritesNoReminderThatWouldComeAfterTheBeginning) {
    say("ann", saturdays);
    say("bob", "wari join sat-2");
    say("bob", "notify each --quiet=14-16");
    at("2026-11-28T14:50");
    EXPECT_THAT(told("bob"), Not(testing::Contains("Tournament sat-2: it begins soon")));
}

TEST_F(SeriesTest, CountsASeason) {
    say("ann", saturdays + " --editions-per-season=2");
    play("sat-1", "2026-11-21T15:00", {"ann", "bob", "carol"});
    play("sat-2", "2026-11-28T15:00", {"bob", "ann"});
    const SeriesView view =
        read([&](const StoreReader& reader) { return load_series_view(reader, series()); });
    EXPECT_EQ(view.season, 1);
    EXPECT_EQ(view.season_played, 2);
    ASSERT_EQ(view.table.size(), 3U);
    EXPECT_EQ(view.table.back().player, static_cast<std::int64_t>(club.user("carol").id));
    EXPECT_EQ(view.table.back().played, 1);
    const std::string text = shown();
    EXPECT_THAT(text, HasSubstr("sat-2, 2026-11-28, 2 players: bob won"));
    EXPECT_THAT(text, HasSubstr("sat-1, 2026-11-21, 3 players: ann won"));
    EXPECT_THAT(text, HasSubstr("Season 1, after 2 of 2 tournaments:"));
    at("2026-12-05T15:00");
    club.now += 1h;
    tick();
    EXPECT_THAT(shown(), HasSubstr("sat-3, 2026-12-05: nobody played"));
    EXPECT_THAT(shown(), Not(HasSubstr("Season"))) << "nobody has played in the second one";
}

TEST_F(SeriesTest, GoesOnAfterTheServerStoodStill) {
    say("ann", saturdays);
    say("bob", "wari join sat");
    at("2027-05-04T12:00");
    for (int i = 0; i < 5; ++i) tick();
    EXPECT_EQ(format_minute(edition("sat-3").starts), "2027-05-08 14:00");
    EXPECT_EQ(format_minute(edition("sat-4").starts), "2027-05-15 14:00");
    EXPECT_FALSE(exists("sat-5"));
    at("2026-11-25T12:00");  // and back
    EXPECT_FALSE(exists("sat-5"));
}

TEST_F(SeriesTest, EndsByItsAnnouncerOrAnOperator) {
    say("ann", saturdays);
    say("bob", "wari join sat");
    at("2026-11-21T15:00");
    EXPECT_EQ(code_of("bob", "wari end-series sat"), "series-not-yours");
    say("ann", "wari end-series sat");
    EXPECT_TRUE(edition("sat-1").begun && !edition("sat-1").ended) << "what runs goes on";
    EXPECT_TRUE(edition("sat-2").ended && edition("sat-3").ended);
    EXPECT_THAT(told("bob"), testing::Contains("Tournament sat-2: called off"));
    EXPECT_EQ(code_of("ann", "wari end-series sat"), "series-ended");
    EXPECT_EQ(code_of("bob", "wari join sat"), "series-ended");
    at("2026-12-30T15:00");
    EXPECT_FALSE(exists("sat-4"));
    EXPECT_THAT(shown(), HasSubstr("It has ended."));

    say("bob", "wari series more --every=day --at=20:00 --zone=UTC --system=arena");
    transact(club.store, [&](UnitOfWork& unit) {
        User carol = *unit.user_named("carol");
        carol.operator_since = club.now;
        change_user(unit, carol);
    });
    say("carol", "wari end-series more");
    EXPECT_TRUE(series("more").ended);
}

TEST_F(SeriesTest, EndsWithTheAccountOfItsAnnouncer) {
    say("ann", saturdays);
    say("bob", "wari join sat");
    say("carol", "wari join sat");
    EXPECT_TRUE(club.say("bob", "signoff longenough yes").accepted);
    EXPECT_THAT(entered("sat-1"), ElementsAre("carol"));
    EXPECT_TRUE(club.say("ann", "signoff longenough yes").accepted);
    EXPECT_TRUE(series().ended);
    EXPECT_TRUE(edition("sat-1").ended);
    EXPECT_TRUE(
        read([&](const StoreReader& reader) { return regulars_of(reader, series().id); }).empty());
}

TEST_F(SeriesTest, IsListedAndShownLikeATournament) {
    EXPECT_THAT(say("bob", "wari series"), HasSubstr("no series of wari"));
    say("ann", saturdays);
    EXPECT_THAT(say("bob", "wari series"),
                HasSubstr("sat: wari, every Saturday at 15:00 (Europe/London)"));
    EXPECT_THAT(say("bob", "wari tournaments sat"), HasSubstr("sat-1: wari, arena of 40 minutes"));
    EXPECT_EQ(code_of("bob", "oware series sat"), "no-such-series");
}

TEST_F(SeriesTest, SaysThatTheMachineDoesNotKnowItsZone) {
    say("ann", saturdays);
    Series lost = series();
    transact(club.store, [&](UnitOfWork& unit) {
        lost.id = {};
        lost.name = "lost";
        lost.every.zone = "Europe/Londres";
        lost.due = club.now;
        unit.add(lost);
    });
    club.now += 6min;
    EXPECT_THAT(stalls(), HasSubstr("does not know its time zone"));
}

}  // namespace
}  // namespace posthouse::club
