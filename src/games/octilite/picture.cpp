// The board as an SVG picture: pods with their prongs, like the page's board
// (browser/src/boards/octilite.tsx), bases as octagons on the ground, lighter or darker like
// their owner's pods. A rose in the corner
// says which letter is which direction, for those who type.
//
// The last move is marked by shapes: the square left has a dashed frame, those passed a dotted one,
// the pod that moved a whole one, a captured pod's square a cross.
#include "games/octilite/facing.h"
#include "games/palette.h"
#include "games/svg.h"

#include <cmath>
#include <numbers>

namespace posthouse::octilite {
namespace {

constexpr double size = 100;  // of a square
constexpr double border = 42;
constexpr double band_top = 62;
constexpr double band_bottom = 128;
constexpr double width = columns * size + 2 * border;
constexpr double height = rows * size + 2 * border + band_top + band_bottom;
constexpr int name_columns_max = 22;
constexpr std::string_view light_base = "#e9cd9f";
constexpr std::string_view dark_base = "#a2743f";

/// `length` from `at` in this way as drawn: 0 is up, then clockwise.
games::Point towards(games::Point at, int way, double length) {
    const double angle = way * std::numbers::pi / 4;
    return {at.x + length * std::sin(angle), at.y - length * std::cos(angle)};
}

class Painter {
public:
    Painter(const Position& at, const games::BoardRenderOptions& style)
        : at_(at), style_(style), orientation_(style), svg_(width, height, in_words()) {}

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
            words += ". " + player(style_, side, name_columns_max) + ": ";
            for (const Pod& pod : at_.pods[index_of(side)]) {
                if (pod.square == nowhere) break;
                words += std::string(text_of(pod.square)) + (pod.prongs ? " with" : "");
                for (int i = 0; i < 8; ++i)
                    if (pod.has(Direction(i))) words += std::string(" ") + letter_of(Direction(i));
                words += ", ";
            }
            words += prongs_to_add(at_, side);
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

    /// On a darker line, to be seen on every ground.
    void add_mark(games::Point at, Mark mark) {
        if (mark == Mark::none) return;
        const bool captured = mark == Mark::captured;
        const std::string cross = "M" + games::decimal(at.x - 15) + ' ' +
                                  games::decimal(at.y - 15) + "l30 30m0-30l-30 30";
        for (double under : {3, 0}) {
            const games::Paint frame{.fill = "none",
                                     .stroke = under > 0  ? games::palette::on_light
                                               : captured ? games::palette::take
                                                          : games::palette::mark,
                                     .width = 5 + under,
                                     .dashes = mark == Mark::left     ? "11 8"
                                               : mark == Mark::passed ? "5 8"
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
        svg_.text({border, 58}, player(style_, top, name_columns_max), name);
        svg_.text({width - border, 58}, prongs_to_add(at_, top), supply);
        const double y = height - band_bottom;
        svg_.text({border, y + 46}, player(style_, style_.bottom, name_columns_max), name);
        svg_.text({border, y + 86}, prongs_to_add(at_, style_.bottom),
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

std::string Notation::picture(const OctiLite&, const Position& at,
                              const games::BoardRenderOptions& style) const {
    return Painter(at, style).paint();
}

}  // namespace posthouse::octilite
