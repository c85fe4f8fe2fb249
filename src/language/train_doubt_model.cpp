// Learns the weights of the doubt model.
//
//     train_doubt_model OUT.cpp FILE…     write the weights as a source file
//     train_doubt_model --measure FILE…   ten-fold cross-validation
//
// FILE: sentences, one on each line, as in examples.txt. `= fine` precedes those that a referee
// would pass on to the opponent, any other `=` those that they would ask about.

#include "language/doubt.h"
#include "language/doubt_model.h"
#include "language/lexicon.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <numeric>
#include <random>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::language {
namespace {

using Features = std::vector<std::uint32_t>;

struct Example {
    std::string sentence;
    std::vector<Features> parts;  // the whole sentence and its clauses
    bool doubt = false;
};

Example read_example(const std::string& sentence, bool doubt) {
    Example example{sentence, {}, doubt};
    for (std::string_view part : weighed_parts(Lexicon::all(), sentence))
        example.parts.push_back(doubt_features(part));
    return example;
}

std::vector<Example> read_examples(std::span<char*> files) {
    std::vector<Example> examples;
    for (const char* name : files) {
        std::ifstream file(name);
        if (!file) throw std::runtime_error(std::string("cannot read ") + name);
        bool doubt = false;
        for (std::string line; std::getline(file, line);) {
            if (line.empty() || line.starts_with('#') || line.starts_with('[')) continue;
            if (line.starts_with("= "))
                doubt = line != "= fine";
            else
                examples.push_back(read_example(line, doubt));
        }
    }
    return examples;
}

/// Logistic regression by stochastic gradient descent with AdaGrad's rates (Duchi et al. 2011).
class Training {
public:
    void learn(const Features& features, bool doubt) {
        constexpr double rate = 0.5, decay = 8e-3;
        const double norm = std::sqrt(static_cast<double>(features.size()));
        const double wrong = 1 / (1 + std::exp(-odds(features))) - (doubt ? 1 : 0);
        for (const std::uint32_t feature : features) {
            const double slope = wrong / norm + decay * weights_[feature];
            squares_[feature] += slope * slope;
            weights_[feature] -= rate * slope / std::sqrt(squares_[feature]);
        }
    }
    /// A harmless sentence has harmless clauses. Of a doubt only the worst clause is one, and which
    /// that is, is what the weights say so far (multiple-instance learning, Andrews et al. 2002).
    void learn(const Example& example) {
        learn(example.parts.front(), example.doubt);
        const auto clauses = std::span(example.parts).subspan(1);
        if (!example.doubt)
            for (const Features& clause : clauses) learn(clause, false);
        else if (!clauses.empty())
            learn(*std::ranges::max_element(
                      clauses, {}, [this](const Features& clause) { return odds(clause); }),
                  true);
    }
    std::vector<double> weights() && { return std::move(weights_); }

private:
    double odds(const Features& features) const {
        double sum = 0;
        for (const std::uint32_t feature : features) sum += weights_[feature];
        return sum / std::sqrt(static_cast<double>(features.size()));
    }
    std::vector<double> weights_ = std::vector<double>(doubt_feature_count);
    std::vector<double> squares_ = std::vector<double>(doubt_feature_count, 1e-3);
};

std::vector<double> train_weights(const std::vector<const Example*>& examples) {
    constexpr int epochs = 12;
    std::vector<std::size_t> order(examples.size());
    std::iota(order.begin(), order.end(), 0);
    std::mt19937 random(1);
    Training training;
    for (int epoch = 0; epoch < epochs; ++epoch) {
        for (std::size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[random() % i]);
        for (const std::size_t at : order) training.learn(*examples[at]);
    }
    return std::move(training).weights();
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
    std::size_t doubts = 0, fine = 0, found = 0, stopped = 0, found_near = 0, stopped_near = 0;
    for (std::size_t fold = 0; fold < folds; ++fold) {
        std::vector<const Example*> others;
        for (std::size_t i = 0; i < examples.size(); ++i)
            if (fold_of[i] != fold) others.push_back(&examples[i]);
        const Rounded learned = rounded(train_weights(others));
        const DoubtModel model(learned.weights, learned.unit);
        for (std::size_t i = 0; i < examples.size(); ++i) {
            const Example& one = examples[i];
            if (fold_of[i] != fold) continue;
            ++(one.doubt ? doubts : fine);
            const bool is_near = is_doubtful(Lexicon::all(), model, one.sentence, true);
            if (is_near) ++(one.doubt ? found_near : stopped_near);
            if (is_doubtful(Lexicon::all(), model, one.sentence, false))
                ++(one.doubt ? found : stopped);
        }
    }
    const auto print = [&](const char* where, std::size_t of_doubts, std::size_t of_fine) {
        std::printf("%s: %.1f %% of %zu doubts found, %.1f %% of %zu fine sentences stopped\n",
                    where, 100.0 * static_cast<double>(of_doubts) / static_cast<double>(doubts),
                    doubts, 100.0 * static_cast<double>(of_fine) / static_cast<double>(fine), fine);
    };
    print("beside the move", found_near, stopped_near);
    print("elsewhere", found, stopped);
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
