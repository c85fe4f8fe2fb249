#include "base/assert.h"
#include "base/inplace.h"
#include "base/refusal.h"
#include "games/game.h"

#include <algorithm>

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

Expected<int> find_style(const Game& game, std::string_view name) {
    if (equals_ignore_case(name, balanced_style)) return 0;
    const auto found = std::ranges::find_if(
        game.styles, [&](std::string_view style) { return equals_ignore_case(name, style); });
    if (found != game.styles.end()) return static_cast<int>(found - game.styles.begin()) + 1;
    if (game.styles.empty())
        return refuse("game-without-styles",
                      "In {game} the computer has only one style: leave the style out.",
                      game.title);
    std::string names(balanced_style);
    for (const std::string_view style : game.styles) names.append(", ").append(style);
    return refuse("no-such-style",
                  "There is no style “{typed}” in {game}. Choose one of: {styles}.",
                  truncate(name, 40), game.title, names);
}

std::vector<std::string_view> all_styles() {
    std::vector<std::string_view> styles{balanced_style};
    for (const Game& game : all_games())
        for (const std::string_view style : game.styles)
            if (std::ranges::find(styles, style) == styles.end()) styles.push_back(style);
    return styles;
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
