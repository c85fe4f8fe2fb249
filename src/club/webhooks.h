// What becomes of a webhook: its events are told in their order, one after the other; where nobody
// takes them it is tried again, later and later, and given up after two days.
//
// Of several servers one tells them all (the duty "webhooks"). What a server that died had told and
// not written down is told again; the event's number says so.
//
// Deliberately absent: sending (src/push), making and ending webhooks (service_programs.cpp).
#pragma once

#include "club/store.h"

#include <chrono>
#include <optional>
#include <string>

namespace posthouse::club {

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
