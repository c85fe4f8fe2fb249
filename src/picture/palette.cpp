#include "picture/palette.h"

#include <algorithm>

namespace posthouse::picture {

namespace {

/// 5 bits of each of red, green and blue, 3 of opacity.
constexpr std::size_t keys = std::size_t{1} << 18;
std::size_t key_of(std::uint32_t pixel) {
    return (pixel >> 3 & 0x1f) | (pixel >> 6 & 0x3e0) | (pixel >> 9 & 0x7c00) |
           (pixel >> 14 & 0x38000);
}

}  // namespace

Palette::Palette(const std::vector<std::uint32_t>& pixels, std::size_t colors_max) : index_(keys) {
    // Until the shades are sorted, index_ holds their position plus one.
    for (std::uint32_t pixel : pixels) {
        const std::size_t key = key_of(pixel);
        if (index_[key] == 0) {
            shades_.push_back({key});
            index_[key] = static_cast<std::uint32_t>(shades_.size());
        }
        Shade& shade = shades_[index_[key] - 1];
        ++shade.pixels;
        for (std::size_t part = 0; part < 4; ++part) shade.sum[part] += pixel >> (8 * part) & 0xff;
    }
    std::sort(shades_.begin(), shades_.end(), [](const Shade& a, const Shade& b) {
        return a.pixels != b.pixels ? a.pixels > b.pixels : a.key < b.key;
    });
    kept_ = std::min(shades_.size(), colors_max);
    for (std::size_t i = 0; i < shades_.size(); ++i)
        index_[shades_[i].key] = static_cast<std::uint32_t>(i < kept_ ? i : nearest(shades_[i]));
}

std::uint8_t Palette::index_of(std::uint32_t pixel) const {
    return static_cast<std::uint8_t>(index_[key_of(pixel)]);
}

std::vector<std::uint8_t> Palette::entries() const {
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

std::size_t Palette::nearest(const Shade& shade) const {
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

}  // namespace posthouse::picture
