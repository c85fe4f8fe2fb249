// API: tournaments with their standings and rounds.
#include "club/tournaments/series_tables.h"
#include "club/tournaments/tournament_chat.h"
#include "club/tournaments/tournament_tables.h"
#include "club/tournaments/tournament_view.h"
#include "games/game.h"
#include "http/api/api_call.h"
#include "http/api/parameters.h"
#include "http/api/route_tables.h"
#include "http/api/tournament_json.h"
#include "http/server/json.h"
#include "tournament/pools.h"
#include "tournament/standings.h"
#include "tournament/teams.h"

#include <boost/json/serialize.hpp>
#include <boost/json/value_from.hpp>
#include <string_view>

namespace posthouse::http {

namespace json = boost::json;

namespace {

using tournament::Meeting;
using tournament::System;

constexpr std::size_t tournaments_max = 100;
constexpr std::size_t arena_games_shown = 50;

std::string_view state_of(const club::TournamentView& view) {
    if (view.open()) return "open";
    if (!view.about.begun) return "off";
    return view.about.ended ? "over" : "running";
}

double points(int halves) {
    return halves / 2.0;
}

json::array entrants_json(PlayerJsonCache& seats, const club::TournamentView& view) {
    json::array all;
    for (const club::Entrant& one : view.entrants) {
        json::object entrant = seats.player_json(one.user);
        const auto team = view.teams.find(one.team);
        entrant["team"] = or_null(team == view.teams.end() ? "" : team->second);
        entrant["withdrawn"] = one.withdrawn;
        entrant["wishes_bye"] = one.wishes_bye;
        entrant["boards"] = one.boards;
        entrant["seeded_at"] = or_null(one.rating);
        entrant["waiting"] = view.running() && one.free_since.has_value();
        all.push_back(std::move(entrant));
    }
    return all;
}

json::array standing_json(const club::TournamentView& view,
                          const std::vector<tournament::StandingsEntry>& table) {
    json::array all;
    for (const auto& one : table) {
        json::array ties;
        const auto breaks = tournament::tie_breaks(view.state.rules.system);
        for (std::size_t i = 0; i < breaks.size(); ++i)
            ties.push_back(json::value(club::format_tie(breaks[i], one.ties[i])));
        all.push_back(json::object{{"place", one.place},
                                   {"player", one.player},
                                   {"points", points(one.half_points)},
                                   {"won", one.won},
                                   {"drawn", one.drawn},
                                   {"lost", one.lost},
                                   {"ties", std::move(ties)}});
    }
    return all;
}

json::array teams_json(const club::TournamentView& view) {
    json::array all;
    if (!view.about.begun || !view.about.rules.of_teams()) return all;
    for (const tournament::TeamScore& one : tournament::team_scores(view.state))
        all.push_back(json::object{{"place", one.place},
                                   {"team", view.teams.at(static_cast<club::TeamId>(one.team))},
                                   {"points", points(one.half_points)},
                                   {"players", json::value_from(one.counted)}});
    return all;
}

/// Of a tournament in pools.
json::array tables_json(const club::TournamentView& view) {
    json::array all;
    if (const auto stages = tournament::stages(view.state); stages.size() > 1)
        for (const tournament::Stage& stage : stages)
            all.push_back(
                json::object{{"pool", stage.pool}, {"standing", standing_json(view, stage.table)}});
    return all;
}

json::value player_json(int player) {
    if (player < 0) return nullptr;
    return player;
}

json::object meeting_json(const club::TournamentView& view, const tournament::Meeting& meeting) {
    const auto& pairing = meeting.pairing;
    json::array games;
    for (const std::size_t i : games_of(view, pairing)) {
        const auto& game = view.state.games[i];
        if (game.annulled) continue;
        games.push_back(
            json::object{{"board", view.games[i].board},
                         {"first", game.first},
                         {"result", or_null(game.result ? name_of(*game.result) : "")}});
    }
    return {{"round", pairing.round + 1},
            {"table", pairing.pairing_number},
            {"players", {player_json(pairing.first), player_json(pairing.second)}},
            {"bye", or_null(!pairing.is_bye()                              ? ""
                            : pairing.second == tournament::half_point_bye ? "half"
                                                                           : "full")},
            {"points", {points(meeting.half_points[0]), points(meeting.half_points[1])}},
            {"decided", meeting.decided},
            {"played", !meeting.unplayed},
            {"winner", player_json(meeting.winner)},
            {"games", std::move(games)}};
}

/// Of the hundreds of an arena those under way and the newest.
std::vector<tournament::Meeting> shown_meetings(const club::TournamentView& view) {
    std::vector<tournament::Meeting> all = tournament::meetings(view.state);
    if (view.state.rules.system != System::arena) return all;
    std::size_t left = all.size();
    std::erase_if(all, [&left](const tournament::Meeting& one) {
        return left-- > arena_games_shown && one.decided;
    });
    return all;
}

Refusal no_such_tournament(std::string_view name) {
    return refuse("no-such-tournament", "There is no tournament “{typed}”.", name);
}

/// `game`, `over` and the tournament `behind` which the list continues.
Expected<club::TournamentFilter> tournament_filter(
    const club::StoreReader& reader,
    const std::vector<std::pair<std::string, std::string>>& parameters) {
    club::TournamentFilter filter{.limit = tournaments_max};
    for (const auto& [name, value] : parameters) {
        if (name == "game") {
            if (const auto game = game_named(value); !game) return game.error();
            filter.game = value;
        } else if (name == "over") {
            const auto over = read_over(value);
            if (!over) return over.error();
            filter.over = *over;
        } else if (name == "behind") {
            const auto last = tournament_named(reader, value);
            if (!last) return no_such_tournament(value);
            filter.before = last->id;
        } else {
            return unknown_parameter(name, "game, over and behind");
        }
    }
    return filter;
}

void get_tournaments(const ApiCallPtr& call) {
    json::array all;
    std::optional<Refusal> refusal;
    call->read([&](const club::StoreReader& reader) {
        const auto filter = tournament_filter(reader, call->parameters);
        if (!filter) {
            refusal = filter.error();
            return;
        }
        PlayerJsonCache seats(reader);
        for (const club::Tournament& one : find_tournaments(reader, *filter))
            all.push_back(
                tournament_json(seats, reader, club::load_tournament_outline(reader, one)));
    });
    if (refusal) return call->respond_error(refusal->code == "no-such-game" ? 404 : 400, *refusal);
    const bool more = all.size() == tournaments_max;
    call->respond_part(all, "behind", more ? all.back().at("name").as_string() : "");
}

std::string whole_tournament(const club::StoreReader& reader, const club::Tournament& about) {
    const club::TournamentView view = club::load_tournament_view(reader, about);
    PlayerJsonCache seats(reader);
    json::array ties, meetings;
    for (const auto tie : tournament::tie_breaks(view.state.rules.system))
        ties.push_back(json::value(club::name_of(tie)));
    for (const tournament::Meeting& one : shown_meetings(view))
        meetings.push_back(meeting_json(view, one));
    json::object whole = tournament_json(seats, reader, view);
    whole["players"] = entrants_json(seats, view);
    whole["ties"] = std::move(ties);
    whole["standing"] =
        about.begun ? standing_json(view, tournament::standings(view.state)) : json::array();
    whole["teams"] = teams_json(view);
    whole["tables"] = tables_json(view);
    whole["meetings"] = std::move(meetings);
    whole["said"] = messages_said(reader, about.id);
    return json::serialize(whole);
}

void get_tournament(const ApiCallPtr& call) {
    const std::string& name = call->path.at(2);
    std::shared_ptr<const std::string> found;
    call->read([&](const club::StoreReader& reader) {
        const auto about = tournament_named(reader, name);
        if (!about) return;
        const auto make = [&] {
            return std::make_shared<const std::string>(whole_tournament(reader, *about));
        };
        if (about->rules.system != System::arena || !about->begun || about->ended) {
            found = make();
            return;
        }
        // Everybody in it asks every few seconds.
        const ApiContext::ArenaStamp stamp{about->version,
                                           std::chrono::floor<std::chrono::seconds>(call->now())};
        auto& cache = call->context->arenas;
        found = cache.find(about->id, stamp);
        if (!found) cache.put(about->id, stamp, found = make());
    });
    if (!found) return call->respond_error(404, no_such_tournament(name));
    call->respond_cached(*found);
}

void get_tournament_chat(const ApiCallPtr& call) {
    std::optional<json::array> said;
    call->read([&](const club::StoreReader& reader) {
        const auto about = tournament_named(reader, call->path.at(2));
        if (!about) return;
        PlayerJsonCache players(reader);
        said.emplace();
        for (const club::TournamentMessage& one :
             messages_for(reader, about->id, call->caller.user))
            said->push_back(json::object{{"number", one.number},
                                         {"by", players.player_json(one.by)},
                                         {"text", as_utf8(one.text)},
                                         {"at", time_json(one.at)}});
    });
    if (!said) return call->respond_error(404, no_such_tournament(call->path.at(2)));
    call->respond(*said);
}

}  // namespace

json::object tournament_json(PlayerJsonCache& seats, const club::StoreReader& reader,
                             const club::TournamentView& view) {
    const club::Tournament& about = view.about;
    const auto& rules = about.rules;
    const auto series =
        about.series == club::SeriesId{} ? std::nullopt : reader.find<club::Series>(about.series);
    json::array sides;
    for (const club::TeamId side : about.sides)
        if (const auto team = reader.find<club::Team>(side))
            sides.push_back(json::value(team->name));
    return {{"name", about.name},
            {"game", about.game},
            {"by", seats.player_json(about.by)},
            {"state", state_of(view)},
            {"off", or_null(view.off)},
            {"system", name_of(rules.system)},
            {"rounds", rules.rounds},
            {"games", rules.games},
            {"race", rules.race},
            {"together", rules.all_rounds_at_once},
            {"pools", rules.pools},
            {"minutes", rules.minutes},
            {"streaks", rules.streaks},
            {"best_of_team", rules.best_of_team},
            {"sides", std::move(sides)},
            {"clock",
             {{"bank", about.clock.bank.count()},
              {"increment", about.clock.increment.count()},
              {"cap", about.clock.cap.count()}}},
            {"round_minutes", rules.round_minutes},
            {"rated", about.rated},
            {"etiquette", about.etiquette},
            {"size", about.size},
            {"seeds", about.seeding == club::Seeding::rating ? "rating" : "lot"},
            {"series", or_null(series ? series->name : "")},
            {"edition", about.edition},
            {"entered", view.entered},
            {"announced", time_json(about.announced)},
            {"starts", time_json(about.starts)},
            {"begun", or_null(about.begun)},
            {"ended", or_null(about.ended)}};
}

std::span<const RouteSpec> tournament_routes() {
    using enum RouteAuth;
    static constexpr RouteSpec rows[] = {
        {.method = "GET",
         .path = "api/tournaments",
         .id = "tournaments",
         .about = "Tournaments, newest first, at most 100.",
         .query = "game over behind",
         .error_statuses = "400 404",
         .handler = get_tournaments},
        {.method = "GET",
         .path = "api/tournament/{name}",
         .id = "tournament",
         .about = "A tournament with its players, standings and pairings.",
         .error_statuses = "404",
         .handler = get_tournament},
        {.method = "GET",
         .path = "api/tournament/{name}/chat",
         .id = "tournamentChat",
         .about =
             "What its players have said to each other, the newest 100 messages, oldest first; "
             "without those of players with whom the caller has no contact.",
         .auth = viewer,
         .scope = club::Scope::read,
         .error_statuses = "404",
         .handler = get_tournament_chat},
    };
    return rows;
}

}  // namespace posthouse::http
