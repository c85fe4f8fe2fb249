#include "games/octilite/tuning/output.h"
#include "games/octilite/tuning/validation.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string_view>

namespace posthouse::octilite::tuning {
namespace {

constexpr int pairs = 200;

std::string decimals(double number, int digits) {
    char text[32];
    std::snprintf(text, sizeof text, "%.*f", digits, number);
    return text;
}

constexpr const char* head = "| group | terms | std. dev. | without it |\n|---|---:|---:|---:|\n";

}  // namespace

std::string report_of(const Fit& fit, const Fit::Odds& odds, const std::string& header) {
    const double loss = fit.loss(odds), pod = fit.pod_worth(odds);
    std::string text = head;
    int done = 0;
    for (const TermGroup& group : term_groups) {
        print_progress("groups left out", done++, static_cast<int>(term_groups.size()));
        const double worse = fit.loss(fit.solve(&group)) - loss;
        text += "| " + std::string(group.name) + " | " + std::to_string(group.count) + " | " +
                decimals(100 * fit.spread(odds, group) / pod, 0) + " | " +
                decimals(1e4 * worse, 1) + " |\n";
    }
    print_progress("groups left out", done, done);
    const MatchResult result =
        match(player_named(header), player_named("hand-made"), pairs, 2'000, 1);
    text += '\n';
    for (const TermGroup& group : term_groups)
        text += "* **" + std::string(group.name) + "**: " + std::string(group.about) + '\n';
    return text + "\nLearned from " + std::to_string(fit.size()) + " positions; " +
           std::to_string(octilite::term::count) + " weights. The loss on held-out positions is " +
           decimals(loss, 4) + " (without any\nknowledge: " + decimals(std::log(2.0), 4) +
           "). A score of " + decimals(100 / pod, 0) +
           " means a winning chance of 73 %, twice that 88 %.\n\n"
           "Against the hand-made evaluation that it replaced (`tuning/players.h`), 2,000 nodes a "
           "move, paired\nopenings: " +
           format_result(result) + ".\n";
}

namespace {

constexpr std::string_view weights_opening = "learned_weights{";

/// A comment, wrapped if it is long.
std::string comment_of(const TermGroup& group) {
    std::istringstream words{std::string(group.name) + ": " + std::string(group.about)};
    std::string text = "    //", word;
    std::size_t column = text.size();
    while (words >> word) {
        if (column + 1 + word.size() > 96) {
            text += "\n    //";
            column = 6;
        }
        text += ' ' + word;
        column += 1 + word.size();
    }
    return text + '\n';
}

}  // namespace

std::string header_of(const Weights& weights, const std::string& origin) {
    std::string text =
        "// The weights of the evaluation, in hundredths of a pod; see terms.h.\n//\n"
        "// " +
        origin +
        "\n"
        "#pragma once\n\n#include \"games/octilite/evaluation.h\"\n\n"
        "namespace posthouse::octilite {\n\n// clang-format off\n"
        "inline constexpr Weights ";
    text += std::string(weights_opening) + '\n';
    for (const TermGroup& group : term_groups) {
        text += comment_of(group);
        for (int i = 0; i < group.count; ++i) {
            char number[16];
            std::snprintf(number, sizeof number, "%5d,",
                          weights[static_cast<std::size_t>(group.first + i)]);
            text += i % group.width == 0 ? "    " : " ";
            text += number;
            if (i % group.width == group.width - 1 || i == group.count - 1) text += '\n';
        }
    }
    return text + "};\n// clang-format on\n\n}  // namespace posthouse::octilite\n";
}

Weights read_weights(const std::string& path) {
    std::ifstream file(path);
    std::string all{std::istreambuf_iterator<char>(file), {}};
    const auto begin = all.find(weights_opening);
    if (begin == std::string::npos) exit_with_error(path + " is no header with weights.");
    std::istringstream lines(all.substr(begin + weights_opening.size()));
    Weights weights{};
    std::size_t count = 0;
    for (std::string line; std::getline(lines, line) && !line.starts_with("}");) {
        for (char& c : line)
            if (c == ',') c = ' ';
        std::istringstream numbers(line.substr(0, line.find("//")));
        for (int number = 0; numbers >> number; ++count)
            if (count < weights.size()) weights[count] = static_cast<std::int16_t>(number);
    }
    if (count != weights.size())
        exit_with_error(path + " has " + std::to_string(count) + " weights, not " +
                        std::to_string(weights.size()) + ".");
    return weights;
}

std::vector<std::uint8_t> read_network(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    std::vector<std::uint8_t> bytes{std::istreambuf_iterator<char>(in), {}};
    if (bytes.size() != Network::file_bytes) exit_with_error(path + " is not a network.");
    return bytes;
}

void exit_with_error(const std::string& sentence) {
    std::fprintf(stderr, "%s\n", sentence.c_str());
    std::exit(2);
}

}  // namespace posthouse::octilite::tuning
