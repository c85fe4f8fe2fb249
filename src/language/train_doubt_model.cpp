// Learns the weights of the doubt model.
//
//     train_doubt_model OUT.cpp FILE…     write the weights as a source file
//     train_doubt_model --measure FILE…   ten-fold cross-validation
//
// FILE: sentences, one on each line, as in examples/. `= fine` precedes those that a referee would
// pass on to the opponent, any other `=` those that they would ask about.

#include "language/doubt_model.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <numeric>
#include <random>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::language {
namespace {

struct Example {
    std::vector<std::uint32_t> features;
    bool doubt = false;
};

std::vector<Example> read_examples(std::span<char*> files) {
    std::vector<Example> examples;
    for (const char* name : files) {
        std::ifstream file(name);
        if (!file) throw std::runtime_error(std::string("cannot read ") + name);
        bool doubt = false;
        for (std::string line; std::getline(file, line);) {
            if (line.empty() || line.starts_with('#')) continue;
            if (line.starts_with("= "))
                doubt = line != "= fine";
            else
                examples.push_back({doubt_features(line), doubt});
        }
    }
    return examples;
}

/// Logistic regression by stochastic gradient descent with AdaGrad's rates (Duchi et al. 2011).
std::vector<double> train_weights(const std::vector<const Example*>& examples) {
    constexpr int epochs = 12;
    constexpr double rate = 0.5, decay = 8e-3;
    std::vector<double> weights(doubt_feature_count), squares(doubt_feature_count, 1e-3);
    std::vector<std::size_t> order(examples.size());
    std::iota(order.begin(), order.end(), 0);
    std::mt19937 random(1);
    for (int epoch = 0; epoch < epochs; ++epoch) {
        for (std::size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[random() % i]);
        for (const std::size_t at : order) {
            const Example& example = *examples[at];
            const double norm = std::sqrt(static_cast<double>(example.features.size()));
            double sum = 0;
            for (const std::uint32_t feature : example.features) sum += weights[feature];
            const double wrong = 1 / (1 + std::exp(-sum / norm)) - (example.doubt ? 1 : 0);
            for (const std::uint32_t feature : example.features) {
                const double slope = wrong / norm + decay * weights[feature];
                squares[feature] += slope * slope;
                weights[feature] -= rate * slope / std::sqrt(squares[feature]);
            }
        }
    }
    return weights;
}

struct Rounded {
    std::vector<std::int16_t> weights;
    double unit = 1;
};

Rounded rounded(const std::vector<double>& weights) {
    constexpr double most = 32767;
    Rounded result;
    for (const double weight : weights) result.unit = std::max(result.unit, std::abs(weight));
    result.unit /= most;
    for (const double weight : weights)
        result.weights.push_back(static_cast<std::int16_t>(std::lround(weight / result.unit)));
    return result;
}

void write(const Rounded& model, const char* path) {
    std::ofstream out(path);
    out.precision(17);
    out << "#include \"language/doubt_model.h\"\n\nnamespace posthouse::language {\n\n"
           "const DoubtModel& DoubtModel::trained() {\n"
           "    static constexpr std::int16_t weights[] = {";
    for (std::size_t i = 0; i < model.weights.size(); ++i)
        out << (i % 32 == 0 ? "\n" : "") << static_cast<int>(model.weights[i]) << ',';
    out << "};\n    static const DoubtModel model(weights, " << model.unit
        << ");\n    return model;\n}\n\n}  // namespace posthouse::language\n";
    if (!out.flush()) throw std::runtime_error(std::string("cannot write ") + path);
}

void measure(const std::vector<Example>& examples) {
    constexpr std::size_t folds = 10;
    std::vector<std::size_t> fold_of(examples.size());
    std::mt19937 random(2);
    for (std::size_t& fold : fold_of) fold = random() % folds;
    std::vector<double> doubts, fine;
    for (std::size_t fold = 0; fold < folds; ++fold) {
        std::vector<const Example*> others;
        for (std::size_t i = 0; i < examples.size(); ++i)
            if (fold_of[i] != fold) others.push_back(&examples[i]);
        const Rounded learned = rounded(train_weights(others));
        const DoubtModel model(learned.weights, learned.unit);
        for (std::size_t i = 0; i < examples.size(); ++i)
            if (fold_of[i] == fold)
                (examples[i].doubt ? doubts : fine).push_back(model.log_odds(examples[i].features));
    }
    const auto share_above = [](const std::vector<double>& odds, double bound) {
        const auto above =
            std::ranges::count_if(odds, [bound](double one) { return one >= bound; });
        return 100.0 * static_cast<double>(above) / static_cast<double>(odds.size());
    };
    std::printf("%zu doubts, %zu fine\nlog odds  doubts found  fine sentences taken for doubts\n",
                doubts.size(), fine.size());
    for (double bound = -0.5; bound <= 2; bound += 0.25)
        std::printf("%8.2f  %10.1f %%  %10.1f %%\n", bound, share_above(doubts, bound),
                    share_above(fine, bound));
}

}  // namespace
}  // namespace posthouse::language

int main(int argc, char** argv) {
    using namespace posthouse;
    using namespace posthouse::language;
    try {
        if (argc < 3) throw std::runtime_error("usage: train_doubt_model OUT.cpp|--measure FILE…");
        const auto examples =
            read_examples(std::span(argv, static_cast<std::size_t>(argc)).subspan(2));
        if (std::string_view(argv[1]) == "--measure") {
            measure(examples);
            return 0;
        }
        std::vector<const Example*> all;
        for (const Example& example : examples) all.push_back(&example);
        write(rounded(train_weights(all)), argv[1]);
    } catch (const std::exception& wrong) {
        std::fprintf(stderr, "train_doubt_model: %s\n", wrong.what());
        return 1;
    }
}
