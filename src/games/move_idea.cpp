#include "games/move_idea.h"

#include "games/cell_name.h"
#include "games/game.h"
#include "games/json_output.h"
#include "games/result_text.h"

namespace posthouse::games {

namespace {

std::string describe(const Game& game, const MoveIdea& idea) {
    const std::string units = counted(idea.count, game.score_unit);
    const auto cell = [&](std::size_t at) { return cell_name(game.drawing, idea.cells[at]); };
    if (idea.code == "capture") return "captures " + units;
    if (idea.code == "grand-slam") return "captures all that the opponent has, " + units;
    if (idea.code == "feed") return "gives the opponent seeds";
    if (idea.code == "starve") return "leaves the opponent no seeds";
    if (idea.code == "one-reply") return "leaves the opponent only house " + cell(0);
    if (idea.code == "defense") return "saves " + units;
    if (idea.code == "threat") return "threatens " + units + " in house " + cell(0);
    if (idea.code == "double-attack")
        return "attacks houses " + cell(0) + " and " + cell(1) + " at once";
    if (idea.code == "hoard") return "builds up house " + cell(0) + ", " + units;
    if (idea.code == "base") return "wins on a base";
    if (idea.code == "base-defense") return "keeps the opponent from a base";
    if (idea.code == "base-threat") return "threatens to land on a base";
    return "waits and gives nothing away";
}

}  // namespace

std::string describe_ideas(const Game& game, std::span<const MoveIdea> ideas) {
    std::string text;
    for (std::size_t i = 0; i < ideas.size(); ++i) {
        if (i > 0) text += i + 1 < ideas.size() ? ", " : " and ";
        text += describe(game, ideas[i]);
    }
    return text;
}

void write_ideas(std::string& out, std::span<const MoveIdea> ideas) {
    out += '[';
    for (const MoveIdea& idea : ideas) {
        out += &idea == &ideas.front() ? "{\"code\":" : ",{\"code\":";
        write_json(out, idea.code);
        if (idea.count != 0) out += ",\"count\":" + std::to_string(idea.count);
        out += ",\"cells\":[";
        for (std::size_t i = 0; i < idea.cells.size(); ++i)
            out += (i > 0 ? "," : "") + std::to_string(idea.cells[i]);
        out += "]}";
    }
    out += ']';
}

}  // namespace posthouse::games
