// What goes on in the house by itself: the computer thinks, turns run out of time, letters are
// carried out.
//
// Deliberately absent: any way for the computer to play but the door that people use.
#pragma once

#include "app/house.h"
#include "app/worker.h"
#include "games/tables.h"

#include <atomic>
#include <functional>

namespace posthouse {

/// Thinks for the computer's accounts: reads a due job, thinks at its level, and hands the move in
/// at the door.
class Thinker {
public:
    /// `tables`: the tables of endings that it may look at; none if not said.
    explicit Thinker(Door door, TablesNow tables = {});
    void wake() { worker_.wake(); }
    void stop();

private:
    bool round();
    void move(const Job&);

    Door door_;
    const TablesNow tables_;
    std::atomic<bool> stopping_ = false;
    Worker worker_;
};

/// Ends turns whose time is up and reminds players before that, but not while the operator has
/// stopped all clocks; leaves a sign each minute that the house is open; and tells of matches that
/// the operator has changed, by a process of his own.
class Timekeeper {
public:
    Timekeeper(House& house);
    void wake() { worker_.wake(); }
    void stop() { worker_.stop(); }

private:
    bool round();

    House& house_;
    const Door door_;
    Instant sign_left_{};
    std::optional<ActId> last_act_;
    void announce_acts();
    Worker worker_;
};

}  // namespace posthouse
