// Webhooks: URLs to which a player's events are sent (push/webhook_dispatcher.h), and what became
// of the last deliveries.
//
// A webhook gets its events one at a time, in order; failures are retried with growing pauses for
// two days. A player can also have a test or a past event sent at once, whatever else waits.
//
// With several servers, the one with the leader lock "webhooks" sends everything. If it dies before
// it has recorded a delivery, the event is sent again, with the same number.
#pragma once

#include "club/core/store.h"
#include "club/core/types.h"
#include "translation/texts.h"

#include <chrono>
#include <cstdint>
#include <span>
#include <string>

namespace posthouse::club {

inline constexpr std::size_t webhooks_max = 5;  // of one player
/// The last deliveries of a webhook are stored, for its owner to look at.
inline constexpr std::size_t webhook_deliveries_kept = 20;

/// Attempts for one event; the last is about two days after the first.
inline constexpr int webhook_attempts_max = 16;

/// The pause after so many failed attempts; longer if the receiver asks for that.
milliseconds webhook_pause(int tries, std::chrono::seconds wanted);

/// What the receiver asks for if it does not accept an event.
struct WebhookAnswer {
    std::chrono::seconds retry_after{};
    bool gone = false;  // it wants no more, ever
};

/// Whether the token that made this webhook has expired, so that it gets nothing more. A token that
/// is revoked takes its webhooks with it.
bool has_ended(const StoreReader&, const Webhook&, Instant now);

/// Records attempts to send the next events, in their order; only the last may have failed, and
/// `answer` is about that. Schedules what comes next: the next event, a retry, or nothing more and
/// a letter to the player.
void record_deliveries(UnitOfWork&, const Webhook&, std::span<const WebhookDelivery> made,
                       const WebhookAnswer& answer, Instant now);

/// Asks for a test (`event` 0) or an event to be sent at once. False if too many wait already.
bool request_delivery(UnitOfWork&, const Webhook&, std::int64_t event, EventKind, Instant now);

/// Records the attempt to send what was requested. If it was accepted, the receiver works: a
/// stopped webhook goes on, and what waits to be retried is retried at once.
void record_requested_delivery(UnitOfWork&, const WebhookDelivery& made, Instant now);

/// “Not accepted: HTTP status 500. Next try 2026-11-26 12:31 UTC.”
std::string describe(const Webhook&, const translation::Texts&);
/// “2026-11-26 12:31, event 57 (move): HTTP status 200, 84 ms”; the time is UTC.
std::string describe(const WebhookDelivery&, const translation::Texts&);

/// The event that `redeliver` would send: one that was sent to this webhook before.
std::optional<Event> sent_event(const StoreReader&, const Webhook&, std::int64_t number);

}  // namespace posthouse::club
