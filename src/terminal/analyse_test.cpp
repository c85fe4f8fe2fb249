#include "terminal/analyse.h"

#include "base/test_folder.h"
#include "games/result_text.h"
#include "games/tables/tables.h"
#include "search/score.h"

#include <gmock/gmock.h>
#include <boost/json.hpp>

#include <atomic>
#include <cmath>
#include <cstdlib>
#include <regex>
#include <sstream>

namespace posthouse::terminal {
namespace {

using testing::ContainsRegex;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

struct Told {
    int status = 0;
    std::string out;
    std::string err;
};

Told told(const AnalyseOptions& options) {
    std::ostringstream out, err;
    const int status = analyse(options, out, err);
    return {status, out.str(), err.str()};
}

AnalyseOptions about(std::string game, std::vector<std::string> moves, int depth) {
    AnalyseOptions options;
    options.game = std::move(game);
    options.moves = std::move(moves);
    options.limits.depth = depth;
    options.limits.hash_mb = 1;
    return options;
}

std::size_t longest_line(std::istringstream text) {
    std::size_t longest = 0;
    for (std::string line; std::getline(text, line);) longest = std::max(longest, line.size());
    return longest;
}

/// A folder with endgame tables of a game.
class Tables {
public:
    Tables(std::string_view game, tablebase::TableKind kind, int seeds) {
        EXPECT_TRUE(games::tablebases_of(*games::find_game(game))
                        ->build({folder.path(), kind, seeds, 1, false}, {}));
    }

