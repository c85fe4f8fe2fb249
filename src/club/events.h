// The log of what happens, for programs that follow it: event streams and webhooks.
//
// An event is written in the unit of work that makes it happen, so that none is ever told of that
// did not happen, and none is lost that did. Its number is the store's: it is the same on every
// server of the house and after each restart.
#pragma once

#include "club/store.h"
#include "club/types.h"

#include <chrono>
#include <optional>
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

// What becomes of a webhook: its events are told in their order, one after the other; where nobody
// takes them it is tried again, later and later, and given up after two days.
//
// Of several servers one tells them all (the duty "webhooks"). What a server that died had told and
// not written down is told again; the event's number says so.

/// So many tries of one event; the last some two days after the first.
inline constexpr int webhook_tries = 16;

/// How long to wait after so many tries that came to nothing; longer where the other side says so.
milliseconds webhook_pause(int tries, std::chrono::seconds wanted);

/// All up to here were taken; where there is more it is due at once.
void note_told(UnitOfWork&, const Webhook&, std::int64_t number, Instant now);

/// The event behind `number` was not taken. `gone`: the other side wants no more, ever.
struct WebhookTrouble {
    std::string said;
    std::chrono::seconds wanted{};
    bool gone = false;
};
/// Puts it off, or gives it up and writes its player a letter.
void note_trouble(UnitOfWork&, const Webhook&, std::int64_t number, const WebhookTrouble&,
                  Instant now);

}  // namespace posthouse::club
