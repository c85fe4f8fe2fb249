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

namespace posthouse::mail {

class MailReceiver {
public:
    MailReceiver(club::Backend door, MailIdentity identity, club::HouseKey key)
        : door_(std::move(door)), identity_(std::move(identity)), key_(std::move(key)) {}

    /// `done` is called once, at once or later from some other thread. Throws nothing. Any number
    /// of threads.
    void deliver(std::string bytes, Envelope envelope, DeliveryCallback done) const;

    const MailIdentity& identity() const { return identity_; }

private:
    /// Does what a mail to one of our marks asks without an answer. False where it is another mail.
    bool handle_tagged_mail(const IncomingMail&, const Envelope&,
                            const DeliveryCallback& finish) const;
    void write(club::UnitFn, const DeliveryCallback& finish) const;

    club::Backend door_;
    MailIdentity identity_;
    club::HouseKey key_;
};

}  // namespace posthouse::mail
