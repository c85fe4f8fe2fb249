#include "terminal/commands.h"

#include "cli/options.h"
#include "rules/perft.h"
#include "search/levels.h"
#include "search/score.h"
#include "terminal/analyse.h"
#include "terminal/api_shell.h"
#include "terminal/play.h"
#include "terminal/show.h"

#include <fmt/format.h>
#include <poll.h>
#include <termios.h>
#include <unistd.h>
#include <CLI/CLI.hpp>

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <random>
#include <stdexcept>
#include <thread>
#include <utility>

namespace posthouse::terminal {

namespace {

constexpr double default_analyse_seconds = 0.3;

double steady_seconds() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double>(now).count();
}

/// Reads a line without showing it.
std::string ask_password() {
    std::cerr << "Password: " << std::flush;
    termios shown{};
    const bool terminal = tcgetattr(STDIN_FILENO, &shown) == 0;
    termios hidden = shown;
    hidden.c_lflag &= static_cast<tcflag_t>(~ECHO);
    if (terminal) tcsetattr(STDIN_FILENO, TCSANOW, &hidden);
    std::string password;
    std::getline(std::cin, password);
    if (terminal) tcsetattr(STDIN_FILENO, TCSANOW, &shown);
    std::cerr << '\n';
    return password;
}

class TerminalCommands final : public cli::Commands {
public:
    explicit TerminalCommands(std::string tables) {
        play_.locale = show_.locale = notation_.locale = connect_.locale = analyse_.locale =
            translation::terminal_locale(&std::getenv);
        play_.tables = tables;
        analyse_.tables = std::move(tables);
    }

    void add_to(CLI::App& app) override {
        add_play(app);
        add_show(app);
        add_perft(app);
        add_notation(app);
        add_connect(app);
        app.add_subcommand("referee",
                           "read lines `GAME[ from POSITION]: move move …`, answer each with JSON");
        add_analyse(app);
    }

    std::optional<int> run(const CLI::App& app, std::istream& in, std::ostream& out,
                           std::ostream& err) override {
        if (app.got_subcommand("play"))
            return run_play(app.get_subcommand("play")->count("--seed") > 0, in, out);
        if (app.got_subcommand("show")) {
            show_.seat = seat_ == "first" ? Side::first : Side::second;
            show_.columns = screen_columns();
            return show(show_, out, err);
        }
        if (app.got_subcommand("perft"))
            return show_perft(show_.game, depth_, show_.from,
                              every_leaf_ ? PerftMode::every_leaf : PerftMode::bulk, steady_seconds,
                              out, err, show_.locale);
        if (app.got_subcommand("notation")) return notation(notation_, in, out, err);
        if (app.got_subcommand("connect")) return run_connect(in, out);
        if (app.got_subcommand("referee")) {
            std::ios::sync_with_stdio(false);
            in.tie(nullptr);
            return referee_lines(in, out);
        }
        if (app.got_subcommand("analyse")) return run_analyse(out, err);
        return std::nullopt;
    }

private:
    void add_play(CLI::App& app);
    void add_show(CLI::App& app);
    void add_perft(CLI::App& app);
    void add_notation(CLI::App& app);
    void add_connect(CLI::App& app);
    void add_analyse(CLI::App& app);
    int run_play(bool seeded, std::istream& in, std::ostream& out);
    int run_connect(std::istream& in, std::ostream& out);
    int run_analyse(std::ostream& out, std::ostream& err);

