// The lexicon on the sentences of examples/*.txt, whose headings say what each must be.
#include "language/lexicon.h"

#include "base/inplace.h"
#include "language/normal_form.h"

#include <gtest/gtest.h>

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
            const Doubt doubt = lexicon.doubt_in(normal_form(line), is_question(line));
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
    EXPECT_EQ(lexicon.doubt_in("no problem ", false), Doubt::none);
    EXPECT_EQ(lexicon.doubt_in("no problem play on ", false), Doubt::none);

    EXPECT_EQ(lexicon.doubt_in("no no play ", false), Doubt::anywhere);
    EXPECT_EQ(lexicon.doubt_in("no no ", false), Doubt::near);
}

TEST(Lexicon, LooksForQuestionsInQuestionsAlone) {
    const Lexicon lexicon({"[asks]\nis .. legal\n"});
    EXPECT_EQ(lexicon.doubt_in("is that legal ", true), Doubt::near);
    EXPECT_EQ(lexicon.doubt_in("is that legal ", false), Doubt::none);
}

TEST(Lexicon, KnowsWordsThatChangeNothing) {
    const Lexicon lexicon({"[beside]\nplease | thank you\n[plays]\nI play\n[closing]\nbest*\n"});
    EXPECT_TRUE(
        lexicon.consists_of("i play please thank you ", {WordKind::beside, WordKind::plays}));
    EXPECT_FALSE(lexicon.consists_of("i play please ", {WordKind::beside}));
    EXPECT_FALSE(lexicon.consists_of("", {WordKind::beside}));
    EXPECT_TRUE(lexicon.holds("so i play ", WordKind::plays));
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
}  // namespace posthouse::language
