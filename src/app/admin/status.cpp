#include "app/admin/status.h"

#include "base/visible_text.h"
#include "club/core/calendar.h"
#include "club/letters/letter_tables.h"
#include "club/moderation/moderation_tables.h"

#include <date/date.h>

#include <fmt/format.h>
#include <spdlog/spdlog.h>
#include <sys/stat.h>
#include <boost/asio/io_context.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/write.hpp>

#include <algorithm>
#include <exception>
#include <filesystem>
#include <ostream>
#include <ranges>
#include <thread>
#include <utility>

namespace posthouse::app {

namespace asio = boost::asio;
using Unix = asio::local::stream_protocol;
using boost::system::error_code;

namespace {

constexpr std::size_t named_max = 3;  // of each limit
constexpr std::chrono::seconds patience{10};

std::string format_length(std::chrono::milliseconds length) {
    const auto minutes = std::chrono::floor<std::chrono::minutes>(length).count();
    if (minutes < 60) return fmt::format("{} min", minutes);
    if (minutes < 48 * 60) return fmt::format("{} h {} min", minutes / 60, minutes % 60);
    return fmt::format("{} days", minutes / (24 * 60));
}

std::string format_names(const LimitCounts::Row& row) {
    std::string words;
    for (const auto& [who, times] : row.by_name | std::views::take(named_max))
        words += fmt::format("{}{} ({})", words.empty() ? "" : ", ", who, times);
    return words;
}

std::string format_limits(const std::vector<LimitCounts::Row>& limits) {
    if (limits.empty()) return "No limit was reached.\n";
    std::size_t width = 14;
    for (const auto& row : limits) width = std::max(width, row.limit.size());
    std::string text = fmt::format("{:<{}}  last hour  since start  last at (UTC)        by\n",
                                   "Limits reached", width);
    for (const auto& row : limits)
        text +=
            fmt::format("{:<{}}  {:>9}  {:>11}  {}  {}\n", row.limit, width, row.last_hour, row.all,
                        date::format("%F %T", std::chrono::floor<std::chrono::seconds>(row.last)),
                        format_names(row));
    return text;
}

}  // namespace

std::string format_status(const Status& status) {
    const club::ServerStats& tally = status.health.stats;
    long long computer_moves = 0;
    for (const club::JobStats& kind : tally.jobs)
        if (kind.kind == "think") computer_moves = kind.waiting;
    std::string text = fmt::format(
        "Posthouse {}, running since {} UTC ({})\n"
        "Players {}, running matches {}, open pages {}\n"
        "Waiting: requests {}, password checks {}, computer moves {}, mails {} ({} overdue)\n",
        status.version, club::format_minute(status.since),
        format_length(status.health.now - status.since), tally.players, tally.matches_running,
        status.sockets, status.queues.requests, status.queues.passwords, computer_moves,
        tally.letters_waiting, tally.letters_due);
    for (const auto& trouble : health_of(status.health).issues)
        text += "Trouble: " + trouble.description + '\n';
    return text + '\n' + format_limits(status.limits);
}

class StatusServer::Serving {
public:
    Serving(const std::string& socket, std::function<std::string()> text)
        : socket_(socket), text_(std::move(text)), acceptor_(io_) {
        // A second server in this folder has already failed at the LMTP socket.
        std::filesystem::remove(socket);
        acceptor_.open();
        acceptor_.bind(Unix::endpoint(socket));
        ::chmod(socket.c_str(), 0600);
        acceptor_.listen();
        accept();
        thread_ = std::thread([this] { io_.run(); });
    }

    ~Serving() {
        io_.stop();
        thread_.join();
        std::error_code gone_already;
        std::filesystem::remove(socket_, gone_already);
    }

private:
    void accept() {
        acceptor_.async_accept([this](error_code wrong, Unix::socket socket) {
            if (wrong == asio::error::operation_aborted) return;
            if (!wrong) answer(std::make_shared<Unix::socket>(std::move(socket)));
            accept();
        });
    }

    void answer(const std::shared_ptr<Unix::socket>& socket) {
        try {
            const auto text = std::make_shared<const std::string>(text_());
            asio::async_write(*socket, asio::buffer(*text), [socket, text](error_code, auto) {});
        } catch (const std::exception& fault) {
            spdlog::warn("answering with the status: {}", fault.what());
        }
    }

    const std::string socket_;
    const std::function<std::string()> text_;
    asio::io_context io_;
    Unix::acceptor acceptor_;
    std::thread thread_;
};

StatusServer::StatusServer(const std::string& socket, std::function<std::string()> text) {
    try {
        serving_ = std::make_unique<Serving>(socket, std::move(text));
    } catch (const std::exception& fault) {
        spdlog::warn("`posthouse admin status` will not work: {}: {}", socket, fault.what());
    }
}

StatusServer::~StatusServer() = default;

std::string status_socket(const Config& configuration) {
    return configuration.data + "/status.sock";
}

int ask_status(const Config& configuration, std::ostream& out) {
    Unix::iostream server;
    server.expires_after(patience);
    const std::string socket = status_socket(configuration);
    server.connect(Unix::endpoint(socket));
    std::string text(std::istreambuf_iterator<char>(server), {});
    if (!text.empty()) {
        out << visible_text(text);
        return 0;
    }
    out << fmt::format(
        "No server answers at “{}”: start one with `posthouse serve`, or give the --data folder of "
        "the one that runs.\n",
        socket);
    return 1;
}

}  // namespace posthouse::app
