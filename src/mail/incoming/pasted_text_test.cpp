#include "mail/incoming/pasted_text.h"

#include <gtest/gtest.h>

namespace posthouse::mail {
namespace {

TEST(WithoutBoards, TakesABoardOutAndLeavesItsSheetAndTheWordsAround) {
    EXPECT_EQ(strip_boards("Hello Bob,\n"
                           "   h    g    f    e    d    c    b    a\n"
                           "+----+----+----+----+----+----+----+----+  captured 0\n"
                           "|  3 |  3 |    |  4 |  4 |  4 |  3 |  3 |  North (bob)\n"
                           "+----+----+----+----+----+----+----+----+\n"
                           "|  3 |  3 |  3 |  3 |  3 |< 3 |  * | 12 |  South (ann)\n"
                           "+----+----+----+----+----+----+----+----+  captured 0\n"
                           "   a    b    c    d    e    f    g    h\n"
                           "Last move: * lifted, > < sown\n"
                           "     ann  bob\n"
                           "  1.  c    f\n"
                           "  2.  c\n"
                           "Your turn, a lovely board | isn't it"),
              "Hello Bob,\n     ann  bob\n  1.  c    f\n  2.  c\n"
              "Your turn, a lovely board | isn't it");
}

TEST(WithoutBoards, KnowsABoardWithBareNamesAndOneWithNumbers) {
    EXPECT_EQ(
        strip_boards("  12  11  10  9  8  7\n+---+---+---+\n| 4 | 4 | 4 | Bob\n+---+---+---+\n"
                     "| 4 | 4 | 4 | Ann\n+---+---+---+\n  1  2  3  4  5  6\n1. 3"),
        "1. 3");
}

TEST(WithoutBoards, KnowsOctiLitesBoardAndCompass) {
    EXPECT_EQ(
        strip_boards("Prongs available: white( 10 ), black( 12 )\n"
                     "    1   2   3   4   5   6\n  +---+---+---+---+---+---+\n"
                     "2 |   | O |\\O/|   |   |   | 2     \\|/\n"
                     "  +---+---+---+---+---+---+      H A B\n    1   2   3   4   5   6\n22+b"),
        "22+b");
}

TEST(WithoutBoards, KnowsRowsThatAMailProgramBrokeOrJoined) {
    EXPECT_EQ(strip_boards("h  g  f  e  d\nc  b  a\n+----+----+----+\n----+----+\n|  3 |  3 |\n"
                           "  3 |  4 |  Bob\n+----+----+----+\nd"),
              "d");
    EXPECT_EQ(strip_boards("+---+---+ | 3 | 4 | Bob +---+---+\nd"), "d");
    EXPECT_EQ(strip_boards("+---+---+ | 3 | 4 | +---+---+ 1. c f 2. a d"), "1. c f 2. a d");
}

TEST(WithoutBoards, TakesNoLetterOfABrokenHeadingForAMove) {
    EXPECT_EQ(strip_boards("f  e  d  c  b\na\n+---+---+---+\n| 4 | 4 | 4 |\n+---+---+---+\n"
                           "a  b  c\nd  e\nf\nb"),
              "b");
}

TEST(WithoutBoards, KnowsABoardBetweenBlankLinesAndWithHardBlanks) {
    EXPECT_EQ(strip_boards("\u00a0f\u00a0 e\u00a0 d\u00a0 c\u00a0 b\u00a0 a\n\n+—-+—-+—-+\n\n"
                           "|\t4 |\t4 |\t4 |\n\n+—-+—-+—-+\n\nSouth (ann)  captured 3\n\nc"),
              "\n\n\n\n\nc");
}

TEST(WithoutBoards, KnowsABoardWithoutBoxes) {
    EXPECT_EQ(strip_boards("f e d c b a\n4 4 4 4 4 4  Bob\n4 4 4 4 4 4  Ann\na b c d e f\nc"), "c");
    EXPECT_EQ(strip_boards("a b c d e f\nare the letters\na b c d e f"),
              "a b c d e f\nare the letters\na b c d e f");
}

TEST(WithoutBoards, KeepsWhatIsSaidBesideABox) {
    EXPECT_EQ(strip_boards("+---+---+---+\n| 4 | 4 | 4 |  wait, I take 3 back\n+---+---+---+"),
              "wait, I take 3 back");
}

TEST(WithoutBoards, TakesTheMachineBlockOut) {
    EXPECT_EQ(strip_boards("c\n\n-- posthouse 1\ngame: wari\nlegal: a b c\n  d e f\nover: no\n"
                           "Yours, Ann"),
              "c\n\nYours, Ann");
}

TEST(WithoutBoards, LeavesEverythingElseAsItIs) {
    for (const char* words :
         {"c", "a b c", "a\nb", "either a|b or c", "1. e4 e5 is chess", "C++ -- fun",
          "North captured the town", "", "at 5. then 6. or so we met"})
        EXPECT_EQ(strip_boards(words), words);
}

TEST(WithWholeRows, PutsEachRowOfAJoinedSheetOnALineOfItsOwn) {
    EXPECT_EQ(join_broken_rows("Here it is:\nann bob 1. c f 2. b e 3. d\nGood luck!"),
              "Here it is:\n1.  c  f\n2.  b  e\n3.  d\nGood luck!");
    EXPECT_EQ(join_broken_rows("1. 22+a 36+g 2. ?"), "1.  22+a  36+g\n2.  ?");
}

TEST(WithWholeRows, JoinsARowThatAMailProgramBroke) {
    EXPECT_EQ(join_broken_rows("1.  22-44-64x\n26+h\n2.\n22+b"), "1.  22-44-64x  26+h\n2.  22+b");
}

TEST(WithWholeRows, LeavesAMoveTypedBeneathTheLastRow) {
    EXPECT_EQ(join_broken_rows("1.  c  f\n2.  ?\nc"), "1.  c  f\n2.  ?\nc");
    EXPECT_EQ(join_broken_rows("1.  c  f\n\nc"), "1.  c  f\n\nc");
}

TEST(WithWholeRows, DropsTheNamesAboveTheFirstRow) {
    EXPECT_EQ(join_broken_rows("Hello\n     ann  bob\n  1.  c    f"), "Hello\n  1.  c    f");
    EXPECT_EQ(join_broken_rows("Ann Example\tBob\n1.\tc\tf"), "1.      c       f");
    EXPECT_EQ(join_broken_rows("ann  bob\n\n1. c f\n2. ?"), "1. c f\n2. ?");
    EXPECT_EQ(join_broken_rows("Hello Bob\n\n1. c"), "Hello Bob\n\n1. c");
}

TEST(WithWholeRows, LeavesProseAsItIs) {
    for (const char* words :
         {"", "c", "Two reasons\n1. it is late", "at 5. then 6. or so we met", "1. e4 e5 is chess",
          "1. see you\n2. or not", "It was in 1. and then in 2. place", "\n\nc"})
        EXPECT_EQ(join_broken_rows(words), words);
}

}  // namespace
}  // namespace posthouse::mail
