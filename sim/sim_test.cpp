// Mutation tests: each injected bug must violate an invariant. And determinism: a seed must always
// give the same run, or failures could not be reproduced.
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

SimulationResult run(Scenario scenario, std::uint64_t steps) {
    return Simulation(scenario).run(steps);
}

class InjectedBugs : public testing::TestWithParam<InjectedBug> {};

TEST_P(InjectedBugs, ViolatesAnInvariant) {
    constexpr std::uint64_t seeds_max = 150;
    for (std::uint64_t seed = 1; seed <= seeds_max; ++seed) {
        Scenario scenario = scenario_from_seed(seed);
        scenario.injected_bug = GetParam();
        if (run(scenario, 600).violation) return;
    }
    ADD_FAILURE() << "no invariant is violated in " << seeds_max << " seeds";
}

std::string name_of(const testing::TestParamInfo<InjectedBug>& info) {
    std::string name(injected_bug_names[static_cast<std::size_t>(info.param)]);
    std::ranges::replace(name, '-', '_');
    return name;
}

std::vector<InjectedBug> all_bugs() {
    std::vector<InjectedBug> all;
    for (std::size_t i = 1; i < std::size(injected_bug_names); ++i)
        all.push_back(static_cast<InjectedBug>(i));
    return all;
}
INSTANTIATE_TEST_SUITE_P(Sim, InjectedBugs, testing::ValuesIn(all_bugs()), name_of);

TEST(Simulation, RepeatsARunWithTheSameSeed) {
    // Between them they have each fault, both stores and a new database.
    for (const std::uint64_t seed : {1, 5, 6, 9}) {
        const SimulationResult one = run(scenario_from_seed(seed), 400),
                               other = run(scenario_from_seed(seed), 400);
        EXPECT_EQ(one.fingerprint, other.fingerprint) << seed;
        EXPECT_EQ(one.violation, other.violation) << seed;
        EXPECT_EQ(one.commits, other.commits) << seed;
    }
}

TEST(Simulation, DiffersBetweenSeeds) {
    EXPECT_NE(run(scenario_from_seed(1), 200).fingerprint,
              run(scenario_from_seed(2), 200).fingerprint);
}

}  // namespace
}  // namespace posthouse::sim
