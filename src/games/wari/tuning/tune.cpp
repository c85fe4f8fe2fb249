// wari_tune: learns the networks of the sowing games' evaluation from games of the search against
// itself (docs/evaluation.md).
//
//     tools/build release wari_tune
//     build/release/wari_tune learn 6 DIR      all of it, for boards of 2×6: rounds of games and
//                                              training, from nothing; DIR/round-N.net
//     build/release/wari_tune play oware FILE --network NETWORK
//     build/release/wari_tune train 6 NETWORK FILE…
//
// If a match shows that the last network is better, copy it to src/games/wari/networks/. The same
// options give the same games and networks on machines with the same instruction set.

#include "games/wari/tuning/training_games.h"
#include "learning/network_trainer.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace posthouse::wari::tuning {
namespace {

struct Arguments {
    int houses = 6;
    std::string game, folder, examples, network;
    std::vector<std::string> files;
    int rounds = 3;
    /// Of an example's target; the rest is what the search thinks.
    double played_share = 0.4;
    TrainingGameOptions play;
    learning::TrainingOptions train;
};

/// `path` may be empty: a network that knows captured seeds alone.
template <int Houses>
std::unique_ptr<const Network<Houses>> network_from(const std::string& path) {
    if (path.empty()) return std::make_unique<const Network<Houses>>();
    std::ifstream in(path, std::ios::binary);
    const std::vector<std::uint8_t> bytes{std::istreambuf_iterator<char>(in), {}};
    if (bytes.size() != Network<Houses>::file_bytes)
        throw std::runtime_error(path + " is not a network for boards of 2×" +
                                 std::to_string(Houses) + ".");
    return std::make_unique<const Network<Houses>>(bytes);
}

template <int Houses>
class Training {
public:
    using T = Terms<Houses>;
    using Position = PackedPosition<Houses>;

    explicit Training(const Arguments& arguments) : arguments_(arguments) {}

    /// One example in twenty, all of the same games, is held out.
    void add(const std::vector<Example>& examples) {
        for (std::size_t k = 0; k < examples.size(); ++k) {
            // Won and lost games have no number of seeds.
            if (std::abs(examples[k].searched) > 100 * seeds_max) continue;
            (k < examples.size() / 20 ? held_out_ : learned_from_).push_back(examples[k]);
        }
    }

    void write_network(const std::string& path) {
        const learning::TrainingSet set = training_set();
        learning::NetworkTrainer trainer(
            {T::count, Network<Houses>::neurons, Network<Houses>::buckets, Network<Houses>::one,
             Network<Houses>::weight_one},
            set, arguments_.train.seed);
        trainer.train(arguments_.train);
        const std::vector<std::uint8_t> bytes = trainer.file();
        std::ofstream out(path, std::ios::binary);
        out.write(reinterpret_cast<const char*>(bytes.data()),
                  static_cast<std::streamsize>(bytes.size()));
        if (!out.flush()) throw std::runtime_error(path + " cannot be written.");
        report(*network_from<Houses>(path));
    }

private:
    static constexpr int seeds_max = 48;
    static constexpr int ranges[][2] = {{2, 8}, {9, 16}, {17, 24}, {25, 36}, {37, 48}, {2, 48}};

    static Position position_of(const Example& example) {
        return {example.own, example.rival | Position::second};
    }
    /// In seeds.
    double target_of(const Example& example) const {
        const double searched = example.searched / 100.0;
        if (example.exact || example.played == Example::unknown) return searched;
        return searched + arguments_.played_share * (example.played - searched);
    }

    learning::TrainingSet training_set() const {
        learning::TrainingSet set;
        for (const Example& example : learned_from_) {
            const Position position = position_of(example);
            T::each(position,
                    [&](int term) { set.terms.push_back(static_cast<std::uint16_t>(term)); });
            set.end_view();
            set.buckets.push_back(
                static_cast<std::uint8_t>(Network<Houses>::bucket_of(position.seeds_on_board())));
            set.targets.push_back(
                static_cast<float>(100 * target_of(example) / Network<Houses>::unit));
        }
        return set;
    }

    /// How near the network comes to the targets of held-out examples, as rows of a table.
    void report(const Network<Houses>& network) const {
        std::printf("%zu examples, %zu held out\n", learned_from_.size(), held_out_.size());
        std::printf("| seeds | positions | spread | mean error | explained |\n");
        for (const auto& [fewest, most] : ranges) {
            double count = 0, sum = 0, squares = 0, errors = 0, error_squares = 0;
            for (const Example& example : held_out_) {
                const Position position = position_of(example);
                const int seeds = position.seeds_on_board();
                if (seeds < fewest || seeds > most) continue;
                const double target = target_of(example);
                const double error = network.value(position) / 100.0 - target;
                count += 1;
                sum += target;
                squares += target * target;
                errors += std::abs(error);
                error_squares += error * error;
            }
            if (count == 0) continue;
            const double variance = squares / count - sum / count * (sum / count);
            std::printf("| %d–%d | %.0f | %.2f | %.2f | %.0f %% |\n", fewest, most, count,
                        std::sqrt(variance), errors / count,
                        100 * (1 - error_squares / count / variance));
        }
        std::fflush(stdout);
    }

