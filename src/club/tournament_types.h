// What the club remembers of tournaments. Plain values, as they are stored.
#pragma once

#include "club/types.h"
#include "tournament/tournament.h"

#include <optional>
#include <string>

namespace posthouse::club {

/// How a tournament's players are numbered when it begins.
enum class Seeding : std::uint8_t {
    lot,
    rating  // the best first; those without one behind them, by lot
};

/// A tournament of one game. Who plays in it are its entrants; its pairings name them by their
/// seeds.
struct Tournament {
    TournamentId id{};
    std::string name;  // a word; unique whatever the case of its letters
    std::string game;
    UserId by{};  // who announced it
    tournament::TournamentRules rules;
    Clock clock;
    bool rated = true;
    bool etiquette = false;
    int size = 0;  // it begins when so many have entered, or when its time has come
    Instant announced{};
    Instant starts{};
    std::optional<Instant> begun, ended;  // ended, not begun: too few had entered
    Seeding seeding = Seeding::lot;
};

struct Entrant {
    TournamentId tournament{};
    UserId user{};
    Instant entered{};
    int seed = tournament::nobody;  // from 0, once it has begun
    bool withdrawn = false;         // since then
    std::optional<int> rating{};    // by which he was seeded, in whole points
    friend bool operator==(const Entrant&, const Entrant&) = default;
};

/// Which game of which pairing a match is.
struct TournamentGame {
    TournamentId tournament{};
    int round = 0, table = 0, number = 0;
    MatchId match{};
    friend bool operator==(const TournamentGame&, const TournamentGame&) = default;
};

}  // namespace posthouse::club
