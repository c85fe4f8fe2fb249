#include "games/tablebase_cli/tablebase_cli.h"

#include "cli/system_info.h"
#include "tablebase/files/table_counts.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace posthouse::games::tablebase_cli {
namespace {

constexpr std::uint64_t million = 1'000'000;

/// Results of one table.
struct Row {
    int seeds = 0;
    tablebase::TableCounts counts;
    std::optional<games::TableStatistics> study;
};

/// A bar of the shares of won, drawn, open and lost.
std::string bar_of(const tablebase::TableCounts& counts, std::size_t width) {
    std::string bar;
    std::uint64_t sum = 0;
    const auto add = [&](std::uint64_t count, char mark) {
        sum += count;
        const auto end = static_cast<std::size_t>(static_cast<double>(sum) /
                                                      static_cast<double>(counts.positions) *
                                                      static_cast<double>(width) +
                                                  0.5);
        bar.resize(std::max(bar.size(), end), mark);
    };
    add(counts.won, '#');
    add(counts.drawn, '-');
    add(counts.open, ' ');
    add(counts.lost, '.');
    return bar;
}

void print_tsv(const std::vector<Row>& rows, const StatsOptions& order, std::ostream& out) {
    const bool bounds = order.kind == tablebase::TableKind::bounds;
    out << "seeds\tpositions\twon\tdrawn\tlost\tmean"
        << (bounds ? "\topen\texact\tgreatest"
                   : "\tgreatest\tchoices\tonly_moves\tzugzwang\tboth_lose")
        << (order.longest && !bounds ? "\tlongest\tlongest_value\tlongest_position" : "") << '\n';
    for (const auto& [seeds, counts, study] : rows) {
        out << fmt::format("{}\t{}\t{}\t{}\t{}\t{:.4f}", seeds, counts.positions, counts.won,
                           counts.drawn, counts.lost, counts.mean);
        if (bounds) {
            out << fmt::format("\t{}\t{}\t{}\n", counts.open, counts.exact, counts.greatest_gain);
            continue;
        }
        out << '\t' << counts.greatest_gain;
        if (study)
            out << fmt::format("\t{}\t{}\t{}\t{}", study->choices, study->only_moves,
                               study->zugzwang, study->both_lose);
        else
            out << "\t\t\t\t";
        if (order.longest && study && study->longest)
            out << fmt::format("\t{}\t{}\t{}", study->longest->plies, study->longest->value,
                               study->longest->position);
        else if (order.longest)
            out << "\t\t\t";
        out << '\n';
    }
}

std::string format_share(std::uint64_t part, std::uint64_t whole) {
    return whole == 0 ? std::string("-")
                      : fmt::format("{:.2f} %",
                                    100.0 * static_cast<double>(part) / static_cast<double>(whole));
}

void print_outcomes(const std::vector<Row>& rows, bool bounds, std::ostream& out) {
    out << (bounds ? "seeds   positions        won     drawn       lost       open    mean\n"
                   : "seeds   positions         won      drawn        lost     mean\n");
    for (const auto& [seeds, counts, study] : rows)
        out << (bounds ? fmt::format("{:5} {:11} {:10} {:9} {:10} {:10} {:7.4f} |{}|\n", seeds,
                                     counts.positions, counts.won, counts.drawn, counts.lost,
                                     counts.open, counts.mean, bar_of(counts, 9))
                       : fmt::format("{:5} {:11} {:11} {:10} {:11} {:8.4f} |{}|\n", seeds,
                                     counts.positions, counts.won, counts.drawn, counts.lost,
                                     counts.mean, bar_of(counts, 15)));
    out << (bounds ? "For the player to move, by force: # won, - drawn, . lost, blank open.\n"
                   : "For the player to move: # won, - drawn, . lost.\n");
}

void print_bounds_details(const std::vector<Row>& rows, std::ostream& out) {
    out << "\nseeds   every seed is settled   greatest\n";
    for (const auto& [seeds, counts, study] : rows)
        out << fmt::format("{:5} {:>12} {:>10} {:10}\n", seeds, counts.exact,
                           format_share(counts.exact, counts.positions), counts.greatest_gain);
}

void print_details(const std::vector<Row>& rows, bool longest, std::ostream& out) {
    out << "\nseeds greatest    only moves     zugzwang    both lose"
        << (longest ? " longest win, in plies\n" : "\n");
    for (const auto& [seeds, counts, study] : rows) {
        out << fmt::format("{:5} {:8} ", seeds, counts.greatest_gain);
        if (!study) {
            out << "            -            -            -\n";
            continue;
        }
        out << fmt::format("{:>13} {:>12} {:>12}", format_share(study->only_moves, study->choices),
                           study->zugzwang, study->both_lose);
        if (longest && study->longest && study->longest->plies > 0)
            out << fmt::format(" {}: {:+} {}", study->longest->plies, study->longest->value,
                               study->longest->position);
        out << '\n';
    }
    out << "Only moves: share of positions with a choice in which only one move keeps the value.\n"
           "Zugzwang: having to move costs seeds. Both lose: the player to move loses, whoever it "
           "is.\n";
}

class Counting {
public:
    Counting(const ProbeOptions& question, const StatsOptions& order, std::ostream& err)
        : question_(question),
          order_(order),
          err_(err),
          tables_(open_tables(question, err)),
          list_(tables_.list()) {
        std::erase_if(list_, [&order](const tablebase::TablebaseFolder::ListedTable& one) {
            return one.identity.kind != order.kind || one.identity.seeds > order.seeds;
        });
    }

