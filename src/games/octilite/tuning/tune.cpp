// Learns the weights of OctiLite's evaluation and measures their strength. From the top of the
// checkout, with a release build in build/release:
//
//     tools/build release octilite_tune
//     build/release/octilite_tune learn DIR          the weights: four rounds of games and fitting,
//                                                    DIR/weights.h and DIR/report.md, ten minutes
//     build/release/octilite_tune learn-network DIR [GAMES]
//                                                    the network: four rounds of 40,000 games and
//                                                    training, DIR/round-4.net, an hour
//     build/release/octilite_tune games PLAYER COUNT NODES SEED FILE
//     build/release/octilite_tune fit HEADER REPORT FILE…
//     build/release/octilite_tune train NETWORK FILE…
//     build/release/octilite_tune match PLAYER PLAYER PAIRS NODES [SEED]
//     build/release/octilite_tune plain PLAYER DEPTH TIME_SHARE PAIRS
//                                                    against plain alpha-beta with the hand-made
//                                                    evaluation, by processor time
//     build/release/octilite_tune wins PLAYER GAMES NODES
//                                                    whether announced wins are correct and won
//     build/release/octilite_tune positions PLAYER PLY COUNT
//                                                    positions at PLY, for `posthouse-lab solve`
//
// PLAYER is "built-in", "linear" (without the network), "hand-made", a header with weights or a
// network (.net), which corrects the built-in weights. If a match shows that new ones are better,
// copy them to src/games/octilite/weights.h or networks/octilite.net, and what was measured to
// docs/evaluation-octilite.md. New weights want a new network. A command plays the same games on
// every machine.
#include "games/octilite/notation.h"
#include "games/octilite/tuning/fit.h"
#include "games/octilite/tuning/network_training.h"
#include "games/octilite/tuning/output.h"
#include "games/octilite/tuning/players.h"
#include "games/octilite/tuning/validation.h"

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

