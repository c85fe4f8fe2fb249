#include "club/accounts/authenticator.h"

#include "club/accounts/account_tables.h"
#include "club/commands/test_club.h"

#include <gmock/gmock.h>

#include <atomic>
#include <thread>

namespace posthouse::club {
namespace {

using namespace std::chrono_literals;

class AuthenticatorTest : public testing::Test {
protected:
    AuthenticatorTest() { house.join("ann"); }
    Request asks(const std::string& line) { return house.mail_from("ann@example.org", {line}); }

    TestClub house;
    Authenticator keeper{house.store, PasswordCost::minimal, house.key};
};

TEST_F(AuthenticatorTest, ACorrectPasswordIsHashedOnceInFifteenMinutes) {
    const std::string line = "wari move 1 ann annspass c";
    EXPECT_FALSE(keeper.verify_request_if_cached(asks(line)));
    EXPECT_EQ(keeper.verify_request(asks(line)).password_checks.at(0).user, house.user("ann").id);
    const auto again = keeper.verify_request_if_cached(asks(line));
    ASSERT_TRUE(again);
    EXPECT_EQ(again->password_checks.at(0).user, house.user("ann").id);
    EXPECT_EQ(again->password_checks.at(0).hash, house.user("ann").password_hash);
    house.now += 16min;
    EXPECT_FALSE(keeper.verify_request_if_cached(asks(line)));
}

TEST_F(AuthenticatorTest, AWrongOrVoidPasswordIsNeverTakenFromMemory) {
    keeper.verify_request(asks("wari move 1 ann annspass c"));
    EXPECT_FALSE(keeper.verify_request_if_cached(asks("wari move 1 ann annspasS c")));
    keeper.verify_request(asks("wari move 1 ann wrongpass c"));
    EXPECT_FALSE(keeper.verify_request_if_cached(asks("wari move 1 ann wrongpass c")));
    ASSERT_TRUE(house.say("ann", "change password annspass newerpass").accepted);
    EXPECT_FALSE(keeper.verify_request_if_cached(asks("wari move 1 ann annspass c")));
    EXPECT_FALSE(
        keeper.verify_request(asks("wari move 1 ann annspass c")).password_checks.at(0).user);
}

TEST_F(AuthenticatorTest, RequestsWithoutAnAccountPasswordNeedNoHashing) {
    EXPECT_TRUE(keeper.verify_request_if_cached(asks("help")));
    EXPECT_TRUE(keeper.verify_request_if_cached(asks("wari move 1 c")));
    EXPECT_FALSE(keeper.verify_request_if_cached(asks("signup bob bobspass")));
    transact(house.store, [&](UnitOfWork& unit) {
        User ann = *unit.user_named("ann");
        ann.mail_password = 3;
        change_user(unit, ann);
    });
    const User ann = house.user("ann");
    const std::string word = house.key.mail_password(ann.id, 3);
    for (const std::string& typed : {word, "\"" + word + "\""}) {
        const auto proved =
            keeper.verify_request_if_cached(asks("wari move 1 ann " + typed + " c"));
        ASSERT_TRUE(proved);
        EXPECT_EQ(proved->password_checks.at(0).user, ann.id);
        EXPECT_EQ(proved->password_checks.at(0).mail_password, 3);
    }
    EXPECT_FALSE(keeper.verify_password({"ann", word}, house.now).user) << "it opens no session";
    const std::string void_word = house.key.mail_password(ann.id, 2);
    EXPECT_FALSE(keeper.verify_request(asks("wari move 1 ann " + void_word + " c"))
                     .password_checks.at(0)
                     .user);
}

TEST_F(AuthenticatorTest, TheLinesOfMultipleAreVerifiedOneByOne) {
    Request request = asks("multiple");
    request.comment = "list\nwari move 1 ann annspass c\nwari show 1\nwari move 2 ann annspass d\n";
    const PasswordChecks proofs = keeper.verify_request(request).password_checks;
    ASSERT_EQ(proofs.size(), 4u);
    EXPECT_FALSE(proofs[0].user);
    EXPECT_TRUE(proofs[1].user);
    EXPECT_FALSE(proofs[2].user);
    EXPECT_TRUE(proofs[3].user);
}

TEST_F(AuthenticatorTest, SeveralLinesHoldOneSecretUnlessTheSpeakerIsKnown) {
    for (const char* second : {"wari move 2 ann wrongpass c", "signup bob bobspass",
                               "change password ann annspass newerpass"}) {
        Request request = asks("multiple");
        request.comment = std::string("wari move 1 ann annspass c\n") + second + "\n";
        const Response reply = house.submit(request);
        EXPECT_FALSE(reply.accepted);
        EXPECT_THAT(reply.text, testing::HasSubstr("can use only one password")) << second;
        EXPECT_TRUE(keeper.verify_request_if_cached(request)) << "nothing is worked out";
        request.speaker = house.user("ann").id;
        EXPECT_FALSE(keeper.verify_request_if_cached(request)) << second;
    }
}

TEST_F(AuthenticatorTest, AResetThatWillBeRefusedCostsNoHashing) {
    EXPECT_TRUE(
        keeper.verify_request_if_cached(asks("reset password p12-1795300000000-abc newerpass")));
}

TEST(PasswordCacheTest, OldEntriesAreDroppedSoThatMemoryIsBounded) {
    PasswordCache right;
    const std::string user = "a hash";
    const Instant now{};
    for (int i = 0; i < 10'001; ++i) right.insert(user, "password" + std::to_string(i), now);
    EXPECT_FALSE(right.contains(user, "password0", now));
    EXPECT_TRUE(right.contains(user, "password1", now));
    EXPECT_TRUE(right.contains(user, "password10000", now));
}

TEST(PasswordCacheTest, IsThreadSafe) {
    PasswordCache right;
    std::atomic<int> known = 0;
    std::vector<std::thread> threads;
    for (int thread = 0; thread < 4; ++thread)
        threads.emplace_back([&, thread] {
            const std::string user = "the hash of user " + std::to_string(thread);
            for (int i = 0; i < 1000; ++i) {
                right.insert(user, std::to_string(i), {});
                known += right.contains(user, std::to_string(i), {});
            }
        });
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(known, 4000);
}

}  // namespace
}  // namespace posthouse::club
