// The board as an HTML table, for mails: a square's pod is its letter with an arrow for each prong,
// as the reader sees them; the legend below names the arrows by the letters that are typed. The
// last move is told by colour and by a word, so that it is heard as well as seen.
//
// No style sheets, no ids, nothing that a mail program drops.
#include "games/octilite/facing.h"
#include "games/palette.h"

#include <array>

namespace posthouse::octilite {
namespace {

constexpr int name_columns_max = 40;

/// Up, up and to the right, and so on clockwise. The slanting ones would be shown as coloured
/// pictures without the sign that follows them.
constexpr std::array<std::string_view, 8> arrows{"↑", "↗\ufe0e", "→", "↘\ufe0e",
                                                 "↓", "↙\ufe0e", "←", "↖\ufe0e"};

class Table {
public:
    Table(const Position& at, const games::BoardRenderOptions& style)
        : at_(at), style_(style), orientation_(style) {}

    std::string whole() {
        text_ = games::table_opening("OctiLite, " +
                                     player(style_, style_.bottom, name_columns_max) + " below");
        text_ += "<tbody>\n";
        add_numbers();
        for (int row = 0; row < rows; ++row) add_row(row);
        text_ += "</tbody>\n<tbody>\n";
        for (Side side : {other(style_.bottom), style_.bottom})
            add_line(games::escape_html(player(style_, side, name_columns_max)) + ": <strong>" +
                     prongs_to_add(at_, side) + "</strong>");
        add_line(legend());
        return std::move(text_) + "</tbody>\n</table>\n";
    }

private:
    static std::string heading(std::string_view scope, int number) {
        return std::string("<th scope=\"").append(scope) + "\" align=\"center\"" +
               games::coloured(games::palette::wood, games::palette::carved,
                               "padding:2px 5px;font-size:13px") +
               '>' + std::to_string(number) + "</th>";
    }

    void add_row(int row) {
        text_ += "<tr>" + heading("row", row_of(orientation_.square_at(0, row)));
        for (int column = 0; column < columns; ++column) add_square(orientation_.square_at(column, row));
        text_ += "</tr>\n";
    }

    void add_numbers() {
        text_ +=
            "<tr><td" + games::coloured(games::palette::wood, games::palette::carved) + "></td>";
        for (int column = 0; column < columns; ++column)
            text_ += heading("col", column_of(orientation_.square_at(column, 0)));
        text_ += "</tr>\n";
    }

    void add_square(Square square) {
        const Pod* pod = pod_on(at_, square);
        const Mark mark = mark_of(style_.last, square);
        const bool white = holds(squares_of(at_.pods[0]), square);
        const std::string_view ground = mark == Mark::captured ? games::palette::take
                                        : mark != Mark::none   ? games::palette::mark
                                        : holds(bases[0] | bases[1], square)
                                            ? games::palette::ground_2
                                            : games::palette::light_pod;
        text_ += "<td align=\"center\" valign=\"middle\" width=\"46\" height=\"46\"" +
                 games::coloured(ground, games::palette::carved, "line-height:1.1") + '>';
        if (pod) text_ += pod_words(*pod, white ? Side::first : Side::second);
        const std::string_view word = word_of(mark, square, pod != nullptr);
        if (!word.empty()) text_ += (pod ? "<br>" : "") + small(std::string(word));
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

    static std::string_view word_of(Mark mark, Square square, bool pod) {
        if (mark == Mark::captured) return "taken";
        if (mark == Mark::moved) return "moved";
        if (mark == Mark::left) return "left";
        if (mark == Mark::passed) return "passed";
        return !pod && holds(bases[0] | bases[1], square) ? "base" : "";
    }

    void add_line(const std::string& words) {
        text_ +=
            "<tr><td colspan=\"" + std::to_string(columns + 1) + '"' +
            games::coloured(
                games::palette::wood, games::palette::carved,
                "padding:3px 6px;font-size:13px;overflow-wrap:anywhere;word-break:break-word") +
            '>' + words + "</td></tr>\n";
    }

    /// "Prongs: a ↑, b ↗, …": what is typed for each arrow.
    std::string legend() const {
        std::string words = "Prongs:";
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

std::string Notation::table(const OctiLite&, const Position& at,
                            const games::BoardRenderOptions& style) const {
    return Table(at, style).whole();
}

}  // namespace posthouse::octilite
