// The doubt model, normal form and patterns; and the lexicon on the sentences of examples.txt,
// whose headings say what each must be.
#include "language/lexicon.h"

#include "base/inplace.h"
#include "language/doubt.h"
#include "language/doubt_model.h"
#include "language/letter_model.h"
#include "language/normal_form.h"
#include "language/pattern.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace posthouse::language {
namespace {

namespace fs = std::filesystem;

std::string_view name_of(Doubt doubt) {
    if (doubt == Doubt::none) return "fine";
    return doubt == Doubt::near ? "near" : "stop";
}

TEST(Lexicon, JudgesTheExampleSentencesOfEveryLanguage) {
    const Lexicon& lexicon = Lexicon::all();
    std::size_t languages = 0, sentences = 0;
    std::ifstream file(fs::path(POSTHOUSE_SOURCE) / "src/language/examples.txt");
    std::string language, expected;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line.starts_with('#')) continue;
        if (line.starts_with('[')) {
            ++languages;
            language = line;
            expected.clear();
            continue;
        }
        if (line.starts_with("= ")) {
            expected = line.substr(2);
            continue;
        }
        ++sentences;
        const Doubt doubt = lexicon.classify_doubt(normal_form(line), is_question(line));
        if (expected == "doubt")
            EXPECT_NE(doubt, Doubt::none) << language << ": " << line;
        else
            EXPECT_EQ(name_of(doubt), expected) << language << ": " << line;
    }
    EXPECT_GE(languages, 25u);
    EXPECT_GE(sentences, 1000u);
}

