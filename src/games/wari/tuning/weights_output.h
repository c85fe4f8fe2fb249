// Writes the learned weights as a readable header, and the tuner's report.
#pragma once

#include "games/wari/tuning/learner.h"

#include <array>
#include <cstdio>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::wari::tuning {

template <class... Parts>
std::string formatted(const char* format, Parts... parts) {
    std::array<char, 400> text;
    std::snprintf(text.data(), text.size(), format, parts...);
    return text.data();
}

/// The same for the docs: a minus sign instead of a hyphen.
template <class... Parts>
std::string format_for_docs(const char* format, Parts... parts) {
    std::string text;
    for (const char c : formatted(format, parts...))
        if (c == '-')
            text += "−";
        else
            text += c;
    return text;
}

/// One table of weights as a row of numbers.
template <class Row>
void write_numbers(std::ostream& out, const Row& row, int begin, int size) {
    for (int k = 0; k < size; ++k)
        out << (k % 16 == 0 ? "        " : " ")
            << formatted("%d,", int{row[static_cast<std::size_t>(begin + k)]})
            << (k % 16 == 15 || k + 1 == size ? "\n" : "");
}

template <int Houses>
void write_weights(std::ostream& out, const Learner<Houses>& learner) {
    using T = Terms<Houses>;
    out << "template <>\nstruct Weights<" << Houses << "> {\n"
        << "    static constexpr std::array<WeightRow<" << Houses << ">, weight_knots.size()> "
        << "knots = {{\n";
    for (std::size_t knot = 0; knot < weight_knots.size(); ++knot) {
        const auto& row = learner.knots()[knot];
        out << "        // With " << weight_knots[knot] << " seeds on the board.\n        {{\n";
        const auto say = [&](std::string_view what) { out << "        // " << what << '\n'; };
        for (int side = 0; side < 2; ++side) {
            say(side == 0 ? "Own houses a, b, …: with 0, 1, 2 … seeds." : "The rival's houses.");
            for (int h = 0; h < Houses; ++h)
                write_numbers(out, row, T::house(side, h), T::seeds_told);
        }
        say("The best capture, of 0, 1, 2 … seeds; the rival's.");
        for (int side = 0; side < 2; ++side)
            write_numbers(out, row, T::capture(side), T::capture_told);
        say("How many houses are empty, own and the rival's.");
        for (int side = 0; side < 2; ++side) write_numbers(out, row, T::empty(side), T::empty_told);
        out << "        }},\n";
    }
    out << "    }};\n};\n";
}

/// The weights for people: by how much a house is better or worse with so many seeds than empty.
template <int Houses>
void write_worths(std::ostream& out, const Learner<Houses>& learner) {
    using T = Terms<Houses>;
    const std::vector<int> told = {1, 2, 3, 4, 5, 6, 8, 10, 12, 15};
    for (const std::size_t knot : {std::size_t{2}, std::size_t{4}}) {
        const auto& row = learner.knots()[knot];
        out << "\nWith " << weight_knots[knot]
            << " seeds on the board, how many hundredths of a seed more a house is worth with this "
               "number of\nseeds than empty:\n\n| house |";
        for (const int seeds : told) out << ' ' << seeds << " |";
        out << "\n|---|" << [&] {
            std::string rule;
            for (std::size_t k = 0; k < told.size(); ++k) rule += "---:|";
            return rule;
        }() << '\n';
        for (int side = 0; side < 2; ++side)
            for (int h = 0; h < Houses; ++h) {
                const auto begin = static_cast<std::size_t>(T::house(side, h));
                out << (side == 0 ? "| own " : "| opponent's ") << static_cast<char>('a' + h)
                    << " |";
                for (const int seeds : told)
                    out << format_for_docs(
                        " %d |", row[begin + static_cast<std::size_t>(seeds)] - row[begin]);
                out << '\n';
            }
        out << "\n| the best capture | 0 | 2 | 3 | 4 | 5 | 6 | 8 |\n|---|---:|---:|---:|---:|---:|"
               "---:|---:|\n";
        for (int side = 0; side < 2; ++side) {
            const auto begin = static_cast<std::size_t>(T::capture(side));
            out << (side == 0 ? "| own |" : "| opponent's |");
            for (const int seeds : {0, 2, 3, 4, 5, 6, 8})
                out << format_for_docs(" %d |",
                                       row[begin + static_cast<std::size_t>(seeds)] - row[begin]);
            out << '\n';
        }
    }
}

/// The value of each group of terms, and the error of the fit.
template <int Houses>
void write_report(std::ostream& out, const Learner<Houses>& learner) {
    using T = Terms<Houses>;
    const LearnerOptions& options = learner.options();
    out << "\n## Boards of 2×" << Houses << "\n\nLearned from " << learner.positions()
        << " self-play positions of";
    for (const auto name : learner.variant_names())
        out << (name == learner.variant_names().front() ? " `" : ", `") << name << '`';
    out << ", at most " << options.examples_each
        << " for\neach number of seeds. Variants with the same tables are played once. Up to "
        << options.table_seeds
        << " seeds the values come\nfrom the tables; above, from a search of " << options.depth
        << " plies with the tables, in " << options.rounds
        << " rounds. Every tenth game is\nheld out, and all figures are for those games.\n\n"
        << "Accuracy of the evaluation, in seeds still to be gained:\n\n"
        << "| seeds on the board | positions | spread | mean error | explained |\n"
        << "|---|---:|---:|---:|---:|\n";
    const int known = options.table_seeds;
    const std::vector<std::array<int, 2>> bands = {
        {2, known / 2}, {known / 2 + 1, known}, {known + 1, 24}, {25, 36}, {37, 48}};
    for (const auto& [fewest, most] : bands) {
        const FitQuality near = learner.nearness(learner.weights(), fewest, most);
        out << format_for_docs("| %d–%d%s | %d | %.2f | %.2f | %.0f %% |\n", fewest, most,
                               most <= known ? " (exact)" : "", near.positions, near.spread,
                               near.mean_error, 100 * near.explained());
    }
    const FitQuality all = learner.nearness(learner.weights(), 2, 48);
    const MoveAccuracy best = learner.choices(learner.weights());
    out << "\nValue of each group of terms: the fit repeated without it. The moves are those that "
           "a "
           "search of one\nply prefers in "
        << best.positions << " held-out positions with exact values.\n\n"
        << "| terms | weights | explained | optimal moves | seeds lost per move |\n"
        << "|---|---:|---:|---:|---:|\n"
        << format_for_docs("| all | %d | %.1f %% | %.1f %% | %.3f |\n", T::count,
                           100 * all.explained(), 100 * best.optimal, best.lost);
    for (const TermGroup& group : learner.groups()) {
        const auto weights = learner.without(group);
        const FitQuality near = learner.nearness(weights, 2, 48);
        const MoveAccuracy choices = learner.choices(weights);
        out << "| without " << group.name
            << format_for_docs(" | −%d | %.1f %% | %.1f %% | %.3f |\n", group.end - group.begin,
                               100 * near.explained(), 100 * choices.optimal, choices.lost);
    }
    const WeightTable<Houses> stores_only{};
    const FitQuality nothing = learner.nearness(stores_only, 2, 48);
    const MoveAccuracy greedy = learner.choices(stores_only);
    out << format_for_docs("| captured seeds alone | 0 | %.1f %% | %.1f %% | %.3f |\n",
                           100 * nothing.explained(), 100 * greedy.optimal, greedy.lost);
    write_worths(out, learner);
}

}  // namespace posthouse::wari::tuning
