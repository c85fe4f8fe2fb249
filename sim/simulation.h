// Simulates a complete server and its environment from one seed: players, mail, disk, clock,
// workers and faults. A single thread runs everything; random numbers decide what threads would
// leave to chance.
//
// While one job waits for the server, others run, so that a worker may be overtaken between any
// read and the write that depends on it. The innermost waiting job always continues first; that is
// the only restriction compared with threads.
#pragma once

#include "app/server/background_jobs.h"
#include "app/server/server_core.h"
#include "mail/incoming/receiver.h"
#include "mail/outgoing/outbox.h"
#include "push/webhook_dispatcher.h"
#include "sim/disk.h"
#include "sim/invariants.h"
#include "sim/mail_network.h"
#include "sim/scenario.h"
#include "sim/server_key.h"
#include "sim/shadow_model.h"
#include "sim/simulated_players.h"
#include "sim/webhook_receiver.h"

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace posthouse::sim {

struct SimulationResult {
    std::uint64_t steps = 0, commits = 0, kills = 0, faults = 0, mails = 0, letters = 0, moves = 0,
                  matches = 0, ended = 0, timeouts = 0;
    std::uint64_t fingerprint = 0;         // of all that happened, in order
    std::optional<std::string> violation;  // the violated invariant and the steps before it
};

class Simulation {
public:
    explicit Simulation(const Scenario& scenario);
    ~Simulation();
    Simulation(const Simulation&) = delete;
    Simulation& operator=(const Simulation&) = delete;

    /// Runs this many steps, then ends all faults and runs until nothing is left to do.
    SimulationResult run(std::uint64_t steps);
    /// Called with each line of the trace.
    std::function<void(const std::string&)> listener;

private:
    struct ServerFixture;

    // simulation.cpp: starting, stopping, choosing the next step.
    void open();
    void stop(bool killed);
    void close_for_a_while();
    void compare(const std::string& when);
    void reopen(bool lose, std::chrono::milliseconds closed);
    void step();
    bool wait_step();
    void settle();
    void after_step();
    void pause();
    void trace(const std::string& what);
    [[noreturn]] void fail(const std::string& law);

    // simulation_actions.cpp: players and incoming mail.
    void sign_up_players();
    void act();
    void repeat_request();
    void say(SimulatedPlayer&, const club::User&, const PlayerAction&);
    void submit(SimulatedPlayer&, const club::Request&, const std::optional<PlayerAction::Move>&);
    void write(SimulatedPlayer&, const std::optional<club::User>&);
    void log_in(SimulatedPlayer&);
    void send(SimulatedPlayer&, const SimulatedPlayers::Reply&);
    void deliver_some_mail();
    void deliver_mail(std::size_t which);
    void answered(const SimulatedPlayer&, const club::Request&,
                  const std::optional<PlayerAction::Move>&, const std::optional<club::Response>&);
    void record_agreement(const SimulatedPlayer&, std::string_view words);
    bool has_agreed(const club::StoreReader&, club::UserId, const club::Match&) const;
    bool was_played(const PlayerAction::Move&) const;
    std::optional<club::User> user_of(const SimulatedPlayer&) const;

    // simulation_faults.cpp: the server's own jobs, and faults.
    bool work(int which);
    bool run_clock_job();
    bool run_computer();
    bool run_outbox();
    bool run_webhooks();
    void change_webhook_faults();
    void hours_pass();
    void change_disk_faults();
    void change_relay_faults();
    void freeze_or_thaw();
    void ban_somebody();
    void checkpoint();
    void jump_clock();
    void kill(bool lose);
    void record_pause(club::Instant from, club::Instant until);
    bool frozen() const;
    std::unique_ptr<club::RowWriter> inject(club::RowWriter&);
    Expected<games::SearchReport, games::InvalidRecord> random_move(const games::Game&,
                                                                    const games::GameRecord&);

    // simulation_checks.cpp: invariants between the server and its players.
    void on_commit(const UnitEffects&);
    void check_answered(const club::StoreReader&, const std::string& key);
    bool was_sent(const club::Letter&) const;
    void on_letter_sent(const std::string& message_id, bool told);
    void deliver_all_mail();
    void late_answers();
    void play_tournaments_out();
    bool play_on(const club::Match&);
    void check_nothing_left();

    // simulation_liveness.cpp: whatever has begun ends.
    void some_sign_off();
    void check_liveness();
    void check_seekers(const club::StoreReader&);
    void check_webhooks(const club::StoreReader&);
    void time_passes();

    const Scenario scenario_;
    Rng rng_;
    club::Instant now_;
    /// When the server last found that it had been down. The time it then needs to record that is
    /// running time.
    club::Instant opened_{};
    club::Instant lived_until_{};  // the latest time before the clock was set back
    SimulationResult result_;
    std::deque<std::string> trace_;

    Disk disk_;
    std::unique_ptr<DiskVfs> vfs_;
    SimulatedMailNetwork mail_network_;
    WebhookReceiver webhook_receiver_;
    SimulatedPlayers players_;
    ShadowModel shadow_model_;
    std::vector<PauseInterval> downtimes_;  // downtime that the server must compensate
    std::vector<PauseInterval> pauses_;     // downtime and freezes by the operator
    /// Boards that a player has reacted to other than by declining: the player's name and "wari
    /// 12".
    std::set<std::pair<std::string, std::string>> agreements_;
    Invariants invariants_;
    std::unique_ptr<club::Store> memory_;  // without a disk; outlives the server
    std::unique_ptr<ServerFixture> server_;

    int depth_ = 0;
    std::set<int> running_workers_;  // workers that are in the middle of a round
    bool committing_ = false, settling_ = false;
    std::uint64_t kill_in_ = 0;  // number of pauses; 0: no kill is planned
    int mails_ = 0, requests_ = 0, bug_opportunities_ = 0;
    struct Unanswered {
        SimulatedPlayer* person = nullptr;
        club::Request request;
        std::optional<PlayerAction::Move> move{};
    };
    std::map<std::string, Unanswered> unanswered_;                     // by key: to be repeated
    std::map<std::string, std::pair<std::string, std::string>> sent_;  // mails by their keys
    std::set<std::string> written_, answered_;                         // Message-IDs
    std::set<std::string> sent_letters_;  // confirmed to the server since it started
    std::set<std::string> ever_sent_letters_;
    /// For each webhook the last event before it was made.
    std::map<club::WebhookId, std::int64_t> webhooks_since_;
    struct Digest {
        long reader = 0, first = 0, last = 0;
    };
    std::vector<Digest> digests_;
};

/// The running server in a simulation: wired as in app/serve.cpp, but without threads.
struct Simulation::ServerFixture {
    std::unique_ptr<club::Store> database;  // null: the simulation's memory store
    std::unique_ptr<ShadowedStore> store;
    std::unique_ptr<app::Server> server;
    std::unique_ptr<mail::MailReceiver> receiver;
    std::unique_ptr<mail::Outbox> outbox;
    std::unique_ptr<push::WebhookDispatcher> webhooks;
    std::unique_ptr<app::ClockJob> clock_job;
    std::unique_ptr<app::ComputerMoveJob> computer_job;
};

mail::MailIdentity server_identity();

}  // namespace posthouse::sim
