#include "games/wari/board_table.h"

#include "games/markup.h"
#include "games/palette.h"
#include "games/wari/notation.h"

namespace posthouse::wari {
namespace {

constexpr int name_columns_max = 40;

class Table {
public:
    Table(const Board& board, const games::BoardRenderOptions& style)
        : board_(board), style_(style), columns_(board.variant.houses) {}

    std::string whole() {
        text_ = games::table_opening(std::string(board_.variant.title) + ", " +
                                     player(style_.bottom) + " below");
        add_side(other(style_.bottom));
        add_side(style_.bottom);
        return std::move(text_) + "</table>\n";
    }

private:
    std::string player(Side side) const {
        return games::seat_and_name(
            seats[index_of(side)],
            games::shortened(style_.captions[index_of(side)], name_columns_max));
    }

    void add_side(Side side) {
        text_ += "<tbody>\n<tr><th scope=\"rowgroup\" align=\"left\" colspan=\"" +
                 std::to_string(columns_ - 3) + '"' +
                 games::coloured(games::palette::wood, games::palette::carved,
                                 "padding:4px 6px;font-size:14px;overflow-wrap:anywhere;"
                                 "word-break:break-word") +
                 '>' + games::escape_html(player(side)) + "</th><td align=\"right\" colspan=\"3\"" +
                 games::coloured(games::palette::wood, games::palette::carved,
                                 "padding:4px 6px;font-size:14px") +
                 ">captured <strong>" + std::to_string(board_.captured_by(side)) +
                 "</strong></td></tr>\n<tr>";
        for (int column = 0; column < columns_; ++column)
            text_ += "<th scope=\"col\" align=\"center\"" +
                     games::coloured(games::palette::ground, games::palette::carved,
                                     "padding:1px;font-size:13px") +
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
        const CellMark mark = mark_of(style_.last, cell);
        const std::string_view ground = mark == CellMark::none       ? games::palette::hollow_deep
                                        : mark == CellMark::captured ? games::palette::take
                                        : mark == CellMark::sown     ? games::palette::mark
                                                                     : games::palette::light_pod;
        const std::string_view word = mark == CellMark::captured ? "taken"
                                      : mark == CellMark::sown   ? "sown"
                                                                 : "lifted";
        // Eight houses fit on a phone, too.
        text_ +=
            "<td align=\"center\" valign=\"middle\" width=\"" +
            std::to_string(columns_ > 6 ? 38 : 48) + "\" height=\"44\"" +
            games::coloured(
                ground, mark == CellMark::none ? games::palette::on_hollow : games::palette::carved,
                "line-height:1.1") +
            '>';
        if (mark == CellMark::none)
            text_ += seeds;
        else
            text_ += "<strong>" + seeds + "</strong><br><span style=\"font-size:11px\">" +
                     std::string(word) + "</span>";
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

}  // namespace posthouse::wari
