#include "strength/levels_table.h"

#include "search/levels.h"

#include <fmt/format.h>

#include <map>
#include <vector>

namespace posthouse {

namespace {

Or<Tally> pairing(const LadderOptions& options, int one, int other) {
    DuelOptions duel_options;
    duel_options.game = options.game;
    duel_options.contestants = {Contestant{fmt::format("level:{}", one)},
                                Contestant{fmt::format("level:{}", other)}};
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

std::string percent_of(const std::map<std::pair<int, int>, Tally>& tallies, int one, int other) {
    const auto tally = tallies.find({one, other});
    return tally == tallies.end()
               ? ""
               : fmt::format("{:.1f} %", 100 * (1 - tally->second.score().share()));
}

}  // namespace

Or<std::string> levels_table(const LadderOptions& options) {
    if (!find_level(options.first) || !find_level(options.last) || options.first >= options.last)
        return refuse("There are the levels ", levels.front().number, " to ", levels.back().number,
                      ": name two of them, the weaker first.");
    std::map<std::pair<int, int>, Tally> tallies;
    std::vector<Pairing> pairings;
    for (int one = options.first; one < options.last; ++one)
        for (int other = one + 1; other <= std::min(one + 2, options.last); ++other) {
            auto tally = pairing(options, one, other);
            if (!tally) return tally.refusal();
            pairings.push_back({static_cast<std::size_t>(one - options.first),
                                static_cast<std::size_t>(other - options.first),
                                tally->score().points(),
                                static_cast<double>(tally->score().games())});
            tallies.emplace(std::pair{one, other}, *std::move(tally));
            if (options.stop && *options.stop) return refuse("Broken off; the same again goes on.");
        }
    const auto ratings =
        ratings_of(static_cast<std::size_t>(options.last - options.first + 1), pairings);
    std::string table = fmt::format(
        "{}, {} games a pairing, seed {}\n\n"
        "| level | name | Elo | 95 % | step | against the one below | against the second below |\n"
        "|---:|---|---:|---:|---:|---:|---:|\n",
        options.game->name, options.games, options.seed);
    for (int number = options.first; number <= options.last; ++number) {
        const auto at = static_cast<std::size_t>(number - options.first);
        const std::string step =
            at == 0 ? "" : fmt::format("{:+.0f}", ratings[at].elo - ratings[at - 1].elo);
        table += fmt::format("| {} | {} | {:.0f} | ± {:.0f} | {} | {} | {} |\n", number,
                             find_level(number)->name, ratings[at].elo, ratings[at].margin, step,
                             percent_of(tallies, number - 1, number),
                             percent_of(tallies, number - 2, number));
    }
    return table;
}

}  // namespace posthouse
