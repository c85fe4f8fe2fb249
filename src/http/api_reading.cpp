// API: matches, players, games and letters, read-only.
#include "base/inplace.h"
#include "club/loaded_match.h"
#include "club/page_letters.h"
#include "club/secrets.h"
#include "club/service.h"
#include "games/game.h"
#include "http/api_call.h"
#include "http/http_message.h"
#include "http/json.h"
#include "http/parameters.h"

#include <boost/json/serialize.hpp>
#include <boost/json/value_from.hpp>

#include <algorithm>
#include <charconv>
#include <functional>

namespace posthouse::http {

namespace json = boost::json;

namespace {

constexpr std::size_t letters_max = 200;
constexpr std::size_t players_max = 1000, found_max = 100;

Expected<club::MatchFilter> filter_of(
    const club::StoreReader& reader,
    const std::vector<std::pair<std::string, std::string>>& parameters) {
    club::MatchFilter filter;
    for (const auto& [name, value] : parameters) {
        if (name == "game") {
            const auto game = game_named(value);
            if (!game) return game.error();
            filter.game = std::string((*game)->name);
        } else if (name == "player") {
            const auto user = player_named(reader, value);
            if (!user) return user.error();
            filter.player = user->id;
        } else if (name == "over") {
            const auto over = read_over(value);
            if (!over) return over.error();
            filter.state = *over ? club::MatchState::over : club::MatchState::running;
        } else if (name == "limit") {
            const auto number = whole_number(value);
            if (!number || *number == 0 || *number > filter.limit)
                return refuse("limit-out-of-range",
                              "“limit” must be a whole number from 1 to {most}.", filter.limit);
            filter.limit = *number;
        } else if (name == "before") {
            const auto before = read_before(value);
            if (!before) return before.error();
            filter.before = static_cast<club::MatchId>(*before);
        } else {
            return unknown_parameter(name, "player, game, over, before and limit");
        }
    }
    return filter;
}

}  // namespace

Expected<club::UserId> Api::last_player(const club::StoreReader& reader, const Call& call) {
    club::UserId last{};
    for (const auto& [name, value] : call.parameters) {
        if (name != "behind") return unknown_parameter(name, "behind or beginning");
        const auto user = player_named(reader, value);
        if (!user) return user.error();
        last = user->id;
    }
    return last;
}

std::optional<club::User> Api::current_user(const club::StoreReader& reader,
                                            const Call& call) const {
    return call.caller.user ? reader.user(*call.caller.user) : std::nullopt;
}

std::optional<club::Match> Api::find_match(const club::StoreReader& reader, std::string_view game,
                                           std::string_view board) {
    const games::Game* known = games::find_game(game);
    int number = 0;
    const char* end = board.data() + board.size();
    const auto read = std::from_chars(board.data(), end, number);
    if (!known || read.ec != std::errc() || read.ptr != end) return std::nullopt;
    return reader.match_on(known->name, number);
}

void Api::me(const CallPtr& call) const {
    std::optional<club::User> user;
    json::value banner;
    backend_.store->read([&](const club::StoreReader& reader) {
        user = current_user(reader, *call);
        banner = banner_json(reader, backend_.now());
    });
    json::object answer{{"user", user ? user_json(*user) : json::value(nullptr)},
                        {"banner", std::move(banner)},
                        {"guests", guests_},
                        {"sign_ups", sign_ups_},
                        {"pages", json::value_from(host_pages_.names())},
                        {"front", host_pages_.exists(front_page_name)}};
    // Opening the match re-arms mail notification (Notify::once).
    if (user && user->mail_frequency == club::MailFrequency::once)
        backend_.write(
            [id = user->id, now = backend_.now()](club::UnitOfWork& unit) {
                club::User looking = *unit.user(id);
                looking.last_seen = now;
                unit.change_user(looking);
            },
            [](bool) {});
    call->respond(answer);
}

void Api::commands(const CallPtr& call) const {
    call->respond(commands_json());
}

void Api::games(const CallPtr& call) const {
    bool with_help = true;
    for (const auto& [name, value] : call->parameters) {
        if (name != "help") return call->respond_error(400, unknown_parameter(name, "help"));
        if (value != "true" && value != "false")
            return call->respond_error(
                400, refuse("help-malformed", "“help” must be true or false, or left out."));
        with_help = value == "true";
    }
    call->respond(games_json(with_help));
}

void Api::players(const CallPtr& call) const {
    json::array players;
    std::optional<Refusal> refusal;
    const auto add = [&players](const club::User& user) {
        if (club::is_deleted_account(user) || user.guest) return;
        json::object player = named_user_json(user);
        player["plays_like"] = club::Service::level_description(user);
        player["joined"] = time_json(user.joined);
        player["gone"] = user.left_at.has_value();
        players.push_back(std::move(player));
    };
    backend_.store->read([&](const club::StoreReader& reader) {
        if (call->parameters.size() == 1 && call->parameters[0].first == "beginning")
            return void(std::ranges::for_each(
                reader.users_with_prefix(call->parameters[0].second, found_max), add));
        const auto last = last_player(reader, *call);
        if (!last) {
            refusal = last.error();
            return;
        }
        club::UserId behind = *last;
        for (auto some = reader.users_after(behind, players_max);
             !some.empty() && players.size() < players_max;
             some = reader.users_after(behind, players_max - players.size()))
            for (const club::User& user : some) {
                behind = user.id;
                add(user);
            }
    });
    if (refusal) return call->respond_error(400, *refusal);
    call->respond(players);
}

void Api::matches(const CallPtr& call) const {
    json::array summaries;
    std::optional<Refusal> refusal;
    backend_.store->read([&](const club::StoreReader& reader) {
        const auto filter = filter_of(reader, call->parameters);
        if (!filter) {
            refusal = filter.error();
            return;
        }
        PlayerJsonCache seats(reader);
        for (const club::Match& match : reader.matches(*filter))
            summaries.push_back(summary_json(seats, match));
    });
    if (refusal) return call->respond_error(400, *refusal);
    call->respond(summaries);
}

/// Only the two players see a pending challenge.
void Api::challenges(const CallPtr& call) const {
    json::array summaries;
    backend_.store->read([&](const club::StoreReader& reader) {
        club::MatchFilter offered;
        offered.player = call->caller.user;
        offered.state = club::MatchState::offered;
        PlayerJsonCache seats(reader);
        for (const club::Match& match : reader.matches(offered))
            summaries.push_back(summary_json(seats, match));
    });
    call->respond(summaries);
}

void Api::friends_games(const CallPtr& call) const {
    constexpr std::size_t of_each = 10, in_all = 50;
    json::array summaries;
    backend_.store->read([&](const club::StoreReader& reader) {
        std::vector<club::Match> matches;
        for (const club::Friend& one : reader.friends(*call->caller.user))
            for (club::Match& match :
                 reader.matches({std::nullopt, one.whom, club::MatchState::running, of_each}))
                if (std::ranges::count(matches, match.id, &club::Match::id) == 0)
                    matches.push_back(std::move(match));
        std::ranges::sort(matches, std::greater(), &club::Match::turn_since);
        if (matches.size() > in_all) matches.resize(in_all);
        PlayerJsonCache seats(reader);
        for (const club::Match& match : matches) summaries.push_back(summary_json(seats, match));
    });
    call->respond(summaries);
}

void Api::match(const CallPtr& call) const {
    const std::string& game = call->path[2];
    const std::string& board = call->path[3];
    std::optional<std::string> found;
    backend_.store->read([&](const club::StoreReader& reader) {
        const auto match = find_match(reader, game, board);
        if (!match) return;
        const auto user = current_user(reader, *call);
        found = match_text(reader, *match, user ? std::optional(user->id) : std::nullopt);
    });
    if (!found)
        return call->respond_error(
            404, refuse("no-such-match",
                        "There is no match {game}/{board}: look for it among its players’ games.",
                        game, board));
    call->respond(*std::move(found));
}

void Api::letters(const CallPtr& call) const {
    std::optional<club::LetterId> before;
    for (const auto& [name, value] : call->parameters) {
        if (name != "before") return call->respond_error(400, unknown_parameter(name, "before"));
        const auto number = read_before(value);
        if (!number) return call->respond_error(400, number.error());
        before = static_cast<club::LetterId>(*number);
    }
    json::array letters;
    std::optional<club::User> user;
    backend_.store->read([&](const club::StoreReader& reader) {
        user = current_user(reader, *call);
        if (!user) return;
        for (const club::Letter& letter :
             before ? reader.letters_before(*before, user->id, letters_max)
                    : club::letters_on_page(reader, *user, letters_max))
            letters.push_back(letter_json(reveal_letter_ ? reveal_letter_(letter) : letter));
    });
    if (!user) return call->respond_error(401, refuse("not-logged-in", "Log in first."));
    call->respond(letters);
}

void Api::health(const CallPtr& call) const {
    const HealthReport health = health_ ? health_() : HealthReport{};
    json::array troubles;
    for (const auto& [what, words] : health.issues)
        troubles.push_back(json::object{{"what", what}, {"words", words}});
    const bool ok = troubles.empty();
    HttpResponse answer;
    answer.status = ok ? 200 : 503;
    answer.body = json::serialize(
        json::object{{"ok", ok}, {"version", version_}, {"troubles", std::move(troubles)}});
    answer.fields = {{"Cache-Control", "no-store"}};
    call->done(std::move(answer));
}

void Api::socket(const CallPtr& call) const {
    auto answer = error_response(
        426, refuse("websocket-required",
                    "Open a WebSocket here, of version 13 (RFC 6455): this is not a page."));
    answer.fields.emplace_back("Upgrade", "websocket");
    answer.fields.emplace_back("Sec-WebSocket-Version", "13");
    call->done(std::move(answer));
}

}  // namespace posthouse::http
