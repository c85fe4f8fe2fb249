// Durable moves per second through WebSockets: many players with open pages; how long each waits
// for the acknowledgment, and the opponent for the move.
//
//   tools/build release move_load_test
//   options="--minimal-password-cost --tablebase-seeds 0 --requests-per-minute 0"
//   options="$options --requests-per-minute-per-ip 0 --logins-per-minute-per-ip 0"
//   options="$options --sign-ups-per-hour 0 --sign-ups-per-day 0 --connections-per-ip 0"
//   build/release/posthouse serve --data /tmp/load $options &
//   build/release/move_load_test --players 18000 --moves-a-second 5000 --seconds 60
//
// Every player signs up, opens a socket and is paired with a neighbor. A move is sent when it is
// due and the server has told some player that it is their turn; it is acknowledged once it is on
// disk. Times count from the due time. Without --moves-a-second the players move as fast as
// --in-flight pending moves allow. With --brief they are told of moves alone, as the page is.
// With --keys each command has a key, as the page's have, so that it may be repeated. --port is the
// server's.

#include "websocket_client.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <deque>
#include <memory>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
using asio::awaitable;
using asio::use_awaitable;
using Clock = std::chrono::steady_clock;
using std::chrono::microseconds;

struct Options {
    unsigned short port = 8080;
    int players = 200;
    int moves_a_second = 0;
    int in_flight = 200;
    int seconds = 10;
    bool brief = false;
    bool keys = false;
    std::string game = "oware";
};

struct Player : WebSocketClient {
    using WebSocketClient::WebSocketClient;
    std::deque<std::string> unsent;
    bool writing = false;
};

/// Two players, and whose turn it is according to the server.
struct Pair {
    int board = 0;
    int plies = -1;             // plies in the newest event for the player to move
    std::array<int, 2> sent{};  // by player: plies before the move that is not acknowledged
    std::string next;
    bool first_moves = true;
    bool challenging = false;
    /// Due times by parity of plies: a move's due time is needed until its acknowledgment.
    std::array<Clock::time_point, 2> due;
};

class MoveLoadTest {
public:
    MoveLoadTest(asio::io_context& io, Options options)
        : io_(io), options_(std::move(options)), pairs_(options_.players / 2) {
        for (int i = 0; i < options_.players; ++i) players_.push_back(std::make_unique<Player>(io));
    }

    void run() {
        const auto start = Clock::now();
        run_concurrently([this](int i) { return sign_up(i); }, 16);
        std::printf("%d players have signed up and opened their sockets in %.1f s\n",
                    options_.players, seconds_since(start));
        for (int i = 0; i < options_.players; ++i) asio::co_spawn(io_, listen(i), rethrow);
        for (std::size_t pair = 0; pair < pairs_.size(); ++pair) challenge(pair);
        while (begun_ < pairs_.size()) io_.run_one();
        std::printf("%zu matches have begun\n", pairs_.size());
        asio::co_spawn(io_, schedule_moves(), rethrow);
        started_ = Clock::now();
        io_.run_until(started_ + std::chrono::seconds(options_.seconds));
        report(seconds_since(started_));
    }

private:
    static double seconds_since(Clock::time_point then) {
        return std::chrono::duration<double>(Clock::now() - then).count();
    }

    static void rethrow(std::exception_ptr failed) {
        if (failed) std::rethrow_exception(failed);
    }

    template <class Task>
    void run_concurrently(Task task, int at_once) {
        int next = 0;
        for (int i = 0; i < at_once; ++i)
            asio::co_spawn(
                io_,
                [&]() -> awaitable<void> {
                    while (next < options_.players) co_await task(next++);
                },
                rethrow);
        io_.run();
        io_.restart();
    }

    awaitable<void> sign_up(int i) {
        Player& player = *players_[static_cast<std::size_t>(i)];
        player.name = "p" + std::to_string(i) + "x" + std::to_string(run_);
        if (options_.brief) player.target += "?brief=true";
        co_await player.connect(options_.port);
    }

