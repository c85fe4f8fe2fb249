// The HTML table and the picture of a sowing board show what the position holds, where the reader
// expects it.
#include "games/drawings/html_markup.h"
#include "games/game.h"
#include "games/wari/notation.h"
#include "games/wari/variant.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

namespace posthouse::wari {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

using Words = std::vector<std::string>;

/// The contents of every element that begins with `begins`, without tags.
Words contents(std::string_view text, std::string_view begins, std::string_view ends) {
    Words found;
    for (std::size_t at = text.find(begins); at != text.npos; at = text.find(begins, at)) {
        const std::size_t start = text.find('>', at) + 1;
        at = text.find(ends, start);
        std::string words;
        bool inside = false;
        for (char c : text.substr(start, at - start)) {
            if (c == '<') words += inside || words.empty() || words.back() == ' ' ? "" : " ";
            if (c == '<' || c == '>')
                inside = c == '<';
            else if (!inside)
                words += c;
        }
        while (!words.empty() && words.back() == ' ') words.pop_back();
        found.push_back(words);
    }
    return found;
}

int count(std::string_view text, std::string_view words) {
    int times = 0;
    for (std::size_t at = text.find(words); at != text.npos; at = text.find(words, at + 1)) ++times;
    return times;
}

struct Numbers {
    std::vector<int> seeds;
    std::vector<int> stores;
};

Numbers read(std::string_view position) {
    Numbers numbers;
    std::string_view houses = take_until(position, ' ');
    while (!houses.empty()) {
        const std::size_t end = std::min(houses.find_first_of(",/"), houses.size());
        numbers.seeds.push_back(std::stoi(std::string(houses.substr(0, end))));
        houses.remove_prefix(std::min(end + 1, houses.size()));
    }
    for (int i = 0; i < 2; ++i)
        numbers.stores.push_back(std::stoi(std::string(take_until(position, ' '))));
    return numbers;
}

/// The cells as the reader sees them, the upper row first, each from the left.
std::vector<int> cells_seen(const Variant& variant, Side bottom) {
    std::vector<int> cells;
    const int houses = variant.houses;
    const int below = bottom == Side::first ? 0 : houses;
    for (int column = 0; column < houses; ++column)
        cells.push_back((houses - below) + houses - 1 - column);
    for (int column = 0; column < houses; ++column) cells.push_back(below + column);
    return cells;
}

std::string name_of(const Variant& variant, int cell, Side reader) {
    const Side side = cell < variant.houses ? Side::first : Side::second;
    return std::string(house_text(variant, side, cell % variant.houses, reader));
}

template <class Visit>
void play(const Variant& variant, Visit visit) {
    const games::Game& game = *games::find_game(variant.name);
    std::mt19937 random(7);
    for (int i = 0; i < 3; ++i) {
        games::GameRecord record;
        while (true) {
            const auto view = game.state(record);
            const auto steps = game.steps(record);
            for (Side bottom : {Side::first, Side::second})
                visit(game, view->position,
                      games::BoardRenderOptions{
                          bottom, {"ann", "bob"}, steps->empty() ? nullptr : &steps->back()});
            if (testing::Test::HasFailure() || view->verdict.over) break;
            record.moves.push_back(view->legal[random() % view->legal.size()].text);
        }
    }
}

TEST(WariTable, ShowsEveryHouseAndStoreAsTheReaderSeesThem) {
    for (const Variant& variant : variants)
        play(variant, [&](const games::Game& game, const std::string& position,
                          const games::BoardRenderOptions& style) {
            const std::string table = *game.html_table(position, style);
            const Numbers numbers = read(position);
            Words seen;
            for (const std::string& cell : contents(table, "<td align=\"center\"", "</td>"))
                seen.push_back(cell.substr(0, cell.find(' ')));
            Words expected;
            Words letters;
            for (int cell : cells_seen(variant, style.bottom)) {
                expected.push_back(std::to_string(numbers.seeds[static_cast<std::size_t>(cell)]));
                letters.push_back(name_of(variant, cell, style.bottom));
            }
            EXPECT_EQ(seen, expected) << position;
            EXPECT_EQ(contents(table, "<th scope=\"col\"", "</th>"), letters);
            const bool turned = style.bottom == Side::second;
            EXPECT_THAT(contents(table, "<th scope=\"rowgroup\"", "</th>"),
                        turned ? ElementsAre("ann", "bob") : ElementsAre("bob", "ann"));
            EXPECT_THAT(contents(table, "<td align=\"right\"", "</td>"),
                        ElementsAre("captured " + std::to_string(numbers.stores[turned ? 0 : 1]),
                                    "captured " + std::to_string(numbers.stores[turned ? 1 : 0])));
        });
}

TEST(WariPicture, ShowsEverySeedAndEveryNumberAsTheReaderSeesThem) {
    for (const Variant& variant : variants)
        play(variant, [&](const games::Game& game, const std::string& position,
                          const games::BoardRenderOptions& style) {
            const std::string svg = *game.picture(position, style);
            const Numbers numbers = read(position);
            EXPECT_EQ(count(svg, "<circle"), variant.seeds_total()) << position;
            Words expected;
            int column = 0;
            for (int cell : cells_seen(variant, style.bottom)) {
                const std::size_t side = cell < variant.houses ? 0 : 1;
                if (column++ % variant.houses == 0) {
                    expected.push_back(side == 0 ? "ann" : "bob");
                    expected.push_back(std::to_string(numbers.stores[side]));
                }
                expected.push_back(name_of(variant, cell, style.bottom));
                const int seeds = numbers.seeds[static_cast<std::size_t>(cell)];
                if (seeds > 0) expected.push_back(std::to_string(seeds));
            }
            EXPECT_EQ(contents(svg, "<text", "</text>"), expected) << position;
        });
}

TEST(WariTable, DescribesTheLastMoveInWords) {
    const games::Game& game = *games::find_game("wari");
    const auto steps = game.steps({"", {"b", "d", "f", "c", "e"}});
    const games::BoardRenderOptions style{Side::first, {}, &steps->back()};
    EXPECT_THAT(
        contents(*game.html_table(steps->back().position, style), "<td align=\"center\"", "</td>"),
        ElementsAre("6", "7", "0 taken", "1 sown", "6 sown", "6 sown",  //
                    "6", "0", "5", "5", "0 lifted", "1 sown"));
}

TEST(WariPicture, MarksTheLastMove) {
    const games::Game& game = *games::find_game("wari");
    const auto steps = game.steps({"", {"b", "d", "f", "c", "e"}});
    const std::string plain = *game.picture(steps->back().position, {});
    const std::string marked =
        *game.picture(steps->back().position, {Side::first, {}, &steps->back()});
    const auto more = [&](std::string_view words) {
        return count(marked, words) - count(plain, words);
    };
    EXPECT_EQ(more("<ellipse"), 2 * 6);      // a ring on its shadow, for each cell of the move
    EXPECT_EQ(more("stroke-dasharray"), 2);  // lifted
    EXPECT_EQ(more("<path"), 2);             // the cross on the captured one
    EXPECT_EQ(more("<circle cx"), 0);        // no seed more or less
    EXPECT_EQ(more("fill=\"#ffcf4d\""), 4);  // the new seeds that are still there
}

TEST(WariPicture, SaysInWordsWhatItShows) {
    EXPECT_THAT(*games::find_game("wari-24")->picture("4,4,4,4,4,4/4,4,4,4,4,3 0 1 S",
                                                      {Side::second, {"ann", "you"}, {}}),
                HasSubstr("<title>Wari 24. you: 1 4, 2 4, 3 4, 4 4, 5 4, 6 3, captured 1. "
                          "ann: 7 4, 8 4, 9 4, 10 4, 11 4, 12 4, captured 0.</title>"));
}

TEST(WariDrawings, ShowNamesAsWords) {
    const games::Game& game = *games::find_game("wari");
    const std::string position = game.state({})->position;
    const games::BoardRenderOptions style{Side::first, {"<script>", "a & b \"c\""}, nullptr};
    for (const std::string& text :
         {*game.html_table(position, style), *game.picture(position, style)}) {
        EXPECT_THAT(text, HasSubstr("&lt;script&gt;"));
        EXPECT_THAT(text, HasSubstr("a &amp; b &quot;c&quot;"));
    }
}

}  // namespace
}  // namespace posthouse::wari
