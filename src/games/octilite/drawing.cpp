// The board as text: three by three characters a square, the pod's letter in the middle, its prongs
// around it. A compass with the letters of the directions is at the right of the lower rows.
//
// The last move is marked where no prong can be: the pod that moved is between [ and ], the square
// it left and those it passed have a dot, captured pods a star. Narrow boards have no boxes: the
// pod that moved is a small letter, an empty square a dot, and a colon is where the pod has been.

#include "games/octilite/drawing.h"
#include "games/drawings/svg.h"
#include "games/octilite/notation.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
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

/// The square of the pod that moved or got a prong; 0 without a last move.
int moved_pod(const games::MoveDetails* last) {
    return !last ? 0 : last->path.empty() ? last->from : last->path.back();
}

/// What is drawn in the middle of an empty square.
struct EmptyMarks {
    char empty, passed;
};

char mark_char(const games::MoveDetails* last, int cell, EmptyMarks marks) {
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

char letter_on(const Position& position, Square square) {
    return letter_of(holds(squares_of(position.pods[0]), square) ? Side::first : Side::second);
}

/// Draws the compass beside the lines from `first` on, `column` from the left.
void add_compass(Lines& lines, std::size_t first, std::size_t column) {
    for (std::size_t i = 0; i < compass.size(); ++i) {
        lines[first + i].resize(column, ' ');
        lines[first + i] += compass[i];
    }
}

/// The players of White and Black; long names are truncated.
void add_captions(Lines& lines, const games::BoardRenderOptions& style, std::string_view indent) {
    for (Side side : {Side::first, Side::second}) {
        const std::string& caption = style.captions[index_of(side)];
        if (caption.empty()) continue;
        std::string line(indent);
        line.append(seat_of(side, style)) += ": ";
        const auto room = static_cast<std::size_t>(style.columns) - line.size();
        lines.push_back(line.append(truncate(caption, std::min<std::size_t>(room, 50))));
    }
}

/// Three columns a square and one between squares, in boxes.
class Boxed {
public:
    Boxed(const Position& position, const games::BoardRenderOptions& style)
        : at_(position), style_(style) {}

    Lines draw() const {
        const games::BoardWords& words = *style_.words;
        std::string prongs = "  ";
        prongs.append(words.prongs_left).append(" ").append(supply(words.white, 0));
        prongs.append(", ").append(supply(words.black, 1));
        Lines lines = {std::move(prongs), ""};
        for (std::string& line : squares()) lines.push_back(std::move(line));
        if (style_.last) lines.emplace_back(style_.words->pods);
        add_captions(lines, style_, "  ");
        return lines;
    }

private:
    /// "white( 12 )"
    std::string supply(std::string_view color, std::size_t side) const {
        return std::string(color) + "( " + std::to_string(at_.supply[side]) + " )";
    }

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
        return {' ', mark_char(style_.last, cell_of(square), {' ', '.'}), ' '};
    }

    const Position& at_;
    const games::BoardRenderOptions& style_;
};

/// Three columns a square and nothing between them: 19 columns, 27 with the compass, which is below
/// the board if there is no room beside it.
class Narrow {
public:
    Narrow(const Position& position, const games::BoardRenderOptions& style)
        : at_(position), style_(style) {}

    Lines draw() const {
        const games::BoardWords& words = *style_.words;
        Lines lines = {std::string(words.prongs_left),
                       std::string(words.white) + "( " + std::to_string(at_.supply[0]) + " )",
                       std::string(words.black) + "( " + std::to_string(at_.supply[1]) + " )", ""};
        for (std::string& line : squares()) lines.push_back(std::move(line));
        if (style_.last) {
            lines.emplace_back(words.narrow_pods);
            lines.emplace_back(words.narrow_passed);
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
            return third(*pod, line, cell == moved_pod(style_.last) ? to_lower(letter) : letter);
        }
        if (line != 0) return "   ";
        return {' ', mark_char(style_.last, cell, {'.', ':'}), ' '};
    }

    const Position& at_;
    const games::BoardRenderOptions& style_;
};

}  // namespace

std::string Notation::board(const OctiLite&, const Position& position,
                            const games::BoardRenderOptions& style) const {
    const Lines lines = style.columns >= static_cast<int>(boxed_legend.size())
                            ? Boxed(position, style).draw()
                            : Narrow(position, style).draw();
    std::string text;
    for (const std::string& line : lines)
        text.append(line, 0, line.find_last_not_of(' ') + 1) += '\n';
    return text;
}

