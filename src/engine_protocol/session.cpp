#include "engine_protocol/session.h"
#include "base/inplace.h"
#include "base/utf8.h"
#include "engine_protocol/protocol_text.h"
#include "games/result_text.h"
#include "search/levels.h"
#include "search/score.h"

#include <unistd.h>
#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <limits>
#include <new>

namespace posthouse::engine_protocol {

namespace {

double steady_ms() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double, std::milli>(now).count();
}

/// The hash may have three quarters of the memory.
Machine this_machine() {
    Machine machine;
    const double pages = static_cast<double>(sysconf(_SC_PHYS_PAGES));
    const double mb = pages * static_cast<double>(sysconf(_SC_PAGESIZE)) / (1 << 20);
    machine.hash_mb_max = static_cast<int>(std::clamp(0.75 * mb, 16.0, 1048576.0));
    return machine;
}

}  // namespace

int run_engine(const EngineOptions& options, std::istream& in, std::ostream& out,
               std::ostream& err) {
    Settings settings;
    settings.game = options.variant.empty() ? &default_game() : games::find_game(options.variant);
    if (!settings.game) {
        err << "There is no variant called “" << truncate(options.variant, 40)
            << "”. Choose one of:";
        for (const games::Game& game : games::all_games())
            if (game.listed) err << ' ' << game.name;
        err << '\n';
        return 2;
    }
    in.tie(nullptr);  // the search thread writes to `out`, too
    const ProtocolIo ports{[&out](std::string_view lines) { out << lines << std::flush; },
                           steady_ms};
    Machine machine = this_machine();
    machine.books = options.books;
    Session session(ports, settings, std::move(machine), options.version);
    if (options.greet)
        out << info_string("Posthouse " + options.version +
                           ", an engine for other programs: type help for its commands, quit to "
                           "leave.")
            << std::flush;
    std::string line;
    while (std::getline(in, line))
        if (!session.execute(without_byte_order_mark(line))) {
            // perft may take years.
            if (session.perft_running()) std::_Exit(0);
            return 0;
        }
    session.finish();
    return 0;
}

namespace {

constexpr std::size_t bytes_of(int mb) {
    return static_cast<std::size_t>(mb) << 20;
}

/// `startpos [moves m …]` or `fen POSITION [moves m …]`; a position contains spaces.
Expected<games::GameRecord> read_record(Tokens words) {
    const Refusal how = refuse(
        "position-command-malformed",
        "Write “position startpos” or “position fen POSITION”, and “moves” before any moves.");
    const auto moves = std::ranges::find(words, "moves");
    const Tokens where = words.first(static_cast<std::size_t>(moves - words.begin()));
    games::GameRecord record;
    if (where.empty()) return how;
    if (where[0] == "fen")
        record.from = join_words(where.subspan(1));
    else if (where[0] != "startpos" || where.size() != 1)
        return how;
    if (where[0] == "fen" && record.from.empty()) return how;
    if (moves != words.end()) record.moves.assign(moves + 1, words.end());
    return record;
}

/// The result in UGI.
std::string_view result_word(const Verdict& verdict) {
    if (!verdict.over) return "none";
    if (verdict.result == Result::draw) return "draw";
    return verdict.result == Result::first ? "p1win" : "p2win";
}

}  // namespace

Session::Session(ProtocolIo ports, Settings settings, Machine machine, std::string version)
    : output_(ports),
      machine_(std::move(machine)),
      version_(std::move(version)),
      defaults_(settings),
      settings_(settings),
      table_(bytes_of(settings.hash_mb)),
      game_(*settings.game),
      state_(*game_.state(record_)) {}

bool Session::execute(std::string_view line) {
    const auto words = split_words(line);
    if (words.empty()) return true;
    if (words[0] == "quit") {
        search_.reset();
        return false;
    }
    try {
        if (!execute_query(words[0], Tokens(words).subspan(1)))
            send_info_string("There is no command “" + std::string(truncate(words[0], 40)) +
                             "”. “help” lists the commands.");
    } catch (const std::exception& fault) {
        send_info_string(std::string("That failed (") + fault.what() + "): try smaller numbers.");
    }
    return true;
}

void Session::finish() {
    if (search_) search_->finish();
    search_.reset();
    perft_.reset();
}

