#include "tournament/pairing.h"

#include "base/assert.h"
#include "tournament/matching.h"
#include "tournament/pools.h"
#include "tournament/standings.h"
#include "tournament/teams.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace posthouse::tournament {

std::vector<Pairing> berger_tables(int players) {
    std::vector<Pairing> all;
    if (players < 2) return all;
    const int seats = players + players % 2;  // with one for the bye
    const int last = seats - 1;               // the player who does not rotate
    for (int round = 0; round < last; ++round)
        for (int table = 0; table < seats / 2; ++table) {
            const auto moved = [&](int place) { return (place + round * (seats / 2)) % last; };
            int first = moved(table);
            int second = table == 0 ? last : moved(last - table);
            if (table == 0 && round % 2 == 1) std::swap(first, second);
            if (first >= players) std::swap(first, second);
            if (second >= players) second = nobody;
            all.push_back({round, table, first, second});
        }
    return all;
}

std::vector<int> bracket(int players) {
    std::vector<int> order = {0};
    while (static_cast<int>(order.size()) < players) {
        const int doubled = 2 * static_cast<int>(order.size());
        std::vector<int> next;
        for (const int seed : order) {
            next.push_back(seed);
            next.push_back(doubled - 1 - seed);
        }
        order = std::move(next);
    }
    for (int& seed : order)
        if (seed >= players) seed = nobody;
    return order;
}

namespace {

using Weight = std::int64_t;

/// Each penalty outweighs the sum of the previous kind in a round of `swiss_max` players with up to
/// 64 points. Weights stay positive, so that everybody is paired.
constexpr Weight seat_wish = 1;
constexpr Weight half_wish = Weight{1} << 12;
constexpr Weight points_wish = Weight{1} << 26;
constexpr Weight bye_wish = Weight{1} << 48;
constexpr Weight repeat_wish = Weight{1} << 49;
constexpr Weight all_paired = Weight{1} << 53;
constexpr std::ptrdiff_t repeats_counted = 6;

/// By points, then by seed; a group has equal points.
struct Ranked {
    const SwissPlayer* who;
    int place_in_group, group_size;
};

std::vector<Ranked> ranked(const std::vector<SwissPlayer>& players) {
    std::vector<Ranked> order;
    for (const SwissPlayer& one : players) order.push_back({&one, 0, 0});
    std::ranges::sort(order, [](const Ranked& a, const Ranked& b) {
        return std::pair(-a.who->half_points, a.who->player) <
               std::pair(-b.who->half_points, b.who->player);
    });
    for (std::size_t from = 0; from < order.size();) {
        std::size_t to = from;
        while (to < order.size() && order[to].who->half_points == order[from].who->half_points)
            ++to;
        for (std::size_t at = from; at < to; ++at) {
            order[at].place_in_group = static_cast<int>(at - from);
            order[at].group_size = static_cast<int>(to - from);
        }
        from = to;
    }
    return order;
}

Weight squared(int number) {
    return Weight{number} * number;
}

Weight penalty(const Ranked& a, const Ranked& b) {
    const auto met = std::ranges::count(a.who->opponents, b.who->player);
    Weight sum = repeat_wish * std::min(met, repeats_counted);
    sum += points_wish * squared(a.who->half_points - b.who->half_points);
    if (a.who->half_points == b.who->half_points)
        sum +=
            half_wish * std::abs(std::abs(a.place_in_group - b.place_in_group) - a.group_size / 2);
    // Both have sat first, or both second, too often.
    if (a.who->first_seat_balance * b.who->first_seat_balance > 0)
        sum += seat_wish *
               std::min(std::abs(a.who->first_seat_balance), std::abs(b.who->first_seat_balance));
    return sum;
}

/// Prefers the last of those with the fewest points.
Weight bye_penalty(const Ranked& one) {
    return (one.who->had_bye ? bye_wish : 0) + points_wish * squared(one.who->half_points + 1) +
           seat_wish * (one.group_size - 1 - one.place_in_group);
}

/// The player who sat first less often sits first; if equal, the better seed if its number is odd
/// (counted from 1), otherwise the other, so that neither half gets the first move more often.
Pairing seated(const SwissPlayer& a, const SwissPlayer& b) {
    bool a_first = a.first_seat_balance < b.first_seat_balance;
    if (a.first_seat_balance == b.first_seat_balance) {
        const bool odd = std::min(a.player, b.player) % 2 == 0;
        a_first = (a.player < b.player) == odd;
    }
    return {0, 0, a_first ? a.player : b.player, a_first ? b.player : a.player};
}

}  // namespace

