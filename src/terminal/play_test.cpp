#include "terminal/play.h"

#include "base/test_folder.h"
#include "games/game.h"
#include "games/game_help.h"
#include "games/tables/tables.h"
#include "terminal/ascii_text.h"
#include "terminal/show.h"

#include "search/levels.h"

#include <gmock/gmock.h>

#include <cstdlib>
#include <optional>
#include <random>
#include <sstream>

namespace posthouse::terminal {
namespace {

using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;

struct Played {
    int status;
    std::string out;
};

Played played(const PlayOptions& options, const std::string& typed) {
    std::istringstream in(typed);
    std::ostringstream out;
    const int status = play(options, in, out);
    return {status, out.str()};
}

PlayOptions options_for(std::string game, std::uint64_t seed = 1) {
    PlayOptions options;
    options.game = std::move(game);
    options.level = 1;
    options.seed = seed;
    return options;
}

TEST(Play, AWrongMoveIsExplainedInTheReadersLanguage) {
    PlayOptions options = options_for("wari");
    options.locale = {"de", true};
    EXPECT_THAT(played(options, "y\nx\nquit\n").out, HasSubstr("„x“ ist keine Mulde"));
    options.columns = 20;
    EXPECT_THAT(played(options, "y\nx\nquit\n").out, HasSubstr("keine Mulde:"));
}

int times(const std::string& text, std::string_view words) {
    int count = 0;
    for (auto at = text.find(words); at != std::string::npos; at = text.find(words, at + 1))
        ++count;
    return count;
}

/// A person who reads the output before typing the next line.
class Reader : public std::streambuf {
public:
    explicit Reader(std::function<std::optional<std::string>()> types) : types_(std::move(types)) {}

private:
    int_type underflow() override {
        const auto typed = types_();
        if (!typed) return traits_type::eof();
        line_ = *typed + "\n";
        setg(line_.data(), line_.data(), line_.data() + line_.size());
        return traits_type::to_int_type(line_[0]);
    }
    std::function<std::optional<std::string>()> types_;
    std::string line_;
};

/// The moves listed last.
std::vector<std::string> listed_last(const std::string& text) {
    const auto from = text.rfind("You may play:\n");
    if (from == std::string::npos) return {};
    const auto to = text.find("So far:\n", from);
    std::istringstream words(text.substr(from + 14, to - from - 14));
    std::vector<std::string> moves;
    for (std::string word; words >> word;) moves.push_back(word);
    return moves;
}

/// Plays one game to its end with random legal moves; with `tables`, also types `proven` each time.
std::string whole_game(const games::Game& game, std::uint64_t seed, const char* first,
                       const std::string& tables = "", int columns = default_screen_columns) {
    std::ostringstream out;
    std::string before;
    std::mt19937_64 random(seed);
    int lines = 0;
    std::size_t asked = 0;
    Reader reader([&]() -> std::optional<std::string> {
        if (lines++ == 0) return first;
        if (lines > 4000) return std::nullopt;
        const std::vector<const char*> questions =
            tables.empty() ? std::vector{"moves"} : std::vector{"proven", "moves"};
        const std::size_t question = asked++ % (questions.size() + 1);
        if (question < questions.size()) return questions[question];
        const auto moves = listed_last(out.str());
        EXPECT_FALSE(moves.empty());
        if (moves.empty()) return std::nullopt;
        before += out.str();
        out.str(std::string());
        return moves[random() % moves.size()];
    });
    std::istream in(&reader);
    auto options = options_for(std::string(game.name), seed);
    options.tables = tables;
    options.columns = columns;
    EXPECT_EQ(play(options, in, out), 0);
    return before + out.str();
}

TEST(Play, EveryListedGameCanBePlayedToItsEndFromEitherSeat) {
    ASSERT_FALSE(listed_games().empty());
    for (const games::Game* game : listed_games()) {
        for (const char* first : {"y", "N"}) {
            SCOPED_TRACE(std::string(game->name) + ", first: " + first);
            const std::string end = whole_game(*game, 7, first);
            EXPECT_EQ(times(end, "The game is over: "), 1);
            EXPECT_EQ(times(end, "You win.") + times(end, "The computer wins.") +
                          times(end, "It is a draw."),
                      1);
            EXPECT_THAT(end, HasSubstr("\nPosition: "));
            EXPECT_THAT(end, testing::EndsWith("Good-bye.\n"));
        }
    }
}

TEST(Play, TheEndOfTheInputIsAPoliteGoodByeWhereverItComes) {
    for (const std::string typed : {"", "wari", "wari\n", "wari\ny\n", "wari\ny\nb\n"}) {
        const Played it = played(options_for(""), typed);
        EXPECT_EQ(it.status, 0);
        EXPECT_THAT(it.out, testing::EndsWith("Good-bye.\n")) << typed;
    }
}

TEST(Play, WithoutAGameItListsThemAndTakesANumberOrAName) {
    const auto games = listed_games();
    const Played by_number = played(options_for(""), "99\nchess\n\n2\nquit\n");
    for (const games::Game* game : games) EXPECT_THAT(by_number.out, HasSubstr(game->name));
    EXPECT_THAT(by_number.out, HasSubstr("There is no game \"99\""));
    EXPECT_THAT(by_number.out, HasSubstr("There is no game \"chess\""));
    EXPECT_THAT(by_number.out, Not(HasSubstr("nullgame")));
    const Played by_name = played(options_for(""), "SUPER-WARI\ny\nquit\n");
    EXPECT_THAT(by_name.out, HasSubstr("Your move?"));
}

TEST(Play, SaysWhichGamesAndLevelsThereAreWhereTheWishCannotBeMet) {
    const Played game = played(options_for("chess"), "");
    EXPECT_EQ(game.status, 2);
    EXPECT_THAT(game.out, HasSubstr("octilite"));
    PlayOptions options = options_for("wari");
    options.level = search::levels.back().number + 1;
    const Played level = played(options, "");
    EXPECT_EQ(level.status, 2);
    EXPECT_THAT(level.out, HasSubstr("from 1 to 20"));
}

TEST(Play, TheLotDecidesWhoBeginsWhereThePersonLeavesItToChance) {
    int mine = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed)
        mine += times(played(options_for("wari", seed), "\nquit\n").out, "you go first");
    EXPECT_GT(mine, 8);
    EXPECT_LT(mine, 32);
}

TEST(Play, PrintsAPeriodForEachMoveItWeighs) {
    PlayOptions options = options_for("wari");
    int pauses = 0;
    options.pause = [&] { ++pauses; };
    const Played it = played(options, "n\nquit\n");
    EXPECT_THAT(it.out, HasSubstr("THINKING......\n"));
    EXPECT_EQ(pauses, 6);
}

TEST(Play, TakesLettersInEitherCaseWithBlanksAndCarriageReturns) {
    const Played it = played(options_for("wari"), "Y\r\n  B \r\nquit\r\n");
    EXPECT_THAT(it.out, HasSubstr("\nYou: "));
    EXPECT_THAT(it.out, HasSubstr("\nComputer: "));
}

TEST(Play, InWari24ThePersonsHousesAre1To6AndTheComputers7To12WhoeverBegins) {
    for (const std::string first : {"y", "n"}) {
        const Played it = played(options_for("wari-24"), first + "\nmoves\n3\n9\nquit\n");
        const auto top = it.out.find("  12    11    10     9     8     7\n");
        EXPECT_LT(it.out.find("\nComputer  captured 0\n"), top);
        EXPECT_LT(top, it.out.find("   1     2     3     4     5     6\n"));
        EXPECT_THAT(it.out, HasSubstr("You may play:\n    1 2 3 4 5 6\n"));
        EXPECT_THAT(it.out, ContainsRegex("\nYou sow [45] seeds from 3\\."));
        EXPECT_THAT(it.out, ContainsRegex("\nComputer sows [45] seeds from ([789]|1[012])"));
        EXPECT_THAT(it.out, HasSubstr("House 9 is your opponent's: yours are 1 to 6 (or a to f)"));
    }
}

TEST(Play, InWari24NobodyIsCalledNorthOrSouth) {
    for (const char* first : {"y", "n"})
        for (std::uint64_t seed = 1; seed < 4; ++seed)
            for (const int columns : {20, 40, 80}) {
                const std::string game =
                    whole_game(*games::find_game("wari-24"), seed, first, "", columns);
                for (const char* seat : {"North", "South"})
                    EXPECT_THAT(game, Not(HasSubstr(seat))) << columns << " columns";
                EXPECT_THAT(game, HasSubstr("You sow "));
            }
}

TEST(Play, InWari24TheMovesSoFarAreInThePersonsNumbers) {
    const Played it = played(options_for("wari-24"), "n\nc\nmoves\nquit\n");
    EXPECT_THAT(it.out, ContainsRegex("\n  1\\.  ([789]|1[012]) +3\n"));
}

TEST(Play, ThePersonSitsAtTheBottom) {
    const Played south = played(options_for("wari"), "y\nquit\n");
    EXPECT_LT(south.out.find("Computer  captured"), south.out.find("You  captured"));
    const Played north = played(options_for("wari"), "n\nquit\n");
    EXPECT_LT(north.out.find("Computer  captured"), north.out.find("You  captured"));
}

TEST(Play, TheBoardIsShownAfterOnesOwnMoveWithWhatItDid) {
    const Played it = played(options_for("wari"), "y\nb\nquit\n");
    const auto mine = it.out.find("\nYou: South sows 4 seeds from b.\n");
    const auto board = it.out.find("|  4  |  *  |  5 >|  5 >|  5 >|  5 >|", mine);
    EXPECT_NE(mine, std::string::npos);
    EXPECT_LT(board, it.out.find("THINKING"));
    EXPECT_EQ(times(it.out, "You  captured"), 3);  // the opening, my move, the computer's
}

TEST(Play, KeepsWithinANarrowScreenToTheEnd) {
    for (const games::Game* game : listed_games())
        for (int columns : {20, 30, 40}) {
            std::istringstream lines(whole_game(*game, 7, "y", "", columns));
            for (std::string line; std::getline(lines, line);) {
                if (line.starts_with("Your move?") || line.ends_with(") y")) continue;  // answered
                EXPECT_LE(line.size(), static_cast<std::size_t>(columns)) << line;
            }
        }
}

TEST(Play, EndsWhereNobodyCanReadItAnyMore) {
    std::istringstream in("y\nb\nmoves\n");
    std::ostringstream out;
    out.setstate(std::ios::badbit);
    EXPECT_EQ(play(options_for("wari"), in, out), 0);
    std::string unread;
    std::getline(in, unread);
    EXPECT_EQ(unread, "y");
}

TEST(Play, SaysWhyAMoveIsIllegalAndChangesNothing) {
    const std::string binary("\x00\xff\x1b[2J\x07", 7);
    const Played it =
        played(options_for("wari"), "y\nx\n99\nb c\n" + binary + "\n" + std::string(100'000, 'b') +
                                        "\n\n\nmoves\nquit\n");
    EXPECT_EQ(it.status, 0);
    EXPECT_EQ(times(it.out, "\nYou: "), 0);
    EXPECT_EQ(times(it.out, "THINKING"), 0);
    EXPECT_THAT(it.out, HasSubstr("\"x\""));
    EXPECT_EQ(listed_last(it.out).size(), 6u);
    for (char c : it.out) EXPECT_TRUE(c == '\n' || (c >= ' ' && c <= '~'));
}

TEST(Play, UndoTakesBackMyLastMoveAndTheAnswer) {
    const Played it =
        played(options_for("wari"), "y\nundo\nb\nc\nundo\nmoves\nundo\nmoves\nquit\n");
    EXPECT_THAT(it.out, HasSubstr("You have not moved yet"));
    EXPECT_THAT(it.out, HasSubstr("Your move c is taken back."));
    EXPECT_THAT(it.out, HasSubstr("Your move b is taken back."));
    EXPECT_THAT(it.out, HasSubstr("  1.  b    "));
    EXPECT_THAT(it.out, HasSubstr("  2.  ?\n"));
    EXPECT_THAT(it.out, HasSubstr("  1.  ?\n"));
}

TEST(Play, AsSecondUndoLeavesTheComputersOpeningMove) {
    const Played it = played(options_for("wari"), "n\nundo\nb\nundo\nmoves\nquit\n");
    EXPECT_THAT(it.out, HasSubstr("You have not moved yet"));
    EXPECT_THAT(it.out, HasSubstr("Your move b is taken back."));
    EXPECT_EQ(times(it.out, "THINKING"), 2);
    EXPECT_THAT(it.out, HasSubstr("?\n"));
}

TEST(Play, ResigningEndsTheGameInTheComputersFavour) {
    const Played it = played(options_for("octilite"), "y\nresign\n");
    EXPECT_THAT(it.out, HasSubstr("You resign. The computer wins."));
}

TEST(Play, HelpHasTheCommandsAndWhatTheGameIsAndThenItsRulesAndItsExample) {
    for (const games::Game* game : listed_games()) {
        PlayOptions options = options_for(std::string(game->name));
        options.etiquette = "off";
        const Played it = played(options, "y\n?\nquit\n");
        for (const char* command : {"moves", "board", "undo", "resign", "quit"})
            EXPECT_THAT(it.out, HasSubstr(command));
        EXPECT_THAT(it.out, HasSubstr(to_ascii(games::short_help(*game, translation::Texts()))));
        for (const char* typed : {"y\n? rules\nquit\n", "y\nhelp rules\nquit\n"})
            EXPECT_THAT(played(options, typed).out,
                        HasSubstr(to_ascii(games::help_rules(*game, translation::Texts()))));
        EXPECT_THAT(played(options, "y\n?example\nquit\n").out,
                    HasSubstr(to_ascii(games::help_example(*game, translation::Texts()))));
    }
}

TEST(Play, HelpWaitsForEnterAfterEachScreenOfATerminal) {
    PlayOptions options = options_for("super-wari");
    options.interactive = true;
    options.screen = [] { return Screen{24, 80}; };
    const Played it = played(options, "y\n? example\n\nq\nquit\n");
    EXPECT_EQ(times(it.out, "-- more --"), 2);
    EXPECT_THAT(it.out, HasSubstr("Good-bye."));
    EXPECT_THAT(played(options_for("super-wari"), "y\n? example\nquit\n").out,
                Not(HasSubstr("-- more --")));
}

TEST(Play, SaysWhatIsProvenOfThePositionWhereItIsAskedAndThereAreTables) {
    const TestFolder folder;
    auto options = options_for("awari");
    EXPECT_THAT(played(options, "y\nproven\nquit\n").out, HasSubstr("There are no endgame tables"));
    constexpr int seeds = 9;
    ASSERT_TRUE(
        games::tablebases_of(*games::find_game("awari"))
            ->build({folder.path(), tablebase::TableKind::cycle_zero, seeds, 1, false}, {}));
    options.tables = folder.path();
    EXPECT_THAT(played(options, "y\nproven\nquit\n").out, HasSubstr("Nothing is proven yet."));
    // At least one game reaches positions in the tables.
    bool asked = false, since = false;
    for (std::uint64_t seed = 1; seed < 60 && !(asked && since); ++seed) {
        const std::string game = whole_game(*games::find_game("awari"), seed, "y", folder.path());
        for (const char* words : {"It is proven: you win, ", "It is proven: North wins, "})
            asked |= game.find(words) != std::string::npos;
        since |= game.find("Endgame tables proved this after move ") != std::string::npos;
    }
    EXPECT_TRUE(asked);
    EXPECT_TRUE(since);
}

/// The first random seed with which South, or North, moves first.
std::uint64_t seed_for(std::string_view seat, std::string_view game) {
    for (std::uint64_t seed = 0; seed < 64; ++seed)
        if (played(options_for(std::string(game), seed), "quit\n")
                .out.starts_with("The lot fell to " + std::string(seat) + ":"))
            return seed;
    ADD_FAILURE() << "the lot never falls to " << seat;
    return 0;
}

TEST(Play, WithEtiquetteThePersonIsSouthAndTheLotSaysWhoMovesFirst) {
    const auto south = options_for("warri", seed_for("South", "warri"));
    const Played mine = played(south, "c\nmoves\nquit\n");
    EXPECT_THAT(mine.out, HasSubstr("The lot fell to South: you move first.\n"));
    EXPECT_THAT(mine.out, HasSubstr("You are South."));
    EXPECT_THAT(mine.out, HasSubstr("\n  1.  c  "));
    const auto north = options_for("warri", seed_for("North", "warri"));
    const Played its = played(north, "moves\nquit\n");
    EXPECT_THAT(its.out, HasSubstr("The lot fell to North: the computer moves first.\n"));
    EXPECT_THAT(its.out, HasSubstr("You are South."));
    EXPECT_LT(its.out.find("THINKING"), its.out.find("Your move?"));
    EXPECT_LT(its.out.find("Computer  captured"), its.out.find("You  captured"));
    // Its move is in its own column.
    const std::string sheet = its.out.substr(its.out.find("So far:\n"));
    EXPECT_THAT(sheet, HasSubstr("     You  Computer\n  1.       "));
    EXPECT_THAT(sheet, HasSubstr("\n  2.  ?\n"));
    for (const auto& out : {mine.out, its.out})
        EXPECT_THAT(out, Not(HasSubstr("Do you want to go first?")));
}

TEST(Play, AGameThatTheComputerBeginsFromTheNorthIsPlayedToItsEnd) {
    const std::string end =
        whole_game(*games::find_game("warri"), seed_for("North", "warri"), "board");
    EXPECT_EQ(times(end, "The game is over: "), 1);
    EXPECT_THAT(end, HasSubstr("The computer thanks you for the game.\n"));
}

TEST(Play, WithEtiquetteNothingIsTakenBackAndNothingProvenIsTold) {
    const Played it = played(options_for("warri"), "a\nundo\nproven\nmoves\n?\nresign\n");
    EXPECT_THAT(it.out, HasSubstr("a house touched is a house played: no move is taken back."));
    EXPECT_THAT(it.out, HasSubstr("nobody counts"));
    EXPECT_THAT(it.out, Not(HasSubstr("    undo     ")));
    EXPECT_THAT(it.out, Not(HasSubstr("    proven   ")));
    EXPECT_THAT(it.out, Not(HasSubstr("Your move a is taken back.")));
    EXPECT_EQ(times(it.out, "\nYou: "), 1);
    EXPECT_THAT(it.out, HasSubstr("The computer thanks you for the game.\n"));
}

TEST(Play, EtiquetteIsKeptOrNotAsAskedForWhereTheGameAllowsIt) {
    PlayOptions options = options_for("warri");
    options.etiquette = "off";
    const Played without = played(options, "y\nc\nundo\nquit\n");
    EXPECT_THAT(without.out, HasSubstr("Do you want to go first?"));
    EXPECT_THAT(without.out, HasSubstr("Your move c is taken back.\n"));
    for (const games::Game* game : listed_games()) {
        SCOPED_TRACE(game->name);
        options = options_for(std::string(game->name));
        options.etiquette = "on";
        const Played with = played(options, "quit\n");
        const bool never = game->etiquette == games::Etiquette::never;
        EXPECT_EQ(with.status, never ? 2 : 0);
        EXPECT_THAT(with.out, never ? HasSubstr("without this etiquette: leave out --etiquette.")
                                    : HasSubstr("The lot fell to "));
    }
}

TEST(Play, OffersAnotherGameToSomebodyAtATerminalOnly) {
    PlayOptions options = options_for("wari");
    EXPECT_THAT(played(options, "y\nresign\n").out, Not(HasSubstr("Another game?")));
    options.interactive = true;
    const Played it = played(options, "y\nresign\ny\nn\nresign\nno\n");
    EXPECT_EQ(times(it.out, "Another game?"), 2);
    EXPECT_EQ(times(it.out, "You resign."), 2);
}

TEST(Play, TheComputerHasAStyleWhereTheGameHasStyles) {
    PlayOptions options = options_for("oware");
    options.style = "hoarder";
    EXPECT_THAT(played(options, "y\nquit\n").out, HasSubstr("level 1 (first game, hoarder)"));
    options.style = "timid";
    const Played refused = played(options, "");
    EXPECT_EQ(refused.status, 2);
    EXPECT_THAT(refused.out, HasSubstr("balanced, hoarder, attacker"));
    options = options_for("octilite");
    options.style = "hoarder";
    EXPECT_EQ(played(options, "").status, 2);
}

TEST(Play, TheSameSeedAndMovesMakeTheSameGame) {
    const std::string typed = "y\nb\nc\nd\ne\nquit\n";
    const auto once = played(options_for("oware", 3), typed);
    EXPECT_EQ(once.out, played(options_for("oware", 3), typed).out);
}

}  // namespace
}  // namespace posthouse::terminal