    const Arguments& arguments_;
    std::vector<Example> learned_from_, held_out_;
};

template <int Houses>
void learn(Arguments arguments) {
    std::filesystem::create_directories(arguments.folder);
    std::string network;
    for (int round = 1; round <= arguments.rounds; ++round) {
        arguments.play.seed = static_cast<std::uint64_t>(round);
        Training<Houses> training(arguments);
        std::vector<const Variant*> played;
        for (const Variant& variant : variants) {
            // Variants that differ in the repetition of positions alone are played once.
            const auto is_alike = [&](const Variant* other) {
                return other->grand_slam == variant.grand_slam &&
                       other->cannot_feed == variant.cannot_feed;
            };
            if (variant.houses != Houses || std::ranges::any_of(played, is_alike)) continue;
            played.push_back(&variant);
            training.add(
                played_examples<Houses>(variant, *network_from<Houses>(network), arguments.play));
        }
        network = arguments.folder + "/round-" + std::to_string(round) + ".net";
        training.write_network(network);
    }
}

template <int Houses>
void train(const Arguments& arguments) {
    Training<Houses> training(arguments);
    for (const std::string& file : arguments.files) training.add(read_examples(file));
    training.write_network(arguments.network);
}

void add_play_options(CLI::App& app, Arguments& arguments) {
    app.add_option("--games", arguments.play.games, "games of each variant")
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
    app.add_option("--nodes", arguments.play.nodes, "nodes a move")->capture_default_str();
    app.add_option("--table-seeds", arguments.play.table_seeds,
                   "exact values up to so many seeds, where cycles are even")
        ->check(CLI::Range(0, 24))
        ->capture_default_str();
    app.add_option("--threads", arguments.play.threads, "threads")
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
}

void add_train_options(CLI::App& app, Arguments& arguments) {
    app.add_option("--epochs", arguments.train.epochs, "times that each example is seen")
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
    app.add_option("--played-share", arguments.played_share,
                   "share of a game's result in the target; the rest is the search's score")
        ->check(CLI::Range(0.0, 1.0))
        ->capture_default_str();
}

int run(int argc, char** argv) {
    Arguments arguments;
    CLI::App app("Learn the networks of the sowing games' evaluation.");
    app.require_subcommand(1);
    auto& learn_all = *app.add_subcommand("learn", "rounds of games and training, from nothing");
    learn_all.add_option("houses", arguments.houses, "houses a side")
        ->required()
        ->check(CLI::IsMember({6, 8}));
    learn_all.add_option("folder", arguments.folder, "where the networks go")->required();
    learn_all.add_option("--rounds", arguments.rounds, "rounds")->capture_default_str();
    add_play_options(learn_all, arguments);
    add_train_options(learn_all, arguments);

    auto& play = *app.add_subcommand("play", "games, as examples to train from");
    play.add_option("game", arguments.game, "name of the game")->required();
    play.add_option("file", arguments.examples, "file to write")->required();
    play.add_option("--network", arguments.network, "network of the search; none: stores alone");
    play.add_option("--seed", arguments.play.seed, "random seed")->capture_default_str();
    add_play_options(play, arguments);

    auto& fit = *app.add_subcommand("train", "a network from examples");
    fit.add_option("houses", arguments.houses, "houses a side")
        ->required()
        ->check(CLI::IsMember({6, 8}));
    fit.add_option("network", arguments.network, "file to write")->required();
    fit.add_option("files", arguments.files, "examples")->required();
    add_train_options(fit, arguments);
    CLI11_PARSE(app, argc, argv);

    if (play.parsed())
        return for_variant(arguments.game, [&]<int Houses>(const Variant& variant) {
            write_examples(arguments.examples,
                           played_examples<Houses>(
                               variant, *network_from<Houses>(arguments.network), arguments.play));
            return 0;
        });
    if (arguments.houses == 6) {
        learn_all.parsed() ? learn<6>(arguments) : train<6>(arguments);
    } else {
        learn_all.parsed() ? learn<8>(arguments) : train<8>(arguments);
    }
    return 0;
}

}  // namespace
}  // namespace posthouse::wari::tuning

int main(int argc, char** argv) {
    try {
        return posthouse::wari::tuning::run(argc, argv);
    } catch (const std::exception& failed) {
        std::fprintf(stderr, "%s\n", failed.what());
        return 1;
    }
}
