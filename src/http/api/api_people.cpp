// API: who is online, the waiting room, standings and a player's own settings.
#include "club/accounts/sessions.h"
#include "club/challenges/challenges.h"
#include "club/clocks/calendar.h"
#include "club/clocks/clock.h"
#include "club/commands/club.h"
#include "club/learning/puzzles.h"
#include "club/moderation/moderation.h"
#include "games/game.h"
#include "http/api/api_call.h"
#include "http/api/parameters.h"
#include "http/server/http_message.h"
#include "http/server/json.h"

#include <boost/json/value_from.hpp>

#include <algorithm>
#include <set>
#include <span>
#include <string_view>
#include <vector>

namespace posthouse::http {

namespace json = boost::json;

namespace {

constexpr std::size_t here_max = 100, offers_max = 200, boards_max = 500;

std::string_view word_of(club::MailFrequency notify) {
    switch (notify) {
        case club::MailFrequency::each:
            return "each";
        case club::MailFrequency::digest:
            return "digest";
        case club::MailFrequency::once:
            return "once";
        case club::MailFrequency::never:
            return "never";
    }
    return "each";
}

json::array watches_json(const club::StoreReader& reader, const club::User& user) {
    json::array boards;
    for (const club::MatchSubscription& watch : reader.subscriptions_of(user.id, boards_max)) {
        const auto match = reader.match(watch.match);
        if (!match) continue;
        boards.push_back(json::object{
            {"game", match->game},
            {"board", match->board},
            {"notify", or_null(watch.mail_frequency ? word_of(*watch.mail_frequency) : "")},
            {"plays", std::ranges::count(match->seats, user.id) > 0}});
    }
    return boards;
}

json::array appetites_json(const club::StoreReader& reader, const club::User& user) {
    json::array appetites;
    for (const games::Game& game : games::all_games()) {
        const auto wanted = reader.preferences(user.id, game.name);
        if (!wanted || (!wanted->limit && wanted->seek == 0)) continue;
        appetites.push_back(json::object{{"game", game.name},
                                         {"limit", or_null(wanted->limit)},
                                         {"seek", wanted->seek},
                                         {"wanted", conditions_json(wanted->criteria)}});
    }
    return appetites;
}

/// Of Block or Friend.
template <class Contact>
json::array contacts_json(const club::StoreReader& reader, const std::vector<Contact>& all) {
    json::array contacts;
    for (const Contact& one : all)
        if (const auto whom = reader.user(one.whom))
            contacts.push_back(
                json::object{{"name", as_utf8(whom->name)}, {"since", time_json(one.since)}});
    return contacts;
}

/// Null if they are equal.
json::value hours_json(int from, int until) {
    if (from == until) return nullptr;
    return json::object{{"from", from}, {"until", until}};
}

json::object rest_json(const club::RestSchedule& rest) {
    json::array weekend;
    constexpr std::string_view days[] = {"mon", "tue", "wed", "thu", "fri", "sat", "sun"};
    for (std::size_t day = 0; day < std::size(days); ++day)
        if ((rest.weekend >> day & 1) != 0) weekend.push_back(json::string(days[day]));
    return {{"since", time_json(rest.since)},
            {"sleep", hours_json(rest.sleep_from, rest.sleep_until)},
            {"weekend", std::move(weekend)},
            {"zone", rest.zone.count()}};
}

/// Null if it is not enabled.
json::value two_factor_json(const club::StoreReader& reader, club::UserId user) {
    const auto factor = reader.second_factor(user);
    if (!factor || !factor->enabled_at) return nullptr;
    return json::object{{"since", time_json(*factor->enabled_at)},
                        {"recovery_codes", club::recovery_codes_left(*factor)}};
}

}  // namespace

json::object settings_json(const club::StoreReader& reader, const club::User& user,
                           club::Instant now) {
    const club::QuietHours hours = user.quiet_hours.value_or(club::QuietHours{});
    const auto all = reader.vacations(user.id);
    json::array vacations;
    for (const club::Vacation& vacation : all)
        if (vacation.until > now)
            vacations.push_back(json::object{{"from", time_json(vacation.from)},
                                             {"until", time_json(vacation.until)}});
    const auto rests = reader.rest_schedules(user.id);
    const bool changes = !rests.empty() && rests.back().since > now;
    return {
        {"notify", word_of(user.mail_frequency)},
        {"broadcasts", user.wants_broadcasts},
        {"puzzle", club::wants_puzzle_mail(reader, user.id)},
        {"seat", user.first_at_bottom ? "first" : "own"},
        {"quiet", hours_json(hours.from, hours.until)},
        {"zone", hours.zone.count()},
        {"mail_password", user.mail_password > 0},
        {"boards", watches_json(reader, user)},
        {"appetites", appetites_json(reader, user)},
        {"blocked", contacts_json(reader, reader.blocks(user.id))},
        {"friends", contacts_json(reader, reader.friends(user.id))},
        {"challenges", json::object{{"begin", club::name_of(user.auto_accepts)},
                                    {"from", club::name_of(user.accepts_challenges_from)}}},
        {"two_factor", two_factor_json(reader, user.id)},
        {"vacations", std::move(vacations)},
        {"vacation_days",
         {{"used", club::days_in(all, club::year_of(std::chrono::floor<std::chrono::days>(now)))},
          {"most", club::vacation_days_max}}},
        {"auto_vacation", user.auto_vacation},
        {"rest", rest_json(club::rest_schedule_at(rests, now))},
        {"rest_later", changes ? json::value(rest_json(rests.back())) : nullptr}};
}

void Api::server_info(const CallPtr& call) const {
    Presence present = presence_ ? presence_() : Presence{};
    const std::size_t shown = std::min(present.players.size(), here_max);
    json::array here;
    json::value banner;
    backend_.store->read([&](const club::StoreReader& reader) {
        banner = banner_json(reader, backend_.now());
        if (shown < present.players.size() && call->caller.user) {
            std::set<club::UserId> friends;
            for (const club::Friend& one : reader.friends(*call->caller.user))
                friends.insert(one.whom);
            std::ranges::stable_partition(present.players,
                                          [&](club::UserId id) { return friends.contains(id); });
        }
        for (const club::UserId id : std::span(present.players).first(shown))
            if (const auto user = reader.user(id)) here.push_back(named_user_json(*user));
    });
    call->respond(json::object{{"version", version_},
                               {"mail", as_utf8(mail_address_)},
                               {"here", std::move(here)},
                               {"others_here", present.players.size() - shown},
                               {"strangers", present.anonymous},
                               {"banner", std::move(banner)},
                               {"pages", json::value_from(host_pages_.names())},
                               {"webhooks_to_loopback", webhooks_to_loopback_}});
}

void Api::host_page(const CallPtr& call) const {
    std::string html;
    switch (host_pages_.read(call->path[2], html)) {
        case HostPages::Found::no:
            return call->respond_error(
                404, refuse("no-such-site-page",
                            "The operator of this site has not written this page."));
        case HostPages::Found::too_long:
            return call->respond_error(
                503,
                refuse("site-page-too-long",
                       "This page is longer than 128 kB: the operator must shorten it first."));
        case HostPages::Found::yes:
            call->respond(json::object{{"page", call->path[2]}, {"html", html}});
    }
}

void Api::settings(const CallPtr& call) const {
    std::optional<json::object> wishes;
    backend_.store->read([&](const club::StoreReader& reader) {
        if (const auto user = current_user(reader, *call))
            wishes = settings_json(reader, *user, backend_.now());
    });
    if (!wishes) return call->respond_error(401, refuse("not-logged-in", "Log in first."));
    call->respond(*wishes);
}

void Api::standings(const CallPtr& call) const {
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
    backend_.store->read([&](const club::StoreReader& reader) {
        if (const auto last = last_player(reader, *call))
            standings = standings_json(reader, (*game)->name, backend_.now(), *last, bots);
        else
            refusal = last.error();
    });
    if (refusal) return call->respond_error(400, *refusal);
    const bool more = standings.size() == ranked_max;
    call->respond_part(standings, "behind", more ? standings.back().at("name").as_string() : "");
}

void Api::ratings(const CallPtr& call) const {
    json::array ratings;
    std::optional<Refusal> refusal;
    backend_.store->read([&](const club::StoreReader& reader) {
        if (const auto user = player_named(reader, call->path[2]))
            ratings = ratings_json(reader, user->id, backend_.now());
        else
            refusal = user.error();
    });
    if (refusal) return call->respond_error(404, *refusal);
    call->respond(ratings);
}

namespace {

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

}  // namespace

void Api::open_challenges(const CallPtr& call) const {
    json::array offers;
    std::string last;
    std::optional<Refusal> refusal;
    backend_.store->read([&](const club::StoreReader& reader) {
        auto filter = offer_filter(reader, call->parameters);
        if (!filter) {
            refusal = filter.error();
            return;
        }
        PlayerJsonCache seats(reader);
        const auto viewer = current_user(reader, *call);
        // As many as there are if the viewer may not see some.
        for (bool more = true; more && offers.size() < offers_max;) {
            filter->limit = offers_max - offers.size();
            const auto some = reader.offers(*filter);
            for (const club::OpenChallenge& offer : some)
                if (!viewer || !club::is_blocked_pair(reader, viewer->id, offer.by))
                    offers.push_back(offer_json(reader, seats, offer, viewer,
                                                call->caller.token.has_value(), backend_.now()));
            more = some.size() == filter->limit;
            if (more) filter->before = some.back().id;
            last = more ? std::to_string(static_cast<std::int64_t>(filter->before)) : "";
        }
    });
    if (refusal) return call->respond_error(400, *refusal);
    call->respond_part(offers, "before", last);
}

}  // namespace posthouse::http
