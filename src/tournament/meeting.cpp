#include "tournament/meeting.h"

#include <algorithm>
#include <cstdlib>

namespace posthouse::tournament {

namespace {

/// What a meeting that is won without a game, or a race that is won, gives.
int full_points(const TournamentRules& rules) {
    return rules.race > 0 ? 2 : 2 * rules.games;
}

void count_games(const Tournament& tournament, Meeting& meeting) {
    const Pairing& pairing = meeting.pairing;
    for (const TournamentGameRef& game : tournament.games) {
        if (game.round != pairing.round || game.pairing_number != pairing.pairing_number) continue;
        ++meeting.begun;
        if (!game.result) continue;
        ++meeting.ended;
        if (*game.result == Result::draw) {
            ++meeting.draws;
            continue;
        }
        const int winner = *game.result == Result::first ? game.first : game.second;
        ++meeting.wins[static_cast<std::size_t>(meeting.seat_of(winner))];
    }
}

/// The seat of the better seed.
std::size_t better_seed(const Pairing& pairing) {
    return pairing.first < pairing.second ? 0 : 1;
}

void decide(Meeting& meeting, std::optional<std::size_t> seat) {
    meeting.decided = true;
    if (seat) meeting.winner = *seat == 0 ? meeting.pairing.first : meeting.pairing.second;
}

void judge_race(const TournamentRules& rules, Meeting& meeting) {
    const auto [first, second] = meeting.wins;
    const bool over = std::max(first, second) >= rules.race ||
                      (meeting.ended == race_length(rules.race) && meeting.ended == meeting.begun);
    if (!over) return;
    std::optional<std::size_t> winner;
    if (first != second) winner = first > second ? 0 : 1;
    if (!winner && rules.system == System::knockout) winner = better_seed(meeting.pairing);
    if (winner)
        meeting.halves[*winner] = 2;
    else
        meeting.halves = {1, 1};
    decide(meeting, winner);
}

void judge_games(const TournamentRules& rules, Meeting& meeting) {
    for (const std::size_t seat : {0u, 1u})
        meeting.halves[seat] = 2 * meeting.wins[seat] + meeting.draws;
    const bool knockout = rules.system == System::knockout;
    const auto [first, second] = meeting.halves;
    std::optional<std::size_t> ahead;
    if (first != second) ahead = first > second ? 0 : 1;
    const int left = rules.games - meeting.ended;
    if (left <= 0 && meeting.ended == meeting.begun) {
        if (!ahead && knockout && meeting.ended < rules.games + extra_max) return;
        if (!ahead && knockout) ahead = better_seed(meeting.pairing);
        return decide(meeting, ahead);
    }
    // Whoever cannot be caught goes on, while the last games are still played.
    if (knockout && ahead && std::abs(first - second) > 2 * std::max(left, 0))
        decide(meeting, ahead);
}

/// What a player who has withdrawn leaves goes to the other.
void judge_withdrawal(const Tournament& tournament, Meeting& meeting) {
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
        meeting.halves[stays] = 2;
    else
        meeting.halves[stays] += 2 * std::max(0, rules.games - meeting.ended);
    decide(meeting, stays);
}

}  // namespace

Meeting meeting(const Tournament& tournament, const Pairing& pairing) {
    Meeting meeting;
    meeting.pairing = pairing;
    if (pairing.second == nobody) {
        meeting.unplayed = meeting.decided = true;
        meeting.winner = pairing.first;
        // In a round robin with an odd number everybody has one: it need not be counted.
        if (pairing.first != nobody && tournament.rules.system != System::round_robin)
            meeting.halves[0] = full_points(tournament.rules);
        return meeting;
    }
    count_games(tournament, meeting);
    if (tournament.rules.race > 0)
        judge_race(tournament.rules, meeting);
    else
        judge_games(tournament.rules, meeting);
    judge_withdrawal(tournament, meeting);
    return meeting;
}

std::vector<Meeting> meetings(const Tournament& tournament) {
    std::vector<Meeting> all;
    for (const Pairing& pairing : tournament.pairings) all.push_back(meeting(tournament, pairing));
    return all;
}

}  // namespace posthouse::tournament