    const std::vector<tablebase::TablebaseFolder::ListedTable>& list() const { return list_; }
    const std::vector<Row>& rows() const { return rows_; }

    /// The exit status.
    int count() {
        std::uint64_t total = 0;
        for (const auto& one : list_) total += question_.tables.positions(one.identity.seeds);
        cli::Progress progress(order_.progress, "counted, millions", total / million);
        int status = 0;
        std::uint64_t done = 0;
        for (const auto& one : list_) {
            const int seeds = one.identity.seeds;
            const tablebase::TableFile* file = tables_.file(order_.kind, seeds);
            const auto counts = file ? tablebase::count_outcomes(
                                           *file, order_.threads,
                                           [&](std::uint64_t more) {
                                               progress.update((done += more) / million,
                                                               fmt::format("{} seeds", seeds));
                                           })
                                     : std::nullopt;
            if (counts)
                rows_.push_back({seeds, *counts, std::nullopt});
            else
                status = 1;
        }
        progress.finish();
        return order_.kind == tablebase::TableKind::cycle_zero ? std::max(status, study()) : status;
    }

private:
    /// These statistics need several values per position, so the tables must be in memory.
    int study() {
        const std::uint64_t each = order_.longest ? 4 : 1;
        const auto free = cli::memory_free();
        std::uint64_t fitting = 0, needed = 0, positions = 0;
        int most = -1;
        for (const auto& one : list_) {
            const int seeds = one.identity.seeds;
            if (seeds != most + 1) break;
            needed += question_.tables.positions(seeds);
            if (free && needed * each > *free / 4 * 3) break;
            positions += question_.tables.positions(seeds);
            fitting = needed;
            most = seeds;
        }
        if (most + 1 < static_cast<int>(list_.size()))
            err_ << fmt::format(
                "posthouse: Further statistics need {}: they stop at {} seeds here.\n",
                needed > fitting ? "tables in memory" : "all smaller tables", most);
        tables_.load(tablebase::TableKind::cycle_zero, fitting, order_.threads);
        cli::Progress progress(order_.progress, "studied, millions", positions / million);
        std::uint64_t done = 0;
        games::TableStatisticsCallbacks listener;
        listener.on_progress = [&](int seeds, std::uint64_t looked_at) {
            const std::uint64_t all = question_.tables.positions(seeds);
            const std::uint64_t rounds = looked_at / std::max<std::uint64_t>(all, 1);
            progress.update((done + std::min(looked_at, all)) / million,
                            rounds > 1 ? fmt::format("{} seeds: plies, round {}", seeds, rounds)
                                       : fmt::format("{} seeds", seeds));
        };
        listener.studied = [&](int seeds, const games::TableStatistics& study) {
            done += question_.tables.positions(seeds);
            for (Row& row : rows_)
                if (row.seeds == seeds) row.study = study;
        };
        listener.stop = [this] { return order_.stop && *order_.stop; };
        const bool whole =
            question_.tables.study(tables_, {order_.threads, order_.longest}, listener);
        progress.finish();
        return whole ? 0 : 1;
    }

