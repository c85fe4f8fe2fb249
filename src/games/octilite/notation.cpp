// Positions and moves as text, descriptions of moves, and why a move is refused.

#include "games/octilite/notation.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>

namespace posthouse::octilite {
namespace {

constexpr std::string_view opening = "22,32,42,52/26,36,46,56 12 12 O";

std::optional<Square> read_square(std::string_view digits) {
    if (digits.size() != 2 || !is_digit(digits[0]) || !is_digit(digits[1])) return std::nullopt;
    if (digits[0] > '0' + columns || digits[1] > '0' + rows) return std::nullopt;
    const Square square = square_of(digits[0] - '0', digits[1] - '0');
    if (!holds(board, square)) return std::nullopt;
    return square;
}

Expected<Pod> read_pod(std::string_view word) {
    const auto square = read_square(word.substr(0, 2));
    if (!square)
        return refuse("position-pod",
                      "“{typed}” does not begin with a square: a pod is written as column 1 to 6, "
                      "row 1 to 7, then its prongs, like 22ab.",
                      truncate(word, 20));
    Pod pod{*square, 0};
    for (char typed : word.substr(2)) {
        const char letter = to_lower(typed);
        if (letter < 'a' || letter > 'h')
            return refuse("position-prong",
                          "“{typed}” has a prong that does not exist: prongs are a to h.",
                          truncate(word, 20));
        const auto prong = static_cast<std::uint8_t>(1U << (letter - 'a'));
        if (pod.prongs & prong)
            return refuse(
                "position-prong-twice",
                "“{typed}” has the prong {prong} twice: a pod has at most one in each direction.",
                truncate(word, 20), letter);
        pod.prongs |= prong;
    }
    return pod;
}

/// The pods of one side; `taken` are the squares that already have one.
Expected<Pods> read_pods(std::string_view words, Side side, Squares taken) {
    Pods pods;
    std::size_t count = 0;
    while (!words.empty()) {
        const bool last = words.find(',') == std::string_view::npos;
        const auto pod = read_pod(take_until(words, ','));
        if (!pod) return pod.error();
        if (count == pods.size())
            return refuse("position-five-pods",
                          "{color} has more than four pods: leave at least one out.",
                          color_name(side));
        if (holds(taken, pod->square))
            return refuse("position-two-pods",
                          "There are two pods on {square}: give one of them another square.",
                          text_of(pod->square).view());
        taken |= only(pod->square);
        pods[count++] = *pod;
        if (!last && words.empty())
            return refuse("position-comma",
                          "A pod is missing after the last comma of {color}'s pods: add it, or "
                          "leave the comma out.",
                          color_name(side));
    }
    std::sort(pods.begin(), pods.end());
    return pods;
}

Expected<std::array<std::uint8_t, 2>> read_supplies(std::string_view first, std::string_view second,
                                                    int on_pods) {
    std::array<std::uint8_t, 2> supply{};
    int sum = on_pods;
    for (std::size_t side = 0; side < 2; ++side) {
        const std::string_view word = side == 0 ? first : second;
        const auto number = read_number(word);
        if (!number || *number > prongs_in_all)
            return refuse("position-supply",
                          "“{typed}” is not a supply of prongs: write a number from 0 to {most}.",
                          truncate(word, 20), prongs_in_all);
        supply[side] = static_cast<std::uint8_t>(*number);
        sum += *number;
    }
    if (sum != prongs_in_all)
        return refuse("position-prongs",
                      "The prongs on the pods ({n}) and the two supplies must add up to {total}, "
                      "not to {sum}.",
                      on_pods, prongs_in_all, sum);
    return supply;
}

int prongs_on(const Position& position) {
    int count = 0;
    for (const Pods& pods : position.pods)
        for (const Pod& pod : pods) count += std::popcount(pod.prongs);
    return count;
}

/// Why the pods cannot be placed like this in a game or at its end.
std::optional<Refusal> unlawful(const Position& position) {
    const std::array<Squares, 2> stand{squares_of(position.pods[0]), squares_of(position.pods[1])};
    if ((stand[0] | stand[1]) == 0)
        return refuse("position-no-pod",
                      "There is no pod on the board: at least one side must have one.");
    if ((stand[0] & bases[1]) && (stand[1] & bases[0]))
        return refuse("position-both-won",
                      "Both sides stand on a base of the other, but the first to get there would "
                      "have won: move one of them off.");
    return std::nullopt;
}

/// "33", "33 and 43", "33, 43 and 32".
std::string listed(const std::vector<std::string>& words) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) text += i + 1 == words.size() ? " and " : ", ";
        text += words[i];
    }
    return text;
}

}  // namespace

