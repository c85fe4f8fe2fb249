// The event log for programs: event streams and webhooks. An event is written in the unit of work
// that causes it, so events and changes never differ. Its number comes from the store and is the
// same on every server and after a restart.
#pragma once

#include "club/store.h"
#include "club/types.h"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace posthouse::club {

/// The name in the API: "move", "taken_back".
std::string_view name_of(EventKind);

/// An event of this match in its current state.
Event event_of(const Match&, EventKind, UserId by, std::string text, Instant now);
/// How the match ended: "first resigned".
Event end_event(const Match&, Instant now);
/// A challenge was posted in the waiting room, or is gone.
Event event_of(const OpenChallenge&, EventKind, Instant now);

/// Stores the event and schedules the players' webhooks.
void record_event(UnitOfWork&, Event);

// Webhooks get their events one at a time, in order; failures are retried with growing pauses for
// two days.
//
// With several servers, the one with the leader lock "webhooks" sends all events. If it dies before
// it has recorded a delivery, the event is sent again, with the same number.

/// Attempts for one event; the last is about two days after the first.
inline constexpr int webhook_attempts_max = 16;

/// The pause after so many failed attempts; longer if the receiver asks for that.
milliseconds webhook_pause(int tries, std::chrono::seconds wanted);

/// Records that all events up to `number` were delivered; schedules the next at once.
void record_delivered(UnitOfWork&, const Webhook&, std::int64_t number, Instant now);

/// A failed delivery of the event after `number`. `gone`: the receiver wants no more, ever.
struct WebhookError {
    std::string message;
    std::chrono::seconds retry_after{};
    bool permanent = false;
};
/// Records the failure: schedules a retry, or stops the webhook and writes its player a letter.
void record_failure(UnitOfWork&, const Webhook&, std::int64_t number, const WebhookError&,
                    Instant now);

}  // namespace posthouse::club