/// Executes commands that do not affect a running search.
bool Session::execute_query(std::string_view order, Tokens rest) {
    if (order == "uci" || order == "ugi") {
        identify(order);
    } else if (order == "isready") {
        output_.write("readyok\n");
    } else if (order == "stop") {
        if (perft_running())
            send_info_string("perft cannot be stopped: wait for its end, or quit.");
        search_.reset();
    } else if (order == "ponderhit") {
        if (search_) search_->ponderhit();
    } else if (order == "query") {
        answer_query(rest);
    } else if (order == "d" || order == "show") {
        print_board();
    } else if (order == "help") {
        print_help();
    } else if (order != "debug") {
        return execute_change(order, rest);
    }
    return true;
}

/// Executes commands that stop a running search first.
bool Session::execute_change(std::string_view order, Tokens rest) {
    const bool known = order == "setoption" || order == "ucinewgame" || order == "uginewgame" ||
                       order == "position" || order == "go";
    if (!known) return false;
    if (perft_running()) {
        send_info_string("perft is still running: wait for “Nodes searched”, or quit.");
        return true;
    }
    perft_.reset();
    search_.reset();
    if (order == "setoption")
        set_option(rest);
    else if (order == "position")
        set_position(rest);
    else if (order == "go")
        go(rest);
    else
        begin_new_game();
    return true;
}

void Session::identify(std::string_view protocol) {
    ugi_ = protocol == "ugi";
    output_.write("id name Posthouse " + version_ + "\nid author the Posthouse authors\n" +
                  format_options(defaults_, machine_) + std::string(protocol) + "ok\n");
}

void Session::set_option(Tokens rest) {
    constexpr std::string_view how =
        "Write “setoption name NAME value VALUE”, for example: setoption name Hash value 64.";
    if (rest.size() < 2 || rest[0] != "name") return send_info_string(how);
    const auto value = std::ranges::find(rest, "value");
    const auto name_size = static_cast<std::size_t>(value - rest.begin()) - 1;
    const std::string name = join_words(rest.subspan(1, name_size));
    if (equals_ignore_case(name, "Clear Hash") && value == rest.end()) return table_.clear();
    if (value == rest.end()) return send_info_string(how);
    const auto next =
        with_option(settings_, machine_, name, join_words(rest.subspan(name_size + 2)));
    if (!next) return send_info_string(next.error().sentence);
    apply_settings(*next);
}

void Session::apply_settings(const Settings& next) {
    if (next.hash_mb != settings_.hash_mb) {
        try {
            table_.resize(bytes_of(next.hash_mb));
        } catch (const std::bad_alloc&) {
            table_.resize(bytes_of(settings_.hash_mb));
            return send_info_string(
                "There is not enough memory for this Hash: choose a smaller one.");
        }
    }
    const bool other_game = next.game != settings_.game;
    const bool other_rules = other_game || next.repetitions != settings_.repetitions;
    const bool other_tables =
        next.tables != settings_.tables || next.tables_mb != settings_.tables_mb;
    const bool other_book = next.own_book != settings_.own_book || next.book != settings_.book;
    settings_ = next;
    if (other_rules) choose_game();
    if (other_game || other_tables) open_tables();
    if (other_game || other_book) open_book();
}

/// The game with the rule of repetition that is set, or its own if that cannot be changed.
void Session::choose_game() {
    game_ = *settings_.game;
    if (settings_.repetitions > 0) {
        if (auto changed = games::with_repetitions(game_, settings_.repetitions))
            game_ = *std::move(changed);
        else
            send_info_string(changed.error().sentence);
    }
    begin_new_game();
}

/// Reports which tables there are, or why there are none; play continues without.
void Session::open_tables() {
    tables_.reset();
    // Scores with tables differ from scores without.
    table_.clear();
    if (settings_.tables.empty()) return;
    const auto ready = games::open_tablebases(
        game_, settings_.tables, std::uint64_t{bytes_of(settings_.tables_mb)},
        [this](const Refusal& damage) { send_info_string(damage.sentence); });
    if (!ready) return send_info_string(ready.error().sentence);
    tables_ = ready->source;
    std::string found = "Tables of up to " + std::to_string(ready->seeds) + " seeds";
    if (ready->resident_seeds < 0)
        found += ", none of them in memory";
    else if (ready->resident_seeds < ready->seeds)
        found += ", in memory those of up to " + std::to_string(ready->resident_seeds);
    send_info_string(found + '.');
}

