// wari_table_build: builds the tables of a sowing game in memory, says how fast, counts what they
// hold, and compares it with what is known.
//
//     wari_table_build --game awari --seeds 20 --check

#include "games/wari/tuning/tables.h"

#include <CLI/CLI.hpp>

#include <fstream>
#include <iostream>
#include <map>
#include <sstream>
#include <string>

namespace posthouse::wari {
namespace {

struct Arguments {
    std::string game;
    int seeds = 12;
    bool check = false;
};

/// won, drawn, lost and mean value, as a line of text.
template <int Houses>
std::string counts_of(const ValueTable<Houses>& table) {
    std::array<std::size_t, 3> counts{};
    long long sum = 0;
    for (const int byte : table.bytes()) {
        const int value = byte - table.zero;
        ++counts[value > 0 ? 0 : value == 0 ? 1 : 2];
        sum += value;
    }
    const double mean = static_cast<double>(sum) / static_cast<double>(table.size());
    char line[100];
    std::snprintf(line, sizeof line, "%zu\t%zu\t%zu\t%.4f", counts[0], counts[1], counts[2], mean);
    return line;
}

/// The known counts, by seeds.
std::map<int, std::string> known_counts() {
    std::ifstream file(POSTHOUSE_SOURCE "/src/games/wari/tuning/awari_table_counts.tsv");
    std::map<int, std::string> known;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line.front() == '#') continue;
        const auto tab = line.find('\t');
        known[std::stoi(line.substr(0, tab))] = line.substr(tab + 1);
    }
    return known;
}

template <int Houses>
int build(const Variant& variant, const Arguments& arguments) {
    const auto tables = built_tables<Houses>(variant, arguments.seeds);
    const auto known = arguments.check ? known_counts() : std::map<int, std::string>{};
    int wrong = 0, compared = 0;
    std::cout << "seeds\twon\tdrawn\tlost\tmean\n";
    for (const auto& table : tables.tables()) {
        const std::string counts = counts_of(table);
        std::cout << table.seeds() << '\t' << counts;
        if (const auto one = known.find(table.seeds()); one != known.end()) {
            ++compared;
            wrong += one->second != counts;
            std::cout << (one->second == counts ? "\tas known" : "\tnot as known");
        }
        std::cout << '\n';
    }
    if (!arguments.check) return 0;
    std::cout << compared << " compared, " << wrong << " differ\n";
    return wrong == 0 && compared > 0 ? 0 : 1;
}

int run(int argc, char** argv) {
    Arguments arguments;
    CLI::App app("Builds the tables of a sowing game in memory and counts what they hold.");
    app.add_option("--game", arguments.game, "its name")->required();
    app.add_option("--seeds", arguments.seeds, "on the board at most; a byte a position")
        ->check(CLI::Range(0, 24))
        ->capture_default_str();
    app.add_flag("--check", arguments.check, "compare with the counts known of awari");
    CLI11_PARSE(app, argc, argv);
    for (const Variant& variant : variants)
        if (variant.name == arguments.game)
            return variant.houses == 6 ? build<6>(variant, arguments)
                                       : build<8>(variant, arguments);
    std::cerr << "There is no sowing game “" << arguments.game << "”.\n";
    return 2;
}

}  // namespace
}  // namespace posthouse::wari

int main(int argc, char** argv) {
    return posthouse::wari::run(argc, argv);
}
