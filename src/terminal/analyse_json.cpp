#include "terminal/analyse_json.h"

#include "games/table_json.h"
#include "games/view_json.h"
#include "search/score.h"

namespace posthouse {

namespace {

/// The score for First: hundredths, or who wins. A winner in 0 plies has won.
void write_score(std::string& out, int score, Side of) {
    const auto end = decided(score);
    if (!end) {
        out += "{\"first\":" + std::to_string(of == Side::first ? score : -score) + '}';
        return;
    }
    out += "{\"winner\":";
    write_json(out, name_of(end->won ? of : other(of)));
    out += ",\"plies\":" + std::to_string(end->plies);
    out += ",\"margin\":" + std::to_string(end->won ? end->margin : -end->margin) + '}';
}

void write_judged(std::string& out, const Judged& judged) {
    out += "\"score\":";
    write_score(out, judged.score, judged.view.to_move);
    out += ",\"depth\":" + std::to_string(judged.depth);
    out += ",\"nodes\":" + std::to_string(judged.nodes);
    out += ",\"lines\":[";
    for (const Thought::Line& line : judged.lines) {
        if (&line != &judged.lines.front()) out += ',';
        out += "{\"score\":";
        write_score(out, line.score, judged.view.to_move);
        out += ",\"moves\":[";
        for (const MoveText& move : line.moves) {
            if (&move != &line.moves.front()) out += ',';
            write_json(out, move.text);
        }
        out += "]}";
    }
    out += ']';
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
