// API: matches and challenges.
#include "club/accounts/account_tables.h"
#include "club/accounts/sanctions.h"
#include "club/challenges/challenge_tables.h"
#include "club/matches/match_tables.h"
#include "http/api/api_call.h"
#include "http/api/parameters.h"
#include "http/api/route_tables.h"
#include "http/match_list.h"
#include "http/server/json.h"

#include <algorithm>
#include <functional>

namespace posthouse::http {

namespace json = boost::json;

namespace {

constexpr std::size_t offers_max = 200;
constexpr std::size_t matches_looked_at_max = 5000;

/// `game`, `player` and the challenge `before` which the list continues.
Expected<club::OfferFilter> offer_filter(
    const club::StoreReader& reader,
    const std::vector<std::pair<std::string, std::string>>& parameters) {
    club::OfferFilter filter{.limit = offers_max};
    for (const auto& [name, value] : parameters) {
        if (name == "game") {
            const auto game = game_named(value);
            if (!game) return game.error();
            filter.game = std::string((*game)->name);
        } else if (name == "player") {
            const auto user = player_named(reader, value);
            if (!user) return user.error();
            filter.by = user->id;
        } else if (name == "before") {
            const auto before = read_before(value);
            if (!before) return before.error();
            filter.before = static_cast<club::OfferId>(*before);
        } else {
            return unknown_parameter(name, "game, player and before");
        }
    }
    return filter;
}

void get_open_challenges(const ApiCallPtr& call) {
    json::array offers;
    std::string last;
    std::optional<Refusal> refusal;
    call->read([&](const club::StoreReader& reader) {
        auto filter = offer_filter(reader, call->parameters);
        if (!filter) {
            refusal = filter.error();
            return;
        }
        PlayerJsonCache seats(reader);
        const auto viewer = call->user(reader);
        // As many as there are if the viewer may not see some.
        for (bool more = true; more && offers.size() < offers_max;) {
            filter->limit = offers_max - offers.size();
            const auto some = find_offers(reader, *filter);
            for (const club::OpenChallenge& offer : some)
                if (!viewer || !club::is_blocked_pair(reader, viewer->id, offer.by))
                    offers.push_back(offer_json(reader, seats, offer, viewer,
                                                call->caller.token.has_value(), call->now()));
            more = some.size() == filter->limit;
            if (more) filter->before = some.back().id;
            last = more ? std::to_string(static_cast<std::int64_t>(filter->before)) : "";
        }
    });
    if (refusal) return call->respond_error(400, *refusal);
    call->respond_part(offers, "before", last);
}

void get_matches(const ApiCallPtr& call) {
    json::array summaries;
    std::string last;
    std::optional<Refusal> refusal;
    call->read([&](const club::StoreReader& reader) {
        const auto query = read_match_query(reader, call->parameters);
        if (!query) return void(refusal = query.error());
        const MatchPage page = read_matches(reader, *query, matches_looked_at_max);
        PlayerJsonCache seats(reader);
        for (const club::Match& match : page.matches)
            summaries.push_back(summary_json(seats, match));
        if (page.last != club::MatchId{})
            last = std::to_string(static_cast<std::int64_t>(page.last));
    });
    if (refusal) return call->respond_error(400, *refusal);
    call->respond_part(summaries, "before", last);
}

/// Only the two players see a pending challenge.
void get_challenges(const ApiCallPtr& call) {
    json::array summaries;
    call->read([&](const club::StoreReader& reader) {
        club::MatchFilter offered;
        offered.player = call->caller.user;
        offered.state = club::MatchState::offered;
        PlayerJsonCache seats(reader);
        for (const club::Match& match : find_matches(reader, offered))
            summaries.push_back(summary_json(seats, match));
    });
    call->respond(summaries);
}

void get_friends_games(const ApiCallPtr& call) {
    constexpr std::size_t of_each = 10, in_all = 50;
    json::array summaries;
    call->read([&](const club::StoreReader& reader) {
        std::vector<club::Match> matches;
        for (const club::Friend& one : friends_of(reader, *call->caller.user))
            for (club::Match& match :
                 find_matches(reader, {std::nullopt, one.whom, club::MatchState::running, of_each}))
                if (std::ranges::count(matches, match.id, &club::Match::id) == 0)
                    matches.push_back(std::move(match));
        std::ranges::sort(matches, std::greater(), &club::Match::turn_since);
        if (matches.size() > in_all) matches.resize(in_all);
        PlayerJsonCache seats(reader);
        for (const club::Match& match : matches) summaries.push_back(summary_json(seats, match));
    });
    call->respond(summaries);
}

void get_match(const ApiCallPtr& call) {
    const std::string& game = call->path[2];
    const std::string& board = call->path[3];
    std::optional<std::string> found;
    call->read([&](const club::StoreReader& reader) {
        const auto match = find_match(reader, game, board);
        if (!match) return;
        const auto user = call->user(reader);
        found = match_text(reader, *match, user ? std::optional(user->id) : std::nullopt);
    });
    if (!found)
        return call->respond_error(
            404, refuse("no-such-match",
                        "There is no match {game}/{board}: look for it among its players’ games.",
                        game, board));
    call->respond(*std::move(found));
}

}  // namespace

std::span<const RouteSpec> match_routes() {
    using enum RouteAuth;
    static constexpr RouteSpec rows[] = {
        {.method = "GET",
         .path = "api/matches",
         .id = "matches",
         .about = "Matches, newest first, at most `limit` and at most 1000.",
         .query = "player game over result rated since before limit",
         .error_statuses = "400",
         .handler = get_matches},
        {.method = "GET",
         .path = "api/challenges",
         .id = "challenges",
         .about =
             "Challenges by you and to you that are not accepted yet, newest first, at most 60.",
         .auth = player,
         .scope = club::Scope::read,
         .error_statuses = "401",
         .handler = get_challenges},
        {.method = "GET",
         .path = "api/friends",
         .id = "friendsGames",
         .about = "Your friends’ running matches, latest move first, at most 50.",
         .auth = player,
         .scope = club::Scope::read,
         .error_statuses = "401",
         .handler = get_friends_games},
        {.method = "GET",
         .path = "api/match/{game}/{board}",
         .id = "match",
         .about = "A match as the caller may see it.",
         .auth = viewer,
         .scope = club::Scope::read,
         .error_statuses = "404",
         .handler = get_match},
        {.method = "GET",
         .path = "api/challenges/open",
         .id = "openChallenges",
         .about = "Open challenges, newest first, as the caller sees them, at most 200.",
         .auth = viewer,
         .query = "game player before",
         .error_statuses = "400",
         .old_path = "api/waiting",
         .old_id = "waiting",
         .handler = get_open_challenges},
    };
    return rows;
}

}  // namespace posthouse::http
