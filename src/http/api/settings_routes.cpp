// API: a player’s own settings.
#include "club/accounts/account_tables.h"
#include "club/accounts/sessions.h"
#include "club/challenges/challenge_tables.h"
#include "club/challenges/challenges.h"
#include "club/challenges/presence.h"
#include "club/clocks/clock.h"
#include "club/clocks/clock_tables.h"
#include "club/commands/club.h"
#include "club/core/calendar.h"
#include "club/learning/puzzles.h"
#include "club/matches/match_tables.h"
#include "games/game.h"
#include "http/api/api_call.h"
#include "http/api/route_tables.h"
#include "http/server/json.h"

#include <algorithm>
#include <vector>

namespace posthouse::http {

namespace json = boost::json;

namespace {

constexpr std::size_t boards_max = 500;

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
    for (const club::MatchSubscription& watch : subscriptions_of(reader, user.id, boards_max)) {
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

json::array pairing_preferences_json(const club::StoreReader& reader, const club::User& user) {
    json::array listed;
    for (const games::Game& game : games::all_games()) {
        const auto wanted = reader.find<club::PairingPreferences>(user.id, game.name);
        if (!wanted || (!wanted->limit && wanted->seek == 0)) continue;
        listed.push_back(json::object{{"game", game.name},
                                      {"limit", or_null(wanted->limit)},
                                      {"seek", wanted->seek},
                                      {"wanted", conditions_json(wanted->criteria)}});
    }
    return listed;
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
    const auto factor = reader.find<club::SecondFactor>(user);
    if (!factor || !factor->enabled_at) return nullptr;
    return json::object{{"since", time_json(*factor->enabled_at)},
                        {"recovery_codes", club::recovery_codes_left(*factor)}};
}

}  // namespace

json::object settings_json(const club::StoreReader& reader, const club::User& user,
                           club::Instant now) {
    const club::QuietHours hours = user.quiet_hours.value_or(club::QuietHours{});
    const auto all = reader.list<club::Vacation>(user.id);
    json::array vacations;
    for (const club::Vacation& vacation : all)
        if (vacation.until > now)
            vacations.push_back(json::object{{"from", time_json(vacation.from)},
                                             {"until", time_json(vacation.until)}});
    const auto rests = reader.list<club::RestSchedule>(user.id);
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
        {"appetites", pairing_preferences_json(reader, user)},
        {"blocked", contacts_json(reader, blocks_by(reader, user.id))},
        {"friends", contacts_json(reader, friends_of(reader, user.id))},
        {"challenges", json::object{{"begin", club::name_of(user.auto_accepts)},
                                    {"from", club::name_of(user.accepts_challenges_from)}}},
        {"presence", club::name_of(club::presence_audience(reader, user.id))},
        {"two_factor", two_factor_json(reader, user.id)},
        {"vacations", std::move(vacations)},
        {"vacation_days",
         {{"used", club::days_in(all, club::year_of(std::chrono::floor<std::chrono::days>(now)))},
          {"most", club::vacation_days_max}}},
        {"auto_vacation", user.auto_vacation},
        {"rest", rest_json(club::rest_schedule_at(rests, now))},
        {"rest_later", changes ? json::value(rest_json(rests.back())) : nullptr}};
}

namespace {

void get_settings(const ApiCallPtr& call) {
    std::optional<json::object> wishes;
    call->read([&](const club::StoreReader& reader) {
        if (const auto user = call->user(reader))
            wishes = settings_json(reader, *user, call->now());
    });
    if (!wishes) return call->respond_error(401, refuse("not-logged-in", "Log in first."));
    call->respond(*wishes);
}

}  // namespace

std::span<const RouteSpec> settings_routes() {
    using enum RouteAuth;
    static constexpr RouteSpec rows[] = {
        {.method = "GET",
         .path = "api/settings",
         .id = "settings",
         .about = "The player’s settings.",
         .auth = player,
         .scope = club::Scope::read,
         .error_statuses = "401",
         .old_path = "api/wishes",
         .old_id = "wishes",
         .handler = get_settings},
    };
    return rows;
}

}  // namespace posthouse::http
