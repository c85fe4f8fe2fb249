// The way of a mail into the house: read, never answered or handed in at the door, and accepted
// only when all it did is durable. LMTP, the pipe and later the maildir end here.
//
// Deliberately absent: sockets, what a command does, the answer itself (the door writes it into the
// outbox).
#pragma once

#include "club/door.h"
#include "club/secrets.h"
#include "mail/addresses.h"
#include "mail/delivery.h"

#include <string>

namespace posthouse {

class Intake {
public:
    Intake(Door door, MailIdentity identity, HouseKey key)
        : door_(std::move(door)), identity_(std::move(identity)), key_(std::move(key)) {}

    /// An empty `envelope_from` is the null return path. `done` is called once, at once or later
    /// from some other thread. Throws nothing. Any number of threads.
    void deliver(std::string bytes, std::string envelope_from, Delivered done) const;

    const MailIdentity& identity() const { return identity_; }

private:
    Door door_;
    MailIdentity identity_;
    HouseKey key_;
};

}  // namespace posthouse