    PlayOptions play_;
    ShowOptions show_;  // of perft, too
    NotationOptions notation_;
    ConnectOptions connect_;
    AnalyseOptions analyse_;
    std::string seat_ = "first", goal_ = "win";
    std::string password_file_;
    std::optional<double> time_ms_;
    int depth_ = 0;
    bool every_leaf_ = false;
};

void TerminalCommands::add_play(CLI::App& app) {
    CLI::App& play = *app.add_subcommand("play", "play against the computer in the terminal");
    play.add_option("game", play_.game, "game to play (default: ask)");
    play.add_option(
            "--level", play_.level,
            fmt::format("strength, 1 (gentle) to {} (strong)", search::levels.back().number))
        ->capture_default_str();
    play.add_option("--style", play_.style,
                    "how the computer plays in the sowing games: balanced, hoarder (keeps its "
                    "seeds) or attacker (captures and threatens)")
        ->capture_default_str();
    play.add_option("--seed", play_.seed, "random seed, for reproducible games");
    play.add_option("--etiquette", play_.etiquette,
                    "on: no takebacks, you sit South and lots decide who moves first; off: without "
                    "(default: as usual in the game)")
        ->check(CLI::IsMember({"on", "off"}));
    cli::add_tables_option(play, play_.tables);
}

void TerminalCommands::add_show(CLI::App& app) {
    CLI::App& show = *app.add_subcommand("show", "draw a board");
    show.add_option("game", show_.game, "name of the game")->required();
    show.add_option("moves", show_.moves, "moves to play first");
    show.add_option("--from", show_.from, "start from this position text");
    show.add_option("--seat", seat_, "draw the board as this player sees it")
        ->check(CLI::IsMember({"first", "second"}))
        ->capture_default_str();
    show.add_option("--svg", show_.svg, "also write the board to this SVG file");
    show.add_option("--png", show_.png, "also write the board to this PNG file");
}

void TerminalCommands::add_perft(CLI::App& app) {
    CLI::App& perft = *app.add_subcommand("perft", "count the leaves of the game tree at a depth");
    perft.add_option("game", show_.game, "name of the game")->required();
    perft.add_option("depth", depth_, "depth in plies")->required();
    perft.add_option("--from", show_.from, "start from this position text");
    perft.add_flag("--every-leaf", every_leaf_,
                   "make every move of the last ply instead of counting them in bulk");
}

void TerminalCommands::add_notation(CLI::App& app) {
    CLI::App& notation = *app.add_subcommand(
        "notation", "check games written as text (docs/game-notation.md) and print them again");
    notation.add_option("files", notation_.files, "files to read (default standard input)");
    notation.add_flag("--check", notation_.check, "print only the number of games");
    notation.add_flag("--json", notation_.json, "print a line of JSON for each file");
}

void TerminalCommands::add_connect(CLI::App& app) {
    CLI::App& connect = *app.add_subcommand(
        "connect", "use a running server in the terminal, with the same commands as by mail");
    connect.alias("visit");
    connect.add_option("url", connect_.url, "address, for example http://127.0.0.1:8080")
        ->required();
    connect.add_option("command", connect_.command,
                       "one command, in quotes (default: read commands from standard input)");
    connect.add_option("--user", connect_.user, "log in as this player; asks for the password");
    connect.add_option("--password-file", password_file_, "file whose first line is the password");
}

void TerminalCommands::add_analyse(CLI::App& app) {
    CLI::App& command =
        *app.add_subcommand("analyse", "find the value of each move of a game, and better moves");
    command.alias("analyze");
    analysis::AnalysisLimits& limits = analyse_.limits;
    command.add_option("game", analyse_.game, "name of the game")->required();
    command.add_option("moves", analyse_.moves,
                       "moves from the beginning (default: analyze the position alone)");
    command.add_option("--from", analyse_.from, "start from this position text, in quotes");
    command.add_option("--time", time_ms_, "search each position for N milliseconds (default 300)")
        ->type_name("MS")
        ->check(cli::positive_number());
    command.add_option("--nodes", limits.nodes, "search at most N nodes for each position")
        ->check(cli::whole_number(1));
    command.add_option("--depth", limits.depth, "search at most N plies deep")
        ->check(cli::whole_number(1, search::search_depth_max));
    command.add_option("--lines", limits.lines, "print the best N moves")
        ->check(cli::whole_number(1, 255))
        ->capture_default_str();
    command.add_option("--threads", limits.threads, "search with N threads")
        ->check(cli::whole_number(1, 64))
        ->capture_default_str();
    command.add_option("--hash", limits.hash_mb, "transposition table of N megabytes")
        ->check(cli::whole_number(1, 1 << 16))
        ->capture_default_str();
    command.add_option("--goal", goal_, "play to win, or for as many seeds as possible (margin)")
        ->check(CLI::IsMember({"win", "margin"}))
        ->capture_default_str();
    cli::add_tables_option(command, analyse_.tables);
    command.add_flag("--json", analyse_.json, "print one line of JSON");
}

int TerminalCommands::run_play(bool seeded, std::istream& in, std::ostream& out) {
    if (!seeded) play_.seed = std::random_device()();
    play_.interactive = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
    play_.columns = screen_columns();
    if (play_.interactive) {
        play_.pause = [] { std::this_thread::sleep_for(std::chrono::milliseconds(120)); };
        play_.screen = terminal_screen;
    }
    return play(play_, in, out);
}

int TerminalCommands::run_connect(std::istream& in, std::ostream& out) {
    connect_.interactive = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
    connect_.columns = screen_columns();
    connect_.ask_password = ask_password;
    if (connect_.interactive) {
        connect_.screen = terminal_screen;
        connect_.discard_typed = [] { tcflush(STDIN_FILENO, TCIFLUSH); };
        connect_.has_line = [] {
            constexpr int wait_ms = 200;
            pollfd input{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0};
            return poll(&input, 1, wait_ms) > 0;
        };
    }
    if (!password_file_.empty()) {
        std::ifstream file(password_file_);
        if (!std::getline(file, connect_.password))
            throw std::runtime_error("the file cannot be read: " + password_file_);
    }
    return connect(connect_, in, out);
}

int TerminalCommands::run_analyse(std::ostream& out, std::ostream& err) {
    analysis::AnalysisLimits& limits = analyse_.limits;
    if (time_ms_)
        limits.seconds = *time_ms_ / 1000;
    else if (!limits.nodes && !limits.depth)
        limits.seconds = default_analyse_seconds;
    limits.clock = steady_seconds;
    limits.for_margin = goal_ == "margin";
    analyse_.show_progress = isatty(STDERR_FILENO);
    cli::install_sigint_handler();
    limits.stop = &cli::interrupted;
    return analyse(analyse_, out, err);
}

}  // namespace

std::unique_ptr<cli::Commands> commands(std::string tables) {
    return std::make_unique<TerminalCommands>(std::move(tables));
}

}  // namespace posthouse::terminal
