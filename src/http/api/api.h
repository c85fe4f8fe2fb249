// The HTTP API of docs/api.md: turns requests into calls of club::Backend and their results into
// JSON.
//
// answer() reads the store on the calling thread. Results of the backend arrive on the writer's
// thread, which must not wait, so work on them continues through `go_on`.
#pragma once

#include "club/commands/backend.h"
#include "club/matches/loaded_match.h"
#include "http/caller.h"
#include "http/server/broadcaster.h"
#include "http/server/http_message.h"
#include "http/server/limits.h"
#include "http/server/server.h"
#include "http/site/host_pages.h"

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

class PictureQueue;

/// What the response to a command that only made a move holds: the match and its board as text; for
/// clients that ask for it, the move; or for those that an event tells of it, the match's version.
enum class MoveAnswer { match, move, version };

class Api : public std::enable_shared_from_this<Api> {
public:
    using PostFn = std::function<void(std::function<void()>)>;
    using DoneFn = std::function<void(HttpResponse)>;
    /// Players with open pages; empty: presence is unknown.
    using PresenceFn = std::function<Presence()>;
    /// Number of event streams a player has open; empty: not counted.
    using StreamCountFn = std::function<std::size_t(std::optional<club::UserId>)>;
    /// Receives the HTTP status and a JSON object as text.
    using CommandDone = std::function<void(unsigned status, std::string)>;

    Api(club::Backend, const HttpOptions&, PostFn go_on, PresenceFn present = {},
        StreamCountFn streams_of = {}, std::shared_ptr<PictureQueue> pictures = {});

    /// Whether the API handles this target; all others belong to the page.
    static bool owns(std::string_view target);

    /// Calls `done` exactly once, from this or another thread.
    void answer(HttpRequest, DoneFn done) const;

    /// Runs `{"command", "comment"?, "key"?, "brief"?}` for this caller (nobody: anonymously,
    /// limited by address) within the rate limits. If the session has ended since it was read, the
    /// command is anonymous. Calls `said` once: 200 with "accepted", "text" and "match", otherwise
    /// "error". Does not wait for the store.
    void command(const Caller&, const club::Client&, const boost::json::object& asked, MoveAnswer,
                 CommandDone said) const;
    /// Who opens a socket, or why they may not.
    Expected<Caller, HttpResponse> socket_caller(const HttpRequest&) const;
    /// The same caller, and it is recorded that they are here; nobody if session or token has
    /// ended.
    Caller used(const Caller&) const;

    /// Whether the request comes from somebody who is not logged in.
    bool is_anonymous(const HttpRequest&) const;
    /// 401 if the request carries an unknown or expired token, whatever it asks for.
    std::optional<HttpResponse> token_error(const HttpRequest&) const;

    /// The valid session of a Cookie header.
    std::optional<club::Session> session_of(std::string_view cookies) const;

    const HostPages& host_pages() const { return host_pages_; }
    /// Null if there is none.
    std::shared_ptr<const opening_book::Book> book_of(const games::Game& game) const {
        return books_ ? books_(game) : nullptr;
    }
    const std::string& sign_ups() const { return sign_ups_; }

    /// Finds a match by game name and board number, as they appear in an address.
    static std::optional<club::Match> find_match(const club::StoreReader&, std::string_view game,
                                                 std::string_view board);

private:
    struct Call;
    using CallPtr = std::shared_ptr<Call>;
    using Handler = void (Api::*)(const CallPtr&) const;
    static Handler handler_for(std::string_view id);
    static const struct RouteSpec* find_route(const Call&, std::string& allowed);
    /// Reads address and body and finds the route; null if the call was refused.
    static const RouteSpec* parse_call(const CallPtr&);
    /// The error response if the caller may not use this route.
    std::optional<HttpResponse> authorization_error(const Caller&, const RouteSpec&) const;
    std::optional<std::chrono::seconds> rate_limit_wait(const Caller&) const;
    void announce_quota(Call&) const;
    Refusal rate_limit_refusal(std::chrono::seconds wait) const;
    std::optional<HttpResponse> login_limit_error(const Call&) const;
    void report_limit(std::string_view limit, std::string_view who) const {
        if (limit_reached_) limit_reached_(limit, who);
    }
    void record_use(const Caller&) const;
    void record_use(const club::ApiToken&) const;
    void record_use(const club::Session&) const;
    /// `command`: what `asked` holds as fields.
    void run_command(const Caller&, const club::Client&, const boost::json::object& asked,
                     std::optional<club::Command> command, MoveAnswer, CommandDone said,
                     std::function<void(const club::RetryLater&)> not_now) const;

    /// The sentence for a backend that gave no response.
    Refusal write_error() const;
    /// The player whom `behind` names: the list continues after them.
    static Expected<club::UserId> last_player(const club::StoreReader&, const Call&);
    std::optional<club::User> current_user(const club::StoreReader&, const Call&) const;
    boost::json::object facts_json(const club::Response&, std::optional<club::UserId> reader) const;
    void respond_confirmed(const CallPtr&, const club::Response&) const;
    void send_command_result(std::optional<club::UserId> viewer, const club::Response&, MoveAnswer,
                             const CommandDone&) const;
    /// Sends the session cookie, and the player besides `more`.
    void finish_login(const CallPtr&, club::LoginResult, boost::json::object more) const;
    static HttpResponse second_factor_response(const club::NotLoggedIn&);

