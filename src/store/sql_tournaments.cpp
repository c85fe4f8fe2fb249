// Tournaments in SQL: read and written.
#include "store/folded.h"
#include "store/sql_reading.h"
#include "store/sql_rows.h"
#include "store/sql_unit.h"

#include <stdexcept>

namespace posthouse {

using namespace rows;

template <class Port>
std::optional<Tournament> SqlReading<Port>::tournament(TournamentId id) const {
    static const std::string sql =
        "SELECT " + tournament_columns + " FROM tournaments WHERE id = :id";
    return one<TournamentRow>(connection_, sql, id);
}

template <class Port>
std::optional<Tournament> SqlReading<Port>::tournament_named(std::string_view name) const {
    static const std::string sql =
        "SELECT " + tournament_columns + " FROM tournaments WHERE name_folded = :name";
    return one<TournamentRow>(connection_, sql, folded(name));
}

template <class Port>
std::vector<Tournament> SqlReading<Port>::tournaments(std::optional<std::string_view> game) const {
    static const std::string every =
        "SELECT " + tournament_columns + " FROM tournaments ORDER BY id DESC";
    static const std::string of_game =
        "SELECT " + tournament_columns + " FROM tournaments WHERE game = :game ORDER BY id DESC";
    if (!game) return all<TournamentRow>(connection_, every);
    return all<TournamentRow>(connection_, of_game, std::string(*game));
}

template <class Port>
std::vector<Tournament> SqlReading<Port>::tournaments_due(Instant now) const {
    static const std::string sql =
        "SELECT " + tournament_columns +
        " FROM tournaments WHERE begun IS NULL AND ended IS NULL AND starts <= :now"
        " ORDER BY starts, id";
    return all<TournamentRow>(connection_, sql, now);
}

template <class Port>
std::vector<Entrant> SqlReading<Port>::entrants(TournamentId id) const {
    static const std::string sql = "SELECT " + entrant_columns +
                                   " FROM entrants WHERE tournament_id = :id"
                                   " ORDER BY seed, entered, user_id";
    return all<EntrantRow>(connection_, sql, id);
}

template <class Port>
std::vector<Tournament> SqlReading<Port>::tournaments_of(UserId user) const {
    static const std::string sql =
        "SELECT " + tournament_columns +
        " FROM tournaments WHERE ended IS NULL AND id IN"
        " (SELECT tournament_id FROM entrants WHERE user_id = :user AND withdrawn = 0)"
        " ORDER BY id DESC";
    return all<TournamentRow>(connection_, sql, user);
}

template <class Port>
std::vector<tournament::Pairing> SqlReading<Port>::pairings(TournamentId id) const {
    static const std::string sql = "SELECT " + pairing_columns +
                                   " FROM pairings WHERE tournament_id = :id ORDER BY round, place";
    return all<PairingRow>(connection_, sql, id);
}

template <class Port>
std::vector<TournamentGame> SqlReading<Port>::tournament_games(TournamentId id) const {
    static const std::string sql =
        "SELECT " + tournament_game_columns +
        " FROM tournament_games WHERE tournament_id = :id ORDER BY round, place, number";
    return all<TournamentGameRow>(connection_, sql, id);
}

template <class Port>
std::optional<TournamentGame> SqlReading<Port>::tournament_game(MatchId id) const {
    static const std::string sql =
        "SELECT " + tournament_game_columns + " FROM tournament_games WHERE match_id = :id";
    return one<TournamentGameRow>(connection_, sql, id);
}

// sql_reading.cpp instantiates the rest.
#define POSTHOUSE_READ_BY(Port)                                                                    \
    template std::optional<Tournament> SqlReading<Port>::tournament(TournamentId) const;           \
    template std::optional<Tournament> SqlReading<Port>::tournament_named(std::string_view) const; \
    template std::vector<Tournament> SqlReading<Port>::tournaments(                                \
        std::optional<std::string_view>) const;                                                    \
    template std::vector<Tournament> SqlReading<Port>::tournaments_due(Instant) const;             \
    template std::vector<Entrant> SqlReading<Port>::entrants(TournamentId) const;                  \
    template std::vector<Tournament> SqlReading<Port>::tournaments_of(UserId) const;               \
    template std::vector<tournament::Pairing> SqlReading<Port>::pairings(TournamentId) const;      \
    template std::vector<TournamentGame> SqlReading<Port>::tournament_games(TournamentId) const;   \
    template std::optional<TournamentGame> SqlReading<Port>::tournament_game(MatchId) const;
POSTHOUSE_READ_BY(Reader)
POSTHOUSE_READ_BY(Unit)
#undef POSTHOUSE_READ_BY

bool SqlUnit::add_tournament(Tournament& made) {
    static const std::string sql =
        "INSERT INTO tournaments (name, name_folded, game, announcer, system, rounds, games, race,"
        " together, clock_bank, clock_increment, clock_cap, rated, etiquette, size, announced,"
        " starts, begun, ended, seeding)"
        " VALUES (:name, :name_folded, :game, :announcer, :system, :rounds, :games, :race,"
        " :together, :clock_bank, :clock_increment, :clock_cap, :rated, :etiquette, :size,"
        " :announced, :starts, :begun, :ended, :seeding)"
        " ON CONFLICT (name_folded) DO NOTHING";
    const auto& rules = made.rules;
    const auto& clock = made.clock;
    return connection_.insert(sql, made.id, made.name, folded(made.name), made.game, made.by,
                              rules.system, rules.rounds, rules.games, rules.race, rules.together,
                              clock.bank, clock.increment, clock.cap, made.rated, made.etiquette,
                              made.size, made.announced, made.starts, made.begun, made.ended,
                              made.seeding);
}

void SqlUnit::change_tournament(const Tournament& one) {
    static const std::string sql =
        "UPDATE tournaments SET begun = :begun, ended = :ended WHERE id = :id";
    if (connection_.run(sql, one.begun, one.ended, one.id) != 1)
        throw std::runtime_error("There is no such tournament to change.");
}

void SqlUnit::set_entrant(const Entrant& entrant) {
    static const std::string sql =
        "INSERT INTO entrants (tournament_id, user_id, entered, seed, withdrawn, rating)"
        " VALUES (:tournament_id, :user_id, :entered, :seed, :withdrawn, :rating)"
        " ON CONFLICT (tournament_id, user_id) DO UPDATE SET entered = excluded.entered,"
        " seed = excluded.seed, withdrawn = excluded.withdrawn, rating = excluded.rating";
    connection_.run(sql, entrant.tournament, entrant.user, entrant.entered, entrant.seed,
                    entrant.withdrawn, entrant.rating);
}

void SqlUnit::remove_entrant(TournamentId id, UserId user) {
    static const std::string sql =
        "DELETE FROM entrants WHERE tournament_id = :id AND user_id = :user";
    connection_.run(sql, id, user);
}

bool SqlUnit::add_pairing(TournamentId id, const tournament::Pairing& pairing) {
    static const std::string sql =
        "INSERT INTO pairings (tournament_id, round, place, first, second)"
        " VALUES (:id, :round, :place, :first, :second)"
        " ON CONFLICT (tournament_id, round, place) DO NOTHING";
    return connection_.run(sql, id, pairing.round, pairing.table, pairing.first, pairing.second) ==
           1;
}

bool SqlUnit::add_tournament_game(const TournamentGame& game) {
    static const std::string sql =
        "INSERT INTO tournament_games (tournament_id, round, place, number, match_id)"
        " VALUES (:id, :round, :place, :number, :match_id) ON CONFLICT DO NOTHING";
    return connection_.run(sql, game.tournament, game.round, game.table, game.number, game.match) ==
           1;
}

}  // namespace posthouse
