#include "engine_protocol/info.h"

#include "search/score.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace posthouse::engine_protocol {

std::string score_words(int score, bool mate_in_plies) {
    const auto end = search::decided(score);
    if (!end) return "cp " + std::to_string(score);
    // What a table proves has no length: far more seeds than there are.
    if (end->by_table) {
        const int won = 20'000 + 100 * std::abs(end->margin) - end->plies;
        return "cp " + std::to_string(end->won ? won : -won);
    }
    const int plies = std::max(end->plies, 1);
    const int count = mate_in_plies ? plies : (plies + 1) / 2;
    return "mate " + std::to_string(end->won ? count : -count);
}

std::string info_lines(const games::SearchReport& search_report,
                       std::span<const games::SearchReport::Line> lines, double elapsed_ms,
                       bool mate_in_plies) {
    const double nps = static_cast<double>(search_report.nodes) / std::max(elapsed_ms, 1.0) * 1000;
    std::string text;
    int number = 0;
    for (const games::SearchReport::Line& line : lines) {
        text += "info depth " + std::to_string(search_report.depth);
        text += " seldepth " + std::to_string(search_report.depth_selective);
        text += " multipv " + std::to_string(++number);
        text += " score " + score_words(line.score, mate_in_plies);
        text += " nodes " + std::to_string(search_report.nodes);
        text += " nps " + std::to_string(std::llround(nps));
        text += " hashfull " + std::to_string(search_report.table_full_permille);
        text += " tbhits " + std::to_string(search_report.tablebase_hits);
        text += " time " + std::to_string(std::llround(elapsed_ms));
        text += " pv";
        for (const games::MoveText& move : line.moves) text += ' ' + move.text;
        text += '\n';
    }
    return text;
}

std::string bestmove_line(std::span<const games::MoveText> line, bool with_reply) {
    std::string text = "bestmove " + (line.empty() ? std::string(no_move) : line[0].text);
    if (with_reply && line.size() > 1) text += " ponder " + line[1].text;
    return text + '\n';
}

}  // namespace posthouse::engine_protocol
