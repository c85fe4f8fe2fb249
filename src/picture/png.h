// Turns an SVG picture into a PNG, by librsvg and cairo.
//
// Deliberately absent: what is on the picture (the games draw that), files, anything fetched from
// elsewhere: a picture that names a file or an address is drawn without it.
#pragma once

#include <string>
#include <string_view>

namespace posthouse::picture {

/// The picture, `width_px` wide, as high as its shape asks, in at most 256 colours. The same
/// picture gives the same bytes wherever the same fonts are. May be called from any thread. Throws
/// a Fault (std::runtime_error) where it cannot be drawn.
std::string png_of(std::string_view svg, int width_px);

}  // namespace posthouse::picture
