#include "games/thought_json.h"

#include "games/view_json.h"
#include "search/score.h"

namespace posthouse::games {

void write_score(std::string& out, int score, Side of) {
    const auto end = search::decided(score);
    if (!end) {
        out += "{\"first\":" + std::to_string(of == Side::first ? score : -score) + '}';
        return;
    }
    out += "{\"winner\":";
    write_json(out, name_of(end->won ? of : other(of)));
    out += ",\"plies\":" + std::to_string(end->plies);
    out += ",\"margin\":" + std::to_string(end->won ? end->margin : -end->margin) + '}';
}

void write_lines(std::string& out, std::span<const SearchReport::Line> lines, Side mover) {
    out += '[';
    for (const SearchReport::Line& line : lines) {
        if (&line != &lines.front()) out += ',';
        out += "{\"score\":";
        write_score(out, line.score, mover);
        out += ",\"moves\":[";
        for (const MoveText& move : line.moves) {
            if (&move != &line.moves.front()) out += ',';
            write_json(out, move.text);
        }
        out += "]}";
    }
    out += ']';
}

std::string thought_json(const SearchReport& search_report, Side mover) {
    std::string out = "{\"move\":";
    write_json(out, search_report.move.text);
    out += ",\"score\":";
    write_score(out, search_report.score, mover);
    out += ",\"depth\":" + std::to_string(search_report.depth);
    out += ",\"depth_selective\":" + std::to_string(search_report.depth_selective);
    out += ",\"nodes\":" + std::to_string(search_report.nodes);
    out += ",\"lines\":";
    write_lines(out, search_report.lines, mover);
    out += '}';
    return out;
}

}  // namespace posthouse::games
