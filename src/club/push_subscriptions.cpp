#include "club/push_subscriptions.h"

#include "base/inplace.h"
#include "club/web_address.h"

#include <algorithm>

namespace posthouse::club {
namespace {

constexpr std::size_t endpoint_size_max = 1000;

bool is_plain(char c) {
    return c > ' ' && c < 127 && c != '"' && c != '\\' && c != '<' && c != '>' && c != '#';
}

bool is_letter(char c) {
    return lower(c) >= 'a' && lower(c) <= 'z';
}

/// A name with a dot in it whose end is no number, however that is written: a push service has a
/// name, and what a number leads to is easily overlooked.
bool is_public_name(std::string_view host) {
    const auto fits = [](char c) { return is_letter(c) || is_digit(c) || c == '-' || c == '.'; };
    if (!std::ranges::all_of(host, fits) || host.find('.') == std::string_view::npos) return false;
    if (host.front() == '.' || host.back() == '.') return false;
    const std::string_view last = host.substr(host.rfind('.') + 1);
    return is_letter(last.front()) && !equals_ignore_case(last, "localhost") &&
           !equals_ignore_case(last, "local") && !equals_ignore_case(last, "internal");
}

}  // namespace

bool may_be_called(std::string_view typed, bool loopback) {
    if (typed.size() > endpoint_size_max || !std::ranges::all_of(typed, is_plain)) return false;
    const auto address = read_web_address(typed);
    if (!address || address->port == 0) return false;
    if (loopback && address->scheme == "http" && address->host == "127.0.0.1") return true;
    return address->scheme == "https" && is_public_name(address->host) &&
           address->path.size() > 1;  // more than the slash
}

Expected<std::string> read_push_endpoint(std::string_view typed, bool loopback) {
    if (may_be_called(typed, loopback)) return std::string(typed);
    return refuse(
        "That is not the address of a push service: send the endpoint of the browser's push "
        "subscription, which begins with https://.");
}

void add_push_place(UnitOfWork& unit, UserId user, const std::string& endpoint, Instant now) {
    PushSubscription place{endpoint, user, now, std::nullopt, 0};
    auto known = unit.push_places(user);
    for (const PushSubscription& one : known)
        if (one.endpoint == endpoint) return;
    for (std::size_t i = 0; known.size() - i >= push_places_max; ++i)
        unit.remove_push_place(known[i].endpoint);
    unit.set_push_place(place);
}

void remove_push_place(UnitOfWork& unit, UserId user, std::string_view endpoint) {
    for (const PushSubscription& one : unit.push_places(user))
        if (one.endpoint == endpoint) unit.remove_push_place(endpoint);
}

void remove_push_places(UnitOfWork& unit, UserId user) {
    for (const PushSubscription& one : unit.push_places(user)) unit.remove_push_place(one.endpoint);
}

}  // namespace posthouse::club
