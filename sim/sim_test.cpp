// Determinism: a seed must always give the same run, or failures could not be reproduced.
#include "sim/simulation.h"

#include <gtest/gtest.h>
#include <spdlog/spdlog.h>

namespace posthouse::sim {
namespace {

struct Quiet : testing::Environment {
    void SetUp() override { spdlog::set_level(spdlog::level::off); }
};
[[maybe_unused]] const auto* const quiet = testing::AddGlobalTestEnvironment(new Quiet);

SimulationResult run(Scenario scenario, std::uint64_t steps) {
    return Simulation(scenario).run(steps);
}

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
