// Shelf<K, V>: an ordered map whose changes can be undone. All shelves of a store write into one
// UndoLog; what is undone is taken back in reverse order.
#pragma once

#include "club/store.h"

#include <algorithm>
#include <functional>
#include <map>
#include <stdexcept>
#include <tuple>
#include <utility>
#include <vector>

namespace posthouse::store {

class UndoLog {
public:
    void add(std::function<void()> take_back) { entries_.push_back(std::move(take_back)); }
    void forget() { entries_.clear(); }
    void undo() {
        for (; !entries_.empty(); entries_.pop_back()) entries_.back()();
    }

private:
    std::vector<std::function<void()>> entries_;
};

template <class K, class V>
class UndoableMap {
public:
    using Things = std::map<K, V, std::less<>>;

    explicit UndoableMap(UndoLog& log) : log_(log) {}

    const Things& entries() const { return things_; }
    auto begin() const { return things_.begin(); }
    auto end() const { return things_.end(); }

    template <class Key>
    const V* find(const Key& key) const {
        const auto found = things_.find(key);
        return found == things_.end() ? nullptr : &found->second;
    }

    void put(const K& key, V value) {
        const auto [place, added] = things_.try_emplace(key);
        if (added)
            log_.add([this, key] { things_.erase(key); });
        else
            log_.add([this, key, old = place->second] { things_.at(key) = old; });
        place->second = std::move(value);
    }

    template <class Key>
    void take(const Key& key) {
        const auto found = things_.find(key);
        if (found == things_.end()) return;
        log_.add([this, old = *found] { things_.insert(old); });
        things_.erase(found);
    }

private:
    Things things_;
    UndoLog& log_;
};

// What MemoryStore keeps: its shelves, and how much lies on them.

/// Everything that is remembered, and the few indexes that searching every thing would be too slow
/// without.
struct MemoryState {
    UndoLog log;
    UndoableMap<std::string, std::int64_t> counters{
        log};  // the last identity or board number given
    UndoableMap<club::UserId, club::User> users{log};
    UndoableMap<std::string, club::UserId> names{log};                      // folded
    UndoableMap<club::UserId, std::vector<club::Vacation>> vacations{log};  // by from
    UndoableMap<club::UserId, std::vector<club::RestSchedule>> rests{log};  // by since
    UndoableMap<std::int64_t, club::ServerPause> house_pauses{
        log};                                            // in the order in which they were added
    UndoableMap<int, club::Instant> signs_of_life{log};  // one at most
    UndoableMap<std::pair<club::UserId, std::string>, club::PairingPreferences> appetites{log};
    UndoableMap<std::pair<club::UserId, club::UserId>, club::Block> blocks{log};    // by whom, whom
    UndoableMap<std::pair<club::UserId, club::UserId>, club::Friend> friends{log};  // by whom, whom
    UndoableMap<std::pair<club::UserId, club::UserId>, int> messages{
        log};  // by whom, to whom: how many
    UndoableMap<std::int64_t, club::OpenChallenge> offers{
        log};  // in the order in which they were made
    UndoableMap<club::MatchId, club::Match> matches{log};
    UndoableMap<std::pair<std::string, int>, club::MatchId> boards{log};
    UndoableMap<std::pair<club::MatchId, int>, club::PlayedMove> moves{log};
    UndoableMap<std::tuple<club::Instant, club::MatchId>, bool> endings{
        log};  // of matches that are over
    UndoableMap<std::pair<club::UserId, std::string>, club::PlayerStanding> standings{log};
    UndoableMap<std::pair<club::MatchId, club::UserId>, club::RatingChange> rating_changes{log};
    UndoableMap<std::pair<club::MatchId, club::UserId>, club::MatchSubscription> watches{log};
    UndoableMap<std::pair<club::MatchId, int>, club::ChatMessage> remarks{log};
    UndoableMap<club::TournamentId, club::Tournament> tournaments{log};
    UndoableMap<std::string, club::TournamentId> tournament_names{log};  // folded
    UndoableMap<std::pair<club::TournamentId, club::UserId>, club::Entrant> entrants{log};
    UndoableMap<std::tuple<club::TournamentId, int, int>, tournament::Pairing> pairings{log};
    UndoableMap<std::tuple<club::TournamentId, int, int, int>, club::TournamentGame>
        tournament_games{log};
    UndoableMap<club::MatchId, club::TournamentGame> games_of_tournaments{log};
    UndoableMap<club::LetterId, club::Letter> letters{log};
    UndoableMap<std::string, club::LetterId> message_ids{log};
    UndoableMap<club::LetterId, club::Instant> unsent{
        log};  // letters to be mailed, and when they are due
    UndoableMap<std::tuple<std::string, club::Instant, club::LetterId>, bool> answers{
        log};  // by folded address
    UndoableMap<club::HeldId, club::PendingRequest> held{log};
    UndoableMap<club::SignUpId, club::HeldSignUp> held_sign_ups{log};
    UndoableMap<std::string, club::Throttle> throttles{log};
    UndoableMap<club::JobId, club::Job> jobs{log};
    UndoableMap<std::string, club::PushSubscription> push_places{log};
    UndoableMap<std::string, club::Session> sessions{log};
    UndoableMap<club::UserId, club::SecondFactor> second_factors{log};
    UndoableMap<std::string, club::StoredResponse> outcomes{log};
    UndoableMap<int, std::string> house_keys{log};  // one at most
    UndoableMap<club::TokenId, club::ApiToken> tokens{log};
    UndoableMap<std::int64_t, club::Event> events{log};
    UndoableMap<club::WebhookId, club::Webhook> webhooks{log};
    UndoableMap<std::pair<club::UserId, club::SanctionKind>, club::Sanction> restraints{log};
    UndoableMap<club::ReportId, club::Report> reports{log};
    UndoableMap<club::ActId, club::AuditEntry> operator_acts{log};
    UndoableMap<int, club::Banner> banners{log};  // one at most

