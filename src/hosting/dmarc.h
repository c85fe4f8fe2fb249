// DMARC (RFC 7489): what receivers do with mail in a domain's name that neither SPF nor DKIM
// confirms.
#pragma once

#include "hosting/dns.h"
#include "hosting/finding.h"

#include <string>

namespace posthouse::hosting {

/// The record to publish at _dmarc.DOMAIN if there is none.
inline constexpr const char* dmarc_record = "v=DMARC1; p=quarantine";

void check_dmarc(Dns&, const std::string& domain, Findings&);

}  // namespace posthouse::hosting
