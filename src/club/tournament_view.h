// A tournament with everything that belongs to it, and what is said of it: its rules, who plays,
// the table, the rounds. Plain text, at most 72 columns.
#pragma once

#include "club/store.h"
#include "tournament/standings.h"

#include <string>
#include <vector>

namespace posthouse::club {

struct TournamentView {
    Tournament about;
    std::vector<Entrant> entrants;   // by seed, once it has begun
    std::vector<std::string> names;  // theirs
    tournament::Tournament state;    // of those who have a seed
    std::vector<Match> matches;      // beside state.games

    bool open() const { return !about.begun && !about.ended; }
    bool running() const { return about.begun && !about.ended; }
    const Entrant* entrant(UserId) const;
};

TournamentView view_of(const StoreReader&, const Tournament&);

/// "round robin, 2 games a meeting", "Swiss, 5 rounds of one game", "knockout, races to 6 wins".
std::string format_system(const tournament::TournamentRules&);
/// "2½".
std::string format_points(int halves);
/// "direct encounter", "Buchholz cut 1".
std::string_view name_of(tournament::TieBreak);
/// A number that breaks ties: "2½", "7.25", "3".
std::string format_tie(tournament::TieBreak, int value);

/// One line: "spring: wari, round robin, 2 games a meeting, 3 of 8 have entered".
std::string tournament_line(const TournamentView&);
/// What it is, who announced it, its clock, when it begins or began; who has entered where it has
/// not begun.
std::string tournament_rules(const TournamentView&);
/// Who stands where, with the numbers that break ties; a cross-table of a small round robin.
std::string format_standing(const TournamentView&);
/// Round by round who met whom, how it went, on which boards.
std::string format_rounds(const TournamentView&);
/// All of it.
std::string format_tournament(const TournamentView&);

}  // namespace posthouse::club
