// API: teams.
#include "club/tournaments/team_tables.h"
#include "club/tournaments/teams.h"
#include "http/api/api_call.h"
#include "http/api/parameters.h"
#include "http/api/route_tables.h"
#include "http/api/tournament_json.h"
#include "http/server/json.h"

#include <algorithm>

namespace posthouse::http {

namespace json = boost::json;

namespace {

constexpr std::size_t tournaments_shown = 20;

json::object team_json(const club::StoreReader& reader, PlayerJsonCache& players,
                       const club::Team& team) {
    const auto members = members_of(reader, team.id);
    return {{"name", team.name},
            {"captain", players.player_json(team.captain)},
            {"on_request", team.on_request},
            {"made", time_json(team.made)},
            {"size", std::ranges::count(members, false, &club::TeamMember::asks)}};
}

/// All, or those to which a player belongs.
void get_teams(const ApiCallPtr& call) {
    std::optional<std::string> player;
    for (const auto& [name, value] : call->parameters) {
        if (name != "player") return call->respond_error(400, unknown_parameter(name, "player"));
        player = value;
    }
    json::array all;
    std::optional<Refusal> refusal;
    call->read([&](const club::StoreReader& reader) {
        PlayerJsonCache players(reader);
        if (!player) {
            for (const club::Team& one : find_teams(reader, club::teams_listed))
                all.push_back(team_json(reader, players, one));
            return;
        }
        const auto user = player_named(reader, *player);
        if (!user) {
            refusal = user.error();
            return;
        }
        for (const club::TeamMember& one : memberships_of(reader, user->id))
            if (!one.asks)
                all.push_back(team_json(reader, players, *reader.find<club::Team>(one.team)));
    });
    if (refusal) return call->respond_error(404, *refusal);
    call->respond(all);
}

void get_team(const ApiCallPtr& call) {
    std::optional<json::object> found;
    call->read([&](const club::StoreReader& reader) {
        const auto team = team_named(reader, call->path.at(2));
        if (!team) return;
        PlayerJsonCache players(reader);
        json::array members, asking;
        for (const club::TeamMember& one : members_of(reader, team->id))
            if (!one.asks) members.push_back(players.player_json(one.user));
        for (const club::TeamMember& one : asking_for(reader, *team, call->caller.user))
            asking.push_back(players.player_json(one.user));
        found = team_json(reader, players, *team);
        (*found)["members"] = std::move(members);
        (*found)["asking"] = std::move(asking);
        json::array tournaments;
        for (const club::Tournament& one : tournaments_of_team(reader, team->id, tournaments_shown))
            tournaments.push_back(
                tournament_json(players, reader, club::load_tournament_outline(reader, one)));
        (*found)["tournaments"] = std::move(tournaments);
    });
    if (!found)
        return call->respond_error(
            404, refuse("no-team", "There is no team “{typed}”.", call->path.at(2)));
    call->respond(*found);
}

}  // namespace

std::span<const RouteSpec> team_routes() {
    using enum RouteAuth;
    static constexpr RouteSpec rows[] = {
        {.method = "GET",
         .path = "api/teams",
         .id = "teams",
         .about = "Teams by name, at most 200, or those of a player.",
         .query = "player",
         .error_statuses = "400 404",
         .handler = get_teams},
        {.method = "GET",
         .path = "api/team/{name}",
         .id = "team",
         .about = "A team with its members.",
         .auth = viewer,
         .scope = club::Scope::read,
         .error_statuses = "404",
         .handler = get_team},
    };
    return rows;
}

}  // namespace posthouse::http
