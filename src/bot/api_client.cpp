#include "bot/api_client.h"

#include <curl/curl.h>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <memory>
#include <mutex>

namespace posthouse::bot {

namespace json = boost::json;

namespace {

constexpr long connect_seconds_max = 15;
constexpr long seconds_max = 60;
/// The server sends an event or a heartbeat twice in half a minute.
constexpr long silence_seconds_max = 90;
constexpr std::size_t answer_bytes_max = 16 << 20;
constexpr std::size_t line_bytes_max = 1 << 20;

struct FreeCurl {
    void operator()(CURL* curl) const { curl_easy_cleanup(curl); }
};
struct FreeList {
    void operator()(curl_slist* list) const { curl_slist_free_all(list); }
};

/// A request in progress and the receiver of its response.
struct Exchange {
    const std::function<bool()>& stopped;
    std::function<bool(std::string_view)> on_bytes;
    bool enough = false;  // ended by `on_bytes`, not by an error
};

std::size_t on_write(const char* bytes, std::size_t size, std::size_t count, void* exchange) {
    Exchange& at = *static_cast<Exchange*>(exchange);
    if (at.on_bytes({bytes, size * count})) return size * count;
    at.enough = true;
    return 0;
}

int on_progress(void* exchange, curl_off_t, curl_off_t, curl_off_t, curl_off_t) {
    return static_cast<Exchange*>(exchange)->stopped() ? 1 : 0;
}

class Request {
public:
    Request(const std::string& url, const std::string& token, Exchange& exchange)
        : curl_(curl_easy_init()) {
        static std::once_flag once;
        std::call_once(once, [] { curl_global_init(CURL_GLOBAL_DEFAULT); });
        if (!curl_) throw ConnectionError("libcurl cannot start");
        set(CURLOPT_URL, url.c_str());
        set(CURLOPT_PROTOCOLS_STR, "http,https");
        set(CURLOPT_NOSIGNAL, 1L);
        set(CURLOPT_CONNECTTIMEOUT, connect_seconds_max);
        set(CURLOPT_ERRORBUFFER, trouble_);
        set(CURLOPT_WRITEFUNCTION, &on_write);
        set(CURLOPT_WRITEDATA, &exchange);
        set(CURLOPT_NOPROGRESS, 0L);
        set(CURLOPT_XFERINFOFUNCTION, &on_progress);
        set(CURLOPT_XFERINFODATA, &exchange);
        field("Authorization: Bearer " + token);
    }

    template <class Value>
    void set(CURLoption option, Value value) {
        if (const CURLcode code = curl_easy_setopt(curl_.get(), option, value); code != CURLE_OK)
            throw ConnectionError(curl_easy_strerror(code));
    }
    void field(const std::string& words) {
        curl_slist* longer = curl_slist_append(fields_.get(), words.c_str());
        if (longer == nullptr) throw std::bad_alloc();
        (void)fields_.release();
        fields_.reset(longer);
    }
    CURLcode perform() {
        set(CURLOPT_HTTPHEADER, fields_.get());
        return curl_easy_perform(curl_.get());
    }
    long status() const {
        long status = 0;
        curl_easy_getinfo(curl_.get(), CURLINFO_RESPONSE_CODE, &status);
        return status;
    }
    std::chrono::seconds wait() const {
        curl_off_t seconds = 0;
        curl_easy_getinfo(curl_.get(), CURLINFO_RETRY_AFTER, &seconds);
        return std::chrono::seconds(seconds);
    }
    std::string trouble(CURLcode code) const {
        return trouble_[0] != '\0' ? trouble_ : curl_easy_strerror(code);
    }

private:
    const std::unique_ptr<CURL, FreeCurl> curl_;
    std::unique_ptr<curl_slist, FreeList> fields_;
    char trouble_[CURL_ERROR_SIZE] = {};
};

json::value read(const std::string& bytes) {
    json::error_code wrong;
    json::value value = json::parse(bytes, wrong);
    if (wrong) throw ConnectionError("the response is not from a Posthouse server");
    return value;
}

ApiResponse ask(Request& request, Exchange& exchange) {
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

ApiClient::ApiClient(std::string url, std::string token, std::function<bool()> stopped)
    : url_(url.substr(0, url.find_last_not_of('/') + 1)),
      token_(std::move(token)),
      stopped_(std::move(stopped)) {}

ApiResponse ApiClient::get(const std::string& path) const {
    Exchange exchange{stopped_, {}};
    Request request(url_ + path, token_, exchange);
    return ask(request, exchange);
}

ApiResponse ApiClient::post(const std::string& path, const json::object& body) const {
    Exchange exchange{stopped_, {}};
    Request request(url_ + path, token_, exchange);
    const std::string sent = json::serialize(body);
    request.field("Content-Type: application/json");
    request.set(CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(sent.size()));
    request.set(CURLOPT_POSTFIELDS, sent.c_str());
    return ask(request, exchange);
}

std::string ApiClient::follow(std::optional<std::int64_t> after,
                              const std::function<bool(const json::object&)>& event) const {
    std::string received;
    Exchange exchange{stopped_, {}};
    Request request(url_ + "/api/events?format=ndjson", token_, exchange);
    if (after) request.field("Last-Event-ID: " + std::to_string(*after));
    exchange.on_bytes = [&](std::string_view more) {
        received += more;
        for (std::size_t end; (end = received.find('\n')) != std::string::npos;) {
            const std::string line = received.substr(0, end);
            received.erase(0, end + 1);
            if (line.empty() || request.status() != 200) continue;
            const json::value value = read(line);
            if (value.is_object() && !event(value.get_object())) return false;
        }
        return received.size() <= line_bytes_max;
    };
    request.set(CURLOPT_LOW_SPEED_LIMIT, 1L);
    request.set(CURLOPT_LOW_SPEED_TIME, silence_seconds_max);
    const CURLcode code = request.perform();
    if (code == CURLE_OK && request.status() != 200) {
        json::error_code none;
        const json::value body = json::parse(received, none);
        throw ConnectionError(none ? "status " + std::to_string(request.status())
                                   : text_member(body, "error"));
    }
    if (exchange.enough || code == CURLE_OK) return "the server has closed the stream";
    return request.trouble(code);
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