    // api_invitations.cpp
    using PlayerFn = std::function<void(const club::NewSession&)>;
    /// Calls `next` for the caller, with an empty token, or for a new guest.
    void as_player(const CallPtr&, PlayerFn next) const;
    /// Runs the command for this player and responds with the result.
    void run_invitation(const CallPtr&, const club::NewSession&, std::string line,
                        std::function<boost::json::object(const club::Response&)> result) const;
    boost::json::object invitation_json(const club::StoreReader&, const club::OpenChallenge&,
                                        const std::optional<club::User>& viewer,
                                        bool program) const;
    void invite(const CallPtr&) const;
    void accept_invitation(const CallPtr&) const;
    void invitation(const CallPtr&) const;
    void invitations(const CallPtr&) const;

    /// With the session's cookie if it is new: if its token is set.
    HttpResponse with_session(HttpResponse, const club::NewSession&) const;
    /// Responds with the player besides `more`, and with the session's cookie if it is new.
    void respond_as(const CallPtr&, const club::NewSession&, boost::json::object more) const;
    void sign_up(const CallPtr&) const;
    void log_in(const CallPtr&) const;
    void log_out(const CallPtr&) const;
    void confirm(const CallPtr&) const;
    void do_command(const CallPtr&) const;
    void me(const CallPtr&) const;
    void export_data(const CallPtr&) const;  // api_export.cpp
    void commands(const CallPtr&) const;
    void games(const CallPtr&) const;
    void players(const CallPtr&) const;
    void matches(const CallPtr&) const;
    void games_of_player(const CallPtr&) const;  // api_games.cpp
    void challenges(const CallPtr&) const;
    void friends_games(const CallPtr&) const;
    void match(const CallPtr&) const;
    void picture(const CallPtr&) const;  // api_pictures.cpp
    void match_picture(const CallPtr&) const;
    void match_animation(const CallPtr&) const;
    void board_picture(const CallPtr&) const;
    void notation(const CallPtr&) const;
    void explorer(const CallPtr&) const;
    void letters(const CallPtr&) const;
    void server_info(const CallPtr&) const;
    void settings(const CallPtr&) const;
    void open_challenges(const CallPtr&) const;
    void tournaments(const CallPtr&) const;  // api_tournaments.cpp
    void tournament(const CallPtr&) const;
    void standings(const CallPtr&) const;
    void ratings(const CallPtr&) const;
    void own_puzzles(const CallPtr&) const;  // api_learning.cpp
    void puzzles_of_player(const CallPtr&) const;
    void try_puzzle(const CallPtr&) const;
    void own_lessons(const CallPtr&) const;
    void mark_lesson_steps(const CallPtr&) const;
    void unsubscribe_page(const CallPtr&) const;
    void unsubscribe(const CallPtr&) const;
    void tablebases(const CallPtr&) const;
    void tablebase(const CallPtr&) const;
    void push_key(const CallPtr&) const;
    void add_push_subscription(const CallPtr&) const;
    void remove_push_subscription(const CallPtr&) const;
    std::optional<std::pair<club::UserId, std::string>> push_request(const CallPtr&) const;
    // api_moderation.cpp
    void respond_to_operator(
        const CallPtr&,
        const std::function<boost::json::array(const club::StoreReader&, const club::User&)>& told)
        const;
    void reports(const CallPtr&) const;
    void find_players(const CallPtr&) const;
    void sanctions(const CallPtr&) const;
    void audit(const CallPtr&) const;
    void moderate(const CallPtr&) const;
    void openapi_document(const CallPtr&) const;  // api_programs.cpp
    void tokens(const CallPtr&) const;
    void sessions(const CallPtr&) const;
    void webhooks(const CallPtr&) const;
    void webhook_deliveries(const CallPtr&) const;
    void command_by_fields(const CallPtr&) const;
    void events(const CallPtr&) const;
    void match_events(const CallPtr&) const;
    void open_event_stream(const CallPtr&, club::EventFilter) const;
    void health(const CallPtr&) const;
    void host_page(const CallPtr&) const;
    void socket(const CallPtr&) const;

    club::Backend backend_;
    std::string version_, mail_address_;
    HostPages host_pages_;
    bool secure_cookie_;
    std::function<club::Letter(const club::Letter&)> reveal_letter_;
    std::function<std::string(const std::string&, club::UserId)> reveal_response_;
    std::function<std::optional<club::UnsubscribeRequest>(std::string_view)> decode_unsubscribe_;
    const club::ServerKey* key_;
    bool guests_;
    const std::string sign_ups_;  // who may sign up
    games::TablebaseProvider tables_;
    opening_book::BookProvider books_;
    std::string push_key_;
    bool push_to_loopback_;
    bool webhooks_to_loopback_;
    std::function<HealthReport()> health_;
    const std::unique_ptr<RateLimiter> requests_, logins_, anonymous_commands_;
    const club::LimitReached limit_reached_;
    PostFn post_;
    PresenceFn presence_;
    StreamCountFn stream_count_;
    std::shared_ptr<PictureQueue> pictures_;
};

}  // namespace posthouse::http
