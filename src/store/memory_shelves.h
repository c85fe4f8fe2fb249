// What MemoryStore keeps: its shelves, and how much lies on them.
//
// Deliberately absent: looking things up (memory_reading.h), changing anything (memory.cpp), locks.
#pragma once

#include "club/store.h"
#include "store/shelf.h"

#include <algorithm>
#include <map>
#include <stdexcept>
#include <tuple>
#include <vector>

namespace posthouse {

/// Everything that is remembered, and the few indexes that searching every thing would be too slow
/// without.
struct Shelves {
    UndoLog log;
    Shelf<std::string, std::int64_t> counters{log};  // the last identity or board number given
    Shelf<UserId, User> users{log};
    Shelf<std::string, UserId> names{log};                // folded
    Shelf<UserId, std::vector<Vacation>> vacations{log};  // by from
    Shelf<UserId, std::vector<Rest>> rests{log};          // by since
    Shelf<std::int64_t, HousePause> house_pauses{log};    // in the order in which they were added
    Shelf<int, Instant> signs_of_life{log};               // one at most
    Shelf<std::pair<UserId, std::string>, Appetite> appetites{log};
    Shelf<std::pair<UserId, UserId>, Block> blocks{log};    // by whom, whom
    Shelf<std::pair<UserId, UserId>, Friend> friends{log};  // by whom, whom
    Shelf<std::pair<UserId, UserId>, int> messages{log};    // by whom, to whom: how many
    Shelf<std::int64_t, Offer> offers{log};                 // in the order in which they were made
    Shelf<MatchId, Match> matches{log};
    Shelf<std::pair<std::string, int>, MatchId> boards{log};
    Shelf<std::pair<MatchId, int>, PlayedMove> moves{log};
    Shelf<std::tuple<Instant, MatchId>, bool> endings{log};  // of matches that are over
    Shelf<std::pair<UserId, std::string>, PlayerStanding> standings{log};
    Shelf<std::pair<MatchId, UserId>, RatingChange> rating_changes{log};
    Shelf<std::pair<MatchId, UserId>, Watch> watches{log};
    Shelf<std::pair<MatchId, int>, Remark> remarks{log};
    Shelf<TournamentId, Tournament> tournaments{log};
    Shelf<std::string, TournamentId> tournament_names{log};  // folded
    Shelf<std::pair<TournamentId, UserId>, Entrant> entrants{log};
    Shelf<std::tuple<TournamentId, int, int>, tournament::Pairing> pairings{log};
    Shelf<std::tuple<TournamentId, int, int, int>, TournamentGame> tournament_games{log};
    Shelf<MatchId, TournamentGame> games_of_tournaments{log};
    Shelf<LetterId, Letter> letters{log};
    Shelf<std::string, LetterId> message_ids{log};
    Shelf<LetterId, Instant> unsent{log};  // letters to be mailed, and when they are due
    Shelf<std::tuple<std::string, Instant, LetterId>, bool> answers{log};  // by folded address
    Shelf<HeldId, HeldRequest> held{log};
    Shelf<SignUpId, HeldSignUp> held_sign_ups{log};
    Shelf<std::string, Throttle> throttles{log};
    Shelf<JobId, Job> jobs{log};
    Shelf<std::string, PushPlace> push_places{log};
    Shelf<std::string, Session> sessions{log};
    Shelf<UserId, SecondFactor> second_factors{log};
    Shelf<std::string, Outcome> outcomes{log};
    Shelf<int, std::string> house_keys{log};  // one at most
    Shelf<TokenId, Token> tokens{log};
    Shelf<std::int64_t, Event> events{log};
    Shelf<WebhookId, Webhook> webhooks{log};
    Shelf<std::pair<UserId, RestraintKind>, Restraint> restraints{log};
    Shelf<ReportId, Report> reports{log};
    Shelf<ActId, OperatorAct> operator_acts{log};
    Shelf<int, Banner> banners{log};  // one at most

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
std::optional<V> found(const Shelf<K, V>& shelf, const Key& key) {
    const V* thing = shelf.find(key);
    return thing ? std::optional(*thing) : std::nullopt;
}

template <class Key, class Thing, class Test>
void take_where(Shelf<Key, Thing>& shelf, const Test& test) {
    std::vector<Key> taken;
    for (const auto& [key, thing] : shelf)
        if (test(thing)) taken.push_back(key);
    for (const Key& key : taken) shelf.take(key);
}

template <class Key, class Thing>
void take_expired(Shelf<Key, Thing>& shelf, Instant moment) {
    take_where(shelf, [&](const Thing& one) { return one.expires < moment; });
}

/// How much of everything lies on the shelves.
inline Tally tally_of(const Shelves& shelves, Instant now) {
    const auto count = [](const auto& shelf, const auto& test) {
        return static_cast<long long>(std::ranges::count_if(
            shelf.things(), [&](const auto& entry) { return test(entry.second); }));
    };
    Tally tally;
    tally.players =
        count(shelves.users, [](const User& one) { return one.level == 0 && !one.gone; });
    tally.matches_begun = static_cast<long long>(shelves.matches.things().size());
    tally.matches_running =
        count(shelves.matches, [](const Match& one) { return one.is_running(); });
    tally.letters_waiting = static_cast<long long>(shelves.unsent.things().size());
    for (const auto& [id, due] : shelves.unsent) {
        if (due > now) continue;
        ++tally.letters_due;
        tally.oldest_letter = std::min(tally.oldest_letter.value_or(due), due);
    }
    tally.letters_dead =
        count(shelves.letters, [](const Letter& one) { return one.given_up && !one.sent; });
    tally.push_due = count(shelves.push_places,
                           [&](const PushPlace& one) { return one.due && *one.due <= now; });
    tally.reports_open = count(shelves.reports, [](const Report& one) { return !one.closed; });
    std::map<std::string, JobTally> jobs;
    for (const auto& [id, job] : shelves.jobs) {
        JobTally& kind = jobs[job.kind];
        kind.kind = job.kind;
        ++kind.waiting;
        if (job.due > now) continue;
        ++kind.due;
        kind.oldest = std::min(kind.oldest.value_or(job.due), job.due);
    }
    for (auto& [name, kind] : jobs) tally.jobs.push_back(std::move(kind));
    return tally;
}

}  // namespace posthouse
