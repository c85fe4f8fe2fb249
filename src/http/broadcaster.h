// Who is in the house at this moment: whose pages are open.
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
    int anonymous = 0;  // pages of nobody who is logged in
};

// Who wants to hear of which match, and the telling: each change goes once to everybody who watches
// the match or plays it, as the match then stands.
//
// Only one thread tells at a time, so that nobody hears of an older state after a newer one; what
// changes meanwhile is told in one go. A listener that has just begun to watch is told at once.

/// Somebody's open socket. Its functions may be called from any thread and wait for nothing.
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

    /// False: this listener watches as many as it may.
    bool watch(const MatchSubscriber&, club::MatchId);
    void unwatch(const MatchSubscriber&, club::MatchId);

    /// These matches changed or began; those others changed in what one player is told of.
    void touched(std::span<const club::ChangedMatch>, std::span<const club::PrivateChange>);
    /// All that somebody watches may have changed.
    void touched_all();
    /// Something that everybody is told; of those that somebody has not read yet, the last alone.
    void tell_everybody(const std::shared_ptr<const std::string>& event);
    /// Whose sockets are open.
    Presence present();
    /// How many sockets are open.
    std::size_t count();
    /// Hangs up on everybody who listens by this session.
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
        club::MatchPagePtr page;  // as it stands after the last change; none: it is read
        Listeners newcomers;
        std::set<club::UserId> players;  // of whom it is only these
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
