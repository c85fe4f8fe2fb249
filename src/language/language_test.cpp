// The doubt model, normal form and patterns; and the lexicon on the sentences of examples/*.txt,
// whose headings say what each must be.
#include "language/lexicon.h"

#include "base/inplace.h"
#include "language/doubt_model.h"
#include "language/normal_form.h"
#include "language/pattern.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace posthouse::language {
namespace {

namespace fs = std::filesystem;

std::string_view name_of(Doubt doubt) {
    return doubt == Doubt::anywhere ? "stop" : doubt == Doubt::near ? "near" : "fine";
}

TEST(Lexicon, JudgesTheExampleSentencesOfEveryLanguage) {
    const Lexicon& lexicon = Lexicon::all();
    std::size_t languages = 0, sentences = 0;
    for (const auto& entry :
         fs::directory_iterator(fs::path(POSTHOUSE_SOURCE) / "src/language/examples")) {
        ++languages;
        std::ifstream file(entry.path());
        std::string expected;
        for (std::string line; std::getline(file, line);) {
            if (line.empty() || line.starts_with('#')) continue;
            if (line.starts_with("= ")) {
                expected = line.substr(2);
                continue;
            }
            ++sentences;
            const Doubt doubt = lexicon.classify_doubt(normal_form(line), is_question(line));
            if (expected == "doubt")
                EXPECT_NE(doubt, Doubt::none) << entry.path().filename() << ": " << line;
            else
                EXPECT_EQ(name_of(doubt), expected) << entry.path().filename() << ": " << line;
        }
    }
    EXPECT_GE(languages, 25u);
    EXPECT_GE(sentences, 1000u);
}

TEST(Lexicon, CutsInnocentIdiomsOutAndJudgesTheRest) {
    const Lexicon lexicon({"[innocent]\nno problem\n[withdraws]\nno .. play\n[alone]\nno\n"});
    EXPECT_EQ(lexicon.classify_doubt("no problem ", false), Doubt::none);
    EXPECT_EQ(lexicon.classify_doubt("no problem play on ", false), Doubt::none);

    EXPECT_EQ(lexicon.classify_doubt("no no play ", false), Doubt::anywhere);
    EXPECT_EQ(lexicon.classify_doubt("no no ", false), Doubt::near);
}

TEST(Lexicon, LooksForQuestionsInQuestionsAlone) {
    const Lexicon lexicon({"[asks]\nis .. legal\n"});
    EXPECT_EQ(lexicon.classify_doubt("is that legal ", true), Doubt::near);
    EXPECT_EQ(lexicon.classify_doubt("is that legal ", false), Doubt::none);
}

TEST(Lexicon, KnowsWordsThatChangeNothing) {
    const Lexicon lexicon({"[beside]\nplease | thank you\n[plays]\nI play\n[closing]\nbest*\n"});
    EXPECT_TRUE(lexicon.consists_of("i play please thank you ",
                                    {WordKind::neutral, WordKind::states_move}));
    EXPECT_FALSE(lexicon.consists_of("i play please ", {WordKind::neutral}));
    EXPECT_FALSE(lexicon.consists_of("", {WordKind::neutral}));
    EXPECT_TRUE(lexicon.contains("so i play ", WordKind::states_move));
    EXPECT_TRUE(lexicon.begins_with("bestest wishes ", WordKind::closing));
    EXPECT_FALSE(lexicon.begins_with("my best wishes ", WordKind::closing));
}

TEST(Lexicon, SaysInWhichLineAFileIsWrong) {
    try {
        const Lexicon lexicon({"[doubts]\nfine\n(wrong\n"});
        FAIL();
    } catch (const std::runtime_error& wrong) {
        EXPECT_NE(std::string_view(wrong.what()).find("line 3"), std::string_view::npos);
    }
    EXPECT_THROW(Lexicon({"no section"}), std::runtime_error);
}

}  // namespace

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

namespace {

using testing::ElementsAre;

bool finds(std::string_view pattern, const std::vector<std::string_view>& words,
           const PatternClasses& classes = {}) {
    PatternSet set;
    set.add(parse_pattern(pattern, classes));
    return set.matches(words);
}

TEST(Pattern, IsWordsThatFollowEachOther) {
    EXPECT_TRUE(finds("don't play*", {"please", "don", "t", "playing"}));
    EXPECT_FALSE(finds("don't play", {"don", "t", "playing"}));
    EXPECT_TRUE(finds("a [b] (c|d e) $", {"a", "d", "e"}));
    EXPECT_FALSE(finds("a [b] (c|d e) $", {"a", "b", "c", "f"}));
    EXPECT_TRUE(finds("^ no", {"no", "way"}));
    EXPECT_FALSE(finds("^ no", {"oh", "no"}));
}

TEST(Pattern, LeavesRoomForSomeWordsInAGap) {
    EXPECT_TRUE(finds("no .. move", {"no", "move"}));
    EXPECT_TRUE(finds("no .. move", {"no", "1", "2", "3", "move"}));
    EXPECT_FALSE(finds("no .. move", {"no", "1", "2", "3", "4", "move"}));
    EXPECT_TRUE(finds("no ... move", {"no", "1", "2", "3", "4", "move"}));
    EXPECT_FALSE(finds("no .. move", {"no", cut_marker, "move"}));
}

TEST(Pattern, OfNothingMatchesNothing) {
    EXPECT_FALSE(finds("[a]", {"b"}));
    EXPECT_FALSE(finds("", {"b"}));
}

TEST(Pattern, UsesClassesDefinedBefore) {
    PatternClasses classes;
    classes["not"] = parse_pattern("not | never", classes);
    EXPECT_TRUE(finds("<not> play", {"never", "play"}, classes));
    EXPECT_THROW(parse_pattern("<play>", classes), std::runtime_error);
}

TEST(PatternSet, CutsTheLongestMatchOutAtEachWord) {
    PatternSet set;
    set.add(parse_pattern("no problem", {}));
    set.add(parse_pattern("no problem at all", {}));
    const std::vector<std::string_view> words = {"well", "no", "problem", "at", "all", "bob"};
    EXPECT_THAT(set.cut_matches(words), ElementsAre("well", cut_marker, "bob"));
}

TEST(Pattern, StandsForRowsOfWords) {
    EXPECT_THAT(expand_phrases(parse_pattern("no [thank you] | ok*", {})),
                ElementsAre("no thank you", "no", "ok*"));
    EXPECT_THAT(expand_phrases(parse_pattern("(a|b) c", {})), ElementsAre("a c", "b c"));
    EXPECT_THROW(expand_phrases(parse_pattern("no .. way", {})), std::runtime_error);
}

TEST(Pattern, IsRefusedWhereABracketIsMissing) {
    for (const char* wrong : {"(a", "a)", "[a", "*", "a (b]"})
        EXPECT_THROW(parse_pattern(wrong, {}), std::runtime_error) << wrong;
}

}  // namespace

}  // namespace posthouse::language
