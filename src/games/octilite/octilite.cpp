// OctiLite's Game record.
#include "games/octilite/octilite.h"

#include "games/game_of.h"
#include "games/octilite/notation.h"
#include "games/octilite/octilite_engine.h"

#include <vector>

namespace posthouse::octilite {

std::vector<games::Game> games() {
    games::Game about;
    about.name = "octilite";
    about.title = "OctiLite";
    about.blurb =
        "pods go where their prongs point: be the first on a base of the other; by Don Green";
    about.seats = {"White (O)", "Black (X)"};
    about.drawing = {"octilite", columns, rows, false, false};
    about.score_unit = "pod";
    about.repetitions = repetitions;
    return {
        games::game_of(about, OctiLite(), Notation(), octilite_engine(instruction_set()).make())};
}

}  // namespace posthouse::octilite
