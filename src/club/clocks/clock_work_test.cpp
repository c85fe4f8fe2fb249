// Timed jobs of clocks: reminders, timeouts and automatic vacations, each exactly once.

#include "club/clocks/clock_tables.h"
#include "club/clocks/turns.h"
#include "club/commands/test_club.h"

namespace posthouse::club {
namespace {

using namespace std::chrono_literals;
using std::chrono::hours;
using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

class ClockWorkTest : public TestClubWithPlayers {
protected:
    ClockWorkTest() : begun(club.now) {}

    void done(std::string_view name, const std::string& line) {
        const Response reply = say(name, line);
        EXPECT_TRUE(reply.accepted) << line << ": " << reply.text;
    }
    void begin(const std::string& clock) {
        done("ann", "wari challenge ann bob --first=ann --clock=" + clock);
    }
    void vacation(std::string_view name, hours from, hours until) {
        const UserId id = club.user(name).id;
        transact(club.store, [&](UnitOfWork& unit) {
            auto all = unit.list<Vacation>(id);
            all.push_back({begun + from, begun + until});
            set_vacations(unit, id, all);
        });
    }
    /// Runs all jobs due by then in order, each twice.
    void pass(hours until) {
        for (;;) {
            std::optional<Job> next;
            for (const std::string_view kind : {"flag", "remind", "last-call"})
                for (const Job& job : club.jobs(kind, begun + until))
                    if (!next || job.due < next->due) next = job;
            if (!next) break;
            club.now = std::max(club.now, next->due);
            for (int twice = 0; twice < 2; ++twice)
                transact(club.store, [&](UnitOfWork& unit) {
                    run_turn_job(club.club(), unit, *next, club.now);
                });
        }
        club.now = begun + until;
    }
    std::vector<std::string> reminders(std::string_view name) {
        std::vector<std::string> all;
        for (const Letter& letter : letters(name, LetterKind::notice))
            if (letter.ply)
                all.push_back(letter.message_id.find("last-call") != std::string::npos ? "last"
                                                                                       : "first");
        return all;
    }
    Match match() { return club.match("wari", 1); }

