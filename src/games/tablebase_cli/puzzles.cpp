#include "games/tablebase_cli/tablebase_cli.h"

#include "base/rng.h"
#include "games/wari/puzzle_facts.h"
#include "search/limits.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace posthouse::games::tablebase_cli {
namespace {

/// Greatest depth of the search that rates the difficulty, and the depth up to which it must err.
constexpr int depth_max = 14, depth_easy = 4;
/// For easy puzzles: greatest difficulty, and depth of the search.
constexpr int depth_of_easy_max = 7, depth_followed = 10;
constexpr int plies_max = 300;

struct Puzzle {
    std::string position;
    games::MoveText move;
    std::string tempting;  // what the search preferred before
    int seeds = 0;
    int moves = 0;
    int depth = 0;  // from which the search finds the move; depth_max + 1: never
    std::array<int, 2> sure{};
    std::string worths;  // of every move: "c win 26 22, b draw 24 24"
};

/// The least final seeds of the player to move and of the opponent. If repetition splits evenly it
/// may be half a seed more.
std::array<int, 2> final_seeds(const games::TablebaseResult& ending,
                               const games::TablebaseValue& worth, bool cycles_are_even, int all) {
    const int own = ending.stores[index_of(ending.to_move)];
    const int others = ending.stores[index_of(other(ending.to_move))];
    if (!cycles_are_even) return {own + (*worth.guaranteed)[0], others + (*worth.guaranteed)[1]};
    const int margin = own - others + *worth.net_gain;
    return {(all + margin) / 2, (all - margin) / 2};
}

bool proven_not_to_win(games::ProvenResult proof) {
    return proof == games::ProvenResult::loss || proof == games::ProvenResult::draw ||
           proof == games::ProvenResult::no_win;
}

std::string_view name_of(games::ProvenResult proof) {
    switch (proof) {
        case games::ProvenResult::loss:
            return "loss";
        case games::ProvenResult::no_win:
            return "no-win";
        case games::ProvenResult::no_loss:
            return "no-loss";
        case games::ProvenResult::draw:
            return "draw";
        case games::ProvenResult::win:
            return "win";
        case games::ProvenResult::nothing:
            break;
    }
    return "nothing";
}

class PuzzleMaker {
public:
    PuzzleMaker(const ProbeOptions& question, const PuzzleOptions& order, std::ostream& err)
        : question_(question),
          order_(order),
          tables_(open_tables(question, err)),
          random_(order.seed) {}

    std::optional<Refusal> cannot() const {
        const auto list = tables_.list();
        if (auto refusal = missing_tables_error(question_, list)) return refusal;
        const tablebase::TableKind kind = question_.tables.cycles_are_even
                                              ? tablebase::TableKind::cycle_zero
                                              : tablebase::TableKind::bounds;
        for (int seeds = 0; seeds <= order_.seeds; ++seeds)
            if (!tables_.file(kind, seeds))
                return refuse(
                    "puzzle-tables-missing",
                    "Some tables that prove puzzles are missing: run `posthouse tablebase build "
                    "{variant} --seeds {seeds}{kind}`, then try again.",
                    question_.tables.variant, order_.seeds,
                    kind == tablebase::TableKind::bounds ? " --kind bounds" : "");
        return std::nullopt;
    }

    /// False if stopped.
    bool make() {
        cli::Progress progress(order_.progress, "games", static_cast<std::uint64_t>(order_.games));
        for (int game = 0; game < order_.games; ++game) {
            if (order_.stop && *order_.stop) return false;
            auto puzzle = from_a_game();
            if (puzzle && met_.insert(puzzle->position).second)
                puzzles_.push_back(std::move(*puzzle));
            progress.update(static_cast<std::uint64_t>(game + 1),
                            fmt::format("{} puzzles", puzzles_.size()));
        }
        choose();
        return true;
    }

    const std::vector<Puzzle>& puzzles() const { return puzzles_; }

private:
    /// The hardest, but some for each number of seeds, or for each depth if they are easy.
    void choose() {
        std::ranges::stable_sort(puzzles_, std::ranges::greater{}, &Puzzle::depth);
        const int numbers = order_.easy ? depth_of_easy_max : order_.seeds - order_.min_seeds + 1;
        const int each = (order_.count + numbers - 1) / numbers;
        std::map<int, int> chosen;
        const auto beyond = std::ranges::stable_partition(puzzles_, [&](const Puzzle& one) {
            return chosen[order_.easy ? one.depth : one.seeds]++ < each;
        });
        const auto begin = puzzles_.begin();
        const auto quota = static_cast<std::size_t>(beyond.begin() - begin);
        const auto count = std::min(puzzles_.size(), static_cast<std::size_t>(order_.count));
        // If the shares are too many, the hardest of them.
        if (quota > count)
            std::ranges::stable_sort(begin, beyond.begin(), std::ranges::greater{}, &Puzzle::depth);
        puzzles_.resize(count);
        std::ranges::stable_sort(puzzles_, std::ranges::greater{}, &Puzzle::depth);
    }

    /// The hardest puzzle of one random game; any if easy.
    std::optional<Puzzle> from_a_game() {
        std::optional<Puzzle> hardest;
        std::string position;
        std::size_t met = 0;
        for (int ply = 0; ply < plies_max; ++ply) {
            const auto view = question_.game.state({position, {}});
            if (!view || view->verdict.over) break;
            if (ply > 0) {
                auto puzzle = at(view->position);
                if (puzzle && (order_.easy ? random_.below(++met) == 0
                                           : !hardest || puzzle->depth > hardest->depth))
                    hardest = puzzle;
            }
            const auto next = question_.game.state({view->position, {chosen(*view)}});
            if (!next || next->verdict.over) break;
            position = next->position;
        }
        return hardest;
    }

