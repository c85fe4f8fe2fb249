// The house: one store, one writer, and the door through which all gateways come.
//
// The writer is one thread. It takes whatever has arrived, carries all of it out in one transaction
// and answers after the commit: one fsync for all that came meanwhile. Passwords are checked on
// threads of their own before that. Each minute in which anything is written it leaves a sign that
// the house is open.
//
// A simulation does without the threads (do_one) and so decides what happens when.
#pragma once

#include "club/backend.h"
#include "club/loaded_match.h"
#include "club/service.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::app {

/// What a commit has changed: matches that others are told of, and what is one player's only.
struct CommitChanges {
    std::vector<club::ChangedMatch> matches;  // of those that are here twice the last is right
    std::vector<club::PrivateChange> privately;
    std::vector<std::string> ended_sessions;  // hashes
    bool banner = false;                      // it is another, or over

    void add(const CommitChanges& more) {
        matches.insert(matches.end(), more.matches.begin(), more.matches.end());
        privately.insert(privately.end(), more.privately.begin(), more.privately.end());
        ended_sessions.insert(ended_sessions.end(), more.ended_sessions.begin(),
                              more.ended_sessions.end());
        banner = banner || more.banner;
    }
    void add(const club::Response& reply) {
        add(CommitChanges{club::changed_matches(reply), reply.touched_privately,
                          reply.ended_sessions});
    }
};

/// What a commit was like, for whoever measures.
struct CommitMetrics {
    double seconds = 0;
    std::size_t works = 0, undone = 0;
    std::size_t matches = 0;  // that changed
    bool failed = false;      // the commit itself: nothing of it stands
};

struct ServerOptions {
    club::ServiceSettings service;
    club::PasswordCost password_cost = club::PasswordCost::interactive;
    std::function<club::Instant()> now;
    unsigned password_threads = 2;
    bool threads = true;  // false: nothing happens by itself, only what do_one() is told to do
    /// Told of each commit, on the writer's thread.
    std::function<void(const CommitMetrics&)> committed{};
};

/// What the house's threads do, one piece of it: somebody is let in whose password needs no work,
/// a password is worked out, all that waits is written in one commit.
enum class ManualStep { lobby, password, commit };

class Server {
public:
    Server(club::Store& store, ServerOptions settings);
    ~Server();  // stops
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    club::Backend door();

    /// The time of a turn is up.
    void flag(const club::Job& job, std::function<void(bool)> done);
    void begin_tournament(club::TournamentId, std::function<void(bool)> done);
    /// A board has waited long enough for the computer to sit down at it.
    void keep_company(const club::OpenChallenge&, std::function<void(bool)> done);

    /// Called after each commit, on the writer's thread, with what changed in it (perhaps nothing).
    void on_commit(std::function<void(const CommitChanges&)> listener);

    /// In place of the threads of a house that has none, where one thread does everything: false,
    /// there was nothing of that kind to do. What is still undone when it ends is never answered.
    bool run_step(ManualStep);

    /// Tells the listener of what somebody else has changed, by another process.
    void announce(const CommitChanges&);

    /// What waits to be written, and what for a password to be worked out.
    struct Queues {
        std::size_t requests = 0, passwords = 0;
    };
    Queues queues() const;

    /// Finishes what has been handed in; what comes later is answered with none.
    void stop();

private:
    class Writer;
    std::unique_ptr<Writer> writer_;
};

// What a commit has changed, in the words in which the servers of one house tell it each other:
// “12 15 7/3” is the matches 12 and 15, and what player 3 alone is told of match 7; “session:” and
// a hash is a session that ended.

/// In pieces of so many bytes at most; none where nothing changed.
std::vector<std::string> encode_changes(const CommitChanges&, std::size_t bytes_max);

/// What is no such word, a newer server's perhaps, is passed over.
CommitChanges read_changes(std::string_view words);

}  // namespace posthouse::app
