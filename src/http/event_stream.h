// Events as programs read them: as server-sent events (text/event-stream) or as lines of JSON
// (application/x-ndjson), and what somebody follows.
//
// The id of an event is its number in the house's log, so that a reader who comes back, to this
// server or another, to this run of the house or the next, says the last that he has read and goes
// on behind it.
#pragma once

#include "club/store.h"
#include "http/caller.h"

#include <boost/json/object.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace posthouse::http {

enum class EventForm { sse, ndjson };

/// What a connection wants to be told of, from where on.
struct EventSubscription {
    Caller caller;
    club::EventFilter filter;
    std::int64_t after = 0;
    EventForm form = EventForm::sse;
    /// What it asked to go on from cannot be gone on from any more: it has to look afresh.
    bool reset = false;
};

/// `Last-Event-ID`, else the parameter `after`. None where neither is said or it is no number.
std::optional<std::int64_t> event_number(std::string_view words);

/// One event as this viewer is told it.
boost::json::object event_json(const club::StoreReader&, const club::Event&,
                               std::optional<club::UserId> viewer);

/// How one is written, and what is sent where there has been nothing for a while.
std::string event_line(EventForm, std::int64_t id, std::string_view name,
                       const boost::json::object&);
std::string_view keepalive_line(EventForm);

/// What a connection reads first: where it begins.
std::string first_line(const EventSubscription&);

struct EventLines {
    std::string text;
    std::int64_t after = 0;  // all up to here are told
    bool more = false;       // there may be more at once
    bool gone = false;       // who asked may not ask any more
};
/// The next of what is followed, behind `after`.
EventLines next_lines(const club::StoreReader&, const EventSubscription&, std::int64_t after,
                      club::Instant now);

}  // namespace posthouse::http
