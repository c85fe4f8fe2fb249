// ChildProcess: another program that is talked to in lines, over pipes. Nothing here waits without
// a deadline, and nothing of the program is left when this is gone: it runs in a process group of
// its own, which is killed as a whole.
//
// The command goes through the shell, so that it may have quotes and variables. What the program
// says on its standard error is dropped.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <string>
#include <string_view>

namespace posthouse::strength {

class ChildProcess {
public:
    using Deadline = std::chrono::steady_clock::time_point;

    /// Throws std::system_error where no process can be made.
    explicit ChildProcess(const std::string& command);
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;
    /// Kills it.
    ~ChildProcess();

    enum class Heard { line, ended, late };
    /// The next line, without its end.
    Heard read_line(std::string& line, Deadline deadline);
    /// False where the program is gone or does not listen.
    bool write_line(std::string_view line, Deadline deadline);

    /// Waits until the program has ended by itself, at most until then; true where it has.
    bool wait(Deadline deadline);
    /// “ended with status 3”, “was ended by signal 11”, “is running”.
    std::string state();

private:
    pid_t pid_ = -1;
    int to_ = -1;
    int from_ = -1;
    std::string heard_;  // and not yet asked for
};

}  // namespace posthouse::strength
