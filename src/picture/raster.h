// An SVG picture as pixels, by librsvg and cairo. For this folder's own .cpp files.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::picture {

struct Raster {
    int width = 0, height = 0;
    std::vector<std::uint32_t>
        pixels;  // rows from the top: opacity, red, green, blue; premultiplied
};

/// `width_px` wide with its aspect ratio kept. `ground`: an opaque color below the picture, as in a
/// pixel; 0: none. Throws std::runtime_error if it cannot be drawn, and
/// std::bad_alloc in time if there is too little memory for it.
Raster rasterize(std::string_view svg, int width_px, std::uint32_t ground = 0);

[[noreturn]] void fail(const std::string& what);

}  // namespace posthouse::picture
