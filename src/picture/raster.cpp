#include "picture/raster.h"

#include <cairo.h>
#include <librsvg/rsvg.h>
#include <pthread.h>
#include <sys/mman.h>

#include <cmath>
#include <cstddef>
#include <memory>
#include <new>
#include <stdexcept>

namespace posthouse::picture {

void fail(const std::string& what) {
    throw std::runtime_error("cannot draw picture: " + what);
}

namespace {

/// More than drawing the largest picture takes, and room for a thread's stack.
constexpr std::size_t memory_needed = 96 * 1024 * 1024;

/// Throws std::bad_alloc if memory or threads are nearly used up: Pango begins a thread for each
/// picture with text, and GLib and Rust end the process if they get no thread or no memory.
void require_memory_and_a_thread() {
    void* const room =
        mmap(nullptr, memory_needed, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (room == MAP_FAILED) throw std::bad_alloc();
    munmap(room, memory_needed);
    pthread_t thread{};
    if (pthread_create(
            &thread, nullptr, [](void*) -> void* { return nullptr; }, nullptr) != 0)
        throw std::bad_alloc();
    pthread_join(thread, nullptr);
}

constexpr int pixels_max = 4096;  // wide and high

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

[[noreturn]] void fail_with(GError* error) {
    const std::string what = error ? error->message : "unknown librsvg error";
    if (error) g_error_free(error);
    fail(what);
}

/// Renders into an image surface: premultiplied BGRA.
Surface render_svg(std::string_view svg, int width, std::uint32_t ground) {
    GError* error = nullptr;
    const Picture picture(
        rsvg_handle_new_from_data(reinterpret_cast<const guint8*>(svg.data()), svg.size(), &error));
    if (!picture) fail_with(error);
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
    if (ground != 0) {
        const auto part = [ground](int shift) { return (ground >> shift & 0xff) / 255.0; };
        cairo_set_source_rgb(pen.get(), part(16), part(8), part(0));
        cairo_paint(pen.get());
    }
    const RsvgRectangle whole{0, 0, static_cast<double>(width), height};
    if (!rsvg_handle_render_document(picture.get(), pen.get(), &whole, &error)) fail_with(error);
    cairo_surface_flush(surface.get());
    if (cairo_status(pen.get()) != CAIRO_STATUS_SUCCESS)
        fail(cairo_status_to_string(cairo_status(pen.get())));
    return surface;
}

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

Raster rasterize(std::string_view svg, int width_px, std::uint32_t ground) {
    require_memory_and_a_thread();
    const Surface surface = render_svg(svg, width_px, ground);
    return {cairo_image_surface_get_width(surface.get()),
            cairo_image_surface_get_height(surface.get()), pixels_of(surface.get())};
}

}  // namespace posthouse::picture
