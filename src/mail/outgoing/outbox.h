// Sends the letters that are due: at least once, in order for each match and reader, with growing
// delays after failures; after five days a letter is dead. A crash between sending and recording
// repeats a letter with the same Message-ID, so that mailboxes can drop the copy.
#pragma once

#include "club/commands/backend.h"
#include "club/core/secrets.h"
#include "club/core/store.h"
#include "mail/incoming/addresses.h"
#include "mail/outgoing/composer.h"
#include "mail/outgoing/letter_attachments.h"
#include "mail/outgoing/transport.h"

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace posthouse::mail {

/// The letters sent as one mail: a single letter, or one reader's digest, oldest first.
using MailBatch = std::vector<club::Letter>;

/// Made of the `limit` oldest letters that are due, in their order. Letters go into a digest if
/// their reader wants that, or if more than ten for this reader have waited for over an hour.
std::vector<MailBatch> due_batches(const club::StoreReader&, club::Instant now, std::size_t limit);

/// Where the letter goes now: its own address while that is a working one of its reader's,
/// otherwise the reader's current one; empty: nowhere, it stays in the inbox. An answer goes to its
/// requester, and a letter that confirms an address to that address.
std::string current_address(const club::StoreReader&, const club::Letter&);

// While the transport is unavailable, one letter at a time tests it, at no cost to the letter's
// attempts; afterwards the backlog is sent at a limited rate. Of several servers only the holder of
// the leader lock sends.

struct OutboxSettings {
    int letters_per_minute = 600;  // after an outage, until the backlog is gone
};

class Outbox {
public:
    /// `transport` must outlive it.
    Outbox(club::Backend door, MailTransport& transport, MailIdentity identity, club::ServerKey key,
           OutboxSettings settings = {})
        : backend_(std::move(door)),
          transport_(transport),
          identity_(std::move(identity)),
          key_(std::move(key)),
          settings_(settings) {}

    /// Sends one round of letters and returns how many were sent. Blocks on transport and store;
    /// one caller at a time. Throws if reading fails.
    int send_due();

private:
    struct PreparedMail;
    struct DeliveryResult;
    struct Round;
    /// A reader's letters about one match are sent in the order in which they were written.
    using LetterThread = std::pair<club::MatchId, std::string>;

    club::LeaderLock acquire_leadership();
    static LetterThread thread_of(const club::Letter&);
    std::size_t batches_allowed(club::Instant now);
    void load_blocked_threads(club::Instant now);
    static std::size_t pick_probe_batch(const std::vector<MailBatch>&, std::size_t number);
    std::optional<club::Instant> must_wait(const club::Letter&);
    bool send(Round&, MailBatch);
    PreparedMail prepare(const MailBatch&, club::Instant now);
    void deliver(const PreparedMail&, club::Instant now);
    DeliveryResult try_deliver(const PreparedMail&, club::Instant now);
    void record(Round&, const MailBatch&, const DeliveryResult&);
    void postpone(const club::Letter&, club::Instant due);
    void on_transport_down(const std::string& said);
    void on_transport_up(club::Instant now);

    club::Backend backend_;
    MailTransport& transport_;
    MailIdentity identity_;
    club::ServerKey key_;
    OutboxSettings settings_;

    /// Sent, but not yet recorded as sent: must not be sent again.
    std::set<club::LetterId> sent_unrecorded_;
    /// Failed and due for a retry: later letters of their threads must wait for them.
    std::map<LetterThread, std::set<club::LetterId>> blocked_threads_;
    bool blocked_threads_loaded_ = false;

    struct Outage {
        std::chrono::milliseconds pause{};  // between two attempts
        club::Instant next{};
        std::size_t attempts = 0;
    };
    std::optional<Outage> outage_;
    /// After an outage: how many letters may be sent, as of when.
    struct SendRate {
        double letters = 0;
        club::Instant at{};
    };
    std::optional<SendRate> send_rate_;
};

/// How long a letter waits after this many attempts: a minute, doubling up to six hours.
std::chrono::milliseconds retry_delay(int attempts);

/// Whether a letter is dead after this many attempts, which take five days.
bool is_dead_after(int attempts);

}  // namespace posthouse::mail
