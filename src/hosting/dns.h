// DNS queries: an interface, so that tests answer themselves, and the C library's resolver.
#pragma once

#include <memory>
#include <string>
#include <vector>

namespace posthouse::hosting {

enum class DnsType { a, aaaa, mx, txt, ptr };

struct DnsAnswer {
    /// A and AAAA: addresses. PTR: names. MX: “10 mail.example.org”, the most preferred first. TXT:
    /// the texts, whose parts are joined. Names are in lower case, without a dot at the end.
    std::vector<std::string> records;
    /// Why nobody could answer; empty if somebody did, also that there is no such record.
    std::string failure;
};

class Dns {
public:
    virtual ~Dns() = default;
    virtual DnsAnswer ask(const std::string& name, DnsType) = 0;
};

/// Asks the name servers of /etc/resolv.conf or, if `server` is not empty, the one at this IPv4
/// address and port. Not thread-safe.
std::unique_ptr<Dns> system_dns(const std::string& server = {}, unsigned short port = 53);

/// The IPv4 and IPv6 addresses of a host.
DnsAnswer ask_addresses(Dns&, const std::string& host);
/// The mail servers of a domain, the most preferred first, without their preference.
DnsAnswer ask_mail_servers(Dns&, const std::string& domain);
/// “1.2.0.192.in-addr.arpa” for 192.0.2.1; empty if it is no address.
std::string reverse_name(const std::string& address);

}  // namespace posthouse::hosting
