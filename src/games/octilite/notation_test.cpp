#include "games/octilite/notation.h"

#include "games/game.h"
#include "games/game_help.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>
#include <string>

namespace posthouse::octilite {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

const OctiLite rules;
const Notation words;

/// The position as it is written, or the refusal.
std::string read(std::string_view text) {
    const auto at = words.read(rules, text);
    return std::string(at ? words.write(rules, *at).view() : at.error().sentence.view());
}

std::string illegal_reason(std::string_view position, std::string_view typed) {
    const auto at = words.read(rules, position);
    return std::string(words.illegal_reason(rules, *at, typed, at->turn).sentence.view());
}

games::MoveDetails last_step(std::string_view from, std::string_view move) {
    const auto steps =
        games::find_game("octilite")->steps({std::string(from), {std::string(move)}});
    if (!steps) {
        ADD_FAILURE() << steps.error().refusal.sentence.view();
        return {};
    }
    return steps->back();
}

TEST(OctiLitePosition, IsReadInAnyOrderAndWrittenInOne) {
    EXPECT_EQ(read("32abcdefgh,33,43/34,44,27 10 6 O"), "32abcdefgh,33,43/27,34,44 10 6 O");
    EXPECT_EQ(read("52,22hA/26 10 12 x"), "22ah,52/26 10 12 X");
    EXPECT_EQ(read("/26 0 24 X"), "/26 0 24 X");
}

TEST(OctiLitePosition, IsRefusedWithTheReasonIfWrong) {
    EXPECT_THAT(read(""), HasSubstr("not a position"));
    EXPECT_THAT(read("22/26 12 12"), HasSubstr("not a position"));
    EXPECT_THAT(read("22/26 12 12 O again"), HasSubstr("not a position"));
    EXPECT_THAT(read("22/26/36 12 12 O"), HasSubstr("not a position"));
    EXPECT_THAT(read(std::string(2000, '7')), HasSubstr("like 22,32,42,52/26,36,46,56 12 12 O."));
    for (std::string_view pods : {"72", "20", "18", "2", "ab", "22,", ",22", "22,,33"})
        EXPECT_THAT(read(std::string(pods) + "/26 12 12 O"),
                    testing::AnyOf(HasSubstr("does not begin with a square"),
                                   HasSubstr("A pod is missing after the last comma")))
            << pods;
    EXPECT_THAT(read("22,22/26 12 12 O"), HasSubstr("two pods on 22"));
    EXPECT_THAT(read("22,33/33 12 12 O"), HasSubstr("two pods on 33"));
    EXPECT_THAT(read("11,12,13,14,15/26 12 12 O"), HasSubstr("White has more than four pods"));
    EXPECT_THAT(read("11/21,22,23,24,25 12 12 O"), HasSubstr("Black has more than four pods"));
    EXPECT_THAT(read("22aba/26 10 12 O"), HasSubstr("the prong a twice"));
    EXPECT_THAT(read("22i/26 11 12 O"), HasSubstr("prongs are a to h"));
    EXPECT_THAT(read("22ab/26 12 12 O"), HasSubstr("must add up to 24, not to 26"));
    EXPECT_THAT(read("22ab/26 10 11 O"), HasSubstr("must add up to 24, not to 23"));
    EXPECT_THAT(read("22/26 25 0 O"), HasSubstr("is not a supply"));
    EXPECT_THAT(read("22/26 -1 24 O"), HasSubstr("is not a supply"));
    EXPECT_THAT(read("22/26 12 12 N"), HasSubstr("end with O or X"));
    EXPECT_THAT(read("22/26 12 12 "), HasSubstr("end with O or X"));
    EXPECT_THAT(read("/ 12 12 O"), HasSubstr("no pod on the board"));
    EXPECT_THAT(read("36/22 12 12 O"), HasSubstr("Both sides stand on a base"));
}

TEST(OctiLiteMove, IsReadInEitherCase) {
    EXPECT_EQ(last_step("", "22+B").move.text, "22+b");
    EXPECT_EQ(last_step("33a/34 11 12 O", "33-35X").move.text, "33-35x");
}

TEST(OctiLiteMove, IsRefusedWithTheReasonIfIllegal) {
    constexpr std::string_view at = "22beg,32,33/43,56 8 13 O";
    for (std::string_view typed : {"", "2", "22", "hello", "22b", "22+", "22+bb", "22-", "22-33-",
                                   "22_33", "22-33y", "22-33xx", "22 -33"})
        EXPECT_THAT(illegal_reason(at, typed), HasSubstr("is not written like a move")) << typed;
    EXPECT_THAT(illegal_reason(at, "82+a"), HasSubstr("no square 82"));
    EXPECT_THAT(illegal_reason(at, "22-28"), HasSubstr("no square 28"));
    EXPECT_THAT(illegal_reason(at, "22+i"), HasSubstr("no prong i"));
    EXPECT_THAT(illegal_reason(at, "44-45"), HasSubstr("no pod on 44"));
    EXPECT_THAT(illegal_reason(at, "43+a"), HasSubstr("The pod on 43 is not yours"));
    EXPECT_THAT(illegal_reason(at, "22+b"), HasSubstr("already has the prong b"));
    EXPECT_THAT(illegal_reason("22b/67 0 23 O", "22+a"), HasSubstr("no prong left"));
    EXPECT_THAT(illegal_reason(at, "22-23"), HasSubstr("has no prong a (north)"));
    EXPECT_THAT(illegal_reason(at, "22-33"), HasSubstr("a pod on 33"));
    EXPECT_THAT(illegal_reason(at, "22-12x"), HasSubstr("A step captures nothing"));
    EXPECT_THAT(illegal_reason(at, "22-12-11"), HasSubstr("a step is a whole turn"));
    EXPECT_THAT(illegal_reason(at, "22-44-45"), HasSubstr("a step is a whole turn"));
    EXPECT_THAT(illegal_reason(at, "22-43"), HasSubstr("nothing leads to 43 in one go"));
    EXPECT_THAT(illegal_reason(at, "22-22"), HasSubstr("nothing leads to 22 in one go"));
    EXPECT_THAT(illegal_reason(at, "22-44-66"), HasSubstr("no pod on 55 to jump over"));
    EXPECT_THAT(illegal_reason(at, "22-44-42-22-44"), HasSubstr("33 was jumped already"));
    EXPECT_THAT(illegal_reason("33a,35/34 11 12 O", "33-35x"), HasSubstr("a pod on 35"));
    EXPECT_THAT(illegal_reason("34ac/35,46 10 12 O", "34-36x-56"),
                HasSubstr("ends the move and wins"));
    EXPECT_THAT(illegal_reason(at, "22-44-42-22-44-42-22-44-42"),
                HasSubstr("33 was jumped already"));
    EXPECT_THAT(illegal_reason(at, "22-44-42-22-44-42-22-44-42-22"),
                HasSubstr("at most seven jumps"));
}

TEST(OctiLiteStepDescription, IsOneSentenceAndNamesTheCells) {
    constexpr std::string_view at = "22beg,32,33/43,56 8 13 O";
    games::MoveDetails step = last_step(at, "22+d");
    EXPECT_EQ(step.description.first, "White adds the prong d (south-east) to the pod on 22.");
    EXPECT_EQ(step.from, 22);
    EXPECT_THAT(step.path, ElementsAre());

    step = last_step(at, "22-12");
    EXPECT_EQ(step.description.first, "White steps from 22 to 12.");
    EXPECT_THAT(step.path, ElementsAre(12));

    EXPECT_EQ(last_step(at, "22-44x").description.first,
              "White jumps from 22 over 33 to 44 and captures its own 33.");
    step = last_step(at, "22-44x-42x-22x");
    EXPECT_EQ(step.description.first,
              "White jumps from 22 over 33 to 44, over 43 to 42, over 32 to 22, and "
              "captures its own 33, 43 and its own 32.");
    EXPECT_EQ(step.from, 22);
    EXPECT_THAT(step.path, ElementsAre(44, 42, 22));
    EXPECT_THAT(step.captured, ElementsAre(33, 43, 32));

    EXPECT_EQ(last_step("11/53e 12 11 X", "53-52").description.first,
              "Black steps from 53 to 52, a base.");
    EXPECT_EQ(last_step("34a/35 11 12 O", "34-36x").description.first,
              "White jumps from 34 over 35 to 36, a base, and captures 35.");
}

TEST(OctiLiteBoard, ShowsPodsWithTheirProngsAroundThemAndIsNeverTurned) {
    const std::string expected = R"(  Prongs available: white( 10 ), black( 4 )

    1   2   3   4   5   6
  +---+---+---+---+---+---+
  |   |   |   |   |   |   |
7 |   |   |   |   |   |   | 7
  |   |   |   |   |   |   |
  +---+---+---+---+---+---+
  |   |\|/|   |   |   |   |
6 |   |-X-| X | X |   |   | 6
  |   |/|\|   |   |   |   |
  +---+---+---+---+---+---+
  |   |   |   |   |   |   |
5 |   |   |   |   |   |   | 5
  |   |   |   |   |   |   |
  +---+---+---+---+---+---+
  |   |   |   |   |   |   |
4 |   |   |   |   |   |   | 4
  |   |   |   |   |   |   |
  +---+---+---+---+---+---+
  |   |   |   |   |   |   |
3 |   |   |   |   |   |   | 3
  |   |   |   |   |   |   |      H A B
  +---+---+---+---+---+---+       \|/
  |   | |/|   |   |   |   |      G-+-C
2 |   | O | O | O | O |   | 2     /|\
  |   |   |   |   |   |   |      F E D
  +---+---+---+---+---+---+
  |   |   |   |   |   |   |
1 |   |   |   |   |   |   | 1
  |   |   |   |   |   |   |
  +---+---+---+---+---+---+
    1   2   3   4   5   6
)";
    const games::Game& game = *games::find_game("octilite");
    constexpr std::string_view at = "22ab,32,42,52/26abcdefgh,36,46 10 4 X";
    EXPECT_EQ(*game.board(at, {}), expected);
    games::BoardRenderOptions turned;
    turned.bottom = Side::second;
    EXPECT_EQ(*game.board(at, turned), expected);
}

