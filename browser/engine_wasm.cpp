// WebAssembly interface of the computer player and the analysis, in a worker of its own: text in,
// JSON out.
//
// Requests are passed as in rules_wasm.cpp. During a search it calls two functions that the page
// imports into the module: one reports each completed depth, the other asks whether to stop.
#include "analysis/analysis.h"
#include "games/game.h"
#include "games/json_output.h"
#include "games/referee.h"
#include "rules/perft.h"
#include "search/levels.h"
#include "search/score.h"
#include "search/transposition_table.h"
#include "wasm_abi.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

using namespace posthouse;

extern "C" {

/// Called with JSON of this length, which is valid until it returns.
[[clang::import_module("page"), clang::import_name("told")]] void page_report(const char* words,
                                                                              std::size_t bytes);
/// Called every few thousand nodes: whether the search must stop.
[[clang::import_module("page"), clang::import_name("stop")]] bool page_stop();
}

namespace {

constexpr std::size_t memory_bytes = 32u << 20;

/// The transposition table of this game, so that a second search gets deeper sooner.
posthouse::search::TranspositionTable& memory_of(const posthouse::games::Game& game) {
    static posthouse::search::TranspositionTable memory(memory_bytes);
    static const posthouse::games::Game* remembered = nullptr;
    if (remembered != &game) memory.clear();
    remembered = &game;
    return memory;
}

}  // namespace

extern "C" {

/// {"leaves"} or an error. For tests and measurements only.
[[clang::export_name("perft")]] std::size_t perft_export(std::size_t bytes, int depth,
                                                         bool every_leaf) {
    const auto line = posthouse::games::read_request(request_text(bytes));
    if (!line) return set_answer(posthouse::games::json_error(line.error()));
    const auto leaves = line->game->perft(
        line->record.from, depth,
        every_leaf ? posthouse::PerftMode::every_leaf : posthouse::PerftMode::bulk);
    if (!leaves) return set_answer(posthouse::games::json_error({leaves.error(), std::nullopt}));
    return set_answer("{\"leaves\":" + std::to_string(*leaves) + '}');
}

/// The computer's move at a level (search/levels.h), as search_report_json has it, or an error. The
/// same request, level, style (ThinkLimits), seed and etiquette give the same move, unless stopped.
[[clang::export_name("play")]] std::size_t play_export(std::size_t bytes, int number, int style,
                                                       int seed, bool gracious) {
    const auto line = posthouse::games::read_request(request_text(bytes));
    if (!line) return set_answer(posthouse::games::json_error(line.error()));
    const posthouse::search::Level* level = posthouse::search::find_level(number);
    if (!level)
        return set_answer(posthouse::games::json_error(
            {posthouse::refuse("no-such-level", "The computer has no level {level}.", number),
             std::nullopt}));
    // A different seed for each move of a game, and for each game.
    const std::uint64_t own_seed = static_cast<std::uint32_t>(seed) * std::uint64_t{1000};
    posthouse::search::ThinkLimits limits =
        posthouse::search::limits_of(*level, own_seed + line->record.moves.size(), gracious);
    limits.style = style;
    limits.stop = page_stop;
    const auto search_report = line->game->think(line->record, limits);
    if (!search_report) return set_answer(posthouse::games::json_error(search_report.error()));
    return set_answer(posthouse::games::search_report_json(
        *line->game, *line->game->state(line->record), *search_report));
}

/// The `lines` best moves with their principal variations, to `depth` (0: unlimited) or until the
/// page stops it. Reports every completed depth; the last one is the answer. Or an error.
[[clang::export_name("think")]] std::size_t think_export(std::size_t bytes, int lines, int depth) {
    const auto line = posthouse::games::read_request(request_text(bytes));
    if (!line) return set_answer(posthouse::games::json_error(line.error()));
    const auto view = line->game->state(line->record);
    if (!view) return set_answer(posthouse::games::json_error(view.error()));
    posthouse::search::ThinkLimits limits;
    limits.depth_max = depth > 0 ? std::min(depth, posthouse::search::search_depth_max)
                                 : posthouse::search::search_depth_max;
    limits.nodes_max = std::numeric_limits<std::uint64_t>::max();
    limits.lines = std::max(lines, 1);
    limits.transposition_table = &memory_of(*line->game);
    limits.stop = page_stop;
    const auto tell = [&](const posthouse::games::SearchReport& deeper) {
        const std::string words = posthouse::games::search_report_json(*line->game, *view, deeper);
        page_report(words.data(), words.size());
    };
    const auto search_report = line->game->think_with_progress(line->record, limits, tell);
    if (!search_report) return set_answer(posthouse::games::json_error(search_report.error()));
    return set_answer(posthouse::games::search_report_json(*line->game, *view, *search_report));
}

/// Analyzes a whole game, with `nodes` and `lines` per position, as `posthouse analyse --json`
/// does. Reports every position, from the last to the first. Or an error.
[[clang::export_name("analyse")]] std::size_t analyse_export(std::size_t bytes, int nodes,
                                                             int lines) {
    const auto line = posthouse::games::read_request(request_text(bytes));
    if (!line) return set_answer(posthouse::games::json_error(line.error()));
    posthouse::analysis::AnalysisLimits limits;
    limits.nodes = static_cast<std::uint64_t>(std::max(nodes, 1));
    limits.lines = std::max(lines, 1);
    limits.hash_mb = memory_bytes >> 20;
    const auto tell = [&](const posthouse::analysis::AnalysisProgress& so_far) {
        if (!so_far.judged) return;
        const std::string words = posthouse::analysis::json_of(*line->game, so_far);
        page_report(words.data(), words.size());
    };
    const auto analysis = posthouse::analysis::analyze(*line->game, line->record, limits, tell);
    if (!analysis) return set_answer(posthouse::games::json_error(analysis.error()));
    return set_answer(posthouse::analysis::json_of(*line->game, *analysis, {}));
}
}