const Pod* pod_on(const Position& position, Square square) {
    for (const Pods& pods : position.pods)
        for (const Pod& pod : pods)
            if (pod.square == square && square != nowhere) return &pod;
    return nullptr;
}

std::string_view name_of(Direction direction) {
    constexpr std::array<std::string_view, 8> names{"north", "north-east", "east", "south-east",
                                                    "south", "south-west", "west", "north-west"};
    return names[static_cast<std::size_t>(direction)];
}

Notation::PositionText Notation::write(const OctiLite&, const Position& position) const {
    PositionText text;
    for (Side side : {Side::first, Side::second}) {
        if (side == Side::second) text += '/';
        bool comma = false;
        for (const Pod& pod : position.pods[index_of(side)]) {
            if (pod.square == nowhere) break;
            if (comma) text += ',';
            comma = true;
            text += text_of(pod.square);
            for (int i = 0; i < 8; ++i)
                if (pod.has(Direction(i))) text += letter_of(Direction(i));
        }
    }
    for (int supply : position.supply) {
        text += ' ';
        text.append_number(supply);
    }
    text += ' ';
    text += letter_of(position.turn);
    return text;
}

Expected<Position> Notation::read(const OctiLite&, std::string_view typed) const {
    if (std::count(typed.begin(), typed.end(), ' ') != 3 ||
        std::count(typed.begin(), typed.end(), '/') != 1)
        return refuse("position-pods-form",
                      "“{typed}” is not a position: write White's pods, a slash, Black's pods, the "
                      "two supplies and O or X to move, like {position}.",
                      truncate(typed, 60), opening);
    std::string_view rest = typed;
    std::string_view pods = take_until(rest, ' ');
    const std::string_view supply_first = take_until(rest, ' ');
    const std::string_view supply_second = take_until(rest, ' ');

    Position at;
    Squares taken = 0;
    for (Side side : {Side::first, Side::second}) {
        const auto some = read_pods(take_until(pods, '/'), side, taken);
        if (!some) return some.error();
        at.pods[index_of(side)] = *some;
        taken |= squares_of(*some);
    }
    const auto supplies = read_supplies(supply_first, supply_second, prongs_on(at));
    if (!supplies) return supplies.error();
    at.supply = *supplies;
    if (!equals_ignore_case(rest, "O") && !equals_ignore_case(rest, "X"))
        return refuse("position-turn", "“{typed}” does not say whose turn it is: end with O or X.",
                      truncate(rest, 20));
    at.turn = equals_ignore_case(rest, "O") ? Side::first : Side::second;
    if (const auto refusal = unlawful(at)) return *refusal;
    return at;
}

Notation::MoveText Notation::write(const OctiLite&, const Move& move) const {
    MoveText text(text_of(move.from()).view());
    if (move.kind() == Move::Kind::prong) {
        text += '+';
        text += letter_of(move.direction(0));
        return text;
    }
    Square square = move.from();
    for (int i = 0; i < move.count(); ++i) {
        square = next_to(square, move.direction(i));
        if (move.kind() == Move::Kind::jump) square = next_to(square, move.direction(i));
        text += '-';
        text += text_of(square);
        if (move.captures(i)) text += 'x';
    }
    return text;
}

