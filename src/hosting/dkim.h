// DomainKeys Identified Mail (RFC 6376): the public key in the DNS with which receivers verify the
// mail server's signatures.
#pragma once

#include "hosting/dns.h"
#include "hosting/finding.h"

#include <optional>
#include <string>

namespace posthouse::hosting {

/// “posthouse._domainkey.games.example.org”.
std::string dkim_name(const std::string& selector, const std::string& domain);

/// The record for the private key in this file (PEM, as opendkim-genkey writes it); empty if the
/// file cannot be read or has no such key.
std::optional<std::string> dkim_record_of_key(const std::string& file);

/// `wanted`: the record of the mail server's own key; empty if that is unknown.
void check_dkim(Dns&, const std::string& domain, const std::string& selector,
                const std::string& wanted, Findings&);

}  // namespace posthouse::hosting
