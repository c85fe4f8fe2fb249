// An arena of many players with open pages: how long after its rest each has the next game, and how
// long moves wait for their acknowledgment meanwhile.
//
//   tools/build release arena_load_test
//   options="--minimal-password-cost --tablebase-seeds 0 --requests-per-minute 0"
//   options="$options --requests-per-minute-per-ip 0 --logins-per-minute-per-ip 0"
//   options="$options --sign-ups-per-hour 0 --sign-ups-per-day 0 --connections-per-ip 0"
//   build/release/posthouse serve --data /tmp/load $options &
//   build/release/arena_load_test --players 500 --minutes 55 --clock 1m+0s
//
// Everybody plays random moves after thinking for --think milliseconds on average. --port is the
// server's.

#include "websocket_client.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdio>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace {

namespace asio = boost::asio;
using asio::awaitable;
using asio::use_awaitable;
using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

/// Players are free at least so long between two games (tournament/arena.h).
constexpr double rest_ms = 2000;

struct Options {
    unsigned short port = 8080;
    int players = 500;
    int minutes = 5;
    int think = 300;
    std::string clock = "1m+0s";
};

struct Player : WebSocketClient {
    using WebSocketClient::WebSocketClient;
    int board = 0;
    bool first = false;
    bool sending = false;
    Clock::time_point sent{};
    std::optional<Clock::time_point> free_since{};
};

class ArenaLoadTest {
public:
    ArenaLoadTest(asio::io_context& io, Options options) : io_(io), options_(std::move(options)) {
        for (int i = 0; i < options_.players; ++i) players_.push_back(std::make_unique<Player>(io));
    }

    void run() {
        asio::co_spawn(io_, sign_everybody_up(), rethrow);
        io_.run_for(std::chrono::minutes(options_.minutes) + std::chrono::seconds(90));
        std::printf("%zu games, %zu moves\n", games_, acknowledged_.size());
        print_times("acknowledged", acknowledged_);
        print_times("the next game after two seconds' rest and", waited_);
    }

private:
    static void rethrow(std::exception_ptr failed) {
        if (failed) std::rethrow_exception(failed);
    }
    static double ms_since(Clock::time_point then) {
        return std::chrono::duration<double, std::milli>(Clock::now() - then).count();
    }

    awaitable<void> sign_everybody_up() {
        for (std::size_t i = 0; i < players_.size(); ++i) {
            players_[i]->name = "p" + std::to_string(i) + "x" + std::to_string(run_);
            players_[i]->target += "?brief=true";
            co_await players_[i]->connect(options_.port);
        }
        std::printf("%zu players have opened their sockets\n", players_.size());
        co_await ask(*players_[0], "oware tournament " + arena_ + " --system=arena --starts=now" +
                                       " --minutes=" + std::to_string(options_.minutes) +
                                       " --clock=" + options_.clock);
        co_await pause(2500);
        for (auto& player : players_) {
            co_await ask(*player, "oware join " + arena_);
            asio::co_spawn(io_, play(*player), rethrow);
        }
    }

    awaitable<void> pause(int ms) {
        asio::steady_timer timer(io_, milliseconds(ms));
        co_await timer.async_wait(use_awaitable);
    }

    static std::string command(const std::string& line) {
        return R"({"id":1,"command":")" + line + "\"}";
    }
    /// Before anything else is read from the socket.
    awaitable<void> ask(Player& player, const std::string& line) {
        co_await player.send(command(line));
        for (;;) {
            const std::string_view answer = co_await player.receive();
            if (answer.starts_with("{\"event\"")) {
                on_event(player, answer);
            } else if (value_of(answer, "accepted", ",}") != "true") {
                throw std::runtime_error("refused: " + std::string(answer));
            } else {
                co_return;
            }
        }
    }

    awaitable<void> play(Player& player) {
        for (;;) {
            const std::string_view message = co_await player.receive();
            if (message.starts_with("{\"event\"")) {
                on_event(player, message);
            } else if (player.sending) {
                acknowledged_.push_back(ms_since(player.sent));
                player.sending = false;
            }
        }
    }

    void on_event(Player& player, std::string_view event) {
        const int board = number_in(value_of(event, "board", ",}"));
        if (const auto seats = event.find("\"seats\":[{"); seats != std::string_view::npos) {
            if (board == 0 || event.find('"' + player.name + '"') == std::string_view::npos) return;
            if (board > player.board) {
                if (player.free_since) waited_.push_back(ms_since(*player.free_since) - rest_ms);
                player.free_since.reset();
                player.board = board;
                player.first =
                    value_of(event.substr(seats), "name", ",}") == '"' + player.name + '"';
                games_ += player.first ? 1 : 0;
            }
        }
        if (board != player.board) return;
        if (value_of(event, "over", ",}") == "true") {
            if (!player.free_since) player.free_since = Clock::now();
            return;
        }
        const bool mine = (value_of(event, "to_move", ",}") == "\"first\"") == player.first;
        const auto legal = value_of(event, "legal", "]");
        if (!mine || player.sending || legal.find('"') == std::string_view::npos) return;
        player.sending = true;
        asio::co_spawn(io_, move(player, board, pick(legal)), rethrow);
    }

    /// One of `["a","b"`.
    std::string pick(std::string_view legal) {
        std::vector<std::string> moves;
        for (std::size_t at = legal.find('"'); at != std::string_view::npos;) {
            const auto end = legal.find('"', at + 1);
            moves.emplace_back(legal.substr(at + 1, end - at - 1));
            at = legal.find('"', end + 1);
        }
        return moves[random_() % moves.size()];
    }

    awaitable<void> move(Player& player, int board, std::string move) {
        co_await pause(static_cast<int>(random_() % static_cast<unsigned>(2 * options_.think + 1)));
        player.sent = Clock::now();
        co_await player.send(command("oware move " + std::to_string(board) + ' ' + move));
    }

    static void print_times(const char* what, std::vector<double>& times) {
        if (times.empty()) return;
        std::ranges::sort(times);
        const auto at = [&](double share) {
            return times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))];
        };
        std::printf("%s %.0f ms (median), %.0f ms (99 %%), %.0f ms (max)\n", what, at(0.5),
                    at(0.99), at(1));
    }

    asio::io_context& io_;
    const Options options_;
    const unsigned run_ = std::random_device()();
    const std::string arena_ = "load-" + std::to_string(run_);
    std::vector<std::unique_ptr<Player>> players_;
    std::vector<double> acknowledged_, waited_;  // milliseconds
    std::size_t games_ = 0;
    std::mt19937 random_{1};
};

}  // namespace

int main(int argc, char** argv) try {
    Options options;
    CLI::App app("play an arena with many players through WebSockets");
    app.add_option("--port", options.port);
    app.add_option("--players", options.players)->check(CLI::Range(2, 2000));
    app.add_option("--minutes", options.minutes)->check(CLI::Range(1, 1440));
    app.add_option("--think", options.think, "milliseconds")->check(CLI::Range(0, 60'000));
    app.add_option("--clock", options.clock);
    CLI11_PARSE(app, argc, argv);
    asio::io_context io(1);
    ArenaLoadTest(io, options).run();
} catch (const std::exception& failed) {
    std::fprintf(stderr, "%s\n", failed.what());
    return 1;
}
