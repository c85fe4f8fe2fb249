// Converts SVG to PNG with librsvg and cairo. Reads no files and fetches nothing: references to
// them are ignored.
#pragma once

#include <string>
#include <string_view>

namespace posthouse::picture {

/// The picture, `width_px` wide with its aspect ratio kept, in at most 256 colors. Deterministic
/// for the same fonts. Thread-safe. Throws std::runtime_error if it cannot be drawn,
/// std::bad_alloc if there is too little memory.
std::string png_of(std::string_view svg, int width_px);

}  // namespace posthouse::picture
