
#include "games/wari/drawing.h"
#include "base/inplace.h"
#include "games/drawings/html_markup.h"
#include "games/drawings/svg.h"
#include "games/wari/notation.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace posthouse::wari {
namespace {

std::string_view seat_of(Side side, const games::BoardRenderOptions& style) {
    const std::string_view word = style.words->seats[index_of(side)];
    return word.empty() ? seats[index_of(side)] : word;
}

/// The player's name; without one the seat's.
std::string player_of(Side side, const games::BoardRenderOptions& style, int columns) {
    const std::string& name = style.captions[index_of(side)];
    return name.empty() ? std::string(seat_of(side, style)) : games::shortened(name, columns);
}

constexpr double pit_w = 100;  // of the board, for each pit
constexpr double rx = 44;
constexpr double ry = 54;
constexpr double store_w = 98;
constexpr double margin = 14;
constexpr double seed_radius = 7.4;
constexpr int name_columns_max = 34;

/// The color of a seed sown by the last move.
constexpr std::string_view fresh_seed = "#ffcf4d";
class SvgPainter {
public:
    SvgPainter(const Board& board, const games::BoardRenderOptions& style)
        : board_(board),
          style_(style),
          width_(board.variant.houses * pit_w + 2 * store_w + 2 * margin),
          // The picture is displayed as wide as the screen, so with more houses the letters must be
          // larger.
          letters_(width_ / 824),
          height_(2 * (margin + caption_h() + letter_h() + 2 * ry + number_h())),
          svg_(width_, height_, in_words()) {}

    std::string paint() {
        add_wood();
        add_groove();
        for (Side side : {other(style_.bottom), style_.bottom}) {
            add_caption(side);
            add_store(side);
            for (int column = 0; column < board_.variant.houses; ++column) add_pit(side, column);
        }
        return svg_.finish();
    }

private:
    double caption_h() const { return 40 * letters_; }
    double letter_h() const { return 36 * letters_; }
    double number_h() const { return 45 * letters_; }

    std::string player(Side side, int columns) const { return player_of(side, style_, columns); }

    /// "Wari. you: a 5, b 1, …, captured 3. bob: …"
    std::string in_words() const {
        std::string words(board_.variant.title);
        for (Side side : {style_.bottom, other(style_.bottom)}) {
            words += ". " + player(side, name_columns_max) + ": ";
            for (int house = 0; house < board_.variant.houses; ++house)
                words += std::string(house_text(board_.variant, side, house, style_.bottom)) + ' ' +
                         std::to_string(board_.seeds_in(board_.cell(side, house))) + ", ";
            words.append(style_.words->captured) += ' ' + std::to_string(board_.captured_by(side));
        }
        return words + '.';
    }

    void add_wood() {
        svg_.rect({2, 2}, width_ - 4, height_ - 4, 34,
                  {.fill = games::palette::wood, .stroke = games::palette::wood_rim, .width = 3});
        svg_.rect({7, 7}, width_ - 14, height_ - 14, 29,
                  {.fill = "none", .stroke = games::palette::wood_rim, .width = 1.5});
    }

    /// Between the rows, so that each number clearly belongs to one row.
    void add_groove() {
        svg_.line({margin + store_w + 8, height_ / 2}, {width_ - margin - store_w - 8, height_ / 2},
                  {.fill = "none", .stroke = games::palette::wood_rim, .width = 1.5});
    }

    /// At the end with the player's store.
    void add_caption(Side side) {
        const bool own = side == style_.bottom;
        const double x = margin + 14;
        svg_.text(own ? games::Point{width_ - x, height_ - margin - 0.22 * caption_h()}
                      : games::Point{x, margin + 0.72 * caption_h()},
                  player(side, name_columns_max),
                  {.size = 27 * letters_,
                   .fill = games::palette::carved,
                   .bold = true,
                   .anchor = own ? games::Anchor::end : games::Anchor::start});
    }

