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

posthouse::sim::SimulationResult live_through(std::uint64_t seed, std::uint64_t steps,
                                              const std::string& injected_bug, bool tells) {
    posthouse::sim::Scenario scenario = posthouse::sim::scenario_from_seed(seed);
    const auto* which = std::ranges::find(posthouse::sim::sabotages, injected_bug);
    scenario.injected_bug =
        static_cast<posthouse::sim::InjectedBug>(which - std::begin(posthouse::sim::sabotages));
    posthouse::sim::Simulation simulation(scenario);
    if (tells) simulation.listener = [](const std::string& line) { std::cout << line << "\n"; };
    return simulation.run(steps);
}

}  // namespace

int main(int count, char** words) {
    CLI::App app("Simulates a whole house from a seed: docs/simulation.md");
    std::uint64_t seed = 1, seeds = 1, steps = 600;
    double seconds = 0;
    bool verbose = false, tells = false;
    std::string injected_bug = "none";
    app.add_option("--seed", seed, "the first seed");
    app.add_option("--seeds", seeds, "how many seeds, one after the other");
    app.add_option("--steps", steps, "steps of each");
    app.add_option("--seconds", seconds,
                   "begin no further seed after so many seconds of the processor");
    app.add_flag("--tell", tells, "all that happens, not only what led to a broken law");
    app.add_flag("--verbose", verbose, "the house's own log");
    // For the tests of the laws: the house is broken in this way.
    app.add_option("--sabotage", injected_bug)
        ->group("")
        ->check(CLI::IsMember(std::vector<std::string>(std::begin(posthouse::sim::sabotages),
                                                       std::end(posthouse::sim::sabotages))));
    CLI11_PARSE(app, count, words);
    spdlog::set_level(verbose ? spdlog::level::info : spdlog::level::off);

    // Of the processor's time, since others may want it, too.
    const auto taken = [] { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; };
    posthouse::sim::SimulationResult all;
    std::uint64_t done = 0;
    for (; done < seeds && (seconds <= 0 || taken() < seconds); ++done) {
        const posthouse::sim::SimulationResult one =
            live_through(seed + done, steps, injected_bug, tells);
        if (one.broken) {
            std::cout << fmt::format("seed {}: {}\nAgain: posthouse_sim --seed {} --steps {}\n",
                                     seed + done, *one.broken, seed + done, steps);
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
