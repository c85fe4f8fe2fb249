// wari_solve_small_boards: solves sowing games on small boards from their opening, by tables of all
// their positions, and prints the value of each first move.
//
//     wari_solve_small_boards --game oware --houses 3 --from 1 --to 8 --reference 18

#include "games/wari/tuning/reference_solver.h"
#include "games/wari/tuning/tables_in_memory.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdio>
#include <optional>
#include <string>

namespace posthouse::wari::tuning {
namespace {

struct Arguments {
    std::string game = "oware";
    int houses = 3;
    int from = 1, to = 1;
    TableOrder order;
    int slow = -1;
};

/// What the player to move gains more than the opponent if endless repetition gives nothing, and
/// what each can force whatever a repetition gives.
struct Worth {
    int value = 0, mine = 0, theirs = 0;
};

/// The result of a game with this many seeds in all, as text.
std::string proven(const Worth& opening, int seeds, bool cycles_are_even) {
    const bool exact = opening.mine + opening.theirs == seeds;
    const auto with = [](const char* words, int mine, int theirs) {
        return std::string(words) + ", " + std::to_string(mine) + " : " + std::to_string(theirs);
    };
    if (exact)
        return with(opening.mine > opening.theirs   ? "First wins"
                    : opening.mine < opening.theirs ? "Second wins"
                                                    : "draw",
                    opening.mine, opening.theirs);
    if (2 * opening.mine > seeds) return with("First wins, at least", opening.mine, opening.theirs);
    if (2 * opening.theirs > seeds)
        return with("Second wins, at least", opening.mine, opening.theirs);
    if (cycles_are_even)
        return opening.value > 0   ? "First wins (a repetition is worth nothing)"
               : opening.value < 0 ? "Second wins (a repetition is worth nothing)"
                                   : "draw (a repetition is worth nothing)";
    return with(2 * opening.mine == seeds     ? "First does not lose: sure are"
                : 2 * opening.theirs == seeds ? "Second does not lose: sure are"
                                              : "open: sure are",
                opening.mine, opening.theirs);
}

template <int Houses>
class Solved {
public:
    Solved(const Variant& rules, const Arguments& arguments)
        : arguments_(arguments), variant_(board(rules, arguments.to)), order_(arguments.order) {
        order_.seeds = 2 * Houses * arguments.to;
        values_.emplace(built_tables<Houses>(variant_, order_));
        order_.kind = tablebase::TableKind::bounds;
        bounds_.emplace(built_tables<Houses>(variant_, order_));
    }

    void tell() const {
        for (int each = arguments_.from; each <= arguments_.to; ++each) {
            const Variant variant = board(variant_, each);
            const Wari<Houses> rules(variant);
            const Position<Houses> opening = rules.start();
            const Worth worth = worth_of(opening);
            std::printf("2×%d\t%d\t%d\t%s\t%+d\t%d\t%d\t%s\t%s\n", Houses, each,
                        variant.seeds_total(), std::string(variant.name).c_str(), worth.value,
                        worth.mine, worth.theirs, moves_of(rules, opening).c_str(),
                        proven(worth, variant.seeds_total(), variant.repetition == Division::stays)
                            .c_str());
        }
    }

    /// How many positions differ from the reference solver, which shares no code.
    std::size_t differing() const {
        ReferenceSolver<Houses> slow(variant_);
        std::size_t compared = 0, differing = 0;
        for (int n = 0; n <= std::min(arguments_.slow, order_.seeds); ++n) {
            slow.solve(n);
            slow.for_each(n, [&](const Position<Houses>& position, const auto& worth) {
                const Worth here = worth_of(position);
                ++compared;
                differing += here.value != worth.value || here.mine != worth.mover ||
                             here.theirs != worth.waiter;
            });
        }
        std::fprintf(stderr, "%zu positions compared with the reference solver, %zu differ\n",
                     compared, differing);
        return differing;
    }

private:
    static Variant board(Variant rules, int each) {
        rules.houses = Houses;
        rules.seeds_each = each;
        rules.winning = Houses * each + 1;
        return rules;
    }

    Worth worth_of(const Position<Houses>& position) const {
        const auto mine = row_of(position, position.turn),
                   theirs = row_of(position, other(position.turn));
        const auto seeds =
            static_cast<std::size_t>(tablebase::total_of(mine) + tablebase::total_of(theirs));
        return {values_->tables()[seeds].value(mine, theirs),
                bounds_->tables(0)[seeds].value(mine, theirs),
                -bounds_->tables(1)[seeds].value(mine, theirs)};
    }

    std::string moves_of(const Wari<Houses>& rules, const Position<Houses>& position) const {
        typename Wari<Houses>::MoveList moves;
        rules.moves(position, moves);
        std::string words;
        for (const Move move : moves) {
            const auto after = rules.play(position, move);
            const int value = after.stores[0] - worth_of(after).value;
            char text[16];
            std::snprintf(text, sizeof text, "%s%c%+d", words.empty() ? "" : " ", 'a' + move.house,
                          value);
            words += text;
        }
        return words;
    }

    const Arguments& arguments_;
    Variant variant_;
    TableOrder order_;
    std::optional<Tables<Houses>> values_, bounds_;
};

template <int Houses>
int solve(const Variant& rules, const Arguments& arguments) {
    const Solved<Houses> solved(rules, arguments);
    std::puts("board\teach\tseeds\trules\tvalue\tfirst\tsecond\tmoves\tproven");
    solved.tell();
    return arguments.slow < 0 || solved.differing() == 0 ? 0 : 1;
}

int run(int argc, char** argv) {
    Arguments arguments;
    CLI::App app("Solve sowing games on small boards from the opening.");
    app.add_option("--game", arguments.game, "game whose rules to use: oware, awari or super-wari")
        ->capture_default_str();
    app.add_option("--houses", arguments.houses, "houses of each player")
        ->check(CLI::Range(3, 6))
        ->capture_default_str();
    app.add_option("--from", arguments.from, "seeds in each house at the opening")
        ->check(CLI::Range(1, 8))
        ->capture_default_str();
    app.add_option("--to", arguments.to,
                   "and at most; all tables are in memory, 3 bytes per position")
        ->check(CLI::Range(1, 8))
        ->capture_default_str();
    app.add_option("--threads", arguments.order.threads,
                   "number of threads; the tables are the same")
        ->check(CLI::Range(1, 1024))
        ->capture_default_str();
    app.add_option("--reference,--slow", arguments.slow,
                   "compare with the reference solver up to N seeds");
    CLI11_PARSE(app, argc, argv);
    if (2 * arguments.houses * arguments.to > tablebase::table_seeds_max ||
        arguments.from > arguments.to) {
        std::fprintf(stderr, "That makes more than %d seeds, or none: choose a smaller --to.\n",
                     tablebase::table_seeds_max);
        return 2;
    }
    for (const Variant& rules : variants) {
        if (rules.name != arguments.game || rules.dead_ends || 2 * rules.winning <= 48) continue;
        switch (arguments.houses) {
            case 3:
                return solve<3>(rules, arguments);
            case 4:
                return solve<4>(rules, arguments);
            case 5:
                return solve<5>(rules, arguments);
            default:
                return solve<6>(rules, arguments);
        }
    }
    std::fprintf(stderr, "There are no small boards of “%s”: choose oware, awari or super-wari.\n",
                 arguments.game.c_str());
    return 2;
}

}  // namespace
}  // namespace posthouse::wari::tuning

int main(int argc, char** argv) {
    return posthouse::wari::tuning::run(argc, argv);
}
