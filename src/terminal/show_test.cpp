#include "terminal/show.h"

#include "base/test_folder.h"

#include <gmock/gmock.h>
#include <filesystem>
#include <sstream>

namespace posthouse::terminal {
namespace {

using testing::HasSubstr;
using testing::MatchesRegex;
using testing::Not;

struct Output {
    int status;
    std::string out;
    std::string err;
};

Output shown(const ShowOptions& options) {
    std::ostringstream out;
    std::ostringstream err;
    const int status = show(options, out, err);
    return {status, out.str(), err.str()};
}

TEST(Show, DrawsTheBoardOfTheWorkedExampleAndSaysWhatMayBePlayed) {
    const Output told = shown({"wari", "", Side::first, {"b", "d", "f", "c", "e"}});
    EXPECT_EQ(told.status, 0);
    EXPECT_EQ(told.err, "");
    EXPECT_THAT(told.out, HasSubstr("South"));
    EXPECT_THAT(told.out, HasSubstr("|  6  |     |  5  |  5  |  *  |  1 >|"));
    EXPECT_THAT(told.out, HasSubstr("North to move. Legal moves:\n    a b c e f\n"));
    EXPECT_THAT(told.out, HasSubstr("South sows 5 seeds from e and captures 3.\n"));
    EXPECT_THAT(told.out, HasSubstr("Position: 6,0,5,5,0,1/6,6,1,0,7,6 3 2 N\n"));
}

TEST(Show, TurnsTheBoardForTheOtherSeat) {
    const Output south = shown({"wari", "", Side::first, {}});
    const Output north = shown({"wari", "", Side::second, {}});
    EXPECT_LT(south.out.find("North"), south.out.find("South"));
    EXPECT_LT(north.out.find("South"), north.out.find("North"));
}

TEST(Show, KeepsWithinANarrowScreen) {
    for (const games::Game* game : listed_games()) {
        ShowOptions options{
            std::string(game->name), "", Side::first, {game->state({})->legal.front().text}};
        options.columns = 20;
        const Output told = shown(options);
        EXPECT_EQ(told.status, 0);
        std::istringstream lines(told.out);
        for (std::string line; std::getline(lines, line);) EXPECT_LE(line.size(), 20u) << line;
    }
}

TEST(Show, SaysWhoWonAndHowWhenTheGameIsOver) {
    const Output told =
        shown({"wari", "0,3,0,0,0,0/0,1,0,4,1,17 12 10 S", Side::first, {"b", "f"}});
    EXPECT_EQ(told.status, 0);
    EXPECT_THAT(told.out, HasSubstr("The game is over"));
    EXPECT_THAT(told.out, HasSubstr("North wins."));
    EXPECT_THAT(told.out, HasSubstr("12 25 S"));
    EXPECT_THAT(told.out, Not(HasSubstr("to move")));
}

TEST(Show, TellsWhichMoveIsWrongOrWhatElseIs) {
    Output told = shown({"wari", "", Side::first, {"b", "x"}});
    EXPECT_EQ(told.status, 2);
    EXPECT_EQ(told.out, "");
    EXPECT_THAT(told.err, HasSubstr("Move 2: "));
    told = shown({"wari", "nonsense", Side::first, {}});
    EXPECT_EQ(told.status, 2);
    EXPECT_THAT(told.err, Not(HasSubstr("Move")));
    told = shown({"chess", "", Side::first, {}});
    EXPECT_EQ(told.status, 2);
    EXPECT_THAT(told.err, HasSubstr("super-wari"));
    EXPECT_THAT(told.err, Not(HasSubstr("nullgame")));
}

TEST(Show, DrawsTheBoardInTheFilesThatAreAskedFor) {
    const TestFolder folder;
    ShowOptions options{"wari", "", Side::second, {"b", "d"}};
    options.svg = folder / "board.svg";
    options.png = folder / "board.png";
    const Output told = shown(options);
    EXPECT_EQ(told.status, 0);
    EXPECT_EQ(told.err, "");
    EXPECT_EQ(told.out, shown({"wari", "", Side::second, {"b", "d"}}).out);
    EXPECT_THAT(read_file(options.svg), HasSubstr("</svg>"));
    EXPECT_EQ(read_file(options.png).substr(1, 3), "PNG");

    options.svg = folder / "no such folder" / "board.svg";
    const Output refused = shown(options);
    EXPECT_EQ(refused.status, 1);
    EXPECT_EQ(refused.out, "");
    EXPECT_THAT(refused.err, HasSubstr("cannot be written"));
}

TEST(Perft, IsOneLineWithTheLeavesAndWhatTheClockSays) {
    std::ostringstream out;
    std::ostringstream err;
    double time = 0;
    const auto clock = [&time] { return time += 0.5; };
    EXPECT_EQ(show_perft("nullgame", 2, "", PerftMode::bulk, clock, out, err), 0);
    EXPECT_EQ(out.str(), "depth 2 leaves 9 seconds 0.500 leaves/s 18\n");
    EXPECT_EQ(show_perft("nullgame", -1, "", PerftMode::bulk, clock, out, err), 2);
    EXPECT_EQ(show_perft("nullgame", 1, "nonsense", PerftMode::bulk, clock, out, err), 2);
    EXPECT_EQ(show_perft("chess", 1, "", PerftMode::bulk, clock, out, err), 2);
    EXPECT_THAT(err.str(), HasSubstr("There is no game called \"chess\""));
}

/// Input line by line, as from a program that waits for each answer.
class Waiting : public std::streambuf {
public:
    Waiting(std::vector<std::string> lines, std::function<void()> before_each)
        : lines_(std::move(lines)), before_each_(std::move(before_each)) {}

private:
    int_type underflow() override {
        if (next_ == lines_.size()) return traits_type::eof();
        before_each_();
        std::string& line = lines_[next_++];
        setg(line.data(), line.data(), line.data() + line.size());
        return traits_type::to_int_type(line[0]);
    }
    std::vector<std::string> lines_;
    std::function<void()> before_each_;
    std::size_t next_ = 0;
};

class Flushes : public std::stringbuf {
public:
    int count = 0;

private:
    int sync() override { return ++count, 0; }
};

TEST(RefereeLines, AnswersEachLineAtOnceToSomebodyWhoWaits) {
    Flushes flushes;
    std::ostream out(&flushes);
    int asked = 0;
    Waiting waiting({"wari: b d\n", "wari:\r\n", "nonsense\n"},
                    [&] { EXPECT_EQ(flushes.count, asked++); });
    std::istream in(&waiting);
    EXPECT_EQ(referee_lines(in, out), 0);
    const std::string answers = flushes.str();
    EXPECT_EQ(std::count(answers.begin(), answers.end(), '\n'), 3);
    EXPECT_EQ(answers.find("error"), answers.rfind("error"));
}

TEST(RefereeLines, BeginWithAByteOrderMarkOrWithout) {
    std::istringstream in("\uFEFFwari: b d\r\nwari: b d\n");
    std::ostringstream out;
    referee_lines(in, out);
    const std::string both = out.str(), one = both.substr(0, both.find('\n') + 1);
    EXPECT_EQ(one.find("error"), std::string::npos) << one;
    EXPECT_EQ(both, one + one);
}

TEST(RefereeLines, DoesNotFlushForEachLineWhenThereAreMany) {
    std::string lines;
    for (int i = 0; i < 1000; ++i) lines += "wari: b\n";
    std::istringstream in(lines);
    Flushes flushes;
    std::ostream out(&flushes);
    referee_lines(in, out);
    EXPECT_LE(flushes.count, 2);
    const std::string answers = flushes.str();
    EXPECT_EQ(std::count(answers.begin(), answers.end(), '\n'), 1000);
}

Output ask(const std::string& text, const NotationOptions& options = {}) {
    std::istringstream in(text);
    std::ostringstream out, err;
    const int status = notation(options, in, out, err);
    return {status, out.str(), err.str()};
}

TEST(NotationCommand, WritesAnewWhatItReads) {
    const Output told = ask("[Game \"oware\"] C d [Game \"wari\"] b");
    EXPECT_EQ(told.status, 0);
    EXPECT_EQ(told.out,
              "[Game \"oware\"]\n[Result \"*\"]\n\n1. c d *\n\n[Game \"wari\"]\n[Result "
              "\"*\"]\n\n1. b *\n");
    EXPECT_EQ(told.err, "");
}

TEST(NotationCommand, SaysWhatIsWrongAndWhere) {
    const Output told = ask("[Game \"oware\"]\n\nz");
    EXPECT_EQ(told.status, 2);
    EXPECT_EQ(told.out, "");
    EXPECT_THAT(told.err, testing::StartsWith("Line 3: "));
}

TEST(NotationCommand, ChecksOnlyOrAnswersPrograms) {
    EXPECT_EQ(ask("[Game \"oware\"] c", {.files = {}, .check = true}).out, "1 game\n");
    EXPECT_THAT(ask("[Game \"oware\"] c", {.files = {}, .json = true}).out,
                testing::StartsWith("{\"games\":[{\"game\":\"oware\""));
    const Output wrong = ask("c", {.files = {}, .json = true});
    EXPECT_EQ(wrong.status, 2);
    EXPECT_THAT(wrong.out, testing::StartsWith("{\"error\":\"Line 1: "));
}

TEST(NotationCommand, AFileThatIsNotThereIsSaidToBeSo) {
    const Output told = ask("", {.files = {"/nowhere/at/all"}});
    EXPECT_EQ(told.status, 1);
    EXPECT_THAT(told.err, testing::HasSubstr("cannot be read"));
}

}  // namespace
}  // namespace posthouse::terminal