    awaitable<void> listen(int i) {
        Player& player = *players_[static_cast<std::size_t>(i)];
        for (;;) {
            const auto [wrong, size] =
                co_await player.ws.async_read(player.buffer, asio::as_tuple(use_awaitable));
            if (wrong) throw std::runtime_error("a socket was closed: " + wrong.message());
            on_message(i, {static_cast<const char*>(player.buffer.data().data()), size});
            player.buffer.consume(size);
        }
    }

    void on_message(int i, std::string_view message) {
        const auto index = static_cast<std::size_t>(i) / 2;
        Pair& pair = pairs_[index];
        const bool event = message.starts_with("{\"event\"");
        bytes_ += message.size();
        if (!event && value_of(message, "accepted", ",}") != "true") {
            throw std::runtime_error("refused: " + std::string(message));
        }
        const int plies = number_in(value_of(message, "plies", ",}"));
        const int board = number_in(value_of(message, "board", ",}"));
        const bool first = i % 2 == 0;
        if (!event) {
            if (pair.challenging && value_of(message, "plies", ",}") == "0") {
                pair.challenging = false;
                pair.board = board;
                pair.plies = -1;
                ++begun_;
                take_turn(index, message, plies);
            } else {
                // A brief response has no number of plies; the player waits for it.
                acknowledged_.push_back(
                    since(pair.due[static_cast<std::size_t>(pair.sent[i % 2]) % 2]));
                ++of_part_[static_cast<std::size_t>(
                    std::min(9.0, 10 * seconds_since(started_) / options_.seconds))];
                --in_flight_;
                if (value_of(message, "over", ",}") == "true")
                    challenge(index);
                else
                    fill_in_flight();
            }
            return;
        }
        ++events_;
        // The player to move learns of the opponent's move.
        const bool mine = (value_of(message, "to_move", ",}") == "\"first\"") == first;
        if (board != pair.board || !mine || plies <= pair.plies) return;
        if (plies > 0)
            notified_.push_back(since(pair.due[static_cast<std::size_t>(plies - 1) % 2]));
        if (value_of(message, "over", ",}") != "true") take_turn(index, message, plies);
    }

    void take_turn(std::size_t index, std::string_view message, int plies) {
        Pair& pair = pairs_[index];
        if (plies <= pair.plies) return;
        pair.plies = plies;
        pair.first_moves = value_of(message, "to_move", ",}") == "\"first\"";
        const auto legal = value_of(message, "legal", "]");
        std::vector<std::string_view> moves;
        for (std::size_t at = legal.find('"'); at != std::string_view::npos;) {
            const auto end = legal.find('"', at + 1);
            moves.push_back(legal.substr(at + 1, end - at - 1));
            at = legal.find('"', end + 1);
        }
        if (moves.empty()) throw std::runtime_error("no legal move in " + std::string(message));
        pair.next = moves[random_() % moves.size()];
        ready_.push_back(index);
        fill_in_flight();
    }

    void challenge(std::size_t index) {
        Pair& pair = pairs_[index];
        pair.challenging = true;
        const Player& other = *players_[2 * index + 1];
        send(2 * index, options_.game + " challenge " + players_[2 * index]->name + " " +
                            other.name + " --first=" + players_[2 * index]->name);
    }

    void fill_in_flight() {
        if (options_.moves_a_second > 0) return;
        while (in_flight_ < options_.in_flight && !ready_.empty()) play(Clock::now());
    }

    awaitable<void> schedule_moves() {
        fill_in_flight();
        asio::steady_timer timer(io_);
        std::int64_t played = 0;
        while (options_.moves_a_second > 0) {
            timer.expires_after(std::chrono::milliseconds(1));
            co_await timer.async_wait(use_awaitable);
            const auto elapsed = Clock::now() - started_;
            const auto due = elapsed * options_.moves_a_second / std::chrono::seconds(1);
            for (; played < due && !ready_.empty(); ++played)
                play(started_ + std::chrono::seconds(1) * played / options_.moves_a_second);
            if (played < due) {
                waited_ += due - played;  // all players are waiting for the server
                played = due;
            }
        }
    }

