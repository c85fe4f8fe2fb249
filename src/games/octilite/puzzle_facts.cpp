#include "games/octilite/puzzle_facts.h"

#include "base/assert.h"

#include <algorithm>

namespace posthouse::octilite {

std::vector<std::string_view> puzzle_themes(const games::Game& game, const std::string& position,
                                            const std::vector<std::string>& line) {
    const auto game_played = game.replay({position, line}, 0);
    ASSERT(game_played && game_played->view.verdict.over);
    const auto& steps = game_played->steps;
    const Side solver = steps.front().side;
    const auto any = [&](bool own, const auto& test) {
        return std::ranges::any_of(steps, [&](const games::MoveDetails& step) {
            return (step.side == solver) == own && test(step);
        });
    };
    const auto takes = [](const games::MoveDetails& step) { return !step.captured.empty(); };
    std::vector<std::string_view> themes;
    if (any(true, takes)) themes.push_back("capture");
    if (!takes(steps.front())) themes.push_back("quiet");
    if (any(true, [](const games::MoveDetails& step) { return step.path.size() > 1; }))
        themes.push_back("chain");
    if (steps.front().path.empty()) themes.push_back("prong");
    if (any(false, takes)) themes.push_back("sacrifice");
    if (game_played->view.verdict.reason == "base") themes.push_back("base");
    if (game_played->view.verdict.reason == "captured-all") themes.push_back("wipe-out");
    return themes;
}

}  // namespace posthouse::octilite
