// Who wants to hear of which match, and the telling: each change goes once to everybody who watches
// the match or plays it, as the match then stands.
//
// Only one thread tells at a time, so that nobody hears of an older state after a newer one; what
// changes meanwhile is told in one go. A listener that has just begun to watch is told at once.
//
// Deliberately absent: sockets (they are Listeners), a memory of what was told.
#pragma once

#include "club/door.h"
#include "club/match_page.h"
#include "club/store.h"
#include "http/present.h"
#include "http/readers.h"

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse {

/// Somebody's open socket. Its functions may be called from any thread and wait for nothing.
class Listener {
public:
    explicit Listener(std::optional<Session> who) : session(std::move(who)) {}
    virtual ~Listener() = default;
    virtual void tell(MatchId, std::shared_ptr<const std::string> event) = 0;
    virtual void hang_up() = 0;

    const std::optional<Session> session;
};

class Switchboard : public std::enable_shared_from_this<Switchboard> {
public:
    Switchboard(const Store& store, std::shared_ptr<Readers> readers)
        : store_(store), readers_(std::move(readers)) {}

    void add(const std::shared_ptr<Listener>&);
    void remove(const Listener&);

    /// False: this listener watches as many as it may.
    bool watch(const Listener&, MatchId);
    void unwatch(const Listener&, MatchId);

    /// These matches changed or began; those others changed in what one player is told of.
    void touched(std::span<const TouchedMatch>, std::span<const PrivateChange>);
    /// All that somebody watches may have changed.
    void touched_all();
    /// Something that everybody is told; of those that somebody has not read yet, the last alone.
    void tell_everybody(const std::shared_ptr<const std::string>& event);
    /// Whose sockets are open.
    Present present();
    /// How many sockets are open.
    std::size_t count();
    /// Hangs up on everybody who listens by this session.
    void end_session(std::string_view token_hash);

private:
    using Listeners = std::set<const Listener*>;
    using Held = std::vector<std::shared_ptr<Listener>>;
    struct Entry {
        std::weak_ptr<Listener> listener;
        std::set<MatchId> watched;
    };
    struct Due {
        bool everybody = false;
        MatchPagePtr page;  // as it stands after the last change; none: it is read
        Listeners newcomers;
        std::set<UserId> players;  // of whom it is only these
    };

    void tell_soon();  // with mutex_ held
    void tell_all();
    void tell(MatchId, const Due&);
    void tell(const MatchPage&, const Held&);
    Held listeners_of(const Match&, const Due&);

    const Store& store_;
    const std::shared_ptr<Readers> readers_;
    std::mutex mutex_;
    std::map<const Listener*, Entry> entries_;
    std::map<MatchId, Listeners> watchers_;
    std::map<UserId, Listeners> players_;
    std::map<MatchId, Due> due_;
    bool telling_ = false;
};

}  // namespace posthouse