namespace posthouse::octilite::tuning {
namespace {

constexpr OctiLite rules;
const Notation words;

void write_samples(const std::string& path, const std::vector<Sample>& samples) {
    std::ofstream file(path);
    for (const Sample& sample : samples)
        file << words.write(rules, unpack(sample.at)).view() << '\t' << sample.result << '\t'
             << sample.score << '\n';
    if (!file.flush()) exit_with_error(path + " cannot be written.");
}

std::vector<Sample> read_samples(const std::string& path) {
    std::ifstream file(path);
    if (!file) exit_with_error(path + " cannot be read.");
    std::vector<Sample> samples;
    for (std::string line; std::getline(file, line);) {
        const auto tab = line.find('\t');
        const auto at = words.read(rules, line.substr(0, tab));
        Sample sample;
        std::istringstream rest(tab == std::string::npos ? "" : line.substr(tab));
        if (!at || !(rest >> sample.result >> sample.score))
            exit_with_error(path + " has a line that is no sample: " + line);
        sample.at = packed(*at);
        samples.push_back(sample);
    }
    calibrate(samples);
    return samples;
}

void write_text(const std::string& path, const std::string& text) {
    std::ofstream file(path);
    file << text;
    if (!file.flush()) exit_with_error(path + " cannot be written.");
}

void write_network(const std::string& path, const std::vector<std::uint8_t>& bytes) {
    std::ofstream file(path, std::ios::binary);
    file.write(reinterpret_cast<const char*>(bytes.data()),
               static_cast<std::streamsize>(bytes.size()));
    if (!file.flush()) exit_with_error(path + " cannot be written.");
}

void fit_all(const std::string& header, const std::string& report,
             const std::vector<Sample>& samples, const std::string& origin) {
    const Fit fit(samples);
    const Fit::Odds odds = fit.solve();
    const double pod = fit.pod_worth(odds);
    std::fprintf(stderr, "%zu positions, loss %.4f, a pod %.3f\n", fit.size(), fit.loss(odds), pod);
    write_text(header, header_of(rounded(odds, pod), origin));
    if (!report.empty()) write_text(report, report_of(fit, odds, header));
}

/// Games of the hand-written evaluation, then of the weights learned from the last three rounds.
void learn(const std::string& folder) {
    std::filesystem::create_directories(folder);
    struct Round {
        int games;
        std::uint64_t nodes;
    };
    constexpr Round rounds[] = {{8'000, 600}, {8'000, 1'000}, {12'000, 1'000}, {16'000, 1'500}};
    std::string player = "hand-made";
    std::vector<std::vector<Sample>> games;
    for (const Round& round : rounds) {
        const std::string number = std::to_string(games.size() + 1);
        games.push_back(
            self_play(player_named(player), round.games, round.nodes, games.size() + 1));
        write_samples(folder + "/games" + number + ".tsv", games.back());
        calibrate(games.back());
        std::vector<Sample> recent;
        for (std::size_t i = games.size() > 3 ? games.size() - 3 : 0; i < games.size(); ++i)
            recent.insert(recent.end(), games[i].begin(), games[i].end());
        const bool last = games.size() == std::size(rounds);
        player = folder + "/weights" + (last ? "" : number) + ".h";
        fit_all(player, last ? folder + "/report.md" : "", recent,
                "Made by `octilite_tune learn` (tuning/tune.cpp); not to be edited.");
    }
}

/// Games on all processors, in parts, so that they are the same whatever their number.
std::vector<Sample> self_play_in_parts(const std::string& player, int games,
                                       std::uint64_t first_seed) {
    constexpr int parts = 8;
    constexpr std::uint64_t nodes = 1'500;
    std::vector<std::vector<Sample>> played(parts);
    std::atomic<int> next = 0;
    {
        std::vector<std::jthread> threads;
        for (unsigned k = std::max(1U, std::thread::hardware_concurrency()); k > 0; --k)
            threads.emplace_back([&] {
                for (int part = next++; part < parts; part = next++)
                    played[static_cast<std::size_t>(part)] =
                        self_play(player_named(player), games / parts, nodes,
                                  first_seed + static_cast<std::uint64_t>(part));
            });
    }
    std::vector<Sample> all;
    for (const auto& part : played) all.insert(all.end(), part.begin(), part.end());
    return all;
}

/// Games of the weights alone, then of the last network; each learns from all games so far.
void learn_network(const std::string& folder, int games) {
    std::filesystem::create_directories(folder);
    std::string player = "linear";
    std::vector<Sample> samples;
    for (std::uint64_t round = 1; round <= 4; ++round) {
        std::vector<Sample> played = self_play_in_parts(player, games, 1'000 * round);
        calibrate(played);
        samples.insert(samples.end(), played.begin(), played.end());
        player = folder + "/round-" + std::to_string(round) + ".net";
        write_network(player, trained_network(samples));
    }
}

void say(const std::string& sentence) {
    std::printf("%s\n", sentence.c_str());
}

int run(const std::vector<std::string>& words_typed) {
    const auto word = [&](std::size_t i) { return words_typed[i]; };
    const auto number = [&](std::size_t i) { return std::stoi(words_typed[i]); };
    const std::size_t count = words_typed.size();
    const std::string command = count > 0 ? word(0) : "";
    if (command == "learn" && count == 2) {
        learn(word(1));
    } else if (command == "learn-network" && (count == 2 || count == 3)) {
        learn_network(word(1), count == 3 ? number(2) : 40'000);
    } else if (command == "games" && count == 6) {
        write_samples(word(5), self_play(player_named(word(1)), number(2),
                                         static_cast<std::uint64_t>(number(3)),
                                         static_cast<std::uint64_t>(number(4))));
    } else if (command == "fit" && count >= 4) {
        std::vector<Sample> samples;
        for (std::size_t i = 3; i < count; ++i)
            for (const Sample& sample : read_samples(word(i))) samples.push_back(sample);
        fit_all(word(1), word(2) == "-" ? "" : word(2), samples,
                "Made by `octilite_tune fit` (tuning/tune.cpp); not to be edited.");
    } else if (command == "train" && count >= 3) {
        std::vector<Sample> samples;
        for (std::size_t i = 2; i < count; ++i)
            for (const Sample& sample : read_samples(word(i))) samples.push_back(sample);
        write_network(word(1), trained_network(samples));
    } else if (command == "match" && (count == 5 || count == 6)) {
        say(format_result(match(player_named(word(1)), player_named(word(2)), number(3),
                                static_cast<std::uint64_t>(number(4)),
                                count == 6 ? static_cast<std::uint64_t>(number(5)) : 1)));
    } else if (command == "plain" && count == 5) {
        say(format_result(
            match_plain(player_named(word(1)), number(2), std::stod(word(3)), number(4), 1)));
    } else if (command == "wins" && count == 4) {
        say(format_result(check_announcements(player_named(word(1)), number(2),
                                              static_cast<std::uint64_t>(number(3)), 1)));
    } else if (command == "positions" && count == 4) {
        constexpr std::uint64_t nodes_a_move = 20'000;
        say("# variant: octilite  after " + word(2) +
            " plies of self-play, the first two random: " + "octilite_tune positions " + word(1) +
            ' ' + word(2) + ' ' + word(3));
        for (const BitboardPosition& at :
             positions_at(player_named(word(1)), number(2), number(3), nodes_a_move, 1))
            say(std::string(words.write(rules, unpack(at)).view()));
    } else {
        std::fprintf(
            stderr,
            "octilite_tune learn DIR\n"
            "octilite_tune learn-network DIR [GAMES]\n"
            "octilite_tune games PLAYER COUNT NODES SEED FILE\n"
            "octilite_tune fit HEADER REPORT FILE…     (REPORT: a file, or - for none)\n"
            "octilite_tune train NETWORK FILE…\n"
            "octilite_tune match PLAYER PLAYER PAIRS NODES [SEED]\n"
            "octilite_tune plain PLAYER DEPTH TIME_SHARE PAIRS\n"
            "octilite_tune wins PLAYER GAMES NODES\n"
            "octilite_tune positions PLAYER PLY COUNT\n"
            "PLAYER: built-in, linear, hand-made, a header with weights, or a network (.net)\n");
        return 2;
    }
    return 0;
}

}  // namespace
}  // namespace posthouse::octilite::tuning

int main(int count, char** words) {
    return posthouse::octilite::tuning::run({words + 1, words + count});
}
