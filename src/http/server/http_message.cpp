
#include "http/server/http_message.h"
#include "base/hash.h"
#include "base/inplace.h"
#include "base/visible_text.h"
#include "club/core/damage.h"

#include <spdlog/spdlog.h>
#include <algorithm>
#include <array>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/url/encode.hpp>
#include <boost/url/parse.hpp>
#include <boost/url/rfc/unreserved_chars.hpp>
#include <boost/url/url_view.hpp>
#include <cstdint>
#include <cstdio>

namespace posthouse::http {

namespace {

std::string_view trimmed(std::string_view words) {
    const auto first = words.find_first_not_of(" \t");
    if (first == std::string_view::npos) return {};
    return words.substr(first, words.find_last_not_of(" \t") - first + 1);
}

/// Whether a list item's parameters (`q=0.000`) exclude it.
bool not_wanted(std::string_view parameters) {
    while (!parameters.empty()) {
        const auto one = trimmed(take_until(parameters, ';'));
        if (one.size() < 3 || to_lower(one[0]) != 'q' || one[1] != '=') continue;
        return one.find_first_not_of("0.", 2) == std::string_view::npos;
    }
    return false;
}

/// Length in bytes of the UTF-8 character at the front of `words`; 0 if invalid.
std::size_t character_length(std::string_view words) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(words[i]); };
    const unsigned char lead = byte(0);
    if (lead < 0x80) return 1;
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || words.size() < length) return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byte(i) & 0xC0) != 0x80) return 0;
    const bool overlong = (lead == 0xE0 && byte(1) < 0xA0) || (lead == 0xF0 && byte(1) < 0x90);
    const bool surrogate = lead == 0xED && byte(1) > 0x9F;
    const bool too_big = lead == 0xF4 && byte(1) > 0x8F;
    return overlong || surrogate || too_big ? 0 : length;
}

}  // namespace

std::string as_utf8(std::string_view words) {
    std::string text;
    text.reserve(words.size());
    while (!words.empty()) {
        const std::size_t length = character_length(words);
        text += length > 0 ? words.substr(0, length) : std::string_view("\xEF\xBF\xBD");
        words.remove_prefix(length > 0 ? length : 1);
    }
    return visible_text(text);
}

void allow_other_origins(HttpResponse& response) {
    response.fields.emplace_back("Access-Control-Allow-Origin", "*");
    response.fields.emplace_back("Access-Control-Expose-Headers",
                                 "ETag, Link, RateLimit, RateLimit-Policy, Retry-After");
    response.fields.emplace_back("Cross-Origin-Resource-Policy", "cross-origin");
}

std::optional<Target> read_target(std::string_view target) {
    const auto url = boost::urls::parse_origin_form({target.data(), target.size()});
    if (!url) return std::nullopt;
    Target read;
    for (const std::string& part : url->segments()) read.path.push_back(part);
    for (const auto& one : url->params())
        read.parameters.emplace_back(std::string(one.key), std::string(one.value));
    const auto holds_controls = [](std::string_view words) {
        return std::ranges::any_of(
            words, [](char c) { return static_cast<unsigned char>(c) < ' ' || c == 0x7F; });
    };
    for (const std::string& part : read.path)
        if (holds_controls(part)) return std::nullopt;
    for (const auto& [name, value] : read.parameters)
        if (holds_controls(name) || holds_controls(value)) return std::nullopt;
    return read;
}

std::string_view parameter(const Target& target, std::string_view name) {
    for (const auto& [own, value] : target.parameters)
        if (own == name) return value;
    return {};
}

bool wants_brief(std::string_view target) {
    const auto asked = read_target(target);
    return asked && parameter(*asked, "brief") == "true";
}

std::string percent_encoded(std::string_view text) {
    return boost::urls::encode({text.data(), text.size()}, boost::urls::unreserved_chars);
}

bool same_origin(std::string_view origin, std::string_view host) {
    const auto scheme_end = origin.find("://");
    if (scheme_end == std::string_view::npos || host.empty()) return false;
    const auto scheme = origin.substr(0, scheme_end);
    if (!equals_ignore_case(scheme, "http") && !equals_ignore_case(scheme, "https")) return false;
    return equals_ignore_case(origin.substr(scheme_end + 3), host);
}

std::string_view find_cookie(std::string_view name, std::string_view cookies) {
    while (!cookies.empty()) {
        std::string_view value = take_until(cookies, ';');
        if (trimmed(take_until(value, '=')) == name) return trimmed(value);
    }
    return {};
}

std::string_view session_secret(std::string_view cookies) {
    const auto word = find_cookie(secure_session_cookie, cookies);
    return word.empty() ? find_cookie(session_cookie, cookies) : word;
}

std::vector<std::string_view> listed_items(std::string_view list) {
    std::vector<std::string_view> items;
    while (!list.empty()) {
        std::string_view parameters = take_until(list, ',');
        const auto item = trimmed(take_until(parameters, ';'));
        if (!item.empty() && !not_wanted(parameters)) items.push_back(item);
    }
    return items;
}

std::string site_address(std::string_view base_url, bool secure, std::string_view host) {
    if (!base_url.empty()) return std::string(base_url);
    return (secure ? "https://" : "http://") + std::string(host);
}

std::string make_etag(std::string_view bytes, std::string_view encoding) {
    std::array<char, 32> digits{};
    std::snprintf(digits.data(), digits.size(), "%016llx",
                  static_cast<unsigned long long>(fnv1a(bytes)));
    std::string etag = "\"" + std::string(digits.data());
    if (!encoding.empty()) etag += "-" + std::string(encoding);
    return etag + "\"";
}

bool etag_matches(std::string_view etag, std::string_view if_none_match) {
    if (etag.starts_with("W/")) etag.remove_prefix(2);
    for (auto one : listed_items(if_none_match)) {
        if (one.starts_with("W/")) one.remove_prefix(2);
        if (one == etag || one == "*") return true;
    }
    return false;
}

Refusal database_is_damaged() {
    return refuse("database-damaged",
                  "The server’s database is damaged; nothing was done. Tell the operator: it must "
                  "be restored.");
}

Refusal error_message(const std::exception& fault) {
    if (dynamic_cast<const club::StoreDamaged*>(&fault)) return database_is_damaged();
    return refuse("internal-error",
                  "An internal error occurred; nothing was done. Try again in a minute.");
}

void log_error(std::string_view where, std::string_view what) {
    spdlog::error("http: {}: {}", where, what);
}

void log_failed_login(std::string_view address) {
    spdlog::warn("http: failed login from {}", address);
}

}  // namespace posthouse::http
