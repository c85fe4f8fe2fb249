// wari_make_accuracy_suite: writes a suite for `posthouse-lab accuracy`: positions from noisy
// self-play, or with --strong from games of the search itself, and the exact value of each of their
// moves by the tables.
//
//     wari_make_accuracy_suite --output bench/accuracy/awari-19-22.tsv
//     wari_make_accuracy_suite --strong --min-seeds 23 --max-seeds 27 --per-count 300 --output …

#include "games/wari/notation.h"
#include "games/wari/tuning/self_play.h"
#include "games/wari/tuning/tables_in_memory.h"
#include "games/wari/tuning/training_games.h"

#include <CLI/CLI.hpp>

#include <fstream>
#include <iostream>
#include <set>
#include <string>
#include <vector>

namespace posthouse::wari::tuning {
namespace {

struct Arguments {
    std::string game = "awari";
    std::string output;
    int fewest = 19;
    int most = 22;
    int each = 500;
    bool strong = false;
    std::uint64_t seed = 1;
    PlayNoise whim;
};

struct Collected {
    std::vector<Position<6>> positions;  // by seeds, then in order of appearance
    int single = 0;                      // left out: only one legal move
};

int seeds_on(const Position<6>& position) {
    return position.seeds_of(Side::first) + position.seeds_of(Side::second);
}

/// With the player to move as First.
Position<6> position_of(const Example& example, int seeds_total) {
    Position<6> position;
    int captured = seeds_total;
    for (const Side side : {Side::first, Side::second})
        for (int house = 0; house < 6; ++house) {
            const int seeds = PackedPosition<6>::in_house(
                side == Side::first ? example.own : example.rival, house);
            position.seeds[Position<6>::cell(side, house)] = static_cast<std::uint8_t>(seeds);
            captured -= seeds;
        }
    position.stores = {static_cast<std::uint8_t>((captured + example.lead) / 2),
                       static_cast<std::uint8_t>((captured - example.lead) / 2)};
    return position;
}

/// At most one position of a game for each number of seeds, so that they are nearly independent.
Collected collect(const Variant& variant, const Arguments& arguments) {
    SelfPlay<6> play(variant, arguments.seed);
    const Network<6> network(network_file(6));
    TrainingGameOptions strong;
    strong.seed = arguments.seed;
    TrainingGames<6> games(variant, network, nullptr, strong);
    int number = 0;
    const auto next_game = [&] {
        if (!arguments.strong) return play.game(arguments.whim);
        std::vector<Position<6>> line;
        for (const Example& example : games.play(number++))
            line.push_back(position_of(example, variant.seeds_total()));
        return line;
    };
    const int kinds = arguments.most - arguments.fewest + 1;
    std::vector<std::vector<Position<6>>> kept(static_cast<std::size_t>(kinds));
    std::set<std::pair<std::uint64_t, std::uint64_t>> met;
    Collected collected;
    for (int full = 0; full < kinds;) {
        std::vector<std::vector<Position<6>>> here(kept.size());
        for (const auto& at : next_game()) {
            const int kind = seeds_on(at) - arguments.fewest;
            if (kind >= 0 && kind < kinds) here[static_cast<std::size_t>(kind)].push_back(at);
        }
        for (std::size_t kind = 0; kind < kept.size(); ++kind) {
            if (here[kind].empty()) continue;
            const auto& at = here[kind][play.random().below(here[kind].size())];
            const Key identity = play.rules().identity(at);
            if (static_cast<int>(kept[kind].size()) == arguments.each ||
                !met.insert({identity.low, identity.high}).second)
                continue;
            Wari<6>::MoveList moves;
            play.rules().moves(at, moves);
            if (moves.size() == 1) {
                ++collected.single;
                continue;
            }
            kept[kind].push_back(at);
            full += static_cast<int>(kept[kind].size()) == arguments.each;
        }
    }
    for (const auto& kind : kept)
        collected.positions.insert(collected.positions.end(), kind.begin(), kind.end());
    return collected;
}

struct Tally {
    int positions = 0;
    int indifferent = 0;  // all moves have the same value
    double random_optimal = 0;
    double random_lost = 0;
};

/// Appends a line of the file.
void write(const Tables<6>& tables, const Wari<6>& rules, const Position<6>& position,
           std::string& lines, Tally& tally) {
    const Notation<6> notation;
    Wari<6>::MoveList moves;
    rules.moves(position, moves);
    const int best = true_value(tables, position);
    double optimal = 0, lost = 0;
    lines += std::string_view(notation.write(rules, position));
    lines += '\t' + std::to_string(best) + '\t';
    for (const Move move : moves) {
        const int value = true_value(tables, rules, position, move);
        optimal += value == best;
        lost += best - value;
        if (lines.back() != '\t') lines += ' ';
        lines += std::string_view(notation.write(rules, move));
        lines += '=' + std::to_string(value);
    }
    ASSERT(optimal > 0);
    lines += '\n';
    const auto count = static_cast<double>(moves.size());
    ++tally.positions;
    tally.indifferent += optimal == count;
    tally.random_optimal += optimal / count;
    tally.random_lost += lost / count;
}

void head(std::ostream& out, const Variant& variant, const Arguments& arguments,
          const Collected& collected, const Tally& tally) {
    char random[80];
    std::snprintf(random, sizeof random, "%.1f %% of the time and loses %.2f seeds a move",
                  100 * tally.random_optimal / tally.positions,
                  tally.random_lost / tally.positions);
    out << "# variant: " << variant.name << "  cycles=0; " << tally.positions << " positions with "
        << arguments.fewest << " to " << arguments.most << " seeds, " << arguments.each
        << " of each\n"
        << "# from "
        << (arguments.strong
                ? std::string("games of the search against itself")
                : "self-play that looks " + std::to_string(arguments.whim.depth) +
                      " plies ahead and plays " + std::to_string(arguments.whim.random_percent) +
                      " % of its moves at random")
        << " (seed " << arguments.seed
        << "): at most one position of a game for each number of seeds\n"
        << "# left out: " << collected.single
        << " positions with a single legal move; kept: " << tally.indifferent
        << " where every move is worth the same\n"
        << "# a random mover is optimal " << random << "\n"
        << "# position, value to the player to move, value of each move: seeds still to be gained, "
           "less the other's; no line stops at a majority, and none repeats for gain\n";
}

int run(int argc, char** argv) {
    Arguments arguments;
    CLI::App app("Write a suite for posthouse-lab accuracy.");
    app.add_option("--game", arguments.game, "name of the game")->capture_default_str();
    app.add_option("--output", arguments.output, "file to write")->required();
    app.add_option("--min-seeds,--fewest", arguments.fewest, "least seeds on the board")
        ->capture_default_str();
    app.add_option("--max-seeds,--most", arguments.most, "most seeds on the board")
        ->check(CLI::Range(1, 28))
        ->capture_default_str();
    app.add_option("--per-count,--each", arguments.each, "positions for each number of seeds")
        ->capture_default_str();
    app.add_flag("--strong", arguments.strong,
                 "positions from games of the search against itself, 4,000 nodes a move");
    app.add_option("--seed", arguments.seed, "random seed, for a reproducible file")
        ->capture_default_str();
    CLI11_PARSE(app, argc, argv);
    const Variant* variant = nullptr;
    for (const Variant& one : variants)
        if (one.name == arguments.game && one.houses == 6) variant = &one;
    if (!variant) {
        std::cerr << "There is no sowing game on 2×6 houses called “" << arguments.game << "”.\n";
        return 2;
    }
    const Collected collected = collect(*variant, arguments);
    std::cerr << collected.positions.size() << " positions collected\n";
    const auto tables = built_tables<6>(*variant, arguments.most);
    std::string lines;
    Tally tally;
    for (const auto& at : collected.positions) write(tables, Wari<6>(*variant), at, lines, tally);
    std::ofstream out(arguments.output);
    head(out, *variant, arguments, collected, tally);
    out << lines << std::flush;
    if (!out) {
        std::cerr << arguments.output << " cannot be written.\n";
        return 1;
    }
    return 0;
}

}  // namespace
}  // namespace posthouse::wari::tuning

int main(int argc, char** argv) {
    return posthouse::wari::tuning::run(argc, argv);
}
