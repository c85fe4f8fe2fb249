#include "club/doorkeeper.h"

#include "club/still_house.h"

#include <gmock/gmock.h>

#include <atomic>
#include <thread>

namespace posthouse {
namespace {

using namespace std::chrono_literals;

class DoorkeeperTest : public testing::Test {
protected:
    DoorkeeperTest() { house.join("ann"); }
    Request asks(const std::string& line) { return house.mail_from("ann@example.org", {line}); }

    StillHouse house;
    Doorkeeper keeper{house.store, PasswordCost::minimal, house.key};
};

TEST_F(DoorkeeperTest, ARightPasswordIsWorkedOutOnceInAQuarterOfAnHour) {
    const std::string line = "wari move 1 ann annspass c";
    EXPECT_FALSE(keeper.prove_at_once(asks(line)));
    EXPECT_EQ(keeper.prove(asks(line)).at(0).claimed, house.user("ann").id);
    const auto again = keeper.prove_at_once(asks(line));
    ASSERT_TRUE(again);
    EXPECT_EQ(again->at(0).claimed, house.user("ann").id);
    EXPECT_EQ(again->at(0).hash, house.user("ann").password_hash);
    house.now += 16min;
    EXPECT_FALSE(keeper.prove_at_once(asks(line)));
}

TEST_F(DoorkeeperTest, AWrongOrVoidPasswordIsNeverTakenFromMemory) {
    keeper.prove(asks("wari move 1 ann annspass c"));
    EXPECT_FALSE(keeper.prove_at_once(asks("wari move 1 ann annspasS c")));
    keeper.prove(asks("wari move 1 ann wrongpass c"));
    EXPECT_FALSE(keeper.prove_at_once(asks("wari move 1 ann wrongpass c")));
    ASSERT_TRUE(house.say("ann", "change password annspass newerpass").accepted);
    EXPECT_FALSE(keeper.prove_at_once(asks("wari move 1 ann annspass c")));
    EXPECT_FALSE(keeper.prove(asks("wari move 1 ann annspass c")).at(0).claimed);
}

TEST_F(DoorkeeperTest, WhatHasNoPasswordOrAMailPasswordIsToldAtOnce) {
    EXPECT_TRUE(keeper.prove_at_once(asks("help")));
    EXPECT_TRUE(keeper.prove_at_once(asks("wari move 1 c")));
    EXPECT_FALSE(keeper.prove_at_once(asks("signup bob bobspass")));
    transact(house.store, [&](Unit& unit) {
        User ann = *unit.user_named("ann");
        ann.mail_password = 3;
        unit.change_user(ann);
    });
    const User ann = house.user("ann");
    const std::string word = house.key.mail_password(ann.id, 3);
    for (const std::string& typed : {word, "\"" + word + "\""}) {
        const auto proofs = keeper.prove_at_once(asks("wari move 1 ann " + typed + " c"));
        ASSERT_TRUE(proofs);
        EXPECT_EQ(proofs->at(0).claimed, ann.id);
        EXPECT_EQ(proofs->at(0).mail_password, 3);
    }
    EXPECT_FALSE(keeper.recognise("ann", word)) << "it opens no session";
    const std::string void_word = house.key.mail_password(ann.id, 2);
    EXPECT_FALSE(keeper.prove(asks("wari move 1 ann " + void_word + " c")).at(0).claimed);
}

TEST_F(DoorkeeperTest, TheLinesBeneathMultipleAreProvedOneByOne) {
    Request request = asks("multiple");
    request.comment = "list\nwari move 1 ann annspass c\nwari move 1 ann wrongpass c\n";
    const Proofs proofs = keeper.prove(request);
    ASSERT_EQ(proofs.size(), 3u);
    EXPECT_FALSE(proofs[0].claimed);
    EXPECT_TRUE(proofs[1].claimed);
    EXPECT_FALSE(proofs[2].claimed);
}

TEST(RightPasswordsTest, OldOnesMakeRoomSoThatTheMemoryIsBounded) {
    RightPasswords right;
    User user;
    user.password_hash = "a hash";
    const Instant now{};
    for (int i = 0; i < 10'001; ++i) right.remember(user, "password" + std::to_string(i), now);
    EXPECT_FALSE(right.knows(user, "password0", now));
    EXPECT_TRUE(right.knows(user, "password1", now));
    EXPECT_TRUE(right.knows(user, "password10000", now));
}

TEST(RightPasswordsTest, ManyMayAskAtOnce) {
    RightPasswords right;
    std::atomic<int> known = 0;
    std::vector<std::thread> threads;
    for (int thread = 0; thread < 4; ++thread)
        threads.emplace_back([&, thread] {
            User user;
            user.id = UserId{thread};
            for (int i = 0; i < 1000; ++i) {
                right.remember(user, std::to_string(i), {});
                known += right.knows(user, std::to_string(i), {});
            }
        });
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(known, 4000);
}

}  // namespace
}  // namespace posthouse
