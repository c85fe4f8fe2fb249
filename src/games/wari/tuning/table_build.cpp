// wari_table_build: builds the tables of a sowing game in memory, measures speed and memory, counts
// what they hold, and compares it with known results.
//
//     wari_table_build --game awari --seeds 20 --check --verify

#include "games/wari/tablebase/table_verifier.h"
#include "games/wari/tuning/reference_solver.h"
#include "games/wari/tuning/tables_in_memory.h"

#include <CLI/CLI.hpp>

#include <sys/resource.h>
#include <array>
#include <chrono>
#include <fstream>
#include <iostream>
#include <map>
#include <string>

namespace posthouse::wari::tuning {
namespace {

struct Arguments {
    std::string game;
    TableOrder order;
    bool bounds = false;
    bool check = false;
    bool verify = false;
    int slow = -1;
};

/// won, drawn, lost and mean value, as a line of text.
template <int Houses>
std::string counts_of(const tablebase::ValueTable<Houses>& table) {
    std::array<std::size_t, 256> counts{};
    for (const std::uint8_t byte : table.bytes()) ++counts[byte];
    std::size_t lost = 0, won = 0;
    long long sum = 0;
    for (int byte = 0; byte < 256; ++byte) {
        const std::size_t count = counts[static_cast<std::size_t>(byte)];
        const int value = byte - table.zero;
        (value < 0 ? lost : won) += value == 0 ? 0 : count;
        sum += static_cast<long long>(count) * value;
    }
    const double mean = static_cast<double>(sum) / static_cast<double>(table.size());
    char line[100];
    std::snprintf(line, sizeof line, "%zu\t%zu\t%zu\t%.4f", won,
                  counts[static_cast<std::size_t>(table.zero)], lost, mean);
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

/// Verifies each finished table and sums up the results.
template <int Houses>
class Verifier {
public:
    Verifier(const Variant& variant, const TableOrder& order)
        : check_(variant, order.kind, order.threads) {}

    void set_table(const Tables<Houses>& tables, int seeds) {
        const auto begin = std::chrono::steady_clock::now();
        check_.set_table(seeds, tables.resident_tables());
        wrong_ += check_.wrong_values();
        taken_ += std::chrono::steady_clock::now() - begin;
        values_ += tables.tables()[static_cast<std::size_t>(seeds)].size() *
                   static_cast<std::size_t>(tablebase::parts_of(tables.kind()));
    }

    /// Prints a summary; true if everything was right.
    bool tell() const {
        const double seconds = std::chrono::duration<double>(taken_).count();
        std::fprintf(stderr, "verified: %zu values in %.1f s, %.1f million per second, %zu wrong\n",
                     values_, seconds, static_cast<double>(values_) / seconds / 1e6, wrong_);
        return wrong_ == 0;
    }

private:
    TableVerifier<Houses> check_;
    std::chrono::steady_clock::duration taken_{};
    std::size_t values_ = 0, wrong_ = 0;
};

/// Compares with the reference solver, position by position. Prints how many differ.
template <int Houses>
std::size_t differing_from_slow(const Variant& variant, const Tables<Houses>& tables, int seeds) {
    ReferenceSolver<Houses> slow(variant);
    std::size_t compared = 0, differing = 0;
    for (int n = 0; n <= seeds; ++n) {
        slow.solve(n);
        const auto place = static_cast<std::size_t>(n);
        slow.for_each(n, [&](const Position<Houses>& position, const auto& worth) {
            const auto mine = row_of(position, Side::first),
                       theirs = row_of(position, Side::second);
            const int value = tables.tables()[place].value(mine, theirs);
            ++compared;
            if (tables.kind() == tablebase::TableKind::cycle_zero)
                differing += value != worth.value;
            else
                differing += value != worth.mover ||
                             tables.tables(1)[place].value(mine, theirs) != -worth.waiter;
        });
    }
    std::cout << compared << " positions compared with the reference solver, " << differing
              << " differ\n";
    return differing;
}

template <int Houses>
int build(const Variant& variant, const Arguments& arguments) {
    Verifier<Houses> verifier(variant, arguments.order);
    const auto tables = built_tables<Houses>(variant, arguments.order,
                                             [&](const Tables<Houses>& finished, int seeds) {
                                                 if (arguments.verify)
                                                     verifier.set_table(finished, seeds);
                                             });
    bool right = !arguments.verify || verifier.tell();
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    std::fprintf(stderr, "%.1f MB of memory at most\n", static_cast<double>(usage.ru_maxrss) / 1e3);

    const auto known = arguments.check ? known_counts() : std::map<int, std::string>{};
    int wrong = 0, compared = 0;
    for (int part = 0; part < tablebase::parts_of(tables.kind()); ++part) {
        if (tables.kind() == tablebase::TableKind::bounds)
            std::cout << (part == 0 ? "# what the player to move can force\n"
                                    : "# what the other can force, as a loss\n");
        std::cout << "seeds\twon\tdrawn\tlost\tmean\n";
        for (const auto& table : tables.tables(part)) {
            const std::string counts = counts_of(table);
            std::cout << table.seeds() << '\t' << counts;
            if (const auto one = known.find(table.seeds()); one != known.end()) {
                ++compared;
                wrong += one->second != counts;
                std::cout << (one->second == counts ? "\tas known" : "\tnot as known");
            }
            std::cout << '\n';
        }
    }
    if (arguments.check) {
        std::cout << compared << " compared, " << wrong << " differ\n";
        right &= wrong == 0 && compared > 0;
    }
    if (arguments.slow >= 0)
        right &= differing_from_slow(variant, tables,
                                     std::min(arguments.slow, arguments.order.seeds)) == 0;
    return right ? 0 : 1;
}

int run(int argc, char** argv) {
    Arguments arguments;
    CLI::App app(
        "Build the tables of a sowing game in memory and count won, drawn and lost positions.");
    app.add_option("--game", arguments.game, "name of the game")->required();
    app.add_option("--seeds", arguments.order.seeds, "most seeds on the board; a byte per position")
        ->default_val(12)
        ->check(CLI::Range(0, tablebase::table_seeds_max));
    app.add_option("--threads", arguments.order.threads,
                   "number of threads; the tables are the same")
        ->check(CLI::Range(1, 1024))
        ->capture_default_str();
    app.add_flag("--bounds", arguments.bounds,
                 "build tables of bounds (what each player can force whatever a repetition "
                 "gives) instead of cycle = 0; two bytes per position");
    app.add_flag("--verify", arguments.verify,
                 "verify every value of each finished table by the reference rules");
    app.add_option("--reference,--slow", arguments.slow,
                   "compare with the reference solver up to N seeds");
    app.add_flag("--portable,--plain", arguments.order.plain, "use the baseline instruction set");
    app.add_flag("--check", arguments.check, "compare with the known counts of awari");
    CLI11_PARSE(app, argc, argv);
    arguments.order.kind =
        arguments.bounds ? tablebase::TableKind::bounds : tablebase::TableKind::cycle_zero;
    if (arguments.check && (arguments.game != "awari" || arguments.bounds)) {
        std::cerr << "Counts are known of awari only, without --bounds: leave --check out.\n";
        return 2;
    }
    return for_variant(arguments.game, [&]<int Houses>(const Variant& variant) {
        return build<Houses>(variant, arguments);
    });
}

}  // namespace
}  // namespace posthouse::wari::tuning

int main(int argc, char** argv) {
    return posthouse::wari::tuning::run(argc, argv);
}
