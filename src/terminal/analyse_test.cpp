#include "terminal/analyse.h"

#include "games/score_words.h"
#include "search/score.h"

#include <gmock/gmock.h>
#include <boost/json.hpp>

#include <sstream>

namespace posthouse {
namespace {

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

// Of ten counters, whoever leaves a multiple of four wins.
TEST(Analyse, marks_a_blunder_and_says_what_would_have_been_better) {
    const Told analysis = told(about("nullgame", {"1", "1", "2"}, 10));
    EXPECT_EQ(analysis.status, 0);
    EXPECT_EQ(analysis.err, "");
    EXPECT_THAT(analysis.out, HasSubstr("   1  First  1 ??            won 5  lost 5  2 "));
    EXPECT_THAT(analysis.out, HasSubstr("lets Second win in 5 plies; better was 2.\n"));
    EXPECT_THAT(analysis.out, HasSubstr("First: 0 mistakes (?), 1 blunder (?"
                                        "?), "));
    EXPECT_THAT(analysis.out, HasSubstr("Second: 0 mistakes (?), 0 blunders (?"
                                        "?), 0.00"));
    EXPECT_THAT(analysis.out, HasSubstr("Position: 6 second\n"));
}

TEST(Analyse, the_course_of_the_game_can_be_seen_and_read_aloud) {
    const Told analysis = told(about("nullgame", {"1", "1", "2"}, 10));
    EXPECT_THAT(analysis.out, HasSubstr("   0  (beginning)     won 5                  |####"));
    EXPECT_THAT(analysis.out, HasSubstr("   1  1 ??           lost 5  ################|\n"));
}

TEST(Analyse, judges_the_end) {
    const Told analysis = told(about("nullgame", {"2", "1", "3", "1", "3"}, 10));
    EXPECT_THAT(analysis.out, HasSubstr("The game is over: last-taken. First wins.\n"));
    EXPECT_THAT(analysis.out, HasSubstr("   5  First  3               won 1     won  3\n"));
}

TEST(Analyse, a_game_of_every_family_fits_into_72_plain_columns) {
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

TEST(Analyse, without_moves_tells_the_best_lines_of_the_position) {
    AnalyseOptions options = about("oware", {}, 5);
    options.limits.lines = 3;
    const Told analysis = told(options);
    EXPECT_THAT(analysis.out, HasSubstr("South to move, looked at 5 plies deep"));
    EXPECT_THAT(analysis.out, HasSubstr("\n   3. "));
    EXPECT_THAT(analysis.out, Not(HasSubstr("\n   4. ")));
    EXPECT_THAT(analysis.out, Not(HasSubstr("The course")));
}

TEST(Analyse, a_forced_move_is_worth_what_follows_it) {
    AnalyseOptions options = about("wari", {}, 4);
    options.from = "0,3,0,0,0,0/0,1,0,4,1,17 12 10 S";
    EXPECT_THAT(told(options).out, HasSubstr("North wins in 2 plies by 13 seeds: b f\n"));
    options.moves = {"b", "f"};
    EXPECT_THAT(told(options).out, HasSubstr("   1  South  b              lost 2  lost 1  b f\n"));
}

TEST(Analyse, tells_programs_the_same_as_json) {
    AnalyseOptions options = about("nullgame", {"1"}, 10);
    options.json = true;
    const Told analysis = told(options);
    const auto json = boost::json::parse(analysis.out);
    const auto& move = json.at("moves").at(0);
    EXPECT_EQ(move.at("mark").as_string(), "??");
    EXPECT_EQ(move.at("loss").as_int64(), 2 * worth_max);
    EXPECT_EQ(move.at("score").at("winner").as_string(), "first");
    EXPECT_EQ(move.at("after").at("winner").as_string(), "second");
    EXPECT_EQ(move.at("after").at("plies").as_int64(), 5);
    EXPECT_EQ(move.at("lines").at(0).at("moves").at(0).as_string(), "2");
    EXPECT_EQ(json.at("end").at("position").as_string(), "9 second");
    EXPECT_FALSE(json.at("end").at("over").as_bool());
}

TEST(Analyse, refuses_with_one_sentence) {
    Told refused = told(about("chess", {}, 1));
    EXPECT_EQ(refused.status, 2);
    EXPECT_THAT(refused.err, HasSubstr("There is no game called \"chess\""));
    refused = told(about("wari", {"b", "z"}, 1));
    EXPECT_EQ(refused.status, 2);
    EXPECT_EQ(refused.out, "");
    EXPECT_THAT(refused.err, StartsWith("Move 2: \"z\" is not a house"));
    AnalyseOptions options = about("wari", {}, 1);
    options.from = "nonsense";
    EXPECT_EQ(told(options).status, 2);
}

TEST(Analyse, tells_how_far_it_is_only_to_somebody_who_watches) {
    AnalyseOptions options = about("nullgame", {"1", "1"}, 2);
    EXPECT_EQ(told(options).err, "");
    options.watched = true;
    EXPECT_THAT(told(options).err, HasSubstr("\rlooked at 2 of 3 positions"));
}

TEST(Analyse, keeps_the_time_it_is_given) {
    double time = 0;
    AnalyseOptions options;
    options.game = "wari";
    options.limits.seconds = 1;
    options.limits.hash_mb = 1;
    options.limits.clock = [&time] { return time += 0.1; };
    EXPECT_EQ(told(options).status, 0);
    EXPECT_GE(time, 1);
}

TEST(ScoreWords, say_who_is_better_and_by_how_much) {
    const Game& game = *find_game("wari");
    EXPECT_EQ(score_in_words(game, Side::first, 250), "+2.5 seeds for South");
    EXPECT_EQ(score_in_words(game, Side::second, 250), "+2.5 seeds for North");
    EXPECT_EQ(score_in_words(game, Side::second, -96), "+1.0 seeds for South");
    EXPECT_EQ(score_in_words(game, Side::first, 4), "even");
    const int won = score_of({.won = true, .plies = 9, .margin = 1});
    EXPECT_EQ(score_in_words(game, Side::second, won), "North wins in 9 plies by 1 seed");
    EXPECT_EQ(score_in_words(game, Side::second, -won), "South wins in 9 plies by 1 seed");
    EXPECT_EQ(score_in_words(*find_game("octilite"), Side::first,
                             score_of({.won = true, .plies = 1, .margin = 0})),
              "White wins in 1 ply");
}

}  // namespace
}  // namespace posthouse
