#include "hosting/dns.h"

#include "base/inplace.h"

#include <arpa/inet.h>
#include <arpa/nameser.h>
#include <fmt/format.h>
#include <netdb.h>
#include <netinet/in.h>
#include <resolv.h>

#include <algorithm>
#include <array>
#include <stdexcept>
#include <utility>

namespace posthouse::hosting {
namespace {

constexpr int patience_seconds = 3, tries = 2;
constexpr std::size_t answer_bytes_max = 65'536;

ns_type type_of(DnsType type) {
    switch (type) {
        case DnsType::a:
            return ns_t_a;
        case DnsType::aaaa:
            return ns_t_aaaa;
        case DnsType::mx:
            return ns_t_mx;
        case DnsType::txt:
            return ns_t_txt;
        case DnsType::ptr:
            break;
    }
    return ns_t_ptr;
}

std::string lower_case_name(std::string name) {
    std::ranges::transform(name, name.begin(), to_lower);
    if (name.ends_with('.')) name.pop_back();
    return name;
}

std::string name_at(const ns_msg& message, const unsigned char* at) {
    std::array<char, NS_MAXDNAME> name{};
    if (dn_expand(ns_msg_base(message), ns_msg_end(message), at, name.data(), name.size()) < 0)
        throw std::runtime_error("the name server's answer is damaged");
    return lower_case_name(name.data());
}

std::string address_at(int family, const unsigned char* bytes) {
    std::array<char, INET6_ADDRSTRLEN> text{};
    inet_ntop(family, bytes, text.data(), text.size());
    return text.data();
}

std::string text_of(const unsigned char* bytes, std::size_t size) {
    std::string text;
    for (std::size_t at = 0; at < size;) {
        const std::size_t length = std::min<std::size_t>(bytes[at], size - at - 1);
        text.append(reinterpret_cast<const char*>(bytes + at + 1), length);
        at += length + 1;
    }
    return text;
}

/// The records of one type; aliases (CNAME) on the way to them are left out.
std::vector<std::string> records_of(const unsigned char* bytes, int size, ns_type type) {
    ns_msg message;
    if (ns_initparse(bytes, size, &message) < 0)
        throw std::runtime_error("the name server's answer is damaged");
    std::vector<std::pair<int, std::string>> found;  // with the preference
    for (int i = 0; i < ns_msg_count(message, ns_s_an); ++i) {
        ns_rr record;
        if (ns_parserr(&message, ns_s_an, i, &record) < 0)
            throw std::runtime_error("the name server's answer is damaged");
        if (ns_rr_type(record) != type) continue;
        const unsigned char* data = ns_rr_rdata(record);
        const std::size_t length = ns_rr_rdlen(record);
        if (type == ns_t_a && length == NS_INADDRSZ)
            found.emplace_back(0, address_at(AF_INET, data));
        else if (type == ns_t_aaaa && length == NS_IN6ADDRSZ)
            found.emplace_back(0, address_at(AF_INET6, data));
        else if (type == ns_t_txt)
            found.emplace_back(0, text_of(data, length));
        else if (type == ns_t_ptr)
            found.emplace_back(0, name_at(message, data));
        else if (type == ns_t_mx && length > 2)
            found.emplace_back(ns_get16(data), name_at(message, data + 2));
    }
    std::ranges::stable_sort(found, {}, &std::pair<int, std::string>::first);
    std::vector<std::string> records;
    for (auto& [preference, record] : found)
        records.push_back(type == ns_t_mx ? fmt::format("{} {}", preference, record)
                                          : std::move(record));
    return records;
}

class SystemDns : public Dns {
public:
    SystemDns(const std::string& server, unsigned short port) {
        if (res_ninit(&state_) != 0) throw std::runtime_error("/etc/resolv.conf cannot be read");
        state_.options |= RES_USE_EDNS0;  // keys of 2048 bits are longer than 512 bytes
        state_.retrans = patience_seconds;
        state_.retry = tries;
        if (server.empty()) return;
        sockaddr_in& to = state_.nsaddr_list[0];
        to = {};
        to.sin_family = AF_INET;
        to.sin_port = htons(port);
        if (inet_pton(AF_INET, server.c_str(), &to.sin_addr) != 1)
            throw std::invalid_argument(
                fmt::format("“{}” is not the IPv4 address of a name server.", server));
        state_.nscount = 1;
    }
    ~SystemDns() override { res_nclose(&state_); }
    SystemDns(const SystemDns&) = delete;
    SystemDns& operator=(const SystemDns&) = delete;

    DnsAnswer ask(const std::string& name, DnsType type) override {
        std::vector<unsigned char> bytes(answer_bytes_max);
        const int size = res_nquery(&state_, name.c_str(), ns_c_in, type_of(type), bytes.data(),
                                    static_cast<int>(bytes.size()));
        if (size < 0) {
            const int why = state_.res_h_errno;
            if (why == HOST_NOT_FOUND || why == NO_DATA) return {};
            return {{},
                    why == TRY_AGAIN ? "no name server answers" : "the name server has an error"};
        }
        try {
            return {records_of(bytes.data(), std::min<int>(size, answer_bytes_max), type_of(type)),
                    ""};
        } catch (const std::exception& damage) {
            return {{}, damage.what()};
        }
    }

private:
    struct __res_state state_ {};
};

}  // namespace

std::unique_ptr<Dns> system_dns(const std::string& server, unsigned short port) {
    return std::make_unique<SystemDns>(server, port);
}

DnsAnswer ask_addresses(Dns& dns, const std::string& host) {
    DnsAnswer all = dns.ask(host, DnsType::a);
    const DnsAnswer six = dns.ask(host, DnsType::aaaa);
    all.records.insert(all.records.end(), six.records.begin(), six.records.end());
    if (all.failure.empty()) all.failure = six.failure;
    return all;
}

DnsAnswer ask_mail_servers(Dns& dns, const std::string& domain) {
    DnsAnswer answer = dns.ask(domain, DnsType::mx);
    for (std::string& record : answer.records) record.erase(0, record.find(' ') + 1);
    return answer;
}

std::string reverse_name(const std::string& address) {
    std::array<unsigned char, sizeof(in6_addr)> bytes{};
    std::string name;
    if (inet_pton(AF_INET, address.c_str(), bytes.data()) == 1) {
        for (std::size_t i = 4; i-- > 0;) name += fmt::format("{}.", bytes[i]);
        return name + "in-addr.arpa";
    }
    if (inet_pton(AF_INET6, address.c_str(), bytes.data()) != 1) return {};
    for (std::size_t i = 16; i-- > 0;)
        name += fmt::format("{:x}.{:x}.", bytes[i] & 15, bytes[i] >> 4);
    return name + "ip6.arpa";
}

}  // namespace posthouse::hosting
