// posthouse: one program, one subcommand for each way of using it. `posthouse --help` lists them.

#include "app/configuration.h"
#include "app/serve.h"
#include "search/levels.h"
#include "terminal/play.h"
#include "terminal/show.h"

#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>
#include <unistd.h>
#include <CLI/CLI.hpp>

#include <chrono>
#include <cstdlib>
#include <iostream>
#include <random>
#include <thread>

namespace posthouse {
namespace {

struct Arguments {
    Configuration configuration;
    PlayOptions play;
    ShowOptions show;
    std::string seat = "first";
    std::optional<std::string> envelope_from;
    int depth = 0;
};

void add_house_options(CLI::App& command, Configuration& configuration) {
    command.set_config("--config", "", "a file of name = value lines, as these options are called");
    command
        .add_option("--data", configuration.data, "the folder of its database, key and maildirs")
        ->capture_default_str();
    command.add_option("--host", configuration.host, "the part behind the @ of its addresses")
        ->capture_default_str();
    command.add_option("--house-address", configuration.house_address,
                       "where players write to; house@HOST if not said");
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
    command.add_option("--page-folder", configuration.page_folder,
                       "the page's files; the folder page beside the program if not said");
    command.add_option(
        "--relay", configuration.relay,
        "smtp://host:port that mail goes out by; maildirs below DATA/mail if not said");
    command.add_option("--relay-user", configuration.relay_user, "who we are to the relay");
    command.add_option("--relay-password-file", configuration.relay_password_file,
                       "a file whose first line is the relay's password");
    command.add_flag("--secure-cookie", configuration.secure_cookie,
                     "the page is reached by https, through a proxy");
}

void add_terminal(CLI::App& app, Arguments& arguments) {
    CLI::App& play = *app.add_subcommand("play", "play against the computer, here in the terminal");
    play.add_option("game", arguments.play.game, "its name; asked for if not said");
    play.add_option("--level", arguments.play.level, "1 (gentle) to 6 (strong)")
        ->capture_default_str();
    play.add_option("--seed", arguments.play.seed, "the same number, the same lots and moves");

    CLI::App& show = *app.add_subcommand("show", "draw a board");
    show.add_option("game", arguments.show.game, "its name")->required();
    show.add_option("moves", arguments.show.moves, "moves from the beginning");
    show.add_option("--from", arguments.show.from, "a position text to begin with");
    show.add_option("--seat", arguments.seat, "who looks at it: first or second")
        ->check(CLI::IsMember({"first", "second"}))
        ->capture_default_str();

    CLI::App& perft =
        *app.add_subcommand("perft", "count the ends of all lines of play of a length");
    perft.add_option("game", arguments.show.game, "its name")->required();
    perft.add_option("depth", arguments.depth, "in plies")->required();
    perft.add_option("--from", arguments.show.from, "a position text to begin with");

    app.add_subcommand("referee",
                       "answer `GAME[ from POSITION]: move move …`, a line each, with JSON");
}

int carry_out(const CLI::App& app, Arguments& arguments) {
    if (app.got_subcommand("serve")) return serve(arguments.configuration, std::cout);
    if (app.got_subcommand("receive"))
        return receive_mail(arguments.configuration,
                            arguments.envelope_from ? arguments.envelope_from->c_str() : nullptr,
                            std::cin);
    if (app.got_subcommand("referee")) {
        std::ios::sync_with_stdio(false);
        std::cin.tie(nullptr);
        return referee_lines(std::cin, std::cout);
    }
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
        return show_perft(arguments.show.game, arguments.depth, arguments.show.from, seconds,
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
    CLI::App app("Posthouse: the play-by-mail house for the sowing games and OctiLite");
    app.set_version_flag("--version", POSTHOUSE_VERSION);
    app.require_subcommand(1);
    Arguments arguments;
    add_serve(app, arguments);
    CLI::App& receive =
        *app.add_subcommand("receive", "take in one mail from stdin; exit 0, or 75: try again");
    add_house_options(receive, arguments.configuration);
    receive.add_option("--from", arguments.envelope_from,
                       "the envelope sender; read from Return-Path if not said");
    add_terminal(app, arguments);
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
