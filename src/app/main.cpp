// posthouse: one program, one subcommand for each way of using it. `posthouse --help` lists them.

#include "app/admin.h"
#include "app/bot_command.h"
#include "app/configuration.h"
#include "app/dead_letters.h"
#include "app/engine_commands.h"
#include "app/help_text.h"
#include "app/moving.h"
#include "app/serve.h"
#include "app/settings_file.h"
#include "app/strength_commands.h"
#include "app/tablebase_commands.h"
#include "app/tables_option.h"
#include "app/typed_numbers.h"
#include "http/openapi.h"
#include "search/levels.h"
#include "terminal/notation.h"
#include "terminal/play.h"
#include "terminal/show.h"
#include "terminal/visit.h"

#include <fmt/format.h>
#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>
#include <termios.h>
#include <unistd.h>
#include <CLI/CLI.hpp>

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <random>
#include <thread>

namespace posthouse {
namespace {

struct Arguments {
    Configuration configuration;
    PlayOptions play;
    ShowOptions show;
    NotationOptions notation;
    VisitOptions visit;
    EngineCommands engine;
    StrengthCommands strength;
    BotCommand bot;
    TablebaseCommands tablebase;
    std::string password_file;
    std::string retry;
    std::string freeze;
    std::string file;
    std::string move_to;
    std::string seat = "first";
    std::optional<std::string> envelope_from;
    std::string envelope_to;
    int depth = 0;
    bool every_leaf = false;
};

void add_store_option(CLI::App& command, Configuration& configuration) {
    command
        .add_option("--store", configuration.store,
                    "postgresql://user@host/name: a database that several servers may share; a "
                    "file in the data folder if not said")
        ->type_name("URL");
}

void add_house_options(CLI::App& command, Configuration& configuration) {
    add_settings_file(command);
    command
        .add_option("--data", configuration.data, "the folder of its database, key and maildirs")
        ->capture_default_str();
    add_store_option(command, configuration);
    command.add_option("--host", configuration.host, "the part behind the @ of its addresses")
        ->capture_default_str();
    command.add_option("--house-address", configuration.house_address,
                       "where players write to; house@HOST if not said");
    command.add_option(
        "--authserv-id", configuration.authserv_id,
        "our own mail server's name in Authentication-Results: its verdict on a From "
        "address is believed");
    command
        .add_option("--answers-an-hour", configuration.answers_an_hour,
                    "mailed to one correspondent at most; the others wait on the page")
        ->capture_default_str();
    command.add_option("--page-url", configuration.page_url,
                       "the page as players see it; http://HTTP if not said");
    command
        .add_option("--http", configuration.http,
                    "address:port of the page; port 0 takes any free one")
        ->capture_default_str();
    command
        .add_flag("--minimal-password-cost", configuration.minimal_password_cost,
                  "for tests only: passwords are hashed fast")
        ->group("");
}

void add_serve(CLI::App& app, Arguments& arguments) {
    CLI::App& command =
        *app.add_subcommand("serve", "open the house: page, mail, computer players");
    Configuration& configuration = arguments.configuration;
    add_house_options(command, configuration);
    command
        .add_option("--lmtp", configuration.lmtp,
                    "address:port where mail comes in; empty for the unix socket only")
        ->capture_default_str();
    command.add_option("--maildir", configuration.maildir,
                       "a maildir from which mail is taken in, too");
    command
        .add_option("--letters-a-minute", configuration.letters_a_minute,
                    "that go out at most, so that no relay is flooded")
        ->capture_default_str();
    command.add_option("--page-folder", configuration.page_folder,
                       "the page's files; the folder page beside the program if not said");
    command.add_option(
        "--relay", configuration.relay,
        "smtp://host:port that mail goes out by; maildirs below DATA/mail if not said");
    command.add_option("--relay-user", configuration.relay_user, "who we are to the relay");
    command.add_option("--relay-password-file", configuration.relay_password_file,
                       "a file whose first line is the relay's password");
    command
        .add_option("--tables", configuration.tables,
                    "the most seeds (on 2 x 6 houses; as much work on others) of the tables of "
                    "endings that are built in the background; 0: none")
        ->type_name("SEEDS")
        ->check(whole_number(0, 48))
        ->capture_default_str();
    command
        .add_option("--tables-memory", configuration.tables_memory,
                    "for the smallest of these tables; the others are read in their files")
        ->type_name("SIZE")
        ->check(some_bytes())
        ->capture_default_str();
    command
        .add_flag("--push-to-loopback", configuration.push_to_loopback,
                  "for tests only: a push service on this machine is called, too")
        ->group("");
    command
        .add_option("--requests-a-minute", configuration.requests_a_minute,
                    "of one player, or one of his programs, at most; 0: as many as come")
        ->check(whole_number(0, 1'000'000))
        ->capture_default_str();
    command
        .add_option("--requests-a-minute-of-address", configuration.requests_a_minute_of_address,
                    "from one address at most; 0: as many as come")
        ->check(whole_number(0, 1'000'000))
        ->capture_default_str();
    command
        .add_option("--logins-a-minute", configuration.logins_a_minute,
                    "and sign-ups, from one address at most; 0: as many as come")
        ->check(whole_number(0, 1'000'000))
        ->capture_default_str();
    command.add_option("--proxy", configuration.proxy,
                       "the address of the proxy in front: its X-Forwarded-For is believed");
    command
        .add_flag("--webhooks-to-loopback", configuration.webhooks_to_loopback,
                  "for tests only: webhooks on this machine are called, too")
        ->group("");
    command.add_flag("--secure-cookie", configuration.secure_cookie,
                     "the page is reached by https, through a proxy");
}

void add_terminal(CLI::App& app, Arguments& arguments) {
    CLI::App& play = *app.add_subcommand("play", "play against the computer, here in the terminal");
    play.add_option("game", arguments.play.game, "its name; asked for if not said");
    play.add_option("--level", arguments.play.level,
                    fmt::format("1 (gentle) to {} (strong)", levels.back().number))
        ->capture_default_str();
    play.add_option("--seed", arguments.play.seed, "the same number, the same lots and moves");
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
    add_house_options(command, arguments.configuration);
    command.add_option("--retry", arguments.retry,
                       "a letter's number, or all: put back to be tried again");
}

void add_admin(CLI::App& app, Arguments& arguments) {
    CLI::App& command =
        *app.add_subcommand("admin", "for operators, while the house is open or not");
    command.require_subcommand(1);
    const auto add = [&](const char* name, const char* what) -> CLI::App& {
        CLI::App& one = *command.add_subcommand(name, what);
        add_settings_file(one);
        one.add_option("--data", arguments.configuration.data, "the folder of its database")
            ->capture_default_str();
        add_store_option(one, arguments.configuration);
        return one;
    };
    CLI::App& freeze = add("freeze", "stop all clocks, or let them run again");
    freeze.add_option("how", arguments.freeze, "on or off; says how it stands if left out")
        ->check(CLI::IsMember({"on", "off"}));
    add("export", "write the whole house, its key included, as text (docs/export-format.md)")
        .add_option("file", arguments.file, "a new file, or - for the standard output")
        ->required();
    add("import", "read such a text into a store in which there is nothing")
        .add_option("file", arguments.file, "to be read, or - for the standard input")
        ->required();
    add("migrate", "move the closed house to another store, and compare the two")
        .add_option("--to", arguments.move_to, "postgresql://user@host/name, or a data folder")
        ->required();
}

int administer(const CLI::App& admin, Arguments& arguments) {
    const Configuration& configuration = arguments.configuration;
    if (admin.got_subcommand("export"))
        return export_house(configuration, arguments.file, std::cout, std::cerr);
    if (admin.got_subcommand("import"))
        return import_house(configuration, arguments.file, std::cin, std::cerr);
    if (admin.got_subcommand("migrate"))
        return move_house(configuration, arguments.move_to, std::cout);
    return freeze(configuration, arguments.freeze,
                  std::chrono::floor<milliseconds>(std::chrono::system_clock::now()), std::cout);
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
    VisitOptions& options = arguments.visit;
    options.interactive = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
    options.ask_password = ask_password;
    if (!arguments.password_file.empty()) {
        std::ifstream file(arguments.password_file);
        if (!std::getline(file, options.password))
            throw std::runtime_error("the file cannot be read: " + arguments.password_file);
    }
    return visit(options, std::cin, std::cout);
}

int carry_out(const CLI::App& app, Arguments& arguments) {
    if (const auto status = arguments.engine.carry_out(app, std::cin, std::cout, std::cerr))
        return *status;
    if (const auto status = arguments.bot.carry_out(app, std::cout, std::cerr)) return *status;
    if (const auto status = arguments.strength.carry_out(app, std::cout, std::cerr)) return *status;
    if (const auto status =
            arguments.tablebase.carry_out(app, arguments.configuration, std::cout, std::cerr))
        return *status;
    if (app.got_subcommand("visit")) return pay_visit(arguments);
    if (app.got_subcommand("dead-letters"))
        return dead_letters(arguments.configuration, arguments.retry, std::cout);
    if (app.got_subcommand("admin")) return administer(*app.get_subcommand("admin"), arguments);
    if (app.got_subcommand("serve")) return serve(arguments.configuration, std::cout);
    if (app.got_subcommand("receive"))
        return receive_mail(arguments.configuration,
                            arguments.envelope_from ? arguments.envelope_from->c_str() : nullptr,
                            arguments.envelope_to, std::cin);
    if (app.got_subcommand("openapi")) {
        std::cout << openapi_text(POSTHOUSE_VERSION);
        return 0;
    }
    if (app.got_subcommand("referee")) {
        std::ios::sync_with_stdio(false);
        std::cin.tie(nullptr);
        return referee_lines(std::cin, std::cout);
    }
    if (app.got_subcommand("notation"))
        return notation(arguments.notation, std::cin, std::cout, std::cerr);
    if (app.got_subcommand("show")) {
        arguments.show.seat = arguments.seat == "first" ? Side::first : Side::second;
        return show(arguments.show, std::cout, std::cerr);
    }
    if (app.got_subcommand("perft")) {
        const auto seconds = [] {
            return std::chrono::duration<double>(
                       std::chrono::steady_clock::now().time_since_epoch())
                .count();
        };
        return show_perft(arguments.show.game, arguments.depth, arguments.show.from,
                          arguments.every_leaf ? PerftWay::every_leaf : PerftWay::bulk, seconds,
                          std::cout, std::cerr);
    }
    PlayOptions& options = arguments.play;
    if (app.get_subcommand("play")->count("--seed") == 0) options.seed = std::random_device()();
    options.interactive = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
    if (options.interactive)
        options.pause = [] { std::this_thread::sleep_for(std::chrono::milliseconds(120)); };
    return play(options, std::cin, std::cout);
}

}  // namespace
}  // namespace posthouse

