// The port behind which the club's memory lives. src/store has one implementation a database and
// ONE contract test.
//
// Works are grouped: many may commit at once, but each is all or nothing by itself, and none is
// acknowledged before all of the group is durable. Times and identities come from outside or are
// counted up here; nothing is random.
//
// Faults (disk full, database gone) are exceptions, derived from std::exception. Deliberately
// absent: SQL, retries, caching.
#pragma once

#include "club/types.h"

#include <cstddef>
#include <exception>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse {

struct MatchFilter {
    std::optional<std::string> game;
    std::optional<UserId> player;  // in either seat
    std::optional<bool> over;
    std::size_t limit = 1000;  // newest first
};

/// Reading. Everything is seen as of the last commit (within a Unit: with what the Unit has done so
/// far).
class Reader {
public:
    virtual ~Reader() = default;

    virtual std::optional<User> user(UserId) const = 0;
    virtual std::optional<User> user_named(
        std::string_view name) const = 0;  // any case of ASCII letters
    /// The players with this confirmed address, oldest first; any case of ASCII letters.
    virtual std::vector<User> users_at(std::string_view address) const = 0;
    virtual std::vector<User> users() const = 0;  // by id

    virtual std::optional<Match> match(MatchId) const = 0;
    virtual std::optional<Match> match_on(std::string_view game, int board) const = 0;
    virtual std::vector<Match> matches(const MatchFilter&) const = 0;
    virtual std::vector<PlayedMove> moves(MatchId) const = 0;  // by ply

    virtual std::vector<Letter> letters_to(UserId, std::size_t limit) const = 0;  // newest first
    virtual std::optional<Letter> letter(LetterId) const = 0;
    /// Letters that have an address, are not sent and are due, oldest first.
    virtual std::vector<Letter> letters_due(Instant now, std::size_t limit) const = 0;

    virtual std::vector<Job> jobs_due(Instant now, std::string_view kind,
                                      std::size_t limit) const = 0;  // by due, id
    virtual std::optional<Session> session(std::string_view token_hash) const = 0;
    virtual std::optional<Outcome> outcome(std::string_view key) const = 0;
};

/// One work's changes.
class Unit : public Reader {
public:
    /// Gives the user an id. False, and nothing changed: the name is taken.
    virtual bool add_user(User&) = 0;
    virtual void change_user(const User&) = 0;

    /// Gives the match an id and its game's next board number (from 1).
    virtual void add_match(Match&) = 0;
    /// Everything but id, game, board, from and seats may change.
    virtual void change_match(const Match&) = 0;
    /// False, and nothing changed: that ply is taken, so a duplicate is harmless.
    virtual bool append_move(MatchId, const PlayedMove&) = 0;

    /// Gives the letter an id. False, and nothing changed: a letter with this message_id has been
    /// written before.
    virtual bool add_letter(Letter&) = 0;
    /// attempts, due, sent and trouble may change.
    virtual void change_letter(const Letter&) = 0;

    virtual void add_job(Job&) = 0;
    virtual void remove_job(JobId) = 0;     // unknown: nothing happens
    virtual void remove_jobs(MatchId) = 0;  // all of a match
    virtual void postpone_job(JobId, Instant) = 0;

    virtual void add_session(const Session&) = 0;
    virtual void remove_session(std::string_view token_hash) = 0;
    virtual void remove_sessions_before(Instant) = 0;

    /// False, and nothing changed: there is an outcome for this key.
    virtual bool remember(std::string_view key, const Outcome&, Instant now) = 0;
};

using Work = std::function<void(Unit&)>;

class Store {
public:
    virtual ~Store() = default;

    /// Does the works in their order, each all or nothing: one that throws is undone, its exception
    /// is at its place in the answer, and the others stand. On return everything that stands is
    /// durable. Throws where the commit itself fails: then nothing stands. One caller at a time;
    /// other processes may hold the same database, and are waited for.
    virtual std::vector<std::exception_ptr> transact(std::span<const Work> works) = 0;

    /// Reads one consistent state. Any number of threads at once, beside the writer.
    virtual void read(const std::function<void(const Reader&)>&) const = 0;
};

/// One work by itself; throws what it throws.
inline void transact(Store& store, const Work& work) {
    const auto failed = store.transact(std::span(&work, 1));
    if (failed.front()) std::rethrow_exception(failed.front());
}

}  // namespace posthouse
