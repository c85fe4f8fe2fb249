#include "translation/texts.h"

#include "translation/catalogs.h"
#include "translation/languages.h"
#include "translation/plural_rules.h"
#include "translation/site.h"

#include <gmock/gmock.h>
#include <iostream>
#include <set>

namespace posthouse::translation {
namespace {

std::set<std::string> values_in(const Messages& messages, std::string_view id) {
    const auto names = messages.values_of(id);
    return {names.begin(), names.end()};
}

TEST(Texts, ALanguageHasNoTextThatEnglishHasNotAndNoOtherValues) {
    const Messages& english = *letters_in("en");
    const auto known = english.ids();
    for (const std::string_view language : languages()) {
        const Messages& own = *letters_in(language);
        std::string missing;
        for (const std::string_view id : known)
            if (own.values_of(id).empty() && !own.format(id, [](auto) { return std::nullopt; }))
                missing.append(" ").append(id);
        if (!missing.empty()) std::cout << language << " lacks" << missing << "\n";
        for (const std::string_view id : own.ids()) {
            EXPECT_THAT(known, testing::Contains(id)) << language;
            EXPECT_THAT(values_in(english, id), testing::IsSupersetOf(values_in(own, id)))
                << language << ": " << id;
        }
    }
}

TEST(Texts, EveryTextOfALetterIsSaidInEveryLanguage) {
    for (const std::string_view language : languages())
        for (const std::string_view id : letters_in("en")->ids())
            for (const char* value : {"0", "1", "2", "7", "ann"}) {
                const auto said = letters_in(language)->format(
                    id, [&](auto) { return std::optional<std::string>(value); });
                ASSERT_TRUE(said) << language << ": " << id;
                EXPECT_NE(*said, "") << language << ": " << id;
            }
}

TEST(Texts, AnUnknownLanguageIsEnglishAndAnUnknownTextItsId) {
    EXPECT_EQ(Texts("tlh").language(), "en");
    EXPECT_EQ(Texts("").language(), "en");
    EXPECT_EQ(Texts("de_AT").language(), "de");
    EXPECT_EQ(Texts("de")("letter-of-a-newer-server"), "letter-of-a-newer-server");
}

TEST(Site, ItsNameStandsInEveryTextForPosthouse) {
    set_site({.name = "The Oware Club", .line = "Thursdays at seven", .logo = {}});
    EXPECT_EQ(with_site_name("Posthouse answers, and Posthouse plays."),
              "The Oware Club answers, and The Oware Club plays.");
    EXPECT_EQ(signature(), "The Oware Club\nThursdays at seven\n");
    // A language whose texts have not been read before.
    static std::vector<Catalog> all(embedded_catalogs().begin(), embedded_catalogs().end());
    all.push_back({"pl", "", "letter-plan-waits = Posthouse gra.\n"});
    use_catalogs(all);
    EXPECT_EQ(letters_in("pl")->format("letter-plan-waits", [](auto) { return std::nullopt; }),
              "The Oware Club gra.");
    use_catalogs(embedded_catalogs());
    set_site({});
    EXPECT_EQ(signature(), "Posthouse\n");
}

TEST(Site, RefusesWhatCannotStandInALine) {
    for (const char* name : {"a\nb", "<b>", "{ $name }", "say \"x\"",
                             "a name that is longer than any club would ever call itself"})
        EXPECT_THROW(set_site({.name = name, .line = "", .logo = {}}), std::invalid_argument)
            << name;
    EXPECT_EQ(site().name, "Posthouse");
}

/// A sixth language is one more folder: its catalogue alone decides what is said in it.
TEST(Texts, ALanguageIsAddedByItsCatalogAloneAndSaysTheRestInEnglish) {
    static std::vector<Catalog> all(embedded_catalogs().begin(), embedded_catalogs().end());
    static constexpr std::string_view polish =
        "letter-duration-days =\n"
        "    { $n ->\n"
        "        [one] 1 dzień\n"
        "       *[other] { $n } dni\n"
        "    }\n";
    all.push_back({"pl", "", polish});
    use_catalogs(all);
    const Messages& own = *letters_in("pl");
    const auto days = [&](const char* n) {
        return own.format("letter-duration-days",
                          [&](auto) { return std::optional<std::string>(n); });
    };
    EXPECT_EQ(days("1"), "1 dzień");
    EXPECT_EQ(days("3"), "3 dni");
    EXPECT_EQ(own.format("letter-greeting", [](auto) { return "ann"; }), std::nullopt);
    use_catalogs(embedded_catalogs());
}

TEST(PluralRules, AreThoseOfTheLanguage) {
    const auto of = [](std::string_view language, std::initializer_list<int> numbers) {
        std::string all;
        for (int number : numbers)
            (all += all.empty() ? "" : " ") += plural_category(language, number);
        return all;
    };
    EXPECT_EQ(of("en", {0, 1, 2, 1'000'000}), "other one other other");
    EXPECT_EQ(of("de", {0, 1, 2, 1'000'000}), "other one other other");
    EXPECT_EQ(of("fr", {0, 1, 2, 1'000'000}), "one one other many");
    EXPECT_EQ(of("es", {0, 1, 2, 1'000'000}), "other one other many");
    EXPECT_EQ(of("ak", {0, 1, 2}), "one one other");
    EXPECT_EQ(of("pl", {0, 1, 2, 5, 12, 22}), "many one few many many few");
    EXPECT_EQ(of("ru", {1, 2, 5, 11, 21}), "one few many many one");
    EXPECT_EQ(of("cs", {1, 2, 5}), "one few other");
    EXPECT_EQ(of("ar", {0, 1, 2, 3, 11, 100, 103}), "zero one two few many other few");
    EXPECT_EQ(of("ja", {0, 1, 2}), "other other other");
    EXPECT_EQ(of("tlh", {0, 1, 2}), "other one other");
}

}  // namespace
}  // namespace posthouse::translation
