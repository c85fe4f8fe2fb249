#include "picture/png.h"

#include "picture/palette.h"
#include "picture/raster.h"

#include <png.h>

#include <algorithm>
#include <cstdint>
#include <vector>

namespace posthouse::picture {

std::string png_of(std::string_view svg, int width_px) {
    const Raster raster = rasterize(svg, width_px);
    const Palette palette(raster.pixels, 256);
    std::vector<std::uint8_t> indices(raster.pixels.size());
    std::transform(raster.pixels.begin(), raster.pixels.end(), indices.begin(),
                   [&](std::uint32_t pixel) { return palette.index_of(pixel); });

    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    image.width = static_cast<png_uint_32>(raster.width);
    image.height = static_cast<png_uint_32>(raster.height);
    image.format = PNG_FORMAT_RGBA_COLORMAP;
    image.colormap_entries = static_cast<png_uint_32>(palette.size());
    const std::vector<std::uint8_t> entries = palette.entries();
    std::string bytes(PNG_IMAGE_PNG_SIZE_MAX(image), '\0');
    png_alloc_size_t size = bytes.size();
    if (!png_image_write_to_memory(&image, bytes.data(), &size, 0, indices.data(), 0,
                                   entries.data()))
        fail(image.message);
    bytes.resize(size);
    return bytes;
}

}  // namespace posthouse::picture
