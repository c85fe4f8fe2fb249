// API: playing a friend by link. Neither needs an account: whoever has none becomes a guest
// (club/accounts/guests.h), whose session the response opens.
#include "club/challenges/invitations.h"

#include "club/accounts/guests.h"
#include "club/commands/command_line.h"
#include "http/api/api_call.h"
#include "http/caller.h"
#include "http/server/json.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

namespace posthouse::http {

namespace json = boost::json;

namespace {

Refusal unknown_invitation() {
    return refuse(
        "no-such-invitation",
        "This is no link of ours: check that it is complete, or ask your friend for a new one.");
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

}  // namespace

void Api::as_player(const CallPtr& call, PlayerFn next) const {
    std::optional<club::User> user;
    backend_.store->read(
        [&](const club::StoreReader& reader) { user = current_user(reader, *call); });
    if (user) return next(club::NewSession{*user, ""});
    if (!guests_ || !backend_.open_guest_session)
        return call->respond_error(
            401, refuse("no-guests", "Nobody plays here without an account: log in or sign up."));
    if (auto answer = login_limit_error(*call)) return call->done(std::move(*answer));
    backend_.open_guest_session(
        call->client(), device_of(call->request),
        [self = shared_from_this(), call, next = std::move(next)](club::LoginResult in) {
            if (!in && in.error().retry_later) return call->respond_error(*in.error().retry_later);
            if (!in) return call->respond_error(503, self->write_error());
            next(*in);
        });
}

void Api::run_invitation(const CallPtr& call, const club::NewSession& player, std::string line,
                         std::function<json::object(const club::Response&)> result) const {
    club::Request request;
    request.lines = {std::move(line)};
    request.speaker = player.user.id;
    call->caller.identify(request);
    request.now = backend_.now();
    request.client = call->client();
    backend_.submit(
        std::move(request), [self = shared_from_this(), call, player,
                             result = std::move(result)](std::optional<club::Response> reply) {
            if (!reply) return call->respond_error(503, self->write_error());
            if (reply->retry_later) return call->respond_error(*reply->retry_later);
            // A new guest stays one, so that the next attempt is theirs, too.
            if (!reply->accepted)
                return call->done(
                    self->with_session(error_response(status_of(*reply), *reply->refusal), player));
            self->post_([self, call, player, result, reply = std::move(*reply)] {
                self->respond_as(call, player, result(reply));
            });
        });
}

void Api::invite(const CallPtr& call) const {
    const auto command = invitation_command(call->body);
    if (!command) return call->respond_error(400, command.error());
    as_player(call, [self = shared_from_this(), call,
                     command = *command](const club::NewSession& player) {
        self->run_invitation(call, player, command.game + player.user.name + command.options,
                             [](const club::Response& reply) {
                                 return json::object{{"code", reply.invitation}};
                             });
    });
}

void Api::accept_invitation(const CallPtr& call) const {
    const auto board = key_ ? club::read_invitation_code(*key_, call->path[2]) : std::nullopt;
    if (!board) return call->respond_error(404, unknown_invitation());
    as_player(
        call, [self = shared_from_this(), call, board = *board](const club::NewSession& player) {
            std::string line =
                board.game + " accept " + std::to_string(board.board) + " --link=" + call->path[2];
            self->run_invitation(call, player, std::move(line), [board](const club::Response&) {
                return json::object{{"game", board.game}, {"board", board.board}};
            });
        });
}

json::object Api::invitation_json(const club::StoreReader& reader, const club::OpenChallenge& offer,
                                  const std::optional<club::User>& viewer, bool program) const {
    PlayerJsonCache seats(reader);
    return {{"code", club::invitation_code(*key_, offer.game, offer.board)},
            {"game", offer.game},
            {"board", offer.board},
            {"expires", time_json(offer.posted + club::invitation_lifetime)},
            {"mine", viewer && viewer->id == offer.by},
            {"offer", offer_json(reader, seats, offer, viewer, program, backend_.now())}};
}

/// The invitation, or once it is accepted, the board of its match.
void Api::invitation(const CallPtr& call) const {
    const auto board = key_ ? club::read_invitation_code(*key_, call->path[2]) : std::nullopt;
    if (!board) return call->respond_error(404, unknown_invitation());
    std::optional<json::object> found;
    backend_.store->read([&](const club::StoreReader& reader) {
        const auto offer = reader.offer_on(board->game, board->board);
        if (offer && !club::has_expired(*offer, backend_.now()))
            found = invitation_json(reader, *offer, current_user(reader, *call),
                                    call->caller.token.has_value());
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

void Api::invitations(const CallPtr& call) const {
    json::array all;
    backend_.store->read([&](const club::StoreReader& reader) {
        const auto viewer = current_user(reader, *call);
        if (!key_ || !viewer) return;
        for (const club::OpenChallenge& offer : reader.offers({.by = viewer->id, .by_link = true}))
            if (offer.by_link && !club::has_expired(offer, backend_.now()))
                all.push_back(
                    invitation_json(reader, offer, viewer, call->caller.token.has_value()));
    });
    call->respond(all);
}

}  // namespace posthouse::http
