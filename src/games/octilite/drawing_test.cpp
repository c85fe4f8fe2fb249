// OctiLite's table and picture show what the position holds, turned for their reader.
#include "games/game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

namespace posthouse::octilite {
namespace {

using testing::HasSubstr;

int count(std::string_view text, std::string_view words) {
    int times = 0;
    for (std::size_t at = text.find(words); at != text.npos; at = text.find(words, at + 1)) ++times;
    return times;
}

const games::Game& game() {
    return *games::find_game("octilite");
}

std::string without_tags(std::string_view text) {
    std::string words;
    bool inside = false;
    for (char c : text) {
        if (c == '<' || c == '>')
            inside = c == '<';
        else if (!inside)
            words += c;
    }
    return words;
}

/// The table's squares, upper row first, from the left; arrows as shown.
std::vector<std::string> squares(std::string_view table) {
    std::vector<std::string> found;
    for (std::size_t at = table.find("<td align=\"center\""); at != table.npos;
         at = table.find("<td align=\"center\"", at + 1))
        found.push_back(without_tags(table.substr(at, table.find("</td>", at) - at)));
    return found;
}

std::string square(const std::string& position, const games::BoardRenderOptions& style, int column,
                   int row) {
    return squares(*game().html_table(position, style))
        .at(static_cast<std::size_t>(6 * row + column));
}

constexpr const char* position = "32,33ab,42,52/25f,26,46d,56 10 10 O";

TEST(OctiliteTable, PointsProngsAsTheReaderSeesThem) {
    const games::BoardRenderOptions white{Side::first, {}, nullptr};
    EXPECT_EQ(square(position, white, 2, 4), "O↑↗\ufe0e");  // 33: third from the left, fifth row
    EXPECT_EQ(square(position, white, 1, 2), "X↙\ufe0e");   // 25
    EXPECT_EQ(square(position, white, 1, 5), "base");       // 22
    EXPECT_EQ(square(position, white, 0, 0), "");
    const games::BoardRenderOptions black{Side::second, {}, nullptr};
    EXPECT_EQ(square(position, black, 3, 2), "O↓↙\ufe0e");
    EXPECT_EQ(square(position, black, 4, 4), "X↗\ufe0e");
    EXPECT_THAT(*game().html_table(position, white), HasSubstr("Prongs: a ↑, b ↗\ufe0e, c →"));
    EXPECT_THAT(*game().html_table(position, black), HasSubstr("Prongs: a ↓, b ↙\ufe0e, c ←"));
}

TEST(OctiliteTable, DescribesTheLastMoveInWords) {
    const auto jump = game().steps({"22ac,32,52/36c,46 10 11 O", {"22-42x"}});
    ASSERT_TRUE(jump);
    const games::MoveDetails& last = jump->back();
    const games::BoardRenderOptions style{Side::first, {}, &last};
    EXPECT_EQ(square(last.position, style, 1, 5), "left");
    EXPECT_EQ(square(last.position, style, 2, 5), "taken");
    EXPECT_EQ(square(last.position, style, 3, 5), "O↑→moved");
}

TEST(OctiliteDrawings, ShowEveryPodAndEveryProng) {
    std::mt19937 random(11);
    for (int i = 0; i < 3; ++i) {
        games::GameRecord record;
        while (true) {
            const auto view = game().state(record);
            const auto steps = game().steps(record);
            const games::MoveDetails* last = steps->empty() ? nullptr : &steps->back();
            const std::string text = view->position.substr(0, view->position.find(' '));
            const auto prongs = std::count_if(text.begin(), text.end(),
                                              [](char c) { return c >= 'a' && c <= 'h'; });
            const auto digits = std::count_if(text.begin(), text.end(),
                                              [](char c) { return c >= '0' && c <= '9'; });
            for (Side bottom : {Side::first, Side::second}) {
                const std::string svg = *game().picture(view->position, {bottom, {}, last});
                EXPECT_EQ(count(svg, "<polygon"), 8 + digits / 2);  // bases, pods
                EXPECT_EQ(count(svg, "<line"), 8 + 2 * prongs);  // the rose; prongs with outlines
                int pods = 0;
                int arrows = 0;
                for (const std::string& words :
                     squares(*game().html_table(view->position, {bottom, {}, last}))) {
                    pods += !words.empty() && (words[0] == 'O' || words[0] == 'X');
                    for (const char* arrow : {"↑", "↗", "→", "↘", "↓", "↙", "←", "↖"})
                        arrows += count(words, arrow);
                }
                EXPECT_EQ(pods, digits / 2) << view->position;
                EXPECT_EQ(arrows, prongs) << view->position;
            }
            if (testing::Test::HasFailure() || view->verdict.over) break;
            record.moves.push_back(view->legal[random() % view->legal.size()].text);
        }
    }
}

TEST(OctilitePicture, IsTurnedWithItsNumbersAndItsRose) {
    const std::string white = *game().picture(position, {Side::first, {"you", "bob"}, nullptr});
    const std::string black = *game().picture(position, {Side::second, {"ann", "you"}, nullptr});
    const auto words = [](const std::string& svg) {
        std::string all;
        for (std::size_t at = svg.find("<text"); at != svg.npos; at = svg.find("<text", at + 1))
            all += without_tags(svg.substr(at, svg.find("</text>", at) - at)) + ' ';
        return all;
    };
    EXPECT_THAT(words(white), HasSubstr("1 2 3 4 5 6 7 6 5 4 3 2 1 Black (X), bob 10 prongs to add "
                                        "White (O), you 10 prongs to add a b c d e f g h"));
    EXPECT_THAT(words(black), HasSubstr("6 5 4 3 2 1 1 2 3 4 5 6 7 White (O), ann 10 prongs to add "
                                        "Black (X), you 10 prongs to add e f g h a b c d"));
    EXPECT_THAT(white, HasSubstr("<title>OctiLite. White (O), you: 32, 33 with a b, 42, 52, "
                                 "10 prongs to add. Black (X), bob: 25 with f, 26, 46 with d, 56, "
                                 "10 prongs to add.</title>"));
}

}  // namespace
}  // namespace posthouse::octilite
