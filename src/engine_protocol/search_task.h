// A `go` command in progress, on its own thread: the search with its `info` lines and `bestmove`,
// and the time management.
#pragma once

#include "games/game.h"
#include "opening_book/book.h"
#include "search/limits.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace posthouse::engine_protocol {

/// A player's clock.
struct Clock {
    double left_ms = 0;
    double increment_ms = 0;  // given after each move
    int moves_to_go = 0;      // until the next time control; 0: rest of the game
};

/// Each depth takes about as long as all before it together. So no new depth begins after
/// `soft_ms`, a little more than half of a fair share, and the search stops at `hard_ms`.
struct TimePlan {
    static constexpr double never = std::numeric_limits<double>::infinity();
    double soft_ms = never;  // start no new depth after this
    double hard_ms = never;  // stop
    friend constexpr bool operator==(const TimePlan&, const TimePlan&) = default;
};

/// Factor of `soft_ms` if the best move has just changed.
inline constexpr double unstable_factor = 1.6;

/// `overhead_ms` is lost between engine and clock for each move. The length of a game is a guess
/// that fits ours. Never more than the time left, and at least half a millisecond.
constexpr TimePlan plan_time(const Clock& clock, double overhead_ms) {
    constexpr int moves_of_a_game = 28, moves_max = 40;
    constexpr double least_ms = 0.5;
    const double left_ms = std::max(clock.left_ms, 2 * least_ms);
    const double usable_ms = std::max(left_ms - overhead_ms, left_ms / 4);
    const int moves =
        clock.moves_to_go > 0 ? std::min(clock.moves_to_go, moves_max) : moves_of_a_game;
    const double share_ms = usable_ms / moves + 0.75 * std::max(clock.increment_ms, 0.0);
    // The last move before the next time control may use nearly all, any other less than half.
    const double most_ms = usable_ms * (moves == 1 ? 0.95 : 0.4);
    TimePlan plan;
    plan.hard_ms = std::max(std::min(4 * share_ms, most_ms), least_ms);
    plan.soft_ms = std::min(0.55 * share_ms, plan.hard_ms);
    return plan;
}

/// The shorter of both times.
constexpr TimePlan stricter(const TimePlan& one, const TimePlan& two) {
    return {std::min(one.soft_ms, two.soft_ms), std::min(one.hard_ms, two.hard_ms)};
}

/// Output and clock of an engine.
struct ProtocolIo {
    /// Writes whole lines and flushes. Called from several threads, one at a time.
    std::function<void(std::string_view lines)> write;
    /// A steady clock. Called from several threads.
    std::function<double()> now_ms;
};

/// Serializes output of several threads.
class OutputWriter {
public:
    explicit OutputWriter(const ProtocolIo& ports) : io_(ports) {}
    void write(std::string_view lines) {
        const std::lock_guard lock(mutex_);
        io_.write(lines);
    }
    double now_ms() const { return io_.now_ms(); }

private:
    ProtocolIo io_;
    std::mutex mutex_;
};

struct SearchRequest {
    const games::Game* game = nullptr;
    games::GameRecord record;
    Side to_move = Side::first;
    std::vector<std::string> moves;  // allowed answers; empty if the game is over
    bool restricted = false;         // fewer than all legal moves
    search::ThinkLimits limits;      // without `stop`
    TimePlan plan;
    bool infinite = false;                           // answer only after `stop`
    std::shared_ptr<const opening_book::Book> book;  // played from, if it knows enough
    bool endless = false;                            // only `stop` ends the search
    bool ponder = false;  // answer and clock wait for `ponderhit` or `stop`
    bool report_ponder_move = false;
    bool mate_in_plies = false;  // UGI; UCI counts moves
    double began_ms = 0;
};

class SearchTask {
public:
    SearchTask(SearchRequest task, OutputWriter& voice);
    ~SearchTask();
    SearchTask(const SearchTask&) = delete;
    SearchTask& operator=(const SearchTask&) = delete;

    /// Returns after `bestmove` was written.
    void stop();
    /// The expected move was played: the clock runs from now on.
    void ponderhit();
    /// Waits for the end of the search, or stops one that would wait for `stop`.
    void finish();

private:
    void run();
    Expected<games::SearchReport, games::InvalidRecord> think();
    bool should_stop() const;
    void on_depth_done(const games::SearchReport& search_report);
    void write_info(const games::SearchReport& search_report);
    void write_bestmove(const games::SearchReport& search_report);
    void wait_for_stop_or_ponderhit();
    double soft_end_ms() const;

    const SearchRequest task_;
    OutputWriter& output_;
    std::atomic<bool> stop_ = false;
    std::atomic<bool> pondering_;
    std::atomic<double> clock_began_ms_;
    std::atomic<bool> depth_done_ = false;  // at least one
    std::string best_;                      // of the last depth; used by the search thread only
    std::mutex mutex_;
    std::condition_variable woken_;
    std::thread thread_;  // the last member: it uses the others
};

/// perft on its own thread. It cannot be stopped.
class PerftTask {
public:
    PerftTask(const games::Game& game, std::string position, int depth, OutputWriter& voice);
    ~PerftTask() { thread_.join(); }
    PerftTask(const PerftTask&) = delete;
    PerftTask& operator=(const PerftTask&) = delete;

    bool is_done() const { return over_; }

private:
    std::atomic<bool> over_ = false;
    std::thread thread_;
};

}  // namespace posthouse::engine_protocol
