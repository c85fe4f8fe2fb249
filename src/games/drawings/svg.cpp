#include "games/drawings/svg.h"

#include "games/drawings/html_markup.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <numbers>
#include <utility>

namespace posthouse::games {

std::string decimal(double value) {
    const long tenths = std::lround(value * 10);
    const long whole = std::labs(tenths) / 10;
    const long rest = std::labs(tenths) % 10;
    std::string text = tenths < 0 ? "-" : "";
    text += std::to_string(whole);
    if (rest != 0) text += '.' + std::to_string(rest);
    return text;
}

double scatter(unsigned a, unsigned b) {
    std::uint32_t hash = (a + 1) * 0x9e3779b1U ^ (b + 1) * 0x85ebca6bU;
    hash = (hash ^ hash >> 15U) * 0x2c1b3c6dU;
    return static_cast<double>(hash ^ hash >> 13U) / 4294967296.0;
}

Svg::Svg(double width, double height, std::string_view title) {
    text_ = R"(<svg xmlns="http://www.w3.org/2000/svg")";
    add("width", width);
    add("height", height);
    text_ += R"( viewBox="0 0 )" + decimal(width) + ' ' + decimal(height) + R"(" role="img">)";
    text_ += "<title>" + escape_html(title) + "</title>";
    text_ += R"(<g font-family="'DejaVu Sans',Verdana,Helvetica,sans-serif">)";
}

void Svg::add(std::string_view name, double value) {
    text_.append(" ").append(name) += "=\"" + decimal(value) + '"';
}

void Svg::close(const Paint& paint) {
    text_.append(R"( fill=")").append(paint.fill) += '"';
    if (paint.stroke != "none") {
        text_.append(R"( stroke=")").append(paint.stroke) += '"';
        add("stroke-width", paint.width);
        if (!paint.dashes.empty())
            text_.append(R"( stroke-dasharray=")").append(paint.dashes) += '"';
        if (paint.round_ends) text_ += R"( stroke-linecap="round" stroke-linejoin="round")";
    }
    text_ += "/>";
}

void Svg::rect(Point corner, double width, double height, double rounding, const Paint& paint) {
    text_ += "<rect";
    add("x", corner.x);
    add("y", corner.y);
    add("width", width);
    add("height", height);
    if (rounding > 0) add("rx", rounding);
    close(paint);
}

void Svg::ellipse(Point centre, double rx, double ry, const Paint& paint) {
    text_ += "<ellipse";
    add("cx", centre.x);
    add("cy", centre.y);
    add("rx", rx);
    add("ry", ry);
    close(paint);
}

void Svg::circle(Point centre, double radius, const Paint& paint) {
    text_ += "<circle";
    add("cx", centre.x);
    add("cy", centre.y);
    add("r", radius);
    close(paint);
}

void Svg::line(Point from, Point to, const Paint& paint) {
    text_ += "<line";
    add("x1", from.x);
    add("y1", from.y);
    add("x2", to.x);
    add("y2", to.y);
    close(paint);
}

void Svg::octagon(Point centre, double radius, const Paint& paint) {
    text_ += R"(<polygon points=")";
    for (int corner = 0; corner < 8; ++corner) {
        const double angle = (corner + 0.5) * std::numbers::pi / 4;
        if (corner > 0) text_ += ' ';
        text_ += decimal(centre.x + radius * std::cos(angle)) + ',' +
                 decimal(centre.y + radius * std::sin(angle));
    }
    text_ += '"';
    close(paint);
}

void Svg::path(std::string_view words, const Paint& paint) {
    text_.append(R"(<path d=")").append(words) += '"';
    close(paint);
}

void Svg::text(Point at, std::string_view words, const Lettering& lettering) {
    text_ += "<text";
    add("x", at.x);
    add("y", at.y);
    add("font-size", lettering.size);
    if (lettering.serif) text_ += R"( font-family="'DejaVu Serif',Georgia,serif")";
    if (lettering.bold) text_ += R"( font-weight="700")";
    if (lettering.anchor != Anchor::start)
        text_ += lettering.anchor == Anchor::middle ? R"( text-anchor="middle")"
                                                    : R"( text-anchor="end")";
    text_.append(R"( fill=")").append(lettering.fill) += "\">" + escape_html(words) + "</text>";
}

namespace {

/// An attribute of the outermost element that holds a number.
double number_in(std::string_view svg, std::string_view attribute) {
    const auto at = svg.find(attribute);
    return at == std::string_view::npos
               ? 0
               : std::strtod(std::string(svg.substr(at + attribute.size(), 16)).c_str(), nullptr);
}

}  // namespace

void Svg::picture(Point corner, double width, double height, std::string_view svg) {
    const double w = number_in(svg, " width=\""), h = number_in(svg, " height=\"");
    if (w <= 0 || h <= 0) return;
    const double scale = std::min(width / w, height / h);
    text_ += "<g transform=\"translate(" + decimal(corner.x + (width - w * scale) / 2) + ' ' +
             decimal(corner.y + (height - h * scale) / 2) + ") scale(" +
             // Thousandths, since `decimal` is too coarse for a factor.
             decimal(scale * 1000) + ") scale(0.001)\">";
    text_.append(svg) += "</g>";
}

std::string Svg::finish() {
    return std::move(text_) + "</g></svg>\n";
}

}  // namespace posthouse::games
