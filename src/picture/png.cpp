#include "picture/png.h"

#include <cairo.h>
#include <librsvg/rsvg.h>
#include <png.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <vector>

namespace posthouse::picture {
namespace {

constexpr int pixels_max = 4096;  // wide and high
constexpr std::size_t colours_max = 256;

template <auto Free>
struct FreeBy {
    template <class T>
    void operator()(T* thing) const {
        Free(thing);
    }
};
using Picture = std::unique_ptr<RsvgHandle, FreeBy<g_object_unref>>;
using Surface = std::unique_ptr<cairo_surface_t, FreeBy<cairo_surface_destroy>>;
using Pen = std::unique_ptr<cairo_t, FreeBy<cairo_destroy>>;

[[noreturn]] void fail(const std::string& what) {
    throw std::runtime_error("cannot draw picture: " + what);
}

[[noreturn]] void fail(GError* error) {
    const std::string what = error ? error->message : "unknown librsvg error";
    if (error) g_error_free(error);
    fail(what);
}

/// Renders into an image surface: premultiplied BGRA.
Surface render_svg(std::string_view svg, int width) {
    GError* error = nullptr;
    const Picture picture(
        rsvg_handle_new_from_data(reinterpret_cast<const guint8*>(svg.data()), svg.size(), &error));
    if (!picture) fail(error);
    double wide = 0;
    double high = 0;
    if (!rsvg_handle_get_intrinsic_size_in_pixels(picture.get(), &wide, &high) || wide < 1 ||
        high < 1)
        fail("it has no size");
    const double height = std::round(high * width / wide);
    if (width < 1 || width > pixels_max || height < 1 || height > pixels_max)
        fail("it would be " + std::to_string(width) + " pixels wide");
    Surface surface(
        cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, static_cast<int>(height)));
    const Pen pen(cairo_create(surface.get()));
    const RsvgRectangle whole{0, 0, static_cast<double>(width), height};
    if (!rsvg_handle_render_document(picture.get(), pen.get(), &whole, &error)) fail(error);
    cairo_surface_flush(surface.get());
    if (cairo_status(pen.get()) != CAIRO_STATUS_SUCCESS)
        fail(cairo_status_to_string(cairo_status(pen.get())));
    return surface;
}

/// A bucket of similar colors.
struct Shade {
    std::size_t key;
    std::uint32_t pixels = 0;
    std::array<std::uint32_t, 4> sum{};  // blue, green, red, opacity

    std::uint32_t mean(std::size_t part) const { return (sum[part] + pixels / 2) / pixels; }
};

/// 5 bits of each of red, green and blue, 3 of opacity.
constexpr std::size_t keys = std::size_t{1} << 18;
std::size_t key_of(std::uint32_t pixel) {
    return (pixel >> 3 & 0x1f) | (pixel >> 6 & 0x3e0) | (pixel >> 9 & 0x7c00) |
           (pixel >> 14 & 0x38000);
}

/// A palette of at most 256 colors: the most frequent shades; all others map to the nearest of
/// them.
class Palette {
public:
    explicit Palette(const std::vector<std::uint32_t>& pixels) : index_(keys) {
        // Until the shades are sorted, index_ holds their position plus one.
        for (std::uint32_t pixel : pixels) {
            const std::size_t key = key_of(pixel);
            if (index_[key] == 0) {
                shades_.push_back({key});
                index_[key] = static_cast<std::uint32_t>(shades_.size());
            }
            Shade& shade = shades_[index_[key] - 1];
            ++shade.pixels;
            for (std::size_t part = 0; part < 4; ++part)
                shade.sum[part] += pixel >> (8 * part) & 0xff;
        }
        std::sort(shades_.begin(), shades_.end(), [](const Shade& a, const Shade& b) {
            return a.pixels != b.pixels ? a.pixels > b.pixels : a.key < b.key;
        });
        kept_ = std::min(shades_.size(), colours_max);
        for (std::size_t i = 0; i < shades_.size(); ++i)
            index_[shades_[i].key] =
                static_cast<std::uint32_t>(i < kept_ ? i : nearest(shades_[i]));
    }

    std::uint8_t index_of(std::uint32_t pixel) const {
        return static_cast<std::uint8_t>(index_[key_of(pixel)]);
    }

    /// RGBA of each color, not premultiplied.
    std::vector<std::uint8_t> entries() const {
        std::vector<std::uint8_t> bytes;
        for (std::size_t i = 0; i < kept_; ++i) {
            const std::uint32_t opacity = shades_[i].mean(3);
            for (std::size_t part : {2, 1, 0}) {
                const std::uint32_t whole =
                    opacity == 0 ? 0 : (shades_[i].mean(part) * 255 + opacity / 2) / opacity;
                bytes.push_back(static_cast<std::uint8_t>(std::min<std::uint32_t>(whole, 255)));
            }
            bytes.push_back(static_cast<std::uint8_t>(opacity));
        }
        return bytes;
    }
    std::size_t size() const { return kept_; }

private:
    std::size_t nearest(const Shade& shade) const {
        std::size_t best = 0;
        long best_distance = -1;
        for (std::size_t i = 0; i < kept_; ++i) {
            long distance = 0;
            for (std::size_t part = 0; part < 4; ++part) {
                const long apart =
                    static_cast<long>(shades_[i].mean(part)) - static_cast<long>(shade.mean(part));
                distance += apart * apart;
            }
            if (best_distance >= 0 && distance >= best_distance) continue;
            best = i;
            best_distance = distance;
        }
        return best;
    }

    std::vector<std::uint32_t> index_;  // of each key
    std::vector<Shade> shades_;         // the most frequent first
    std::size_t kept_ = 0;
};

std::vector<std::uint32_t> pixels_of(cairo_surface_t* surface) {
    const int width = cairo_image_surface_get_width(surface);
    const int height = cairo_image_surface_get_height(surface);
    const int stride = cairo_image_surface_get_stride(surface);
    const unsigned char* data = cairo_image_surface_get_data(surface);
    std::vector<std::uint32_t> pixels;
    pixels.reserve(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    for (int y = 0; y < height; ++y) {
        const auto* row =
            reinterpret_cast<const std::uint32_t*>(data + static_cast<std::ptrdiff_t>(y) * stride);
        pixels.insert(pixels.end(), row, row + width);
    }
    return pixels;
}

}  // namespace

std::string png_of(std::string_view svg, int width_px) {
    const Surface surface = render_svg(svg, width_px);
    const std::vector<std::uint32_t> pixels = pixels_of(surface.get());
    const Palette palette(pixels);
    std::vector<std::uint8_t> indices(pixels.size());
    std::transform(pixels.begin(), pixels.end(), indices.begin(),
                   [&](std::uint32_t pixel) { return palette.index_of(pixel); });

    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    image.width = static_cast<png_uint_32>(cairo_image_surface_get_width(surface.get()));
    image.height = static_cast<png_uint_32>(cairo_image_surface_get_height(surface.get()));
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
