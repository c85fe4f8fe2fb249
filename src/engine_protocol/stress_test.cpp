#include "engine_protocol/stress_test.h"

#include "engine_protocol/protocol_text.h"
#include "search/levels.h"

#include <chrono>
#include <stdexcept>
#include <thread>

namespace posthouse::engine_protocol {

namespace {

using namespace std::chrono_literals;

constexpr std::size_t orders_kept = 60;
constexpr auto patience = 120s;
constexpr double late_ms = 10;

double steady_ms() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double, std::milli>(now).count();
}

Settings first_settings() {
    Settings settings;
    settings.game = &default_game();
    settings.hash_mb = 1;
    return settings;
}

}  // namespace

StressTest::StressTest(std::uint64_t seed)
    : random_(seed),
      game_(&default_game()),
      state_(*game_->state(record_)),
      session_({[this](std::string_view lines) { on_output(lines); }, steady_ms}, first_settings(),
               {}, "stress") {}

void StressTest::run_round() {
    if (once_in(40)) set_random_option();
    if (once_in(15)) send_garbage();
    if (once_in(30)) {
        send("ucinewgame");
        begin_game();
    }
    make_moves();
    const std::string go = random_go();
    {
        const std::lock_guard lock(mutex_);
        bestmoves_.clear();
        last_info_.clear();
    }
    send(go);
    end_search();
    check_answer();
    ++statistics_.rounds;
}

std::string StressTest::last_commands() const {
    const std::lock_guard lock(mutex_);
    std::string text;
    for (const std::string& order : commands_) text += "    " + order + '\n';
    return text;
}

void StressTest::send(const std::string& order) {
    {
        const std::lock_guard lock(mutex_);
        commands_.push_back(order);
        if (commands_.size() > orders_kept) commands_.pop_front();
    }
    if (!session_.execute(order)) fail("it left");
}

void StressTest::on_output(std::string_view lines) {
    const std::lock_guard lock(mutex_);
    while (!lines.empty()) {
        const std::string_view line = take_until(lines, '\n');
        if (line.starts_with("bestmove ")) bestmoves_.emplace_back(line.substr(9));
        if (line.starts_with("info depth ")) last_info_ = line;
    }
    answered_.notify_all();
}

void StressTest::set_random_option() {
    const auto set = [this](const std::string& what) { send("setoption name " + what); };
    switch (random_up_to(10)) {
        case 0: {
            const auto games = games::all_games();
            game_ =
                &games[static_cast<std::size_t>(random_up_to(static_cast<int>(games.size()) - 1))];
            set("Variant value " + std::string(game_->name));
            return begin_game();
        }
        case 1:
            return set("Threads value " + std::to_string(1 + random_up_to(2)));
        case 2:
            return set("Threads value 1");
        case 3:
            return set("MultiPV value " + std::to_string(1 + random_up_to(3)));
        case 4:
            return set("Hash value " + std::to_string(1 + random_up_to(2)));
        case 5:
            return set("Level value " + std::to_string(random_up_to(search::levels.back().number)));
        case 6:
            return set("Level value 0");
        case 7:
            return set(once_in(2) ? "Goal value margin" : "Goal value win");
        case 8:
            return set("Clear Hash");
        case 9:
            return set(once_in(2) ? "WinNarrowly value true" : "WinNarrowly value false");
        default:
            return set("Hash value a lot");
    }
}

void StressTest::send_garbage() {
    static const std::vector<std::string> nonsense = {
        "position",
        "position fen nonsense",
        "position startpos moves zz",
        "go fish",
        "go depth",
        "go searchmoves zz",
        "go nodes -1",
        "stop",
        "ponderhit",
        "setoption",
        "setoption name",
        "setoption name Level value 99",
        "bestmove a",
        "isready",
        "query",
        "query moves",
        std::string("\0\x01\xff", 3),
        "position startpos moves",
        "go wtime a lot",
        "d",
        "uci",
    };
    const auto which =
        static_cast<std::size_t>(random_up_to(static_cast<int>(nonsense.size()) - 1));
    send(nonsense[which]);
}

void StressTest::begin_game() {
    record_ = {};
    state_ = *game_->state(record_);
}

