// An ordered map that records every change in a shared UndoLog, which undoes them in reverse order.
// Not thread-safe.
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
    void add(std::function<void()> undo) { entries_.push_back(std::move(undo)); }
    void clear() { entries_.clear(); }
    void roll_back() {
        for (; !entries_.empty(); entries_.pop_back()) entries_.back()();
    }

private:
    std::vector<std::function<void()>> entries_;
};

template <class K, class V>
class UndoableMap {
public:
    using Entries = std::map<K, V, std::less<>>;

    explicit UndoableMap(UndoLog& log) : log_(log) {}

    const Entries& entries() const { return entries_; }
    auto begin() const { return entries_.begin(); }
    auto end() const { return entries_.end(); }

    template <class Key>
    const V* find(const Key& key) const {
        const auto found = entries_.find(key);
        return found == entries_.end() ? nullptr : &found->second;
    }

    void set(const K& key, V value) {
        const auto [place, added] = entries_.try_emplace(key);
        if (added)
            log_.add([this, key] { entries_.erase(key); });
        else
            log_.add([this, key, old = place->second] { entries_.at(key) = old; });
        place->second = std::move(value);
    }

    template <class Key>
    void erase(const Key& key) {
        const auto found = entries_.find(key);
        if (found == entries_.end()) return;
        log_.add([this, old = *found] { entries_.insert(old); });
        entries_.erase(found);
    }

private:
    Entries entries_;
    UndoLog& log_;
};

struct SavedResponse {
    club::StoredResponse response;
    club::Instant at{};
};

/// The data of a MemoryStore and the indexes that it needs for speed.
struct MemoryState {
    UndoLog log;
    UndoableMap<std::string, std::int64_t> counters{
        log};  // the last identity or board number given out
    UndoableMap<club::UserId, club::User> users{log};
    UndoableMap<std::string, club::UserId> names{log};                      // folded
    UndoableMap<club::UserId, std::vector<club::Vacation>> vacations{log};  // by from
    UndoableMap<club::UserId, std::vector<club::RestSchedule>> rests{log};  // by since
    UndoableMap<std::int64_t, club::ServerPause> house_pauses{log};         // in insertion order
    UndoableMap<int, club::Instant> signs_of_life{log};                     // at most one
    UndoableMap<std::pair<club::UserId, std::string>, club::PairingPreferences> appetites{log};
    UndoableMap<std::pair<club::UserId, club::UserId>, club::Block> blocks{log};    // by whom, whom
    UndoableMap<std::pair<club::UserId, club::UserId>, club::Friend> friends{log};  // by whom, whom
    UndoableMap<std::pair<club::UserId, club::UserId>, int> messages{
        log};                                                    // by whom, to whom: how many
    UndoableMap<std::int64_t, club::OpenChallenge> offers{log};  // in insertion order
    UndoableMap<club::MatchId, club::Match> matches{log};
    UndoableMap<std::pair<std::string, int>, club::MatchId> boards{log};
    UndoableMap<std::pair<club::MatchId, int>, club::PlayedMove> moves{log};
    UndoableMap<std::tuple<club::Instant, club::MatchId>, bool> endings{
        log};  // of finished matches
    UndoableMap<std::pair<club::UserId, std::string>, club::PlayerStanding> standings{log};
    UndoableMap<std::pair<club::MatchId, club::UserId>, club::RatingChange> rating_changes{log};
    UndoableMap<club::UserId, club::PuzzleStanding> puzzle_standings{log};
    using ByPosition = std::tuple<club::UserId, std::string, std::string>;  // with the game
    UndoableMap<ByPosition, club::PuzzleAttempt> puzzle_attempts{log};
    using ByStep = std::tuple<club::UserId, std::string, std::string>;  // with the game
    UndoableMap<ByStep, club::LessonStep> lesson_steps{log};
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
    UndoableMap<club::LetterId, club::Instant> unsent{log};  // unsent letters and when they are due
    UndoableMap<std::tuple<std::string, club::Instant, club::LetterId>, bool> answers{
        log};  // by folded address
    UndoableMap<club::PendingRequestId, club::PendingRequest> held{log};
    UndoableMap<club::SignUpId, club::PendingSignUp> held_sign_ups{log};
    UndoableMap<std::string, club::Throttle> throttles{log};
    UndoableMap<club::JobId, club::Job> jobs{log};
    UndoableMap<std::string, club::PushSubscription> push_places{log};
    UndoableMap<std::string, club::Session> sessions{log};
    UndoableMap<club::UserId, club::SecondFactor> second_factors{log};
    UndoableMap<std::string, SavedResponse> outcomes{log};
    UndoableMap<int, std::string> house_keys{log};  // at most one
    UndoableMap<club::TokenId, club::ApiToken> tokens{log};
    UndoableMap<std::int64_t, club::Event> events{log};
    UndoableMap<club::WebhookId, club::Webhook> webhooks{log};
    UndoableMap<std::pair<club::UserId, club::SanctionKind>, club::Sanction> restraints{log};
    UndoableMap<club::ReportId, club::Report> reports{log};
    UndoableMap<club::ActId, club::AuditEntry> operator_acts{log};
    UndoableMap<int, club::Banner> banners{log};  // at most one

    std::int64_t next(const std::string& what) {
        const auto* last = counters.find(what);
        const std::int64_t number = last ? *last + 1 : 1;
        counters.set(what, number);
        return number;
    }
};

/// Emulates foreign keys: the referenced entry must exist.
inline void require_exists(bool there, const char* what) {
    if (!there) throw std::runtime_error(std::string("There is no such ") + what + '.');
}

template <class K, class V, class Key>
std::optional<V> found(const UndoableMap<K, V>& map, const Key& key) {
    const V* value = map.find(key);
    return value ? std::optional(*value) : std::nullopt;
}

template <class Key, class Value, class Test>
void erase_where(UndoableMap<Key, Value>& map, const Test& test) {
    std::vector<Key> taken;
    for (const auto& [key, value] : map)
        if (test(value)) taken.push_back(key);
    for (const Key& key : taken) map.erase(key);
}

template <class Key, class Value>
void erase_expired(UndoableMap<Key, Value>& map, club::Instant moment) {
    erase_where(map, [&](const Value& one) { return one.expires < moment; });
}

/// Counts of all data.
inline club::ServerStats count_stats(const MemoryState& data, club::Instant now) {
    const auto count = [](const auto& map, const auto& test) {
        return static_cast<long long>(std::ranges::count_if(
            map.entries(), [&](const auto& entry) { return test(entry.second); }));
    };
    club::ServerStats tally;
    tally.players =
        count(data.users, [](const club::User& one) { return one.level == 0 && !one.left_at; });
    tally.matches_begun = static_cast<long long>(data.matches.entries().size());
    tally.matches_running =
        count(data.matches, [](const club::Match& one) { return one.is_running(); });
    tally.letters_waiting = static_cast<long long>(data.unsent.entries().size());
    for (const auto& [id, due] : data.unsent) {
        if (due > now) continue;
        ++tally.letters_due;
        tally.oldest_letter = std::min(tally.oldest_letter.value_or(due), due);
    }
    tally.letters_dead =
        count(data.letters, [](const club::Letter& one) { return one.failed_at && !one.sent; });
    tally.push_due = count(data.push_places, [&](const club::PushSubscription& one) {
        return one.due && *one.due <= now;
    });
    tally.reports_open = count(data.reports, [](const club::Report& one) { return !one.closed; });
    std::map<std::string, club::JobStats> jobs;
    for (const auto& [id, job] : data.jobs) {
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