    const Instant begun;
};

TEST_F(ClockWorkTest, ThePlayerToMoveIsRemindedTwiceAndThenLoses) {
    begin("10d");
    pass(191h);
    EXPECT_THAT(reminders("ann"), IsEmpty());
    pass(192h);
    ASSERT_THAT(reminders("ann"), testing::ElementsAre("first"));
    EXPECT_THAT(in_one_line(letters("ann", LetterKind::notice).back().text()),
                AllOf(HasSubstr("You have 2 days left for wari board 1 against bob; it runs out at "
                                "2026-11-30 00:00 UTC."),
                      HasSubstr("reply with just one of these: a")));
    pass(227h);
    EXPECT_THAT(reminders("ann"), SizeIs(1));
    pass(228h);
    EXPECT_THAT(reminders("ann"), testing::ElementsAre("first", "last"));
    pass(239h);
    EXPECT_FALSE(match().outcome);
    pass(240h);
    ASSERT_TRUE(match().outcome);
    EXPECT_EQ(match().outcome->reason, "time");
    EXPECT_EQ(match().outcome->at, begun + 240h);
    EXPECT_THAT(reminders("bob"), IsEmpty());
    EXPECT_THAT(club.jobs("flag", begun + 9999h), IsEmpty());
}

TEST_F(ClockWorkTest, AfterAMoveThereIsNoReminder) {
    begin("10d");
    pass(191h);
    done("ann", "wari move 1 b");
    pass(191h + 191h);
    EXPECT_THAT(reminders("ann"), IsEmpty());
    EXPECT_THAT(reminders("bob"), IsEmpty());
    pass(191h + 192h);
    EXPECT_THAT(reminders("bob"), SizeIs(1));
}

TEST_F(ClockWorkTest, AMoveWritesNoJobIfThatOfAnEarlierTurnIsDueInTime) {
    begin("10d");
    const auto jobs = [&] { return club.jobs("remind", begun + 9999h); };
    ASSERT_THAT(jobs(), SizeIs(1));
    const JobId first = jobs()[0].id;
    club.now = begun + 100h;
    done("ann", "wari move 1 b");
    EXPECT_EQ(jobs().at(0).id, first);
    pass(193h);
    ASSERT_THAT(jobs(), SizeIs(1));
    EXPECT_EQ(jobs()[0].ply, 1);
    EXPECT_EQ(jobs()[0].due, begun + 292h);
    EXPECT_THAT(reminders("bob"), IsEmpty());
}

TEST_F(ClockWorkTest, AJobThatWouldBeDueTooLateIsReplaced) {
    begin("4h");
    done("ann", "wari move 1 b");
    club.now = begun + 3h;
    done("bob", "wari move 1 d");  // an hour is left
    pass(4h);                      // now a job waits for ann's time
    done("ann", "wari move 1 f");
    pass(5h);
    ASSERT_TRUE(match().outcome);
    EXPECT_EQ(match().outcome->result, Result::first);
    EXPECT_EQ(match().outcome->at, begun + 5h);
}

TEST_F(ClockWorkTest, InAShortGameNobodyIsReminded) {
    begin("4h");
    pass(4h);
    EXPECT_TRUE(match().outcome);
    EXPECT_THAT(reminders("ann"), IsEmpty());
}

TEST_F(ClockWorkTest, AReminderIsMailedAtOnceUnlessThePlayerWantsNoMail) {
    change("ann", [](User& ann) { ann.mail_frequency = MailFrequency::digest; });
    begin("1d");
    pass(23h);
    ASSERT_THAT(reminders("ann"), SizeIs(2));
    for (const Letter& letter : letters("ann", LetterKind::notice))
        if (letter.ply) {
            EXPECT_EQ(letter.address, "ann@example.org");
            EXPECT_EQ(letter.due, letter.written);
            EXPECT_FALSE(letter.digest);
        }
    change("bob", [](User& bob) { bob.mail_frequency = MailFrequency::never; });
    done("ann", "wari move 1 b");
    pass(23h + 23h);
    ASSERT_THAT(reminders("bob"), SizeIs(2)) << "they are on the page";
    for (const Letter& letter : letters("bob", LetterKind::notice)) {
        EXPECT_EQ(letter.address, letter.ply ? "" : "bob@example.org");
    }
}

TEST_F(ClockWorkTest, APauseDelaysRemindersAndTheEnd) {
    vacation("bob", 0h, 999h);  // it is not their turn
    vacation("ann", 24h, 8 * 24h);
    begin("2d");
    pass(8 * 24h + 14h);
    EXPECT_THAT(reminders("ann"), IsEmpty());
    pass(8 * 24h + 15h);
    EXPECT_THAT(reminders("ann"), SizeIs(1));
    club.now = begun + 8 * 24h + 16h;
    done("ann", "wari move 1 b");
    EXPECT_EQ(match().clock.left[0], 8h);
}

TEST_F(ClockWorkTest, AReminderThatFallsDueInAPauseComesWhenTheClockRuns) {
    vacation("ann", 20h, 50h);  // the moment at which four fifths are used is its first
    begin("25h");
    pass(49h);
    EXPECT_THAT(reminders("ann"), IsEmpty());
    pass(50h);
    EXPECT_THAT(reminders("ann"), SizeIs(1));
}

TEST_F(ClockWorkTest, AVacationThatIsEndedEndsThePauseAtOnce) {
    done("ann", "vacation 2026-11-20 2026-11-29");
    begin("2d");
    pass(24h);
    done("ann", "vacation off");
    pass(71h);
    EXPECT_THAT(reminders("ann"), SizeIs(2));
    EXPECT_FALSE(match().outcome);
    pass(72h);
    ASSERT_TRUE(match().outcome);
    EXPECT_EQ(match().outcome->at, begun + 72h);
}

TEST_F(ClockWorkTest, ChangedPausesRemindNobodyTwice) {
    begin("10d");
    pass(193h);
    EXPECT_THAT(reminders("ann"), SizeIs(1));
    done("ann", "sleep 23-7");
    done("ann", "vacation 2026-12-20 2026-12-22");
    pass(194h);
    EXPECT_THAT(reminders("ann"), SizeIs(1));
}

TEST_F(ClockWorkTest, AutomaticVacationsTakeThreeDaysAtATimeUntilNoneIsLeft) {
    done("ann", "vacation auto on");
    done("ann", "vacation 2026-12-01 2026-12-25");  // five are left of 2026
    begin("2d");
    pass(46h);
    EXPECT_THAT(reminders("ann"), testing::ElementsAre("first"));
    const auto told = [&] {
        int count = 0;
        for (const Letter& letter : letters("ann", LetterKind::notice))
            count += letter.subject == "Automatic vacation";
        return count;
    };
    ASSERT_EQ(told(), 1);
    const Letter letter = letters("ann", LetterKind::notice).back();
    EXPECT_EQ(letter.address, "ann@example.org");
    EXPECT_THAT(in_one_line(letter.text()),
                AllOf(HasSubstr("run out of time in wari board 1"),
                      HasSubstr("until 2026-11-24 00:00 UTC"), HasSubstr("this year, 28 are")));
    pass(4 * 24h);  // the second slice has the last two days
    EXPECT_EQ(told(), 2);
    EXPECT_FALSE(match().outcome);
    pass(6 * 24h - 1h);
    EXPECT_THAT(reminders("ann"), SizeIs(1));
    pass(6 * 24h);
    EXPECT_EQ(told(), 2);
    EXPECT_THAT(reminders("ann"), testing::ElementsAre("first", "last"));
    pass(6 * 24h + 3h);  // a twentieth of two days was left
    EXPECT_TRUE(match().outcome);
}

TEST_F(ClockWorkTest, AFreezeStopsRemindersAndTheFlagAndIsShown) {
    begin("2d");
    transact(club.store, [&](UnitOfWork& unit) {
        unit.insert(ServerPause{begun + 24h, std::nullopt, true});
    });
    EXPECT_THAT(in_one_line(say("ann", "wari show 1").text), Not(HasSubstr("stopped all clocks")));
    club.now = begun + 24h;
    done("ann", "wari move 1 b");
    EXPECT_THAT(in_one_line(say("ann", "wari show 1").text),
                HasSubstr("the operator has stopped all clocks"));
    for (int hour = 25; hour < 200; ++hour)
        for (const std::string_view kind : {"flag", "remind"})
            for (const Job& job : club.jobs(kind, begun + hours(hour)))
                transact(club.store, [&](UnitOfWork& unit) {
                    run_turn_job(club.club(), unit, job, begun + hours(hour));
                });
    EXPECT_FALSE(match().outcome);
    EXPECT_THAT(reminders("bob"), IsEmpty());
    transact(club.store, [&](UnitOfWork& unit) { end_server_pauses(unit, begun + 200h); });
    pass(247h);
    EXPECT_FALSE(match().outcome);
    EXPECT_THAT(reminders("bob"), SizeIs(2));
    pass(249h);
    EXPECT_TRUE(match().outcome);
}

TEST_F(ClockWorkTest, OnlyADowntimeOfMoreThanFiveMinutesIsAPause) {
    const auto alive = [&](Instant when) {
        transact(club.store, [&](UnitOfWork& unit) { record_heartbeat(unit, when); });
        std::vector<ServerPause> all;
        club.store.read([&](const StoreReader& reader) { all = server_pauses(reader, begun); });
        return all;
    };
    EXPECT_THAT(alive(begun), IsEmpty()) << "nothing was known of before";
    EXPECT_THAT(alive(begun + 5min), IsEmpty());
    const ServerPause closed{begun + 5min, begun + 60min, false};
    EXPECT_THAT(alive(begun + 60min), testing::ElementsAre(closed));
    EXPECT_THAT(alive(begun + 60min), SizeIs(1)) << "a second server that opens";
    EXPECT_THAT(alive(begun + 30min), SizeIs(1)) << "a clock that is behind";
    EXPECT_THAT(alive(begun + 61min), SizeIs(1));
}

TEST_F(ClockWorkTest, ARestartCostsNobodyTimeHoweverShortItWas) {
    transact(club.store, [&](UnitOfWork& unit) { record_heartbeat(unit, begun); });
    transact(club.store, [&](UnitOfWork& unit) { record_start(unit, begun + 20s); });
    club.store.read([&](const StoreReader& reader) {
        EXPECT_THAT(server_pauses(reader, begun),
                    testing::ElementsAre(ServerPause{begun, begun + 20s, false}));
    });
}

TEST_F(ClockWorkTest, WhenAClockThatWasSetBackIsRightAgainTheWayBackIsAPause) {
    const auto alive = [&](Instant when, bool set_back) {
        transact(club.store, [&](UnitOfWork& unit) { record_heartbeat(unit, when, set_back); });
        std::vector<ServerPause> all;
        club.store.read([&](const StoreReader& reader) { all = server_pauses(reader, begun); });
        return all;
    };
    alive(begun + 60min, false);
    EXPECT_THAT(alive(begun + 1min, true), IsEmpty());
    EXPECT_THAT(alive(begun + 2min, false), IsEmpty());
    EXPECT_THAT(alive(begun + 62min, false),
                testing::ElementsAre(ServerPause{begun + 2min, begun + 62min, false}));
}

}  // namespace
}  // namespace posthouse::club
