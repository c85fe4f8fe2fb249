#include "strength/lab/commands.h"

#include "base/inplace.h"
#include "cli/options.h"
#include "search/levels.h"
#include "search/score.h"
#include "strength/lab/accuracy.h"
#include "strength/lab/duel.h"
#include "strength/lab/level_calibration.h"
#include "strength/lab/solve.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>
#include <array>
#include <cstdint>
#include <fstream>
#include <string>
#include <vector>

namespace posthouse::strength {

namespace {

/// The options that limit an engine's search.
struct TypedLimits {
    std::uint64_t nodes = 0;
    int depth = 0;
    double movetime_ms = 0;
    std::string clock;  // SECONDS+INCREMENT

    void add_to(CLI::App& command) {
        command.add_option("--nodes", nodes, "search at most N positions a move")
            ->check(cli::whole_number(1));
        command.add_option("--depth", depth, "search at most N plies deep")
            ->check(cli::whole_number(1, search::search_depth_max));
        command.add_option("--movetime", movetime_ms, "search each move for N milliseconds")
            ->type_name("MS")
            ->check(cli::positive_number());
    }

    Expected<MoveLimits> read() const {
        std::string text;
        const auto add = [&text](const std::string& one) {
            text += (text.empty() ? "" : ",") + one;
        };
        if (nodes > 0) add(fmt::format("nodes={}", nodes));
        if (depth > 0) add(fmt::format("depth={}", depth));
        if (movetime_ms > 0) add(fmt::format("movetime={:g}", movetime_ms));
        if (!clock.empty()) add("tc=" + clock);
        return read_limits(text);
    }
};

/// The options of one engine.
struct TypedEngine {
    std::string text;
    std::vector<std::string> options;
    std::string limits;  // instead of those for both engines
    std::string moves = "plain";
    bool ugi = false;

    void add_to(CLI::App& command, const std::string& number) {
        command
            .add_option("--option" + number, options,
                        "set a UCI option of engine " + number + " (repeatable)")
            ->type_name("NAME=VALUE")
            ->allow_extra_args(false);
        command
            .add_option("--limits" + number, limits,
                        "limit engine " + number +
                            " alone, for example nodes=N,depth=D or movetime=MS or "
                            "tc=SECONDS+INCREMENT")
            ->type_name("LIMITS");
        command
            .add_option("--moves" + number, moves,
                        "write moves to engine " + number +
                            " as plain text, with the first player's in capitals, or so and glued "
                            "together without spaces")
            ->check(CLI::IsMember({"plain", "capitals", "glued"}))
            ->capture_default_str();
        command.add_flag("--ugi" + number, ugi,
                         "greet engine " + number + " with ugi instead of uci");
    }

