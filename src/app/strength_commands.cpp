
#include "app/cli_options.h"
#include "app/subcommands.h"
#include "app/system_info.h"
#include "base/inplace.h"
#include "bot/bot.h"
#include "search/levels.h"
#include "search/score.h"
#include "strength/accuracy.h"
#include "strength/bench.h"
#include "strength/duel.h"
#include "strength/level_calibration.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>
#include <fstream>
#include <iostream>
#include <map>
#include <mutex>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

namespace posthouse::app {

namespace {

constexpr double default_move_ms = 1000;
constexpr int seek_max = 1000;

std::string first_line(const std::string& path) {
    std::ifstream file(path);
    std::string line;
    if (!std::getline(file, line) || line.empty())
        throw std::invalid_argument("the file has no token in its first line: " + path);
    return line;
}

}  // namespace

class BotCommand final : public PlayingCommands {
public:
    void add_to(CLI::App& app) override;
    std::optional<int> carry_out(const CLI::App& app, std::ostream& out,
                                 std::ostream& err) override;

private:
    struct Arguments {
        bot::BotSettings settings;
        std::string token_file;
        std::vector<std::string> options;
        std::optional<double> move_ms;
        int level = 0;
    };
    Arguments arguments_;
};

void BotCommand::add_to(CLI::App& app) {
    CLI::App& command =
        *app.add_subcommand("bot", "let an engine play at a house, as one of its players");
    bot::BotSettings& settings = arguments_.settings;
    command.add_option("--house", settings.house, "where it is: http://127.0.0.1:8080")->required();
    command
        .add_option("--token-file", arguments_.token_file,
                    "a file whose first line is the player's token (“make token bot read play”)")
        ->required();
    command
        .add_option("--engine", settings.engine.text,
                    "who thinks: an engine's command line, in quotes, which is spoken to by UCI or "
                    "UGI; self; level:N")
        ->capture_default_str();
    command.add_option("--games", settings.games, "that it plays, with commas; all if not said")
        ->delimiter(',');
    command
        .add_option("--level", arguments_.level,
                    fmt::format("an option of ours: 1 (gentle) to {} (strong)",
                                search::levels.back().number))
        ->check(whole_number(1, static_cast<std::uint64_t>(search::levels.back().number)));
    command
        .add_option("--movetime", arguments_.move_ms,
                    "milliseconds for each move; 1000 if nothing else limits it")
        ->type_name("MS")
        ->check(some_time());
    command.add_option("--option", arguments_.options, "an engine's option, Name=Value")
        ->type_name("NAME=VALUE")
        ->expected(1)
        ->take_all();
    command.add_flag("--ugi", settings.engine.ugi, "it wants to be greeted with ugi, not uci");
    command
        .add_option("--seek", settings.seek,
                    "look for others who seek, until it has so many matches of each game")
        ->check(whole_number(0, seek_max));
    command.add_flag("--accept", settings.accept, "take the empty seats of the waiting room");
}

std::optional<int> BotCommand::carry_out(const CLI::App& app, std::ostream& out,
                                         std::ostream& err) {
    if (!app.got_subcommand("bot")) return std::nullopt;
    bot::BotSettings& settings = arguments_.settings;
    try {
        for (const std::string& typed : arguments_.options) {
            const auto option = strength::read_option(typed);
            if (!option) throw std::invalid_argument(std::string(option.error().sentence.view()));
            settings.engine.options.push_back(*option);
        }
        if (arguments_.level > 0)
            settings.engine.options.emplace_back("Level", std::to_string(arguments_.level));
        if (arguments_.move_ms)
            settings.limits.move_seconds = *arguments_.move_ms / 1000;
        else if (!settings.engine.limits_itself())
            settings.limits.move_seconds = default_move_ms / 1000;
        settings.token = first_line(arguments_.token_file);
        install_sigint_handler();
        std::mutex one_at_a_time;
        const auto say = [&](const std::string& line) {
            const std::lock_guard lock(one_at_a_time);
            out << line << std::endl;
        };
        return bot::Bot(settings, say, [] { return interrupted.load(); }).run();
    } catch (const std::invalid_argument& wrong) {
        err << "posthouse bot: " << wrong.what() << '\n';
        return 2;
    }
}

std::unique_ptr<PlayingCommands> bot_command() {
    return std::make_unique<BotCommand>();
}

namespace {

/// What is typed about how long an engine may think; each name once for both, once for each.
struct TypedLimits {
    std::uint64_t nodes = 0;
    int depth = 0;
    double movetime_ms = 0;
    std::string clock;  // SECONDS+INCREMENT

