// Sender Policy Framework (RFC 7208): whether a domain's record lets an address send its mail.
// Macros are not evaluated.
#pragma once

#include "hosting/dns.h"

#include <string>

namespace posthouse::hosting {

enum class SpfResult {
    none,  // no record
    pass,
    fail,
    softfail,
    neutral,
    unusable,  // receivers ignore the record: see `why`
    unknown,   // depends on a macro, or no name server answers: see `why`
};

struct SpfVerdict {
    SpfResult result = SpfResult::none;
    std::string record;
    std::string why;
};

SpfVerdict check_spf(Dns&, const std::string& domain, const std::string& address);

}  // namespace posthouse::hosting
