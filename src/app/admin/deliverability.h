// Whether other mail servers take this server's mail and deliver theirs: DNS records, port 25 in
// both directions, and the relay.
#pragma once

#include "app/config.h"
#include "hosting/dns.h"
#include "hosting/finding.h"
#include "hosting/mail_domain.h"

#include <memory>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace posthouse::app {

/// What the settings do not say about the machine and its surroundings.
struct Surroundings {
    std::string name_server;             // address:port; empty: those of /etc/resolv.conf
    std::vector<std::string> addresses;  // public ones; empty: those of the network interfaces
    std::string dkim_key;                // private key; empty: where postfix.md puts it
    unsigned short smtp_port = 25;       // of other mail servers
    std::string trusted;                 // certificates to trust besides; empty: none
};

void add_surroundings(CLI::App& command, Surroundings&);

/// Throws a sentence if the name server's address is none.
std::unique_ptr<hosting::Dns> dns_of(const Surroundings&);

/// Those given or, if there are none, the public ones of the network interfaces.
std::vector<std::string> public_addresses(const Surroundings&);

hosting::MailDomain mail_domain_of(const Config&, const Surroundings&);

/// Nothing if no mail is sent.
void check_deliverability(const Config&, const Surroundings&, hosting::Findings&);

}  // namespace posthouse::app
