// API: matches, players, games and letters, read-only.
#include "base/inplace.h"
#include "club/accounts/computer_accounts.h"
#include "club/commands/club.h"
#include "club/core/secrets.h"
#include "club/letters/page_letters.h"
#include "club/matches/loaded_match.h"
#include "games/game.h"
#include "http/api/api_call.h"
#include "http/api/parameters.h"
#include "http/match_list.h"
#include "http/server/http_message.h"
#include "http/server/json.h"

#include <boost/json/serialize.hpp>
#include <boost/json/value_from.hpp>

#include <algorithm>
#include <charconv>
#include <functional>
#include <limits>

namespace posthouse::http {

namespace json = boost::json;

namespace {

constexpr std::size_t letters_max = 200;
constexpr std::size_t players_max = 1000, found_max = 100;
constexpr std::size_t matches_looked_at_max = 5000;

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

/// `before`, `since` and `limit` of a list of letters.
struct LetterQuery {
    std::optional<club::LetterId> before;
    club::Instant since{};
    std::size_t limit = letters_max;
};

Expected<LetterQuery> read_letter_query(const Parameters& parameters) {
    LetterQuery query;
    for (const auto& [name, value] : parameters) {
        if (name == "before") {
            const auto before = read_before(value);
            if (!before) return before.error();
            query.before = static_cast<club::LetterId>(*before);
        } else if (name == "since") {
            const auto since = read_since(value);
            if (!since) return since.error();
            query.since = *since;
        } else if (name == "limit") {
            const auto limit = read_limit(value, letters_max);
            if (!limit) return limit.error();
            query.limit = *limit;
        } else {
            return unknown_parameter(name, "before, since and limit");
        }
    }
    return query;
}

}  // namespace

Expected<club::UserId> Api::last_player(const club::StoreReader& reader, const Call& call) {
    club::UserId last{};
    for (const auto& [name, value] : call.parameters) {
        if (name != "behind") return unknown_parameter(name, "behind");
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
    const Caller& caller = call->caller;
    json::object answer{
        {"user", user ? user_json(*user, caller.may(club::Scope::read)) : json::value(nullptr)},
        {"scopes", caller.token ? scopes_json(*caller.token) : json::value(nullptr)},
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
    static const std::string commands = json::serialize(commands_json());
    call->respond_cached(commands);
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
    static const std::string with = json::serialize(games_json(true)),
                             without = json::serialize(games_json(false));
    call->respond_cached(with_help ? with : without);
}

void Api::players(const CallPtr& call) const {
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
    backend_.store->read([&](const club::StoreReader& reader) {
        const auto query = read_player_query(reader, call->parameters);
        if (!query) return void(refusal = query.error());
        if (query->beginning) {
            std::ranges::for_each(
                reader.users_with_prefix(*query->beginning, std::min(query->limit, found_max)),
                add);
            return last.clear();  // they have another order
        }
        club::UserId behind = query->behind;
        for (bool more = true; more && players.size() < query->limit;) {
            const std::size_t wanted = query->limit - players.size();
            const auto some = reader.users_after(behind, wanted);
            std::ranges::for_each(some, add);
            more = some.size() == wanted;
            if (more) behind = some.back().id;
        }
        if (players.size() < query->limit) last.clear();
    });
    if (refusal) return call->respond_error(400, *refusal);
    call->respond_part(players, "behind", last);
}

void Api::matches(const CallPtr& call) const {
    json::array summaries;
    std::string last;
    std::optional<Refusal> refusal;
    backend_.store->read([&](const club::StoreReader& reader) {
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
    const auto query = read_letter_query(call->parameters);
    if (!query) return call->respond_error(400, query.error());
    json::array letters;
    std::string last;
    std::optional<club::User> user;
    backend_.store->read([&](const club::StoreReader& reader) {
        user = current_user(reader, *call);
        if (!user) return;
        const auto found = query->before
                               ? reader.letters_before(*query->before, user->id, query->limit)
                               : club::letters_on_page(reader, *user, query->limit);
        // The stored ones follow those that are not, however few are shown.
        club::LetterId oldest{std::numeric_limits<std::int64_t>::max()};
        for (const club::Letter& letter : found) {
            if (letter.written < query->since) return;
            if (letter.id != club::LetterId{}) oldest = letter.id;
            letters.push_back(letter_json(reveal_letter_ ? reveal_letter_(letter) : letter));
        }
        if (found.size() == query->limit) last = std::to_string(static_cast<std::int64_t>(oldest));
    });
    if (!user) return call->respond_error(401, refuse("not-logged-in", "Log in first."));
    call->respond_part(letters, "before", last);
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
