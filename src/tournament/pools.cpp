#include "tournament/pools.h"

#include "tournament/pairing.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <utility>

namespace posthouse::tournament {

namespace {

/// As many pairings for these players, the rounds counted from `round` on.
std::vector<Pairing> all_meet(const std::vector<int>& players, int round) {
    // Who is left alone has won.
    if (players.size() == 1) return {{round, 0, players.front(), nobody}};
    std::vector<Pairing> made = berger_tables(static_cast<int>(players.size()));
    for (Pairing& one : made) {
        one.round += round;
        one.first = players[static_cast<std::size_t>(one.first)];
        if (!one.is_bye()) one.second = players[static_cast<std::size_t>(one.second)];
    }
    return made;
}

/// With nothing but the rounds before this one, or from it on.
Tournament part_of(Tournament tournament, int round, bool from_it) {
    const auto elsewhere = [&](const auto& one) { return (one.round >= round) != from_it; };
    std::erase_if(tournament.pairings, elsewhere);
    std::erase_if(tournament.games, elsewhere);
    tournament.rules.pools = 0;
    return tournament;
}

/// Their part of a table, with the places among them.
std::vector<StandingsEntry> table_of(const std::vector<StandingsEntry>& all,
                                     const std::vector<int>& players) {
    std::vector<StandingsEntry> own;
    int last = 0;
    for (const StandingsEntry& one : all) {
        if (std::ranges::count(players, one.player) == 0) continue;
        const int next = static_cast<int>(own.size()) + 1;
        own.push_back(one);
        own.back().place = last == one.place ? own[own.size() - 2].place : next;
        last = one.place;
    }
    return own;
}

}  // namespace

std::vector<std::vector<int>> pools_of(const Tournament& tournament) {
    const int players = tournament.players(), size = tournament.rules.pools;
    const int count = size == 0 ? 1 : std::max(1, (2 * players + size) / (2 * size));
    std::vector<std::vector<int>> pools(static_cast<std::size_t>(count));
    for (int seed = 0; seed < players; ++seed) {
        const int row = seed / count, along = seed % count;
        pools[static_cast<std::size_t>(row % 2 == 0 ? along : count - 1 - along)].push_back(seed);
    }
    return pools;
}

int final_round(const Tournament& tournament) {
    const auto pools = pools_of(tournament);
    if (pools.size() == 1) return std::numeric_limits<int>::max();
    const int most = static_cast<int>(std::ranges::max(pools, {}, &std::vector<int>::size).size());
    return most - 1 + most % 2;
}

std::vector<Pairing> pool_pairings(const Tournament& tournament) {
    std::vector<Pairing> made;
    for (const std::vector<int>& pool : pools_of(tournament)) {
        if (pool.size() < 2) continue;
        const auto rounds = all_meet(pool, 0);
        made.insert(made.end(), rounds.begin(), rounds.end());
    }
    std::ranges::stable_sort(made, {}, &Pairing::round);
    for (std::size_t i = 0; i < made.size(); ++i)
        made[i].pairing_number =
            i > 0 && made[i - 1].round == made[i].round ? made[i - 1].pairing_number + 1 : 0;
    return made;
}

std::vector<Pairing> final_pairings(const Tournament& tournament) {
    const auto pools = pools_of(tournament);
    const int round = final_round(tournament);
    if (pools.size() == 1 || rounds_paired(tournament) > round) return {};
    const std::size_t each = pools.size() < 4 ? 2 : 1;
    std::vector<int> players;
    for (const Stage& pool : stages(tournament)) {
        std::size_t taken = 0;
        for (const StandingsEntry& one : pool.table)
            if (taken < each && !tournament.withdrawn[static_cast<std::size_t>(one.player)]) {
                players.push_back(one.player);
                ++taken;
            }
    }
    return players.empty() ? std::vector<Pairing>() : all_meet(players, round);
}

std::vector<Stage> stages(const Tournament& tournament) {
    const auto pools = pools_of(tournament);
    if (pools.size() == 1) return {{0, standings(part_of(tournament, 0, true))}};
    const int round = final_round(tournament);
    std::vector<Stage> made;
    const Tournament last = part_of(tournament, round, true);
    if (!last.pairings.empty()) {
        std::vector<int> players;
        for (const Pairing& one : last.pairings) {
            players.push_back(one.first);
            players.push_back(one.second);
        }
        made.push_back({0, table_of(standings(last), players)});
    }
    const auto table = standings(part_of(tournament, round, false));
    for (const std::vector<int>& pool : pools) {
        const int number = static_cast<int>(&pool - pools.data()) + 1;
        made.push_back({number, table_of(table, pool)});
    }
    return made;
}

}  // namespace posthouse::tournament