// The board as an HTML table, for mails: a pod is its letter with an arrow for each prong, as the
// reader sees them; the legend below maps the arrows to the letters that are typed. The last move
// is marked by color and by a word, for screen readers. No style sheets, no ids, nothing that a
// mail program removes.

namespace {

constexpr int name_columns_max = 40;

/// Clockwise from up. Without the variation selector, diagonal ones would be shown as emoji.
constexpr std::array<std::string_view, 8> arrows{"↑", "↗\ufe0e", "→", "↘\ufe0e",
                                                 "↓", "↙\ufe0e", "←", "↖\ufe0e"};

class Table {
public:
    Table(const Position& position, const games::BoardRenderOptions& style)
        : at_(position), style_(style), orientation_(style) {}

    std::string whole() {
        text_ = games::table_opening(
            "OctiLite, " + games::with_value(style_.words->below,
                                             player(style_, style_.bottom, name_columns_max)));
        text_ += "<tbody>\n";
        add_numbers();
        for (int row = 0; row < rows; ++row) add_row(row);
        text_ += "</tbody>\n<tbody>\n";
        for (Side side : {other(style_.bottom), style_.bottom})
            add_line(games::escape_html(player(style_, side, name_columns_max)) + ": <strong>" +
                     prongs_to_add(at_, style_, side) + "</strong>");
        add_line(legend());
        return std::move(text_) + "</tbody>\n</table>\n";
    }

private:
    static std::string heading(std::string_view scope, int number) {
        return std::string("<th scope=\"").append(scope) + "\" align=\"center\"" +
               games::color_attributes(games::palette::wood, games::palette::carved,
                                       "padding:2px 5px;font-size:13px") +
               '>' + std::to_string(number) + "</th>";
    }

    void add_row(int row) {
        text_ += "<tr>" + heading("row", row_of(orientation_.square_at(0, row)));
        for (int column = 0; column < columns; ++column)
            add_square(orientation_.square_at(column, row));
        text_ += "</tr>\n";
    }

    void add_numbers() {
        text_ += "<tr><td" + games::color_attributes(games::palette::wood, games::palette::carved) +
                 "></td>";
        for (int column = 0; column < columns; ++column)
            text_ += heading("col", column_of(orientation_.square_at(column, 0)));
        text_ += "</tr>\n";
    }

    void add_square(Square square) {
        const Pod* pod = pod_on(at_, square);
        const CellMark mark = mark_of(style_.last, square);
        const bool white = holds(squares_of(at_.pods[0]), square);
        const std::string_view ground = mark == CellMark::captured ? games::palette::take
                                        : mark != CellMark::none   ? games::palette::mark
                                        : holds(bases[0] | bases[1], square)
                                            ? games::palette::ground_2
                                            : games::palette::light_pod;
        text_ += "<td align=\"center\" valign=\"middle\" width=\"46\" height=\"46\"" +
                 games::color_attributes(ground, games::palette::carved) + '>';
        if (pod) text_ += pod_words(*pod, white ? Side::first : Side::second);
        const std::string_view word = word_of(mark, square, pod != nullptr);
        if (!word.empty()) text_ += (pod ? "<br>" : "") + small(games::escape_html(word));
        text_ += "</td>";
    }

    static std::string small(const std::string& words) {
        return "<span style=\"font-size:11px\">" + words + "</span>";
    }

    std::string pod_words(const Pod& pod, Side side) const {
        std::string prongs;
        int count = 0;
        for (int i = 0; i < 8; ++i) {
            if (!pod.has(Direction(i))) continue;
            if (count++ == 4) prongs += "<br>";
            prongs += arrows[static_cast<std::size_t>(orientation_.drawn(Direction(i)))];
        }
        std::string words = std::string("<strong>") + letter_of(side) + "</strong>";
        if (!prongs.empty()) words += "<br><span style=\"font-size:13px\">" + prongs + "</span>";
        return words;
    }

    std::string_view word_of(CellMark mark, Square square, bool pod) const {
        const games::BoardWords& words = *style_.words;
        if (mark == CellMark::captured) return words.taken;
        if (mark == CellMark::moved) return words.moved;
        if (mark == CellMark::left) return words.left;
        if (mark == CellMark::passed) return words.passed;
        return !pod && holds(bases[0] | bases[1], square) ? words.base : "";
    }