/// Plays a few random moves. A finished game is searched, too, before the next begins.
void StressTest::make_moves() {
    if (state_.verdict.over) begin_game();
    for (int moves = random_up_to(3); moves > 0 && !state_.verdict.over; --moves) {
        const int which = random_up_to(static_cast<int>(state_.legal.size()) - 1);
        record_.moves.push_back(state_.legal[static_cast<std::size_t>(which)].text);
        state_ = *game_->state(record_);
    }
    // Long records would take too much time.
    if (record_.moves.size() > 12 && !state_.verdict.over) {
        record_ = {state_.position, {}};
        state_ = *game_->state(record_);
    }
    std::string order = "position " + (record_.from.empty() ? "startpos" : "fen " + record_.from);
    if (!record_.moves.empty()) order += " moves";
    for (const std::string& move : record_.moves) order += ' ' + move;
    send(order);
}

std::string StressTest::random_go() {
    allowed_moves_.clear();
    for (const games::MoveText& move : state_.legal) allowed_moves_.insert(move.text);
    const std::string nodes = " nodes " + std::to_string(1 + random_up_to(3000));
    std::string order = "go";
    ends_by_itself_ = true;
    switch (random_up_to(9)) {
        case 0:
            order += " movetime " + std::to_string(random_up_to(2));
            break;
        case 1:
            order += " depth " + std::to_string(random_up_to(4)) + nodes;
            break;
        case 2:
            order += " wtime " + std::to_string(random_up_to(50) - 10) + " btime 20 winc 1";
            break;
        case 3:
            order += " ponder wtime 10 btime 10";
            break;
        case 4:
            order += " ponder" + nodes;
            break;
        case 5:
            order += " infinite";
            break;
        case 6:
            break;
        default:
            order += nodes;
    }
    const bool ponders = order.starts_with("go ponder");
    ends_by_itself_ = order != "go" && order != "go infinite" && !ponders;
    if (once_in(12) && !state_.legal.empty()) {
        const int which = random_up_to(static_cast<int>(state_.legal.size()) - 1);
        const std::string only = state_.legal[static_cast<std::size_t>(which)].text;
        allowed_moves_ = {only};
        order += " searchmoves " + only;
    }
    return order;
}

/// Waits for the end of the search, or stops it in one of several ways.
void StressTest::end_search() {
    if (once_in(3)) std::this_thread::sleep_for(std::chrono::microseconds(random_up_to(300)));
    for (int i = random_up_to(2); i > 1; --i) send(once_in(2) ? "isready" : "query result");
    if (random_up_to(1) == 0) send("ponderhit");
    const int how = random_up_to(5);
    if (how == 0) {
        send("setoption name MultiPV value 1");
    } else if (how == 1) {
        send("position startpos");
    } else if (how > 3 || !ends_by_itself_) {
        const double before_ms = steady_ms();
        send("stop");
        const double took_ms = steady_ms() - before_ms;
        ++statistics_.stopped;
        statistics_.stop_ms_sum += took_ms;
        statistics_.stop_ms_max = std::max(statistics_.stop_ms_max, took_ms);
        statistics_.stopped_late += took_ms > late_ms;
    }
    std::unique_lock lock(mutex_);
    if (!answered_.wait_for(lock, patience, [this] { return !bestmoves_.empty(); })) {
        lock.unlock();
        fail("no bestmove came");
    }
}

void StressTest::check_answer() {
    std::vector<std::string> bestmoves;
    std::string info;
    {
        const std::lock_guard lock(mutex_);
        bestmoves = bestmoves_;
        info = last_info_;
    }
    if (bestmoves.size() != 1) fail(std::to_string(bestmoves.size()) + " bestmoves came");
    const std::string& best = bestmoves.front();
    const bool legal = state_.verdict.over ? best == no_move : allowed_moves_.contains(best);
    if (!legal) fail("bestmove " + best + " is not legal at " + state_.position);
    if (once_in(8) && !info.empty()) check_line(info);
}

void StressTest::check_line(const std::string& info) {
    const std::size_t pv = info.find(" pv ");
    if (pv == std::string::npos) fail("no line in: " + info);
    games::GameRecord record = record_;
    for (const std::string_view move : split_words(std::string_view(info).substr(pv + 4)))
        record.moves.emplace_back(move);
    const auto view = game_->state(record);
    if (!view)
        fail("a line that cannot be played: " + info + " at " + state_.position + ": " +
             std::string(view.error().refusal.sentence));
    ++statistics_.lines_checked;
}

void StressTest::fail(const std::string& what) const {
    throw std::runtime_error(what + ", after:\n" + last_commands());
}

}  // namespace posthouse::engine_protocol
