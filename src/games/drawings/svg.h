// The colors of boards, in pictures and tables: those of the page's wooden board
// (browser/src/styles/board_themes.css), except for seeds, pits, pods and squares, which the page
// draws in more detail. There is no dark board, since a picture in a mail does not know its
// background; the wood is dark enough for any.
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace posthouse::games::palette {

inline constexpr std::string_view wood = "#c68f51";
inline constexpr std::string_view wood_rim = "#7b4c1f";
inline constexpr std::string_view hollow = "#6f431c";
inline constexpr std::string_view hollow_deep = "#7d4e24";
inline constexpr std::string_view carved = "#221103";
inline constexpr std::array<std::string_view, 3> seeds = {"#efe6cd", "#ded0ab", "#cbc3a4"};
inline constexpr std::string_view seed_line = "#4d3a1c";
inline constexpr std::string_view mark = "#ffe39a";
inline constexpr std::string_view take = "#ff9a80";
inline constexpr std::string_view light_pod = "#f4ead2";
inline constexpr std::string_view dark_pod = "#33261b";
inline constexpr std::string_view on_hollow = "#fff3da";
inline constexpr std::string_view pod_line = "#6d5638";
inline constexpr std::string_view on_light = "#4b3a22";
inline constexpr std::string_view on_dark = "#efe2c9";
inline constexpr std::string_view ground = "#d6a86c";
inline constexpr std::string_view ground_2 = "#cb9a5c";

}  // namespace posthouse::games::palette

namespace posthouse::games {

// Builds an SVG picture, shape by shape. It needs no other resources and is deterministic.

struct Point {
    double x = 0;
    double y = 0;
};

/// How a shape is painted, as SVG attributes.
struct Paint {
    std::string_view fill = "none";
    std::string_view stroke = "none";
    double width = 0;
    std::string_view dashes = {};
    bool round_ends = false;
};

enum class Anchor { start, middle, end };

struct Lettering {
    double size = 20;
    std::string_view fill = "#000000";
    bool bold = false;
    Anchor anchor = Anchor::middle;
    bool serif = false;
};

class Svg {
public:
    /// `title` is the accessible name.
    Svg(double width, double height, std::string_view title);

    void rect(Point corner, double width, double height, double rounding, const Paint&);
    void ellipse(Point centre, double rx, double ry, const Paint&);
    void circle(Point centre, double radius, const Paint&);
    void line(Point from, Point to, const Paint&);
    void octagon(Point centre, double radius, const Paint&);
    /// `words` is the `d` attribute of an SVG path.
    void path(std::string_view words, const Paint&);
    /// `at` is on the baseline.
    void text(Point at, std::string_view words, const Lettering&);
    /// A finished picture of this class, as large as fits into the box, in its middle.
    void picture(Point corner, double width, double height, std::string_view svg);

    /// Returns the whole picture. Draw nothing afterwards.
    std::string finish();

private:
    void add(std::string_view name, double value);
    void close(const Paint&);

    std::string text_;
};

/// With at most one decimal, independent of the locale.
std::string decimal(double value);

/// A deterministic pseudo-random number from 0 to 1, so that a house always looks the same.
double scatter(unsigned a, unsigned b);

}  // namespace posthouse::games
