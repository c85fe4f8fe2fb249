#include "language/doubt_model.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace posthouse::language {
namespace {

double odds_of(std::string_view sentence) {
    return DoubtModel::trained().log_odds(sentence);
}

TEST(DoubtFeatures, AreTheSameWhateverTheSpelling) {
    EXPECT_EQ(doubt_features("Don't play this, Jürgen"),
              doubt_features("DON’T PLAY THIS   JURGEN."));
    EXPECT_EQ(doubt_features("on board 12"), doubt_features("on board 7"));
}

TEST(DoubtFeatures, DifferByQuestionAndWordOrder) {
    const auto features = doubt_features("you are right");
    EXPECT_NE(features, doubt_features("you are right?"));
    EXPECT_NE(features, doubt_features("are you right"));
}

TEST(DoubtFeatures, AreAscendingNumbersOfWeights) {
    for (const char* sentence : {"", "?", "x", "待った！それはやめます。", "\xff\xfe"}) {
        const auto features = doubt_features(sentence);
        ASSERT_FALSE(features.empty());
        EXPECT_TRUE(std::ranges::is_sorted(features));
        EXPECT_EQ(std::ranges::adjacent_find(features), features.end());
        EXPECT_LT(features.back(), doubt_feature_count);
    }
}

TEST(DoubtModel, HasLearnedWhichWordsCastADoubt) {
    EXPECT_GT(odds_of("Please do not play this yet."), 1);
    EXPECT_LT(odds_of("Thanks for the lovely photos of your garden!"), -1);
}

}  // namespace
}  // namespace posthouse::language
