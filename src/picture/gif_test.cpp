#include "picture/gif.h"

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <gtest/gtest.h>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace posthouse::picture {
namespace {

using namespace std::chrono_literals;

constexpr std::uint32_t white = 0xffffffff;

/// A square of this color at this place, from the left.
std::string square_at(int x, const std::string& color) {
    return R"(<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect x=")" +
           std::to_string(x) + R"(" y="5" width="10" height="10" fill=")" + color + "\"/></svg>";
}

/// The pictures as a viewer shows them, pixel by pixel, with their times.
struct Shown {
    int width = 0, height = 0;
    std::vector<std::vector<std::uint32_t>> pictures;
    std::vector<std::chrono::milliseconds> times;
};

// gdk-pixbuf finds its way through an animation by the clock, in types that GLib has deprecated.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
Shown play(const std::string& bytes, int pictures) {
    const auto unref = [](auto* object) { g_object_unref(object); };
    const std::unique_ptr<GdkPixbufLoader, decltype(unref)> loader(gdk_pixbuf_loader_new());
    EXPECT_TRUE(gdk_pixbuf_loader_write(loader.get(), reinterpret_cast<const guchar*>(bytes.data()),
                                        bytes.size(), nullptr));
    EXPECT_TRUE(gdk_pixbuf_loader_close(loader.get(), nullptr));
    GdkPixbufAnimation* animation = gdk_pixbuf_loader_get_animation(loader.get());
    Shown shown{gdk_pixbuf_animation_get_width(animation),
                gdk_pixbuf_animation_get_height(animation),
                {},
                {}};
    GTimeVal now{};
    const std::unique_ptr<GdkPixbufAnimationIter, decltype(unref)> at(
        gdk_pixbuf_animation_get_iter(animation, &now));
    for (int k = 0; k < pictures; ++k) {
        const GdkPixbuf* picture = gdk_pixbuf_animation_iter_get_pixbuf(at.get());
        const guchar* row = gdk_pixbuf_read_pixels(picture);
        std::vector<std::uint32_t> pixels;
        for (int y = 0; y < shown.height; ++y, row += gdk_pixbuf_get_rowstride(picture))
            for (const guchar* pixel = row;
                 pixel < row + shown.width * gdk_pixbuf_get_n_channels(picture);
                 pixel += gdk_pixbuf_get_n_channels(picture))
                pixels.push_back(0xff000000U | static_cast<std::uint32_t>(pixel[0]) << 16U |
                                 static_cast<std::uint32_t>(pixel[1]) << 8U | pixel[2]);
        shown.pictures.push_back(pixels);
        const int time = gdk_pixbuf_animation_iter_get_delay_time(at.get());
        shown.times.emplace_back(time);
        g_time_val_add(&now, 1000L * time);
        gdk_pixbuf_animation_iter_advance(at.get(), &now);
    }
    return shown;
}
#pragma GCC diagnostic pop

TEST(Gif, ShowsEachPictureForItsTime) {
    Animation film(40, white);
    film.add(square_at(0, "#ff0000"), 500ms);
    film.add(square_at(20, "#0000ff"), 2s);
    const std::string bytes = film.finish();
    EXPECT_EQ(bytes.substr(0, 6), "GIF89a");
    EXPECT_NE(bytes.find("NETSCAPE2.0"), std::string::npos) << "repeats";
    const Shown shown = play(bytes, 2);
    EXPECT_EQ(shown.width, 40);
    EXPECT_EQ(shown.height, 20);
    ASSERT_EQ(shown.pictures.size(), 2u);
    EXPECT_EQ(shown.times, (std::vector<std::chrono::milliseconds>{500ms, 2s}));
    const auto at = [](const std::vector<std::uint32_t>& picture, std::size_t x) {
        return picture[10 * 40 + x];
    };
    EXPECT_EQ(at(shown.pictures[0], 5), 0xffff0000U);
    EXPECT_EQ(at(shown.pictures[0], 25), white);
    EXPECT_EQ(at(shown.pictures[1], 5), white) << "what has gone is painted over";
    EXPECT_EQ(at(shown.pictures[1], 25), 0xff0000ffU);
}

TEST(Gif, AStillPictureCostsNextToNothing) {
    Animation film(40, white);
    film.add(square_at(0, "#ff0000"), 1s);
    Animation longer(40, white);
    for (int i = 0; i < 10; ++i) longer.add(square_at(0, "#ff0000"), 1s);
    EXPECT_LT(longer.finish().size(), film.finish().size() + 9 * 40);
}

TEST(Gif, RefusesFramesOfOtherSizesAndNone) {
    EXPECT_THROW(Animation(40, white).finish(), std::runtime_error);
    Animation film(40, white);
    film.add(square_at(0, "#ff0000"), 1s);
    EXPECT_THROW(
        film.add(R"(<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>)", 1s),
        std::runtime_error);
}

}  // namespace
}  // namespace posthouse::picture
