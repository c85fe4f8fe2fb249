// The club's stored values about tournaments.
#pragma once

#include "club/core/types.h"
#include "tournament/tournament.h"

#include <optional>
#include <string>

namespace posthouse::club {

/// How a tournament's players are numbered when it begins.
enum class Seeding : std::uint8_t {
    lot,
    rating  // best first; players without one last, by lot
};

/// A tournament of one game. Its pairings refer to its entrants by their seeds.
struct Tournament {
    TournamentId id{};
    std::string name;  // a word; unique whatever the case of its letters
    std::string game;
    UserId by{};  // the announcer
    tournament::TournamentRules rules;
    Clock clock;
    bool rated = true;
    bool etiquette = false;
    int size = 0;  // begins when this many have entered, or at `starts`
    Instant announced{};
    Instant starts{};
    std::optional<Instant> begun, ended;  // ended without begun: too few entrants
    Seeding seeding = Seeding::lot;
};

struct Entrant {
    TournamentId tournament{};
    UserId user{};
    Instant entered{};
    int seed = tournament::nobody;  // from 0, set at the beginning
    bool withdrawn = false;         // after the beginning
    std::optional<int> rating{};    // used for seeding, in whole points
    friend bool operator==(const Entrant&, const Entrant&) = default;
};

/// The tournament game that a match is.
struct TournamentGame {
    TournamentId tournament{};
    int round = 0, pairing_number = 0, number = 0;
    MatchId match{};
    friend bool operator==(const TournamentGame&, const TournamentGame&) = default;
};

}  // namespace posthouse::club
