#include "tournament/standings.h"
#include "base/assert.h"
#include "tournament/arena.h"
#include "tournament/pools.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>
#include <ranges>
#include <utility>

namespace posthouse::tournament {

namespace {

/// Half points for a race, or for a meeting won without playing.
int full_points(const TournamentRules& rules) {
    return rules.race > 0 ? 2 : 2 * rules.games;
}

/// A meeting from one player's point of view; in a Swiss tournament a round, without more if
/// missed.
struct Met {
    int against = nobody;  // nobody if nothing was played
    int halves = 0;
    int won = 0, lost = 0, drawn = 0;
    bool decided = true;
    bool voluntary = true;  // not played, by a wish or fault of theirs (C.07, 16.5)
    bool missed = true;
};

struct Table {
    std::vector<std::vector<Met>> sides;  // by player
    std::vector<int> points;              // by player
    std::vector<int> adjusted;            // by player, for their opponents
};

std::vector<std::vector<Met>> sides_of(const Tournament& tournament) {
    const bool swiss = tournament.rules.system == System::swiss;
    int rounds = 0;
    if (swiss)
        for (const Pairing& one : tournament.pairings) rounds = std::max(rounds, one.round + 1);
    std::vector<std::vector<Met>> sides(static_cast<std::size_t>(tournament.players()),
                                        std::vector<Met>(static_cast<std::size_t>(rounds)));
    for (const Meeting& meeting : meetings(tournament)) {
        const Pairing& pairing = meeting.pairing;
        const std::array players = {pairing.first, pairing.second};
        for (const std::size_t seat : {0u, 1u}) {
            if (players[seat] < 0) continue;
            auto& own = sides[static_cast<std::size_t>(players[seat])];
            Met& met = swiss ? own[static_cast<std::size_t>(pairing.round)] : own.emplace_back();
            const bool played = !meeting.unplayed;
            const bool given_up = !pairing.is_bye() && meeting.half_points[seat] == 0;
            met = {// In a round robin a meeting not played counts as any other (C.07, 15.2).
                   played || !swiss ? players[1 - seat] : nobody,
                   meeting.half_points[seat],
                   meeting.wins[seat],
                   meeting.wins[1 - seat],
                   meeting.draws,
                   meeting.decided,
                   swiss && !played && (given_up || pairing.second == half_point_bye),
                   false};
        }
    }
    return sides;
}

Table table_of(const Tournament& tournament) {
    Table table{sides_of(tournament), {}, {}};
    for (const auto& sides : table.sides) {
        int sum = 0;
        for (const Met& one : sides) sum += one.halves;
        table.points.push_back(sum);
        // Rounds missed at the end count as drawn (C.07, 16.3.2).
        for (auto last = sides.rbegin(); last != sides.rend() && last->voluntary; ++last)
            if (last->missed) sum += full_points(tournament.rules) / 2;
        table.adjusted.push_back(sum);
    }
    return table;
}

/// The opponent's total points; if nothing was played, one's own (C.07, 16.4).
int strength(const Table& table, const Met& side, int own) {
    return side.against < 0 ? own : table.adjusted[static_cast<std::size_t>(side.against)];
}

int buchholz(const Table& table, std::size_t player, bool cut) {
    int sum = 0;
    std::optional<std::pair<bool, int>> least;
    for (const Met& one : table.sides[player]) {
        if (!one.decided) continue;
        const int value = strength(table, one, table.points[player]);
        sum += value;
        // Rounds not played by one's own wish or fault are cut first (C.07, 16.5).
        const std::pair cut_first(!one.voluntary, value);
        if (!least || cut_first < *least) least = cut_first;
    }
    return cut && least ? sum - least->second : sum;
}

int sonneborn_berger(const Table& table, std::size_t player) {
    int sum = 0;
    for (const Met& one : table.sides[player])
        sum += one.halves * strength(table, one, table.points[player]);
    return sum;
}

/// Points against players with equal total points.
int direct(const Table& table, std::size_t player) {
    int sum = 0;
    for (const Met& one : table.sides[player])
        if (one.against >= 0 &&
            table.points[static_cast<std::size_t>(one.against)] == table.points[player])
            sum += one.halves;
    return sum;
}

/// The round in which the player was eliminated; for the winner one more than the last.
int knockout_round(const Tournament& tournament, int player) {
    int reached = 0;
    for (const Meeting& meeting : meetings(tournament)) {
        const Pairing& pairing = meeting.pairing;
        if (pairing.first != player && pairing.second != player) continue;
        reached = std::max(reached, pairing.round + (meeting.winner == player ? 1 : 0));
    }
    return reached;
}

int tie_break_value(const Tournament& tournament, const Table& table, int player, TieBreak tie) {
    const auto at = static_cast<std::size_t>(player);
    switch (tie) {
        case TieBreak::direct:
            return direct(table, at);
        case TieBreak::wins: {
            int sum = 0;
            for (const Met& one : table.sides[at]) sum += one.won;
            return sum;
        }
        case TieBreak::sonneborn_berger:
            return sonneborn_berger(table, at);
        case TieBreak::buchholz_cut:
            return buchholz(table, at, true);
        case TieBreak::buchholz:
            return buchholz(table, at, false);
        case TieBreak::round:
            return knockout_round(tournament, player);
    }
    ASSERT(false);
    return 0;
}

/// By player, how they are placed by final and pool, the lowest first; empty without pools.
std::vector<int> pool_ranks(const Tournament& tournament) {
    std::vector<int> ranks;
    if (tournament.rules.pools == 0 || pools_of(tournament).size() == 1) return ranks;
    ranks.resize(tournament.withdrawn.size());
    for (const Stage& stage : stages(tournament) | std::views::reverse)
        for (const StandingsEntry& one : stage.table)
            ranks[static_cast<std::size_t>(one.player)] =
                one.place + (stage.pool > 0 ? tournament.players() : 0);
    return ranks;
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
        case System::arena:
        case System::teams:
            return {};
    }
    ASSERT(false);
    return {};
}

std::vector<StandingsEntry> standings(const Tournament& tournament) {
    const Table table = table_of(tournament);
    const auto ties = tie_breaks(tournament.rules.system);
    const bool knockout = tournament.rules.system == System::knockout;
    const bool arena = tournament.rules.system == System::arena;
    const std::vector<int> arena_points =
        arena ? arena_half_points(tournament) : std::vector<int>();
    std::vector<StandingsEntry> places;
    for (int player = 0; player < tournament.players(); ++player) {
        StandingsEntry& one = places.emplace_back();
        one.player = player;
        one.half_points = table.points[static_cast<std::size_t>(player)];
        for (const Met& side : table.sides[static_cast<std::size_t>(player)]) {
            one.won += side.won;
            one.drawn += side.drawn;
            one.lost += side.lost;
        }
        if (arena) one.half_points = arena_points[static_cast<std::size_t>(player)];
        for (const TieBreak tie : ties)
            one.ties.push_back(tie_break_value(tournament, table, player, tie));
    }
    const auto has_left = [&](int player) {
        return tournament.withdrawn[static_cast<std::size_t>(player)];
    };
    const auto is_reserve = [&](const StandingsEntry& one) {
        return tournament.rules.system == System::teams &&
               table.sides[static_cast<std::size_t>(one.player)].empty();
    };
    const std::vector<int> ranks = pool_ranks(tournament);
    const auto better = [&](const StandingsEntry& a, const StandingsEntry& b) {
        if (is_reserve(a) != is_reserve(b)) return is_reserve(b);
        if (!ranks.empty())
            return ranks[static_cast<std::size_t>(a.player)] <
                   ranks[static_cast<std::size_t>(b.player)];
        if (!knockout && a.half_points != b.half_points) return a.half_points > b.half_points;
        if (a.ties != b.ties) return a.ties > b.ties;
        return has_left(b.player) && !has_left(a.player);
    };
    std::ranges::stable_sort(places, better);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const bool level = i > 0 && !better(places[i - 1], places[i]);
        places[i].place = level ? places[i - 1].place : static_cast<int>(i) + 1;
        if (is_reserve(places[i])) places[i].place = 0;
    }
    return places;
}

