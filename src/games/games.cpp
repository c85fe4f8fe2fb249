#include "base/assert.h"
#include "base/inplace.h"
#include "base/refusal.h"
#include "games/game.h"

// games.def is included twice: to declare each family's games(), and to collect them.
#define GAME_FAMILY(folder)           \
    namespace posthouse::folder {     \
    std::vector<games::Game> games(); \
    }
#include "games/games.def"
#undef GAME_FAMILY

namespace posthouse::games {

std::span<const Game> all_games() {
    static const std::vector<Game> all = [] {
        std::vector<Game> games;
        const auto add = [&games](std::vector<Game> family) {
            for (Game& game : family) games.push_back(std::move(game));
        };
#define GAME_FAMILY(folder) add(folder::games());
#include "games/games.def"
#undef GAME_FAMILY
        return games;
    }();
    return all;
}

const Game* find_game(std::string_view name) {
    for (const Game& game : all_games())
        if (equals_ignore_case(game.name, name)) return &game;
    return nullptr;
}

Expected<const Game*> find_game_or_error(std::string_view name) {
    if (const Game* game = find_game(name)) return game;
    std::string names;
    for (const Game& game : all_games())
        if (game.listed) names.append(names.empty() ? "" : ", ").append(game.name);
    return refuse("no-game-choose", "There is no game called “{typed}”. Choose one of: {games}.",
                  truncate(name, 40), names);
}

Expected<Game> with_repetitions(const Game& game, int repetitions) {
    ASSERT(repetitions >= repetitions_min && repetitions <= repetitions_max);
    if (game.with_repetitions) return game.with_repetitions(repetitions);
    std::string names;
    for (const Game& other : all_games())
        if (other.with_repetitions) names.append(names.empty() ? "" : ", ").append(other.name);
    return refuse("repetition-rule-fixed",
                  "The rule of repetition cannot be changed in {game}: choose one of {games}.",
                  game.title, names);
}

}  // namespace posthouse::games
