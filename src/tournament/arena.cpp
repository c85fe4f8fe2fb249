#include "tournament/arena.h"

#include "tournament/matching.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <numeric>
#include <utility>

namespace posthouse::tournament {

namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;
using Weight = std::int64_t;

/// The matching takes cubic time, so more players than this are matched in groups of neighbors in
/// the standings.
constexpr std::size_t group_max = 64;

/// Each penalty outweighs the sum of those before it in a whole group.
constexpr Weight near_place_wish = 1;
constexpr Weight new_opponent_wish = Weight{1} << 18;
constexpr Weight waiting_wish = Weight{1} << 29;
constexpr Weight side_wish = Weight{1} << 42;
constexpr Weight both_paired = Weight{1} << 50;
constexpr Weight places_max = 4000;
constexpr Weight same_side_places = 4;  // playing the same side again weighs as much
constexpr int meetings_counted = 15;
constexpr milliseconds waiting_counted = seconds(60);

/// What a player's games say about the next one.
struct Past {
    std::vector<int> opponents{};  // the last one last
    int balance = 0;               // how much more often first than second
    int run = 0;                   // games with the same side, the last ones; negative: second
    int place = 0;                 // in the standings, from 0

    void add(int opponent, int side) {
        opponents.push_back(opponent);
        balance += side;
        run = run * side > 0 ? run + side : side;
    }
};

std::vector<Past> past_of(const Tournament& tournament) {
    std::vector<Past> past(tournament.withdrawn.size());
    for (const TournamentGameRef& game : tournament.games) {
        past[static_cast<std::size_t>(game.first)].add(game.second, 1);
        past[static_cast<std::size_t>(game.second)].add(game.first, -1);
    }
    const std::vector<int> points = arena_half_points(tournament);
    std::vector<std::size_t> order(past.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::greater(), [&](std::size_t one) { return points[one]; });
    for (std::size_t place = 0; place < order.size(); ++place)
        past[order[place]].place = static_cast<int>(place);
    return past;
}

/// How many games ago they last met, from 1; 0 if never.
int games_since(const Past& one, int opponent) {
    const auto last = std::find(one.opponents.rbegin(), one.opponents.rend(), opponent);
    return last == one.opponents.rend() ? 0 : static_cast<int>(last - one.opponents.rbegin()) + 1;
}

/// What is wrong for this player with the side (1: first): a third time running, then again.
std::array<int, 2> side_penalty(const Past& one, int side) {
    return {one.run * side >= 2 ? 1 : 0, one.run * side > 0 ? 1 : 0};
}

struct Waiting {
    const WaitingPlayer* who;
    const Past* past;
    std::int64_t team = 0;  // 0: they play for themselves
    int line = 0;
};

/// Two players, seated.
struct Candidate {
    bool swapped = false;  // the second sits first
    int third = 0;         // players with the same side for a third time
    int again = 0;         // players with the same side as last time
};

Candidate seat(const Waiting& a, const Waiting& b) {
    const auto cost = [&](int side_of_a) {
        const auto one = side_penalty(*a.past, side_of_a), two = side_penalty(*b.past, -side_of_a);
        const int balance =
            std::abs(a.past->balance + side_of_a) + std::abs(b.past->balance - side_of_a);
        return std::array{one[0] + two[0], one[1] + two[1], balance};
    };
    const auto straight = cost(1), swapped = cost(-1);
    // Neither player gets the first move for their place alone.
    const bool even = (a.who->player + b.who->player) % 2 == 0;
    const bool swap =
        straight != swapped ? swapped < straight : (a.who->player < b.who->player) != even;
    const auto& best = swap ? swapped : straight;
    return {swap, best[0], best[1]};
}

bool never_meet(const Waiting& a, const Waiting& b) {
    return (a.team != 0 && a.team == b.team) ||
           std::ranges::count(a.who->refused, b.who->player) > 0 ||
           std::ranges::count(b.who->refused, a.who->player) > 0;
}

/// 16 for the last opponent of one of them, half for each game since, and the number of meetings.
int repetition(const Waiting& a, const Waiting& b) {
    const int since_a = games_since(*a.past, b.who->player);
    if (since_a == 0) return 0;
    const int since = std::min(since_a, games_since(*b.past, a.who->player));
    const auto met = std::ranges::count(a.past->opponents, b.who->player);
    return (since <= 5 ? 32 >> since : 0) + std::min(static_cast<int>(met), meetings_counted);
}

int places_apart(const Waiting& a, const Waiting& b) {
    return std::abs(a.past->place - b.past->place);
}

/// How long these two first wait for somebody better.
milliseconds patience(const Waiting& a, const Waiting& b, const Candidate& seated,
                      std::size_t players) {
    if (seated.third > 0) return arena_patience;
    const int since =
        std::min(games_since(*a.past, b.who->player), games_since(*b.past, a.who->player));
    const int near = std::max(8, static_cast<int>(players) / 4);
    if (since == 1) return arena_patience;
    // Asked twice a second, these are paired within 0.8 s of their rest.
    return places_apart(a, b) > near ? arena_rest + milliseconds(300) : milliseconds(arena_rest);
}

Weight weight_of(const Waiting& a, const Waiting& b, const Candidate& seated) {
    const auto waited = [](const Waiting& one) {
        return std::chrono::floor<seconds>(std::min(one.who->waited, waiting_counted)).count();
    };
    return both_paired - side_wish * seated.third + waiting_wish * (waited(a) + waited(b)) -
           new_opponent_wish * repetition(a, b) -
           near_place_wish *
               (std::min<Weight>(places_apart(a, b), places_max) + same_side_places * seated.again);
}

/// In the order of the standings, or, so that each group has players of several teams, of the
/// places within their teams.
void line_up(std::vector<Waiting>& waiting) {
    std::ranges::sort(waiting, {}, [](const Waiting& one) { return one.past->place; });
    std::map<std::int64_t, int> of_team;
    for (Waiting& one : waiting) one.line = one.team == 0 ? one.past->place : of_team[one.team]++;
    std::ranges::stable_sort(waiting, {}, &Waiting::line);
}

/// Pairs some of the players of one group; the others are left.
void pair_group(std::span<const Waiting> group, std::size_t players, bool others_play,
                std::vector<Pairing>& made, std::vector<Waiting>& left) {
    std::vector<WeightedEdge> edges;
    for (std::size_t a = 0; a < group.size(); ++a)
        for (std::size_t b = a + 1; b < group.size(); ++b) {
            if (never_meet(group[a], group[b])) continue;
            const Candidate seated = seat(group[a], group[b]);
            const milliseconds waited = std::min(group[a].who->waited, group[b].who->waited);
            if (others_play && waited < patience(group[a], group[b], seated, players)) continue;
            edges.push_back({a, b, weight_of(group[a], group[b], seated)});
        }
    const std::vector<std::size_t> mate = max_weight_matching(group.size(), edges);
    for (std::size_t a = 0; a < group.size(); ++a) {
        const std::size_t b = mate[a];
        if (b == unmatched) {
            left.push_back(group[a]);
        } else if (a < b) {
            int first = group[a].who->player, second = group[b].who->player;
            if (seat(group[a], group[b]).swapped) std::swap(first, second);
            made.push_back({0, 0, first, second});
        }
    }
}

}  // namespace

