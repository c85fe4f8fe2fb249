// The way of a mail into the house: read, then counted as a bounce, taken as the wish to get no
// more mail, never answered, or handed in at the door; and accepted only when all it did is
// durable. LMTP, the pipe and the maildir end here.
//
// Deliberately absent: sockets, what a command does, the answer itself (the door writes it into the
// outbox).
#pragma once

#include "club/door.h"
#include "club/secrets.h"
#include "mail/addresses.h"
#include "mail/delivery.h"
#include "mail/incoming.h"

#include <string>

namespace posthouse {

class Intake {
public:
    Intake(Door door, MailIdentity identity, HouseKey key)
        : door_(std::move(door)), identity_(std::move(identity)), key_(std::move(key)) {}

    /// `done` is called once, at once or later from some other thread. Throws nothing. Any number
    /// of threads.
    void deliver(std::string bytes, Envelope envelope, Delivered done) const;

    const MailIdentity& identity() const { return identity_; }

private:
    /// Does what a mail to one of our marks asks without an answer. False where it is another mail.
    bool take_mark(const IncomingMail&, const Envelope&, const Delivered& finish) const;
    void write(Work, const Delivered& finish) const;

    Door door_;
    MailIdentity identity_;
    HouseKey key_;
};

}  // namespace posthouse
