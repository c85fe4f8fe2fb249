#include "push/public_http.h"

#include "client/transfer.h"
#include "club/letters/push_subscriptions.h"

#include <netinet/in.h>

#include <unistd.h>
#include <algorithm>
#include <cstdint>
#include <cstring>
#include <span>

namespace posthouse::push {
namespace {

constexpr long connect_seconds_max = 5;
constexpr long seconds_max = 10;
constexpr std::size_t answer_bytes_max = 16 * 1024;

struct Network {
    std::uint32_t address;
    int bits;
};

constexpr std::uint32_t four(int a, int b, int c, int d) {
    return static_cast<std::uint32_t>(a) << 24 | static_cast<std::uint32_t>(b) << 16 |
           static_cast<std::uint32_t>(c) << 8 | static_cast<std::uint32_t>(d);
}

/// IANA's special-purpose addresses, which are not public.
constexpr Network private_networks[] = {
    {four(0, 0, 0, 0), 8},      {four(10, 0, 0, 0), 8},     {four(100, 64, 0, 0), 10},
    {four(127, 0, 0, 0), 8},    {four(169, 254, 0, 0), 16}, {four(172, 16, 0, 0), 12},
    {four(192, 0, 0, 0), 24},   {four(192, 0, 2, 0), 24},   {four(192, 88, 99, 0), 24},
    {four(192, 168, 0, 0), 16}, {four(198, 18, 0, 0), 15},  {four(198, 51, 100, 0), 24},
    {four(203, 0, 113, 0), 24}, {four(224, 0, 0, 0), 4},    {four(240, 0, 0, 0), 4},
};

bool is_private_four(std::uint32_t address) {
    return std::ranges::any_of(private_networks, [&](const Network& one) {
        return (address ^ one.address) >> (32 - one.bits) == 0;
    });
}

bool begins(std::span<const std::uint8_t> address, std::initializer_list<int> with) {
    std::size_t i = 0;
    for (const int byte : with)
        if (address[i++] != byte) return false;
    return true;
}

std::uint32_t four_at(std::span<const std::uint8_t> address, std::size_t at) {
    return four(address[at], address[at + 1], address[at + 2], address[at + 3]);
}

/// Only global unicast (2000::/3) is public, except for prefixes that embed another address or are
/// reserved for documentation.
bool is_private_six(std::span<const std::uint8_t> address) {
    if (begins(address, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff}))  // an IPv4 address
        return is_private_four(four_at(address, 12));
    if (begins(address, {0, 0x64, 0xff, 0x9b, 0, 0, 0, 0, 0, 0, 0, 0}))  // the same, by NAT64
        return is_private_four(four_at(address, 12));
    if ((address[0] & 0xe0) != 0x20) return true;
    return begins(address, {0x20, 0x01, 0, 0}) ||        // Teredo
           begins(address, {0x20, 0x01, 0x0d, 0xb8}) ||  // documentation
           begins(address, {0x20, 0x02}) ||              // 6to4
           begins(address, {0x3f, 0xff, 0});             // documentation
}

bool is_loopback(const sockaddr& address) {
    if (address.sa_family == AF_INET6) {
        sockaddr_in6 six{};
        std::memcpy(&six, &address, sizeof six);
        return IN6_IS_ADDR_LOOPBACK(&six.sin6_addr);
    }
    if (address.sa_family != AF_INET) return false;
    sockaddr_in four_way{};
    std::memcpy(&four_way, &address, sizeof four_way);
    return ntohl(four_way.sin_addr.s_addr) == four(127, 0, 0, 1);
}

struct AllowedAddresses {
    bool loopback = false;
    bool was_private = false;  // an address that was refused
};

/// Called by libcurl after DNS resolution, so that no host name can lead to a private address.
curl_socket_t open_socket(void* all, curlsocktype, curl_sockaddr* to) {
    AllowedAddresses& allowed = *static_cast<AllowedAddresses*>(all);
    if (!(allowed.loopback && is_loopback(to->addr)) && is_private(to->addr)) {
        allowed.was_private = true;
        return CURL_SOCKET_BAD;
    }
    return ::socket(to->family, to->socktype | SOCK_CLOEXEC, to->protocol);
}

}  // namespace

bool is_private(const sockaddr& address) {
    if (address.sa_family == AF_INET) {
        sockaddr_in four_way{};
        std::memcpy(&four_way, &address, sizeof four_way);
        return is_private_four(ntohl(four_way.sin_addr.s_addr));
    }
    if (address.sa_family == AF_INET6) {
        sockaddr_in6 six{};
        std::memcpy(&six, &address, sizeof six);
        return is_private_six(six.sin6_addr.s6_addr);
    }
    return true;
}

HttpResult post_to_public_url(const std::string& url, const std::vector<std::string>& fields,
                              const std::string& body, bool to_loopback) {
    if (!club::is_callable_url(url, to_loopback)) return {.message = "this URL is not allowed"};
    client::Transfer transfer;
    std::string response;
    AllowedAddresses allowed{to_loopback};
    transfer.set(CURLOPT_URL, url.c_str());
    transfer.set(CURLOPT_PROTOCOLS_STR, to_loopback ? "https,http" : "https");
    transfer.set(CURLOPT_PROXY, "");
    transfer.set(CURLOPT_FOLLOWLOCATION, 0L);
    transfer.set(CURLOPT_CONNECTTIMEOUT, connect_seconds_max);
    transfer.set(CURLOPT_TIMEOUT, seconds_max);
    transfer.set(CURLOPT_OPENSOCKETFUNCTION, &open_socket);
    transfer.set(CURLOPT_OPENSOCKETDATA, &allowed);
    transfer.receive_into(response, answer_bytes_max);
    for (const std::string& field : fields) transfer.add_field(field);
    transfer.post(body);

    HttpResult answer;
    const CURLcode code = transfer.perform();
    answer.status = transfer.status();
    if (code != CURLE_OK && answer.status == 0 && allowed.was_private)
        answer.message = "the host's address is not on the public internet";
    else if (code != CURLE_OK && answer.status == 0)
        answer.message = transfer.failure(code);
    else
        answer.message = "HTTP status " + std::to_string(answer.status);
    answer.retry_after = transfer.retry_after();
    return answer;
}

}  // namespace posthouse::push
