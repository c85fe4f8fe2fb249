// posthouse: one program, one subcommand for each way of using it. `posthouse --help` lists them.

#include "app/admin.h"
#include "app/check.h"
#include "app/cli_options.h"
#include "app/config.h"
#include "app/help_text.h"
#include "app/manual.h"
#include "app/serve.h"
#include "app/subcommands.h"
#include "http/openapi.h"
#include "search/levels.h"
#include "terminal/api_shell.h"
#include "terminal/play.h"
#include "terminal/show.h"

#include <fmt/format.h>
#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>
#include <termios.h>
#include <unistd.h>
#include <CLI/CLI.hpp>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <random>
#include <thread>

/// Read by jemalloc before anything else runs: what is free goes back to the machine soon, since a
/// house opens for months on a small one. With 18,000 sockets open and a storm of moves it holds
/// 160 MB then, not 250.
extern "C" const char* const malloc_conf;
const char* const malloc_conf = "narenas:2,dirty_decay_ms:300,muzzy_decay_ms:0";

namespace posthouse::app {
namespace {

struct Arguments {
    Config configuration;
    terminal::PlayOptions play;
    terminal::ShowOptions show;
    terminal::NotationOptions notation;
    terminal::VisitOptions visit;
    EngineCommands engine;
    std::unique_ptr<PlayingCommands> strength = strength_commands();
    std::unique_ptr<PlayingCommands> bot = bot_command();
    TablebaseCommands tablebase;
    AdminCommands admin;
    std::string password_file;
    std::string retry;
    std::string seat = "first";
    std::string manual;
    std::vector<std::string> wrong_in_file;
    std::optional<std::string> envelope_from;
    std::string envelope_to;
    int depth = 0;
    bool every_leaf = false;
};

void add_serve(CLI::App& app, Arguments& arguments) {
    CLI::App& command =
        *app.add_subcommand("serve", "open the house: page, mail, computer players");
    add_settings(command, arguments.configuration, SettingFor::serve);
}

void add_check(CLI::App& app, Arguments& arguments) {
    CLI::App& command =
        *app.add_subcommand("check", "say what is wrong or doubtful before the house is opened");
    add_settings(command, arguments.configuration, SettingFor::serve, &arguments.wrong_in_file);
}

void add_terminal(CLI::App& app, Arguments& arguments) {
    CLI::App& play = *app.add_subcommand("play", "play against the computer, here in the terminal");
    play.add_option("game", arguments.play.game, "its name; asked for if not said");
    play.add_option("--level", arguments.play.level,
                    fmt::format("1 (gentle) to {} (strong)", search::levels.back().number))
        ->capture_default_str();
    play.add_option("--seed", arguments.play.seed, "the same number, the same lots and moves");
    play.add_option("--etiquette", arguments.play.etiquette,
                    "on: no move is taken back, you sit South and the lot says who moves first; "
                    "off: without (as is usual in the game if not said)")
        ->check(CLI::IsMember({"on", "off"}));
    add_tables_option(play, arguments.play.tables);

    CLI::App& show = *app.add_subcommand("show", "draw a board");
    show.add_option("game", arguments.show.game, "its name")->required();
    show.add_option("moves", arguments.show.moves, "moves from the beginning");
    show.add_option("--from", arguments.show.from, "a position text to begin with");
    show.add_option("--seat", arguments.seat, "who looks at it: first or second")
        ->check(CLI::IsMember({"first", "second"}))
        ->capture_default_str();
    show.add_option("--svg", arguments.show.svg, "a file to draw the board in as an SVG picture");
    show.add_option("--png", arguments.show.png, "a file to draw the board in as a PNG picture");

    CLI::App& perft =
        *app.add_subcommand("perft", "count the ends of all lines of play of a length");
    perft.add_option("game", arguments.show.game, "its name")->required();
    perft.add_option("depth", arguments.depth, "in plies")->required();
    perft.add_option("--from", arguments.show.from, "a position text to begin with");
    perft.add_flag("--every-leaf", arguments.every_leaf,
                   "make each leaf, instead of counting those of the last ply in bulk");

    CLI::App& notation = *app.add_subcommand(
        "notation", "games written as text (docs/game-notation.md): checked and written anew");
    notation.add_option("files", arguments.notation.files,
                        "to be read; standard input if not said");
    notation.add_flag("--check", arguments.notation.check, "say only how many games there are");
    notation.add_flag("--json", arguments.notation.json, "a line of JSON for each file");

    CLI::App& visit =
        *app.add_subcommand("visit", "a running house in the terminal, by the words of its mails");
    visit.add_option("url", arguments.visit.url, "where it is: http://127.0.0.1:8080")->required();
    visit.add_option("command", arguments.visit.command,
                     "one command, in quotes; a talk if not said");
    visit.add_option("--user", arguments.visit.user, "who you are; the password is asked for");
    visit.add_option("--password-file", arguments.password_file,
                     "a file whose first line is the password");

    app.add_subcommand("openapi", "the house's HTTP interface as an OpenAPI document");
    app.add_subcommand("referee",
                       "answer `GAME[ from POSITION]: move move …`, a line each, with JSON");
}

void add_dead_letters(CLI::App& app, Arguments& arguments) {
    CLI::App& command = *app.add_subcommand("dead-letters", "letters that were given up, and why");
    add_settings(command, arguments.configuration, SettingFor::house);
    command.add_option("--retry", arguments.retry,
                       "a letter's number, or all: put back to be tried again");
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

int pay_visit(Arguments& arguments) {
    terminal::VisitOptions& options = arguments.visit;
    options.interactive = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
    options.columns = terminal::screen_columns();
    options.ask_password = ask_password;
    if (options.interactive) options.screen = terminal::screen_of_terminal;
    if (!arguments.password_file.empty()) {
        std::ifstream file(arguments.password_file);
        if (!std::getline(file, options.password))
            throw std::runtime_error("the file cannot be read: " + arguments.password_file);
    }
    return terminal::connect(options, std::cin, std::cout);
}

int carry_out(const CLI::App& app, Arguments& arguments) {
    if (const auto status = arguments.engine.carry_out(app, std::cin, std::cout, std::cerr))
        return *status;
    if (const auto status = arguments.bot->carry_out(app, std::cout, std::cerr)) return *status;
    if (const auto status = arguments.strength->carry_out(app, std::cout, std::cerr))
        return *status;
    if (const auto status =
            arguments.tablebase.carry_out(app, arguments.configuration, std::cout, std::cerr))
        return *status;
    if (app.got_subcommand("check"))
        return check(
            arguments.configuration, arguments.wrong_in_file, page_beside_program(),
            std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now()),
            std::cout);
    if (app.got_subcommand("manual")) {
        std::cout << manual(app, arguments.manual);
        return 0;
    }
    if (app.got_subcommand("visit")) return pay_visit(arguments);
    if (app.got_subcommand("dead-letters"))
        return dead_letters(arguments.configuration, arguments.retry, std::cout);
    if (app.got_subcommand("admin"))
        return arguments.admin.carry_out(
            arguments.configuration,
            std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now()),
            std::cout);
    if (app.got_subcommand("serve")) return serve(arguments.configuration, std::cout);
    if (app.got_subcommand("receive"))
        return receive_mail(arguments.configuration,
                            arguments.envelope_from ? arguments.envelope_from->c_str() : nullptr,
                            arguments.envelope_to, std::cin);
    if (app.got_subcommand("openapi")) {
        std::cout << http::openapi_text(POSTHOUSE_VERSION);
        return 0;
    }
    if (app.got_subcommand("referee")) {
        std::ios::sync_with_stdio(false);
        std::cin.tie(nullptr);
        return terminal::referee_lines(std::cin, std::cout);
    }
    if (app.got_subcommand("notation"))
        return terminal::notation(arguments.notation, std::cin, std::cout, std::cerr);
    if (app.got_subcommand("show")) {
        arguments.show.seat = arguments.seat == "first" ? Side::first : Side::second;
        arguments.show.columns = terminal::screen_columns();
        return terminal::show(arguments.show, std::cout, std::cerr);
    }
    if (app.got_subcommand("perft")) {
        const auto seconds = [] {
            return std::chrono::duration<double>(
                       std::chrono::steady_clock::now().time_since_epoch())
                .count();
        };
        return terminal::show_perft(arguments.show.game, arguments.depth, arguments.show.from,
                                    arguments.every_leaf ? PerftMode::every_leaf : PerftMode::bulk,
                                    seconds, std::cout, std::cerr);
    }
    terminal::PlayOptions& options = arguments.play;
    if (app.get_subcommand("play")->count("--seed") == 0) options.seed = std::random_device()();
    options.interactive = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
    options.columns = terminal::screen_columns();
    if (options.interactive) {
        options.pause = [] { std::this_thread::sleep_for(std::chrono::milliseconds(120)); };
        options.screen = terminal::screen_of_terminal;
    }
    return terminal::play(options, std::cin, std::cout);
}

/// The exit status, once all that was printed has arrived; else 1, and a sentence.
int after_printing(int status) {
    std::cout.flush();
    if (std::cout) return status;
    std::cerr
        << "posthouse: not all of the output could be written: look whether the disk is full, "
           "or whether its reader has ended early.\n";
    return status == 0 ? 1 : status;
}

}  // namespace
}  // namespace posthouse::app

