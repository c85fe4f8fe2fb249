// Mutation tests: each injected bug must violate an invariant.
#include "sim/simulation.h"

#include <gtest/gtest.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

namespace posthouse::sim {
namespace {

struct Quiet : testing::Environment {
    void SetUp() override { spdlog::set_level(spdlog::level::off); }
};
[[maybe_unused]] const auto* const quiet = testing::AddGlobalTestEnvironment(new Quiet);

class InjectedBugs : public testing::TestWithParam<InjectedBug> {};

TEST_P(InjectedBugs, ViolatesAnInvariant) {
    constexpr std::uint64_t seeds_max = 150;
    for (std::uint64_t seed = 1; seed <= seeds_max; ++seed) {
        Scenario scenario = scenario_from_seed(seed);
        scenario.injected_bug = GetParam();
        if (Simulation(scenario).run(600).violation) return;
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

}  // namespace
}  // namespace posthouse::sim