TEST(OctiLiteBoard, MarksTheLastMoveAndNamesThePlayers) {
    const games::MoveDetails step = last_step("22bcg,32,33/43,56e 8 12 O", "22-44x");
    games::BoardRenderOptions style;
    style.last = &step;
    style.captions = {"you", "bob"};
    const std::string board = *games::find_game("octilite")->board(step.position, style);
    EXPECT_THAT(board, HasSubstr("\n4 |   |   |   [-O-]   |   | 4\n"));
    EXPECT_THAT(board, HasSubstr("\n3 |   |   | * | X |   |   | 3\n"));
    EXPECT_THAT(board, HasSubstr("\n2 |   | . | O |   |   |   | 2     /|\\\n"));
    EXPECT_THAT(board, HasSubstr("\n  White (O): you\n  Black (X): bob\n"));

    const games::MoveDetails edge = last_step("61/67 12 12 O", "61+a");
    style.last = &edge;
    EXPECT_THAT(*games::find_game("octilite")->board(edge.position, style),
                HasSubstr("\n1 |   |   |   |   |   [ O ] 1\n"));
}

TEST(OctiLiteBoard, OnANarrowScreenHasNoBoxes) {
    const games::MoveDetails step = last_step("22bcg,32,33/43,56e 8 12 O", "22-44x");
    games::BoardRenderOptions style;
    style.last = &step;
    style.captions = {"you", "bob"};
    style.columns = 30;
    EXPECT_EQ(*games::find_game("octilite")->board(step.position, style), R"(Prongs available:
white( 8 )
black( 12 )

  1  2  3  4  5  6

7 .  .  .  .  .  .


6 .  .  .  .  X  .
              |

5 .  .  .  .  .  .

            /
4 .  .  . -o- .  .


3 .  .  *  X  .  .
                      H A B
                       \|/
2 .  :  O  .  .  .    G-+-C
                       /|\
                      F E D
1 .  .  .  .  .  .

  1  2  3  4  5  6
o or x: just moved
: passed, * captured
White (O): you
Black (X): bob
)");
}

