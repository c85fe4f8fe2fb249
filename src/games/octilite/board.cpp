// The board as text: three by three characters a square, the pod's letter in the middle, its prongs
// around it; the compass, which names the directions, stands at the right of the lower rows.
//
// The last move is marked without taking a place where a prong could be: the pod that moved stands
// between [ and ], where it came from and what it passed is a dot, what it captured a star. On a
// narrow screen there are no boxes: the pod that moved is a small letter then, an empty square a
// dot, and a colon stands where the pod has been.
#include "games/octilite/notation.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace posthouse::octilite {
namespace {

constexpr std::array<std::string_view, 5> compass = {"H A B", " \\|/", "G-+-C", " /|\\", "F E D"};

constexpr std::string_view boxed_legend =
    "  Last move: [ ] the pod, . where it has been, * captured";

using Lines = std::vector<std::string>;

bool among(const std::vector<int>& cells, int cell) {
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

/// Where the pod stands that moved, or got a prong; 0 without a last move.
int moved_pod(const games::MoveDetails* last) {
    return !last ? 0 : last->path.empty() ? last->from : last->path.back();
}

/// What stands in the middle of an empty square.
struct EmptyMarks {
    char empty, passed;
};

char mark_of(const games::MoveDetails* last, int cell, EmptyMarks marks) {
    if (!last) return marks.empty;
    if (among(last->captured, cell)) return '*';
    return cell == last->from || among(last->path, cell) ? marks.passed : marks.empty;
}

/// The pod's part of the line above (+1), through (0) or below (-1) its middle.
std::string third(const Pod& pod, int line, char letter) {
    using enum Direction;
    const auto drawn = [&pod](Direction direction, char stroke) {
        return pod.has(direction) ? stroke : ' ';
    };
    if (line > 0) return {drawn(h, '\\'), drawn(a, '|'), drawn(b, '/')};
    if (line < 0) return {drawn(f, '/'), drawn(e, '|'), drawn(d, '\\')};
    return {drawn(g, '-'), letter, drawn(c, '-')};
}

char letter_on(const Position& at, Square square) {
    return letter_of(holds(squares_of(at.pods[0]), square) ? Side::first : Side::second);
}

/// Sets the compass beside the lines from `first` on, `column` from the left.
void add_compass(Lines& lines, std::size_t first, std::size_t column) {
    for (std::size_t i = 0; i < compass.size(); ++i) {
        lines[first + i].resize(column, ' ');
        lines[first + i] += compass[i];
    }
}

/// Who plays White and Black; a long name is cut off.
void add_captions(Lines& lines, const games::BoardRenderOptions& style, std::string_view indent) {
    for (Side side : {Side::first, Side::second}) {
        const std::string& caption = style.captions[index_of(side)];
        if (caption.empty()) continue;
        std::string line(indent);
        line.append(colour_of(side)).append(" (") += letter_of(side);
        line += "): ";
        const auto room = static_cast<std::size_t>(style.columns) - line.size();
        lines.push_back(line.append(truncate(caption, std::min<std::size_t>(room, 50))));
    }
}

/// Three columns a square and one between two of them, in boxes.
class Boxed {
public:
    Boxed(const Position& at, const games::BoardRenderOptions& style) : at_(at), style_(style) {}

    Lines draw() const {
        Lines lines = {"  Prongs available: white( " + std::to_string(at_.supply[0]) +
                           " ), black( " + std::to_string(at_.supply[1]) + " )",
                       ""};
        for (std::string& line : squares()) lines.push_back(std::move(line));
        if (style_.last) lines.emplace_back(boxed_legend);
        add_captions(lines, style_, "  ");
        return lines;
    }

private:
    Lines squares() const {
        constexpr std::string_view numbers = "    1   2   3   4   5   6";
        constexpr std::string_view rule = "  +---+---+---+---+---+---+";
        constexpr std::size_t beside_row_2 = 20, column = 33;
        Lines lines = {std::string(numbers), std::string(rule)};
        for (int y = rows; y >= 1; --y) {
            for (int line : {+1, 0, -1}) lines.push_back(row(y, line));
            lines.emplace_back(rule);
        }
        lines.emplace_back(numbers);
        add_compass(lines, beside_row_2, column);
        return lines;
    }

    std::string row(int y, int line) const {
        const char number = line == 0 ? static_cast<char>('0' + y) : ' ';
        const int moved = moved_pod(style_.last);
        const bool marked = line == 0 && moved % 10 == y;
        std::string text{number, ' '};
        for (int x = 1; x <= columns; ++x) {
            text += marked && moved / 10 == x ? '[' : marked && moved / 10 == x - 1 ? ']' : '|';
            text += square(square_of(x, y), line);
        }
        text += marked && moved / 10 == columns ? ']' : '|';
        if (line == 0) text += {' ', number};
        return text;
    }

    std::string square(Square square, int line) const {
        if (const Pod* pod = pod_on(at_, square)) return third(*pod, line, letter_on(at_, square));
        if (line != 0) return "   ";
        return {' ', mark_of(style_.last, cell_of(square), {' ', '.'}), ' '};
    }

    const Position& at_;
    const games::BoardRenderOptions& style_;
};

/// Three columns a square and nothing between them: 19 columns, 27 with the compass, which stands
/// below where there is no room for it.
class Narrow {
public:
    Narrow(const Position& at, const games::BoardRenderOptions& style) : at_(at), style_(style) {}

    Lines draw() const {
        Lines lines = {"Prongs available:", "white( " + std::to_string(at_.supply[0]) + " )",
                       "black( " + std::to_string(at_.supply[1]) + " )", ""};
        for (std::string& line : squares()) lines.push_back(std::move(line));
        if (style_.last) {
            lines.emplace_back("o or x: just moved");
            lines.emplace_back(": passed, * captured");
        }
        add_captions(lines, style_, "");
        return lines;
    }

private:
    Lines squares() const {
        constexpr std::string_view numbers = "  1  2  3  4  5  6";
        constexpr std::size_t beside_row_2 = 15, column = 22, column_below = 7;
        Lines lines = {std::string(numbers)};
        for (int y = rows; y >= 1; --y)
            for (int line : {+1, 0, -1}) lines.push_back(row(y, line));
        lines.emplace_back(numbers);
        if (column + compass[0].size() <= static_cast<std::size_t>(style_.columns)) {
            add_compass(lines, beside_row_2, column);
        } else {
            lines.resize(lines.size() + 1 + compass.size());
            add_compass(lines, lines.size() - compass.size(), column_below);
        }
        return lines;
    }

    std::string row(int y, int line) const {
        std::string text(1, line == 0 ? static_cast<char>('0' + y) : ' ');
        for (int x = 1; x <= columns; ++x) text += square(square_of(x, y), line);
        return text;
    }

    std::string square(Square square, int line) const {
        const int cell = cell_of(square);
        if (const Pod* pod = pod_on(at_, square)) {
            const char letter = letter_on(at_, square);
            return third(*pod, line, cell == moved_pod(style_.last) ? lower(letter) : letter);
        }
        if (line != 0) return "   ";
        return {' ', mark_of(style_.last, cell, {'.', ':'}), ' '};
    }

    const Position& at_;
    const games::BoardRenderOptions& style_;
};

}  // namespace

std::string Notation::board(const OctiLite&, const Position& at,
                            const games::BoardRenderOptions& style) const {
    const Lines lines = style.columns >= static_cast<int>(boxed_legend.size())
                            ? Boxed(at, style).draw()
                            : Narrow(at, style).draw();
    std::string text;
    for (const std::string& line : lines)
        text.append(line, 0, line.find_last_not_of(' ') + 1) += '\n';
    return text;
}

}  // namespace posthouse::octilite
