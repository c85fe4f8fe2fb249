#include "games/wari/board_table.h"

#include "games/markup.h"
#include "games/palette.h"
#include "games/wari/notation.h"

namespace posthouse::wari {
namespace {

constexpr int name_columns_max = 40;

class Table {
public:
    Table(const Board& board, const BoardStyle& style)
        : board_(board), style_(style), columns_(board.variant.houses) {}

    std::string whole() {
        text_ = table_opening(std::string(board_.variant.title) + ", " + player(style_.bottom) +
                              " below");
        add_side(other(style_.bottom));
        add_side(style_.bottom);
        return std::move(text_) + "</table>\n";
    }

private:
    std::string player(Side side) const {
        return seat_and_name(seats[index_of(side)],
                             shortened(style_.captions[index_of(side)], name_columns_max));
    }

    void add_side(Side side) {
        text_ += "<tbody>\n<tr><th scope=\"rowgroup\" align=\"left\" colspan=\"" +
                 std::to_string(columns_ - 3) + '"' +
                 coloured(palette::wood, palette::carved,
                          "padding:4px 6px;font-size:14px;overflow-wrap:anywhere;"
                          "word-break:break-word") +
                 '>' + escaped(player(side)) + "</th><td align=\"right\" colspan=\"3\"" +
                 coloured(palette::wood, palette::carved, "padding:4px 6px;font-size:14px") +
                 ">captured <strong>" + std::to_string(board_.captured_by(side)) +
                 "</strong></td></tr>\n<tr>";
        for (int column = 0; column < columns_; ++column)
            text_ += "<th scope=\"col\" align=\"center\"" +
                     coloured(palette::ground, palette::carved, "padding:1px;font-size:13px") +
                     '>' +
                     std::string(house_text(board_.variant, side,
                                            board_.house_at(side, column, style_.bottom),
                                            style_.bottom)) +
                     "</th>";
        text_ += "</tr>\n<tr>";
        for (int column = 0; column < columns_; ++column)
            add_house(board_.cell(side, board_.house_at(side, column, style_.bottom)));
        text_ += "</tr>\n</tbody>\n";
    }

    void add_house(int cell) {
        const std::string seeds = std::to_string(board_.seeds_in(cell));
        const Mark mark = mark_of(style_.last, cell);
        const std::string_view ground = mark == Mark::none       ? palette::hollow_deep
                                        : mark == Mark::captured ? palette::take
                                        : mark == Mark::sown     ? palette::mark
                                                                 : palette::light_pod;
        const std::string_view word = mark == Mark::captured ? "taken"
                                      : mark == Mark::sown   ? "sown"
                                                             : "lifted";
        // Eight houses fit on a phone, too.
        text_ += "<td align=\"center\" valign=\"middle\" width=\"" +
                 std::to_string(columns_ > 6 ? 38 : 48) + "\" height=\"44\"" +
                 coloured(ground, mark == Mark::none ? palette::on_hollow : palette::carved,
                          "line-height:1.1") +
                 '>';
        if (mark == Mark::none)
            text_ += seeds;
        else
            text_ += "<strong>" + seeds + "</strong><br><span style=\"font-size:11px\">" +
                     std::string(word) + "</span>";
        text_ += "</td>";
    }

    const Board& board_;
    const BoardStyle& style_;
    const int columns_;
    std::string text_;
};

}  // namespace

std::string board_table(const Board& board, const BoardStyle& style) {
    return Table(board, style).whole();
}

}  // namespace posthouse::wari
