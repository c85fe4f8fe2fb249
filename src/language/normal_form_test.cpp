#include "language/normal_form.h"

#include <gtest/gtest.h>

namespace posthouse::language {
namespace {

TEST(NormalForm, IsWordsInLowerCaseWithoutPunctuation) {
    EXPECT_EQ(normal_form("Don't play,  JÜRGEN!"), "don t play jurgen ");
    EXPECT_EQ(normal_form("take-back"), "take back ");
    EXPECT_EQ(normal_form(" … "), "");
    EXPECT_EQ(normal_form(""), "");
}

TEST(NormalForm, IsTheSameWithAndWithoutAccents) {
    EXPECT_EQ(normal_form("Je n’ai pas décidé"), normal_form("je n'ai pas decide"));
    EXPECT_EQ(normal_form("Łódź, ćwiczę"), "lodz cwicze ");
    EXPECT_EQ(normal_form("Straße Øl ILIK"), "strasse ol ilik ");
    EXPECT_EQ(normal_form("ещё"), normal_form("еще"));
    EXPECT_EQ(normal_form("Πρόσεχε"), normal_form("προσεχε"));
    EXPECT_EQ(normal_form("שָׁלוֹם"), normal_form("שלום"));
}

TEST(NormalForm, TakesFullWidthLettersForPlainOnes) {
    EXPECT_EQ(normal_form("ＯＫ　ｃ"), "ok c ");
}

TEST(NormalForm, MakesEachCharacterAWordWhereNobodyWritesBlanks) {
    EXPECT_EQ(normal_form("不要下c"), "不 要 下 c ");
    EXPECT_EQ(normal_form("が").size(), normal_form("か").size() + 3) << "the voicing mark counts";
}

TEST(NormalForm, SurvivesBytesThatAreNoText) {
    EXPECT_EQ(normal_form("c\xff\xfe d"), "c d ");
}

TEST(PlainCharacters, MakesEveryDashAndWideLetterAscii) {
    EXPECT_EQ(plain_characters("33–44"), "33-44");
    EXPECT_EQ(plain_characters("33−44 33‑44 33－44"), "33-44 33-44 33-44");
    EXPECT_EQ(plain_characters("ｃ　"), "c ");
    EXPECT_EQ(plain_characters("Größe\u200b"), "Größe");
}

}  // namespace
}  // namespace posthouse::language
