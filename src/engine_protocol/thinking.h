// One order `go` being carried out, on a thread of its own: the search, its `info` lines and its
// `bestmove`, and when it has to end.
//
// Deliberately absent: the next order. There is a Thinking for each; its destructor ends it, and
// its `bestmove` has been said by then.
#pragma once

#include "engine_protocol/time_plan.h"
#include "games/game.h"

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace posthouse::engine_protocol {

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