std::vector<Pairing> swiss_round(int round, const std::vector<SwissPlayer>& players) {
    const std::vector<Ranked> order = ranked(players);
    const std::size_t odd = order.size() % 2;
    const std::size_t vertices = order.size() + odd;
    if (order.empty()) return {};
    ASSERT(order.size() <= swiss_max);
    std::vector<WeightedEdge> edges;
    for (std::size_t a = 0; a < order.size(); ++a) {
        for (std::size_t b = a + 1; b < order.size(); ++b)
            edges.push_back({a, b, all_paired - penalty(order[a], order[b])});
        if (odd) edges.push_back({a, vertices - 1, all_paired - bye_penalty(order[a])});
    }
    const std::vector<std::size_t> mate = max_weight_matching(vertices, edges);

    std::vector<Pairing> pairs;
    Pairing bye;
    for (std::size_t a = 0; a < order.size(); ++a) {
        const std::size_t b = mate[a];
        if (b == vertices - 1 && odd)
            bye.first = order[a].who->player;
        else if (a < b)
            pairs.push_back(seated(*order[a].who, *order[b].who));
    }
    if (bye.first != nobody) pairs.push_back(bye);
    for (std::size_t table = 0; table < pairs.size(); ++table) {
        pairs[table].round = round;
        pairs[table].pairing_number = static_cast<int>(table);
    }
    return pairs;
}

namespace {

bool all_decided(const std::vector<Meeting>& meetings) {
    return std::ranges::all_of(meetings, &Meeting::decided);
}

std::vector<SwissPlayer> swiss_players(const Tournament& tournament,
                                       const std::vector<Meeting>& meetings) {
    std::vector<SwissPlayer> players;
    for (int player = 0; player < tournament.players(); ++player) {
        if (tournament.withdrawn[static_cast<std::size_t>(player)]) continue;
        SwissPlayer& one = players.emplace_back();
        one.player = player;
        for (const Meeting& meeting : meetings) {
            const Pairing& pairing = meeting.pairing;
            if (pairing.first != player && pairing.second != player) continue;
            const int seat = meeting.seat_of(player);
            one.half_points += meeting.half_points[static_cast<std::size_t>(seat)];
            if (pairing.is_bye()) {
                one.had_bye = one.had_bye || pairing.second == nobody;
                continue;
            }
            one.opponents.push_back(seat == 0 ? pairing.second : pairing.first);
            if (!meeting.unplayed) one.first_seat_balance += seat == 0 ? 1 : -1;
        }
    }
    return players;
}

std::vector<Pairing> next_swiss_round(const Tournament& tournament,
                                      const std::vector<Meeting>& meetings) {
    const int round = rounds_paired(tournament);
    if (round >= tournament.rules.rounds || !all_decided(meetings)) return {};
    auto players = swiss_players(tournament, meetings);
    if (players.size() < 2) return {};
    std::vector<SwissPlayer> byes;
    std::erase_if(players, [&](const SwissPlayer& one) {
        const auto seed = static_cast<std::size_t>(one.player);
        const bool bye = seed < tournament.wishes_bye.size() && tournament.wishes_bye[seed] &&
                         !had_half_point_bye(tournament, one.player);
        if (bye) byes.push_back(one);
        return bye;
    });
    if (players.size() < 2) {  // nobody would play
        players.insert(players.end(), byes.begin(), byes.end());
        byes.clear();
    }
    std::vector<Pairing> made = swiss_round(round, players);
    for (const SwissPlayer& one : byes)
        made.push_back({round, static_cast<int>(made.size()), one.player, half_point_bye});
    return made;
}

/// Pairs the winners of two neighboring pairings of the previous round.
std::vector<Pairing> next_in_bracket(const Tournament& tournament,
                                     const std::vector<Meeting>& meetings) {
    std::vector<Pairing> made;
    if (tournament.pairings.empty()) {
        const auto order = bracket(tournament.players());
        for (std::size_t i = 0; i + 1 < order.size(); i += 2) {
            const int table = static_cast<int>(i / 2);
            const bool turned = order[i] == nobody;
            made.push_back({0, table, order[i + turned], order[i + 1 - turned]});
        }
        return made;
    }
    const auto at = [&](int round, int table) {
        return std::ranges::find_if(meetings, [&](const Meeting& one) {
            return one.pairing.round == round && one.pairing.pairing_number == table;
        });
    };
    for (const Meeting& meeting : meetings) {
        const auto [round, table, first, second] = meeting.pairing;
        if (table % 2 != 0) continue;
        const auto beside = at(round, table + 1);
        if (beside == meetings.end() || !meeting.decided || !beside->decided) continue;
        if (at(round + 1, table / 2) != meetings.end()) continue;
        int one = meeting.winner, two = beside->winner;
        if (one == nobody) std::swap(one, two);
        made.push_back({round + 1, table / 2, one, two});
    }
    return made;
}

std::vector<Pairing> next_pairings(const Tournament& tournament,
                                   const std::vector<Meeting>& meetings) {
    switch (tournament.rules.system) {
        case System::round_robin:
            if (tournament.pairings.empty()) return pool_pairings(tournament);
            return all_decided(meetings) ? final_pairings(tournament) : std::vector<Pairing>{};
        case System::swiss:
            return next_swiss_round(tournament, meetings);
        case System::knockout:
            return next_in_bracket(tournament, meetings);
        case System::teams:
            return tournament.pairings.empty() ? team_boards(tournament) : std::vector<Pairing>{};
        case System::arena:
            return {};  // by arena_pairings(), which asks who is free
    }
    ASSERT(false);
    return {};
}

/// Adds the next games of an undecided meeting.
void begin_games(const Tournament& tournament, const Meeting& meeting,
                 std::vector<TournamentGameRef>& games) {
    const Pairing& pairing = meeting.pairing;
    const TournamentRules& rules = tournament.rules;
    for (const int player : {pairing.first, pairing.second})
        if (!rules.open_between_rounds() && tournament.withdrawn[static_cast<std::size_t>(player)])
            return;
    // All at once, and later one for each that was annulled; the games at one sitting or of a race,
    // and extra games, follow one another.
    const bool one_by_one = rules.race > 0 || rules.at_one_sitting;
    int count = one_by_one ? 0 : rules.games - meeting.begun;
    if (count <= 0) {
        if (meeting.begun != meeting.ended) return;
        count = 1;
    }
    int straight = meeting.straight;
    for (int i = 0; i < count; ++i) {
        // So one that replaces an annulled game has the same sides.
        const bool turned = straight > meeting.begun + i - straight;
        if (!turned) ++straight;
        games.push_back(
            {pairing.round, pairing.pairing_number, meeting.begun + meeting.annulled + i,
             turned ? pairing.second : pairing.first, turned ? pairing.first : pairing.second});
    }
}

/// Takes out the games for which a player has no board free; those of earlier rounds come first, so
/// that one of them begins whenever nothing runs. Returns how many.
std::size_t keep_to_boards(const Tournament& tournament, std::vector<TournamentGameRef>& games) {
    std::vector<int> free = tournament.boards;
    free.resize(tournament.withdrawn.size());
    for (int& boards : free)
        if (boards == 0) boards = std::numeric_limits<int>::max();
    const auto take = [&](const TournamentGameRef& game) {
        --free[static_cast<std::size_t>(game.first)];
        --free[static_cast<std::size_t>(game.second)];
    };
    for (const TournamentGameRef& game : tournament.games)
        if (game.is_running()) take(game);
    return std::erase_if(games, [&](const TournamentGameRef& game) {
        const bool waits = std::min(free[static_cast<std::size_t>(game.first)],
                                    free[static_cast<std::size_t>(game.second)]) <= 0;
        if (!waits) take(game);
        return waits;
    });
}

}  // namespace

