#include "games/octilite/tuning/report.h"

#include "games/octilite/tuning/match.h"

#include <cmath>
#include <cstdio>

namespace posthouse::octilite::tuning {
namespace {

constexpr int pairs = 200;

std::string decimals(double number, int digits) {
    char text[32];
    std::snprintf(text, sizeof text, "%.*f", digits, number);
    return text;
}

constexpr const char* opening =
    R"(# How OctiLite positions are judged

The evaluation is a sum of weights, in hundredths of a pod, one for each thing that it sees
(`src/games/octilite/terms.h`): of each pod where it stands, its prongs and how far it is from a
base; of the whole position what either side could do if it were its turn. That a base can be
landed on at once is not weighed: it is a win. Nobody has made any of the weights up:
`octilite_tune` lets the search play against itself, with stray moves, and fits by logistic
regression. The label of a position is half the result of its game and half what the search
thought of it. It wrote this page, too, as well as `src/games/octilite/weights.h`, where every
weight can be read:

    tools/build release octilite_tune
    build/release/octilite_tune learn DIR          four rounds of games and fitting, from nothing
    cp DIR/weights.h src/games/octilite/weights.h; cp DIR/report.md docs/evaluation-octilite.md

“Moves the score by” is the standard deviation of what the group adds to the score, in hundredths
of a pod. “Without it” is by how much the mean of −ln(chance given to what happened) grows when
the rest is fitted without the group, in ten-thousandths, on positions that were kept apart. A pod
is worth what taking one off the board costs its owner, on average.

| group | terms | of what | moves the score by | without it |
|---|---:|---|---:|---:|
)";

}  // namespace

std::string report_of(const Fit& fit, const Fit::Odds& odds, const std::string& header) {
    const double loss = fit.loss(odds), pod = fit.pod_worth(odds);
    std::string text = opening;
    int done = 0;
    for (const TermGroup& group : term_groups) {
        tell("groups left out", done++, static_cast<int>(term_groups.size()));
        const double worse = fit.loss(fit.solve(&group)) - loss;
        text += "| " + std::string(group.name) + " | " + std::to_string(group.count) + " | " +
                std::string(group.about) + " | " +
                decimals(100 * fit.spread(odds, group) / pod, 0) + " | " +
                decimals(1e4 * worse, 1) + " |\n";
    }
    tell("groups left out", done, done);
    const MatchResult result =
        match(player_named(header), player_named("hand-made"), pairs, 2'000, 1);
    return text + "\nLearned from " + std::to_string(fit.size()) + " positions; " +
           std::to_string(octilite::term::count) + " weights. The loss on those kept apart is " +
           decimals(loss, 4) + " (knowing nothing: " + decimals(std::log(2.0), 4) +
           "). A score of " + decimals(100 / pod, 0) +
           " is a chance of 73 % to win, twice that 88 %.\n\n" +
           "Against the evaluation that was made by hand before (`tuning/hand_made.h`), 2,000 "
           "nodes a "
           "move, paired openings:\n" +
           words_of(result) + ".\n";
}

}  // namespace posthouse::octilite::tuning
