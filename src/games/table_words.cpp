#include "games/table_words.h"

#include "games/reasons.h"
#include "games/score_words.h"

#include <cstdlib>

namespace posthouse {
namespace {

/// Both players, as the one to move sees them.
struct Seats {
    std::string own, others;
    int own_store = 0, others_store = 0;

    Seats(const Game& game, const Ending& ending)
        : own(short_seat(game, ending.to_move)),
          others(short_seat(game, other(ending.to_move))),
          own_store(ending.stores[index_of(ending.to_move)]),
          others_store(ending.stores[index_of(other(ending.to_move))]) {}
};

/// A number of halves: “24”, “24.5”.
std::string in_halves(int halves) {
    return std::to_string(halves / 2) + (halves % 2 != 0 ? ".5" : "");
}

/// “South wins, 27 to 21”, “a draw, 24 to 24”, of what both have in the end, doubled.
std::string result_in_words(const Seats& seats, int own, int others) {
    const std::string score =
        ", " + in_halves(std::max(own, others)) + " to " + in_halves(std::min(own, others));
    if (own == others) return "a draw" + score;
    return (own > others ? seats.own : seats.others) + " wins" + score;
}

std::string net_in_words(const Seats& seats, const Ending& ending, bool proven, int net) {
    if (proven) {
        const int all = ending.seeds + seats.own_store + seats.others_store;
        const int margin = seats.own_store - seats.others_store + net;
        return "proven: " + result_in_words(seats, all + margin, all - margin);
    }
    std::string words = "with going round worth nothing: ";
    if (net == 0) return words + "both gain the same";
    return words + (net > 0 ? seats.own : seats.others) + " gains " +
           counted(std::abs(net), "seed") + " more";
}

std::string proof_in_words(const Seats& seats, Proof proof) {
    switch (proof) {
        case Proof::win:
            return seats.own + " wins";
        case Proof::loss:
            return seats.others + " wins";
        case Proof::draw:
            return "a draw";
        case Proof::no_loss:
            return seats.own + " does not lose";
        case Proof::no_win:
            return seats.others + " does not lose";
        case Proof::nothing:
            break;
    }
    return "";
}

std::string sure_in_words(const Seats& seats, const Ending& ending, const EndingWorth& worth) {
    const int own = (*worth.sure)[0], others = (*worth.sure)[1];
    const std::string totals[] = {std::to_string(seats.own_store + own),
                                  std::to_string(seats.others_store + others)};
    const std::string result = proof_in_words(seats, worth.proof);
    std::string words = "proven: ";
    if (!result.empty()) words += result + "; ";
    if (own + others == ending.seeds)
        return words + seats.own + " gets " + totals[0] + " in all, " + seats.others + ' ' +
               totals[1];
    return words + seats.own + " can force at least " + totals[0] + " in all, " + seats.others +
           ' ' + totals[1];
}

}  // namespace

std::string ending_in_words(const Game& game, const Ending& ending) {
    return std::string(short_seat(game, ending.to_move)) + " to move; " +
           counted(ending.seeds, "seed") + " on the board, " +
           std::string(short_seat(game, Side::first)) + " has captured " +
           std::to_string(ending.stores[0]) + ", " + std::string(short_seat(game, Side::second)) +
           ' ' + std::to_string(ending.stores[1]) + '.';
}

std::string value_in_words(const EndingWorth& worth) {
    if (!worth.net) return "?";
    return (*worth.net > 0 ? "+" : "") + std::to_string(*worth.net);
}

std::vector<std::string> worth_in_words(const Game& game, const GameTables& tables,
                                        const Ending& ending, const EndingWorth& worth) {
    const Seats seats(game, ending);
    std::vector<std::string> words;
    if (worth.net && tables.cycles_are_even)
        words.push_back(net_in_words(seats, ending, true, *worth.net));
    if (worth.sure) words.push_back(sure_in_words(seats, ending, worth));
    if (worth.net && !tables.cycles_are_even)
        words.push_back(net_in_words(seats, ending, false, *worth.net));
    if (words.empty()) words.emplace_back("not known");
    return words;
}

std::vector<std::string> move_in_words(const Game& game, const GameTables& tables,
                                       const Ending& ending, const EndingMove& move) {
    if (!move.end) return worth_in_words(game, tables, ending, move.worth);
    const Seats seats(game, ending);
    const std::string reason = " (" + std::string(in_words(move.end->reason)) + ')';
    const int own = seats.own_store + (*move.worth.sure)[0];
    const int others = seats.others_store + (*move.worth.sure)[1];
    if (move.end->result == Result::draw) return {"ends the game: a draw" + reason};
    return {"ends the game: " + result_in_words(seats, 2 * own, 2 * others) + reason};
}

std::string caution_in_words(const GameTables& tables) {
    if (tables.cycles_are_even) return "";
    return "A value counts going round for ever as nothing. In " + std::string(tables.variant) +
           ", when a position comes back once too often, " + std::string(tables.on_repetition) +
           ": so by itself it is a guide and proves nothing.";
}

}  // namespace posthouse