TEST(OctiLiteBoard, FitsAnyScreenFromTwentyColumnsOnAndAlwaysHasItsCompass) {
    const games::Game& game = *games::find_game("octilite");
    const games::MoveDetails step = last_step("22bcg,32,33/43,56e 8 12 O", "22-44x");
    for (int columns = games::text_columns_min; columns <= games::text_columns_max; ++columns) {
        games::BoardRenderOptions style{
            Side::first, {std::string(60, 'w'), std::string(60, 'b')}, &step, columns};
        const std::string board = *game.board(step.position, style);
        std::istringstream lines(board);
        for (std::string line; std::getline(lines, line);) {
            EXPECT_LE(line.size(), static_cast<std::size_t>(columns)) << line;
            EXPECT_FALSE(line.ends_with(' ')) << line;
        }
        if (columns <= games::narrow_columns_max) {
            EXPECT_THAT(board, Not(HasSubstr("+---+")));
        }
        for (const char* row : {"H A B\n", " \\|/\n", "G-+-C\n", " /|\\\n", "F E D\n"})
            EXPECT_THAT(board, HasSubstr(row)) << columns;
    }
}

TEST(OctiLiteTexts, FitIntoSeventyTwoColumns) {
    const games::Game& game = *games::find_game("octilite");
    const games::MoveDetails step = last_step("", "22+a");
    games::BoardRenderOptions style;
    style.last = &step;
    style.captions = {std::string(200, 'w'), std::string(200, 'b')};
    std::istringstream lines(*game.board(step.position, style));
    for (std::string line; std::getline(lines, line);) EXPECT_LE(line.size(), 72u) << line;
}

TEST(OctiLiteHelp, CreditsTheInventorAndShowsTheCompass) {
    const std::string help = games::help_rules(*games::find_game("octilite"), translation::Texts());
    EXPECT_THAT(help, HasSubstr("Don Green"));
    EXPECT_THAT(help, HasSubstr("Octi for Kids"));
    EXPECT_THAT(help, HasSubstr("     \\|/ "));
    EXPECT_THAT(help, HasSubstr("22,32,42,52/26,36,46,56 12 12 O"));
}

}  // namespace
}  // namespace posthouse::octilite
