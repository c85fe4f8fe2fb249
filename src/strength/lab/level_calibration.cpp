#include "strength/lab/level_calibration.h"

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
    duel_options.progress = options.progress;
    if (!options.folder.empty())
        duel_options.record_file =
            fmt::format("{}/{}-{}-{}.pgn", options.folder, options.game->name, one, other);
    return duel(duel_options);
}

/// Replaces a leading hyphen by a minus sign.
std::string with_minus_sign(const std::string& figure) {
    return figure.starts_with('-') ? "−" + figure.substr(1) : figure;
}

/// The levels with these numbers, weakest first.
std::vector<const search::Level*> levels_between(int first, int last) {
    std::vector<const search::Level*> levels;
    for (const search::Level& level : search::levels)
        if (level.number >= first && level.number <= last) levels.push_back(&level);
    return levels;
}

/// The results of all pairings played.
struct Calibration {
    std::vector<const search::Level*> levels;
    std::map<std::pair<std::size_t, std::size_t>, DuelStatistics>
        tallies;  // by index, the weaker level first

    std::size_t pairings() const { return 2 * levels.size() - 3; }

    /// The number of levels up to the strongest that has played; pairings connect all of them.
    std::size_t played() const {
        std::size_t strongest = 0;
        for (const auto& [pair, tally] : tallies) strongest = std::max(strongest, pair.second);
        return strongest + 1;
    }

    /// The stronger level's share of the points, in per cent.
    std::string against(std::size_t level, std::size_t below) const {
        if (level < below) return "";
        const auto tally = tallies.find({level - below, level});
        return tally == tallies.end()
                   ? ""
                   : fmt::format("{:.1f} %", 100 * (1 - tally->second.score().share()));
    }

    std::string rows() const {
        std::vector<HeadToHead> pairings;
        for (const auto& [pair, tally] : tallies)
            pairings.push_back({pair.first, pair.second, tally.score().points(),
                                static_cast<double>(tally.score().games())});
        const auto ratings = fit_ratings(played(), pairings);
        std::string text;
        for (std::size_t at = 0; at < ratings.size(); ++at) {
            const std::string step =
                at == 0 ? "" : fmt::format("{:+.0f}", ratings[at].elo - ratings[at - 1].elo);
            text += fmt::format(
                "| {} | {} | {} | ± {:.0f} | {} | {} | {} |\n", levels[at]->number,
                levels[at]->name, with_minus_sign(fmt::format("{:.0f}", ratings[at].elo)),
                ratings[at].margin, with_minus_sign(step), against(at, 1), against(at, 2));
        }
        return text;
    }
};

}  // namespace

Expected<std::string> level_calibration(const LevelCalibrationOptions& options) {
    const int last = options.last == 0 ? search::levels.back().number : options.last;
    Calibration calibration{levels_between(options.first, last), {}};
    if (!search::find_level(options.first) || !search::find_level(last) ||
        calibration.levels.size() < 2)
        return refuse("levels-malformed",
                      "There are the levels {least} to {most}: give two of them, the weaker first.",
                      search::levels.front().number, search::levels.back().number);
    const auto stopped = [&options] { return options.stop && *options.stop; };
    std::size_t done = 0;
    for (std::size_t one = 0; one < calibration.levels.size(); ++one)
        for (std::size_t other = one + 1; other < calibration.levels.size() && other <= one + 2;
             ++other) {
            if (stopped()) continue;
            auto tally = pairing(options, calibration.levels[one]->number,
                                 calibration.levels[other]->number);
            if (!tally) return tally.error();
            done += tally->score().games() >= options.games;
            if (tally->score().games() > 0)
                calibration.tallies.emplace(std::pair{one, other}, *tally);
        }
    const bool complete = done == calibration.pairings();
    if (calibration.tallies.empty()) return std::string("Interrupted before a game was over.\n");
    std::string table = fmt::format(
        "{}, {} games a pairing, seed {}\n\n"
        "| level | name | Elo | 95 % | step | against the one below | against the second below |\n"
        "|---:|---|---:|---:|---:|---:|---:|\n",
        options.game->name, options.games, options.seed);
    table += calibration.rows();
    if (!complete)
        table +=
            fmt::format("\nInterrupted after {} of {} pairings: the table has the games played.\n",
                        done, calibration.pairings());
    if (!complete && !options.folder.empty()) table += "Run the same command again to continue.\n";
    return table;
}

}  // namespace posthouse::strength
