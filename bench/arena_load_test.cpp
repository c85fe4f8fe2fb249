// An arena of many players with open pages: how long after its rest each has the next game, and how
// long moves wait for their acknowledgment meanwhile. With --without-arena the same players
// challenge their neighbors instead, as often: what moves wait in a house that has no arena.
//
//   tools/build release arena_load_test
//   options="--minimal-password-cost --tablebase-seeds 0 --requests-per-minute 0"
//   options="$options --requests-per-minute-per-ip 0 --logins-per-minute-per-ip 0"
//   options="$options --sign-ups-per-hour 0 --sign-ups-per-day 0 --connections-per-ip 0"
//   build/release/posthouse serve --data /tmp/load $options &
//   build/release/arena_load_test --players 500 --minutes 55 --clock 1m+0s
//
// Everybody plays random moves after thinking for --think milliseconds on average. --pages more
// pages show the arena's table, and ask for it as often as a page does. --port is the server's.

#include "websocket_client.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>

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
/// A page asks for the table so often (browser/src/tournaments/arena.tsx).
constexpr int page_asks_every_ms = 5000;

struct Options {
    unsigned short port = 8080;
    int players = 500;
    int minutes = 5;
    int think = 300;
    int pages = 0;
    bool without_arena = false;
    std::string clock = "1m+0s";
};

struct Player : WebSocketClient {
    using WebSocketClient::WebSocketClient;
    int board = 0;
    bool first = false;
    bool moving = false;
    std::optional<Clock::time_point> sent{};  // a move that is not acknowledged
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
        print_times("the table", tables_);
        if (!tables_.empty()) std::printf("the last table had %zu bytes as sent\n", table_bytes_);
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
        if (options_.without_arena) {
            for (std::size_t i = 0; i < players_.size(); ++i) {
                asio::co_spawn(io_, play(*players_[i]), rethrow);
                if (i % 2 == 1) asio::co_spawn(io_, challenge(*players_[i]), rethrow);
            }
            co_return;
        }
        co_await ask(*players_[0], "oware tournament " + arena_ + " --system=arena --starts=now" +
                                       " --minutes=" + std::to_string(options_.minutes) +
                                       " --clock=" + options_.clock);
        co_await pause(2500);
        for (auto& player : players_) {
            co_await ask(*player, "oware join " + arena_);
            asio::co_spawn(io_, play(*player), rethrow);
        }
        for (int i = 0; i < options_.pages; ++i) asio::co_spawn(io_, show_table(), rethrow);
    }

    /// The neighbor, as soon as both have rested.
    awaitable<void> challenge(Player& player) {
        const auto at = std::ranges::find(players_, &player, [](auto& one) { return one.get(); });
        co_await pause(rest_ms);
        co_await player.send(command("oware challenge " + player.name + ' ' +
                                     (*std::prev(at))->name + " --clock=" + options_.clock +
                                     " --first=" + player.name));
    }

    /// A page that shows the arena.
    awaitable<void> show_table() {
        namespace http = boost::beast::http;
        co_await pause(static_cast<int>(random_() % page_asks_every_ms));
        boost::beast::tcp_stream stream(io_);
        stream.expires_never();
        co_await stream.async_connect({asio::ip::make_address("127.0.0.1"), options_.port},
                                      use_awaitable);
        http::request<http::empty_body> request(http::verb::get, "/api/tournament/" + arena_, 11);
        request.set(http::field::host, "127.0.0.1:" + std::to_string(options_.port));
        request.set(http::field::accept_encoding, "gzip");
        boost::beast::flat_buffer buffer;
        for (;;) {
            const auto asked = Clock::now();
            co_await http::async_write(stream, request, use_awaitable);
            http::response_parser<http::string_body> answer;
            answer.body_limit(boost::none);
            co_await http::async_read(stream, buffer, answer, use_awaitable);
            tables_.push_back(ms_since(asked));
            table_bytes_ = answer.get().body().size();
            if (const auto tag = answer.get()[http::field::etag]; !tag.empty())
                request.set(http::field::if_none_match, tag);
            co_await pause(page_asks_every_ms);
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
            } else if (player.sent) {
                acknowledged_.push_back(ms_since(*player.sent));
                player.sent.reset();
                player.moving = false;
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
            if (player.free_since) return;
            player.free_since = Clock::now();
            if (options_.without_arena && player.first)
                asio::co_spawn(io_, challenge(player), rethrow);
            return;
        }
        const bool mine = (value_of(event, "to_move", ",}") == "\"first\"") == player.first;
        const auto legal = value_of(event, "legal", "]");
        if (!mine || player.moving || legal.find('"') == std::string_view::npos) return;
        player.moving = true;
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
    std::vector<double> acknowledged_, waited_, tables_;  // milliseconds
    std::size_t table_bytes_ = 0;
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
    app.add_option("--pages", options.pages)->check(CLI::Range(0, 5000));
    app.add_flag("--without-arena", options.without_arena);
    CLI11_PARSE(app, argc, argv);
    asio::io_context io(1);
    ArenaLoadTest(io, options).run();
} catch (const std::exception& failed) {
    std::fprintf(stderr, "%s\n", failed.what());
    return 1;
}
