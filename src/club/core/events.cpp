
#include "club/core/events.h"

#include "base/assert.h"
#include "club/programs/program_tables.h"

#include <fmt/format.h>

#include <array>
#include <utility>

namespace posthouse::club {

std::string_view name_of(EventKind kind) {
    constexpr std::array names = {
        "begun", "move",       "taken_back", "seats",     "proposal",       "talk", "ended",
        "offer", "offer_gone", "message",    "challenge", "challenge_gone", "ping"};
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
    add_event(unit, event);
    for (const UserId user : event.seats)
        if (user != UserId{}) mark_webhooks_due(unit, user, event.at);
}

}  // namespace posthouse::club
