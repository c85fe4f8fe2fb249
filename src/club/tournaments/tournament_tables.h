// The tables of tournaments: entrants, pairings and games.
#pragma once

#include "club/core/store.h"
#include "club/core/typed_rows.h"
#include "club/core/types.h"
#include "club/tournaments/team_tables.h"
#include "tournament/tournament.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

/// How a tournament's players are numbered when it begins.
enum class Seeding : std::uint8_t {
    lot,
    rating  // best first; players without one last, by lot
};

/// Tournaments that recur (series_tables.h).
enum class SeriesId : std::int64_t {};

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
    std::int64_t version = 0;       // increases with every change, also of its entrants and games
    SeriesId series{};              // of which it is an edition; 0: of none
    int edition = 0;                // from 1
    std::array<TeamId, 2> sides{};  // of a team match
    /// When its entrants are reminded next, before it begins.
    std::optional<Instant> remind_at{};
};

struct Entrant {
    TournamentId tournament{};
    UserId user{};
    Instant entered{};
    int seed = tournament::nobody;  // from 0, set at the beginning
    bool withdrawn = false;         // after the beginning
    std::optional<int> rating{};    // used for seeding, in whole points
    /// In an arena: since when they could be paired. Who neither plays nor could be paired has not
    /// said that they are here, or has run out of time.
    std::optional<Instant> free_since{};
    /// In a Swiss tournament: a half-point bye in the next round, if they have had none.
    bool wishes_bye = false;
    TeamId team{};  // for which they play, if everybody plays for one
    /// Plays at most so many of its games at once; 0: any number.
    int boards = 0;
    /// Of an edition of a series that is over: the result of who has played in it.
    std::optional<int> place{}, half_points{};
    friend bool operator==(const Entrant&, const Entrant&) = default;
};

/// The tournament game that a match is. How it has ended stands here once more, and cannot change,
/// so that a table needs no matches.
struct TournamentGame {
    TournamentId tournament{};
    int round = 0, pairing_number = 0, number = 0;
    MatchId match{};
    int board = 0;                   // of the match
    std::optional<Result> result{};  // none: running, or annulled
    bool annulled = false;
    std::array<bool, 2> halved{};  // by seat: plays with half the time
    bool turned = false;           // the pairing's second player sits first
    friend bool operator==(const TournamentGame&, const TournamentGame&) = default;
};

/// How many rounds of a tournament that has begun may have begun.
int rounds_due(const Tournament&, Instant now);
/// Until when a tournament of which no game runs waits for players who pause or play elsewhere.
Instant comeback_end(const StoreReader&, const Tournament&);
/// When an arena that has begun stops pairing; games under way are played to their end.
inline Instant pairing_end(const Tournament& arena) {
    return *arena.begun + std::chrono::minutes(arena.rules.minutes);
}

/// Whether its entrants are to be told that it will begin.
inline bool reminder_due(const Tournament& one, Instant now) {
    return !one.begun && !one.ended && one.starts > now && one.remind_at && *one.remind_at <= now;
}

/// What one of its players says to the others.
struct TournamentMessage {
    TournamentId tournament{};
    int number = 0;  // from 1
    UserId by{};
    std::string text;
    Instant at{};
};

struct TournamentFilter {
    std::optional<std::string> game{};
    std::optional<UserId> by{};  // who has announced it
    std::optional<bool> over{};
    std::size_t limit = all_rows;  // newest first
    TournamentId before{};         // only older ones; 0: from the newest
};

template <>
struct RowOf<tournament::Pairing> : OwnedRowOf<TournamentId, tournament::Pairing> {};

// clang-format off
template <> const TableCodec& codec_of<Tournament>();
template <> const TableCodec& codec_of<Entrant>();
template <> const TableCodec& codec_of<Of<TournamentId, tournament::Pairing>>();
template <> const TableCodec& codec_of<TournamentGame>();
template <> const TableCodec& codec_of<TournamentMessage>();
// clang-format on

/// Ignoring ASCII case.
std::optional<Tournament> tournament_named(const StoreReader&, std::string_view name);
std::vector<Tournament> find_tournaments(const StoreReader&, const TournamentFilter&);
/// Tournaments that are due to begin, the longest waiting first, then those whose entrants are to
/// be reminded, then arenas and rounds that are due by the clock.
std::vector<Tournament> tournaments_due(const StoreReader&, Instant now);
/// Those that somebody has entered for this team, newest first.
std::vector<Tournament> tournaments_of_team(const StoreReader&, TeamId, std::size_t limit);
/// By seed, entered, user.
std::vector<Entrant> entrants_of(const StoreReader&, TournamentId);
std::size_t entrants_count(const StoreReader&, TournamentId);
/// In all tournaments, by tournament.
std::vector<Entrant> entries_of(const StoreReader&, UserId);
/// Unfinished tournaments that this player has entered and not left, newest first.
std::vector<Tournament> tournaments_of(const StoreReader&, UserId);
std::optional<TournamentGame> tournament_game_of(const StoreReader&, MatchId);
std::vector<TournamentGame> games_running(const StoreReader&, TournamentId);
/// How many have been said; the number of the newest.
int messages_said(const StoreReader&, TournamentId);
/// At most 100, the oldest of them first.
std::vector<TournamentMessage> newest_messages(const StoreReader&, TournamentId);

// Changes; each counts in the tournament's `version`.

/// `begun`, `ended`, `remind_at` and the number of rounds may change.
void change_tournament(UnitOfWork&, const Tournament&);
void put_entrant(UnitOfWork&, const Entrant&);
void remove_entrant(UnitOfWork&, TournamentId, UserId);
void put_game(UnitOfWork&, const TournamentGame&);
/// Of one that has not begun.
void remove_tournament(UnitOfWork&, TournamentId);
/// Numbers it.
void add_message(UnitOfWork&, TournamentMessage);
void note_ending(UnitOfWork&, TournamentGame, const Match&);
/// False if that pairing number is taken, so a duplicate is harmless; nothing has changed then.
bool add_pairing(UnitOfWork&, TournamentId, const tournament::Pairing&);

}  // namespace posthouse::club
