// The server's core: one store and one writer thread, behind the Backend that all gateways use.
//
// The writer runs all waiting requests in one transaction and answers after the commit, so that
// they share one fsync. Passwords are verified on other threads before. The simulation runs without
// threads (`run_step`) and decides itself what happens when.
#pragma once

#include "club/commands/backend.h"
#include "club/commands/club.h"
#include "club/matches/loaded_match.h"

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::app {

/// A write records a heartbeat first if the last one is this old; ClockJob writes at least so
/// often.
inline constexpr std::chrono::minutes heartbeat_interval{1};

/// What a commit has changed: matches, and what concerns one player only.
struct CommitChanges {
    std::vector<club::ChangedMatch> matches;  // of duplicates the last is right
    std::vector<club::PrivateChange> private_changes;
    std::vector<std::string> ended_sessions;  // hashes
    bool banner = false;                      // changed or ended

    void add(const CommitChanges& more) {
        matches.insert(matches.end(), more.matches.begin(), more.matches.end());
        private_changes.insert(private_changes.end(), more.private_changes.begin(),
                               more.private_changes.end());
        ended_sessions.insert(ended_sessions.end(), more.ended_sessions.begin(),
                              more.ended_sessions.end());
        banner = banner || more.banner;
    }
    void add(const club::Response& reply) {
        add(CommitChanges{club::changed_matches(reply), reply.changed_privately,
                          reply.ended_sessions});
    }
};

struct CommitMetrics {
    double seconds = 0;
    std::size_t units = 0, rolled_back = 0;
    std::size_t matches = 0;  // that changed
    bool failed = false;      // the whole commit was rolled back
};

struct ServerOptions {
    club::ClubSettings club;
    club::PasswordCost password_cost = club::PasswordCost::interactive;
    std::function<club::Instant()> now;
    unsigned password_threads = 2;
    bool threads = true;  // false: everything happens in run_step()
    /// Called after each commit, on the writer's thread.
    std::function<void(const CommitMetrics&)> committed{};
};

/// One step of a server without threads: admit a request that needs no Argon2id, verify a password,
/// or commit all that waits.
enum class ManualStep { admit, password, commit };

class Server {
public:
    Server(club::Store& store, ServerOptions settings);
    ~Server();  // stops
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    club::Backend backend();

    /// Ends a turn that has run out of time, or sends its reminder.
    void run_turn_job(const club::Job& job, std::function<void(bool)> done);
    void run_tournament(club::TournamentId, std::function<void(bool)> done);
    /// Seats a computer opponent at a challenge that has waited long enough, or removes an
    /// invitation that has expired.
    void run_open_challenge(const club::OpenChallenge&, std::function<void(bool)> done);
    /// Pairs those who seek opponents at this game.
    void run_pairing(std::string_view game, std::function<void(bool)> done);

    /// Called after each commit, on the writer's thread; the changes may be empty.
    void on_commit(std::function<void(const CommitChanges&)> listener);

    /// For servers without threads; false if there was nothing to do. What is left at the end is
    /// never answered.
    bool run_step(ManualStep);

    /// Passes changes made by another process to the listener.
    void announce(const CommitChanges&);

    /// The number of requests that wait for the writer and for password checks.
    struct Queues {
        std::size_t requests = 0, passwords = 0;
    };
    Queues queues() const;

    /// Finishes what was submitted; later requests get no response.
    void stop();

private:
    class Writer;
    std::unique_ptr<Writer> writer_;
};

// Changes as text, for the other servers on the same store: “12 15 7/3” is the matches 12 and 15,
// and what concerns player 3 alone in match 7; “session:HASH” is a session that has ended.

/// Empty if nothing changed.
std::string encode_changes(const CommitChanges&);

/// Ignores unknown words, which a newer server may send.
CommitChanges decode_changes(std::string_view words);

}  // namespace posthouse::app
