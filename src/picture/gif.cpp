#include "picture/gif.h"

#include "picture/palette.h"
#include "picture/raster.h"

#include <cgif.h>

#include <cstddef>
#include <utility>

namespace posthouse::picture {

namespace {

/// One color of the 256 is for the pixels that stay as they were.
constexpr std::size_t colors_max = 255;

int append(void* bytes, const std::uint8_t* more, std::size_t count) {
    static_cast<std::string*>(bytes)->append(reinterpret_cast<const char*>(more), count);
    return 0;
}

void check(int status) {
    if (status != CGIF_OK) fail("libcgif cannot write it");
}

}  // namespace

struct Animation::File {
    std::string bytes;
    CGIF* gif = nullptr;

    File(int width, int height) {
        CGIF_Config config{};
        config.attrFlags = CGIF_ATTR_IS_ANIMATED | CGIF_ATTR_NO_GLOBAL_TABLE;
        config.width = static_cast<std::uint16_t>(width);
        config.height = static_cast<std::uint16_t>(height);
        config.numLoops = CGIF_INFINITE_LOOP;
        config.pWriteFn = append;
        config.pContext = &bytes;
        gif = cgif_newgif(&config);
        if (!gif) fail("libcgif cannot begin");
    }
    ~File() {
        if (gif) cgif_close(gif);
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
    const auto is_changed = [&](std::size_t i) {
        return before_.empty() || now.pixels[i] != before_[i];
    };
    std::vector<std::uint32_t> changed;
    for (std::size_t i = 0; i < now.pixels.size(); ++i)
        if (is_changed(i)) changed.push_back(now.pixels[i]);
    const Palette palette(changed, colors_max);

    const auto unchanged = static_cast<std::uint8_t>(palette.size());
    std::vector<std::uint8_t> indices(now.pixels.size(), unchanged);
    for (std::size_t i = 0; i < indices.size(); ++i)
        if (is_changed(i)) indices[i] = palette.index_of(now.pixels[i]);
    const std::vector<std::uint8_t> entries = palette.entries();
    std::vector<std::uint8_t> colors;
    for (std::size_t i = 0; i < palette.size(); ++i)
        colors.insert(colors.end(), &entries[4 * i], &entries[4 * i + 3]);
    colors.resize(colors.size() + 3);  // of the unchanged

    CGIF_FrameConfig frame{};
    frame.pLocalPalette = colors.data();
    frame.numLocalPaletteEntries = static_cast<std::uint16_t>(palette.size() + 1);
    frame.pImageData = indices.data();
    frame.attrFlags = CGIF_FRAME_ATTR_USE_LOCAL_TABLE | CGIF_FRAME_ATTR_HAS_SET_TRANS;
    frame.genFlags = CGIF_FRAME_GEN_USE_DIFF_WINDOW;
    frame.transIndex = unchanged;
    frame.delay = static_cast<std::uint16_t>(shown.count() / 10);
    check(cgif_addframe(file_->gif, &frame));
    before_ = std::move(now.pixels);
}

std::string Animation::finish() {
    if (!file_) fail("it has no frames");
    check(cgif_close(std::exchange(file_->gif, nullptr)));
    return std::move(file_->bytes);
}

}  // namespace posthouse::picture
