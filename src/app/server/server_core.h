// The server's core: one store and one writer thread, behind the Backend that all gateways use.
//
// A request passes the admission, which verifies its passwords, and then the writer. The simulation
// runs without threads (`run_step`) and decides itself what happens when.
#pragma once

#include "app/server/admission.h"
#include "app/server/writer.h"
#include "club/commands/backend.h"
#include "club/commands/club.h"
#include "club/tournaments/tournament_tables.h"

#include <cstddef>
#include <functional>
#include <string_view>

namespace posthouse::app {

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
    /// Announces the next edition.
    void run_series(club::SeriesId, std::function<void(bool)> done);
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
    club::Club club_;
    Writer writer_;
    Admission admission_;
};

}  // namespace posthouse::app
