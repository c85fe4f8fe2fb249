// How much of a clock one move may have.
//
// The search deepens ply by ply, each of them about as long as all before it together: so no new
// depth is begun after `soft_ms`, which is little more than half of a fair share, and whatever goes
// on is broken off at `hard_ms`.
//
// Deliberately absent: clocks; the game (how long one lasts is a guess that fits those of the
// house).
#pragma once

#include "games/game.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <limits>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace posthouse::engine_protocol {

/// What a player has on the clock.
struct Clock {
    double left_ms = 0;
    double increment_ms = 0;  // given after each move
    int moves_to_go = 0;      // until there is more time; 0: the rest of the game
};

struct TimePlan {
    static constexpr double never = std::numeric_limits<double>::infinity();
    double soft_ms = never;  // no new depth after it
    double hard_ms = never;  // break off
    friend constexpr bool operator==(const TimePlan&, const TimePlan&) = default;
};

/// A new depth may begin this much later where the best move has just changed.
inline constexpr double doubt = 1.6;

/// `overhead_ms` is what is lost on the way to and from whoever holds the clock. A plan never
/// takes more than what is left then, and always at least a part of a millisecond.
constexpr TimePlan plan_time(const Clock& clock, double overhead_ms) {
    constexpr int moves_of_a_game = 28, moves_max = 40;
    constexpr double least_ms = 0.5;
    const double left_ms = std::max(clock.left_ms, 2 * least_ms);
    const double usable_ms = std::max(left_ms - overhead_ms, left_ms / 4);
    const int moves =
        clock.moves_to_go > 0 ? std::min(clock.moves_to_go, moves_max) : moves_of_a_game;
    const double share_ms = usable_ms / moves + 0.75 * std::max(clock.increment_ms, 0.0);
    // The last move before more time comes may use nearly all of it, any other not half.
    const double most_ms = usable_ms * (moves == 1 ? 0.95 : 0.4);
    TimePlan plan;
    plan.hard_ms = std::max(std::min(4 * share_ms, most_ms), least_ms);
    plan.soft_ms = std::min(0.55 * share_ms, plan.hard_ms);
    return plan;
}

/// The stricter of both in each respect.
constexpr TimePlan stricter(const TimePlan& one, const TimePlan& two) {
    return {std::min(one.soft_ms, two.soft_ms), std::min(one.hard_ms, two.hard_ms)};
}

// One order `go` being carried out, on a thread of its own: the search, its `info` lines and its
// `bestmove`, and when it has to end.

/// The world as an engine has it.
struct ProtocolIo {
    /// Writes whole lines, at once. Called from several threads, but never from two at a time.
    std::function<void(std::string_view lines)> write;
    /// A clock that never goes back. Called from several threads.
    std::function<double()> now_ms;
};

/// Says one thing at a time.
class OutputWriter {
public:
    explicit OutputWriter(const ProtocolIo& ports) : ports_(ports) {}
    void write(std::string_view lines) {
        const std::lock_guard lock(mutex_);
        ports_.write(lines);
    }
    double now_ms() const { return ports_.now_ms(); }

private:
    ProtocolIo ports_;
    std::mutex mutex_;
};

struct Task {
    const games::Game* game = nullptr;
    games::GameRecord record;
    Side to_move = Side::first;
    std::vector<std::string> moves;  // those that may be the answer; empty where the game is over
    bool some_moves = false;         // there are others, which may not
    search::ThinkLimits limits;      // but for `stop`
    TimePlan plan;
    bool infinite = false;  // the answer waits for `stop`
    bool endless = false;   // nothing but `stop` ends the search
    bool ponder = false;    // the answer and the clock wait for `ponderhit` or `stop`
    bool tell_ponder_move = false;
    bool mate_in_plies = false;  // as UGI has it; UCI counts moves
    double began_ms = 0;
};

class SearchTask {
public:
    SearchTask(Task task, OutputWriter& voice);
    ~SearchTask();
    SearchTask(const SearchTask&) = delete;
    SearchTask& operator=(const SearchTask&) = delete;

    /// Returns when `bestmove` has been said.
    void stop();
    /// The move that was expected has been made: from now on the clock runs.
    void ponderhit();
    /// Waits until it ends by itself; what would wait for `stop` is stopped.
    void finish();

private:
    void run();
    Expected<games::SearchReport, games::InvalidRecord> think();
    bool has_to_stop() const;
    void hear(const games::SearchReport& search_report);
    void tell(const games::SearchReport& search_report);
    void answer(const games::SearchReport& search_report);
    void wait_for_stop_or_ponderhit();
    double soft_end_ms() const;

    const Task task_;
    OutputWriter& voice_;
    std::atomic<bool> stop_ = false;
    std::atomic<bool> pondering_;
    std::atomic<double> clock_began_ms_;
    std::atomic<bool> depth_done_ = false;  // a first one
    std::string best_;                      // of the last depth; the thinking thread's
    std::mutex mutex_;
    std::condition_variable released_;
    std::thread thread_;  // the last member: it uses the others
};

/// perft on a thread of its own. It cannot be broken off: see `over`.
class PerftTask {
public:
    PerftTask(const games::Game& game, std::string position, int depth, OutputWriter& voice);
    ~PerftTask() { thread_.join(); }
    PerftTask(const PerftTask&) = delete;
    PerftTask& operator=(const PerftTask&) = delete;

    bool over() const { return over_; }

private:
    std::atomic<bool> over_ = false;
    std::thread thread_;
};

}  // namespace posthouse::engine_protocol
