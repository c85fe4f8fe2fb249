// The most frequent colors of a picture, for formats with few. For this folder's own .cpp files.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace posthouse::picture {

/// At most so many colors: the most frequent shades; all others map to the nearest of them.
class Palette {
public:
    Palette(const std::vector<std::uint32_t>& pixels, std::size_t colors_max);

    /// Of a pixel of that picture.
    std::uint8_t index_of(std::uint32_t pixel) const;
    /// RGBA of each color, not premultiplied.
    std::vector<std::uint8_t> entries() const;
    std::size_t size() const { return kept_; }

private:
    /// A bucket of similar colors.
    struct Shade {
        std::size_t key;
        std::uint32_t pixels = 0;
        std::uint32_t sum[4]{};  // blue, green, red, opacity

        std::uint32_t mean(std::size_t part) const { return (sum[part] + pixels / 2) / pixels; }
    };

    std::size_t nearest(const Shade&) const;

    std::vector<std::uint32_t> index_;  // of each key
    std::vector<Shade> shades_;         // the most frequent first
    std::size_t kept_ = 0;
};

}  // namespace posthouse::picture
