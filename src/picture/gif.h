// Boards as an animated GIF. GIF rather than WebP, since mail programs and older chat programs show
// it too.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::picture {

/// Add pictures of the same size, then finish. Holds two of them in memory, and the file. Throws
/// std::runtime_error if one cannot be drawn.
class Animation {
public:
    /// `ground`: the opaque color below them, 0xffRRGGBB.
    Animation(int width_px, std::uint32_t ground);
    ~Animation();

    void add(std::string_view svg, std::chrono::milliseconds shown);
    /// The file, which repeats forever. Add nothing afterwards.
    std::string finish();

private:
    struct File;

    const int width_;
    const std::uint32_t ground_;
    std::vector<std::uint32_t> before_;  // pixels of the last picture
    std::unique_ptr<File> file_;         // from the first picture on
};

}  // namespace posthouse::picture
