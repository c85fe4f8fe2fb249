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
    arena,  // for a fixed time, whoever is free plays; each pairing is one game
    teams   // a match of two teams, board against board
};

/// In commands and the API, in the order of the systems.
inline constexpr std::array<std::string_view, 5> system_names = {"robin", "swiss", "knockout",
                                                                 "arena", "teams"};
constexpr std::string_view name_of(System system) {
    return system_names[static_cast<std::size_t>(system)];
}

struct TournamentRules {
    System system = System::round_robin;
    int rounds = 0;  // of a Swiss tournament
    int games = 2;   // of a meeting, with alternating first moves; begun together, or at one
                     // sitting one after the other
    int race = 0;    // not 0: a meeting is a race to this many wins instead, one game at a time
    int pools = 0;   // not 0: a round robin in pools of about so many, and a final (pools.h)
    bool all_rounds_at_once = true;  // all rounds of a round robin begin at once
    int minutes = 0;                 // how long an arena pairs
    bool streaks = false;            // of an arena: after two wins in a row games count double
    int round_minutes = 0;  // a round begins so long after the one before, or when its games end
    bool at_one_sitting = false;  // by its clock: nobody plays two games at once
    int best_of_team = 0;  // not 0: an arena is a team battle, in which so many of each team count

    /// Whether everybody plays for a team.
    bool of_teams() const { return best_of_team > 0 || system == System::teams; }
    /// Whether players enter and pause between rounds: then `withdrawn` is only not to be paired.
    bool open_between_rounds() const { return system == System::swiss && at_one_sitting; }
};

/// No player.
inline constexpr int nobody = -1;
/// Instead of a second player: a round of a Swiss tournament not played, as the player wished or
/// because they entered late, for half of what a won meeting counts.
inline constexpr int half_point_bye = -2;

/// Two players, or one with a bye: then `second` is nobody or half_point_bye.
struct Pairing {
    int round = 0, pairing_number = 0;  // from 0; together they identify it
    int first = nobody, second = nobody;

    bool is_bye() const { return second < 0; }
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
    std::vector<bool> withdrawn;     // by player: has left
    std::vector<bool> wishes_bye{};  // by player: a half-point bye in the next round
    std::vector<int> boards{};       // by player: at most so many games at once; 0: any number
    std::vector<Pairing> pairings;
    std::vector<TournamentGameRef> games;
    std::vector<std::int64_t> teams{};  // by player, if they play for teams

    int players() const { return static_cast<int>(withdrawn.size()); }
};

}  // namespace posthouse::tournament
