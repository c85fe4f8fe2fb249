// Receives mails from LMTP, a pipe or a maildir and passes them to the backend.
#pragma once

#include "club/commands/backend.h"
#include "club/core/secrets.h"
#include "mail/incoming/addresses.h"
#include "mail/incoming/incoming.h"
#include "mail/incoming/quote_stripping.h"

#include <cstddef>
#include <functional>
#include <iosfwd>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace posthouse::mail {

/// The largest mail that is accepted.
inline constexpr std::size_t mail_bytes_max = 1 << 20;

/// What the envelope says.
struct Envelope {
    std::string from{};             // empty: the null return path
    std::vector<std::string> to{};  // as the MTA gave them; may be empty
};

struct DeliveryStatus {
    enum class Outcome {
        accepted,          // every effect is durable, or the mail is deliberately not answered
        try_again,         // the server cannot process it now; nothing was done
        refused_for_good,  // it can never be processed
    };
    Outcome outcome = Outcome::try_again;
    std::string message;  // the reason if it was not accepted
};

using DeliveryCallback = std::function<void(DeliveryStatus)>;

/// Parses a mail, then records it as a bounce, unsubscribes its sender, ignores it or submits it as
/// a request. Reports success only after all effects are durable.

class MailReceiver {
public:
    MailReceiver(club::Backend door, MailIdentity identity, club::ServerKey key)
        : backend_(std::move(door)), identity_(std::move(identity)), key_(std::move(key)) {}

    /// Calls `done` exactly once, at once or later on another thread. Never throws; thread-safe.
    void deliver(std::string bytes, Envelope envelope, DeliveryCallback done) const;

    const MailIdentity& identity() const { return identity_; }

private:
    void tell_unread(const IncomingMail&, std::string_view reason, const DeliveryCallback&) const;
    /// Handles a mail to a bounce or unsubscribe address, which gets no answer. False for any other
    /// mail.
    bool handle_tagged_mail(const IncomingMail&, const Envelope&,
                            const DeliveryCallback& finish) const;
    /// What the letter says, as text and as HTML.
    std::string text_of(club::Letter) const;
    /// The texts of the stored letters that the mail replies to, by their Message-IDs.
    std::string stored_letters(const club::StoreReader&, const IncomingMail&) const;
    /// The letters that the mail replies to, and the one with its board.
    SentLetter letter_replied_to(const IncomingMail&) const;
    void write(club::UnitFn, const DeliveryCallback& finish) const;

    club::Backend backend_;
    MailIdentity identity_;
    club::ServerKey key_;
};

/// Polls a maildir: delivers mails from `new`, oldest first, and moves them to `cur` as seen, or to
/// `posthouse-refused` if they can never be processed. Others stay and are retried.

class MaildirReceiver {
public:
    /// Creates missing folders; throws std::exception on failure. `receiver` must outlive it.
    MaildirReceiver(std::string folder, const MailReceiver& receiver);

    /// Delivers up to 100 mails, one after the other, and returns how many were processed; stops at
    /// the first that must be retried. Throws std::exception if the folder cannot be read. Blocks;
    /// one caller at a time.
    int deliver_new();

private:
    enum class Outcome { processed, retry, ignored };
    Outcome deliver(const std::string& name);
    void move(const std::string& name, const std::string& to);

    std::string folder_;
    const MailReceiver& receiver_;
    std::set<std::string> ignored_;  // not readable as plain files; logged once
};

// `posthouse receive`: one mail on stdin, from an MTA's pipe or a .forward.

struct PipeReceiveOptions {
    /// The running server's LMTP socket; empty if there is none.
    std::string unix_socket{};
    /// From the MTA; empty: the null path; none: read it from the mail's header.
    std::optional<std::string> envelope_from{};
    /// Recipients from the MTA; empty: read them from the mail's header.
    std::vector<std::string> envelope_to{};
    /// Delivers if no server is running. May throw.
    std::function<DeliveryStatus(std::string bytes, Envelope)> direct;
};

/// Exit status: 0 after the mail's effect is durable or if it can never have one (logged),
/// otherwise 75, so that the MTA retries it. Never anything else. Does not throw.
int receive_from_pipe(std::istream& in, const PipeReceiveOptions&);

}  // namespace posthouse::mail
