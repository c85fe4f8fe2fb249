#include "bot/followed_matches.h"

#include "client/api_client.h"

#include <boost/json/array.hpp>
#include <string_view>

namespace posthouse::bot {

namespace json = boost::json;

namespace {

/// Of the 20 streams that a player may have.
constexpr std::size_t followed_max = 16;

constexpr std::string_view stream_begin = "/api/match/", stream_end = "/events";

std::string stream_of(const std::string& match) {
    return std::string(stream_begin).append(match).append(stream_end);
}
std::string name_of_stream(std::string_view path) {
    path.remove_prefix(stream_begin.size());
    path.remove_suffix(stream_end.size());
    return std::string(path);
}

/// Makes the move of an event in its match, unless the match has it; false if others are missing.
bool add_move(json::object& match, const json::object& event) {
    const auto missing = client::number_member(event, "ply").value_or(0) -
                         client::number_member(match, "plies").value_or(0);
    if (match.empty() || missing != 1) return !match.empty() && missing <= 0;
    match["moves"].as_array().push_back(json::object{{"text", client::text_member(event, "text")}});
    match["plies"] = event.at("ply");
    match["to_move"] = event.at("to_move");
    match["proposal"] = nullptr;
    if (const json::value* left = event.if_contains("left"))
        match["clock"].as_object()["left"] = *left;
    return true;
}

}  // namespace

void FollowedMatches::follow(const std::string& match) {
    {
        const std::lock_guard lock(mutex_);
        if (matches_.size() >= followed_max || !matches_.try_emplace(match).second) return;
    }
    streams_.open(stream_of(match));
}

void FollowedMatches::forget(const std::string& match) {
    {
        const std::lock_guard lock(mutex_);
        if (matches_.erase(match) == 0) return;
    }
    streams_.close(stream_of(match));
}

bool FollowedMatches::contains(const std::string& match) const {
    const std::lock_guard lock(mutex_);
    return matches_.contains(match);
}

std::optional<json::object> FollowedMatches::find(const std::string& match) const {
    const std::lock_guard lock(mutex_);
    const auto found = matches_.find(match);
    return found == matches_.end() ? std::nullopt : std::optional(found->second);
}

std::string FollowedMatches::on_event(const std::string& path, const json::object& event) {
    const std::string name = name_of_stream(path), kind = client::text_member(event, "event");
    const json::value* whole = event.if_contains("match");
    if (kind == "ended") {
        forget(name);
        return {};
    }
    if (kind == "talk" || (kind == "open" && !whole)) return {};
    bool known = true;
    {
        const std::lock_guard lock(mutex_);
        const auto found = matches_.find(name);
        if (found == matches_.end()) return {};
        if (whole)
            found->second = whole->as_object();
        else
            known = kind == "move" && add_move(found->second, event);
        if (!known) found->second.clear();
    }
    // Another change than a move: begin with the whole match again.
    if (!known) streams_.open(path);
    return name;
}

void FollowedMatches::on_own_move(const std::string& match, const json::object& after) {
    const std::lock_guard lock(mutex_);
    const auto found = matches_.find(match);
    if (found == matches_.end() || found->second.empty()) return;
    if (client::number_member(after, "plies") > client::number_member(found->second, "plies"))
        found->second = after;
}

}  // namespace posthouse::bot
