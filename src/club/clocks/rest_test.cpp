// Sleeping hours, weekends and automatic vacations.

#include "club/clocks/clock_tables.h"
#include "club/commands/test_club.h"

namespace posthouse::club {
namespace {

using namespace std::chrono_literals;
using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

class RestTest : public TestClubWithPlayers {
protected:
    std::vector<RestSchedule> rests_of(std::string_view name) {
        std::vector<RestSchedule> all;
        const UserId id = club.user(name).id;
        club.store.read([&](const StoreReader& reader) { all = reader.list<RestSchedule>(id); });
        return all;
    }
    std::string done(std::string_view name, const std::string& line) {
        const Response reply = say(name, line);
        EXPECT_TRUE(reply.accepted) << line << ": " << reply.text;
        return in_one_line(reply.text);
    }
};

TEST_F(RestTest, SleepHoldsFromTheNextMidnightOfThePlayersClock) {
    EXPECT_THAT(done("ann", "sleep"), HasSubstr("they run day and night"));
    EXPECT_THAT(done("ann", "sleep 23-7 --zone=+1:00"),
                AllOf(HasSubstr("they run day and night"),
                      HasSubstr("From 2026-11-20 23:00 UTC on they are paused each day from 23:00 "
                                "to 7:00 (UTC+1:00).")));
    ASSERT_THAT(rests_of("ann"), SizeIs(1));
    EXPECT_EQ(rests_of("ann")[0], (RestSchedule{club.now + 23h, 23, 7, 0, 60min}));
    EXPECT_TRUE(mail("bob@example.org", "sleep bob bobspass 22-6").accepted);
    EXPECT_EQ(rests_of("bob")[0].since, club.now + 24h);
    done("ann", "sleep off");
    EXPECT_THAT(rests_of("ann"), IsEmpty()) << "it held nowhere yet";
}

TEST_F(RestTest, TheZoneOfQuietHoursIsTakenWhereNoneIsSaid) {
    done("ann", "notify --zone=+2:00");
    done("ann", "sleep 0-8");
    EXPECT_EQ(rests_of("ann")[0].zone, 120min);
}

TEST_F(RestTest, AWeekendIsOneDayOrTwo) {
    EXPECT_THAT(done("ann", "weekend sat SUNDAY"), HasSubstr("on Saturday and Sunday"));
    EXPECT_EQ(rests_of("ann")[0].weekend, 3 << 5);
    done("ann", "sleep 23-7");
    EXPECT_EQ(rests_of("ann")[0].weekend, 3 << 5) << "the one leaves the other as it is";
    done("ann", "weekend off");
    EXPECT_EQ(rests_of("ann")[0].weekend, 0);
    EXPECT_TRUE(mail("bob@example.org", "weekend bob bobspass fri").accepted);
    EXPECT_EQ(rests_of("bob")[0].weekend, 1 << 4);
}

TEST_F(RestTest, WhatIsTooMuchIsRefused) {
    for (const auto& [line, words] : std::vector<std::pair<std::string, std::string>>{
             {"sleep 20-7", "from 20:00 to 7:00 it would be 11"},
             {"sleep 7-7", "two hours of your day"},
             {"sleep long", "two hours of your day"},
             {"sleep 23-7 --zone=+15:00", "A time zone is"},
             {"weekend mon tue wed", "2 days at most"},
             {"weekend m", "one day of the week or two"},
             {"weekend sat off", "one day of the week or two"},
             {"vacation auto", "vacation auto on"},
             {"vacation auto maybe", "vacation auto on"}})
        expect_refused("ann", line, words);
    EXPECT_THAT(rests_of("ann"), IsEmpty());
    EXPECT_FALSE(mail("ann@example.org", "sleep ann wrongpass 23-7").accepted);
}

TEST_F(RestTest, AChangeLeavesAloneWhatHasBeenUsed) {
    done("ann", "wari challenge ann bob --first=ann --clock=2d");
    club.now += 12h;
    done("ann", "sleep 14-24");  // twelve hours are used: at noon, just before the sleeping hours
    club.now += 12h;
    EXPECT_THAT(done("ann", "wari move 1 b"), HasSubstr("you 1 day"));
}

TEST_F(RestTest, AVacationBeginsAutomaticallyIfWished) {
    EXPECT_THAT(done("ann", "vacation"), HasSubstr("None begins automatically"));
    EXPECT_THAT(done("ann", "vacation auto on"), HasSubstr("3 days at a time"));
    EXPECT_TRUE(club.user("ann").auto_vacation);
    done("ann", "vacation auto off");
    EXPECT_FALSE(club.user("ann").auto_vacation);
}

TEST_F(RestTest, AClosedAccountLeavesNoSchedule) {
    done("ann", "sleep 23-7");
    done("ann", "vacation auto on");
    const UserId ann = club.user("ann").id;
    done("ann", "signoff annspass yes");
    club.store.read([&](const StoreReader& reader) {
        EXPECT_FALSE(reader.user(ann)->auto_vacation);
        EXPECT_TRUE(reader.list<RestSchedule>(ann).empty());
    });
}

}  // namespace
}  // namespace posthouse::club
