// The program on real terminals (pseudo-terminals), narrow ones too, and with unwritable output.

#include <gmock/gmock.h>
#include <poll.h>
#include <pty.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace posthouse::app {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;

/// The program on a terminal with this many columns.
class AtTerminal {
public:
    AtTerminal(std::vector<std::string> words, int columns) {
        winsize size{};
        size.ws_row = 24;
        size.ws_col = static_cast<unsigned short>(columns);
        child_ = forkpty(&terminal_, nullptr, nullptr, &size);
        if (child_ < 0) throw std::runtime_error("there is no terminal to be had");
        if (child_ > 0) return;
        unsetenv("COLUMNS");
        words.insert(words.begin(), POSTHOUSE_PROGRAM);
        std::vector<char*> arguments;
        for (std::string& word : words) arguments.push_back(word.data());
        arguments.push_back(nullptr);
        execv(POSTHOUSE_PROGRAM, arguments.data());
        _exit(127);
    }
    ~AtTerminal() {
        close(terminal_);
        kill(child_, SIGKILL);
        waitpid(child_, nullptr, 0);
    }

    /// Types the line once the screen ends with these words.
    void type_after(const std::string& words, const std::string& line) {
        read_until(words);
        const std::string typed = line + "\n";
        ASSERT_EQ(write(terminal_, typed.data(), typed.size()), std::ssize(typed));
        answered_ = screen_.size();
    }

    /// Reads until the screen ends with these words, after what was typed; empty: to the end.
    const std::string& read_until(const std::string& words) {
        const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(60);
        while (words.empty() || screen_.size() == answered_ || !screen_.ends_with(words)) {
            pollfd one{terminal_, POLLIN, 0};
            if (std::chrono::steady_clock::now() > deadline || poll(&one, 1, 1000) < 0) {
                ADD_FAILURE() << "it never said “" << words << "” but:\n" << screen_;
                break;
            }
            char bytes[4096];
            if ((one.revents & (POLLIN | POLLHUP)) == 0) continue;
            const auto count = read(terminal_, bytes, sizeof bytes);
            if (count <= 0) break;  // the other end is closed
            for (const char c : std::string_view(bytes, static_cast<std::size_t>(count)))
                if (c != '\r') screen_ += c;
        }
        return screen_;
    }

private:
    int terminal_ = -1;
    pid_t child_ = -1;
    std::string screen_;
    std::size_t answered_ = 0;  // so much of it was there when something was typed last
};

/// By the shell; its exit status.
int run(const std::string& words, std::string* errors = nullptr) {
    const std::string command =
        "{ " + words + "; } 2>&1 1>/dev/null";  // in it, `>` may send the output elsewhere
    FILE* pipe = popen(command.c_str(), "r");
    std::string said;
    for (int c = std::fgetc(pipe); c != EOF; c = std::fgetc(pipe)) said += static_cast<char>(c);
    if (errors) *errors = said;
    return WEXITSTATUS(pclose(pipe));
}

void expect_narrow(const std::string& screen, int columns) {
    std::istringstream lines(screen);
    for (std::string line; std::getline(lines, line);) {
        // The input is echoed after the prompt.
        if (line.starts_with("Your move? ") || line.find("lots) ") != line.npos) continue;
        EXPECT_LE(std::ssize(line), columns) << line;
    }
}

TEST(AtATerminal, EachGameIsPlayedOnAScreenOfTwentyColumnsAndOfForty) {
    for (const auto& [game, move] : {std::pair{"wari", "b"},
                                     {"wari-24", "2"},
                                     {"super-wari", "b"},
                                     {"oware", "b"},
                                     {"awari", "b"},
                                     {"octilite", "22+b"}})
        for (const int columns : {20, 40}) {
            AtTerminal it({"play", game, "--level", "1", "--seed", "1"}, columns);
            it.type_after("lots) ", "y");
            it.type_after("Your move? ", move);
            it.type_after("Your move? ", "quit");
            const std::string screen = it.read_until("Good-bye.\n");
            EXPECT_THAT(screen, HasSubstr("THINKING"));
            EXPECT_THAT(screen, Not(HasSubstr("+---+")));
            expect_narrow(screen, columns);
        }
}

TEST(AtATerminal, AWideScreenHasBoxesAndTheBoardAfterOnesOwnMove) {
    AtTerminal it({"play", "wari", "--level", "1", "--seed", "1"}, 80);
    it.type_after("lots) ", "y");
    it.type_after("Your move? ", "b");
    const std::string screen = it.read_until("Your move? ");
    const auto mine = screen.find("|  4  |  *  |  5 >|  5 >|  5 >|  5 >|");
    EXPECT_NE(mine, std::string::npos);
    EXPECT_LT(mine, screen.find("THINKING"));
}

TEST(AtATerminal, ABoardIsShownAsWideAsTheScreenOrAsColumnsSays) {
    for (const char* game : {"wari", "super-wari", "octilite"}) {
        const std::string screen = AtTerminal({"show", game}, 20).read_until("");
        EXPECT_THAT(screen, HasSubstr("Position:"));
        expect_narrow(screen, 20);
    }
    EXPECT_THAT(AtTerminal({"show", "wari"}, 0).read_until(""), HasSubstr("+-----+"));
    EXPECT_EQ(run("COLUMNS=20 " POSTHOUSE_PROGRAM " show wari | grep -q '^ *4  4  4  4  4  4$'"),
              0);
    EXPECT_EQ(run(POSTHOUSE_PROGRAM " show wari | grep -q '+-----+'"), 0);
}

TEST(UnwritableOutput, EndsEveryCommandWithStatusOneAndASentence) {
    for (const char* words :
         {"--version", "--help", "show wari", "play wari </dev/null", "perft wari 2",
          "referee <<<\"wari: b\"", "openapi", "manual example", "analyse wari b --depth 2",
          "bench --depth 1", "play chess </dev/null"}) {
        std::string errors;
        const std::string command = "bash -c '" POSTHOUSE_PROGRAM " ";
        const int status = run(command + words + " >/dev/full'", &errors);
        EXPECT_EQ(status, std::string_view(words) == "play chess </dev/null" ? 2 : 1) << words;
        EXPECT_THAT(errors, HasSubstr("posthouse: not all of the output could be written"))
            << words;
        EXPECT_THAT(errors, EndsWith(".\n"));
    }
}

TEST(UnwritableOutput, IsReportedIfTheReaderIsGone) {
    std::string errors;
    EXPECT_EQ(run("bash -c 'set -o pipefail; { sleep 1; " POSTHOUSE_PROGRAM " show wari; } | true'",
                  &errors),
              1);
    EXPECT_THAT(errors, HasSubstr("could be written"));
    // An interactive program ends when its reader is gone.
    EXPECT_EQ(run("bash -c 'set -o pipefail; yes \"wari: b\" | timeout 60 " POSTHOUSE_PROGRAM
                  " referee | head -1'",
                  &errors),
              1);
    EXPECT_THAT(errors, HasSubstr("could be written"));
}

}  // namespace
}  // namespace posthouse::app
