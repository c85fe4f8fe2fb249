// The DNS records with which other mail servers accept mail from a domain and deliver mail to it:
// which ones to publish, and whether those that are published are as they should be.
#pragma once

#include "hosting/dns.h"
#include "hosting/finding.h"

#include <string>
#include <vector>

namespace posthouse::hosting {

struct MailDomain {
    std::string domain;                  // the part behind the @
    std::vector<std::string> addresses;  // public ones of this machine; empty: unknown
    std::string dkim_selector;           // empty: mail is not signed
    std::string dkim_record;             // of the mail server's own key; empty: unknown
    /// This machine's mail server delivers to other mail servers itself. Otherwise a provider's
    /// does, whose addresses only the provider knows.
    bool sends_itself = true;
};

struct DnsRecord {
    std::string name;
    std::string type;
    std::string value;
};

/// The records to publish.
std::vector<DnsRecord> wanted_records(const MailDomain&);
/// A line for each, as in a zone file: “games.example.org.  MX  10 games.example.org.”
std::string format_zone(const std::vector<DnsRecord>&);

void check_mail_domain(Dns&, const MailDomain&, Findings&);

/// Whether a host's name leads to this machine. `addresses` as in MailDomain.
void check_host(Dns&, const std::string& host, const std::vector<std::string>& addresses,
                Findings&);

}  // namespace posthouse::hosting
