#include "games/wari/puzzle_facts.h"

#include "base/assert.h"
#include "base/inplace.h"

#include <algorithm>

namespace posthouse::wari {
namespace {

constexpr int last_seeds = 6;

/// The seeds of all houses in a position as text: "South's/North's stores turn".
int seeds_on_board(std::string_view position) {
    std::string_view houses = take_until(position, ' ');
    int sum = 0;
    while (!houses.empty()) {
        std::string_view row = take_until(houses, '/');
        while (!row.empty()) sum += read_number(take_until(row, ',')).value_or(0);
    }
    return sum;
}

}  // namespace

std::vector<std::string_view> puzzle_themes(const games::Game& game, const std::string& position,
                                            const std::string& move) {
    const auto ideas = game.ideas(position, move);
    ASSERT(ideas);
    const auto has = [&](std::string_view code) {
        return std::ranges::find(*ideas, code, &games::MoveIdea::code) != ideas->end();
    };
    std::vector<std::string_view> themes{has("capture") || has("grand-slam") ? "capture" : "quiet"};
    for (const std::string_view theme : {"grand-slam", "starve", "feed", "defense"})
        if (has(theme)) themes.push_back(theme);
    if (seeds_on_board(position) <= last_seeds) themes.push_back("last-seeds");
    return themes;
}

}  // namespace posthouse::wari
