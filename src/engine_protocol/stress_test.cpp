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
constexpr auto patience = 30s;
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
      view_(*game_->state(record_)),
      session_({[this](std::string_view lines) { hear(lines); }, steady_ms}, first_settings(), {},
               "stress") {}

void StressTest::round() {
    if (once_in(40)) set_something();
    if (once_in(15)) send_garbage();
    if (once_in(30)) {
        send("ucinewgame");
        begin_game();
    }
    walk();
    const std::string go = go_order();
    {
        const std::lock_guard lock(mutex_);
        bestmoves_.clear();
        last_info_.clear();
    }
    send(go);
    end_thinking();
    check_answer();
    ++tally_.rounds;
}

std::string StressTest::last_orders() const {
    const std::lock_guard lock(mutex_);
    std::string text;
    for (const std::string& order : orders_) text += "    " + order + '\n';
    return text;
}

void StressTest::send(const std::string& order) {
    {
        const std::lock_guard lock(mutex_);
        orders_.push_back(order);
        if (orders_.size() > orders_kept) orders_.pop_front();
    }
    if (!session_.execute(order)) complain("it left");
}

void StressTest::hear(std::string_view lines) {
    const std::lock_guard lock(mutex_);
    while (!lines.empty()) {
        const std::string_view line = take_until(lines, '\n');
        if (line.starts_with("bestmove ")) bestmoves_.emplace_back(line.substr(9));
        if (line.starts_with("info depth ")) last_info_ = line;
    }
    heard_.notify_all();
}

void StressTest::set_something() {
    const auto set = [this](const std::string& what) { send("setoption name " + what); };
    switch (up_to(10)) {
        case 0: {
            const auto games = games::all_games();
            game_ = &games[static_cast<std::size_t>(up_to(static_cast<int>(games.size()) - 1))];
            set("Variant value " + std::string(game_->name));
            return begin_game();
        }
        case 1:
            return set("Threads value " + std::to_string(1 + up_to(2)));
        case 2:
            return set("Threads value 1");
        case 3:
            return set("MultiPV value " + std::to_string(1 + up_to(3)));
        case 4:
            return set("Hash value " + std::to_string(1 + up_to(2)));
        case 5:
            return set("Level value " + std::to_string(up_to(search::levels.back().number)));
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
    const auto which = static_cast<std::size_t>(up_to(static_cast<int>(nonsense.size()) - 1));
    send(nonsense[which]);
}

void StressTest::begin_game() {
    record_ = {};
    view_ = *game_->state(record_);
}

/// Plays a few random moves. A finished game is searched, too, before the next begins.
void StressTest::walk() {
    if (view_.verdict.over) begin_game();
    for (int moves = up_to(3); moves > 0 && !view_.verdict.over; --moves) {
        const int which = up_to(static_cast<int>(view_.legal.size()) - 1);
        record_.moves.push_back(view_.legal[static_cast<std::size_t>(which)].text);
        view_ = *game_->state(record_);
    }
    // Long records would take too much time.
    if (record_.moves.size() > 12 && !view_.verdict.over) {
        record_ = {view_.position, {}};
        view_ = *game_->state(record_);
    }
    std::string order = "position " + (record_.from.empty() ? "startpos" : "fen " + record_.from);
    if (!record_.moves.empty()) order += " moves";
    for (const std::string& move : record_.moves) order += ' ' + move;
    send(order);
}

std::string StressTest::go_order() {
    may_be_played_.clear();
    for (const games::MoveText& move : view_.legal) may_be_played_.insert(move.text);
    const std::string nodes = " nodes " + std::to_string(1 + up_to(3000));
    std::string order = "go";
    ends_by_itself_ = true;
    switch (up_to(9)) {
        case 0:
            order += " movetime " + std::to_string(up_to(2));
            break;
        case 1:
            order += " depth " + std::to_string(up_to(4)) + nodes;
            break;
        case 2:
            order += " wtime " + std::to_string(up_to(50) - 10) + " btime 20 winc 1";
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
    if (once_in(12) && !view_.legal.empty()) {
        const int which = up_to(static_cast<int>(view_.legal.size()) - 1);
        const std::string only = view_.legal[static_cast<std::size_t>(which)].text;
        may_be_played_ = {only};
        order += " searchmoves " + only;
    }
    return order;
}

/// Waits for the end of the search, or stops it in one of several ways.
void StressTest::end_thinking() {
    if (once_in(3)) std::this_thread::sleep_for(std::chrono::microseconds(up_to(300)));
    for (int i = up_to(2); i > 1; --i) send(once_in(2) ? "isready" : "query result");
    if (up_to(1) == 0) send("ponderhit");
    const int how = up_to(5);
    if (how == 0) {
        send("setoption name MultiPV value 1");
    } else if (how == 1) {
        send("position startpos");
    } else if (how > 3 || !ends_by_itself_) {
        const double before_ms = steady_ms();
        send("stop");
        const double took_ms = steady_ms() - before_ms;
        ++tally_.stopped;
        tally_.stop_ms_sum += took_ms;
        tally_.stop_ms_max = std::max(tally_.stop_ms_max, took_ms);
        tally_.stopped_late += took_ms > late_ms;
    }
    std::unique_lock lock(mutex_);
    if (!heard_.wait_for(lock, patience, [this] { return !bestmoves_.empty(); })) {
        lock.unlock();
        complain("no bestmove came");
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
    if (bestmoves.size() != 1) complain(std::to_string(bestmoves.size()) + " bestmoves came");
    const std::string& best = bestmoves.front();
    const bool legal = view_.verdict.over ? best == no_move : may_be_played_.contains(best);
    if (!legal) complain("bestmove " + best + " is not legal at " + view_.position);
    if (once_in(8) && !info.empty()) check_line(info);
}

void StressTest::check_line(const std::string& info) {
    const std::size_t pv = info.find(" pv ");
    if (pv == std::string::npos) complain("no line in: " + info);
    games::GameRecord record = record_;
    for (const std::string_view move : words_of(std::string_view(info).substr(pv + 4)))
        record.moves.emplace_back(move);
    const auto view = game_->state(record);
    if (!view)
        complain("a line that cannot be played: " + info + " at " + view_.position + ": " +
                 std::string(view.error().refusal.sentence));
    ++tally_.lines_checked;
}

void StressTest::complain(const std::string& what) const {
    throw std::runtime_error(what + ", after:\n" + last_orders());
}

}  // namespace posthouse::engine_protocol
