// The HTTP API of docs/api.md: turns requests into calls of club::Backend and their results into
// JSON.
//
// answer() reads the store on the calling thread. Results of the backend arrive on the writer's
// thread, which must not wait, so work on them continues through `go_on`.
#pragma once

#include "club/backend.h"
#include "club/loaded_match.h"
#include "club/opening_explorer.h"
#include "http/broadcaster.h"
#include "http/caller.h"
#include "http/host_pages.h"
#include "http/http_message.h"
#include "http/limits.h"
#include "http/server.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace posthouse::http {

class Api : public std::enable_shared_from_this<Api> {
public:
    using Continuation = std::function<void(std::function<void()>)>;
    using Done = std::function<void(HttpResponse)>;
    /// Players with open pages; empty: presence is unknown.
    using WhoIsHere = std::function<Presence()>;
    /// Number of event streams a player has open; empty: not counted.
    using StreamsOf = std::function<std::size_t(std::optional<club::UserId>)>;
    /// Receives the HTTP status and a JSON object as text.
    using Said = std::function<void(unsigned status, std::string)>;

    Api(club::Backend, const HttpOptions&, Continuation go_on, WhoIsHere present = {},
        StreamsOf streams_of = {});

    /// Whether the API handles this target; all others belong to the page.
    static bool owns(std::string_view target);

    /// Calls `done` exactly once, from this or another thread.
    void answer(HttpRequest, Done done) const;

    /// Runs `{"command", "comment"?, "key"?}` for the player of this session (none: anonymously,
    /// limited by address) within the rate limits. Calls `said` once: 200 with "accepted", "text"
    /// and "match", otherwise "error".
    void command(const std::optional<std::string>& session_hash, const club::Client&,
                 const boost::json::object& asked, Said said) const;

    /// Whether the request comes from somebody who is not logged in.
    bool is_strangers(const HttpRequest&) const;
    /// 401 if the request carries an unknown or expired token, whatever it asks for.
    std::optional<HttpResponse> unknown_token(const HttpRequest&) const;

    /// The valid session of a Cookie header.
    std::optional<club::Session> session_of(std::string_view cookies) const;

    const HostPages& host_pages() const { return host_pages_; }

    /// These matches changed or began. Thread-safe.
    void touched(std::span<const club::ChangedMatch>) const;

    /// Finds a match by game name and board number, as they appear in an address.
    static std::optional<club::Match> match_named(const club::StoreReader&, std::string_view game,
                                                  std::string_view board);

private:
    struct Call;
    using CallPtr = std::shared_ptr<Call>;
    using Handler = void (Api::*)(const CallPtr&) const;
    static Handler handler_for(std::string_view id);
    static const struct RouteSpec* route_to(const Call&, std::string& allowed);
    /// Reads address and body and finds the route; null if the call was refused.
    static const RouteSpec* route_for(const CallPtr&);
    /// The error response if the caller may not use this route.
    std::optional<HttpResponse> not_allowed(const Call&, const RouteSpec&) const;
    std::optional<std::chrono::seconds> too_often(const Caller&) const;
    std::optional<HttpResponse> too_many_logins(const Call&) const;
    void reached(std::string_view limit, std::string_view who) const {
        if (limit_reached_) limit_reached_(limit, who);
    }
    void note_use(const club::ApiToken&) const;
    void note_use(const club::Session&) const;
    void carry_out(const Caller&, const club::Client&, const boost::json::object& asked, Said said,
                   std::function<void(const club::NotNow&)> not_now) const;

    /// The sentence for a backend that gave no response.
    std::string_view cannot_write() const;
    std::optional<club::User> speaker(const club::StoreReader&, const Call&) const;
    void say(std::optional<club::UserId> viewer, const club::Response&, const Said&) const;
    /// Sends the session cookie, and the player besides `more`.
    void come_in(const CallPtr&, club::LoginAnswer, boost::json::object more) const;
    static HttpResponse wanted_code(const club::NotLoggedIn&);

    void sign_up(const CallPtr&) const;
    void log_in(const CallPtr&) const;
    void log_out(const CallPtr&) const;
    void confirm(const CallPtr&) const;
    void do_command(const CallPtr&) const;
    void me(const CallPtr&) const;
    void give_export(const CallPtr&) const;  // api_export.cpp
    void make_export(const CallPtr&, club::UserId) const;
    void commands(const CallPtr&) const;
    void games(const CallPtr&) const;
    void players(const CallPtr&) const;
    void matches(const CallPtr&) const;
    void challenges(const CallPtr&) const;
    void friends_games(const CallPtr&) const;
    void match(const CallPtr&) const;
    void picture(const CallPtr&) const;
    void notation(const CallPtr&) const;
    void explorer(const CallPtr&) const;
    void letters(const CallPtr&) const;
    void house(const CallPtr&) const;
    void wishes(const CallPtr&) const;
    void waiting(const CallPtr&) const;
    void tournaments(const CallPtr&) const;  // api_tournaments.cpp
    void tournament(const CallPtr&) const;
    void standings(const CallPtr&) const;
    void ratings(const CallPtr&) const;
    void ask_unsubscribe(const CallPtr&) const;
    void unsubscribe(const CallPtr&) const;
    void tablebases(const CallPtr&) const;
    void tablebase(const CallPtr&) const;
    void push_key(const CallPtr&) const;
    void push_here(const CallPtr&) const;
    void push_no_more(const CallPtr&) const;
    std::optional<std::pair<club::UserId, std::string>> push_asked(const CallPtr&) const;
    // api_moderation.cpp
    void for_operator(const CallPtr&,
                      const std::function<boost::json::array(const club::StoreReader&,
                                                             const club::User&)>& told) const;
    void reported(const CallPtr&) const;
    void players_found(const CallPtr&) const;
    void restrained(const CallPtr&) const;
    void audit(const CallPtr&) const;
    void moderate(const CallPtr&) const;
    void document(const CallPtr&) const;  // api_programs.cpp
    void tokens(const CallPtr&) const;
    void sessions(const CallPtr&) const;
    void webhooks(const CallPtr&) const;
    void command_row(const CallPtr&) const;
    void events(const CallPtr&) const;
    void match_events(const CallPtr&) const;
    void follow(const CallPtr&, club::EventFilter) const;
    void health(const CallPtr&) const;
    void host_page(const CallPtr&) const;
    void socket(const CallPtr&) const;

    club::Backend door_;
    std::string version_, mail_address_;
    HostPages host_pages_;
    bool secure_cookie_;
    std::function<club::Letter(const club::Letter&)> as_read_;
    std::function<std::string(const std::string&, club::UserId)> as_said_;
    std::function<std::optional<club::UnsubscribeRequest>(std::string_view)> unsubscribing_;
    games::TablebaseProvider tables_;
    std::string push_key_;
    bool push_to_loopback_;
    std::function<HealthReport()> health_;
    std::unique_ptr<club::OpeningExplorer> explorer_;
    const std::unique_ptr<RateLimiter> requests_, logins_, strangers_commands_;
    const club::LimitReached limit_reached_;
    Continuation go_on_;
    WhoIsHere present_;
    StreamsOf streams_of_;
};

}  // namespace posthouse::http
