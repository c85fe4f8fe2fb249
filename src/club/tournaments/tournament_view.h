// A tournament with all its data, and its description as plain text of at most 72 columns.
#pragma once

#include "club/core/store.h"
#include "club/core/viewer.h"
#include "club/tournaments/tournament_tables.h"
#include "tournament/pools.h"
#include "tournament/standings.h"

#include <cstddef>
#include <map>
#include <ranges>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

struct TournamentView {
    Tournament about;
    int entered = 0;
    std::vector<Entrant> entrants;          // by seed after the beginning
    std::vector<std::string> names;         // of the entrants
    tournament::Tournament state;           // of entrants with a seed
    std::vector<TournamentGame> games;      // parallel to state.games
    std::map<TeamId, std::string> teams{};  // names of those that play
    /// Why it was called off before it began: "early", by its announcer; "few" had entered; "side",
    /// one of the two teams is no more, or nobody entered for it. Empty if it was not.
    std::string_view off{};

    bool open() const { return !about.begun && !about.ended; }
    bool running() const { return about.begun && !about.ended; }
    const Entrant* entrant(UserId) const;
};

/// The games of a pairing, as indices.
std::ranges::iota_view<std::size_t, std::size_t> games_of(const TournamentView&,
                                                          const tournament::Pairing&);

TournamentView load_tournament_view(const StoreReader&, const Tournament&);
/// Without entrants, pairings, games and matches: enough for tournament_line().
TournamentView load_tournament_outline(const StoreReader&, const Tournament&);

/// "round robin, 2 games a meeting", "Swiss, 5 rounds of one game", "knockout, races to 6 wins".
std::string format_system(const tournament::TournamentRules&, const Texts& = Texts());
/// A pairing of one player.
std::string format_bye(const tournament::Pairing&, std::string_view name, const Texts& = Texts());
/// "Pool 2", "Final".
std::string name_of(const tournament::Stage&, const Texts& = Texts());
/// "Round 2", "Final, round 1"; rounds count from 0.
std::string name_of_round(const TournamentView&, int round, const Texts& = Texts());
/// "3."; a dash for a reserve.
std::string format_place(const tournament::StandingsEntry&);
/// "2½".
std::string format_points(int halves);
/// "direct encounter", "Buchholz cut 1".
std::string name_of(tournament::TieBreak, const Texts& = Texts());
/// A tie-break value: "2½", "7.25", "3".
std::string format_tie(tournament::TieBreak, int value);

/// One line: "spring: wari, round robin, 2 games a meeting, 3 of 8 have entered".
std::string tournament_line(const TournamentView&, const Texts&);
/// System, clock and dates; the entrants if it has not begun.
std::string tournament_rules(const TournamentView&, const Texts& = Texts());
/// The teams with the players whose points count, and the reserves; empty if none play.
std::string format_teams(const TournamentView&, const Texts& = Texts());
/// The standings with tie-breaks, and a cross-table for a small round robin.
std::string format_standings(const TournamentView&, const Texts& = Texts());
/// The meetings of each round with results and boards.
std::string format_rounds(const TournamentView&, const Texts& = Texts());
/// All of the above.
std::string format_tournament(const TournamentView&, const Texts& = Texts());

}  // namespace posthouse::club