/// Reports how much the book knows, or why there is none; play continues without.
void Session::open_book() {
    book_.reset();
    if (!settings_.own_book) return;
    auto book =
        opening_book::open_book(settings_.book.empty() ? machine_.books : settings_.book, game_);
    if (!book) return send_info_string(book.error().sentence);
    send_info_string("An opening book of " + std::to_string(book->entries().size()) +
                     " positions, up to " + std::to_string(book->info().plies) +
                     " plies from the opening.");
    book_ = std::make_shared<const opening_book::Book>(*std::move(book));
}

void Session::begin_new_game() {
    table_.clear();
    record_ = {};
    state_ = *game_.state(record_);
}

void Session::set_position(Tokens rest) {
    auto record = read_record(rest);
    if (!record) return send_info_string(record.error().sentence);
    auto view = game_.state(*record);
    if (!view) {
        const games::InvalidRecord& bad = view.error();
        const std::string which = bad.at ? "Move " + std::to_string(*bad.at + 1) + ": " : "";
        return send_info_string(which + std::string(bad.refusal.sentence) +
                                " The position stays as it was.");
    }
    record_ = *std::move(record);
    state_ = *std::move(view);
}

void Session::go(Tokens rest) {
    auto order = read_go(rest);
    if (!order) return send_info_string(order.error().sentence);
    if (order->perft) {
        perft_ = std::make_unique<PerftTask>(game_, state_.position, *order->perft, output_);
        return;
    }
    if (order->has_clock() && !order->left_ms[index_of(state_.to_move)]) {
        order->left_ms = {};
        // A clock that was ignored is no missing one.
        if (order->ignored.empty())
            order->ignored.push_back(
                refuse("go-other-clock",
                       "“go” gives only the other player's clock: give wtime and btime."));
    }
    ignore_illegal_moves(*order);
    // What was ignored may have been the limit; the other program waits for a move all the same.
    const bool unlimited = !is_bounded(*order) && !order->infinite && !order->ponder;
    for (const Refusal& one : order->ignored) {
        const bool last = &one == &order->ignored.back();
        send_info_string(std::string(one.sentence) +
                         (last && unlimited ? " Now the search takes a second." : ""));
    }
    if (!order->ignored.empty() && unlimited) order->movetime_ms = 1000;
    start_search(*order);
}

/// Removes the moves of `searchmoves` that are not legal here.
void Session::ignore_illegal_moves(GoCommand& order) const {
    std::erase_if(order.searchmoves, [&](const std::string& typed) {
        const bool legal = std::ranges::any_of(state_.legal, [&](const games::MoveText& move) {
            return move.is(typed, state_.to_move);
        });
        if (!legal)
            order.ignored.push_back(
                refuse("go-searchmoves-illegal",
                       "“{typed}” is not a legal move here: “query moves” lists the legal moves.",
                       truncate(typed, 40)));
        return !legal;
    });
}

void Session::start_search(const GoCommand& order) {
    SearchRequest task;
    task.game = &game_;
    task.record = record_;
    task.to_move = state_.to_move;
    for (const games::MoveText& move : state_.legal) {
        const auto meant = [&](const std::string& typed) { return move.is(typed, state_.to_move); };
        if (order.searchmoves.empty() || std::ranges::any_of(order.searchmoves, meant))
            task.moves.push_back(move.text);
    }
    task.restricted = task.moves.size() < state_.legal.size();
    task.limits = limits_for(order);
    if (!order.infinite && !order.mate && !task.restricted) task.book = book_;
    task.plan = time_plan_for(order, state_.to_move, settings_.overhead_ms);
    // A forced move takes no time from the clock.
    if (state_.legal.size() == 1 && task.plan.soft_ms != TimePlan::never) task.plan.soft_ms = 0;
    task.infinite = order.infinite;
    task.endless = order.infinite || !is_bounded(order);
    task.ponder = order.ponder;
    task.report_ponder_move = settings_.ponder;
    task.mate_in_plies = ugi_;
    task.began_ms = output_.now_ms();
    search_ = std::make_unique<SearchTask>(std::move(task), output_);
}

