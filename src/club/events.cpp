
#include "club/events.h"
#include "base/assert.h"
#include "base/inplace.h"
#include "club/letter_delivery.h"
#include "club/notification_letters.h"

#include <fmt/format.h>
#include <algorithm>
#include <array>
#include <utility>

namespace posthouse::club {

std::string_view name_of(EventKind kind) {
    constexpr std::array names = {"begun",      "move",    "taken_back", "seats",
                                  "proposal",   "talk",    "ended",      "offer",
                                  "offer_gone", "message", "challenge",  "challenge_gone"};
    const auto place = static_cast<std::size_t>(kind);
    ASSERT(place < names.size());
    return names[place];
}

Event event_of(const Match& match, EventKind kind, UserId by, std::string text, Instant now) {
    Event event;
    event.kind = kind;
    event.match = match.id;
    event.seats = match.seats;
    event.by = by;
    event.ply = match.plies;
    if (!match.outcome) event.to_move = match.to_move;
    event.text = std::move(text);
    event.at = now;
    return event;
}

Event end_event(const Match& match, Instant now) {
    ASSERT(match.outcome);
    const Result result = match.outcome->result;
    const char* winner = result == Result::first    ? "first"
                         : result == Result::second ? "second"
                                                    : "draw";
    return event_of(match, EventKind::ended, UserId{},
                    fmt::format("{} {}", winner, match.outcome->reason), now);
}

Event event_of(const OpenChallenge& offer, EventKind kind, Instant now) {
    Event event;
    event.kind = kind;
    event.by = offer.by;
    event.text = fmt::format("{}/{}", offer.game, offer.board);
    event.at = now;
    return event;
}

void record_event(UnitOfWork& unit, Event event) {
    unit.add_event(event);
    for (const UserId user : event.seats)
        if (user != UserId{}) unit.mark_webhooks_due(user, event.at);
}

namespace {

constexpr milliseconds pause_min = std::chrono::minutes(1);
constexpr milliseconds pause_max = std::chrono::hours(6);
constexpr std::size_t trouble_size_max = 200;

std::optional<Webhook> reload_webhook(const StoreReader& reader, const Webhook& known) {
    for (const Webhook& one : reader.webhooks(known.user))
        if (one.id == known.id) return one;
    return std::nullopt;
}

}  // namespace

milliseconds webhook_pause(int tries, std::chrono::seconds wanted) {
    milliseconds pause = pause_min;
    for (int i = 1; i < tries && pause < pause_max; ++i) pause *= 2;
    return std::min(std::max<milliseconds>(pause, wanted), pause_max);
}

void record_delivered(UnitOfWork& unit, const Webhook& seen, std::int64_t number, Instant now) {
    auto webhook = reload_webhook(unit, seen);
    if (!webhook) return;
    webhook->last_delivered = std::max(webhook->last_delivered, number);
    webhook->attempts = 0;
    webhook->last_error.clear();
    webhook->due.reset();
    const EventFilter theirs{webhook->user, std::nullopt, false};
    if (!unit.events_after(webhook->last_delivered, theirs, 1).empty()) webhook->due = now;
    unit.change_webhook(*webhook);
}

void record_failure(UnitOfWork& unit, const Webhook& seen, std::int64_t number,
                    const WebhookError& what, Instant now) {
    auto webhook = reload_webhook(unit, seen);
    if (!webhook) return;
    const bool next = number > webhook->last_delivered;  // not the event that failed before
    webhook->last_delivered = std::max(webhook->last_delivered, number);
    webhook->attempts = (next ? 0 : webhook->attempts) + 1;
    webhook->last_error = truncate(what.message, trouble_size_max);
    if (what.permanent || webhook->attempts >= webhook_attempts_max) {
        webhook->due.reset();
        webhook->failed_at = now;
        if (const auto user = unit.user(webhook->user))
            queue_letter(unit, webhook_letter(*user, *webhook, now), now);
    } else {
        webhook->due = now + webhook_pause(webhook->attempts, what.retry_after);
    }
    unit.change_webhook(*webhook);
}

}  // namespace posthouse::club