    void add_line(const std::string& words) {
        text_ +=
            "<tr><td colspan=\"" + std::to_string(columns + 1) + '"' +
            games::color_attributes(
                games::palette::wood, games::palette::carved,
                "padding:3px 6px;font-size:13px;overflow-wrap:anywhere;word-break:break-word") +
            '>' + words + "</td></tr>\n";
    }

    /// "Prongs: a ↑, b ↗, …": what is typed for each arrow.
    std::string legend() const {
        std::string words = games::escape_html(style_.words->prongs);
        for (int i = 0; i < 8; ++i) {
            words += std::string(i > 0 ? ", " : " ") + letter_of(Direction(i)) + ' ';
            words += arrows[static_cast<std::size_t>(orientation_.drawn(Direction(i)))];
        }
        return words;
    }

    const Position& at_;
    const games::BoardRenderOptions& style_;
    const Orientation orientation_;
    std::string text_;
};

}  // namespace

std::string Notation::table(const OctiLite&, const Position& position,
                            const games::BoardRenderOptions& style) const {
    return Table(position, style).whole();
}

// The board as an SVG picture: pods with their prongs, like the page's board
// (browser/src/boards/octilite.tsx), bases as octagons, lighter or darker like their owner's pods.
// A compass rose in the corner shows the letters of the directions.
//
// The last move is marked by shapes: the square left has a dashed frame, those passed a dotted one,
// the pod that moved a solid one, a captured pod's square a cross.

namespace {

constexpr double size = 100;  // of a square
constexpr double border = 42;
constexpr double band_top = 62;
constexpr double band_bottom = 128;
constexpr double width = columns * size + 2 * border;
constexpr double height = rows * size + 2 * border + band_top + band_bottom;
constexpr int picture_name_columns_max = 22;
constexpr std::string_view light_base = "#e9cd9f";
constexpr std::string_view dark_base = "#a2743f";

/// `length` from `at` in this direction as drawn: 0 is up, then clockwise.
games::Point towards(games::Point at, int way, double length) {
    const double angle = way * std::numbers::pi / 4;
    return {at.x + length * std::sin(angle), at.y - length * std::cos(angle)};
}

class SvgPainter {
public:
    SvgPainter(const Position& position, const games::BoardRenderOptions& style)
        : at_(position), style_(style), orientation_(style), svg_(width, height, in_words()) {}

    std::string paint() {
        svg_.rect({2, 2}, width - 4, height - 4, 26,
                  {.fill = games::palette::wood, .stroke = games::palette::wood_rim, .width = 3});
        for (int row = 0; row < rows; ++row)
            for (int column = 0; column < columns; ++column) add_square(column, row);
        add_numbers();
        add_players();
        add_rose({width - border - 62, height - band_bottom / 2 - 6});
        return svg_.finish();
    }

private:
    /// "OctiLite. White (O), you: 22 with prongs a b, 32, …, 10 prongs to add. Black (X): …"
    std::string in_words() const {
        std::string words = "OctiLite";
        for (Side side : {style_.bottom, other(style_.bottom)}) {
            words += ". " + player(style_, side, picture_name_columns_max) + ": ";
            for (const Pod& pod : at_.pods[index_of(side)]) {
                if (pod.square == nowhere) break;
                words += std::string(text_of(pod.square)) + (pod.prongs ? " with" : "");
                for (int i = 0; i < 8; ++i)
                    if (pod.has(Direction(i))) words += std::string(" ") + letter_of(Direction(i));
                words += ", ";
            }
            words += prongs_to_add(at_, style_, side);
        }
        return words + '.';
    }

    static games::Point centre(int column, int row) {
        return {border + (column + 0.5) * size, band_top + border + (row + 0.5) * size};
    }

    void add_square(int column, int row) {
        const Square square = orientation_.square_at(column, row);
        const games::Point at = centre(column, row);
        svg_.rect({at.x - size / 2 + 1, at.y - size / 2 + 1}, size - 2, size - 2, 6,
                  {.fill = (column + row) % 2 ? games::palette::ground_2 : games::palette::ground,
                   .stroke = games::palette::wood_rim,
                   .width = 1});
        if (holds(bases[0], square)) svg_.octagon(at, 45, {.fill = light_base});
        if (holds(bases[1], square)) svg_.octagon(at, 45, {.fill = dark_base});
        if (const Pod* pod = pod_on(at_, square))
            add_pod(*pod, at, holds(squares_of(at_.pods[0]), square) ? Side::first : Side::second);
        add_mark(at, mark_of(style_.last, square));
    }

