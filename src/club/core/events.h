// The event log for programs: event streams and webhooks. An event is written in the unit of work
// that causes it, so events and changes never differ. Its number comes from the store and is the
// same on every server and after a restart.
#pragma once

#include "club/core/store.h"
#include "club/core/types.h"

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

}  // namespace posthouse::club
