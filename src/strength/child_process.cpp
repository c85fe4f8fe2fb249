#include "strength/child_process.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <optional>
#include <system_error>
#include <thread>

extern char** environ;

namespace posthouse::strength {

namespace {

/// No protocol has longer lines.
constexpr std::size_t line_bytes_max = 1 << 20;

struct Pipe {
    int read = -1;
    int write = -1;

    Pipe() {
        std::array<int, 2> ends{};
        // Other children must not inherit these.
        if (pipe2(ends.data(), O_CLOEXEC) != 0)
            throw std::system_error(errno, std::generic_category(), "pipe2");
        read = ends[0];
        write = ends[1];
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;
    ~Pipe() {
        if (read >= 0) close(read);
        if (write >= 0) close(write);
    }
    int keep(int& end) {
        const int kept = end;
        end = -1;
        return kept;
    }
};

pid_t spawn(const std::string& command, int input, int output) {
    posix_spawn_file_actions_t files;
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_init(&files);
    posix_spawnattr_init(&attributes);
    posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO);
    posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    // Its own process group; and a broken pipe ends it, although this program ignores SIGPIPE.
    sigset_t pipe_signal, none;
    sigemptyset(&none);
    sigemptyset(&pipe_signal);
    sigaddset(&pipe_signal, SIGPIPE);
    posix_spawnattr_setsigdefault(&attributes, &pipe_signal);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(
        &attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
    std::string shell = "sh", option = "-c", words = command;
    const std::array<char*, 4> arguments = {shell.data(), option.data(), words.data(), nullptr};
    pid_t pid = -1;
    const int wrong = posix_spawn(&pid, "/bin/sh", &files, &attributes, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&files);
    posix_spawnattr_destroy(&attributes);
    if (wrong != 0) throw std::system_error(wrong, std::generic_category(), "posix_spawn");
    return pid;
}

/// Waits until the pipe can be read or written; false at the deadline.
bool wait_ready(int pipe, short what, ChildProcess::Deadline deadline) {
    for (;;) {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(
            deadline - std::chrono::steady_clock::now());
        if (left.count() < 0) return false;
        pollfd one{pipe, what, 0};
        const int count =
            poll(&one, 1, static_cast<int>(std::min<std::int64_t>(left.count(), 1'000'000)));
        if (count > 0) return true;
        if (count < 0 && errno != EINTR)
            throw std::system_error(errno, std::generic_category(), "poll");
        if (count == 0 && left.count() == 0) return false;
    }
}

/// How the process ended, without reaping it; empty while it runs.
std::optional<siginfo_t> exit_info(pid_t pid) {
    siginfo_t ending{};
    if (waitid(P_PID, static_cast<id_t>(pid), &ending, WEXITED | WNOHANG | WNOWAIT) != 0 ||
        ending.si_pid == 0)
        return std::nullopt;
    return ending;
}

}  // namespace

ChildProcess::ChildProcess(const std::string& command) {
    // Writing to a program that has ended must fail, not end this one.
    static const auto ignored = std::signal(SIGPIPE, SIG_IGN);
    static_cast<void>(ignored);
    Pipe input, output;
    pid_ = spawn(command, input.read, output.write);
    to_ = input.keep(input.write);
    from_ = output.keep(output.read);
    fcntl(to_, F_SETFL, O_NONBLOCK);
    fcntl(from_, F_SETFL, O_NONBLOCK);
}

ChildProcess::~ChildProcess() {
    close(to_);
    close(from_);
    // Not reaped yet, so its process ID cannot have been reused.
    kill(-pid_, SIGKILL);
    while (waitpid(pid_, nullptr, 0) < 0 && errno == EINTR) {
    }
}

ChildProcess::ReadResult ChildProcess::read_line(std::string& line, Deadline deadline) {
    std::size_t searched = 0;
    for (;;) {
        const std::size_t end = buffer_.find('\n', searched);
        if (end != std::string::npos) {
            line = buffer_.substr(0, end);
            if (!line.empty() && line.back() == '\r') line.pop_back();
            buffer_.erase(0, end + 1);
            return ReadResult::line;
        }
        searched = buffer_.size();
        if (buffer_.size() > line_bytes_max) return ReadResult::ended;
        if (!wait_ready(from_, POLLIN, deadline)) return ReadResult::late;
        std::array<char, 4096> bytes{};
        const ssize_t count = read(from_, bytes.data(), bytes.size());
        if (count > 0) buffer_.append(bytes.data(), static_cast<std::size_t>(count));
        if (count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR))
            return ReadResult::ended;
    }
}

bool ChildProcess::write_line(std::string_view line, Deadline deadline) {
    std::string bytes(line);
    bytes += '\n';
    std::string_view rest = bytes;
    while (!rest.empty()) {
        if (!wait_ready(to_, POLLOUT, deadline)) return false;
        const ssize_t count = write(to_, rest.data(), rest.size());
        if (count > 0) rest.remove_prefix(static_cast<std::size_t>(count));
        if (count < 0 && errno != EAGAIN && errno != EINTR) return false;
    }
    return true;
}

bool ChildProcess::wait(Deadline deadline) {
    while (!exit_info(pid_)) {
        if (std::chrono::steady_clock::now() >= deadline) return false;
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    return true;
}

std::string ChildProcess::state() {
    const auto ending = exit_info(pid_);
    if (!ending) return "is running";
    return fmt::format("{} {}",
                       ending->si_code == CLD_EXITED ? "ended with status" : "was ended by signal",
                       ending->si_status);
}

}  // namespace posthouse::strength
