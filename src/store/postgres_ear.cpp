#include "store/postgres_ear.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>
#include <array>
#include <cerrno>
#include <memory>
#include <system_error>

namespace posthouse::store {

namespace {

constexpr int pause_ms = 500;  // between attempts to connect again

}  // namespace

PostgresListener::PostgresListener(const PostgresConninfo& place, NotificationFn heard,
                                   std::function<bool(int)> own)
    : place_(place), heard_(std::move(heard)), own_(std::move(own)) {
    connect();
    wakeup_fd_ = ::eventfd(0, EFD_CLOEXEC);
    if (wakeup_fd_ < 0) throw std::system_error(errno, std::generic_category(), "eventfd");
    thread_ = std::thread([this] { run(); });
}

PostgresListener::~PostgresListener() {
    stopping_ = true;
    ::eventfd_write(wakeup_fd_, 1);
    thread_.join();
    ::close(wakeup_fd_);
}

void PostgresListener::connect() {
    auto connection = std::make_unique<PostgresConnection>(place_);
    const auto name =
        connection->asked((std::string("SELECT quote_ident(") + channel + ")").c_str());
    connection->command(("LISTEN " + name.at(0)).c_str());
    connection_ = std::move(connection);
}

/// Until something comes on the socket, the bell rings or the time is over.
void PostgresListener::wait(int file, int timeout_ms) const {
    std::array<pollfd, 2> files = {{{wakeup_fd_, POLLIN, 0}, {file, POLLIN, 0}}};
    ::poll(files.data(), file < 0 ? 1 : 2, timeout_ms);
}

void PostgresListener::hear_until_lost() {
    PGconn* libpq = connection_->libpq();
    while (!stopping_) {
        wait(PQsocket(libpq), -1);
        if (PQconsumeInput(libpq) == 0) return;
        for (;;) {
            const std::unique_ptr<PGnotify, decltype(&PQfreemem)> one(PQnotifies(libpq), PQfreemem);
            if (!one) break;
            if (!own_(one->be_pid)) heard_(one->extra);
        }
    }
}

void PostgresListener::run() {
    while (!stopping_) {
        if (connection_) hear_until_lost();
        connection_.reset();
        if (stopping_) return;
        try {
            connect();
            heard_(std::nullopt);  // what was announced meanwhile
        } catch (const std::exception&) {
            // Whoever writes or reads has the same trouble, and says so.
            wait(-1, pause_ms);
        }
    }
}

}  // namespace posthouse::store
