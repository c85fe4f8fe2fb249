// Why a typed move is not legal: the first thing that is wrong with it, in one sentence.
#include "games/octilite/notation.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>

namespace posthouse::octilite {
namespace {

struct Landing {
    Square square = nowhere;
    bool captures = false;
};

/// A move as it was typed: well written, whatever the rules say to it.
struct Typed {
    Square from = nowhere;
    char prong = 0;                     // 0: not a prong but a step or jumps
    std::array<Landing, 8> landings{};  // one more than can be jumped
    std::size_t count = 0;
};

Refusal unreadable(std::string_view typed) {
    return refuse("“", truncate(typed, 40),
                  "” is not written like a move: 22+b adds a prong, 22-33 steps, 22-44 jumps and "
                  "22-44x jumps and captures.");
}

/// A square at the front of `rest`, which is shortened by it.
Expected<Square> take_square(std::string_view& rest, std::string_view typed) {
    if (rest.size() < 2 || !is_digit(rest[0]) || !is_digit(rest[1])) return unreadable(typed);
    const std::string_view digits = rest.substr(0, 2);
    rest.remove_prefix(2);
    const int column = digits[0] - '0';
    const int row = digits[1] - '0';
    if (column < 1 || column > columns || row < 1 || row > rows)
        return refuse("There is no square ", digits, ": the column goes from 1 to ", columns,
                      ", the row from 1 to ", rows, '.');
    return square_of(column, row);
}

Expected<Typed> take_apart(std::string_view typed) {
    Typed move;
    std::string_view rest = typed;
    const auto from = take_square(rest, typed);
    if (!from) return from.error();
    move.from = *from;
    if (rest.size() == 2 && rest[0] == '+') {
        move.prong = lower(rest[1]);
        if (move.prong >= 'a' && move.prong <= 'h') return move;
        return refuse("There is no prong ", rest.substr(1), ": prongs are a to h.");
    }
    if (rest.empty() || rest[0] != '-') return unreadable(typed);
    while (!rest.empty()) {
        if (rest[0] != '-') return unreadable(typed);
        rest.remove_prefix(1);
        const auto square = take_square(rest, typed);
        if (!square) return square.error();
        if (move.count == move.landings.size())
            return refuse("A chain has at most seven jumps, one over each other pod: type fewer.");
        Landing& landing = move.landings[move.count++];
        landing.square = *square;
        landing.captures = !rest.empty() && lower(rest[0]) == 'x';
        if (landing.captures) rest.remove_prefix(1);
    }
    return move;
}

std::optional<Direction> direction_of(int columns_on, int rows_on) {
    constexpr std::array<std::array<int, 2>, 8> compass{
        {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};
    for (std::size_t i = 0; i < compass.size(); ++i)
        if (compass[i][0] == columns_on && compass[i][1] == rows_on)
            return static_cast<Direction>(i);
    return std::nullopt;
}

/// Follows the typed move over the board until something is wrong.
class Trial {
public:
    Trial(const Position& at, const Pod& pod) : at_(at), pod_(pod), square_(pod.square) {}

    std::optional<Refusal> prong(char letter) const {
        if (pod_.has(static_cast<Direction>(letter - 'a')))
            return refuse("The pod on ", text_of(square_).view(), " already has the prong ", letter,
                          ": choose another direction.");
        if (at_.supply[index_of(at_.turn)] == 0)
            return refuse("You have no prong left to add: step or jump instead.");
        return std::nullopt;
    }

    std::optional<Refusal> land(const Landing& landing, bool only_one, bool last) {
        const auto from = text_of(square_);
        const auto to = text_of(landing.square);
        const int x = column_of(landing.square) - column_of(square_);
        const int y = row_of(landing.square) - row_of(square_);
        const int far = std::max(std::abs(x), std::abs(y));
        const auto direction = far == 2 ? direction_of_jump(x, y) : direction_of(x, y);
        if (!direction)
            return refuse(
                "From ", from.view(), " nothing leads to ", to.view(),
                " in one go: a step goes one square, a jump two, straight or diagonally.");
        if (far == 1 && !only_one)
            return refuse("From ", from.view(), " to ", to.view(),
                          " is a step, and a step is a whole turn: only jumps make a chain.");
        if (!pod_.has(*direction))
            return refuse("The pod on ", text_of(pod_.square).view(), " has no prong ",
                          letter_of(*direction), " (", name_of(*direction), "): add it with ",
                          text_of(pod_.square).view(), '+', letter_of(*direction), " first.");
        if (far == 1 && landing.captures)
            return refuse("A step captures nothing: type ", from.view(), '-', to.view(), '.');
        if (far == 2)
            if (const auto refusal = jump(next_to(square_, *direction))) return refusal;
        if (landing.square != pod_.square && pod_on(at_, landing.square))
            return refuse("There is a pod on ", to.view(),
                          ": you can land only on an empty square.");
        square_ = landing.square;
        if (holds(bases[index_of(other(at_.turn))], square_) && !last)
            return refuse("Landing on the base ", to.view(),
                          " ends the move and wins: stop there.");
        return std::nullopt;
    }

private:
    static std::optional<Direction> direction_of_jump(int x, int y) {
        if (x % 2 != 0 || y % 2 != 0) return std::nullopt;
        return direction_of(x / 2, y / 2);
    }

    std::optional<Refusal> jump(Square over) {
        const auto name = text_of(over);
        if (over == pod_.square || !pod_on(at_, over))
            return refuse("There is no pod on ", name.view(), " to jump over.");
        if (holds(jumped_, over))
            return refuse("The pod on ", name.view(),
                          " was jumped already: no pod may be jumped twice in a turn.");
        jumped_ |= only(over);
        return std::nullopt;
    }

    const Position& at_;
    const Pod& pod_;
    Square square_;
    Squares jumped_ = 0;
};

}  // namespace

Refusal Notation::illegal_reason(const OctiLite&, const Position& at, std::string_view typed,
                                 Side) const {
    const auto move = take_apart(typed);
    if (!move) return move.error();
    const auto from = text_of(move->from);
    const Pod* pod = pod_on(at, move->from);
    if (!pod) return refuse("There is no pod on ", from.view(), ": begin with a square of yours.");
    if (holds(squares_of(at.pods[index_of(other(at.turn))]), move->from))
        return refuse("The pod on ", from.view(), " is not yours: you are ", colour_of(at.turn),
                      " and play the pods marked ", letter_of(at.turn), '.');
    Trial trial(at, *pod);
    std::optional<Refusal> refusal;
    if (move->prong != 0) refusal = trial.prong(move->prong);
    for (std::size_t i = 0; i < move->count && !refusal; ++i)
        refusal = trial.land(move->landings[i], move->count == 1, i + 1 == move->count);
    if (refusal) return *refusal;
    return refuse("“", truncate(typed, 40),
                  "” is not a legal move here: choose one of the legal moves.");
}

}  // namespace posthouse::octilite
