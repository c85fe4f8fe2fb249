// Matches that have an event stream of their own, which begins with the whole match and goes on
// with its moves and clocks: the first of them, as many as a player may have streams. The others
// are read from the server when it is the player's turn. Thread-safe.
#pragma once

#include "client/event_streams.h"

#include <boost/json/object.hpp>
#include <map>
#include <mutex>
#include <optional>
#include <string>

namespace posthouse::bot {

class FollowedMatches {
public:
    explicit FollowedMatches(client::EventStreams& streams) : streams_(streams) {}

    /// Opens a stream for this match ("wari/12"), if there is room for one more.
    void follow(const std::string& match);
    /// Closes it.
    void forget(const std::string& match);
    bool contains(const std::string& match) const;
    /// As of now; empty if its stream has not told it yet. None: it is not followed.
    std::optional<boost::json::object> find(const std::string& match) const;

    /// An event of the stream at this path. Returns the match if it has changed, else nothing.
    std::string on_event(const std::string& path, const boost::json::object& event);
    /// The match after a move of our own, which may be known before the stream tells it.
    void on_own_move(const std::string& match, const boost::json::object& after);

private:
    client::EventStreams& streams_;
    mutable std::mutex mutex_;
    std::map<std::string, boost::json::object> matches_;
};

}  // namespace posthouse::bot