int main(int argc, char** argv) {
    using namespace posthouse;
    constexpr int temporary_failure = 75;
    spdlog::set_default_logger(spdlog::stderr_color_mt("posthouse"));
    // Named, so that help reads the same from wherever the program is started.
    CLI::App app("Posthouse: the play-by-mail house for the sowing games and OctiLite",
                 "posthouse");
    app.formatter(std::make_shared<HelpText>());
    app.failure_message(usage_sentence);
    app.set_version_flag("--version", POSTHOUSE_VERSION);
    app.require_subcommand(1);
    Arguments arguments;
    add_serve(app, arguments);
    CLI::App& receive =
        *app.add_subcommand("receive", "take in one mail from stdin; exit 0, or 75: try again");
    add_house_options(receive, arguments.configuration);
    receive.add_option("--from", arguments.envelope_from,
                       "the envelope sender; read from Return-Path if not said");
    receive
        .add_option("--to", arguments.envelope_to,
                    "the envelope recipient, with its +word; Postfix says it as ORIGINAL_RECIPIENT")
        ->envname("ORIGINAL_RECIPIENT");
    add_dead_letters(app, arguments);
    add_admin(app, arguments);
    add_terminal(app, arguments);
    arguments.engine.add_to(app);
    arguments.strength.add_to(app);
    arguments.bot.add_to(app);
    arguments.tablebase.add_to(app, arguments.configuration);
    // An MTA throws a mail away on any other exit status: a typing error in its configuration must
    // not cost one.
    const int usage_error =
        argc > 1 && std::string_view(argv[1]) == "receive" ? temporary_failure : 2;
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? 0 : usage_error;
    }
    try {
        return carry_out(app, arguments);
    } catch (const std::exception& fault) {
        std::cerr << "posthouse: " << fault.what() << '\n';
        return app.got_subcommand("receive") ? temporary_failure : 1;
    }
}
