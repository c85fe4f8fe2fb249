// What goes on in the house by itself: the computer thinks, turns run out of time, letters are
// carried out.
//
// Each is a round, and a thread that does round after round; a simulation does without the threads.
//
// Deliberately absent: any way for the computer to play but the door that people use.
#pragma once

#include "app/house.h"
#include "app/think_queue.h"
#include "app/worker.h"
#include "games/tables.h"

#include <atomic>
#include <functional>
#include <list>
#include <mutex>
#include <optional>

namespace posthouse {

/// How a move is found: by the search, if nothing else is said.
using Think = std::function<Or<Thought, BadRecord>(const Game&, const Record&, const ThinkLimits&)>;
Or<Thought, BadRecord> think_by_search(const Game&, const Record&, const ThinkLimits&);

/// The processor time that this thread has had.
using ProcessorTime = std::function<std::chrono::microseconds()>;
std::chrono::microseconds processor_time_of_thread();

/// Thinks for the computer's accounts: takes a due job, thinks at its level, and hands the move in
/// at the door. Whose job comes next says the ThinkQueue. Any number of threads at once.
class Thinking {
public:
    /// `tables`: the tables of endings that it may look at; none if not said.
    explicit Thinking(Door door, TablesNow tables = {}, Think think = think_by_search,
                      ProcessorTime processor_time = processor_time_of_thread)
        : door_(std::move(door)),
          tables_(std::move(tables)),
          think_(std::move(think)),
          processor_time_(std::move(processor_time)) {}

    /// Does some of what is due; true where there is more. Waits for the door's answers.
    bool round(bool brief_only = false);
    /// Breaks a thought off, from any thread; no round does anything any more.
    void stop() { stopping_ = true; }

private:
    void look_for_jobs();
    DueThought described(const Reader&, const Job&) const;
    bool think_about(const DueThought&);
    bool move_if_ours(const Job&);
    void move(const Job&);

    const Door door_;
    const TablesNow tables_;
    const Think think_;
    const ProcessorTime processor_time_;
    std::atomic<bool> stopping_ = false;
    std::mutex mutex_;
    ThinkQueue queue_;
};

/// Ends turns whose time is up and reminds players before that, but not while the operator has
/// stopped all clocks; leaves a sign each minute that the house is open; and tells of matches that
/// the operator has changed, by a process of their own, and of the banner when it changes or ends.
class TimeKeeping {
public:
    explicit TimeKeeping(House& house) : house_(house), door_(house.door()) {}

    /// Does what is due; true where there may be more. Waits for the door's answers.
    bool round();

private:
    void announce_acts();
    void announce_banner(const Reader&, Changes&);

    House& house_;
    const Door door_;
    Instant sign_left_{};
    std::optional<ActId> last_act_;
    std::optional<Banner> banner_;  // as it was last told
};

/// Thinking, on threads of its own: so many for any thought, and one for brief ones, so that weak
/// levels answer at once while strong ones think.
class Thinker {
public:
    explicit Thinker(Door door, TablesNow tables = {}, int threads = 1);
    void wake();
    void stop();

private:
    Thinking thinking_;
    std::list<Worker> workers_;
};

/// TimeKeeping, on a thread of its own.
class Timekeeper {
public:
    explicit Timekeeper(House& house);
    void wake() { worker_.wake(); }
    void stop() { worker_.stop(); }

private:
    TimeKeeping keeping_;
    Worker worker_;
};

}  // namespace posthouse
