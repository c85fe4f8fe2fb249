// A tournament: its rules, pairings and games. Players are numbers; 0 is the first seed.
//
// Pairings never change once made; points and places are always recomputed from this.
#pragma once

#include "rules/rules.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace posthouse::tournament {

enum class System : std::uint8_t {
    round_robin,
    swiss,
    knockout,
    arena  // for a fixed time, whoever is free plays; each pairing is one game
};

/// In commands and the API, in the order of the systems.
inline constexpr std::array<std::string_view, 4> system_names = {"robin", "swiss", "knockout",
                                                                 "arena"};
constexpr std::string_view name_of(System system) {
    return system_names[static_cast<std::size_t>(system)];
}

struct TournamentRules {
    System system = System::round_robin;
    int rounds = 0;  // of a Swiss tournament
    int games = 2;   // of a meeting, begun together, with alternating first moves
    int race = 0;    // not 0: a meeting is a race to this many wins instead, one game at a time
    bool all_rounds_at_once = true;  // all rounds of a round robin begin at once
    int minutes = 0;                 // how long an arena pairs
    bool streaks = false;            // of an arena: after two wins in a row games count double
};

/// No player.
inline constexpr int nobody = -1;

/// Two players, or one with a bye: then `second` is nobody.
struct Pairing {
    int round = 0, pairing_number = 0;  // from 0; together they identify it
    int first = nobody, second = nobody;
    friend bool operator==(const Pairing&, const Pairing&) = default;
};

struct TournamentGameRef {
    int round = 0, pairing_number = 0;  // its pairing
    int number = 0;                     // within it, from 0
    int first = nobody, second = nobody;
    std::optional<Result> result{};  // none: running, or annulled
    bool annulled = false;           // counts nowhere; another one is played instead
    std::array<bool, 2> halved{};    // who, first or second, plays with half the time

    bool is_running() const { return !result && !annulled; }
    friend bool operator==(const TournamentGameRef&, const TournamentGameRef&) = default;
};

struct Tournament {
    TournamentRules rules;
    std::vector<bool> withdrawn;  // by player: has left
    std::vector<Pairing> pairings;
    std::vector<TournamentGameRef> games;

    int players() const { return static_cast<int>(withdrawn.size()); }
};

}  // namespace posthouse::tournament
