// systemd's protocols, with the test in systemd's place; browser/e2e/upgrade_test.mjs has the whole
// program.

#include "app/server/systemd.h"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <atomic>
#include <boost/asio/executor_work_guard.hpp>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace posthouse::app {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;

TEST(WatchdogTimeout, IsTheOneForThisProcess) {
    EXPECT_EQ(watchdog_timeout(), std::nullopt);
    ::setenv("WATCHDOG_USEC", "30000000", 1);
    ::setenv("WATCHDOG_PID", std::to_string(::getpid()).c_str(), 1);
    EXPECT_EQ(watchdog_timeout(), 30s);
    EXPECT_EQ(::getenv("WATCHDOG_USEC"), nullptr);
    ::setenv("WATCHDOG_USEC", "30000000", 1);
    ::setenv("WATCHDOG_PID", "1", 1);
    EXPECT_EQ(watchdog_timeout(), std::nullopt) << "it is the parent's";
}

TEST(Watchdog, ReportsAsLongAsTheProofEnds) {
    boost::asio::io_context loop;
    auto open = boost::asio::make_work_guard(loop);  // other work, as in the server
    int proofs = 0, reports = 0;
    std::vector<std::thread> writers;
    const Watchdog watchdog(
        loop, 1ms,
        [&](std::function<void()> works) {
            // The fourth never ends: the writer is stuck.
            if (++proofs < 4) writers.emplace_back(std::move(works));
        },
        [&] { ++reports; });
    while (proofs < 4) loop.run_one();
    for (std::thread& writer : writers) writer.join();
    open.reset();
    loop.run();  // until nothing is left that could report
    EXPECT_EQ(proofs, 4);
    EXPECT_EQ(reports, 3);
}

TEST(Watchdog, IsSilentWhileTheEventLoopIsBusy) {
    boost::asio::io_context loop;
    std::atomic<int> reports = 0;
    const Watchdog watchdog(
        loop, 1ms, [](const std::function<void()>& works) { works(); }, [&] { ++reports; });
    while (reports < 2) loop.run_one();
    const int before = reports;
    // Nobody runs the loop, while the watchdog of another would report often.
    boost::asio::io_context other;
    int others = 0;
    const Watchdog lively(
        other, 1ms, [](const std::function<void()>& works) { works(); }, [&] { ++others; });
    while (others < 20) other.run_one();
    EXPECT_EQ(reports, before);
}

/// Puts a socket where systemd would, for as long as it lives.
class PassedSocket {
public:
    PassedSocket(int type, bool listens, const char* count = "1") {
        saved_ = ::dup(3);
        const int made = ::socket(AF_INET, type, 0);
        sockaddr_in any{};
        any.sin_family = AF_INET;
        any.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        ::bind(made, reinterpret_cast<sockaddr*>(&any), sizeof any);
        if (listens) ::listen(made, 1);
        ::dup2(made, 3);
        if (made != 3) ::close(made);
        ::setenv("LISTEN_PID", std::to_string(::getpid()).c_str(), 1);
        ::setenv("LISTEN_FDS", count, 1);
    }
    ~PassedSocket() {
        ::close(3);
        if (saved_ >= 0) {
            ::dup2(saved_, 3);
            ::close(saved_);
        }
    }

private:
    int saved_ = -1;
};

std::string refusal() {
    try {
        take_passed_socket();
    } catch (const std::runtime_error& error) {
        return error.what();
    }
    return "";
}

TEST(PassedSocket, IsTakenOnceAndKeptFromChildProcesses) {
    EXPECT_EQ(take_passed_socket(), std::nullopt);
    const PassedSocket passed(SOCK_STREAM, true);
    EXPECT_EQ(take_passed_socket(), 3);
    EXPECT_TRUE(::fcntl(3, F_GETFD) & FD_CLOEXEC);
    EXPECT_EQ(::getenv("LISTEN_FDS"), nullptr);
    EXPECT_EQ(take_passed_socket(), std::nullopt);
}

TEST(PassedSocket, OfAnotherProcessIsNotOurs) {
    const PassedSocket passed(SOCK_STREAM, true);
    ::setenv("LISTEN_PID", "1", 1);
    EXPECT_EQ(take_passed_socket(), std::nullopt);
}

TEST(PassedSocket, OfAnotherKindIsRefusedWithWhatToWrite) {
    {
        const PassedSocket passed(SOCK_STREAM, true, "2");
        EXPECT_THAT(refusal(), HasSubstr("leave one ListenStream="));
    }
    {
        const PassedSocket passed(SOCK_DGRAM, false);
        EXPECT_THAT(refusal(), HasSubstr("write its address as ListenStream="));
    }
    const PassedSocket passed(SOCK_STREAM, false);
    EXPECT_THAT(refusal(), HasSubstr("Accept=no"));
}

}  // namespace
}  // namespace posthouse::app
