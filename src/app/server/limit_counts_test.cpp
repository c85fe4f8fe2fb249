#include "app/server/limit_counts.h"

#include <gmock/gmock.h>

#include <fmt/format.h>

namespace posthouse::app {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::Pair;
using testing::SizeIs;

const club::Instant start{std::chrono::milliseconds(1'700'000'000'000)};

TEST(LimitCounts, TheMostFrequentInTheLastHourComesFirst) {
    LimitCounts counts;
    for (int i = 0; i < 5; ++i) counts.count("logins", "192.0.2.7", start);
    counts.count("offers", "ann", start + 2h);
    const auto rows = counts.rows(start + 2h);
    ASSERT_THAT(rows, SizeIs(2));
    EXPECT_EQ(rows[0].limit, "offers");
    EXPECT_EQ(rows[0].last_hour, 1u);
    EXPECT_EQ(rows[1].limit, "logins");
    EXPECT_EQ(rows[1].last_hour, 0u);
    EXPECT_EQ(rows[1].all, 5u);
    EXPECT_EQ(rows[1].last, start);
    EXPECT_THAT(rows[1].by_name, SizeIs(0));
}

TEST(LimitCounts, AnHourHasSixtyMinutes) {
    LimitCounts counts;
    for (int minute = 0; minute < 90; ++minute)
        counts.count("logins", "192.0.2.7", start + minute * 1min);
    EXPECT_EQ(counts.rows(start + 89min).at(0).last_hour, 60u);
    EXPECT_EQ(counts.rows(start + 89min).at(0).all, 90u);
}

TEST(LimitCounts, TheMostFrequentNameIsListedHoweverManyThereAre) {
    LimitCounts counts;
    for (int i = 0; i < 2000; ++i) {
        counts.count("logins", "192.0.2.7", start);
        if (i % 2 == 0) counts.count("logins", fmt::format("198.51.100.{}", i), start);
    }
    const auto by = counts.rows(start).at(0).by_name;
    EXPECT_THAT(by, SizeIs(LimitCounts::names_max));
    EXPECT_EQ(by.front(), std::pair(std::string("192.0.2.7"), std::uint64_t{2000}));
}

TEST(LimitCounts, AnEmptyNameIsNotListed) {
    LimitCounts counts;
    counts.count("writer_queue", "", start);
    counts.count("writer_queue", "ann", start);
    EXPECT_EQ(counts.rows(start).at(0).all, 2u);
    EXPECT_THAT(counts.rows(start).at(0).by_name, ElementsAre(Pair("ann", 1u)));
}

}  // namespace
}  // namespace posthouse::app
