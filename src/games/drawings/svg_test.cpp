
#include "games/drawings/svg.h"
#include "games/drawings/html_markup.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <algorithm>
#include <cmath>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

namespace posthouse::games::palette {
namespace {

/// Relative luminance by the Web Content Accessibility Guidelines 2.1.
double luminance(std::string_view colour) {
    double sum = 0;
    const double weights[] = {0.2126, 0.7152, 0.0722};
    for (std::size_t part = 0; part < 3; ++part) {
        const double value =
            std::stoi(std::string(colour.substr(1 + 2 * part, 2)), nullptr, 16) / 255.0;
        sum += weights[part] *
               (value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4));
    }
    return sum;
}

double contrast(std::string_view a, std::string_view b) {
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

// Without seeds, pits, pods and squares, which the page draws in more detail.
TEST(Palette, IsThatOfThePagesWoodenBoard) {
    std::ifstream file(POSTHOUSE_SOURCE "/browser/src/styles/board_themes.css");
    std::string css{std::istreambuf_iterator<char>(file), {}};
    css = css.substr(0, css.find("[data-board='night']"));
    const std::vector<std::pair<std::string, std::string_view>> names = {
        {"w2", wood}, {"wgroove", wood_rim}, {"num", carved}, {"mark", mark}, {"take", take}};
    for (const auto& [name, colour] : names)
        EXPECT_THAT(css, testing::HasSubstr("--" + name + ": " + std::string(colour) + ";"));
}

TEST(Palette, LettersAreLegibleOnEveryBackground) {
    const std::vector<std::pair<std::string_view, std::string_view>> letters = {
        {carved, wood},        {carved, ground},    {carved, ground_2},  {carved, mark},
        {carved, take},        {carved, light_pod}, {on_hollow, hollow}, {on_hollow, hollow_deep},
        {on_light, light_pod}, {on_dark, dark_pod}};
    for (const auto& [ink, below] : letters)
        EXPECT_GE(contrast(ink, below), 4.5) << ink << " on " << below;
    EXPECT_LT(contrast(wood, wood_rim), 4.5);  // the test can fail
}

}  // namespace
}  // namespace posthouse::games::palette

namespace posthouse::games {
namespace {

TEST(EscapeHtml, KeepsWordsFromBecomingTagsOrEndingAnAttribute) {
    EXPECT_EQ(escape_html("ann"), "ann");
    EXPECT_EQ(escape_html("Zoë 你好 🙂"), "Zoë 你好 🙂");
    EXPECT_EQ(escape_html("<b>\"Ann\" & 'Bob'</b>"),
              "&lt;b&gt;&quot;Ann&quot; &amp; &#39;Bob&#39;&lt;/b&gt;");
    EXPECT_EQ(escape_html("&amp;"), "&amp;amp;");
}

TEST(EscapeHtml, ReplacesWhatNoPictureMayHold) {
    EXPECT_EQ(escape_html("a\nb\tc"), "a b c");
    EXPECT_EQ(escape_html(std::string("a\0b\x1b[c\x7f", 7)), "a\ufffdb\ufffd[c\ufffd");
    EXPECT_EQ(escape_html("\ufffe"), "\ufffd");
    EXPECT_EQ(escape_html("\xff\xfe"), "\ufffd\ufffd");
    EXPECT_EQ(escape_html("a\xc3"), "a\ufffd");  // truncated
    EXPECT_EQ(escape_html("\xc0\xbc"
                          "b"),
              "\ufffd\ufffd"
              "b");                                                // “<” written too long
    EXPECT_EQ(escape_html("\xed\xa0\x80"), "\ufffd\ufffd\ufffd");  // a surrogate
    EXPECT_EQ(escape_html("\xf4\x90\x80\x80"), "\ufffd\ufffd\ufffd\ufffd");  // beyond U+10FFFF
}

TEST(EscapeHtml, RemovesBidirectionalControls) {
    EXPECT_EQ(escape_html("ann\u202exob\u2066"), "annxob");
}

TEST(Shortened, KeepsWhatFitsAndMarksWhatIsMissing) {
    EXPECT_EQ(shortened("", 5), "");
    EXPECT_EQ(shortened("annie", 5), "annie");
    EXPECT_EQ(shortened("anniek", 5), "anni…");
    EXPECT_EQ(shortened("ééééé", 5), "ééééé");
    EXPECT_EQ(shortened("éééééé", 5), "éééé…");
    EXPECT_EQ(shortened("你好你好", 5), "你好…");  // each is two columns wide
    EXPECT_EQ(shortened("\xff\xff\xff", 2), "\xff…");
}

}  // namespace
}  // namespace posthouse::games
