#include "club/core/recurrence.h"

#include "club/core/calendar.h"

#include <gtest/gtest.h>

namespace posthouse::club {
namespace {

using namespace std::chrono_literals;

/// The next few times after this minute, UTC.
std::string times(const std::string& every, const std::string& at, const std::string& zone,
                  const std::string& after, int count) {
    Recurrence recurs = read_recurrence(every).value();
    recurs.at = read_time_of_day(at).value();
    recurs.zone = zone;
    std::string text;
    Instant time = read_minute(after).value();
    for (int i = 0; i < count; ++i) {
        time = next_occurrence(recurs, time).value();
        text += (i > 0 ? ", " : "") + format_minute(time);
    }
    return text;
}

TEST(Recurrence, KeepsTheTimeOfThePlaceInSummerAndInWinter) {
    EXPECT_EQ(times("saturday", "15:00", "Europe/London", "2027-03-20T12:00", 3),
              "2027-03-20 15:00, 2027-03-27 15:00, 2027-04-03 14:00");
    EXPECT_EQ(times("saturday", "15:00", "Europe/London", "2027-10-23T14:00", 2),
              "2027-10-30 14:00, 2027-11-06 15:00");
    EXPECT_EQ(times("sunday", "19:30", "America/Barbados", "2027-03-07", 2),
              "2027-03-07 23:30, 2027-03-14 23:30");
    EXPECT_EQ(times("friday", "20:00", "Africa/Accra", "2027-10-28", 2),
              "2027-10-29 20:00, 2027-11-05 20:00");
    EXPECT_EQ(times("day", "00:30", "UTC", "2027-10-28T00:30", 1), "2027-10-29 00:30");
}

TEST(Recurrence, TakesTheMomentToWhichClocksGoOnAndTheEarlierOfTwo) {
    // On 28 March 2027 they go from 01:00 to 02:00, on 31 October from 02:00 to 01:00.
    EXPECT_EQ(times("day", "01:30", "Europe/London", "2027-03-27T00:00", 3),
              "2027-03-27 01:30, 2027-03-28 01:00, 2027-03-29 00:30");
    EXPECT_EQ(times("day", "01:30", "Europe/London", "2027-10-30T00:00", 3),
              "2027-10-30 00:30, 2027-10-31 00:30, 2027-11-01 01:30");
    EXPECT_EQ(times("day", "01:30", "Europe/Dublin", "2027-10-30T12:00", 1), "2027-10-31 00:30");
}

TEST(Recurrence, FindsAWeekOfTheMonth) {
    EXPECT_EQ(times("first-saturday", "15:00", "UTC", "2027-01-02T15:00", 2),
              "2027-02-06 15:00, 2027-03-06 15:00");
    EXPECT_EQ(times("last-friday", "15:00", "UTC", "2027-01-01", 3),
              "2027-01-29 15:00, 2027-02-26 15:00, 2027-03-26 15:00");
    EXPECT_EQ(times("fourth-sunday", "15:00", "UTC", "2027-01-01", 2),
              "2027-01-24 15:00, 2027-02-28 15:00");
}

TEST(Recurrence, CountsTheDaysOfThePlace) {
    // It is Saturday in Auckland while it is still Friday in Greenwich.
    EXPECT_EQ(times("saturday", "08:00", "Pacific/Auckland", "2027-06-11T12:00", 1),
              "2027-06-11 20:00");
    EXPECT_EQ(times("first-saturday", "23:00", "America/Los_Angeles", "2027-06-01", 1),
              "2027-06-06 06:00");
}

TEST(Recurrence, IsReadAndWrittenAsAWord) {
    for (const char* word : {"day", "monday", "first-saturday", "last-friday"})
        EXPECT_EQ(recurrence_word(read_recurrence(word).value()), word);
    EXPECT_EQ(recurrence_word(read_recurrence("Last-Friday").value()), "last-friday");
    for (const char* word : {"", "week", "fifth-monday", "-monday", "first-", "first-day"})
        EXPECT_FALSE(read_recurrence(word)) << word;
    EXPECT_EQ(read_time_of_day("9:05"), 9h + 5min);
    EXPECT_EQ(format_time_of_day(9h + 5min), "09:05");
    for (const char* word : {"", "15", "24:00", "15:60", "15:0", "15:000", "ab:cd", "-1:00"})
        EXPECT_FALSE(read_time_of_day(word)) << word;
}

TEST(Recurrence, KnowsZonesByTheirNamesAlone) {
    EXPECT_FALSE(zone_error("Europe/London"));
    EXPECT_FALSE(zone_error("UTC"));
    for (const char* word :
         {"", "London", "Europe/Londres", "EST5EDT", "right/Europe/London", "../etc/passwd",
          "/etc/localtime", "Europe/../../passwd", "+01:00", "America//Lima"})
        EXPECT_EQ(zone_error(word).value().code, "time-zone-unknown") << word;
    Recurrence lost;
    lost.zone = "Europe/Londres";
    EXPECT_FALSE(next_occurrence(lost, Instant{}));
}

}  // namespace
}  // namespace posthouse::club
