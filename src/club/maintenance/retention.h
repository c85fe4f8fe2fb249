// How long the store keeps what nothing needs any more: old letters, responses and events, and
// whatever has expired. Players, matches, moves, chat, ratings and the operator's log stay.
#pragma once

#include "club/core/store.h"

#include <chrono>

namespace posthouse::club {

/// Kept at least so long. Letters that wait to be mailed are kept longer.
struct Retention {
    std::chrono::days letters{90};
    std::chrono::days responses{
        30};                       // to idempotency keys; a mail may be redelivered for five days
    std::chrono::days events{30};  // can be read again; webhooks are retried for two days
};

/// Removes some of what is too old, few enough to be quick. True: there may be more.
bool prune(UnitOfWork&, const Retention&, Instant now);

}  // namespace posthouse::club
