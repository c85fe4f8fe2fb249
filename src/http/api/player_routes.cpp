// API: players, standings and ratings.
#include "club/accounts/account_tables.h"
#include "club/accounts/computer_accounts.h"
#include "club/core/forgotten.h"
#include "club/core/secrets.h"
#include "games/game.h"
#include "http/api/api_call.h"
#include "http/api/parameters.h"
#include "http/api/route_tables.h"
#include "http/server/json.h"

#include <algorithm>
#include <optional>

namespace posthouse::http {

namespace json = boost::json;

namespace {

constexpr std::size_t players_max = 1000, found_max = 100;

/// `behind`, `beginning` and `limit` of a list of players.
struct PlayerQuery {
    std::optional<std::string> beginning;
    club::UserId behind{};
    std::size_t limit = players_max;
};

Expected<PlayerQuery> read_player_query(const club::StoreReader& reader,
                                        const Parameters& parameters) {
    PlayerQuery query;
    for (const auto& [name, value] : parameters) {
        if (name == "beginning") {
            query.beginning = value;
        } else if (name == "limit") {
            const auto limit = read_limit(value, players_max);
            if (!limit) return limit.error();
            query.limit = *limit;
        } else if (name == "behind") {
            const auto user = player_named(reader, value);
            if (!user) return user.error();
            query.behind = user->id;
        } else {
            return unknown_parameter(name, "behind, beginning or limit");
        }
    }
    if (query.beginning && query.behind != club::UserId{})
        return unknown_parameter("behind", "beginning and limit");
    return query;
}

/// The player whom `behind` names: the list continues after them.
Expected<club::UserId> last_player(const club::StoreReader& reader, const Parameters& parameters) {
    club::UserId last{};
    for (const auto& [name, value] : parameters) {
        if (name != "behind") return unknown_parameter(name, "behind");
        const auto user = player_named(reader, value);
        if (!user) return user.error();
        last = user->id;
    }
    return last;
}

void get_players(const ApiCallPtr& call) {
    json::array players;
    std::string last;
    std::optional<Refusal> refusal;
    const auto add = [&](const club::User& user) {
        if (club::is_deleted_account(user) || user.guest) return;
        last = as_utf8(user.name);
        json::object player = named_user_json(user);
        player["plays_like"] = club::level_description(user);
        player["joined"] = time_json(user.joined);
        player["gone"] = user.left_at.has_value();
        players.push_back(std::move(player));
    };
    call->read([&](const club::StoreReader& reader) {
        const auto query = read_player_query(reader, call->parameters);
        if (!query) return void(refusal = query.error());
        if (query->beginning) {
            std::ranges::for_each(
                users_with_prefix(reader, *query->beginning, std::min(query->limit, found_max)),
                add);
            return last.clear();  // they have another order
        }
        club::UserId behind = query->behind;
        for (bool more = true; more && players.size() < query->limit;) {
            const std::size_t wanted = query->limit - players.size();
            const auto some = users_after(reader, behind, wanted);
            std::ranges::for_each(some, add);
            more = some.size() == wanted;
            if (more) behind = some.back().id;
        }
        if (players.size() < query->limit) last.clear();
    });
    if (refusal) return call->respond_error(400, *refusal);
    call->respond_part(players, "behind", last);
}

void get_standings(const ApiCallPtr& call) {
    const auto game = game_named(call->path[2]);
    if (!game) return call->respond_error(404, game.error());
    json::array standings;
    std::optional<Refusal> refusal;
    bool bots = false;
    for (const auto& [name, value] : call->parameters) {
        if (name != "bots") continue;
        if (value != "true" && value != "false")
            return call->respond_error(400, refuse("bots-malformed", "“bots” is true or false."));
        bots = value == "true";
    }
    std::erase_if(call->parameters, [](const auto& one) { return one.first == "bots"; });
    call->read([&](const club::StoreReader& reader) {
        if (const auto last = last_player(reader, call->parameters))
            standings = standings_json(reader, (*game)->name, call->now(), *last, bots);
        else
            refusal = last.error();
    });
    if (refusal) return call->respond_error(400, *refusal);
    const bool more = standings.size() == ranked_max;
    call->respond_part(standings, "behind", more ? standings.back().at("name").as_string() : "");
}

void get_ratings(const ApiCallPtr& call) {
    json::array ratings;
    std::optional<Refusal> refusal;
    call->read([&](const club::StoreReader& reader) {
        if (const auto user = player_named(reader, call->path[2]))
            ratings = ratings_json(reader, user->id, call->now());
        else
            refusal = user.error();
    });
    if (refusal) return call->respond_error(404, *refusal);
    call->respond(ratings);
}

}  // namespace

std::span<const RouteSpec> player_routes() {
    using enum RouteAuth;
    static constexpr RouteSpec rows[] = {
        {.method = "GET",
         .path = "api/players",
         .id = "players",
         .about = "Players, human and computer, in the order of joining, at most 1000; or those "
                  "with names "
                  "that begin so, at most 100.",
         .query = "behind beginning limit",
         .error_statuses = "400",
         .handler = get_players},
        {.method = "GET",
         .path = "api/standings/{game}",
         .id = "standings",
         .about = "The ranking in a game, of people and computers or of bots, at most 500 players.",
         .query = "behind bots",
         .error_statuses = "400 404",
         .handler = get_standings},
        {.method = "GET",
         .path = "api/ratings/{player}",
         .id = "ratings",
         .about = "A player’s ratings by game, with history.",
         .error_statuses = "404",
         .handler = get_ratings},
    };
    return rows;
}

}  // namespace posthouse::http