    void add_to(CLI::App& command) {
        command.add_option("--nodes", nodes, "positions a move may look at")
            ->check(whole_number(1));
        command.add_option("--depth", depth, "plies a move may look ahead")
            ->check(whole_number(1, search::search_depth_max));
        command.add_option("--movetime", movetime_ms, "milliseconds a move may take")
            ->type_name("MS")
            ->check(some_time());
    }

    Expected<strength::MoveLimits> read() const {
        std::string text;
        const auto add = [&text](const std::string& one) {
            text += (text.empty() ? "" : ",") + one;
        };
        if (nodes > 0) add(fmt::format("nodes={}", nodes));
        if (depth > 0) add(fmt::format("depth={}", depth));
        if (movetime_ms > 0) add(fmt::format("movetime={:g}", movetime_ms));
        if (!clock.empty()) add("tc=" + clock);
        return strength::read_limits(text);
    }
};

/// What is typed about one engine.
struct TypedEngine {
    std::string text;
    std::vector<std::string> options;
    std::string limits;  // of its own, instead of those for both
    std::string moves = "plain";
    bool ugi = false;

    void add_to(CLI::App& command, const std::string& number) {
        command
            .add_option("--option" + number, options,
                        "for engine " + number + "; as often as there are some")
            ->type_name("NAME=VALUE")
            ->allow_extra_args(false);
        command
            .add_option("--limits" + number, limits,
                        "its own limits, such as nodes=N,depth=D or movetime=MS or "
                        "tc=SECONDS+INCREMENT")
            ->type_name("LIMITS");
        command
            .add_option("--moves" + number, moves,
                        "how moves are written to it: plain, capitals (First's) or glued (those, "
                        "without blanks)")
            ->check(CLI::IsMember({"plain", "capitals", "glued"}))
            ->capture_default_str();
        command.add_flag("--ugi" + number, ugi, "it wants to be greeted with ugi, not uci");
    }

