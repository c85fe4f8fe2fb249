#include "games/wari/board_text.h"

#include "base/text.h"
#include "games/wari/notation.h"

#include <algorithm>

namespace posthouse::wari {
namespace {

/// `words` so that their last character stands in the middle of the cell, or just right of it where
/// there are two: "  5  ", " 17  ", and in a cell of four "  5 ", " 17 ".
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

/// Draws one board. Rows run left to right as the reader sees them.
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
        constexpr int shortest_caption = 18;  // "  North (computer)"
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

    /// Without boxes, and an empty house is a dot. Where there is no room for the marks of the way
    /// sown, only a column with a number of two digits is three wide. There are never more than
    /// four of those: five would hold fifty seeds.
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
        add_line(marked ? "* lifted, > < sown" : "* lifted");
        if (!style_.last->captured.empty()) add_line("x captured");
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

    /// With the blank on its left.
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
        return "captured " + std::to_string(board_.captured_by(side));
    }

    /// The seat, and its player in parentheses; a long name is cut off.
    std::string caption(Side side) const {
        const std::size_t left = variant_.captions_right ? rule().size() + 2 : 0;
        return caption(side, static_cast<std::size_t>(style_.columns) - left -
                                 (variant_.captions_right ? 0 : captured(side).size() + 2));
    }

    std::string caption(Side side, std::size_t columns) const {
        const std::string text(seats[index_of(side)]);
        const std::string& name = style_.captions[index_of(side)];
        if (name.empty()) return text;
        const std::size_t room = columns - text.size() - std::string_view(" ()").size();
        return text + " (" + std::string(truncate(name, std::min<std::size_t>(room, 40))) + ')';
    }

    std::string legend() const {
        return std::string("Last move: * lifted, > < sown") +
               (style_.last->captured.empty() ? "" : ", x captured");
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