games::MoveDetails Notation::step(const OctiLite&, const Position& position,
                                  const Move& move) const {
    games::MoveDetails step;
    step.side = position.turn;
    step.from = cell_of(move.from());
    const std::string who(color_name(position.turn));
    const std::string from(text_of(move.from()).view());
    if (move.kind() == Move::Kind::prong) {
        const Direction direction = move.direction(0);
        step.description.first = who + " adds the prong " + letter_of(direction) + " (" +
                                 std::string(name_of(direction)) + ") to the pod on " + from + ".";
        return step;
    }
    const bool jumps = move.kind() == Move::Kind::jump;
    std::vector<std::string> captured;
    std::string way;
    Square square = move.from();
    for (int i = 0; i < move.count(); ++i) {
        square = next_to(square, move.direction(i));
        if (jumps) {
            const std::string over(text_of(square).view());
            way += (i > 0 ? ", over " : " over ") + over;
            if (move.captures(i)) {
                const bool own = holds(squares_of(position.pods[index_of(position.turn)]), square);
                captured.push_back(own ? "its own " + over : over);
                step.captured.push_back(cell_of(square));
                if (own) step.captured_own.push_back(cell_of(square));
            }
            square = next_to(square, move.direction(i));
        }
        way += " to " + std::string(text_of(square).view());
        step.path.push_back(cell_of(square));
    }
    step.on_base = holds(bases[index_of(other(position.turn))], square);
    if (step.on_base) way += ", a base";
    step.description.first = who + (jumps ? " jumps from " : " steps from ") + from + way;
    if (!captured.empty())
        step.description.first +=
            (step.on_base || move.count() > 1 ? ", and captures " : " and captures ") +
            listed(captured);
    step.description.first += ".";
    return step;
}

// Why a typed move is not legal: the first thing that is wrong with it, in one sentence.