int main(int argc, char** argv) {
    using namespace posthouse;
    using namespace posthouse::app;
    std::signal(SIGPIPE, SIG_IGN);  // a reader that goes away is an error of writing
    constexpr int temporary_failure = 75;
    spdlog::set_default_logger(spdlog::stderr_color_mt("posthouse"));
    // Named, so that help reads the same from wherever the program is started.
    CLI::App app("Posthouse: the play-by-mail house for the sowing games and OctiLite",
                 "posthouse");
    app.formatter(std::make_shared<posthouse::app::HelpText>());
    app.failure_message(posthouse::app::usage_sentence);
    app.set_version_flag("--version", POSTHOUSE_VERSION);
    app.require_subcommand(1);
    Arguments arguments;
    add_serve(app, arguments);
    add_check(app, arguments);
    CLI::App& receive =
        *app.add_subcommand("receive", "take in one mail from stdin; exit 0, or 75: try again");
    posthouse::app::add_settings(receive, arguments.configuration,
                                 posthouse::app::SettingFor::house);
    receive.add_option("--from", arguments.envelope_from,
                       "the envelope sender; read from Return-Path if not said");
    receive
        .add_option("--to", arguments.envelope_to,
                    "the envelope recipient, with its +word; Postfix says it as ORIGINAL_RECIPIENT")
        ->envname("ORIGINAL_RECIPIENT");
    add_dead_letters(app, arguments);
    arguments.admin.add_to(app, arguments.configuration);
    posthouse::app::add_manual(app, arguments.manual);
    add_terminal(app, arguments);
    arguments.engine.add_to(app);
    arguments.strength->add_to(app);
    arguments.bot->add_to(app);
    arguments.tablebase.add_to(app, arguments.configuration);
    // An MTA throws a mail away on any other exit status: a typing error in its configuration must
    // not cost one.
    const int usage_error =
        argc > 1 && std::string_view(argv[1]) == "receive" ? temporary_failure : 2;
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? after_printing(0) : usage_error;
    }
    try {
        return after_printing(carry_out(app, arguments));
    } catch (const std::exception& fault) {
        std::cerr << "posthouse: " << fault.what() << '\n';
        return app.got_subcommand("receive") ? temporary_failure : 1;
    }
}