    const TestFolder folder;
};

// Of ten counters, the player who leaves a multiple of four wins.
TEST(Analyse, MarksABlunderAndSaysWhatWouldHaveBeenBetter) {
    const Told analysis = told(about("nullgame", {"1", "1", "2"}, 10));
    EXPECT_EQ(analysis.status, 0);
    EXPECT_EQ(analysis.err, "");
    EXPECT_THAT(analysis.out, HasSubstr("   1  First  1 ??            won 5  lost 5  2 "));
    EXPECT_THAT(analysis.out,
                HasSubstr("lets Second win in 5 plies, beginning with 1; better was 2."));
    EXPECT_THAT(analysis.out, HasSubstr("First: 0 mistakes (?), 1 blunder (?"
                                        "?), "));
    EXPECT_THAT(analysis.out, HasSubstr("Second: 0 mistakes (?), 0 blunders (?"
                                        "?), 0.00"));
    EXPECT_THAT(analysis.out, HasSubstr("Position: 6 second\n"));
}

TEST(Analyse, SaysHowAMistakeLoses) {
    auto options = about("octilite", {"67+a", "34-35"}, 6);
    options.from = "34a,11/25c,67 11 11 X";
    const Told analysis = told(options);
    EXPECT_THAT(analysis.out, HasSubstr("lets White land on a base with"));
    options.json = true;
    EXPECT_THAT(told(options).out, HasSubstr("\"why\":{\"code\":\"lets-win\",\"move\":"));
}

TEST(Analyse, TheCourseOfTheGameCanBeSeenAndReadAloud) {
    const Told analysis = told(about("nullgame", {"1", "1", "2"}, 10));
    EXPECT_THAT(analysis.out, HasSubstr("   0  (beginning)     won 5                  |####"));
    EXPECT_THAT(analysis.out, HasSubstr("   1  1 ??           lost 5  ################|\n"));
}

TEST(Analyse, JudgesTheEnd) {
    const Told analysis = told(about("nullgame", {"2", "1", "3", "1", "3"}, 10));
    EXPECT_THAT(analysis.out, HasSubstr("The game is over: last-taken. First wins.\n"));
    EXPECT_THAT(analysis.out, HasSubstr("   5  First  3               won 1     won  3\n"));
}

TEST(Analyse, AGameOfEveryFamilyFitsInto72PlainColumns) {
    for (const auto& [game, moves] : std::vector<std::pair<std::string, std::vector<std::string>>>{
             {"wari-24", {"2", "10", "6", "9", "5", "7", "1"}},
             {"super-wari", {"h", "a", "b"}},
             {"octilite", {"22+b", "26+e", "22-33", "26-25", "33+a", "25+d"}}}) {
        AnalyseOptions options = about(game, moves, 3);
        options.limits.lines = 3;
        const Told analysis = told(options);
        EXPECT_EQ(analysis.status, 0) << analysis.err;
        EXPECT_LE(longest_line(std::istringstream(analysis.out)), 72u);
        for (const char c : analysis.out) ASSERT_TRUE(c == '\n' || (c >= ' ' && c <= '~'));
    }
}

TEST(Analyse, WithoutMovesTellsTheBestLinesOfThePosition) {
    AnalyseOptions options = about("oware", {}, 5);
    options.limits.lines = 3;
    const Told analysis = told(options);
    EXPECT_THAT(analysis.out, HasSubstr("South to move, searched 5 plies deep"));
    EXPECT_THAT(analysis.out, HasSubstr("\n   3. "));
    EXPECT_THAT(analysis.out, Not(HasSubstr("\n   4. ")));
    EXPECT_THAT(analysis.out, Not(HasSubstr("The course")));
}

TEST(Analyse, AForcedMoveIsWorthWhatFollowsIt) {
    AnalyseOptions options = about("wari", {}, 4);
    options.from = "0,3,0,0,0,0/0,1,0,4,1,17 12 10 S";
    EXPECT_THAT(told(options).out, HasSubstr("North wins in 2 plies by 13 seeds: b f\n"));
    options.moves = {"b", "f"};
    EXPECT_THAT(told(options).out, HasSubstr("   1  South  b              lost 2  lost 1  b f\n"));
}

TEST(Analyse, TellsProgramsTheSameAsJson) {
    AnalyseOptions options = about("nullgame", {"1"}, 10);
    options.json = true;
    const Told analysis = told(options);
    const auto json = boost::json::parse(analysis.out);
    const auto& move = json.at("moves").at(0);
    EXPECT_EQ(move.at("mark").as_string(), "??");
    EXPECT_EQ(move.at("loss").as_int64(), 2 * analysis::score_clamp);
    EXPECT_EQ(move.at("score").at("winner").as_string(), "first");
    EXPECT_EQ(move.at("after").at("winner").as_string(), "second");
    EXPECT_EQ(move.at("after").at("plies").as_int64(), 5);
    EXPECT_EQ(move.at("lines").at(0).at("moves").at(0).as_string(), "2");
    EXPECT_EQ(json.at("end").at("position").as_string(), "9 second");
    EXPECT_FALSE(json.at("end").at("over").as_bool());
}

TEST(Analyse, NearTheEndTellsWhatTablesProve) {
    const Tables tables("awari", tablebase::TableKind::cycle_zero, 6);
    auto options = about("awari", {"f"}, 4);
    options.from = "0,1,0,0,2,0/1,0,0,1,0,1 20 22 N";
    EXPECT_THAT(told(options).out, Not(HasSubstr("Endgame tables")));
    options.tables = tables.folder.path();
    const Told analysis = told(options);
    EXPECT_THAT(analysis.out, HasSubstr("Endgame tables prove:\n\n ply  move\n"
                                        "   0  (beginning)  North wins, 28 to 20\n"
                                        "   1  f            South wins, 26 to 22\n\n"));
    EXPECT_THAT(analysis.out, HasSubstr("\nEndgame tables, best move first:\n"
                                        "     e  proven: South wins, 26 to 22\n"));
    EXPECT_LE(longest_line(std::istringstream(analysis.out)), 72U);
    options.json = true;
    const auto json = boost::json::parse(told(options).out);
    EXPECT_EQ(json.at("moves").at(0).at("tables").at("proof"), "win");
    EXPECT_EQ(json.at("moves").at(0).at("tables").at("moves").as_array().size(), 3U);
    EXPECT_EQ(json.at("end").at("tables").at("words").at(0), "proven: South wins, 26 to 22");
}

TEST(Analyse, RefusesWithOneSentence) {
    Told refused = told(about("chess", {}, 1));
    EXPECT_EQ(refused.status, 2);
    EXPECT_THAT(refused.err, HasSubstr("There is no game called “chess”"));
    AnalyseOptions over = about("wari", {"b", "f", "a"}, 1);
    over.from = "0,3,0,0,0,0/0,1,0,4,1,17 12 10 S";
    EXPECT_THAT(told(over).err,
                StartsWith("Move 3: The game was over before the move “a” (one player has"));
    refused = told(about("wari", {"b", "z"}, 1));
    EXPECT_EQ(refused.status, 2);
    EXPECT_EQ(refused.out, "");
    EXPECT_THAT(refused.err, StartsWith("Move 2: “z” is not a house"));
    AnalyseOptions options = about("wari", {}, 1);
    options.from = "nonsense";
    EXPECT_EQ(told(options).status, 2);
}

TEST(Analyse, TellsHowFarItIsOnlyToSomebodyWhoWatches) {
    AnalyseOptions options = about("nullgame", {"1", "1"}, 2);
    EXPECT_EQ(told(options).err, "");
    options.show_progress = true;
    EXPECT_THAT(told(options).err, StartsWith("\rsearched 0 of 3 positions "));
    EXPECT_THAT(told(options).err, HasSubstr("\rsearched 2 of 3 positions"));
    EXPECT_THAT(told(options).err, EndsWith(" \r"));
}

TEST(Analyse, GivesASignOfLifeWhileOnePositionIsThoughtAboutForLong) {
    double time = 0;
    AnalyseOptions options = about("wari", {}, 30);
    options.show_progress = true;
    options.limits.seconds = 3;
    options.limits.clock = [&time] { return time += 0.2; };
    const std::string err = told(options).err;
    EXPECT_THAT(err, HasSubstr("\rsearched 0 of 1 position; the next for 1 s, "));
    EXPECT_THAT(err, HasSubstr("\rsearched 0 of 1 position; the next for 2 s, "));
    EXPECT_THAT(err, HasSubstr(" plies deep "));
}

TEST(Analyse, AMoveThatProvesBetterThanTheBestWasThoughtLosesNothing) {
    for (const auto& moves : std::vector<std::vector<std::string>>{
             {"c", "d", "b", "e", "f", "a", "d", "c"}, {"f", "f", "e", "a", "a", "b", "c", "d"}})
        for (const int depth : {1, 2, 3, 5}) {
            AnalyseOptions options = about("wari", moves, depth);
            options.json = true;
            const auto json = boost::json::parse(told(options).out);
            for (const auto& move : json.at("moves").as_array()) {
                const auto* best = move.at("best").as_object().if_contains("first");
                const auto* after = move.at("after").as_object().if_contains("first");
                if (!best || !after) continue;
                const int sign = move.at("side").as_string() == "first" ? 1 : -1;
                EXPECT_EQ(move.at("loss").as_int64(),
                          sign * (best->as_int64() - after->as_int64()));
                EXPECT_GE(move.at("loss").as_int64(), 0);
            }
        }
}

TEST(Analyse, ALossIsTheDifferenceOfTheTenthsThatAreShown) {
    const std::regex row(" +[0-9]+ +[A-Z][a-z]+ +[a-f] [?]+ +([-+]?[0-9.]+) +([-+]?[0-9.]+)  .*");
    const std::regex loss(" +loses ([0-9.]+) seeds; .*");
    int losses = 0;
    for (const int depth : {1, 2, 3, 4}) {
        const Told analysis = told(about("wari", {"a", "a", "b", "b", "c", "c", "d", "d"}, depth));
        std::istringstream lines(analysis.out);
        std::string last;
        for (std::string line; std::getline(lines, line); last = line) {
            std::smatch shown, lost;
            if (!std::regex_match(line, lost, loss)) continue;
            ASSERT_TRUE(std::regex_match(last, shown, row)) << last;
            EXPECT_NEAR(std::abs(std::stod(shown[1]) - std::stod(shown[2])), std::stod(lost[1]),
                        0.01)
                << last << '\n'
                << line;
            ++losses;
        }
    }
    EXPECT_GT(losses, 3);
}

TEST(Analyse, MovesMayBeOneWordHaveCommasAndBeNumbered) {
    const auto end_of = [](std::string game, std::vector<std::string> moves) {
        AnalyseOptions options = about(std::move(game), std::move(moves), 1);
        options.json = true;
        const Told analysis = told(options);
        if (analysis.status != 0) return analysis.err;
        return std::string(boost::json::parse(analysis.out).at("end").at("position").as_string());
    };
    const std::string wanted = end_of("wari", {"b", "d", "f"});
    EXPECT_EQ(end_of("wari", {"b d f"}), wanted);
    EXPECT_EQ(end_of("wari", {" b,d,  f,\n"}), wanted);
    EXPECT_EQ(end_of("wari", {"1.", "b", "d", "2.", "f"}), wanted);
    EXPECT_EQ(end_of("wari", {"1. b d 2. f"}), wanted);
    EXPECT_EQ(end_of("wari", {"1.b", "1...d", "2.f"}), wanted);
    EXPECT_EQ(end_of("wari-24", {"1. 2 10 2. 6"}), end_of("wari-24", {"2", "10", "6"}));
    EXPECT_EQ(end_of("octilite", {"1. 22+b 26+e"}), end_of("octilite", {"22+b", "26+e"}));
}

TEST(Analyse, APositionWithoutQuotesGetsAHint) {
    AnalyseOptions options = about("wari", {"12", "10", "S", "b", "f"}, 1);
    options.from = "0,3,0,0,0,0/0,1,0,4,1,17";
    const Told refused = told(options);
    EXPECT_EQ(refused.status, 2);
    EXPECT_THAT(refused.err, HasSubstr("--from \"0,3,0,0,0,0/0,1,0,4,1,17 12 10 S\"\n"));
    options.moves.clear();
    EXPECT_THAT(told(options).err, Not(HasSubstr("quotes")));
}

TEST(Analyse, AGameThatIsWonSaysByHowMuchToPeopleAndPrograms) {
    AnalyseOptions options = about("wari", {"b", "f"}, 4);
    options.from = "0,3,0,0,0,0/0,1,0,4,1,17 12 10 S";
    const std::string out = told(options).out;
    EXPECT_THAT(out, ContainsRegex("North[ \n]wins[ \n]by[ \n]13[ \n]seeds\\."));
    EXPECT_LE(longest_line(std::istringstream(out)), 72u);
    options.json = true;
    auto json = boost::json::parse(told(options).out);
    const auto& score = json.at("end").at("score");
    EXPECT_EQ(score.at("winner").as_string(), "second");
    EXPECT_EQ(score.at("plies").as_int64(), 0);
    EXPECT_EQ(score.at("margin").as_int64(), 13);
    EXPECT_EQ(json.at("moves").at(1).at("after").at("margin").as_int64(), 13);
    EXPECT_EQ(json.at("moves").at(1).at("loss").as_int64(), 0);
    options.limits.for_margin = true;
    json = boost::json::parse(told(options).out);
    EXPECT_EQ(json.at("end").at("score"), json.at("moves").at(1).at("best"));
}

TEST(Analyse, TheEndsOfGamesAreToldInWords) {
    for (const auto& [from, moves] : std::vector<std::pair<std::string, std::string>>{
             {"0,3,0,0,0,0/0,1,0,4,1,17 12 10 S", "b f"},
             {"0,0,0,0,0,1/0,0,0,0,0,0 23 24 S", "f"}}) {
        AnalyseOptions options = about("wari", {moves}, 2);
        options.from = from;
        const Told analysis = told(options);
        EXPECT_THAT(analysis.out, HasSubstr("The game is over: ")) << analysis.err;
        for (const auto& [code, words] : games::reason_texts)
            EXPECT_THAT(analysis.out, Not(HasSubstr("over: " + std::string(code) + '.')));
        EXPECT_LE(longest_line(std::istringstream(analysis.out)), 72u);
    }
}

TEST(Analyse, InterruptedTellsWhatWasSearchedSoFar) {
    /// Presses Ctrl-C as soon as two positions are searched.
    struct Watcher : std::stringbuf {
        std::atomic<bool> stop = false;
        std::streamsize xsputn(const char* text, std::streamsize size) override {
            const std::string_view told(text, static_cast<std::size_t>(size));
            if (told.find("searched 2 ") != std::string_view::npos) stop = true;
            return size;
        }
    } watcher;
    std::ostream err(&watcher);
    std::ostringstream out;
    AnalyseOptions options = about("wari", {"b", "d", "f", "c"}, 6);
    options.limits.stop = &watcher.stop;
    options.show_progress = true;
    EXPECT_EQ(analyse(options, out, err), 0);
    EXPECT_THAT(out.str(), HasSubstr("Interrupted: only the last 2 of 5 positions"));
    EXPECT_THAT(out.str(), HasSubstr("\n   4  North  c "));
    EXPECT_THAT(out.str(), Not(HasSubstr("\n   3  South  f ")));
    EXPECT_THAT(out.str(), HasSubstr("Position: "));

    // For a single position, the result so far.
    options.moves.clear();
    const Told alone = told(options);
    EXPECT_THAT(alone.out, HasSubstr("South to move, searched "));
    EXPECT_THAT(alone.out, HasSubstr("Interrupted before the end of the search.\n"));
    options.json = true;
    options.moves = {"b"};
    const auto json = boost::json::parse(told(options).out);
    EXPECT_TRUE(json.at("broken_off").as_bool());
    EXPECT_TRUE(json.at("moves").as_array().empty());
}

TEST(Analyse, KeepsTheTimeItIsGiven) {
    double time = 0;
    AnalyseOptions options;
    options.game = "wari";
    options.limits.seconds = 1;
    options.limits.hash_mb = 1;
    options.limits.clock = [&time] { return time += 0.1; };
    EXPECT_EQ(told(options).status, 0);
    EXPECT_GE(time, 1);
}

TEST(FormatScore, SayWhoIsBetterAndByHowMuch) {
    const games::Game& game = *games::find_game("wari");
    EXPECT_EQ(games::format_score(game, Side::first, 250), "+2.5 seeds for South");
    EXPECT_EQ(games::format_score(game, Side::second, 250), "+2.5 seeds for North");
    EXPECT_EQ(games::format_score(game, Side::second, -96), "+1.0 seeds for South");
    EXPECT_EQ(games::format_score(game, Side::first, 4), "even");
    const int won = search::score_of({.won = true, .plies = 9, .margin = 1});
    EXPECT_EQ(games::format_score(game, Side::second, won), "North wins in 9 plies by 1 seed");
    EXPECT_EQ(games::format_score(game, Side::second, -won), "South wins in 9 plies by 1 seed");
    EXPECT_EQ(games::format_score(*games::find_game("octilite"), Side::first,
                                  search::score_of({.won = true, .plies = 1, .margin = 0})),
              "White wins in 1 ply");
}

}  // namespace
}  // namespace posthouse::terminal
