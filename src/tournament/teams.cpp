#include "tournament/teams.h"

#include "tournament/standings.h"

#include <algorithm>
#include <functional>
#include <map>
#include <utility>

namespace posthouse::tournament {

std::vector<TeamScore> team_scores(const Tournament& tournament) {
    const auto best = static_cast<std::size_t>(tournament.rules.best_of_team);
    std::vector<TeamScore> scores;
    std::map<std::int64_t, std::vector<int>> points;  // of those who count
    for (const StandingsEntry& one : standings(tournament)) {
        if (one.place == 0) continue;
        const std::int64_t team = tournament.teams[static_cast<std::size_t>(one.player)];
        auto score = std::ranges::find(scores, team, &TeamScore::team);
        if (score == scores.end()) score = scores.insert(score, TeamScore{0, team});
        if (best > 0 && score->counted.size() == best) continue;
        score->half_points += one.half_points;
        score->counted.push_back(one.player);
        if (best > 0) points[team].push_back(one.half_points);
    }
    const auto value = [&](const TeamScore& one) {
        return std::pair(one.half_points, points[one.team]);
    };
    std::ranges::stable_sort(scores, std::greater(), value);
    for (std::size_t i = 0; i < scores.size(); ++i)
        scores[i].place = i > 0 && value(scores[i - 1]) == value(scores[i])
                              ? scores[i - 1].place
                              : static_cast<int>(i) + 1;
    return scores;
}

std::vector<Pairing> team_boards(const Tournament& tournament) {
    std::map<std::int64_t, std::vector<int>> teams;
    for (int player = 0; player < tournament.players(); ++player)
        teams[tournament.teams[static_cast<std::size_t>(player)]].push_back(player);
    std::vector<Pairing> boards;
    if (teams.size() != 2) return boards;
    const std::vector<int>&one = teams.begin()->second, &two = teams.rbegin()->second;
    for (std::size_t board = 0; board < std::min(one.size(), two.size()); ++board) {
        Pairing& made =
            boards.emplace_back(Pairing{0, static_cast<int>(board), one[board], two[board]});
        if (board % 2 == 1) std::swap(made.first, made.second);
    }
    return boards;
}

}  // namespace posthouse::tournament
