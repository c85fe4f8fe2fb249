// API: playing without an account, as a guest (club/accounts/guests.h) whose session the response
// opens, and playing a friend by link.
#include "club/accounts/guests.h"
#include "club/challenges/challenge_tables.h"
#include "club/challenges/invitations.h"
#include "club/commands/command_line.h"
#include "http/api/api_call.h"
#include "http/api/route_tables.h"
#include "http/caller.h"
#include "http/server/json.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <functional>

namespace posthouse::http {

namespace json = boost::json;

namespace {

Refusal unknown_invitation() {
    return refuse(
        "no-such-invitation",
        "This is no link of ours: check that it is complete, or ask your friend for a new one.");
}

/// The board of the link; none if it is not ours.
std::optional<club::BoardName> board_in(const ApiCall& call) {
    const club::ServerKey* key = call.options().key;
    return key ? club::read_invitation_code(*key, call.path[2]) : std::nullopt;
}

/// What is before and behind the player’s name in “wari challenge ann --to=link --clock=7d”.
struct InvitationCommand {
    std::string game, options;
};

Expected<InvitationCommand> invitation_command(const json::object& asked) {
    const auto game = text_field(asked, "game", LineLimit::one);
    if (!game) return game.error();
    if (!*game)
        return refuse("game-field-missing",
                      "Name the game in the field “game”: /api/games lists them.");
    InvitationCommand command{club::quote_word(**game) + " challenge ", " --to=link"};
    for (const char* field : {"clock", "first"}) {
        const auto text = text_field(asked, field, LineLimit::one);
        if (!text) return text.error();
        if (*text) command.options += std::string(" --") + field + "=" + club::quote_word(**text);
    }
    const json::value* rated = asked.if_contains("rated");
    if (rated && rated->is_bool() && !rated->get_bool()) command.options += " --unrated";
    return command;
}

/// Calls `next` for the caller or for a new guest, whose session the response opens.
void as_player(const ApiCallPtr& call, std::function<void(const club::User&)> next) {
    std::optional<club::User> user;
    call->read([&](const club::StoreReader& reader) { user = call->user(reader); });
    if (user) return next(*user);
    if (!call->context->guests() || !call->backend().open_guest_session)
        return call->respond_error(
            401, refuse("no-guests", "Nobody plays here without an account: log in or sign up."));
    if (auto answer = call->context->login_limit_error(call->request.address))
        return call->done(std::move(*answer));
    call->backend().open_guest_session(
        call->client(), device_of(call->request),
        [call, next = std::move(next)](club::LoginResult in) {
            if (!in && in.error().retry_later) return call->respond_error(*in.error().retry_later);
            if (!in) return call->respond_error(503, call->context->write_error());
            // They stay a guest even if the invitation is refused, so that the next attempt is
            // theirs, too.
            call->done = [done = std::move(call->done), token = in->token,
                          secure = call->options().secure_cookie](HttpResponse answer) {
                set_session_cookie(answer, token, secure);
                done(std::move(answer));
            };
            next(in->user);
        });
}

/// Runs the command for this player and responds with the result.
void run_invitation(const ApiCallPtr& call, const club::User& player, std::string line,
                    std::function<json::object(const club::Response&)> result) {
    club::Request request;
    request.lines = {std::move(line)};
    request.speaker = player.id;
    call->caller.identify(request);
    call->submit(std::move(request),
                 [call, player, result = std::move(result)](const club::Response& reply) {
                     call->context->services.post([call, player, body = result(reply)] {
                         call->respond_as({player, ""}, body);
                     });
                 });
}

void post_guest(const ApiCallPtr& call) {
    as_player(call, [call](const club::User& player) { call->respond_as({player, ""}, {}); });
}

void post_invitation(const ApiCallPtr& call) {
    const auto command = invitation_command(call->body);
    if (!command) return call->respond_error(400, command.error());
    as_player(call, [call, command = *command](const club::User& player) {
        run_invitation(call, player, command.game + player.name + command.options,
                       [](const club::Response& reply) {
                           return json::object{{"code", reply.invitation}};
                       });
    });
}

void post_invitation_acceptance(const ApiCallPtr& call) {
    const auto board = board_in(*call);
    if (!board) return call->respond_error(404, unknown_invitation());
    as_player(call, [call, board = *board](const club::User& player) {
        std::string line =
            board.game + " accept " + std::to_string(board.board) + " --link=" + call->path[2];
        run_invitation(call, player, std::move(line), [board](const club::Response&) {
            return json::object{{"game", board.game}, {"board", board.board}};
        });
    });
}

json::object invitation_json(const ApiCall& call, const club::StoreReader& reader,
                             const club::OpenChallenge& offer,
                             const std::optional<club::User>& viewer) {
    PlayerJsonCache seats(reader);
    return {{"code", club::invitation_code(*call.options().key, offer.game, offer.board)},
            {"game", offer.game},
            {"board", offer.board},
            {"expires", time_json(offer.posted + club::invitation_lifetime)},
            {"mine", viewer && viewer->id == offer.by},
            {"offer",
             offer_json(reader, seats, offer, viewer, call.caller.token.has_value(), call.now())}};
}

/// The invitation, or once it is accepted, the board of its match.
void get_invitation(const ApiCallPtr& call) {
    const auto board = board_in(*call);
    if (!board) return call->respond_error(404, unknown_invitation());
    std::optional<json::object> found;
    call->read([&](const club::StoreReader& reader) {
        const auto offer = offer_on(reader, board->game, board->board);
        if (offer && !club::has_expired(*offer, call->now()))
            found = invitation_json(*call, reader, *offer, call->user(reader));
        else if (!offer && reader.match_on(board->game, board->board))
            found = json::object{{"code", call->path[2]}, {"game", board->game},
                                 {"board", board->board}, {"expires", nullptr},
                                 {"mine", false},         {"offer", nullptr}};
    });
    if (!found)
        return call->respond_error(
            410, refuse("invitation-gone",
                        "This invitation was withdrawn or has expired: ask your friend for a new "
                        "link."));
    call->respond(*found);
}

void get_invitations(const ApiCallPtr& call) {
    json::array all;
    call->read([&](const club::StoreReader& reader) {
        const auto viewer = call->user(reader);
        if (!call->options().key || !viewer) return;
        for (const club::OpenChallenge& offer :
             find_offers(reader, {.by = viewer->id, .by_link = true}))
            if (offer.by_link && !club::has_expired(offer, call->now()))
                all.push_back(invitation_json(*call, reader, offer, viewer));
    });
    call->respond(all);
}

}  // namespace

std::span<const RouteSpec> invitation_routes() {
    using enum RouteAuth;
    static constexpr RouteSpec rows[] = {
        {.method = "GET",
         .path = "api/invitations",
         .id = "invitations",
         .about = "Your invitations by link that nobody has accepted yet, newest first.",
         .auth = player,
         .scope = club::Scope::read,
         .error_statuses = "401",
         .handler = get_invitations},
        {.method = "POST",
         .path = "api/guests",
         .id = "becomeGuest",
         .about = "Play without an account: starts a session for a guest, unless there is one.",
         .auth = viewer,
         .scope = club::Scope::play,
         .error_statuses = command_errors,
         .handler = post_guest},
        {.method = "POST",
         .path = "api/invitations",
         .id = "invite",
         .about =
             "Make a link for a friend: /join/CODE. Without a session it starts one for a guest.",
         .auth = viewer,
         .scope = club::Scope::play,
         .error_statuses = command_errors,
         .handler = post_invitation},
        {.method = "GET",
         .path = "api/invitations/{code}",
         .id = "invitation",
         .about =
             "An invitation by link. Once it is accepted, `offer` is null and its match is at this "
             "board.",
         .auth = viewer,
         .error_statuses = "404 410",
         .handler = get_invitation},
        {.method = "POST",
         .path = "api/invitations/{code}/accept",
         .id = "acceptInvitation",
         .about =
             "Accept an invitation; the match begins. Without a session it starts one for a guest.",
         .auth = viewer,
         .scope = club::Scope::play,
         .error_statuses = command_errors,
         .handler = post_invitation_acceptance},
    };
    return rows;
}

}  // namespace posthouse::http
