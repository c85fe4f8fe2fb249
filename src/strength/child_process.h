// A child process with line-based input and output. Every wait has a deadline. The destructor kills
// its whole process group. The command is run by the shell; its standard error is discarded.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <string>
#include <string_view>

namespace posthouse::strength {

class ChildProcess {
public:
    using Deadline = std::chrono::steady_clock::time_point;

    /// Throws std::system_error if the process cannot be created.
    explicit ChildProcess(const std::string& command);
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;
    ~ChildProcess();

    enum class ReadResult { line, ended, late };
    /// The next line, without its line break.
    ReadResult read_line(std::string& line, Deadline deadline);
    /// False if the program has ended or does not read.
    bool write_line(std::string_view line, Deadline deadline);

    /// Waits for the program to end by itself; false at the deadline.
    bool wait(Deadline deadline);
    /// “ended with status 3”, “was ended by signal 11”, “is running”.
    std::string state();

private:
    pid_t pid_ = -1;
    int to_ = -1;
    int from_ = -1;
    std::string buffer_;  // read, but not yet returned
};

}  // namespace posthouse::strength
