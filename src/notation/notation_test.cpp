// docs/game-notation.md, rule by rule; and that reading what was written gives the same game.
#include "notation/game_text.h"

#include <gmock/gmock.h>
#include <fstream>
#include <random>
#include <sstream>

namespace posthouse::notation {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Pair;
using testing::StartsWith;

GameText one(std::string_view text) {
    const auto games = read_games(text);
    EXPECT_TRUE(games) << games.error().refusal.sentence.view();
    EXPECT_EQ(games->size(), 1u);
    return games->front();
}

std::string wrong(std::string_view text) {
    const auto games = read_games(text);
    if (games) return "nothing is wrong";
    const std::string sentence(games.error().refusal.sentence.view());
    EXPECT_THAT(sentence, StartsWith("Line " + std::to_string(games.error().line) + ": "));
    return sentence;
}

std::vector<std::string> moves_of(const MoveLine& line) {
    std::vector<std::string> moves;
    for (const TextMove& move : line.moves) moves.push_back(move.text);
    return moves;
}

TEST(Notation, TagsNameTheGameAndSayMoreOfIt) {
    const GameText game = one(R"([Game "Oware"] [First "ann"]
[Note "a \"quoted\" word and a \\"]
[Result "*"]

1. c d *)");
    EXPECT_EQ(game.game, games::find_game("oware"));
    EXPECT_THAT(game.tags,
                ElementsAre(Pair("First", "ann"), Pair("Note", "a \"quoted\" word and a \\")));
    EXPECT_THAT(moves_of(game.line), ElementsAre("c", "d"));
    EXPECT_FALSE(game.result);
}

TEST(Notation, MovesAreThoseOfTheGameWithTheirNumbersOrWithout) {
    for (const char* text : {"1. b d 2. f c 3. e", "b d f c e", "1.b d 2.f 2...c 3.e", "B D\nF C E",
                             "1. b ; a comment\nd f c e"})
        EXPECT_THAT(moves_of(one("[Game \"wari\"]\n" + std::string(text)).line),
                    ElementsAre("b", "d", "f", "c", "e"))
            << text;
}

TEST(Notation, AGameThatShowsNumbersReadsThemAndIsWrittenWithLetters) {
    const GameText game = one("[Game \"wari-24\"] 1. 3 9 *");
    EXPECT_THAT(moves_of(game.line), ElementsAre("c", "c"));
    EXPECT_EQ(game.line.moves[1].shown.to(std::nullopt), "9");
    EXPECT_EQ(game.line.moves[1].shown.to(Side::second), "3");
    EXPECT_THAT(write_game(game), HasSubstr("\n1. c c *\n"));
}

TEST(Notation, CommentsMarksAndVariationsBelongToTheMoveBeforeThem) {
    const GameText game = one(R"([Game "oware"]
{Before.} 1. c! $140 {Good
   for South.} (1. d {Also.} e (1... f?? $2) 2. a) ({Or} 1. e) d?! *)");
    EXPECT_EQ(game.line.comment, "Before.");
    const TextMove& c = game.line.moves[0];
    EXPECT_THAT(c.glyphs, ElementsAre(1, 140));
    EXPECT_EQ(c.comment, "Good for South.");
    ASSERT_EQ(c.variations.size(), 2u);
    EXPECT_THAT(moves_of(c.variations[0]), ElementsAre("d", "e", "a"));
    EXPECT_EQ(c.variations[0].moves[0].comment, "Also.");
    EXPECT_THAT(c.variations[0].moves[1].variations.at(0).moves[0].glyphs, ElementsAre(4, 2));
    EXPECT_EQ(c.variations[1].comment, "Or");
    EXPECT_THAT(game.line.moves[1].glyphs, ElementsAre(6));
    EXPECT_EQ(write_game(game), R"([Game "oware"]
[Result "*"]

{Before.} 1. c! $140 {Good for South.} (1. d {Also.} 1... e (1... f?? $2) 2. a)
({Or} 1. e) 1... d?! *
)");
}

TEST(Notation, ASetUpHasItsPositionAndSecondMayBegin) {
    const std::string text = R"([Game "wari"]
[Position "6,0,5,5,5,0/5,5,0,2,7,6 0 2 N"]
[Result "*"]

1... a 2. a b *
)";
    EXPECT_EQ(write_game(one(text)), text);
}

