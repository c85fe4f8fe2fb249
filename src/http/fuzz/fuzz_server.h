// A server for fuzzing: the real connections, limits, API, no-script site, files and sockets before
// the real club, in one thread and with a fixed clock, so that equal input has equal effects.
// Connections are socket pairs.
//
// ann, bob and cid are logged in by the cookies `session=ann` and so on; `Bearer ann` is ann's
// token with all scopes.
#pragma once

#include "club/test_club.h"
#include "http/http_context.h"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <memory>
#include <string>
#include <string_view>

namespace posthouse::fuzz {

class FuzzHouse {
public:
    FuzzHouse();
    ~FuzzHouse();

    /// The client's end of a connection.
    class Line {
    public:
        explicit Line(FuzzHouse&);
        ~Line();
        /// Sends all bytes in pieces of this size (0: at once) and receives until nothing more
        /// comes. Sends nothing after the server has closed.
        void say(std::string_view bytes, std::size_t piece = 0);
        /// Shuts down sending.
        void end();
        bool closed() const { return closed_; }

        std::string heard;

    private:
        bool take();

        FuzzHouse& house_;
        int end_ = -1;
        bool closed_ = false;
    };

    /// Open connections, sockets and streams.
    std::size_t open() const { return context_->open.size(); }
    /// Asserts that every stored match can be replayed.
    void look_at_everything() const;

    club::TestClub club;

private:
    friend class Line;

    club::Backend door();
    void touched(const club::Response&);
    /// Runs until nothing is left to do.
    void settle();

    boost::asio::io_context io_;
    boost::asio::executor_work_guard<boost::asio::io_context::executor_type> open_;
    std::shared_ptr<http::HttpContext> context_;
};

/// A server that is replaced after some inputs, before it grows large.
FuzzHouse& house_for_an_input();

}  // namespace posthouse::fuzz
