#include "base/instruction_set.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

namespace posthouse {
namespace {

TEST(InstructionSets, BeginWithTheOneThatEveryMachineHas) {
    const auto sets = instruction_sets();
    ASSERT_FALSE(sets.empty());
    EXPECT_EQ(sets.front(), InstructionSet::baseline);
    EXPECT_TRUE(std::is_sorted(sets.begin(), sets.end()));
}

TEST(InstructionSets, TheBestIsChosenUnlessTheEnvironmentNamesAnother) {
    const auto sets = instruction_sets();
    ::unsetenv("POSTHOUSE_INSTRUCTION_SET");
    EXPECT_EQ(best_instruction_set(), sets.back());
    for (InstructionSet set : sets) {
        ::setenv("POSTHOUSE_INSTRUCTION_SET", std::string(name_of(set)).c_str(), 1);
        EXPECT_EQ(best_instruction_set(), set);
    }
    ::setenv("POSTHOUSE_INSTRUCTION_SET", "of some other machine", 1);
    EXPECT_EQ(best_instruction_set(), sets.back());
    ::unsetenv("POSTHOUSE_INSTRUCTION_SET");
}

}  // namespace
}  // namespace posthouse
