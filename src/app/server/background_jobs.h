// The server's background work: computer moves and clocks, and the threads that repeat it.
//
// Queues are in the store, so that a restarted server finds its work again.
#pragma once

#include "app/server/server_core.h"
#include "app/server/think_queue.h"
#include "club/maintenance/retention.h"
#include "club/moderation/moderation_tables.h"
#include "games/tables/tables.h"
#include "opening_book/book.h"
#include "search/limits.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <list>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace posthouse::app {

/// Runs a job periodically and on wake-up, on its own thread. Exceptions are logged and the job is
/// retried.
class PeriodicWorker {
public:
    /// `round` does what is due and returns whether there may be more at once. `niceness`: 0 to 19.
    PeriodicWorker(std::string name, std::function<bool()> round, std::chrono::milliseconds pause,
                   int niceness = 0);
    ~PeriodicWorker();  // stops
    PeriodicWorker(const PeriodicWorker&) = delete;
    PeriodicWorker& operator=(const PeriodicWorker&) = delete;

    void wake();
    void stop();  // waits for the round in progress

private:
    void run(int niceness);

    const std::string name_;
    const std::function<bool()> job_;
    const std::chrono::milliseconds pause_;
    std::mutex mutex_;
    std::condition_variable changed_;
    bool woken_ = false;
    bool stopping_ = false;
    std::thread thread_;
};

/// Finds a move; by default with the search.
using SearchFn = std::function<Expected<games::SearchReport, games::InvalidRecord>(
    const games::Game&, const games::GameRecord&, const search::ThinkLimits&)>;
Expected<games::SearchReport, games::InvalidRecord> search_move(const games::Game&,
                                                                const games::GameRecord&,
                                                                const search::ThinkLimits&);

/// The processor time used by the calling thread.
using ProcessorTime = std::function<std::chrono::microseconds()>;
std::chrono::microseconds processor_time_of_thread();

/// Plays for the computer's accounts: takes a due job in the order of ThinkQueue, searches at its
/// level and submits the move. Any number of threads may call it. The simulation runs it without.
class ComputerMoveJob {
public:
    /// `tables`, `books`: endgame tables and opening books for the strongest levels; may be empty.
    explicit ComputerMoveJob(club::Backend door, games::TablebaseProvider tables = {},
                             opening_book::BookProvider books = {}, SearchFn think = search_move,
                             ProcessorTime processor_time = processor_time_of_thread)
        : backend_(std::move(door)),
          tables_(std::move(tables)),
          books_(std::move(books)),
          think_(std::move(think)),
          processor_time_(std::move(processor_time)) {}

    /// Does some of what is due; true if there is more. Waits for the backend's answers.
    bool run_once(bool brief_only = false);
    /// Stops the searches, from any thread; further calls do nothing.
    void stop() { stopping_ = true; }

private:
    void load_due_jobs();
    DueMove describe_job(const club::StoreReader&, const club::Job&) const;
    bool run_due_move(const DueMove&);
    bool move_if_locked(const club::Job&);
    void move(const club::Job&);

    const club::Backend backend_;
    const games::TablebaseProvider tables_;
    const opening_book::BookProvider books_;
    const SearchFn think_;
    const ProcessorTime processor_time_;
    std::atomic<bool> stopping_ = false;
    std::mutex mutex_;
    ThinkQueue queue_;
};

/// Ends turns that have run out of time and sends reminders before, unless the operator has paused
/// all clocks. Also records a heartbeat each minute, and publishes changes that an operator has
/// made in another process.
class ClockJob {
public:
    explicit ClockJob(Server& server, club::Retention retention = {})
        : server_(server), backend_(server.backend()), retention_(retention) {}

    /// Does what is due; true if there may be more. Waits for the backend's answers.
    bool run_once();

private:
    void publish_operator_changes();
    void mail_puzzles();
    void pair_seekers();
    /// True if there may be more.
    bool count_openings();
    void publish_banner_change(const club::StoreReader&, CommitChanges&);

    Server& server_;
    const club::Backend backend_;
    const club::Retention retention_;
    club::Instant heartbeat_{}, paired_{};
    bool more_to_prune_ = false, tournaments_resumed_ = false;
    std::optional<club::ActId> last_act_;
    std::optional<club::Banner> banner_;  // as last published
};

/// ComputerMoveJob on `threads` threads, and one more for weak levels, so that they answer at once
/// while strong ones search.
class ComputerMoveWorker {
public:
    explicit ComputerMoveWorker(club::Backend door, games::TablebaseProvider tables = {},
                                opening_book::BookProvider books = {}, int threads = 1);
    void wake();
    void stop();

private:
    ComputerMoveJob job_;
    std::list<PeriodicWorker> workers_;
};

/// ClockJob on its own thread.
class ClockWorker {
public:
    explicit ClockWorker(Server& server, club::Retention = {});
    void wake() { worker_.wake(); }
    void stop() { worker_.stop(); }

private:
    ClockJob job_;
    PeriodicWorker worker_;
};

}  // namespace posthouse::app
