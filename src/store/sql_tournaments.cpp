// Tournaments in SQL.
#include "store/sql_queries.h"
#include "store/sql_rows.h"
#include "store/sql_unit.h"
#include "store/text_encoding.h"

#include <stdexcept>

namespace posthouse::store {

using namespace rows;

template <class Port>
std::optional<club::Tournament> SqlQueries<Port>::tournament(club::TournamentId id) const {
    static const std::string sql =
        "SELECT " + store::rows::tournament_columns + " FROM tournaments WHERE id = :id";
    return store::rows::one<store::rows::TournamentRow>(connection_, sql, id);
}

template <class Port>
std::optional<club::Tournament> SqlQueries<Port>::tournament_named(std::string_view name) const {
    static const std::string sql =
        "SELECT " + store::rows::tournament_columns + " FROM tournaments WHERE name_folded = :name";
    return store::rows::one<store::rows::TournamentRow>(connection_, sql, fold_case(name));
}

template <class Port>
std::vector<club::Tournament> SqlQueries<Port>::tournaments(
    std::optional<std::string_view> game) const {
    static const std::string every =
        "SELECT " + store::rows::tournament_columns + " FROM tournaments ORDER BY id DESC";
    static const std::string of_game = "SELECT " + store::rows::tournament_columns +
                                       " FROM tournaments WHERE game = :game ORDER BY id DESC";
    if (!game) return store::rows::all<store::rows::TournamentRow>(connection_, every);
    return store::rows::all<store::rows::TournamentRow>(connection_, of_game, std::string(*game));
}

template <class Port>
std::vector<club::Tournament> SqlQueries<Port>::tournaments_due(club::Instant now) const {
    static const std::string sql =
        "SELECT " + store::rows::tournament_columns +
        " FROM tournaments WHERE begun IS NULL AND ended IS NULL AND starts <= :now"
        " ORDER BY starts, id";
    return store::rows::all<store::rows::TournamentRow>(connection_, sql, now);
}

template <class Port>
std::vector<club::Entrant> SqlQueries<Port>::entrants(club::TournamentId id) const {
    static const std::string sql = "SELECT " + store::rows::entrant_columns +
                                   " FROM entrants WHERE tournament_id = :id"
                                   " ORDER BY seed, entered, user_id";
    return store::rows::all<store::rows::EntrantRow>(connection_, sql, id);
}

template <class Port>
std::vector<club::Tournament> SqlQueries<Port>::tournaments_of(club::UserId user) const {
    static const std::string sql =
        "SELECT " + store::rows::tournament_columns +
        " FROM tournaments WHERE ended IS NULL AND id IN"
        " (SELECT tournament_id FROM entrants WHERE user_id = :user AND withdrawn = 0)"
        " ORDER BY id DESC";
    return store::rows::all<store::rows::TournamentRow>(connection_, sql, user);
}

template <class Port>
std::vector<tournament::Pairing> SqlQueries<Port>::pairings(club::TournamentId id) const {
    static const std::string sql = "SELECT " + store::rows::pairing_columns +
                                   " FROM pairings WHERE tournament_id = :id ORDER BY round, place";
    return store::rows::all<store::rows::PairingRow>(connection_, sql, id);
}

template <class Port>
std::vector<club::TournamentGame> SqlQueries<Port>::tournament_games(club::TournamentId id) const {
    static const std::string sql =
        "SELECT " + store::rows::tournament_game_columns +
        " FROM tournament_games WHERE tournament_id = :id ORDER BY round, place, number";
    return store::rows::all<store::rows::TournamentGameRow>(connection_, sql, id);
}

template <class Port>
std::optional<club::TournamentGame> SqlQueries<Port>::tournament_game(club::MatchId id) const {
    static const std::string sql = "SELECT " + store::rows::tournament_game_columns +
                                   " FROM tournament_games WHERE match_id = :id";
    return store::rows::one<store::rows::TournamentGameRow>(connection_, sql, id);
}

// sql_queries.cpp instantiates the rest.
#define POSTHOUSE_READ_BY(Port)                                                                    \
    template std::optional<club::Tournament> SqlQueries<Port>::tournament(club::TournamentId)      \
        const;                                                                                     \
    template std::optional<club::Tournament> SqlQueries<Port>::tournament_named(std::string_view)  \
        const;                                                                                     \
    template std::vector<club::Tournament> SqlQueries<Port>::tournaments(                          \
        std::optional<std::string_view>) const;                                                    \
    template std::vector<club::Tournament> SqlQueries<Port>::tournaments_due(club::Instant) const; \
    template std::vector<club::Entrant> SqlQueries<Port>::entrants(club::TournamentId) const;      \
    template std::vector<club::Tournament> SqlQueries<Port>::tournaments_of(club::UserId) const;   \
    template std::vector<tournament::Pairing> SqlQueries<Port>::pairings(club::TournamentId)       \
        const;                                                                                     \
    template std::vector<club::TournamentGame> SqlQueries<Port>::tournament_games(                 \
        club::TournamentId) const;                                                                 \
    template std::optional<club::TournamentGame> SqlQueries<Port>::tournament_game(club::MatchId)  \
        const;
POSTHOUSE_READ_BY(club::StoreReader)
POSTHOUSE_READ_BY(club::UnitOfWork)
#undef POSTHOUSE_READ_BY

bool SqlUnit::add_tournament(club::Tournament& made) {
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
    return connection_.insert(sql, made.id, made.name, fold_case(made.name), made.game, made.by,
                              rules.system, rules.rounds, rules.games, rules.race,
                              rules.all_rounds_at_once, clock.bank, clock.increment, clock.cap,
                              made.rated, made.etiquette, made.size, made.announced, made.starts,
                              made.begun, made.ended, made.seeding);
}

void SqlUnit::change_tournament(const club::Tournament& one) {
    static const std::string sql =
        "UPDATE tournaments SET begun = :begun, ended = :ended WHERE id = :id";
    if (connection_.run(sql, one.begun, one.ended, one.id) != 1)
        throw std::runtime_error("There is no such tournament to change.");
}

void SqlUnit::set_entrant(const club::Entrant& entrant) {
    static const std::string sql =
        "INSERT INTO entrants (tournament_id, user_id, entered, seed, withdrawn, rating)"
        " VALUES (:tournament_id, :user_id, :entered, :seed, :withdrawn, :rating)"
        " ON CONFLICT (tournament_id, user_id) DO UPDATE SET entered = excluded.entered,"
        " seed = excluded.seed, withdrawn = excluded.withdrawn, rating = excluded.rating";
    connection_.run(sql, entrant.tournament, entrant.user, entrant.entered, entrant.seed,
                    entrant.withdrawn, entrant.rating);
}

void SqlUnit::remove_entrant(club::TournamentId id, club::UserId user) {
    static const std::string sql =
        "DELETE FROM entrants WHERE tournament_id = :id AND user_id = :user";
    connection_.run(sql, id, user);
}

bool SqlUnit::add_pairing(club::TournamentId id, const tournament::Pairing& pairing) {
    static const std::string sql =
        "INSERT INTO pairings (tournament_id, round, place, first, second)"
        " VALUES (:id, :round, :place, :first, :second)"
        " ON CONFLICT (tournament_id, round, place) DO NOTHING";
    return connection_.run(sql, id, pairing.round, pairing.pairing_number, pairing.first,
                           pairing.second) == 1;
}

bool SqlUnit::add_tournament_game(const club::TournamentGame& game) {
    static const std::string sql =
        "INSERT INTO tournament_games (tournament_id, round, place, number, match_id)"
        " VALUES (:id, :round, :place, :number, :match_id) ON CONFLICT DO NOTHING";
    return connection_.run(sql, game.tournament, game.round, game.pairing_number, game.number,
                           game.match) == 1;
}

}  // namespace posthouse::store
