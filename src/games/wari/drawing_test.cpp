#include "games/wari/drawing.h"

#include "games/game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <sstream>
#include <string>

namespace posthouse::wari {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string drawn(std::string_view game, std::string_view position,
                  const games::BoardRenderOptions& style = {}) {
    const auto board = games::find_game(game)->board(position, style);
    EXPECT_TRUE(board);
    return board ? std::string(1, '\n') += *board : "";
}

TEST(WariBoard, IsThatOfTheRules) {
    const std::array<std::uint8_t, 12> seeds = {5, 1, 5, 5, 5, 5, 4, 4, 4, 0, 5, 17};
    const std::array<std::uint8_t, 2> stores = {3, 2};
    const std::string board =
        board_text({variant_named("wari"), seeds, stores}, {Side::first, {"you", "bob"}, nullptr});
    EXPECT_EQ(std::string(1, '\n') += board,
              R"(
bob  captured 2
   f     e     d     c     b     a
+-----+-----+-----+-----+-----+-----+
| 17  |  5  |     |  4  |  4  |  4  |
+-----+-----+-----+-----+-----+-----+
|  5  |  1  |  5  |  5  |  5  |  5  |
+-----+-----+-----+-----+-----+-----+
   a     b     c     d     e     f
you  captured 3
)");
}

TEST(WariBoard, ShowsEachReaderTheirOwnSideAtTheBottom) {
    EXPECT_EQ(drawn("wari", "6,0,5,5,0,1/6,6,1,0,7,6 3 2 N", {Side::second, {}, nullptr}),
              R"(
South  captured 3
   f     e     d     c     b     a
+-----+-----+-----+-----+-----+-----+
|  1  |     |  5  |  5  |     |  6  |
+-----+-----+-----+-----+-----+-----+
|  6  |  6  |  1  |     |  7  |  6  |
+-----+-----+-----+-----+-----+-----+
   a     b     c     d     e     f
North  captured 2
)");
}

TEST(WariBoard, OfWari24HasTheReadersNumbersBelowAndTheOthersAbove) {
    for (const Side reader : {Side::first, Side::second}) {
        const std::string board =
            drawn("wari-24", "4,4,4,4,4,4/4,4,4,4,4,4 0 0 S", {reader, {}, nullptr});
        EXPECT_THAT(board, HasSubstr("\n  12    11    10     9     8     7\n"));
        EXPECT_THAT(board, HasSubstr("\n   1     2     3     4     5     6\n"));
    }
    EXPECT_EQ(drawn("wari-24", "4,4,4,4,4,4/4,4,4,4,4,4 0 0 S"),
              R"(
North  captured 0
  12    11    10     9     8     7
+-----+-----+-----+-----+-----+-----+
|  4  |  4  |  4  |  4  |  4  |  4  |
+-----+-----+-----+-----+-----+-----+
|  4  |  4  |  4  |  4  |  4  |  4  |
+-----+-----+-----+-----+-----+-----+
   1     2     3     4     5     6
South  captured 0
)");
}

TEST(WariBoard, OfSuperWariHasNamesAtTheRightOfTheirRows) {
    EXPECT_EQ(drawn("super-wari", "0,4,4,4,3,3,3,3/12,3,3,3,0,0,0,0 1 2 N",
                    {Side::first, {"Ann", "Bob"}, nullptr}),
              R"(
   h    g    f    e    d    c    b    a
+----+----+----+----+----+----+----+----+  captured 2
|    |    |    |    |  3 |  3 |  3 | 12 |  Bob
+----+----+----+----+----+----+----+----+
|    |  4 |  4 |  4 |  3 |  3 |  3 |  3 |  Ann
+----+----+----+----+----+----+----+----+  captured 1
   a    b    c    d    e    f    g    h
)");
}

TEST(WariBoard, MarksTheLastMove) {
    const auto steps = games::find_game("wari")->steps({"", {"b", "d", "f", "c"}});
    ASSERT_TRUE(steps);
    EXPECT_EQ(drawn("wari", steps->back().position, {Side::first, {}, &steps->back()}),
              R"(
North  captured 2
   f     e     d     c     b     a
+-----+-----+-----+-----+-----+-----+
|< 6  |< 7  |< 2  |  *  |  5  |  5  |
+-----+-----+-----+-----+-----+-----+
|  6 >|  x  |  5  |  5  |  5  |     |
+-----+-----+-----+-----+-----+-----+
   a     b     c     d     e     f
South  captured 0
Last move: * lifted, > < sown, x captured
)");
}

TEST(WariBoard, WithTheLongestNamesKeepsTo72ColumnsOfWholeCharacters) {
    std::string long_name;
    for (int i = 0; i < 60; ++i) long_name += "é";
    for (const Variant& variant : variants) {
        const auto board = games::find_game(variant.name)
                               ->board(games::find_game(variant.name)->state({})->position,
                                       {Side::first, {long_name, long_name}, nullptr});
        ASSERT_TRUE(board);
        std::istringstream lines(*board);
        for (std::string line; std::getline(lines, line);) EXPECT_LE(line.size(), 72u) << line;
        EXPECT_THAT(*board, HasSubstr("éé"));
    }
}

TEST(WariBoard, OnANarrowScreenHasNoBoxes) {
    const auto steps = games::find_game("wari")->steps({"", {"b", "d", "f", "c"}});
    ASSERT_TRUE(steps);
    const games::MoveDetails* last = &steps->back();
    const auto board = [&](int columns) {
        return drawn("wari", last->position, {Side::first, {"you", "computer"}, last, columns});
    };
    EXPECT_EQ(board(40), R"(
computer  captured 2
  f  e  d  c  b  a
< 6< 7< 2  *  5  5
> 6  x  5  5  5  .
  a  b  c  d  e  f
you  captured 0
* lifted, > < sown
x captured
)");
    EXPECT_EQ(board(20), R"(
computer  captured 2
  f  e  d  c  b  a
< 6< 7< 2  *  5  5
> 6  x  5  5  5  .
  a  b  c  d  e  f
you  captured 0
* lifted, > < sown
x captured
)");
}

TEST(WariBoard, OfEightColumnsHasRoomForTwoDigitsInTwenty) {
    EXPECT_EQ(drawn("super-wari", "0,10,4,10,0,0,0,3/10,11,0,0,0,0,0,0 0 0 N",
                    {Side::first, {"Ann", "Bob"}, nullptr, 20}),
              R"(
Bob  captured 0
 h  g f  e d c  b  a
 .  . .  . . . 11 10
 . 10 4 10 . .  .  3
 a  b c  d e f  g  h
Ann  captured 0
)");
}

TEST(WariBoard, FitsAnyScreenFromTwentyColumnsOn) {
    std::string long_name(60, 'n');
    for (const Variant& variant : variants) {
        const games::Game& game = *games::find_game(variant.name);
        const auto steps = game.steps({"", {game.state({})->legal.front().text}});
        ASSERT_TRUE(steps);
        for (int columns = games::text_columns_min; columns <= games::text_columns_max; ++columns) {
            const std::string board =
                drawn(variant.name, steps->back().position,
                      {Side::first, {long_name, long_name}, &steps->back(), columns});
            std::istringstream lines(board);
            for (std::string line; std::getline(lines, line);)
                EXPECT_LE(line.size(), static_cast<std::size_t>(columns)) << line;
            if (columns <= games::narrow_columns_max) {
                EXPECT_THAT(board, Not(HasSubstr("+")));
            }
            EXPECT_THAT(board, HasSubstr("nnnn")) << columns;
        }
    }
}

TEST(WariBoard, IsRefusedForATextThatIsNoPosition) {
    EXPECT_FALSE(games::find_game("wari")->board("4,4 0 0 S", {}));
}

}  // namespace
}  // namespace posthouse::wari