std::vector<Pairing> arena_pairings(const Tournament& tournament,
                                    std::span<const WaitingPlayer> players) {
    const std::vector<Past> past = past_of(tournament);
    std::vector<Waiting> waiting;
    for (const WaitingPlayer& one : players)
        if (one.waited >= arena_rest) {
            const auto player = static_cast<std::size_t>(one.player);
            waiting.push_back(
                {&one, &past[player], tournament.teams.empty() ? 0 : tournament.teams[player]});
        }
    const bool others_play = std::ranges::any_of(tournament.games, &TournamentGameRef::is_running);

    // Whom the groups leave is matched once more across their borders.
    std::vector<Pairing> made;
    for (int pass = 0; pass < 2 && waiting.size() > 1; ++pass) {
        std::vector<Waiting> left;
        line_up(waiting);
        const std::span<const Waiting> all(waiting);
        for (std::size_t from = 0; from < all.size(); from += group_max)
            pair_group(all.subspan(from, std::min(group_max, all.size() - from)), past.size(),
                       others_play, made, left);
        if (waiting.size() <= group_max) break;
        waiting = std::move(left);
    }
    std::ranges::sort(made, {}, [&](const Pairing& one) {
        return std::min(past[static_cast<std::size_t>(one.first)].place,
                        past[static_cast<std::size_t>(one.second)].place);
    });
    int round = 0, number = 0;
    for (const Pairing& one : tournament.pairings) round = std::max(round, one.round + 1);
    for (Pairing& one : made) {
        one.round = round;
        one.pairing_number = number++;
    }
    return made;
}

std::vector<int> arena_half_points(const Tournament& tournament) {
    std::vector<int> points(tournament.withdrawn.size());
    std::vector<int> won_running(points.size());
    const int win = tournament.rules.streaks ? 4 : 2;
    for (const TournamentGameRef& game : tournament.games) {
        if (!game.result) continue;
        for (const std::size_t side : {0u, 1u}) {
            const auto at = static_cast<std::size_t>(side == 0 ? game.first : game.second);
            const Result wins = side == 0 ? Result::first : Result::second;
            const int factor = tournament.rules.streaks && won_running[at] >= 2 ? 2 : 1;
            const bool won = *game.result == wins;
            if (won || *game.result == Result::draw) points[at] += (won ? win : win / 2) * factor;
            if (won && game.halved[side]) points[at] += 2;
            won_running[at] = won ? won_running[at] + 1 : 0;
        }
    }
    return points;
}

}  // namespace posthouse::tournament
