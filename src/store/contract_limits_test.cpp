// The contract test: throttles and sign-ups that wait for the answer to a letter. The stores are
// named at the end of contract_test.cpp.

#include "store/store_contract.h"

#include <gmock/gmock.h>

namespace posthouse::store {

TEST_P(StoreContract, AThrottleIsKeptChangedAndForgottenInTime) {
    const auto kept = [&](const char* key) {
        return read_back([&](auto& reader) { return reader.throttle(key); });
    };
    work([&](club::UnitOfWork& unit) {
        unit.set_throttle({"a", 1, at(1'700'000'000'123), at(20)});
        unit.set_throttle({"b", 2, at(5), at(30)});
    });
    ASSERT_TRUE(kept("a"));
    EXPECT_EQ(kept("a")->count, 1);
    EXPECT_EQ(kept("a")->next, at(1'700'000'000'123));
    EXPECT_EQ(kept("a")->expires, at(20));
    EXPECT_FALSE(kept("c"));
    work([&](club::UnitOfWork& unit) { unit.set_throttle({"a", 7, at(8), at(40)}); });
    EXPECT_EQ(kept("a")->count, 7);
    work([&](club::UnitOfWork& unit) { unit.remove_throttles_before(at(30)); });
    EXPECT_TRUE(kept("b")) << "not before its time";
    work([&](club::UnitOfWork& unit) { unit.remove_throttles_before(at(31)); });
    EXPECT_FALSE(kept("b"));
    work([&](club::UnitOfWork& unit) {
        unit.remove_throttle("a");
        unit.remove_throttle("never");
    });
    EXPECT_FALSE(kept("a"));
}

TEST_P(StoreContract, AHeldSignUpIsThereUntilItIsReleasedOrItsTimeIsPast) {
    club::HeldSignUp one{{}, "ann", "a hash", "ann@example.org", at(10)}, two = one;
    two.expires = at(20);
    work([&](club::UnitOfWork& unit) {
        unit.hold_sign_up(one);
        unit.hold_sign_up(two);
    });
    const auto kept = [&](club::SignUpId id) {
        return read_back([&](auto& reader) { return reader.held_sign_up(id); });
    };
    ASSERT_TRUE(kept(one.id));
    EXPECT_EQ(kept(one.id)->name, "ann");
    EXPECT_EQ(kept(one.id)->password_hash, "a hash");
    EXPECT_EQ(kept(one.id)->address, "ann@example.org");
    EXPECT_EQ(kept(one.id)->expires, at(10));
    work([&](club::UnitOfWork& unit) { unit.release_sign_ups_before(at(20)); });
    EXPECT_FALSE(kept(one.id));
    EXPECT_TRUE(kept(two.id));
    work([&](club::UnitOfWork& unit) { unit.release_sign_up(two.id); });
    EXPECT_FALSE(kept(two.id));
    club::HeldSignUp three = one;
    work([&](club::UnitOfWork& unit) { unit.hold_sign_up(three); });
    EXPECT_GT(three.id, two.id) << "an identity is not given again";
}

}  // namespace posthouse::store
