#include "http/server/limits.h"

#include <gtest/gtest.h>

namespace posthouse::http {
namespace {

using namespace std::chrono_literals;

club::Instant at(std::chrono::milliseconds ms) {
    return club::Instant(ms);
}

TEST(RateLimiter, AllowsABurstAndThenASteadyRate) {
    RateLimiter limiter(60, 3, 100);
    for (int i = 0; i < 3; ++i) EXPECT_FALSE(limiter.retry_after("ann", at(0ms)));
    EXPECT_EQ(limiter.retry_after("ann", at(0ms)), 1s);
    EXPECT_FALSE(limiter.retry_after("bob", at(0ms)));
    EXPECT_TRUE(limiter.retry_after("ann", at(999ms)));
    EXPECT_FALSE(limiter.retry_after("ann", at(1000ms)));
    EXPECT_TRUE(limiter.retry_after("ann", at(1001ms)));
}

TEST(RateLimiter, WaitingAsToldIsEnough) {
    RateLimiter limiter(2, 1, 100);
    EXPECT_FALSE(limiter.retry_after("ann", at(0ms)));
    EXPECT_EQ(limiter.retry_after("ann", at(0ms)), 30s);
    EXPECT_EQ(limiter.retry_after("ann", at(29'500ms)), 1s);
    EXPECT_FALSE(limiter.retry_after("ann", at(30'000ms)));
}

TEST(RateLimiter, RefusalsDoNotCount) {
    RateLimiter limiter(60, 1, 100);
    EXPECT_FALSE(limiter.retry_after("ann", at(0ms)));
    for (int i = 0; i < 1000; ++i) EXPECT_EQ(limiter.retry_after("ann", at(0ms)), 1s);
}

TEST(RateLimiter, ZeroIsUnlimited) {
    RateLimiter limiter(0, 0, 100);
    for (int i = 0; i < 1000; ++i) EXPECT_FALSE(limiter.retry_after("ann", at(0ms)));
    EXPECT_EQ(limiter.key_count(), 0U);
}

TEST(RateLimiter, MemoryIsBounded) {
    RateLimiter limiter(1, 1, 1000);
    for (int i = 0; i < 100'000; ++i) limiter.retry_after("key " + std::to_string(i), at(0ms));
    EXPECT_LE(limiter.key_count(), 1000U);
    EXPECT_TRUE(limiter.retry_after("key 99999", at(1ms))) << "the latest are known";
}

TEST(RateLimiter, AClockSetBackLocksNobodyOut) {
    RateLimiter limiter(60, 2, 100);
    EXPECT_FALSE(limiter.retry_after("ann", at(1h)));
    EXPECT_EQ(limiter.retry_after("ann", at(0ms)), 1s);
    EXPECT_FALSE(limiter.retry_after("ann", at(1s)));
}

TEST(ConnectionLimiter, CountsWhatIsOpenOfEachKey) {
    ConnectionLimiter limiter(2);
    auto one = limiter.admit("ann"), two = limiter.admit("ann");
    EXPECT_TRUE(one && two);
    EXPECT_FALSE(limiter.admit("ann"));
    EXPECT_TRUE(limiter.admit("bob"));
    two.reset();
    EXPECT_TRUE(limiter.admit("ann"));
    ConnectionLimiter unlimited(0);
    EXPECT_TRUE(unlimited.admit("ann"));
}

TEST(AddressKey, AnIpv6NetworkIsOneKeyAndAMappedIpv4IsItself) {
    EXPECT_EQ(address_key("192.0.2.7"), "192.0.2.7");
    EXPECT_EQ(address_key("2001:db8:1:2:3:4:5:6"), address_key("2001:db8:1:2::9"));
    EXPECT_NE(address_key("2001:db8:1:2::9"), address_key("2001:db8:1:3::9"));
    EXPECT_EQ(address_key("::ffff:192.0.2.7"), "192.0.2.7");
    EXPECT_EQ(address_key("nonsense"), "nonsense");
}

constexpr club::Instant start{std::chrono::sys_days{std::chrono::year{2026} / 11 / 23}};

TEST(RateLimiter, TellsWhatIsLeftWithoutCountingIt) {
    RateLimiter limiter(240, burst_size(240), 10);  // 60 at once
    const auto left = [&](club::Instant now) {
        const Quota quota = *limiter.quota("ann", now);
        EXPECT_EQ(quota.limit, 60);
        EXPECT_EQ(quota.window, 15s);
        return std::pair(quota.remaining, quota.reset);
    };
    EXPECT_EQ(left(start), std::pair(60, 0s));
    for (int i = 0; i < 60; ++i) EXPECT_FALSE(limiter.retry_after("ann", start));
    EXPECT_EQ(left(start), std::pair(0, 15s));
    EXPECT_TRUE(limiter.retry_after("ann", start));
    EXPECT_EQ(left(start + 5s), std::pair(20, 10s));
    EXPECT_EQ(left(start - 1h), std::pair(0, 15s)) << "a clock set back";
    EXPECT_FALSE(RateLimiter(0, 1, 10).quota("ann", start));
}

TEST(AnonymousTimeBudget, AnAddressCanSpendItsTimeAtOnceAndAgainEachMinute) {
    AnonymousTimeBudget work(20s, 5s, 1000);
    for (int i = 0; i < 6; ++i) {
        ASSERT_FALSE(work.retry_after("192.0.2.1", start)) << i;
        work.charge("192.0.2.1", 1s, start);
    }
    EXPECT_EQ(work.retry_after("192.0.2.1", start), 12s);
    EXPECT_FALSE(work.retry_after("192.0.2.2", start)) << "others are let in";
    EXPECT_FALSE(work.retry_after("192.0.2.1", start + 12s));
    AnonymousTimeBudget::Time had{};
    for (club::Instant now = start + 1min; now < start + 11min; now += 1s)
        if (!work.retry_after("192.0.2.1", now)) {
            work.charge("192.0.2.1", 500ms, now);
            had += 500ms;
        }
    EXPECT_LE(had, 56s) << "ten minutes' worth, and one at once";
    EXPECT_GE(had, 45s);
}

TEST(AnonymousTimeBudget, ManyAddressesShareTheCommonLimit) {
    AnonymousTimeBudget work(20s, 5s, 1000);
    AnonymousTimeBudget::Time had{};
    for (int i = 0; i < 500; ++i) {
        const std::string address = "192.0.2." + std::to_string(i % 250);
        if (work.retry_after(address, start)) continue;
        work.charge(address, 100ms, start);
        had += 100ms;
    }
    EXPECT_LE(had, 20s + 100ms);
}

TEST(AnonymousTimeBudget, AnIpv6NetworkIsOneAddressAndAClockSetBackLocksNobodyOut) {
    AnonymousTimeBudget work(20s, 1s, 1000);
    work.charge("2001:db8::1", 2s, start);
    EXPECT_TRUE(work.retry_after("2001:db8::2", start));
    work.charge("192.0.2.1", 1s, start);
    EXPECT_FALSE(work.retry_after("192.0.2.1", start));
    work.charge("192.0.2.1", 10s, start);
    EXPECT_TRUE(work.retry_after("192.0.2.1", start - 1h));
    EXPECT_FALSE(work.retry_after("192.0.2.1", start - 1h + 1min));
}

TEST(AnonymousTimeBudget, ZeroIsUnlimited) {
    AnonymousTimeBudget work(0s, 0s, 1000);
    work.charge("192.0.2.1", 1h, start);
    EXPECT_FALSE(work.retry_after("192.0.2.1", start));
}

}  // namespace
}  // namespace posthouse::http
