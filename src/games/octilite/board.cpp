// The board as text: three by three characters a square, the pod's letter in the middle, its prongs
// around it.
//
// The last move is marked without taking a place where a prong could be: the pod that moved stands
// between [ and ], where it came from and what it passed is a dot, what it captured a star.
#include "games/octilite/notation.h"

#include <algorithm>

namespace posthouse::octilite {
namespace {

constexpr std::string_view numbers = "    1   2   3   4   5   6\n";
constexpr std::string_view rule = "  +---+---+---+---+---+---+\n";

/// What stands in the middle of an empty square.
char mark_of(const Step* last, int cell) {
    if (!last) return ' ';
    const auto among = [cell](const std::vector<int>& cells) {
        return std::find(cells.begin(), cells.end(), cell) != cells.end();
    };
    if (among(last->captured)) return '*';
    return cell == last->from || among(last->path) ? '.' : ' ';
}

/// The square's part of the line above (+1), through (0) or below (-1) its middle.
std::string third(const Position& at, Square square, int line, const Step* last) {
    using enum Direction;
    const Pod* pod = pod_on(at, square);
    if (!pod) return line == 0 ? std::string{' ', mark_of(last, cell_of(square)), ' '} : "   ";
    const auto drawn = [pod](Direction direction, char stroke) {
        return pod->has(direction) ? stroke : ' ';
    };
    if (line > 0) return {drawn(h, '\\'), drawn(a, '|'), drawn(b, '/')};
    if (line < 0) return {drawn(f, '/'), drawn(e, '|'), drawn(d, '\\')};
    const bool white = holds(squares_of(at.pods[0]), square);
    return {drawn(g, '-'), letter_of(white ? Side::first : Side::second), drawn(c, '-')};
}

std::string row_text(const Position& at, int y, int line, const Step* last) {
    const char number = line == 0 ? static_cast<char>('0' + y) : ' ';
    const int moved = !last ? 0 : last->path.empty() ? last->from : last->path.back();
    const bool marked = line == 0 && moved % 10 == y;
    std::string text{number, ' '};
    for (int x = 1; x <= columns; ++x) {
        text += marked && moved / 10 == x ? '[' : marked && moved / 10 == x - 1 ? ']' : '|';
        text += third(at, square_of(x, y), line, last);
    }
    text += marked && moved / 10 == columns ? ']' : '|';
    if (line == 0) text += {' ', number};
    return text + '\n';
}

}  // namespace

std::string Words::board(const OctiLite&, const Position& at, const BoardStyle& style) const {
    std::string text = "  Prongs available: white( " + std::to_string(at.supply[0]) +
                       " ), black( " + std::to_string(at.supply[1]) + " )\n\n";
    text += numbers;
    text += rule;
    for (int y = rows; y >= 1; --y) {
        for (int line : {+1, 0, -1}) text += row_text(at, y, line, style.last);
        text += rule;
    }
    text += numbers;
    if (style.last) text += "  Last move: [ ] the pod, . where it has been, * captured\n";
    for (Side side : {Side::first, Side::second}) {
        const std::string& caption = style.captions[index_of(side)];
        if (caption.empty()) continue;
        text += "  " + std::string(colour_of(side)) + " (" + letter_of(side) +
                "): " + std::string(clip(caption, 50)) + "\n";
    }
    return text;
}

}  // namespace posthouse::octilite
