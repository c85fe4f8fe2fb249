#include "club/accounts/password_checker.h"

#include "club/commands/test_club.h"

#include <gmock/gmock.h>

namespace posthouse::club {
namespace {

using namespace std::chrono_literals;
using std::chrono::seconds;

class PasswordCheckerTest : public testing::Test {
protected:
    PasswordCheckerTest() {
        for (const char* name : {"ann", "bob"}) club.join(name);
    }

    PasswordCheckResult check(const std::string& name, const std::string& password,
                              const std::string& client, std::optional<UserId> session = {}) {
        PasswordCheckResult answer = checker.check({.names = {name},
                                                    .password = password,
                                                    .client = client,
                                                    .session = session,
                                                    .now = club.now});
        note(answer);
        return answer;
    }
    void note(PasswordCheckResult& answer) {
        transact(club.store, [&](UnitOfWork& unit) {
            checker.record_attempts(unit, answer.attempts, club.now);
        });
        answer.attempts.clear();
    }
    void guess(const std::string& name, const std::string& client, int times) {
        for (int i = 0; i < times; ++i) check(name, "wrong-guess", client);
    }
    /// Guesses as often as allowed for this long; returns how many were checked.
    int guesses_in(milliseconds time, const std::function<std::string(int)>& client) {
        int looked_at = 0;
        const Instant end = club.now + time;
        for (int i = 0; club.now < end; ++i) {
            const auto answer = check("ann", "wrong-guess", client(i));
            if (answer.wait)
                club.now += std::min<milliseconds>(*answer.wait, 60s);
            else
                ++looked_at;
        }
        return looked_at;
    }

