// Stress test: random games, positions, commands in any order and garbage. Checks that each `go`
// gets exactly one legal `bestmove` in time. For tests and bench/engine_stress_test.cpp only.
#pragma once

#include "engine_protocol/session.h"

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <mutex>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace posthouse::engine_protocol {

class StressTest {
public:
    struct Statistics {
        std::uint64_t rounds = 0;  // position, go, and how it ended
        std::uint64_t stopped = 0;
        std::uint64_t lines_checked = 0;  // principal variations, replayed move by move
        double stop_ms_sum = 0;           // from `stop` to its bestmove
        double stop_ms_max = 0;
        std::uint64_t stopped_late = 0;  // later than 10 ms
    };

    explicit StressTest(std::uint64_t seed);

    /// One more round. Throws std::runtime_error with the last commands if an answer is wrong or
    /// does not come within half a minute.
    void run_round();
    const Statistics& statistics() const { return statistics_; }
    /// The last commands. Thread-safe, for a watchdog.
    std::string last_commands() const;

private:
    int random_up_to(int most) { return std::uniform_int_distribution<int>(0, most)(random_); }
    bool once_in(int rounds) { return random_up_to(rounds - 1) == 0; }
    void send(const std::string& order);
    void on_output(std::string_view lines);
    void set_random_option();
    void send_garbage();
    void make_moves();
    void begin_game();
    std::string random_go();
    void end_search();
    void check_answer();
    void check_line(const std::string& info);
    [[noreturn]] void fail(const std::string& what) const;

    std::mt19937_64 random_;
    Statistics statistics_;
    const games::Game* game_;
    games::GameRecord record_;
    games::GameState state_;
    std::set<std::string> allowed_moves_;
    bool ends_by_itself_ = false;

    mutable std::mutex mutex_;  // guards what follows
    std::condition_variable answered_;
    std::deque<std::string> commands_;
    std::vector<std::string> bestmoves_;
    std::string last_info_;

    Session session_;  // last member: it writes until it is destroyed
};

}  // namespace posthouse::engine_protocol
