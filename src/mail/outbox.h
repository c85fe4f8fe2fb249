// What lies ready in the outbox, put together for the postman: which letters go now, which of them
// as one digest, and where to.
#pragma once

#include "club/backend.h"
#include "club/secrets.h"
#include "club/store.h"
#include "mail/addresses.h"
#include "mail/composer.h"
#include "mail/letter_attachments.h"
#include "mail/transport.h"

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace posthouse::mail {

/// What goes out as one mail: a letter, or several of one reader as a digest, oldest first.
using MailBatch = std::vector<club::Letter>;

/// Made of the `limit` oldest letters that are due, in their order. Letters that their reader wants
/// as a digest, and those of somebody for whom more than ten have waited for over an hour, are put
/// together.
std::vector<MailBatch> due_batches(const club::StoreReader&, club::Instant now, std::size_t limit);

/// Where the letter goes now: its own address while that is a good one of its reader's, else the
/// reader's present one; empty: nowhere, it waits on the page. An answer goes to whoever asked, and
/// what confirms an address to that address.
std::string present_address(const club::StoreReader&, const club::Letter&);

// Carries the letters that are due, and writes down what became of each: at least once, in order
// for each match and reader, later and later where there is trouble, for five days; what is then
// left is a dead letter.
//
// A crash between carrying and writing down repeats a letter; its Message-ID is the same, so the
// mailbox can fold it. While the postman himself is away one letter at a time asks whether he is
// back, no letter suffers for it, and then they go out at a steady pace. Of several servers of a
// house one carries letters; another does as soon as that one is gone.

struct OutboxSettings {
    int letters_a_minute = 600;  // after the postman was away, until nothing waits any more
};

class Outbox {
public:
    /// The postman must outlive it.
    Outbox(club::Backend door, MailTransport& transport, MailIdentity identity, club::HouseKey key,
           OutboxSettings settings = {}, PngCache pictures = PngCache())
        : door_(std::move(door)),
          transport_(transport),
          identity_(std::move(identity)),
          key_(std::move(key)),
          settings_(settings),
          pictures_(std::move(pictures)) {}

    /// One round: how many were carried. Waits for postman and store; one caller at a time. Throws
    /// what reading throws.
    int send_due();

private:
    struct PreparedMail;
    struct DeliveryResult;
    struct Round;
    /// A reader's letters about one match arrive in the order in which they were written.
    using Thread = std::pair<club::MatchId, std::string>;

    club::LeaderLock duty();
    static Thread thread_of(const club::Letter&);
    std::size_t round_size(club::Instant now);
    void load_blocked_threads(club::Instant now);
    static std::size_t first_of_a_thread(const std::vector<MailBatch>&, std::size_t number);
    std::optional<club::Instant> must_wait(const club::Letter&);
    bool send(Round&, MailBatch);
    PreparedMail look_at(const MailBatch&, club::Instant now);
    void deliver(const PreparedMail&, club::Instant now);
    DeliveryResult carried(const PreparedMail&, club::Instant now);
    void note(Round&, const MailBatch&, const DeliveryResult&);
    void postpone(const club::Letter&, club::Instant due);
    void on_transport_down(const std::string& said);
    void postman_is_back(club::Instant now);

    club::Backend door_;
    MailTransport& transport_;
    MailIdentity identity_;
    club::HouseKey key_;
    OutboxSettings settings_;
    PngCache pictures_;

    /// Carried, but that could not be written down: must not be carried again.
    std::set<club::LetterId> sent_unrecorded_;
    /// Tried in vain and to be tried again: later ones of their threads must wait for them.
    std::map<Thread, std::set<club::LetterId>> troubled_;
    bool knows_troubled_ = false;

    struct Outage {
        std::chrono::milliseconds pause{};  // between two questions
        club::Instant next{};
        std::size_t asked = 0;
    };
    std::optional<Outage> away_;
    /// Since the postman is back: how many letters may go, as of when.
    struct SendRate {
        double letters = 0;
        club::Instant at{};
    };
    std::optional<SendRate> pace_;
};

/// How long a letter waits after so many attempts: a minute, doubling up to six hours.
std::chrono::milliseconds wait_after(int attempts);

/// Whether so many attempts are enough: they have taken five days.
bool is_dead_after(int attempts);

}  // namespace posthouse::mail
