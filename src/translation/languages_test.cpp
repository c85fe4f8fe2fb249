#include "translation/languages.h"

#include <gmock/gmock.h>
#include <map>

namespace posthouse::translation {
namespace {

TEST(Languages, AreThoseOfThePageEnglishFirst) {
    EXPECT_THAT(languages(), testing::ElementsAre("en", "ak", "de", "es", "fr"));
}

TEST(Languages, AreFoundByATagWhateverItsRegionAndCase) {
    for (const char* tag : {"de", "DE", "de-AT", "de_CH", " de ", "de.UTF-8", "de@euro"})
        EXPECT_EQ(find_language(tag), "de") << tag;
    EXPECT_EQ(find_language("tw-GH"), "ak");
    for (const char* tag : {"", "d", "deu", "pt", "C", "POSIX", "-", "*"})
        EXPECT_EQ(find_language(tag), "") << tag;
}

TEST(Languages, TheOneWithTheHighestWeightIsChosenAndOfEqualsTheFirst) {
    EXPECT_EQ(choose_language("fr"), "fr");
    EXPECT_EQ(choose_language("pt-BR, de-DE, en-US"), "de");
    EXPECT_EQ(choose_language("en;q=0.5, fr;q=0.8, es;q=0.8"), "fr");
    EXPECT_EQ(choose_language("de;q=0, en ; q=0.1"), "en");
    for (const char* none : {"", ",", "pt", "*", ";q=1", "de;q=0", "de;q=nan"})
        EXPECT_EQ(choose_language(none), "") << none;
}

TerminalLocale locale_with(const std::map<std::string, std::string>& environment) {
    return terminal_locale([&](const char* name) {
        const auto found = environment.find(name);
        return found == environment.end() ? nullptr : found->second.c_str();
    });
}

TEST(TerminalLocale, TheFirstVariableThatIsSetDecides) {
    EXPECT_EQ(locale_with({{"LANG", "de_DE.UTF-8"}}).language, "de");
    EXPECT_EQ(locale_with({{"LC_MESSAGES", "fr_FR"}, {"LANG", "de_DE"}}).language, "fr");
    EXPECT_EQ(locale_with({{"LC_ALL", "C"}, {"LANG", "de_DE"}}).language, "en");
    EXPECT_EQ(locale_with({{"LC_ALL", ""}, {"LANG", "es"}}).language, "es");
    EXPECT_EQ(locale_with({{"LANG", "it_IT"}}).language, "en");
    EXPECT_EQ(locale_with({}).language, "en");
}

TEST(TerminalLocale, TellsWhetherTheTerminalShowsMoreThanAscii) {
    EXPECT_TRUE(locale_with({{"LANG", "de_DE.UTF-8"}}).utf8);
    EXPECT_TRUE(locale_with({{"LC_ALL", "de_DE.utf8@euro"}}).utf8);
    EXPECT_FALSE(locale_with({{"LC_ALL", "de_DE"}, {"LANG", "de_DE.UTF-8"}}).utf8);
    EXPECT_FALSE(locale_with({{"LC_CTYPE", "de_DE.ISO-8859-1"}, {"LANG", "de.UTF-8"}}).utf8);
    EXPECT_FALSE(locale_with({}).utf8);
}

}  // namespace
}  // namespace posthouse::translation
