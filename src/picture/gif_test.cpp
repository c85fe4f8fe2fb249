#include "picture/gif.h"

#include <gif_lib.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
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

/// The pictures as a viewer shows them, pixel by pixel, with their times in hundredths of a second.
struct Shown {
    int width = 0, height = 0;
    std::vector<std::vector<std::uint32_t>> pictures;
    std::vector<int> times;
};

Shown play(std::string bytes) {
    int error = 0;
    std::string_view rest = bytes;
    GifFileType* gif = DGifOpen(
        &rest,
        [](GifFileType* file, GifByteType* to, int count) {
            auto& input = *static_cast<std::string_view*>(file->UserData);
            const auto taken = std::min(input.size(), static_cast<std::size_t>(count));
            std::memcpy(to, input.data(), taken);
            input.remove_prefix(taken);
            return static_cast<int>(taken);
        },
        &error);
    EXPECT_NE(gif, nullptr);
    EXPECT_EQ(DGifSlurp(gif), GIF_OK);
    Shown shown{gif->SWidth, gif->SHeight, {}, {}};
    std::vector<std::uint32_t> screen(static_cast<std::size_t>(gif->SWidth * gif->SHeight));
    for (int k = 0; k < gif->ImageCount; ++k) {
        const SavedImage& image = gif->SavedImages[k];
        GraphicsControlBlock control{};
        EXPECT_EQ(DGifSavedExtensionToGCB(gif, k, &control), GIF_OK);
        const GifImageDesc& at = image.ImageDesc;
        for (int y = 0; y < at.Height; ++y)
            for (int x = 0; x < at.Width; ++x) {
                const int index = image.RasterBits[y * at.Width + x];
                if (index == control.TransparentColor) continue;
                const GifColorType& color = at.ColorMap->Colors[index];
                screen[static_cast<std::size_t>((at.Top + y) * gif->SWidth + at.Left + x)] =
                    0xff000000U | static_cast<std::uint32_t>(color.Red) << 16U |
                    static_cast<std::uint32_t>(color.Green) << 8U | color.Blue;
            }
        shown.pictures.push_back(screen);
        shown.times.push_back(control.DelayTime);
    }
    DGifCloseFile(gif, nullptr);
    return shown;
}

TEST(Gif, ShowsEachPictureForItsTime) {
    Animation film(40, white);
    film.add(square_at(0, "#ff0000"), 500ms);
    film.add(square_at(20, "#0000ff"), 2s);
    const std::string bytes = film.finish();
    EXPECT_EQ(bytes.substr(0, 6), "GIF89a");
    EXPECT_NE(bytes.find("NETSCAPE2.0"), std::string::npos) << "repeats";
    const Shown shown = play(bytes);
    EXPECT_EQ(shown.width, 40);
    EXPECT_EQ(shown.height, 20);
    ASSERT_EQ(shown.pictures.size(), 2u);
    EXPECT_EQ(shown.times, (std::vector{50, 200}));
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
