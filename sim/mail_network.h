// Simulated mail between the server and its players: incoming mails are delayed, duplicated,
// reordered and retried until the server has accepted them; outgoing letters reach mailboxes or are
// lost.
#pragma once

#include "club/core/types.h"
#include "mail/incoming/receiver.h"
#include "mail/outgoing/transport.h"
#include "sim/rng.h"

#include <cstddef>
#include <deque>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace posthouse::sim {

struct MailInTransit {
    std::string bytes;
    mail::Envelope envelope;
    std::string key;         // its idempotency key; empty: it has no effect
    std::string message_id;  // with angle brackets
    std::string from;
    bool submitted = false;   // the server has received but not yet accepted it
    bool redelivery = false;  // it is delivered again after it was accepted
};

/// The value of a header field, unfolded; empty if missing.
std::string header_of(const std::string& mail, const std::string& name);

class SimulatedMailNetwork final : public mail::MailTransport {
public:
    struct Faults {
        bool unavailable = false;
        int fails = 0;        // one in N letters
        int answer_lost = 0;  // percent: accepted, but the reply to the server is lost
    };

    explicit SimulatedMailNetwork(Rng dice) : rng_(dice) {}

    Faults faults;
    bool skips = false, doubles = false;       // injected bugs
    std::set<std::string> gone_addresses;      // rejected by the relay as unknown
    std::set<std::string> bouncing_addresses;  // accepted, bounce later
    std::deque<MailInTransit> to_server;
    std::map<std::string, std::deque<std::string>> mailboxes;  // the newest last
    /// Called for each letter that the server sends, before and after.
    std::function<void()> pause;
    std::function<void(const std::string& message_id, bool told)> on_sent;

    void send(const std::string& bytes, const std::string& envelope_from,
              const std::string& to) override;

private:
    void bounce(const std::string& envelope_from, const std::string& to);

    Rng rng_;
    int bounces_ = 0;
};

}  // namespace posthouse::sim
