// What goes on in the house by itself: the computer thinks, turns run out of time, letters are
// carried out.
//
// Each is a round, and a thread that does round after round; a simulation does without the threads.
//
// Deliberately absent: any way for the computer to play but the door that people use.
#pragma once

#include "app/house.h"
#include "app/worker.h"
#include "games/tables.h"

#include <atomic>
#include <functional>
#include <optional>

namespace posthouse {

/// How a move is found: by the search, if nothing else is said.
using Think = std::function<Or<Thought, BadRecord>(const Game&, const Record&, const ThinkLimits&)>;
Or<Thought, BadRecord> think_by_search(const Game&, const Record&, const ThinkLimits&);

/// Thinks for the computer's accounts: reads a due job, thinks at its level, and hands the move in
/// at the door.
class Thinking {
public:
    /// `tables`: the tables of endings that it may look at; none if not said.
    explicit Thinking(Door door, TablesNow tables = {}, Think think = think_by_search)
        : door_(std::move(door)), tables_(std::move(tables)), think_(std::move(think)) {}

    /// Does what is due; true where there may be more. Waits for the door's answers.
    bool round();
    /// Breaks a thought off, from any thread; no round does anything any more.
    void stop() { stopping_ = true; }

private:
    void move(const Job&);

    const Door door_;
    const TablesNow tables_;
    const Think think_;
    std::atomic<bool> stopping_ = false;
};

/// Ends turns whose time is up and reminds players before that, but not while the operator has
/// stopped all clocks; leaves a sign each minute that the house is open; and tells of matches that
/// the operator has changed, by a process of his own.
class TimeKeeping {
public:
    explicit TimeKeeping(House& house) : house_(house), door_(house.door()) {}

    /// Does what is due; true where there may be more. Waits for the door's answers.
    bool round();

private:
    void announce_acts();

    House& house_;
    const Door door_;
    Instant sign_left_{};
    std::optional<ActId> last_act_;
};

/// Thinking, on a thread of its own.
class Thinker {
public:
    explicit Thinker(Door door, TablesNow tables = {});
    void wake() { worker_.wake(); }
    void stop();

private:
    Thinking thinking_;
    Worker worker_;
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
