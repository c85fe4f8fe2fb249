#include "strength/level_calibration.h"

#include "search/levels.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <vector>

namespace posthouse::strength {

namespace {

Expected<DuelStatistics> pairing(const LevelCalibrationOptions& options, int one, int other) {
    DuelOptions duel_options;
    duel_options.game = options.game;
    duel_options.engine_specs = {EngineSpec{fmt::format("level:{}", one)},
                                 EngineSpec{fmt::format("level:{}", other)}};
    duel_options.games = options.games;
    duel_options.seed = options.seed;
    duel_options.concurrency = options.concurrency;
    duel_options.stop = options.stop;
    duel_options.audience = options.audience;
    if (!options.folder.empty())
        duel_options.file =
            fmt::format("{}/{}-{}-{}.pgn", options.folder, options.game->name, one, other);
    return duel(duel_options);
}

/// A figure as it is printed: with a minus, not a hyphen.
std::string in_print(const std::string& figure) {
    return figure.starts_with('-') ? "−" + figure.substr(1) : figure;
}

/// The levels from one number to another, weakest first.
std::vector<const search::Level*> rungs_of(int first, int last) {
    std::vector<const search::Level*> rungs;
    for (const search::Level& level : search::levels)
        if (level.number >= first && level.number <= last) rungs.push_back(&level);
    return rungs;
}

/// What the pairings that were played come to.
struct Ladder {
    std::vector<const search::Level*> rungs;
    std::map<std::pair<std::size_t, std::size_t>, DuelStatistics>
        tallies;  // by rungs, the weaker first

    std::size_t pairings() const { return 2 * rungs.size() - 3; }

    /// The strongest that has played, and all below it: their pairings connect them.
    std::size_t played() const {
        std::size_t strongest = 0;
        for (const auto& [pair, tally] : tallies) strongest = std::max(strongest, pair.second);
        return strongest + 1;
    }

    /// How the stronger fared, in per cent of the points.
    std::string against(std::size_t rung, std::size_t below) const {
        if (rung < below) return "";
        const auto tally = tallies.find({rung - below, rung});
        return tally == tallies.end()
                   ? ""
                   : fmt::format("{:.1f} %", 100 * (1 - tally->second.score().share()));
    }

    std::string rows() const {
        std::vector<HeadToHead> pairings;
        for (const auto& [pair, tally] : tallies)
            pairings.push_back({pair.first, pair.second, tally.score().points(),
                                static_cast<double>(tally.score().games())});
        const auto ratings = ratings_of(played(), pairings);
        std::string text;
        for (std::size_t at = 0; at < ratings.size(); ++at) {
            const std::string step =
                at == 0 ? "" : fmt::format("{:+.0f}", ratings[at].elo - ratings[at - 1].elo);
            text += fmt::format("| {} | {} | {} | ± {:.0f} | {} | {} | {} |\n", rungs[at]->number,
                                rungs[at]->name, in_print(fmt::format("{:.0f}", ratings[at].elo)),
                                ratings[at].margin, in_print(step), against(at, 1), against(at, 2));
        }
        return text;
    }
};

}  // namespace

Expected<std::string> level_calibration(const LevelCalibrationOptions& options) {
    const int last = options.last == 0 ? search::levels.back().number : options.last;
    Ladder ladder{rungs_of(options.first, last), {}};
    if (!search::find_level(options.first) || !search::find_level(last) || ladder.rungs.size() < 2)
        return refuse("There are the levels ", search::levels.front().number, " to ",
                      search::levels.back().number, ": name two of them, the weaker first.");
    const auto stopped = [&options] { return options.stop && *options.stop; };
    std::size_t done = 0;
    for (std::size_t one = 0; one < ladder.rungs.size(); ++one)
        for (std::size_t other = one + 1; other < ladder.rungs.size() && other <= one + 2;
             ++other) {
            if (stopped()) continue;
            auto tally = pairing(options, ladder.rungs[one]->number, ladder.rungs[other]->number);
            if (!tally) return tally.error();
            done += tally->score().games() >= options.games;
            if (tally->score().games() > 0) ladder.tallies.emplace(std::pair{one, other}, *tally);
        }
    const bool complete = done == ladder.pairings();
    if (ladder.tallies.empty()) return std::string("Interrupted before a game was over.\n");
    std::string table = fmt::format(
        "{}, {} games a pairing, seed {}\n\n"
        "| level | name | Elo | 95 % | step | against the one below | against the second below |\n"
        "|---:|---|---:|---:|---:|---:|---:|\n",
        options.game->name, options.games, options.seed);
    table += ladder.rows();
    if (!complete)
        table +=
            fmt::format("\nInterrupted after {} of {} pairings: the table has the games played.\n",
                        done, ladder.pairings());
    if (!complete && !options.folder.empty()) table += "Run the same command again to continue.\n";
    return table;
}

}  // namespace posthouse::strength
