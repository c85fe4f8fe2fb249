#include "http/broadcaster.h"

#include "http/http_message.h"
#include "http/json.h"

#include <array>
#include <exception>
#include <utility>

namespace posthouse::http {

namespace {

constexpr std::size_t watched_max = 1000;

template <class Map, class Key>
void take_away(Map& map, const Key& key, const MatchSubscriber* listener) {
    const auto found = map.find(key);
    if (found == map.end()) return;
    found->second.erase(listener);
    if (found->second.empty()) map.erase(found);
}

/// The event for spectators and for either player, written on first use.
class Events {
public:
    explicit Events(const club::MatchSnapshot& page) : page_(page) {}

    std::shared_ptr<const std::string> for_viewer(const std::optional<club::Session>& session) {
        const auto side =
            side_of(page_.match, session ? std::optional(session->user) : std::nullopt);
        auto& event = written_[side ? 1 + index_of(*side) : 0];
        if (!event)
            event = std::make_shared<const std::string>(
                with_member(R"({"event":"match"})", "match", match_text(page_, side)));
        return event;
    }

private:
    const club::MatchSnapshot& page_;
    std::array<std::shared_ptr<const std::string>, 3> written_;
};

}  // namespace

void MatchBroadcaster::add(const std::shared_ptr<MatchSubscriber>& listener) {
    const std::lock_guard lock(mutex_);
    entries_[listener.get()].listener = listener;
    if (listener->session) players_[listener->session->user].insert(listener.get());
}

void MatchBroadcaster::remove(const MatchSubscriber& listener) {
    const std::lock_guard lock(mutex_);
    const auto entry = entries_.find(&listener);
    if (entry == entries_.end()) return;
    for (const club::MatchId match : entry->second.watched) take_away(watchers_, match, &listener);
    if (listener.session) take_away(players_, listener.session->user, &listener);
    for (auto& [_, due] : due_) due.newcomers.erase(&listener);
    entries_.erase(entry);
}

std::size_t MatchBroadcaster::count() {
    const std::lock_guard lock(mutex_);
    return entries_.size();
}

bool MatchBroadcaster::watch(const MatchSubscriber& listener, club::MatchId match) {
    const std::lock_guard lock(mutex_);
    const auto entry = entries_.find(&listener);
    if (entry == entries_.end()) return true;  // removed meanwhile
    auto& watched = entry->second.watched;
    if (watched.size() >= watched_max && !watched.contains(match)) return false;
    watched.insert(match);
    watchers_[match].insert(&listener);
    due_[match].newcomers.insert(&listener);
    tell_soon();
    return true;
}

void MatchBroadcaster::unwatch(const MatchSubscriber& listener, club::MatchId match) {
    const std::lock_guard lock(mutex_);
    const auto entry = entries_.find(&listener);
    if (entry == entries_.end()) return;
    entry->second.watched.erase(match);
    take_away(watchers_, match, &listener);
}

void MatchBroadcaster::touched(std::span<const club::ChangedMatch> matches,
                               std::span<const club::PrivateChange> privately) {
    const std::lock_guard lock(mutex_);
    if (entries_.empty() || (matches.empty() && privately.empty())) return;
    for (const club::ChangedMatch& one : matches) {
        due_[one.match].everybody = true;
        due_[one.match].page = one.page;
    }
    for (const club::PrivateChange& change : privately) {
        due_[change.match].players.insert(change.player);
        due_[change.match].page = nullptr;
    }
    tell_soon();
}

void MatchBroadcaster::touched_all() {
    const std::lock_guard lock(mutex_);
    for (const auto& [match, _] : watchers_) {
        due_[match].everybody = true;
        due_[match].page = nullptr;
    }
    if (!due_.empty()) tell_soon();
}

void MatchBroadcaster::tell_everybody(const std::shared_ptr<const std::string>& event) {
    Held listeners;  // released after the lock
    const std::lock_guard lock(mutex_);
    for (const auto& [_, entry] : entries_)
        if (auto listener = entry.listener.lock()) {
            listener->tell(club::MatchId{}, event);
            listeners.push_back(std::move(listener));
        }
}

Presence MatchBroadcaster::present() {
    const std::lock_guard lock(mutex_);
    Presence present;
    for (const auto& [player, _] : players_) present.players.push_back(player);
    for (const auto& [listener, _] : entries_) present.anonymous += listener->session ? 0 : 1;
    return present;
}

void MatchBroadcaster::end_session(std::string_view token_hash) {
    Held held;
    {
        const std::lock_guard lock(mutex_);
        for (const auto& [_, entry] : entries_) {
            auto listener = entry.listener.lock();
            if (listener && listener->session && listener->session->token_hash == token_hash)
                held.push_back(std::move(listener));
        }
    }
    for (const auto& listener : held) listener->hang_up();
}

void MatchBroadcaster::tell_soon() {
    if (std::exchange(telling_, true)) return;
    readers_->post([self = shared_from_this()] { self->tell_all(); });
}

void MatchBroadcaster::tell_all() {
    for (;;) {
        std::map<club::MatchId, Due> due;
        {
            const std::lock_guard lock(mutex_);
            due.swap(due_);
            telling_ = !due.empty();
            if (!telling_) return;
        }
        for (const auto& [match, whom] : due) {
            try {
                tell(match, whom);
            } catch (const std::exception& fault) {
                log_fault("telling of a match", fault.what());
            }
        }
    }
}

void MatchBroadcaster::tell(club::MatchId id, const Due& due) {
    if (due.page) return tell(*due.page, listeners_of(due.page->match, due));
    store_.read([&](const club::StoreReader& reader) {
        const auto match = reader.match(id);
        if (!match) return;
        const Held held = listeners_of(*match, due);
        if (!held.empty()) tell(club::load_snapshot(reader, *match), held);
    });
}

void MatchBroadcaster::tell(const club::MatchSnapshot& page, const Held& held) {
    if (held.empty()) return;
    Events events(page);
    for (const auto& listener : held)
        listener->tell(page.match.id, events.for_viewer(listener->session));
}

MatchBroadcaster::Held MatchBroadcaster::listeners_of(const club::Match& match, const Due& due) {
    Held held;
    const std::lock_guard lock(mutex_);
    Listeners wanted = due.newcomers;
    if (due.everybody)
        if (const auto found = watchers_.find(match.id); found != watchers_.end())
            wanted.insert(found->second.begin(), found->second.end());
    for (const club::UserId player : match.seats)
        if (due.everybody || due.players.contains(player))
            if (const auto found = players_.find(player); found != players_.end())
                wanted.insert(found->second.begin(), found->second.end());
    // A new subscriber may have been removed again.
    for (const MatchSubscriber* one : wanted)
        if (const auto entry = entries_.find(one); entry != entries_.end())
            if (auto listener = entry->second.listener.lock()) held.push_back(std::move(listener));
    return held;
}

}  // namespace posthouse::http
