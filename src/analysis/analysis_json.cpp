#include "analysis/analysis_json.h"

#include "base/assert.h"
#include "games/thought_json.h"
#include "games/view_json.h"

namespace posthouse::analysis {

namespace {

void write_judged(std::string& out, const AnalyzedPosition& judged) {
    out += "\"score\":";
    games::write_score(out, judged.score, judged.view.to_move);
    out += ",\"depth\":" + std::to_string(judged.depth);
    out += ",\"nodes\":" + std::to_string(judged.nodes);
    out += ",\"lines\":";
    games::write_lines(out, judged.lines, judged.view.to_move);
}

}  // namespace

std::string json_of(const games::Game& game, const Analysis& analysis, const EndingJson& ending) {
    const auto write_ending = [&](std::string& to, const AnalyzedPosition& judged) {
        const std::string known = ending ? ending(judged.view) : "";
        if (!known.empty()) to += ",\"tables\":" + known;
    };
    std::string out = "{\"unit\":";
    games::write_json(out, game.score_unit);
    if (analysis.broken_off) out += ",\"broken_off\":true";
    out += ",\"moves\":[";
    for (std::size_t ply = analysis.from; ply < analysis.moves.size(); ++ply) {
        const AnalyzedMove& move = analysis.moves[ply];
        out += ply == analysis.from ? "{\"ply\":" : ",{\"ply\":";
        out += std::to_string(ply + 1) + ",\"side\":";
        games::write_json(out, name_of(move.step.side));
        out += ",\"move\":";
        games::write_json(out, move.step.move.text);
        out += ",\"position\":";
        games::write_json(out, analysis.positions[ply].view.position);
        out += ",\"best\":";
        games::write_score(out, move.before, move.step.side);
        out += ",\"after\":";
        games::write_score(out, move.after, move.step.side);
        out += ",\"loss\":" + std::to_string(move.loss) + ",\"mark\":";
        games::write_json(out, name_of(move.mark));
        out += ',';
        write_judged(out, analysis.positions[ply]);
        write_ending(out, analysis.positions[ply]);
        out += '}';
    }
    out += "],\"end\":{";
    games::write_json_members(out, game, analysis.positions.back().view);
    out += ',';
    write_judged(out, analysis.positions.back());
    write_ending(out, analysis.positions.back());
    return out + "}}";
}

std::string json_of(const AnalysisProgress& so_far) {
    ASSERT(so_far.judged);
    std::string out = "{\"done\":" + std::to_string(so_far.done);
    out += ",\"all\":" + std::to_string(so_far.all);
    out += ",\"ply\":" + std::to_string(so_far.ply) + ',';
    write_judged(out, *so_far.judged);
    return out + '}';
}

}  // namespace posthouse::analysis
