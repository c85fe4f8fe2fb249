#include "app/admin/deliverability.h"

#include "app/server/relay.h"
#include "hosting/dkim.h"
#include "hosting/smtp_probe.h"
#include "push/public_http.h"

#include <arpa/inet.h>
#include <fmt/format.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>

namespace posthouse::app {
namespace {

std::string format_address(const sockaddr& address) {
    std::array<char, INET6_ADDRSTRLEN> text{};
    if (address.sa_family == AF_INET)
        inet_ntop(AF_INET, &reinterpret_cast<const sockaddr_in&>(address).sin_addr, text.data(),
                  text.size());
    else
        inet_ntop(AF_INET6, &reinterpret_cast<const sockaddr_in6&>(address).sin6_addr, text.data(),
                  text.size());
    return text.data();
}

std::vector<std::string> interface_addresses() {
    std::vector<std::string> found;
    ifaddrs* all = nullptr;
    if (getifaddrs(&all) != 0) return found;
    for (const ifaddrs* one = all; one; one = one->ifa_next)
        if (one->ifa_addr && (one->ifa_flags & IFF_UP) != 0 && !push::is_private(*one->ifa_addr))
            found.push_back(format_address(*one->ifa_addr));
    freeifaddrs(all);
    return found;
}

std::string domain_of(const std::string& address) {
    return address.substr(address.find('@') + 1);
}

/// A mail server's greeting at one of its addresses, or why there is none.
hosting::SmtpProbe greet(hosting::Dns& dns, const std::string& server, unsigned short port) {
    hosting::SmtpProbe probe;
    const auto found = hosting::ask_addresses(dns, server);
    probe.failure = found.failure.empty() ? "it has no address" : found.failure;
    for (const std::string& address : found.records)
        if (probe = hosting::probe_smtp(address, port); probe.failure.empty()) break;
    return probe;
}

void check_incoming(const Config& configuration, const Surroundings& around, hosting::Dns& dns,
                    hosting::Findings& findings) {
    const auto servers = hosting::ask_mail_servers(dns, configuration.host);
    for (const std::string& server : servers.records) {
        const auto probe = greet(dns, server, around.smtp_port);
        if (probe.failure.empty())
            findings.fine("The mail server {} answers on port {}.", server, around.smtp_port);
        else
            findings.wrong(
                "The mail server {} does not answer on port {} ({}), so mail does not arrive: let "
                "the port through your firewall, and start the mail server there. (Behind a router "
                "this test can fail although others reach it.)",
                server, around.smtp_port, probe.failure);
    }
}

/// To the operator's own mail server, since letters go there in any case.
void check_outgoing(const Config& configuration, const Surroundings& around, hosting::Dns& dns,
                    hosting::Findings& findings) {
    const std::string& address = configuration.operator_address;
    if (address.find('@') == std::string::npos || domain_of(address) == configuration.host) return;
    const std::string domain = domain_of(address);
    const auto servers = hosting::ask_mail_servers(dns, domain);
    if (!servers.failure.empty() || servers.records.empty())
        return findings.doubtful(
            "No mail server is known for {}, to which reports go ({}): correct operator-address if "
            "it is mistyped.",
            address, servers.failure.empty() ? "no MX record" : servers.failure);
    const auto probe = greet(dns, servers.records.front(), around.smtp_port);
    if (probe.failure.empty())
        return findings.fine("Port {} of other mail servers can be reached ({}).", around.smtp_port,
                             servers.records.front());
    findings.wrong(
        "{} does not answer on port {} ({}): many providers block outgoing mail. Ask yours to open "
        "port 25, or set relay to a mail service.",
        servers.records.front(), around.smtp_port, probe.failure);
}

void check_relay_dialogue(const Config& configuration, const Relay& relay, hosting::Dns& dns,
                          hosting::Findings& findings) {
    const bool may_ask = configuration.relay_user.empty();  // others want a password first
    const std::string to = may_ask ? configuration.operator_address : "";
    const auto probe =
        hosting::probe_smtp(relay.host, relay.port_number(), house_address(configuration), to);
    if (!probe.connected) return;  // check_setup() says so
    if (!probe.failure.empty())
        return findings.wrong(
            "The relay {} does not answer as a mail server ({}): look at its log, or correct "
            "relay.",
            configuration.relay, probe.failure);
    if (!probe.refusal.empty())
        return findings.wrong(
            "The relay {} refuses letters from {} to {} (“{}”): let it relay for this machine.",
            configuration.relay, house_address(configuration), to, probe.refusal);
    findings.fine("The relay {} takes letters.", configuration.relay);
    if (!relay.is_local()) return;
    if (hosting::ask_addresses(dns, probe.name).records.empty())
        findings.wrong(
            "Your mail server calls itself “{}”, which is not in the DNS, so many others refuse "
            "its mail: set myhostname = {} (postconf -e), and reload it.",
            probe.name, configuration.host);
}

}  // namespace

void add_surroundings(CLI::App& command, Surroundings& around) {
    command.add_option("--address", around.addresses,
                       "this machine's public IP address, if a router has it; may be repeated");
    command
        .add_option("--name-server", around.name_server,
                    "ask this DNS server, as 127.0.0.1:53 (default: those of /etc/resolv.conf)")
        ->type_name("SERVER");
    command
        .add_option("--dkim-key", around.dkim_key,
                    "private key of your mail server (default "
                    "/etc/dkimkeys/SELECTOR.private)")
        ->type_name("FILE");
    command.add_option("--trust", around.trusted, "certificates to trust instead of the system's")
        ->type_name("FILE");
    command.add_option("--smtp-port", around.smtp_port, "for tests only: port of mail servers")
        ->group("");
}

std::unique_ptr<hosting::Dns> dns_of(const Surroundings& around) {
    if (around.name_server.empty()) return hosting::system_dns();
    const Endpoint at =
        read_endpoint(around.name_server.find(':') == std::string::npos ? around.name_server + ":53"
                                                                        : around.name_server);
    return hosting::system_dns(at.address, at.port);
}

std::vector<std::string> public_addresses(const Surroundings& around) {
    return around.addresses.empty() ? interface_addresses() : around.addresses;
}

hosting::MailDomain mail_domain_of(const Config& configuration, const Surroundings& around) {
    hosting::MailDomain mail;
    mail.domain = configuration.host;
    mail.addresses = public_addresses(around);
    mail.dkim_selector = configuration.dkim_selector;
    const auto relay = read_relay(configuration.relay);
    mail.sends_itself = relay && relay->is_local();
    if (!mail.dkim_selector.empty() && mail.sends_itself) {
        const std::string key = around.dkim_key.empty()
                                    ? fmt::format("/etc/dkimkeys/{}.private", mail.dkim_selector)
                                    : around.dkim_key;
        mail.dkim_record = hosting::dkim_record_of_key(key).value_or("");
    }
    return mail;
}

void check_deliverability(const Config& configuration, const Surroundings& around,
                          hosting::Findings& findings) {
    const auto relay = read_relay(configuration.relay);
    if (!relay) return;
    const auto dns = dns_of(around);
    hosting::check_mail_domain(*dns, mail_domain_of(configuration, around), findings);
    check_incoming(configuration, around, *dns, findings);
    if (relay->is_local()) check_outgoing(configuration, around, *dns, findings);
    if (!relay->tls) check_relay_dialogue(configuration, *relay, *dns, findings);
}

}  // namespace posthouse::app
