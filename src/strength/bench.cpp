#include "strength/bench.h"

#include "base/rng.h"
#include "cli/options.h"
#include "search/limits.h"
#include "search/score.h"
#include "search/transposition_table.h"
#include "strength/random_line.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <array>
#include <limits>

namespace posthouse::strength {

namespace {

/// Random plies before each position. Random games are seldom longer.
constexpr std::array<int, 8> plies_before = {0, 3, 6, 10, 14, 19, 25, 32};
constexpr std::size_t memory_bytes = std::size_t{16} << 20;

std::vector<const games::Game*> listed_games() {
    std::vector<const games::Game*> games;
    for (const games::Game& game : games::all_games())
        if (game.listed) games.push_back(&game);
    return games;
}

struct Effort {
    std::uint64_t nodes = 0;      // in all
    std::uint64_t completed = 0;  // until the last completed depth
    int depth = 0;
};

Effort think_about(const games::Game& game, const games::GameRecord& record,
                   const BenchOptions& options, search::TranspositionTable& memory) {
    memory.clear();
    search::ThinkLimits limits;
    limits.nodes_max = options.nodes;
    limits.depth_max = options.depth > 0 ? options.depth : 127;
    limits.transposition_table = &memory;
    Effort effort;
    const auto search_report =
        game.think_with_progress(record, limits, [&effort](const games::SearchReport& so_far) {
            effort.completed = so_far.nodes;
            effort.depth = so_far.depth;
        });
    if (search_report) effort.nodes = search_report->nodes;
    return effort;
}

}  // namespace

std::vector<games::GameRecord> bench_positions(const games::Game& game) {
    constexpr int attempts = 200;
    std::vector<games::GameRecord> positions;
    Rng random(seed_of(game.name));
    for (const int plies : plies_before)
        for (int attempt = 0; attempt < attempts; ++attempt)
            if (auto line = random_line(game, plies, random)) {
                positions.push_back({"", *std::move(line)});
                break;
            }
    return positions;
}

std::vector<BenchRow> bench_rows(const BenchOptions& options) {
    const auto games = options.games.empty() ? listed_games() : options.games;
    search::TranspositionTable memory(memory_bytes);
    cli::Progress progress(options.progress, "bench", games.size() * plies_before.size());
    std::vector<BenchRow> rows;
    std::uint64_t done = 0;
    for (const games::Game* game : games) {
        BenchRow& row = rows.emplace_back();
        row.game = game;
        double depths = 0;
        for (const games::GameRecord& record : bench_positions(*game)) {
            progress.update(done++, game->name);
            const double began = options.progress.now();
            const Effort effort = think_about(*game, record, options, memory);
            row.seconds += options.progress.now() - began;
            row.nodes += effort.nodes;
            row.signature += effort.completed;
            depths += effort.depth;
            ++row.positions;
        }
        if (row.positions > 0) row.depth_mean = depths / static_cast<double>(row.positions);
    }
    return rows;
}

int bench(const BenchOptions& options, std::ostream& out) {
    const auto rows = bench_rows(options);
    const auto rate = [](const BenchRow& row) {
        return row.seconds > 0 ? static_cast<double>(row.nodes) / row.seconds : 0;
    };
    BenchRow all;
    out << fmt::format("{:<14}{:>10}{:>14}{:>9}{:>14}{:>8}\n", "game", "positions", "nodes",
                       "seconds", "nodes/s", "depth");
    for (const BenchRow& row : rows) {
        out << fmt::format("{:<14}{:>10}{:>14}{:>9.2f}{:>14.0f}{:>8.1f}\n", row.game->name,
                           row.positions, row.nodes, row.seconds, rate(row), row.depth_mean);
        all.positions += row.positions;
        all.nodes += row.nodes;
        all.signature += row.signature;
        all.seconds += row.seconds;
    }
    out << fmt::format("{:<14}{:>10}{:>14}{:>9.2f}{:>14.0f}\n", "all", all.positions, all.nodes,
                       all.seconds, rate(all));
    out << "Bench: " << all.signature << '\n';
    return 0;
}

namespace {

class BenchCommand final : public cli::Commands {
public:
    void add_to(CLI::App& app) override;
    std::optional<int> run(const CLI::App& app, std::istream& in, std::ostream& out,
                           std::ostream& err) override;

private:
    std::vector<std::string> games_;
    BenchOptions options_;
};

void BenchCommand::add_to(CLI::App& app) {
    CLI::App& command =
        *app.add_subcommand("bench", "measure the search on fixed positions: speed and signature");
    command.add_option("games", games_, "games to search (default all)");
    auto* nodes = command.add_option("--nodes", options_.nodes, "search N positions for each")
                      ->check(cli::whole_number(1))
                      ->capture_default_str();
    command.add_option("--depth", options_.depth, "search each position to this depth instead")
        ->check(cli::whole_number(1, search::search_depth_max))
        ->excludes(nodes);
}

std::optional<int> BenchCommand::run(const CLI::App& app, std::istream&, std::ostream& out,
                                     std::ostream& err) {
    if (!app.got_subcommand("bench")) return std::nullopt;
    for (const std::string& name : games_) {
        const auto game = games::find_game_or_error(name);
        if (!game) return cli::print_error(game.error(), err);
        options_.games.push_back(*game);
    }
    if (options_.depth > 0) options_.nodes = std::numeric_limits<std::uint64_t>::max();
    options_.progress = cli::stderr_progress();
    return bench(options_, out);
}

}  // namespace

std::unique_ptr<cli::Commands> bench_command() {
    return std::make_unique<BenchCommand>();
}

}  // namespace posthouse::strength