    void add_pod(const Pod& pod, games::Point at, Side side) {
        const bool light = side == Side::first;
        const std::string_view body = light ? games::palette::light_pod : games::palette::dark_pod;
        const std::string_view line = light ? games::palette::pod_line : "#0e0905";
        for (double wide : {14.0, 9.0})
            for (int i = 0; i < 8; ++i) {
                if (!pod.has(Direction(i))) continue;
                const int way = orientation_.drawn(Direction(i));
                svg_.line(towards(at, way, 20), towards(at, way, 41),
                          {.fill = "none",
                           .stroke = wide > 10 ? line : body,
                           .width = wide,
                           .dashes = {},
                           .round_ends = true});
            }
        svg_.octagon(at, 29, {.fill = body, .stroke = line, .width = 2.5});
        svg_.text({at.x, at.y + 10}, light ? "O" : "X",
                  {.size = 28,
                   .fill = light ? games::palette::on_light : games::palette::on_dark,
                   .bold = true});
    }

    /// On a darker line, to be visible on every background.
    void add_mark(games::Point at, CellMark mark) {
        if (mark == CellMark::none) return;
        const bool captured = mark == CellMark::captured;
        const std::string cross = "M" + games::decimal(at.x - 15) + ' ' +
                                  games::decimal(at.y - 15) + "l30 30m0-30l-30 30";
        for (double under : {3, 0}) {
            const games::Paint frame{.fill = "none",
                                     .stroke = under > 0  ? games::palette::on_light
                                               : captured ? games::palette::take
                                                          : games::palette::mark,
                                     .width = 5 + under,
                                     .dashes = mark == CellMark::left     ? "11 8"
                                               : mark == CellMark::passed ? "5 8"
                                                                          : "",
                                     .round_ends = captured};
            svg_.rect({at.x - size / 2 + 6, at.y - size / 2 + 6}, size - 12, size - 12, 6, frame);
            if (captured) svg_.path(cross, frame);
        }
    }

    void add_numbers() {
        const games::Lettering letters{.size = 27, .fill = games::palette::carved, .bold = true};
        for (int column = 0; column < columns; ++column)
            svg_.text({centre(column, 0).x, band_top + border + rows * size + 31},
                      std::to_string(column_of(orientation_.square_at(column, 0))), letters);
        for (int row = 0; row < rows; ++row)
            svg_.text({border / 2 + 2, centre(0, row).y + 10},
                      std::to_string(row_of(orientation_.square_at(0, row))), letters);
    }

    void add_players() {
        const games::Lettering name{.size = 28,
                                    .fill = games::palette::carved,
                                    .bold = true,
                                    .anchor = games::Anchor::start};
        const games::Lettering supply{
            .size = 26, .fill = games::palette::carved, .anchor = games::Anchor::end};
        const Side top = other(style_.bottom);
        svg_.text({border, 58}, player(style_, top, picture_name_columns_max), name);
        svg_.text({width - border, 58}, prongs_to_add(at_, style_, top), supply);
        const double y = height - band_bottom;
        svg_.text({border, y + 46}, player(style_, style_.bottom, picture_name_columns_max), name);
        svg_.text({border, y + 86}, prongs_to_add(at_, style_, style_.bottom),
                  {.size = 26, .fill = games::palette::carved, .anchor = games::Anchor::start});
    }

    void add_rose(games::Point at) {
        for (int way = 0; way < 8; ++way) {
            svg_.line(towards(at, way, 7), towards(at, way, 26),
                      {.fill = "none", .stroke = games::palette::carved, .width = 2.5});
            const games::Point letter = towards(at, way, 42);
            svg_.text({letter.x, letter.y + 8},
                      std::string(1, letter_of(orientation_.direction_drawn(way))),
                      {.size = 25, .fill = games::palette::carved, .bold = true});
        }
    }

    const Position& at_;
    const games::BoardRenderOptions& style_;
    const Orientation orientation_;
    games::Svg svg_;
};

}  // namespace

std::string Notation::picture(const OctiLite&, const Position& position,
                              const games::BoardRenderOptions& style) const {
    return SvgPainter(position, style).paint();
}

}  // namespace posthouse::octilite
