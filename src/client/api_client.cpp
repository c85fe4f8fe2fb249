#include "client/api_client.h"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

namespace posthouse::client {

namespace json = boost::json;

namespace {

constexpr long connect_seconds_max = 15;
constexpr long seconds_max = 60;
constexpr std::size_t answer_bytes_max = 16 << 20;

}  // namespace

std::string ApiResponse::error() const {
    return text_member(body, "error");
}

void begin_transfer(Transfer& transfer, const ApiServer& server, const std::string& path) {
    transfer.reset();
    const std::string url = server.url.substr(0, server.url.find_last_not_of('/') + 1) + path;
    transfer.set(CURLOPT_URL, url.c_str());
    transfer.set(CURLOPT_PROTOCOLS_STR, "http,https");
    transfer.set(CURLOPT_CONNECTTIMEOUT, connect_seconds_max);
    transfer.stop_if(server.stopped);
    if (!server.user_agent.empty()) transfer.set(CURLOPT_USERAGENT, server.user_agent.c_str());
    // Keeps cookies, and adds none. (An empty CURLOPT_COOKIEFILE would do so, too, but of
    // libcurl 7.88 curl_easy_reset() leaks it: curl/curl#10694.)
    if (!server.cookie.empty())
        transfer.set(CURLOPT_COOKIE, server.cookie.c_str());
    else if (server.token.empty())
        transfer.set(CURLOPT_COOKIELIST, "");
    else
        transfer.add_field("Authorization: Bearer " + server.token);
}

ApiResponse ApiClient::get(const std::string& path) {
    begin_transfer(transfer_, server_, path);
    return perform();
}

ApiResponse ApiClient::post(const std::string& path, const json::object& body) {
    begin_transfer(transfer_, server_, path);
    const std::string sent = json::serialize(body);
    transfer_.add_field("Content-Type: application/json");
    transfer_.post(sent);
    return perform();
}

std::string ApiClient::cookie() const {
    std::string all;
    for (const std::string& line : transfer_.cookies()) {
        // Netscape's format: the last two of seven fields are name and value.
        const std::size_t value = line.rfind('\t');
        const std::size_t name = line.rfind('\t', value - 1) + 1;
        all += (all.empty() ? "" : "; ") + line.substr(name, value - name) + '=' +
               line.substr(value + 1);
    }
    return all;
}

ApiResponse ApiClient::perform() {
    std::string bytes;
    transfer_.receive_into(bytes, answer_bytes_max);
    transfer_.set(CURLOPT_TIMEOUT, seconds_max);
    if (const CURLcode code = transfer_.perform(); code != CURLE_OK)
        throw ConnectionError(transfer_.failure(code));
    json::error_code wrong;
    json::value body = json::parse(bytes, wrong);
    if (wrong) throw UnexpectedResponse();
    return {transfer_.status(), std::move(body), transfer_.retry_after()};
}

std::string text_member(const json::object& object, std::string_view name) {
    const json::value* member = object.if_contains(name);
    return member && member->is_string() ? std::string(member->get_string()) : std::string();
}

std::optional<std::int64_t> number_member(const json::object& object, std::string_view name) {
    const json::value* member = object.if_contains(name);
    if (!member || !member->is_int64()) return std::nullopt;
    return member->get_int64();
}

bool is_true(const json::object& object, std::string_view name) {
    const json::value* member = object.if_contains(name);
    return member && member->is_bool() && member->get_bool();
}

std::string text_member(const json::value& value, std::string_view name) {
    return value.is_object() ? text_member(value.get_object(), name) : std::string();
}

std::optional<std::int64_t> number_member(const json::value& value, std::string_view name) {
    return value.is_object() ? number_member(value.get_object(), name) : std::nullopt;
}

bool is_true(const json::value& value, std::string_view name) {
    return value.is_object() && is_true(value.get_object(), name);
}

}  // namespace posthouse::client