    void add_store(Side side) {
        const bool own = side == style_.bottom;
        const double w = store_w - 16;
        const double h = height_ - 2 * (margin + caption_h()) - 8;
        const double x = own ? width_ - margin - store_w / 2 : margin + store_w / 2;
        const double y = height_ / 2;
        svg_.rect(
            {x - w / 2, y - h / 2}, w, h, w / 2,
            {.fill = games::palette::hollow, .stroke = games::palette::wood_rim, .width = 2.5});
        const double count_h = 52 * letters_;
        add_seeds(board_.captured_by(side), 0, {x, y - count_h / 2}, w / 2, (h - count_h) / 2,
                  50 + static_cast<unsigned>(index_of(side)));
        svg_.text({x, y + h / 2 - 0.4 * count_h}, std::to_string(board_.captured_by(side)),
                  {.size = 40 * letters_, .fill = games::palette::on_hollow, .bold = true});
    }

    void add_pit(Side side, int column) {
        const bool own = side == style_.bottom;
        const int house = board_.house_at(side, column, style_.bottom);
        const int cell = board_.cell(side, house);
        const int seeds = board_.seeds_in(cell);
        const double edge = margin + caption_h() + letter_h() + ry;
        const games::Point pit{margin + store_w + (column + 0.5) * pit_w,
                               own ? height_ - edge : edge};
        svg_.ellipse(
            pit, rx, ry,
            {.fill = games::palette::hollow, .stroke = games::palette::wood_rim, .width = 2.5});
        svg_.ellipse({pit.x, pit.y - 3}, rx - 3, ry - 3, {.fill = games::palette::hollow_deep});
        add_seeds(seeds, fresh_in(cell), pit, rx, ry, static_cast<unsigned>(cell));
        add_mark(pit, mark_of(style_.last, cell));

        const double outward = own ? pit.y + ry + 0.8 * letter_h() : pit.y - ry - 0.32 * letter_h();
        svg_.text({pit.x, outward},
                  std::string(house_text(board_.variant, side, house, style_.bottom)),
                  {.size = 25 * letters_, .fill = games::palette::carved});
        if (seeds == 0) return;
        const double inward = own ? pit.y - ry - 0.25 * number_h() : pit.y + ry + 0.79 * number_h();
        svg_.text({pit.x, inward}, std::to_string(seeds),
                  {.size = 34 * letters_, .fill = games::palette::carved, .bold = true});
    }

    /// How many of the seeds there were sown by the last move.
    int fresh_in(int cell) const {
        if (mark_of(style_.last, cell) != CellMark::sown) return 0;
        const auto& path = style_.last->path;
        return static_cast<int>(std::count(path.begin(), path.end(), cell));
    }

    /// On a darker line, to be visible on wood and pit.
    void add_mark(games::Point pit, CellMark mark) {
        if (mark == CellMark::none) return;
        const bool captured = mark == CellMark::captured;
        const double line = captured ? 5 : mark == CellMark::lifted ? 4 : 3;
        const std::string cross = "M" + games::decimal(pit.x - 14) + ' ' +
                                  games::decimal(pit.y - 14) + "l28 28m0-28l-28 28";
        for (double under : {2.5, 0.0}) {
            const games::Paint ring{.fill = "none",
                                    .stroke = under > 0  ? games::palette::seed_line
                                              : captured ? games::palette::take
                                                         : games::palette::mark,
                                    .width = line + under,
                                    .dashes = mark == CellMark::lifted ? "9 7" : "",
                                    .round_ends = captured};
            svg_.ellipse(pit, rx + 2, ry + 2, ring);
            if (captured) svg_.path(cross, ring);
        }
    }