namespace {

struct Landing {
    Square square = nowhere;
    bool captures = false;
};

/// A typed move, syntactically correct but perhaps illegal.
struct Typed {
    Square from = nowhere;
    char prong = 0;                     // 0: a step or jumps
    std::array<Landing, 8> landings{};  // one more than can be jumped
    std::size_t count = 0;
};

Refusal unreadable(std::string_view typed) {
    return refuse("move-unreadable",
                  "“{typed}” is not written like a move: 22+b adds a prong, 22-33 steps, 22-44 "
                  "jumps and 22-44x jumps and captures.",
                  truncate(typed, 40));
}

/// Removes a square from the front of `rest`.
Expected<Square> take_square(std::string_view& rest, std::string_view typed) {
    if (rest.size() < 2 || !is_digit(rest[0]) || !is_digit(rest[1])) return unreadable(typed);
    const std::string_view digits = rest.substr(0, 2);
    rest.remove_prefix(2);
    const int column = digits[0] - '0';
    const int row = digits[1] - '0';
    if (column < 1 || column > columns || row < 1 || row > rows)
        return refuse("no-such-square",
                      "There is no square {square}: the column goes from 1 to {columns}, the row "
                      "from 1 to {rows}.",
                      digits, columns, rows);
    return square_of(column, row);
}

Expected<Typed> take_apart(std::string_view typed) {
    Typed move;
    std::string_view rest = typed;
    const auto from = take_square(rest, typed);
    if (!from) return from.error();
    move.from = *from;
    if (rest.size() == 2 && rest[0] == '+') {
        move.prong = to_lower(rest[1]);
        if (move.prong >= 'a' && move.prong <= 'h') return move;
        return refuse("no-such-prong", "There is no prong {typed}: prongs are a to h.",
                      rest.substr(1));
    }
    if (rest.empty() || rest[0] != '-') return unreadable(typed);
    while (!rest.empty()) {
        if (rest[0] != '-') return unreadable(typed);
        rest.remove_prefix(1);
        const auto square = take_square(rest, typed);
        if (!square) return square.error();
        if (move.count == move.landings.size())
            return refuse("chain-too-long",
                          "A chain has at most seven jumps, one over each other pod: type fewer.");
        Landing& landing = move.landings[move.count++];
        landing.square = *square;
        landing.captures = !rest.empty() && to_lower(rest[0]) == 'x';
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
    Trial(const Position& position, const Pod& pod)
        : at_(position), pod_(pod), square_(pod.square) {}

    std::optional<Refusal> prong(char letter) const {
        if (pod_.has(static_cast<Direction>(letter - 'a')))
            return refuse(
                "prong-present",
                "The pod on {square} already has the prong {prong}: choose another direction.",
                text_of(square_).view(), letter);
        if (at_.supply[index_of(at_.turn)] == 0)
            return refuse("no-prong-left", "You have no prong left to add: step or jump instead.");
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
            return refuse("too-far",
                          "From {from} nothing leads to {to} in one go: a step goes one square, a "
                          "jump two, straight or diagonally.",
                          from.view(), to.view());
        if (far == 1 && !only_one)
            return refuse("step-in-chain",
                          "From {from} to {to} is a step, and a step is a whole turn: only jumps "
                          "make a chain.",
                          from.view(), to.view());
        if (!pod_.has(*direction))
            return refuse("prong-missing",
                          "The pod on {square} has no prong {prong} ({direction}): add it with "
                          "{square}+{prong} first.",
                          text_of(pod_.square).view(), letter_of(*direction), name_of(*direction));
        if (far == 1 && landing.captures)
            return refuse("step-captures-nothing", "A step captures nothing: type {from}-{to}.",
                          from.view(), to.view());
        if (far == 2)
            if (const auto refusal = jump(next_to(square_, *direction))) return refusal;
        if (landing.square != pod_.square && pod_on(at_, landing.square))
            return refuse("square-occupied",
                          "There is a pod on {square}: you can land only on an empty square.",
                          to.view());
        square_ = landing.square;
        if (holds(bases[index_of(other(at_.turn))], square_) && !last)
            return refuse("base-ends-move",
                          "Landing on the base {square} ends the move and wins: stop there.",
                          to.view());
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
            return refuse("no-pod-to-jump", "There is no pod on {square} to jump over.",
                          name.view());
        if (holds(jumped_, over))
            return refuse(
                "pod-jumped-twice",
                "The pod on {square} was jumped already: no pod may be jumped twice in a turn.",
                name.view());
        jumped_ |= only(over);
        return std::nullopt;
    }

    const Position& at_;
    const Pod& pod_;
    Square square_;
    Squares jumped_ = 0;
};

}  // namespace

Refusal Notation::illegal_reason(const OctiLite&, const Position& position, std::string_view typed,
                                 Side) const {
    const auto move = take_apart(typed);
    if (!move) return move.error();
    const auto from = text_of(move->from);
    const Pod* pod = pod_on(position, move->from);
    if (!pod)
        return refuse("no-pod-there", "There is no pod on {square}: begin with a square of yours.",
                      from.view());
    if (holds(squares_of(position.pods[index_of(other(position.turn))]), move->from))
        return refuse(
            "pod-of-opponent",
            "The pod on {square} is not yours: you are {color} and play the pods marked {letter}.",
            from.view(), color_name(position.turn), letter_of(position.turn));
    Trial trial(position, *pod);
    std::optional<Refusal> refusal;
    if (move->prong != 0) refusal = trial.prong(move->prong);
    for (std::size_t i = 0; i < move->count && !refusal; ++i)
        refusal = trial.land(move->landings[i], move->count == 1, i + 1 == move->count);
    if (refusal) return *refusal;
    return refuse("not-legal-here",
                  "“{typed}” is not a legal move here: choose one of the legal moves.",
                  truncate(typed, 40));
}

}  // namespace posthouse::octilite
