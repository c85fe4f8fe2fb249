#include "club/computer_games.h"

#include <algorithm>

namespace posthouse {

std::optional<Refusal> too_many_computer_games(const Reader& reader, const User& one,
                                               const User& two) {
    if ((one.level > 0) == (two.level > 0)) return std::nullopt;
    const User& user = one.level > 0 ? two : one;
    constexpr std::size_t everything = 1'000'000;
    const auto running = reader.matches({std::nullopt, user.id, MatchState::running, everything});
    // With fewer matches in all there is nothing to look up.
    if (running.size() < std::size_t{computer_games_max}) return std::nullopt;
    const auto against_computer = std::ranges::count_if(running, [&](const Match& match) {
        const auto opponent = reader.user(match.seats[match.seats[0] == user.id ? 1 : 0]);
        return opponent && opponent->level > 0;
    });
    if (against_computer < computer_games_max) return std::nullopt;
    return refuse("You have ", computer_games_max,
                  " matches against the computer, and that is as many as one player may have at a "
                  "time: finish one, then begin another.");
}

}  // namespace posthouse
