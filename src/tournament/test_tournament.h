// For tests of pairings: a tournament that is played to its end.
#pragma once

#include "tournament/pairing.h"
#include "tournament/standings.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <functional>
#include <map>
#include <vector>

namespace posthouse::tournament {

inline Tournament of(TournamentRules rules, int players) {
    Tournament made;
    made.rules = rules;
    made.withdrawn.assign(static_cast<std::size_t>(players), false);
    return made;
}

/// Takes all steps possible without a game being played; returns whether it is over.
inline bool go_on(Tournament& tournament) {
    for (int steps = 0; steps < 1000; ++steps) {
        const NextActions step = next_actions(tournament);
        if (step.nothing()) return step.over;
        tournament.pairings.insert(tournament.pairings.end(), step.pairings.begin(),
                                   step.pairings.end());
        tournament.games.insert(tournament.games.end(), step.games.begin(), step.games.end());
    }
    ADD_FAILURE() << "it steps for ever";
    return true;
}

inline std::vector<TournamentGameRef*> running(Tournament& tournament) {
    std::vector<TournamentGameRef*> games;
    for (TournamentGameRef& game : tournament.games)
        if (!game.result) games.push_back(&game);
    return games;
}

/// Plays all games with these outcomes until it is over.
inline void play(Tournament& tournament,
                 const std::function<Result(const TournamentGameRef&)>& outcome) {
    for (int rounds = 0; !go_on(tournament); ++rounds) {
        ASSERT_LT(rounds, 1000) << "it is never over";
        const auto games = running(tournament);
        ASSERT_FALSE(games.empty()) << "nothing is played, and it is not over";
        for (TournamentGameRef* game : games) game->result = outcome(*game);
    }
}

inline Result better_seed_wins(const TournamentGameRef& game) {
    return game.first < game.second ? Result::first : Result::second;
}
inline Result always_drawn(const TournamentGameRef&) {
    return Result::draw;
}

inline std::vector<int> places(const Tournament& tournament) {
    std::vector<int> players;
    for (const StandingsEntry& one : standings(tournament)) players.push_back(one.player);
    return players;
}

inline std::map<int, int> running_by_player(const Tournament& tournament) {
    std::map<int, int> running;
    for (const TournamentGameRef& game : tournament.games) {
        running[game.first] += game.is_running();
        running[game.second] += game.is_running();
    }
    return running;
}

}  // namespace posthouse::tournament