    void play(Clock::time_point due) {
        const std::size_t index = ready_.front();
        ready_.pop_front();
        Pair& pair = pairs_[index];
        pair.due[static_cast<std::size_t>(pair.plies) % 2] = due;
        pair.sent[pair.first_moves ? 0 : 1] = pair.plies;
        ++in_flight_;
        send(2 * index + (pair.first_moves ? 0 : 1),
             options_.game + " move " + std::to_string(pair.board) + ' ' + pair.next);
    }

    void send(std::size_t who, const std::string& command) {
        Player& player = *players_[who];
        std::string message = R"({"id":1,"command":")" + command + '"';
        if (options_.keys)
            message += R"(,"key":")" + std::to_string(keys_()) + std::to_string(keys_()) + '"';
        player.unsent.push_back(std::move(message) + '}');
        if (!player.writing) write(player);
    }

    void write(Player& player) {
        player.writing = true;
        player.ws.async_write(asio::buffer(player.unsent.front()),
                              [this, &player](beast::error_code wrong, std::size_t) {
                                  if (wrong) throw beast::system_error(wrong);
                                  player.unsent.pop_front();
                                  player.writing = false;
                                  if (!player.unsent.empty()) write(player);
                              });
    }

    static std::uint32_t since(Clock::time_point then) {
        return static_cast<std::uint32_t>(
            std::chrono::duration_cast<microseconds>(Clock::now() - then).count());
    }

    static void print_times(const char* what, std::vector<std::uint32_t>& times) {
        if (times.empty()) return;
        std::ranges::sort(times);
        const auto at = [&](double share) {
            return times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))] /
                   1000.0;
        };
        std::printf("%s after %.1f ms (median), %.1f ms (99 %%), %.1f ms (max)\n", what, at(0.5),
                    at(0.99), at(1));
    }

    void report(double seconds) {
        const auto moves = acknowledged_.size();
        std::printf("%zu moves in %.1f s = %.0f moves/s, %zu events, %.0f MB read\n", moves,
                    seconds, static_cast<double>(moves) / seconds, events_,
                    static_cast<double>(bytes_) / 1e6);
        std::printf("moves/s in each tenth of the time:");
        for (const std::size_t part : of_part_)
            std::printf(" %.0f", 10 * static_cast<double>(part) / seconds);
        std::printf("\n");
        print_times("acknowledged", acknowledged_);
        print_times("opponent notified", notified_);
        if (waited_ > 0)
            std::printf("%lld moves were skipped: no player was to move\n",
                        static_cast<long long>(waited_));
    }

    asio::io_context& io_;
    const Options options_;
    std::vector<std::unique_ptr<Player>> players_;
    std::vector<Pair> pairs_;
    std::deque<std::size_t> ready_;
    std::vector<std::uint32_t> acknowledged_, notified_;  // microseconds
    std::array<std::size_t, 10> of_part_{};               // moves in each tenth of the time
    Clock::time_point started_;
    std::mt19937 random_{1};
    unsigned run_ = std::random_device()();
    std::mt19937_64 keys_{run_};
    std::size_t begun_ = 0, events_ = 0, bytes_ = 0;
    std::int64_t waited_ = 0;
    int in_flight_ = 0;
};

}  // namespace

int main(int argc, char** argv) try {
    Options options;
    CLI::App app("measure durable moves per second through WebSockets");
    app.add_option("--port", options.port);
    app.add_option("--players", options.players)->check(CLI::Range(2, 100'000));
    app.add_option("--moves-a-second", options.moves_a_second);
    app.add_option("--in-flight", options.in_flight);
    app.add_option("--seconds", options.seconds);
    app.add_flag("--brief", options.brief);
    app.add_flag("--keys", options.keys);
    app.add_option("--game", options.game);
    CLI11_PARSE(app, argc, argv);
    asio::io_context io(1);
    MoveLoadTest(io, options).run();
} catch (const std::exception& failed) {
    std::fprintf(stderr, "%s\n", failed.what());
    return 1;
}
