// What became of a mail that was handed in: the three answers that an LMTP client or a pipe can be
// given.
#pragma once

#include "club/backend.h"
#include "club/secrets.h"
#include "mail/addresses.h"
#include "mail/incoming.h"

#include <cstddef>
#include <functional>
#include <iosfwd>
#include <optional>
#include <set>
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

// The way of a mail into the house: read, then counted as a bounce, taken as the wish to get no
// more mail, never answered, or handed in at the door; and accepted only when all it did is
// durable. LMTP, the pipe and the maildir end here.

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

// Mail from a maildir, for houses whose mail server delivers into one: what lies in `new` is handed
// in, oldest first, and then moved to `cur` as seen, or to `posthouse-refused` where it can never
// be read. What the house cannot take now stays, and is found again.

class MaildirIntake {
public:
    /// Makes the folders that are missing; throws a Fault where it cannot. The Intake outlives it.
    MaildirIntake(std::string folder, const MailReceiver& receiver);

    /// One round: hands in up to 100 mails, one after the other, and says how many were dealt with;
    /// stops at the first that must be tried again. Throws a Fault where the folder cannot be read.
    /// One caller at a time. Waits for the door.
    int take_new();

private:
    enum class Taken { yes, not_now, passed_over };
    Taken take(const std::string& name);
    void move(const std::string& name, const std::string& to);

    std::string folder_;
    const MailReceiver& receiver_;
    std::set<std::string> passed_over_;  // what is no file of ours to read; logged once
};

// `posthouse receive`: one mail on stdin, as an MTA's pipe or a .forward brings it.

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