namespace {

void count_game(Meeting& meeting, const TournamentGameRef& game) {
    ++(game.annulled ? meeting.annulled : meeting.begun);
    if (!game.annulled && game.first == meeting.pairing.first) ++meeting.straight;
    if (!game.result) return;
    ++meeting.ended;
    if (*game.result == Result::draw) {
        ++meeting.draws;
        return;
    }
    const int winner = *game.result == Result::first ? game.first : game.second;
    ++meeting.wins[static_cast<std::size_t>(meeting.seat_of(winner))];
}

/// The seat of the better seed.
std::size_t better_seed(const Pairing& pairing) {
    return pairing.first < pairing.second ? 0 : 1;
}

void decide(Meeting& meeting, std::optional<std::size_t> seat) {
    meeting.decided = true;
    if (seat) meeting.winner = *seat == 0 ? meeting.pairing.first : meeting.pairing.second;
}

void score_race(const TournamentRules& rules, Meeting& meeting) {
    const auto [first, second] = meeting.wins;
    const bool over = std::max(first, second) >= rules.race ||
                      (meeting.ended == race_length(rules.race) && meeting.ended == meeting.begun);
    if (!over) return;
    std::optional<std::size_t> winner;
    if (first != second) winner = first > second ? 0 : 1;
    if (!winner && rules.system == System::knockout) winner = better_seed(meeting.pairing);
    if (winner)
        meeting.half_points[*winner] = 2;
    else
        meeting.half_points = {1, 1};
    decide(meeting, winner);
}

void score_games(const TournamentRules& rules, Meeting& meeting) {
    for (const std::size_t seat : {0u, 1u})
        meeting.half_points[seat] = 2 * meeting.wins[seat] + meeting.draws;
    const bool knockout = rules.system == System::knockout;
    const auto [first, second] = meeting.half_points;
    std::optional<std::size_t> ahead;
    if (first != second) ahead = first > second ? 0 : 1;
    const int left = rules.games - meeting.ended;
    if (left <= 0 && meeting.ended == meeting.begun) {
        if (!ahead && knockout && meeting.ended < rules.games + extra_games_max) return;
        if (!ahead && knockout) ahead = better_seed(meeting.pairing);
        return decide(meeting, ahead);
    }
    // A player who cannot be caught advances while the last games are still being played.
    if (knockout && ahead && std::abs(first - second) > 2 * std::max(left, 0))
        decide(meeting, ahead);
}

/// The opponent wins what a withdrawn player leaves unplayed.
void score_withdrawal(const Tournament& tournament, Meeting& meeting) {
    if (tournament.rules.open_between_rounds()) return;
    if (meeting.decided || meeting.begun != meeting.ended) return;
    const auto gone = [&](int player) {
        return tournament.withdrawn[static_cast<std::size_t>(player)];
    };
    const bool first = gone(meeting.pairing.first), second = gone(meeting.pairing.second);
    if (!first && !second) return;
    const TournamentRules& rules = tournament.rules;
    meeting.unplayed = meeting.ended == 0;
    if (first && second) return decide(meeting, std::nullopt);
    const std::size_t stays = first ? 1 : 0;
    if (rules.race > 0)
        meeting.half_points[stays] = 2;
    else
        meeting.half_points[stays] += 2 * std::max(0, rules.games - meeting.ended);
    decide(meeting, stays);
}

/// Its games have been counted.
void score(const Tournament& tournament, Meeting& meeting) {
    const Pairing& pairing = meeting.pairing;
    if (pairing.is_bye()) {
        meeting.unplayed = meeting.decided = true;
        meeting.winner = pairing.first;
        // In a round robin everybody has one bye or none: it does not count.
        if (pairing.first != nobody && tournament.rules.system != System::round_robin)
            meeting.half_points[0] =
                full_points(tournament.rules) / (pairing.second == half_point_bye ? 2 : 1);
        return;
    }
    if (tournament.rules.system == System::arena && meeting.annulled > 0) {
        meeting.unplayed = meeting.decided = true;
        return;
    }
    if (tournament.rules.race > 0)
        score_race(tournament.rules, meeting);
    else
        score_games(tournament.rules, meeting);
    score_withdrawal(tournament, meeting);
}

}  // namespace

std::vector<Meeting> meetings(const Tournament& tournament) {
    std::vector<Meeting> all;
    std::map<std::pair<int, int>, std::size_t> positions;
    for (const Pairing& pairing : tournament.pairings) {
        positions[{pairing.round, pairing.pairing_number}] = all.size();
        all.emplace_back().pairing = pairing;
    }
    for (const TournamentGameRef& game : tournament.games)
        if (const auto at = positions.find({game.round, game.pairing_number});
            at != positions.end())
            count_game(all[at->second], game);
    for (Meeting& meeting : all) score(tournament, meeting);
    return all;
}

}  // namespace posthouse::tournament
