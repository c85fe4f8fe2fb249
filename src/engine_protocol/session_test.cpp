#include "engine_protocol/session.h"
#include "base/test_folder.h"
#include "engine_protocol/stress_test.h"

#include "games/tables/tables.h"
#include "opening_book/test_book.h"
#include "search/levels.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <filesystem>
#include <set>
#include <sstream>

namespace posthouse::engine_protocol {
namespace {

using testing::ContainsRegex;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

/// North wins with f.
constexpr auto north_wins = "position fen 0,3,0,0,0,0/0,1,0,4,1,17 12 10 S moves b";
constexpr auto over = "position fen 0,3,0,0,0,0/0,1,0,4,1,17 12 10 S moves b f";

/// A tool that waits for responses, with a manual clock.
class SessionTest : public testing::Test {
protected:
    SessionTest() {
        Settings settings;
        settings.game = games::find_game("wari");
        settings.hash_mb = 1;
        const ProtocolIo ports{[this](std::string_view lines) { hear(lines); },
                               [this] { return now_ms += ms_a_look; }};
        session = std::make_unique<Session>(ports, settings, Machine{}, "0.test");
    }

    void hear(std::string_view lines) {
        EXPECT_TRUE(lines.ends_with('\n')) << lines;
        const std::lock_guard lock(mutex);
        while (!lines.empty()) heard.emplace_back(take_until(lines, '\n'));
        something.notify_all();
    }

    void send(std::string_view line) { EXPECT_TRUE(session->execute(line)); }

    std::vector<std::string> take() {
        const std::lock_guard lock(mutex);
        return std::exchange(heard, {});
    }

    bool has_heard(std::string_view begin) {
        const std::lock_guard lock(mutex);
        return is_among_heard(begin);
    }

    /// Waits for a line that begins so; stores all output.
    void wait_for(std::string_view begin) {
        std::unique_lock lock(mutex);
        const bool came = something.wait_for(lock, std::chrono::seconds(60),
                                             [&] { return is_among_heard(begin); });
        EXPECT_TRUE(came) << "never said: " << begin;
    }

    /// The output up to a line that begins so, perhaps more.
    std::vector<std::string> until(std::string_view begin) {
        wait_for(begin);
        return take();
    }

    std::vector<std::string> say(std::string_view line) {
        send(line);
        return take();
    }
    std::string only(std::string_view line) {
        const auto lines = say(line);
        return lines.size() == 1 ? lines[0] : std::to_string(lines.size()) + " lines";
    }
    std::string best_of(std::string_view go) {
        send(go);
        return until("bestmove ").back();
    }

    bool is_among_heard(std::string_view begin) const {
        return std::ranges::any_of(
            heard, [begin](const std::string& line) { return line.starts_with(begin); });
    }

