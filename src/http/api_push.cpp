// The API's doors for browsers that want to be told of news while no page is open. They are no
// commands: only a browser has what they need.
#include "base/text.h"
#include "club/push_places.h"
#include "http/api_call.h"

namespace posthouse::http {

namespace json = boost::json;

void Api::push_key(const CallPtr& call) const {
    call->give(
        json::object{{"key", push_key_.empty() ? json::value(nullptr) : json::value(push_key_)}});
}

/// The endpoint that is named, for who is logged in; where either is missing that is said.
std::optional<std::pair<club::UserId, std::string>> Api::push_asked(const CallPtr& call) const {
    std::optional<club::User> user;
    door_.store->read([&](const club::StoreReader& reader) { user = speaker(reader, *call); });
    if (!user) {
        call->refuse(401, "Log in first: it is a player who is told.");
        return std::nullopt;
    }
    const auto typed = text_field(call->body, "endpoint", Lines::one);
    if (!typed) {
        call->refuse(400, typed.error().sentence);
        return std::nullopt;
    }
    const auto endpoint = club::read_push_endpoint(typed->value_or(""), push_to_loopback_);
    if (!endpoint) {
        call->refuse(400, endpoint.error().sentence);
        return std::nullopt;
    }
    return std::pair(user->id, *endpoint);
}

void Api::push_here(const CallPtr& call) const {
    if (push_key_.empty()) return call->refuse(404, "This house tells browsers nothing.");
    const auto asked = push_asked(call);
    if (!asked) return;
    door_.write(
        [asked, now = door_.now()](club::UnitOfWork& unit) {
            club::add_push_place(unit, asked->first, asked->second, now);
        },
        [self = shared_from_this(), call](bool stands) {
            if (!stands) return call->refuse(503, self->cannot_write());
            call->give(json::object{});
        });
}

void Api::push_no_more(const CallPtr& call) const {
    const auto asked = push_asked(call);
    if (!asked) return;
    door_.write(
        [asked](club::UnitOfWork& unit) {
            club::remove_push_place(unit, asked->first, asked->second);
        },
        [self = shared_from_this(), call](bool stands) {
            if (!stands) return call->refuse(503, self->cannot_write());
            call->give(json::object{});
        });
}

}  // namespace posthouse::http
