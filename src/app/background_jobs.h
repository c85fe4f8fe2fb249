// A worker: a thread of its own that does rounds of some work, as soon as it is woken and now and
// then by itself.
//
// A round that throws is a Fault: it is logged, and tried again a little later. Deliberately
// absent: queues (the work lies in the store, so that a killed house finds it again).
#pragma once

#include "app/server_core.h"
#include "app/think_queue.h"
#include "games/tables.h"

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

class PeriodicWorker {
public:
    /// `round` does what is due and says whether there may be more at once. `niceness` 0 to 19: how
    /// far it gives way.
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
    const std::function<bool()> round_;
    const std::chrono::milliseconds pause_;
    std::mutex mutex_;
    std::condition_variable changed_;
    bool woken_ = false;
    bool stopping_ = false;
    std::thread thread_;
};

// What goes on in the house by itself: the computer thinks, turns run out of time, letters are
// carried out.
//
// Each is a round, and a thread that does round after round; a simulation does without the threads.

/// How a move is found: by the search, if nothing else is said.
using SearchFn = std::function<Expected<games::SearchReport, games::InvalidRecord>(
    const games::Game&, const games::GameRecord&, const search::ThinkLimits&)>;
Expected<games::SearchReport, games::InvalidRecord> think_by_search(const games::Game&,
                                                                    const games::GameRecord&,
                                                                    const search::ThinkLimits&);

/// The processor time that this thread has had.
using ProcessorTime = std::function<std::chrono::microseconds()>;
std::chrono::microseconds processor_time_of_thread();

/// Thinks for the computer's accounts: takes a due job, thinks at its level, and hands the move in
/// at the door. Whose job comes next says the ThinkQueue. Any number of threads at once.
class ComputerMoveJob {
public:
    /// `tables`: the tables of endings that it may look at; none if not said.
    explicit ComputerMoveJob(club::Backend door, games::TablebaseProvider tables = {},
                             SearchFn think = think_by_search,
                             ProcessorTime processor_time = processor_time_of_thread)
        : door_(std::move(door)),
          tables_(std::move(tables)),
          think_(std::move(think)),
          processor_time_(std::move(processor_time)) {}

    /// Does some of what is due; true where there is more. Waits for the door's answers.
    bool run_once(bool brief_only = false);
    /// Breaks a thought off, from any thread; no round does anything any more.
    void stop() { stopping_ = true; }

private:
    void look_for_jobs();
    DueThought described(const club::StoreReader&, const club::Job&) const;
    bool think_about(const DueThought&);
    bool move_if_ours(const club::Job&);
    void move(const club::Job&);

    const club::Backend door_;
    const games::TablebaseProvider tables_;
    const SearchFn think_;
    const ProcessorTime processor_time_;
    std::atomic<bool> stopping_ = false;
    std::mutex mutex_;
    ThinkQueue queue_;
};

/// Ends turns whose time is up and reminds players before that, but not while the operator has
/// stopped all clocks; leaves a sign each minute that the house is open; and tells of matches that
/// the operator has changed, by a process of their own, and of the banner when it changes or ends.
class ClockJob {
public:
    explicit ClockJob(Server& house) : house_(house), door_(house.door()) {}

    /// Does what is due; true where there may be more. Waits for the door's answers.
    bool run_once();

private:
    void announce_acts();
    void announce_banner(const club::StoreReader&, CommitChanges&);

    Server& house_;
    const club::Backend door_;
    club::Instant sign_left_{};
    std::optional<club::ActId> last_act_;
    std::optional<club::Banner> banner_;  // as it was last told
};

/// Thinking, on threads of its own: so many for any thought, and one for brief ones, so that weak
/// levels answer at once while strong ones think.
class ComputerMoveWorker {
public:
    explicit ComputerMoveWorker(club::Backend door, games::TablebaseProvider tables = {},
                                int threads = 1);
    void wake();
    void stop();

private:
    ComputerMoveJob thinking_;
    std::list<PeriodicWorker> workers_;
};

/// ClockJob, on a thread of its own.
class ClockWorker {
public:
    explicit ClockWorker(Server& house);
    void wake() { worker_.wake(); }
    void stop() { worker_.stop(); }

private:
    ClockJob keeping_;
    PeriodicWorker worker_;
};

}  // namespace posthouse::app
