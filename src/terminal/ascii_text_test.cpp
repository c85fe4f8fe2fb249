#include "terminal/ascii_text.h"

#include "translation/catalogs.h"
#include "translation/refusal_text.h"

#include <gtest/gtest.h>

#include <algorithm>

#include <sstream>

namespace posthouse::terminal {
namespace {

TEST(ToAscii, IsAsciiWhateverGoesIn) {
    EXPECT_EQ(to_ascii("move “c” – it’s legal…"), "move \"c\" - it's legal...");
    EXPECT_EQ(to_ascii("é\x1b[31m\x07\xff\xc3"), "e?[31m???");
    EXPECT_EQ(to_ascii("a\tb\nc"), "a b\nc");
    std::string every_byte;
    for (int byte = 0; byte < 256; ++byte) every_byte += static_cast<char>(byte);
    for (char c : to_ascii(every_byte)) EXPECT_TRUE(c == '\n' || (c >= ' ' && c <= '~'));
}

TEST(RefusalWords, AreInTheReadersLanguageWithTheLettersThatTheTerminalShows) {
    const Refusal empty =
        refuse("no-pod-to-jump", "There is no pod on {square} to jump over.", "33");
    EXPECT_EQ(refusal_words(empty, {"de", true}), "Auf 33 steht keine Kapsel zum Überspringen.");
    EXPECT_EQ(refusal_words(empty, {"de", false}), "Auf 33 steht keine Kapsel zum Ueberspringen.");
    EXPECT_EQ(refusal_words(empty, {"en", true}), "There is no pod on 33 to jump over.");
    const Refusal typed =
        refuse("no-such-prong", "There is no prong {typed}: prongs are a to h.", "\x1b[31m");
    EXPECT_EQ(refusal_words(typed, {"de", true}).find('\x1b'), std::string::npos);
}

TEST(RefusalWords, OfEveryLanguageAreReadableInAscii) {
    for (const translation::Catalog& one : translation::catalogs())
        for (const std::string_view text : {one.refusals, one.letters}) {
            const std::string ascii = to_ascii(text);
            EXPECT_EQ(std::ranges::count(ascii, '?'), std::ranges::count(text, '?'))
                << one.language << ": a letter has no substitute";
        }
}

TEST(ReadLine, LeavesOutBlanksAroundAndLineEndsOfAnyKind) {
    std::istringstream in("  c \r\n\nlast");
    EXPECT_EQ(read_line(in), "c");
    EXPECT_EQ(read_line(in), "");
    EXPECT_EQ(read_line(in), "last");
    EXPECT_EQ(read_line(in), std::nullopt);
}

TEST(ReadLine, TakesOnlyTheBeginningOfAnOverlongLine) {
    std::istringstream in(std::string(1'000'000, 'x') + "\nnext\n");
    EXPECT_EQ(read_line(in)->size(), 200u);
    EXPECT_EQ(read_line(in), "next");
}

TEST(FoldLines, BreaksAtBlanksAndSetsInWhatWasSetIn) {
    EXPECT_EQ(fold_lines("", 20), "");
    EXPECT_EQ(fold_lines("Your move? ", 20), "Your move? ");
    EXPECT_EQ(fold_lines("one two three four five six\nnext\n", 20),
              "one two three four\nfive six\nnext\n");
    EXPECT_EQ(fold_lines("    a b c d e f g h i j k\n", 20), "    a b c d e f g h\n    i j k\n");
}

TEST(FoldLines, BreaksAWordOnlyWhereItIsWiderThanTheScreen) {
    EXPECT_EQ(fold_lines("Position: 4,4,4,4,4,4/4,4,4,4,4,4 0 0 S\n", 20),
              "Position:\n4,4,4,4,4,4/4,4,4,4,\n4,4 0 0 S\n");
    EXPECT_EQ(fold_lines("\u4f60\u597d\u4f60", 4), "\u4f60\u597d\n\u4f60");
}

TEST(FoldLines, GoesOnInTheNextLineOfAParagraph) {
    const std::string lines =
        "The seeds of this house are sown one by one into those that\nfollow it.\n\nEnd.\n";
    EXPECT_EQ(fold_lines(lines, 80), lines);
    EXPECT_EQ(fold_lines(lines, 30),
              "The seeds of this house are\nsown one by one into those\nthat follow it.\n\nEnd.\n");
}

TEST(WrapWords, BreaksBeforeTheSeventyThirdColumn) {
    const std::string lines = wrap_words(std::vector<std::string>(40, "22-44-64x"), "    ");
    std::istringstream in(lines);
    int words = 0;
    for (std::string line; std::getline(in, line);) {
        EXPECT_LE(line.size(), 72u);
        EXPECT_TRUE(line.starts_with("    22-"));
        words += static_cast<int>((line.size() - 3) / 10);
    }
    EXPECT_EQ(words, 40);
    EXPECT_EQ(wrap_words({}, "  "), "  \n");
}

}  // namespace
}  // namespace posthouse::terminal
