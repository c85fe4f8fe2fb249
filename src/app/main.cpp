// posthouse: one program with a subcommand for each way of using it. `posthouse --help` lists them.

#include "app/admin/admin.h"
#include "app/admin/check.h"
#include "app/admin/doctor.h"
#include "app/admin/init.h"
#include "app/config.h"
#include "app/installed_files.h"
#include "app/manual.h"
#include "app/serve.h"
#include "app/server/log.h"
#include "bot/bot.h"
#include "cli/program.h"
#include "engine_protocol/session.h"
#include "games/tablebase_cli/tablebase_cli.h"
#include "games/tables/tables.h"
#include "http/schema/openapi.h"
#include "opening_book/commands.h"
#include "strength/bench.h"
#include "terminal/commands.h"

#include <fmt/format.h>
#include <unistd.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <ctime>
#include <iostream>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Read by jemalloc before anything else runs: return free memory to the system soon, since a
/// server runs for months on a small machine. Under load with 18,000 open sockets it takes 160 MB
/// this way instead of 250.
extern "C" const char* const malloc_conf;
const char* const malloc_conf = "narenas:2,dirty_decay_ms:300,muzzy_decay_ms:0";

namespace posthouse::app {
namespace {

struct Arguments {
    Config configuration;
    AdminCommands admin;
    /// The subcommands of other folders, in the order of --help.
    std::vector<std::unique_ptr<cli::Commands>> commands;
    std::string retry;
    std::string manual;
    SettingsFindings in_file;
    InitOptions init;
    DoctorOptions doctor;
    std::optional<std::string> envelope_from;
    std::string envelope_to;

    Arguments() {
        commands.push_back(terminal::commands(games::tables_folder(Config{}.data).string()));
        commands.push_back(engine_protocol::commands(POSTHOUSE_VERSION, default_books_folder()));
        commands.push_back(strength::bench_command());
        commands.push_back(bot::commands());
        commands.push_back(games::tablebase_cli::commands(Config{}.data));
        commands.push_back(opening_book::commands({.data = Config{}.data,
                                                   .installed = default_books_folder(),
                                                   .version = POSTHOUSE_VERSION,
                                                   .now = [] { return std::time(nullptr); }}));
    }
};

void add_serve(CLI::App& app, Arguments& arguments) {
    CLI::App& command =
        *app.add_subcommand("serve", "start the server: pages, mail, computer players");
    add_settings(command, arguments.configuration, SettingFor::serve);
}

void add_check(CLI::App& app, Arguments& arguments) {
    CLI::App& command =
        *app.add_subcommand("check", "check settings and environment before starting");
    add_settings(command, arguments.configuration, SettingFor::serve, &arguments.in_file);
}

void add_receive(CLI::App& app, Arguments& arguments) {
    CLI::App& command = *app.add_subcommand(
        "receive", "read one mail from stdin; exit 0, or 75 if the mail server is to retry");
    add_settings(command, arguments.configuration, SettingFor::all_commands);
    command.add_option("--from", arguments.envelope_from,
                       "envelope sender (default: from Return-Path)");
    command
        .add_option("--to", arguments.envelope_to,
                    "envelope recipient with its +extension; Postfix passes it as "
                    "ORIGINAL_RECIPIENT")
        ->envname("ORIGINAL_RECIPIENT");
}

void add_dead_letters(CLI::App& app, Arguments& arguments) {
    CLI::App& command = *app.add_subcommand("dead-letters", "list undeliverable mails and why");
    add_settings(command, arguments.configuration, SettingFor::all_commands);
    command.add_option("--retry", arguments.retry, "send this mail again: its number, or all");
}

club::Instant now() {
    return std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
}

int run(const CLI::App& app, Arguments& arguments) {
    for (const auto& commands : arguments.commands)
        if (const auto status = commands->run(app, std::cin, std::cout, std::cerr)) return *status;
    const Config& configuration = arguments.configuration;
    if (app.got_subcommand("check"))
        return check(configuration, arguments.in_file, default_web_root(), now(), std::cout);
    if (app.got_subcommand("doctor"))
        return doctor(configuration, arguments.doctor, arguments.in_file, default_web_root(), now(),
                      std::cout);
    if (app.got_subcommand("init"))
        return init(arguments.init, isatty(STDIN_FILENO) == 1, default_web_root(), now(), std::cin,
                    std::cout);
    if (app.got_subcommand("manual")) {
        std::cout << manual(app, arguments.manual);
        return 0;
    }
    if (app.got_subcommand("dead-letters"))
        return dead_letters(configuration, arguments.retry, std::cout);
    if (app.got_subcommand("admin")) return arguments.admin.run(configuration, now(), std::cout);
    if (app.got_subcommand("receive"))
        return receive_mail(configuration,
                            arguments.envelope_from ? arguments.envelope_from->c_str() : nullptr,
                            arguments.envelope_to, std::cin);
    if (app.got_subcommand("openapi")) {
        std::cout << http::openapi_text(POSTHOUSE_VERSION);
        return 0;
    }
    return serve(configuration, std::cout);
}

/// A sentence about a subcommand that older versions had here; empty for any other.
std::string moved(std::string_view command) {
    constexpr std::string_view in_lab[] = {"accuracy", "calibrate-levels", "duel", "levels",
                                           "solve",    "yardstick"};
    if (std::ranges::find(in_lab, command) == std::end(in_lab)) return {};
    return fmt::format(
        "posthouse: “{0}” is now in another program: run “posthouse-lab {0}”, which "
        "“tools/build release posthouse-lab” builds.\n",
        command);
}

}  // namespace
}  // namespace posthouse::app

int main(int argc, char** argv) {
    using namespace posthouse;
    using namespace posthouse::app;
    std::signal(SIGPIPE, SIG_IGN);  // a reader that is gone: the write fails
    constexpr int temporary_failure = 75;
    begin_log();
    // Named here, so that help reads the same whatever path the program is started by.
    CLI::App app("Posthouse: a play-by-mail server for sowing games and OctiLite", "posthouse");
    cli::prepare(app, POSTHOUSE_VERSION);
    Arguments arguments;
    add_serve(app, arguments);
    add_init(app, arguments.init);
    add_check(app, arguments);
    add_doctor(app, arguments.configuration, arguments.doctor, arguments.in_file);
    add_receive(app, arguments);
    add_dead_letters(app, arguments);
    arguments.admin.add_to(app, arguments.configuration);
    add_manual(app, arguments.manual);
    app.add_subcommand("openapi", "print the HTTP interface as an OpenAPI document");
    for (const auto& commands : arguments.commands) commands->add_to(app);
    if (const std::string sentence = argc > 1 ? moved(argv[1]) : ""; !sentence.empty()) {
        std::cerr << sentence;
        return 2;
    }
    // A mail server discards a mail on any other exit status, so a typing error in its
    // configuration would lose mail.
    const int usage_error =
        argc > 1 && std::string_view(argv[1]) == "receive" ? temporary_failure : 2;
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? cli::after_printing(app, 0) : usage_error;
    }
    try {
        return cli::after_printing(app, run(app, arguments));
    } catch (const std::exception& fault) {
        log_end(fault.what());
        return app.got_subcommand("receive") ? temporary_failure : 1;
    }
}
