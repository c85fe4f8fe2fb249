#include "hosting/site_probe.h"

#include <curl/curl.h>
#include <fmt/format.h>

#include <array>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <string_view>
#include <thread>

namespace posthouse::hosting {
namespace {

using namespace std::chrono_literals;

constexpr long seconds_max = 8;
constexpr std::size_t body_bytes_max = 64 * 1024;

struct FreeCurl {
    void operator()(CURL* curl) const { curl_easy_cleanup(curl); }
};

/// A curl handle that verifies certificates and follows no redirects.
class Request {
public:
    Request(const std::string& url, const std::string& trusted) {
        static std::once_flag once;
        std::call_once(once, [] { curl_global_init(CURL_GLOBAL_DEFAULT); });
        curl_.reset(curl_easy_init());
        if (!curl_) throw std::runtime_error("libcurl cannot be initialized");
        set(CURLOPT_URL, url.c_str());
        set(CURLOPT_PROTOCOLS_STR, "https,http");
        set(CURLOPT_PROXY, "");
        set(CURLOPT_NOSIGNAL, 1L);
        set(CURLOPT_TIMEOUT, seconds_max);
        set(CURLOPT_HTTP_VERSION, long{CURL_HTTP_VERSION_1_1});
        set(CURLOPT_ERRORBUFFER, trouble_.data());
        set(CURLOPT_CERTINFO, 1L);
        if (!trusted.empty()) set(CURLOPT_CAINFO, trusted.c_str());
    }

    template <class Value>
    void set(CURLoption option, Value value) {
        if (const CURLcode code = curl_easy_setopt(curl_.get(), option, value); code != CURLE_OK)
            throw std::runtime_error(curl_easy_strerror(code));
    }
    /// Empty if it succeeded.
    std::string run() {
        const CURLcode code = curl_easy_perform(curl_.get());
        if (code == CURLE_OK) return {};
        return trouble_[0] != '\0' ? trouble_.data() : curl_easy_strerror(code);
    }
    CURL* handle() const { return curl_.get(); }

    /// Of the server's own certificate, which is the first.
    std::optional<std::chrono::sys_seconds> certificate_ends() const {
        curl_certinfo* info = nullptr;
        if (curl_easy_getinfo(curl_.get(), CURLINFO_CERTINFO, &info) != CURLE_OK || !info ||
            info->num_of_certs < 1)
            return std::nullopt;
        constexpr std::string_view name = "Expire date:";
        for (const curl_slist* line = info->certinfo[0]; line; line = line->next) {
            const std::string_view text = line->data;
            if (!text.starts_with(name)) continue;
            const std::time_t ends =
                curl_getdate(std::string(text.substr(name.size())).c_str(), nullptr);
            if (ends > 0) return std::chrono::sys_seconds(std::chrono::seconds(ends));
        }
        return std::nullopt;
    }

private:
    std::unique_ptr<CURL, FreeCurl> curl_;
    std::array<char, CURL_ERROR_SIZE> trouble_{};
};

std::size_t take_body(char* bytes, std::size_t size, std::size_t count, void* body) {
    std::string& text = *static_cast<std::string*>(body);
    if (text.size() + size * count > body_bytes_max) return 0;
    text.append(bytes, size * count);
    return size * count;
}

}  // namespace

SiteProbe probe_site(const std::string& url, const std::string& trusted) {
    SiteProbe probe;
    Request request(url + "/health", trusted);
    request.set(CURLOPT_WRITEFUNCTION, &take_body);
    request.set(CURLOPT_WRITEDATA, &probe.body);
    probe.failure = request.run();
    curl_easy_getinfo(request.handle(), CURLINFO_RESPONSE_CODE, &probe.status);
    probe.certificate_ends = request.certificate_ends();
    return probe;
}

std::string probe_socket(const std::string& url, const std::string& trusted) {
    Request request(url, trusted);
    request.set(CURLOPT_CONNECT_ONLY, 1L);
    if (std::string failure = request.run(); !failure.empty()) return failure;
    const std::string host = url.substr(url.find("//") + 2);
    const std::string ask = fmt::format(
        "GET /api/socket HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: cG9zdGhvdXNlIGRvY3Rvcg==\r\n\r\n",
        host);
    std::size_t done = 0;
    if (curl_easy_send(request.handle(), ask.data(), ask.size(), &done) != CURLE_OK ||
        done != ask.size())
        return "the request cannot be sent";
    std::string answer;
    std::array<char, 4096> buffer;
    for (const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(seconds_max);
         answer.find('\n') == std::string::npos && std::chrono::steady_clock::now() < until;) {
        const CURLcode code = curl_easy_recv(request.handle(), buffer.data(), buffer.size(), &done);
        if (code == CURLE_AGAIN)
            std::this_thread::sleep_for(20ms);
        else if (code != CURLE_OK || done == 0)
            break;
        else
            answer.append(buffer.data(), done);
    }
    if (answer.empty()) return "there is no answer";
    return answer.substr(0, answer.find_first_of("\r\n"));
}

}  // namespace posthouse::hosting