    const ProbeOptions& question_;
    const StatsOptions& order_;
    std::ostream& err_;
    tablebase::TablebaseFolder tables_;
    std::vector<tablebase::TablebaseFolder::ListedTable> list_;
    std::vector<Row> rows_;
};

std::string value_of(tablebase::TableKind kind, const tablebase::ProbeResult& answer) {
    return kind == tablebase::TableKind::bounds ? fmt::format("{}/{}", answer.first, answer.second)
                                                : fmt::format("{:+}", answer.first);
}

std::string header_of_differences(bool tsv) {
    return tsv ? "seeds\tpositions\tvalues\toutcomes\tmean\texample\tone\tother\n"
               : "seeds   positions       other value     other outcome   mean  the farthest "
                 "apart\n";
}

std::string row_of_differences(const ProbeOptions& question, const StatsOptions& order, int seeds,
                               const tablebase::TableComparison& found) {
    std::string example, one, other;
    if (found.example) {
        const auto houses = static_cast<std::size_t>(question.tables.houses);
        example =
            question.tables.position_text(tablebase::AnyRow(found.example->mine).first(houses),
                                          tablebase::AnyRow(found.example->theirs).first(houses));
        one = value_of(order.kind, found.example->one);
        other = value_of(order.kind, found.example->other);
    }
    if (order.tsv)
        return fmt::format("{}\t{}\t{}\t{}\t{:.4f}\t{}\t{}\t{}\n", seeds, found.positions,
                           found.values, found.outcomes, found.mean, example, one, other);
    return fmt::format("{:5} {:11} {:>9} {:>8} {:>8} {:>8} {:6.4f}  {} {} {}\n", seeds,
                       found.positions, found.values, format_share(found.values, found.positions),
                       found.outcomes, format_share(found.outcomes, found.positions), found.mean,
                       example, one, other);
}

}  // namespace

Expected<int> print_statistics(const ProbeOptions& question, const StatsOptions& order,
                               std::ostream& out, std::ostream& err) {
    Counting counting(question, order, err);
    if (auto refusal = missing_tables_error(question, counting.list())) return *refusal;
    const int status = counting.count();
    if (order.tsv) {
        print_tsv(counting.rows(), order, out);
        return status;
    }
    const bool bounds = order.kind == tablebase::TableKind::bounds;
    print_outcomes(counting.rows(), bounds, out);
    if (bounds)
        print_bounds_details(counting.rows(), out);
    else
        print_details(counting.rows(), order.longest, out);
    return status;
}

Expected<int> print_comparison(const ProbeOptions& one, const ProbeOptions& other,
                               const StatsOptions& order, std::ostream& out, std::ostream& err) {
    if (one.tables.houses != other.tables.houses)
        return refuse("boards-differ",
                      "{variant} and {other} are played on different boards, so they have no "
                      "position in common.",
                      one.tables.variant, other.tables.variant);
    const tablebase::TablebaseFolder tables = open_tables(one, err),
                                     others = open_tables(other, err);
    for (const auto& [question, list] :
         {std::pair{&one, tables.list()}, std::pair{&other, others.list()}})
        if (auto refusal = missing_tables_error(*question, list)) return *refusal;
    std::uint64_t total = 0, done = 0;
    std::vector<int> both;
    for (int seeds = 0; seeds <= order.seeds; ++seeds)
        if (tables.file(order.kind, seeds) && others.file(order.kind, seeds)) {
            both.push_back(seeds);
            total += one.tables.positions(seeds);
        }
    cli::Progress progress(order.progress, "compared, millions", total / million);
    out << header_of_differences(order.tsv);
    for (const int seeds : both) {
        const auto found = tablebase::compare_tables(
            *tables.file(order.kind, seeds), *others.file(order.kind, seeds), order.threads,
            [&](std::uint64_t more) {
                progress.update((done += more) / million, fmt::format("{} seeds", seeds));
            });
        progress.finish();
        if (!found) return 1;
        out << row_of_differences(one, order, seeds, *found) << std::flush;
        if (order.stop && *order.stop) return 1;
    }
    return 0;
}

}  // namespace posthouse::games::tablebase_cli