    std::mutex mutex;
    std::condition_variable something;
    std::vector<std::string> heard;
    std::atomic<double> now_ms = 0;
    std::atomic<double> ms_a_look = 0;
    std::unique_ptr<Session> session;
};

TEST_F(SessionTest, IsToldWhoSpeaksAndWhatCanBeSet) {
    for (const std::string protocol : {"uci", "ugi"}) {
        const auto lines = say(protocol);
        EXPECT_EQ(lines.front(), "id name Posthouse 0.test");
        EXPECT_THAT(lines[1], StartsWith("id author "));
        EXPECT_THAT(lines[2], StartsWith("option name Variant "));
        EXPECT_EQ(lines.back(), protocol + "ok");
    }
    EXPECT_EQ(only("isready"), "readyok");
}

TEST_F(SessionTest, FindsTheWinAndTellsItInItsProtocolsWay) {
    send(north_wins);
    send("go depth 3");
    auto lines = until("bestmove ");
    EXPECT_EQ(lines.back(), "bestmove f");
    EXPECT_EQ(lines[lines.size() - 2], "info string North wins in 1 ply by 13 seeds.");
    EXPECT_THAT(lines[0], ContainsRegex("^info depth 1 seldepth 1 multipv 1 score mate 1 nodes "
                                        "[0-9]+ nps [0-9]+ hashfull [0-9]+ tbhits 0 time 0 pv f$"));
}

TEST_F(SessionTest, ThinksTheSameTwiceAboutTheSameWithOneThread) {
    const auto told = [this] {
        send("ucinewgame");
        send("position startpos moves b d f");
        send("go nodes 20000");
        return until("bestmove ");
    };
    const auto once = told();
    EXPECT_EQ(told(), once);
    EXPECT_GT(once.size(), 3u);
}

TEST_F(SessionTest, HearsOfAsManyLinesAsItAskedFor) {
    send("setoption name MultiPV value 3");
    send("go depth 4");
    const auto lines = until("bestmove ");
    std::set<std::string> first_moves;
    for (const std::string& line : lines)
        if (line.starts_with("info depth 4 ")) {
            const auto pv = line.find(" pv ");
            first_moves.insert(line.substr(pv + 4, 1));
        }
    EXPECT_EQ(first_moves.size(), 3u);
}

TEST_F(SessionTest, IsAnsweredAmongTheMovesThatItNames) {
    send("go depth 3 searchmoves e");
    auto lines = until("bestmove ");
    EXPECT_EQ(lines.back(), "bestmove e");
    for (const std::string& line : lines)
        if (line.starts_with("info depth ")) {
            EXPECT_THAT(line, HasSubstr(" multipv 1 "));
        }
    send("go depth 3 searchmoves e z");
    lines = until("bestmove ");
    EXPECT_THAT(lines.front(), HasSubstr("“z” is not a legal move"));
    EXPECT_EQ(lines.back(), "bestmove e");
}

TEST_F(SessionTest, ABestmoveComesWhateverGoSays) {
    ms_a_look = 10;  // a second passes soon
    for (const std::string line :
         {"go fish", "go fish 3", "go nodes none", "go depth", "go btime 50", "go mate 0",
          "go searchmoves", "go searchmoves z", "go wtime a btime b", "go rtime 100 x 5 depth 3",
          "go \x01\x7f\xff"}) {
        send(line);
        const auto lines = until("bestmove ");
        EXPECT_THAT(lines.front(), StartsWith("info string ")) << line;
        EXPECT_THAT(lines.back(), Not(HasSubstr(no_move))) << line;
    }
}

TEST_F(SessionTest, GoMateLooksAsFarAsTheWinMayBe) {
    const auto depth_of = [this](std::string_view go) {
        send(go);
        const auto lines = until("bestmove ");
        const auto last = std::ranges::find_if(lines.rbegin(), lines.rend(), [](const auto& line) {
            return line.starts_with("info depth ");
        });
        return last == lines.rend() ? std::string() : last->substr(0, 14);
    };
    send("uci");
    EXPECT_EQ(depth_of("go mate 2"), "info depth 3 s") << "two moves and the reply between";
    send("ugi");
    EXPECT_EQ(depth_of("go mate 2"), "info depth 2 s") << "plies";
    send(north_wins);
    send("go mate 3");
    EXPECT_EQ(until("bestmove ").back(), "bestmove f");
}

TEST_F(SessionTest, WaitsForStopWhenTheThinkingIsInfinite) {
    send(north_wins);
    send("go infinite");
    until("info depth ");  // decided at once, but nothing was said about an end
    send("isready");
    wait_for("readyok");
    const auto lines = say("stop");
    EXPECT_EQ(lines.back(), "bestmove f");
    EXPECT_TRUE(say("stop").empty());
}

TEST_F(SessionTest, PonderingWaitsForTheHitAndOnlyThenForTheClock) {
    send("position startpos");
    ms_a_look = 1;
    send("go ponder wtime 1000 btime 1000");
    wait_for("info depth 2 ");
    ms_a_look = 100'000;  // no clock runs yet, so whole minutes are nothing
    wait_for("info depth 6 ");
    EXPECT_FALSE(has_heard("bestmove"));
    send("ponderhit");
    until("bestmove ");

    ms_a_look = 0;
    send("go ponder");
    until("info depth 1 ");
    EXPECT_THAT(say("stop").back(), StartsWith("bestmove "));
    EXPECT_TRUE(say("ponderhit").empty());
}

TEST_F(SessionTest, AHitAfterTheThinkingHasEndedIsAnsweredAtOnce) {
    send(north_wins);
    send("go ponder");
    until("info depth ");  // decided at once, but the opponent has not moved yet
    send("isready");
    wait_for("readyok");
    EXPECT_FALSE(has_heard("bestmove"));
    send("ponderhit");
    EXPECT_EQ(until("bestmove ").back(), "bestmove f");
}

TEST_F(SessionTest, AnImpossibleLimitIsOneErrorAndTheSearchTakesASecond) {
    ms_a_look = 50;
    const std::string not_negative = "Give a whole number that is not negative after “go ";
    for (const auto& [go, error] : {
             std::pair<std::string, std::string>{"movetime -1", not_negative + "movetime”."},
             {"movetime 1.5", not_negative + "movetime”."},
             {"depth -1", not_negative + "depth”."},
             {"nodes 0", "Give a whole number of at least 1 after “go nodes”."},
             {"mate 0", "Give a whole number of at least 1 after “go mate”."},
             {"wtime soon", "Give a whole number after “go wtime”."},
             {"wtime soon btime 5000", "Give a whole number after “go wtime”."},
             {"btime 5000", "“go” gives only the other player's clock: give wtime and btime."},
         }) {
        send("go " + go);
        std::vector<std::string> lines = until("bestmove ");
        std::erase_if(lines,
                      [](const std::string& line) { return line.starts_with("info depth"); });
        EXPECT_THAT(lines,
                    testing::ElementsAre("info string " + error + " Now the search takes a second.",
                                         StartsWith("bestmove ")))
            << go;
    }
    send("go depth 2 movetime -1");
    EXPECT_EQ(until("bestmove ").front(), "info string " + not_negative + "movetime”.");
}

TEST_F(SessionTest, TheTimeForAMoveIsKept) {
    ms_a_look = 1;
    for (const auto go : {"go movetime 50", "go wtime 500 btime 500", "go p1time 90 p2time 1",
                          "go movetime 0", "go wtime -3 btime 5"})
        EXPECT_THAT(best_of(go), StartsWith("bestmove ")) << go;
}

TEST_F(SessionTest, AMoveThatMustBeMadeTakesNoTimeFromTheClock) {
    send("position fen 0,3,0,0,0,0/0,1,0,4,1,3 18 18 S");
    EXPECT_EQ(only("query moves"), "response b");
    // The clock is stopped: the search would never end.
    EXPECT_EQ(best_of("go wtime 1000 btime 1000"), "bestmove b");
}

TEST_F(SessionTest, AnExpectedReplyIsToldOnlyWhenPonderingIsOn) {
    EXPECT_THAT(best_of("go depth 4"), Not(HasSubstr("ponder")));
    send("setoption name Ponder value true");
    EXPECT_THAT(best_of("go depth 4"), ContainsRegex("^bestmove [a-f] ponder [a-f]$"));
}

TEST_F(SessionTest, AnOrderThatChangesSomethingEndsTheThinkingFirst) {
    for (const auto order :
         {"position startpos moves a", "setoption name Hash value 2", "ucinewgame", "go depth 1"}) {
        send("ucinewgame");
        take();
        send("go infinite");
        until("info depth 2 ");
        const auto lines = say(order);
        EXPECT_THAT(lines, testing::Contains(StartsWith("bestmove "))) << order;
        session->finish();
    }
}

TEST_F(SessionTest, AGameThatIsOverHasNoMove) {
    send(over);
    send("go depth 5");
    EXPECT_THAT(until("bestmove "),
                ElementsAre("info string The game is over: there is nothing to think about.",
                            "bestmove 0000"));
    send("go infinite");
    until("info string");
    EXPECT_FALSE(has_heard("bestmove"));
    EXPECT_EQ(only("stop"), "bestmove 0000");
}

TEST_F(SessionTest, IsToldAboutTheGameThatItNeedNotKnow) {
    EXPECT_EQ(only("query p1turn"), "response true");
    EXPECT_EQ(only("query gameover"), "response false");
    EXPECT_EQ(only("query result"), "response none");
    EXPECT_EQ(only("query moves"), "response a b c d e f");
    send(over);
    EXPECT_EQ(only("query p1turn"), "response true");
    EXPECT_EQ(only("query gameover"), "response true");
    EXPECT_EQ(only("query result"), "response p2win");
    EXPECT_EQ(only("query moves"), "response");
    EXPECT_EQ(only("query position"), "response 0,0,0,0,0,0/1,2,1,5,2,0 12 25 S");
    EXPECT_THAT(only("query weather"), HasSubstr("query gameover"));
}

TEST_F(SessionTest, WhatCannotBeUnderstoodChangesNothingAndIsAnsweredWithOneSentence) {
    send("position startpos moves b d");
    const std::string before = only("query position");
    for (const auto line :
         {"position", "position fen", "position fen nonsense", "position startpos moves b z",
          "position startpos b", "fish", "go perft", "go perft 5 nodes 3", "setoption",
          "setoption name", "setoption name Hash", "setoption name Hash value much",
          "setoption name Variant value chess", "setoption name UCI_Variant value chess",
          "setoption name Contempt value 5", "setoption value name", "query",
          "position fen 4,4,4,4,4,4/4,4,4,4,4,5 0 0 S"}) {
        EXPECT_THAT(only(line), StartsWith("info string ")) << line;
        EXPECT_EQ(only("query position"), before) << line;
    }
    EXPECT_THAT(only("position startpos moves b z"), HasSubstr("Move 2: "));
    EXPECT_TRUE(say("   ").empty());
    EXPECT_TRUE(say("debug on").empty());
}

TEST_F(SessionTest, AnOverlongOrBinaryLineIsOneLineOfAnswer) {
    EXPECT_THAT(only(std::string(1'000'000, 'x')), StartsWith("info string "));
    EXPECT_THAT(only(std::string("go\x01\0\x7f\xff", 6)), StartsWith("info string "));
}

TEST_F(SessionTest, AnotherVariantBeginsANewGame) {
    send("position startpos moves b d");
    send("setoption name Variant value super-wari");
    EXPECT_EQ(only("query moves"), "response a b c d e f g h");
    send("setoption name Variant value octilite");
    EXPECT_THAT(best_of("go nodes 300"), StartsWith("bestmove "));
}

TEST_F(SessionTest, TheRuleOfRepetitionIsOfTheGameUnlessItIsSet) {
    const std::string round_once =
        "position fen 0,0,0,0,0,1/0,0,0,0,0,1 22 24 S "
        "moves f f a a b b c c d d e e";
    send("setoption name Variant value oware");
    for (const auto& [rule, over_now] : std::vector<std::pair<std::string, std::string>>{
             {"2", "true"}, {"3", "false"}, {"2", "true"}, {"game", "false"}}) {
        EXPECT_EQ(say("setoption name Repetition value " + rule).size(), 0u);
        send(round_once);
        EXPECT_EQ(only("query gameover"), "response " + over_now) << rule;
    }
    EXPECT_THAT(only("setoption name Repetition value 1"), HasSubstr("choose game, 2 or 3"));
}

TEST_F(SessionTest, ARuleOfRepetitionOutlastsAGameThatHasOnlyItsOwn) {
    send("setoption name Repetition value 2");
    EXPECT_THAT(only("setoption name Variant value octilite"), HasSubstr("in OctiLite"));
    EXPECT_THAT(best_of("go nodes 300"), StartsWith("bestmove "));
    send("setoption name Variant value oware");
    send("position fen 0,0,0,0,0,1/0,0,0,0,0,1 22 24 S moves f f a a b b c c d d e e");
    EXPECT_EQ(only("query gameover"), "response true");
}

TEST_F(SessionTest, TheOpeningIsPlayedFromABookIfThatIsSet) {
    const TestFolder folder;
    const std::string file = folder / "wari.book";
    write_book(opening_book::book_with_best(*games::find_game("wari"), "c"), file);
    EXPECT_EQ(say("setoption name BookPath value " + file).size(), 0u);
    send("go nodes 300");
    EXPECT_THAT(until("bestmove "), Not(testing::Contains(HasSubstr("cp 321"))));
    EXPECT_THAT(only("setoption name OwnBook value true"), HasSubstr("book of 7 positions"));
    send("go nodes 300");
    const auto lines = until("bestmove ");
    EXPECT_THAT(lines.front(), HasSubstr("depth 20 seldepth 20 multipv 1 score cp 321 nodes 0 "));
    EXPECT_EQ(lines.back(), "bestmove c");
    EXPECT_THAT(best_of("go nodes 300 searchmoves a b"),
                testing::AnyOf("bestmove a", "bestmove b"));
    send("position startpos moves c");
    EXPECT_THAT(best_of("go nodes 300"), StartsWith("bestmove ")) << "behind the book";
    EXPECT_THAT(only("setoption name Variant value oware"), HasSubstr("is a book of wari"));
    EXPECT_THAT(only("setoption name BookPath value /nowhere"), HasSubstr("posthouse book build"));
    EXPECT_THAT(best_of("go nodes 300"), StartsWith("bestmove "));
}

TEST_F(SessionTest, ALevelIsAsWeakAsItShouldBeAndToldByItsSeed) {
    send("setoption name Level value 1");
    std::set<std::string> answers;
    for (int seed = 0; seed < 20; ++seed) {
        send("setoption name Seed value " + std::to_string(seed));
        const std::string best = best_of("go");
        EXPECT_EQ(best_of("go"), best);
        answers.insert(best);
    }
    EXPECT_GT(answers.size(), 1u);
}

TEST_F(SessionTest, ALevelIsTheHousesOwnAlsoWhereItWinsGraciously) {
    const auto polite = std::ranges::find_if(
        games::all_games(), [](const games::Game& game) { return game.wins_narrowly(); });
    ASSERT_NE(polite, games::all_games().end());
    send("setoption name Variant value " + std::string(polite->name));
    send("setoption name Level value " + std::to_string(search::levels.back().number));
    games::GameRecord record;
    int differs = 0;
    for (int ply = 0; ply < 24; ++ply) {
        const auto move_of = [&](bool gracious) {
            search::ThinkLimits limits =
                search::limits_of(search::levels.back(), record.moves.size(), gracious);
            limits.nodes_max = 3000;
            return polite->think(record, limits)->move.text;
        };
        std::string order = "position startpos moves";
        for (const std::string& move : record.moves) order += ' ' + move;
        send(order);
        const std::string best = move_of(true);
        EXPECT_EQ(best_of("go nodes 3000"), "bestmove " + best);
        differs += best != move_of(false);
        const auto legal = polite->state(record)->legal;
        record.moves.push_back(legal[static_cast<std::size_t>(ply) % legal.size()].text);
        if (polite->state(record)->verdict.over) break;
    }
    EXPECT_GT(differs, 0);
}

TEST_F(SessionTest, TablesThatAreNotThereAreSaidToBeMissing) {
    EXPECT_EQ(only("setoption name TablebasePath value /no such/folder"),
              "info string There are no tables of Wari in /no such/folder: “posthouse tablebase "
              "build wari” makes some.");
    EXPECT_TRUE(say("setoption name TablebasePath value <empty>").empty());
}

TEST_F(SessionTest, TablesThatAreThereAreUsedAndWhatTheyProveIsSaid) {
    const TestFolder home;
    const auto folder = home / "tables";
    const games::TableBuildOptions order{.folder = folder, .seeds = 5};
    std::filesystem::create_directories(folder);
    ASSERT_TRUE(games::tablebases_of(*games::find_game("awari"))->build(order, {}));
    say("setoption name Variant value awari");
    EXPECT_EQ(only("setoption name TablebasePath value " + folder.string()),
              "info string Tables of up to 5 seeds.");
    say("position fen 0,0,0,0,1,1/1,1,0,0,1,0 21 22 S");
    send("go depth 12");
    const auto lines = until("bestmove ");
    ASSERT_GE(lines.size(), 3U);
    EXPECT_THAT(lines.front(), HasSubstr(" score cp "));
    EXPECT_THAT(lines[lines.size() - 2], HasSubstr(", proven."));
    std::filesystem::remove_all(folder);
    EXPECT_EQ(only("setoption name TablebaseMemory value 0"),
              "info string There are no tables of Awari in " + folder.string() +
                  ": “posthouse tablebase build awari” makes some.");
}

TEST_F(SessionTest, LinesOfPlayAreCounted) {
    send("go perft 5");
    const auto lines = until("Nodes searched");
    EXPECT_EQ(lines.back(), "Nodes searched: 5219");
    EXPECT_THAT(lines[0], StartsWith("info depth 5 nodes 5219 nps "));
    send(north_wins);
    send("go perft 1");
    EXPECT_EQ(until("Nodes searched").back(), "Nodes searched: 4");
}

TEST_F(SessionTest, SeesTheBoardWhenItAsks) {
    send("position startpos moves b d f c");
    const auto lines = say("d");
    EXPECT_THAT(lines, testing::Contains("Position: 6,0,5,5,5,0/5,5,0,2,7,6 0 2 S"));
    EXPECT_THAT(lines, testing::Contains("South to move: a c d e"));
    EXPECT_THAT(say("help"), testing::Each(StartsWith("info string ")));
}

TEST(Engine, GreetsAPersonAndOnlyAPersonWithWhereToBegin) {
    for (const bool person : {true, false}) {
        std::istringstream in("quit\n");
        std::ostringstream out, err;
        EXPECT_EQ(run_engine({.variant = "", .version = "0.test", .books = "", .greet = person}, in,
                             out, err),
                  0);
        EXPECT_EQ(out.str(), person ? "info string Posthouse 0.test, an engine for other programs: "
                                      "type help for its commands, quit to leave.\n"
                                    : "");
    }
}

TEST(Engine, ReadsAFileOfCommandsThatBeginsWithAByteOrderMark) {
    std::istringstream in("\uFEFFisready\nquit\n");
    std::ostringstream out, err;
    EXPECT_EQ(run_engine({.variant = "", .version = "0.test", .books = ""}, in, out, err), 0);
    EXPECT_EQ(out.str(), "readyok\n");
}

TEST_F(SessionTest, LeavingEndsWhatGoesOn) {
    send("go infinite");
    EXPECT_FALSE(session->execute("quit"));
    EXPECT_THAT(take().back(), StartsWith("bestmove "));
}

TEST_F(SessionTest, AtTheEndOfTheInputWhatHasAnEndComesToIt) {
    send("go depth 5");
    session->finish();
    auto lines = take();
    EXPECT_THAT(lines, testing::Contains(StartsWith("info depth 5 ")));
    EXPECT_THAT(lines.back(), StartsWith("bestmove "));
    send("go infinite");
    session->finish();
    EXPECT_THAT(take().back(), StartsWith("bestmove "));
    send("go ponder depth 3");
    session->finish();
    EXPECT_THAT(take().back(), StartsWith("bestmove "));
}

TEST_F(SessionTest, AtTheEndOfTheInputWhatNothingElseWouldEndIsStopped) {
    for (const auto go : {"go", "go searchmoves c d"}) {
        send(go);
        session->finish();
        EXPECT_THAT(take().back(), StartsWith("bestmove ")) << go;
    }
    send("setoption name Level value 1");  // which ends by itself, at its own depth
    send("go");
    session->finish();
    EXPECT_THAT(take(), testing::Contains(StartsWith("info depth 1 ")));
}

// A million rounds are in bench/engine_stress_test.cpp.
TEST(StressTest, EveryGoIsAnsweredOnceAndLegally) {
    StressTest stress(20261121);
    for (int round = 0; round < 400; ++round) ASSERT_NO_THROW(stress.run_round());
    EXPECT_EQ(stress.statistics().rounds, 400u);
    EXPECT_GT(stress.statistics().stopped, 50u);
    EXPECT_GT(stress.statistics().lines_checked, 5u);
}

}  // namespace
}  // namespace posthouse::engine_protocol
