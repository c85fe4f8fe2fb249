#include "cli/options.h"
#include "games/tablebase_cli/tablebase_cli.h"
#include "games/tables/tables.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace posthouse::games::tablebase_cli {

namespace {

void add_options(CLI::App& command, PuzzleOptions& order) {
    command.add_option("--seeds", order.seeds, "at most N seeds on the board")
        ->required()
        ->check(cli::whole_number(1, tablebase::table_seeds_max));
    command.add_option("--min-seeds,--fewest", order.min_seeds, "at least N seeds on the board")
        ->check(cli::whole_number(1, tablebase::table_seeds_max))
        ->capture_default_str();
    command.add_option("--count", order.count, "print the N hardest")
        ->check(cli::whole_number(1, 1'000'000))
        ->capture_default_str();
    command.add_option("--games", order.games, "search N games for puzzles")
        ->check(cli::whole_number(1, 1'000'000'000))
        ->capture_default_str();
    command.add_flag("--easy", order.easy,
                     "find puzzles for beginners, the same number of each depth");
    command.add_option("--seed", order.seed, "random seed, for reproducible puzzles")
        ->check(cli::whole_number(0))
        ->capture_default_str();
}

/// Refused if the game has no tables.
Expected<ProbeOptions> find_tables(const std::string& name, std::filesystem::path folder) {
    const auto game = find_game_or_error(name);
    if (!game) return game.error();
    if (const games::GameTablebases* tables = games::tablebases_of(**game))
        return ProbeOptions{**game, *tables, std::move(folder)};
    std::string names;
    for (const games::Game& other : games::all_games())
        if (games::tablebases_of(other))
            names += (names.empty() ? "" : ", ") + std::string(other.name);
    return refuse("game-has-no-built-tables", "{game} has no tables: choose one of {games}.",
                  (*game)->title, names);
}

/// Typed without quotes it is several words.
std::string joined(const std::vector<std::string>& words) {
    return fmt::format("{}", fmt::join(words, " "));
}

class TablebaseCommands final : public cli::Commands {
public:
    explicit TablebaseCommands(std::string data) : data_(std::move(data)) {}

    void add_to(CLI::App& app) override;
    std::optional<int> run(const CLI::App& app, std::istream& in, std::ostream& out,
                           std::ostream& err) override;

private:
    std::filesystem::path folder() const {
        return folder_.empty() ? tables_folder(data_) : std::filesystem::path(folder_);
    }

    std::string data_, game_, other_, folder_, path_, kind_ = "cycle", memory_, disk_;
    int seeds_ = tablebase::table_seeds_max;
    int threads_ = static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, 1024U));
    PuzzleOptions puzzles_;
    bool no_verify_ = false, tsv_ = false, longest_ = false;
    std::vector<std::string> position_;
};

void TablebaseCommands::add_to(CLI::App& app) {
    const auto add_game = [&](CLI::App& command) {
        command.add_option("variant", game_, "name of a sowing game")->required();
    };
    const auto add_folder = [&](CLI::App& command) {
        command
            .add_option("--data", data_,
                        "data folder of the server, with its tables in DATA/tables")
            ->type_name("FOLDER")
            ->capture_default_str();
        command.add_option("--folder", folder_, "use the tables in this folder instead")
            ->type_name("FOLDER");
    };
    const auto add_threads = [&](CLI::App& command) {
        command.add_option("--threads", threads_, "work on N threads")
            ->check(cli::whole_number(1, 1024))
            ->capture_default_str();
    };
    const auto add_kind = [&](CLI::App& command) {
        command
            .add_option("--kind", kind_,
                        "cycle: the value of a position if endless repetition is worth "
                        "nothing; bounds: what each player can force whatever repetition is worth")
            ->check(CLI::IsMember({"cycle", "bounds"}))
            ->capture_default_str();
    };
    const auto add_position = [&](CLI::App& command) {
        command.add_option("position", position_, "position text, as in letters and below boards")
            ->required()
            ->expected(1, 8);
    };
    const auto add_counting = [&](CLI::App& command) {
        add_threads(command);
        command.add_option("--seeds", seeds_, "at most N seeds on the board")
            ->check(cli::whole_number(0, tablebase::table_seeds_max));
        command.add_flag("--tsv", tsv_, "print a row for each table, separated by tabs");
    };
    CLI::App& tablebase = *app.add_subcommand("tablebase", "build, check and query endgame tables");
    tablebase.require_subcommand(1);

    CLI::App& build = *tablebase.add_subcommand(
        "build", "build tables with the value of every position with few seeds");
    add_game(build);
    build.add_option("--seeds", seeds_, "at most N seeds on the board")
        ->required()
        ->check(cli::whole_number(0, tablebase::table_seeds_max));
    add_kind(build);
    add_folder(build);
    add_threads(build);
    build
        .add_option(
            "--memory", memory_,
            "use at most this much memory, for example 8G (default: free memory less a margin)")
        ->type_name("SIZE")
        ->check(cli::byte_size_validator());
    build
        .add_option("--disk", disk_,
                    "use at most this much disk, for the tables and for what does not fit "
                    "into memory meanwhile (default: likewise)")
        ->type_name("SIZE")
        ->check(cli::byte_size_validator());
    build.add_flag("--no-verify", no_verify_,
                   "do not check each finished table against the reference rules");

    const auto add_path = [&](CLI::App& command) {
        command.add_option("file", path_,
                           "table file or folder of tables (default: the folder of the options)");
        add_folder(command);
    };
    CLI::App& info = *tablebase.add_subcommand("info", "describe table files");
    add_path(info);
    CLI::App& verify = *tablebase.add_subcommand(
        "verify", "read table files completely, exit 1 if one is damaged");
    add_path(verify);
    add_threads(verify);

    CLI::App& probe = *tablebase.add_subcommand("probe", "look up the value of a position");
    add_game(probe);
    add_position(probe);
    add_folder(probe);
    CLI::App& stats = *tablebase.add_subcommand(
        "stats", "count won, drawn and lost positions by the number of seeds");
    add_game(stats);
    add_kind(stats);
    add_folder(stats);
    add_counting(stats);
    stats.add_flag("--longest", longest_,
                   "also find the longest wins: slower, 4 bytes of memory a position");

    CLI::App& compare = *tablebase.add_subcommand(
        "compare", "count the positions that two games on the same board value differently");
    add_game(compare);
    compare.add_option("other", other_, "name of the other game")->required();
    add_kind(compare);
    add_folder(compare);
    add_counting(compare);

    CLI::App& puzzles = *tablebase.add_subcommand(
        "puzzles", "find positions in which only one move wins, and is hard to find");
    add_game(puzzles);
    add_folder(puzzles);
    add_options(puzzles, puzzles_);

    CLI::App& moves =
        *tablebase.add_subcommand("moves", "look up every move of a position near the end");
    // Its old name, hidden.
    CLI::App& oracle =
        *app.add_subcommand("oracle", "the old name of `tablebase moves`")->group("");
    for (CLI::App* command : {&moves, &oracle}) {
        add_game(*command);
        add_position(*command);
        add_folder(*command);
    }
}

std::optional<int> TablebaseCommands::run(const CLI::App& app, std::istream&, std::ostream& out,
                                          std::ostream& err) {
    const auto answered = [&err](const Expected<int>& status) {
        return status ? *status : cli::print_error(status.error(), err);
    };
    const bool oracle = app.got_subcommand("oracle");
    if (!oracle && !app.got_subcommand("tablebase")) return std::nullopt;
    const CLI::App& tablebase = *app.get_subcommand("tablebase");
    const std::filesystem::path path = path_.empty() ? folder() : std::filesystem::path(path_);
    if (tablebase.got_subcommand("info")) return answered(print_table_info(path, out, err));
    if (tablebase.got_subcommand("verify"))
        return answered(verify_table_files(path, threads_, out, err));

    const auto about = find_tables(game_, folder());
    if (!about) return cli::print_error(about.error(), err);
    const tablebase::TableKind kind =
        kind_ == "bounds" ? tablebase::TableKind::bounds : tablebase::TableKind::cycle_zero;
    if (oracle || tablebase.got_subcommand("moves"))
        return answered(print_moves(*about, joined(position_), out, err));
    if (tablebase.got_subcommand("probe"))
        return answered(print_value(*about, joined(position_), out, err));
    cli::install_sigint_handler();
    const StatsOptions counting{
        kind, threads_, seeds_, tsv_, longest_, cli::stderr_progress(), &cli::interrupted};
    if (tablebase.got_subcommand("stats"))
        return answered(print_statistics(*about, counting, out, err));
    if (tablebase.got_subcommand("compare")) {
        const auto other = find_tables(other_, about->folder);
        if (!other) return cli::print_error(other.error(), err);
        return answered(print_comparison(*about, *other, counting, out, err));
    }
    if (tablebase.got_subcommand("puzzles")) {
        PuzzleOptions order = puzzles_;
        order.progress = cli::stderr_progress();
        order.stop = &cli::interrupted;
        return answered(make_puzzles(*about, order, out, err));
    }
    const games::GameTablebases& tables = about->tables;
    if (seeds_ > tables.seeds_max)
        return cli::print_error(
            refuse("seeds-beyond-game",
                   "{variant} is played with {seeds} seeds: give no more than that to --seeds.",
                   tables.variant, tables.seeds_max),
            err);
    TableBuildCommand building{{about->folder, kind, seeds_, threads_, !no_verify_},
                               std::nullopt,
                               std::nullopt,
                               cli::stderr_progress(),
                               &cli::interrupted};
    if (!memory_.empty()) building.memory = cli::parse_bytes(memory_);
    if (!disk_.empty()) building.disk = cli::parse_bytes(disk_);
    return answered(build_tables(tables, building, out, err));
}

}  // namespace

std::unique_ptr<cli::Commands> commands(std::string data) {
    return std::make_unique<TablebaseCommands>(std::move(data));
}

}  // namespace posthouse::games::tablebase_cli