TEST(Lexicon, CutsInnocentIdiomsOutAndJudgesTheRest) {
    const Lexicon lexicon({"[innocent]\nno problem\n[withdraws]\nno .. play\n[alone]\nno\n"});
    EXPECT_EQ(lexicon.classify_doubt("no problem ", false), Doubt::none);
    EXPECT_EQ(lexicon.classify_doubt("no problem play on ", false), Doubt::none);

    EXPECT_EQ(lexicon.classify_doubt("no no play ", false), Doubt::certain);
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

using testing::ElementsAre;

bool doubtful(std::string_view sentence) {
    return is_doubtful(Lexicon::all(), DoubtModel::trained(), sentence, true);
}

TEST(Doubt, OfOneClauseIsNotUndoneByAFriendlyOne) {
    constexpr std::string_view withdrawals[] = {
        "please do not enter this move",
        "don't play it yet",
        "I resign",
        "actually I take it back",
        "wait with my move until tomorrow",
        "that was meant for my other game",
        "please cancel this move",
        "I give up",
        "my son typed this",
        "forget this move",
        "je retire mon coup",
        "ne jouez pas encore ce coup",
        "bitte noch nicht ausführen",
        "ich gebe auf",
        "no lo juegues todavía",
        "me rindo",
        "non giocare ancora questa mossa",
        "speel deze zet nog niet",
        "spela inte det här draget än",
        "nie graj jeszcze tego ruchu",
    };
    constexpr std::string_view friendly[] = {"greetings from sunny Spain to all of you",
                                             "the weather is lovely here", "the children are well"};
    for (std::string_view withdrawal : withdrawals)
        for (std::string_view other : friendly)
            for (std::string_view joint : {", ", " - ", " – ", ": ", " (", "; "}) {
                std::string behind(withdrawal), before(other);
                (behind += joint) += other;
                (before += joint) += withdrawal;
                EXPECT_TRUE(doubtful(behind)) << behind;
                EXPECT_TRUE(doubtful(before)) << before;
            }
    for (const char* joined :
         {"I resign and the children are well", "The sun is out but don't play it yet",
          "Ich gebe auf und die Kinder grüßen", "J'abandonne et les enfants vont bien",
          "Me rindo y los niños están bien", "Actually no, thanks anyway"})
        EXPECT_TRUE(doubtful(joined)) << joined;
}

TEST(Doubt, IsNotInADangerousWordAlone) {
    for (const char* remark :
         {"No, we stayed at home, and the children played in the garden.",
          "I resigned from my job last week, so now there is more time for games.",
          "Not bad, I did not see that coming, and my wife says hello.",
          "Nein, im Urlaub waren wir nicht, aber der Balkon ist auch schön.",
          "Ma fille a abandonné le piano, mais elle joue au foot maintenant.",
          "No te preocupes por nada, aquí todo bien y los niños contentos."})
        EXPECT_FALSE(doubtful(remark)) << remark;
}

TEST(Doubt, IsFoundInSwahiliAndAkan) {
    for (const char* sentence :
         {"Tafadhali usicheze hatua hii bado, niko kwenye treni", "Nakata tamaa, asante kwa mchezo",
          "Mesrɛ wo, nni saa agoro yi seesei, mewɔ keteke mu", "Magyae, meda wo ase"})
        EXPECT_TRUE(doubtful(sentence)) << sentence;
    for (const char* sentence : {"Asante kwa mchezo mzuri, watoto wanakusalimia",
                                 "Meda wo ase wɔ agoro no ho, kyea w'abusua ma me"})
        EXPECT_FALSE(doubtful(sentence)) << sentence;
}

TEST(Lexicon, HasCertainWordsAndHints) {
    const Lexicon lexicon({"[withdraws]\ni resign\n[hints]\nback\n[doubts]\nunsure\n"});
    EXPECT_EQ(lexicon.classify_clause("i resign ", false), Doubt::certain);
    EXPECT_EQ(lexicon.classify_clause("back ", false), Doubt::anywhere);
    EXPECT_EQ(lexicon.classify_clause("unsure ", false), Doubt::near);
}

TEST(Lexicon, NamesTheConceptsOfTheLanguageOfASentence) {
    const Lexicon lexicon({"[words]\nthis now\n[concepts]\nnot = don t\nplay = play*\n",
                           "[words]\nmove is\n[concepts]\nwait = now\n"});
    EXPECT_EQ(lexicon.concepts_in("don t play this now "), 0b11U);
    EXPECT_EQ(lexicon.concepts_in("anything else "), 0U);
    EXPECT_THROW(Lexicon({"[concepts]\nunknown = word\n"}), std::runtime_error);
}

const Vocabulary& vocabulary() {
    return Lexicon::all().vocabulary();
}

TEST(Vocabulary, SplitsASentenceIntoClauses) {
    const auto clauses = [](std::string_view sentence) {
        return vocabulary().split_clauses(sentence);
    };
    EXPECT_THAT(clauses("I resign, thanks: it was fun (really) - bye"),
                ElementsAre("I resign", "thanks", "it was fun", "really", "bye"));
    EXPECT_THAT(clauses("Do not play this and greet your wife"),
                ElementsAre("Do not play this", "greet your wife"));
    EXPECT_THAT(clauses("Ich gebe auf und danke dir sehr"),
                ElementsAre("Ich gebe auf", "danke dir sehr"));
    // "und" is no English word, "i" is a Polish “and”.
    EXPECT_THAT(clauses("I think that I resign"), ElementsAre("I think that I resign"));
    EXPECT_THAT(clauses("Poddaję się i bardzo dziękuję"),
                ElementsAre("Poddaję się", "bardzo dziękuję"));
    EXPECT_THAT(clauses("这里天气很好但是我想悔棋"), ElementsAre("这里天气很好", "我想悔棋"));
    EXPECT_THAT(clauses("at 10:30 for 3,5 well-known hours"),
                ElementsAre("at 10:30 for 3,5 well-known hours"));
    EXPECT_THAT(clauses(" ,, - "), testing::IsEmpty());
}

TEST(LetterModel, FindsUnknownWordsLikelyByTheirLetters) {
    LetterModel model;
    for (const char* word : {"playing", "staying", "player", "singing", "stayed", "sing"})
        model.add(word);
    const auto mean = [&](const char* word) {
        const LetterModel::Score score = model.score(word);
        return score.log_likelihood / score.letters;
    };
    EXPECT_GT(mean("played"), mean("dalepy") + 0.5);
    EXPECT_GT(mean("slaying"), mean("xzqwvk") + 1);
}

TEST(LetterModel, KnowsTheScriptsThatOneLanguageHasToItself) {
    for (const char* own : {"מחר אכתוב שוב ", "내일 다시 쓸게요 ", "αυριο θα γραψω ",
                            "明日また書きます ", "سأكتب غدا "})
        EXPECT_TRUE(is_in_own_script(normal_form(own))) << own;
    for (const char* shared :
         {"tomorrow ", "завтра напишу ", "این حرکت را بازی نکن ", "कल लिखूँगा ", ""})
        EXPECT_FALSE(is_in_own_script(normal_form(shared))) << shared;
}

TEST(Vocabulary, TellsTheLanguageOfATextThatIsLongEnough) {
    for (const auto& [language, text] : std::initializer_list<std::pair<const char*, const char*>>{
             {"en", "Hello, I would like to play a game with somebody. How do I do that?"},
             {"de", "Guten Tag, ich möchte gern mitspielen. Wie geht das hier bei euch?"},
             {"fr", "Bonjour, je voudrais jouer une partie avec quelqu'un. Comment faire ?"},
             {"es", "Hola, me gustaría jugar una partida con alguien. ¿Cómo se hace?"},
             {"nl", "Goedendag, ik wil graag een spel met iemand spelen. Hoe werkt dat?"},
             {"pt", "Olá, eu gostaria de jogar uma partida com alguém. Como faço isso?"}})
        EXPECT_EQ(language_of(text), language) << text;
    for (const char* unclear : {"c", "Hallo", "ann bob cid 12", "", "Ann Bob\n1. ? c",
                                "     Ann  Bob\n  1.  c    d\n  2.  e    ?"})
        EXPECT_EQ(language_of(unclear), "") << unclear;
}

TEST(Vocabulary, TellsNoneOfTheTrainingSentencesOfOurFiveLanguagesForAnotherOfThem) {
    // Counted, since a short sentence may be one of two: what matters is that few are wrong.
    const std::array<std::string, 5> ours = {"ak", "de", "en", "es", "fr"};
    for (const std::string& language : ours) {
        std::ifstream file(fs::path(POSTHOUSE_SOURCE) / "src/language/training" /
                           (language + ".txt"));
        std::size_t told = 0, wrong = 0, all = 0;
        for (std::string line; std::getline(file, line);) {
            if (line.empty() || line.starts_with('#') || line.starts_with('=')) continue;
            ++all;
            const std::string_view found = language_of(line);
            if (found == language)
                ++told;
            else if (!found.empty())
                ++wrong;
        }
        EXPECT_GE(told * 2, all) << language << ": " << told << " of " << all;
        EXPECT_LE(wrong * 50, all) << language << ": " << wrong << " of " << all;
    }
}

TEST(Vocabulary, KnowsASentenceInNoLanguageOfTheLexicon) {
    for (const char* foreign :
         {"Peidiwch â chwarae hwn eto, os gwelwch yn dda", "Huwag mo munang laruin ito, pakiusap",
          "Ez jokatu hau oraindik, mesedez, trenean nago", "Të lutem mos e luaj këtë lëvizje akoma",
          "कृपया यह चाल अभी मत चलो", "გთხოვ ჯერ ნუ ითამაშებ ამ სვლას",
          "لطفا این حرکت را هنوز بازی نکن"})
        EXPECT_TRUE(vocabulary().is_foreign(foreign)) << foreign;
    for (const char* known :
         {"The plumber fixed our boiler yesterday", "הדוור מתבלבל בין הכניסות, וככה אני מכיר שכנים",
          "الزيتون هالسنة ما حمل، والجيران يضحكون", "미역국을 끓이다 전화 받느라 냄비를 태웠어요",
          "Ξέχασα τις πατάτες στον φούρνο και κάηκαν",
          "Der Klempner hat gestern den Kessel repariert",
          "James Cook, Robert Baden-Powell, Winston Churchill", "12 High Street, 4020 Oxbridge",
          "Ha!", "zzz", "Fundi alikuja jana kutengeneza bomba letu"})
        EXPECT_FALSE(vocabulary().is_foreign(known)) << known;
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
