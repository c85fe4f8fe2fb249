// Publishes match changes to open sockets, and knows who is online.
//
// One thread publishes at a time, so that nobody gets an older state after a newer one; changes in
// between are combined. A new subscriber gets the current state at once.
#pragma once

#include "club/backend.h"
#include "club/loaded_match.h"
#include "club/store.h"
#include "club/types.h"
#include "http/reader_pool.h"

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::http {

struct Presence {
    std::vector<club::UserId> players;
    int anonymous = 0;  // pages without a session
};

/// An open socket. Its functions are thread-safe and non-blocking.
class MatchSubscriber {
public:
    explicit MatchSubscriber(std::optional<club::Session> who) : session(std::move(who)) {}
    virtual ~MatchSubscriber() = default;
    virtual void tell(club::MatchId, std::shared_ptr<const std::string> event) = 0;
    virtual void hang_up() = 0;

    const std::optional<club::Session> session;
};

class MatchBroadcaster : public std::enable_shared_from_this<MatchBroadcaster> {
public:
    MatchBroadcaster(const club::Store& store, std::shared_ptr<ReaderPool> readers)
        : store_(store), readers_(std::move(readers)) {}

    void add(const std::shared_ptr<MatchSubscriber>&);
    void remove(const MatchSubscriber&);

    /// False if it watches the maximum already.
    bool watch(const MatchSubscriber&, club::MatchId);
    void unwatch(const MatchSubscriber&, club::MatchId);

    /// Matches that changed or began, and changes that concern one player only.
    void touched(std::span<const club::ChangedMatch>, std::span<const club::PrivateChange>);
    /// Every watched match may have changed.
    void touched_all();
    /// Sends an event to every socket, replacing an unsent one.
    void tell_everybody(const std::shared_ptr<const std::string>& event);
    Presence present();
    std::size_t count();
    /// Closes all sockets of this session.
    void end_session(std::string_view token_hash);

private:
    using Listeners = std::set<const MatchSubscriber*>;
    using Held = std::vector<std::shared_ptr<MatchSubscriber>>;
    struct Entry {
        std::weak_ptr<MatchSubscriber> listener;
        std::set<club::MatchId> watched;
    };
    struct Due {
        bool everybody = false;
        club::MatchPagePtr page;  // state after the last change; null: read it
        Listeners newcomers;
        std::set<club::UserId> players;  // with private changes
    };

    void tell_soon();  // with mutex_ held
    void tell_all();
    void tell(club::MatchId, const Due&);
    void tell(const club::MatchSnapshot&, const Held&);
    Held listeners_of(const club::Match&, const Due&);

    const club::Store& store_;
    const std::shared_ptr<ReaderPool> readers_;
    std::mutex mutex_;
    std::map<const MatchSubscriber*, Entry> entries_;
    std::map<club::MatchId, Listeners> watchers_;
    std::map<club::UserId, Listeners> players_;
    std::map<club::MatchId, Due> due_;
    bool telling_ = false;
};

}  // namespace posthouse::http
