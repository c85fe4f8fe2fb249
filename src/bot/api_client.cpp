#include "bot/api_client.h"

#include "bot/curl_request.h"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

namespace posthouse::bot {

namespace json = boost::json;

namespace {

constexpr long seconds_max = 60;
constexpr std::size_t answer_bytes_max = 16 << 20;

json::value read(const std::string& bytes) {
    json::error_code wrong;
    json::value value = json::parse(bytes, wrong);
    if (wrong) throw ConnectionError("the response is not from a Posthouse server");
    return value;
}

ApiResponse ask(CurlRequest& request, Exchange& exchange) {
    std::string bytes;
    exchange.on_bytes = [&bytes](std::string_view more) {
        bytes += more;
        return bytes.size() <= answer_bytes_max;
    };
    request.set(CURLOPT_TIMEOUT, seconds_max);
    if (const CURLcode code = request.perform(); code != CURLE_OK)
        throw ConnectionError(request.trouble(code));
    return {request.status(), read(bytes), request.wait()};
}

}  // namespace

std::string ApiResponse::error() const {
    return text_member(body, "error");
}

ApiClient::ApiClient(const std::string& url, std::string token, std::function<bool()> stopped)
    : url_(without_end_slash(url)), token_(std::move(token)), stopped_(std::move(stopped)) {}

ApiResponse ApiClient::get(const std::string& path) const {
    Exchange exchange{stopped_, {}};
    CurlRequest request(url_ + path, token_, exchange);
    return ask(request, exchange);
}

ApiResponse ApiClient::post(const std::string& path, const json::object& body) const {
    Exchange exchange{stopped_, {}};
    CurlRequest request(url_ + path, token_, exchange);
    const std::string sent = json::serialize(body);
    request.field("Content-Type: application/json");
    request.set(CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(sent.size()));
    request.set(CURLOPT_POSTFIELDS, sent.c_str());
    return ask(request, exchange);
}

std::string text_member(const json::value& value, std::string_view name) {
    const json::object* object = value.if_object();
    const json::value* member = object ? object->if_contains(name) : nullptr;
    return member && member->is_string() ? std::string(member->get_string()) : std::string();
}

std::optional<std::int64_t> number_member(const json::value& value, std::string_view name) {
    const json::object* object = value.if_object();
    const json::value* member = object ? object->if_contains(name) : nullptr;
    if (!member || !member->is_int64()) return std::nullopt;
    return member->get_int64();
}

bool is_true(const json::value& value, std::string_view name) {
    const json::object* object = value.if_object();
    const json::value* member = object ? object->if_contains(name) : nullptr;
    return member && member->is_bool() && member->get_bool();
}

}  // namespace posthouse::bot
