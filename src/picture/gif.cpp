#include "picture/gif.h"

#include "picture/palette.h"
#include "picture/raster.h"

#include <gif_lib.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace posthouse::picture {

namespace {

/// One color of the 256 is for the pixels that stay as they were.
constexpr std::size_t colors_max = 255;
/// Sizes of a GIF's color table are powers of two.
constexpr int color_bits_max = 8;

struct Area {
    int left, top, right, bottom;  // right and bottom are outside
};

/// What differs from the picture before; one pixel if nothing does.
Area changed_area(const Raster& now, const std::vector<std::uint32_t>& before) {
    if (before.empty()) return {0, 0, now.width, now.height};
    Area area{now.width, now.height, 0, 0};
    for (int y = 0; y < now.height; ++y)
        for (int x = 0; x < now.width; ++x) {
            const auto i = static_cast<std::size_t>(y) * static_cast<std::size_t>(now.width) +
                           static_cast<std::size_t>(x);
            if (now.pixels[i] == before[i]) continue;
            area = {std::min(area.left, x), std::min(area.top, y), std::max(area.right, x + 1),
                    std::max(area.bottom, y + 1)};
        }
    return area.right == 0 ? Area{0, 0, 1, 1} : area;
}

int write_bytes(GifFileType* gif, const GifByteType* bytes, int count) {
    static_cast<std::string*>(gif->UserData)
        ->append(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(count));
    return count;
}

void check(int status) {
    if (status != GIF_OK) fail("giflib cannot write it");
}

}  // namespace

struct Animation::File {
    std::string bytes;
    GifFileType* gif = nullptr;

    File(int width, int height) {
        int error = 0;
        gif = EGifOpen(&bytes, write_bytes, &error);
        if (!gif) fail("giflib cannot begin");
        EGifSetGifVersion(gif, true);
        check(EGifPutScreenDesc(gif, width, height, color_bits_max, 0, nullptr));
        // "Repeat forever", as every program reads it.
        constexpr std::array<GifByteType, 3> forever{1, 0, 0};
        check(EGifPutExtensionLeader(gif, APPLICATION_EXT_FUNC_CODE));
        check(EGifPutExtensionBlock(gif, 11, "NETSCAPE2.0"));
        check(EGifPutExtensionBlock(gif, forever.size(), forever.data()));
        check(EGifPutExtensionTrailer(gif));
    }
    ~File() {
        if (gif) EGifCloseFile(gif, nullptr);
    }
    File(const File&) = delete;
    File& operator=(const File&) = delete;
};

Animation::Animation(int width_px, std::uint32_t ground) : width_(width_px), ground_(ground) {}
Animation::~Animation() = default;

void Animation::add(std::string_view svg, std::chrono::milliseconds shown) {
    Raster now = rasterize(svg, width_, ground_);
    if (!file_) file_ = std::make_unique<File>(now.width, now.height);
    if (!before_.empty() && before_.size() != now.pixels.size()) fail("its frames differ in size");
    const Area area = changed_area(now, before_);

    const auto width = static_cast<std::size_t>(area.right - area.left);
    std::vector<std::uint32_t> colored;
    const auto each_pixel = [&](auto&& visit) {
        for (int y = area.top; y < area.bottom; ++y)
            for (int x = area.left; x < area.right; ++x) {
                const auto i = static_cast<std::size_t>(y) * static_cast<std::size_t>(now.width) +
                               static_cast<std::size_t>(x);
                visit(now.pixels[i], before_.empty() || now.pixels[i] != before_[i]);
            }
    };
    each_pixel([&](std::uint32_t pixel, bool changed) {
        if (changed) colored.push_back(pixel);
    });
    const Palette palette(colored, colors_max);
    const auto unchanged = static_cast<GifPixelType>(palette.size());
    std::vector<GifPixelType> indices;
    each_pixel([&](std::uint32_t pixel, bool changed) {
        indices.push_back(changed ? palette.index_of(pixel) : unchanged);
    });

    std::vector<GifColorType> colors(std::size_t{1}
                                     << static_cast<unsigned>(GifBitSize(unchanged + 1)));
    const std::vector<std::uint8_t> entries = palette.entries();
    for (std::size_t i = 0; i < palette.size(); ++i)
        colors[i] = {entries[4 * i], entries[4 * i + 1], entries[4 * i + 2]};
    const std::unique_ptr<ColorMapObject, void (*)(ColorMapObject*)> map(
        GifMakeMapObject(static_cast<int>(colors.size()), colors.data()), GifFreeMapObject);

    GifFileType* gif = file_->gif;
    GraphicsControlBlock control{};
    control.DisposalMode = DISPOSE_DO_NOT;
    control.DelayTime = static_cast<int>(shown.count() / 10);
    control.TransparentColor = unchanged;
    std::array<GifByteType, 4> block{};
    EGifGCBToExtension(&control, block.data());
    check(EGifPutExtension(gif, GRAPHICS_EXT_FUNC_CODE, block.size(), block.data()));
    check(EGifPutImageDesc(gif, area.left, area.top, area.right - area.left, area.bottom - area.top,
                           false, map.get()));
    for (std::size_t at = 0; at < indices.size(); at += width)
        check(EGifPutLine(gif, indices.data() + at, static_cast<int>(width)));
    before_ = std::move(now.pixels);
}

std::string Animation::finish() {
    if (!file_) fail("it has no frames");
    check(EGifCloseFile(std::exchange(file_->gif, nullptr), nullptr));
    return std::move(file_->bytes);
}

}  // namespace posthouse::picture
