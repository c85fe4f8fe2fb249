// API: series of tournaments.
#include "club/core/recurrence.h"
#include "club/tournaments/series_tables.h"
#include "club/tournaments/series_view.h"
#include "http/api/api_call.h"
#include "http/api/parameters.h"
#include "http/api/route_tables.h"
#include "http/api/tournament_json.h"
#include "http/server/json.h"

namespace posthouse::http {

namespace json = boost::json;

namespace {

json::object summary(const club::StoreReader& reader, PlayerJsonCache& players,
                     const club::Series& one) {
    const club::Tournament newest = editions_of(reader, one.id, club::EditionState::any, 1).front();
    return {{"name", one.name},
            {"game", one.game},
            {"by", players.player_json(one.by)},
            {"every", club::recurrence_word(one.every)},
            {"at", club::format_time_of_day(one.every.at)},
            {"zone", one.every.zone},
            {"season", one.season},
            {"announced", time_json(one.announced)},
            {"ended", or_null(one.ended)},
            {"next", time_json(next_start(one))},
            {"next_announced", time_json(one.due)},
            {"newest", tournament_json(players, reader, load_tournament_outline(reader, newest))}};
}

json::array players_json(PlayerJsonCache& players, const std::vector<club::UserId>& users) {
    json::array all;
    for (const club::UserId one : users) all.push_back(players.player_json(one));
    return all;
}

json::object whole(const club::StoreReader& reader, PlayerJsonCache& players,
                   const club::SeriesView& view) {
    json::array current, past, table;
    for (const club::Tournament& one : view.current) {
        std::vector<club::UserId> entered;
        for (const club::Entrant& entrant : entrants_of(reader, one.id))
            entered.push_back(entrant.user);
        current.push_back(json::object{{"name", one.name},
                                       {"state", one.begun ? "running" : "open"},
                                       {"starts", time_json(one.starts)},
                                       {"players", players_json(players, entered)}});
    }
    for (const club::PlayedEdition& one : view.played)
        past.push_back(json::object{{"name", one.about.name},
                                    {"begun", time_json(*one.about.begun)},
                                    {"players", one.players},
                                    {"winners", players_json(players, one.winners)}});
    for (const tournament::SeasonEntry& one : view.table)
        table.push_back(
            json::object{{"place", one.place},
                         {"player", players.player_json(static_cast<club::UserId>(one.player))},
                         {"points", one.half_points / 2.0},
                         {"played", one.played},
                         {"won", one.won}});
    json::object all = summary(reader, players, view.about);
    all["regulars"] = players_json(players, view.regulars);
    all["current"] = std::move(current);
    all["past"] = std::move(past);
    all["season_number"] = view.season;
    all["season_played"] = view.season_played;
    all["table"] = std::move(table);
    return all;
}

void get_all_series(const ApiCallPtr& call) {
    club::SeriesFilter filter{.limit = club::series_listed};
    for (const auto& [name, value] : call->parameters) {
        if (name != "game") return call->respond_error(400, unknown_parameter(name, "game"));
        if (const auto game = game_named(value); !game)
            return call->respond_error(404, game.error());
        filter.game = value;
    }
    json::array all;
    call->read([&](const club::StoreReader& reader) {
        PlayerJsonCache players(reader);
        for (const club::Series& one : find_series(reader, filter))
            all.push_back(summary(reader, players, one));
    });
    call->respond(all);
}

void get_series(const ApiCallPtr& call) {
    std::optional<json::object> found;
    call->read([&](const club::StoreReader& reader) {
        const auto about = series_named(reader, call->path.at(2));
        if (!about) return;
        PlayerJsonCache players(reader);
        found = whole(reader, players, load_series_view(reader, *about));
    });
    if (!found)
        return call->respond_error(
            404, refuse("no-series", "There is no series “{typed}”.", call->path.at(2)));
    call->respond(*found);
}

}  // namespace

std::span<const RouteSpec> series_routes() {
    static constexpr RouteSpec rows[] = {
        {.method = "GET",
         .path = "api/series",
         .id = "all_series",
         .about = "Series of tournaments that go on, newest first, at most 100.",
         .query = "game",
         .error_statuses = "400 404",
         .handler = get_all_series},
        {.method = "GET",
         .path = "api/series/{name}",
         .id = "series",
         .about = "A series with its next and past tournaments and the table of the season.",
         .error_statuses = "404",
         .handler = get_series},
    };
    return rows;
}

}  // namespace posthouse::http
