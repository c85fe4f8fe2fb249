// What became of a mail that was handed in: the three answers that an LMTP client or a pipe can be
// given.
//
// Deliberately absent: reply codes (LmtpSession) and exit statuses (receive), which are made of these.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace posthouse::mail {

/// The largest mail that is read.
inline constexpr std::size_t mail_bytes_max = 1 << 20;

/// What the envelope says.
struct Envelope {
    std::string from{};             // empty: the null return path
    std::vector<std::string> to{};  // as the MTA gave them; may be empty
};

struct DeliveryStatus {
    enum class Outcome {
        accepted,   // everything it did is durable, or it is on record as deliberately unanswered
        try_again,  // the house cannot answer now; nothing was done
        refused_for_good,  // it would never be read
    };
    Outcome outcome = Outcome::try_again;
    std::string sentence;  // why, where it was not accepted
};

using DeliveryCallback = std::function<void(DeliveryStatus)>;

}  // namespace posthouse::mail
