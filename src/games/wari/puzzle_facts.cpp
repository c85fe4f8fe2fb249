#include "games/wari/puzzle_facts.h"

#include "base/assert.h"
#include "base/inplace.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace posthouse::wari {
namespace {

constexpr int last_seeds = 6;

/// The seeds of each side's houses in a position as text: "South's/North's stores turn".
std::array<int, 2> seeds_of(std::string_view position) {
    std::array<int, 2> sums{};
    std::string_view houses = take_until(position, ' ');
    for (int& sum : sums) {
        std::string_view row = take_until(houses, '/');
        while (!row.empty()) {
            const std::string_view house = take_until(row, ',');
            int seeds = 0;
            std::from_chars(house.data(), house.data() + house.size(), seeds);
            sum += seeds;
        }
    }
    return sums;
}

bool captures(const games::Game& game, const std::string& position) {
    const auto state = game.state({position, {}});
    if (!state || state->verdict.over) return false;
    return std::ranges::any_of(state->legal, [&](const games::MoveText& move) {
        const auto steps = game.steps({position, {move.text}});
        return steps && !steps->back().captured.empty();
    });
}

/// The same board with the other player to move.
std::string turned(std::string position) {
    position.back() = position.back() == 'S' ? 'N' : 'S';
    return position;
}

}  // namespace

std::vector<std::string_view> puzzle_themes(const games::Game& game, const std::string& position,
                                            const std::string& move) {
    const auto steps = game.steps({position, {move}});
    ASSERT(steps);
    const games::MoveDetails& step = steps->back();
    const std::size_t theirs = index_of(other(step.side));
    const auto before = seeds_of(position), after = seeds_of(step.position);
    const bool takes = !step.captured.empty(), none_left = after[theirs] == 0;
    std::vector<std::string_view> themes{takes ? "capture" : "quiet"};
    if (takes && none_left) themes.push_back("grand-slam");
    if (!takes && none_left) themes.push_back("starve");
    if (before[theirs] == 0 && !none_left) themes.push_back("feed");
    if (captures(game, turned(position)) && !captures(game, step.position))
        themes.push_back("defense");
    if (before[0] + before[1] <= last_seeds) themes.push_back("last-seeds");
    return themes;
}

}  // namespace posthouse::wari