TEST(Notation, SeveralGamesFollowEachOther) {
    const auto games = read_games(
        "[Game \"oware\"] 1. c *\n\n[Game \"octilite\"] 1. 22+b 1-0\n"
        "[Game \"wari\"] [Position \"0,3,0,0,0,0/0,1,0,4,1,17 12 10 S\"] b f");
    ASSERT_TRUE(games);
    ASSERT_EQ(games->size(), 3u);
    EXPECT_EQ((*games)[1].result, Result::first);
    EXPECT_EQ((*games)[2].result, Result::second) << "by the rules";
}

TEST(Notation, WhatIsWrongIsSaidInOneSentenceWithItsLine) {
    const std::string_view texts[][2] = {
        {"", "Line 1: There is no game"},
        {"1. c d", "Line 1: The tag that names the game is missing"},
        {"[Game \"chess\"] e4", "Line 1: There is no game “chess”"},
        {"[Game \"oware\"]\n[Game \"oware\"]", "Line 2: The tag Game occurs twice"},
        {"[Game \"oware]\n1. c", "Line 1: The value of the tag Game must end"},
        {"[Game \"oware\"\n1. c", "Line 1: The tag Game must end with ]"},
        {"[Game oware]", "Line 1: The value of the tag Game must be in double quotes"},
        {"[\"oware\"]", "Line 1: A tag begins with a name"},
        {"[Game \"oware\"]\n[Result \"2-0\"]", "Line 2: “2-0” is no result"},
        {"[Game \"oware\"]\n\n[Position \"4,4\"]", "Line 3: "},
        {"[Game \"oware\"]\n1. c d\n2. c z", "Line 3: "},
        {"[Game \"oware\"]\n1. c d\n(1... z)\n2. d", "Line 3: "},
        {"[Game \"oware\"]\n1. c d\n(1... e 2. d", "Line 3: The variation that begins here with ("},
        {"[Game \"oware\"]\n1. c d)\n2. d", "Line 2: This ) closes nothing"},
        {"[Game \"oware\"]\n(1. c) d", "Line 2: A variation comes after the move"},
        {"[Game \"oware\"]\n1. c ()\n", "Line 2: This variation has no move"},
        {"[Game \"oware\"]\n\n1. c {never\nclosed", "Line 3: The comment that begins here"},
        {"[Game \"oware\"] $3 c", "Line 1: The mark $3 comes before any move"},
        {"[Game \"oware\"] c $999", "Line 1: After $ comes a number"},
        {"[Game \"oware\"] c???", "Line 1: “c???” is no move"},
        {"[Game \"oware\"] ?!", "Line 1: “?!” is no move"},
        {"[Game \"oware\"] c } d", "Line 1: “}” cannot be among the moves"},
        {"[Game \"oware\"] c (d 1-0) e", "Line 1: The result 1-0 is in a variation"},
        {"[Game \"oware\"]\n[Result \"1-0\"]\nc d\n0-1", "Line 4: The moves end with 0-1"},
        {"[Game \"wari\"]\n[Position \"0,3,0,0,0,0/0,1,0,4,1,17 12 10 S\"]\nb f\n1-0",
         "Line 4: The result 1-0 cannot be: by the rules this game ended 0-1"},
    };
    for (const auto& [text, sentence] : texts)
        EXPECT_THAT(wrong(text), StartsWith(sentence)) << text;
}

TEST(Notation, AByteOrderMarkBeforeItIsNoPartOfIt) {
    EXPECT_EQ(one("\uFEFF[Game \"oware\"]\n1. c d"), one("[Game \"oware\"]\n1. c d"));
    EXPECT_THAT(wrong("[Game \"oware\"]\n\uFEFF1. c"), StartsWith("Line 2: ")) << "but not within";
}

TEST(Notation, WhatIsNotUtf8IsRefusedWithItsLine) {
    const std::string sentence = "There is a character that is not UTF-8: save the text as UTF-8.";
    EXPECT_EQ(wrong("[Game \"oware\"]\n[First \"Andr\xE9\"]\n1. c"), "Line 2: " + sentence);
    EXPECT_EQ(wrong("[Game \"oware\"]\n\n1. c {pr\xE9vu} d"), "Line 3: " + sentence);
    EXPECT_EQ(one("[Game \"oware\"] [First \"André\"] c").tags,
              (std::vector<std::pair<std::string, std::string>>{{"First", "André"}}));
}

