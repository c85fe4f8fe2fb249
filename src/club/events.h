// The log of what happens, for programs that follow it: event streams and webhooks.
//
// An event is written in the unit of work that makes it happen, so that none is ever told of that
// did not happen, and none is lost that did. Its number is the store's: it is the same on every
// server of the house and after each restart.
//
// Deliberately absent: who is told and how (src/http, src/push); what only one player may know of
// (his plans and notes).
#pragma once

#include "club/store.h"
#include "club/types.h"

#include <string>
#include <string_view>

namespace posthouse::club {

/// So long an event can be asked for again.
inline constexpr std::chrono::days events_kept{30};

/// "move", "taken_back": as programs read it.
std::string_view name_of(EventKind);

/// Of this match, as it stands now.
Event event_of(const Match&, EventKind, UserId by, std::string text, Instant now);
/// How the match ended: "first resigned".
Event ending_of(const Match&, Instant now);
/// Of a board that waits, or waits no more.
Event event_of(const OpenChallenge&, EventKind, Instant now);

/// Writes it down; the webhooks of those whom it concerns are due.
void record_event(UnitOfWork&, Event);

}  // namespace posthouse::club
