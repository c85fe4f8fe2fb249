// A house for fuzzing its HTTP side: the real connections, limits, API, plain pages, files and
// sockets before the real club, in one thread and with clocks that stand still, so that the same
// bytes always do the same. A connection's other end is a pair of sockets, no network.
//
// ann, bob and cid are logged in by the cookies `session=ann` and so on; `Bearer ann` is ann's
// token with all scopes. They play, talk, wait and watch.
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

    /// The client's end of a connection to the house.
    class Line {
    public:
        explicit Line(FuzzHouse&);
        ~Line();
        /// Sends all of it, so many bytes at a time (0: at once), and takes what comes meanwhile
        /// and until nothing more does. Sends nothing once the house has closed.
        void say(std::string_view bytes, std::size_t piece = 0);
        /// Will say nothing more.
        void end();
        bool closed() const { return closed_; }

        std::string heard;

    private:
        bool take();

        FuzzHouse& house_;
        int end_ = -1;
        bool closed_ = false;
    };

    /// Connections, sockets and streams that the house has open.
    std::size_t open() const { return gateway_->open.size(); }
    /// What is stored is whole: every match can be replayed from its moves. Asserts that.
    void look_at_everything() const;

    club::TestClub club;

private:
    friend class Line;

    club::Backend door();
    void touched(const club::Response&);
    /// Until nothing is left to be done.
    void settle();

    boost::asio::io_context io_;
    boost::asio::executor_work_guard<boost::asio::io_context::executor_type> open_;
    std::shared_ptr<http::HttpContext> gateway_;
};

/// One that has not yet taken so many inputs that it has grown large.
FuzzHouse& house_for_an_input();

}  // namespace posthouse::fuzz
