// Latency of a move to everyone who watches the board: one match, many open pages.
//
//   tools/build release broadcast_latency
//   build/release/posthouse serve --data /tmp/watched --minimal-password-cost --tablebase-seeds 0 &
//   build/release/broadcast_latency --watchers 1000 --moves 200
//
// Two players play until this number of moves or the end of the match. Each move is sent a few
// milliseconds after everybody has received the one before. Times run from sending to the last
// watcher's receipt, and include that one thread of this program reads for all of them. --port is
// the server's.

#include "websocket_client.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <memory>
#include <random>
#include <vector>

namespace {

namespace asio = boost::asio;
using asio::awaitable;
using Clock = std::chrono::steady_clock;

struct Options {
    unsigned short port = 8080;
    int watchers = 1000;
    int moves = 200;
    int pause = 20;  // milliseconds between moves
    std::string game = "oware";
};

void rethrow(const std::exception_ptr& failed) {
    if (failed) std::rethrow_exception(failed);
}

class BroadcastBenchmark {
public:
    BroadcastBenchmark(asio::io_context& io, Options options)
        : io_(io), options_(std::move(options)), all_received_(io) {
        for (int i = 0; i < options_.watchers + 2; ++i)
            clients_.push_back(std::make_unique<WebSocketClient>(io));
    }

    awaitable<void> run() {
        const auto run = std::to_string(std::random_device()());
        clients_[0]->name = "a" + run;
        clients_[1]->name = "b" + run;
        for (auto& one : clients_) co_await one->connect(options_.port);
        co_await challenge();
        for (std::size_t i = 2; i < clients_.size(); ++i) {
            co_await clients_[i]->send(R"({"watch":")" + options_.game + '/' +
                                       std::to_string(board_) + R"("})");
            co_await clients_[i]->receive();
            asio::co_spawn(io_, watch(i), rethrow);
        }
        std::printf("%d pages watch\n", options_.watchers);
        for (int i = 0; i < options_.moves && value_of(latest_, "over", ",}") != "true"; ++i)
            co_await move();
        std::ranges::sort(times_);
        const auto at = [&](double share) {
            return times_[static_cast<std::size_t>(share * static_cast<double>(times_.size() - 1))];
        };
        std::printf(
            "%zu moves; last watcher after %.1f ms (median), %.1f ms (99 %%), %.1f ms "
            "(max)\n",
            times_.size(), at(0.5), at(0.99), at(1));
        io_.stop();
    }

private:
    awaitable<void> challenge() {
        const std::string& ann = clients_[0]->name;
        latest_ = co_await command(
            0, options_.game + " challenge " + ann + ' ' + clients_[1]->name + " --first=" + ann);
        board_ = number_in(value_of(latest_, "board", ",}"));
    }

    /// Sends a command and returns its response, skipping events.
    awaitable<std::string> command(std::size_t who, std::string command) {
        co_await clients_[who]->send(R"({"id":1,"command":")" + command + R"("})");
        for (;;) {
            const std::string_view message = co_await clients_[who]->receive();
            if (message.starts_with("{\"event\"")) continue;
            if (value_of(message, "accepted", ",}") != "true")
                throw std::runtime_error("refused: " + std::string(message));
            co_return std::string(message);
        }
    }

    awaitable<void> move() {
        const std::size_t who = value_of(latest_, "to_move", ",}") == "\"first\"" ? 0 : 1;
        const auto legal = value_of(latest_, "legal", "]");
        std::vector<std::string_view> moves;
        for (std::size_t at = legal.find('"'); at != std::string_view::npos;) {
            const auto end = legal.find('"', at + 1);
            moves.push_back(legal.substr(at + 1, end - at - 1));
            at = legal.find('"', end + 1);
        }
        const std::string word(moves[static_cast<std::size_t>(7 * plies_) % moves.size()]);
        ++plies_;
        received_ = 0;
        all_received_.expires_at(Clock::time_point::max());
        const auto begun = Clock::now();
        latest_ =
            co_await command(who, options_.game + " move " + std::to_string(board_) + ' ' + word);
        if (received_ < options_.watchers) {
            boost::system::error_code woken;
            co_await all_received_.async_wait(asio::redirect_error(asio::use_awaitable, woken));
        }
        times_.push_back(std::chrono::duration<double, std::milli>(last_ - begun).count());
        asio::steady_timer pause(io_, std::chrono::milliseconds(options_.pause));
        co_await pause.async_wait(asio::use_awaitable);
    }

    awaitable<void> watch(std::size_t i) {
        for (;;) {
            const auto event = co_await clients_[i]->receive();
            if (number_in(value_of(event, "plies", ",}")) != plies_) continue;
            if (++received_ < options_.watchers) continue;
            last_ = Clock::now();
            all_received_.cancel();
        }
    }

    asio::io_context& io_;
    const Options options_;
    std::vector<std::unique_ptr<WebSocketClient>> clients_;  // the two players first
    asio::steady_timer all_received_;
    std::vector<double> times_;  // milliseconds
    std::string latest_;
    Clock::time_point last_;
    int board_ = 0, plies_ = 0, received_ = 0;
};

}  // namespace

int main(int argc, char** argv) try {
    Options options;
    CLI::App app("measure how long a move takes to all watchers");
    app.add_option("--port", options.port);
    app.add_option("--watchers", options.watchers)->check(CLI::Range(1, 100'000));
    app.add_option("--moves", options.moves)->check(CLI::Range(1, 1000));
    app.add_option("--pause", options.pause);
    app.add_option("--game", options.game);
    CLI11_PARSE(app, argc, argv);
    asio::io_context io(1);
    BroadcastBenchmark benchmark(io, options);
    asio::co_spawn(io, benchmark.run(), rethrow);
    io.run();
} catch (const std::exception& failed) {
    std::fprintf(stderr, "%s\n", failed.what());
    return 1;
}
