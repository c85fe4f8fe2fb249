#include "strength/lab/solve.h"

#include "search/limits.h"
#include "search/transposition_table.h"
#include "strength/lab/accuracy.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

namespace posthouse::strength {

namespace {

search::ThinkLimits limits_of(const SolveOptions& options) {
    search::ThinkLimits limits;
    limits.nodes_max =
        options.nodes > 0 ? options.nodes : std::numeric_limits<std::uint64_t>::max();
    limits.depth_max = options.depth > 0 ? options.depth : search::search_depth_max;
    limits.threads = options.threads;
    return limits;
}

std::string result_of(const SolvedPosition& one) {
    if (!one.end) return "open";
    return fmt::format("{} in {}", one.end->won ? "won" : "lost", one.end->plies);
}

}  // namespace

Expected<PositionSuite> read_positions(std::istream& in) {
    const auto head = read_suite_head(in);
    if (!head) return head.error();
    PositionSuite suite{head->game, head->comment, {}};
    std::string line;
    for (int number = 2; std::getline(in, line); ++number) {
        if (!line.empty() && line.back() == '\r') line.pop_back();
        if (line.empty() || line.starts_with('#')) continue;
        const auto view = suite.game->state({line, {}});
        if (!view) return refuse("suite-line", "Line {line}: {why}.", number, view.error().refusal);
        if (view->verdict.over)
            return refuse(
                "suite-line", "Line {line}: {why}.", number,
                refuse("position-game-over", "The game is over: there is nothing to think about."));
        suite.positions.push_back(line);
    }
    if (suite.positions.empty()) return refuse_empty_suite();
    return suite;
}

std::vector<SolvedPosition> solve(const PositionSuite& suite, const SolveOptions& options) {
    const std::size_t all = suite.positions.size();
    const std::size_t count =
        options.positions_max > 0 ? std::min(options.positions_max, all) : all;
    search::TranspositionTable table(options.hash_mb << 20);
    search::ThinkLimits limits = limits_of(options);
    limits.transposition_table = &table;
    cli::Progress progress(options.progress, "solve", count);
    std::vector<SolvedPosition> solved;
    std::size_t decided = 0;
    for (std::size_t i = 0; i < count; ++i) {
        progress.update(i, fmt::format("{} solved", decided));
        table.clear();
        const double began = options.progress.now();
        const auto seconds = [&] { return options.progress.now() - began; };
        limits.stop = [&] {
            return (options.stop && *options.stop) ||
                   (options.seconds > 0 && seconds() >= options.seconds);
        };
        const auto found = suite.game->think({suite.positions[i], {}}, limits);
        if (!found || (options.stop && *options.stop)) break;
        SolvedPosition& one = solved.emplace_back();
        one.position = suite.positions[i];
        one.end = search::decided(found->score);
        for (const games::MoveText& move : found->line)
            one.line += (one.line.empty() ? "" : " ") + move.text;
        one.nodes = found->nodes;
        one.depth = found->depth;
        one.seconds = seconds();
        decided += one.end.has_value();
    }
    return solved;
}

std::string format_solved(const PositionSuite& suite, const std::vector<SolvedPosition>& solved) {
    std::size_t won = 0, lost = 0;
    std::uint64_t nodes = 0, most = 0;
    double seconds = 0;
    for (const SolvedPosition& one : solved) {
        (one.end && one.end->won ? won : lost) += one.end.has_value();
        nodes += one.nodes;
        seconds += one.seconds;
        if (one.end) most = std::max(most, one.nodes);
    }
    const auto percent = [&](std::size_t part) {
        return solved.empty()
                   ? 0.0
                   : 100.0 * static_cast<double>(part) / static_cast<double>(solved.size());
    };
    std::string out = fmt::format(
        "{}, {} positions: {} solved ({:.1f} %); the player to move wins {} and loses {}\n",
        suite.game->name, solved.size(), won + lost, percent(won + lost), won, lost);
    for (std::uint64_t within = 10'000; most > 0; within *= 10) {
        const auto count = std::ranges::count_if(
            solved, [within](const SolvedPosition& one) { return one.end && one.nodes <= within; });
        out += fmt::format("  within {:>13} nodes: {:>5.1f} %\n", within,
                           percent(static_cast<std::size_t>(count)));
        if (within >= most) break;
    }
    return out + fmt::format("{} nodes, {:.2f} s a position\n", nodes,
                             solved.empty() ? 0 : seconds / static_cast<double>(solved.size()));
}

std::string format_each(const std::vector<SolvedPosition>& solved) {
    std::string out;
    for (const SolvedPosition& one : solved)
        out += fmt::format("{:<10} {:>12} {:>4}  {}  {}\n", result_of(one), one.nodes, one.depth,
                           one.position, one.line);
    return out;
}

}  // namespace posthouse::strength
