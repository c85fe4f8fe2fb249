// wari_tune: learns the weights of the sowing games' evaluation and writes them, with a report of
// the value of each term. Takes about five minutes; the same options give the same weights.
//
//     tools/build release wari_tune
//     build/release/wari_tune --weights src/games/wari/weights.h --report docs/evaluation.md

#include "games/wari/tuning/learner.h"
#include "games/wari/tuning/weights_output.h"

#include <CLI/CLI.hpp>

#include <fstream>
#include <iostream>
#include <string>

namespace posthouse::wari::tuning {
namespace {

constexpr std::string_view weights_head =
    R"(// The weights of the sowing games' evaluation, in hundredths of a seed. Made by wari_tune
// (tuning/): change them by running it again. What they say in words is in docs/evaluation.md.
#pragma once

#include "games/wari/terms.h"

#include <array>

namespace posthouse::wari::tuning {

template <int Houses>
struct Weights;

// clang-format off
)";

constexpr std::string_view report_head =
    R"(# Evaluation of the sowing games

For engineers: the terms of the evaluation, how their weights are learned and what each is worth.

The evaluation is a sum: 100 hundredths for each captured seed, and one weight for each feature of
the board (`src/games/wari/terms.h`): every house with its number of seeds, the best capture of the
player to move, the best capture that the opponent threatens, and the number of empty houses. The
weights are given for 0, 8, 16, 24, 36 and 48 seeds on the board and interpolated between. No weight
was set by hand: `wari_tune` collects positions from self-play, takes their values from the endgame
tables, or from a search beyond the tables, and fits by least squares. It wrote this page as well as
`src/games/wari/weights.h`:

    tools/build release wari_tune
    build/release/wari_tune --weights src/games/wari/weights.h --report docs/evaluation.md

“Explained” is the share of the variance of the exact (or searched) values. `posthouse yardstick`
and `posthouse duel` measure how well a search plays with this evaluation.
)";

struct Arguments {
    std::string weights;
    std::string report;
    LearnerOptions six;
    LearnerOptions eight;
};

int written(const std::string& path, const std::string& text) {
    std::ofstream out(path);
    out << text << std::flush;
    if (out) return 0;
    std::cerr << path << " cannot be written.\n";
    return 1;
}

int run(int argc, char** argv) {
    Arguments arguments;
    arguments.eight.table_seeds = 10;
    CLI::App app("Learn the weights of the sowing games' evaluation.");
    app.add_option("--weights", arguments.weights, "header to write")->required();
    app.add_option("--report", arguments.report, "report to write")->required();
    app.add_option("--table-seeds", arguments.six.table_seeds, "seeds of the tables for 2×6 houses")
        ->check(CLI::Range(2, 20))
        ->capture_default_str();
    app.add_option("--table-seeds-8", arguments.eight.table_seeds,
                   "seeds of the tables for 2×8 houses")
        ->check(CLI::Range(2, 14))
        ->capture_default_str();
    app.add_option("--examples", arguments.six.examples_each, "examples for each number of seeds")
        ->capture_default_str();
    app.add_option("--rounds", arguments.six.rounds, "rounds of evaluating and learning")
        ->capture_default_str();
    app.add_option("--depth", arguments.six.depth, "plies searched in the last round")
        ->capture_default_str();
    app.add_option("--seed", arguments.six.seed, "random seed, for reproducible positions")
        ->capture_default_str();
    CLI11_PARSE(app, argc, argv);
    arguments.eight.examples_each = arguments.six.examples_each;
    arguments.eight.rounds = arguments.six.rounds;
    arguments.eight.depth = arguments.six.depth;
    arguments.eight.seed = arguments.six.seed;

    std::ostringstream weights, report;
    weights << weights_head;
    report << report_head;
    const auto learn = [&]<int Houses>(Learner<Houses> learner) {
        learner.learn();
        write_weights(weights, learner);
        write_report(report, learner);
    };
    learn(Learner<6>(arguments.six));
    weights << '\n';
    learn(Learner<8>(arguments.eight));
    weights << "// clang-format on\n\n}  // namespace posthouse::wari\n";
    return written(arguments.weights, weights.str()) | written(arguments.report, report.str());
}

}  // namespace
}  // namespace posthouse::wari::tuning

int main(int argc, char** argv) {
    return posthouse::wari::tuning::run(argc, argv);
}
