#include "app/subcommands.h"

#include "app/cli_options.h"
#include "app/system_info.h"
#include "engine_protocol/session.h"
#include "search/score.h"
#include "terminal/analyse.h"

#include <unistd.h>
#include <CLI/CLI.hpp>

#include <chrono>

namespace posthouse::app {

namespace {

double steady_seconds() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double>(now).count();
}

constexpr double default_seconds = 0.3;

}  // namespace

struct EngineCommands::Arguments {
    engine_protocol::EngineOptions engine;
    terminal::AnalyseOptions analyse;
    std::optional<double> time_ms;
    std::string goal = "win";
};

EngineCommands::EngineCommands() : arguments_(std::make_unique<Arguments>()) {}
EngineCommands::~EngineCommands() = default;

void EngineCommands::add_to(CLI::App& app) {
    CLI::App& engine = *app.add_subcommand(
        "engine", "the computer for other programs: UGI and UCI on stdin and stdout");
    engine.add_option("--variant", arguments_->engine.variant,
                      "the game to begin with; setoption chooses another");

    CLI::App& command = *app.add_subcommand(
        "analyse", "what each move of a game was worth, and what would have been better");
    terminal::AnalyseOptions& options = arguments_->analyse;
    analysis::AnalysisLimits& limits = options.limits;
    command.add_option("game", options.game, "its name")->required();
    command.add_option("moves", options.moves,
                       "moves from the beginning; none: the position alone");
    command.add_option("--from", options.from, "a position text to begin with, in quotes");
    command
        .add_option("--time", arguments_->time_ms,
                    "milliseconds for each position; 300 if nothing is said")
        ->type_name("MS")
        ->check(some_time());
    command.add_option("--nodes", limits.nodes, "positions looked at for each position")
        ->check(whole_number(1));
    command.add_option("--depth", limits.depth, "plies looked ahead from each position")
        ->check(whole_number(1, search::search_depth_max));
    command.add_option("--lines", limits.lines, "how many of the best moves are told")
        ->check(whole_number(1, 255))
        ->capture_default_str();
    command.add_option("--threads", limits.threads, "that think together")
        ->check(whole_number(1, 64))
        ->capture_default_str();
    command.add_option("--hash", limits.hash_mb, "megabytes of memory for what was found out")
        ->check(whole_number(1, 1 << 16))
        ->capture_default_str();
    command.add_option("--goal", arguments_->goal, "win, or margin: as many seeds as can be")
        ->check(CLI::IsMember({"win", "margin"}))
        ->capture_default_str();
    add_tables_option(command, options.tables);
    command.add_flag("--json", options.json, "one line of JSON, for programs");
}

std::optional<int> EngineCommands::carry_out(const CLI::App& app, std::istream& in,
                                             std::ostream& out, std::ostream& err) {
    if (app.got_subcommand("engine")) {
        arguments_->engine.version = POSTHOUSE_VERSION;
        arguments_->engine.greets = isatty(STDIN_FILENO);
        return engine_protocol::speak(arguments_->engine, in, out, err);
    }
    if (!app.got_subcommand("analyse")) return std::nullopt;
    terminal::AnalyseOptions& options = arguments_->analyse;
    analysis::AnalysisLimits& limits = options.limits;
    if (arguments_->time_ms)
        limits.seconds = *arguments_->time_ms / 1000;
    else if (!limits.nodes && !limits.depth)
        limits.seconds = default_seconds;
    limits.clock = steady_seconds;
    limits.for_margin = arguments_->goal == "margin";
    options.watched = isatty(STDERR_FILENO);
    install_sigint_handler();
    limits.stop = &interrupted;
    return terminal::analyse(options, out, err);
}

}  // namespace posthouse::app