    /// In a spiral like a sunflower's, slightly disturbed: a few seeds lie loosely, many are heaped
    /// until they fill the pit. The `fresh` ones lie on top.
    void add_seeds(int count, int fresh, games::Point at, double hollow_x, double hollow_y,
                   unsigned which) {
        const double narrow = std::min(hollow_x, hollow_y);
        const double room = narrow - seed_radius - 3;
        const double apart = std::min(13.0, room / std::sqrt(std::max(count, 1)));
        const double turn = games::scatter(which, 99) * 2 * std::numbers::pi;
        const double golden = std::numbers::pi * (3 - std::sqrt(5.0));
        for (int i = 0; i < count; ++i) {
            const auto seed = static_cast<unsigned>(i);
            const double far = apart * std::sqrt(i + 0.45);
            const double angle = turn + i * golden + (games::scatter(which, seed) - 0.5) * 0.35;
            const auto tint = static_cast<std::size_t>(games::scatter(seed, which) * 3);
            svg_.circle({at.x + far * std::cos(angle) * hollow_x / narrow,
                         at.y + far * std::sin(angle) * hollow_y / narrow},
                        seed_radius,
                        {.fill = count - i <= fresh ? fresh_seed : games::palette::seeds[tint],
                         .stroke = games::palette::seed_line,
                         .width = 1});
        }
    }

    const Board& board_;
    const games::BoardRenderOptions& style_;
    const double width_;
    const double letters_;
    const double height_;
    games::Svg svg_;
};

}  // namespace

std::string board_picture(const Board& board, const games::BoardRenderOptions& style) {
    return SvgPainter(board, style).paint();
}

namespace {

constexpr int html_name_columns_max = 40;
constexpr std::string_view caption_style = "padding:5px 8px;font-size:14px";

class Table {
public:
    Table(const Board& board, const games::BoardRenderOptions& style)
        : board_(board), style_(style), columns_(board.variant.houses) {}

    std::string whole() {
        // All columns are as wide as six or eight of them can be, on a phone, too.
        text_ =
            games::table_opening(std::string(board_.variant.title) + ", " +
                                     games::with_value(style_.words->below, player(style_.bottom)),
                                 "width:100%;max-width:30em;table-layout:fixed");
        add_side(other(style_.bottom));
        add_side(style_.bottom);
        return std::move(text_) + "</table>\n";
    }

private:
    std::string player(Side side) const { return player_of(side, style_, html_name_columns_max); }

    void add_side(Side side) {
        const bool own = side == style_.bottom;
        text_ += "<tbody>\n";
        if (own) add_houses(side);
        for (const bool caption : {!own, own}) caption ? add_caption(side) : add_letters(side);
        if (!own) add_houses(side);
        text_ += "</tbody>\n";
    }

    void add_caption(Side side) {
        text_ += "<tr><th scope=\"rowgroup\" align=\"left\" colspan=\"" +
                 std::to_string(columns_ - 3) + "\" style=\"" + std::string(caption_style) +
                 ";overflow-wrap:anywhere\">" + games::escape_html(player(side)) +
                 "</th><td align=\"right\" colspan=\"3\" style=\"" + std::string(caption_style) +
                 "\">" + games::escape_html(style_.words->captured) + " <strong>" +
                 std::to_string(board_.captured_by(side)) + "</strong></td></tr>\n";
    }

    void add_letters(Side side) {
        text_ += "<tr style=\"font-size:13px\">";
        for (int column = 0; column < columns_; ++column)
            text_ += "<th scope=\"col\">" + name_at(side, column) + "</th>";
        text_ += "</tr>\n";
    }

    void add_houses(Side side) {
        text_ += "<tr>";
        for (int column = 0; column < columns_; ++column)
            add_house(board_.cell(side, board_.house_at(side, column, style_.bottom)),
                      side == style_.bottom ? " data-house=\"" + name_at(side, column) + '"' : "");
        text_ += "</tr>\n";
    }

    std::string name_at(Side side, int column) const {
        return std::string(house_text(board_.variant, side,
                                      board_.house_at(side, column, style_.bottom), style_.bottom));
    }

    void add_house(int cell, const std::string& name) {
        const std::string seeds = std::to_string(board_.seeds_in(cell));
        const CellMark mark = mark_of(style_.last, cell);
        const std::string_view ground = mark == CellMark::none       ? games::palette::hollow_deep
                                        : mark == CellMark::captured ? games::palette::take
                                        : mark == CellMark::sown     ? games::palette::mark
                                                                     : games::palette::light_pod;
        const std::string_view word = mark == CellMark::captured ? style_.words->taken
                                      : mark == CellMark::sown   ? style_.words->sown
                                                                 : style_.words->lifted;
        text_ += "<td align=\"center\" height=\"48\"" + name +
                 games::color_attributes(ground, mark == CellMark::none ? games::palette::on_hollow
                                                                        : games::palette::carved) +
                 '>';
        if (mark == CellMark::none)
            text_ += seeds;
        else
            text_ += "<strong>" + seeds + "</strong><br><span style=\"font-size:11px\">" +
                     games::escape_html(word) + "</span>";
        text_ += "</td>";
    }