int rounds_paired(const Tournament& tournament) {
    int rounds = 0;
    for (const Pairing& one : tournament.pairings) rounds = std::max(rounds, one.round + 1);
    return rounds;
}

bool had_half_point_bye(const Tournament& tournament, int player) {
    return std::ranges::any_of(tournament.pairings, [&](const Pairing& one) {
        return one.first == player && one.second == half_point_bye;
    });
}

NextActions next_actions(const Tournament& tournament, int rounds_due) {
    NextActions step;
    const TournamentRules& rules = tournament.rules;
    const auto all = meetings(tournament);
    step.pairings = next_pairings(tournament, all);
    const int paired = rounds_paired(tournament);
    int under_way = paired;
    const bool in_turn = rules.system == System::round_robin && !rules.all_rounds_at_once;
    for (const Meeting& meeting : all)
        if (!meeting.decided) under_way = std::min(under_way, meeting.pairing.round);
    for (const Meeting& meeting : all)
        if (!meeting.decided && (!in_turn || meeting.pairing.round == under_way))
            begin_games(tournament, meeting, step.games);
    const auto early = [&](const auto& one) { return one.round >= rounds_due; };
    // A round robin is paired as a whole. Of a Swiss tournament that waits for its next round it is
    // not known yet who will be there.
    auto waiting = std::erase_if(step.games, early);
    if (rules.system != System::round_robin) waiting += std::erase_if(step.pairings, early);
    if (rules.system == System::swiss && paired >= rounds_due && paired < rules.rounds) ++waiting;
    waiting += keep_to_boards(tournament, step.games);
    const bool running = std::ranges::any_of(tournament.games, &TournamentGameRef::is_running);
    step.over = step.nothing() && waiting == 0 && !running && all_decided(all);
    step.lacks_players = step.over && rules.system == System::swiss && paired < rules.rounds;
    return step;
}

int swiss_rounds(int players) {
    if (players < 2) return 0;
    return static_cast<int>(std::bit_width(static_cast<unsigned>(players - 1))) + 1;
}

}  // namespace posthouse::tournament
