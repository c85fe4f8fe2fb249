#include "tournament/standing.h"

#include "base/assert.h"
#include "tournament/meeting.h"

#include <algorithm>
#include <numeric>

namespace posthouse::tournament {

namespace {

/// A meeting as one of the two has seen it.
struct Met {
    int against = nobody;  // none where nothing was played
    int halves = 0, his = 0;
    int won = 0, lost = 0, drawn = 0;
    bool decided = false;
};

using Table = std::vector<std::vector<Met>>;  // by player

Table table_of(const Tournament& tournament) {
    Table table(static_cast<std::size_t>(tournament.players()));
    for (const Meeting& meeting : meetings(tournament)) {
        const std::array players = {meeting.pairing.first, meeting.pairing.second};
        for (const std::size_t seat : {0u, 1u}) {
            if (players[seat] == nobody) continue;
            const std::size_t other = 1 - seat;
            table[static_cast<std::size_t>(players[seat])].push_back(
                {meeting.unplayed ? nobody : players[other], meeting.halves[seat],
                 meeting.halves[other], meeting.wins[seat], meeting.wins[other], meeting.draws,
                 meeting.decided});
        }
    }
    return table;
}

int points(const std::vector<Met>& sides) {
    int sum = 0;
    for (const Met& one : sides) sum += one.halves;
    return sum;
}

/// What the opponent of this meeting has in all.
int strength(const Table& table, const Met& side, int own) {
    return side.against == nobody ? own : points(table[static_cast<std::size_t>(side.against)]);
}

int buchholz(const Table& table, const std::vector<Met>& sides, bool cut) {
    const int own = points(sides);
    std::vector<int> all;
    for (const Met& one : sides)
        if (one.decided) all.push_back(strength(table, one, own));
    int sum = std::accumulate(all.begin(), all.end(), 0);
    if (cut && !all.empty()) sum -= std::ranges::min(all);
    return sum;
}

int sonneborn_berger(const Table& table, const std::vector<Met>& sides) {
    const int own = points(sides);
    int sum = 0;
    for (const Met& one : sides) sum += one.halves * strength(table, one, own);
    return sum;
}

/// Points against those with as many points in all.
int direct(const Table& table, const std::vector<Met>& sides) {
    const int own = points(sides);
    int sum = 0;
    for (const Met& one : sides)
        if (one.against != nobody && strength(table, one, own) == own) sum += one.halves;
    return sum;
}

/// The round in which he went out, the winner's being one more than the last.
int knockout_round(const Tournament& tournament, int player) {
    int reached = 0;
    for (const Meeting& meeting : meetings(tournament)) {
        const Pairing& pairing = meeting.pairing;
        if (pairing.first != player && pairing.second != player) continue;
        reached = std::max(reached, pairing.round + (meeting.winner == player ? 1 : 0));
    }
    return reached;
}

int worth(const Tournament& tournament, const Table& table, int player, TieBreak tie) {
    const auto& sides = table[static_cast<std::size_t>(player)];
    switch (tie) {
        case TieBreak::direct:
            return direct(table, sides);
        case TieBreak::wins: {
            int sum = 0;
            for (const Met& one : sides) sum += one.won;
            return sum;
        }
        case TieBreak::sonneborn_berger:
            return sonneborn_berger(table, sides);
        case TieBreak::buchholz_cut:
            return buchholz(table, sides, true);
        case TieBreak::buchholz:
            return buchholz(table, sides, false);
        case TieBreak::round:
            return knockout_round(tournament, player);
    }
    ASSERT(false);
    return 0;
}

}  // namespace

std::vector<TieBreak> tie_breaks(System system) {
    using enum TieBreak;
    switch (system) {
        case System::round_robin:
            return {direct, wins, sonneborn_berger};
        case System::swiss:
            return {buchholz_cut, buchholz, sonneborn_berger};
        case System::knockout:
            return {round};
    }
    ASSERT(false);
    return {};
}

std::vector<StandingsEntry> standings(const Tournament& tournament) {
    const Table table = table_of(tournament);
    const auto ties = tie_breaks(tournament.rules.system);
    const bool knockout = tournament.rules.system == System::knockout;
    std::vector<StandingsEntry> places;
    for (int player = 0; player < tournament.players(); ++player) {
        StandingsEntry& one = places.emplace_back();
        one.player = player;
        for (const Met& side : table[static_cast<std::size_t>(player)]) {
            one.halves += side.halves;
            one.won += side.won;
            one.drawn += side.drawn;
            one.lost += side.lost;
        }
        for (const TieBreak tie : ties) one.ties.push_back(worth(tournament, table, player, tie));
    }
    const auto better = [&](const StandingsEntry& a, const StandingsEntry& b) {
        if (!knockout && a.halves != b.halves) return a.halves > b.halves;
        return a.ties > b.ties;
    };
    std::ranges::stable_sort(places, better);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const bool level = i > 0 && !better(places[i - 1], places[i]);
        places[i].place = level ? places[i - 1].place : static_cast<int>(i) + 1;
    }
    return places;
}

}  // namespace posthouse::tournament
