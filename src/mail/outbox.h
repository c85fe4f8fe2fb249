// Carries the letters that are due, and writes down what became of each: at least once, in order
// for each match and reader, later and later where there is trouble, never given up.
//
// A crash between carrying and writing down repeats a letter; its Message-ID is the same, so the
// mailbox can fold it.
//
// Deliberately absent: threads (the app calls round after round), bounces, digests, limits per
// correspondent.
#pragma once

#include "club/door.h"
#include "club/secrets.h"
#include "mail/addresses.h"
#include "mail/postman.h"

#include <set>
#include <string>

namespace posthouse {

class Outbox {
public:
    /// The postman must outlive it.
    Outbox(Door door, Postman& postman, MailIdentity identity, HouseKey key)
        : door_(std::move(door)),
          postman_(postman),
          identity_(std::move(identity)),
          key_(std::move(key)) {}

    /// One round: how many were carried. Waits for postman and store; one caller at a time. Throws
    /// what reading throws.
    int send_due();

private:
    struct Round;
    std::string carried(const Letter&);
    void note(Round&, const Letter&, Instant now, const std::string& trouble);
    void postpone(const Letter&, Instant due);

    Door door_;
    Postman& postman_;
    MailIdentity identity_;
    HouseKey key_;
    /// Carried, but that could not be written down: must not be carried again.
    std::set<LetterId> unnoted_;
};

/// How long a letter waits after so many attempts: a minute, doubling up to six hours.
milliseconds wait_after(int attempts);

}  // namespace posthouse