    const Board& board_;
    const games::BoardRenderOptions& style_;
    const int columns_;
    std::string text_;
};

}  // namespace

std::string board_table(const Board& board, const games::BoardRenderOptions& style) {
    return Table(board, style).whole();
}

namespace {

/// Pads `words` so that the last character is in the middle of the cell, or the last of two just
/// right of it: "  5  ", " 17  ", and in a cell of four "  5 ", " 17 ".
std::string centred(std::string_view words, int width) {
    std::string text(static_cast<std::size_t>(width), ' ');
    const auto middle = static_cast<std::size_t>(width) / 2;
    const auto start = words.size() > 1 ? middle - 1 : middle;
    text.replace(start, words.size(), words);
    return text;
}

std::string at_right(std::string words, int width) {
    const auto columns = static_cast<std::size_t>(width);
    return std::string(columns - std::min(columns, words.size()), ' ') + words;
}

/// Draws one board as text. Rows run left to right as the reader sees them.
class Drawer {
public:
    Drawer(const Board& board, const games::BoardRenderOptions& style)
        : board_(board), variant_(board.variant), style_(style) {}

    std::string draw() {
        if (style_.columns >= boxed_columns())
            draw_boxes();
        else
            draw_narrow();
        return text_;
    }

private:
    /// Names at the right of their rows need room for the shortest of them, too.
    int boxed_columns() const {
        constexpr int shortest_caption = 18;
        return variant_.captions_right ? static_cast<int>(rule().size()) + shortest_caption
                                       : games::narrow_columns_max + 1;
    }

    void draw_boxes() {
        const Side top = other(style_.bottom);
        const Side bottom = style_.bottom;
        if (!variant_.captions_right) add_line(caption(top) + "  " + captured(top));
        add_line(names(top));
        add_rule_and_row(top);
        add_rule_and_row(bottom);
        add_line(variant_.captions_right ? rule() + "  " + captured(bottom) : rule());
        add_line(names(bottom));
        if (!variant_.captions_right) add_line(caption(bottom) + "  " + captured(bottom));
        if (style_.last) add_line(legend());
    }

    /// Without boxes, and an empty house is a dot. If there is no room for the marks of the sowing,
    /// only a column with a number of two digits is three wide. There are at most four of those,
    /// since five would hold fifty seeds.
    void draw_narrow() {
        const bool marked = style_.columns / variant_.houses > 2;
        const Side top = other(style_.bottom);
        const Side bottom = style_.bottom;
        add_narrow_caption(top);
        add_line(narrow_names(top, marked));
        add_line(narrow_row(top, marked));
        add_line(narrow_row(bottom, marked));
        add_line(narrow_names(bottom, marked));
        add_narrow_caption(bottom);
        if (!style_.last) return;
        add_line(std::string(marked ? style_.words->narrow_sowing : style_.words->narrow_lifted));
        if (!style_.last->captured.empty()) add_line(std::string(style_.words->narrow_captures));
    }

    void add_narrow_caption(Side side) {
        const auto columns = static_cast<std::size_t>(style_.columns);
        const std::string name = caption(side, columns);
        const std::string line = name + "  " + captured(side);
        add_line(line.size() <= columns ? line : name);
        if (line.size() > columns) add_line(captured(side));
    }

    int cell_at(Side side, int column) const {
        return board_.cell(side, board_.house_at(side, column, style_.bottom));
    }

    /// Including the space on its left.
    int narrow_width(int column, bool marked) const {
        const auto has_two_digits = [&](Side side) {
            return board_.seeds_in(cell_at(side, column)) > 9;
        };
        return marked || has_two_digits(Side::first) || has_two_digits(Side::second) ? 3 : 2;
    }

