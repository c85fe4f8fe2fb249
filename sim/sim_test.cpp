// That a simulation can fail: each way in which the house is broken on purpose must break a law.
// And that the same seed is the same story, without which a failure could not be looked at again.
#include "sim/simulation.h"

#include <gtest/gtest.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <cctype>
#include <iterator>

namespace posthouse::sim {
namespace {

struct Quiet : testing::Environment {
    void SetUp() override { spdlog::set_level(spdlog::level::off); }
};
[[maybe_unused]] const auto* const quiet = testing::AddGlobalTestEnvironment(new Quiet);

SimulationResult live(Scenario scenario, std::uint64_t steps) {
    return Simulation(scenario).run(steps);
}

class BrokenHouse : public testing::TestWithParam<InjectedBug> {};

TEST_P(BrokenHouse, breaks_a_law) {
    constexpr std::uint64_t seeds_max = 150;
    for (std::uint64_t seed = 1; seed <= seeds_max; ++seed) {
        Scenario scenario = scenario_from_seed(seed);
        scenario.injected_bug = GetParam();
        if (live(scenario, 600).broken) return;
    }
    ADD_FAILURE() << "no law is broken in " << seeds_max << " seeds";
}

std::string name_of(const testing::TestParamInfo<InjectedBug>& info) {
    std::string name(sabotages[static_cast<std::size_t>(info.param)]);
    std::ranges::replace(name, '-', '_');
    return name;
}

std::vector<InjectedBug> all_sabotages() {
    std::vector<InjectedBug> all;
    for (std::size_t i = 1; i < std::size(sabotages); ++i)
        all.push_back(static_cast<InjectedBug>(i));
    return all;
}
INSTANTIATE_TEST_SUITE_P(Sim, BrokenHouse, testing::ValuesIn(all_sabotages()), name_of);

TEST(Sim, the_same_seed_is_the_same_story) {
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const SimulationResult one = live(scenario_from_seed(seed), 400),
                               other = live(scenario_from_seed(seed), 400);
        EXPECT_EQ(one.fingerprint, other.fingerprint) << seed;
        EXPECT_EQ(one.broken, other.broken) << seed;
        EXPECT_EQ(one.commits, other.commits) << seed;
    }
}

TEST(Sim, another_seed_is_another_story) {
    EXPECT_NE(live(scenario_from_seed(1), 200).fingerprint,
              live(scenario_from_seed(2), 200).fingerprint);
}

}  // namespace
}  // namespace posthouse::sim
