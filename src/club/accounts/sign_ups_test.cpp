#include "club/accounts/sign_ups.h"

#include "club/commands/test_club.h"

#include <gmock/gmock.h>

namespace posthouse::club {
namespace {

using namespace std::chrono_literals;

class SignUpsTest : public testing::Test {
protected:
    /// Signs up until refused, at most this many times.
    int sign_up(const std::string& client, int times) {
        int done = 0;
        transact(club.store, [&](UnitOfWork& unit) {
            for (int i = 0; i < times; ++i) {
                if (sign_up_wait(unit, club.key, limits, client, club.now)) continue;
                record_sign_up(unit, club.key, limits, client, club.now);
                ++done;
            }
        });
        return done;
    }

    TestClub club;
    SignUpLimits limits{5, 12};
};

TEST_F(SignUpsTest, OneClientSignsUpAFewTimesAnHourAndADay) {
    EXPECT_EQ(sign_up("192.0.2.1", 20), 5);
    EXPECT_EQ(sign_up("192.0.2.2", 1), 1) << "another is not concerned";
    club.now += 59min;
    EXPECT_EQ(sign_up("192.0.2.1", 20), 0);
    club.now += 1min;
    EXPECT_EQ(sign_up("192.0.2.1", 20), 5);
    club.now += 1h;
    EXPECT_EQ(sign_up("192.0.2.1", 20), 2) << "twelve in a day";
    club.now += 22h;
    EXPECT_EQ(sign_up("192.0.2.1", 20), 5);
}

TEST_F(SignUpsTest, OfAMailsDomainTenTimesAsManyMay) {
    int done = 0;
    for (int i = 0; i < 100; ++i)
        done += sign_up("unproved mail a" + std::to_string(i) + "@example.org", 1);
    EXPECT_EQ(done, 50);
    EXPECT_EQ(sign_up("unproved mail a@example.com", 9), 5);
}

TEST_F(SignUpsTest, ZeroIsNoLimit) {
    limits = {};
    EXPECT_EQ(sign_up("192.0.2.1", 200), 200);
}

}  // namespace
}  // namespace posthouse::club