    std::string narrow_names(Side side, bool marked) const {
        std::string line;
        for (int column = 0; column < variant_.houses; ++column)
            line += at_right(heading(side, column), narrow_width(column, marked));
        return line;
    }

    std::string narrow_row(Side side, bool marked) const {
        std::string line;
        for (int column = 0; column < variant_.houses; ++column) {
            const int cell = cell_at(side, column);
            const int seeds = board_.seeds_in(cell);
            const CellMark mark = mark_of(style_.last, cell);
            std::string text = at_right(seeds > 0                    ? std::to_string(seeds)
                                        : mark == CellMark::lifted   ? "*"
                                        : mark == CellMark::captured ? "x"
                                                                     : ".",
                                        narrow_width(column, marked));
            if (mark == CellMark::sown && marked) text.front() = side == style_.bottom ? '>' : '<';
            line += text;
        }
        return line;
    }

    void add_line(std::string line) {
        while (!line.empty() && line.back() == ' ') line.pop_back();
        text_ += line + '\n';
    }

    void add_rule_and_row(Side side) {
        const bool top = side != style_.bottom;
        const bool right = variant_.captions_right;
        add_line(right && top ? rule() + "  " + captured(side) : rule());
        add_line(right ? row(side) + "  " + caption(side) : row(side));
    }

    std::string rule() const {
        std::string line = "+";
        for (int column = 0; column < variant_.houses; ++column)
            line += std::string(static_cast<std::size_t>(variant_.cell_width), '-') + '+';
        return line;
    }

    std::string names(Side side) const {
        std::string line;
        for (int column = 0; column < variant_.houses; ++column)
            line += ' ' + centred(heading(side, column), variant_.cell_width);
        return line;
    }

    std::string heading(Side side, int column) const {
        return std::string(house_text(variant_, side, board_.house_at(side, column, style_.bottom),
                                      style_.bottom));
    }

    std::string row(Side side) const {
        std::string line = "|";
        for (int column = 0; column < variant_.houses; ++column) {
            const int house = board_.house_at(side, column, style_.bottom);
            line += cell(board_.cell(side, house), side == style_.bottom) + '|';
        }
        return line;
    }

    std::string cell(int cell, bool bottom_row) const {
        const int seeds = board_.seeds_in(cell);
        const CellMark mark = mark_of(style_.last, cell);
        std::string text = centred(seeds > 0 ? std::to_string(seeds) : "", variant_.cell_width);
        if (mark == CellMark::sown)
            (bottom_row ? text.back() : text.front()) = bottom_row ? '>' : '<';
        if (seeds == 0 && mark == CellMark::lifted) text = centred("*", variant_.cell_width);
        if (seeds == 0 && mark == CellMark::captured) text = centred("x", variant_.cell_width);
        return text;
    }

    std::string captured(Side side) const {
        return std::string(style_.words->captured) + ' ' + std::to_string(board_.captured_by(side));
    }

    /// The player, whose name is truncated if it is long, or the seat.
    std::string caption(Side side) const {
        const std::size_t left = variant_.captions_right ? rule().size() + 2 : 0;
        return caption(side, static_cast<std::size_t>(style_.columns) - left -
                                 (variant_.captions_right ? 0 : captured(side).size() + 2));
    }

    std::string caption(Side side, std::size_t columns) const {
        const std::string& name = style_.captions[index_of(side)];
        if (name.empty()) return std::string(seat_of(side, style_));
        return std::string(truncate(name, std::min<std::size_t>(columns, 40)));
    }

    std::string legend() const {
        return std::string(style_.last->captured.empty() ? style_.words->sowing
                                                         : style_.words->sowing_captures);
    }

    const Board& board_;
    const Variant& variant_;
    const games::BoardRenderOptions& style_;
    std::string text_;
};

}  // namespace

std::string board_text(const Board& board, const games::BoardRenderOptions& style) {
    return Drawer(board, style).draw();
}

}  // namespace posthouse::wari
