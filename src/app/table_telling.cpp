#include "app/table_telling.h"

#include "app/machine.h"
#include "games/table_words.h"
#include "strength/paragraph.h"

#include <fmt/format.h>

#include <algorithm>
#include <system_error>

namespace posthouse::app {

tablebase::TablebaseFolder open_tables(const ProbeOptions& question, std::ostream& err) {
    return {question.folder,
            std::string(question.tables.variant),
            question.tables.houses,
            {std::size_t{1} << 20, [&err](const Refusal& what) {
                 err << "posthouse: " << what.sentence.view() << '\n';
             }}};
}

std::optional<Refusal> no_tables(const ProbeOptions& question,
                                 const std::vector<tablebase::TablebaseFolder::Listed>& list) {
    std::error_code error;
    const std::string folder(truncate(question.folder.string(), 120));
    if (!std::filesystem::is_directory(question.folder, error))
        return refuse("There is no folder “", folder, "”: say where the tables are with --folder, ",
                      "or make some with `posthouse tablebase build ", question.tables.variant,
                      " --seeds 12`.");
    if (list.empty())
        return refuse("There are no tables of ", question.tables.variant, " in the folder “",
                      folder, "”: `posthouse tablebase build ", question.tables.variant,
                      " --seeds 12` makes some.");
    return std::nullopt;
}

namespace {

bool can_be_built(const games::GameTablebases& tables, int seeds) {
    const auto free = memory_free();
    return !free || tables.memory_least(tablebase::TableKind::cycle_zero, seeds) <= *free;
}

/// Refused where no table says anything of the position or one of its moves.
Expected<games::TablebaseResult> looked_up(const ProbeOptions& question,
                                           const std::string& position, std::ostream& err) {
    const tablebase::TablebaseFolder tables = open_tables(question, err);
    const auto list = tables.list();
    if (auto refusal = no_tables(question, list)) return *refusal;
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
        return refuse("What the table with ", ending->seeds, " seeds holds of the position is ",
                      "damaged: ", build, " makes it anew.");
    return refuse("That position has ", ending->seeds, " seeds on the board, and there are tables ",
                  most < ending->seeds ? fmt::format("up to {} seeds", most)
                                       : std::string("for other numbers of seeds"),
                  " only: ",
                  can_be_built(question.tables, ending->seeds)
                      ? build + " makes the missing ones."
                      : std::string("this machine has not the memory to build those."));
}

/// Where neither player is proven to force anything, what would help.
void tell_caution(const ProbeOptions& question, const games::TablebaseResult& ending,
                  std::ostream& out) {
    const std::string caution = games::format_caution(question.tables, ending);
    if (caution.empty()) return;
    out << '\n' << strength::paragraph("", caution, 0);
    if (!ending.worth.guaranteed)
        out << strength::paragraph(
            "",
            fmt::format("What can be proven: `posthouse tablebase build {} --seeds {} "
                        "--kind bounds`, then ask again.",
                        question.tables.variant, ending.seeds),
            0);
}

}  // namespace

Expected<int> print_value(const ProbeOptions& question, const std::string& position,
                          std::ostream& out, std::ostream& err) {
    const auto ending = looked_up(question, position, err);
    if (!ending) return ending.error();
    out << games::format_ending(question.game, *ending) << '\n'
        << "value " << games::format_value(ending->worth) << '\n';
    for (const std::string& words :
         games::format_worth(question.game, question.tables, *ending, ending->worth))
        out << words << '\n';
    tell_caution(question, *ending, out);
    return 0;
}

Expected<int> print_moves(const ProbeOptions& question, const std::string& position,
                          std::ostream& out, std::ostream& err) {
    const auto ending = looked_up(question, position, err);
    if (!ending) return ending.error();
    out << games::format_ending(question.game, *ending)
        << "\n\n  move  takes  value  what it proves\n";
    constexpr std::size_t indent = 22;
    for (const games::TablebaseMove& move : ending->moves) {
        std::string begin = fmt::format("{:>6} {:>6} {:>6} ", move.move.shown.to(std::nullopt),
                                        move.captured > 0 ? fmt::format("{}", move.captured) : "",
                                        games::format_value(move.worth));
        for (const std::string& words :
             games::format_move(question.game, question.tables, *ending, move)) {
            out << strength::paragraph(begin, words, indent);
            begin = std::string(indent - 1, ' ');
        }
    }
    tell_caution(question, *ending, out);
    return 0;
}

}  // namespace posthouse::app
