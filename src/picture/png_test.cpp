#include "picture/png.h"

#include "base/sanitizer_build.h"
#include "games/game.h"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <new>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace posthouse::picture {
namespace {

std::string board(const std::string& name, const std::vector<std::string>& moves) {
    const games::Game* game = games::find_game(name);
    const auto view = game->state({"", moves});
    const auto steps = game->steps({"", moves});
    const auto svg = game->picture(
        view->position, {Side::first, {"ann", "bob"}, steps->empty() ? nullptr : &steps->back()});
    EXPECT_TRUE(svg);
    return *svg;
}

struct Size {
    std::uint32_t width;
    std::uint32_t height;
    friend bool operator==(const Size&, const Size&) = default;
};

/// From the PNG header.
Size size_of(const std::string& png) {
    const auto number = [&png](std::size_t at) {
        std::uint32_t value = 0;
        for (std::size_t i = 0; i < 4; ++i)
            value = value << 8U | static_cast<unsigned char>(png.at(at + i));
        return value;
    };
    return {number(16), number(20)};
}

constexpr std::string_view square =
    R"(<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">)"
    R"(<rect width="40" height="20" fill="#123456"/></svg>)";

TEST(Png, HasTheGivenWidthAndAspectRatio) {
    const std::string png = png_of(square, 100);
    EXPECT_EQ(png.substr(0, 8), "\x89PNG\r\n\x1a\n");
    EXPECT_EQ(png.substr(12, 4), "IHDR");
    EXPECT_EQ(png.substr(png.size() - 8, 4), "IEND");
    EXPECT_EQ(size_of(png), (Size{100, 50}));
    EXPECT_EQ(size_of(png_of(board("wari", {}), 640)).width, 640u);
}

TEST(Png, WithoutMemoryForAThreadIsRefusedBeforeLibrariesEndTheProcess) {
    if (sanitizer_build) return;  // sanitizers need memory of their own
    const std::string svg = board("wari", {});
    const auto draw_without_memory = [&] {
        const rlimit none{0, 0};
        if (::setrlimit(RLIMIT_AS, &none) != 0) std::_Exit(3);
        try {
            (void)png_of(svg, 640);
            std::_Exit(1);
        } catch (const std::bad_alloc&) {
            std::_Exit(0);
        }
    };
    EXPECT_EXIT(draw_without_memory(), testing::ExitedWithCode(0), "");
}

TEST(Png, KeepsTheColorsOfAPlainPicture) {
    const std::string png = png_of(square, 40);
    const std::size_t palette = png.find("PLTE");
    ASSERT_NE(palette, std::string::npos);
    EXPECT_EQ(png.substr(palette + 4, 3), "\x12\x34\x56");
}

TEST(Png, IsTheSameFromEveryThread) {
    const std::string svg = board("octilite", {"22+b", "36+f", "22-33"});
    const std::string once = png_of(svg, 320);
    std::vector<std::string> again(4);
    {
        std::vector<std::jthread> threads;
        for (std::string& png : again)
            threads.emplace_back([&] {
                for (int i = 0; i < 5; ++i) png = png_of(svg, 320);
            });
    }
    for (const std::string& png : again) EXPECT_EQ(png, once);
}

TEST(Png, RendersText) {
    const auto with = [](std::string_view words) {
        return png_of(R"(<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30">)"
                      R"(<text font-family="'DejaVu Sans',Verdana,Helvetica,sans-serif" )"
                      R"(x="5" y="22" font-size="20">)" +
                          std::string(words) + "</text></svg>",
                      90);
    };
    EXPECT_NE(with("17"), with(""));
    EXPECT_NE(with("17"), with("18"));  // not the same box for every letter
}

TEST(Png, IsSmallForABoard) {
    for (const char* name : {"wari", "wari-24", "super-wari", "octilite"})
        EXPECT_LT(png_of(board(name, {}), 640).size(), 40'000u) << name;
}

TEST(Png, ThrowsForInvalidPictures) {
    EXPECT_THROW(png_of("", 100), std::runtime_error);
    EXPECT_THROW(png_of("<svg", 100), std::runtime_error);
    EXPECT_THROW(png_of("<html/>", 100), std::runtime_error);
    EXPECT_THROW(png_of(square, 0), std::runtime_error);
    EXPECT_THROW(png_of(square, 1'000'000), std::runtime_error);
    EXPECT_THROW(png_of(R"(<svg xmlns="http://www.w3.org/2000/svg" width="1" height="99999"/>)", 9),
                 std::runtime_error);
}

TEST(Png, FetchesNothingRemote) {
    const auto with = [](const std::string& inside) {
        return png_of(R"(<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">)" +
                          inside + "</svg>",
                      40);
    };
    const auto picture = std::filesystem::absolute(POSTHOUSE_SOURCE "/docs/pictures/phone.png");
    ASSERT_TRUE(std::filesystem::exists(picture)) << picture;
    EXPECT_EQ(with("<image width=\"40\" height=\"20\" href=\"file://" + picture.string() + "\"/>"),
              with(""));
}

}  // namespace
}  // namespace posthouse::picture
