#include "cli/progress.h"
#include "cli/system_info.h"
#include "games/tablebase_cli/tablebase_cli.h"
#include "games/tables/tablebase_text.h"
#include "tablebase/files/table_reader.h"

#include <fmt/format.h>
#include <algorithm>
#include <memory>
#include <string>
#include <system_error>
#include <tuple>
#include <vector>

namespace posthouse::games::tablebase_cli {
namespace {

using Paths = std::vector<std::filesystem::path>;

/// The file itself, or the tables in the folder.
Expected<Paths> files_at(const std::filesystem::path& path) {
    const std::string name(truncate(path.string(), 200));
    std::error_code error;
    if (!std::filesystem::exists(path, error))
        return refuse("no-such-file-or-folder",
                      "There is no file or folder “{name}”: give the path of the tables, or build "
                      "some with `posthouse tablebase build`.",
                      name);
    if (!std::filesystem::is_directory(path, error)) return Paths{path};
    Paths paths;
    for (const auto& entry : std::filesystem::directory_iterator(path))
        if (entry.path().extension() == ".table") paths.push_back(entry.path());
    if (paths.empty())
        return refuse("folder-without-tables",
                      "There are no tables in the folder “{name}”: build some with `posthouse "
                      "tablebase build`.",
                      name);
    std::ranges::sort(paths);
    return paths;
}

Expected<std::unique_ptr<tablebase::TableFile>> open_table(const std::filesystem::path& path) {
    try {
        return tablebase::TableFile::open(path);
    } catch (const std::system_error& error) {
        return refuse("file-unreadable",
                      "The file {name} cannot be read ({why}): fix this, then try again.",
                      path.filename().string(), error.code().message());
    }
}

/// Opens all files that it can; prints a sentence about each other one.
std::vector<std::unique_ptr<tablebase::TableFile>> open_tables_or_report(const Paths& paths,
                                                                         std::ostream& err) {
    std::vector<std::unique_ptr<tablebase::TableFile>> files;
    for (const auto& path : paths) {
        auto file = open_table(path);
        if (file)
            files.push_back(std::move(*file));
        else
            err << "posthouse: " << file.error().sentence.view() << '\n';
    }
    return files;
}

std::string_view meaning_of(tablebase::TableKind kind) {
    return kind == tablebase::TableKind::bounds
               ? "what each player can force, whatever repetition is worth"
               : "seeds that the player to move gains more than the opponent, if endless "
                 "repetition is worth nothing";
}

void print_info(const tablebase::TableInfo& info, std::ostream& out) {
    const auto row = [&out](std::string_view name, const std::string& words) {
        out << fmt::format("{:<11}{}\n", name, words);
    };
    row("game", fmt::format("{}, {} houses a side", info.identity.variant, info.identity.houses));
    row("seeds", fmt::format("{}", info.identity.seeds));
    row("kind", fmt::format("{}: {}", tablebase::name_of(info.identity.kind),
                            meaning_of(info.identity.kind)));
    row("positions", fmt::format("{}, {:.3f} bits each", info.positions, info.bits_a_position));
    row("bytes", fmt::format("{}, including {} of frequencies and {} of the index of {} blocks",
                             info.file_bytes, info.model_bytes, info.index_bytes, info.blocks));
    row("checksum", fmt::format("{:016x}", info.checksum));
    row("version", fmt::format("{}", info.version));
}

}  // namespace

Expected<int> print_table_info(const std::filesystem::path& path, std::ostream& out,
                               std::ostream& err) {
    const auto paths = files_at(path);
    if (!paths) return paths.error();
    auto files = open_tables_or_report(*paths, err);
    const int status = files.size() == paths->size() ? 0 : 1;
    if (!std::filesystem::is_directory(path)) {
        if (!files.empty()) print_info(files.front()->info(), out);
        return status;
    }
    std::ranges::sort(files, {}, [](const auto& file) {
        const tablebase::TableIdentity& of = file->identity();
        return std::tuple(of.variant, of.kind, of.seeds);
    });
    out << "game        kind    seeds     positions         bytes   bits\n";
    std::uint64_t bytes = 0;
    for (const auto& file : files) {
        const tablebase::TableInfo info = file->info();
        bytes += info.file_bytes;
        out << fmt::format("{:<11} {:<6} {:6} {:13} {:13} {:6.3f}\n", info.identity.variant,
                           tablebase::name_of(info.identity.kind), info.identity.seeds,
                           info.positions, info.file_bytes, info.bits_a_position);
    }
    out << fmt::format("{} tables, {}\n", files.size(), cli::format_bytes(bytes));
    return status;
}

Expected<int> verify_table_files(const std::filesystem::path& path, int threads, std::ostream& out,
                                 std::ostream& err) {
    const auto paths = files_at(path);
    if (!paths) return paths.error();
    std::size_t damaged = 0;
    for (const auto& one : *paths) {
        const auto file = open_table(one);
        const std::string name = one.filename().string();
        std::string wrong;
        if (!file) {
            wrong = file.error().sentence.view();
        } else if (const std::string own = tablebase::table_file_name((*file)->identity());
                   own != name) {
            wrong = fmt::format("The file {} holds the table {}: rename it.", name, own);
        } else if (const tablebase::VerifyReport check = (*file)->verify(threads);
                   !check.is_intact()) {
            wrong = fmt::format(
                "The file {} is damaged: {} of its {} blocks are not what was "
                "written. Build it again.",
                name, check.blocks_damaged, check.blocks);
            if (check.blocks_damaged == 0)
                wrong = fmt::format("The file {} is damaged in its index. Build it again.", name);
        }
        if (wrong.empty()) {
            out << name << ": sound\n";
        } else {
            ++damaged;
            err << "posthouse: " << wrong << '\n';
        }
    }
    out << fmt::format("{} of {} sound.\n", paths->size() - damaged, paths->size());
    return damaged == 0 ? 0 : 1;
}

tablebase::TablebaseFolder open_tables(const ProbeOptions& question, std::ostream& err) {
    return {question.folder,
            std::string(question.tables.variant),
            question.tables.houses,
            {std::size_t{1} << 20, [&err](const Refusal& what) {
                 err << "posthouse: " << what.sentence.view() << '\n';
             }}};
}

std::optional<Refusal> missing_tables_error(
    const ProbeOptions& question,
    const std::vector<tablebase::TablebaseFolder::ListedTable>& list) {
    std::error_code error;
    const std::string folder(truncate(question.folder.string(), 120));
    if (!std::filesystem::is_directory(question.folder, error))
        return refuse("no-such-folder",
                      "There is no folder “{folder}”: give the folder of the tables with --folder, "
                      "or build some with `posthouse tablebase build {variant} --seeds 12`.",
                      folder, question.tables.variant);
    if (list.empty())
        return refuse("folder-without-tables-of-variant",
                      "There are no tables of {variant} in the folder “{folder}”: build some with "
                      "`posthouse tablebase build {variant} --seeds 12`.",
                      question.tables.variant, folder);
    return std::nullopt;
}

namespace {

bool can_be_built(const games::GameTablebases& tables, int seeds) {
    const auto free = cli::memory_free();
    return !free || tables.memory_least(tablebase::TableKind::cycle_zero, seeds) <= *free;
}

/// Refused if no table covers the position or any of its moves.
Expected<games::TablebaseResult> look_up_position(const ProbeOptions& question,
                                                  const std::string& position, std::ostream& err) {
    const tablebase::TablebaseFolder tables = open_tables(question, err);
    const auto list = tables.list();
    if (auto refusal = missing_tables_error(question, list)) return *refusal;
    auto ending = question.tables.look_up(tables, position);
    if (!ending) return ending.error();
    if (ending->known()) return ending;
    int most = 0;
    bool listed = false;
    for (const auto& one : list) {
        most = std::max(most, one.identity.seeds);
        listed |= one.identity.seeds == ending->seeds;
    }
    const std::string build = fmt::format("`posthouse tablebase build {} --seeds {}`",
                                          question.tables.variant, ending->seeds);
    if (listed)
        return refuse("table-position-damaged",
                      "What the table with {seeds} seeds holds of the position is damaged: {build} "
                      "makes it again.",
                      ending->seeds, build);
    return refuse(
        "table-of-seeds-missing",
        "That position has {seeds} seeds on the board, and there are tables {range} only: "
        "{advice}.",
        ending->seeds,
        most < ending->seeds ? fmt::format("up to {} seeds", most)
                             : std::string("for other numbers of seeds"),
        can_be_built(question.tables, ending->seeds)
            ? build + " makes the missing ones"
            : std::string("this machine has too little memory to build the missing ones"));
}

/// If nothing is proven, what would help.
void print_caution(const ProbeOptions& question, const games::TablebaseResult& ending,
                   std::ostream& out) {
    const std::string caution = games::format_cycle_caveat(question.tables, ending);
    if (caution.empty()) return;
    out << '\n' << cli::paragraph("", caution, 0);
    if (!ending.worth.guaranteed)
        out << cli::paragraph(
            "",
            fmt::format("To get proofs, run `posthouse tablebase build {} --seeds {} "
                        "--kind bounds`, then try again.",
                        question.tables.variant, ending.seeds),
            0);
}

}  // namespace

Expected<int> print_value(const ProbeOptions& question, const std::string& position,
                          std::ostream& out, std::ostream& err) {
    const auto ending = look_up_position(question, position, err);
    if (!ending) return ending.error();
    out << games::format_tablebase_position(question.game, *ending) << '\n'
        << "value " << games::format_value(ending->worth) << '\n';
    for (const std::string& words :
         games::describe_tablebase_value(question.game, question.tables, *ending, ending->worth))
        out << words << '\n';
    print_caution(question, *ending, out);
    return 0;
}

Expected<int> print_moves(const ProbeOptions& question, const std::string& position,
                          std::ostream& out, std::ostream& err) {
    const auto ending = look_up_position(question, position, err);
    if (!ending) return ending.error();
    out << games::format_tablebase_position(question.game, *ending)
        << "\n\n  move  takes  value  what it proves\n";
    constexpr std::size_t indent = 22;
    for (const games::TablebaseMove& move : ending->moves) {
        std::string begin = fmt::format("{:>6} {:>6} {:>6} ", move.move.shown.to(std::nullopt),
                                        move.captured > 0 ? fmt::format("{}", move.captured) : "",
                                        games::format_value(move.worth));
        for (const std::string& words :
             games::describe_tablebase_move(question.game, question.tables, *ending, move)) {
            out << cli::paragraph(begin, words, indent);
            begin = std::string(indent - 1, ' ');
        }
    }
    print_caution(question, *ending, out);
    return 0;
}

}  // namespace posthouse::games::tablebase_cli
