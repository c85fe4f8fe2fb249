#include "games/octilite/tuning/weights_text.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string_view>

namespace posthouse::octilite::tuning {
namespace {

constexpr std::string_view opening = "learned_weights{";

/// A comment of several lines where it is long.
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
        "\n//\n"
        "// Deliberately absent: weights made by hand.\n"
        "#pragma once\n\n#include \"games/octilite/evaluation.h\"\n\n"
        "namespace posthouse::octilite {\n\n// clang-format off\n"
        "inline constexpr Weights ";
    text += std::string(opening) + '\n';
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
    const auto begin = all.find(opening);
    if (begin == std::string::npos) give_up(path + " is no header with weights.");
    std::istringstream lines(all.substr(begin + opening.size()));
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
        give_up(path + " has " + std::to_string(count) + " weights, not " +
                std::to_string(weights.size()) + ".");
    return weights;
}

void give_up(const std::string& sentence) {
    std::fprintf(stderr, "%s\n", sentence.c_str());
    std::exit(2);
}

}  // namespace posthouse::octilite::tuning
