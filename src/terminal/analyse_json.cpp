#include "terminal/analyse_json.h"

#include "games/table_json.h"
#include "games/thought_json.h"
#include "games/view_json.h"

namespace posthouse {

namespace {

void write_judged(std::string& out, const Judged& judged) {
    out += "\"score\":";
    write_score(out, judged.score, judged.view.to_move);
    out += ",\"depth\":" + std::to_string(judged.depth);
    out += ",\"nodes\":" + std::to_string(judged.nodes);
    out += ",\"lines\":";
    write_lines(out, judged.lines, judged.view.to_move);
}

}  // namespace

std::string json_of(const Game& game, const Analysis& analysis, const EndingsAtHand& endings) {
    const auto write_ending = [&](std::string& to, const Judged& judged) {
        if (const auto ending = endings.ending(judged.view.position))
            to += ",\"tables\":" + ending_json(game, endings.facts(), *ending);
    };
    std::string out = "{\"unit\":";
    write_json(out, game.score_unit);
    if (analysis.broken_off) out += ",\"broken_off\":true";
    out += ",\"moves\":[";
    for (std::size_t ply = analysis.from; ply < analysis.moves.size(); ++ply) {
        const JudgedMove& move = analysis.moves[ply];
        out += ply == analysis.from ? "{\"ply\":" : ",{\"ply\":";
        out += std::to_string(ply + 1) + ",\"side\":";
        write_json(out, name_of(move.step.side));
        out += ",\"move\":";
        write_json(out, move.step.move.text);
        out += ",\"position\":";
        write_json(out, analysis.positions[ply].view.position);
        out += ",\"best\":";
        write_score(out, move.before, move.step.side);
        out += ",\"after\":";
        write_score(out, move.after, move.step.side);
        out += ",\"loss\":" + std::to_string(move.loss) + ",\"mark\":";
        write_json(out, name_of(move.mark));
        out += ',';
        write_judged(out, analysis.positions[ply]);
        write_ending(out, analysis.positions[ply]);
        out += '}';
    }
    out += "],\"end\":{";
    write_json_members(out, game, analysis.positions.back().view);
    out += ',';
    write_judged(out, analysis.positions.back());
    write_ending(out, analysis.positions.back());
    return out + "}}";
}

}  // namespace posthouse
