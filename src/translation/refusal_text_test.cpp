#include "translation/refusal_text.h"

#include "translation/catalogs.h"
#include "translation/languages.h"
#include "translation/messages.h"

#include <gtest/gtest.h>

namespace posthouse::translation {
namespace {

TEST(RefusalText, EveryMessageIsSaidInEveryLanguageWithAllItsValues) {
    // Browser tests hold all languages to the sources; here it is read by C++.
    const Messages& messages = *refusals_in("de");
    ASSERT_GT(messages.ids().size(), 300u);
    for (const std::string_view code : messages.ids()) {
        RefusalData refusal{std::string(code), {}};
        for (const std::string_view name : messages.values_of(code))
            refusal.parameters.emplace(name, "7");
        if (code.starts_with("list-")) continue;  // no refusal, but part of one
        for (const std::string_view language : languages()) {
            if (language == "en") continue;
            const std::string said = translate(refusal, "", language);
            EXPECT_NE(said, "") << language << ": " << code;
            EXPECT_EQ(said.find_first_of("{}"), said.npos) << language << ": " << said;
        }
    }
}

TEST(RefusalText, WordsThatStandInASentenceAreTranslatedToo) {
    const Refusal empty = refuse("house-empty",
                                 "House {house} is empty: choose one that holds seeds. You can "
                                 "play {moves}.",
                                 "a", "b, d or f");
    EXPECT_EQ(translate(empty, "de"),
              "Mulde a ist leer: Wähle eine mit Samen. Du kannst b, d oder f spielen.");
    for (const auto& [moves, said] :
         {std::pair{"a, b or 7 others", "a, b oder 7 andere"},
          std::pair{"a or 7 others", "a oder 7 andere"}, std::pair{"none", "keine"}}) {
        const Refusal one = refuse("house-empty",
                                   "House {house} is empty: choose one that holds seeds. You can "
                                   "play {moves}.",
                                   "a", moves);
        EXPECT_EQ(translate(one, "de"), "Mulde a ist leer: Wähle eine mit Samen. Du kannst " +
                                            std::string(said) + " spielen.");
    }
    const Refusal missing = refuse(
        "prong-missing",
        "The pod on {square} has no prong {prong} ({direction}): add it with {square}+{prong} "
        "first.",
        "22", "a", "north");
    EXPECT_EQ(translate(missing, "de"),
              "Die Kapsel auf 22 hat keine Zinke a (Norden): Setz sie erst mit 22+a ein.");
    const Refusal other = refuse(
        "pod-of-opponent",
        "The pod on {square} is not yours: you are {color} and play the pods marked {letter}.",
        "26", "White", "O");
    EXPECT_NE(translate(other, "de").find("Du bist Weiß"), std::string::npos);
}

TEST(RefusalText, ARefusalWithinARefusalIsSaidInTheSameLanguage) {
    const Refusal empty =
        refuse("no-pod-to-jump", "There is no pod on {square} to jump over.", "33");
    EXPECT_EQ(translate(refuse("illegal-move", "{reason}", empty), "de"),
              "Auf 33 steht keine Kapsel zum Überspringen.");
    const Refusal over = refuse(
        "moves-after-end",
        "The game was over before the move “{typed}” ({reason}): leave out that move and all "
        "after it.",
        "a", refuse("starved", "the opponent was left without seeds"));
    EXPECT_NE(translate(over, "de").find("(der Gegner blieb ohne Samen)"), std::string::npos);
}

TEST(RefusalText, WithoutAMessageOrAValueTheEnglishSentenceIsSaid) {
    const Refusal unknown = refuse("of-a-newer-server", "Nobody knows {typed}.", "this");
    EXPECT_EQ(translate(unknown, "de"), "Nobody knows this.");
    Refusal redacted{"no-such-game", std::string_view("There is no game “***”."), {}};
    EXPECT_EQ(translate(redacted, "de"), "There is no game “***”.");
    for (const char* language : {"en", "", "pt"})
        EXPECT_EQ(translate(refuse("not-logged-in", "Log in first."), language), "Log in first.");
}

TEST(RefusalText, WhatWasTypedIsQuotedAsItIs) {
    for (const char* typed : {"{ $typed }", "{typed}", "b or c", "“”", "%s"}) {
        const Refusal none =
            refuse("no-such-prong", "There is no prong {typed}: prongs are a to h.", typed);
        EXPECT_EQ(translate(none, "de"),
                  "Es gibt keine Zinke " + std::string(typed) + ": Zinken sind a bis h.");
    }
}

}  // namespace
}  // namespace posthouse::translation
