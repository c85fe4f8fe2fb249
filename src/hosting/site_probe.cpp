#include "hosting/site_probe.h"

#include "client/transfer.h"

#include <fmt/format.h>

#include <array>
#include <ctime>
#include <string_view>
#include <thread>

namespace posthouse::hosting {
namespace {

using namespace std::chrono_literals;

constexpr long seconds_max = 8;
constexpr std::size_t body_bytes_max = 64 * 1024;

/// Verifies certificates, follows no redirects and uses no proxy.
void begin(client::Transfer& transfer, const std::string& url, const std::string& trusted) {
    transfer.set(CURLOPT_URL, url.c_str());
    transfer.set(CURLOPT_PROTOCOLS_STR, "https,http");
    transfer.set(CURLOPT_PROXY, "");
    transfer.set(CURLOPT_TIMEOUT, seconds_max);
    transfer.set(CURLOPT_HTTP_VERSION, long{CURL_HTTP_VERSION_1_1});
    transfer.set(CURLOPT_CERTINFO, 1L);
    if (!trusted.empty()) transfer.set(CURLOPT_CAINFO, trusted.c_str());
}

/// Why it failed; empty if it succeeded.
std::string perform(client::Transfer& transfer) {
    const CURLcode code = transfer.perform();
    return code == CURLE_OK ? "" : transfer.failure(code);
}

/// Of the server's own certificate, which is the first.
std::optional<std::chrono::sys_seconds> certificate_ends(const client::Transfer& transfer) {
    curl_certinfo* info = nullptr;
    if (curl_easy_getinfo(transfer.handle(), CURLINFO_CERTINFO, &info) != CURLE_OK || !info ||
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

}  // namespace

SiteProbe probe_site(const std::string& url, const std::string& trusted) {
    SiteProbe probe;
    client::Transfer transfer;
    begin(transfer, url + "/health", trusted);
    transfer.receive_into(probe.body, body_bytes_max);
    probe.failure = perform(transfer);
    probe.status = transfer.status();
    probe.certificate_ends = certificate_ends(transfer);
    return probe;
}

std::string probe_socket(const std::string& url, const std::string& trusted) {
    client::Transfer transfer;
    begin(transfer, url, trusted);
    transfer.set(CURLOPT_CONNECT_ONLY, 1L);
    if (std::string failure = perform(transfer); !failure.empty()) return failure;
    const std::string host = url.substr(url.find("//") + 2);
    const std::string ask = fmt::format(
        "GET /api/socket HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: cG9zdGhvdXNlIGRvY3Rvcg==\r\n\r\n",
        host);
    std::size_t done = 0;
    if (curl_easy_send(transfer.handle(), ask.data(), ask.size(), &done) != CURLE_OK ||
        done != ask.size())
        return "the request cannot be sent";
    std::string answer;
    std::array<char, 4096> buffer;
    for (const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(seconds_max);
         answer.find('\n') == std::string::npos && std::chrono::steady_clock::now() < until;) {
        const CURLcode code =
            curl_easy_recv(transfer.handle(), buffer.data(), buffer.size(), &done);
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
