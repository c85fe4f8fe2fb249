// Stress test of the engine protocol: random positions, `go` in every form, `stop` at any moment,
// garbage in between. Every bestmove must be legal and every line playable; a missing answer ends
// the program.
//
//   tools/build release engine_stress_test && build/release/engine_stress_test 1000000
//   tools/build tsan engine_stress_test && build/tsan/engine_stress_test 20000
//
// The arguments are the number of rounds and a seed.

#include "engine_protocol/stress_test.h"

#include <unistd.h>

#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <thread>

int main(int argc, char** argv) {
    using namespace std::chrono_literals;
    const std::uint64_t rounds = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 10'000;
    const std::uint64_t seed = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1;
    posthouse::engine_protocol::StressTest stress_test(seed);
    std::atomic<std::uint64_t> done = 0;

    // A watchdog detects a round that never ends.
    std::jthread watch([&](const std::stop_token& stopped) {
        std::uint64_t before = 0;
        for (int quiet = 0; !stopped.stop_requested(); std::this_thread::sleep_for(100ms)) {
            quiet = done == before ? quiet + 1 : 0;
            before = done;
            if (quiet < 600) continue;
            std::fprintf(stderr, "a round has not ended for a minute, after:\n%s",
                         stress_test.last_commands().c_str());
            std::_Exit(1);
        }
    });

    const auto began = std::chrono::steady_clock::now();
    const bool shown = isatty(STDERR_FILENO);
    try {
        while (done < rounds) {
            stress_test.run_round();
            ++done;
            if (shown && done % 1000 == 0)
                std::fprintf(stderr, "\r%3.0f %%",
                             100.0 * static_cast<double>(done) / static_cast<double>(rounds));
        }
    } catch (const std::exception& wrong) {
        std::fprintf(stderr, "round %llu: %s", static_cast<unsigned long long>(done + 1),
                     wrong.what());
        return 1;
    }
    if (shown) std::fputc('\n', stderr);
    const double seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    const auto& tally = stress_test.statistics();
    std::printf("rounds %llu, every bestmove legal; %llu lines played through; %.0f s\n",
                static_cast<unsigned long long>(tally.rounds),
                static_cast<unsigned long long>(tally.lines_checked), seconds);
    std::printf(
        "stopped %llu times: %.3f ms on average, %.1f ms at worst, %llu times later than 10 ms\n",
        static_cast<unsigned long long>(tally.stopped),
        tally.stopped ? tally.stop_ms_sum / static_cast<double>(tally.stopped) : 0.0,
        tally.stop_ms_max, static_cast<unsigned long long>(tally.stopped_late));
    return 0;
}
