#include "club/letters/push_subscriptions.h"

#include "base/inplace.h"
#include "club/letters/letter_tables.h"

#include <curl/curl.h>

#include <algorithm>
#include <charconv>
#include <memory>
#include <new>
#include <optional>

namespace posthouse::club {
namespace {

constexpr std::size_t endpoint_size_max = 1000;

struct WebAddress {
    std::string scheme;  // in lower case
    std::string host;  // as libcurl asks for it: 0x7f.1 is 127.0.0.1, an IPv6 address has brackets
    std::string path;  // with its query
    int port = 0;      // the scheme's own where none was named
};

struct FreeUrl {
    void operator()(CURLU* url) const { curl_url_cleanup(url); }
};

std::string part(CURLU* url, CURLUPart what, unsigned flags) {
    char* found = nullptr;
    if (curl_url_get(url, what, &found, flags) != CURLUE_OK) return {};
    const std::unique_ptr<char, decltype(&curl_free)> text(found, &curl_free);
    return found;
}

/// Parsed by libcurl, which also makes the request later, so that both understand it alike. None if
/// it is not an address, or has a user name or a zone.
std::optional<WebAddress> read_web_address(std::string_view typed) {
    const std::unique_ptr<CURLU, FreeUrl> url(curl_url());
    if (!url) throw std::bad_alloc();
    if (curl_url_set(url.get(), CURLUPART_URL, std::string(typed).c_str(), CURLU_DISALLOW_USER) !=
        CURLUE_OK)
        return std::nullopt;
    if (!part(url.get(), CURLUPART_ZONEID, 0).empty()) return std::nullopt;
    WebAddress address{part(url.get(), CURLUPART_SCHEME, 0), part(url.get(), CURLUPART_HOST, 0),
                       part(url.get(), CURLUPART_PATH, 0) + part(url.get(), CURLUPART_QUERY, 0)};
    const std::string port = part(url.get(), CURLUPART_PORT, CURLU_DEFAULT_PORT);
    (void)std::from_chars(port.data(), port.data() + port.size(), address.port);
    return address;
}

bool is_plain(char c) {
    return c > ' ' && c < 127 && c != '"' && c != '\\' && c != '<' && c != '>' && c != '#';
}

bool is_letter(char c) {
    return to_lower(c) >= 'a' && to_lower(c) <= 'z';
}

/// A host name with a dot that does not end in a number in any notation: push services have names,
/// and numeric addresses could reach internal hosts.
bool is_public_name(std::string_view host) {
    const auto fits = [](char c) { return is_letter(c) || is_digit(c) || c == '-' || c == '.'; };
    if (!std::ranges::all_of(host, fits) || host.find('.') == std::string_view::npos) return false;
    if (host.front() == '.' || host.back() == '.') return false;
    const std::string_view last = host.substr(host.rfind('.') + 1);
    return is_letter(last.front()) && !equals_ignore_case(last, "localhost") &&
           !equals_ignore_case(last, "local") && !equals_ignore_case(last, "internal");
}

}  // namespace

bool is_callable_url(std::string_view typed, bool loopback) {
    if (typed.size() > endpoint_size_max || !std::ranges::all_of(typed, is_plain)) return false;
    const auto address = read_web_address(typed);
    if (!address || address->port == 0) return false;
    if (loopback && address->scheme == "http" &&
        (address->host == "127.0.0.1" || address->host == "localhost"))
        return true;
    return address->scheme == "https" && is_public_name(address->host) &&
           address->path.size() > 1;  // more than "/"
}

Expected<std::string> read_push_endpoint(std::string_view typed, bool loopback) {
    if (is_callable_url(typed, loopback)) return std::string(typed);
    return refuse("push-address-malformed",
                  "That is not the address of a push service: send the endpoint of the browser's "
                  "push subscription, which begins with https://.");
}

void add_push_subscription(UnitOfWork& unit, UserId user, const std::string& endpoint,
                           Instant now) {
    PushSubscription place{endpoint, user, now, std::nullopt, 0};
    auto known = push_subscriptions_of(unit, user);
    for (const PushSubscription& one : known)
        if (one.endpoint == endpoint) return;
    for (std::size_t i = 0; known.size() - i >= push_subscriptions_max; ++i)
        unit.remove<PushSubscription>(known[i].endpoint);
    unit.put(place);
}

void remove_push_subscription(UnitOfWork& unit, UserId user, std::string_view endpoint) {
    for (const PushSubscription& one : push_subscriptions_of(unit, user))
        if (one.endpoint == endpoint) unit.remove<PushSubscription>(endpoint);
}

void remove_push_subscriptions(UnitOfWork& unit, UserId user) {
    for (const PushSubscription& one : push_subscriptions_of(unit, user))
        unit.remove<PushSubscription>(one.endpoint);
}

}  // namespace posthouse::club
