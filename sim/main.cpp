#include "sim/simulation.h"

#include <fmt/format.h>
#include <spdlog/spdlog.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdint>
#include <ctime>
#include <iostream>
#include <iterator>
#include <string>
#include <vector>

namespace {

using namespace posthouse::sim;

SimulationResult run_seed(std::uint64_t seed, std::uint64_t steps, const std::string& injected_bug,
                          bool trace) {
    Scenario scenario = scenario_from_seed(seed);
    const auto* which = std::ranges::find(injected_bug_names, injected_bug);
    scenario.injected_bug = static_cast<InjectedBug>(which - std::begin(injected_bug_names));
    Simulation simulation(scenario);
    if (trace) simulation.listener = [](const std::string& line) { std::cout << line << "\n"; };
    return simulation.run(steps);
}

}  // namespace

int main(int count, char** words) {
    CLI::App app("Simulate a complete server from a seed: docs/simulation.md");
    std::uint64_t seed = 1, seeds = 1, steps = 600;
    double seconds = 0;
    bool verbose = false, trace = false;
    std::string injected_bug = "none";
    app.add_option("--seed", seed, "start with this seed (default 1)");
    app.add_option("--seeds", seeds, "run N seeds (default 1)");
    app.add_option("--steps", steps, "run N steps of each seed (default 600)");
    app.add_option("--seconds", seconds, "start no further seed after N seconds of processor time");
    app.add_flag("--trace", trace, "print every step, not only those before a violation");
    app.add_flag("--verbose", verbose, "print the server's own log");
    const CLI::IsMember bugs(
        std::vector<std::string>(std::begin(injected_bug_names), std::end(injected_bug_names)));
    app.add_option("--inject-bug", injected_bug,
                   "run with this bug, which must violate an invariant")
        ->check(bugs);
    // Former names
    app.add_flag("--tell", trace)->group("");
    app.add_option("--sabotage", injected_bug)->group("")->check(bugs);
    CLI11_PARSE(app, count, words);
    spdlog::set_level(verbose ? spdlog::level::info : spdlog::level::off);

    // Processor time: the machine may be busy.
    const auto taken = [] { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; };
    SimulationResult all;
    std::uint64_t done = 0;
    for (; done < seeds && (seconds <= 0 || taken() < seconds); ++done) {
        const SimulationResult one = run_seed(seed + done, steps, injected_bug, trace);
        if (one.violation) {
            std::cout << fmt::format("seed {}: {}\nAgain: posthouse_sim --seed {} --steps {}\n",
                                     seed + done, *one.violation, seed + done, steps);
            return 1;
        }
        all.steps += one.steps;
        all.commits += one.commits;
        all.kills += one.kills;
        all.faults += one.faults;
        all.mails += one.mails;
        all.letters += one.letters;
        all.moves += one.moves;
        all.matches += one.matches;
        all.ended += one.ended;
        all.timeouts += one.timeouts;
    }
    std::cout << fmt::format(
        "{} seeds, {} steps ({:.0f} a second): {} commits, {} kills, {} mails, {} letters, "
        "{} matches ({} ended, {} on time), {} moves\n",
        done, all.steps, static_cast<double>(all.steps) / taken(), all.commits, all.kills,
        all.mails, all.letters, all.matches, all.ended, all.timeouts, all.moves);
    return 0;
}
