// The post between the house and its people: mails to the house are on their way for a while, may
// be doubled and overtake one another, and are brought again until the house has taken them; its
// letters arrive in mailboxes, or do not.
#pragma once

#include "club/types.h"
#include "mail/receiver.h"
#include "mail/transport.h"
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
    std::string key;         // of its effect; empty: it has none
    std::string message_id;  // with angle brackets
    std::string from;
    bool handed_in = false;  // the house has it and has not answered yet
    bool again = false;      // it is brought once more after it was taken
};

/// The words of a head, unfolded; empty where it has none.
std::string head_of(const std::string& mail, const std::string& name);

class SimulatedMailNetwork final : public mail::MailTransport {
public:
    struct Trouble {
        bool away = false;
        int fails = 0;        // one in so many letters, while there is trouble
        int answer_lost = 0;  // of a hundred: it was carried, and the house is told that it was not
    };

    explicit SimulatedMailNetwork(Dice dice) : dice_(dice) {}

    Trouble trouble;
    bool skips = false, doubles = false;       // for tests of the laws
    std::set<std::string> gone_addresses;      // the relay knows that there is nobody
    std::set<std::string> bouncing_addresses;  // it comes back later
    std::deque<MailInTransit> to_house;
    std::map<std::string, std::deque<std::string>> mailboxes;  // the newest last
    /// Called with each mail that leaves the house, before and after it has left.
    std::function<void()> pause;
    std::function<void(const std::string& message_id, bool told)> left;

    void send(const std::string& bytes, const std::string& envelope_from,
              const std::string& to) override;

private:
    void bounce(const std::string& envelope_from, const std::string& to);

    Dice dice_;
    int bounces_ = 0;
};

}  // namespace posthouse::sim