    TestClub club;
    PasswordChecker checker{club.store, PasswordCost::minimal, club.key};
};

TEST_F(PasswordCheckerTest, AfterThreeWrongOnesTheNextWaitsTwiceAsLongEachTime) {
    guess("ann", "192.0.2.1", 3);
    for (const seconds wait : {1s, 2s, 4s, 8s}) {
        EXPECT_EQ(check("ann", "annspass", "192.0.2.1").wait, wait) << "not even the right one";
        club.now += wait;
        EXPECT_FALSE(check("ann", "wrong-guess", "192.0.2.1").wait);
    }
    club.now += 16s;
    EXPECT_TRUE(check("ann", "annspass", "192.0.2.1").user);
    guess("ann", "192.0.2.1", 3);
    EXPECT_EQ(check("ann", "annspass", "192.0.2.1").wait, 1s) << "a right one begins anew";
}

TEST_F(PasswordCheckerTest, TheWaitHasABound) {
    EXPECT_EQ(account_and_client_delays.delay_after(2), 0s);
    EXPECT_EQ(account_and_client_delays.delay_after(3), 1s);
    EXPECT_EQ(account_and_client_delays.delay_after(1000), 15min);
    EXPECT_EQ(account_delays.delay_after(1000), 30s);
}

TEST_F(PasswordCheckerTest, OneClientLooksAtFewPasswordsOfAnAccountInADay) {
    EXPECT_LE(guesses_in(24h, [](int) { return "192.0.2.1"; }), 110);
}

TEST_F(PasswordCheckerTest, ManyClientsTogetherLookAtOneOfAnAccountInHalfAMinute) {
    const auto other = [](int i) { return "client " + std::to_string(i); };
    EXPECT_LE(guesses_in(1h, other), 140);
}

TEST_F(PasswordCheckerTest, OneClientWaitsWhateverAccountsItTries) {
    for (int i = 0; i < 12; ++i) club.join("someone" + std::to_string(i));
    for (int i = 0; i < 10; ++i) guess("someone" + std::to_string(i), "192.0.2.1", 1);
    EXPECT_EQ(check("someone11", "guess-guess", "192.0.2.1").wait, 1s);
    EXPECT_FALSE(check("someone11", "guess-guess", "192.0.2.2").wait);
}

TEST_F(PasswordCheckerTest, AClientThatWasRightLatelyDoesNotWaitForOthers) {
    ASSERT_TRUE(check("ann", "annspass", "192.0.2.1").user);
    for (int i = 0; i < 60; ++i) guess("ann", "client " + std::to_string(i), 1);
    guess("bob", "192.0.2.1", 30);
    EXPECT_TRUE(check("ann", "annspass", "192.0.2.9").wait) << "an unknown one waits";
    EXPECT_TRUE(check("ann", "annspass", "192.0.2.1").user);
    club.now += std::chrono::days(31);
    for (int i = 0; i < 60; ++i) guess("ann", "client " + std::to_string(i), 1);
    EXPECT_TRUE(check("ann", "annspass", "192.0.2.1").wait) << "that was long ago";
}

TEST_F(PasswordCheckerTest, ASessionOfTheAccountWaitsForItsOwnGuessesOnly) {
    const UserId ann = club.user("ann").id;
    for (int i = 0; i < 60; ++i) guess("ann", "client " + std::to_string(i), 1);
    guess("ann", "192.0.2.1", 8);
    EXPECT_TRUE(check("ann", "annspass", "192.0.2.1", ann).user);
    for (int i = 0; i < 3; ++i) check("ann", "wrong-guess", "192.0.2.1", ann);
    EXPECT_EQ(check("ann", "annspass", "192.0.2.1", ann).wait, 1s) << "a stolen session guesses";
    EXPECT_TRUE(check("ann", "annspass", "192.0.2.1", club.user("bob").id).wait)
        << "another's session helps nobody";
}

TEST_F(PasswordCheckerTest, ARememberedPasswordIsNoWayRoundTheWait) {
    ASSERT_TRUE(check("ann", "annspass", "192.0.2.1").user);
    guess("ann", "192.0.2.2", 3);
    const auto answer = checker.check_cached(
        {.names = {"ann"}, .password = "annspass", .client = "192.0.2.2", .now = club.now});
    ASSERT_TRUE(answer);
    EXPECT_TRUE(answer->wait);
    EXPECT_FALSE(answer->user);
}

TEST_F(PasswordCheckerTest, ChecksUnderWayCountUntilTheyAreWrittenDown) {
    guess("ann", "192.0.2.1", 2);
    auto first = checker.check(
        {.names = {"ann"}, .password = "wrong-guess", .client = "192.0.2.1", .now = club.now});
    EXPECT_FALSE(first.wait);
    auto second = checker.check(
        {.names = {"ann"}, .password = "annspass", .client = "192.0.2.1", .now = club.now});
    EXPECT_TRUE(second.wait) << "the first is not written down yet";
    note(first);
    club.now += 1s;
    EXPECT_TRUE(check("ann", "annspass", "192.0.2.1").user);
}

TEST_F(PasswordCheckerTest, ARestartForgetsNothing) {
    guess("ann", "192.0.2.1", 5);
    PasswordChecker after{club.store, PasswordCost::minimal, club.key};
    EXPECT_TRUE(
        after
            .check(
                {.names = {"ann"}, .password = "annspass", .client = "192.0.2.1", .now = club.now})
            .wait);
}

TEST_F(PasswordCheckerTest, NamingAnOpponentIsNoGuessAtTheirPassword) {
    for (int i = 0; i < 5; ++i) {
        auto answer = checker.check({.names = {"ann", "bob"},
                                     .password = "bobspass",
                                     .client = "192.0.2.2",
                                     .now = club.now});
        ASSERT_TRUE(answer.user);
        EXPECT_EQ(answer.user->name, "bob");
        note(answer);
    }
    EXPECT_TRUE(check("ann", "annspass", "192.0.2.2").user);
}

TEST_F(PasswordCheckerTest, WhatIsCountedIsForgottenInTime) {
    guess("ann", "192.0.2.1", 20);
    club.now += std::chrono::days(1) + 1h;
    EXPECT_TRUE(check("ann", "annspass", "192.0.2.1").user);
}

}  // namespace
}  // namespace posthouse::club
