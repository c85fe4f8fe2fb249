// The real program as an engine: its session must equal the one in docs/engine.md.
// POSTHOUSE_GOLDEN=write rewrites that page: read the diff.

#include "strength/child_process.h"

#include <gmock/gmock.h>
#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <regex>
#include <sstream>

namespace posthouse::engine_protocol {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::MatchesRegex;
using testing::StartsWith;

const std::string docs = POSTHOUSE_SOURCE "/docs/engine.md";
const std::string program = "'" POSTHOUSE_PROGRAM "'";

std::string contents(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// A tool connected to the engine by pipes.
class Tool {
public:
    explicit Tool(const std::string& arguments) : engine_(program + " engine " + arguments) {}

    void send(std::string_view order) { EXPECT_TRUE(engine_.write_line(order, soon())); }

    /// The lines up to one that begins so.
    std::vector<std::string> until(std::string_view begin) {
        std::vector<std::string> lines;
        std::string line;
        while (engine_.read_line(line, soon()) == strength::ChildProcess::ReadResult::line) {
            lines.push_back(line);
            if (line.starts_with(begin)) return lines;
        }
        ADD_FAILURE() << "never said: " << begin << "; the engine " << engine_.state();
        return lines;
    }

    /// The whole response to a command, up to a line that begins with `end`. Without `end`, up to
    /// the response to isready.
    std::vector<std::string> answer(const std::string& order, const std::string& end) {
        send(order);
        if (!end.empty()) return until(end);
        send("isready");
        std::vector<std::string> lines = until("readyok");
        lines.pop_back();
        return lines;
    }

    bool leaves() { return engine_.wait(soon()); }
    std::string state() { return engine_.state(); }

private:
    static strength::ChildProcess::Deadline soon() {
        return std::chrono::steady_clock::now() + 60s;
    }
    strength::ChildProcess engine_;
};

struct Order {
    std::string words;
    std::string end = {};  // how the last line of its answer begins, where it has one
};

const std::vector<Order> session_orders = {
    {"uci"},
    {"isready", "readyok"},
    {"setoption name Variant value wari"},
    {"ucinewgame"},
    {"position startpos moves b d"},
    {"query moves"},
    {"go depth 3", "bestmove"},
    {"position fen 0,3,0,0,0,0/0,1,0,4,1,17 12 10 S moves b"},
    {"d"},
    {"setoption name MultiPV value 2"},
    {"go depth 2", "bestmove"},
    {"position fen 0,3,0,0,0,0/0,1,0,4,1,17 12 10 S moves b f"},
    {"query gameover"},
    {"query result"},
    {"go movetime 100", "bestmove"},
    {"setoption name Variant value octilite"},
    {"go perft 3", "Nodes searched"},
    {"position startpos moves 22-55"},
    {"go fast depth 1", "bestmove"},
    {"quit"},
};

std::string spoken_session() {
    Tool tool("");
    std::string text;
    for (const auto& [order, end] : session_orders) {
        text += "> " + order + '\n';
        if (order == "quit") {
            tool.send(order);
            EXPECT_TRUE(tool.leaves());
            EXPECT_EQ(tool.state(), "ended with status 0");
            break;
        }
        for (const std::string& line : tool.answer(order, end)) text += line + '\n';
    }
    return text;
}

/// Replaces everything that depends on the machine, the search or the evaluation.
std::string steady(const std::string& session) {
    static const std::regex figures(" (seldepth|nodes|nps|hashfull|time) [0-9]+");
    static const std::regex estimate(" cp -?[0-9]+(.*) pv .*");
    static const std::regex glance("At a glance: .*");
    static const std::regex machine(
        "(name (?:Hash|TablebaseMemory|Level) .* max|version|Posthouse) [0-9.]+");
    std::istringstream lines(session);
    std::string text;
    bool estimated = false;
    for (std::string line; std::getline(lines, line); text += line + '\n') {
        line = std::regex_replace(line, figures, " $1 *");
        if (std::regex_search(line, estimate)) estimated = true;
        line = std::regex_replace(line, estimate, " cp *$1 pv *");
        line = std::regex_replace(line, glance, "At a glance: *");
        line = std::regex_replace(line, machine, "$1 *");
        if (line.starts_with("bestmove ") && std::exchange(estimated, false)) line = "bestmove *";
    }
    return text;
}

TEST(EngineProgram, HoldsTheSessionThatTheDocumentationShows) {
    const std::string begin = "<!-- session -->\n```\n", end = "```\n<!-- end of session -->";
    const std::string page = contents(docs);
    const std::size_t from = page.find(begin), to = page.find(end);
    ASSERT_NE(from, std::string::npos);
    ASSERT_NE(to, std::string::npos);
    const std::size_t first = from + begin.size();
    const std::string shown = page.substr(first, to - first), spoken = spoken_session();
    if (const char* mode = std::getenv("POSTHOUSE_GOLDEN"); mode && std::string(mode) == "write")
        std::ofstream(docs, std::ios::binary) << page.substr(0, first) << spoken << page.substr(to);
    else
        EXPECT_EQ(steady(shown), steady(spoken));
    EXPECT_THAT(spoken, HasSubstr("\nNodes searched: "));
}

TEST(EngineProgram, IsABotInOneLineOfShell) {
    const std::string begin = "<!-- pipe -->\n```\n";
    const std::string page = contents(docs);
    const std::size_t from = page.find(begin);
    ASSERT_NE(from, std::string::npos);
    std::string line = page.substr(from + begin.size());
    line.resize(line.find('\n'));
    const std::string name = " posthouse ";
    ASSERT_NE(line.find(name), std::string::npos);
    line.replace(line.find(name), name.size(), ' ' + program + ' ');
    FILE* pipe = popen(line.c_str(), "r");
    std::array<char, 100> said{};
    EXPECT_NE(std::fgets(said.data(), said.size(), pipe), nullptr);
    EXPECT_EQ(pclose(pipe), 0);
    EXPECT_THAT(std::string(said.data()), MatchesRegex("[a-f]\n"));
}

TEST(EngineProgram, StopsAtTheEndOfTheInputWhatNothingElseWouldEnd) {
    for (const std::string go : {"go", "go searchmoves c d", "go infinite"}) {
        const std::string line = "echo " + go + " | timeout 60 " + program + " engine | tail -1";
        FILE* pipe = popen(line.c_str(), "r");
        std::array<char, 100> said{};
        EXPECT_NE(std::fgets(said.data(), said.size(), pipe), nullptr);
        EXPECT_EQ(pclose(pipe), 0);
        EXPECT_THAT(std::string(said.data()), MatchesRegex("bestmove [a-f]\n")) << go;
    }
}

TEST(EngineProgram, HearsStopWhileItThinks) {
    Tool tool("--variant octilite");
    tool.send("go infinite");
    tool.until("info depth 2 ");
    tool.answer("isready", "readyok");
    tool.send("stop");
    tool.until("bestmove ");
    tool.send("go infinite");
    tool.until("info depth 2 ");
    tool.send("quit");
    EXPECT_THAT(tool.until("bestmove ").back(), StartsWith("bestmove "));
    EXPECT_TRUE(tool.leaves());
}

TEST(EngineProgram, DoesNotWaitForACountWithoutEndWhenItIsToldToLeave) {
    Tool tool("");
    tool.send("go perft 60");
    EXPECT_THAT(tool.answer("position startpos", "info").front(), StartsWith("info string "));
    tool.send("quit");
    EXPECT_TRUE(tool.leaves());
    EXPECT_EQ(tool.state(), "ended with status 0");
}

TEST(EngineProgram, RefusesAVariantThatThereIsNot) {
    Tool tool("--variant chess");
    EXPECT_TRUE(tool.leaves());
    EXPECT_EQ(tool.state(), "ended with status 2");
}

}  // namespace
}  // namespace posthouse::engine_protocol
