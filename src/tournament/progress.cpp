#include "tournament/progress.h"

#include "base/assert.h"
#include "tournament/pairing.h"
#include "tournament/standings.h"

#include <algorithm>
#include <bit>

namespace posthouse::tournament {

namespace {

bool all_decided(const std::vector<Meeting>& meetings) {
    return std::ranges::all_of(meetings, &Meeting::decided);
}

int rounds_paired(const Tournament& tournament) {
    int rounds = 0;
    for (const Pairing& one : tournament.pairings) rounds = std::max(rounds, one.round + 1);
    return rounds;
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
            one.halves += meeting.halves[static_cast<std::size_t>(seat)];
            if (pairing.second == nobody) {
                one.had_bye = true;
                continue;
            }
            one.met.push_back(seat == 0 ? pairing.second : pairing.first);
            if (!meeting.unplayed) one.sat_first += seat == 0 ? 1 : -1;
        }
    }
    return players;
}

std::vector<Pairing> next_swiss_round(const Tournament& tournament,
                                      const std::vector<Meeting>& meetings) {
    const int round = rounds_paired(tournament);
    if (round >= tournament.rules.rounds || !all_decided(meetings)) return {};
    const auto players = swiss_players(tournament, meetings);
    if (players.size() < 2) return {};
    return swiss_round(round, players);
}

/// Whoever has come out of the two tables that lead to this one.
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
            return tournament.pairings.empty() ? berger_tables(tournament.players())
                                               : std::vector<Pairing>{};
        case System::swiss:
            return next_swiss_round(tournament, meetings);
        case System::knockout:
            return next_in_bracket(tournament, meetings);
    }
    ASSERT(false);
    return {};
}

/// The next games of a meeting that is not decided.
void begin_games(const Tournament& tournament, const Meeting& meeting,
                 std::vector<TournamentGameRef>& games) {
    const Pairing& pairing = meeting.pairing;
    for (const int player : {pairing.first, pairing.second})
        if (tournament.withdrawn[static_cast<std::size_t>(player)]) return;
    const bool one_by_one = tournament.rules.race > 0 || meeting.begun > 0;
    if (meeting.begun != meeting.ended) return;
    const int count = one_by_one ? 1 : tournament.rules.games;
    for (int i = 0; i < count; ++i) {
        const int number = meeting.begun + i;
        const bool turned = number % 2 == 1;
        games.push_back({pairing.round, pairing.pairing_number, number,
                         turned ? pairing.second : pairing.first,
                         turned ? pairing.first : pairing.second});
    }
}

}  // namespace

NextActions next(const Tournament& tournament) {
    NextActions step;
    const auto all = meetings(tournament);
    step.pairings = next_pairings(tournament, all);
    int under_way = rounds_paired(tournament);
    const bool in_turn =
        tournament.rules.system == System::round_robin && !tournament.rules.together;
    for (const Meeting& meeting : all)
        if (!meeting.decided) under_way = std::min(under_way, meeting.pairing.round);
    for (const Meeting& meeting : all)
        if (!meeting.decided && (!in_turn || meeting.pairing.round == under_way))
            begin_games(tournament, meeting, step.games);
    const bool running = std::ranges::any_of(
        tournament.games, [](const TournamentGameRef& game) { return !game.result.has_value(); });
    step.over = step.nothing() && !running && all_decided(all);
    return step;
}

int swiss_rounds(int players) {
    if (players < 2) return 0;
    return static_cast<int>(std::bit_width(static_cast<unsigned>(players - 1))) + 1;
}

}  // namespace posthouse::tournament
