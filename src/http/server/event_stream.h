// Event streams as server-sent events (text/event-stream) or lines of JSON (application/x-ndjson).
//
// An event's id is its number in the store's log, so a client can resume on any server, also after
// a restart.
#pragma once

#include "club/core/store.h"
#include "club/programs/program_tables.h"
#include "http/caller.h"

#include <boost/json/object.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace posthouse::http {

enum class EventFormat { sse, ndjson };

/// What a connection subscribes to, and from where.
struct EventSubscription {
    Caller caller;
    club::EventFilter filter;
    std::int64_t after = 0;
    EventFormat format = EventFormat::sse;
    /// The requested event is no longer in the log: the client must reload its state.
    bool reset = false;
};

/// Parses `Last-Event-ID` or `after`; none if it is not a number.
std::optional<std::int64_t> parse_event_id(std::string_view words);

/// An event as this viewer sees it.
boost::json::object event_json(const club::StoreReader&, const club::Event&,
                               std::optional<club::UserId> viewer);

/// An event, and what is sent after a silence.
std::string event_line(EventFormat, std::int64_t id, std::string_view name,
                       const std::string& json);
std::string_view keepalive_line(EventFormat);

/// The first event: where the stream begins. `match` is the whole match as of there, as JSON text,
/// or empty.
std::string first_line(const EventSubscription&, std::string_view match = {});

struct EventLines {
    std::string text;
    std::int64_t after = 0;  // the last event included
    bool more = false;       // more events are waiting
    bool ended = false;      // session or token has ended
};
/// The next events after `after`.
EventLines next_lines(const club::StoreReader&, const EventSubscription&, std::int64_t after,
                      club::Instant now);

}  // namespace posthouse::http