/// Whether anything but `stop` ends the search.
bool Session::is_bounded(const GoCommand& order) const {
    return order.depth || order.nodes || order.movetime_ms || order.mate || order.has_clock() ||
           search::find_level(settings_.level);
}

search::ThinkLimits Session::limits_for(const GoCommand& order) {
    search::ThinkLimits limits;
    if (const search::Level* level = search::find_level(settings_.level)) {
        // Like the server's computer players: each move with its own transposition table.
        limits = search::limits_of(*level, settings_.seed * 1000 + record_.moves.size(),
                                   game_.wins_narrowly());
    } else {
        limits.depth_max = search::search_depth_max;
        limits.nodes_max = std::numeric_limits<std::uint64_t>::max();
        limits.transposition_table = &table_;
    }
    limits.depth_max = std::min(limits.depth_max, order.depth.value_or(search::search_depth_max));
    // A win in n moves of the winner is seen in twice as many plies, less the last reply.
    if (order.mate)
        limits.depth_max = std::min(limits.depth_max, ugi_ ? *order.mate : 2 * *order.mate - 1);
    limits.nodes_max = std::min(limits.nodes_max, order.nodes.value_or(limits.nodes_max));
    // A game without this style is played as usual.
    if (const auto style = games::find_style(*settings_.game, settings_.style))
        limits.style = *style;
    limits.threads = settings_.threads;
    limits.lines = settings_.lines;
    limits.for_margin = settings_.for_margin;
    limits.tables = tables_.get();
    limits.win_narrowly = limits.win_narrowly || settings_.win_narrowly;
    return limits;
}

/// UGI's queries, for tools that do not know the rules.
void Session::answer_query(Tokens rest) {
    const std::string_view what = rest.size() == 1 ? rest[0] : std::string_view();
    std::string response;
    if (what == "gameover") {
        response = state_.verdict.over ? "true" : "false";
    } else if (what == "p1turn") {
        response = state_.to_move == Side::first ? "true" : "false";
    } else if (what == "result") {
        response = result_word(state_.verdict);
    } else if (what == "position" || what == "fen") {
        response = state_.position;
    } else if (what == "moves") {
        for (const games::MoveText& move : state_.legal)
            response += (response.empty() ? "" : " ") + move.text;
    } else {
        return send_info_string("Write “query gameover”, p1turn, result, position or moves.");
    }
    output_.write("response" + (response.empty() ? "" : ' ' + response) + '\n');
}

void Session::print_board() {
    const auto board = game_.board(state_.position, games::BoardRenderOptions{});
    std::string text = board ? *board : std::string(board.error().sentence);
    if (!text.ends_with('\n')) text += '\n';
    text += "Position: " + state_.position + '\n';
    if (state_.verdict.over) {
        text += "Over: " + std::string(games::describe_reason(state_.verdict.reason)) + " (" +
                std::string(result_word(state_.verdict)) + ")\n";
    } else {
        text += std::string(games::short_seat(game_, state_.to_move)) + " to move:";
        for (const games::MoveText& move : state_.legal) text += ' ' + move.text;
        const auto score = game_.evaluate(state_.position);
        if (score) text += "\nAt a glance: " + games::format_score(game_, state_.to_move, *score);
        text += '\n';
    }
    output_.write(text);
}

void Session::print_help() {
    for (const std::string_view line :
         {"ugi or uci: print name and options. isready. ugi-/ucinewgame. quit.",
          "setoption name NAME value VALUE: set an option; Variant chooses the game.",
          "position startpos|fen POSITION [moves MOVE ...]",
          "go [depth|nodes|movetime|mate N] [wtime|btime|winc|binc|movestogo N] [infinite] "
          "[ponder] "
          "[searchmoves MOVE ...], go perft N; stop; ponderhit.",
          "query gameover|p1turn|result|position|moves; d (or show) draws the board."})
        output_.write(info_string(line));
}

void Session::send_info_string(std::string_view sentence) {
    output_.write(info_string(sentence));
}

}  // namespace posthouse::engine_protocol
