#include "http/limits.h"

#include <gtest/gtest.h>

namespace posthouse::http {
namespace {

using namespace std::chrono_literals;

club::Instant at(std::chrono::milliseconds ms) {
    return club::Instant(ms);
}

TEST(Limiter, ABurstIsLetThroughAndThenOneAfterAnother) {
    RateLimiter limiter(60, 3, 100);
    for (int i = 0; i < 3; ++i) EXPECT_FALSE(limiter.retry_after("ann", at(0ms)));
    EXPECT_EQ(limiter.retry_after("ann", at(0ms)), 1s);
    EXPECT_FALSE(limiter.retry_after("bob", at(0ms)));
    EXPECT_TRUE(limiter.retry_after("ann", at(999ms)));
    EXPECT_FALSE(limiter.retry_after("ann", at(1000ms)));
    EXPECT_TRUE(limiter.retry_after("ann", at(1001ms)));
}

TEST(Limiter, WhoWaitsAsLongAsHeWasToldGoesOn) {
    RateLimiter limiter(2, 1, 100);
    EXPECT_FALSE(limiter.retry_after("ann", at(0ms)));
    EXPECT_EQ(limiter.retry_after("ann", at(0ms)), 30s);
    EXPECT_EQ(limiter.retry_after("ann", at(29'500ms)), 1s);
    EXPECT_FALSE(limiter.retry_after("ann", at(30'000ms)));
}

TEST(Limiter, RefusalsDoNotCount) {
    RateLimiter limiter(60, 1, 100);
    EXPECT_FALSE(limiter.retry_after("ann", at(0ms)));
    for (int i = 0; i < 1000; ++i) EXPECT_EQ(limiter.retry_after("ann", at(0ms)), 1s);
}

TEST(Limiter, NoLimitIsNone) {
    RateLimiter limiter(0, 0, 100);
    for (int i = 0; i < 1000; ++i) EXPECT_FALSE(limiter.retry_after("ann", at(0ms)));
    EXPECT_EQ(limiter.keys(), 0U);
}

TEST(Limiter, WhatIsRememberedIsBounded) {
    RateLimiter limiter(1, 1, 1000);
    for (int i = 0; i < 100'000; ++i) limiter.retry_after("key " + std::to_string(i), at(0ms));
    EXPECT_LE(limiter.keys(), 1000U);
    EXPECT_TRUE(limiter.retry_after("key 99999", at(1ms))) << "the latest are known";
}

TEST(Limiter, AClockThatWasPutBackShutsNobodyOut) {
    RateLimiter limiter(60, 2, 100);
    EXPECT_FALSE(limiter.retry_after("ann", at(1h)));
    EXPECT_EQ(limiter.retry_after("ann", at(0ms)), 1s);
    EXPECT_FALSE(limiter.retry_after("ann", at(1s)));
}

TEST(KeyOfAddress, AnIpv6NetworkIsOneAndAWrappedIpv4IsItself) {
    EXPECT_EQ(key_of_address("192.0.2.7"), "192.0.2.7");
    EXPECT_EQ(key_of_address("2001:db8:1:2:3:4:5:6"), key_of_address("2001:db8:1:2::9"));
    EXPECT_NE(key_of_address("2001:db8:1:2::9"), key_of_address("2001:db8:1:3::9"));
    EXPECT_EQ(key_of_address("::ffff:192.0.2.7"), "192.0.2.7");
    EXPECT_EQ(key_of_address("nonsense"), "nonsense");
}

}  // namespace
}  // namespace posthouse::http