    Expected<strength::EngineSpec> read() const {
        strength::EngineSpec engine_spec{text};
        for (const std::string& option : options) {
            auto read = strength::read_option(option);
            if (!read) return read.error();
            engine_spec.options.push_back(*std::move(read));
        }
        engine_spec.wording = moves == "glued"      ? strength::MoveNotation::glued
                              : moves == "capitals" ? strength::MoveNotation::capitals
                                                    : strength::MoveNotation::plain;
        engine_spec.ugi = ugi;
        return engine_spec;
    }
};

}  // namespace

class StrengthCommands final : public PlayingCommands {
public:
    void add_to(CLI::App& app) override;
    std::optional<int> carry_out(const CLI::App& app, std::ostream& out,
                                 std::ostream& err) override;

private:
    struct Arguments {
        // bench
        std::vector<std::string> games;
        strength::BenchOptions bench;
        // duel
        strength::DuelOptions duel;
        std::string duel_game;
        std::array<TypedEngine, 2> engines;
        TypedLimits limits;
        std::vector<double> sprt;
        strength::Sprt test;
        bool check_wins = false;
        // levels
        strength::LevelCalibrationOptions ladder;
        // yardstick
        std::string truth_file;
        TypedEngine engine;
        TypedLimits yardstick_limits;
        strength::YardstickOptions yardstick;
        int threads = 0;
        int hash_mb = 0;
    };
    Arguments arguments_;
};

namespace {

void add_bench(CLI::App& app, std::vector<std::string>& games, strength::BenchOptions& options) {
    CLI::App& command = *app.add_subcommand(
        "bench", "think about fixed positions: how fast the search is, and its signature");
    command.add_option("games", games, "their names; every game if not said");
    auto* nodes = command.add_option("--nodes", options.nodes, "for each position")
                      ->check(whole_number(1))
                      ->capture_default_str();
    command.add_option("--depth", options.depth, "for each position, instead of nodes")
        ->check(whole_number(1, search::search_depth_max))
        ->excludes(nodes);
}

void add_games(CLI::App& command, std::uint64_t& games, const char* what) {
    command.add_option("--games", games, what)->check(whole_number(1))->capture_default_str();
}

void add_seed(CLI::App& command, std::uint64_t& seed) {
    command.add_option("--seed", seed, "decides the openings")
        ->check(whole_number(0))
        ->capture_default_str();
}

void add_concurrency(CLI::App& command, int& concurrency, const char* what) {
    command.add_option("--concurrency", concurrency, what)
        ->check(whole_number(1, 1024))
        ->capture_default_str();
}

}  // namespace

void StrengthCommands::add_to(CLI::App& app) {
    Arguments& all = arguments_;
    add_bench(app, all.games, all.bench);

    CLI::App& duel = *app.add_subcommand(
        "duel", "two engines play many games, each opening from both seats; Elo and SPRT");
    const std::string engine_help =
        "self (this program's search), level:N, random, or the command of an engine that speaks "
        "UCI or UGI";
    duel.add_option("engine1", all.engines[0].text, engine_help)->required();
    duel.add_option("engine2", all.engines[1].text, engine_help)->required();
    duel.add_option("--game", all.duel_game, "which game they play")->required();
    all.engines[0].add_to(duel, "1");
    all.engines[1].add_to(duel, "2");
    all.limits.add_to(duel);
    duel.add_option("--tc", all.limits.clock, "a clock: SECONDS+INCREMENT, such as 10+0.1")
        ->type_name("CLOCK");
    add_games(duel, all.duel.games, "how many, at most");
    add_seed(duel, all.duel.seed);
    duel.add_option("--file", all.duel.file, "the record; a duel in it that is not done goes on")
        ->type_name("FILE");
    add_concurrency(duel, all.duel.concurrency, "games at once");
    duel.add_option("--sprt", all.sprt, "stop as soon as one of them is accepted")
        ->type_name("ELO0 ELO1")
        ->check(number_within(-1000, 1000))
        ->expected(2);
    duel.add_option("--alpha", all.test.alpha, "the risk of accepting ELO1 wrongly")
        ->check(number_within(0.0001, 0.4999))
        ->capture_default_str();
    duel.add_option("--beta", all.test.beta, "the risk of accepting ELO0 wrongly")
        ->check(number_within(0.0001, 0.4999))
        ->capture_default_str();
    duel.add_option("--plies-max", all.duel.plies_max, "a longer game is broken off as a draw")
        ->check(whole_number(1, 1'000'000))
        ->capture_default_str();
    duel.add_option("--margin", all.duel.margin_seconds,
                    "seconds by which an engine may be late before it loses on time")
        ->check(number_within(0, 1000000))
        ->capture_default_str();
    duel.add_option("--patience", all.duel.patience_seconds,
                    "seconds after which one that is not timed has hung")
        ->check(some_time())
        ->capture_default_str();
    duel.add_flag("--check-wins", all.check_wins,
                  "exit with 1 if a win that was announced was not won");

    CLI::App& ladder =
        *app.add_subcommand("levels", "the computer's levels play each other; a table of Elo");
    ladder.add_option("game", all.duel_game, "which game they play")->required();
    const auto level = [] {
        return whole_number(static_cast<std::uint64_t>(search::levels.front().number),
                            static_cast<std::uint64_t>(search::levels.back().number));
    };
    ladder.add_option("--from", all.ladder.first, "the weakest level")
        ->check(level())
        ->capture_default_str();
    ladder.add_option("--to", all.ladder.last, "the strongest; the last there is if not said")
        ->check(level());
    add_games(ladder, all.ladder.games, "of each pairing");
    add_seed(ladder, all.ladder.seed);
    ladder
        .add_option("--folder", all.ladder.folder,
                    "where the records are kept, so that it can be continued")
        ->type_name("FOLDER");
    add_concurrency(ladder, all.ladder.concurrency, "games at once");

    CLI::App& yardstick = *app.add_subcommand(
        "yardstick", "the moves of an engine in positions whose truth is known");
    yardstick.add_option("file", all.truth_file, "the truth: see docs/measuring.md")->required();
    all.engine.text = "self";
    yardstick.add_option("--engine", all.engine.text, engine_help)->capture_default_str();
    yardstick
        .add_option("--option", all.engine.options, "for the engine; as often as there are some")
        ->type_name("NAME=VALUE")
        ->allow_extra_args(false);
    all.yardstick_limits.add_to(yardstick);
    yardstick.add_option("--threads", all.threads, "with which the engine thinks")
        ->check(whole_number(1, 64));
    yardstick.add_option("--hash", all.hash_mb, "megabytes of the engine's table")
        ->check(whole_number(1, 1 << 16));
    yardstick
        .add_option("--positions", all.yardstick.positions_max,
                    "only so many of the first; all if not said")
        ->check(whole_number(1));
    add_concurrency(yardstick, all.yardstick.concurrency, "positions at once");
}

namespace {

int carry_out_bench(const std::vector<std::string>& names, strength::BenchOptions& options,
                    std::ostream& out, std::ostream& err) {
    for (const std::string& name : names) {
        const auto game = find_game_or_error(name);
        if (!game) return print_error(game.error(), err);
        options.games.push_back(*game);
    }
    if (options.depth > 0) options.nodes = std::numeric_limits<std::uint64_t>::max();
    options.audience = stderr_progress();
    return strength::bench(options, out);
}

std::optional<Refusal> complete(strength::DuelOptions& options,
                                const std::array<TypedEngine, 2>& engines,
                                const TypedLimits& limits) {
    const auto for_both = limits.read();
    if (!for_both) return for_both.error();
    for (std::size_t i = 0; i < 2; ++i) {
        auto engine_spec = engines[i].read();
        if (!engine_spec) return engine_spec.error();
        options.engine_specs[i] = *std::move(engine_spec);
        options.limits[i] = *for_both;
        if (engines[i].limits.empty()) continue;
        const auto own = strength::read_limits(engines[i].limits);
        if (!own) return own.error();
        options.limits[i] = *own;
    }
    return std::nullopt;
}

int carry_out_duel(strength::DuelOptions& options, bool check_wins, std::ostream& out,
                   std::ostream& err) {
    install_sigint_handler();
    options.stop = &interrupted;
    options.audience = stderr_progress();
    const auto tally = strength::duel(options);
    if (!tally) return print_error(tally.error(), err);
    out << strength::in_full(*tally, strength::terms_of(options), options.test);
    if (interrupted && !options.file.empty()) out << "Broken off; the same command goes on.\n";
    const bool broken = !tally->announced(0).broken.empty() || !tally->announced(1).broken.empty();
    return check_wins && broken ? 1 : 0;
}

int carry_out_levels(strength::LevelCalibrationOptions& options, std::ostream& out,
                     std::ostream& err) {
    install_sigint_handler();
    options.stop = &interrupted;
    options.audience = stderr_progress();
    const auto table = strength::level_calibration(options);
    if (!table) return print_error(table.error(), err);
    out << *table;
    return 0;
}

/// A row for chance, one for a search of one ply, one for the engine.
int print_yardstick(const strength::AccuracySuite& truth, const strength::EngineSpec& engine_spec,
                    const strength::YardstickOptions& options, std::ostream& out,
                    std::ostream& err) {
    const auto maker_of = [&](const strength::EngineSpec& player) {
        return [&truth, &options, player] {
            return strength::player_of(player, *truth.game, options.audience.now);
        };
    };
    const std::size_t all = strength::positions_of(truth, options);
    const auto broken_off = [&](const strength::AccuracyScore& score) {
        const std::size_t done = score.moves + score.failed;
        if (done < all) out << fmt::format("Broken off after {} of {} positions.\n", done, all);
        return done < all;
    };
    out << strength::head_of_report(truth, options)
        << strength::row_of("a move at random", strength::measured_random(truth, options));
    strength::YardstickOptions one_ply = options;
    one_ply.limits = strength::MoveLimits{.nodes = {}, .depth = 1, .move_seconds = {}, .clock = {}};
    const strength::EngineSpec plain{"self", {{"Goal", "margin"}, {"Hash", "1"}}};
    const auto shallow = strength::measured(truth, maker_of(plain), one_ply);
    if (!shallow) return print_error(shallow.error(), err);
    out << strength::row_of("this search, one ply", *shallow) << std::flush;
    if (broken_off(*shallow)) return 0;
    const auto score = strength::measured(truth, maker_of(engine_spec), options);
    if (!score) return print_error(score.error(), err);
    const std::string limits =
        options.limits.none() ? "its own limits" : strength::text_of(options.limits);
    out << strength::row_of(fmt::format("{}, {}", engine_spec.text, limits), *score);
    broken_off(*score);
    return 0;
}

}  // namespace

std::optional<int> StrengthCommands::carry_out(const CLI::App& app, std::ostream& out,
                                               std::ostream& err) {
    Arguments& all = arguments_;
    if (app.got_subcommand("bench")) return carry_out_bench(all.games, all.bench, out, err);
    const bool is_duel = app.got_subcommand("duel");
    if (is_duel || app.got_subcommand("levels")) {
        const auto game = find_game_or_error(all.duel_game);
        if (!game) return print_error(game.error(), err);
        all.duel.game = all.ladder.game = *game;
    }
    if (is_duel) {
        if (!all.sprt.empty()) {
            if (all.sprt[0] >= all.sprt[1])
                return print_error(refuse("--sprt wants the smaller Elo first: --sprt 0 5."), err);
            all.test.elo0 = all.sprt[0];
            all.test.elo1 = all.sprt[1];
            all.duel.test = all.test;
        }
        if (auto refusal = complete(all.duel, all.engines, all.limits))
            return print_error(*refusal, err);
        return carry_out_duel(all.duel, all.check_wins, out, err);
    }
    if (app.got_subcommand("levels")) return carry_out_levels(all.ladder, out, err);
    if (!app.got_subcommand("yardstick")) return std::nullopt;

    std::ifstream file(all.truth_file);
    if (!file)
        return print_error(refuse("The file “", truncate(all.truth_file, 200), "” cannot be read."),
                           err);
    const auto truth = strength::read_truth(file);
    if (!truth) return print_error(truth.error(), err);
    const auto limits = all.yardstick_limits.read();
    if (!limits) return print_error(limits.error(), err);
    all.yardstick.limits = *limits;
    all.engine.options.insert(all.engine.options.begin(), "Goal=margin");
    if (all.threads > 0) all.engine.options.push_back(fmt::format("Threads={}", all.threads));
    if (all.hash_mb > 0) all.engine.options.push_back(fmt::format("Hash={}", all.hash_mb));
    const auto engine_spec = all.engine.read();
    if (!engine_spec) return print_error(engine_spec.error(), err);
    if (limits->none() && !engine_spec->limits_itself())
        return print_error(refuse("Nothing says how long it may think: add --nodes, --depth or "
                                  "--movetime."),
                           err);
    install_sigint_handler();
    all.yardstick.stop = &interrupted;
    all.yardstick.audience = stderr_progress();
    return print_yardstick(*truth, *engine_spec, all.yardstick, out, err);
}

std::unique_ptr<PlayingCommands> strength_commands() {
    return std::make_unique<StrengthCommands>();
}

}  // namespace posthouse::app
