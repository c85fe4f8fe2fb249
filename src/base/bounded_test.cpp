#include "base/inplace.h"

#include <gtest/gtest.h>

#include <vector>

namespace posthouse {
namespace {

using Three = InplaceVector<int, 3>;

Three listed(std::initializer_list<int> items) {
    Three list;
    for (int item : items) list.push_back(item);
    return list;
}

TEST(Bounded, holds_what_was_pushed_in_order) {
    const Three list = listed({7, 8, 9});
    EXPECT_EQ(list.size(), 3u);
    EXPECT_EQ(std::vector<int>(list.begin(), list.end()), (std::vector<int>{7, 8, 9}));
    EXPECT_EQ(list[1], 8);
}

TEST(Bounded, is_usable_in_constant_expressions) {
    // Not returned whole: a constant may not be copied while some of its places were never written.
    constexpr auto second = [] {
        Three list;
        for (int item : {1, 2}) list.push_back(item);
        return list[1];
    };
    static_assert(second() == 2);
    static_assert(Three().empty());
    static_assert(Three::capacity() == 3);
}

TEST(Bounded, lists_are_equal_when_what_they_hold_is) {
    Three list = listed({1, 2, 3});
    list.pop_back();
    EXPECT_EQ(list, listed({1, 2}));
    EXPECT_FALSE(list == listed({1, 3}));
    EXPECT_FALSE(list == listed({1}));
    list.clear();
    EXPECT_EQ(list, Three());
}

TEST(BoundedDeathTest, pushing_past_its_end_stops_the_process) {
    Three list = listed({1, 2, 3});
    EXPECT_DEATH(list.push_back(4), "");
}

TEST(BoundedDeathTest, asking_for_what_is_not_there_stops_the_process) {
    const Three list = listed({1});
    EXPECT_DEATH(static_cast<void>(list[1]), "");
    Three none;
    EXPECT_DEATH(none.pop_back(), "");
}

}  // namespace
}  // namespace posthouse