    Expected<EngineSpec> read() const {
        EngineSpec engine_spec{text};
        for (const std::string& option : options) {
            auto read = read_option(option);
            if (!read) return read.error();
            engine_spec.options.push_back(*std::move(read));
        }
        engine_spec.notation = moves == "glued"      ? MoveNotation::glued
                               : moves == "capitals" ? MoveNotation::capitals
                                                     : MoveNotation::plain;
        engine_spec.ugi = ugi;
        return engine_spec;
    }
};

}  // namespace

class LabCommands final : public cli::Commands {
public:
    void add_to(CLI::App& app) override;
    std::optional<int> run(const CLI::App& app, std::istream& in, std::ostream& out,
                           std::ostream& err) override;

private:
    struct Arguments {
        // duel
        DuelOptions duel;
        std::string duel_game;
        int repetitions = 0;
        std::optional<games::Game> changed_game;  // with these repetitions
        std::array<TypedEngine, 2> engines;
        TypedLimits limits;
        std::vector<double> sprt;
        Sprt test;
        bool check_wins = false;
        // calibrate-levels
        LevelCalibrationOptions calibration;
        // accuracy
        std::string suite_file;
        TypedEngine engine;
        TypedLimits accuracy_limits;
        AccuracyOptions accuracy;
        int threads = 0;
        int hash_mb = 0;
        // solve
        SolveOptions solve;
        double solve_ms = 0;
        bool each = false;
    };
    Arguments arguments_;
};

namespace {

void add_games(CLI::App& command, std::uint64_t& games, const char* what) {
    command.add_option("--games", games, what)->check(cli::whole_number(1))->capture_default_str();
}

void add_seed(CLI::App& command, std::uint64_t& seed) {
    command.add_option("--seed", seed, "random seed of the openings")
        ->check(cli::whole_number(0))
        ->capture_default_str();
}

void add_concurrency(CLI::App& command, int& concurrency, const char* what) {
    command.add_option("--concurrency", concurrency, what)
        ->check(cli::whole_number(1, 1024))
        ->capture_default_str();
}

void add_solve(CLI::App& app, std::string& file, SolveOptions& options, double& milliseconds,
               bool& each) {
    CLI::App& command =
        *app.add_subcommand("solve", "count the positions of which the search proves who wins");
    command.add_option("file", file, "positions, one a line, see docs/measuring.md")->required();
    command.add_option("--nodes", options.nodes, "search at most N positions for each")
        ->check(cli::whole_number(1));
    command.add_option("--depth", options.depth, "search at most N plies deep")
        ->check(cli::whole_number(1, search::search_depth_max));
    command.add_option("--movetime", milliseconds, "search each for N milliseconds")
        ->type_name("MS")
        ->check(cli::positive_number());
    command.add_option("--threads", options.threads, "search with N threads")
        ->check(cli::whole_number(1, 64))
        ->capture_default_str();
    command.add_option("--hash", options.hash_mb, "transposition table of N megabytes")
        ->check(cli::whole_number(1, 1 << 16))
        ->capture_default_str();
    command
        .add_option("--positions", options.positions_max,
                    "use only the first N positions (default all)")
        ->check(cli::whole_number(1));
    command.add_flag("--each", each, "print a line for each position");
}

}  // namespace

void LabCommands::add_to(CLI::App& app) {
    Arguments& all = arguments_;
    CLI::App& duel = *app.add_subcommand(
        "duel", "play many games between two engines, each opening from both seats: Elo and SPRT");
    const std::string engine_help =
        "self (this program's search), level:N, random, or the command of a UCI or UGI engine";
    duel.add_option("engine1", all.engines[0].text, engine_help)->required();
    duel.add_option("engine2", all.engines[1].text, engine_help)->required();
    duel.add_option("--game", all.duel_game, "game to play")->required();
    duel.add_option("--repetition", all.repetitions,
                    "end a game when a position occurs the Nth time (default the game's own rule)")
        ->check(cli::whole_number(games::repetitions_min, games::repetitions_max));
    all.engines[0].add_to(duel, "1");
    all.engines[1].add_to(duel, "2");
    all.limits.add_to(duel);
    duel.add_option("--tc", all.limits.clock,
                    "play with a clock, for example 10+0.1: SECONDS+INCREMENT")
        ->type_name("CLOCK");
    add_games(duel, all.duel.games, "play at most N games");
    add_seed(duel, all.duel.seed);
    duel.add_option("--record,--file", all.duel.record_file,
                    "record the games in this file, and continue the duel in it")
        ->type_name("FILE");
    add_concurrency(duel, all.duel.concurrency, "play N games at once");
    duel.add_option("--sprt", all.sprt,
                    "stop as soon as the SPRT accepts one of these Elo differences")
        ->type_name("ELO0 ELO1")
        ->check(cli::number_between(-1000, 1000))
        ->expected(2);
    duel.add_option("--alpha", all.test.alpha, "SPRT: risk of accepting ELO1 wrongly")
        ->check(cli::number_between(0.0001, 0.4999))
        ->capture_default_str();
    duel.add_option("--beta", all.test.beta, "SPRT: risk of accepting ELO0 wrongly")
        ->check(cli::number_between(0.0001, 0.4999))
        ->capture_default_str();
    duel.add_option("--max-plies,--plies-max", all.duel.max_plies,
                    "stop a game as a draw after N plies")
        ->check(cli::whole_number(1, 1'000'000))
        ->capture_default_str();
    duel.add_option("--time-tolerance,--margin", all.duel.time_tolerance,
                    "let an engine overstep its time by N seconds before it loses")
        ->check(cli::number_between(0, 1000000))
        ->capture_default_str();
    duel.add_option("--move-timeout,--patience", all.duel.move_timeout,
                    "treat an engine without a time limit as hung after N seconds")
        ->check(cli::positive_number())
        ->capture_default_str();
    duel.add_flag("--check-wins", all.check_wins,
                  "exit with 1 if an engine announced a win and did not win");

    CLI::App& calibrate = *app.add_subcommand(
        "calibrate-levels", "play the computer's levels against each other: a table of Elo");
    calibrate.alias("levels");
    calibrate.add_option("game", all.duel_game, "game to play")->required();
    const auto level = [] {
        return cli::whole_number(static_cast<std::uint64_t>(search::levels.front().number),
                                 static_cast<std::uint64_t>(search::levels.back().number));
    };
    calibrate.add_option("--from", all.calibration.first, "weakest level")
        ->check(level())
        ->capture_default_str();
    calibrate.add_option("--to", all.calibration.last, "strongest level (default the last)")
        ->check(level());
    add_games(calibrate, all.calibration.games, "play N games of each pairing");
    add_seed(calibrate, all.calibration.seed);
    calibrate
        .add_option("--folder", all.calibration.folder,
                    "record the games in this folder, to continue later")
        ->type_name("FOLDER");
    add_concurrency(calibrate, all.calibration.concurrency, "play N games at once");

    CLI::App& accuracy =
        *app.add_subcommand("accuracy", "compare an engine's moves with known best moves");
    accuracy.alias("yardstick");
    accuracy
        .add_option("file", all.suite_file,
                    "positions with their best moves, see docs/measuring.md")
        ->required();
    all.engine.text = "self";
    accuracy.add_option("--engine", all.engine.text, engine_help)->capture_default_str();
    accuracy
        .add_option("--option", all.engine.options, "set a UCI option of the engine (repeatable)")
        ->type_name("NAME=VALUE")
        ->allow_extra_args(false);
    all.accuracy_limits.add_to(accuracy);
    accuracy.add_option("--threads", all.threads, "search with N threads")
        ->check(cli::whole_number(1, 64));
    accuracy.add_option("--hash", all.hash_mb, "transposition table of N megabytes")
        ->check(cli::whole_number(1, 1 << 16));
    accuracy
        .add_option("--positions", all.accuracy.positions_max,
                    "use only the first N positions (default all)")
        ->check(cli::whole_number(1));
    add_concurrency(accuracy, all.accuracy.concurrency, "search N positions at once");
    add_solve(app, all.suite_file, all.solve, all.solve_ms, all.each);
}

namespace {

Refusal unreadable(const std::string& file) {
    return refuse("suite-unreadable", "The file “{file}” cannot be read.", truncate(file, 200));
}

Refusal unlimited() {
    return refuse("search-unlimited",
                  "Limit the engine's search: add --nodes, --depth or --movetime.");
}

std::optional<Refusal> complete(DuelOptions& options, const std::array<TypedEngine, 2>& engines,
                                const TypedLimits& limits) {
    const auto for_both = limits.read();
    if (!for_both) return for_both.error();
    for (std::size_t i = 0; i < 2; ++i) {
        auto engine_spec = engines[i].read();
        if (!engine_spec) return engine_spec.error();
        options.engine_specs[i] = *std::move(engine_spec);
        options.limits[i] = *for_both;
        if (engines[i].limits.empty()) continue;
        const auto own = read_limits(engines[i].limits);
        if (!own) return own.error();
        options.limits[i] = *own;
    }
    return std::nullopt;
}

int run_duel(DuelOptions& options, bool check_wins, std::ostream& out, std::ostream& err) {
    cli::install_sigint_handler();
    options.stop = &cli::interrupted;
    options.progress = cli::stderr_progress();
    const auto tally = duel(options);
    if (!tally) return cli::print_error(tally.error(), err);
    out << format_report(*tally, terms_of(options), options.test);
    if (cli::interrupted && !options.record_file.empty())
        out << "Interrupted. Run the same command again to continue.\n";
    const bool broken = !tally->announced(0).broken.empty() || !tally->announced(1).broken.empty();
    return check_wins && broken ? 1 : 0;
}

int run_calibration(LevelCalibrationOptions& options, std::ostream& out, std::ostream& err) {
    cli::install_sigint_handler();
    options.stop = &cli::interrupted;
    options.progress = cli::stderr_progress();
    const auto table = level_calibration(options);
    if (!table) return cli::print_error(table.error(), err);
    out << *table;
    return 0;
}

int run_solve(const std::string& file_name, SolveOptions& options, bool each, std::ostream& out,
              std::ostream& err) {
    std::ifstream file(file_name);
    if (!file) return cli::print_error(unreadable(file_name), err);
    const auto suite = read_positions(file);
    if (!suite) return cli::print_error(suite.error(), err);
    if (options.nodes == 0 && options.depth == 0 && options.seconds <= 0)
        return cli::print_error(unlimited(), err);
    cli::install_sigint_handler();
    options.stop = &cli::interrupted;
    options.progress = cli::stderr_progress();
    const auto solved = solve(*suite, options);
    if (each) out << format_each(solved);
    out << format_solved(*suite, solved);
    return 0;
}

/// A row for chance, one for a search of one ply, one for the engine.
int print_accuracy(const AccuracySuite& truth, const EngineSpec& engine_spec,
                   const AccuracyOptions& options, std::ostream& out, std::ostream& err) {
    const auto maker_of = [&](const EngineSpec& player) {
        return [&truth, &options, player] {
            return make_player(player, *truth.game, options.progress.now);
        };
    };
    const std::size_t all = position_count(truth, options);
    const auto interrupted_early = [&](const AccuracyScore& score) {
        const std::size_t done = score.moves + score.failed;
        if (done < all) out << fmt::format("Interrupted after {} of {} positions.\n", done, all);
        return done < all;
    };
    out << report_head(truth, options)
        << report_row("random legal move", random_accuracy(truth, options));
    AccuracyOptions one_ply = options;
    one_ply.limits = MoveLimits{.nodes = {}, .depth = 1, .move_seconds = {}, .clock = {}};
    const EngineSpec plain{"self", {{"Goal", "margin"}, {"Hash", "1"}}};
    const auto shallow = measure_accuracy(truth, maker_of(plain), one_ply);
    if (!shallow) return cli::print_error(shallow.error(), err);
    out << report_row("this search, one ply", *shallow) << std::flush;
    if (interrupted_early(*shallow)) return 0;
    const auto score = measure_accuracy(truth, maker_of(engine_spec), options);
    if (!score) return cli::print_error(score.error(), err);
    const std::string limits =
        options.limits.none() ? "its own limits" : format_limits(options.limits);
    out << report_row(fmt::format("{}, {}", engine_spec.text, limits), *score);
    interrupted_early(*score);
    return 0;
}

}  // namespace

std::optional<int> LabCommands::run(const CLI::App& app, std::istream&, std::ostream& out,
                                    std::ostream& err) {
    Arguments& all = arguments_;
    const bool is_duel = app.got_subcommand("duel");
    if (is_duel || app.got_subcommand("calibrate-levels")) {
        const auto game = games::find_game_or_error(all.duel_game);
        if (!game) return cli::print_error(game.error(), err);
        all.duel.game = all.calibration.game = *game;
    }
    if (is_duel) {
        if (all.repetitions > 0) {
            auto changed = games::with_repetitions(*all.duel.game, all.repetitions);
            if (!changed) return cli::print_error(changed.error(), err);
            all.duel.game = &all.changed_game.emplace(*std::move(changed));
        }
        if (!all.sprt.empty()) {
            if (all.sprt[0] >= all.sprt[1])
                return cli::print_error(
                    refuse("sprt-reversed", "Give --sprt the smaller Elo first: --sprt 0 5."), err);
            all.test.elo0 = all.sprt[0];
            all.test.elo1 = all.sprt[1];
            all.duel.test = all.test;
        }
        if (auto refusal = complete(all.duel, all.engines, all.limits))
            return cli::print_error(*refusal, err);
        return run_duel(all.duel, all.check_wins, out, err);
    }
    if (app.got_subcommand("calibrate-levels")) return run_calibration(all.calibration, out, err);
    if (app.got_subcommand("solve")) {
        all.solve.seconds = all.solve_ms / 1000;
        return run_solve(all.suite_file, all.solve, all.each, out, err);
    }
    if (!app.got_subcommand("accuracy")) return std::nullopt;

    std::ifstream file(all.suite_file);
    if (!file) return cli::print_error(unreadable(all.suite_file), err);
    const auto truth = read_suite(file);
    if (!truth) return cli::print_error(truth.error(), err);
    const auto limits = all.accuracy_limits.read();
    if (!limits) return cli::print_error(limits.error(), err);
    all.accuracy.limits = *limits;
    all.engine.options.insert(all.engine.options.begin(), "Goal=margin");
    if (all.threads > 0) all.engine.options.push_back(fmt::format("Threads={}", all.threads));
    if (all.hash_mb > 0) all.engine.options.push_back(fmt::format("Hash={}", all.hash_mb));
    const auto engine_spec = all.engine.read();
    if (!engine_spec) return cli::print_error(engine_spec.error(), err);
    if (limits->none() && !engine_spec->limits_itself()) return cli::print_error(unlimited(), err);
    cli::install_sigint_handler();
    all.accuracy.stop = &cli::interrupted;
    all.accuracy.progress = cli::stderr_progress();
    return print_accuracy(*truth, *engine_spec, all.accuracy, out, err);
}

std::unique_ptr<cli::Commands> commands() {
    return std::make_unique<LabCommands>();
}

}  // namespace posthouse::strength