    /// A weak player's move, sometimes random.
    std::string chosen(const games::GameState& view) {
        constexpr std::size_t random_in_100 = 25;
        if (random_.below(100) < random_in_100)
            return view.legal[random_.below(view.legal.size())].text;
        search::ThinkLimits limits;
        limits.depth_max = 2;
        limits.score_tolerance = 20;
        limits.seed = random_.next();
        const auto search_report = question_.game.think({view.position, {}}, limits);
        return search_report ? search_report->move.text : view.legal.front().text;
    }

    std::optional<Puzzle> at(const std::string& position) const {
        const auto ending = question_.tables.look_up(tables_, position);
        if (!ending || ending->seeds > order_.seeds || ending->seeds < order_.min_seeds)
            return std::nullopt;
        constexpr std::size_t moves_fewest = 3;
        const auto& moves = ending->moves;
        if (moves.size() < moves_fewest || moves[0].worth.proof != games::ProvenResult::win)
            return std::nullopt;
        const bool quiet = moves[0].captured == 0 && !moves[0].end;
        if (!quiet && !order_.easy) return std::nullopt;
        for (std::size_t k = 1; k < moves.size(); ++k)
            if (!proven_not_to_win(moves[k].worth.proof)) return std::nullopt;
        Puzzle puzzle;
        puzzle.position = position;
        puzzle.move = moves[0].move;
        puzzle.seeds = ending->seeds;
        puzzle.moves = static_cast<int>(moves.size());
        puzzle.sure = final_seeds(*ending, moves[0].worth, question_.tables.cycles_are_even,
                                  question_.tables.seeds_max);
        for (const games::TablebaseMove& move : moves) puzzle.worths += format_worth(*ending, move);
        rate_difficulty(puzzle);
        const bool wanted =
            order_.easy ? puzzle.depth <= depth_of_easy_max : puzzle.depth > depth_easy;
        return wanted ? std::optional(puzzle) : std::nullopt;
    }

    /// A move in the column `worths`, with a comma before it unless it is the first.
    std::string format_worth(const games::TablebaseResult& ending,
                             const games::TablebaseMove& move) const {
        const auto [own, others] = final_seeds(ending, move.worth, question_.tables.cycles_are_even,
                                               question_.tables.seeds_max);
        return fmt::format("{}{} {} {} {}", &move == &ending.moves.front() ? "" : ", ",
                           move.move.text, name_of(move.worth.proof), own, others);
    }

    /// Sets the depth from which the search finds it.
    void rate_difficulty(Puzzle& puzzle) const {
        search::ThinkLimits limits;
        limits.depth_max = order_.easy ? depth_followed : depth_max;
        limits.nodes_max = 5'000'000;
        limits.selective = false;
        puzzle.depth = depth_max + 1;
        const auto on_depth = [&puzzle](const games::SearchReport& search_report) {
            const bool found = search_report.move.text == puzzle.move.text;
            if (!found) {
                puzzle.depth = depth_max + 1;
                puzzle.tempting = search_report.move.text;
            } else if (puzzle.depth > depth_max) {
                puzzle.depth = search_report.depth;
            }
        };
        (void)question_.game.think_with_progress({puzzle.position, {}}, limits, on_depth);
    }

    const ProbeOptions& question_;
    const PuzzleOptions& order_;
    tablebase::TablebaseFolder tables_;
    Rng random_;
    std::vector<Puzzle> puzzles_;
    std::set<std::string> met_;
};

void print_head(const ProbeOptions& question, const PuzzleOptions& order, std::ostream& out) {
    out << fmt::format(
        "# {}: positions with {} to {} seeds, in which one move wins and no other does: proven by "
        "tables\n"
        "# posthouse tablebase puzzles {}{} --seeds {} --min-seeds {} --count {} --games {} --seed "
        "{}\n"
        "# depth: plies from which on a search without tables always chooses it; {} if never to "
        "{}. tempting: what it chose before. own, other: seeds that both have in the end at "
        "least. worths: the same of every move, and what is proven of it. rating, themes: "
        "wari/puzzle_facts.h.\n"
        "position\tmove\tdepth\ttempting\town\tother\tseeds\tmoves\tworths\trating\tthemes\n",
        question.tables.variant, order.min_seeds, order.seeds, question.tables.variant,
        order.easy ? " --easy" : "", order.seeds, order.min_seeds, order.count, order.games,
        order.seed, depth_max + 1, depth_max);
}

}  // namespace

Expected<int> make_puzzles(const ProbeOptions& question, const PuzzleOptions& order,
                           std::ostream& out, std::ostream& err) {
    if (order.min_seeds > order.seeds)
        return refuse("no-puzzles-in-range",
                      "There are none with {least} seeds at least and {most} at most: give fewer "
                      "to --min-seeds.",
                      order.min_seeds, order.seeds);
    PuzzleMaker maker(question, order, err);
    if (auto refusal = maker.cannot()) return *refusal;
    if (!maker.make()) return 1;
    print_head(question, order, out);
    for (const Puzzle& one : maker.puzzles())
        out << fmt::format(
            "{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\n", one.position, one.move.text, one.depth,
            one.tempting.empty() ? "-" : one.tempting, one.sure[0], one.sure[1], one.seeds,
            one.moves, one.worths, wari::puzzle_rating(one.depth, one.moves, one.seeds),
            fmt::join(wari::puzzle_themes(question.game, one.position, one.move.text), " "));
    return 0;
}

}  // namespace posthouse::games::tablebase_cli
