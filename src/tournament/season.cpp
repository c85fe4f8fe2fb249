#include "tournament/season.h"

#include <algorithm>
#include <functional>
#include <map>
#include <tuple>

namespace posthouse::tournament {

std::vector<SeasonEntry> season_table(std::span<const EditionResult> results) {
    std::map<std::int64_t, SeasonEntry> players;
    for (const EditionResult& one : results) {
        SeasonEntry& entry = players[one.player];
        entry.player = one.player;
        entry.half_points += one.half_points;
        ++entry.played;
        entry.won += one.place == 1 ? 1 : 0;
    }
    std::vector<SeasonEntry> table;
    for (const auto& [player, entry] : players) table.push_back(entry);
    const auto merit = [](const SeasonEntry& one) { return std::tuple(one.half_points, one.won); };
    std::ranges::stable_sort(table, std::greater(), merit);
    for (std::size_t i = 0; i < table.size(); ++i)
        table[i].place = i > 0 && merit(table[i]) == merit(table[i - 1]) ? table[i - 1].place
                                                                         : static_cast<int>(i) + 1;
    return table;
}

}  // namespace posthouse::tournament
