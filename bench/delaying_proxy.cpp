// Puts a PostgreSQL server on a unix socket farther away: what passes is late by half of the delay
// in each direction.
//
//   delaying_proxy FOLDER/.s.PGSQL.5432 OTHER-FOLDER/.s.PGSQL.5432 MICROSECONDS
//
// listens on the second socket until it is killed. bench/two_servers.mjs uses it.

#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>
#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <list>
#include <string>
#include <string_view>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;

struct Chunk {
    Clock::time_point due;
    std::string bytes;
};

/// What passes from one socket to the other.
struct Direction {
    int from, to;
    std::deque<Chunk> waiting{};

    /// False once the connection is over.
    bool read(Clock::duration delay) {
        std::array<char, 65536> buffer{};
        const ssize_t got = ::read(from, buffer.data(), buffer.size());
        if (got > 0)
            waiting.push_back({Clock::now() + delay, {buffer.data(), static_cast<size_t>(got)}});
        return got > 0 || (got < 0 && errno == EAGAIN);
    }
    bool write() {
        while (!waiting.empty() && waiting.front().due <= Clock::now()) {
            std::string& bytes = waiting.front().bytes;
            const ssize_t sent = ::send(to, bytes.data(), bytes.size(), MSG_NOSIGNAL);
            if (sent < 0) return errno == EAGAIN;
            bytes.erase(0, static_cast<size_t>(sent));
            if (bytes.empty()) waiting.pop_front();
        }
        return true;
    }
};

sockaddr_un address_of(std::string_view path) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    std::strncpy(address.sun_path, std::string(path).c_str(), sizeof(address.sun_path) - 1);
    return address;
}

int connected_to(std::string_view path) {
    const int file = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const sockaddr_un address = address_of(path);
    if (::connect(file, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
        std::perror("connect");
    ::fcntl(file, F_SETFL, O_NONBLOCK);
    return file;
}

}  // namespace

int main(int count, char** words) {
    if (count != 4) {
        std::fputs("usage: delaying_proxy SERVER-SOCKET OWN-SOCKET MICROSECONDS\n", stderr);
        return 2;
    }
    const auto delay = std::chrono::microseconds(std::atoi(words[3])) / 2;
    const int door = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const sockaddr_un address = address_of(words[2]);
    if (::bind(door, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0 ||
        ::listen(door, 64) != 0) {
        std::perror(words[2]);
        return 1;
    }
    ::chmod(words[2], 0666);
    using Pair = std::array<Direction, 2>;
    std::list<Pair> pairs;
    for (;;) {
        std::vector<pollfd> files = {{door, POLLIN, 0}};
        auto due = Clock::now() + std::chrono::hours(1);
        for (const Pair& pair : pairs)
            for (const Direction& one : pair) {
                files.push_back({one.from, POLLIN, 0});
                if (!one.waiting.empty()) due = std::min(due, one.waiting.front().due);
            }
        const auto left = std::max(Clock::duration{}, due - Clock::now());
        const timespec timeout{std::chrono::duration_cast<std::chrono::seconds>(left).count(),
                               (left % std::chrono::seconds(1)).count()};
        ::ppoll(files.data(), files.size(), &timeout, nullptr);
        std::size_t i = 0;
        const bool visitor = (files[i++].revents & POLLIN) != 0;
        for (auto pair = pairs.begin(); pair != pairs.end();) {
            bool open = true;
            for (Direction& one : *pair) {
                if (files[i++].revents != 0) open = one.read(delay) && open;
                open = one.write() && open;
            }
            if (open) {
                ++pair;
                continue;
            }
            ::close((*pair)[0].from);
            ::close((*pair)[0].to);
            pair = pairs.erase(pair);
        }
        if (visitor) {
            const int here = ::accept4(door, nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC);
            const int there = connected_to(words[1]);
            pairs.push_back({Direction{here, there}, Direction{there, here}});
        }
    }
}
