#include "app/subcommands.h"

#include "app/cli_options.h"
#include "app/system_info.h"
#include "app/tablebase_cli.h"
#include "games/tables.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <filesystem>
#include <string>
#include <thread>
#include <vector>

namespace posthouse::app {

struct TablebaseCommands::Arguments {
    std::string game, other, folder, path, kind = "cycle", memory, disk;
    int seeds = tablebase::table_seeds_max;
    int threads = static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, 1024U));
    PuzzleOptions puzzles;
    bool no_verify = false, tsv = false, longest = false;
    std::vector<std::string> position;
};

namespace {

void add_options(CLI::App& command, PuzzleOptions& order) {
    command.add_option("--seeds", order.seeds, "on the board at most")
        ->required()
        ->check(whole_number(1, tablebase::table_seeds_max));
    command.add_option("--fewest", order.fewest, "seeds on the board")
        ->check(whole_number(1, tablebase::table_seeds_max))
        ->capture_default_str();
    command.add_option("--count", order.count, "of puzzles, the hardest")
        ->check(whole_number(1, 1'000'000))
        ->capture_default_str();
    command.add_option("--games", order.games, "that are played to meet them")
        ->check(whole_number(1, 1'000'000'000))
        ->capture_default_str();
    command.add_flag("--easy", order.easy, "that a beginner may find, as many for each depth");
    command.add_option("--seed", order.seed, "the same number, the same puzzles")
        ->check(whole_number(0))
        ->capture_default_str();
}

std::filesystem::path folder_of(const std::string& folder, const Config& configuration) {
    if (!folder.empty()) return folder;
    return tables_folder(configuration);
}

/// Refused where the game has no tables.
Expected<ProbeOptions> tables_called(const std::string& name, std::filesystem::path folder) {
    const auto game = find_game_or_error(name);
    if (!game) return game.error();
    if (const games::GameTablebases* tables = games::tablebases_of(**game))
        return ProbeOptions{**game, *tables, std::move(folder)};
    std::string names;
    for (const games::Game& other : games::all_games())
        if (games::tablebases_of(other))
            names += (names.empty() ? "" : ", ") + std::string(other.name);
    return refuse((*game)->title, " has no tables: there are some for ", names, '.');
}

}  // namespace

TablebaseCommands::TablebaseCommands() : arguments_(std::make_unique<Arguments>()) {}
TablebaseCommands::~TablebaseCommands() = default;

void TablebaseCommands::add_to(CLI::App& app, Config& configuration) {
    Arguments& all = *arguments_;
    const auto add_game = [&](CLI::App& command) {
        command.add_option("variant", all.game, "a sowing game's name")->required();
    };
    const auto add_folder = [&](CLI::App& command) {
        command
            .add_option("--data", configuration.data,
                        "the house's folder: its tables are in the folder tables there")
            ->type_name("FOLDER")
            ->capture_default_str();
        command.add_option("--folder", all.folder, "another folder of tables")->type_name("FOLDER");
    };
    const auto add_threads = [&](CLI::App& command) {
        command.add_option("--threads", all.threads, "that share the work")
            ->check(whole_number(1, 1024))
            ->capture_default_str();
    };
    const auto add_kind = [&](CLI::App& command) {
        command
            .add_option("--kind", all.kind,
                        "cycle: what a position is worth if going round for ever is worth "
                        "nothing; bounds: what each player can force, whatever a repetition gives")
            ->check(CLI::IsMember({"cycle", "bounds"}))
            ->capture_default_str();
    };
    const auto add_position = [&](CLI::App& command) {
        command.add_option("position", all.position, "its text, as letters and boards have it")
            ->required()
            ->expected(1, 8);
    };
    const auto add_counting = [&](CLI::App& command) {
        add_threads(command);
        command.add_option("--seeds", all.seeds, "on the board at most")
            ->check(whole_number(0, tablebase::table_seeds_max));
        command.add_flag("--tsv", all.tsv, "for programs: a row a table, with tabs between");
    };
    CLI::App& tablebase = *app.add_subcommand(
        "tablebase", "tables of endings: build them, check them, ask them, count them");
    tablebase.require_subcommand(1);

    CLI::App& build = *tablebase.add_subcommand(
        "build", "work out what every position with few seeds is worth, into files");
    add_game(build);
    build.add_option("--seeds", all.seeds, "on the board at most")
        ->required()
        ->check(whole_number(0, tablebase::table_seeds_max));
    add_kind(build);
    add_folder(build);
    add_threads(build);
    build
        .add_option("--memory", all.memory,
                    "that may be used, such as 8G; what is free, less a margin, if not said")
        ->type_name("SIZE")
        ->check(byte_size_validator());
    build
        .add_option("--disk", all.disk,
                    "the same of the folder's disk: for the tables, and for a while for what "
                    "memory has no room for")
        ->type_name("SIZE")
        ->check(byte_size_validator());
    build.add_flag("--no-verify", all.no_verify,
                   "do not check each finished table by the rules as people read them");

    const auto add_path = [&](CLI::App& command) {
        command.add_option("file", all.path, "one table, or a folder of them")->required();
    };
    CLI::App& info = *tablebase.add_subcommand("info", "what files of tables say of themselves");
    add_path(info);
    CLI::App& verify = *tablebase.add_subcommand(
        "verify", "read all of it: exit 1 and a sentence where a file is damaged");
    add_path(verify);
    add_threads(verify);

    CLI::App& probe = *tablebase.add_subcommand("probe", "what a position is worth");
    add_game(probe);
    add_position(probe);
    add_folder(probe);
    CLI::App& stats = *tablebase.add_subcommand(
        "stats", "how many positions are won, drawn and lost, by the seeds on the board");
    add_game(stats);
    add_kind(stats);
    add_folder(stats);
    add_counting(stats);
    stats.add_flag(
        "--longest", all.longest,
        "how many plies wins take at most, too: 4 bytes of memory a position, and longer");

    CLI::App& compare = *tablebase.add_subcommand(
        "compare", "in how many positions two games on the same board differ");
    add_game(compare);
    compare.add_option("other", all.other, "the other game's name")->required();
    add_kind(compare);
    add_folder(compare);
    add_counting(compare);

    CLI::App& puzzles = *tablebase.add_subcommand(
        "puzzles", "positions in which one move alone wins, and is hard to find");
    add_game(puzzles);
    add_folder(puzzles);
    add_options(puzzles, all.puzzles);

    CLI::App& oracle =
        *app.add_subcommand("oracle", "every move of a position near the end, and what it proves");
    add_game(oracle);
    add_position(oracle);
    add_folder(oracle);
}

namespace {

/// Typed without quotes it is several words.
std::string joined(const std::vector<std::string>& words) {
    return fmt::format("{}", fmt::join(words, " "));
}

}  // namespace

std::optional<int> TablebaseCommands::carry_out(const CLI::App& app, const Config& configuration,
                                                std::ostream& out, std::ostream& err) {
    Arguments& all = *arguments_;
    const auto answered = [&err](const Expected<int>& status) {
        return status ? *status : print_error(status.error(), err);
    };
    const bool oracle = app.got_subcommand("oracle");
    if (!oracle && !app.got_subcommand("tablebase")) return std::nullopt;
    const CLI::App& tablebase = *app.get_subcommand("tablebase");
    if (tablebase.got_subcommand("info")) return answered(tell_table_files(all.path, out, err));
    if (tablebase.got_subcommand("verify"))
        return answered(verify_table_files(all.path, all.threads, out, err));

    const auto about = tables_called(all.game, folder_of(all.folder, configuration));
    if (!about) return print_error(about.error(), err);
    const tablebase::TableKind kind =
        all.kind == "bounds" ? tablebase::TableKind::bounds : tablebase::TableKind::cycle_zero;
    if (oracle) return answered(print_moves(*about, joined(all.position), out, err));
    if (tablebase.got_subcommand("probe"))
        return answered(print_value(*about, joined(all.position), out, err));
    install_sigint_handler();
    const StatsOptions counting{kind,        all.threads,       all.seeds,   all.tsv,
                                all.longest, stderr_progress(), &interrupted};
    if (tablebase.got_subcommand("stats")) return answered(tell_counts(*about, counting, out, err));
    if (tablebase.got_subcommand("compare")) {
        const auto other = tables_called(all.other, about->folder);
        if (!other) return print_error(other.error(), err);
        return answered(tell_differences(*about, *other, counting, out, err));
    }
    if (tablebase.got_subcommand("puzzles")) {
        PuzzleOptions order = all.puzzles;
        order.audience = stderr_progress();
        order.stop = &interrupted;
        return answered(make_puzzles(*about, order, out, err));
    }
    const games::GameTablebases& tables = about->tables;
    if (all.seeds > tables.seeds_max)
        return print_error(refuse(tables.variant, " is played with ", tables.seeds_max,
                                  " seeds: say no more than that."),
                           err);
    TableBuildCommand building{{about->folder, kind, all.seeds, all.threads, !all.no_verify},
                               std::nullopt,
                               std::nullopt,
                               stderr_progress(),
                               &interrupted};
    if (!all.memory.empty()) building.memory = typed_bytes(all.memory);
    if (!all.disk.empty()) building.disk = typed_bytes(all.disk);
    return answered(build_tables(tables, building, out, err));
}

}  // namespace posthouse::app
