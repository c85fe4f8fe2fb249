// A server for fuzzing: the real connections, limits, API, no-script site, files and sockets before
// the real club, in one thread and with a fixed clock, so that equal input has equal effects.
// Connections are socket pairs.
//
// ann, bob and cid are logged in by the cookies `session=ann` and so on; `Bearer ann` is ann's
// token with all scopes.
#pragma once

#include "club/commands/test_club.h"
#include "http/http_context.h"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <memory>
#include <string>
#include <string_view>

namespace posthouse::fuzz {

class FuzzServer {
public:
    FuzzServer();
    ~FuzzServer();

    /// The client's end of a connection.
    class Client {
    public:
        explicit Client(FuzzServer&);
        ~Client();
        /// Sends all bytes in pieces of this size (0: at once) and receives until nothing more
        /// comes. Sends nothing after the server has closed.
        void send(std::string_view bytes, std::size_t piece = 0);
        /// Shuts down sending.
        void shut_down();
        bool closed() const { return closed_; }

        std::string received;

    private:
        bool receive();

        FuzzServer& server_;
        int socket_ = -1;
        bool closed_ = false;
    };

    /// Open connections, sockets and streams.
    std::size_t connection_count() const { return context_->connections.size(); }
    /// Asserts that every stored match can be replayed.
    void check_store() const;

    club::TestClub club;

private:
    friend class Client;

    club::Backend backend();
    void on_matches_changed(const club::Response&);
    /// Runs until nothing is left to do.
    void run_until_idle();

    boost::asio::io_context io_;
    boost::asio::executor_work_guard<boost::asio::io_context::executor_type> open_;
    std::shared_ptr<http::HttpContext> context_;
};

/// A server that is replaced after some inputs, before it grows large.
FuzzServer& server_for_input();

}  // namespace posthouse::fuzz
