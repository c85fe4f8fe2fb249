// An SVG picture as it is drawn, shape by shape: one text that needs nothing from outside, the same
// for the same drawing.
//
// Deliberately absent: styles by class and fonts by file, which mail programs and picture tools
// drop; what a board looks like (each game draws its own).
#pragma once

#include <string>
#include <string_view>

namespace posthouse::games {

struct Point {
    double x = 0;
    double y = 0;
};

/// How a shape is painted, as SVG's own attributes.
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
};

class Svg {
public:
    /// `title` is what the picture is called by who hears it.
    Svg(double width, double height, std::string_view title);

    void rect(Point corner, double width, double height, double rounding, const Paint&);
    void ellipse(Point centre, double rx, double ry, const Paint&);
    void circle(Point centre, double radius, const Paint&);
    void line(Point from, Point to, const Paint&);
    void octagon(Point centre, double radius, const Paint&);
    /// A path in SVG's own words.
    void path(std::string_view words, const Paint&);
    /// `at` is on the line the letters stand on.
    void text(Point at, std::string_view words, const Lettering&);

    /// The whole picture. Nothing may be drawn afterwards.
    std::string finish();

private:
    void add(std::string_view name, double value);
    void close(const Paint&);

    std::string text_;
};

/// With at most one decimal, in no locale.
std::string decimal(double value);

/// A number from 0 to 1 that depends on nothing but its arguments: the same house always looks the
/// same.
double scatter(unsigned a, unsigned b);

}  // namespace posthouse::games