TEST(Notation, ThereIsABoundOnEverythingThatCouldGrow) {
    const std::string head = "[Game \"oware\"]\n";
    std::string deep = head;
    for (int i = 0; i < 100'000; ++i) deep += "c (";
    EXPECT_THAT(wrong(deep), HasSubstr("Variations are nested deeper than 32"));
    EXPECT_THAT(wrong(std::string(text_bytes_max + 1, ' ')), HasSubstr("longer than a megabyte"));
    std::string many = head + "c";
    for (int i = 0; i < text_moves_max; ++i) many += "(d)";
    EXPECT_THAT(wrong(many), HasSubstr("more than 20000 moves"));
    std::string marks = head + "c";
    for (int i = 0; i < 100; ++i) marks += " $7";
    EXPECT_THAT(wrong(marks), HasSubstr("more than 16 marks"));
}

/// A random tree of legal moves with many comments and annotations.
class Gardener {
public:
    explicit Gardener(unsigned seed) : dice_(seed) {}

    int roll(int sides) { return static_cast<int>(dice_() % static_cast<unsigned>(sides)); }

    std::string words() {
        constexpr std::string_view some[] = {"a",    "thought", "(c",  "d)", "}", "{",
                                             "\\",   "\"",      "1.",  "*",  ";", "%",
                                             "größ", "[x",      "1-0", "$4"};
        std::string text;
        for (int n = roll(3) == 0 ? roll(30) : 0; n > 0; --n)
            text += (text.empty() ? "" : " ") + std::string(some[roll(std::size(some))]);
        return text;
    }

    MoveLine line(const games::Game& game, games::GameRecord record, int plies, int depth) {
        MoveLine line;
        line.comment = words();
        for (int i = 0; i < plies; ++i) {
            const auto view = game.state(record);
            if (view->verdict.over) break;
            const auto& legal = view->legal;
            const games::MoveText& chosen =
                legal[static_cast<std::size_t>(roll(static_cast<int>(legal.size())))];
            TextMove move{chosen.text, chosen.shown, {}, words(), {}};
            if (roll(4) == 0) move.glyphs.push_back(1 + roll(6));
            if (roll(9) == 0) move.glyphs.push_back(1 + roll(255));
            while (depth < 4 && roll(6) == 0) {
                MoveLine beside = this->line(game, record, 1 + roll(6), depth + 1);
                if (!beside.moves.empty()) move.variations.push_back(std::move(beside));
            }
            line.moves.push_back(move);
            record.moves.push_back(chosen.text);
        }
        if (depth == 0) verdict = game.state(record)->verdict;
        return line;
    }

    GameText game(const games::Game& of) {
        GameText text;
        text.game = &of;
        games::GameRecord record;
        if (roll(3) == 0) {
            for (int i = roll(20); i > 0; --i) {
                const auto view = of.state(record);
                if (view->verdict.over) break;
                record.moves.push_back(view->legal.front().text);
            }
            text.from = of.state(record)->position;
            record = {text.from, {}};
        }
        for (const char* name : {"First", "Second", "Remark"})
            if (const std::string value = words(); !value.empty())
                text.tags.emplace_back(name, value);
        text.line = line(of, record, roll(80), 0);
        if (verdict.over)
            text.result = verdict.result;
        else if (roll(2) == 0)
            text.result = static_cast<Result>(roll(3));
        return text;
    }

    Verdict verdict;

private:
    std::mt19937 dice_;
};

TEST(Notation, WhateverIsWrittenIsReadUnchanged) {
    int games = 0, side_lines = 0;
    for (unsigned seed = 0; seed < 60; ++seed)
        for (const games::Game& of : games::all_games()) {
            const GameText game = Gardener(seed).game(of);
            const std::string text = write_game(game);
            const auto read = read_games(text);
            ASSERT_TRUE(read) << read.error().refusal.sentence.view() << '\n' << text;
            ASSERT_EQ(read->size(), 1u) << text;
            ASSERT_EQ(read->front(), game) << text;
            ASSERT_EQ(write_game(read->front()), text);
            ++games;
            for (const TextMove& move : game.line.moves) side_lines += !move.variations.empty();
        }
    EXPECT_GT(games, 300);
    EXPECT_GT(side_lines, 1000);
}

TEST(Notation, ADamagedTextIsReadOrRefusedAndNothingElse) {
    int read = 0, refused = 0;
    for (unsigned seed = 0; seed < 150; ++seed)
        for (const games::Game& of : games::all_games()) {
            Gardener gardener(seed);
            std::string text = write_game(gardener.game(of));
            for (int wounds = 1 + gardener.roll(4); wounds > 0; --wounds) {
                const auto at =
                    static_cast<std::size_t>(gardener.roll(static_cast<int>(text.size())));
                const char byte = static_cast<char>(gardener.roll(3) == 0
                                                        ? gardener.roll(256)
                                                        : "(){}[]\";$\n\\1.*?"[gardener.roll(16)]);
                if (gardener.roll(3) == 0)
                    text.erase(at, 1 + static_cast<std::size_t>(gardener.roll(5)));
                else if (gardener.roll(2) == 0)
                    text.insert(at, 1, byte);
                else
                    text[at] = byte;
            }
            const auto games = read_games(text);
            if (!games) {
                ++refused;
                EXPECT_FALSE(games.error().refusal.sentence.empty());
                continue;
            }
            ++read;
            std::string again;
            for (const GameText& game : *games) again += write_game(game);
            const auto twice = read_games(again);
            ASSERT_TRUE(twice) << twice.error().refusal.sentence.view() << '\n' << again;
            EXPECT_EQ(*twice, *games) << again;
        }
    EXPECT_GT(read, 50);
    EXPECT_GT(refused, 50);
}

TEST(Notation, TheExamplesOfItsPageAreReadAndWrittenSo) {
    std::ifstream file(POSTHOUSE_SOURCE "/docs/game-notation.md");
    std::stringstream page;
    page << file.rdbuf();
    const std::string text = page.str();
    int examples = 0;
    for (std::size_t at = text.find("\n```\n["); at != std::string::npos;
         at = text.find("\n```\n[", at)) {
        at += 5;
        const std::size_t end = text.find("```", at);
        const std::string example = text.substr(at, end - at);
        EXPECT_EQ(write_game(one(example)), example);
        ++examples;
        at = end + 3;
    }
    EXPECT_GE(examples, 3);
}

TEST(Notation, ThePageGetsAllOfItAsJson) {
    EXPECT_EQ(
        games_json("[Game \"oware\"] [First \"ann\"] c! {so} (d) e", Side::first),
        R"({"games":[{"game":"oware","from":null,"tags":[["First","ann"]],"result":"*",)"
        R"("line":{"comment":"","moves":[{"move":"c","shown":"c","glyphs":[1],"comment":"so",)"
        R"("beside":[{"comment":"","moves":[{"move":"d","shown":"d","glyphs":[],"comment":"",)"
        R"("beside":[]}]}]},{"move":"e","shown":"e","glyphs":[],"comment":"","beside":[]}]},)"
        R"("text":"[Game \"oware\"]\u000a[First \"ann\"]\u000a)"
        R"([Result \"*\"]\u000a\u000a1. c! {so} (1. d) 1... e *\u000a"}]})");
    EXPECT_THAT(games_json("[Game \"wari-24\"] c c", Side::second),
                testing::ContainsRegex(R"("move":"c","shown":"9".*"move":"c","shown":"3")"));
    EXPECT_THAT(games_json("[Game \"oware\"]\nz", Side::first),
                StartsWith("{\"error\":\"Line 2: "));
    EXPECT_THAT(games_json("[Game \"oware\"]\nz", Side::first),
                HasSubstr(",\"line\":2,\"code\":\"text-line\","));
}

TEST(Notation, AMovesInstantIsAtTheBeginningOfItsCommentAndNoPartOfIt) {
    const auto games = read_games(
        "[Game \"oware\"]\n\n1. c {[%at 2026-11-21T10:00:00.000Z] Well met!} d {[%at x]} 2. b *");
    ASSERT_TRUE(games);
    const auto& moves = games->front().line.moves;
    EXPECT_EQ(moves[0].at, "2026-11-21T10:00:00.000Z");
    EXPECT_EQ(moves[0].comment, "Well met!");
    EXPECT_EQ(moves[1].at, "x");
    EXPECT_EQ(moves[1].comment, "");
    EXPECT_EQ(moves[2].at, "");
    const auto again = read_games(write_game(games->front()));
    ASSERT_TRUE(again);
    EXPECT_EQ(again->front(), games->front());
}

}  // namespace
}  // namespace posthouse::notation
