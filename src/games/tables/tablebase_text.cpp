#include "games/tables/tablebase_text.h"

#include "games/result_text.h"

#include <cstdlib>

namespace posthouse::games {
namespace {

/// A player by seat, or as “you”.
struct Player {
    std::string name;
    bool is_reader = false;  // it is the reader

    std::string does(std::string_view verb, std::string_view second_person) const {
        return name + ' ' + std::string(is_reader ? second_person : verb);
    }
    std::string wins() const { return does("wins", "win"); }
    std::string cannot_lose() const { return name + " cannot lose"; }
};

/// Both players, as the one to move sees them.
struct Seats {
    Player own, others;
    int own_store = 0, others_store = 0;

    Seats(const Game& game, const TablebaseResult& ending, std::optional<Side> reader)
        : own(player(game, ending.to_move, reader)),
          others(player(game, other(ending.to_move), reader)),
          own_store(ending.stores[index_of(ending.to_move)]),
          others_store(ending.stores[index_of(other(ending.to_move))]) {}

private:
    static Player player(const Game& game, Side side, std::optional<Side> reader) {
        if (reader == side) return {"you", true};
        return {std::string(short_seat(game, side)), false};
    }
};

/// A number of halves: “24”, “24.5”.
std::string in_halves(int halves) {
    return std::to_string(halves / 2) + (halves % 2 != 0 ? ".5" : "");
}

/// “South wins, 27 to 21”, “a draw, 24 to 24”, of both players' final seeds, doubled.
std::string format_result(const Seats& seats, int own, int others) {
    const std::string score =
        ", " + in_halves(std::max(own, others)) + " to " + in_halves(std::min(own, others));
    if (own == others) return "a draw" + score;
    return (own > others ? seats.own : seats.others).wins() + score;
}

std::string format_net(const Seats& seats, const TablebaseResult& ending, bool proven, int net) {
    if (proven) {
        const int all = ending.seeds + seats.own_store + seats.others_store;
        const int margin = seats.own_store - seats.others_store + net;
        // A draw only because of the repetition rule: without it a player might have to avoid it.
        return "proven: " + format_result(seats, all + margin, all - margin) +
               (margin == 0 ? " under the repetition rule" : "");
    }
    std::string words = "if repetition gains nothing: ";
    if (net == 0) return words + "both gain the same";
    return words + (net > 0 ? seats.own : seats.others).does("gains ", "gain ") +
           counted(std::abs(net), "seed") + " more";
}

std::string format_proof(const Seats& seats, ProvenResult proof) {
    switch (proof) {
        case ProvenResult::win:
            return seats.own.wins();
        case ProvenResult::loss:
            return seats.others.wins();
        case ProvenResult::draw:
            return "a draw";
        case ProvenResult::no_loss:
            return seats.own.cannot_lose();
        case ProvenResult::no_win:
            return seats.others.cannot_lose();
        case ProvenResult::nothing:
            break;
    }
    return "";
}

/// Every seed is proven to be one player's: there is nothing more to say.
bool is_exact(const TablebaseResult& ending, const TablebaseValue& worth) {
    return worth.guaranteed && (*worth.guaranteed)[0] + (*worth.guaranteed)[1] == ending.seeds;
}

std::string format_sure(const Seats& seats, const TablebaseResult& ending,
                        const TablebaseValue& worth) {
    const int own = (*worth.guaranteed)[0], others = (*worth.guaranteed)[1];
    const std::string totals[] = {std::to_string(seats.own_store + own),
                                  std::to_string(seats.others_store + others)};
    const std::string result = format_proof(seats, worth.proof);
    const bool decided = worth.proof == ProvenResult::win || worth.proof == ProvenResult::loss ||
                         worth.proof == ProvenResult::draw;
    if (is_exact(ending, worth) && decided)
        return "proven: " +
               format_result(seats, 2 * (seats.own_store + own), 2 * (seats.others_store + others));
    std::string words = "proven: ";
    if (!result.empty()) words += result + "; ";
    if (is_exact(ending, worth))
        return words + seats.own.does("gets ", "get ") + totals[0] + " in all, " +
               seats.others.name + ' ' + totals[1];
    return words + seats.own.name + " can force at least " + totals[0] + " in all, " +
           seats.others.name + " at least " + totals[1];
}

}  // namespace

std::string format_tablebase_position(const Game& game, const TablebaseResult& ending) {
    return std::string(short_seat(game, ending.to_move)) + " to move; " +
           counted(ending.seeds, "seed") + " on the board, " +
           std::string(short_seat(game, Side::first)) + " has captured " +
           std::to_string(ending.stores[0]) + ", " + std::string(short_seat(game, Side::second)) +
           ' ' + std::to_string(ending.stores[1]) + '.';
}

std::string format_value(const TablebaseValue& worth) {
    if (!worth.net_gain) return "?";
    return (*worth.net_gain > 0 ? "+" : "") + std::to_string(*worth.net_gain);
}

std::vector<std::string> describe_tablebase_value(const Game& game, const TablebaseInfo& facts,
                                                  const TablebaseResult& ending,
                                                  const TablebaseValue& worth,
                                                  std::optional<Side> reader) {
    const Seats seats(game, ending, reader);
    std::vector<std::string> words;
    if (worth.net_gain && facts.cycles_are_even)
        words.push_back(format_net(seats, ending, true, *worth.net_gain));
    if (worth.guaranteed) words.push_back(format_sure(seats, ending, worth));
    if (worth.net_gain && !facts.cycles_are_even && !is_exact(ending, worth))
        words.push_back(format_net(seats, ending, false, *worth.net_gain));
    if (words.empty()) words.emplace_back("not known");
    return words;
}

std::vector<std::string> describe_tablebase_move(const Game& game, const TablebaseInfo& facts,
                                                 const TablebaseResult& ending,
                                                 const TablebaseMove& move,
                                                 std::optional<Side> reader) {
    if (!move.end) return describe_tablebase_value(game, facts, ending, move.worth, reader);
    const Seats seats(game, ending, reader);
    const std::string reason = " (" + std::string(describe_reason(move.end->reason)) + ')';
    const int own = seats.own_store + (*move.worth.guaranteed)[0];
    const int others = seats.others_store + (*move.worth.guaranteed)[1];
    if (move.end->result == Result::draw) return {"ends the game: a draw" + reason};
    return {"ends the game: " + format_result(seats, 2 * own, 2 * others) + reason};
}

std::string format_cycle_caveat(const TablebaseInfo& facts, const TablebaseResult& ending) {
    if (facts.cycles_are_even || !ending.worth.net_gain || is_exact(ending, ending.worth))
        return "";
    return "A value assumes that endless repetition gains nothing. In " +
           std::string(facts.variant) + ", when a position comes back once too often, " +
           std::string(facts.on_repetition) + ": so a value is only a guide and proves nothing.";
}

}  // namespace posthouse::games
