// `posthouse receive`: one mail on stdin, as an MTA's pipe or a .forward brings it.
//
// Deliberately absent: reading the mail (the house does), opening the store (the app hands in a way
// to do so).
#pragma once

#include "mail/delivery.h"

#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

namespace posthouse::mail {

struct PipeReceiveOptions {
    /// The running house's LMTP socket; empty: there is none.
    std::string unix_socket{};
    /// As the MTA says it; empty: the null path; none: it is in the mail's head.
    std::optional<std::string> envelope_from{};
    /// Whom it is for, as the MTA says; empty: it is in the mail's head.
    std::vector<std::string> envelope_to{};
    /// Delivers where no house is running. May throw.
    std::function<DeliveryStatus(std::string bytes, Envelope)> direct;
};

/// 0 after the mail's effect is durable, or where it could never have one (that is logged); else
/// 75: the MTA brings it again. Never anything else. Throws nothing.
int receive_from_pipe(std::istream& in, const PipeReceiveOptions&);

}  // namespace posthouse::mail
