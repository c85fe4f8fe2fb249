#include "strength/random_line.h"

namespace posthouse::strength {

std::optional<std::vector<std::string>> random_line(const games::Game& game, int plies,
                                                    Rng& random) {
    games::GameRecord record;
    for (int ply = 0;; ++ply) {
        const auto view = game.state(record);
        if (!view || view->verdict.over) return std::nullopt;
        if (ply == plies) return record.moves;
        record.moves.push_back(view->legal[random.below(view->legal.size())].text);
    }
}

}  // namespace posthouse::strength