    std::int64_t next(const std::string& what) {
        const auto* last = counters.find(what);
        const std::int64_t number = last ? *last + 1 : 1;
        counters.put(what, number);
        return number;
    }
};

/// As a database's foreign keys: what is named must be there.
inline void must_be_there(bool there, const char* what) {
    if (!there) throw std::runtime_error(std::string("There is no such ") + what + '.');
}

template <class K, class V, class Key>
std::optional<V> found(const UndoableMap<K, V>& shelf, const Key& key) {
    const V* thing = shelf.find(key);
    return thing ? std::optional(*thing) : std::nullopt;
}

template <class Key, class Thing, class Test>
void take_where(UndoableMap<Key, Thing>& shelf, const Test& test) {
    std::vector<Key> taken;
    for (const auto& [key, thing] : shelf)
        if (test(thing)) taken.push_back(key);
    for (const Key& key : taken) shelf.take(key);
}

template <class Key, class Thing>
void take_expired(UndoableMap<Key, Thing>& shelf, club::Instant moment) {
    take_where(shelf, [&](const Thing& one) { return one.expires < moment; });
}

/// How much of everything lies on the shelves.
inline club::ServerStats tally_of(const MemoryState& shelves, club::Instant now) {
    const auto count = [](const auto& shelf, const auto& test) {
        return static_cast<long long>(std::ranges::count_if(
            shelf.entries(), [&](const auto& entry) { return test(entry.second); }));
    };
    club::ServerStats tally;
    tally.players =
        count(shelves.users, [](const club::User& one) { return one.level == 0 && !one.left_at; });
    tally.matches_begun = static_cast<long long>(shelves.matches.entries().size());
    tally.matches_running =
        count(shelves.matches, [](const club::Match& one) { return one.is_running(); });
    tally.letters_waiting = static_cast<long long>(shelves.unsent.entries().size());
    for (const auto& [id, due] : shelves.unsent) {
        if (due > now) continue;
        ++tally.letters_due;
        tally.oldest_letter = std::min(tally.oldest_letter.value_or(due), due);
    }
    tally.letters_dead =
        count(shelves.letters, [](const club::Letter& one) { return one.failed_at && !one.sent; });
    tally.push_due = count(shelves.push_places, [&](const club::PushSubscription& one) {
        return one.due && *one.due <= now;
    });
    tally.reports_open =
        count(shelves.reports, [](const club::Report& one) { return !one.closed; });
    std::map<std::string, club::JobStats> jobs;
    for (const auto& [id, job] : shelves.jobs) {
        club::JobStats& kind = jobs[job.kind];
        kind.kind = job.kind;
        ++kind.waiting;
        if (job.due > now) continue;
        ++kind.due;
        kind.oldest = std::min(kind.oldest.value_or(job.due), job.due);
    }
    for (auto& [name, kind] : jobs) tally.jobs.push_back(std::move(kind));
    return tally;
}

}  // namespace posthouse::store
