#include "mail/pasted_sheet.h"

#include <gtest/gtest.h>

namespace posthouse::mail {
namespace {

TEST(WithWholeRows, PutsEachRowOfAJoinedSheetOnALineOfItsOwn) {
    EXPECT_EQ(with_whole_rows("Here it is:\nann bob 1. c f 2. b e 3. d\nGood luck!"),
              "Here it is:\n1.  c  f\n2.  b  e\n3.  d\nGood luck!");
    EXPECT_EQ(with_whole_rows("1. 22+a 36+g 2. ?"), "1.  22+a  36+g\n2.  ?");
}

TEST(WithWholeRows, JoinsARowThatAMailProgramBroke) {
    EXPECT_EQ(with_whole_rows("1.  22-44-64x\n26+h\n2.\n22+b"), "1.  22-44-64x  26+h\n2.  22+b");
}

TEST(WithWholeRows, LeavesAMoveTypedBeneathTheLastRow) {
    EXPECT_EQ(with_whole_rows("1.  c  f\n2.  ?\nc"), "1.  c  f\n2.  ?\nc");
    EXPECT_EQ(with_whole_rows("1.  c  f\n\nc"), "1.  c  f\n\nc");
}

TEST(WithWholeRows, DropsTheNamesAboveTheFirstRow) {
    EXPECT_EQ(with_whole_rows("Hello\n     ann  bob\n  1.  c    f"), "Hello\n  1.  c    f");
    EXPECT_EQ(with_whole_rows("Ann Example\tBob\n1.\tc\tf"), "1.      c       f");
    EXPECT_EQ(with_whole_rows("ann  bob\n\n1. c f\n2. ?"), "1. c f\n2. ?");
    EXPECT_EQ(with_whole_rows("Hello Bob\n\n1. c"), "Hello Bob\n\n1. c");
}

TEST(WithWholeRows, LeavesProseAsItIs) {
    for (const char* words :
         {"", "c", "at 5. then 6. or so we met", "1. e4 e5 is chess", "1. see you\n2. or not",
          "It was in 1. and then in 2. place", "\n\nc"})
        EXPECT_EQ(with_whole_rows(words), words);
}

}  // namespace
}  // namespace posthouse::mail
