#include "club/push_places.h"

#include "base/text.h"

#include <algorithm>

namespace posthouse {
namespace {

constexpr std::size_t endpoint_size_max = 1000;

bool is_plain(char c) {
    return c > ' ' && c < 127 && c != '"' && c != '\\' && c != '<' && c != '>' && c != '#';
}

/// A name with a dot in it, or so many numbers; no user, no brackets.
bool is_public_name(std::string_view host) {
    const auto fits = [](char c) {
        return (lower(c) >= 'a' && lower(c) <= 'z') || is_digit(c) || c == '-' || c == '.';
    };
    if (!std::ranges::all_of(host, fits) || host.find('.') == std::string_view::npos) return false;
    if (host.front() == '.' || host.back() == '.') return false;
    const std::string_view last = host.substr(host.rfind('.') + 1);
    const auto ends_in = [&](std::string_view end) {
        return host.size() > end.size() && same_word(host.substr(host.size() - end.size()), end);
    };
    // A push service has a name: a number is never needed, and what it leads to is easily
    // overlooked.
    return !std::ranges::all_of(last, is_digit) && !ends_in(".localhost") && !ends_in(".local") &&
           !ends_in(".internal");
}

}  // namespace

bool may_be_called(std::string_view typed, bool loopback) {
    if (typed.size() > endpoint_size_max || !std::ranges::all_of(typed, is_plain)) return false;
    if (loopback && typed.starts_with("http://127.0.0.1:")) return true;
    constexpr std::string_view scheme = "https://";
    if (!typed.starts_with(scheme)) return false;
    std::string_view rest = typed.substr(scheme.size());
    std::string_view authority = take_until(rest, '/');
    const std::string_view host = take_until(authority, ':');
    const bool port = std::ranges::all_of(authority, is_digit) && authority.size() <= 5;
    return !host.empty() && !rest.empty() && port && is_public_name(host);
}

Or<std::string> read_push_endpoint(std::string_view typed, bool loopback) {
    if (may_be_called(typed, loopback)) return std::string(typed);
    return refuse(
        "That is not the address of a push service: send the endpoint of the browser's push "
        "subscription, which begins with https://.");
}

void add_push_place(Unit& unit, UserId user, const std::string& endpoint, Instant now) {
    PushPlace place{endpoint, user, now, std::nullopt, 0};
    auto known = unit.push_places(user);
    for (const PushPlace& one : known)
        if (one.endpoint == endpoint) return;
    for (std::size_t i = 0; known.size() - i >= push_places_max; ++i)
        unit.remove_push_place(known[i].endpoint);
    unit.set_push_place(place);
}

void remove_push_place(Unit& unit, UserId user, std::string_view endpoint) {
    for (const PushPlace& one : unit.push_places(user))
        if (one.endpoint == endpoint) unit.remove_push_place(endpoint);
}

void remove_push_places(Unit& unit, UserId user) {
    for (const PushPlace& one : unit.push_places(user)) unit.remove_push_place(one.endpoint);
}

}  // namespace posthouse
